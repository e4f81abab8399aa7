"""What a number in a story is: its place, its exact value, its kind and its unit."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from fabula.text.spans import Span

CLOCK_UNIT = "小时"  # in which the value of a time of day is counted


class Kind(StrEnum):
    """How a number is used, as far as the words next to it tell."""

    NUMBER = "number"  # 12千米, 3.65元, (2/5)吨, 12
    FRACTION = "fraction"  # (2/5), 一半, 三分之二, 三成: no unit
    PERCENT = "percent"  # 45%, 百分之八
    TIMES = "times"  # 3倍
    RATIO = "ratio"  # 3:5
    DISCOUNT = "discount"  # 八折; "打0.8"; a price multiplied by it
    ORDINAL = "ordinal"  # 第一天, 五年级, 3号: a label, not an amount
    CLOCK = "clock"  # 上午8时30分, in hours since midnight; 次日6时 is 30 where a clock was told before
    DATE = "date"  # 2008年, 5月1日
    COUNT_WORD = "count_word"  # 两车, 三天: how many members a group named by a word has
    ASKED = "asked"  # 多少, 几, 百分之几, =？


@dataclass(frozen=True, slots=True)
class Quantity:
    """One number of the text, with its unit.

    ``value`` is in ``unit`` with 万 and 亿 multiplied in; ``scale`` remembers them (10000 for 23.5万元), so
    that an answer can be given as the text would.
    """

    index: int
    span: Span
    text: str
    value: Fraction | None
    kind: Kind
    unit: str = ""
    per: str = ""
    parts: tuple[Fraction, ...] = ()
    scale: int = 1
    asks: str = ""
    approx: bool = False

    def to_json(self) -> dict[str, Any]:
        return {
            "index": self.index,
            "span": [self.span.start, self.span.end],
            "text": self.text,
            "value": None if self.value is None else str(self.value),
            "kind": self.kind.value,
            "unit": self.unit,
            "per": self.per,
            "parts": [str(part) for part in self.parts],
            "scale": self.scale,
            "asks": self.asks,
            "approx": self.approx,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Quantity:
        return cls(
            index=data["index"],
            span=Span(*data["span"]),
            text=data["text"],
            value=None if data["value"] is None else Fraction(data["value"]),
            kind=Kind(data["kind"]),
            unit=data["unit"],
            per=data["per"],
            parts=tuple(Fraction(part) for part in data["parts"]),
            scale=data["scale"],
            asks=data["asks"],
            approx=data["approx"],
        )


def found(text: str, start: int, end: int, kind: Kind, value: Fraction | None = None, **more: Any) -> Quantity:
    """A quantity not yet numbered: the recognisers' way of saying what stands at ``start``."""
    return Quantity(-1, Span(start, end), text[start:end], value, kind, **more)
