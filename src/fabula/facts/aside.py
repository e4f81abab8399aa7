"""What is told aside is put as people would: how long is an amount, so much a day a rate.

A reading may have put a number that the answer does not rest on wherever its table had room: 工期还有25天 as a
total, 周末每天接待3000人 as so many in all. No equation has to do with them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from fabula.facts.describe import Telling, tell
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, NodeKind
from fabula.situation.terms import Attribute, Slot, slots
from fabula.text import Problem, Quantity
from fabula.text.units import dimension


def lasts(quantity: Quantity) -> bool:
    """Whether it says how long: 25天, not 46岁."""
    return dimension(quantity.unit) == "time"


def told_aside(problem: Problem, graph: ParseGraph, needed: Collection[int | None]) -> ParseGraph:
    """The graph with every number that is not needed in the role, and on the node, that it has by itself."""
    aside = list(_aside(graph, needed))
    telling = tell(problem) if aside else Telling((), ())
    for given in aside:
        quantity = problem.quantities[given.quantity or 0]
        fact = telling.of(quantity.index)
        per = quantity.per or (fact.told.per if fact else "")
        role = _role(graph, given, quantity, per)
        if role is not given.slot.attribute:
            slot = Slot(given.slot.node, role)
            graph = _given(graph, given, replace(given, slot=slot, per=per if role is Attribute.RATE else given.per))
    return graph


def _role(graph: ParseGraph, given: Given, quantity: Quantity, per: str) -> Attribute:
    """So much per something is a rate, how long an amount, how many there are of something a total."""
    now, thing = given.slot.attribute, graph.by_id[given.slot.node].kind is NodeKind.AGENT
    if now is Attribute.TOTAL:
        return Attribute.RATE if per else Attribute.AMOUNT if lasts(quantity) else now
    counts = now is Attribute.AMOUNT and thing and dimension(quantity.unit).startswith("count")
    return Attribute.TOTAL if counts else now


def _aside(graph: ParseGraph, needed: Collection[int | None]) -> Iterator[Given]:
    """The numbers that are not needed, and that no relation has to do with."""
    linked = {s.node for r in graph.relations for s in r.slots()} | {s.node for s in slots(graph.goal.term)}
    for given in graph.givens:
        alone = len(graph.attributes(given.slot.node)) == 1 and given.slot.node not in linked
        if given.quantity is not None and given.quantity not in needed and alone:
            yield given


def _given(graph: ParseGraph, old: Given, new: Given) -> ParseGraph:
    return replace(graph, givens=tuple(new if g is old else g for g in graph.givens))
