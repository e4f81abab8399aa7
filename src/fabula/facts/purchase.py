"""What is bought for a price is named with it: 图画书每套25元，学校各买12套 makes 买图画书 an Event of the school.

A proposer may hang the price on the buyer, or on a bare 买: then nothing says of what it is the price.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.attach import attach, fresh
from fabula.facts.describe import tell
from fabula.facts.ground import is_person, remapped
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import acts, classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Slot, Term, walk
from fabula.text import Problem
from fabula.text.units import dimension

MONEY, BUY = "money", "buy"
SUMS = frozenset(("Together", "Remains"))


def with_goods(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with the goods in the names of its purchases; itself if all of them have theirs."""
    for given in graph.givens:
        if given.slot.attribute is Attribute.RATE and dimension(given.unit) == MONEY:
            thing = _goods(problem, given)
            graph = _named(graph, graph.by_id[given.slot.node], thing) if thing else graph
    return graph


def with_one_buyer(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph in which all that goes into one bill is bought by the one who buys; 酱油 beside 买牛奶 is 买酱油."""
    for index in range(len(graph.relations)):
        relation = graph.relations[index]  # of the graph as it is now
        spent = list(_summed(relation))
        deals = [graph.by_id[n] for n in spent if _of_somebody(graph, graph.by_id[n])]
        if len({n.parent for n in deals}) == 1:
            buyer, act = graph.by_id[deals[0].parent or ""], _deals(deals[0])
            for node in spent:
                graph = _bought(graph, graph.by_id[node], buyer, act)
    return graph


def _summed(relation: Relation) -> Iterator[str]:
    """The nodes whose totals are added up: the parts of a whole, and what stands in a sum (够买甲，买乙还差)."""
    parts: list[Term] = list(relation.args[1:]) if relation.predicate in SUMS else []
    functions = (term for arg in relation.args for term in walk(arg) if isinstance(term, Apply))
    parts += [part for function in functions if function.function == "Sum" for part in function.args]
    totals = (p.node for p in parts if isinstance(p, Slot) and p.attribute is Attribute.TOTAL)
    yield from dict.fromkeys(totals)


def _of_somebody(graph: ParseGraph, node: Node) -> bool:
    """买牛奶 of 刘叔叔, not 买 of the milk itself."""
    act = _deals(node)
    goods = node.label.removeprefix(act)
    return acts().get(act) == BUY and bool(goods) and goods != graph.name(node.parent or "")


def _bought(graph: ParseGraph, node: Node, buyer: Node, act: str) -> ParseGraph:
    """The goods, or what is done with them, as an Event of the buyer; as it was, if they are none."""
    own = node.kind is NodeKind.EVENT and node.parent != buyer.id and _sold_itself(graph, node)
    thing = graph.by_id[node.parent or ""] if own else node
    alone = not [n for n in graph.children(thing.id) if n is not node]
    if thing.kind is not NodeKind.AGENT or thing is buyer or not alone or (own and graph.attributes(thing.id)):
        return graph
    fee = thing.label.endswith(tuple(classes()["measuring"]))
    label = act + thing.label
    if fee or is_person(thing.label) or not _in_money(graph, node) or _taken(graph, buyer, label):
        return graph
    bought = Node(fresh(graph, "E"), NodeKind.EVENT, label, buyer.id, thing.span)
    kept = tuple(n for n in graph.nodes if n not in (node, thing))
    return remapped(graph, attach(kept, bought), {node.id: bought.id})


def _sold_itself(graph: ParseGraph, deal: Node) -> bool:
    """买 or 买气球 of the balloons."""
    act = _deals(deal)
    return bool(act) and deal.label in (act, act + graph.name(deal.parent or ""))


def _taken(graph: ParseGraph, buyer: Node, label: str) -> bool:
    return any(n.label == label for n in graph.children(buyer.id))


def _in_money(graph: ParseGraph, node: Node) -> bool:
    """Whether its price or its cost is told; what is asked needs no more than a number beside it."""
    told = [g for g in graph.givens if g.slot.node == node.id and g.slot.attribute is not Attribute.AMOUNT]
    return all(dimension(g.unit) == MONEY for g in told)


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
