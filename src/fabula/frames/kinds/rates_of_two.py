"""So many for so much, of two things: 28个足球980元，23个排球966元，每个排球比每个足球贵多少元.

Each thing is bought, or done, as many as the text says for as much as it says, so what one comes to is known. Asked is
by how much the two differ (贵多少), how many times one is the other, what both are together (一套桌椅), or what other
numbers of both come to (买10支和21支).

In Python because which thing goes with which number follows from the question, and the order from what they come to.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.facts.purchase import MONEY
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.frames.wares import same_thing
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation
from fabula.situation.terms import Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text.units import compatible, dimension

WORDS = "kinds.txt"
DIFFER, TIMES, BOTH, BILL = "differ", "times", "both", "bill"


@cache
def pattern(name: str) -> re.Pattern[str]:
    return re.compile("|".join(sorted(classes(WORDS)[name], key=len, reverse=True)))


class RatesOfTwo(Kind):
    """Reads what one of each of two things comes to."""

    name = "rates_of_two"
    needs_words = False

    def may_fit(self) -> bool:
        kinds = [q.kind for q in self.problem.quantities]
        plain = all(k in (Sorts.NUMBER, Sorts.ASKED, Sorts.ORDINAL, Sorts.DATE, Sorts.COUNT_WORD) for k in kinds)
        told = kinds.count(Sorts.NUMBER)
        return plain and told in (4, 6) and not pattern("unlike_two").search(self.problem.text)

    def check(self) -> bool:
        facts = [f for f in self.story.facts if f.quantity.kind is Sorts.NUMBER]
        if any(f.quantity.per or f.told.per or f.other or f.told.change for f in facts):
            return False
        pairs = [self._pair(*facts[i : i + 2]) for i in (0, 2)]
        self.pairs = [p for p in pairs if p is not None]
        self.more = facts[4:]
        if len(self.pairs) != 2 or not compatible(self.pairs[0][1].quantity.unit, self.pairs[1][1].quantity.unit):
            return False
        self.things = [self._thing(p) for p in self.pairs]
        first, second = self.things
        if first is None or second is None or first.text == second.text or not self._counted_alike():
            return False
        self.how = self._asks()
        return bool(self.how)

    def _pair(self, one: Fact, other: Fact) -> tuple[Fact, Fact] | None:
        """How many, and how much they come to; money if there is any, else what the question measures."""
        assert self.asked is not None
        unit = self.asked.quantity.unit
        money = [dimension(f.quantity.unit) == MONEY for f in (one, other)]
        if sum(money) == 1:
            return (one, other) if money[1] else (other, one)
        fits = [bool(unit) and compatible(f.quantity.unit, unit) for f in (one, other)]
        if any(money) or sum(fits) != 1 or abs(one.clause - other.clause) > 1:
            return None
        return (one, other) if fits[1] else (other, one)

    def _thing(self, pair: tuple[Fact, Fact]) -> Ref | None:
        """What is bought, or who does it: the name behind the number, else who is told of."""
        count, total = pair
        behind = self.within(count.quantity.span.end, self.problem.clauses[count.clause].span.end)[:2]
        names = [c for c in behind if c.sort is Sort.NAME]
        if names and count.told.what is None and dimension(total.quantity.unit) == MONEY:
            return Ref(names[0].text, names[0].span)
        own = (r for f in pair for r in (f.told.what, f.told.who) if r)
        if dimension(total.quantity.unit) != MONEY:
            own = (r for f in pair for r in (f.told.who, f.topic) if r)
        return next(own, None)

    def _counted_alike(self) -> bool:
        """Both counts are of one unit, or each of a thing of its own that is bought."""
        one, other = (count.quantity.unit for count, _ in self.pairs)
        bought = all(dimension(total.quantity.unit) == MONEY for _, total in self.pairs)
        return bool(one and other) and (compatible(one, other) or bought)

    # --- what is asked ---

    def _asks(self) -> str:
        asked = self.asked
        assert asked is not None
        clauses = self.problem.clauses
        sentence = clauses[asked.clause].sentence
        said = "".join(c.span.of(self.problem.text) for c in clauses if c.sentence == sentence)
        last = clauses[asked.clause].span.of(self.problem.text)
        if self.more:
            return BILL if pattern("asks_bill").search(last) and self._bought_again() else ""
        of_one = pattern("of_one").search(said)
        if asked.quantity.asks == "times":
            return TIMES if of_one else ""
        if asked.quantity.unit and not compatible(asked.quantity.unit, self.pairs[0][1].quantity.unit):
            return ""
        if of_one and pattern("differing").search(last):
            return DIFFER
        both = all(thing is not None and thing.text in said for thing in self.things)
        each = pattern("one_each").findall(said)
        return BOTH if pattern("one_set_asked").search(said) or (both and len(each) == 2) else ""

    def _bought_again(self) -> bool:
        """10支铅笔和21支钢笔, of the same two things."""
        named = [f.told.what or f.told.who for f in self.more]
        things = [t.text if t else "" for t in self.things]
        self.order = [next((i for i, t in enumerate(things) if t and r and same_thing(t, r.text)), -1) for r in named]
        return sorted(self.order) == [0, 1]

    # --- the table ---

    def world(self) -> Ref | None:
        """Whoever buys both."""
        counts = (count.told for count, _ in self.pairs)
        return next((d.who for d in counts if d.who and d.kind in classes()["trades"]), None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        rows = [self._row(table, pair, at) for at, pair in enumerate(self.pairs)]
        if self.how == BILL:
            return self._bill(table, rows)
        if self.how == BOTH:
            asked = self.asked
            assert asked is not None
            both = table.new(Name(agent=self._set()), clause=asked.clause)
            return both.slot(RATE), [self.because("sets", "Together", both.slot(RATE), *(r.slot(RATE) for r in rows))]
        first, second = self._ordered(rows)
        predicate = "Times_of" if self.how == TIMES else "More_than" if self._more(first, second) else "Less_than"
        assert self.asked is not None
        span = self.asked.quantity.span
        relation = self.relation(predicate, first.slot(RATE), second.slot(RATE), Unknown())
        return Unknown(), [replace(relation, source=replace(relation.source, span=(span.start, span.end), rule=""))]

    def _row(self, table: Table, pair: tuple[Fact, Fact], at: int) -> Row:
        count, total = pair
        thing = self.things[at]
        name = self.stage.name(count.told, count.topic)
        trade = count.told.kind in classes()["trades"]
        other = next(t for t in self.things if t is not thing)
        if trade and name.agent and name.agent not in (thing, other):
            name = Name(name.agent, name.act, thing, kind=name.kind)
        elif dimension(total.quantity.unit) == MONEY or name.act is None:
            name = Name(agent=thing)
        row = table.new(name, clause=count.clause)
        table.give(row.slot(AMOUNT), count.quantity)
        table.give(row.slot(TOTAL), total.quantity)
        return row

    def _ordered(self, rows: list[Row]) -> tuple[Row, Row]:
        """The one that the question speaks of first."""
        assert self.asked is not None
        told, other = self.asked.told, self.asked.other
        mine = {r.text for r in (told.who, told.what) if r}
        its = {r.text for r in (other.who, other.what) if r} if other else set()
        second = self.things[1]
        if second is not None and (self._names(second, mine) or (self.things[0] and self._names(self.things[0], its))):
            return rows[1], rows[0]
        return rows[0], rows[1]

    @staticmethod
    def _names(thing: Ref, words: set[str]) -> bool:
        return any(w == thing.text or thing.text.startswith(w) or w.endswith(thing.text) for w in words)

    def _more(self, first: Row, second: Row) -> bool:
        """Whether the first comes to more; what the text calls it (贵, 便宜) is the same."""
        one, other = (r.cells[TOTAL].quantity.value / r.cells[AMOUNT].quantity.value for r in (first, second))  # type: ignore[operator]
        return bool(one >= other)

    def _set(self) -> Ref | None:
        assert self.asked is not None
        told = self.asked.told
        names = {t.text for t in self.things if t}
        return next((r for r in (told.what, told.who) if r and r.text not in names), None) or self.things[0]

    def _bill(self, table: Table, rows: list[Row]) -> tuple[Term, list[Relation]]:
        stated, slots = [], []
        for fact, at in zip(self.more, self.order, strict=True):
            name = self.stage.name(fact.told, fact.topic)
            trade = fact.told.kind in classes()["trades"] and name.agent not in self.things
            same = rows[at].name
            bought = Name(name.agent, name.act, self.things[at], kind=name.kind)
            row = table.new(bought if trade else replace(same, marks=fact.told.marks), clause=fact.clause)
            table.give(row.slot(AMOUNT), fact.quantity)
            stated.append(self.because("same_price", "Equal", row.slot(RATE), rows[at].slot(RATE)))
            slots.append(row.slot(TOTAL))
        stated.append(self.because("bill", "Together", WHOLE, *slots))
        return WHOLE, stated
