"""Sets of things: how many there are of them is an amount, what is in one makes up their rate.

每份用具有一副球拍和3个乒乓球，球拍58元，乒乓球一个4元: the balls of a set have a price, a number and a total of
their own. A proposer may only have multiplied and added. The equations come to the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.ground import remapped
from fabula.situation.graph import ParseGraph
from fabula.situation.laws import of_node
from fabula.situation.nodes import NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import AMOUNT, RATE, TOTAL, Apply, Attribute, Slot, Term
from fabula.text.units import dimension


def lone(graph: ParseGraph, slot: Slot) -> bool:
    """Whether it is a total of a node that has nothing else."""
    return slot.node != graph.world.id and graph.attributes(slot.node) == (TOTAL,)


def in_sets(graph: ParseGraph) -> ParseGraph:
    """So many sets, times what is in one: their rate is the sum, and what they cost their total."""
    made: list[Relation] = []
    for relation in graph.relations:
        match relation:
            case Relation("Product_of", (whole, Slot(_, Attribute.AMOUNT) as sets, Apply("Sum", parts))) if _bought(
                graph, sets, parts
            ):
                rate, total = (Slot(sets.node, a) for a in (RATE, TOTAL))
                made.append(replace(relation, predicate="Together", args=(rate, *parts)))
                made.append(replace(relation, predicate="Equal", args=(whole, total)))
                made += of_node(sets.node)
            case _:
                made.append(relation)
    graph = graph if len(made) == len(graph.relations) else replace(graph, relations=tuple(made))
    while (found := next(_several(graph), None)) is not None:
        graph = _counted(graph, *found)
    return graph


def _bought(graph: ParseGraph, sets: Slot, parts: tuple[Term, ...]) -> bool:
    """Whether something is only counted, and its parts are prices."""
    alone = graph.attributes(sets.node) == (AMOUNT,) and sets.node != graph.world.id
    prices = all(isinstance(p, Slot) and (lone(graph, p) or p.attribute is RATE) for p in parts)
    told = [g for g in graph.givens if g.slot in parts]
    return alone and prices and bool(told) and all(dimension(g.unit) == "money" for g in told)


# --- several of one thing in a set ---


def _several(graph: ParseGraph) -> Iterator[tuple[Apply, Slot, Slot]]:
    """The products, within a sum that is a rate, of so many in a set and the price of one."""
    for relation in graph.relations:
        match relation:
            case Relation("Together", (Slot(_, Attribute.RATE), *parts)):
                for part in parts:
                    if isinstance(part, Apply) and (pair := _count_and_price(graph, part)):
                        yield part, *pair


def _count_and_price(graph: ParseGraph, product: Apply) -> tuple[Slot, Slot] | None:
    factors = [f for f in product.args if isinstance(f, Slot) and f.attribute is RATE]
    units = {f: dimension(g.unit) for f in factors if (g := graph.given(f))}
    if product.function != "Product" or len(product.args) != 2 or len(units) != 2:
        return None
    price = next((f for f in factors if units[f] == "money"), None)
    count = next((f for f in factors if units[f].startswith("count")), None)
    used = [s for r in graph.relations for s in r.slots()]
    single = count is not None and price is not None and used.count(count) == used.count(price) == 1
    bare = single and all(graph.attributes(s.node) == (RATE,) for s in (count, price) if s)
    return (count, price) if count and price and bare else None


def _counted(graph: ParseGraph, product: Apply, count: Slot, price: Slot) -> ParseGraph:
    """How many are in a set as the amount of what has the price."""
    amount, total = Slot(price.node, AMOUNT), Slot(price.node, TOTAL)
    givens = tuple(replace(g, slot=amount, per="") if g.slot == count else g for g in graph.givens)
    relations = tuple(
        replace(r, args=tuple(total if a == product else a for a in r.args)) for r in graph.relations
    )
    return _without_numbers(replace(graph, givens=givens, relations=(*relations, *of_node(price.node))))


def _without_numbers(graph: ParseGraph) -> ParseGraph:
    """A State that only a number tells from its agent is the agent, where that has nothing else now."""
    moved: dict[str, str] = {}
    for node in graph.nodes:
        numbered = node.kind is NodeKind.STATE and node.label.isdigit()
        if numbered and node.parent and not graph.attributes(node.parent):
            moved[node.id] = node.parent
    return remapped(graph, tuple(n for n in graph.nodes if n.id not in moved), moved) if moved else graph
