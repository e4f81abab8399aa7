"""The two sides of a comparison as the facts tell them, for whoever already knows the operation (binder.py)."""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.describe import ASKED_SHARES, SHARES, Description, Fact
from fabula.frames.table import TOTAL, WORLD, Row, Table, is_left
from fabula.situation.terms import Apply, Attribute, Slot, Term
from fabula.text import Kind


def compares(fact: Fact) -> bool:
    """True for a number that relates two things rather than measure one."""
    kind = fact.quantity.kind
    return kind in SHARES or kind is Kind.RATIO or fact.quantity.asks in ASKED_SHARES or fact.other is not None


class Sides:
    """Finds or makes the rows of a comparing fact."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def first(self, fact: Fact, column: Attribute) -> Term:
        told = fact.told
        if told.whole is not None and not told.act:
            return Slot(WORLD, TOTAL)
        return self._row(replace(fact, quantity=replace(fact.quantity, unit="")), column).slot(column)

    def second(self, fact: Fact, column: Attribute) -> Term:
        """The other; without one the whole, or what was left of it."""
        other = fact.other
        if other is not None and (other.who or other.what or other.act or _times(other)) and not is_left(other):
            asked = Fact(replace(fact.quantity, unit=""), fact.clause, other, None)
            return self._row(asked, column).slot(column)
        whole = Slot(WORLD, TOTAL)
        if other is not None and is_left(other):
            done = [r.slot(TOTAL) for r in self.table.rows if not r.left and r.clause < fact.clause and r.kind]
            return Apply("Left", (whole, *done)) if done else whole
        return whole

    def _row(self, fact: Fact, column: Attribute) -> Row:
        """A row by name, whatever its columns hold."""
        table = self.table
        name = table.stage.name(fact.told, fact.topic, fact.other)
        scored = sorted(
            ((table.likeness(r, fact, name, column), -i, r) for i, r in enumerate(table.rows)), key=lambda s: s[:2]
        )
        if scored and scored[-1][0] >= 1:
            return scored[-1][2]
        return table.new(name, left=is_left(fact.told), clause=fact.clause)


def _times(told: Description) -> bool:
    return bool(told.marks)
