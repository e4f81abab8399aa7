"""The tests that a role has for its rows: what a row has and is, and how it stands to the rows bound before."""

from __future__ import annotations

from collections.abc import Sequence

from fabula.frames.crossings import crossed
from fabula.frames.frame import Role
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row, Table
from fabula.frames.timeline import Timeline
from fabula.frames.wares import is_goods, same_thing, thing_of
from fabula.lang.lexicon import classes
from fabula.situation.commonsense import Bound
from fabula.situation.terms import Attribute
from fabula.text.units import compatible, dimension


def same_measure(whole: Row, row: Row) -> bool:
    all_, own = whole.cells.get(TOTAL), row.cells.get(TOTAL)
    if all_ is None or own is None or not all_.quantity.unit or not own.quantity.unit:
        return True
    return compatible(all_.quantity.unit, own.quantity.unit)


def passes(row: Row, test: tuple[str, str]) -> bool:
    what, value = test
    match what:
        case "has":
            return row.known(Attribute(value)) is not None
        case "lacks":
            return row.known(Attribute(value)) is None
        case "not":
            return row.kind != value
        case "untold":
            return Attribute(value) not in row.cells
        case "unit":
            return any(dimension(c.quantity.unit) == value for c in row.cells.values())
        case "act":
            return row.name.act is not None and row.name.act.text in value.split("/")
        case "is":
            return _is(row, value)
        case "per":
            return any(dimension(c.per) == value for c in row.cells.values() if c.per)
        case "hold":
            return row.hold == value
        case _:  # how a row is related to others: related, enough
            return True


def _is(row: Row, value: str) -> bool:
    """What a row is in a story about money: goods, a set of several things, or an account (paid, back …)."""
    if value == "set":
        rate, amount = row.known(RATE), row.known(AMOUNT)
        units = {rate.per if rate else "", amount.quantity.unit if amount else ""}
        return is_goods(row) and ("set" in row.tags or bool(units & classes("money.txt")["sets"]))
    return is_goods(row) if value == "goods" else row.role == value


def _agent(row: Row) -> str:
    return row.name.agent.text if row.name.agent else ""


def _agents(table: Table, bound: Bound | None) -> set[str]:
    ids = bound if isinstance(bound, tuple) else (bound,)
    return {_agent(r) for r in table.rows if r.id in ids} - {""}


def related(role: Role, row: Row, table: Table, bound: dict[str, Bound]) -> bool:
    """``agent:a``: of the same actor as role a; ``other:a``: of another; ``apart:a``: of none of them."""
    for what, value in role.tests:
        if what in ("agent", "other"):
            at = bound.get(value)
            first = at[0] if isinstance(at, tuple) and at else at
            known = next((r for r in table.rows if r.id == first), None)
            if known is None or (_agent(known) == _agent(row)) != (what == "agent"):
                return False
        if what == "apart" and _agent(row) in _agents(table, bound.get(value)):
            return False
        if what == "slower":
            at = bound.get(value)
            known = next((r for r in table.rows if r.id == at), None)
            if known is None or not _slower(row, known):
                return False
        if what in ("counts", "packs"):
            known = next((r for r in table.rows if r.id == bound.get(value)), None)
            if known is None or not _in_units_of(row, TOTAL if what == "counts" else AMOUNT, known):
                return False
        if what == "same":
            known = next((r for r in table.rows if r.id == bound.get(value)), None)
            if known is None or not _one_thing(row, known):
                return False
        if what == "near":
            at = bound.get(value)
            known = table.world if at == WORLD else next((r for r in table.rows if r.id == at), None)
            if known is None or not isinstance(table, Timeline) or not crossed(table, known, row):
                return False
    return True


def _in_units_of(row: Row, column: Attribute, other: Row) -> bool:
    """3篮 beside 每篮9个, 24人 beside 每人2本: counted in what the other's rate is per."""
    cell, rate = row.cells.get(column), other.cells.get(RATE)
    return cell is not None and rate is not None and bool(rate.per) and compatible(cell.quantity.unit, rate.per)


def _one_thing(row: Row, other: Row) -> bool:
    """Of one name, or one of them of none: 买6本练习本, and 3本同样的练习本."""
    mine, its = thing_of(row.name), thing_of(other.name)
    return not (mine and its) or same_thing(mine, its)


def _slower(row: Row, other: Row) -> bool:
    """By their speeds if both are told, else by their names (慢车, 快车); True if nothing tells."""
    mine, its = row.cells.get(RATE), other.cells.get(RATE)
    if mine and its and mine.quantity.value is not None and its.quantity.value is not None:
        return mine.quantity.value < its.quantity.value
    words = classes("timeline.txt")
    return not (any(w in _agent(row) for w in words["fast"]) or any(w in _agent(other) for w in words["slow"]))


def enough(role: Role, rows: Sequence[Row]) -> bool:
    """``agents:2+``: rows of so many actors."""
    for what, value in role.tests:
        if what == "agents":
            least, more = int(value.rstrip("+")), value.endswith("+")
            several = len({_agent(r) for r in rows})
            if several < least or (several > least and not more):
                return False
    return True
