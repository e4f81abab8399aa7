"""What is asked, as a term of the table."""

from __future__ import annotations

from fabula.frames.compare import Comparer
from fabula.frames.composed import asks_set
from fabula.frames.evidence import Evidence
from fabula.frames.meant import Asked
from fabula.frames.table import TOTAL, WORLD, Cell, Row, Table
from fabula.lang.lexicon import classes
from fabula.situation.terms import Slot, Term, Unknown


def goal_of(known: Evidence, table: Table, comparer: Comparer) -> Term:
    """The asked attribute, or the number that is asked for in a change."""
    asked = known.asked
    assert asked is not None
    if any(c.fact is asked for c in known.changes):
        return Unknown()
    if comparer.stated and asks_set(known.problem, table, asked, known.purchases):
        return table.world.slot(TOTAL)
    if comparer.whole_used and not table.world.cells and asked.told.kind in classes("money.txt")["carrying"]:
        return table.world.slot(TOTAL)  # 用去所带钱的(1/3), 带了多少元
    if not (known.trades() or known.changes) and (found := comparer.asked(asked)):
        return found
    column = table.column(asked)
    row = table.row(asked, column)
    row.asked = (column, Cell(asked.quantity, table.per(asked)))
    return row.slot(column)


def asked_row(known: Evidence, table: Table, goal: Slot) -> Asked | None:
    """The row that is asked for; if all of them would be, and nobody says so, one by the name in the question."""
    asked, honesty = known.asked, known.honesty
    assert asked is not None and honesty is not None
    told = asked.told
    if any(word in honesty.question for word in classes("money.txt")["one_set"]):
        return None  # 买这样的一套衣服: all that is in it
    row = next((r for r in table.rows if r.id == goal.node), None)
    if row is None and TOTAL not in table.world.cells and not honesty.asks_all():
        name = table.stage.name(told, asked.topic, asked.other)
        row = Row(WORLD, name, clause=asked.clause)
    words = tuple(r.text for r in (told.who, told.what) if r)
    of_all = not told.marks and any(w in honesty.question for w in classes("kinds.txt")["of_all"])
    return Asked(row, goal.attribute, asked.quantity.unit, words, of_all) if row is not None else None
