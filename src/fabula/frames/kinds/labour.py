"""So many workers for so long: 3人2小时加工90个，要在10小时加工1800个，需要几人; 12人30天完成，提前6天要增加几人.

Each side tells how many work (people, machines), how long (perhaps so many hours a day), and perhaps how much they do.
Each of them does equally much in a unit of time. Where no side tells how much is done, it is the same work, done by so
many or by so many; part of it may be done before some of them come or go.

In Python because it sorts any number of facts into two sides, with changes, a first part and a plan.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import dropwhile, takewhile

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort, is_act
from fabula.facts.describe import Fact, Ref
from fabula.facts.ground import is_person
from fabula.frames.kinds.kind import Kind
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row, Table
from fabula.lang.lexicon import classes, particle
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Number, Slot, Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text.units import compatible, dimension

WORDS = "kinds.txt"
HEADS, TIME, HOURS, WORK = "heads", "time", "hours", "work"


@dataclass
class Side:
    """What is told of one time: how many work, how long, how many hours a day, how much."""

    parts: dict[str, Fact] = field(default_factory=dict)

    @property
    def first(self) -> Fact:
        return min(self.parts.values(), key=lambda f: f.quantity.index)


class Labour(Kind):
    """Reads work by so many for so long, told twice."""

    name = "labour"
    needs_words = False

    def may_fit(self) -> bool:
        facts = self.story.facts
        timed = sum(self._is_time(f) for f in facts)
        again = timed > 0 and self.has(classes(WORDS)["as_long_again"])
        return (timed > 1 or again) and any(f.quantity.unit in classes(WORDS)["labourers"] for f in facts)

    def check(self) -> bool:
        facts = [f for f in self.story.facts if f.quantity.kind not in (Sorts.ORDINAL, Sorts.COUNT_WORD)]
        sorts = [self._sort(f) for f in facts]
        if "" in sorts or self.has(classes(WORDS)["no_labour"]):
            return False
        self.begun: Fact | None = None
        found = self._sides(list(zip(facts, sorts, strict=True)))
        if found is None:
            return False
        self.one, self.two = found
        self.single = HEADS not in self.one.parts and self._one_of_them()
        self.on_time = self._by_the_plan()
        mine, its = set(self.one.parts) | ({HEADS} if self.single else set()), set(self.two.parts)
        same = mine == its | self.on_time and {HEADS, TIME} <= mine and (WORK not in mine or self.begun is None)
        alike = same and all(self._alike(k) for k in self.one.parts if k in self.two.parts)
        asked = [f for f in facts if f.quantity.value is None]
        return alike and asked == [self.asked] and self.asked in self.two.parts.values()

    # --- which number is what ---

    def _sort(self, fact: Fact) -> str:
        quantity = fact.quantity
        if quantity.kind not in (Sorts.NUMBER, Sorts.ASKED) or fact.other is not None or not quantity.unit:
            return ""
        per = quantity.per or fact.told.per
        if self._is_time(fact):
            return (HOURS if dimension(per) == "time" else "") if per else TIME
        if per or fact.told.head or dimension(quantity.unit) == "money":
            return ""
        return HEADS if self._works(fact) else WORK

    @staticmethod
    def _is_time(fact: Fact) -> bool:
        return dimension(fact.quantity.unit) == "time" or fact.quantity.unit in classes(WORDS)["trips"]

    def _works(self, fact: Fact) -> bool:
        """30人, 4个工人, 6台这样的机器, 工人多少名: people or machines."""
        if fact.quantity.unit not in classes(WORDS)["labourers"]:
            return False
        if fact.quantity.unit in classes()["heads"]:
            return True
        name = self._counted(fact)
        return name is not None and self._labours(name.text)

    def _counted(self, fact: Fact) -> Ref | None:
        """The name behind a number: 6台|这样的|机器; else the one right before it."""
        clause = self.problem.clauses[fact.clause].span
        behind = self.within(fact.quantity.span.end, clause.end)
        rest = dropwhile(lambda c: c.sort in (Sort.FUNC, Sort.OF), behind)
        names = list(takewhile(lambda c: c.sort is Sort.NAME, rest))  # 电视机|零件
        return Ref(names[-1].text, names[-1].span) if names else None

    def _by_the_plan(self) -> set[str]:
        """按期完成, 在相同的天数内: the time of the second side follows from the first; which then need not be told."""
        told = self.two.parts.get(TIME)
        if told is None:
            return {TIME} if self.has(classes(WORDS)["as_long_again"]) else set()
        if self.begun is None and self._lapsed(told) and self.has(classes(WORDS)["by_the_plan"]):
            self.begun = self.two.parts.pop(TIME)
            return {TIME}
        return set()

    def _sides(self, told: list[tuple[Fact, str]]) -> tuple[Side, Side] | None:
        """The first of each sort on one side, the second on the other; a third time is what was worked before."""
        one, two = Side(), Side()
        for fact, sort in told:
            late = sort == HEADS and {TIME, WORK} <= set(one.parts)  # 一台2小时耕…，3台…
            if sort not in one.parts and not (two.parts or late or self._changes(fact)):
                one.parts[sort] = fact
            elif sort not in two.parts and (sort in one.parts or sort == HEADS):
                two.parts[sort] = fact
            elif sort == TIME and sort in two.parts and self._lapsed(two.parts[TIME]) and self.begun is None:
                self.begun, two.parts[TIME] = two.parts[TIME], fact
            else:
                return None
        return one, two

    def _one_of_them(self) -> bool:
        """一辆卡车3次运240筐…, 用4辆这样的卡车: the first side is one of them."""
        heads = self.two.parts.get(HEADS)
        name = self._counted(heads) if heads is not None else None
        if heads is None or name is None:
            return False
        return particle("one") + heads.quantity.unit + name.text in self.problem.text[: heads.quantity.span.start]

    def _lapsed(self, fact: Fact) -> bool:
        """工作3天后, 做了3天: that long it went on as before."""
        behind = self.problem.text[fact.quantity.span.end :]
        before = self.problem.text[: fact.quantity.span.start]
        after = behind.startswith(tuple(classes("timeline.txt")["after"]))
        return fact.quantity.value is not None and (after or before.endswith(tuple(classes("timeline.txt")["did"])))

    def _alike(self, sort: str) -> bool:
        a, b = (side.parts[sort].quantity.unit for side in (self.one, self.two))
        return compatible(a, b) or (sort == HEADS and {a, b} & classes()["heads"] != set())

    def _changes(self, fact: Fact) -> str:
        """增加3人, 调走20人, 提前2天: 'more' or 'less' than on the first side; '' if it is the number itself."""
        clause = self.problem.clauses[fact.clause].span
        before = self.problem.text[clause.start : fact.quantity.span.start]
        behind = self.problem.text[fact.quantity.span.end : clause.end]
        known = classes(WORDS)
        if any(before.endswith(w) for w in known["up_to_so_many"]):
            return ""
        if any(w in before for w in known["more_labour"]):
            return "more"
        less = any(w in before for w in known["less_labour"]) or any(w in behind for w in known["gone_labour"])
        return "less" if less else ""

    # --- the table ---

    @cached_property
    def _owner(self) -> Ref | None:
        """工人 of 30名工人, 机器; 人 of 30人."""
        heads = [s.parts[HEADS] for s in (self.one, self.two) if HEADS in s.parts]
        named = (name for f in heads if (name := self._counted(f)) is not None and self._labours(name.text))
        end = heads[0].quantity.span.end
        return next(named, None) or self.words(end - 1, end)

    @staticmethod
    def _labours(name: str) -> bool:
        more = tuple(classes(WORDS)["labour_names"])
        return is_person(name) or name in classes()["heads"] or name.endswith((*classes()["machines"], *more))

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.goal: Term = Slot(WORLD, TOTAL)
        self.stated: list[Relation] = []
        self.lasting: dict[str, Row] = {}  # the row that has the time of an act: its own, or that of its hours a day
        if self._is_plain():
            return self._by_both(table)
        first, done = self._side(table, self.one, None)
        second, work = self._side(table, self.two, self._second())
        self._state("same_rate", "Equal", first.slot(RATE), second.slot(RATE))
        part = self._part(table, done) if self.begun is not None else None
        self._in_time(done, part, work)
        if WORK not in self.one.parts:
            self._same_work(done, part, work)
        self._changed(HEADS, second.slot(AMOUNT), first.slot(AMOUNT))
        spent: Term = self.lasting[work.id].slot(AMOUNT)
        if part is not None:
            spent = Apply("Sum", (self.lasting[part.id].slot(AMOUNT), spent))
        self._changed(TIME, spent, self.lasting[done.id].slot(AMOUNT))
        return self.goal, self.stated

    def _is_plain(self) -> bool:
        """Whether so many work so long on both sides, and what the second do is asked."""
        every = {HEADS, TIME, WORK}
        both = set(self.one.parts) == every == set(self.two.parts) and not self.on_time and self.begun is None
        changed = any(self._changes(f) for f in self.two.parts.values())
        return both and not changed and self.two.parts[WORK].quantity.value is None

    def _by_both(self, table: Table) -> tuple[Term, list[Relation]]:
        """What one does in one unit of time, for all of them and all the time: 每台每小时织布的米数."""
        rows = []
        for side, label in ((self.one, None), (self.two, self._second())):
            row = table.new(Name(self._owner, act=self._act(side), kind="work", again=label), clause=side.first.clause)
            self._give(table, side, WORK, row.slot(TOTAL))
            numbers = tuple(self.number(side.parts[sort].quantity) for sort in (HEADS, TIME))
            self._state("all_heads_all_time", "Equal", row.slot(AMOUNT), Apply("Product", numbers))
            rows.append(row)
        self._state("same_rate", "Equal", rows[0].slot(RATE), rows[1].slot(RATE))
        return self.goal, self.stated

    def _state(self, rule: str, predicate: str, *args: Term) -> None:
        self.stated.append(self.because(rule, predicate, *args))

    def _side(self, table: Table, side: Side, label: Ref | None) -> tuple[Row, Row]:
        """How many work, and what all of them do in their time."""
        owner, act = self._owner, self._act(side)
        named = Name(owner, label=label.text, span=label.span, state=True) if label else Name(owner)
        heads = table.new(named, clause=side.first.clause)
        done = table.new(Name(owner, act=act, kind="work", again=label), clause=side.first.clause)
        self._give(table, side, HEADS, heads.slot(AMOUNT))
        self._give(table, side, WORK, done.slot(TOTAL))
        self.lasting[done.id] = time = self._hours(table, side, done, label)
        self._give(table, side, TIME, time.slot(AMOUNT))
        self._state("all_heads", "Equal", done.slot(RATE), heads.slot(TOTAL))
        if HEADS not in side.parts:
            self._state("one_head", "Equal", heads.slot(AMOUNT), Number(Fraction(1)))
        return heads, done

    def _act(self, side: Side) -> Ref | None:
        """What is done, told with how long or how much, else with how many."""
        parts = [f for s in (side, self.one) for sort in (TIME, WORK, HEADS, HOURS) if (f := s.parts.get(sort))]
        told = (f.told.act for f in parts if f.told.act)
        chunks = (c for f in parts for c in self.row(f.clause))  # 运煤: a word that begins with an act
        named = (Ref(c.text, c.span) for c in chunks if c.sort is Sort.NAME and is_act(c.text[:1]))
        return next(told, None) or next(named, None)

    def _hours(self, table: Table, side: Side, done: Row, label: Ref | None) -> Row:
        """每天工作8小时: so many hours on so many days make the time of the act."""
        hours = side.parts.get(HOURS)
        if hours is None:
            return done
        row = table.new(Name(self._owner, act=hours.told.act or done.name.act, kind="work", again=label),
                        clause=hours.clause)  # fmt: skip
        self._give(table, side, HOURS, row.slot(RATE), self.one.parts[TIME].quantity.unit)
        self._state("as_long", "Equal", done.slot(AMOUNT), row.slot(TOTAL))
        return row

    def _give(self, table: Table, side: Side, sort: str, slot: Slot, per: str = "") -> None:
        fact = side.parts.get(sort)
        if fact is None or self._changes(fact):
            return
        table.give(slot, fact.quantity, per)
        if fact.quantity.value is None:
            self.goal = slot

    def _changed(self, sort: str, now: Term, before: Term) -> None:
        """增加3人, 提前2天: the second side has so many more, or works so much less."""
        fact = self.two.parts.get(sort)
        change = self._changes(fact) if fact is not None else ""
        if fact is None or not change:
            return
        asked = fact.quantity.value is None
        self.goal = Unknown() if asked else self.goal
        number: Term = Unknown() if asked else self.number(fact.quantity)
        source = Source((fact.quantity.span.start, fact.quantity.span.end))
        self.stated.append(Relation("More_than" if change == "more" else "Less_than", (now, before, number), source))

    def _part(self, table: Table, done: Row) -> Row:
        """工作4天后: what was done before some of them came or went."""
        assert self.begun is not None
        quantity = self.begun.quantity
        mark = self.words(quantity.span.start, quantity.span.end)
        act = self.begun.told.act or done.name.act
        row = table.new(Name(self._owner, act=act, kind="work", again=mark), clause=self.begun.clause)
        self._state("keeps_speed", "Equal", row.slot(RATE), done.slot(RATE))
        self.lasting[row.id] = lasting = row
        if HOURS in self.one.parts:  # as many hours a day as planned
            lasting = table.new(Name(self._owner, act=act, kind="work", again=mark), clause=self.begun.clause)
            self._state("keeps_speed", "Equal", lasting.slot(RATE), self.lasting[done.id].slot(RATE))
            self._state("as_long", "Equal", row.slot(AMOUNT), lasting.slot(TOTAL))
            self.lasting[row.id] = lasting
        table.give(lasting.slot(AMOUNT), quantity)
        return row

    def _in_time(self, done: Row, part: Row | None, work: Row) -> None:
        """按期完成: all the time of the second side is that of the first."""
        if not self.on_time:
            return
        slots = [self.lasting[r.id].slot(AMOUNT) for r in (done, part, work) if r is not None]
        self._state("on_time_work", "Together" if part is not None else "Equal", *slots)

    def _same_work(self, done: Row, part: Row | None, work: Row) -> None:
        """All of it is 1, whoever does it."""
        whole = Slot(WORLD, TOTAL)
        self._state("unit_work", "Equal", whole, Number(Fraction(1)))
        self._state("plan", "Equal", done.slot(TOTAL), whole)
        if part is None:
            self._state("actual", "Equal", work.slot(TOTAL), whole)
        else:
            self._state("all_work", "Together", whole, part.slot(TOTAL), work.slot(TOTAL))

    def _second(self) -> Ref | None:
        """照这样, 如果, 现在, 要: what tells the second side from the first."""
        last = max(f.quantity.span.end for f in self.one.parts.values())
        for known in (classes("timeline.txt")["same_rate"], classes(WORDS)["then_labour"], classes(WORDS)["able"]):
            found = [(at, -len(w), w) for w in known if (at := self.problem.text.find(w, last)) >= 0]
            if found:
                at, _, word = min(found)
                return self.words(at, at + len(word))
        return None
