"""The same story with other numbers: how the tutor tells meaning from coincidence.

390 - 387 = 3 is true and 3 is the answer, yet it means nothing. In a world where the road is longer and the
cars are faster, 390÷(70+60) still gives the time until they meet, if each number is replaced by what it
stands for there. A value is therefore a *vector*: itself, and what it would be in the other worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.situation.formula import Binary, Equation, Expr
from fabula.situation.graph import ParseGraph
from fabula.situation.terms import Number
from fabula.solve.attempt import Attempt
from fabula.solve.equations import System, Variable
from fabula.solve.propagate import explore
from fabula.text import Kind

Vector = tuple[Fraction, ...]
Values = dict[Variable, Fraction]
Factors = dict[int, Fraction]  # quantity of the text → what it is multiplied by

# Numerators over primes: sums and products of such factors do not coincide by chance.
_SHIFTS = ((13, 11), (19, 17), (29, 23), (37, 31), (43, 41), (53, 47), (61, 59), (71, 67))
ACTUAL: Factors = {}
OTHER_WORLDS = 2


def other_numbers(attempt: Attempt) -> list[Factors]:
    """How the numbers of the text change from world to world; shares of a ratio stay what they are."""
    used = sorted(attempt.reading.graph.used_quantities())
    free = [q for q in used if attempt.problem.quantities[q].kind is not Kind.RATIO]
    return [dict(zip(free, _factors(world, len(free)), strict=True)) for world in range(OTHER_WORLDS)]


def _factors(world: int, count: int) -> Iterator[Fraction]:
    """Different factors for different numbers, in another order in each world."""
    for at in range(count):
        above, below = _SHIFTS[(at * (2 * world + 1) + 3 * world) % len(_SHIFTS)]
        yield 1 + Fraction(above - below, below * (1 + at // len(_SHIFTS)))


def shifted(system: System, graph: ParseGraph, factors: Factors) -> System:
    """The system with each number of the text multiplied by its factor."""
    if not factors:
        return system
    by_slot = {g.slot: factors.get(g.quantity, Fraction(1)) for g in graph.givens if g.quantity is not None}
    given = {slot: value * by_slot.get(slot, Fraction(1)) for slot, value in system.given.items()}
    equations = tuple(
        Equation(scaled(e.left, factors), scaled(e.right, factors), e.relation) for e in system.equations
    )
    return replace(system, given=given, equations=equations)


def scaled(expr: Expr, factors: Factors) -> Expr:
    """The expression with each number of the text multiplied by its factor."""
    if isinstance(expr, Binary):
        return Binary(expr.op, scaled(expr.left, factors), scaled(expr.right, factors))
    if isinstance(expr, Number) and expr.quantity in factors:
        return replace(expr, value=expr.value * factors[expr.quantity])
    return expr


def solved(system: System) -> Values | None:
    """All values of a system that propagation solves; None if it does not find the goal."""
    result = explore(system).result()
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
