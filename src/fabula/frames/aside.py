"""Reading a text without what stands beside the story, and putting that back where it belongs.

A text without its remarks (remarks.py) is a problem of its own. What is read of it is moved to the places of the whole
text, and every remark gets a node: the number is not needed, but it has an owner and a role (docs/situations.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fabula.errors import ReadError
from fabula.facts.describe import tell
from fabula.frames.reach import reached
from fabula.frames.remarks import Remark
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import RATE, Number, Slot, Term, with_leaves
from fabula.text import Problem
from fabula.text.problem import read

Span = tuple[int, int]
STOP, COMMA = "。", "，"
_NUMBERED = 1  # behind the letter of an id


@dataclass(frozen=True)
class Without:
    """A text without its remarks, and where its characters and numbers stand in the whole one."""

    whole: Problem
    problem: Problem
    remarks: tuple[Remark, ...]
    places: tuple[int, ...]
    numbers: dict[int, int]

    def back(self, graph: ParseGraph) -> ParseGraph:
        """A reading of the rest as one of the whole text, with the remarks in it."""
        moved = self._moved(graph)
        for remark in self.remarks:
            moved = _placed(moved, self.whole, remark)
        return moved

    def _moved(self, graph: ParseGraph) -> ParseGraph:
        return replace(
            graph,
            nodes=tuple(replace(node, span=self._span(node.span)) for node in graph.nodes),
            givens=tuple(
                replace(given, quantity=self._number(given.quantity), span=self._span(given.span))
                for given in graph.givens
            ),
            relations=tuple(self._relation(relation) for relation in graph.relations),
            goal=replace(
                graph.goal,
                term=with_leaves(graph.goal.term, self._leaf),
                quantity=self._number(graph.goal.quantity),
                span=self._span(graph.goal.span),
            ),
        )

    def _relation(self, relation: Relation) -> Relation:
        args = tuple(with_leaves(arg, self._leaf) for arg in relation.args)
        return replace(relation, args=args, source=replace(relation.source, span=self._span(relation.source.span)))

    def _leaf(self, term: Term) -> Term:
        return replace(term, quantity=self._number(term.quantity)) if isinstance(term, Number) else term

    def _number(self, index: int | None) -> int | None:
        return None if index is None else self.numbers[index]

    def _span(self, span: Span | None) -> Span | None:
        if span is None or span[0] >= span[1]:
            return span
        return (self.places[span[0]], self.places[span[1] - 1] + 1)


def without(problem: Problem, found: tuple[Remark, ...]) -> Without | None:
    """The text without these remarks; None if it is no problem any more."""
    places = _kept(problem, found)
    text = "".join(problem.text[at] for at in places)
    try:
        rest = read(text)
    except ReadError:
        return None
    if rest.text != text:
        return None
    numbers = _numbers(problem, rest, places)
    return Without(problem, rest, found, places, numbers) if numbers is not None else None


def needless(graph: ParseGraph, found: Sequence[Remark]) -> tuple[int, int]:
    """How many remarks have a number in a reading of the whole text on which its answer does not hang, or must not."""
    slots, used = reached(graph)
    used |= {given.quantity for given in graph.givens if given.slot in slots}
    idle = sum(remark.quantity not in used for remark in found)
    return idle, sum(remark.never and remark.quantity in used for remark in found)


def _kept(problem: Problem, found: Sequence[Remark]) -> tuple[int, ...]:
    """The places that stay; a clause that is gone leaves its stop to the one before it."""
    gone: set[int] = set()
    for remark in found:
        start, end = max(remark.span[0], remark.head), remark.span[1]
        last = problem.text[end - 1]
        if last == STOP and start and problem.text[start - 1] == COMMA and not remark.head:
            gone |= {start - 1, *range(start, end - 1)}
        else:
            gone |= set(range(start, end))
    return tuple(at for at in range(len(problem.text)) if at not in gone)


def _numbers(problem: Problem, rest: Problem, places: Sequence[int]) -> dict[int, int] | None:
    """Which number of the whole text each one is; None if without the remarks others are read."""
    known = {quantity.span.start: quantity for quantity in problem.quantities}
    found: dict[int, int] = {}
    for quantity in rest.quantities:
        same = known.get(places[quantity.span.start])
        if same is None or same.text != quantity.text:
            return None
        found[quantity.index] = same.index
    return found


def _placed(graph: ParseGraph, problem: Problem, remark: Remark) -> ParseGraph:
    """The graph with a remark's number at a node of its own, or of whom it speaks of."""
    quantity = problem.quantities[remark.quantity]
    graph, owner = _owner(graph, problem, remark)
    if remark.state is not None:
        kind = NodeKind.EVENT if remark.act else NodeKind.STATE
        label = problem.text[slice(*remark.state)]
        graph, owner = _with(graph, Node(_fresh(graph, "E"), kind, label, owner, remark.state))
    column = remark.column
    if Slot(owner, column) in graph.slots:
        if remark.verb is None or remark.state is not None:
            return graph  # the story speaks of that already: then this number is nobody's
        label = problem.text[slice(*remark.verb)]  # what weighs so much costs so much, too: 毛笔 · 重
        graph, owner = _with(graph, Node(_fresh(graph, "E"), NodeKind.STATE, label, owner, remark.verb))
    per = quantity.per
    if column is RATE and not per and (fact := tell(problem).of(quantity.index)) is not None:
        per = fact.told.per
    span = (quantity.span.start, quantity.span.end)
    given = Given(Slot(owner, column), quantity.value or 0, quantity.unit, per, quantity.index, span)  # type: ignore[arg-type]
    return replace(graph, givens=(*graph.givens, given))


def _owner(graph: ParseGraph, problem: Problem, remark: Remark) -> tuple[ParseGraph, str]:
    """The Agent whose number it is: one that is there, or a new one by its words."""
    span = remark.who or _topic(graph, problem, remark)
    if span is None:
        return graph, graph.agents[0].id if graph.agents else graph.world.id
    label = problem.text[slice(*span)]
    for agent in graph.agents:
        if agent.label == label or (len(label) > 1 and agent.label.endswith(label)):
            return graph, agent.id
    return _with(graph, Node(_fresh(graph, "A"), NodeKind.AGENT, label, graph.world.id, span))


def _topic(graph: ParseGraph, problem: Problem, remark: Remark) -> Span | None:
    """Whom the text speaks of where a remark names nobody: an Agent, of a measure also the World."""
    fact = tell(problem).of(remark.quantity)
    told = (fact.told.who, fact.topic) if fact is not None else ()
    known = [ref for ref in told if ref is not None and any(agent.label == ref.text for agent in graph.agents)]
    near = [a.span for a in graph.agents if a.span is not None and a.span[0] < remark.span[1]]
    if known or remark.act:
        return known[0].span if known else near[-1] if near else None
    named = [ref for ref in told if ref is not None]
    return named[0].span if named else near[-1] if near else None


def _with(graph: ParseGraph, node: Node) -> tuple[ParseGraph, str]:
    return replace(graph, nodes=(*graph.nodes, node)), node.id


def _fresh(graph: ParseGraph, letter: str) -> str:
    taken = [int(n.id[_NUMBERED:]) for n in graph.nodes if n.id.startswith(letter) and n.id[_NUMBERED:].isdecimal()]
    return f"{letter}{max(taken, default=0) + 1}"
