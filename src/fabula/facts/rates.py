"""鸽子每小时飞50千米 is a rate, even where only rates are compared and a proposer took them for totals.

Each number keeps the time, or the thing, that the text says it is for: 每分钟, 每秒. A number that says none (又快了10
千米) is for the same as the others; where these differ, nobody knows which, and the graph stays as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from fabula.facts.describe import Fact
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given
from fabula.situation.terms import Attribute, Number, Slot, Term, Unknown, with_leaves
from fabula.text.units import factor


def as_rates(facts: Mapping[int, Fact], graph: ParseGraph) -> ParseGraph:
    """The graph in which what the text tells for one of something is a rate; itself if there is more to it."""
    told = _told(facts, graph)
    lone = {n.id for n in graph.nodes if graph.attributes(n.id) == (Attribute.TOTAL,)}
    linked = [{s.node for s in r.slots()} for r in graph.relations]
    per = {n: unit for n, unit in told.items() if unit and n in lone}
    if not per or not all(nodes <= lone for nodes in linked) or any(told.get(n) == "" for n in lone):
        return graph
    moved = {n for n in lone if any(n in nodes for nodes in linked) or n in per}
    common = _common(set(per.values()))
    if not common and _wants_unit(graph, moved - per.keys()):
        return graph
    return _moved(graph, {n: per.get(n, common) for n in moved}, common)


def _told(facts: Mapping[int, Fact], graph: ParseGraph) -> dict[str, str | None]:
    """For one of what the numbers of a node are told."""
    told: dict[str, str | None] = {}
    for given in graph.givens:
        if given.quantity is not None and given.quantity in facts:
            told[given.slot.node] = facts[given.quantity].told.per
    asked = facts.get(-1 if graph.goal.quantity is None else graph.goal.quantity)
    if isinstance(graph.goal.term, Slot) and asked is not None:
        told.setdefault(graph.goal.term.node, asked.told.per)
    return told


def _common(units: set[str]) -> str:
    """The unit that all of them are; '' if they are several."""
    first = min(units)
    return first if all(factor(unit, first) == 1 for unit in units) else ""


def _wants_unit(graph: ParseGraph, bare: Collection[str]) -> bool:
    """Whether a number that is to be a rate does not say of what: one of these nodes', a difference, or the goal."""
    told = any(g.slot.node in bare for g in graph.givens)
    compared = any(isinstance(t, Number) and t.unit for r in graph.relations for t in r.terms())
    goal = graph.goal
    asked = isinstance(goal.term, Unknown) or (isinstance(goal.term, Slot) and goal.term.node in bare)
    return told or compared or (asked and goal.asks == "number" and not goal.per)


def _moved(graph: ParseGraph, per: Mapping[str, str], common: str) -> ParseGraph:
    """The totals of these nodes as rates."""

    def leaf(t: Number | Unknown | Slot) -> Term:
        if isinstance(t, Slot):
            return Slot(t.node, Attribute.RATE) if t.node in per else t
        return replace(t, per=common) if isinstance(t, Number) and t.unit else t

    def given(g: Given) -> Given:
        node = g.slot.node
        return replace(g, slot=Slot(node, Attribute.RATE), per=per[node]) if node in per else g

    asked = graph.goal.term
    own = per.get(asked.node, common) if isinstance(asked, Slot) else common
    made = graph.with_terms(lambda t: with_leaves(t, leaf))
    goal = replace(made.goal, per=made.goal.per or own)
    return replace(made, givens=tuple(map(given, graph.givens)), goal=goal)
