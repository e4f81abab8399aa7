"""The problem's text cut into runs: each with the role it plays in the situation, and its refs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from fabula.explain.refs import Linker, Refs, node_ref, quantity_ref, relation_ref
from fabula.extract.base import Label
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Number
from fabula.solve.attempt import Attempt

_KINDS = {Label.WORLD: "world", Label.AGENT: "agent", Label.EVENT: "event"}
_WORDY = re.compile(r"\w")  # a mere comma is nobody's words
_NODES = {
    NodeKind.WORLD: "world",
    NodeKind.AGENT: "agent",
    NodeKind.EVENT: "event",
    NodeKind.STATE: "event",
}


@dataclass(frozen=True, slots=True)
class Run:
    """Characters ``start`` to ``end`` of the text play one role."""

    start: int
    end: int
    role: str
    refs: Refs = ()


def roles(attempt: Attempt) -> tuple[Run, ...]:
    """Which stretch plays which role: goal, numbers, nodes; the first claim on a character holds."""
    kept: list[Run] = []
    for run in _claims(attempt):
        if run.start < run.end and all(run.end <= k.start or k.end <= run.start for k in kept):
            kept.append(run)
    return tuple(sorted(kept, key=lambda run: run.start))


def runs(attempt: Attempt) -> tuple[Run, ...]:
    """The same, and between them the words of the relations (role ``rel``); flat and in order."""
    told = [*roles(attempt)]
    for index, relation in enumerate(attempt.reading.graph.relations):
        if relation.source.span and not relation.implicit:
            gaps = _gaps(relation.source.span, told, (relation_ref(index),))
            told.extend([g for g in gaps if _WORDY.search(attempt.problem.text, g.start, g.end)])
    return tuple(sorted(told, key=lambda run: run.start))


def _claims(attempt: Attempt) -> Iterator[Run]:
    """Everything that may colour the text, the strongest first."""
    graph, link = attempt.reading.graph, Linker(attempt)
    if graph.goal.span:
        yield Run(*graph.goal.span, "goal", link.goal())
    for given in graph.givens:
        if given.span:
            yield Run(*given.span, given.slot.attribute.value, link.given(given))
    for index, relation in enumerate(graph.relations):
        for term in relation.terms():
            if isinstance(term, Number) and term.quantity is not None:
                span = attempt.problem.quantities[term.quantity].span
                yield Run(span.start, span.end, "rel", (quantity_ref(term.quantity), relation_ref(index)))
    yield from _names(attempt)
    for mention in attempt.reading.mentions:
        if mention.label in _KINDS:
            refs = (node_ref(mention.node),) if mention.node in graph.by_id else ()
            yield Run(*mention.span, _KINDS[mention.label], refs)


def _names(attempt: Attempt) -> Iterator[Run]:
    """The nodes: their names wherever the text says them, else the place they were read from."""
    text = attempt.problem.text
    for node in sorted(attempt.reading.graph.nodes, key=lambda node: -len(node.label)):
        role, refs = _NODES[node.kind], (node_ref(node.id),)
        start, end = node.span or (0, 0)
        within = text.find(node.label, start, end) if node.label else -1
        if within >= 0:
            yield Run(within, within + len(node.label), role, refs)
        if len(node.label) > 1:  # a single character may stand inside another word
            places = (match.start() for match in re.finditer(re.escape(node.label), text))
            yield from (Run(at, at + len(node.label), role, refs) for at in places)
        if within < 0:
            yield Run(start, end, role, refs)


def _gaps(span: tuple[int, int], taken: list[Run], refs: Refs) -> Iterator[Run]:
    """What is left of a span between the runs that are taken."""
    at, end = span
    for run in sorted(taken, key=lambda run: run.start):
        if run.end <= at or run.start >= end:
            continue
        if run.start > at:
            yield Run(at, run.start, "rel", refs)
        at = max(at, run.end)
    if at < end:
        yield Run(at, end, "rel", refs)
