"""Algorithm 1: parse graphs from the initial parser, then learn, parse the failures again, learn more.

Answers are the only supervision. The success buffer holds a graph that gives the known answer for every
problem solved so far, the failure buffer the rest; each iteration trains on the first and searches the second
with the updated parser, more widely than the initial parser did, until nothing new is found.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import torch

from fabula import __version__
from fabula.choose import Ranker
from fabula.data.records import Record
from fabula.errors import ModelError, ReadError
from fabula.extract import RANKER
from fabula.extract.base import Reading
from fabula.extract.framed import RUNS, FrameExtractor
from fabula.extract.neural.encode import Encoded, encode
from fabula.extract.neural.generate import Silent
from fabula.extract.neural.heads import Heads, View
from fabula.extract.neural.labels import bucket, labels, place_of, silent_name
from fabula.extract.neural.smart import SmartReader
from fabula.extract.neural.wording import wording
from fabula.learn.buffers import SUCCESS, Buffers, Entry
from fabula.learn.curve import curve_svg
from fabula.learn.encoder import NAME, find_encoder
from fabula.learn.export import export_folder
from fabula.learn.files import write_atomically
from fabula.learn.loop import Log, LoopConfig, config_json, train
from fabula.learn.models.bert import load_bert
from fabula.learn.models.smart import Smart
from fabula.learn.plus import seen_ids, training_records
from fabula.learn.pseudo import Found, search
from fabula.learn.ranking import collect, cross_validate, figures, standing, surety
from fabula.learn.ranking import fit as fit_order
from fabula.learn.refit import by_set, disturbed
from fabula.learn.smarting import SmartExample, collate_smart
from fabula.learn.validate import cases, compare, fit
from fabula.parse.score import Reduction, Weights
from fabula.situation import derive
from fabula.situation.nodes import NodeKind
from fabula.text import Problem, read

Say = Callable[[str], object]
SAVE_SECONDS = 60.0  # a search that is killed has lost no more than this
ENOUGH = 300  # problems to fit four weights on
DISTURBED = ("", "~added1", "~removed")  # … and a ranker: as they are, with a clause too many, with one too few
PRECISION = 0.97  # of what is called solved, on all of these
SEEN = 2  # graphs in which a node without words has to occur to be one that may be proposed


@dataclass(frozen=True)
class SmartConfig:
    """Everything a training depends on besides the data.

    ``reduction`` and ``weights`` say how the parts of p(pg|x) make one number; ``train_smart`` fits the
    weights on problems that it holds back once.
    """

    split: str = "iid"
    encoder: str = NAME
    dim: int = 128
    dropout: float = 0.1
    iterations: int = 3
    more_passes: int = 1  # in every iteration after the first
    last_passes: int = 2  # over all problems, once the weights are fitted
    wide: int = 200  # readings of a failure that are searched
    threads: int = 2
    reduction: str = Reduction.JOINT.value
    weights: Weights = field(default_factory=Weights)
    loop: LoopConfig = field(default_factory=lambda: LoopConfig(passes=10, batch=16))


class SmartTraining:
    """The buffers, the networks, and the loop between them, over one working folder."""

    def __init__(
        self,
        records: Sequence[Record],
        out: Path,
        config: SmartConfig,
        *,
        resume: bool = False,
        say: Say = print,
    ) -> None:
        self.config = config
        self.out = out
        self.work = out.with_name(f"{out.name}.work")
        self.work.mkdir(parents=True, exist_ok=True)
        self.resume = resume
        self.say = say
        self.log = Log(self.work / "log.jsonl")
        torch.set_num_threads(config.threads)
        torch.manual_seed(config.loop.seed)
        bert, self.vocabulary = load_bert(find_encoder(config.encoder), config.dropout)
        self.model = Smart(bert, config.dim, config.dropout)
        self.problems = dict(_readable(records, self.vocabulary))
        self.buffers = Buffers()

    def propose(self) -> Buffers:
        """What the initial parser finds, or what an earlier run found."""
        if self.resume and (self.work / SUCCESS).is_file():
            self.buffers = Buffers.read(self.work)
        self._search(0, self.problems, FrameExtractor().readings)
        return self.buffers

    def run(self, proposed: Buffers | None = None) -> Buffers:
        """All iterations, and the exported model; ``proposed`` are graphs that were found before."""
        if proposed is not None and not (self.resume and (self.work / SUCCESS).is_file()):
            self.buffers = proposed.among(self.problems)
            self.buffers.write(self.work)
        self.propose()
        for iteration in range(1, self.config.iterations + 1):
            self._learn(iteration)
            self.export(self.work / f"iteration{iteration}")
            failed = [i for i in self.buffers.failure if i in self.problems]
            self._search(iteration, failed, self._updated_parser())
            if not self.buffers.found_in(iteration):
                break
        picture = curve_svg(self.buffers.curve(), len(self.problems))
        write_atomically(self.work / "curve.svg", lambda beside: beside.write_text(picture, "utf-8"))
        self.export(self.out)
        return self.buffers

    def _search(
        self, iteration: int, ids: Iterable[str], readings: Callable[[Problem], Iterable[Reading]]
    ) -> None:
        """Look for graphs that give the known answers; what is found moves to the success buffer."""
        began = saved = time.monotonic()
        for id_ in [i for i in ids if not self.buffers.tried(i, iteration)]:
            record, problem, _ = self.problems[id_]
            grammatical = (r for r in readings(problem) if derive(r.graph))
            found = search(problem, record, grammatical, limit=self.config.wide)
            if found is None:
                self.buffers.fail(id_, iteration)
            else:
                self.buffers.add(_entry(id_, iteration, found))
            if time.monotonic() - saved > SAVE_SECONDS:
                self.buffers.write(self.work)
                saved = time.monotonic()
        self.buffers.write(self.work)
        held = {"success": len(self.buffers.success), "failure": len(self.buffers.failure)}
        self.say(f"iteration {iteration}: {held['success']} solved, {held['failure']} not")
        seconds = round(time.monotonic() - began, 1)
        self.log(event="buffers", iteration=iteration, **held, search_seconds=seconds)

    def _learn(self, iteration: int) -> None:
        """θ = θ − ∇J(x, pg) over the success buffer, going on from the iteration before."""
        made = [
            SmartExample(id_, self.problems[id_][2], labels(*self.problems[id_][1:], entry.graph))
            for id_, entry in sorted(self.buffers.success.items())
            if id_ in self.problems and entry.iteration < iteration
        ]
        loop = self.config.loop
        if iteration > 1:
            loop = replace(slower(loop), passes=self.config.more_passes)
        loop = replace(loop, seed=loop.seed + iteration)
        checkpoint = self.work / f"iteration{iteration}.pt"
        log = Log(self.work / "train.jsonl")
        train(
            self.model, made, collate_smart, _size, loop, checkpoint=checkpoint, resume=self.resume, log=log
        )

    # The updated parser

    def silent(self) -> Silent:
        """The nodes without words of the success buffer, by bucket; the most frequent where two share one."""
        counts: dict[int, Counter[tuple[NodeKind, str]]] = {}
        for id_, entry in sorted(self.buffers.success.items()):
            if id_ in self.problems:
                for node in entry.graph.nodes:
                    if place_of(self.problems[id_][1], node) is None:
                        seen = counts.setdefault(bucket(node.kind, node.label), Counter())
                        seen[node.kind, silent_name(node.label)] += 1
        return {at: seen.most_common(1)[0][0] for at, seen in sorted(counts.items()) if seen.total() >= SEEN}

    def reader(self, runs: int | None = None, mode: str = "both") -> SmartReader:
        """The updated parser's search; ``runs`` more widely than usual."""
        config = self.config
        initial = FrameExtractor(runs or RUNS)
        made = SmartReader(self.silent(), Reduction(config.reduction), config.weights, mode, initial)
        made.limit = runs or made.limit
        return made

    def view(self, problem: Problem) -> View:
        """What the networks of this moment say of a problem."""
        encoded = encode(problem, self.vocabulary)
        with torch.no_grad():
            ids = torch.tensor([encoded.ids])
            vectors = self.model.bert(ids, torch.ones_like(ids))[0].numpy()
        weights = self.model.heads.state_dict().items()
        return Heads({name: w.detach().numpy() for name, w in weights}).of(vectors, encoded)

    def _updated_parser(self) -> Callable[[Problem], list[Reading]]:
        reader = self.reader(self.config.wide)
        return lambda problem: reader.readings(problem, self.view(problem))

    def export(self, out: Path, more: dict[str, Any] | None = None, files: dict[str, Any] | None = None) -> None:
        """The networks of this moment as a model folder, with what else its card and its files are to say."""
        card = {
            "variant": "smart",
            "fabula": __version__,
            "split": self.config.split,
            "problems": len(self.problems),
            "words": list(wording().names),
            "curve": self.buffers.curve(),
            "reduction": self.config.reduction,
            "weights": asdict(self.config.weights),
            "silent": {str(at): [kind.value, label] for at, (kind, label) in self.silent().items()},
            "seed": self.config.loop.seed,
            "config": config_json(replace(self.config, encoder=Path(self.config.encoder).name)),
            **(more or {}),
        }
        export_folder(out, self.model.bert, self.model.heads, self.vocabulary, card, files or {})


def _readable(
    records: Sequence[Record], vocabulary: dict[str, int]
) -> Iterable[tuple[str, tuple[Record, Problem, Encoded]]]:
    for record in records:
        try:
            problem = read(record.text)
        except ReadError:
            continue
        yield record.id, (record, problem, encode(problem, vocabulary))


def _entry(id_: str, iteration: int, found: Found) -> Entry:
    reading = found.reading
    return Entry(id_, iteration, reading.graph, reading.mentions, reading.score, found.agreeing)


def _size(example: SmartExample) -> int:
    return example.size


def slower(loop: LoopConfig) -> LoopConfig:
    """Half the learning rates, for networks that have learned before."""
    return replace(loop, rate=loop.rate / 2, head_rate=loop.head_rate / 2)


def held_back(data: Path, split: str) -> tuple[list[Record], list[Record]]:
    """The training file in two: what the weights are not fitted on, and the problems that they are."""
    records = training_records(data, split)
    if not records:
        raise ModelError("the training file is empty", hint=f"look into {data}")
    seen = seen_ids(data)
    honest = [r for r in records if r.id not in seen] if seen else records[::5]
    held = {r.id for r in honest}
    return [r for r in records if r.id not in held], honest[:: max(1, len(honest) // ENOUGH)]


class Pool:
    """What a training's networks and the initial parser propose, for a ranker."""

    name = "smart"

    def __init__(self, reader: SmartReader, view: Callable[[Problem], View]) -> None:
        self.reader = reader
        self.view = view

    def readings(self, problem: Problem) -> list[Reading]:
        return self.reader.pooled(problem, self.view(problem))


def fit_ranker(pool: Pool, honest: Sequence[Record], strangers: Sequence[Record]) -> tuple[Ranker, dict[str, Any]]:
    """How to choose among the pool's answers and how far to trust the first, and what that is worth in ten folds.

    Fitted on problems that nobody has learned from, also with an irrelevant clause and without a needed one.
    """
    made = {n: found for n, found in disturbed("held", honest, strangers) if n.removeprefix("held") in DISTURBED}
    sets = {name: standing(collect(found, (pool,))) for name, found in made.items()}
    whole = [case for found in sets.values() for case in found]
    verdicts = cross_validate(whole)
    sure = surety(verdicts, PRECISION)
    shown = {name: figures(part, sure) for name, part in by_set(sets, verdicts).items()}
    return fit_order(whole), {"sure": sure, "ranker": shown}


def train_smart(data: Path, out: Path, config: SmartConfig, *, resume: bool, say: Say) -> dict[str, Any]:
    """One command from data to model.

    Problems outside ``study.json``, on which the frames were not developed, are held back once to fit the
    weights of p(pg|x) and the ranker; then the networks go on and learn from them as well.
    """
    rest, honest = held_back(data, config.split)
    records = training_records(data, config.split)
    final = SmartTraining(records, out, config, resume=resume, say=say)
    proposed = final.propose()
    check = SmartTraining(
        rest, out.with_name(f"{out.name}.check"), replace(config, iterations=1), resume=resume, say=say
    )
    check.run(proposed)
    found = list(cases(honest, check.reader(), check.view))
    weights = fit(found)
    table = compare(found, weights)
    check.config = replace(check.config, weights=weights)
    ranker, chosen = fit_ranker(Pool(check.reader(), check.view), honest, rest)
    say(f"validation on {len(honest)} problems: {table}; weights {weights}; {chosen}")
    final.model.load_state_dict(check.model.state_dict())
    loop = replace(slower(config.loop), passes=config.last_passes)
    final.config = replace(config, weights=weights, loop=loop)
    final.run()
    final.export(out, {"validation": {**table, **chosen["ranker"]}, "sure": chosen["sure"]}, {RANKER: ranker.to_json()})
    return {"problems": len(honest), **table, **chosen, "weights": asdict(weights), "curve": final.buffers.curve()}
