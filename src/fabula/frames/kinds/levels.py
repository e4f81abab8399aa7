"""What is counted, and what leads from one to the other: 4个小组 → 每组11人 → 每人5个.

A level is a unit with the thing it counts: 个 of 方阵 is not 个 of 学生, and 组 of 每组 is 个 of 4个小组.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

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
        if not {self.unit, other.unit} & classes(WORDS)["any_unit"]:
            return False
        if nouns and self.noun == other.noun:
            return True
        return self._named(other) or other._named(self)

    def _named(self, other: Level) -> bool:
        """组 of 小组, 人 of 学生."""
        if not self.noun or other.unit in classes(WORDS)["any_unit"]:
            return False
        people = other.unit in classes()["heads"] and self.noun.endswith(tuple(classes(WORDS)["people"]))
        return people or other.unit in self.noun[-2:]


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
    what, holder = _text(told.what), _text(told.who)
    if per in classes(WORDS)["any_unit"] and not holder and told.what:
        holder = "" if same_unit(per, quantity.unit) else what  # 每个热水瓶8元: of the bottles
    if same_unit(per, quantity.unit) and (not holder or holder == what):
        return None
    return Step(fact, Level(quantity.unit, what), Level(per, "" if behind else holder))


def level_of(fact: Fact) -> Level:
    """What a number counts."""
    told = fact.told
    return Level(fact.quantity.unit, _text(told.what) or (_text(told.who) if _unowned(fact) else ""))


def way_between(steps: Sequence[Step], fact: Fact, start: Level, goal: Level) -> list[Step] | None:
    """The steps from one level to another, as few as possible; None if there are none, or several such ways."""
    ways: list[tuple[Level, list[Step]]] = [(start, [])]
    for _ in range(LONGEST + 1):
        here = [way for at, way in ways if at.same(goal)]
        if here:
            return here[0] if len(here) == 1 else _own(here, fact)
        ways = [(to, [*way, step]) for at, way in ways for step, to in _onward(steps, at, way)]
    return None


def _onward(steps: Sequence[Step], level: Level, way: Sequence[Step]) -> Iterator[tuple[Step, Level]]:
    return ((s, to) for s in steps if s not in way and (to := s.other(level)) is not None)


def _own(ways: Sequence[list[Step]], fact: Fact) -> list[Step] | None:
    """Of several ways the one that is told of the same thing, or next to the number."""
    mine = {n for n in (_text(fact.told.what), _text(fact.told.who)) if n}
    fit = [w for w in ways if w and mine and alike(mine, _nouns(w[0]))]
    if len(fit) != 1:
        fit = [w for w in ways if w and w[0].fact.clause == fact.clause + 1]
    if len(fit) != 1:
        fit = [w for w in ways if w and w[0].fact.clause == fact.clause]
    return fit[0] if len(fit) == 1 else None


def _nouns(step: Step) -> set[str]:
    return {n for n in (_text(step.fact.told.what), _text(step.fact.told.who)) if n}


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
