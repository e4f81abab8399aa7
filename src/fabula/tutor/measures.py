"""Arithmetic with units: 1.5小时 is 90分钟, and 3千米 plus 2小时 is nothing at all."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from fabula.solve import dimensions
from fabula.solve.answer import decimal
from fabula.solve.dimensions import BARE, Measure, base, counted, measure
from fabula.text.units import MINUTE, POINT, factor
from fabula.tutor.facts import Fact
from fabula.tutor.steps import Num, Op, Tree, Var, as_number
from fabula.tutor.tokens import StepError

SHORT = 2  # places of a decimal that nobody needs to round
WRITTEN = dimensions.WRITTEN | {""}  # say how a bare number is written, or nothing


class UnitClash(Exception):
    """Things of different measures were added or compared."""


class Fit(Enum):
    """How a typed unit goes with a quantity."""

    NONE = "none"  # none was typed
    EXACT = "exact"
    SHORT = "short"  # 千米 for 千米/小时
    WRONG = "wrong"


def raw(tree: Tree) -> Fraction:
    """The value of a tree without unknowns, units aside."""
    match tree:
        case Num(value):
            return value
        case Var():
            raise StepError("unknown_only")
        case Op(op, left, right):
            one, other = raw(left), raw(right)
            if op == "/" and not other:
                raise StepError("zero")
            return {"+": one + other, "-": one - other, "*": one * other}[op] if op != "/" else one / other


def measured(tree: Tree) -> tuple[Fraction, Measure] | None:
    """Value and measure in base units; None unless every number carries a unit."""
    if isinstance(tree, Num):
        if tree.unit in WRITTEN:
            return None
        return tree.value * _size(tree.unit) / _size(tree.per), measure(tree.unit, tree.per)
    if isinstance(tree, Var):
        return None
    left, right = measured(tree.left), measured(tree.right)
    if left is None or right is None:
        return None
    (one, kind), (other, kind2) = left, right
    if tree.op in "+-":
        if not kind.agrees(kind2):
            raise UnitClash
        return (one + other if tree.op == "+" else one - other), kind
    if tree.op == "*":
        return one * other, kind.times(kind2)
    if not other:
        raise StepError("zero")
    return one / other, kind.over(kind2)


def _size(unit: str) -> Fraction:
    return (factor(unit, base(unit)) or Fraction(1)) if unit else Fraction(1)


def equal(left: Tree, right: Tree, about: bool, asked: bool = False) -> bool:
    """Whether two sides are equal, by unit where both have units; a decimal may be rounded."""
    one, other = measured(left), measured(right)
    if one is not None and other is not None:
        if not one[1].agrees(other[1]) and BARE not in (one[1], other[1]):
            raise UnitClash
        return one[0] == other[0]
    return raw(left) == raw(right) or is_rounded(raw(left), right, about, asked)


def is_rounded(exact: Fraction, typed: Tree, about: bool = False, asked: bool = False) -> bool:
    """3.33 for 10/3: as many places as typed, where no decimal is exact; a long one if somebody says 约.

    A short decimal (1.5) is rounded only where the problem has ``asked`` for it.
    """
    number = as_number(typed)
    if number is None or not isinstance(typed, Num):
        return False
    places = max(number.places, 0)
    if not (about or asked) and (places < 1 or decimal(exact) is not None):
        return False
    if not asked and decimal(exact, SHORT) is not None:
        return False
    step = Fraction(1, 10**places)
    return abs(exact - number.value) * 2 <= step


def fit(fact: Fact, value: Fraction, unit: str, per: str) -> Fit:
    """Whether ``value unit/per`` is the fact, given that the bare number is it in some unit."""
    if unit in WRITTEN:
        return Fit.NONE
    if not fact.unit or (unit, fact.unit) == (MINUTE, POINT):  # 分 alone may be a mark
        return Fit.EXACT
    times = factor(_joined(fact.unit, fact.per), _joined(unit, per))
    if times is not None:
        return Fit.EXACT if fact.value * times == value else Fit.WRONG
    if counted(unit) and counted(fact.unit):
        return Fit.EXACT
    short = factor(fact.unit, unit) if fact.per and not per else None
    return Fit.SHORT if short is not None and fact.value * short == value else Fit.WRONG


def _joined(unit: str, per: str) -> str:
    return f"{unit}/{per}" if per else unit
