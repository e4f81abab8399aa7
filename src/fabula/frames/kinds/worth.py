"""What one costs is what several others cost: 6张桌子和15把椅子共770元，一张桌子与3把椅子的价钱相等，每张桌子多少元.

Two things are bought, so many of each, for so much in all; and so many of one are worth so many of the other, so all of
it might be one thing. Both are rows with price, number and cost, the bill is the World's.
"""

from __future__ import annotations

from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Number, Term
from fabula.text import Kind as Sorts
from fabula.text.units import dimension

MONEY = "money"


class Worth(Kind):
    """Reads two things that are bought, and how many of one are worth how many of the other."""

    name = "worth"

    def may_fit(self) -> bool:
        facts = self.story.facts
        money = [f for f in facts if dimension(f.quantity.unit) == MONEY]
        return 3 <= len(facts) <= 6 and len(money) == 2 and all(f.other is None for f in facts)

    def check(self) -> bool:
        """All numbers have their part: the bill, how many of either, and those that are worth as much."""
        if len(self.told) != 1 or self.asked is None or dimension(self.asked.quantity.unit) != MONEY:
            return False
        (told,) = self.told
        named = [self.last_name(*told.phrases[name]) for name in "AB"]
        self.things = [name for name in named if name is not None]
        if len(self.things) != 2 or self.things[0].text == self.things[1].text or self._asks() is None:
            return False
        used = {q.index for q in told.numbers.values()}
        plain = [f for f in self.story.facts if f.quantity.kind is Sorts.NUMBER and f.quantity.index not in used]
        self.bill = [f for f in plain if dimension(f.quantity.unit) == MONEY]
        self.counts = [self._of(f) for f in plain if f not in self.bill]
        whole = sorted(at for at, _ in self.counts) == [0, 1]
        return whole and len(self.bill) == 1 and not any(f.told.per or f.quantity.per for f in plain)

    def _of(self, fact: Fact) -> tuple[int, Fact]:
        """Of which of the two a number tells: the name behind it."""
        behind = self.last_name(fact.quantity.span.end, fact.quantity.span.end + 6)
        words = [r.text for r in (fact.told.what, behind, fact.told.who) if r]
        found = (i for w in words for i, t in enumerate(self.things) if w == t.text or w.endswith(t.text))
        return next(found, -1), fact

    def _asks(self) -> int | None:
        """Which of the two is asked for."""
        assert self.asked is not None
        clause = self.problem.clauses[self.asked.clause].span.of(self.problem.text)
        found = [i for i, t in enumerate(self.things) if t.text in clause]
        return found[0] if len(found) == 1 else None

    # --- the table ---

    def world(self) -> Ref | None:
        told = self.counts[0][1].told
        return told.who if told.kind in classes()["trades"] else None

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        facts = dict(self.counts)
        rows = [self._row(table, at, facts[at]) for at in (0, 1)]
        table.give(WHOLE, self.bill[0].quantity)
        (told,) = self.told
        stated = [
            self._worth(rows, told),
            self.because("bill", "Together", WHOLE, *(r.slot(TOTAL) for r in rows)),
        ]
        goal = self._asks()
        assert goal is not None
        return rows[goal].slot(RATE), stated

    def _row(self, table: Table, at: int, fact: Fact) -> Row:
        trade = fact.told.kind in classes()["trades"] and fact.told.act and fact.told.who
        thing = self.things[at]
        name = Name(fact.told.who, fact.told.act, thing, kind=fact.told.kind) if trade else Name(agent=thing)
        row = table.new(name, clause=fact.clause)
        table.give(row.slot(AMOUNT), fact.quantity)
        return row

    def _worth(self, rows: list[Row], told: Told) -> Relation:
        """2支钢笔和5支圆珠笔的价钱一样; 一张桌子与3把椅子: so many times the price."""
        one, other = (r.slot(RATE) for r in rows)
        many = Number(self._value(told, "n"), quantity=self.number(told.numbers["n"]).quantity)
        if "m" not in told.numbers:
            return self.relation("Times_of", one, other, many, told=told)
        few = Number(self._value(told, "m"), quantity=self.number(told.numbers["m"]).quantity)
        return self.relation("Equal", Apply("Product", (one, few)), Apply("Product", (other, many)), told=told)

    @staticmethod
    def _value(told: Told, key: str) -> Fraction:
        return Fraction(told.numbers[key].value or 0)
