"""Gold equations as steps over the numbers of the text (only ``smart+`` may look at them)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from fabula.data.expression import Binary, Expression, Number, parse
from fabula.data.records import Record
from fabula.errors import DataError
from fabula.extract.neural.encode import Operand
from fabula.extract.neural.steps import MOST_STEPS, Step
from fabula.learn.align import alignments
from fabula.text import Problem

_PLAIN = {"+": 0, "-": 1, "*": 3, "/": 4}
_SWAPPED = {"+": 0, "-": 2, "*": 3, "/": 5}
_INVERSE = {"*": "/", "/": "*"}


class _Unaligned(Exception):
    """The equation uses something that is no number of the text."""


def gold_steps(record: Record, operands: Sequence[Operand], problem: Problem) -> tuple[Step, ...] | None:
    """The record's equation as steps; None if it speaks of numbers that the text does not give."""
    if not record.equation:
        return None
    try:
        tree = parse(record.equation, record.text)
    except DataError:
        return None
    found = (_steps(tree, operands, meant) for meant in alignments(tree, operands, problem))
    return next((steps for steps in found if steps is not None), None)


def _steps(tree: Expression, operands: Sequence[Operand], meant: Mapping[int, int]) -> tuple[Step, ...] | None:
    aligner = _Aligner(operands, meant)
    try:
        aligner.place(tree)
    except _Unaligned:
        return None
    return tuple(aligner.steps) if 0 < len(aligner.steps) <= MOST_STEPS else None


class _Aligner:
    def __init__(self, operands: Sequence[Operand], meant: Mapping[int, int]) -> None:
        self.values: list[Fraction] = [o.value for o in operands]
        self.given = len(operands)
        self.meant = meant
        self.steps: list[Step] = []
        self.done: dict[Step, int] = {}

    def place(self, tree: Expression) -> int:
        """The operand that the tree comes to; steps are added as needed, equal ones once."""
        if isinstance(tree, Number):
            return self.literal(tree)
        if not isinstance(tree, Binary) or tree.operator not in _PLAIN:
            raise _Unaligned
        if tree.operator in ("+", "-"):
            return self.total([(sign, self.place(term)) for sign, term in _terms(tree)])
        tree = self.turned(tree)
        return self.step(tree.operator, self.place(tree.left), self.place(tree.right))

    def total(self, terms: list[tuple[str, int]]) -> int:
        """One term after the other, as written; but a number is not added to itself: 22+22-7 is (22-7)+22."""
        (_, first), *rest = terms
        while rest:
            other = next((t for t in rest if t[1] != first), None)
            if other is None:
                raise _Unaligned
            rest.remove(other)
            first = self.step(other[0], first, other[1])
        return first

    def turned(self, tree: Binary) -> Binary:
        """48÷2 as 48×(1/2) where the text has no 2 and says 一半."""
        if tree.operator not in _INVERSE or not isinstance(tree.right, Number) or not tree.right.value:
            return tree
        inverse = 1 / tree.right.value
        if tree.right.value in self.values or inverse not in self.values[1:]:
            return tree
        return Binary(_INVERSE[tree.operator], tree.left, Number(inverse, str(inverse)))

    def step(self, operator: str, left: int, right: int) -> int:
        """The result of one step."""
        if left == right:
            raise _Unaligned
        table = _PLAIN if left < right else _SWAPPED
        step = Step(min(left, right), max(left, right), table[operator])
        if step not in self.done:
            self.steps.append(step)
            self.done[step] = self.given + len(self.steps) - 1
        return self.done[step]

    def literal(self, number: Number) -> int:
        """The number of the text that is meant; one that was made here (一半) has no place in the equation."""
        if number.start in self.meant and self.values[self.meant[number.start]] == number.value:
            return self.meant[number.start]
        if number.value not in self.values:
            raise _Unaligned
        return self.values.index(number.value)


def _terms(tree: Expression) -> Iterator[tuple[str, Expression]]:
    """What is added and taken away, as long as that is written from left to right."""
    if isinstance(tree, Binary) and tree.operator in ("+", "-"):
        yield from _terms(tree.left)
        yield tree.operator, tree.right
    else:
        yield "+", tree
