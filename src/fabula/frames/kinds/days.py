"""Day after day: from one date to another, or up to the page at which somebody goes on.

从3月8日起每天背5个单词，到3月25日为止: so much a day, for as many days as there are from the first to the last,
both of them included. 每天看8页，看了5天，明天应从第几页看起: the page behind all that was read.

In Python because days are reckoned from dates, and the page from what was read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import classes, particle, particles
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Number, Term
from fabula.text import Kind as Sorts
from fabula.text.units import compatible, dimension

WORDS = "kinds.txt"
_ONE = Number(Fraction(1))
_DAY = re.compile(particle("date_shape"))


def _by_the_day(fact: Fact) -> bool:
    """每天背5个: so much a day."""
    return fact.quantity.value is not None and dimension(fact.quantity.per or fact.told.per) == "time"


class _Daily(Kind):
    """What both have in common: one thing that is done day after day."""

    needs_words = False

    def _facts(self) -> list[Fact]:
        return [f for f in self.story.facts if f is not self.asked]

    def _act(self, table: Table, facts: Sequence[Fact]) -> Row:
        """The row of what is done: named by the first of its numbers that an act is told with."""
        fact = next((f for f in facts if f.told.act), facts[0])
        named = self.stage.name(replace(fact.told, what=None, marks=()), fact.topic)
        who = named.agent or next((f.told.who or f.topic for f in self._facts() if f.told.who or f.topic), None)
        act = named.act or self._verb(fact)
        return table.new(replace(named, agent=who, act=act, kind="study", again=None), clause=fact.clause)

    def _verb(self, fact: Fact) -> Ref | None:
        """学 of 每天都学6个单词: the word before the number, whatever it is."""
        clause, end = self.problem.clauses[fact.clause].span, fact.quantity.span.start
        before = self.within(clause.start, end)[-1:]
        return Ref(before[0].text, before[0].span) if before and before[0].sort not in (Sort.PER, Sort.END) else None


class Dates(_Daily):
    """Reads so much a day from one date to another of the same month."""

    name = "dates"

    def may_fit(self) -> bool:
        return sum(q.kind is Sorts.DATE for q in self.problem.quantities) == 2

    def check(self) -> bool:
        dates = [_DAY.search(q.text) for q in self.problem.quantities if q.kind is Sorts.DATE]
        first, last = dates
        if first is None or last is None or first[1] != last[1] or int(first[2]) >= int(last[2]):
            return False
        spans = [q.span for q in self.problem.quantities if q.kind is Sorts.DATE]
        until = self.problem.text[spans[0].end : spans[1].start].endswith(tuple(classes(WORDS)["until"]))
        facts, asked = self._facts(), self.asked
        assert asked is not None
        self.days = (Fraction(first[2]), Fraction(last[2]))
        self.in_days = dimension(asked.quantity.unit) == "time"
        if not until or len(facts) > 1 or asked.told.per or not all(map(_by_the_day, facts)):
            return False
        return self.in_days or (bool(facts) and compatible(facts[0].quantity.unit, asked.quantity.unit))

    def world(self) -> Ref | None:
        """What is done: the words that are learned."""
        told = [f.told.what for f in (*self._facts(), self.asked) if f is not None]
        return next((what for what in told if what), None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        facts = self._facts() or [f for f in (self.asked,) if f]
        row = self._act(table, facts)
        if self._facts():
            table.give(row.slot(RATE), facts[0].quantity, facts[0].quantity.per or facts[0].told.per)
        first, last = self.days
        between = Apply("Difference", (Number(last), Number(first)))
        days = self.because("both_days", "More_than", row.slot(AMOUNT), between, _ONE)
        if self.in_days:
            return row.slot(AMOUNT), [days]
        return WHOLE, [days, self.because("all_days", "Equal", WHOLE, row.slot(TOTAL))]


class NextPage(_Daily):
    """Reads at which page one goes on."""

    name = "next_page"

    def may_fit(self) -> bool:
        return self.has(classes(WORDS)["which"])

    def check(self) -> bool:
        asked = self.asked
        assert asked is not None
        which = particle("nth") in self.problem.text[max(0, asked.quantity.span.start - 1) : asked.quantity.span.end]
        behind = self.problem.text[asked.quantity.span.end :]
        starts = any(behind.startswith(a + w) for w in classes(WORDS)["starts"] for a in _act_before(behind, w))
        facts = self._facts()
        self.rates = [f for f in facts if _by_the_day(f) and compatible(f.quantity.unit, asked.quantity.unit)]
        self.times = [f for f in facts if dimension(f.quantity.unit) == "time"]
        return which and starts and len(self.rates) == 1 and len(self.times) == 1

    def world(self) -> Ref | None:
        """The book."""
        told = (d.what for d in self.story.clauses if d.what)
        return next(told, None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        asked = self.asked
        assert asked is not None
        row = self._act(table, [*self.rates, *self.times])
        rate = self.rates[0]
        table.give(row.slot(RATE), rate.quantity, rate.quantity.per or rate.told.per)
        table.give(row.slot(AMOUNT), self.times[0].quantity)
        first, other = particles("begins")
        end = self.problem.text.index(first if first in self.problem.text else other, asked.quantity.span.end) + 1
        words = self.words(asked.quantity.span.end, end)
        who = asked.told.who or row.name.agent
        goes = table.new(replace(row.name, agent=who, act=words, kind="study"), clause=asked.clause)
        return goes.slot(TOTAL), [self.because("next_page", "More_than", goes.slot(TOTAL), row.slot(TOTAL), _ONE)]


def _act_before(behind: str, word: str) -> tuple[str, ...]:
    """The verb between the number and ``word``: 看 of 看起."""
    at = behind.find(word)
    return (behind[:at],) if 0 <= at <= 2 else ()
