"""Gold equations as steps over the numbers of the text (only ``smart+`` may look at them)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from fabula.data.expression import Binary, Expression, Number, parse
from fabula.data.records import Record
from fabula.errors import DataError
from fabula.extract.neural.encode import Operand
from fabula.extract.neural.steps import MOST_STEPS, Step

_PLAIN = {"+": 0, "-": 1, "*": 3, "/": 4}
_SWAPPED = {"+": 0, "-": 2, "*": 3, "/": 5}


class _Unaligned(Exception):
    """The equation uses something that is no number of the text."""


def gold_steps(record: Record, operands: Sequence[Operand]) -> tuple[Step, ...] | None:
    """The record's equation as steps; None if it speaks of numbers that the text does not give."""
    if not record.equation:
        return None
    try:
        tree = parse(record.equation, record.text)
        aligner = _Aligner(operands)
        aligner.place(tree)
    except (DataError, _Unaligned):
        return None
    return tuple(aligner.steps) if 0 < len(aligner.steps) <= MOST_STEPS else None


class _Aligner:
    def __init__(self, operands: Sequence[Operand]) -> None:
        self.values: list[Fraction] = [o.value for o in operands]
        self.given = len(operands)
        self.used: set[int] = set()
        self.steps: list[Step] = []
        self.done: dict[Step, int] = {}

    def place(self, tree: Expression) -> int:
        """The operand that the tree comes to; steps are added as needed, equal ones once."""
        if isinstance(tree, Number):
            return self.literal(tree.value)
        if not isinstance(tree, Binary) or tree.operator not in _PLAIN:
            raise _Unaligned
        left, right = self.place(tree.left), self.place(tree.right)
        if left == right:
            raise _Unaligned
        table = _PLAIN if left < right else _SWAPPED
        step = Step(min(left, right), max(left, right), table[tree.operator])
        if step not in self.done:
            self.steps.append(step)
            self.done[step] = self.given + len(self.steps) - 1
        return self.done[step]

    def literal(self, value: Fraction) -> int:
        """The number of the text with this value, one not used yet if there is one; last the constant one."""
        places = [i for i in range(1, self.given) if self.values[i] == value]
        if not places and value == self.values[0]:
            return 0
        if not places:
            raise _Unaligned
        place = next((i for i in places if i not in self.used), places[0])
        self.used.add(place)
        return place
