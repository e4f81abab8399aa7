"""Day after day, from one date to another: 从3月8日起每天背5个单词，到3月25日为止.

So much a day, for as many days as there are from the first to the last, both of them included.

In Python because the days are reckoned from dates.
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
from fabula.lang.lexicon import classes, particle
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


class Dates(Kind):
    """Reads so much a day from one date to another of the same month."""

    name = "dates"
    needs_words = False

    def may_fit(self) -> bool:
        return sum(q.kind is Sorts.DATE for q in self.problem.quantities) == 2

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
