"""The same in another way, told by the difference: 每行站15人，可以站32行，如果每行多站1人，可以站几行.

So much for each of so many, and then more or less for each, or more or fewer of them; all of it stays. Asked is
how many they are then, how much there is for each, or how many more or fewer it takes (可以少用几个筐).

In Python because the change may be of either attribute, more or less, told or asked: a table of cases, not one build.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from fabula.facts.cast import Name
from fabula.facts.describe import Fact
from fabula.frames.kinds.kind import Kind
from fabula.frames.kinds.units import same_unit
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Slot, Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text.units import dimension

WORDS = "kinds.txt"


class ChangedRate(Kind):
    """Reads a first way and how the second differs from it."""

    name = "changed_rate"
    needs_words = False

    def may_fit(self) -> bool:
        facts = self.story.facts
        plain = all(f.quantity.kind in (Sorts.NUMBER, Sorts.ASKED) for f in facts)
        return plain and len(facts) == 4 and sum(bool(f.told.change) for f in facts) in (1, 2)

    def check(self) -> bool:
        *told, asked = self.story.facts
        plain = [f for f in told if f.told.change is None]
        changed = [f for f in told if f.told.change is not None]
        rates = [f for f in plain if _per(f)]
        if asked is not self.asked or len(changed) != 1 or len(rates) != 1 or len(plain) != 2:
            return False
        self.rate, self.change = rates[0], changed[0]
        self.count = next(f for f in plain if f is not self.rate)
        if dimension(_per(self.rate)) == "time" or any(f.other for f in self.story.facts) or not self._in_order():
            return False
        columns = [self._column(f) for f in (self.rate, self.count, self.change, asked)]
        if columns[:2] != [RATE, AMOUNT] or None in columns or not self._way(self.change):
            return False
        differs = asked.told.change is not None
        return columns[2] is not columns[3] and (not differs or bool(self._way(asked)))

    def _in_order(self) -> bool:
        """The change comes last, in a clause of its own: what is told before stays as it was."""
        return self.change.clause > max(self.rate.clause, self.count.clause)

    def _column(self, fact: Fact) -> Attribute | None:
        """So much for each, or so many of them; None if it is neither."""
        per, unit = _per(self.rate), fact.quantity.unit
        if _per(fact):
            same = same_unit(_per(fact), per) and (not unit or same_unit(unit, self.rate.quantity.unit))
            return RATE if same else None
        thing = fact.told.what or fact.told.who
        counted = same_unit(unit, per) or (thing is not None and per in thing.text)
        return AMOUNT if counted and not same_unit(unit, self.rate.quantity.unit) else None

    def _way(self, fact: Fact) -> str:
        """More or less; '' if the word is another."""
        word = fact.told.change.text if fact.told.change else ""
        ways = (("More_than", "rate_up"), ("Less_than", "rate_down"))
        return next((way for way, name in ways if word in classes(WORDS)[name]), "")

    # --- the table ---

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        asked = self.asked
        assert asked is not None
        first = table.new(self._name(self.count), clause=self.count.clause)
        second = table.new(self._second(asked), clause=self.change.clause)
        counted = self.count.quantity.unit  # 每箱, and 42只箱子: each of them is 一只
        table.give(first.slot(RATE), replace(self.rate.quantity, per=""), counted)
        table.give(first.slot(AMOUNT), self.count.quantity)
        stated = [
            self._differs(second, first, self.change, self.number(self.change.quantity)),
            self.because("each_two_ways", "Equal", second.slot(TOTAL), first.slot(TOTAL)),
        ]
        if asked.told.change is None:
            column = self._column(asked)
            assert column is not None
            return Slot(second.id, column), stated
        return Unknown(), [*stated, self._differs(second, first, asked, Unknown())]

    def _differs(self, second: Row, first: Row, fact: Fact, by: Term) -> Relation:
        column = self._column(fact)
        assert column is not None
        relation = self.relation(self._way(fact), second.slot(column), first.slot(column), by)
        span = fact.quantity.span
        return replace(relation, source=replace(relation.source, span=(span.start, span.end), rule=""))

    def _name(self, fact: Fact) -> Name:
        name = self.stage.name(self.rate.told, self.rate.topic)
        return replace(name, what=None) if name.agent else self.stage.name(fact.told, fact.topic)

    def _second(self, asked: Fact) -> Name:
        """The act of the question; where it is that of the first, what tells the second from it (多装)."""
        own, told = self._name(self.count), self.change.told
        words = self.row(self.change.clause)
        known = (told.change, told.act)
        acts = [b for a, b in pairwise(words) if told.change and a.span == told.change.span]
        act = next((c for c in acts if told.act and c.span == told.act.span), None)
        if told.change is None or act is None or None in known:
            return self.stage.name(asked.told, asked.topic)
        start, end = told.change.span[0], act.span[1]
        return Name(own.agent, label=self.problem.text[start:end], span=(start, end), state=False, kind=own.kind)


def _per(fact: Fact) -> str:
    return fact.quantity.per or fact.told.per
