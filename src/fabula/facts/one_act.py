"""One act that is told with two verbs: 每小时整理180册，忙了5小时 is one Event, not 整理 and 忙 at the same speed.

A proposer may give each verb an act of its own and call two of their attributes equal. If nothing else is told of both,
and no time tells them apart, they are one. The equation goes, and with it one unknown: the answer stays what it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.ground import remapped
from fabula.lang.lexicon import acts, marks, particle
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.laws import lawful
from fabula.situation.nodes import Node
from fabula.situation.relations import Relation
from fabula.situation.terms import TOTAL, Attribute, Slot
from fabula.text import Problem


def with_one_act(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with every act that is told twice as one; itself if there is none."""
    while (found := next(_twice(graph), None)) is not None:
        relation, less, more = found
        merged = _merged(graph, relation, less, more)
        if merged is None:
            return graph
        graph = merged
    return graph


def _twice(graph: ParseGraph) -> Iterator[tuple[Relation, Node, Node]]:
    """An equation between two acts of one, one of which has nothing else; that one first."""
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Equal", (Slot(a, attribute), Slot(b, other)) if attribute is other and a != b:
                for less, more in ((graph.by_id[a], graph.by_id[b]), (graph.by_id[b], graph.by_id[a])):
                    siblings = less.kind in HAPPENING and more.kind in HAPPENING and less.parent == more.parent
                    alone = graph.attributes(less.id) == (attribute,) and not graph.given(Slot(more.id, attribute))
                    if siblings and alone and _one_time(less, more, attribute):
                        yield relation, less, more
                        break


def _one_time(less: Node, more: Node, attribute: Attribute) -> bool:
    """Whether no word of time tells them apart: 上午上升 and 上午爬, not 先走 and 走. A total is that of one verb."""
    if particle("nth") in less.label + more.label and less.label != more.label:
        return False
    return _times(less.label) <= _times(more.label) and (attribute is not TOTAL or _one_kind(less.label, more.label))


def _times(label: str) -> set[str]:
    return {mark.name for word, mark in marks().items() if word in label}


def _one_kind(a: str, b: str) -> bool:
    """做 and 加工, 插秧 and 全天插秧."""
    kinds = [acts().get(_verb(label), label) for label in (a, b)]
    return a in b or b in a or kinds[0] == kinds[1]


def _merged(graph: ParseGraph, relation: Relation, less: Node, more: Node) -> ParseGraph | None:
    """The graph without the equation and without the act that had one attribute only; None if that cannot be."""
    kept = tuple(r for r in graph.relations if r is not relation and lawful(r) != less.id)
    if any(_speaks_of(r, less.id) and _speaks_of(r, more.id) for r in kept):
        return None
    bare = replace(graph, relations=kept)
    named = less if _goes_on(graph, less, more) else more
    joined = replace(more, label=named.label, span=named.span, kind=named.kind if named is less else more.kind)
    nodes = tuple(joined if n is more else n for n in graph.nodes if n is not less)
    return _joined(bare, nodes, less.id, more.id)


def _speaks_of(relation: Relation, node: str) -> bool:
    return any(s.node == node for s in relation.slots())


def _joined(graph: ParseGraph, nodes: tuple[Node, ...], less: str, more: str) -> ParseGraph | None:
    """Both in one place; the attribute that they share is one."""
    attribute = graph.attributes(less)[0] if graph.attributes(less) else None
    if attribute is None:
        return None
    one = {Slot(less, attribute): Slot(more, attribute)}
    given = tuple(replace(g, slot=one.get(g.slot, g.slot)) for g in graph.givens)
    made = replace(graph.substituted({Slot(less, attribute): Slot(more, attribute)}), givens=given)
    return remapped(made, nodes, {less: more})


def _goes_on(graph: ParseGraph, less: Node, more: Node) -> bool:
    """Whether others do what the smaller one is called: 整理, which 老李 does, too, and not 忙."""
    others = [n for n in graph.nodes if n.kind in HAPPENING and n not in (less, more)]
    alike = [sum(_verb(n.label) == _verb(label) for n in others) for label in (less.label, more.label)]
    return alike[0] > alike[1]


def _verb(label: str) -> str:
    """爬 of 上午爬."""
    words = sorted((w for w in marks() if label.startswith(w) and label != w), key=len, reverse=True)
    return label.removeprefix(words[0]) if words else label
