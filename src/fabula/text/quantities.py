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
_START = re.compile(rf"[0-9(=_□《半俩多几什何第双上下早中晚凌清正傍夜今]|{CN}")
# 《十万个为什么》 and the "(2012•某县)" that some collections print in front count nothing.
_TITLE = re.compile(r"《[^《》]{0,40}》")
_SOURCE = re.compile(r"\([^()]{0,12}[•·][^()]{0,20}\)")
_RECOGNISERS = (asked_at, label_at, amount_at)


def find_quantities(text: str) -> tuple[Quantity, ...]:
    """The quantities of a normalised ``text``, in order; spans never overlap."""
    found: list[Quantity] = []
    source = _SOURCE.match(text)
    at = source.end() if source else 0
    while start := _START.search(text, at):
        title = _TITLE.match(text, start.start())
        quantity = None if title else _at(text, start.start())
        if title:
            at = title.end()
        elif quantity:
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
