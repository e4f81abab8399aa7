"""Everyday sums with 每: packs in packs, equal shares, a rest that is shared out, two ways to pack the same.

Every number is a count (4个小组) or so many for one (每组11人). Steps lead from what is counted to one measure, that of
the question (一共采集多少个); there the counts balance: two are the same, several make a sum, or something is left.
Every number must have its part; else the text is left to the frames.

In Python because it searches: which steps lead from what is counted to what is asked is found among any number of
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.counts import COME, GONE, HAD, LEFT, Count, Counting, pattern
from fabula.frames.kinds.levels import Step
from fabula.frames.table import AMOUNT, RATE, TOTAL, Cell, Row, Table, alike, mark_names
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Slot, Term
from fabula.text import Kind as Sorts
from fabula.text.units import dimension

SAME, SUM, REST, TWO = "same", "sum", "rest", "two ways"
DEARER = 0.3  # what it costs to take a text for a mere sum
BY_LEDGER = 0.5  # … where there is money: a ledger knows who buys what
_PLAIN = (Sorts.NUMBER, Sorts.ASKED, Sorts.ORDINAL, Sorts.DATE, Sorts.COUNT_WORD)


class Each(Counting):
    """Says how the counts hang together, and makes the rows."""

    name = "each"
    needs_words = False

    @property
    def cost(self) -> float:
        """A frame that knows the story better comes first; of a rest that is shared out only a ledger knows more."""
        if any(dimension(f.quantity.unit) == "money" for f in self.story.facts):
            return BY_LEDGER
        return 0.0 if self.how == REST and any(c.open and c.steps for c in self.counts) else DEARER

    def may_fit(self) -> bool:
        plain = all(q.kind in _PLAIN for q in self.problem.quantities)
        if not plain or pattern("unlike_each").search(self.problem.text):
            return False
        asked = [q for q in self.problem.quantities if q.kind is Sorts.ASKED]
        return len(asked) == 1 and bool(asked[0].unit) and all(f.other is None for f in self.story.facts)

    def check(self) -> bool:
        if not self._find():
            return False
        self.counts = list(self._two_ways())
        self.how = TWO if self.counts else ""
        if self.counts:
            return True
        whole = self._lead()
        if any(c.steps and self._told_apart(c) for c in self.counts):
            return False
        if not whole or len({self._open_in(c) for c in self.counts} - {None}) != 1 or self._open_twice():
            return False
        self.how = self._balances()
        return bool(self.how)

    # --- how the counts hang together ---

    @staticmethod
    def _open_in(count: Count) -> Fact | None:
        """What is asked in a count."""
        return next((f for f in (count.fact, *(s.fact for s in count.steps)) if f.quantity.value is None), None)

    def _open_twice(self) -> bool:
        """四年级38人，五年级26人，共植树640棵，平均每人几棵: several for each of whom it is, and all of it told."""
        told = [c for c in self.counts if not c.open]
        several = sum(c.open for c in self.counts) > 1
        return several and (len(told) != 1 or bool(told[0].steps) or not pattern("in_all").search(self._said(told[0])))

    def _told_apart(self, count: Count) -> bool:
        """二班36人共采6千克: they have a number of their own, not so many each."""
        priced = dimension(count.steps[-1].unit.unit) == "money"
        told = [c for c in self.counts if (priced or c.fact is not self.asked) and not c.steps]
        others = [c for c in told if c.fact.clause == count.fact.clause]
        behind = (c for c in others if c.fact.quantity.span.start > count.fact.quantity.span.end)
        open_ = any(s.fact.quantity.value is None for s in count.steps)
        return not open_ and any(pattern("in_all").search(self._said(c)) for c in behind)

    def _two_ways(self) -> Iterator[Count]:
        """每行站12人，可以排4行；每行站8人，可以排几行: the same in two ways."""
        told = self.levels
        if len(self.steps) != 2 or len(told) != 2 or not pattern("otherwise").search(self.problem.text):
            return
        one, two = self.steps
        if told[0][1].noun == two.per.noun != one.per.noun:  # 每根旧铁轨9米, told last, and 84 of them
            told = told[::-1]
        if one.per.same(two.per) and one.unit.same(two.unit) and all(v.same(one.per) for _, v in told):
            yield from (Count(fact, (step,)) for step, (fact, _) in zip(self.steps, told, strict=True))

    def _balances(self) -> str:
        """How the counts hang together; '' if the text does not say."""
        ways = [c.way for c in self.counts]
        if LEFT in ways:
            return REST if ways.count(LEFT) == ways.count(HAD) == 1 and len(ways) > 2 else ""
        if self._asks_rest or len(ways) < 2:
            return ""
        if len(ways) == 2 and self.counts[0].fact is not self.counts[1].fact:
            return "" if self._of_another() else SAME
        others = {c.way for c in self.counts if not c.open and not (c.steps and c.way == HAD)}
        mixed = {GONE} < others and {COME, HAD} & others
        return SUM if not mixed and self._whole() is not None and not self._of_another_time() else ""

    def _of_another(self) -> bool:
        """8个班，每班45人，男生有多少人: asked of another than the one that was counted, or of what became of it."""
        asked = next((c for c in self.counts if c.fact is self.asked), None)
        if asked is None or asked.steps:
            return False
        if (asked.fact.told.whole or pattern("in_all").search(self._asked_clause)) and not self._of_some(asked.fact):
            return False
        other = next(c for c in self.counts if c is not asked)
        if asked.way == GONE and other.way in (HAD, COME) and not pattern("in_all").search(self._asked_clause):
            return True
        mine = {r.text for r in (asked.fact.told.who,) if r}
        facts = [other.fact, *(s.fact for s in other.steps)]
        theirs = {r.text for f in facts for r in (f.told.who, f.told.what, f.told.where, f.topic) if r}
        return bool(mine and theirs) and not alike(mine, theirs)

    @staticmethod
    def _of_some(fact: Fact) -> bool:
        """男生有多少人: only some of them."""
        return any(r.text[0] in classes()["sexes"] for r in (fact.told.who, fact.told.what) if r)

    def _whole(self) -> Count | None:
        """Which of the counts is all of the others: the one said to be so, or what is asked."""
        said = [c for c in self.counts if not c.steps and pattern("in_all").search(self._said(c))]
        if said:
            return said[0] if len(said) == 1 else None
        asked = next(c for c in self.counts if c.open)
        return asked if pattern("of_all").search(self._asked_clause) else None

    def _of_another_time(self) -> bool:
        """上午栽316棵，下午3小时栽252棵，下午平均每小时栽多少: not of the morning; and two rates of the same."""
        assert self.asked is not None
        times = mark_names(self.asked.told.marks)
        others = [mark_names(c.fact.told.marks) for c in self.counts if c.fact is not self.asked]
        asked = next((s for s in self.steps if s.fact is self.asked), None)
        alike = asked and any(s is not asked and s.like(asked) for s in self.steps)
        return bool(alike) or bool(times and any(m and not m & times for m in others))

    # --- the table ---

    def world(self) -> Ref | None:
        told = self.counts[0].fact.told
        return told.where or told.what or told.who

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self._clear()
        if self.how == SAME:
            self._same(table)
        else:
            had = next((c for c in self.counts if c.way == HAD), None)
            whole = had if self.how == REST else self._whole() if self.how == SUM else None
            ends = {c: self._led(table, self._row(table, c, c is whole), c) for c in self.counts}
            self.stated.append(self._stated(ends, whole))
        if self.goal is None:
            raise DeadEnd("nothing is asked")
        return self.goal, self.stated

    def _clear(self) -> None:
        self.stated: list[Relation] = []
        self.goal: Slot | None = None
        self.placed: dict[int, Slot] = {}

    def _same(self, table: Table) -> None:
        """105个桃子分给7只猴子，每只几个: what is shared out is all that they get."""
        plain, led = sorted(self.counts, key=lambda c: len(c.steps))
        end = self._led(table, self._row(table, led, False), led)
        if plain.steps:
            other = self._led(table, self._row(table, plain, False), plain)
            self.stated.append(self.because(self.name, "Equal", end, other))
            return
        self._give(table, end, plain.fact, "")

    def _stated(self, ends: dict[Count, Slot], whole: Count | None) -> Relation:
        if self.how == TWO or whole is None:
            return self.because("each_two_ways", "Equal", *ends.values())
        if self.how == SUM:
            parts = [slot for count, slot in ends.items() if count is not whole]
            return self.because(self.name, "Together", ends[whole], *parts)
        (left,) = (s for c, s in ends.items() if c.way == LEFT)
        had = ends[whole]
        came = [s for c, s in ends.items() if c.way == COME]
        gone = [s for c, s in ends.items() if c.way == GONE]
        if not gone:
            return self.because(self.name, "Together", left, had, *came)
        all_: Term = Apply("Sum", (had, *came)) if came else had
        return self.because(self.name, "Remains", left, all_, *gone)

    def _row(self, table: Table, count: Count, whole: bool) -> Row:
        if whole and not count.steps:
            return table.world
        name = self.stage.name(count.fact.told, count.fact.topic)
        return table.new(name, left=count.way == LEFT, clause=count.fact.clause)

    def _led(self, table: Table, row: Row, count: Count) -> Slot:
        """Where a count stands in the measure of the question, by way of its steps."""
        if not count.steps:
            self._give(table, row.slot(TOTAL), count.fact, "")
            return row.slot(TOTAL)
        level, before = self._level(count.fact), None
        for step in count.steps:
            if before is not None:
                row = table.new(self.stage.name(step.fact.told, step.fact.topic), clause=step.fact.clause)
            down = level.same(step.per)
            start, end = (AMOUNT, TOTAL) if down else (TOTAL, AMOUNT)
            if before is None:
                self._give(table, row.slot(start), count.fact, step.per.unit if down else step.unit.unit)
            else:
                self.stated.append(self.because(self.name, "Equal", row.slot(start), before))
            self._rate(table, row, step)
            level, before = (step.unit if down else step.per), row.slot(end)
        assert before is not None
        return before

    def _give(self, table: Table, slot: Slot, fact: Fact, unit: str) -> None:
        """A count its place; 4个小组 are 4组 where something is told of each 组."""
        if fact is self.asked:
            self.goal = slot
            return
        quantity = fact.quantity
        known = self.placed.setdefault(quantity.index, slot)
        if known != slot:
            self.stated.append(self.because("as_many", "Equal", slot, known))
            return
        row = next(r for r in (table.world, *table.rows) if r.id == slot.node)
        counts = unit and dimension(unit) == f"count:{unit}"
        row.cells[slot.attribute] = Cell(replace(quantity, unit=unit) if counts else quantity)
        table.slots[quantity.index] = slot

    def _rate(self, table: Table, row: Row, step: Step) -> None:
        """The rate of a row; where another has the number, it is the same."""
        if step.fact is self.asked:
            if self.goal is not None:  # 四年级38人，五年级26人，平均每人几棵: each of both
                self.stated.append(self.because("same_packs", "Equal", row.slot(RATE), self.goal))
            self.goal = self.goal or row.slot(RATE)
            return
        quantity = step.fact.quantity
        known = self.placed.setdefault(quantity.index, row.slot(RATE))
        if known.node != row.id:
            self.stated.append(self.because(self.name, "Equal", row.slot(RATE), known))
            return
        row.cells[RATE] = Cell(quantity, step.per.unit)
        table.slots[quantity.index] = row.slot(RATE)
