"""How old somebody is now is his own: 李师傅今年46岁. Only an age at another time is a State: 3年前, 再过几年.

今年 tells one time from another only where something is counted at both (今年的产量, 去年的产量). Only names change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fabula.facts.ground import remapped
from fabula.lang.lexicon import classes, marks
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import Attribute, Slot
from fabula.text.units import dimension


def own_ages(graph: ParseGraph) -> ParseGraph:
    """The graph in which everybody carries the age of now."""
    nows = list(_nows(graph))
    count = Counter(n.parent for n in nows)  # 今年8岁, 现在比今年大1岁: two times, whatever they are called
    moved = {n.id: n.parent for n in nows if n.parent and count[n.parent] == 1}
    if not moved:
        return graph
    return remapped(graph, tuple(n for n in graph.nodes if n.id not in moved), moved)


def _nows(graph: ParseGraph) -> Iterator[Node]:
    """The States that say how old somebody is now, if nothing else is told of him."""
    aged = {n.parent for n in graph.nodes if _is_age(graph, n)}
    for node in graph.nodes:
        mark = marks().get(node.label)
        now = node.kind is NodeKind.STATE and mark is not None and mark.name in classes("kinds.txt")["nows"]
        alone = graph.attributes(node.id) == (Attribute.TOTAL,) and node.parent and not graph.attributes(node.parent)
        if now and alone and node.parent in aged:
            yield node


def _is_age(graph: ParseGraph, node: Node) -> bool:
    slot = Slot(node.id, Attribute.TOTAL)
    given = graph.given(slot)
    unit = given.unit if given is not None else graph.goal.unit if graph.goal.term == slot else ""
    return dimension(unit) == "age"
