"""Edits made: a new graph, checked against the grammar and solved like any other reading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.adjust.edits import (
    AdjustError,
    ChangeGoal,
    ChangeKind,
    ChangePredicate,
    DropRelation,
    Edit,
    MoveGiven,
    SwapArguments,
)
from fabula.situation import (
    Attribute,
    Given,
    Goal,
    ParseGraph,
    Refusal,
    Relation,
    Slot,
    commonsense,
    derive,
)
from fabula.solve.attempt import Attempt
from fabula.solve.dimensions import infer
from fabula.solve.equations import build_system
from fabula.solver import solve_reading
from fabula.text.units import dimension

NOTE = "adjusted by hand"


def apply(attempt: Attempt, edits: Sequence[Edit], seconds: float = 2.0) -> Attempt:
    """The attempt with the edits made, one after the other, and solved again.

    Only what they lead to has to be in L(G): a swap of two numbers takes two edits, and after the first one
    something is given twice. Solving may come to nothing; the attempt's outcome says so.
    """
    if not edits:
        return attempt
    graph = attempt.reading.graph
    for edit in edits:
        graph = edited(graph, edit)
    check(graph)
    reading = replace(attempt.reading, graph=graph, notes=(*attempt.reading.notes, NOTE))
    return solve_reading(attempt.problem, reading, seconds)


def check(graph: ParseGraph) -> None:
    """Raise with all reasons unless the graph is in L(G)."""
    derivation = derive(graph)
    if isinstance(derivation, Refusal):
        why = "; ".join(derivation.reasons)
        raise AdjustError("grammar", "situation", derivation.reasons, why=why)


def edited(graph: ParseGraph, edit: Edit) -> ParseGraph:
    """The graph after one edit, what commonsense says of its nodes brought up to date."""
    match edit:
        case ChangeKind(index, attribute):
            given = _given(graph, index)
            return _with_given(graph, index, _of_kind(graph, given, attribute))
        case MoveGiven(index, node):
            given = _given(graph, index)
            _node(graph, node)
            return _with_given(graph, index, replace(given, slot=Slot(node, given.slot.attribute)))
        case ChangePredicate(index, predicate):
            relation = replace(_relation(graph, index), predicate=predicate)
            return _with_relation(graph, index, _by_hand(relation))
        case SwapArguments(index):
            relation = _relation(graph, index)
            if len(relation.args) < 2:
                raise AdjustError("edit", "swap")
            first, second, *rest = relation.args
            return _with_relation(graph, index, _by_hand(replace(relation, args=(second, first, *rest))))
        case DropRelation(index):
            _relation(graph, index)
            return replace(graph, relations=graph.relations[:index] + graph.relations[index + 1 :])
        case ChangeGoal(node, attribute):
            _node(graph, node)
            return _current(graph, replace(graph, goal=_asking(graph, Slot(node, attribute))))


def _of_kind(graph: ParseGraph, given: Given, attribute: Attribute) -> Given:
    """The number as another attribute: only a rate is per something, and its node's amount says per what."""
    node = given.slot.node
    per = ""
    if attribute is Attribute.RATE:
        amount = graph.given(Slot(node, Attribute.AMOUNT))
        per = given.per or (amount.unit if amount and amount != given else "")
    return replace(given, slot=Slot(node, attribute), per=per)


def _by_hand(relation: Relation) -> Relation:
    """A changed relation no longer follows from the rule that once stated it."""
    return replace(relation, source=replace(relation.source, rule="", score=1.0))


def _asking(graph: ParseGraph, slot: Slot) -> Goal:
    """The same words ask, now for another attribute, in the unit in which the text speaks of such things."""
    measure = infer(graph)[0].get(slot)
    unit, per = measure.written() if measure is not None else ("", "")
    spoken = dict(build_system(graph).units)
    unit, per = (spoken.get(dimension(name), name) for name in (unit, per))
    return Goal(slot, unit, per, quantity=graph.goal.quantity, span=graph.goal.span)


def _with_given(graph: ParseGraph, index: int, given: Given) -> ParseGraph:
    givens = (*graph.givens[:index], given, *graph.givens[index + 1 :])
    return _current(graph, replace(graph, givens=givens))


def _with_relation(graph: ParseGraph, index: int, relation: Relation) -> ParseGraph:
    relations = (*graph.relations[:index], relation, *graph.relations[index + 1 :])
    return _current(graph, replace(graph, relations=relations))


def _current(before: ParseGraph, after: ParseGraph) -> ParseGraph:
    """total = rate × amount where the edit has brought two of them together; no longer where it parted them.

    Only what the edit itself changed is looked at: what somebody dropped by hand stays dropped.
    """
    was, now = _rated(before), _rated(after)
    kept = tuple(r for r in after.relations if not (_about_node(r) and r.slots()[0].node in was - now))
    new = commonsense().of_nodes(after.type, tuple(n.id for n in after.nodes if n.id in now - was))
    return replace(after, relations=(*kept, *(r for r in new if r not in kept)))


def _rated(graph: ParseGraph) -> frozenset[str]:
    """Nodes two of whose attributes are in play without what commonsense says of single nodes."""
    stated = replace(graph, relations=tuple(r for r in graph.relations if not _about_node(r)))
    return frozenset(n.id for n in stated.nodes if len(stated.attributes(n.id)) > 1)


def _about_node(relation: Relation) -> bool:
    return relation.source.rule in _NODE_RULES


_NODE_RULES = frozenset(rule.name for rule in commonsense().rules if rule.about_nodes)


def _given(graph: ParseGraph, index: int) -> Given:
    if index >= len(graph.givens):
        raise _no_such("given", index, len(graph.givens))
    return graph.givens[index]


def _relation(graph: ParseGraph, index: int) -> Relation:
    if index >= len(graph.relations):
        raise _no_such("relation", index, len(graph.relations))
    return graph.relations[index]


def _node(graph: ParseGraph, node: str) -> None:
    if node not in graph.by_id:
        allowed = ", ".join(graph.by_id)
        raise AdjustError("edit", "node", node=repr(node[:40]), allowed=allowed)


def _no_such(field: str, index: int, count: int) -> AdjustError:
    key = "index" if count else "index.none"
    return AdjustError("edit", key, field=field, index=index, count=count, last=count - 1)
