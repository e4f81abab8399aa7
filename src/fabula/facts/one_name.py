"""One name, one agent: 公司 of 电脑公司 is no company beside it, if the text never says 公司 alone.

A proposer may cut a name short for one number and not for another.
"""

from __future__ import annotations

import re
from dataclasses import replace

from fabula.facts.ground import remapped
from fabula.lang.lexicon import classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Node
from fabula.text import Problem


def with_one_name(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph in which an agent whose name is only a piece of another's is that other one."""
    for short in graph.agents:
        for long in graph.agents:
            known = short.id in graph.by_id and long.id in graph.by_id
            if known and short.label != long.label and _is_piece(problem.text, short.label, long.label):
                graph = _merged(graph, short, long)
    return graph


def _is_piece(text: str, short: str, long: str) -> bool:
    """Whether the shorter name is the end of the longer one, or all but 们 or 一家, and never stands alone.

    盐酸 is no piece of 盐酸溶液, nor 妈妈 of 妈妈的工资: what is said of one is not said of the other.
    """
    family = long.removeprefix(short) in classes()["families"]
    if long not in text or not (long.endswith(short) or family):
        return False
    return short not in re.sub(re.escape(long), "\n", text)


def _merged(graph: ParseGraph, short: Node, long: Node) -> ParseGraph:
    """One agent with all that both do; as it was, if they do things of one name or have the same attribute."""
    labels = [n.label for node in (short, long) for n in graph.children(node.id)]
    if len(set(labels)) < len(labels):
        return graph
    hung = [replace(n, parent=long.id) for n in graph.children(short.id)]
    kept: list[Node] = []
    for node in graph.nodes:
        if node.id == short.id or node.parent == short.id:
            continue
        kept.append(node)
        if node.id == long.id:
            kept += hung
    return remapped(graph, tuple(kept), {short.id: long.id})
