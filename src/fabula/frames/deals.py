"""Goods that are bought and then sold: what a trader earns is what the sales bring without what the goods cost.

商店以每个35元的价格进了80个书包，按每个50元卖出，能赚多少元: the same 80 are sold. 先卖出30件，余下的按每件60元处理:
what is sold later is the rest of what was bought.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fabula.facts.purchase import MONEY
from fabula.frames.ledger import Ledger
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Slot, Term
from fabula.text.units import dimension


def deal(table: Ledger) -> tuple[Term, Term] | None:
    """What all that was bought cost, and what all sales of it bring; None if the story is no such one."""
    bought = [r for r in table.goods if r.kind == "buy" and _is_told(r)]
    sold = [r for r in table.goods if r.kind == "sell" and _is_told(r)]
    if not bought or not sold or any(r.state for r in sold):
        return None
    table.stated += [r for r in _amounts(bought, sold) if r not in table.stated]
    return _sum(bought), _sum(sold)


def rest(table: Ledger) -> Row | None:
    """The first sale, of which a price for the rest is told: 剩下的打六折卖完."""
    return next((r for r in table.goods if r.kind == "sell" and RATE in r.cells), None)


def _amounts(bought: Sequence[Row], sold: Sequence[Row]) -> Iterator[Relation]:
    """As many are sold as were bought; if some were sold before, the rest of them."""
    open_ = [r for r in sold if AMOUNT not in r.cells and TOTAL not in r.cells]
    stock = [r for r in bought if AMOUNT in r.cells]
    if len(open_) != 1 or len(stock) != 1:
        if not stock and len(bought) == 1 and len(sold) == 1 and AMOUNT in sold[0].cells:
            yield Relation("Equal", (bought[0].slot(AMOUNT), sold[0].slot(AMOUNT)), Source(None, "sold_out"))
        return
    others = tuple(r.slot(AMOUNT) for r in sold if AMOUNT in r.cells)
    if others:
        yield Relation("Remains", (open_[0].slot(AMOUNT), stock[0].slot(AMOUNT), *others), Source(None, "sold_out"))
    else:
        yield Relation("Equal", (open_[0].slot(AMOUNT), stock[0].slot(AMOUNT)), Source(None, "sold_out"))


def _is_told(row: Row) -> bool:
    """Its price or its cost is told, or asked, or it is what a discount led to."""
    cells = [c for a in (RATE, TOTAL) if (c := row.known(a))]
    return any(dimension(c.quantity.unit) == MONEY for c in cells) or "cut" in row.tags


def _sum(rows: Sequence[Row]) -> Term:
    slots = tuple(Slot(r.id, TOTAL) for r in rows)
    return slots[0] if len(slots) == 1 else Apply("Sum", slots)
