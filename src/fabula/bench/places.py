"""Where a number of the text stands in a situation: an attribute, a relation, or nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fabula.situation import NodeKind, Number, ParseGraph, Relation, Slot, Term
from fabula.situation.terms import substitute

UNUSED, RELATION = "unused", "relation"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a number stands: an attribute (``slot``), inside a relation, or nowhere."""

    slot: Slot | None = None
    relation: Relation | None = None

    @property
    def role(self) -> str:
        if self.slot is not None:
            return self.slot.attribute.value
        return RELATION if self.relation is not None else UNUSED


def places(graph: ParseGraph, quantity: int) -> tuple[Place, ...]:
    """Every place of a number; ``Equal(Total(甲), 8)`` is the attribute's value as much as a given is."""
    found = [Place(slot=given.slot) for given in graph.givens if given.quantity == quantity]
    for relation in graph.relations:
        if any(isinstance(t, Number) and t.quantity == quantity for t in relation.terms()):
            slot = _equated(relation)
            found.append(Place(slot=slot) if slot else Place(relation=relation))
    return tuple(found) or (Place(),)


def inlined(graph: ParseGraph, quantity: int) -> Iterator[Place]:
    """The relations in which a number would stand if it, and all like it, had no State of their own.

    ``Remains(Total(还剩), …)`` of a State that carries nothing but 60页 says what ``Remains(60页, …)`` does.
    """
    states = {g.slot: g for g in graph.givens if graph.by_id[g.slot.node].kind is NodeKind.STATE}
    numbers: dict[Term, Number] = {
        slot: Number(g.value, g.unit, g.per, g.quantity)
        for slot, g in states.items()
        if graph.attributes(slot.node) == (slot.attribute,)
    }
    mine = [slot for slot, number in numbers.items() if number.quantity == quantity]
    for relation in graph.relations:
        if any(slot in relation.slots() for slot in mine):
            args = tuple(substitute(arg, numbers) for arg in relation.args)
            yield Place(relation=Relation(relation.predicate, args, relation.source))


def _equated(relation: Relation) -> Slot | None:
    if relation.predicate == "Equal":
        match relation.args:
            case (Slot() as slot, Number()) | (Number(), Slot() as slot):
                return slot
    return None


def say(place: Place, graph: ParseGraph) -> str:
    """A place in words: Rate(客车·行), or the relation."""

    def name(node: str) -> str:
        found = graph.by_id[node]
        inner = found.kind in (NodeKind.EVENT, NodeKind.STATE) and found.parent
        return f"{graph.name(found.parent or '')}·{found.label}" if inner else found.label

    if place.slot is not None:
        return f"{place.slot.attribute.capitalize()}({name(place.slot.node)})"
    return place.relation.logic(name) if place.relation is not None else UNUSED
