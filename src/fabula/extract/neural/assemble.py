"""A parse graph out of its parts: nodes, whose attribute each number is, and what is stated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fabula.extract.neural.labels import Statement
from fabula.facts import tell
from fabula.parse.kbest import DeadEnd
from fabula.situation import ParseGraph, commonsense
from fabula.situation.nodes import Circumstance, Given, Goal, Node, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Slot, Unknown
from fabula.text import Problem, Quantity


def assemble(
    problem: Problem,
    type_: ProblemType,
    nodes: Sequence[Node],
    owners: Mapping[int, Slot],
    goal: Slot | None,
    statements: Sequence[Statement],
) -> ParseGraph:
    """The graph, with all that commonsense adds.

    ``owners`` maps quantities to the attributes they are; without ``goal`` what is asked is in a relation.
    """
    circumstances = tuple(s for s in statements if isinstance(s, Circumstance))
    stated = tuple(s for s in statements if isinstance(s, Relation))
    graph = ParseGraph(
        type_,
        tuple(nodes),
        tuple(_given(problem, slot, problem.quantities[index]) for index, slot in owners.items()),
        (*stated, *commonsense().follow(type_, circumstances)),
        _goal(problem, goal),
        circumstances,
    )
    return with_products(graph)


def with_products(graph: ParseGraph) -> ParseGraph:
    """Total = rate × amount, wherever two of them are in play."""
    nodes = tuple(n.id for n in graph.nodes if len(graph.attributes(n.id)) > 1)
    products = commonsense().of_nodes(graph.type, nodes)
    return replace(graph, relations=(*graph.relations, *products))


def _given(problem: Problem, slot: Slot, quantity: Quantity) -> Given:
    if quantity.value is None:
        raise DeadEnd("a number without a value")
    span = (quantity.span.start, quantity.span.end)
    return Given(slot, quantity.value, quantity.unit, _per(problem, slot, quantity), quantity.index, span)


def _goal(problem: Problem, slot: Slot | None) -> Goal:
    asked = problem.questions[-1].quantity
    form = (asked.asks or "number", asked.scale, asked.index)
    span = (asked.span.start, asked.span.end)
    return Goal(slot or Unknown(), asked.unit, _per(problem, slot, asked), *form, span)


def _per(problem: Problem, slot: Slot | None, quantity: Quantity) -> str:
    """The Den Unit of a rate: its own, or what its clause tells it is per (每小时行70千米)."""
    if quantity.per or slot is None or slot.attribute is not Attribute.RATE:
        return quantity.per
    fact = tell(problem).of(quantity.index)
    return fact.told.per if fact else ""
