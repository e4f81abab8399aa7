"""The parse graph: the situation behind a story, as one immutable value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from fabula.situation.formula import Equation
from fabula.situation.nodes import Circumstance, Given, Goal, Node, NodeKind, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot, Term, Unknown, rename, slots, substitute

VERSION = 1
HAPPENING = (NodeKind.EVENT, NodeKind.STATE)


@dataclass(frozen=True)
class ParseGraph:
    """World, Agents, Events and States; what the text gives, what relates them, and what is asked."""

    type: ProblemType
    nodes: tuple[Node, ...]
    givens: tuple[Given, ...]
    relations: tuple[Relation, ...]
    goal: Goal
    circumstances: tuple[Circumstance, ...] = ()

    @cached_property
    def notes(self) -> dict[str, Any]:
        """What later stages have found out about the graph, so that it is found out once. No part of the value."""
        return {}

    @cached_property
    def by_id(self) -> dict[str, Node]:
        return {n.id: n for n in self.nodes}

    @cached_property
    def world(self) -> Node:
        return next(n for n in self.nodes if n.kind is NodeKind.WORLD)

    @cached_property
    def agents(self) -> tuple[Node, ...]:
        return tuple(n for n in self.nodes if n.kind is NodeKind.AGENT)

    @property
    def events(self) -> tuple[Node, ...]:
        """Events and States, in the order of the story."""
        return tuple(n for n in self.nodes if n.kind in HAPPENING)

    def children(self, node: str) -> tuple[Node, ...]:
        return self._children.get(node, ())

    @cached_property
    def _children(self) -> dict[str, tuple[Node, ...]]:
        found: dict[str, tuple[Node, ...]] = {}
        for node in self.nodes:
            if node.parent is not None:
                found[node.parent] = (*found.get(node.parent, ()), node)
        return found

    def name(self, node: str) -> str:
        """The label of a node id, for people."""
        found = self.by_id.get(node)
        return found.label if found else node

    def path(self, node: str) -> str:
        """The label of a node id, with its agent's where two nodes have the same: 客车·行."""
        found = self.by_id.get(node)
        alike = found is not None and sum(n.label == found.label for n in self.nodes) > 1
        if found is None or not alike or found.parent is None:
            return self.name(node)
        return f"{self.name(found.parent)}·{found.label}" if found.kind in HAPPENING else found.label

    def given(self, slot: Slot) -> Given | None:
        """The first number that the text gives for it."""
        return self._given.get(slot)

    @cached_property
    def _given(self) -> dict[Slot, Given]:
        return {given.slot: given for given in reversed(self.givens)}

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """Every attribute that is in play: given, asked, or spoken of by a relation; in order, once each."""
        spoken = (s for r in self.relations for s in r.slots())
        return tuple(dict.fromkeys((*(g.slot for g in self.givens), *slots(self.goal.term), *spoken)))

    def attributes(self, node: str) -> tuple[Attribute, ...]:
        """Which of the three attributes of a node are in play."""
        return self._attributes.get(node, ())

    @cached_property
    def _attributes(self) -> dict[str, tuple[Attribute, ...]]:
        present: dict[str, set[Attribute]] = {}
        for slot in self.slots:
            present.setdefault(slot.node, set()).add(slot.attribute)
        return {node: tuple(a for a in Attribute if a in found) for node, found in present.items()}

    @cached_property
    def equations(self) -> tuple[Equation, ...]:
        """One equation per relation, numbered by the relation."""
        return tuple(r.equation(i) for i, r in enumerate(self.relations))

    def with_terms(self, change: Callable[[Term], Term]) -> ParseGraph:
        """The graph with what ``change`` makes of the arguments of its relations and of the goal."""
        relations = tuple(r.with_terms(change) for r in self.relations)
        return replace(self, relations=relations, goal=replace(self.goal, term=change(self.goal.term)))

    def substituted(self, made: Mapping[Term, Term]) -> ParseGraph:
        """The graph with other terms in the place of some."""
        return self.with_terms(lambda term: substitute(term, made))

    def used_quantities(self) -> frozenset[int]:
        """Indices of the quantities of the text that the graph uses."""
        from_givens = (g.quantity for g in self.givens)
        return frozenset(q for q in (*from_givens, *_numbers_used(self.relations)) if q is not None)

    def pretty(self) -> str:
        """The graph as an indented tree with its relations; made for people and golden tests."""
        return "\n".join(_pretty(self))

    __str__ = pretty

    def to_json(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "type": self.type.value,
            "nodes": [n.to_json() for n in self.nodes],
            "givens": [g.to_json() for g in self.givens],
            "relations": [r.to_json() for r in self.relations],
            "circumstances": [c.to_json() for c in self.circumstances],
            "goal": self.goal.to_json(),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> ParseGraph:
        return ParseGraph(
            ProblemType(data["type"]),
            tuple(map(Node.from_json, data["nodes"])),
            tuple(map(Given.from_json, data["givens"])),
            tuple(map(Relation.from_json, data["relations"])),
            Goal.from_json(data["goal"]),
            tuple(map(Circumstance.from_json, data["circumstances"])),
        )


def _numbers_used(relations: tuple[Relation, ...]) -> Iterator[int | None]:
    return (t.quantity for r in relations for t in r.terms() if isinstance(t, Number))


def _pretty(graph: ParseGraph) -> Iterator[str]:
    yield from _tree(graph, graph.world, 0)
    for relation in graph.relations:
        mark = f"  [{relation.source.rule}]" if relation.implicit else ""
        yield f"· {relation.logic(graph.path)}{mark}"
    asked = "?" if isinstance(graph.goal.term, Unknown) else rename(graph.goal.term, graph.path)
    yield f"⇒ {asked} {graph.goal.unit}".rstrip()


def _tree(graph: ParseGraph, node: Node, depth: int) -> Iterator[str]:
    parts = []
    for attribute in graph.attributes(node.id):
        slot = Slot(node.id, attribute)
        given = graph.given(slot)
        value = f"{given.value}{given.unit}" + (f"/{given.per}" if given.per else "") if given else "?"
        parts.append(f"{attribute}={value}" + ("*" if graph.goal.term == slot else ""))
    shown = f" ({', '.join(parts)})" if parts else ""
    yield f"{'  ' * depth}{node.kind.capitalize()} {node.label}{shown}"
    for child in graph.children(node.id):
        yield from _tree(graph, child, depth + 1)
