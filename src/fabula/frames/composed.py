"""Sets made of parts: 一套桌椅240元，椅子的价格是桌子的(1/3). What the set costs is what its parts cost together.

The text names the set with its price and compares the parts with each other, and nothing says that they are its parts:
everybody knows. Two parts are enough; a third that has a price of its own is another thing.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabula.facts.describe import Fact
from fabula.frames.purchases import Purchase
from fabula.frames.table import TOTAL, WHOLE, Row, Table
from fabula.frames.wares import is_money, thing_of
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Term
from fabula.text import Problem

_ONES = "one_set"


def composed(problem: Problem, table: Table, stated: Sequence[Relation]) -> tuple[Relation, ...]:
    """The relation of a set and its parts, the set's price the World's; nothing if the text has no such set."""
    if TOTAL in table.world.cells or any(_speaks(r, WHOLE) for r in stated):
        return ()
    parts = _parts(table, stated)
    whole = next((r for r in table.rows if r not in parts and _is_set(problem, table, r, stated)), None)
    if whole is None or len(parts) != 2 or any(r.cells for r in parts):
        return ()
    table.make_whole(whole)
    return (Relation("Together", (WHOLE, *(r.slot(TOTAL) for r in parts)), Source(None, "composed")),)


def _parts(table: Table, stated: Sequence[Relation]) -> list[Row]:
    """The rows that are compared."""
    compared = {s.node for r in stated for s in r.slots()}
    return [r for r in table.rows if r.id in compared]


def _is_set(problem: Problem, table: Table, row: Row, stated: Sequence[Relation]) -> bool:
    """一套桌椅的价格是240元: told of a set, and compared with nothing."""
    if set(row.cells) != {TOTAL} or row.left or any(_speaks(r, row.slot(TOTAL)) for r in stated):
        return False
    fact = next((f for f in table.facts if f.quantity.index == row.cells[TOTAL].quantity.index), None)
    clause = problem.clauses[row.clause].span.of(problem.text)
    return fact is not None and is_money(fact) and any(word in clause for word in classes("money.txt")[_ONES])


def _speaks(relation: Relation, term: Term) -> bool:
    return term in relation.slots()


def asks_set(problem: Problem, table: Table, asked: Fact, purchases: Sequence[Purchase] = ()) -> bool:
    """买这样一套衣服，要多少元: all that was told of, where the set itself has no price."""
    clauses = problem.clauses
    said = "".join(c.span.of(problem.text) for c in clauses if c.sentence == clauses[asked.clause].sentence)
    plain = all(set(r.cells) <= {TOTAL} and not r.left for r in table.rows) and len(table.rows) > 1
    if plain and is_money(asked) and asked.other is None and _buys_all(table, asked, purchases):
        return TOTAL not in table.world.cells
    mine = {r.text for r in (asked.told.who, asked.told.what) if r}
    own = any(mine & {r.text for r in (row.name.agent, row.name.what) if r} for row in table.rows)
    named = any(word in said for word in classes("money.txt")[_ONES]) and not own  # 一副乒乓球拍多少元: one of them
    return named and plain and is_money(asked) and TOTAL not in table.world.cells


def _buys_all(table: Table, asked: Fact, purchases: Sequence[Purchase]) -> bool:
    """买一把椅子和一张办公桌，要付多少元: of all whose prices were told or compared."""
    bought = {p.thing.text for p in purchases if p.lone}
    known = {thing_of(row.name) for row in table.rows}
    return len(bought) > 1 and asked.told.kind in classes("money.txt")["spending_on"] and bought == known
