"""Masked text: every quantity one character that shows its class, everything else as it was.

A construction can then say "a number here" and nothing else about it: in 女生比男生多▮ the last character is
a number, whatever its value and however long it was in the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property

from fabula.extract.rules.lexicon import cue
from fabula.text import Kind, Problem, Quantity
from fabula.text.normalise import UNKNOWN
from fabula.text.units import dimension

# Every class of quantities has a block of Unicode's private use area; the n-th quantity of a problem is the
# n-th character of its block. No text has such a character: ``normalise`` leaves none, and ``mask`` takes
# none over from a problem that was made in another way.
FIRST = 0xE000
BLOCK = 0x100
CLASSES = ("number", "fraction", "ratio", "discount", "clock", "asked", "asked_share", "bare")
START = {name: FIRST + i * BLOCK for i, name in enumerate(CLASSES)}
END = FIRST + BLOCK * len(CLASSES)

_CLASS = {
    Kind.NUMBER: "number",
    Kind.FRACTION: "fraction",
    Kind.PERCENT: "fraction",
    Kind.TIMES: "fraction",
    Kind.RATIO: "ratio",
    Kind.DISCOUNT: "discount",
    Kind.CLOCK: "clock",
}
_PRIVATE = re.compile("[\\ue000-\\uf8ff]")
_SHARES = ("times", "fraction", "percent", "discount", "ratio")


def block(*classes: str) -> str:
    """A regular expression for one quantity of any of these classes."""
    ranges = "".join(f"\\u{START[c]:04x}-\\u{START[c] + BLOCK - 1:04x}" for c in classes)
    return f"[{ranges}]"


@cache
def letters(*classes: str) -> frozenset[str]:
    """The characters that such a quantity may be."""
    return frozenset(chr(START[c] + i) for c in classes for i in range(BLOCK))


def mask_class(quantity: Quantity) -> str | None:
    """The class a quantity is masked by; None for labels (第一天, 三年级, 两车), which stay words."""
    if quantity.kind is not Kind.ASKED:
        return _CLASS.get(quantity.kind)
    if quantity.asks == "number":
        # 多少千米 is measured, and so is 多少只 with a word that is no unit; 多少 and 几 alone are bare.
        measured = quantity.unit or (len(quantity.text) > 2 and quantity.text[0] == "多")
        return "asked" if measured else "bare"
    return "asked_share" if quantity.asks in _SHARES else "asked"


@dataclass(frozen=True)
class Masked:
    """A problem's text with its quantities masked, and the way back: where each character began."""

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
        """The quantity that a masked character stands for."""
        return self.problem.quantities[(ord(char) - FIRST) % BLOCK]

    @staticmethod
    def is_quantity(char: str) -> bool:
        """True if the character stands for a quantity."""
        return FIRST <= ord(char) < END


def mask(problem: Problem) -> Masked:
    """Replace every quantity that is a number, not a label, by its character."""
    text = _PRIVATE.sub(UNKNOWN, problem.text)
    out: list[str] = []
    starts: list[int] = []
    position = 0
    for quantity in problem.quantities:
        class_ = mask_class(quantity)
        if class_ is None or _names_group(problem, quantity) or _means_every(problem, quantity):
            continue
        out += text[position : quantity.span.start]
        starts += range(position, quantity.span.start)
        out.append(chr(START[class_] + quantity.index))
        starts.append(quantity.span.start)
        position = quantity.span.end
    out += text[position:]
    starts += range(position, len(text))
    return Masked(problem, "".join(out), tuple(starts))


def _names_group(problem: Problem, quantity: Quantity) -> bool:
    """两小时 after 第一小时 and 第二小时 is the two of them, not a length of time."""
    return quantity.text.startswith("两") and f"第一{quantity.text[1:]}" in problem.text


def _means_every(problem: Problem, quantity: Quantity) -> bool:
    """1小时行56千米 says what 每小时行56千米 says."""
    if quantity.value != 1:
        return False
    kind = dimension(quantity.unit)
    if quantity.text[0] == "一" and kind not in ("time", "money"):
        return True  # 一升汽油, 一千克梨: the unit that something is per
    if kind not in ("time", "money", "") and cue("one_costs").match(problem.text, quantity.span.end):
        return not problem.text[: quantity.span.start].endswith(("买", "了", "和"))
    if quantity.text in ("一天", "一周", "一年") and cue("in_parts").search(problem.text):
        return True  # 上午…下午…，一天共…: the parts told before make it up
    timed = quantity.kind is Kind.NUMBER and kind == "time"
    return timed and cue("does_so_many").match(problem.text, quantity.span.end) is not None
