"""What a chooser gives, and the plain one: the cheapest reading wins, its share among all is the confidence."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from fabula.extract.base import FRAMES
from fabula.situation.terms import Number
from fabula.solve.attempt import Attempt
from fabula.solve.outcome import Outcome
from fabula.text import Kind, Problem, Quantity

AMOUNTS = frozenset((Kind.NUMBER, Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.RATIO, Kind.DISCOUNT))
DEAD_ENDS = frozenset((Outcome.CONTRADICTION, Outcome.NO_SOLUTION, Outcome.DIVISION_BY_ZERO))
SOFT = 0.6  # what a doubt costs that does not rule a reading out
UNUSED = 0.7  # what it costs a reading to leave a number of the text unused
IDLE = 0.6  # … and to place it where the answer does not rest on it: on fresh texts as often wrong as right
REGRETTED = 1.0  # … if it is a share: nobody tells one for nothing
SHARPNESS = 2.0  # a reading's weight falls by e to this power for each unit of cost
# What it costs to think that a text was not understood at all. Frames price every number and word they have no use
# for, so
# a reading of theirs that is dearer than this is not to be trusted, even if there is no other.
NOT_UNDERSTOOD = 1.0
UNEVEN = 0.6  # … and so much less if it comes to a number like 102/11, where the text has round numbers only
SURE = 0.7  # the plain chooser's confidence from which a solution counts as solved

Ranked = list[tuple[float, Attempt]]


@dataclass(frozen=True)
class Chosen:
    """One reading for each answer, best first, each with its probability; ``confidence`` is that of the first."""

    readings: tuple[tuple[float, Attempt], ...]
    confidence: float


class Chooser(Protocol):
    """Chooses among the solved readings of a problem; ``sure`` is the confidence that counts as solved."""

    @property
    def sure(self) -> float: ...
    def choose(self, problem: Problem, attempts: Sequence[Attempt]) -> Chosen: ...


class CostChooser:
    """By the proposer's own score, and what solving has to say against it."""

    sure = SURE

    def choose(self, problem: Problem, attempts: Sequence[Attempt]) -> Chosen:
        ranked = by_cost([a for a in attempts if a.accepted])
        ruled_out = impossible([a for a in attempts if not a.accepted])
        if not ranked:
            return Chosen((), 0.0)
        floor = ranked[0][0]
        rivals = [price for price, _ in ranked] + [price for price, _ in ruled_out[:1] if price < floor]
        if ranked[0][1].reading.proposer == FRAMES:
            rivals.append(NOT_UNDERSTOOD - UNEVEN * uneven(ranked[0][1]))
        whole = sum(math.exp(SHARPNESS * (floor - price)) for price in rivals)
        shares = [(math.exp(SHARPNESS * (floor - price)) / whole, a) for price, a in ranked]
        return Chosen(tuple(shares), shares[0][0])


def cost(attempt: Attempt) -> float:
    """What speaks against a reading: its own cost, and the numbers that it has no use for."""
    numbers = {q.index for q in attempt.problem.quantities if q.kind in AMOUNTS}
    placed = numbers & attempt.reading.graph.used_quantities()
    idle = placed - rests_on(attempt)
    unused = len(numbers) - len(placed)
    told = {q.index: q for q in attempt.problem.quantities}
    needed = {told[i].unit for i in placed - idle} | {attempt.reading.graph.goal.unit}
    wasted = sum(_wasted(told[i], needed) for i in idle)
    return UNUSED * unused + wasted + SOFT * len(attempt.objections) - attempt.reading.score


def _wasted(quantity: Quantity, needed: set[str]) -> float:
    """What a number costs on which the answer does not rest; a share, or what is measured alike, rather does."""
    if quantity.kind is not Kind.NUMBER:
        return REGRETTED
    return UNUSED if quantity.unit in needed else IDLE


def uneven(attempt: Attempt) -> bool:
    """Whether the answer is no decimal, though the text has whole numbers and decimals only, and nothing is taken as 1.

    Whoever makes up a problem sees to it that its answer can be written down; a reading that is wrong does not.
    """
    goal, answer = attempt.reading.graph.goal, attempt.answer
    shares = {"fraction", "percent", "times", "ratio"}
    if answer is None or goal.asks in shares or _is_decimal(answer.value):
        return False
    fixed = (r for r in attempt.reading.graph.relations if r.predicate == "Equal")
    whole = any(isinstance(t, Number) and t.quantity is None for r in fixed for t in r.args)
    told = (q.value for q in attempt.problem.quantities if q.kind in AMOUNTS and q.value is not None)
    return not whole and all(map(_is_decimal, told))


def _is_decimal(value: Fraction) -> bool:
    rest = Fraction(value).denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return rest == 1


def rests_on(attempt: Attempt) -> set[int | None]:
    """The numbers of the text that the steps to the answer use."""
    graph, steps = attempt.reading.graph, attempt.result.steps
    touched = {v for step in steps for v in (step.target, *step.needs)}
    stated = {i for step in steps for i in (step.relation, *step.relations) if i >= 0}
    given = {g.quantity for g in graph.givens if g.slot in touched}
    return given | {t.quantity for i in stated for t in graph.relations[i].terms() if isinstance(t, Number)}


def by_cost(attempts: Sequence[Attempt]) -> Ranked:
    """The cheapest attempt for each answer, cheapest first."""
    best: dict[object, tuple[float, Attempt]] = {}
    for price, attempt in sorted(((cost(a), a) for a in attempts), key=lambda pair: pair[0]):
        best.setdefault(attempt.answer.value if attempt.answer else None, (price, attempt))
    return list(best.values())


def impossible(refused: Sequence[Attempt]) -> Ranked:
    """The readings that led somewhere, and that place cannot be: the text itself may be at fault."""
    led = (a for a in refused if a.result.outcome in DEAD_ENDS or a.answer is not None)
    return sorted(((cost(a), a) for a in led), key=lambda pair: pair[0])
