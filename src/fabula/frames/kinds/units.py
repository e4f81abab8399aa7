"""Units that hang together: 每盒8个, 一张桌子坐4人, 每7人一组. A rate leads from one unit to another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fabula.facts.describe import Fact
from fabula.frames.table import alike
from fabula.lang.lexicon import particle
from fabula.text import Problem
from fabula.text.units import canonical, compatible, is_unit

LONGEST = 3  # rates on the way from one unit to another
_ONE_BEHIND = re.compile(particle("one_near_shape"))


@dataclass(frozen=True)
class Rate:
    """So many of ``unit`` for one ``per``."""

    fact: Fact
    unit: str
    per: str

    def other(self, unit: str) -> str:
        """The unit to which it leads from one; '' if it does not lead from there."""
        if same_unit(unit, self.per):
            return self.unit
        return self.per if same_unit(unit, self.unit) else ""


def same_unit(a: str, b: str) -> bool:
    """Whether numbers of two units may be added."""
    return bool(a and b) and (a == b or compatible(a, b))


def rate_of(problem: Problem, fact: Fact) -> Rate | None:
    """The rate that a number is; None if it is simply so many."""
    quantity = fact.quantity
    per = quantity.per or fact.told.per or fact.told.one or _group_behind(problem, fact)
    if not per or not quantity.unit or same_unit(per, quantity.unit):
        return None
    return Rate(fact, quantity.unit, per)


def _group_behind(problem: Problem, fact: Fact) -> str:
    """每7人分成一组, 6块一盒: so many are one."""
    end = fact.quantity.span.end
    found = _ONE_BEHIND.match(problem.text, end)
    if found is None or not is_unit(found[1]):
        return ""
    each = problem.text.endswith(particle("each"), 0, fact.quantity.span.start)
    return canonical(found[1]) if each or found.end() - end <= 2 else ""


def nouns(fact: Fact) -> set[str]:
    """What a number is told of."""
    return {r.text for r in (fact.told.who, fact.told.what) if r}


def chain(rates: Sequence[Rate], fact: Fact, unit: str, goal: str) -> list[Rate] | None:
    """The rates that lead from a number to a unit, as few as possible; None if there are none, or several such ways."""
    ways: list[tuple[str, list[Rate]]] = [(unit, [])]
    for _ in range(LONGEST + 1):
        here = [way for at, way in ways if same_unit(at, goal)]
        if here:
            return here[0] if len(here) == 1 else _own(here, fact)
        ways = [(to, [*way, rate]) for at, way in ways for rate, to in _steps(rates, at, way)]
    return None


def _steps(rates: Sequence[Rate], unit: str, way: Sequence[Rate]) -> Iterator[tuple[Rate, str]]:
    return ((r, to) for r in rates if r not in way and (to := r.other(unit)))


def _own(ways: Sequence[list[Rate]], fact: Fact) -> list[Rate] | None:
    """Of several ways the one whose first rate is told of the same things, or right behind the number."""
    mine = nouns(fact)
    fit = [w for w in ways if w and mine and alike(mine, nouns(w[0].fact))]
    if not fit:
        fit = [w for w in ways if w and w[0].fact.clause == fact.clause + 1]
    return fit[0] if len(fit) == 1 else None
