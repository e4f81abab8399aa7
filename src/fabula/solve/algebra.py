"""From the equations about the goal to the goal's rational roots.

Nothing is ever parsed: an equation becomes a polynomial with whole coefficients. The one operation that may grow
without end, a Gröbner basis, has limits of size.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import prod

from fabula.situation.formula import Binary, Expr, has_floor
from fabula.situation.terms import Number
from fabula.solve.equations import Variable
from fabula.solve.polynomial import Polynomial, basis, common_divisor, rational_roots
from fabula.solve.propagate import Values
from fabula.solve.structure import Core

LIMITS = (60, 200, 4096, 200_000)  # of a Gröbner basis: polynomials, terms of one, bits of a coefficient, effort
GOAL = 0  # its place: the last in the order, so that a Gröbner basis has what can be said about the goal alone
ONE = Polynomial.constant(1)


@dataclass(frozen=True, slots=True)
class Roots:
    """Solutions: values of the goal and of the other unknowns; ``irrational`` ones are only noted."""

    solutions: tuple[Values, ...] = ()
    determined: bool = True
    irrational: bool = False


class Ring:
    """Polynomials in the unknowns, each known by its place: the goal's is 0, the highest is free for saturation."""

    def __init__(self, unknowns: Sequence[Variable], goal: Variable) -> None:
        self.unknowns = (goal, *reversed([v for v in unknowns if v != goal]))
        self.place = {v: i for i, v in enumerate(self.unknowns)}
        self.free = len(self.unknowns)

    def quotient(self, expr: Expr, known: Values) -> tuple[Polynomial, Polynomial]:
        """An expression as a fraction of two polynomials in lowest terms."""
        if isinstance(expr, Binary):
            (a, b), (c, d) = self.quotient(expr.left, known), self.quotient(expr.right, known)
            match expr.op:
                case "+":
                    return _lowest(a * d + c * b, b * d)
                case "-":
                    return _lowest(a * d - c * b, b * d)
                case "*":
                    return _lowest(a * c, b * d)
                case _:
                    if not c:
                        raise ZeroDivisionError
                    return _lowest(a * d, b * c)
        if not isinstance(expr, Number) and expr in self.place:
            return Polynomial.unknown(self.place[expr]), ONE
        value = expr.value if isinstance(expr, Number) else known[expr]
        return Polynomial.constant(value.numerator), Polynomial.constant(value.denominator)


def _lowest(above: Polynomial, below: Polynomial) -> tuple[Polynomial, Polynomial]:
    if not above:
        return above, ONE
    common = common_divisor(above, below)
    if common == ONE:
        return above, below
    shorter, lower = above.divided(common), below.divided(common)
    assert shorter is not None and lower is not None
    return shorter, lower


def _put(polynomial: Polynomial, place: int, value: Fraction) -> Polynomial:
    """The polynomial with a number for an unknown, times a number that is not zero."""
    return polynomial.without(place, value.denominator, Polynomial.constant(-value.numerator))


def _replaced(polynomial: Polynomial, place: int, source: Polynomial) -> Polynomial:
    """The polynomial without an unknown that ``source`` = 0 gives, times a number that is not zero."""
    rest, slope = source.coefficients(place)
    return polynomial.without(place, slope.terms[0], rest)


def goal_roots(about: Core, known: Values, goal: Variable) -> Roots:
    """All rational values of the goal for which the equations can hold."""
    ring = Ring(about.unknowns, goal)
    polynomials, denominators = _polynomials(ring, about, known)
    polynomials, denominators, gone = _eliminate(polynomials, denominators)
    if any(p.is_constant() for p in polynomials):
        return Roots()
    used = {place for p in polynomials for place in p.places()}
    if GOAL not in used:
        return Roots(determined=False)
    others = sorted(used - {GOAL})
    found, irrational = _univariate(ring, polynomials, denominators, others)
    if found is None:
        return Roots(determined=False)
    solutions = tuple(
        {ring.unknowns[place]: value for place, value in _restore(gone, values).items()}
        for root in found
        for values in _back(polynomials, {GOAL: root})
    )
    return Roots(solutions, irrational=irrational)


def _polynomials(ring: Ring, about: Core, known: Values) -> tuple[list[Polynomial], list[Polynomial]]:
    """Each equation as a polynomial that must vanish; the denominators that must not."""
    polynomials, denominators = [], []
    for equation, _ in about.parts:
        if has_floor(equation.left) or has_floor(equation.right):  # full times of an unknown: no polynomial
            continue
        (a, b), (c, d) = ring.quotient(equation.left, known), ring.quotient(equation.right, known)
        above, below = _lowest(a * d - c * b, b * d)
        polynomials.append(above)
        if not below.is_constant():
            denominators.append(below)
    return [p for p in polynomials if p], denominators


def _eliminate(
    polynomials: list[Polynomial], denominators: list[Polynomial]
) -> tuple[list[Polynomial], list[Polynomial], list[tuple[int, Polynomial]]]:
    """Substitute, one after another, the unknowns that some equation gives with a constant factor."""
    gone: list[tuple[int, Polynomial]] = []
    while (found := next(_linear_in(polynomials), None)) is not None:
        place, source = found
        gone.append(found)
        polynomials = [_replaced(p, place, source).primitive() for p in polynomials if p is not source]
        polynomials = [p for p in polynomials if p]
        denominators = [_replaced(d, place, source).primitive() for d in denominators]
    return polynomials, denominators, gone


def _linear_in(polynomials: Sequence[Polynomial]) -> Iterator[tuple[int, Polynomial]]:
    for polynomial in polynomials:
        for place in polynomial.places():
            if place != GOAL and polynomial.degree(place) == 1 and polynomial.coefficients(place)[1].is_constant():
                yield place, polynomial


def _univariate(
    ring: Ring, polynomials: list[Polynomial], denominators: list[Polynomial], others: list[int]
) -> tuple[list[Fraction] | None, bool]:
    """The goal's roots from the elimination ideal; None if it contains no equation in the goal alone.

    If the other unknowns could all be zero, anything may hold for the goal; a story speaks of things that
    are there, so the second attempt takes them as not zero.
    """
    free = Polynomial.unknown(ring.free)
    for nonzero in (denominators, [*denominators, *map(Polynomial.unknown, others)]):
        saturated = [ONE - free * prod(nonzero, start=ONE)] if nonzero else []
        found = (basis([*polynomials, *saturated], *LIMITS) or []) if others or saturated else polynomials
        if alone := [p for p in found if set(p.places()) <= {GOAL}]:
            return _rational_roots(alone, GOAL)
    return None, False


def _rational_roots(polynomials: list[Polynomial], place: int) -> tuple[list[Fraction], bool]:
    """Common rational roots, and whether irrational real ones were left out."""
    roots, irrational = rational_roots(reduce(common_divisor, polynomials).numbers(place))
    return sorted(Fraction(*root) for root in roots), irrational


def _back(polynomials: list[Polynomial], fixed: Mapping[int, Fraction]) -> Iterator[dict[int, Fraction]]:
    """Rational values of the other unknowns for a root of the goal, as far as one follows from another."""
    left = [q for p in polynomials if (q := _put_all(p, fixed))]
    if any(p.is_constant() for p in left):
        return
    single = next((p for p in left if len(p.places()) == 1), None)
    if single is None:
        yield dict(fixed)
        return
    (place,) = single.places()
    roots, irrational = _rational_roots([single], place)
    if irrational and not roots:
        yield dict(fixed)
    for root in roots:
        yield from _back(polynomials, {**fixed, place: root})


def _put_all(polynomial: Polynomial, values: Mapping[int, Fraction]) -> Polynomial:
    for place, value in values.items():
        polynomial = _put(polynomial, place, value)
    return polynomial


def _restore(gone: list[tuple[int, Polynomial]], fixed: dict[int, Fraction]) -> dict[int, Fraction]:
    """The values of the unknowns that were eliminated, where all that they hang on is known."""
    values = dict(fixed)
    for place, source in reversed(gone):
        left = _put_all(source, values)
        if left.places() == [place]:
            constant, slope = left.numbers(place)
            values[place] = Fraction(-constant, slope)
    return values
