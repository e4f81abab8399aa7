"""Learning to choose: solved readings of problems that no proposer has learned from, and their answers.

Two models are fitted (``choose/ranker.py``): which of the proposed answers is right, and how far the first may be
trusted. The second one also sees problems to which no answer is right: those with a needed clause taken out.
"""

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

from fabula.choose.evidence import Evidence, Scene, scene, weighed
from fabula.choose.features import features
from fabula.choose.ranker import SHOWN, Linear, Ranker
from fabula.data.expression import same_answer
from fabula.data.perturb import stem
from fabula.data.records import Record
from fabula.errors import DataError, ReadError
from fabula.extract.base import Extractor, Listener
from fabula.extract.grounded import Grounding
from fabula.solve.attempt import Attempt
from fabula.solver import solve_reading
from fabula.text import Problem, read


@dataclass(frozen=True)
class Case:
    """One problem: its readings by answer, and which of the answers is right (-1: none)."""

    id: str
    type: str
    scene: Scene
    groups: tuple[tuple[Evidence, ...], ...]
    right: int

    def to_json(self) -> dict[str, Any]:
        groups = [[e.to_json() for e in g] for g in self.groups]
        return {"id": self.id, "type": self.type, "scene": self.scene.to_json(), "groups": groups, "right": self.right}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Case:
        groups = tuple(tuple(map(Evidence.from_json, group)) for group in data["groups"])
        return cls(data["id"], data["type"], Scene.from_json(data["scene"]), groups, data["right"])


def collect(
    records: Iterable[Record], proposers: Sequence[Extractor], seconds: float = 2.0
) -> Iterator[Case]:
    """Solve all readings of all proposers; a problem that cannot be read has no groups."""
    for record in records:
        kind = record.type.value if record.type else ""
        try:
            problem = heard(read(record.text), proposers)
        except ReadError:
            yield Case(record.id, kind, Scene(0, len(record.text), "", frozenset()), (), -1)
            continue
        solved = list(attempts(problem, proposers, seconds))
        found: dict[Fraction, list[Evidence]] = {}
        for e, _ in weighed(problem, solved):
            found.setdefault(e.value, []).append(e)
        right = next((i for i, value in enumerate(found) if same(value, record.answer)), -1)
        yield Case(record.id, kind, scene(problem, solved), tuple(map(tuple, found.values())), right)


def heard(problem: Problem, proposers: Sequence[Extractor]) -> Problem:
    """The problem as the solver hands it on: with what the proposer that listens has heard."""
    for listener in (p for p in proposers if isinstance(p, Listener)):
        problem = listener.hear(problem)
    return problem


def attempts(problem: Problem, proposers: Sequence[Extractor], seconds: float) -> Iterator[Attempt]:
    """Everything that is proposed, solved, as the solver does it."""
    deadline = time.thread_time() + seconds
    grounding = Grounding(problem)
    for proposed in (r for proposer in proposers for r in proposer.readings(problem)):
        rest = deadline - time.thread_time()
        if rest <= 0:
            return
        yield solve_reading(problem, grounding.reading(proposed), rest)


def same(value: Fraction, gold: str | None) -> bool:
    try:
        return gold is not None and same_answer(value, gold)
    except DataError:
        return False


def standing(cases: Iterable[Case]) -> list[Case]:
    """The same problems without the readings that cannot be meant."""
    return restricted(cases, lambda e: not e.barred)


def restricted(cases: Iterable[Case], keep: Callable[[Evidence], bool]) -> list[Case]:
    """The same problems with some of their readings."""
    made = []
    for case in cases:
        kept = [(i, tuple(e for e in g if keep(e))) for i, g in enumerate(case.groups)]
        left = [(i, g) for i, g in kept if g]
        right = next((place for place, (i, _) in enumerate(left) if i == case.right), -1)
        made.append(replace(case, groups=tuple(g for _, g in left), right=right))
    return made


def write_cases(path: Path, cases: Iterable[Case]) -> None:
    with path.open("w", encoding="utf-8") as file:
        for case in cases:
            file.write(json.dumps(case.to_json(), ensure_ascii=False) + "\n")


def read_cases(path: Path) -> list[Case]:
    """Cases of a file, without the readings of proposers that are no more."""
    cases = [Case.from_json(json.loads(line)) for line in path.read_text("utf-8").splitlines()]
    return restricted(cases, lambda e: e.proposer in SHOWN)


def fit(
    cases: Sequence[Case],
    decay: float = 0.003,
    rounds: int = 400,
    without: frozenset[str] = frozenset(),
    prior: Ranker | None = None,
) -> Ranker:
    """Maximum likelihood of the right group, with a Gaussian prior on weights of scaled features.

    The prior's centre is 0, or the weights of another ranker that was fitted on problems which these cases lack.
    """
    usable = [c for c in cases if c.right >= 0 and len(c.groups) > 1]
    tables = [features(c.groups, c.scene) for c in usable]
    names = sorted({name for table in tables for f in table for name in f} - without)
    rows = np.array([[f.get(n, 0.0) for n in names] for table in tables for f in table], np.float64)
    if not len(rows):
        return Ranker(Linear({}))
    scale = rows.std(0)
    scale[scale < 1e-9] = 1.0
    rows = rows / scale
    starts = np.cumsum([0, *(len(t) for t in tables)])
    right = np.array([s + c.right for s, c in zip(starts[:-1], usable, strict=True)])
    known = prior.order.weights if prior else {}
    centre = np.array([known.get(name, 0.0) for name in names]) * scale
    weights = _maximise(rows, starts, right, decay, rounds, centre)
    order = Linear(dict(zip(names, (weights / scale).tolist(), strict=True)))
    return Ranker(order, fit_trust(Ranker(order), cases, decay))


def fit_trust(ranker: Ranker, cases: Sequence[Case], decay: float = 0.003, rounds: int = 600) -> Linear | None:
    """Logistic regression: is the first answer right? None where all are or none is."""
    stands = [(s, c) for c in cases if (s := ranker.standing(c.groups, c.scene)) [1] is not None]
    table = [s[1].features() for s, _ in stands if s[1] is not None]
    truth = np.array([_first(s[0]) == c.right for s, c in stands], np.float64)
    if len(truth) < 30 or truth.min() == truth.max():
        return None
    names = sorted({name for row in table for name in row})
    rows = np.array([[row.get(n, 0.0) for n in names] for row in table], np.float64)
    centre, scale = rows.mean(0), rows.std(0)
    scale[scale < 1e-9] = 1.0
    rows = np.hstack(((rows - centre) / scale, np.ones((len(rows), 1))))
    w = _logistic(rows, truth, decay, rounds)
    weights = w[:-1] / scale
    return Linear(dict(zip(names, weights.tolist(), strict=True)), float(w[-1] - (weights * centre).sum()))


def _first(chances: Sequence[float]) -> int:
    return max(range(len(chances)), key=chances.__getitem__)


def _logistic(rows: Any, truth: Any, decay: float, rounds: int) -> Any:
    """Newton's method with a ridge on all but the bias."""
    w = np.zeros(rows.shape[1])
    ridge = np.full(rows.shape[1], decay * len(rows))
    ridge[-1] = 1e-6
    for _ in range(min(rounds, 40)):
        p = 1 / (1 + np.exp(-np.clip(rows @ w, -30, 30)))
        gradient = rows.T @ (p - truth) + ridge * w
        hessian = (rows * (p * (1 - p))[:, None]).T @ rows + np.diag(ridge)
        step = np.linalg.solve(hessian, gradient)
        w = w - step
        if np.abs(step).max() < 1e-6:
            break
    return w


def _maximise(rows: Any, starts: Any, right: Any, decay: float, rounds: int, centre: Any) -> Any:
    """Adam on the full set; a few hundred rounds of a convex problem."""
    w = centre.copy()
    m, v = np.zeros_like(w), np.zeros_like(w)
    owner = np.repeat(np.arange(len(right)), np.diff(starts))
    for t in range(1, rounds + 1):
        scores = rows @ w
        top = np.maximum.reduceat(scores, starts[:-1])
        weights = np.exp(scores - top[owner])
        p = weights / np.add.reduceat(weights, starts[:-1])[owner]
        p[right] -= 1.0
        gradient = rows.T @ p / len(right) + decay * (w - centre)
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
        chances, stands = ranker.standing(case.groups, case.scene)
        confidence = ranker.confidence(stands)
        order = tuple(sorted(range(len(chances)), key=lambda i: -chances[i]))
        made.append(Verdict(case, order, confidence))
    return made


def cross_validate(
    cases: Sequence[Case],
    folds: int = 10,
    decay: float = 0.003,
    without: frozenset[str] = frozenset(),
    prior: Ranker | None = None,
) -> list[Verdict]:
    """Every case judged by a ranker that was fitted on the others; a problem and its variants stay together."""
    order = {name: i for i, name in enumerate(dict.fromkeys(stem(c.id) for c in cases))}
    verdicts: list[Verdict] = []
    for fold in range(folds):
        inside = [order[stem(c.id)] % folds == fold for c in cases]
        ranker = fit([c for c, i in zip(cases, inside, strict=True) if not i], decay, without=without, prior=prior)
        verdicts += judge(ranker, [c for c, i in zip(cases, inside, strict=True) if i])
    return verdicts


def surety(verdicts: Sequence[Verdict], precision: float = 0.955) -> float:
    """The lowest confidence above which answers are right this often; 0.999 if there is none."""
    ordered = sorted(verdicts, key=lambda v: -v.confidence)
    best, right = 0.999, 0
    for count, verdict in enumerate(ordered, 1):
        right += verdict.correct
        if count >= 30 and right / count >= precision:
            best = verdict.confidence
    return min(0.999, math.ceil(best * 1000) / 1000)


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
