"""Nodes that are one: a node that only repeats another's rate, amount or total is that other node.

照这样的速度，他每小时开多少千米: a proposer may say ``Equal(Rate(开), Rate(开2))`` of a second node that has nothing
but the rate. The second is taken for the first, and the equation goes with it: it has become ``x = x``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Circumstance
from fabula.situation.terms import Slot, Term, moved


def without_aliases(graph: ParseGraph) -> ParseGraph:
    """The graph without nodes that only repeat another."""
    while (found := next(_aliases(graph), None)) is not None:
        graph = _without(graph, *found)
    return graph


def _aliases(graph: ParseGraph) -> Iterator[tuple[int, str, str]]:
    """Relations that only say that a node is another: the relation, the node, the other."""
    for index, relation in enumerate(graph.relations):
        match relation.predicate, relation.args:
            case "Equal", (Slot() as a, Slot() as b) if a.attribute is b.attribute and a.node != b.node:
                for alias, kept in ((b, a), (a, b)):
                    if _only(graph, alias) and kept.node != graph.world.id:
                        yield index, alias.node, kept.node


def _only(graph: ParseGraph, slot: Slot) -> bool:
    """Whether a node has no other attribute, and no number of its own."""
    lone = graph.attributes(slot.node) == (slot.attribute,) and slot.node != graph.world.id
    return lone and graph.given(slot) is None and not graph.children(slot.node)


def _without(graph: ParseGraph, index: int, alias: str, kept: str) -> ParseGraph:
    def term(t: Term) -> Term:
        return moved(t, {alias: kept})

    def circumstance(c: Circumstance) -> Circumstance:
        args = tuple((kept if a == alias else a) if isinstance(a, str) else term(a) for a in c.args)
        return replace(c, args=args)

    others = replace(graph, relations=tuple(r for i, r in enumerate(graph.relations) if i != index))
    return replace(
        others.with_terms(term),
        nodes=tuple(n for n in graph.nodes if n.id != alias),
        circumstances=tuple(map(circumstance, graph.circumstances)),
    )
