"""``smart``: the grammar's readings of a text, in the order of the probability that the networks give them.

Attribute NER, nested NER and Seq2Seq generate graphs (``generate.py``), the initial parser's relation rules
(the frames) give theirs, and both get their p(pg|x) = p(V|x) · p(A|x) · p(E|x) (``parse/score.py``). A model with a
ranker chooses as all readings are chosen (``choose``): by p(pg|x), the initial parser's costs, and who agrees with
whom. ``smart:pg`` is the order of p(pg|x) and the initial parser's costs, without a ranker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from fabula.extract import RANKER
from fabula.extract.base import NETWORKS, Extractor, Reading
from fabula.extract.framed import FrameExtractor
from fabula.extract.neural.encode import encode
from fabula.extract.neural.encoder import OnnxEncoder
from fabula.extract.neural.generate import Generator, Silent
from fabula.extract.neural.heads import Heads, View, translated
from fabula.extract.neural.labels import labels
from fabula.extract.neural.plus import within
from fabula.extract.neural.store import HEADS, ModelFolder
from fabula.extract.neural.wording import wording
from fabula.parse.determined import determined
from fabula.parse.score import Reduction, Weights, log_probability
from fabula.situation import derive
from fabula.situation.nodes import NodeKind
from fabula.text import Problem

LIMIT = 60  # readings of the initial parser that are scored
POOLED, WIDE = 16, 5.0  # … where a ranker chooses: so many, and none that costs so much more than the cheapest
UNLIKELY = -11.0  # no graph of a ranker's counts as less probable than this, beside the most probable one


@dataclass(frozen=True, slots=True)
class Mode:
    """Which parts of the system are at work, as in the paper's ablation."""

    rules: bool  # relation rules: the initial parser's graphs
    seq2seq: bool  # relations by Seq2Seq; p(E|x) counts
    ner: bool = True  # graphs built from the networks' labels
    pooled: bool = False  # chosen by the model's ranker, if it has one


MODES = {
    "ner": Mode(rules=False, seq2seq=False),
    "ner+rules": Mode(rules=True, seq2seq=False, ner=False),
    "ner+seq2seq": Mode(rules=False, seq2seq=True),
    "pg": Mode(rules=True, seq2seq=True),
    "both": Mode(rules=True, seq2seq=True, pooled=True),
}


class SmartReader:
    """Readings of a problem that was encoded: those that the mode allows, by p(pg|x)."""

    def __init__(
        self,
        silent: Silent,
        reduction: Reduction = Reduction.JOINT,
        weights: Weights | None = None,
        mode: str = "both",
        initial: Extractor | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.reduction = reduction
        self.mode = MODES[mode]
        given = weights or Weights()
        self.weights = given if self.mode.seq2seq else replace(given, stated=0.0)
        self.generator = Generator(silent, self.weights, relations=self.mode.seq2seq)
        self.initial: Extractor = initial or FrameExtractor()
        self.limit = limit

    def candidates(self, problem: Problem, view: View) -> list[Reading]:
        """Graphs in L(G), of the initial parser and of the networks."""
        return [*islice(self._initial(problem), self.limit), *self._generated(problem, view)]

    def _initial(self, problem: Problem) -> Iterator[Reading]:
        if self.mode.rules:
            own = self.initial.readings(problem)
            yield from (r for r in own if derive(r.graph) and determined(r.graph))

    def _generated(self, problem: Problem, view: View) -> Iterator[Reading]:
        return self.generator.readings(problem, view) if self.mode.ner else iter(())

    def readings(self, problem: Problem, view: View) -> list[Reading]:
        """Most probable first."""
        return rescore(view, problem, self.candidates(problem, view), self.reduction, self.weights)

    def pooled(self, problem: Problem, view: View) -> list[Reading]:
        """For a ranker: graphs with the scores of their proposers, and all with p(pg|x)."""
        found = [*within(self._initial(problem), WIDE, POOLED), *self._generated(problem, view)]
        chances = _log_chances(view, problem, found, self.reduction, self.weights)
        top = max(chances, default=0.0)
        written = [max(UNLIKELY, chance - top) for chance in chances]
        return [
            replace(r, score=w if r.proposer == NETWORKS else r.score, written=w)
            for r, w in zip(found, written, strict=True)
        ]


class SmartExtractor:
    """The paper's system: readings of the grammar, most probable first."""

    name = "smart"

    def __init__(self, folder: ModelFolder, mode: str = "both", reduction: Reduction | None = None) -> None:
        self.vocabulary = folder.vocabulary()
        self.encoder = OnnxEncoder(folder)
        card = folder.card
        self.pools = MODES[mode].pooled and RANKER in card.get("files", {})
        if self.pools:
            self.ranker_in = folder.path
        self.heads = Heads(translated(folder.arrays(HEADS), card.get("words", wording().names)))
        self.reader = SmartReader(
            silent_from_json(card.get("silent", {})),
            reduction or Reduction(card.get("reduction", Reduction.JOINT)),
            Weights(**card.get("weights", {})),
            mode,
        )

    def view(self, problem: Problem) -> View:
        encoded = encode(problem, self.vocabulary)
        return self.heads.of(self.encoder(encoded.ids), encoded)

    def readings(self, problem: Problem) -> Iterator[Reading]:
        find = self.reader.pooled if self.pools else self.reader.readings
        yield from find(problem, self.view(problem))


def silent_from_json(data: Mapping[str, Any]) -> Silent:
    """Buckets to the nodes that they stand for, as the model card has them."""
    return {int(at): (NodeKind(kind), label) for at, (kind, label) in data.items()}


def rescore(
    view: View,
    problem: Problem,
    candidates: Sequence[Reading],
    reduction: Reduction,
    weights: Weights,
) -> list[Reading]:
    """The candidates with log p(pg|x) for their score, best first."""
    chances = _log_chances(view, problem, candidates, reduction, weights)
    scored = [
        replace(r, score=chance + weights.prior * own)
        for r, chance, own in zip(candidates, chances, prior_scores(candidates), strict=True)
    ]
    return sorted(scored, key=lambda reading: -reading.score)


def _log_chances(
    view: View, problem: Problem, candidates: Sequence[Reading], reduction: Reduction, weights: Weights
) -> list[float]:
    """log p(pg|x) of every candidate."""
    parts = view.parts([labels(problem, view.encoded, r.graph) for r in candidates])
    return [log_probability(part, reduction, weights) for part in parts]


def prior_scores(candidates: Sequence[Reading]) -> list[float]:
    """The initial parser's own scores; a graph that they have not thought of is as good as their worst."""
    own = [r.score for r in candidates if r.proposer != NETWORKS]
    return [min(own, default=0.0) if r.proposer == NETWORKS else r.score for r in candidates]
