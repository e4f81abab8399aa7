"""The mean of all is the World's rate: 甲班40人，平均90分；乙班50人，平均85.5分。两个班的平均分是多少分.

A proposer may only say that the totals together are the mean times the numbers together. Then all of them have that
mean for a rate, so many for an amount and so much for a total. The equations come to the same.
"""

from __future__ import annotations

from dataclasses import replace

from fabula.situation.graph import ParseGraph
from fabula.situation.laws import of_node
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import AMOUNT, RATE, TOTAL, Apply, Slot, Term


def mean_of_all(graph: ParseGraph) -> ParseGraph:
    """The graph with the mean that is asked of several groups as the World's."""
    for index, relation in enumerate(graph.relations):
        match relation:
            case Relation("Product_of", (Apply("Sum", wholes), Slot() as mean, Apply("Sum", counts))) if (
                mean == graph.goal.term and _is_mean(graph, wholes, mean, counts)
            ):
                return _rewritten(graph, index, mean, wholes, counts)
    return graph


def _is_mean(graph: ParseGraph, wholes: tuple[Term, ...], mean: Slot, counts: tuple[Term, ...]) -> bool:
    """Whether totals and amounts are those of the same groups, and the World and the mean have nothing else."""
    totals = [s for s in wholes if isinstance(s, Slot) and s.attribute is TOTAL]
    amounts = [s for s in counts if isinstance(s, Slot) and s.attribute is AMOUNT]
    whole = len(totals) == len(wholes) and len(amounts) == len(counts)
    same = [s.node for s in totals] == [s.node for s in amounts]
    alone = len(graph.attributes(mean.node)) == 1 and not graph.children(mean.node)
    return whole and same and alone and not graph.attributes(graph.world.id)


def _rewritten(
    graph: ParseGraph, index: int, mean: Slot, wholes: tuple[Term, ...], counts: tuple[Term, ...]
) -> ParseGraph:
    world, node = graph.world, graph.by_id[mean.node]
    owner = graph.by_id[node.parent] if node.parent and node.parent != world.id else node
    rate, amount, total = (Slot(world.id, a) for a in (RATE, AMOUNT, TOTAL))
    source = Source(None, "weighted")
    stated = (
        Relation("Together", (total, *wholes), source),
        Relation("Together", (amount, *counts), source),
        *of_node(world.id),
    )
    gone = {node.id} | ({owner.id} if len(graph.children(owner.id)) <= 1 and not graph.attributes(owner.id) else set())
    gone |= {owner.id} if owner is node else set()
    named = replace(world, label=owner.label, span=owner.span)
    return replace(
        graph,
        nodes=tuple(named if n is world else n for n in graph.nodes if n.id not in gone),
        relations=(*graph.relations[:index], *stated, *graph.relations[index + 1 :]),
        goal=replace(graph.goal, term=rate),
    )
