"""Everyday sums with 每: packs in packs, equal shares, a rest that is shared out, two ways to pack the same.

Every number is a count (4个小组) or so many for one (每组11人). Steps lead from what is counted to one measure, that of
the question (一共采集多少个); there the counts balance: two are the same, several make a sum, or something is left.
Every number must have its part; else the text is left to the frames.

In Python because it searches: which steps lead from what is counted to what is asked is found among any number of
them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind, kind_tellings
from fabula.frames.kinds.levels import Level, Step, level_of, step_of, way_between
from fabula.frames.listed import listing
from fabula.frames.table import AMOUNT, RATE, TOTAL, Cell, Row, Table, alike, mark_names
from fabula.frames.tellings import find
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Slot, Term
from fabula.text import Kind as Sorts
from fabula.text.units import dimension, is_unit

WORDS = "kinds.txt"
HAD, COME, GONE, LEFT = "Had", "Come", "Gone", "Left"
SAME, SUM, REST, TWO = "same", "sum", "rest", "two ways"
DEARER = 0.3  # what it costs to take a text for a mere sum
BY_LEDGER = 0.5  # … where there is money: a ledger knows who buys what
_PLAIN = (Sorts.NUMBER, Sorts.ASKED, Sorts.ORDINAL, Sorts.DATE, Sorts.COUNT_WORD)
_COUNTED = (Sorts.NUMBER, Sorts.ASKED, Sorts.COUNT_WORD)


@cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile("|".join(sorted(classes(WORDS)[name], key=len, reverse=True)))


@dataclass(frozen=True)
class Count:
    """A number of things, which way they go, and the steps that lead to the measure of the question."""

    fact: Fact
    steps: tuple[Step, ...]
    way: str = ""

    @property
    def open(self) -> bool:
        """Whether what is asked has a part in it."""
        return self.fact.quantity.value is None or any(s.fact.quantity.value is None for s in self.steps)


class Each(Kind):
    """Reads counts and what there is in each."""

    name = "each"
    needs_words = False

    @property
    def cost(self) -> float:
        """A frame that knows the story better comes first; of a rest that is shared out only a ledger knows more."""
        if any(dimension(f.quantity.unit) == "money" for f in self.story.facts):
            return BY_LEDGER
        return 0.0 if self.how == REST and any(c.open and c.steps for c in self.counts) else DEARER

    def may_fit(self) -> bool:
        if not all(q.kind in _PLAIN for q in self.problem.quantities) or _pattern("unlike_each").search(
            self.problem.text
        ):
            return False
        asked = [q for q in self.problem.quantities if q.kind is Sorts.ASKED]
        return len(asked) == 1 and bool(asked[0].unit) and all(f.other is None for f in self.story.facts)

    def check(self) -> bool:
        facts = [f for f in self.story.facts if f.quantity.kind in _COUNTED]
        numbers = [f for f in facts if f.quantity.kind is not Sorts.COUNT_WORD]
        steps = [s for f in numbers if (s := step_of(self.problem, f))]
        self.steps = self._without_lone(_without_daily(steps, numbers), numbers)
        if listing(self.problem, facts) is not None:  # 买这两本书: none of them is counted
            return False
        if not self.steps or any(s.timed and dimension(s.unit.unit) == "length" for s in self.steps):
            return False
        rates = {s.fact.quantity.index for s in self.steps}
        told = [(f, self._level(f)) for f in facts if f.quantity.index not in rates and not self._idle(f)]
        if any(self._for_one(f) or _of_sort(f) or f.quantity.kind is Sorts.CLOCK for f, _ in told):
            return False
        told = [(f, v) for f, v in told if f.quantity.kind is not Sorts.COUNT_WORD or self._counted(v)]
        self.counts = list(self._two_ways(told))
        self.how = TWO if self.counts else ""
        if self.counts:
            return True
        measure = self._measure(told)
        ways = self._ways()
        self.counts = self._settled(list(self._led_to(measure, told, ways)))
        used = {q for c in self.counts for q in (c.fact.quantity.index, *(s.fact.quantity.index for s in c.steps))}
        if any(c.steps and self._told_apart(c) for c in self.counts):
            return False
        needed = {f.quantity.index for f in numbers if not self._idle(f)}
        if not needed <= used or len({self._open_in(c) for c in self.counts} - {None}) != 1 or self._open_twice():
            return False
        self.how = self._balances()
        return bool(self.how)

    # --- the numbers ---

    @staticmethod
    def _open_in(count: Count) -> Fact | None:
        """What is asked in a count."""
        return next((f for f in (count.fact, *(s.fact for s in count.steps)) if f.quantity.value is None), None)

    def _open_twice(self) -> bool:
        """四年级38人，五年级26人，共植树640棵，平均每人几棵: several for each of whom it is, and all of it told."""
        told = [c for c in self.counts if not c.open]
        several = sum(c.open for c in self.counts) > 1
        return several and (len(told) != 1 or bool(told[0].steps) or not _pattern("in_all").search(self._said(told[0])))

    def _idle(self, fact: Fact) -> bool:
        """一天共喂800千克: the day on which it was."""
        spelled = self.problem.text[fact.quantity.span.start] in classes(WORDS)["a"]
        lasts = dimension(fact.quantity.unit) == "time" and fact.quantity.value == 1
        return spelled and lasts and not any(s.per.unit == fact.quantity.unit for s in self.steps)

    def _for_one(self, fact: Fact) -> bool:
        """1千克废纸可生产0.8千克纸: so much for one, which is no count."""
        later = (f for f in self.story.facts if f.clause == fact.clause and f.quantity.index > fact.quantity.index)
        measured = not dimension(fact.quantity.unit).startswith("count")
        return measured and fact.quantity.value == 1 and any(True for _ in later)

    def _level(self, fact: Fact) -> Level:
        """What a number counts; 花环和彩球各20个: of both."""
        return Level(fact.quantity.unit) if fact.told.each else level_of(self.problem, fact)

    def _without_lone(self, steps: list[Step], numbers: Sequence[Fact]) -> list[Step]:
        """一本书有455页: so many, where no books are counted and nothing else is told of each."""
        bare = [self._level(f) for f in numbers if all(f is not s.fact for s in steps)]

        def counted(step: Step) -> bool:
            others = [*bare, *(v for s in steps if s is not step for v in (s.per, s.unit))]
            others = [v for v in others if v.noun or v.unit not in classes(WORDS)["any_unit"]]
            return step.by_each or any(step.per.same(v) for v in others)

        return [s for s in steps if counted(s)]

    def _counted(self, level: Level) -> bool:
        """三个年级，每个年级3个班: a group is counted if something is told of each of its members."""
        return any(level.same(s.per) for s in self.steps)

    def _ways(self) -> dict[int, str]:
        """Which way each number goes, as the tellings of a stock say."""
        told = find(self.problem, kind_tellings("stock"))
        found = {q.index: t.telling.statements[0].call.name for t in told for q in t.numbers.values()}
        return {index: way for index, way in found.items() if way in (HAD, COME, GONE, LEFT)}

    def _measure(self, told: Sequence[tuple[Fact, Level]]) -> Level:
        """In what all is measured: what is asked for, or what is in each of those that are asked for."""
        asked = next((s for s in self.steps if s.fact is self.asked), None)
        if asked is not None:
            return asked.unit
        own = next(v for f, v in told if f is self.asked)
        if not own.noun:  # 一共采集多少个: of what there is in each
            own = next((s.unit for s in reversed(self.steps) if s.unit.unit == own.unit), own)
        inside = [s.unit for s in self.steps if s.per.same(own)]
        return inside[0] if inside and not any(s.unit.same(own) for s in self.steps) else own

    def _led_to(self, goal: Level, told: Sequence[tuple[Fact, Level]], ways: dict[int, str]) -> Iterator[Count]:
        for fact, level in told:
            way, beside = ways.get(fact.quantity.index, ""), self._beside(level, goal) if fact is not self.asked else []
            steps = None if fact.told.each and beside else way_between(self.steps, fact, level, goal)
            if steps is not None:
                yield Count(fact, tuple(steps), way)
            else:
                yield from (Count(fact, (s,), way) for s in beside)

    def _beside(self, level: Level, goal: Level) -> list[Step]:
        """苹果和梨各15箱，苹果每箱23元，梨每箱20元: several that are told of each."""
        found = [s for s in self.steps if level.same(s.per) and s.unit.same(goal)]
        return found if len(found) > 1 else []

    def _settled(self, found: list[Count]) -> list[Count]:
        """Ways that follow from the others: what is taken went, and what was told first was there."""
        rest = [c for c in found if self._of_rest(c)]
        if not rest and _pattern("lacking").search(self._asked_clause):
            return _lacking(found)
        found = [replace(c, way=LEFT) if c in rest else c for c in found]
        if len(found) == 2 and not rest and not self._asks_rest:  # 每箱12瓶，现在装5箱，要多少瓶
            found = [replace(c, way=HAD if c.way == LEFT else c.way) for c in found]
        if LEFT not in {c.way for c in found}:
            return found
        had = self._first(found)
        found = [replace(c, way=HAD) if c is had else replace(c, way="") if c.way == HAD else c for c in found]
        return [c if c.way in (HAD, LEFT) else replace(c, way=COME if self._arrives(c) else GONE) for c in found]

    def _told_apart(self, count: Count) -> bool:
        """二班36人共采6千克: they have a number of their own, not so many each."""
        priced = dimension(count.steps[-1].unit.unit) == "money"
        told = [c for c in self.counts if (priced or c.fact is not self.asked) and not c.steps]
        others = [c for c in told if c.fact.clause == count.fact.clause]
        behind = (c for c in others if c.fact.quantity.span.start > count.fact.quantity.span.end)
        open_ = any(s.fact.quantity.value is None for s in count.steps)
        return not open_ and any(_pattern("in_all").search(self._said(c)) for c in behind)

    def _of_rest(self, count: Count) -> bool:
        """还剩6箱, 剩下的书5天看完, 用5天把剩下的看完: said of what is left."""
        end, clause = count.fact.quantity.span.end, self.problem.clauses[count.fact.clause].span.end
        behind = _pattern("rest_behind").search(self.problem.text[end:clause]) is not None
        if (behind and bool(count.steps)) or _pattern("of_rest").search(self._said(count)) is not None:
            return True
        lead = count.steps[-1].fact if count.fact is self.asked and count.steps else None
        return lead is not None and _pattern("rest_buys").search(self._before(lead)) is not None

    def _first(self, found: Sequence[Count]) -> Count:
        """What there was: asked as such, money that is paid, said to be there, or told first."""
        asked = (c for c in found if c.fact is self.asked and _pattern("at_first").search(self._said(c)))
        paid = (c for c in found if not c.steps and c.way != LEFT and _pattern("paying").search(self._said(c)))
        there = (c for c in found if c.way == HAD)
        return next((c for some in (asked, paid, there, found) for c in some if c.way != LEFT), found[0])

    def _before(self, fact: Fact) -> str:
        """The clause before that of a number, if it tells no number itself: 剩下的钱买图画纸，每张0.4元."""
        if not fact.clause or any(f.clause == fact.clause - 1 for f in self.story.facts):
            return ""
        return self.problem.clauses[fact.clause - 1].span.of(self.problem.text)

    def _said(self, count: Count) -> str:
        """The words before a number, from the last number or the beginning of its clause on."""
        start = count.fact.quantity.span.start
        clause = self.problem.clauses[count.fact.clause].span.start
        ends = [q.span.end for q in self.problem.quantities if clause <= q.span.end <= start]
        return self.problem.text[max([clause, *ends]) : start]

    def _arrives(self, count: Count) -> bool:
        return _pattern("arriving").search(self._said(count)) is not None

    def _two_ways(self, told: Sequence[tuple[Fact, Level]]) -> Iterator[Count]:
        """每行站12人，可以排4行；每行站8人，可以排几行: the same in two ways."""
        if len(self.steps) != 2 or len(told) != 2 or not _pattern("otherwise").search(self.problem.text):
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
        if (asked.fact.told.whole or _pattern("in_all").search(self._asked_clause)) and not self._of_some(asked.fact):
            return False
        other = next(c for c in self.counts if c is not asked)
        if asked.way == GONE and other.way in (HAD, COME) and not _pattern("in_all").search(self._asked_clause):
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
        said = [c for c in self.counts if not c.steps and _pattern("in_all").search(self._said(c))]
        if said:
            return said[0] if len(said) == 1 else None
        asked = next(c for c in self.counts if c.open)
        return asked if _pattern("of_all").search(self._asked_clause) else None

    def _of_another_time(self) -> bool:
        """上午栽316棵，下午3小时栽252棵，下午平均每小时栽多少: not of the morning; and two rates of the same."""
        assert self.asked is not None
        times = mark_names(self.asked.told.marks)
        others = [mark_names(c.fact.told.marks) for c in self.counts if c.fact is not self.asked]
        asked = next((s for s in self.steps if s.fact is self.asked), None)
        alike = asked and any(s is not asked and s.like(asked) for s in self.steps)
        return bool(alike) or bool(times and any(m and not m & times for m in others))

    @property
    def _asks_rest(self) -> bool:
        return _pattern("of_rest").search(self._asked_clause) is not None

    @property
    def _asked_clause(self) -> str:
        assert self.asked is not None
        span = self.problem.clauses[self.asked.clause].span
        return self.problem.text[span.start : span.end]

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


def _lacking(found: list[Count]) -> list[Count]:
    """每支3元，有22元，还要多少元才能买8支: what is lacking is left of what is needed."""
    need = next((c for c in found if c.steps), None)
    return [replace(c, way=LEFT if c.open else HAD if c is need else GONE) for c in found]


def _without_daily(steps: list[Step], numbers: Sequence[Fact]) -> list[Step]:
    """每天做3600个，每12个装一盒，一共装多少盒: what is done in a day is so much, where no days are counted."""
    daily = [s for s in steps if s.timed and s.by_each]
    bare = [f for f in numbers if all(f is not s.fact for s in steps)]
    counted = any(dimension(f.quantity.unit) == "time" for f in bare) or any(s.timed and not s.by_each for s in steps)
    if counted or len({s.per.unit for s in daily}) > 1 or len(daily) == len(steps):
        return steps
    return [s for s in steps if s not in daily]


def _of_sort(fact: Fact) -> bool:
    """大盒装12支: of one of two sorts of boxes, and perhaps for each."""
    who = fact.told.who.text if fact.told.who else ""
    return len(who) > 1 and who[0] in classes()["sized"] and is_unit(who[1])
