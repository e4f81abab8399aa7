"""New nodes in a graph: an id that is free, and the place among the others."""

from __future__ import annotations

from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Node


def fresh(graph: ParseGraph, letter: str) -> str:
    """An id that no node has."""
    taken = {n.id for n in graph.nodes}
    return next(name for i in range(1, 999) if (name := f"{letter}{i}") not in taken)


def attach(nodes: tuple[Node, ...], node: Node) -> tuple[Node, ...]:
    """The nodes with a new one behind all that hangs on the same agent."""
    last = max(i for i, n in enumerate(nodes) if node.parent in (n.id, n.parent))
    return (*nodes[: last + 1], node, *nodes[last + 1 :])
