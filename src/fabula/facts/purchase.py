"""What is bought for a price is named with it: 图画书每套25元，学校各买12套 makes 买图画书 an Event of the school.

A proposer may hang the price on the buyer, or on a bare 买: then nothing says of what it is the price.
"""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.attach import attach, fresh
from fabula.facts.describe import tell
from fabula.facts.ground import is_person, remapped
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import acts, classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.terms import Attribute
from fabula.text import Problem
from fabula.text.units import dimension

MONEY = "money"


def with_goods(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with the goods in the names of its purchases; itself if all of them have theirs."""
    for given in graph.givens:
        if given.slot.attribute is Attribute.RATE and dimension(given.unit) == MONEY:
            thing = _goods(problem, given)
            graph = _named(graph, graph.by_id[given.slot.node], thing) if thing else graph
    return graph


def _goods(problem: Problem, given: Given) -> Ref | None:
    """What the price is told of; nobody who pays, and no change of it."""
    fact = tell(problem).of(given.quantity)
    if fact is None or fact.told.change or fact.told.marks:
        return None
    thing = fact.told.what or fact.told.who
    return None if thing is None or is_person(thing.text) else thing


def _named(graph: ParseGraph, node: Node, thing: Ref) -> ParseGraph:
    buyer = node if node.kind is NodeKind.AGENT else graph.by_id.get(node.parent or "")
    if buyer is None or buyer.kind is not NodeKind.AGENT or thing.text in buyer.label or buyer.label in thing.text:
        return graph
    deal = node if node.kind is NodeKind.EVENT else next((n for n in graph.children(buyer.id) if _deals(n)), None)
    act = _deals(deal) if deal is not None else ""
    if deal is None or not act:
        return graph
    label = act + thing.text
    if any(n.label == label or thing.text in n.label for n in graph.children(buyer.id)):
        return graph
    if node is deal and deal.label != act:
        return graph
    if node is deal:
        named = replace(node, label=label, span=thing.span)
        return replace(graph, nodes=tuple(named if n is node else n for n in graph.nodes))
    bought = Node(fresh(graph, "E"), NodeKind.EVENT, label, buyer.id, thing.span)
    return remapped(graph, attach(graph.nodes, bought), {node.id: bought.id})


def _deals(node: Node) -> str:
    """The 买 of 买 and of 买图画书; '' if nothing is bought or sold."""
    starts = (node.label[:end] for end in range(len(node.label), 0, -1)) if node.kind is NodeKind.EVENT else ()
    return next((word for word in starts if acts().get(word) in classes()["trades"]), "")
