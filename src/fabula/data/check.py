"""Label noise: problems whose gold equation does not give their gold answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from fabula.data.expression import evaluate, parse, read_answer, same_answer
from fabula.data.records import Record
from fabula.errors import DataError


@dataclass(frozen=True)
class Noise:
    """One doubtful label; ``value`` is what the equation gives, None if it cannot be read."""

    id: str
    equation: str
    answer: str
    value: Fraction | None
    reason: str


@dataclass(frozen=True)
class CheckReport:
    checked: int
    without_gold: int
    noise: tuple[Noise, ...]


def check(records: Iterable[Record]) -> CheckReport:
    noise: list[Noise] = []
    checked = without = 0
    for record in records:
        if record.equation is None or record.answer is None:
            without += 1
            continue
        checked += 1
        found = _doubt(record.id, record.equation, record.answer)
        if found:
            noise.append(found)
    return CheckReport(checked, without, tuple(noise))


def _doubt(identity: str, equation: str, answer: str) -> Noise | None:
    try:
        value = evaluate(parse(equation))
    except DataError as error:
        return Noise(identity, equation, answer, None, f"equation: {error.message}")
    try:
        if same_answer(value, answer):
            return None
        gold = read_answer(answer)
    except DataError as error:
        return Noise(identity, equation, answer, value, f"answer: {error.message}")
    return Noise(identity, equation, answer, value, f"gives {value}, the answer is {gold}")
