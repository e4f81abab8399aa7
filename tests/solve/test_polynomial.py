"""Our small algebra against SymPy's large one."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from operator import add, mul

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fabula.solve.polynomial import (
    PLACES,
    Polynomial,
    basis,
    common_divisor,
    exponents,
    least_common,
    rational_roots,
)

sympy = pytest.importorskip("sympy")

ENOUGH = (60, 200, 4096, 200_000)
NAMES = sympy.symbols("x0:4")
quick = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def made(terms: dict[tuple[int, ...], int]) -> Polynomial:
    parts = []
    for powers, c in terms.items():
        unknowns = [Polynomial.unknown(i) for i, n in enumerate(powers) for _ in range(n)]
        parts.append(reduce(mul, unknowns, Polynomial.constant(c)))
    return reduce(add, parts, Polynomial.constant(0))


def theirs(p: Polynomial) -> object:
    terms = (c * reduce(mul, (x**n for x, n in zip(NAMES, exponents(m), strict=False)), 1) for m, c in p.terms.items())
    return sympy.expand(sum(terms))


def small(places: int = 3, degree: int = 2, terms: int = 4) -> st.SearchStrategy[Polynomial]:
    powers = st.tuples(*[st.integers(0, degree)] * places)
    return st.dictionaries(powers, st.integers(-9, 9), max_size=terms).map(made)


@quick
@given(small(), small())
def test_arithmetic(a: Polynomial, b: Polynomial) -> None:
    for ours, other in ((a + b, theirs(a) + theirs(b)), (a - b, theirs(a) - theirs(b)), (a * b, theirs(a) * theirs(b))):
        assert sympy.expand(theirs(ours) - other) == 0
        assert all(ours.terms.values())
    assert a - a == Polynomial.constant(0) and not a - a
    if b:
        assert (a * b).divided(b) == a


@quick
@given(small(), small(), small(terms=3))
def test_the_greatest_common_divisor(a: Polynomial, b: Polynomial, c: Polynomial) -> None:
    a, b = a * c, b * c
    ours = common_divisor(a, b)
    known = sympy.gcd(theirs(a), theirs(b), *NAMES)
    assert 0 in (sympy.expand(theirs(ours) - known), sympy.expand(theirs(ours) + known))
    for p in (a, b):
        assert not p or p.divided(ours) is not None


@quick
@given(small(), st.integers(0, 2), small(), st.integers(1, 9))
def test_an_unknown_is_replaced(p: Polynomial, place: int, rest: Polynomial, slope: int) -> None:
    rest = rest.coefficients(place)[0]
    ours = theirs(p.without(place, slope, rest))
    put = theirs(p).subs(NAMES[place], -theirs(rest) / sympy.Integer(slope)) if p else sympy.Integer(0)
    assert sympy.expand(ours - put * slope ** p.degree(place)) == 0


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(small(degree=1, terms=3), min_size=1, max_size=3))
def test_a_basis_says_of_the_last_unknown_what_theirs_says(some: list[Polynomial]) -> None:
    some = [p for p in some if p]
    ours = basis(some, *ENOUGH) if some else None
    if ours is None:
        return
    order = NAMES[2::-1]
    known = sympy.groebner([theirs(p) for p in some], *order, order="lex")
    for p in ours:  # in the ideal …
        assert known.contains(theirs(p))
    again = sympy.groebner([theirs(p) for p in ours], *order, order="lex")
    assert again == known
    heads = [p.leading for p in ours]  # … and every highest term of the ideal is one of ours, times something
    for p in known.exprs:
        top = sympy.Poly(p, *order).monoms(order="lex")[0][::-1]
        mono = made({top: 1}).leading
        assert any(least_common(head, mono) == mono for head in heads)


def test_a_basis_that_grows_is_given_up() -> None:
    x, y, z = (Polynomial.unknown(i) for i in range(3))
    one = Polynomial.constant(1)
    some = [x * x + y * z - one, y * y + x * z - x, z * z + x * y - y - one]
    assert basis(some, *ENOUGH)
    assert basis(some, 4, 200, 4096, 200_000) is None
    assert basis(some, 60, 3, 4096, 200_000) is None
    assert basis(some, 60, 200, 3, 200_000) is None
    assert basis(some, 60, 200, 4096, 10) is None


def test_a_contradiction_has_the_basis_one() -> None:
    x, y = Polynomial.unknown(0), Polynomial.unknown(1)
    assert basis([x * y - Polynomial.constant(1), x * x * y], *ENOUGH) == [Polynomial.constant(1)]


@quick
@given(
    st.lists(st.fractions(-50, 50, max_denominator=30), max_size=3),
    st.lists(st.integers(-20, 20), min_size=1, max_size=4),
)
def test_rational_roots(roots: list[Fraction], rest: list[int]) -> None:
    x = sympy.Symbol("x")
    p = reduce(mul, (x * r.denominator - r.numerator for r in roots), sympy.Poly(rest, x).as_expr())
    if p == 0:
        return
    poly = sympy.Poly(sympy.expand(p), x)
    ours, irrational = rational_roots([int(c) for c in poly.all_coeffs()[::-1]])
    found = sorted(Fraction(*root) for root in ours)
    real = sympy.real_roots(poly, multiple=False) if poly.degree() > 0 else []
    assert found == sorted(Fraction(int(r.p), int(r.q)) for r, _ in real if r.is_Rational)
    assert irrational == any(not r.is_Rational for r, _ in real)


def test_large_numbers_have_roots_too() -> None:
    a, b = 10**40 + 7, 3**50
    assert rational_roots([-a * b, b - a, 1]) == ([(-b, 1), (a, 1)], False)
    assert rational_roots([-(a * a + 1), 0, 1]) == ([], True)


def test_only_so_many_unknowns() -> None:
    with pytest.raises(ValueError, match="unknowns"):
        Polynomial.unknown(PLACES)
