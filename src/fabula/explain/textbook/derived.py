"""What a derivation is made of: a quantity, the expression that gives it, and what it is divided by.

480÷(90+70) is a quotient: above it has what is still to be gone, below it what both go in an hour.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from fabula.explain.textbook.recast import SignedTerm
from fabula.situation.formula import Binary, Expr
from fabula.situation.terms import Number
from fabula.solve.equations import Variable

ONE = Number(Fraction(1))

Values = dict[Variable, Fraction]


@dataclass(frozen=True, slots=True)
class Part:
    """A term of a chain: its sign, and the quantity in whose making it was multiplied, if it was."""

    sign: int
    expr: Expr
    of: Variable | None = None


@dataclass(frozen=True, slots=True)
class Quotient:
    """What closes a chain: the quantity is the sum of ``above`` divided by the sum of ``below``."""

    above: tuple[Part, ...]
    below: tuple[Part, ...]
    less: frozenset[Variable] = frozenset()  # quantities that are less the more there is of this one
    more: frozenset[Variable] = frozenset()  # quantities with something besides their multiple of this one


@dataclass(frozen=True, slots=True)
class Derived:
    """One quantity from earlier ones, and the relations that say so."""

    target: Variable
    expr: Expr
    relations: tuple[int, ...]
    quotient: Quotient | None = None


def operations(expr: Expr) -> int:
    """How many operations an expression has."""
    return 1 + operations(expr.left) + operations(expr.right) if isinstance(expr, Binary) else 0


def terms_of(parts: tuple[Part, ...]) -> tuple[SignedTerm, ...]:
    """The parts of a chain as the terms of a sum."""
    return tuple((p.sign, p.expr) for p in parts)
