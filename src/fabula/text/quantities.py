"""Every number of a text with its place, exact value, kind and unit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from fabula.text.amounts import amount_at
from fabula.text.asked import asked_at, unworded_questions
from fabula.text.forms import CN, skip_number
from fabula.text.labels import label_at
from fabula.text.quantity import Kind, Quantity
from fabula.text.spans import Span
from fabula.text.units import dimension

__all__ = ["Kind", "Quantity", "find_quantities"]

# Only here can a quantity begin; everything else is passed over at the speed of the regex engine.
_START = re.compile(rf"[0-9(=_□《半俩多几什何第双上下早中晚凌清正傍夜今]|对折|{CN}")
# 《十万个为什么》 and the "(2012•某县)" that some collections print in front count nothing.
_TITLE = re.compile(r"《[^《》]{0,40}》")
_SOURCE = re.compile(r"\([^()]{0,12}[•·][^()]{0,20}\)")
DAY = "一天"
SHARED = "照这样|平均|速度"
_ONE_A_DAY = re.compile(r"[一1][^\W\d]{1,8}一天")  # 一个工人一天做50个: so much for each of them
_UNTIL = re.compile(r"[^，。；？！]{0,4}[到至~—]")
_RECOGNISERS = (asked_at, label_at, amount_at)


def uncounted(text: str) -> tuple[Span, ...]:
    """The stretches in which no number counts anything: where the text is from, and titles."""
    source = _SOURCE.match(text)
    titles = (Span(*found.span()) for found in _TITLE.finditer(text))
    return (*((Span(*source.span()),) if source else ()), *titles)


def find_quantities(text: str) -> tuple[Quantity, ...]:
    """The quantities of a normalised ``text``, in order; spans never overlap."""
    found: list[Quantity] = []
    skipped = {place: span.end for span in uncounted(text) for place in range(span.start, span.end)}
    at = 0
    while start := _START.search(text, at):
        if start.start() in skipped:
            at = skipped[start.start()]
        elif quantity := _at(text, start.start()):
            found.append(quantity)
            at = quantity.span.end
        else:
            at = skip_number(text, start.start())
    found.extend(unworded_questions(text, found))
    found.sort(key=lambda quantity: quantity.span)
    found = [_named_day(quantity, found, text) for quantity in found]
    found = [_past_midnight(quantity, before, text) for before, quantity in zip((None, *found), found, strict=False)]
    return tuple(replace(quantity, index=index) for index, quantity in enumerate(found))


def _named_day(quantity: Quantity, found: Sequence[Quantity], text: str) -> Quantity:
    """一天共卖出95千克: where no other time is told or asked for, a name of the day on which it was."""
    if quantity.text != DAY or quantity.kind is not Kind.NUMBER or re.search(rf"每|{SHARED}", text):
        return quantity
    if _ONE_A_DAY.search(text):
        return quantity
    timed = (q for q in found if q is not quantity and "time" in (dimension(q.unit), dimension(q.per)))
    return quantity if any(timed) else replace(quantity, kind=Kind.COUNT_WORD)


def _past_midnight(quantity: Quantity, before: Quantity | None, text: str) -> Quantity:
    """23:50到0:10: the second is on the next day; 下午2:00到5:00, 12:30到1:30: it is in the same afternoon."""
    if before is None or not (before.kind is quantity.kind is Kind.CLOCK):
        return quantity
    if before.value is None or quantity.value is None or not 12 <= before.value > quantity.value:
        return quantity
    if not _UNTIL.fullmatch(text, before.span.end, quantity.span.start) or not quantity.text[0].isdigit():
        return quantity
    by_twelve = before.value < 13 or not before.text[0].isdigit()  # 22:00到11:00 counts all hours of the day
    later = 12 if by_twelve and quantity.value + 12 > before.value else 24
    return replace(quantity, value=quantity.value + later)


def _at(text: str, at: int) -> Quantity | None:
    for recognise in _RECOGNISERS:
        quantity = recognise(text, at)
        if quantity:
            return quantity
    return None
