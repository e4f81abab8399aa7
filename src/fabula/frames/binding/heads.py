"""Rates for two units at once: 每人每小时搬12袋 is so much a head, and all heads together do so much an hour.

The number goes with the heads (一班有16人), whose total is what all of them do in an hour; that is the rate of what
they do for 3小时.
"""

from __future__ import annotations

from fabula.frames.binding.draft import Draft
from fabula.frames.table import AMOUNT, RATE, TOTAL, Cell, Row
from fabula.situation.terms import Apply, Slot, Term
from fabula.text.units import compatible, dimension


class Heads:
    """The rates of an expression that are for a head and a time, each with the row of the heads and that of the act."""

    def __init__(self, draft: Draft, slots: dict[int, Slot]) -> None:
        self.draft = draft
        self.acts: dict[str, Row] = {}  # by the row of the heads: what they do
        for index, slot in list(slots.items()):
            fact = draft.facts[index]
            act, heads = draft.row(slot), self._counted(fact.told.head, draft.row(slot))
            if slot.attribute is RATE and heads is not None:
                heads.cells[RATE] = Cell(act.cells.pop(RATE).quantity, fact.told.head)
                slots[index] = heads.slot(RATE)
                self.acts[heads.id] = act

    def all_do(self, rate: Term, times: Term) -> Slot | None:
        """So much a head times the heads; and the same times the hours, whichever is multiplied first."""
        match rate, times:
            case Slot(heads, a), Slot(other, b) if heads == other and (a, b) == (RATE, AMOUNT) and heads in self.acts:
                return self._rate(heads)
            case Apply("Product", (Slot() as first, Slot() as second)), Slot(other, b) if b is AMOUNT:
                for x, y in ((first, second), (second, first)):
                    act = self.acts.get(x.node)
                    if act is not None and x.node == other and y == act.slot(AMOUNT):
                        self._rate(other)
                        return act.slot(TOTAL)
        return None

    def _rate(self, heads: str) -> Slot:
        """What all do in an hour; where the text speaks of no hours, simply what all do."""
        act, whole = self.acts[heads], Slot(heads, TOTAL)
        if not self._lasts(act):
            return whole
        if act.slot(RATE) not in self.draft.defined:
            self.draft.state("Equal", act.slot(RATE), whole)
        return act.slot(RATE)

    def _lasts(self, act: Row) -> bool:
        """Whether it is told, or asked, how long anybody does anything."""
        rows, wanted = self.draft.table.rows, self.draft.wanted
        told = any(dimension(c.quantity.unit) == "time" for r in rows for a, c in r.cells.items() if a is AMOUNT)
        asked = wanted is not None and wanted.attribute is not TOTAL and dimension(self.draft.unit(wanted)) == "time"
        return told or asked or AMOUNT in act.cells

    def _counted(self, head: str, act: Row) -> Row | None:
        """The row that says how many heads there are: the actor's own, else the only one."""
        if not head:
            return None
        found = [
            r
            for r in self.draft.table.rows
            if set(r.cells) == {AMOUNT} and compatible(r.cells[AMOUNT].quantity.unit, head) and r is not act
        ]
        own = [r for r in found if str(r.name.agent or "") == str(act.name.agent or "")]
        return own[0] if len(own) == 1 else found[0] if len(found) == 1 else None
