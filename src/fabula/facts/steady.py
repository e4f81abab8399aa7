"""One agent acts twice at one rate: 5小时榨油240千克，照这样计算，12小时榨油多少千克.

The second act is told apart by the words that say so (照这样榨油), not by how much of the verb or which auxiliary
a clause happens to have (榨 and 榨油, 加工 and 可以加工). Only names change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.lang.lexicon import classes
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.nodes import Node
from fabula.situation.terms import Attribute, Slot
from fabula.text import Problem


def steady_names(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph in which an act that goes on at the same rate is called so."""
    cues = [(at, word) for word in classes("timeline.txt")["as_before"] if (at := problem.text.find(word)) >= 0]
    if not cues:
        return graph
    at, cue = min(cues, key=lambda c: (c[0], -len(c[1])))
    labels: dict[str, str] = {}
    for first, second in _alike(problem, graph, at):
        stem = max((_plain(first.label), _plain(second.label)), key=len)
        labels |= {first.id: stem, second.id: cue + stem}
    taken = {(n.parent, n.label) for n in graph.nodes if n.id not in labels}
    if any((graph.by_id[node].parent, label) in taken for node, label in labels.items()):
        return graph
    return replace(graph, nodes=tuple(replace(n, label=labels.get(n.id, n.label)) for n in graph.nodes))


def _alike(problem: Problem, graph: ParseGraph, cue: int) -> Iterator[tuple[Node, Node]]:
    """The two acts of one agent that share a rate and a verb, one told before the cue and one behind it."""
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Equal", (Slot(a, Attribute.RATE), Slot(b, Attribute.RATE)):
                pair = sorted((graph.by_id[a], graph.by_id[b]), key=lambda n: _first(problem, graph, n))
                one, other = (_plain(n.label) for n in pair)
                alike = one.startswith(other) or other.startswith(one)  # 再加工 tells itself apart
                acts = all(n.kind in HAPPENING for n in pair) and pair[0].parent == pair[1].parent
                if acts and alike and _first(problem, graph, pair[0]) < cue <= _first(problem, graph, pair[1]):
                    yield pair[0], pair[1]


def _first(problem: Problem, graph: ParseGraph, node: Node) -> int:
    """Where the first number of a node stands that is told or asked."""
    told = [g.quantity for g in graph.givens if g.slot.node == node.id]
    if isinstance(graph.goal.term, Slot) and graph.goal.term.node == node.id:
        told.append(graph.goal.quantity)
    places = (problem.quantities[q].span.start for q in told if q is not None)
    return min(places, default=len(problem.text))


def _plain(label: str) -> str:
    """加工 for 可以加工."""
    helping = sorted(classes("compare.txt")["modal"], key=len, reverse=True)
    return next((label.removeprefix(m) for m in helping if label.startswith(m) and label != m), label)
