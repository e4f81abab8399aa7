"""Masked text: every quantity one character that shows its class, everything else as it was."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from fabula.extract.rules.lexicon import BLOCK, CLASSES, START
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import dimension

_CLASS = {
    Kind.NUMBER: "number",
    Kind.FRACTION: "fraction",
    Kind.PERCENT: "fraction",
    Kind.TIMES: "fraction",
    Kind.RATIO: "ratio",
    Kind.DISCOUNT: "discount",
    Kind.CLOCK: "clock",
}


def mask_class(quantity: Quantity) -> str | None:
    """The class a quantity is masked by; None for labels (第一天, 三年级, 两车), which stay words."""
    if quantity.kind is Kind.ASKED:
        if quantity.asks == "number":
            return "asked" if quantity.unit or len(quantity.text) > 2 and quantity.text[0] == "多" else "bare"
        return "asked_share" if quantity.asks in ("times", "fraction", "percent", "discount", "ratio") else "asked"
    return _CLASS.get(quantity.kind)


@dataclass(frozen=True)
class Masked:
    """A problem's text with its quantities masked, and the way back."""

    problem: Problem
    text: str
    starts: tuple[int, ...]

    @cached_property
    def clauses(self) -> tuple[tuple[int, int], ...]:
        """Each clause as a half-open range of masked characters."""
        return tuple((self.at(c.span.start), self.at(c.span.end)) for c in self.problem.clauses)

    def at(self, position: int) -> int:
        """The masked index of a text position."""
        for i, start in enumerate(self.starts):
            if start >= position:
                return i
        return len(self.starts)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The text range of a masked range."""
        ends = (*self.starts, len(self.problem.text))
        return ends[start], ends[end]

    def quantity(self, char: str) -> Quantity:
        return self.problem.quantities[(ord(char) - 0xE000) % BLOCK]

    @staticmethod
    def is_quantity(char: str) -> bool:
        return 0 <= ord(char) - 0xE000 < BLOCK * len(CLASSES)


def _names_group(problem: Problem, quantity: Quantity) -> bool:
    """两小时 after 第一小时 and 第二小时 is the two of them, not a length of time."""
    return quantity.text.startswith("两") and f"第一{quantity.text[1:]}" in problem.text


_DOES = re.compile(r"(?:约|大约|可以?|能|能够|行驶|行使|行|走|跑|飞行|飞|游|生产|加工|做|织|就)+\d")


def _means_every(problem: Problem, quantity: Quantity) -> bool:
    """1小时行56千米 says what 每小时行56千米 says."""
    if quantity.value == 1 and quantity.text[0] == "一" and dimension(quantity.unit) not in ("time", "money"):
        return True  # 一升汽油, 一千克梨: the unit that something is per
    once = quantity.value == 1 and quantity.kind is Kind.NUMBER and dimension(quantity.unit) == "time"
    return once and bool(_DOES.match(problem.text, quantity.span.end))


def mask(problem: Problem) -> Masked:
    """Replace every quantity that is a number, not a label, by its character."""
    out: list[str] = []
    starts: list[int] = []
    position = 0
    for quantity in problem.quantities:
        cls = mask_class(quantity)
        if cls is None or _names_group(problem, quantity) or _means_every(problem, quantity):
            continue
        for i in range(position, quantity.span.start):
            out.append(problem.text[i])
            starts.append(i)
        out.append(chr(START[cls] + quantity.index))
        starts.append(quantity.span.start)
        position = quantity.span.end
    for i in range(position, len(problem.text)):
        out.append(problem.text[i])
        starts.append(i)
    return Masked(problem, "".join(out), tuple(starts))
