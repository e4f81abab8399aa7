"""Every number of a text with its place, exact value, kind and unit."""

from __future__ import annotations

import re
from dataclasses import replace

from fabula.text.amounts import amount_at
from fabula.text.asked import asked_at, unworded_questions
from fabula.text.forms import CN, skip_number
from fabula.text.labels import label_at
from fabula.text.quantity import Kind, Quantity

__all__ = ["Kind", "Quantity", "find_quantities"]

# Only here can a quantity begin; everything else is passed over at the speed of the regex engine.
_START = re.compile(rf"[0-9(=_□半俩多几什何第双上下早中晚凌清正傍夜今]|{CN}")
_RECOGNISERS = (asked_at, label_at, amount_at)


def find_quantities(text: str) -> tuple[Quantity, ...]:
    """The quantities of a normalised ``text``, in order; spans never overlap."""
    found: list[Quantity] = []
    at = 0
    while start := _START.search(text, at):
        quantity = _at(text, start.start())
        if quantity:
            found.append(quantity)
            at = quantity.span.end
        else:
            at = skip_number(text, start.start())
    found.extend(unworded_questions(text, found))
    found.sort(key=lambda quantity: quantity.span)
    return tuple(replace(quantity, index=index) for index, quantity in enumerate(found))


def _at(text: str, at: int) -> Quantity | None:
    for recognise in _RECOGNISERS:
        quantity = recognise(text, at)
        if quantity:
            return quantity
    return None
