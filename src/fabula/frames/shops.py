"""One thing in several shops: 甲店打七折，乙店打八折. Each has prices of its own, from a price that all have in common.

在甲店买比在乙店便宜多少元 compares the last prices of two shops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fabula.facts.cast import Name
from fabula.facts.describe import Description, Fact, Ref
from fabula.facts.purchase import MONEY
from fabula.frames.changes import Change
from fabula.frames.ledger import Ledger
from fabula.frames.table import TOTAL
from fabula.lang.lexicon import classes
from fabula.situation.terms import Slot, Term
from fabula.text.units import dimension


def shop_in(told: Description | None) -> Ref | None:
    """The shop that a description names."""
    known = tuple(classes()["sellers"])
    return next((r for r in (told.who, told.where) if r and r.text.endswith(known)), None) if told else None


def shop_of(fact: Fact) -> Ref | None:
    """The shop that a number is told of, or that the text spoke of before."""
    topic = fact.topic if fact.topic and fact.topic.text.endswith(tuple(classes()["sellers"])) else None
    return shop_in(fact.told) or topic


def compares_shops(fact: Fact) -> bool:
    """在甲店买比在乙店便宜多少元."""
    return shop_in(fact.told) is not None and shop_in(fact.other) is not None


class Shops:
    """The prices of a thing in each of several shops."""

    def __init__(self, table: Ledger, changes: Sequence[Change]) -> None:
        self.table = table
        self.prices: dict[str, Term] = {}
        names = {shop.text for c in changes if not compares_shops(c.fact) and (shop := shop_of(c.fact))}
        self.rivals = len(names) > 1
        named = {shop.text for d in table.stage.clauses if (shop := shop_in(d))}
        self.elsewhere = bool(names) and len(named) > 1  # 甲店打八折，乙店每满100元减25元

    def states(self, change: Change, label: str, common: Callable[[], Term | None]) -> tuple[Term, Term] | None:
        """The price that a change in a shop starts from, and that it leads to; None if there is only one shop."""
        shop = shop_of(change.fact)
        if not self.rivals or shop is None:
            return None
        if compares_shops(change.fact):
            return self._compared(change)
        base = self.prices.get(shop.text) or self._told(shop) or common()
        if base is None:
            return None
        name = Name(shop, marks=(Ref(label, change.word.span),), label=label)
        row = self.table.new(name, clause=change.fact.clause, state=True)
        self.prices[shop.text] = target = row.slot(TOTAL)
        return base, target

    def _compared(self, change: Change) -> tuple[Term, Term] | None:
        first, second = shop_in(change.fact.told), shop_in(change.fact.other)
        prices = [self.prices.get(s.text) or self._told(s) for s in (first, second) if s]
        if len(prices) < 2 or prices[0] is None or prices[1] is None:
            return None
        return prices[1], prices[0]

    def _told(self, shop: Ref) -> Slot | None:
        """甲店卖350元: its own price."""
        for row in self.table.rows:
            cell = row.cells.get(TOTAL)
            own = row.name.agent is not None and row.name.agent.text == shop.text
            if own and cell is not None and dimension(cell.quantity.unit) == MONEY and not row.role and not row.state:
                return row.slot(TOTAL)
        return None
