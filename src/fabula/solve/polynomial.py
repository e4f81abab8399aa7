"""Polynomials with whole coefficients in a few unknowns: what a story's equations need of algebra, and no more.

A monomial is one integer: sixteen bits for the exponent of each unknown, the unknown at place 0 in the lowest. To
multiply monomials is to add integers, and to compare them is the lexicographic order in which the unknown at place 0
comes last. All of it is Python, so that a time limit can stop it anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from math import gcd

PLACES = 16  # how many unknowns there may be
WIDTH = 16  # bits of an exponent; the highest stays free, so that subtracting shows which exponent was too small
_ONE = (1 << WIDTH) - 1
_FREE = sum(1 << (WIDTH * place + WIDTH - 1) for place in range(PLACES))


def _divides(a: int, b: int) -> bool:
    """Whether the monomial a divides b."""
    return ((b | _FREE) - a) & _FREE == _FREE


def exponents(monomial: int) -> list[int]:
    """Of the unknowns from place 0 to the last that occurs."""
    return [(monomial >> shift) & _ONE for shift in range(0, monomial.bit_length(), WIDTH)]


def least_common(a: int, b: int) -> int:
    """The least monomial that both divide."""
    larger = 0
    for shift in range(0, max(a.bit_length(), b.bit_length()), WIDTH):
        larger |= max((a >> shift) & _ONE, (b >> shift) & _ONE) << shift
    return larger


class Polynomial:
    """Monomials with their coefficients, none of which is zero; nothing at all is zero. Never changed."""

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[int, int]) -> None:
        self.terms = terms

    @classmethod
    def constant(cls, value: int) -> Polynomial:
        return cls({0: value} if value else {})

    @classmethod
    def unknown(cls, place: int) -> Polynomial:
        if not 0 <= place < PLACES:
            raise ValueError(f"no more than {PLACES} unknowns")
        return cls({1 << (WIDTH * place): 1})

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and self.terms == other.terms

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        told = (f"{self.terms[m]}·x^{exponents(m)}" if m else str(self.terms[m]) for m in sorted(self.terms)[::-1])
        return " + ".join(told) or "0"

    def __neg__(self) -> Polynomial:
        return Polynomial({m: -c for m, c in self.terms.items()})

    def __add__(self, other: Polynomial) -> Polynomial:
        return Polynomial(_plus(self.terms, other.terms, 1, 0))

    def __sub__(self, other: Polynomial) -> Polynomial:
        return Polynomial(_plus(self.terms, other.terms, -1, 0))

    def __mul__(self, other: Polynomial) -> Polynomial:
        few, many = sorted((self.terms, other.terms), key=len)
        if len(few) == 1:
            ((m, c),) = few.items()
            return Polynomial({m + n: c * d for n, d in many.items()})
        found: dict[int, int] = {}
        for m, c in few.items():
            for n, d in many.items():
                found[m + n] = found.get(m + n, 0) + c * d
        return Polynomial({m: c for m, c in found.items() if c})

    def times(self, factor: int, monomial: int = 0) -> Polynomial:
        return Polynomial({m + monomial: factor * c for m, c in self.terms.items()})

    @property
    def leading(self) -> int:
        """The highest monomial."""
        return max(self.terms)

    @property
    def content(self) -> int:
        """The greatest whole number that divides all the coefficients."""
        return gcd(*self.terms.values())

    def is_constant(self) -> bool:
        return not any(self.terms)

    def places(self) -> list[int]:
        """The unknowns that occur, the highest first."""
        all_ = 0
        for m in self.terms:
            all_ |= m
        return [place for place, some in enumerate(exponents(all_)) if some][::-1]

    def degree(self, place: int) -> int:
        shift = WIDTH * place
        return max(((m >> shift) & _ONE for m in self.terms), default=0)

    def coefficients(self, place: int) -> list[Polynomial]:
        """Of the powers of one unknown, the constant first; each a polynomial in the others."""
        shift = WIDTH * place
        found: list[dict[int, int]] = [{} for _ in range(self.degree(place) + 1)]
        for m, c in self.terms.items():
            power = (m >> shift) & _ONE
            found[power][m - (power << shift)] = c
        return [Polynomial(terms) for terms in found]

    def numbers(self, place: int) -> list[int]:
        """The coefficients of a polynomial in one unknown alone."""
        return [p.terms.get(0, 0) for p in self.coefficients(place)]

    def primitive(self) -> Polynomial:
        """Without the common factor of its coefficients, the highest of which is then positive."""
        if not self.terms:
            return self
        common = self.content * (1 if self.terms[self.leading] > 0 else -1)
        return self if common == 1 else Polynomial({m: c // common for m, c in self.terms.items()})

    def without(self, place: int, slope: int, rest: Polynomial) -> Polynomial:
        """This where ``slope`` times the unknown is minus ``rest``, times a number that is not zero."""
        powers = self.coefficients(place)
        total, factor, minus = powers[-1], 1, -rest
        for coefficient in powers[-2::-1]:
            factor *= slope
            total = total * minus + coefficient.times(factor)
        return total

    def divided(self, other: Polynomial) -> Polynomial | None:
        """The quotient; None if there is a remainder."""
        top = other.leading
        first = other.terms[top]
        left, found = dict(self.terms), {}
        while left:
            m = max(left)
            if not _divides(top, m) or left[m] % first:
                return None
            c, shift = left[m] // first, m - top
            found[shift] = c
            left = _plus(left, other.terms, -c, shift)
        return Polynomial(found)


def _plus(one: Mapping[int, int], other: Mapping[int, int], factor: int, shift: int) -> dict[int, int]:
    """``one`` and ``factor`` times ``other`` times a monomial; neither is changed."""
    found = dict(one)
    for m, c in other.items():
        c = found.get(m + shift, 0) + factor * c
        if c:
            found[m + shift] = c
        else:
            del found[m + shift]
    return found


def common_divisor(a: Polynomial, b: Polynomial) -> Polynomial:
    """The greatest one, its highest coefficient positive."""
    if not a or not b:
        whole = a or b
        return whole.times(-1) if whole and whole.terms[whole.leading] < 0 else whole
    (c, m, a), (d, n, b) = _stripped(a), _stripped(b)
    outside = Polynomial({_lesser(m, n): gcd(c, d)})
    return outside * _common(a, b)


def _stripped(p: Polynomial) -> tuple[int, int, Polynomial]:
    """The common whole number, the common monomial, and what is left."""
    number, monomial = p.content, reduce(_lesser, p.terms)
    if p.terms[p.leading] < 0:
        number = -number
    return abs(number), monomial, Polynomial({m - monomial: c // number for m, c in p.terms.items()})


def _lesser(a: int, b: int) -> int:
    """The greatest monomial that divides both."""
    return a + b - least_common(a, b) if a and b else 0


_UNIT = Polynomial({0: 1})


def _common(a: Polynomial, b: Polynomial) -> Polynomial:
    """The same of polynomials without a common number or monomial."""
    if a.is_constant() or b.is_constant():
        return _UNIT
    small, large = sorted((a, b), key=lambda p: len(p.terms))
    if large.divided(small) is not None:
        return small
    in_a, in_b = set(a.places()), set(b.places())
    for one, other, alone in ((a, b, in_a - in_b), (b, a, in_b - in_a)):
        if alone:  # what divides both is free of it, so it divides all its coefficients
            return _of_all(one.coefficients(min(alone)), other)
    place = min(in_a, key=lambda p: max(a.degree(p), b.degree(p)))
    (outer, a), (other, b) = _freed(a, place), _freed(b, place)
    if a.degree(place) < b.degree(place):
        a, b = b, a
    while b and b.degree(place):
        a, b = b, _freed(_remainder(a, b, place), place)[1]
    inner = a if not b else _UNIT
    return (common_divisor(outer, other) * inner).primitive()


def _of_all(some: Sequence[Polynomial], start: Polynomial) -> Polynomial:
    for p in sorted(some, key=lambda p: len(p.terms)):
        if p:
            start = common_divisor(start, p)
        if start == _UNIT:
            break
    return start


def _freed(p: Polynomial, place: int) -> tuple[Polynomial, Polynomial]:
    """What divides all the coefficients of the powers of one unknown, and the polynomial without it."""
    if not p:
        return p, p
    outer = _of_all(p.coefficients(place), Polynomial({}))
    inner = p.divided(outer)
    assert inner is not None
    return outer, inner


def _remainder(a: Polynomial, b: Polynomial, place: int) -> Polynomial:
    """Of a by b as polynomials in one unknown, times what it takes to need no fractions."""
    shift, low = WIDTH * place, b.degree(place)
    first = b.coefficients(place)[-1]
    while a and (high := a.degree(place)) >= low:
        top = a.coefficients(place)[-1]
        a = a * first - Polynomial({m + ((high - low) << shift): c for m, c in (top * b).terms.items()})
    return a


def basis(
    polynomials: Sequence[Polynomial], most: int, terms: int, bits: int, effort: int
) -> list[Polynomial] | None:
    """A Gröbner basis (Buchberger's way); None if it outgrows so many polynomials, terms of one, bits of a number,
    or takes more effort: terms that are changed, those with large numbers several times."""
    found = [p.primitive() for p in polynomials if p]
    pairs = [pair for j in range(len(found)) for pair in _pairs(found, j)]
    while pairs:
        pairs.sort(reverse=True)
        _, _, i, j = pairs.pop()
        new, effort = _reduced(_cross(found[i], found[j]), found, effort)
        if effort < 0:
            return None
        if new:
            if new.is_constant():
                return [_UNIT]
            large = max(map(int.bit_length, new.terms.values())) > bits or max(exponents(_union(new))) > _ONE >> 3
            if len(found) >= most or len(new.terms) > terms or large:
                return None
            found.append(new)
            pairs += _pairs(found, len(found) - 1)
    return found


def _union(p: Polynomial) -> int:
    return reduce(least_common, p.terms)


def _pairs(found: Sequence[Polynomial], j: int) -> Iterator[tuple[int, int, int, int]]:
    """Pairs of the polynomial at place j with those before; those without a common unknown say nothing."""
    for i in range(j):
        a, b = found[i].leading, found[j].leading
        both = least_common(a, b)
        if both != a + b:
            yield sum(exponents(both)), both, i, j


def _cross(a: Polynomial, b: Polynomial) -> Polynomial:
    """The two with their highest terms made equal and taken off."""
    m, n = a.leading, b.leading
    both, common = least_common(m, n), gcd(a.terms[m], b.terms[n])
    return a.times(b.terms[n] // common, both - m) - b.times(a.terms[m] // common, both - n)


def _reduced(p: Polynomial, by: Sequence[Polynomial], effort: int) -> tuple[Polynomial, int]:
    """What is left of p when no term can be expressed by the others, without a common factor; and of the effort."""
    heads = [(q.leading, q) for q in by]
    left: Mapping[int, int] = p.terms
    kept: dict[int, int] = {}
    while left and effort >= 0:
        m = max(left)
        effort -= (len(left) + len(kept)) * (1 + left[m].bit_length() // 512)
        for top, q in heads:
            if _divides(top, m):
                common = gcd(left[m], q.terms[top])
                up, down = q.terms[top] // common, left[m] // common
                if up != 1:
                    left = {n: up * c for n, c in left.items()}
                    kept = {n: up * c for n, c in kept.items()}
                left = _plus(left, q.terms, -down, m - top)
                break
        else:
            kept[m] = left[m]
            left = {n: c for n, c in left.items() if n != m}
    return Polynomial(kept).primitive(), effort


def rational_roots(numbers: Sequence[int]) -> tuple[list[tuple[int, int]], bool]:
    """The rational roots of a polynomial in one unknown (the constant first), each as numerator and denominator,
    and whether it has real ones that are not rational."""
    p = _squarefree(_trimmed(numbers))
    if len(p) < 3:
        return [(-p[0], p[1])] if len(p) == 2 else [], False
    scale = p[-1]
    # y = scale·x has whole coefficients and the first of them is 1: its rational roots are whole numbers.
    whole = [c * scale ** (len(p) - 2 - i) for i, c in enumerate(p[:-1])] + [1]
    chain = _sturm(whole)
    bound = 1 << (1 + max(-(-c.bit_length() // (len(p) - 1 - i)) for i, c in enumerate(whole[:-1])))
    found, total = list(_whole_roots(chain, -bound, bound)), _changes(chain, -bound) - _changes(chain, bound)
    return [(y, scale) for y in found], total > len(found)


def _trimmed(numbers: Sequence[int]) -> list[int]:
    """Without zeros in front, and primitive."""
    found = list(numbers)
    while found and not found[-1]:
        found.pop()
    common = gcd(*found) or 1
    return [c // common for c in found]


def _squarefree(p: list[int]) -> list[int]:
    """With every root once."""
    if len(p) < 3:
        return p
    a, b = p, _trimmed(_slope(p))
    while b:
        a, b = b, _trimmed(_rest(a, b))
    if len(a) == 1:
        return p
    found, left = [0] * (len(p) - len(a) + 1), list(p)
    for i in range(len(p) - len(a), -1, -1):
        found[i] = left[i + len(a) - 1] // a[-1]
        for j, c in enumerate(a):
            left[i + j] -= found[i] * c
    return found


def _slope(p: Sequence[int]) -> list[int]:
    return [i * c for i, c in enumerate(p)][1:]


def _rest(a: Sequence[int], b: Sequence[int]) -> list[int]:
    """The remainder of a by b, times a positive number."""
    left, head = list(a), abs(b[-1])
    sign = 1 if b[-1] > 0 else -1
    while len(left) >= len(b):
        top = sign * left[-1]
        left = [head * c for c in left]
        for j, c in enumerate(b, len(left) - len(b)):
            left[j] -= top * c
        left.pop()
    return left


def _sturm(p: list[int]) -> list[list[int]]:
    chain = [p, _trimmed(_slope(p))]
    while len(chain[-1]) > 1:
        chain.append([-c for c in _trimmed(_rest(chain[-2], chain[-1]))])
    return [q for q in chain if q]


def _value(p: Sequence[int], at: int) -> int:
    total = 0
    for c in reversed(p):
        total = total * at + c
    return total


def _changes(chain: Sequence[Sequence[int]], at: int) -> int:
    """How often the values of the chain change their sign; two places differ by the roots between them."""
    signs = [value > 0 for p in chain if (value := _value(p, at))]
    return sum(a != b for a, b in pairwise(signs))


def _whole_roots(chain: Sequence[Sequence[int]], low: int, high: int) -> Iterator[int]:
    """Whole numbers above ``low`` up to ``high`` that are roots, in order."""
    todo = [(low, _changes(chain, low), high, _changes(chain, high))]
    while todo:
        low, before, high, after = todo.pop()
        if before == after:
            continue
        if high - low == 1:
            if not _value(chain[0], high):
                yield high
            continue
        middle = (low + high) // 2
        between = _changes(chain, middle)
        todo += [(middle, between, high, after), (low, before, middle, between)]
