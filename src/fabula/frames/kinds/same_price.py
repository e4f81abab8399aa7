"""So many for so much, and others at the same price: 4只羊用了100元，再买8只这样的羊，还要准备多少元.

How many and how much are told once together, and of another time, or of somebody else, only one of the two: the other
is asked. 一共 asks for both times together, 多收入 by how much the second comes to more.
"""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.facts.purchase import MONEY
from fabula.frames.kinds.kind import Kind
from fabula.frames.kinds.rates_of_two import pattern
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.frames.wares import same_thing
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text.units import compatible, dimension

OWN, BOTH, REST, MORE = "own", "both", "rest", "more"


class SamePrice(Kind):
    """Reads the pair, the third number, and what is asked of it."""

    name = "same_price"
    needs_words = False

    def may_fit(self) -> bool:
        told = [q for q in self.problem.quantities if q.kind not in (Sorts.ORDINAL, Sorts.DATE, Sorts.COUNT_WORD)]
        plain = all(q.kind in (Sorts.NUMBER, Sorts.ASKED) for q in told)
        return plain and len(told) in (4, 5, 6) and not pattern("unlike_same_price").search(self.problem.text)

    def check(self) -> bool:
        facts = [f for f in self.story.facts if f.quantity.kind is Sorts.NUMBER and not _one_time(f)]
        if len(facts) == 4:  # 一箱果汁有6瓶
            facts = [f for f in facts if f.quantity.value != 1]
        if len(facts) != 3 or any(_of_one(f) for f in (*facts, self._asks())) or not self._pair(facts):
            return False
        if dimension(self.count.quantity.unit) in ("", MONEY) or not self._goes_with():
            return False
        self.how = self._how()
        return self._one_thing() and bool(self.how)

    def _pair(self, facts: list[Fact]) -> bool:
        """How many and how much, told next to each other; the third is told later, or (照这样) before."""
        first, second, last = facts
        pairs = [(first, second, last)]
        if pattern("steadily").search(self.problem.text):
            pairs.append((second, last, first))
        fit = [p for p in pairs if _is_money(p[0]) != _is_money(p[1]) and p[1].clause - p[0].clause < 2]
        if not fit:
            return False
        one, other, self.third = min(fit, key=lambda p: p[1].clause - p[0].clause)
        self.count, self.money = sorted((one, other), key=_is_money)
        return True

    def _asks(self) -> Fact:
        assert self.asked is not None
        return self.asked

    def _goes_with(self) -> bool:
        """Of the third number and the one that is asked one is a count in the unit of the first, one is money."""
        third, asked = self.third.quantity, self._asks().quantity
        unit = self.count.quantity.unit
        if _is_money(self.third):
            return bool(asked.unit) and compatible(asked.unit, unit)
        return compatible(third.unit, unit) and dimension(asked.unit) == MONEY

    def _one_thing(self) -> bool:
        """Nothing else is bought: 4个足球, but 3个篮球 costs something else."""
        named = [f.told.what or (f.told.who if f.told.kind in classes()["trades"] else None) for f in self._counts()]
        first, second = (r.text if r else "" for r in named)
        asked = self._asks().told
        text = self.problem.text[self.problem.clauses[self.third.clause].span.start :]
        others = [r.text for r in (asked.what,) if r and not asked.measure and first and not same_thing(r.text, first)]
        return (not (first and second) or same_thing(first, second)) and not any(o in text for o in others)

    def _counts(self) -> tuple[Fact, Fact]:
        return self.count, self._asks() if _is_money(self.third) else self.third

    def _how(self) -> str:
        clauses = self.problem.clauses
        question = clauses[self._asks().clause].span.of(self.problem.text)
        third = self.problem.text[clauses[self.third.clause].span.start : self.third.quantity.span.start]
        again = pattern("once_more").search(third) is not None
        if pattern("differing").search(question) and not again:
            return MORE
        if not pattern("for_these").search(question):  # 如果多买1千克, 如果少买1千克，要付多少元
            if pattern("fewer_of_them").search(third):
                return REST
            if pattern("more_of_them").search(third):
                return BOTH
        return BOTH if again and pattern("in_all").search(question) else OWN

    # --- the table ---

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        first = table.new(self._name(self.count), clause=self.count.clause)
        table.give(first.slot(AMOUNT), self.count.quantity)
        table.give(first.slot(TOTAL), self.money.quantity)
        second = table.new(self._second(first), clause=self.third.clause)
        told, open_ = (TOTAL, AMOUNT) if _is_money(self.third) else (AMOUNT, TOTAL)
        table.give(second.slot(told), self.third.quantity)
        stated = [self.because(self.name, "Equal", second.slot(RATE), first.slot(RATE))]
        both = self.how == BOTH  # 如果再买8个，一共需要多少元: for those, or for all of them
        if self.how == OWN or (both and not table.choices.pick(self.name, [(True, 0.0), (False, 0.3)])):
            return second.slot(open_), stated
        if both:
            stated.append(self.because("bill", "Together", WHOLE, first.slot(TOTAL), second.slot(TOTAL)))
            return WHOLE, stated
        if self.how == REST:
            stated.append(self.because("remainder", "Remains", WHOLE, first.slot(TOTAL), second.slot(TOTAL)))
            return WHOLE, stated
        span = self._asks().quantity.span
        source = Source((span.start, span.end))
        return Unknown(), [*stated, Relation("More_than", (second.slot(open_), first.slot(open_), Unknown()), source)]

    def _name(self, fact: Fact) -> Name:
        name = self.stage.name(fact.told, fact.topic)
        return name if name.act or name.agent else replace(name, agent=fact.told.what or fact.topic)

    def _second(self, first: Row) -> Name:
        """Whoever buys the others; of the same thing, by the same act, if nothing else is said."""
        name = self._name(self.third)
        thing: Ref | None = first.name.what
        if name.act is None:
            name = replace(first.name, agent=name.agent or first.name.agent, marks=name.marks)
        if self.third.told.change is not None and not name.marks:  # 延长了2天
            name = replace(name, marks=(self.third.told.change,))
        return replace(name, what=name.what or thing) if name.act else name


def _is_money(fact: Fact) -> bool:
    return dimension(fact.quantity.unit) == MONEY


def _of_one(fact: Fact) -> bool:
    """每支12元; but 每天收入540元 tells of all that is there on a day."""
    per = fact.quantity.per or fact.told.per
    return bool(fact.other or fact.told.one or (per and dimension(per) != "time"))


def _one_time(fact: Fact) -> bool:
    """每天, 一天: no number of anything."""
    return fact.quantity.value == 1 and dimension(fact.quantity.unit) == "time"
