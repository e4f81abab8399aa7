"""How many things a text lists, and no amount of any: 一本书15元，一本画册12元，买这两本书; 买了两本书，一本…，另一本….

Each of them is bought once, at the price that is told of one, so the number says nothing that the list does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fabula.facts.describe import Fact, Ref
from fabula.facts.purchase import MONEY
from fabula.lang.lexicon import classes, particle
from fabula.text import Kind, Problem
from fabula.text.units import dimension

_COUNTS = (Kind.NUMBER, Kind.COUNT_WORD)


@dataclass(frozen=True, slots=True)
class Listing:
    """The number of things, and the facts that tell the price of one of each; ``unnamed``: 一本, 另一本."""

    count: Fact
    prices: tuple[Fact, ...]
    problem: Problem
    unnamed: bool = False

    def ordinal(self, fact: Fact) -> Ref | None:
        """另一本 of 另一本是26.9元: by which one is told from the other."""
        start = self.problem.clauses[fact.clause].span.start
        ahead = self.problem.text[start : fact.quantity.span.start]
        at = ahead.rfind(f"{particle('one')}{fact.told.one}")
        if at < 0:
            return None
        first = next((len(w) for w in classes("money.txt")["another"] if ahead[:at].endswith(w)), 0)
        word = ahead[at - first : at + 1 + len(fact.told.one)]
        return Ref(word, (start + at - first, start + at - first + len(word)))


def listing(problem: Problem, facts: Sequence[Fact]) -> Listing | None:
    """What a text lists one by one; None if it counts what is bought."""
    priced = [f for f in facts if dimension(f.quantity.unit) == MONEY and not f.told.per]
    money = [f for f in priced if f.quantity.value is not None]
    counts = [f for f in facts if f.quantity.kind in _COUNTS and dimension(f.quantity.unit).startswith("count:")]
    if len(counts) != 1 or counts[0].quantity.value not in (2, 3, 4):
        return None
    (count,) = counts
    many, unit = count.quantity.value, count.quantity.unit
    mine = tuple(f for f in money if f.told.one and (f.told.one == unit or unit in classes("money.txt")["any_thing"]))
    compared = [side for f in money for side in (f.told, f.other) if f.other and side]
    things = {ref.text for d in (*(f.told for f in mine), *compared) if (ref := d.what or d.who)}
    if not mine or count.told.per or count.told.each:
        return None
    if len(things) == 1 and len(mine) == many and not compared:
        return Listing(count, mine, problem, unnamed=True)
    return Listing(count, mine, problem) if len(things) == many and _own(count, things) else None


def _own(count: Fact, things: set[str]) -> bool:
    """买两本画册 counts one of them."""
    thing = count.told.what or count.told.who
    return thing is None or thing.text not in things
