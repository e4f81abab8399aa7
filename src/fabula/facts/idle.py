"""Numbers that the answer does not rest on have a place in the story, too: 湖里有6只鸭子, 这本书定价28元.

They are put where the network hears them, on nodes of their own, so that no equation gets another value: the situation
is whole, and what was not needed can be seen to be told. One that a reading has put elsewhere without needing it there
(the six years of 用了6年的旧自行车 as a time of the ride) is taken out first, with the node that it alone filled.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from fabula.facts.aside import named_aside, told_aside
from fabula.facts.clocks import with_clocks
from fabula.facts.describe import tell
from fabula.facts.ground import Stage
from fabula.facts.hearing import by_ear
from fabula.facts.phrase import Ref
from fabula.facts.placing import Place, counted_thing, ours, places, put
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.nodes import Circumstance, Given, NodeKind
from fabula.situation.terms import Number, slots
from fabula.text import Kind, Problem, Quantity
from fabula.text.heard import RELATION, Heard

NEEDLESS = 0.3  # how likely, at most, it is heard to matter if it is taken out of a reading


def with_idle(problem: Problem, graph: ParseGraph, needed: Collection[int | None] | None = None) -> ParseGraph:
    """The graph with the numbers that it leaves out, as far as they are heard to be somebody's.

    ``needed``: the numbers that the answer rests on, if they are known; the others may be put elsewhere.
    """
    if needed is None:
        return _placed(problem, graph, needed)
    graph = _placed(problem, with_clocks(problem, told_aside(problem, graph, needed)), needed)
    return named_aside(problem, graph, needed)


def _placed(problem: Problem, graph: ParseGraph, needed: Collection[int | None] | None) -> ParseGraph:
    """The graph with the numbers that it leaves out, or needs nowhere, where they are heard to be."""
    used = graph.used_quantities()
    spare = [h for h in problem.heard if _plain(problem, h) and (h.quantity not in used or _needless(h, needed))]
    if not spare:
        return graph
    telling = tell(problem)
    stage = Stage(telling)
    for heard in spare:
        quantity = problem.quantities[heard.quantity]
        counted = counted_thing(problem.text, telling.of(quantity.index), quantity, heard)
        if heard.quantity in used and not ours(problem, heard) and counted is None:
            continue
        bare = _released(problem, graph, heard, counted) if heard.quantity in used else graph
        if bare is not None:
            graph = _somewhere(bare, stage, quantity, places(problem, quantity, heard, telling, counted)) or graph
    return graph


def _somewhere(graph: ParseGraph, stage: Stage, quantity: Quantity, wanted: Iterable[Place]) -> ParseGraph | None:
    """The graph with a number at the first of the places where it changes nothing."""
    for place in wanted:
        if placed := put(_with_other_world(graph, stage, place.owner.text), quantity, place):
            return placed
    return None


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


def _plain(problem: Problem, heard: Heard) -> bool:
    """Whether it is a number that compares nothing."""
    quantity = problem.quantities[heard.quantity]
    return quantity.kind is Kind.NUMBER and quantity.value is not None and heard.role != RELATION


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
