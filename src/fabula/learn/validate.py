"""Which way to weigh p(pg|x) chooses best, on problems that the networks did not learn from.

Every reading of a held-back problem is solved once and kept with the probabilities of its parts; each way to
weigh them is then a matter of arithmetic.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
import torch

from fabula.choose.chooser import cost
from fabula.data.expression import same_answer
from fabula.data.records import Record
from fabula.errors import DataError, FabulaError, ReadError
from fabula.extract.base import Reading
from fabula.extract.neural.heads import View
from fabula.extract.neural.labels import labels
from fabula.extract.neural.smart import SmartReader, prior_scores
from fabula.parse.score import Parts, Reduction, Weights, log_probability
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.solve.attempt import Attempt
from fabula.solve.plausible import objections
from fabula.text import Problem, read

TOP = (1, 5, 20)
FACTORS = ("tags", "placed", "stated", "prior")
STEPS, RATE, PULL = 300, 0.05, 0.02


@dataclass(frozen=True)
class Solved:
    """A reading with its parts' probabilities and what it comes to; ``extra`` are the solver's doubts."""

    parts: Parts
    prior: float
    extra: float
    value: Fraction | None
    right: bool

    def factors(self) -> tuple[float, float, float, float]:
        return self.parts.tags, self.parts.placed, self.parts.stated, self.prior


Case = tuple[Solved, ...]


def cases(records: Iterable[Record], reader: SmartReader, view: Callable[[Problem], View]) -> Iterator[Case]:
    """All readings of each problem that nothing but soft doubts speaks against."""
    for record in records:
        try:
            problem = read(record.text)
        except ReadError:
            yield ()
            continue
        seen = view(problem)
        candidates = reader.candidates(problem, seen)
        parts = seen.parts([labels(problem, seen.encoded, r.graph) for r in candidates])
        prior = prior_scores(candidates)
        solved = (_solved(problem, record, *given) for given in zip(candidates, parts, prior, strict=True))
        yield tuple(s for s in solved if s is not None)


def _solved(problem: Problem, record: Record, reading: Reading, parts: Parts, prior: float) -> Solved | None:
    try:
        system, result = solve_graph(reading.graph, seconds=1.0)
    except FabulaError:
        return None
    answer = make_answer(reading.graph, system, result, problem)
    if answer is None:
        return None
    doubts = objections(problem, reading.graph, system, result)
    attempt = Attempt(problem, replace(reading, score=0.0), system, result, answer, doubts)
    if not attempt.accepted:
        return None
    return Solved(parts, prior, cost(attempt), answer.value, _right(answer.value, record))


def _right(value: Fraction, record: Record) -> bool:
    try:
        return record.answer is not None and same_answer(value, record.answer)
    except DataError:
        return False


def figures(found: Sequence[Case], reduction: Reduction, weights: Weights) -> dict[str, float]:
    """How often the right answer is the first, or among the first 5 or 20."""
    hits = dict.fromkeys(TOP, 0)
    for case in found:
        ordered = sorted(case, key=lambda s: s.extra - _score(s, reduction, weights))
        answers: dict[Fraction | None, bool] = {}
        for solved in ordered:
            answers.setdefault(solved.value, solved.right)
        place = next((i for i, right in enumerate(answers.values()) if right), math.inf)
        for top in TOP:
            hits[top] += place < top
    names = {1: "accuracy", 5: "within_5", 20: "within_20"}
    return {names[top]: round(n / max(1, len(found)), 4) for top, n in hits.items()}


def _score(solved: Solved, reduction: Reduction, weights: Weights) -> float:
    return log_probability(solved.parts, reduction, weights) + weights.prior * solved.prior


def fit(found: Sequence[Case], *, prior: bool = True) -> Weights:
    """The weights under which the right answers are most probable; they are positive and pulled to one."""
    usable = [case for case in found if any(s.right for s in case) and not all(s.right for s in case)]
    if not usable:
        return Weights()
    rows = np.array([s.factors() for case in usable for s in case])
    extra = torch.tensor([s.extra for case in usable for s in case], dtype=torch.float64)
    right = torch.tensor([s.right for case in usable for s in case])
    owner = torch.tensor([i for i, case in enumerate(usable) for _ in case])
    logs = torch.tensor([math.log(0.3), 0.0, 0.0, 0.0], dtype=torch.float64)
    start = logs.clone()
    on = torch.tensor([1.0, 1.0, 1.0, float(prior)], dtype=torch.float64)
    logs.requires_grad_()
    optimizer = torch.optim.Adam([logs], lr=RATE)
    for _ in range(STEPS):
        optimizer.zero_grad()
        scores = torch.tensor(rows) @ (logs.exp() * on) - extra
        lost = -(_sums(scores, right, owner, len(usable)) - _sums(scores, None, owner, len(usable))).mean()
        (lost + PULL * ((logs - start) ** 2).sum()).backward()  # type: ignore[no-untyped-call]
        optimizer.step()
    made = [round(float(w), 3) for w in logs.detach().exp() * on]
    return Weights(**dict(zip(FACTORS, made, strict=True)))


def _sums(scores: torch.Tensor, only: torch.Tensor | None, owner: torch.Tensor, count: int) -> torch.Tensor:
    """log Σ exp of the scores of each problem's readings."""
    kept = scores if only is None else torch.where(only, scores, -1e9)
    top = torch.full((count,), -1e9, dtype=scores.dtype).scatter_reduce(0, owner, kept, "amax")
    return top + torch.zeros_like(top).index_add(0, owner, (kept - top[owner]).exp()).log()


def compare(found: Sequence[Case], fitted: Weights) -> dict[str, Any]:
    """The paper's formula, its variants, the joint probability, and the fitted weights, side by side."""
    plain = Weights()
    table: dict[str, Any] = {r.value: figures(found, r, plain) for r in Reduction}
    table["initial parser's own order"] = figures(found, Reduction.JOINT, Weights(0.0, 0.0, 0.0, 1.0))
    table["joint, fitted without prior"] = figures(found, Reduction.JOINT, fit(found, prior=False))
    table["joint, fitted"] = figures(found, Reduction.JOINT, fitted)
    return table
