"""What a decoder proposes: operations on numbers, one after the other; and what a term of a situation is about."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from fabula.frames.table import AMOUNT, RATE, TOTAL
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term


@dataclass(frozen=True, slots=True)
class Operand:
    """A number that an expression uses; ``quantity`` is None for a constant."""

    value: Fraction
    quantity: int | None


@dataclass(frozen=True, slots=True)
class Operation:
    """``left sign right`` over operands and earlier results, by their places."""

    left: int
    right: int
    sign: str


def is_one(term: Term) -> bool:
    """The constant 1, which no text gives."""
    return isinstance(term, Number) and term.quantity is None and term.value == 1


def column_of(term: Term) -> Attribute | None:
    """Which attribute a term is about: that of all it adds up, the total of a rate and an amount; None if unclear."""
    if isinstance(term, Slot):
        return term.attribute
    if isinstance(term, Apply) and term.function in ("Sum", "Left", "Difference"):
        found = {c for a in term.args if (c := column_of(a)) is not None}
        return next(iter(found)) if len(found) == 1 else None
    if isinstance(term, Apply) and term.function == "Product" and {column_of(a) for a in term.args} == {RATE, AMOUNT}:
        return TOTAL
    return None


def flat(term: Term) -> tuple[Term, ...]:
    """1 − a − b as 1, a, b, however it is nested."""
    if isinstance(term, Apply) and term.function in ("Difference", "Left"):
        return (*flat(term.args[0]), *term.args[1:])
    return (term,)


def summands(term: Term) -> tuple[Term, ...]:
    """The terms of a sum; of anything else itself."""
    return term.args if isinstance(term, Apply) and term.function == "Sum" else (term,)


def share_of(term: Term) -> tuple[str, Number] | None:
    """A bare number, or one plus or less a bare number: the sign and the number."""
    if isinstance(term, Number):
        return ("", term) if not term.unit and term.quantity is not None else None
    if isinstance(term, Apply) and len(term.args) == 2 and term.function in ("Sum", "Difference"):
        one, number = term.args
        if is_one(one) and isinstance(number, Number) and number.quantity is not None and not number.unit:
            return ("+" if term.function == "Sum" else "-"), number
    return None
