"""On what a goal hangs: the slots and the numbers that relations lead to from what is asked."""

from __future__ import annotations

from collections import Counter

from fabula.situation.graph import ParseGraph
from fabula.situation.relations import Relation
from fabula.situation.terms import Number, Slot, slots


def reached(graph: ParseGraph) -> tuple[set[Slot], set[int | None]]:
    """The slots that the goal hangs on, and the numbers of the text in the relations that speak of them."""
    found = set(slots(graph.goal.term))
    if not found:
        found |= {s for r in graph.relations if r.unknown for s in r.slots()}
    parts = _telling(graph)
    size = -1
    while size < len(found):
        size = len(found)
        found |= {s for spoken, _ in parts if spoken & found for s in spoken}
    terms = (t for spoken, r in parts if spoken & found for t in r.terms())
    return found, {t.quantity for t in terms if isinstance(t, Number)}


def _telling(graph: ParseGraph) -> list[tuple[set[Slot], Relation]]:
    """The relations that tell more than what something is that nothing else speaks of, with what they speak of."""
    known = {g.slot for g in graph.givens} | set(slots(graph.goal.term))
    parts = [(set(r.slots()), r) for r in graph.relations]
    kept = [(frozenset() if r.unknown else found - known, found, r) for found, r in parts]
    while True:
        count = Counter(s for _, found, _ in kept for s in found)
        some = [part for part in kept if all(count[s] > 1 for s in part[0])]
        if len(some) == len(kept):
            return [(found, r) for _, found, r in kept]
        kept = some
