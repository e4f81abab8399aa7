"""Numbers that the answer does not rest on have a place in the story, too: 湖里有6只鸭子, 这本书定价28元.

They are put where the network hears them, on nodes of their own, so that no equation gets another value: the situation
is whole, and what was not needed can be seen to be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.hearing import named
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import acts
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.terms import Attribute, Slot
from fabula.text import Kind, Problem, Quantity
from fabula.text.heard import Heard, Words

SURE = 0.3  # how sure the owner must be
RELATION = "relation"


def with_idle(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with the numbers that it leaves out, as far as they are heard to be somebody's."""
    for quantity, heard in _left_out(problem, graph):
        graph = _placed(problem.text, graph, quantity, heard)
    return graph


def _left_out(problem: Problem, graph: ParseGraph) -> Iterator[tuple[Quantity, Heard]]:
    used = graph.used_quantities()
    for heard in problem.heard:
        quantity = problem.quantities[heard.quantity]
        plain = quantity.kind is Kind.NUMBER and quantity.value is not None
        owner = heard.owner if not heard.world and heard.role != RELATION else None
        owned = owner is not None and owner.sure >= SURE and named(owner, problem.text)
        if plain and owned and quantity.index not in used:
            yield quantity, heard


def _placed(text: str, graph: ParseGraph, quantity: Quantity, heard: Heard) -> ParseGraph:
    """The number on a node that carries nothing else; the graph as it was, if there is no such place."""
    owner, act, mark, what = (_ref(text, w) for w in (heard.owner, heard.act, heard.mark, heard.what))
    assert owner is not None
    kind = acts().get(act.text, "other") if act else ""
    name = Name(owner, act, None if what == owner else what, (mark,) if mark else (), kind)
    agent = next((n for n in graph.agents if n.label == owner.text), None)
    nodes = graph.nodes
    if agent is None:
        agent = Node(_fresh(graph, "A"), NodeKind.AGENT, owner.text, graph.world.id, owner.span)
        nodes = (*nodes, agent)
    node = agent
    if name.event and name.event != owner.text:
        if any(n.parent == agent.id and n.label == name.event for n in nodes):
            return graph
        happening = NodeKind.EVENT if act and not name.left else NodeKind.STATE
        node = Node(_fresh(graph, "E"), happening, name.event, agent.id, name.at)
        last = max(i for i, n in enumerate(nodes) if agent.id in (n.id, n.parent))
        nodes = (*nodes[: last + 1], node, *nodes[last + 1 :])
    elif graph.attributes(agent.id):
        return graph
    slot = Slot(node.id, Attribute(heard.role))
    place = (quantity.span.start, quantity.span.end)
    assert quantity.value is not None
    given = Given(slot, quantity.value, quantity.unit, quantity.per, quantity.index, place)
    return replace(graph, nodes=nodes, givens=(*graph.givens, given))


def _fresh(graph: ParseGraph, letter: str) -> str:
    """An id that no node has."""
    taken = {n.id for n in graph.nodes}
    return next(name for i in range(1, 999) if (name := f"{letter}{i}") not in taken)


def _ref(text: str, words: Words | None) -> Ref | None:
    return Ref(words.of(text), words.span) if words is not None and words.sure >= SURE else None
