"""Algorithm 1: parse graphs from the initial parser, then learn, parse the failures again, learn more.

Answers are the only supervision. The success buffer holds a graph that gives the known answer for every
problem solved so far, the failure buffer the rest; each iteration trains on the first and searches the second
with the updated parser, more widely than the initial parser did, until nothing new is found.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any

import torch

from fabula import __version__
from fabula.data.records import Record
from fabula.errors import ModelError, ReadError
from fabula.extract.base import Reading
from fabula.extract.neural.encode import Encoded, encode
from fabula.extract.neural.labels import labels
from fabula.extract.neural.smart import SmartScorer, rescore
from fabula.extract.rules.parser import RuleExtractor
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
from fabula.learn.ranking import same
from fabula.learn.smarting import SmartExample, collate_smart
from fabula.parse.score import Reduction
from fabula.situation import derive
from fabula.solve.plausible import objections
from fabula.text import Problem, read


@dataclass(frozen=True)
class SmartConfig:
    """Everything a training depends on besides the data."""

    split: str = "iid"
    encoder: str = NAME
    dim: int = 128
    dropout: float = 0.1
    iterations: int = 3
    more_passes: int = 2  # in every iteration after the first
    wide: int = 200  # readings of a failure that are searched
    threads: int = 2
    reduction: str = Reduction.SUM.value
    prior: float = 1.0  # the weight of the initial parser's own costs beside p(pg|x); the paper has none: 0
    loop: LoopConfig = field(default_factory=lambda: LoopConfig(passes=6, batch=16))


class SmartTraining:
    """The buffers, the networks, and the loop between them, over one working folder."""

    def __init__(
        self,
        records: Sequence[Record],
        out: Path,
        config: SmartConfig,
        *,
        resume: bool = False,
        say: Callable[[str], object] = print,
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

    def run(self) -> Buffers:
        """All iterations, and the exported model."""
        if self.resume and (self.work / SUCCESS).is_file():
            self.buffers = Buffers.read(self.work)
        else:
            self._propose(0, self.problems, RuleExtractor().readings)
        for iteration in range(1, self.config.iterations + 1):
            before = len(self.buffers.success)
            self._learn(iteration)
            wide = RuleExtractor(runs=self.config.wide)
            failed = [i for i in self.buffers.failure if i in self.problems]
            self._propose(iteration, failed, self._parser(wide))
            if len(self.buffers.success) == before:
                break
        picture = curve_svg(self.buffers.curve(), len(self.problems))
        write_atomically(self.work / "curve.svg", lambda beside: beside.write_text(picture, "utf-8"))
        self.export()
        return self.buffers

    def _propose(
        self, iteration: int, ids: Iterable[str], readings: Callable[[Problem], Iterable[Reading]]
    ) -> None:
        """Search graphs that give the known answers; what is found moves to the success buffer."""
        began = time.monotonic()
        for id_ in list(ids):
            record, problem, _ = self.problems[id_]
            found = search(problem, record, _in_grammar(readings(problem)), limit=self.config.wide)
            if found is None:
                self.buffers.fail(id_, iteration)
            else:
                self.buffers.add(_entry(id_, iteration, found))
        self.buffers.write(self.work)
        held = {"success": len(self.buffers.success), "failure": len(self.buffers.failure)}
        self.say(f"iteration {iteration}: {held['success']} solved, {held['failure']} not")
        self.log(
            event="buffers", iteration=iteration, **held, search_seconds=round(time.monotonic() - began, 1)
        )

    def _learn(self, iteration: int) -> None:
        """θ = θ − ∇J(x, pg) over the success buffer, going on from the iteration before."""
        made = [
            SmartExample(id_, self.problems[id_][2], labels(*self.problems[id_][1:], entry.graph))
            for id_, entry in self.buffers.success.items()
            if id_ in self.problems and entry.iteration < iteration
        ]
        loop = self.config.loop
        if iteration > 1:
            loop = replace(
                loop, passes=self.config.more_passes, rate=loop.rate / 2, head_rate=loop.head_rate / 2
            )
        loop = replace(loop, seed=loop.seed + iteration)
        checkpoint = self.work / f"iteration{iteration}.pt"
        log = Log(self.work / "train.jsonl")
        train(
            self.model, made, collate_smart, _size, loop, checkpoint=checkpoint, resume=self.resume, log=log
        )

    def parse(self, problem: Problem, readings: Iterable[Reading]) -> list[Reading]:
        """The updated parser: the same readings by p(pg|x)."""
        candidates = list(islice(_in_grammar(readings), self.config.wide))
        if not candidates:
            return []
        encoded = encode(problem, self.vocabulary)
        with torch.no_grad():
            ids = torch.tensor([encoded.ids])
            vectors = self.model.bert(ids, torch.ones_like(ids))[0].numpy()
        scorer = SmartScorer({n: w.detach().numpy() for n, w in self.model.heads.state_dict().items()})
        config = self.config
        how = Reduction(config.reduction)
        return rescore(scorer, vectors, encoded, problem, candidates, how, config.prior)

    def _parser(self, initial: RuleExtractor) -> Callable[[Problem], list[Reading]]:
        return lambda problem: self.parse(problem, initial.readings(problem))

    def export(self, more: dict[str, Any] | None = None) -> None:
        card = {
            "variant": "smart",
            "fabula": __version__,
            "split": self.config.split,
            "problems": len(self.problems),
            "curve": self.buffers.curve(),
            "reduction": self.config.reduction,
            "prior": self.config.prior,
            "seed": self.config.loop.seed,
            "config": config_json(self.config),
            **(more or {}),
        }
        export_folder(self.out, self.model.bert, self.model.heads, self.vocabulary, card)


def _readable(
    records: Sequence[Record], vocabulary: dict[str, int]
) -> Iterable[tuple[str, tuple[Record, Problem, Encoded]]]:
    for record in records:
        try:
            problem = read(record.text)
        except ReadError:
            continue
        yield record.id, (record, problem, encode(problem, vocabulary))


def _in_grammar(readings: Iterable[Reading]) -> Iterable[Reading]:
    return (reading for reading in readings if derive(reading.graph))


def _entry(id_: str, iteration: int, found: Found) -> Entry:
    reading = found.reading
    return Entry(id_, iteration, reading.graph, reading.mentions, reading.score, found.agreeing)


def _size(example: SmartExample) -> int:
    return example.size


def train_smart(
    data: Path, out: Path, config: SmartConfig, *, resume: bool, say: Callable[[str], object]
) -> dict[str, Any]:
    """One command from data to model; problems outside ``study.json`` are held back once to validate."""
    records = training_records(data, config.split)
    if not records:
        raise ModelError("the training file is empty", hint=f"look into {data}")
    seen = seen_ids(data)
    honest = [r for r in records if r.id not in seen] if seen else records[::5]
    held = {r.id for r in honest}
    rest = [r for r in records if r.id not in held]
    first = SmartTraining(rest, out.with_name(f"{out.name}.check"), config, resume=resume, say=say)
    first.run()
    figures = {reduction.value: accuracy(first, honest, reduction) for reduction in Reduction}
    say(f"validation on {len(honest)} problems: {figures}")
    best = max(figures, key=lambda name: figures[name]["accuracy"])
    final = SmartTraining(records, out, replace(config, reduction=best), resume=resume, say=say)
    final.run()
    final.export({"validation": figures})
    return {"validation": figures, "reduction": best, "curve": final.buffers.curve()}


def accuracy(training: SmartTraining, records: Sequence[Record], reduction: Reduction) -> dict[str, float]:
    """How often the most probable plausible reading is right, or one of the first 5 or 20 answers."""
    training.config = replace(training.config, reduction=reduction.value)
    counts = {1: 0, 5: 0, 20: 0}
    for record in records:
        try:
            problem = read(record.text)
        except ReadError:
            continue
        answers = _answers(problem, training.parse(problem, RuleExtractor().readings(problem)))
        place = next((i for i, value in enumerate(answers) if same(value, record.answer)), None)
        for count in counts:
            counts[count] += place is not None and place < count
    total = max(1, len(records))
    names = {1: "accuracy", 5: "within_5", 20: "within_20"}
    return {names[count]: round(right / total, 4) for count, right in counts.items()}


def _answers(problem: Problem, readings: Sequence[Reading]) -> list[Any]:
    """Distinct answers in the readings' order; those with objections behind the others."""
    from fabula.solve import solve_graph
    from fabula.solve.answer import make_answer

    plain: dict[Any, None] = {}
    doubted: dict[Any, None] = {}
    for reading in readings:
        system, result = solve_graph(reading.graph, seconds=1.0)
        answer = make_answer(reading.graph, system, result, problem)
        if answer is not None:
            doubts = objections(problem, reading.graph, system, result)
            (doubted if any(not d.soft for d in doubts) else plain)[answer.value] = None
    return [*plain, *(v for v in doubted if v not in plain)]
