"""``smart+``: rules and the relation decoder propose readings; the ranker chooses among their answers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

from fabula.extract.base import Reading
from fabula.extract.mentions import mentions
from fabula.extract.neural.encode import encode
from fabula.extract.neural.encoder import OnnxEncoder
from fabula.extract.neural.ranker import RELATE, Ranker, Solved
from fabula.extract.neural.relate import RelationDecoder
from fabula.extract.neural.situate import situate
from fabula.extract.neural.store import HEADS, ModelFolder
from fabula.extract.rules.parser import RuleExtractor
from fabula.text import Problem

RANKER = "ranker.json"
BEAM = 10
WIDTH = 5.0
TRIES = 16  # readings of the rules; of the right ones that 36 hold, 99 % are among these
S = TypeVar("S", bound=Solved)


class RelationReader:
    """The relation decoder as a proposer of graphs. Who solves them sees that they are in L(G)."""

    name = "relate"

    def __init__(self, folder: ModelFolder, beam: int = BEAM) -> None:
        self.vocabulary = folder.vocabulary()
        self.encoder = OnnxEncoder(folder)
        self.decoder = RelationDecoder(folder.arrays(HEADS))
        self.beam = beam

    def readings(self, problem: Problem) -> Iterator[Reading]:
        encoded = encode(problem, self.vocabulary)
        vectors = self.encoder(encoded.ids)
        for proposal in self.decoder.decode(vectors, encoded.operands, encoded.goal, self.beam):
            graph = situate(problem, encoded.operands, proposal.steps, proposal.score)
            yield Reading(graph, proposal.score, mentions(graph), (RELATE,))


class RuleReader:
    """The rules as a proposer: so many readings, but none that costs so much more than the cheapest."""

    name = "rules"

    def __init__(self, width: float = WIDTH, tries: int = TRIES) -> None:
        self.rules = RuleExtractor()
        self.width = width
        self.tries = tries

    def readings(self, problem: Problem) -> Iterator[Reading]:
        best = -float("inf")
        for reading in islice(self.rules.readings(problem), self.tries):
            best = max(best, reading.score)
            if reading.score >= best - self.width:
                yield reading


class SmartPlusExtractor:
    """All proposers in turn, and a ``rank`` that the solver asks when it has solved their readings."""

    name = "smart+"

    def __init__(self, folder: ModelFolder, beam: int = BEAM) -> None:
        self.proposers = (RuleReader(), RelationReader(folder, beam))
        self.ranker = Ranker.from_json(json.loads(folder.file(RANKER).read_text("utf-8")))
        self.sure = float(folder.card.get("sure", 0.9))

    def readings(self, problem: Problem) -> Iterator[Reading]:
        for proposer in self.proposers:
            yield from proposer.readings(problem)

    def rank(self, problem: Problem, solved: Iterable[S]) -> list[tuple[float, S]]:
        """One solved reading for each answer with minus the log of its probability, best first."""
        return self.ranker.rank(problem, solved)
