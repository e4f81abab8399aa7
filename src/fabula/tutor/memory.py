"""What the tutor remembers of a pupil's work so far, and what a typed number may stand for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property

from fabula.situation.formula import Expr
from fabula.situation.terms import Slot
from fabula.text.units import factor
from fabula.tutor.facts import Role
from fabula.tutor.situation import Situation
from fabula.tutor.steps import Num, Op, Statement, Tree, Var, as_number
from fabula.tutor.worlds import Vector, combine, scale

CHOICES = 200  # meanings that are followed up for one part of a step


@dataclass(frozen=True)
class Memory:
    """Values found so far with their vectors, the facts among them, and what the letters stand for."""

    values: tuple[tuple[Fraction, Vector], ...] = ()
    found: tuple[Vector, ...] = ()
    letters: dict[str, Expr] = field(default_factory=dict)
    equated: bool = False  # an equation in a letter has been set up
    equations: tuple[Statement, ...] = ()  # … and was found right
    answered: bool = False

    def with_value(self, value: Fraction, vectors: Iterable[Vector], fact: bool) -> Memory:
        """With a value that may be several things: 54 is a road and a speed."""
        meant = tuple(dict.fromkeys(vectors))
        found = tuple(dict.fromkeys((*self.found, *meant))) if fact else self.found
        return replace(self, values=(*self.values, *((value, vector) for vector in meant)), found=found)

    def with_letter(self, name: str, meaning: Expr) -> Memory:
        return replace(self, letters={**self.letters, name: meaning})


@dataclass(frozen=True)
class Meanings:
    """The vectors that a part of a step may have, and the numbers in it that nobody knows.

    ``parts`` are the vectors of everything inside it.
    """

    vectors: tuple[Vector, ...]
    strangers: tuple[str, ...] = ()
    parts: frozenset[Vector] = frozenset()


class Reader:
    """Replaces the numbers of a step by what they stand for in the story.

    A number is what the text calls so, or what the pupil has found; only if it is neither, it is something
    that can be found. Else any wrong way would have a meaning: in 600÷(1/5+3/10) the 3/10 would be half the
    road less a fifth of it.
    """

    def __init__(
        self, situation: Situation, memory: Memory, letters: dict[str, Vector] | None = None
    ) -> None:
        self.situation = situation
        self.memory = memory
        self.letters = letters or {}

    def read(self, tree: Tree, plain: bool = False) -> Meanings:
        """What it may come to; a ``plain`` number is added, so that it is no share upside down."""
        match tree:
            case Num():
                return self._number(tree, plain)
            case Var(name):
                return Meanings((self.letters[name],) if name in self.letters else ())
            case Op(op, left, right):
                whole = self._known(number) if (number := as_number(tree)) else []
                if whole:  # 1/4 as the text has it, not 1 over 4
                    return Meanings(_some(whole))
                adds = op in "+-"
                parts = _operation(op, self.read(left, adds), self.read(right, adds))
                more = self._to_be_found(number) if number else self._repeated(tree)
                return replace(parts, vectors=_some((*parts.vectors, *more))) if more else parts

    def _repeated(self, tree: Op) -> tuple[Vector, ...]:
        """120+120 for twice 120."""
        count, term = 1, tree.right
        rest: Tree = tree
        while isinstance(rest, Op) and rest.op == "+" and rest.right == term:
            count, rest = count + 1, rest.left
        if rest != term or count == 1 or not isinstance(term, Num):
            return ()
        times = [told.vector for told in self.situation.told.get(Fraction(count), ())]
        return _operation("*", Meanings(tuple(times)), self.read(term)).vectors

    def _number(self, number: Num, plain: bool) -> Meanings:
        known = self._known(number, plain)
        if not known:
            more = (*self._everybodys(number), *self._doubtful(number), *self._to_be_found(number))
            if not more:
                return Meanings((self.situation.constant(number.value),), (number.text,))
            return Meanings(_some(more))
        return Meanings(_some((*known, *self._everybodys(number), *self._doubtful(number))))

    def _known(self, number: Num, plain: bool = True) -> list[Vector]:
        """From the text, and from earlier steps that had a meaning."""
        known = [t.vector for t in self.situation.told.get(number.value, ()) if _in_unit(t.unit, number)]
        if not number.unit:
            known += self._other_forms(number.value, plain)
        elif not known:
            known += self._converted(number, Role.GIVEN)
        steps = (v for value, v in self.memory.values if value == number.value)
        return [*known, *(v for v in steps if v in self.memory.found)]

    def _doubtful(self, number: Num) -> list[Vector]:
        """From earlier steps that meant nothing."""
        steps = (v for value, v in self.memory.values if value == number.value)
        return [v for v in steps if v not in self.memory.found]

    def _everybodys(self, number: Num) -> list[Vector]:
        """The whole, pairs, what units are made of."""
        common = number.value in self.situation.constants or not number.value
        return [self.situation.constant(number.value)] if common else []

    def _to_be_found(self, number: Num) -> tuple[Vector, ...]:
        """Worked out in the head: the 130 of 390÷130, if nobody has written 70+60."""
        hits = (
            hit
            for hit in self.situation.hits(number.value)
            if hit.fact.role is not Role.GIVEN and hit.fact.op != "/" and _in_unit(hit.unit, number)
        )
        found = [scale(hit.fact.vector, hit.times) for hit in hits if self.situation.useful(hit.fact)]
        if number.unit:
            found += self._converted(number, Role.ATTRIBUTE)
        else:
            found += self._parts_of(self._derived_shares, number.value)
        return tuple(found)

    def _other_forms(self, value: Fraction, plain: bool) -> list[Vector]:
        """A share in disguise: ÷4 for a quarter, 25÷100 for 25%, 8÷10 for 八折, ÷3×4 for ÷(3/4)."""
        found = []
        for share in self._shares:
            if value and share[0] * value == 1 and not plain:
                found.append(tuple(1 / v for v in share))
                if value == 2:  # who takes a half leaves a half
                    found.append(tuple(1 / (1 - v) for v in share))
            found += [scale(share, Fraction(times)) for times in (10, 100) if share[0] * times == value]
        return found + self._parts_of(self._shares, value)

    def _parts_of(self, shares: Iterable[Vector], value: Fraction) -> list[Vector]:
        """So many of so many equal parts."""
        found = []
        for share in shares:
            above, below = share[0].numerator, share[0].denominator
            if below > 1 and value != 1 and value in (above, below):
                found.append(
                    scale(share, Fraction(below)) if value == above else self.situation.constant(value)
                )
        return found

    @cached_property
    def _shares(self) -> list[Vector]:
        """Fractions, percentages and multiples of the text."""
        return self._bare(Role.GIVEN)

    @cached_property
    def _derived_shares(self) -> list[Vector]:
        """What follows from them alone: three quarters, if a quarter is gone."""
        return self._bare(Role.PIECE)

    def _bare(self, role: Role) -> list[Vector]:
        facts = (f for f in self.situation.facts if f.role is role and not f.unit)
        return [f.vector for f in facts if not isinstance(f.expr, Slot) and all(f.vector)]

    def _converted(self, number: Num, role: Role) -> list[Vector]:
        """In a unit that the text does not use."""
        found = []
        for fact in self.situation.facts:
            same = fact.unit and fact.per == number.per and (fact.role is Role.GIVEN) == (role is Role.GIVEN)
            times = factor(fact.unit, number.unit) if same else None
            if times is not None and fact.value * times == number.value:
                found.append(scale(fact.vector, times))
        return found


def _operation(op: str, left: Meanings, right: Meanings) -> Meanings:
    found = (combine(op, a, b) for a in left.vectors for b in right.vectors)
    parts = frozenset((*left.vectors, *right.vectors)) | left.parts | right.parts
    return Meanings(_some(v for v in found if v is not None), left.strangers + right.strangers, parts)


def _in_unit(unit: str, number: Num) -> bool:
    return not number.unit or not unit or factor(unit, number.unit) == 1


def _some(vectors: Iterable[Vector]) -> tuple[Vector, ...]:
    return tuple(dict.fromkeys(vectors))[:CHOICES]
