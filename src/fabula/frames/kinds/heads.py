"""So much for each of several in each unit of time: 6名同学每人每天折8只纸鹤，10天一共折多少只.

One number is for a head and a time at once, one counts the heads, one says how long, and one how much it comes to; one
of the last three is asked. The first goes with the heads: what they come to is what all of them do in a unit of time.
"""

from __future__ import annotations

from dataclasses import dataclass

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.facts.ground import is_person
from fabula.frames.kinds.kind import Kind
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation
from fabula.situation.terms import Slot, Term
from fabula.text import Kind as Sorts
from fabula.text.units import compatible


@dataclass(frozen=True)
class Parts:
    """The four numbers; ``time`` and ``total`` may be missing where only what all do in a unit of time is asked."""

    rate: Fact
    heads: Fact
    time: Fact | None
    total: Fact | None

    @property
    def all(self) -> tuple[Fact, ...]:
        return tuple(f for f in (self.rate, self.heads, self.time, self.total) if f is not None)


class Heads(Kind):
    """Reads rates for a head and a time."""

    name = "heads"
    needs_words = False

    def may_fit(self) -> bool:
        return any(f.told.head for f in self.story.facts)

    def check(self) -> bool:
        facts = [f for f in self.story.facts if f.quantity.kind in (Sorts.NUMBER, Sorts.ASKED)]
        rates = [f for f in facts if f.told.head]
        related = len(facts) < len(self.story.facts) or any(f.other or f.told.change for f in facts)
        if len(rates) != 1 or rates[0].quantity.value is None or related:
            return False
        (rate,) = rates
        plain = [f for f in facts if f is not rate and not _per(f)]
        heads = [f for f in plain if compatible(f.quantity.unit, rate.told.head)]
        heads = heads or [f for f in plain if rate.told.head in classes()["heads"] and self._people(f)]
        times = [f for f in plain if f not in heads and compatible(f.quantity.unit, rate.told.per)]
        totals = [f for f in facts if f is not rate and f not in heads and _alike(f, rate)]
        if len(heads) != 1 or len(times) > 1 or len(totals) != 1:
            return False
        self.parts = Parts(rate, heads[0], times[0] if times else None, totals[0])
        asked = [f for f in self.parts.all if f.quantity.value is None]
        lasts = self.parts.time is not None or totals[0].told.per == rate.told.per
        return asked == [self.asked] and lasts

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        parts = self.parts
        owner = self._owner()
        heads = table.new(Name(owner), clause=parts.heads.clause)
        act = parts.rate.told.act or next((f.told.act for f in parts.all if f.told.act), None)
        done = table.new(Name(owner, act=act, kind=parts.rate.told.kind or "work"), clause=parts.rate.clause)
        places = [(heads.slot(RATE), parts.rate, parts.rate.told.head), (heads.slot(AMOUNT), parts.heads, "")]
        if parts.time is not None:
            places.append((done.slot(AMOUNT), parts.time, ""))
        if parts.total is not None:
            places.append((self._whole(heads, done), parts.total, ""))
        goal: Term = done.slot(TOTAL)
        for slot, fact, per in places:
            table.give(slot, fact.quantity, per)
            goal = slot if fact.quantity.value is None else goal
        if parts.time is None:
            return goal, []
        return goal, [self.because("all_heads", "Equal", done.slot(RATE), heads.slot(TOTAL))]

    def _whole(self, heads: Row, done: Row) -> Slot:
        """What it comes to in all the time; where no time is told, what all do in one unit of it."""
        return done.slot(TOTAL) if self.parts.time is not None else heads.slot(TOTAL)

    def _owner(self) -> Ref | None:
        """Who the heads are: the name behind their number, else who does it."""
        told = (r for f in self.parts.all for r in (f.told.who, f.topic) if r)
        return self._counted(self.parts.heads) or self.parts.heads.told.what or next(told, None)

    def _people(self, fact: Fact) -> bool:
        """5个工人: heads, though not told in 人."""
        name = self._counted(fact)
        return name is not None and (is_person(name.text) or name.text[-1] in classes()["heads"])

    def _counted(self, fact: Fact) -> Ref | None:
        """The name right behind a number."""
        clause = self.problem.clauses[fact.clause].span
        behind = self.within(fact.quantity.span.end, clause.end)[:1]
        return Ref(behind[0].text, behind[0].span) if behind and behind[0].sort is Sort.NAME else None


def _per(fact: Fact) -> bool:
    return bool(fact.quantity.per or fact.told.per or fact.told.head)


def _alike(fact: Fact, rate: Fact) -> bool:
    """Whether it measures what the rate measures."""
    a, b = fact.quantity.unit, rate.quantity.unit
    return bool(a) and compatible(a, b) and not fact.told.head
