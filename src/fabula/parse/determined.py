"""Is the goal of a graph determined? Counting of equations and unknowns only, no algebra.

The search for graphs sorts out here what no solver could answer; the solver has the last word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from fabula.situation import ParseGraph
from fabula.situation.relations import Relation
from fabula.situation.terms import Slot, Unknown

Names = frozenset[Hashable]


def determined(graph: ParseGraph) -> bool:
    """Whether there are about as many equations about the goal as unknowns in them.

    One unknown may be left: where the size of something does not matter, the solver takes it as 1.
    """
    goal = graph.goal.term
    known: set[Hashable] = {g.slot for g in graph.givens}
    if goal in known or not isinstance(goal, Slot | Unknown):
        return False
    parts = [_unknowns(r) for r in graph.relations]
    while found := {next(iter(rest)) for part in parts if len(rest := part - known) == 1}:
        known |= found
    if goal in known:
        return True
    about = _about([part - known for part in parts if part - known], goal)
    return bool(about) and _unmatched(about) <= 1


def _unknowns(relation: Relation) -> Names:
    return frozenset(t for t in relation.terms() if isinstance(t, Slot | Unknown))


def _about(parts: list[Names], goal: Hashable) -> list[Names]:
    """The parts that hang together with the goal and are more than the definition of something else."""
    while True:
        count = Counter(name for part in parts for name in part)
        kept = [part for part in parts if all(name == goal or count[name] > 1 for name in part)]
        if len(kept) == len(parts):
            break
        parts = kept
    reached: set[Hashable] = {goal}
    while grown := {name for part in parts if part & reached for name in part} - reached:
        reached |= grown
    return [part for part in parts if part & reached]


def _unmatched(parts: list[Names]) -> int:
    """How many unknowns get no equation of their own, at best (Kuhn's matching)."""
    taken: dict[int, Hashable] = {}

    def place(name: Hashable, tried: set[int]) -> bool:
        for at, part in enumerate(parts):
            if name in part and at not in tried:
                tried.add(at)
                if at not in taken or place(taken[at], tried):
                    taken[at] = name
                    return True
        return False

    names: Iterable[Hashable] = dict.fromkeys(name for part in parts for name in part)
    return sum(not place(name, set()) for name in names)
