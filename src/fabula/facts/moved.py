"""What goes from one to another is an Event of the giver: 从甲桶倒多少千克油到乙桶，两桶一样重.

A proposer may take it away here and add it there as a mere number, or as the unknown:
``Equal(Left(Total(甲桶), x), Sum(Total(乙桶), x))``. It is one act with a total of its own; the equations stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.describe import tell
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.terms import Apply, Number, Slot, Term, Unknown
from fabula.text import Problem

TAKING = frozenset(("Left", "Difference"))


def handed_over(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph in which what is taken here and added there is what the giver does."""
    found = next(_moved(graph), None)
    if found is None:
        return graph
    term, giver = found
    index = term.quantity if isinstance(term, Number) else graph.goal.quantity
    fact = tell(problem).of(index)
    act = fact.told.act if fact is not None else None
    holder = graph.by_id[giver.node]
    agent = holder.parent if holder.kind in HAPPENING else holder.id
    if act is None or index is None or any(n.parent == agent and n.label == act.text for n in graph.nodes):
        return graph
    node = Node("moved", NodeKind.EVENT, act.text, agent, act.span)
    slot = Slot(node.id, giver.attribute)
    last = max(i for i, n in enumerate(graph.nodes) if agent in (n.id, n.parent))
    given = graph.givens
    if isinstance(term, Number):
        span = problem.quantities[index].span
        given = (*given, Given(slot, term.value, term.unit, "", index, (span.start, span.end)))
    return replace(
        graph.substituted({term: slot}),
        nodes=(*graph.nodes[: last + 1], node, *graph.nodes[last + 1 :]),
        givens=given,
    )


def _moved(graph: ParseGraph) -> Iterator[tuple[Number | Unknown, Slot]]:
    """The numbers, and the unknown, that one loses and another gains; and who loses."""
    given = {g.quantity for g in graph.givens}
    applied = [a for r in graph.relations for arg in r.args for a in _functions(arg)]
    gained = {(a.args[0], t) for a in applied if a.function == "Sum" for t in a.args[1:]}
    for lost in (a for a in applied if a.function in TAKING):
        giver, *taken = lost.args
        for term in taken:
            told = isinstance(term, Unknown) or (
                isinstance(term, Number) and term.quantity is not None and term.quantity not in given
            )
            other = any(t == term and who != giver and isinstance(who, Slot) for who, t in gained)
            if told and other and isinstance(giver, Slot) and giver.node != graph.world.id:
                assert isinstance(term, Number | Unknown)
                yield term, giver


def _functions(term: Term) -> Iterator[Apply]:
    if isinstance(term, Apply):
        yield term
        for arg in term.args:
            yield from _functions(arg)

