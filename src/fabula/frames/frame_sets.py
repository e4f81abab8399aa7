"""Which frames a reading uses: the cheapest sets of bound frames from which the goal follows.

A frame that its words show should be used, a number of the text should matter, and words that change a story should
be accounted for: whatever is not costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from fabula.frames.evidence import Evidence
from fabula.frames.laid import Laid
from fabula.frames.reach import reached
from fabula.frames.roles import Bundle
from fabula.frames.sketch import sketch
from fabula.frames.table import Table
from fabula.frames.timeline import Timeline
from fabula.lang.lexicon import classes
from fabula.parse.determined import determined
from fabula.situation.graph import ParseGraph
from fabula.situation.relations import Relation
from fabula.situation.terms import Number

UNUSED = 0.7  # what it costs to have no use for a number
IGNORED = 0.7  # … and not to use a frame whose words are there
UNHEARD = 0.6  # what it costs to have no use for a word that changes a story (第二次, 中点)
MOST = 3  # frames in one reading, besides what every row says by itself
OPTIONS = 4
TRIED = 1000  # sets of frames at most; a text of forty numbers would have many more


def cheapest(
    known: Evidence, laid: Laid, stated: Sequence[Relation], bundles: Sequence[Bundle]
) -> list[tuple[tuple[Bundle, ...], float]]:
    """Sets of frames from which the goal follows, cheapest first."""
    shown = len({b.frame.family for b in bundles if b.shown})
    heard = _heard(laid.table, known.problem.text)
    found: list[tuple[frozenset[int], tuple[Bundle, ...], float]] = []
    families = [b.frame.family for b in bundles]
    for places in islice((p for size in range(MOST + 1) for p in unlike(families, size)), TRIED):
        some = tuple(bundles[i] for i in places)
        relations = (*stated, *(r for b in some for r in b.relations))
        graph = sketch(known.type, laid.table, laid.goal, relations)
        if not determined(graph):
            continue
        used = sum(1 for b in some if b.shown)
        cost = sum(b.cost for b in some) + IGNORED * (shown - used) + _unheard(heard, some)
        cost += UNUSED * _unused(laid, graph)
        if known.honesty is not None:
            cost += known.honesty.cost(laid.table, laid.goal, relations, [b.frame for b in some])
        if not any(less < set(places) and price <= cost for less, _, price in found):
            found.append((frozenset(places), some, cost))
    return [(some, cost) for _, some, cost in sorted(found, key=lambda o: o[2])[:OPTIONS]]


def unlike(families: Sequence[str], size: int) -> Iterator[tuple[int, ...]]:
    """Places of so many frames, each of another family, in order; nothing is tried that leads to none."""
    last = {family: at for at, family in enumerate(families)}

    def places(start: int, taken: frozenset[str], more: int) -> Iterator[tuple[int, ...]]:
        if not more:
            yield ()
            return
        for at in range(start, len(families)):
            if sum(end >= at for family, end in last.items() if family not in taken) < more:
                return  # hundreds of bundles may be of one family, and too few others are left
            if families[at] not in taken:
                yield from ((at, *rest) for rest in places(at + 1, taken | {families[at]}, more - 1))

    return places(0, frozenset(), size)


def _heard(table: Table, text: str) -> frozenset[str]:
    """Words of the text that change a story in time, and that no row of it stands for: a frame must."""
    if not isinstance(table, Timeline):
        return frozenset()
    told = classes("timeline.txt")
    rows = {tag for r in (table.world, *table.rows) for tag in r.tags}
    found = {w for name in told if name.startswith("cue.") and name[4:] not in rows for w in told[name]}
    return frozenset(w for w in found if w in text)


def _unheard(heard: frozenset[str], some: Sequence[Bundle]) -> float:
    """What the words cost that no frame of a set accounts for."""
    known = [p for b in some for p in (b.frame.when, b.frame.hears, *b.frame.needs) if p is not None]
    return UNHEARD * sum(not any(p.within(word) for p in known) for word in heard)


def _unused(laid: Laid, graph: ParseGraph) -> int:
    """How many numbers of the text the goal does not hang on."""
    slots, inside = reached(graph)
    loose = [r for r in laid.table.rows if r.loose and "aside" not in r.tags]
    unused = sum(c.quantity.index not in inside for r in loose for c in r.cells.values())
    told = (t for terms in laid.claimed.numbers.values() for t in terms if isinstance(t, Number))
    unused += len({t.quantity for t in told} - inside)
    aside = {r.id for r in laid.table.rows if r.tags & {"aside", "halt"}}
    return unused + sum(g.slot not in slots and g.slot.node not in aside for g in graph.givens)
