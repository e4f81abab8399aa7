"""Numbers of a tale: where they are drawn from, what follows from them, and how they are written."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache, partial
from typing import Any

from fabula.errors import GrammarError
from fabula.lang.lexicon import particle
from fabula.situation.arithmetic import PRODUCTS, SUMS, Tokens, tokens

Values = Mapping[str, Fraction]

LARGEST_IN_WORDS = 10  # 十分之七
LARGEST_WRITTEN = 12  # 5/12; 3/20 is rather 15%
_RANGE = re.compile(r"(?P<low>[0-9.]+)\.\.(?P<high>[0-9.]+)(?:/(?P<step>[0-9.]+))?")
_CHOICES = re.compile(r"[0-9./]+(?:\|[0-9./]+)*")
_COMPARED = frozenset(("<", "<=", ">", ">=", "==", "!="))
_OPERATE: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "%": operator.mod,
    "//": operator.floordiv, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne,
}  # fmt: skip


@cache
def is_range(source: str) -> bool:
    """Whether a number is drawn from this: ``40..120/5`` (in steps of 5), ``1/2|1/3|3/4``."""
    return bool(_RANGE.fullmatch(source) or _CHOICES.fullmatch(source))


def draw(source: str, pick: Callable[[int], int]) -> Fraction:
    """A number of a range or one of several; ``pick(n)`` gives a number below n."""
    numbers = _range(source)
    return numbers[pick(len(numbers))]


@cache
def _range(source: str) -> tuple[Fraction, ...]:
    """All numbers of a range or of several single ones."""
    match = _RANGE.fullmatch(source)
    if match is None:
        return tuple(map(Fraction, source.split("|")))
    low, high, step = Fraction(match["low"]), Fraction(match["high"]), Fraction(match["step"] or 1)
    return tuple(low + step * at for at in range(int((high - low) / step) + 1))


def evaluate(source: str, values: Values) -> Fraction:
    """The value of an expression such as ``(v1+v2)*t``; division by zero is an ArithmeticError."""
    return Fraction(_function(source)(values))


def holds(source: str, values: Values) -> bool:
    """Whether a condition such as ``v1 > v2`` holds."""
    return bool(_function(source)(values))


@cache
def _function(source: str) -> Callable[[Values], Any]:
    """An expression as a function of the numbers it names."""
    return _Reader(source).whole()


class _Reader(Tokens[Callable[[Values], Any]]):
    """Makes functions of formulas and of one comparison of two."""

    strength = (SUMS, PRODUCTS | {"%"})

    def __init__(self, source: str) -> None:
        super().__init__(tokens(source))
        self.source = source

    def whole(self) -> Callable[[Values], Any]:
        found = self.climb()
        if op := self.operator(_COMPARED):
            found = self.joined(op, found, self.climb(), self.at)
        self.end()
        return found

    def fail(self, message: str) -> Exception:
        return GrammarError(f"cannot read {self.source!r}: {message}")

    def joined(
        self, op: str, left: Callable[[Values], Any], right: Callable[[Values], Any], at: int
    ) -> Callable[[Values], Any]:
        operate = _OPERATE[op]
        return lambda values: operate(left(values), right(values))

    def leaf(self, token: str) -> Callable[[Values], Any]:
        if token[0].isdigit():
            value = Fraction(token)
            return lambda values: value
        if token.isidentifier():
            return partial(_named, token, self.source)
        raise self.fail(f"unexpected {token!r}")


def _named(name: str, source: str, values: Values) -> Fraction:
    if name not in values:
        raise GrammarError(f"cannot read {source!r}: no {name}")
    return values[name]


def plain(value: Fraction, places: int = 2) -> bool:
    """Whether a number can be written with so many decimal places."""
    return bool(10**places % value.denominator == 0)


def decimal(value: Fraction) -> str:
    """12, 3.5; a number that has no end stays a fraction."""
    if value.denominator == 1:
        return str(value.numerator)
    if not plain(value, 4):
        return f"{value.numerator}/{value.denominator}"
    return f"{float(value):.4f}".rstrip("0")


def fraction(value: Fraction, style: str, digits: str) -> str:
    """3/4, (3/4), 75% or 四分之三; ``digits`` are the Chinese ones from 零 to 十."""
    if style == "percent" and plain(value):
        return percent(value)
    top, bottom = value.numerator, value.denominator
    if style == "words" and max(top, bottom) < len(digits):
        return f"{digits[bottom]}{particle('parts_of')}{digits[top]}"
    return f"({top}/{bottom})" if style == "brackets" else f"{top}/{bottom}"


def bears(style: str, value: Fraction) -> bool:
    """Whether a fraction can be written so: 3/8 is no round percentage, 3/20 is not said in words."""
    match style:
        case "percent":
            return plain(value)
        case "words":
            return max(value.numerator, value.denominator) <= LARGEST_IN_WORDS
    return value.denominator <= LARGEST_WRITTEN


def percent(value: Fraction) -> str:
    return f"{decimal(value * 100)}%"


def discount(value: Fraction, digits: str) -> str:
    """八折, 八五折."""
    return "".join(digits[int(digit)] for digit in decimal(value).removeprefix("0.")) + particle("tenths")
