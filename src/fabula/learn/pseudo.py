"""Pseudo-gold graphs: readings that give the known answer, and among them the one that is no lucky hit.

A graph is a function of the numbers of its text. Two graphs that agree on the answer for the numbers as they
are may part ways for other numbers; one that is right by accident stands alone then. ``smart`` keeps the
function that most readings share; ``smart+`` may ask the gold equation under the same other numbers.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from fabula.data.expression import same_answer
from fabula.data.records import Record
from fabula.errors import DataError
from fabula.extract.base import Reading
from fabula.extract.neural.encode import Operand
from fabula.extract.neural.steps import Step, run
from fabula.situation import ParseGraph
from fabula.solve.renumber import Values, draw_values, value_of, with_values
from fabula.text import Problem

DRAWS = 3  # how often the numbers are changed


@dataclass(frozen=True)
class Found:
    """A reading that gives the known answer; ``agreeing`` others are the same function of the numbers."""

    reading: Reading
    agreeing: int
    confirmed: bool = False


def signature(graph: ParseGraph, problem: Problem, seed: int = 0) -> tuple[Fraction | None, ...]:
    """What the graph comes to for some other numbers: two graphs with one signature are one function."""
    draw = random.Random(seed)
    return tuple(value_of(with_values(graph, draw_values(problem, draw)), problem) for _ in range(DRAWS))


def gold_signature(
    problem: Problem, operands: Sequence[Operand], steps: Sequence[Step], seed: int = 0
) -> tuple[Fraction | None, ...]:
    """What the gold equation comes to for the same other numbers, in the unit of the question."""
    draw = random.Random(seed)
    made = []
    for _ in range(DRAWS):
        values = draw_values(problem, draw)
        numbers = [_changed(operand, problem, values) for operand in operands]
        made.append(run(numbers, steps))
    return tuple(made)


def _changed(operand: Operand, problem: Problem, values: Values) -> Fraction:
    if operand.quantity is None or operand.quantity not in values:
        return operand.value
    return values[operand.quantity] / problem.quantities[operand.quantity].scale


def search(
    problem: Problem,
    record: Record,
    readings: Iterable[Reading],
    gold: tuple[Fraction | None, ...] | None = None,
    limit: int = 30,
) -> Found | None:
    """The best reading that gives the record's answer; None if no reading does.

    With ``gold`` (``smart+``) only readings count that equal the equation for the other numbers as well.
    """
    hits: dict[tuple[Fraction | None, ...], list[Reading]] = {}
    for count, reading in enumerate(readings):
        if count >= limit:
            break
        value = value_of(reading.graph, problem)
        if value is not None and _right(value, record):
            hits.setdefault(signature(reading.graph, problem), []).append(reading)
    if gold is not None:
        same = hits.get(gold, [])
        return Found(max(same, key=lambda r: r.score), len(same), True) if same else None
    if not hits:
        return None
    best = max(hits.values(), key=lambda group: (len(group), max(r.score for r in group)))
    return Found(max(best, key=lambda r: r.score), len(best))


def _right(value: Fraction, record: Record) -> bool:
    try:
        return record.answer is not None and same_answer(value, record.answer)
    except DataError:
        return False
