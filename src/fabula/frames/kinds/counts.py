"""What is counted in a text, and how each count leads to the measure of the question: 4个小组 → 每组11人 → 每人5个.

Which way a count goes, is told too: it was there (原有), came (运来), went (用去), or is left (还剩).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from fabula.facts.describe import Fact
from fabula.frames.kinds.kind import Kind, kind_tellings
from fabula.frames.kinds.levels import Level, Step, level_of, step_of, way_between
from fabula.frames.listed import listing
from fabula.frames.tellings import find
from fabula.lang.lexicon import classes
from fabula.text import Kind as Sorts
from fabula.text.units import dimension, is_unit

WORDS = "kinds.txt"
HAD, COME, GONE, LEFT = "Had", "Come", "Gone", "Left"
_NUMBERS = (Sorts.NUMBER, Sorts.ASKED)


@cache
def pattern(name: str) -> re.Pattern[str]:
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


class Counting(Kind):
    """Finds the counts of a text and the steps that lead from them to one measure."""

    def _find(self) -> bool:
        """The steps, and the numbers that are counted; False if some number is neither."""
        facts = [f for f in self.story.facts if f.quantity.kind in (*_NUMBERS, Sorts.COUNT_WORD)]
        numbers = [f for f in facts if f.quantity.kind in _NUMBERS]
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
        self.levels = [(f, v) for f, v in told if f.quantity.kind is not Sorts.COUNT_WORD or self._counted(v)]
        return True

    def _lead(self) -> bool:
        """Leads every count to the measure of the question; False if a number is left over."""
        self.counts = self._settled(list(self._led_to(self._measure(), self._ways())))
        used = {q for c in self.counts for q in (c.fact.quantity.index, *(s.fact.quantity.index for s in c.steps))}
        numbers = (f for f in self.story.facts if f.quantity.kind in _NUMBERS)
        return all(f.quantity.index in used or self._idle(f) for f in numbers)

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

    def _measure(self) -> Level:
        """In what all is measured: what is asked for, or what is in each of those that are asked for."""
        asked = next((s for s in self.steps if s.fact is self.asked), None)
        if asked is not None:
            return asked.unit
        own = next(v for f, v in self.levels if f is self.asked)
        if not own.noun:  # 一共采集多少个: of what there is in each
            own = next((s.unit for s in reversed(self.steps) if s.unit.unit == own.unit), own)
        inside = [s.unit for s in self.steps if s.per.same(own)]
        return inside[0] if inside and not any(s.unit.same(own) for s in self.steps) else own

    def _led_to(self, goal: Level, ways: dict[int, str]) -> Iterator[Count]:
        for fact, level in self.levels:
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
        if not rest and pattern("lacking").search(self._asked_clause):
            return _lacking(found)
        found = [replace(c, way=LEFT) if c in rest else c for c in found]
        if len(found) == 2 and not rest and not self._asks_rest:  # 每箱12瓶，现在装5箱，要多少瓶
            found = [replace(c, way=HAD if c.way == LEFT else c.way) for c in found]
        if LEFT not in {c.way for c in found}:
            return found
        had = self._first(found)
        found = [replace(c, way=HAD) if c is had else replace(c, way="") if c.way == HAD else c for c in found]
        return [c if c.way in (HAD, LEFT) else replace(c, way=COME if self._arrives(c) else GONE) for c in found]

    def _of_rest(self, count: Count) -> bool:
        """还剩6箱, 剩下的书5天看完, 用5天把剩下的看完: said of what is left."""
        end, clause = count.fact.quantity.span.end, self.problem.clauses[count.fact.clause].span.end
        behind = pattern("rest_behind").search(self.problem.text[end:clause]) is not None
        if (behind and bool(count.steps)) or pattern("of_rest").search(self._said(count)) is not None:
            return True
        lead = count.steps[-1].fact if count.fact is self.asked and count.steps else None
        return lead is not None and pattern("rest_buys").search(self._before(lead)) is not None

    def _first(self, found: Sequence[Count]) -> Count:
        """What there was: asked as such, money that is paid, said to be there, or told first."""
        asked = (c for c in found if c.fact is self.asked and pattern("at_first").search(self._said(c)))
        paid = (c for c in found if not c.steps and c.way != LEFT and pattern("paying").search(self._said(c)))
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
        return pattern("arriving").search(self._said(count)) is not None

    @property
    def _asks_rest(self) -> bool:
        return pattern("of_rest").search(self._asked_clause) is not None

    @property
    def _asked_clause(self) -> str:
        assert self.asked is not None
        span = self.problem.clauses[self.asked.clause].span
        return self.problem.text[span.start : span.end]


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
