"""What is left, by the words of the text: 还有150米没有修 is 没有修, where nothing in the text says 剩下.

A proposer calls it 剩下的, which is right, but not what is told. Only the name changes.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from fabula.facts.chunks import Sort, chunks
from fabula.facts.describe import tell
from fabula.facts.measuring import rest_word
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import slots
from fabula.text import Problem


def with_undone(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with each nameless rest called by what is told not to be done; itself if there is none."""
    made = {n.id: words for n in graph.nodes if (words := _words(problem, graph, n)) is not None}
    taken = {(n.parent, n.label) for n in graph.nodes}
    free = {i: w for i, w in made.items() if (graph.by_id[i].parent, w.text) not in taken}
    if not free:
        return graph
    named = (replace(n, label=free[n.id].text, span=free[n.id].span) if n.id in free else n for n in graph.nodes)
    return replace(graph, nodes=tuple(named))


def _words(problem: Problem, graph: ParseGraph, node: Node) -> Ref | None:
    implicit = node.kind is NodeKind.STATE and node.label in classes()["remains"]
    if not implicit or any(word in problem.text for word in classes()["rest"]):
        return None
    told = [g.quantity for g in graph.givens if g.slot.node == node.id]
    told += [graph.goal.quantity for s in slots(graph.goal.term) if s.node == node.id]
    facts = [f for q in told if (f := tell(problem).of(q)) is not None]
    if any(rest_word(f) for f in facts):  # 还剩90页没看
        return None
    return next((words for f in facts if (words := _not_done(problem, f.quantity.index))), None)


def _not_done(problem: Problem, quantity: int) -> Ref | None:
    """没有修 of 还有150米没有修: an act of the number's clause, and the word before it that says it is not done."""
    row = chunks(problem, problem.clause_of(problem.quantities[quantity].span))
    for before, chunk in pairwise(row):
        if chunk.sort is Sort.ACT and before.text in classes()["undone"]:
            return Ref(before.text + chunk.text, (before.span[0], chunk.span[1]))
    return None
