"""What the tutor remembers of a pupil's work so far, and what a typed number may stand for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property

from fabula.situation.terms import Slot
from fabula.solve.equations import Variable
from fabula.text.units import factor
from fabula.tutor.facts import Role
from fabula.tutor.situation import CONSTANTS, Situation
from fabula.tutor.steps import Num, Op, Tree, Var, as_number
from fabula.tutor.worlds import Vector, combine

CHOICES = 24  # meanings that are followed up for one part of a step


@dataclass(frozen=True)
class Memory:
    """Values found so far with their vectors, the facts among them, and what the letters stand for."""

    values: tuple[tuple[Fraction, Vector], ...] = ()
    found: tuple[Vector, ...] = ()
    letters: dict[str, Variable] = field(default_factory=dict)
    equated: bool = False  # an equation in a letter has been set up
    answered: bool = False

    def with_value(self, value: Fraction, vector: Vector, fact: bool) -> Memory:
        found = (*self.found, vector) if fact and vector not in self.found else self.found
        return replace(self, values=(*self.values, (value, vector)), found=found)

    def with_letter(self, name: str, variable: Variable) -> Memory:
        return replace(self, letters={**self.letters, name: variable})


@dataclass(frozen=True)
class Meanings:
    """The vectors that a part of a step may have, and the numbers in it that nobody knows."""

    vectors: tuple[Vector, ...]
    strangers: tuple[str, ...] = ()


class Reader:
    """Replaces the numbers of a step by what they stand for in the story."""

    def __init__(
        self, situation: Situation, memory: Memory, letters: dict[str, Vector] | None = None
    ) -> None:
        self.situation = situation
        self.memory = memory
        self.letters = letters or {}

    def read(self, tree: Tree) -> Meanings:
        match tree:
            case Num():
                return self._number(tree)
            case Var(name):
                return Meanings((self.letters[name],) if name in self.letters else ())
            case Op(op, left, right):
                parts = self._operation(op, self.read(left), self.read(right))
                whole = self._number(number) if (number := as_number(tree)) else Meanings(())
                if whole.vectors:  # 1/4 as the text has it, before 1 divided by 4
                    return Meanings(_some((*whole.vectors, *parts.vectors)))
                return parts

    def _operation(self, op: str, left: Meanings, right: Meanings) -> Meanings:
        found = (combine(op, a, b) for a in left.vectors for b in right.vectors)
        return Meanings(_some(v for v in found if v is not None), left.strangers + right.strangers)

    def _number(self, number: Num) -> Meanings:
        vectors = list(self._vectors(number))
        if not vectors:
            return Meanings((self.situation.constant(number.value),), (number.text,))
        return Meanings(_some(vectors))

    def _vectors(self, number: Num) -> list[Vector]:
        """From the story, from earlier steps, from what everybody knows."""
        found = []
        for hit in self.situation.hits(number.value):
            if not number.unit or not hit.unit or factor(hit.unit, number.unit) == 1:
                found.append(tuple(v * hit.times for v in hit.fact.vector))
        if number.unit and not found:  # a unit that the text does not use
            found += self._converted(number)
        if not number.unit:
            found += self._other_forms(number.value)
        found += [vector for value, vector in self.memory.values if value == number.value]
        if number.value in CONSTANTS or not number.value:
            found.append(self.situation.constant(number.value))
        return found

    def _other_forms(self, value: Fraction) -> list[Vector]:
        """A share in disguise: ÷4 for a quarter, 25÷100 for 25%, 8÷10 for 八折, ÷3×4 for ÷(3/4)."""
        found = []
        for share in self._shares:
            if value and share[0] * value == 1:
                found.append(tuple(1 / v for v in share))
            found += [_times(share, times) for times in (10, 100) if share[0] * times == value]
            above, below = share[0].numerator, share[0].denominator
            if below > 1 and value in (above, below):  # so many of so many equal parts
                found.append(_times(share, below) if value == above else self.situation.constant(value))
        return found

    @cached_property
    def _shares(self) -> list[Vector]:
        """Fractions, percentages and multiples of the text, and what follows from them alone."""
        facts = self.situation.facts
        bare = (f for f in facts if f.role in (Role.GIVEN, Role.PIECE) and not f.unit)
        return [f.vector for f in bare if not isinstance(f.expr, Slot) and all(f.vector)]

    def _converted(self, number: Num) -> list[Vector]:
        found = []
        for fact in self.situation.facts:
            times = factor(fact.unit, number.unit) if fact.unit and fact.per == number.per else None
            if times is not None and fact.value * times == number.value:
                found.append(tuple(v * times for v in fact.vector))
        return found


def _some(vectors: Iterable[Vector]) -> tuple[Vector, ...]:
    return tuple(dict.fromkeys(vectors))[:CHOICES]


def _times(vector: Vector, by: int) -> Vector:
    return tuple(value * by for value in vector)
