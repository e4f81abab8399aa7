"""What is what in a story about money: what is bought or has a price, what is money, and two words for one thing."""

from __future__ import annotations

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.facts.purchase import MONEY
from fabula.frames.table import AMOUNT, RATE, Row, alike
from fabula.lang.lexicon import classes
from fabula.text.units import dimension


def is_goods(row: Row) -> bool:
    """Bought, sold or priced."""
    if row.left or row.role or row.state or "aside" in row.tags:
        return False
    rate = row.known(RATE)
    if row.kind in classes("money.txt")["saving"]:
        return False
    if rate is not None and rate.quantity.unit and dimension(rate.quantity.unit) != MONEY:
        return False
    amount = row.cells.get(AMOUNT)
    sets = amount is not None and amount.quantity.unit in classes("money.txt")["sets"]
    return rate is not None or row.kind in classes()["trades"] or row.priced or sets


def is_clerk(who: Ref) -> bool:
    return who.text.endswith(tuple(classes()["clerks"]))


def same_thing(a: str, b: str) -> bool:
    """One name, or one in the other, or two words for one thing (大人, 成人)."""
    return alike({a}, {b}) or synonyms(a, b)


def synonyms(a: str, b: str) -> bool:
    groups = [words for name, words in classes("money.txt").items() if name.startswith("same.")]
    return any(any(w in a for w in words) and any(w in b for w in words) for words in groups)


def is_money(fact: Fact) -> bool:
    """Money, or a price asked for without its unit: 售价是多少？"""
    quantity = fact.quantity
    bare = quantity.value is None and not quantity.unit and quantity.asks in ("", "number")
    return dimension(quantity.unit) == MONEY or bare


def price_states() -> frozenset[str]:
    """Marks that tell one price of a thing from another."""
    known = classes("changes.txt")
    return known["before"] | known["after"] | known["cost"] | known["sale"]


def thing_of(name: Name) -> str:
    """What is bought, sold or priced."""
    ref = name.what if name.act else (name.what or name.agent)
    return ref.text if ref else ""
