"""The same story with other numbers: how the tutor tells meaning from coincidence.

390 - 387 = 3 is true and 3 is the answer, yet it means nothing. In a world where the road is longer and the
cars are faster, 390÷(70+60) still gives the time until they meet, if each number is replaced by what it
stands for there. A value is therefore a *vector*: itself, and what it would be in the other worlds. Two
expressions with the same vector are the same function of the text's numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.situation.formula import Binary, Equation, Expr
from fabula.situation.graph import ParseGraph
from fabula.situation.terms import Number
from fabula.solve import TimeLimit, solve_system, time_limit
from fabula.solve.equations import System, Variable
from fabula.solve.propagate import explore
from fabula.text import Kind, Problem, Quantity

Vector = tuple[Fraction, ...]
Values = dict[Variable, Fraction]
Key = tuple[int, Fraction | None]  # a quantity of the text, and which of its parts (3 of 3:5)
Factors = dict[Key, Fraction]  # what that number is multiplied by

ACTUAL: Factors = {}
OTHER_WORLDS = 2
SINGLES = 8  # numbers that are also changed alone
SECONDS = 0.5  # for a world that propagation alone cannot solve
LABELS = frozenset((Kind.ORDINAL, Kind.DATE, Kind.ASKED))  # no numbers to compute with: 第一天
# Each number has two primes of its own: sums and products of such factors do not coincide by chance.
_PRIMES = (
    101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197,
    199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311, 313,
)  # fmt: skip


def other_numbers(problem: Problem) -> list[Factors]:
    """How the numbers of the text change from world to world, alike for every reading of it.

    First worlds in which all of them change; then, to see what depends on what, one for each.
    """
    keys = [key for quantity in problem.quantities for key in _keys(quantity)]
    changed = [dict(zip(keys, _factors(world, len(keys)), strict=True)) for world in range(OTHER_WORLDS)]
    return [*changed, *({key: changed[0][key]} for key in keys[:SINGLES])] if len(keys) > 1 else changed


def _keys(quantity: Quantity) -> Iterator[Key]:
    """One for a number; one for each part of a ratio, since 3:5 may become 3.6:5.2; 1:4 is four times."""
    if quantity.kind is Kind.RATIO:
        yield from dict.fromkeys((quantity.index, part) for part in quantity.parts if part != 1)
    elif quantity.kind not in LABELS and quantity.value != 1:  # nobody writes ÷1 in "1小时行多少"
        yield quantity.index, None


def _factors(world: int, count: int) -> Iterator[Fraction]:
    """Different factors for different numbers, in another order in each world."""
    pairs = len(_PRIMES) // 2
    for at in range(count):
        place = 2 * ((at + world * (pairs // OTHER_WORLDS)) % pairs)
        below, above = _PRIMES[place], _PRIMES[place + 1]
        yield 1 + Fraction(2 * above, below * (9 + at // pairs))


def factor_of(factors: Factors, quantity: int | None, value: Fraction | None) -> Fraction:
    """What a number of the text is multiplied by; 1 for what is no number of the text."""
    if quantity is None:
        return Fraction(1)
    return factors.get((quantity, None)) or factors.get((quantity, value)) or Fraction(1)


def shifted(system: System, graph: ParseGraph, factors: Factors) -> System:
    """The system with each number of the text multiplied by its factor."""
    if not factors:
        return system
    by_slot = {g.slot: factor_of(factors, g.quantity, g.value) for g in graph.givens}
    given = {slot: value * by_slot.get(slot, Fraction(1)) for slot, value in system.given.items()}
    equations = tuple(
        Equation(scaled(e.left, factors), scaled(e.right, factors), e.relation) for e in system.equations
    )
    return replace(system, given=given, equations=equations)


def scaled(expr: Expr, factors: Factors) -> Expr:
    """The expression with each number of the text multiplied by its factor."""
    if isinstance(expr, Binary):
        return Binary(expr.op, scaled(expr.left, factors), scaled(expr.right, factors))
    if isinstance(expr, Number) and expr.quantity is not None:
        return replace(expr, value=expr.value * factor_of(factors, expr.quantity, expr.value))
    return expr


def solved(system: System) -> Values | None:
    """All values of a system that propagation solves; None if it does not find the goal."""
    result = explore(system).result()
    return dict(result.values) if result.solved else None


def solved_by_all_means(system: System) -> Values | None:
    """As :func:`solved`, but by algebra where propagation does not get through."""
    values = solved(system)
    if values is not None:
        return values
    try:
        with time_limit(SECONDS):
            result = solve_system(system)
    except TimeLimit:
        return None
    return dict(result.values) if result.solved else None


def combine(op: str, left: Vector, right: Vector) -> Vector | None:
    """The operation world by world; None where it divides by zero."""
    pairs = list(zip(left, right, strict=True))
    match op:
        case "+":
            return tuple(a + b for a, b in pairs)
        case "-":
            return tuple(a - b for a, b in pairs)
        case "*":
            return tuple(a * b for a, b in pairs)
    return None if any(not b for _, b in pairs) else tuple(a / b for a, b in pairs)


def scale(vector: Vector, by: Fraction) -> Vector:
    return vector if by == 1 else tuple(value * by for value in vector)
