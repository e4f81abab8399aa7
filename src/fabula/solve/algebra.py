"""The bridge to FLINT: from the equations about the goal to the goal's rational roots.

Nothing is ever parsed: an equation becomes a polynomial with whole coefficients by FLINT's own arithmetic.
FLINT cannot be interrupted, so the one operation that may grow without end, a Gröbner basis, has limits of
size.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from math import prod
from threading import Thread
from typing import Any

from fabula.situation.formula import Binary, Expr, has_floor
from fabula.situation.terms import Number
from fabula.solve.equations import Variable
from fabula.solve.propagate import Values
from fabula.solve.structure import Core

LIMITS = (60, 200, 4096)  # of a Gröbner basis: polynomials, terms of one, bits of a coefficient


@dataclass(frozen=True, slots=True)
class Roots:
    """Solutions: values of the goal and of the other unknowns; ``irrational`` ones are only noted."""

    solutions: tuple[Values, ...] = ()
    determined: bool = True
    irrational: bool = False


def _flint() -> Any:
    """FLINT, imported in a thread of its own: a time limit strikes the caller, never a half-done import."""
    if "flint" not in sys.modules:
        loader = Thread(target=import_module, args=("flint",))
        loader.start()
        loader.join()
    return import_module("flint")


class Ring:
    """Polynomials in the unknowns, each known by its place. The first place is free for saturation, the goal
    is the last: a lexicographic Gröbner basis then has what can be said about the goal alone."""

    def __init__(self, unknowns: Sequence[Variable], goal: Variable) -> None:
        self.flint = _flint()
        self.unknowns = (*(v for v in unknowns if v != goal), goal)
        self.place = {v: i for i, v in enumerate(self.unknowns, 1)}
        self.goal = len(self.unknowns)
        names = tuple(f"x{i}" for i in range(self.goal + 1))
        self.context = self.flint.fmpz_mpoly_ctx.get(names, self.flint.Ordering.lex)

    def quotient(self, expr: Expr, known: Values) -> tuple[Any, Any]:
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
                    if c.is_zero():
                        raise ZeroDivisionError
                    return _lowest(a * d, b * c)
        if not isinstance(expr, Number) and expr in self.place:
            return self.context.gen(self.place[expr]), self.context.constant(1)
        value = expr.value if isinstance(expr, Number) else known[expr]
        return self.context.constant(value.numerator), self.context.constant(value.denominator)

    def put(self, polynomial: Any, place: int, value: Fraction) -> Any:
        """The polynomial with a number for an unknown, times a number that is not zero."""
        return self.replaced(
            polynomial, place, value.denominator * self.context.gen(place) - value.numerator
        )

    def replaced(self, polynomial: Any, place: int, source: Any) -> Any:
        """The polynomial without an unknown that ``source`` = 0 gives, times a number that is not zero."""
        return polynomial.resultant(source, place) if polynomial.degrees()[place] else polynomial


def _lowest(above: Any, below: Any) -> tuple[Any, Any]:
    if above.is_zero():
        return above, below * 0 + 1
    common = above.gcd(below)
    return above // common, below // common


def goal_roots(about: Core, known: Values, goal: Variable) -> Roots:
    """All rational values of the goal for which the equations can hold."""
    ring = Ring(about.unknowns, goal)
    polynomials, denominators = _polynomials(ring, about, known)
    polynomials, denominators, gone = _eliminate(ring, polynomials, denominators)
    if any(p.is_constant() for p in polynomials):
        return Roots()
    used = {place for p in polynomials for place in _places(p)}
    if ring.goal not in used:
        return Roots(determined=False)
    others = sorted(used - {ring.goal})
    found, irrational = _univariate(ring, polynomials, denominators, others)
    if found is None:
        return Roots(determined=False)
    solutions = tuple(
        {ring.unknowns[place - 1]: value for place, value in _restore(ring, gone, values).items()}
        for root in found
        for values in _back(ring, polynomials, {ring.goal: root})
    )
    return Roots(solutions, irrational=irrational)


def _polynomials(ring: Ring, about: Core, known: Values) -> tuple[list[Any], list[Any]]:
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
    return [p for p in polynomials if not p.is_zero()], denominators


def _places(polynomial: Any) -> list[int]:
    """The unknowns that occur in it."""
    return [place for place, degree in enumerate(polynomial.degrees()) if degree]


def _eliminate(
    ring: Ring, polynomials: list[Any], denominators: list[Any]
) -> tuple[list[Any], list[Any], list[tuple[int, Any]]]:
    """Substitute, one after another, the unknowns that some equation gives with a constant factor."""
    gone: list[tuple[int, Any]] = []
    while (found := next(_linear_in(ring, polynomials), None)) is not None:
        place, source = found
        gone.append(found)
        polynomials = [ring.replaced(p, place, source) for p in polynomials if p is not source]
        polynomials = [p for p in polynomials if not p.is_zero()]
        denominators = [ring.replaced(d, place, source) for d in denominators]
    return polynomials, denominators, gone


def _linear_in(ring: Ring, polynomials: Sequence[Any]) -> Iterator[tuple[int, Any]]:
    for polynomial in polynomials:
        for place in _places(polynomial):
            if place != ring.goal and polynomial.derivative(place).is_constant():
                yield place, polynomial


def _univariate(
    ring: Ring, polynomials: list[Any], denominators: list[Any], others: list[int]
) -> tuple[list[Fraction] | None, bool]:
    """The goal's roots from the elimination ideal; None if it contains no equation in the goal alone.

    If the other unknowns could all be zero, anything may hold for the goal; a story speaks of things that
    are there, so the second attempt takes them as not zero.
    """
    free = ring.context.gen(0)
    for nonzero in (denominators, [*denominators, *map(ring.context.gen, others)]):
        saturated = [1 - free * prod(nonzero)] if nonzero else []
        basis = _basis(ring, [*polynomials, *saturated]) if others or saturated else polynomials
        if alone := [p for p in basis if set(_places(p)) <= {ring.goal}]:
            return _rational_roots(ring, alone, ring.goal)
    return None, False


def _basis(ring: Ring, polynomials: list[Any]) -> list[Any]:
    """A Gröbner basis; nothing if it grows beyond what a school book can mean."""
    vector = ring.flint.fmpz_mpoly_vec(polynomials, ring.context)
    basis, complete = vector.buchberger_naive(limits=LIMITS)
    return list(basis) if complete else []


def _rational_roots(ring: Ring, polynomials: list[Any], place: int) -> tuple[list[Fraction], bool]:
    """Common rational roots, and whether irrational real ones were left out."""
    common = polynomials[0]
    for polynomial in polynomials[1:]:
        common = common.gcd(polynomial)
    roots, irrational = [], False
    for factor, _ in ring.flint.fmpz_poly(_coefficients(common, place)).factor()[1]:
        if factor.degree() == 1:
            roots.append(Fraction(-int(factor[0]), int(factor[1])))
        else:
            irrational |= any(root.imag == 0 for root, _ in factor.complex_roots())
    return sorted(roots), irrational


def _coefficients(polynomial: Any, place: int) -> list[int]:
    """Of a polynomial in one unknown, the constant first."""
    found = [0] * (polynomial.degrees()[place] + 1)
    for exponents, coefficient in polynomial.to_dict().items():
        found[exponents[place]] = int(coefficient)
    return found


def _back(ring: Ring, polynomials: list[Any], fixed: Mapping[int, Fraction]) -> Iterator[dict[int, Fraction]]:
    """Rational values of the other unknowns for a root of the goal, as far as one follows from another."""
    left = [q for p in polynomials if not (q := _put_all(ring, p, fixed)).is_zero()]
    if any(p.is_constant() for p in left):
        return
    single = next((p for p in left if len(_places(p)) == 1), None)
    if single is None:
        yield dict(fixed)
        return
    (place,) = _places(single)
    roots, irrational = _rational_roots(ring, [single], place)
    if irrational and not roots:
        yield dict(fixed)
    for root in roots:
        yield from _back(ring, polynomials, {**fixed, place: root})


def _put_all(ring: Ring, polynomial: Any, values: Mapping[int, Fraction]) -> Any:
    for place, value in values.items():
        polynomial = ring.put(polynomial, place, value)
    return polynomial


def _restore(ring: Ring, gone: list[tuple[int, Any]], fixed: dict[int, Fraction]) -> dict[int, Fraction]:
    """The values of the unknowns that were eliminated, where all that they hang on is known."""
    values = dict(fixed)
    for place, source in reversed(gone):
        left = _put_all(ring, source, values)
        if _places(left) == [place]:
            constant, slope = _coefficients(left, place)
            values[place] = Fraction(-constant, slope)
    return values
