"""Words that count or measure and that no list has: 布长3庹. What such a number comes to in metres nobody knows.

The word is taken for a thing, and the number for one without a unit, which would add up with anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from fabula.facts.chunks import Sort, chunks
from fabula.frames.table import Row
from fabula.situation.relations import Relation
from fabula.situation.terms import Number
from fabula.text import Kind, Problem, Quantity
from fabula.text.forms import PHYSICAL
from fabula.text.units import dimension

ADDING = frozenset(("Together", "Remains", "Equal", "More_than", "Less_than"))


def strangely_measured(problem: Problem) -> frozenset[int]:
    """The numbers without a unit that are directly followed by a word that stands behind numbers only."""
    ends = {q.span.end for q in problem.quantities}
    found = set()
    for row in (chunks(problem, clause) for clause in problem.clauses):
        for chunk, behind in pairwise(row):
            if chunk.quantity is None or behind.sort is not Sort.NAME or behind.span[0] != chunk.span[1]:
                continue
            if _is_bare(problem.quantities[chunk.quantity]) and ends.issuperset(_places(problem.text, behind.text)):
                found.add(chunk.quantity)
    return frozenset(found)


def adds_strangely(strange: frozenset[int], relation: Relation, rows: Mapping[str, Row], asked: str) -> bool:
    """3庹 and 2米, added up or compared; ``asked`` is the unit in which the answer is given."""
    if not strange or relation.predicate not in ADDING:
        return False
    told = list(_told(relation, rows))
    units = [unit for _, unit in told if unit] or [asked]
    return any(index in strange for index, _ in told) and any(dimension(unit) in PHYSICAL for unit in units)


def _told(relation: Relation, rows: Mapping[str, Row]) -> Iterator[tuple[int | None, str]]:
    """The numbers of which a relation speaks, with their units."""
    for slot in relation.slots():
        if slot.node in rows and (cell := rows[slot.node].cells.get(slot.attribute)) is not None:
            yield cell.quantity.index, cell.quantity.unit
    yield from ((t.quantity, t.unit) for t in relation.terms() if isinstance(t, Number))


def _is_bare(quantity: Quantity) -> bool:
    return quantity.kind is Kind.NUMBER and not quantity.unit and not quantity.per


def _places(text: str, word: str) -> Sequence[int]:
    return [at for at in range(len(text)) if text.startswith(word, at)]
