"""Mentions: the spans of the text that a graph rests on, labelled as the paper labels them."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.extract.base import Label, Mention
from fabula.situation import Attribute, NodeKind, ParseGraph

_NODES = {
    NodeKind.WORLD: Label.WORLD,
    NodeKind.AGENT: Label.AGENT,
    NodeKind.EVENT: Label.EVENT,
    NodeKind.STATE: Label.EVENT,
}
_ATTRIBUTES = {Attribute.RATE: Label.RATE, Attribute.AMOUNT: Label.AMOUNT, Attribute.TOTAL: Label.TOTAL}


def mentions(graph: ParseGraph) -> tuple[Mention, ...]:
    """Nodes, attributes, relations and the goal, in the order of the text, outer spans before inner ones."""
    return tuple(sorted(set(_mentions(graph)), key=lambda m: (m.span[0], -m.span[1], m.label, m.node)))


def _mentions(graph: ParseGraph) -> Iterator[Mention]:
    for node in graph.nodes:
        if node.span is not None and node.span[1] > node.span[0]:
            yield Mention(_NODES[node.kind], node.span, node.id)
    for given in graph.givens:
        if given.span is not None:
            yield Mention(_ATTRIBUTES[given.slot.attribute], given.span, given.slot.node)
    for relation in graph.relations:
        if relation.source.span is not None and not relation.implicit:
            yield Mention(Label.REL, relation.source.span)
    if graph.goal.span is not None:
        yield Mention(Label.GOAL, graph.goal.span)
