"""Who is meant where names differ: 饲养场有鸡…，鸭子比鸡少(1/7)，饲养场养鸭多少只? The 鸭 asked for are the 鸭子.

What a text tells of it uses, and what it compares it tells of. A number that no relation uses, or what is asked for
if no relation speaks of it, is therefore the one that a comparison calls by another name. This costs, the more the
less the names have in common; a reading in which all names agree comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from fabula.facts.cast import Name
from fabula.frames.naming import nouns, same_name
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row, Table, mark_names, merged
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot, Term
from fabula.text import Problem
from fabula.text.units import compatible

NAMED = 0.1  # what it costs if one name is in the other, or the clause names it
ALIKE = 0.6  # … if they share a character, or one of them has no name
ALONE = 0.3  # … if nothing else is told
UNLIKE = 0.8  # … if they have nothing in common
Meant = tuple[Row, Row]  # the row that a comparison speaks of, and the one that it is


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked for: its row (with the World's id, if it is nobody's), its column and its unit."""

    row: Row
    column: Attribute
    unit: str
    words: tuple[str, ...] = ()  # by which the question calls it
    of_all: bool = False  # whether it asks for all of it: 一共, 需要; 上午卖出多少 does not


class Meanings:
    """Pairs of rows of one table that are the same thing."""

    def __init__(self, problem: Problem, table: Table, stated: Sequence[Relation], asked: Asked | None) -> None:
        self.problem = problem
        self.table = table
        self.stated = stated
        self.asked = asked

    def pairs(self, goal: Term) -> tuple[list[Meant], float]:
        """The likeliest pairs, each row in one of them, and what they cost together."""
        spoken = {s.node for r in self.stated for s in r.slots()}
        goals = {goal.node} if isinstance(goal, Slot) else set()
        open_ = [r for r in self.table.rows if r.id in spoken and not r.cells and r.id not in goals]
        free = [r for r in self.table.rows if r.id not in spoken and (r.cells or self._is_asked(r))]
        free += [self.asked.row] if self.asked is not None and self.asked.row.id == WORLD else []
        scored = [
            (c, i, j) for i, u in enumerate(open_) for j, v in enumerate(free) if (c := self._cost(u, v)) is not None
        ]
        found: list[Meant] = []
        price, taken = 0.0, set[str]()
        for cost, i, j in sorted(scored):
            pair = open_[i], free[j]
            if not taken & {r.id for r in pair}:
                found.append(pair)
                price += cost
                taken |= {r.id for r in pair}
        return found, price

    def product(self, goal: Term) -> tuple[Slot, float] | None:
        """每间教室铺地砖192块，装修16间，应购买多少块: so many with so much in each, if that is all there is."""
        if self.asked is None or self.asked.row.id == WORLD or self.asked.row.cells:
            return None
        if any(s.node == self.asked.row.id for r in self.stated for s in r.slots()) or not self.asked.of_all:
            return None
        rows = [r for r in self.table.rows if AMOUNT in r.cells and TOTAL not in r.cells and not r.role]
        rates = [
            c for r in self.table.rows if (c := r.cells.get(RATE)) and compatible(c.quantity.unit, self.asked.unit)
        ]
        fit = [r for r in rows if any(compatible(c.per, r.cells[AMOUNT].quantity.unit) for c in rates if c.per)]
        cells = sum(len(r.cells) for r in self.table.rows)
        if len(fit) != 1 or len(rates) != 1 or not isinstance(goal, Slot) or goal.attribute is not TOTAL:
            return None
        return fit[0].slot(TOTAL), ALONE if cells == 2 and not self.stated else ALIKE

    def _is_asked(self, row: Row) -> bool:
        return self.asked is not None and row is self.asked.row

    def _cost(self, spoken: Row, other: Row) -> float | None:
        """What it costs that a row is meant; None if it cannot be."""
        column, unit = self._measure(other)
        times, own = mark_names(spoken.name.marks), mark_names(other.name.marks)
        if column is None or spoken.left != other.left or other.loose or other.role or (times and own and times != own):
            return None
        if {s.attribute for r in self.stated for s in r.slots() if s.node == spoken.id} != {column}:
            return None
        if not all(compatible(unit, u) for u in self._units(spoken)):
            return None
        return self._likeness(spoken, other)

    def _measure(self, row: Row) -> tuple[Attribute | None, str]:
        """The one column of a row, and its unit."""
        if self._is_asked(row) and self.asked is not None:
            return self.asked.column, self.asked.unit
        if len(row.cells) != 1:
            return None, ""
        ((column, cell),) = row.cells.items()
        return column, cell.quantity.unit

    def _units(self, row: Row) -> Iterator[str]:
        """Units of what a row is compared with."""
        rows = {r.id: r for r in (self.table.world, *self.table.rows)}
        for relation in self.stated:
            mine = [s for s in relation.slots() if s.node == row.id]
            for slot in relation.slots() if mine else ():
                cell = rows[slot.node].cells.get(slot.attribute) if slot.node in rows else None
                if cell is not None and cell.quantity.unit:
                    yield cell.quantity.unit
            numbers = (t for t in relation.terms() if isinstance(t, Number) and t.unit) if mine else ()
            yield from (t.unit for t in numbers)

    def _is_kind(self, words: Sequence[str]) -> bool:
        """花园里有菊花多少盆, where yellow and white ones are told of: all of them."""
        rows = [nouns(r) for r in self.table.rows]
        return any(sum(any(n != w and n.endswith(w) for n in own) for own in rows) > 1 for w in words)

    def _likeness(self, spoken: Row, other: Row) -> float | None:
        asked = self.asked.words if self.asked is not None and self._is_asked(other) else None
        words, own = nouns(spoken), list(nouns(other) if asked is None else asked)
        clause = self.problem.clauses[other.clause].span.of(self.problem.text)
        same = mark_names(spoken.name.marks) & mark_names(other.name.marks)
        named = any(w in clause for w in words) or any(a in b or b in a for a in words for b in own)
        if other.id == WORLD and self._is_kind(own):
            return None
        if named or (same and not (words and own)):
            return NAMED
        if other.id == WORLD and not any(same_name(a, b) for a in words for b in own):
            return None
        shared = {c for w in words for c in w} & {*clause, *(c for w in own for c in w)} - classes("compare.txt")[
            "light"
        ]
        return ALIKE if shared or same or not words or not own else UNLIKE


def renamed(pairs: Sequence[Meant], table: Table) -> Mapping[str, str]:
    """Make every pair one row; which node each old one has become."""
    moved: dict[str, str] = {}
    for spoken, row in pairs:
        row.tags.add("meant")
        if row.id == WORLD:  # asked of nobody who was told of, and yet not of all
            moved[WORLD] = spoken.id
            spoken.tags.add("meant")
            continue
        moved[spoken.id] = row.id
        row.name = _both(spoken.name, row.name)
        table.rows.remove(spoken)
    return moved


def _both(spoken: Name, own: Name) -> Name:
    """Called as the comparison calls it, with what the other tells besides."""
    return merged(spoken, own) if spoken.agent is not None else merged(own, spoken)
