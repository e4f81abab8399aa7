"""Which problems belong to which grade: the data is ``lang/zh/grades.txt``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from fabula.errors import GrammarError
from fabula.explain.steps import steps
from fabula.lang.lexicon import data_lines, read_file
from fabula.solve.attempt import Attempt
from fabula.text.numbers import format_number
from fabula.text.quantity import Kind

FILE = "grades.txt"
FIRST, LAST = 1, 6
_FORMS = {Kind.FRACTION: "fraction", Kind.PERCENT: "percent", Kind.DISCOUNT: "percent", Kind.RATIO: "ratio"}


@dataclass(frozen=True, slots=True)
class Grades:
    """The grade of each kind of story and of each form of number; ``above`` are bounds with their grade."""

    kinds: dict[str, int]
    forms: dict[str, int]
    above: tuple[tuple[int, int], ...]

    def of_kind(self, kind: str) -> int:
        """The grade in which a kind comes first; the last one for a kind that the file does not know."""
        return self.kinds.get(kind, LAST)

    def of(self, kind: str, attempt: Attempt) -> int:
        """The grade of a solved problem: what its kind, its numbers or a result on the way asks for most."""
        return max(self.of_kind(kind), *self._numbers(attempt), FIRST)

    def _numbers(self, attempt: Attempt) -> Iterator[int]:
        used = attempt.reading.graph.used_quantities()
        for quantity in attempt.problem.quantities:
            if quantity.index in used and (form := _FORMS.get(quantity.kind)):
                yield self.forms.get(form, FIRST)
            elif quantity.value is not None and quantity.kind in (Kind.NUMBER, Kind.TIMES):
                yield from self._value(quantity.value)
        plain = not any(q.kind in _FORMS for q in attempt.problem.quantities)  # 30%+45%=75% is no decimal
        for step in steps(attempt):
            if step.value is not None and (plain or step.kind == "answer"):
                yield from self._value(step.value)

    def _value(self, value: Fraction) -> Iterator[int]:
        if value.denominator > 1:
            yield self.forms.get("fraction" if "/" in format_number(value) else "decimal", FIRST)
        yield from (grade for bound, grade in self.above if value > bound)


@cache
def grades() -> Grades:
    """The table, read once."""
    kinds: dict[str, int] = {}
    forms: dict[str, int] = {}
    above: list[tuple[int, int]] = []
    for number, line in data_lines(read_file(FILE)):
        word, name, grade = _parts(number, line)
        if name.startswith("above:"):
            above.append((int(name.removeprefix("above:")), grade))
        else:
            (kinds if word == "kind" else forms)[name] = grade
    return Grades(kinds, forms, tuple(above))


def _parts(number: int, line: str) -> tuple[str, str, int]:
    parts = line.split()
    if len(parts) != 3 or parts[0] not in ("kind", "number") or not parts[2].isdecimal():
        raise GrammarError(f"{FILE}, line {number}: expected 'kind|number NAME GRADE'")
    if not FIRST <= int(parts[2]) <= LAST:
        raise GrammarError(f"{FILE}, line {number}: a grade is {FIRST} to {LAST}")
    return parts[0], parts[1], int(parts[2])
