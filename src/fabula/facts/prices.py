"""What makes up the price of one is the price of one: 一张桌子180元，一把椅子65元，买这样的桌椅40套.

A proposer may take 180元 for a total, as nothing is counted beside it, and still add it to the price of a set: a rate.
Then it is a rate, and so is what it is compared with. The equations stay the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.describe import tell
from fabula.facts.ground import remapped
from fabula.facts.sets import in_sets, lone
from fabula.lang.lexicon import acts, classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Slot, Term
from fabula.text import Problem
from fabula.text.units import dimension

COMPARING = frozenset(("More_than", "Less_than", "Times_of", "Fraction_of", "Fraction_more", "Fraction_less", "Equal"))


def unit_prices(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph in which the parts of a unit price are unit prices."""
    graph = in_sets(graph)
    ones = set(_parts(graph))
    while fresh := {s for r in graph.relations for s in _compared(graph, r, ones)} - ones:
        ones |= fresh
    if not ones or not all(_money(graph, s) for s in ones):
        return graph

    def given(g: Given) -> Given:
        fact = tell(problem).of(g.quantity)
        per = g.per or (fact.told.one if fact else "") or ""
        return replace(g, slot=Slot(g.slot.node, Attribute.RATE), per=per) if g.slot in ones else g

    made: dict[Term, Term] = {slot: Slot(slot.node, Attribute.RATE) for slot in ones}
    return replace(graph.substituted(made), givens=tuple(map(given, graph.givens)))


def _parts(graph: ParseGraph) -> Iterator[Slot]:
    """The totals, of nodes that have nothing else, that are added up to a rate."""
    for relation in graph.relations:
        match relation:
            case Relation("Together", (Slot(_, Attribute.RATE), *parts)):
                yield from (p for p in parts if isinstance(p, Slot) and lone(graph, p))


def _compared(graph: ParseGraph, relation: Relation, ones: set[Slot]) -> Iterator[Slot]:
    """What a unit price is compared with."""
    first, *rest = relation.args
    if relation.predicate in COMPARING and rest and isinstance(first, Slot) and isinstance(rest[0], Slot):
        pair = (first, rest[0])
        if any(s in ones for s in pair):
            yield from (s for s in pair if lone(graph, s))


def _money(graph: ParseGraph, slot: Slot) -> bool:
    given = graph.given(slot)
    return given is None or dimension(given.unit) == "money"


def goods_alone(graph: ParseGraph) -> ParseGraph:
    """买8套这样的餐具: if nobody is named who buys, the goods carry the numbers; they do not buy themselves.

    What is bought and sold again has two acts, which are told apart by being acts.
    """
    deals = [n for n in graph.nodes if _buys_itself(graph, n)]
    count = Counter(n.parent for n in deals)
    moved = {n.id: n.parent for n in deals if n.parent and count[n.parent] == 1}
    if not moved:
        return graph
    return remapped(graph, tuple(n for n in graph.nodes if n.id not in moved), moved)


def _buys_itself(graph: ParseGraph, node: Node) -> bool:
    goods = graph.by_id.get(node.parent or "")
    if node.kind is not NodeKind.EVENT or goods is None or goods.kind is not NodeKind.AGENT:
        return False
    verb = node.label.removesuffix(goods.label)
    free = not set(graph.attributes(goods.id)) & set(graph.attributes(node.id))
    return verb != node.label and acts().get(verb) in classes()["trades"] and free


def change_back(graph: ParseGraph) -> ParseGraph:
    """收银员应找回多少元: what is given back is the payer's, whoever gives it."""
    payer = next((n.parent for n in graph.events if acts().get(n.label) == "pay"), None)
    clerks = {n.id for n in graph.agents if n.label in classes()["clerks"]}
    given = [n for n in graph.events if acts().get(n.label) == "back" and n.parent in clerks]
    if payer is None or payer in clerks or not given:
        return graph
    nodes = tuple(replace(n, parent=payer, kind=NodeKind.STATE) if n in given else n for n in graph.nodes)
    held = {n.parent for n in nodes} | {s.node for s in graph.slots}
    kept = tuple(n for n in nodes if n.id not in clerks or n.id in held)
    return replace(graph, nodes=_under(kept, payer))


def _under(nodes: tuple[Node, ...], agent: str) -> tuple[Node, ...]:
    """The nodes with all that hangs on an agent right behind it."""
    hung = [n for n in nodes if n.parent == agent]
    rest = [n for n in nodes if n.parent != agent]
    at = next(i for i, n in enumerate(rest) if n.id == agent)
    return (*rest[: at + 1], *hung, *rest[at + 1 :])


def as_bought(graph: ParseGraph) -> ParseGraph:
    """张老师看中了6个话筒: what its price and number are told of is the purchase, not the liking."""
    liking, buying = classes()["liking"], next(iter(classes()["purchasing"]))

    def label(node: Node) -> str:
        word = next((w for w in liking if node.label.startswith(w)), "")
        bought = buying + node.label.removeprefix(word)
        alike = any(n.parent == node.parent and n.label == bought for n in graph.nodes)
        return bought if word and node.kind is NodeKind.EVENT and not alike else node.label

    named = tuple(replace(n, label=label(n)) for n in graph.nodes)
    return graph if named == graph.nodes else replace(graph, nodes=named)


def offered_bill(graph: ParseGraph) -> ParseGraph:
    """每满200元减50元，买了一件680元的大衣: what the offer is reckoned from is the bill, so the World's."""
    for relation in graph.relations:
        match relation:
            case Relation("Equal", (Slot(), Apply("Full", (Slot(node, Attribute.TOTAL), Slot())))):
                if not graph.attributes(graph.world.id) and graph.attributes(node) == (Attribute.TOTAL,):
                    return _as_bill(graph, graph.by_id[node])
    return graph


def _as_bill(graph: ParseGraph, node: Node) -> ParseGraph:
    """A purchase without a number as the World, by the name of what is bought."""
    verb = next((v for v in sorted(acts(), key=len, reverse=True) if node.label.startswith(v)), "")
    name = node.label.removeprefix(verb) or graph.world.label
    world = replace(graph.world, label=name, span=node.span if name != graph.world.label else graph.world.span)
    nodes = tuple(world if n is graph.world else n for n in graph.nodes if n is not node)
    return remapped(graph, nodes, {node.id: world.id})
