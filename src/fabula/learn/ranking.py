"""Training the ranker: solved readings of problems that no proposer has learned from, and their answers."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from fabula.data.expression import same_answer
from fabula.data.records import Record
from fabula.errors import DataError, ReadError
from fabula.extract.base import Extractor
from fabula.extract.neural.ranker import ALONE, Facts, Ranker, Scene, facts, features, scene
from fabula.situation import derive
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.solve.attempt import Attempt
from fabula.solve.plausible import objections
from fabula.text import Problem, read


@dataclass(frozen=True)
class Case:
    """One problem: its readings by answer, and which of the answers is right (-1: none)."""

    id: str
    type: str
    scene: Scene
    groups: tuple[tuple[Facts, ...], ...]
    right: int

    def to_json(self) -> dict[str, Any]:
        what = self.scene
        return {
            "id": self.id,
            "type": self.type,
            "scene": [what.operands, what.length, what.asks, [str(v) for v in sorted(what.values)]],
            "groups": [
                [[str(f.value), f.relate, f.score, f.unused, list(f.hard), f.soft, f.relations] for f in g]
                for g in self.groups
            ],
            "right": self.right,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Case:
        operands, length, asks, values = data["scene"]
        groups = tuple(tuple(map(_facts, group)) for group in data["groups"])
        what = Scene(operands, length, asks, frozenset(map(Fraction, values)))
        return cls(data["id"], data["type"], what, groups, data["right"])


def _facts(line: list[Any]) -> Facts:
    value, relate, score, unused, hard, soft, relations = line
    return Facts(Fraction(value), relate, score, unused, tuple(hard), soft, relations)


def collect(
    records: Iterable[Record], proposers: Sequence[Extractor], seconds: float = 2.0
) -> Iterator[Case]:
    """Solve all readings of all proposers; a problem that cannot be read has no groups."""
    for record in records:
        kind = record.type.value if record.type else ""
        try:
            problem = read(record.text)
        except ReadError:
            yield Case(record.id, kind, Scene(0, len(record.text), "", frozenset()), (), -1)
            continue
        found: dict[Fraction, list[Facts]] = {}
        for fact in _solved(problem, proposers, seconds):
            found.setdefault(fact.value, []).append(fact)
        right = next((i for i, value in enumerate(found) if same(value, record.answer)), -1)
        yield Case(record.id, kind, scene(problem), tuple(map(tuple, found.values())), right)


def _solved(problem: Problem, proposers: Sequence[Extractor], seconds: float) -> Iterator[Facts]:
    deadline = time.thread_time() + seconds
    for reading in (r for proposer in proposers for r in proposer.readings(problem)):
        rest = deadline - time.thread_time()
        if rest <= 0:
            return
        graph = reading.graph
        system, result = solve_graph(graph, seconds=rest)
        answer = make_answer(graph, system, result, problem)
        if answer is not None and derive(graph):
            doubts = objections(problem, graph, system, result)
            fact = facts(problem, Attempt(problem, reading, system, result, answer, doubts))
            if fact is not None:
                yield fact


def same(value: Fraction, gold: str | None) -> bool:
    try:
        return gold is not None and same_answer(value, gold)
    except DataError:
        return False


def standing(cases: Iterable[Case]) -> list[Case]:
    """The same problems without the readings that cannot be meant."""
    return restricted(cases, lambda fact: not fact.barred)


def restricted(cases: Iterable[Case], keep: Callable[[Facts], bool]) -> list[Case]:
    """The same problems with some of their readings."""
    made = []
    for case in cases:
        kept = [(i, tuple(f for f in g if keep(f))) for i, g in enumerate(case.groups)]
        left = [(i, g) for i, g in kept if g]
        right = next((place for place, (i, _) in enumerate(left) if i == case.right), -1)
        made.append(replace(case, groups=tuple(g for _, g in left), right=right))
    return made


def write_cases(path: Path, cases: Iterable[Case]) -> None:
    with path.open("w", encoding="utf-8") as file:
        for case in cases:
            file.write(json.dumps(case.to_json(), ensure_ascii=False) + "\n")


def read_cases(path: Path) -> list[Case]:
    return [Case.from_json(json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def fit(
    cases: Sequence[Case], decay: float = 0.003, rounds: int = 400, without: frozenset[str] = frozenset()
) -> Ranker:
    """Maximum likelihood of the right group, with a Gaussian prior on weights of scaled features."""
    usable = [c for c in cases if c.right >= 0 and len(c.groups) > 1]
    tables = [features(c.groups, c.scene) for c in usable]
    names = sorted({name for table in tables for f in table for name in f} - without)
    rows = np.array([[f.get(n, 0.0) for n in names] for table in tables for f in table], np.float64)
    if not len(rows):
        return Ranker({})
    scale = rows.std(0)
    scale[scale < 1e-9] = 1.0
    rows = rows / scale
    starts = np.cumsum([0, *(len(t) for t in tables)])
    right = np.array([s + c.right for s, c in zip(starts[:-1], usable, strict=True)])
    weights = _maximise(rows, starts, right, decay, rounds)
    return Ranker(dict(zip(names, (weights / scale).tolist(), strict=True)))


def _maximise(rows: Any, starts: Any, right: Any, decay: float, rounds: int) -> Any:
    """Adam on the full set; a few hundred rounds of a convex problem."""
    w = np.zeros(rows.shape[1])
    m, v = np.zeros_like(w), np.zeros_like(w)
    owner = np.repeat(np.arange(len(right)), np.diff(starts))
    for t in range(1, rounds + 1):
        scores = rows @ w
        top = np.maximum.reduceat(scores, starts[:-1])
        weights = np.exp(scores - top[owner])
        p = weights / np.add.reduceat(weights, starts[:-1])[owner]
        p[right] -= 1.0
        gradient = rows.T @ p / len(right) + decay * w
        m, v = 0.9 * m + 0.1 * gradient, 0.999 * v + 0.001 * gradient**2
        rate = 0.1 * (1 - t / (rounds + 1))
        w = w - rate * (m / (1 - 0.9**t)) / (np.sqrt(v / (1 - 0.999**t)) + 1e-8)
    return w


@dataclass(frozen=True)
class Verdict:
    """What a ranker makes of one case."""

    case: Case
    order: tuple[int, ...]
    confidence: float

    @property
    def correct(self) -> bool:
        return bool(self.order) and self.order[0] == self.case.right

    def within(self, count: int) -> bool:
        return self.case.right in self.order[:count] if self.case.right >= 0 else False


def judge(ranker: Ranker, cases: Iterable[Case]) -> list[Verdict]:
    made = []
    for case in cases:
        chances, confidence = ranker.judged(case.groups, case.scene)
        order = tuple(sorted(range(len(chances)), key=lambda i: -chances[i]))
        made.append(Verdict(case, order, confidence))
    return made


def cross_validate(
    cases: Sequence[Case], folds: int = 10, decay: float = 0.003, without: frozenset[str] = frozenset()
) -> list[Verdict]:
    """Every case judged by a ranker that was fitted on the others."""
    verdicts: list[Verdict] = []
    for fold in range(folds):
        ranker = fit([c for i, c in enumerate(cases) if i % folds != fold], decay, without=without)
        verdicts += judge(ranker, [c for i, c in enumerate(cases) if i % folds == fold])
    return verdicts


def surety(verdicts: Sequence[Verdict], precision: float = 0.955) -> float:
    """The lowest confidence above which answers are right this often; 0.999 if there is none.

    Never below what an answer can have that only one proposer puts first.
    """
    ordered = sorted(verdicts, key=lambda v: -v.confidence)
    best, right = 0.999, 0
    for count, verdict in enumerate(ordered, 1):
        right += verdict.correct
        if count >= 30 and right / count >= precision:
            best = verdict.confidence
    return min(0.999, max(ALONE + 0.01, math.ceil(best * 1000) / 1000))


def figures(verdicts: Sequence[Verdict], sure: float = 0.9) -> dict[str, float]:
    """Accuracy, accuracy within 5 and 20, the share of sure answers and how many of them are right."""
    count = max(1, len(verdicts))
    certain = [v for v in verdicts if v.confidence >= sure]
    return {
        "problems": len(verdicts),
        "accuracy": round(sum(v.correct for v in verdicts) / count, 4),
        "within_5": round(sum(v.within(5) for v in verdicts) / count, 4),
        "within_20": round(sum(v.within(20) for v in verdicts) / count, 4),
        "sure": round(len(certain) / count, 4),
        "sure_right": round(sum(v.correct for v in certain) / max(1, len(certain)), 4),
    }
