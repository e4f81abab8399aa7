"""Terms: what relations speak about.

A term is a number from the text, an attribute of a node (the paper's functions ``Rate(v)``,
``Amount(v)``, ``Total(v)``), the unknown that the question asks for, or a function applied to
terms (``Sum``, ``Left`` …). Terms are values: immutable, hashable, printable, and they round-trip
through JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any


class Attribute(StrEnum):
    """The three attributes of the paper's grammar."""

    RATE = "rate"
    AMOUNT = "amount"
    TOTAL = "total"


RATE, AMOUNT, TOTAL = Attribute.RATE, Attribute.AMOUNT, Attribute.TOTAL


@dataclass(frozen=True, slots=True)
class Number:
    """A known number. ``quantity`` is the index of the quantity it was read from, if any."""

    value: Fraction
    unit: str = ""
    per: str = ""
    quantity: int | None = None

    def __str__(self) -> str:
        return f"{self.value}{self.unit}" + (f"/{self.per}" if self.per else "")


@dataclass(frozen=True, slots=True)
class Unknown:
    """The number that the question asks for, where it stands inside a relation (几倍, 多多少 …)."""

    name: str = "x"

    def __str__(self) -> str:
        return f"?{self.name}"


@dataclass(frozen=True, slots=True)
class Slot:
    """An attribute of a node: ``Slot("A1", RATE)`` is the paper's ``Rate(A1)``."""

    node: str
    attribute: Attribute

    def __str__(self) -> str:
        return f"{self.attribute.capitalize()}({self.node})"


@dataclass(frozen=True, slots=True)
class Apply:
    """A function of the relation language applied to terms: ``Sum(Total(E1), Total(E2))``."""

    function: str
    args: tuple[Term, ...]

    def __str__(self) -> str:
        return f"{self.function}({', '.join(map(str, self.args))})"


Term = Number | Unknown | Slot | Apply


def walk(term: Term) -> Iterator[Term]:
    """The term and everything inside it, outermost first."""
    yield term
    if isinstance(term, Apply):
        for arg in term.args:
            yield from walk(arg)


def slots(term: Term) -> tuple[Slot, ...]:
    """The attributes a term speaks about, in order of appearance."""
    if isinstance(term, Slot):  # asked for every term of every graph that is tried, and mostly it is one
        return (term,)
    if isinstance(term, Apply):
        return tuple(slot for arg in term.args for slot in slots(arg))
    return ()


def with_leaves(term: Term, change: Callable[[Number | Unknown | Slot], Term]) -> Term:
    """The term with what ``change`` makes of its numbers, attributes and unknowns."""
    if isinstance(term, Apply):
        return Apply(term.function, tuple(with_leaves(a, change) for a in term.args))
    return change(term)


def moved(term: Term, nodes: Mapping[str, str]) -> Term:
    """The same about other nodes; ``nodes`` tells which one each old one has become."""
    return with_leaves(term, lambda t: Slot(nodes.get(t.node, t.node), t.attribute) if isinstance(t, Slot) else t)


def substitute(term: Term, made: Mapping[Term, Term]) -> Term:
    """The term with others in the place of some that are in it."""
    if term in made:
        return made[term]
    if isinstance(term, Apply):
        return Apply(term.function, tuple(substitute(a, made) for a in term.args))
    return term


def rename(term: Term, name: Callable[[str], str]) -> str:
    """The term in the paper's notation with ``name(node id)`` for every node."""
    if isinstance(term, Slot):
        return f"{term.attribute.capitalize()}({name(term.node)})"
    if isinstance(term, Apply):
        return f"{term.function}({', '.join(rename(a, name) for a in term.args)})"
    return str(term)


def term_to_json(term: Term) -> dict[str, Any]:
    """An exact JSON form; :func:`term_from_json` is its inverse."""
    match term:
        case Number(value, unit, per, quantity):
            return {"number": str(value), "unit": unit, "per": per, "quantity": quantity}
        case Unknown(name):
            return {"unknown": name}
        case Slot(node, attribute):
            return {"node": node, "attribute": attribute.value}
        case Apply(function, args):
            return {"function": function, "args": [term_to_json(a) for a in args]}


def term_from_json(data: dict[str, Any]) -> Term:
    """The term that :func:`term_to_json` wrote."""
    if "number" in data:
        return Number(Fraction(data["number"]), data["unit"], data["per"], data["quantity"])
    if "unknown" in data:
        return Unknown(data["unknown"])
    if "function" in data:
        return Apply(data["function"], tuple(term_from_json(a) for a in data["args"]))
    return Slot(data["node"], Attribute(data["attribute"]))
