"""Which row of a table tells of the whole that others are taken from."""

from __future__ import annotations

from fabula.frames.table import ORDINAL, TOTAL, Cell, Row, Table, mark_names
from fabula.lang.lexicon import acts, classes
from fabula.text.units import compatible


def find_whole(table: Table) -> None:
    """一本书有320页，第一天读…: what is read is part of the book, so the 320 pages are the World's."""
    if TOTAL in table.world.cells:
        return
    doing = [r for r in table.rows if r.kind and not r.left]
    for row in table.rows:
        cell = row.cells.get(TOTAL)
        once = mark_names(row.name.marks) <= classes("compare.txt")["before"]
        plain = (not row.kind and once) or _given_out(table, row)
        if row.left or cell is None or len(row.cells) > 1 or not (plain or _to_do(table, row)):
            continue
        if row.name.agent and _is_deed(row.name.agent.text):
            continue  # 养鸭1200只: how many there are, not what they are taken from
        taken = [r for r in table.rows if r.left and r.cells] if len(table.rows) == 2 else []
        later = any(r.clause > row.clause and _is_part(r, cell) for r in (*doing, *taken))
        usual = not _beside(table, row, cell)
        if later and table.choices.pick("whole", [(usual, 0.0), (not usual, 0.9)]):
            table.make_whole(row)
            return


def _given_out(table: Table, row: Row) -> bool:
    """买来图书1320本，分给四年级485本…: all that was got, and some of it given away."""
    later = [r for r in table.rows if r.clause > row.clause and TOTAL in r.cells]
    got = row is table.rows[0] and row.kind in classes("compare.txt")["getting"]
    return got and len(later) > 1 and all(r.kind == "out" and not r.left for r in later)


def _beside(table: Table, row: Row, whole: Cell) -> bool:
    """苹果树35棵，梨树20棵，砍掉了12棵: one of two that there are, and not the whole."""
    rows = [r for r in table.rows if r is not row and not r.left and TOTAL in r.cells and len(r.cells) == 1]
    peers = [r for r in rows if not r.kind and not r.name.marks and _is_part(r, whole)]
    apart = [r for r in peers if r.name.agent and row.name.agent and r.name.agent.text != row.name.agent.text]
    gone = [r for r in rows if r.kind == "out"]
    return len(apart) == len(peers) == 1 and bool(gone) and any(r.left for r in table.rows)


def _to_do(table: Table, row: Row) -> bool:
    """要加工300个零件，第一天加工了…; 计划生产150件: what is to be done, day after day."""
    tasks = classes("timeline.txt")["tasks"]
    meant = {r.text for r in (row.name.again, *row.name.marks) if r}
    later = (r for r in table.rows if r.clause > row.clause)
    days = [r for r in later if any(m.text.startswith(ORDINAL) for m in r.name.marks)]
    return bool(meant) and meant <= tasks and len(days) > 1


def _is_part(row: Row, whole: Cell) -> bool:
    """Whether what a row tells may be taken from the whole."""
    if row.kind in classes()["trades"]:
        return False
    cell = row.cells.get(TOTAL)
    return cell is None or compatible(cell.quantity.unit, whole.quantity.unit)


def _is_deed(word: str) -> bool:
    """养鸭, but not 跳绳: an act, and upon what."""
    return word[0] in acts() and word not in classes()["noun"]
