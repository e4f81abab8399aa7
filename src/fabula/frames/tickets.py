"""Tickets for heads: 成人票每张15元，儿童票每张8元，5名老师带84名学生去. Everybody needs one, and nothing need say so.

How many people of a kind there are is how many tickets of that kind are bought; of several groups, all together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fabula.facts.purchase import MONEY
from fabula.frames.ledger import Ledger
from fabula.frames.table import AMOUNT, RATE, TOTAL, Cell, Row
from fabula.frames.wares import thing_of
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation, Source
from fabula.text.units import dimension

REASON = "heads"


def tickets(table: Ledger, text: str) -> None:
    """Gives the tickets of a table to those who need them."""
    if not any(word in text for word in classes("money.txt")["tickets"]):
        return
    _sold_out(table, text)
    for words in _kinds():
        prices = [r for r in table.rows if _is_price(r) and _names(thing_of(r.name), words)]
        heads = [r for r in table.rows if _is_head(r) and _names(_who(r), words)]
        if len(prices) == 1 and heads:
            _for_each(table, prices[0], heads)


def _sold_out(table: Ledger, text: str) -> None:
    """182个座位，每张票15元，票全部售完: as many tickets as seats."""
    known = classes("money.txt")
    if not any(word in text for word in known["full_house"]):
        return
    for row in table.rows:
        count, rate = row.cells.get(TOTAL), row.cells.get(RATE)
        if count is not None and rate is not None and _counted(count) and dimension(rate.quantity.unit) == MONEY:
            row.cells = {RATE: Cell(rate.quantity, count.quantity.unit), AMOUNT: count}
            table.slots[count.quantity.index] = row.slot(AMOUNT)
    seats = [r for r in table.rows if _is_head(r) and _names(f"{r.name.act or ''}{_who(r)}", known["seats"])]
    prices = [r for r in table.rows if _is_price(r)]
    if len(prices) == 1 and len(seats) == 1:
        _for_each(table, prices[0], seats)


def _counted(cell: Cell) -> bool:
    return dimension(cell.quantity.unit).startswith("count:")


def _kinds() -> Iterator[frozenset[str]]:
    known = classes("money.txt")
    return (known[name] for name in known if name.startswith("ticket."))


def _for_each(table: Ledger, price: Row, heads: list[Row]) -> None:
    """One for each: the number of heads is that of the tickets."""
    for slot in (TOTAL, RATE):
        if cell := price.cells.pop(slot, None):
            unit = next(c.quantity.unit for r in heads for c in r.cells.values())
            price.cells[RATE] = Cell(cell.quantity, unit)
            table.slots[cell.quantity.index] = price.slot(RATE)
    if len(heads) == 1:
        (cell,) = heads[0].cells.values()
        price.cells[AMOUNT] = cell
        table.slots[cell.quantity.index] = price.slot(AMOUNT)
        table.rows.remove(heads[0])
        return
    slots = [row.slot(column) for row in heads for column in row.cells]
    table.stated.append(Relation("Together", (price.slot(AMOUNT), *slots), Source(None, REASON)))


def _is_price(row: Row) -> bool:
    money = [c for c in row.cells.values() if dimension(c.quantity.unit) == MONEY]
    return len(money) == len(row.cells) == 1 and not (row.role or row.left or row.state)


def _is_head(row: Row) -> bool:
    cells = list(row.cells.values())
    return len(cells) == 1 and RATE not in row.cells and _counted(cells[0])


def _who(row: Row) -> str:
    """What is counted: the pupils of 一班有学生33人."""
    ref = row.name.what or row.name.agent
    return ref.text if ref else ""


def _names(text: str, words: Iterable[str]) -> bool:
    return any(word in text for word in words)
