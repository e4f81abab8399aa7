"""The textbook solution as the tutor needs it: what each step computes, over the quantities of the reading."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from fabula.explain.textbook.derive import best_way
from fabula.explain.textbook.derived import Derived
from fabula.explain.textbook.recast import Recast, recast
from fabula.explain.textbook.tell import Teller
from fabula.situation.formula import Expr
from fabula.solve.attempt import Attempt


@dataclass(frozen=True, slots=True)
class Told:
    """A step of a textbook solution: its name, its unit, and what it computes from the reading's quantities."""

    name: str
    expr: Expr
    unit: str
    text: str = ""  # the whole line


def lines_told(attempt: Attempt, lang: str = "zh") -> tuple[Told, ...]:
    """The steps of the textbook solution; where one kind is supposed, also those that suppose the other."""
    case = recast(attempt.reading.graph, attempt.result)
    values = dict(attempt.result.values)
    way = best_way(case, values) if attempt.result.solved else None
    if way is None:
        return ()
    others = {v for derived in way[1] if derived.quotient is not None for v in derived.quotient.less}
    ways = (way, *(best_way(replace(case, goal=v), values) for v in sorted(others, key=str) if v != case.goal))
    return tuple(told for one in ways if one is not None for told in _told_of(attempt, one, lang))


def _told_of(attempt: Attempt, way: tuple[Recast, tuple[Derived, ...]], lang: str) -> Iterator[Told]:
    teller = Teller(attempt, way[0], lang)
    for derived in way[1]:
        for step in teller.tell(derived):
            if step.text in teller.made:  # and no line that only changes a unit
                expr, unit = teller.made[step.text]
                yield Told(step.name, expr, unit, step.text)
