"""How long something is, is its own: 这列火车长多少米 asks for a total of the train, not of its State 用 or 长.

A proposer may hang a length that is reckoned with on whatever verb stands near it. As a State it stays where the thing
has another size (长4米，宽3米) or a total of its own.
"""

from __future__ import annotations

from fabula.facts.describe import tell
from fabula.facts.ground import remapped
from fabula.lang.lexicon import classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import TOTAL, Slot
from fabula.text import Problem
from fabula.text.units import dimension

LENGTH = "length"


def with_own_lengths(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with each length that is reckoned with as a total of what is so long."""
    for node in graph.nodes:
        if node.kind is NodeKind.STATE and _is_length(problem, graph, node) and not _other_sizes(graph, node):
            kept = tuple(n for n in graph.nodes if n is not node)
            graph = remapped(graph, kept, {node.id: node.parent or ""})
    return graph


def _is_length(problem: Problem, graph: ParseGraph, node: Node) -> bool:
    """Whether it is only so long, by a word that names no state, and its owner has no total."""
    total, owner = Slot(node.id, TOTAL), graph.by_id[node.parent or ""]
    given = graph.given(total)
    asked = tell(problem).of(graph.goal.quantity) if graph.goal.term == total else None
    unit = given.unit if given is not None else asked.quantity.unit if asked is not None else ""
    bare = node.label in classes()["spends"] | classes()["lengths"]
    alone = graph.attributes(node.id) == (TOTAL,) and TOTAL not in graph.attributes(owner.id)
    needed = any(total in r.slots() for r in graph.relations)
    return bare and alone and needed and dimension(unit) == LENGTH


def _other_sizes(graph: ParseGraph, node: Node) -> bool:
    beside = (n for n in graph.children(node.parent or "") if n is not node)
    return any(n.kind is NodeKind.STATE and n.label in classes()["sizes"] for n in beside)
