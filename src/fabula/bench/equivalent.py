"""Nodes that say the same in another form: docs/situations.md, "Further forms that say the same".

Each pair rests on an equation that both situations have, or on a name that both have; never on a value alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from fabula.bench.properties import naming
from fabula.data.goldgraph import Gold
from fabula.lang.lexicon import acts
from fabula.situation import Attribute, Node, NodeKind, ParseGraph, Relation, Slot
from fabula.situation.terms import slots
from fabula.text.units import dimension

MONEY, PAY, BACK = "money", "pay", "back"
Nodes = Mapping[str, str]  # gold node ids to ids of predicted nodes
Sum = tuple[Slot, frozenset[Slot]]


def wholes_of_one(gold: Gold, graph: ParseGraph, nodes: Nodes) -> dict[str, str]:
    """What gold calls all that one does (一共, 平均, 往返), where the World or the Agent himself is the same sums."""
    pairs = {}
    told = list(_sums(graph))
    for state in _unmatched(gold, nodes, NodeKind.STATE, NodeKind.EVENT):
        sums = [(w, parts) for w, parts in _sums(gold.graph) if w.node == state.id]
        agent = nodes.get(state.parent or "")
        for holder in (graph.world.id, agent) if sums and agent else ():
            if holder and all(_same_sum(whole, parts, holder, told, nodes) for whole, parts in sums):
                pairs[state.id] = holder
                break
    return pairs


def _sums(graph: ParseGraph) -> Iterator[Sum]:
    """What is the sum of which attributes."""
    for relation in graph.relations:
        match relation:
            case Relation("Together", (Slot() as whole, *parts)) if all(isinstance(p, Slot) for p in parts):
                yield whole, frozenset(p for p in parts if isinstance(p, Slot))


def _same_sum(whole: Slot, parts: frozenset[Slot], holder: str, told: list[Sum], nodes: Nodes) -> bool:
    wanted = {Slot(nodes.get(p.node, ""), p.attribute) for p in parts}
    return any(w == Slot(holder, whole.attribute) and found == wanted for w, found in told)


def parts_of_sets(gold: Gold, graph: ParseGraph, nodes: Nodes) -> dict[str, str]:
    """Gold's purchases of one part of a set (买椅子), where the part itself has the price: both make up a price."""
    ours, theirs = set(_in_prices(gold.graph)), set(_in_prices(graph))
    free = [a for a in graph.agents if a.id not in nodes.values() and not graph.children(a.id)]
    pairs: dict[str, str] = {}
    for event in _unmatched(gold, nodes, NodeKind.EVENT):
        goods = (a for a in free if a.id in theirs and a.id not in pairs.values())
        ends = tuple(n for n in gold.names[event.id])
        if event.id in ours and (part := next((a for a in goods if _ends(ends, a.label)), None)):
            pairs[event.id] = part.id
    return pairs


def _ends(names: tuple[str, ...], goods: str) -> bool:
    return any(name.endswith(goods) and name != goods for name in names)


def _in_prices(graph: ParseGraph) -> Iterator[str]:
    """The nodes whose rate or total is part of the price of one."""
    for whole, parts in _sums(graph):
        if whole.attribute is Attribute.RATE:
            yield from (p.node for p in parts)


def named_as_world(gold: Gold, graph: ParseGraph, nodes: Nodes) -> dict[str, str]:
    """李叔叔 · 工资 in gold, and a World that is called 工资: the income of the only one who has any."""
    own = gold.graph.attributes(gold.graph.world.id)
    states = () if own else _unmatched(gold, nodes, NodeKind.STATE)
    return {s.id: graph.world.id for s in states if s.parent in nodes and graph.world.label in gold.names[s.id]}


def paid_bills(gold: Gold, graph: ParseGraph, nodes: Nodes) -> dict[str, str]:
    """杜老师 · 付 in gold, and the bill as the World's: what is paid is what it costs, if nothing is given back."""
    total = (Attribute.TOTAL,)
    free = not gold.graph.attributes(gold.graph.world.id) and graph.attributes(graph.world.id) == total
    if not free or not in_money(graph, gold) or any(_kind(n) == BACK for n in gold.graph.events):
        return {}
    paid = [n for n in _unmatched(gold, nodes, NodeKind.EVENT) if _kind(n) == PAY]
    return {paid[0].id: graph.world.id} if len(paid) == 1 and gold.graph.attributes(paid[0].id) == total else {}


def _kind(node: Node) -> str:
    """What an act is, by the first word of its name that is a verb: 找回 of 找回的钱."""
    starts = (node.label[:end] for end in range(len(node.label), 0, -1))
    return next((acts()[word] for word in starts if word in acts()), "")


def as_of_now(gold: Gold, graph: ParseGraph, nodes: Nodes) -> dict[str, str]:
    """小明 · 今年 in gold, and 小明 himself with the same attribute: what he is now is his own."""
    pairs = {}
    for state in _unmatched(gold, nodes, NodeKind.STATE):
        has, agent = gold.graph.attributes(state.id), nodes.get(state.parent or "")
        bare = not gold.graph.attributes(state.parent or "") and state.label in naming()["now"]
        if bare and agent and set(has) <= set(graph.attributes(agent)):
            pairs[state.id] = agent
    return pairs


def _unmatched(gold: Gold, nodes: Nodes, *kinds: NodeKind) -> Iterator[Node]:
    return (n for n in gold.graph.events if n.kind in kinds and n.id not in nodes)


def equal_wholes(graph: ParseGraph, money: bool) -> Iterator[frozenset[Slot]]:
    """Attributes of the World that the situation calls equal to one of an act's: the time, and of money the total.

    A road that somebody goes to its end is the World's own, whatever else is as long.
    """
    world = graph.world.id
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Equal", (Slot() as a, Slot() as b) if world in (a.node, b.node) and a.attribute is b.attribute:
                if a.attribute is Attribute.AMOUNT or (a.attribute is Attribute.TOTAL and money):
                    yield frozenset((a, b))


def equal_rates(graph: ParseGraph) -> Iterator[frozenset[Slot]]:
    """Rates that two acts of one share: 先走 and 走."""
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Equal", (Slot(_, Attribute.RATE) as a, Slot(_, Attribute.RATE) as b):
                if graph.by_id[a.node].parent == graph.by_id[b.node].parent:
                    yield frozenset((a, b))


def head_start(graph: ParseGraph, early: Slot, owners: Collection[str], late: Collection[str]) -> bool:
    """Whether a time is that of an act before the other one sets out: then both go on for one time, at one rate.

    ``owners``: whose act it may be, ``late``: the acts of the other one.
    """
    parent = graph.by_id[early.node].parent
    rate = Slot(early.node, Attribute.RATE)
    then = {s.node for pair in equal_rates(graph) if rate in pair for s in pair - {rate}}
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Equal", (Slot(a, Attribute.AMOUNT), Slot(b, Attribute.AMOUNT)):
                if parent in owners and any(x in then and y in late for x, y in ((a, b), (b, a))):
                    return True
    return False


def in_money(graph: ParseGraph, gold: Gold) -> bool:
    """Whether the World's total is an amount of money, told or asked."""
    total = Slot(graph.world.id, Attribute.TOTAL)
    given = graph.given(total)
    if given is not None:
        return dimension(given.unit) == MONEY
    asked = graph.goal.quantity if total in slots(graph.goal.term) else None
    return asked is not None and dimension(gold.problem.quantities[asked].unit) == MONEY
