"""The graph of a table without names: enough to see what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from fabula.frames.table import Row, Table
from fabula.situation.graph import ParseGraph
from fabula.situation.laws import of_node
from fabula.situation.nodes import Given, Goal, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots


def sketch(type_: ProblemType, table: Table, goal: Term, relations: Sequence[Relation]) -> ParseGraph:
    """What the table's rows have, with the relations and what every row says by itself."""
    whole = (*relations, *_products(table, goal, relations))
    givens = tuple(
        Given(r.slot(a), c.quantity.value or 0, c.quantity.unit, c.per, c.quantity.index)  # type: ignore[arg-type]
        for r in (table.world, *table.rows)
        for a, c in r.cells.items()
        if not r.loose
    )
    return ParseGraph(type_, (), givens, whole, Goal(goal))


def _products(table: Table, goal: Term, relations: Sequence[Relation]) -> Iterator[Relation]:
    """total = rate × amount, at every row of which two are in play."""
    play: dict[str, set[Attribute]] = {}
    for slot in (*slots(goal), *(s for r in relations for s in r.slots())):
        play.setdefault(slot.node, set()).add(slot.attribute)
    for row in (table.world, *table.rows):
        found = play.get(row.id, set()) | set(row.cells)
        if len(found) > 2 or (len(found) == 2 and not found <= set(row.cells)):  # both told: the third is nobody's
            yield from of_node(row.id)


def inlined(relation: Relation, table: Table) -> Relation:
    """Numbers that are nobody's stand in the relation itself, or the unknown, if they are asked."""
    loose = {r.id: r for r in table.rows if r.loose}
    return relation.with_terms(lambda term: _inlined(term, loose))


def _inlined(term: Term, loose: dict[str, Row]) -> Term:
    if isinstance(term, Slot) and term.node in loose:
        cell = loose[term.node].cells.get(term.attribute)
        if cell is None:
            return Unknown()
        return Number(Fraction(cell.quantity.value or 0), cell.quantity.unit, cell.per, cell.quantity.index)
    if isinstance(term, Apply):
        inner = tuple(_inlined(a, loose) for a in term.args)
        return inner[0] if term.function == "Sum" and len(inner) == 1 else Apply(term.function, inner)
    return term
