"""Comparisons in a story that goes on in time: the timeline knows which rows they relate; here is what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from fabula.facts.describe import ASKED_SHARES, SHARES, Fact
from fabula.frames.table import AMOUNT, RATE, TOTAL
from fabula.lang.lexicon import classes, particle
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Attribute, Number, Term, Unknown
from fabula.text import Kind
from fabula.text.units import dimension

Sides = tuple[Term, Term, Attribute]


@dataclass(frozen=True, slots=True)
class Comparison:
    """One clause's comparison: its numbers, in order (2倍多21米 has two)."""

    facts: tuple[Fact, ...]


def compares(fact: Fact) -> bool:
    """True for a number that relates two things rather than measure one."""
    kind = fact.quantity.kind
    return kind in SHARES or kind is Kind.RATIO or fact.quantity.asks in ASKED_SHARES or fact.other is not None


def compared_column(fact: Fact) -> Attribute:
    """What is compared: told by a measure (速度, 时间) or by the number's unit; ways and works otherwise."""
    words = [d.measure.text for d in (fact.told, fact.other) if d and d.measure]
    for name, attribute in (("rates", RATE), ("amounts", AMOUNT)):
        if any(w in classes()[name] for w in words):
            return attribute
    per = fact.quantity.per or fact.told.per
    if dimension(fact.quantity.unit) == "time" and per in ("", fact.quantity.unit):
        return AMOUNT  # 小军比小刚少走几分钟, however fast they go
    if per:
        return RATE
    if fact.other and fact.other.per:
        return RATE
    return RATE if fact.told.change is not None and fact.told.change.text in classes()["faster"] else TOTAL


def states(facts: Sequence[Fact], sides: dict[int, Sides]) -> Iterator[Relation]:
    """The relations that the comparing numbers of a text state about their sides."""
    for comparison in _together(facts):
        first = comparison.facts[0].quantity.index
        if first in sides:
            a, b, column = sides[first]
            predicate, numbers = _said(comparison, column)
            span = (comparison.facts[0].quantity.span.start, comparison.facts[-1].quantity.span.end)
            yield Relation(predicate, (a, b, *numbers), Source(span))


def _together(facts: Sequence[Fact]) -> Iterator[Comparison]:
    found: list[list[Fact]] = []
    for fact in facts:
        last = found[-1][-1] if found else None
        joined = last is not None and last.clause == fact.clause and last.quantity.kind in SHARES
        number = fact.quantity.kind is Kind.NUMBER or fact.quantity.asks == "number"
        if joined and number and (fact.other is not None or fact.told.change is not None):
            found[-1].append(fact)
        else:
            found.append([fact])
    return (Comparison(tuple(f)) for f in found)


def _said(comparison: Comparison, column: Attribute) -> tuple[str, tuple[Term, ...]]:
    fact = comparison.facts[0]
    numbers = tuple(_number(f, column) for f in comparison.facts)
    change = next((f.told.change for f in reversed(comparison.facts) if f.told.change), None)
    less = change is not None and change.text in classes()["less"]
    quantity = fact.quantity
    if len(numbers) == 2:
        return ("Times_minus" if less else "Times_plus"), numbers
    if quantity.kind is Kind.RATIO and len(quantity.parts) >= 2:
        return "Ratio", tuple(Number(p, quantity=quantity.index) for p in quantity.parts[:2])
    shares = quantity.kind in SHARES or quantity.asks in ASKED_SHARES
    if not shares:
        return ("Less_than" if less else "More_than"), numbers
    if change is None:
        times = quantity.kind is Kind.TIMES or quantity.asks == "times"
        return ("Times_of" if times else "Fraction_of"), numbers
    return ("Fraction_less" if less else "Fraction_more"), numbers


def _number(fact: Fact, column: Attribute) -> Term:
    quantity = fact.quantity
    if quantity.value is None:
        return Unknown()
    per = quantity.per or fact.told.per or (fact.other.per if fact.other else "")
    if column is RATE and quantity.unit and not per:
        per = particle("hour")
    return Number(
        Fraction(quantity.value), quantity.unit, per if quantity.unit and column is RATE else "", quantity.index
    )
