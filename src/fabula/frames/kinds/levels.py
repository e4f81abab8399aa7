"""What is counted, and what leads from one to the other: 4个小组 → 每组11人 → 每人5个.

A level is a unit with the thing it counts: 个 of 方阵 is not 个 of 学生, and 组 of 每组 is 个 of 4个小组.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from fabula.facts.chunks import Chunk, Sort, chunks
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.units import same_unit
from fabula.frames.table import alike
from fabula.lang.lexicon import classes, particle
from fabula.text import Kind as Sorts
from fabula.text import Problem
from fabula.text.units import canonical, dimension, is_unit

WORDS = "kinds.txt"
LONGEST = 3  # steps from one level to another
_ONE_BEHIND = re.compile(particle("one_told_shape"))
_ONE_ASKED = re.compile(particle("one_asked_shape"))


@dataclass(frozen=True)
class Level:
    """A unit and what is counted in it; '' if the text does not say."""

    unit: str
    noun: str = ""

    def same(self, other: Level) -> bool:
        """Whether both count the same."""
        nouns = bool(self.noun and other.noun)
        if same_unit(self.unit, other.unit):
            return self.unit not in classes(WORDS)["any_unit"] or not nouns or alike({self.noun}, {other.noun})
        if not {self.unit, other.unit} & classes(WORDS)["any_unit"]:  # 多少张桌子: 桌
            return self._pieces(other) or other._pieces(self)
        if nouns and not self._people(other) and not other._people(self):
            return alike({self.noun}, {other.noun})
        return self.named(other) or other.named(self)

    def named(self, other: Level) -> bool:
        """组 of 小组, 人 of 学生."""
        if not self.noun or not other.unit or other.unit in classes(WORDS)["any_unit"]:
            return False
        return self._people(other) or other.unit in self.noun[-2:]

    def _pieces(self, other: Level) -> bool:
        things = dimension(self.unit).startswith("count") and self.unit not in classes()["heads"]
        return things and bool(other.unit) and not other.noun and other.unit in self.noun[-2:]

    def _people(self, other: Level) -> bool:
        """学生 are counted by heads."""
        return other.unit in classes()["heads"] and self.noun.endswith(tuple(classes(WORDS)["people"]))


@dataclass(frozen=True)
class Step:
    """So many of ``unit`` for one ``per``."""

    fact: Fact
    unit: Level
    per: Level

    @property
    def by_each(self) -> bool:
        """Whether the text says 每; 一本书有455页 may be simply so many."""
        return bool(self.fact.quantity.per or self.fact.told.per)

    @property
    def timed(self) -> bool:
        return dimension(self.per.unit) == "time"

    def like(self, other: Step) -> bool:
        """Whether both tell the same of the same: 苹果每筐48千克 and 梨每筐多少千克 do not."""
        nouns = self.per.noun and other.per.noun and not alike({self.per.noun}, {other.per.noun})
        return not nouns and self.per.same(other.per) and self.unit.same(other.unit)

    def other(self, level: Level) -> Level | None:
        """The level to which it leads from one; None if it does not lead from there."""
        if level.same(self.per):
            return self.unit
        return self.per if level.same(self.unit) else None


def step_of(problem: Problem, fact: Fact) -> Step | None:
    """What a number is for each; None if it is simply so many."""
    told, quantity = fact.told, fact.quantity
    behind = "" if quantity.per or told.per else _one_behind(problem, fact)
    one = told.one if quantity.value is not None else _one_asked(problem, fact)
    per = quantity.per or told.per or behind or one
    if not per or not quantity.unit:
        return None
    what = _behind(problem, fact) or _text(told.what)
    holder = _each_of(problem, fact) or _text(told.who)
    if per in classes(WORDS)["any_unit"] and not holder and told.what:
        holder = "" if same_unit(per, quantity.unit) else what  # 每个热水瓶8元: of the bottles
    if same_unit(per, quantity.unit) and (not holder or holder == what):
        return None
    return Step(fact, Level(quantity.unit, what), Level(per, "" if behind else holder))


def level_of(problem: Problem, fact: Fact) -> Level:
    """What a number counts: what stands behind it, else what is acted upon."""
    told, spelled = fact.told, fact.quantity.text[-2:]
    if spelled[0] in classes()["sized"]:  # 1大箱
        return Level(fact.quantity.unit, spelled)
    noun = _behind(problem, fact) or _text(told.what) or (_text(told.who) if _unowned(fact) else "")
    return Level(fact.quantity.unit, noun)


def _behind(problem: Problem, fact: Fact) -> str:
    """The name right behind a number: 980个座位, 48个花皮球."""
    row, at = _place(problem, fact)
    rest = [c for c in row[at + 1 : at + 3] if c.sort is not Sort.OF]
    return rest[0].text if at >= 0 and rest and rest[0].sort is Sort.NAME else ""


def _each_of(problem: Problem, fact: Fact) -> str:
    """The name behind 每个, 每只: each of what."""
    row, at = _place(problem, fact)
    pers = [i for i in range(max(at, 0)) if row[i].sort is Sort.PER]
    return row[pers[-1] + 1].text if pers and row[pers[-1] + 1].sort is Sort.NAME else ""


def _place(problem: Problem, fact: Fact) -> tuple[Sequence[Chunk], int]:
    """The chunks of a number's clause, and which of them it is."""
    row = chunks(problem, problem.clauses[fact.clause])
    return row, next((i for i, c in enumerate(row) if c.quantity == fact.quantity.index), -1)


def way_between(steps: Sequence[Step], fact: Fact, start: Level, goal: Level) -> list[Step] | None:
    """The steps from one level to another, as few as possible; None if there are none, or several such ways."""
    ways: list[tuple[Level, list[Step]]] = [(start, [])]
    for _ in range(LONGEST + 1):
        here = [way for at, way in ways if at.same(goal) and (way or not _told_of(steps, start, goal))]
        if here:
            return here[0] if len(here) == 1 else _own(here, fact, start)
        ways = [(to, [*way, step]) for at, way in ways for step, to in _onward(steps, at, way)]
    return None


def _onward(steps: Sequence[Step], level: Level, way: Sequence[Step]) -> Iterator[tuple[Step, Level]]:
    return ((s, to) for s in steps if s not in way and (to := s.other(level)) is not None)


def _told_of(steps: Sequence[Step], start: Level, goal: Level) -> bool:
    """4个小组, 每个小组12人, 每人8个, 一共多少个: what is asked names nothing, and is no 小组."""
    pieces = {start.unit, goal.unit} <= classes(WORDS)["any_unit"]
    counted = any(s.per.noun == start.noun or start.named(s.per) for s in steps)
    return pieces and bool(start.noun) and not goal.noun and counted


def _own(ways: Sequence[list[Step]], fact: Fact, start: Level) -> list[Step] | None:
    """Of several ways the one that is told of the same thing, or next to the number."""
    fit = [w for w in ways if w and start.noun and alike({start.noun}, _nouns(w[0]))]
    if len(fit) == 1:
        return fit[0]
    mine = {n for n in (_text(fact.told.what), _text(fact.told.who)) if n}
    fit = [w for w in ways if w and mine and alike(mine, _nouns(w[0]))]
    if len(fit) != 1:  # 16个班每班54本，7个班每班50本
        fit = [w for w in ways if w and w[0].fact.clause == fact.clause and _next(w[0].fact, fact)]
    if len(fit) != 1:
        fit = [w for w in ways if w and w[0].fact.clause == fact.clause + 1]
    if len(fit) != 1:
        fit = [w for w in ways if w and w[0].fact.clause == fact.clause]
    return fit[0] if len(fit) == 1 else None


def _next(later: Fact, fact: Fact) -> bool:
    return later.quantity.index == fact.quantity.index + 1


def _nouns(step: Step) -> set[str]:
    told = (_text(step.fact.told.what), _text(step.fact.told.who), step.per.noun)
    return {n for n in told if n}


def _text(ref: Ref | None) -> str:
    return ref.text if ref else ""


def _unowned(fact: Fact) -> bool:
    """多少个盒子, 桃子有105个: the thing itself is named, and nobody has it."""
    anything = fact.quantity.unit in classes(WORDS)["any_unit"]
    return anything and fact.quantity.kind is not Sorts.COUNT_WORD and not fact.told.kind


def _one_asked(problem: Problem, fact: Fact) -> str:
    """一个篮球多少钱: the price of one."""
    clause, start = problem.clauses[fact.clause].span.start, fact.quantity.span.start
    found = _ONE_ASKED.search(problem.text[clause:start]) if dimension(fact.quantity.unit) == "money" else None
    return canonical(found[1]) if found and is_unit(found[1]) else ""


@cache
def _packing() -> re.Pattern[str]:
    return re.compile("|".join(classes(WORDS)["packing"]))


def _one_behind(problem: Problem, fact: Fact) -> str:
    """每7人分成一组, 6块一盒, 5名同学坐一排: so many are one."""
    end = fact.quantity.span.end
    found = _ONE_BEHIND.match(problem.text, end)
    if found is None or not is_unit(found[2]) or fact.quantity.value is None:
        return ""
    each = problem.text.endswith(particle("each"), 0, fact.quantity.span.start)
    packs = each or found.end() - end <= 2 or _packing().search(found[1]) is not None
    return canonical(found[2]) if packs else ""
