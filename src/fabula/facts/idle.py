"""Numbers that the answer does not rest on have a place in the story, too: 湖里有6只鸭子, 这本书定价28元.

They are put where the network hears them, on nodes of their own, so that no equation gets another value: the situation
is whole, and what was not needed can be seen to be told. One that a reading has put elsewhere without needing it there
(the six years of 用了6年的旧自行车 as a time of the ride) is taken out first, with the node that it alone filled.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from fabula.facts.aside import lasts, told_aside
from fabula.facts.attach import attach, fresh
from fabula.facts.describe import Telling, tell
from fabula.facts.ground import Stage
from fabula.facts.hearing import by_ear, heard_name, named
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import acts, classes
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.nodes import Circumstance, Given, Node, NodeKind
from fabula.situation.terms import Attribute, Number, Slot, slots
from fabula.text import Kind, Problem, Quantity
from fabula.text.heard import Heard, Words
from fabula.text.units import dimension

SURE = 0.3  # how sure the owner must be
NEEDLESS = 0.3  # how likely, at most, it is heard to matter if it is taken out of a reading
RATE, RELATION = "rate", "relation"
COUNTED = frozenset(("count", "mass"))  # dimensions in which things are counted


def with_idle(problem: Problem, graph: ParseGraph, needed: Collection[int | None] | None = None) -> ParseGraph:
    """The graph with the numbers that it leaves out, as far as they are heard to be somebody's.

    ``needed``: the numbers that the answer rests on, if they are known; the others may be put elsewhere.
    """
    if needed is not None:
        graph = told_aside(problem, graph, needed)
    used = graph.used_quantities()
    spare = [h for h in problem.heard if _plain(problem, h) and (h.quantity not in used or _needless(h, needed))]
    if not spare:
        return graph
    telling = tell(problem)
    stage = Stage(telling)
    for heard in spare:
        quantity = problem.quantities[heard.quantity]
        counted = _counted(problem.text, telling, quantity, heard)
        if not _ours(problem, heard) and (counted is None or not graph.attributes(graph.world.id)):
            continue
        bare = _released(problem, graph, heard, counted) if heard.quantity in used else graph
        if bare is not None and counted is not None:
            bare = _with_other_world(bare, stage, counted.text)
        placed = _placed(problem.text, bare, quantity, heard, counted) if bare is not None else graph
        graph = graph if placed is bare else placed
    return graph


def _with_other_world(graph: ParseGraph, stage: Stage, name: str) -> ParseGraph:
    """The graph with another name for its World, if that bears ``name`` for want of a better one."""
    world = graph.world
    if world.label != name or graph.attributes(world.id):
        return graph
    other = stage.world({name, *(n.label for n in graph.nodes)})
    renamed = replace(world, label=other.text, span=other.span) if other else world
    return replace(graph, nodes=tuple(renamed if n is world else n for n in graph.nodes))


def _needless(heard: Heard, needed: Collection[int | None] | None) -> bool:
    return needed is not None and heard.quantity not in needed and heard.needed <= NEEDLESS


def _counted(text: str, telling: Telling, quantity: Quantity, heard: Heard) -> Ref | None:
    """What a number counts that nobody makes, buys or uses up: the train's 9节车厢 are coaches, not the train."""
    fact = telling.of(quantity.index)
    if fact is None or fact.told.what is None or heard.role == RATE:
        return None
    things = dimension(quantity.unit).partition(":")[0] in COUNTED
    act = _ref(text, heard.act)
    held = act is None or acts().get(act.text, "other") in classes()["holding"]
    behind = fact.told.what.span[0] == quantity.span.end
    return fact.told.what if things and (act is None or (held and behind)) else None


def _plain(problem: Problem, heard: Heard) -> bool:
    """Whether it is a number that compares nothing."""
    quantity = problem.quantities[heard.quantity]
    return quantity.kind is Kind.NUMBER and quantity.value is not None and heard.role != RELATION


def _ours(problem: Problem, heard: Heard) -> bool:
    """Whether it is heard to be somebody's, also of another World: 实验小学有36个教室."""
    return heard.owner is not None and heard.owner.sure >= SURE and named(heard.owner, problem.text)


def _released(problem: Problem, graph: ParseGraph, heard: Heard, counted: Ref | None) -> ParseGraph | None:
    """Without a number that is heard to be somebody else's; None if it stands where it belongs, or in a relation."""
    given = next((g for g in graph.givens if g.quantity == heard.quantity), None)
    owner = counted.text if counted else heard.owner.of(problem.text) if heard.owner else ""
    if given is None or _owner_of(graph, given.slot.node) == owner:
        return None
    return by_ear(problem, _without(graph, given))  # a name may be free now


def _owner_of(graph: ParseGraph, node: str) -> str:
    found = graph.by_id[node]
    return graph.name(found.parent) if found.kind in HAPPENING and found.parent else found.label


def _without(graph: ParseGraph, given: Given) -> ParseGraph:
    """The graph without a number; without its node, too, if nothing else is told or asked of it."""
    left = replace(graph, givens=tuple(g for g in graph.givens if g is not given))
    node = given.slot.node
    told = {g.slot.node for g in left.givens} | {s.node for s in slots(left.goal.term)}
    about = [r for r in left.relations if any(s.node == node for s in r.slots())]
    stated = any(isinstance(t, Number) and t.quantity is not None for r in about for t in r.terms())
    if node in told or stated or left.children(node) or left.by_id[node].kind is NodeKind.WORLD:
        return left
    return replace(
        left,
        nodes=tuple(n for n in left.nodes if n.id != node),
        relations=tuple(r for r in left.relations if r not in about),
        circumstances=tuple(c for c in left.circumstances if not _speaks_of(c, node)),
    )


def _speaks_of(circumstance: Circumstance, node: str) -> bool:
    return any(a == node if isinstance(a, str) else node in {s.node for s in slots(a)} for a in circumstance.args)


def _placed(
    text: str, graph: ParseGraph, quantity: Quantity, heard: Heard, counted: Ref | None = None
) -> ParseGraph:
    """The number on a node that carries nothing else; the graph as it was, if there is no such place.

    ``counted``: whose it is instead of the one that is heard.
    """
    owner, act, mark, what = (_ref(text, w) for w in (heard.owner, heard.act, heard.mark, heard.what))
    kind = acts().get(act.text, "other") if act else ""
    role = _role(quantity, heard, kind)
    if counted is not None:
        owner, act, mark, what, role = counted, None, None, None, Attribute.TOTAL
    assert owner is not None
    if owner.text == graph.world.label:
        return graph
    name = heard_name(owner, act, mark, what)
    agent = next((n for n in graph.agents if n.label == owner.text), None)
    nodes = graph.nodes
    if agent is None:
        agent = Node(fresh(graph, "A"), NodeKind.AGENT, owner.text, graph.world.id, owner.span)
        nodes = (*nodes, agent)
    node = agent
    if name.event and name.event != owner.text:
        if any(n.parent == agent.id and n.label == name.event for n in nodes):
            return graph
        happening = NodeKind.EVENT if name.act and not name.left else NodeKind.STATE
        node = Node(fresh(graph, "E"), happening, name.event, agent.id, name.at)
        nodes = attach(nodes, node)
    elif graph.attributes(agent.id):
        return graph
    slot = Slot(node.id, role)
    place = (quantity.span.start, quantity.span.end)
    assert quantity.value is not None
    given = Given(slot, quantity.value, quantity.unit, quantity.per, quantity.index, place)
    return replace(graph, nodes=nodes, givens=(*graph.givens, given))


def _role(quantity: Quantity, heard: Heard, kind: str) -> Attribute:
    """How long is an amount; how many or much else a total, unless it is bought or so much per something."""
    if heard.role == RATE or kind in classes()["trades"]:
        return Attribute(heard.role)
    return Attribute.AMOUNT if lasts(quantity) else Attribute.TOTAL


def _ref(text: str, words: Words | None) -> Ref | None:
    return Ref(words.of(text), words.span) if words is not None and words.sure >= SURE else None
