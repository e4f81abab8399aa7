"""Gold equations and answers, read exactly: never by ``eval``.

    equation := ["x" "="] sum
    sum      := product (("+" | "-") product)*
    product  := signed (("*" | "/") signed)*
    signed   := "-" signed | "+" signed | power
    power    := percent ["^" signed]                 right-associative
    percent  := atom "%"*
    atom     := NUMBER [FRACTION] | FRACTION | "(" sum ")"      and likewise [ ] { } and full-width brackets
    FRACTION := "(" INT "/" INT ")" | "((" INT ")/(" INT "))"   the second only behind a whole number

``8(1/2)`` and ``8((1)/(2))`` are mixed numbers (8 + 1/2), the only case in which two things may stand
side by side without an operator; Math23K writes no implicit product.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from fabula.errors import DataError
from fabula.situation.arithmetic import Climber

MAX_LENGTH = 400  # the longest equation of Math23K has 102 characters
MAX_DEPTH = 50  # brackets, signs and powers inside each other
MAX_EXPONENT = 64
MAX_BITS = 4096

TOLERANCE = Fraction(1, 10_000)


@dataclass(frozen=True)
class Number:
    """A literal: ``12``, ``3.65``, ``20%``, ``(3/5)``, ``8(1/2)``; ``start`` is its place in the equation."""

    value: Fraction
    text: str
    start: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Negative:
    operand: Expression
    start: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"-({self.operand})"


@dataclass(frozen=True)
class Binary:
    """``left operator right`` with one of ``+ - * / ^``; ``start`` is the operator's place."""

    operator: str
    left: Expression
    right: Expression
    start: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"({self.left}{self.operator}{self.right})"


Expression = Number | Negative | Binary

_OPEN = {"(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "【": "】", "｛": "｝", "〔": "〕"}
_OPERATORS = {"+": "+", "-": "-", "*": "*", "/": "/", "^": "^", "%": "%"} | {
    "＋": "+", "－": "-", "−": "-", "×": "*", "＊": "*", "÷": "/", "／": "/", "％": "%", "＾": "^",
}  # fmt: skip
_NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?|\.[0-9]+")
_FRACTION = re.compile(r"\(\s*([0-9]+)\s*/\s*([0-9]+)\s*\)")
_DEEP_FRACTION = re.compile(r"\(\s*\(\s*([0-9]+)\s*\)\s*/\s*\(\s*([0-9]+)\s*\)\s*\)")
_UNKNOWN = re.compile(r"\s*x\s*[=＝]", re.IGNORECASE)
_UNIT = re.compile(r"(?<=[0-9)%％])\s*(?:[^\W\d_]+[²³]?)(?:/[^\W\d_]+)?\s*$")  # 160元, 60千米/小时
_DECIMAL = re.compile(r"\s*[-−]?[0-9]*\.[0-9]+\s*[%％]?\s*")


class _Reader(Climber[Expression]):
    def __init__(self, text: str, problem: str | None) -> None:
        self.text = text
        self.problem = problem
        self.depth = 0

    def fail(self, message: str) -> DataError:
        return DataError(f"{message} at character {self.at + 1} of {self.text!r}", span=(self.at, self.at + 1))

    def peek(self) -> str:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at] if self.at < len(self.text) else ""

    def operator(self, among: Collection[str]) -> str:
        found = _OPERATORS.get(self.peek(), "")
        if found and found in among:
            self.at += 1
            return found
        return ""

    def whole(self) -> Expression:
        unknown = _UNKNOWN.match(self.text)
        if unknown:
            self.at = unknown.end()
        result = self.climb()
        if self.peek():
            raise self.fail(f"unexpected {self.peek()!r}")
        return result

    def joined(self, op: str, left: Expression, right: Expression, at: int) -> Expression:
        return Binary(op, left, right, at - 1)

    def operand(self) -> Expression:
        self.depth += 1  # every way down leads through here
        if self.depth > MAX_DEPTH:
            raise self.fail("nested too deeply")
        result = self.negated()
        self.depth -= 1
        return result

    def negated(self) -> Expression:
        if symbol := self.operator("+-"):
            start = self.at - 1
            operand = self.operand()
            return Negative(operand, start) if symbol == "-" else operand
        return self.power()

    def power(self) -> Expression:
        base = self.percent()
        if self.operator("^"):
            start = self.at - 1
            return Binary("^", base, self.operand(), start)
        return base

    def percent(self) -> Expression:
        inner = self.atom()
        while self.operator("%"):
            if isinstance(inner, Number):
                inner = Number(inner.value / 100, inner.text + "%", inner.start)
            else:
                inner = Binary("/", inner, Number(Fraction(100), "100", self.at - 1), self.at - 1)
        return inner

    def atom(self) -> Expression:
        symbol = self.peek()
        if not symbol:
            raise self.fail("a number is missing")
        number = _NUMBER.match(self.text, self.at)
        if number:
            return self.number(number)
        if symbol not in _OPEN:
            raise self.fail(f"expected a number or a bracket, not {symbol!r},")
        fraction = _FRACTION.match(self.text, self.at)
        if fraction and self.is_literal(fraction):
            return self.fraction(fraction, Fraction(0), self.at)
        return self.bracket(_OPEN[symbol])

    def is_literal(self, fraction: re.Match[str]) -> bool:
        """``(3/5)`` is one number of the story, ``(360/8)`` a division: only the problem's text can tell."""
        return self.problem is None or fraction.group() in self.problem

    def number(self, number: re.Match[str]) -> Number:
        start, text = self.at, number.group()
        self.at = number.end()
        part = _FRACTION.match(self.text, self.at) or _DEEP_FRACTION.match(self.text, self.at)
        if part and text.isdigit():
            return self.fraction(part, Fraction(text), start)
        return Number(Fraction(text), text, start)

    def fraction(self, match: re.Match[str], whole: Fraction, start: int) -> Number:
        if int(match[2]) == 0:
            raise self.fail("the fraction's denominator is zero")
        self.at = match.end()
        return Number(whole + Fraction(int(match[1]), int(match[2])), self.text[start : self.at], start)

    def bracket(self, closing: str) -> Expression:
        opened = self.at
        self.at += 1
        inner = self.climb()
        if self.peek() != closing:
            found = repr(self.peek()) if self.peek() else "the end"
            raise self.fail(f"the bracket opened at character {opened + 1} needs {closing!r}, found {found}")
        self.at += 1
        return inner


def parse(text: str, problem: str | None = None) -> Expression:
    """Read an equation (``x=…`` or the right side alone).

    A bracketed ``(a/b)`` becomes one literal; given the problem's text, only if it is written there,
    and otherwise a division of two literals. The value is the same either way.
    """
    if len(text) > MAX_LENGTH:
        raise DataError(f"an equation of {len(text)} characters is longer than {MAX_LENGTH}")
    return _Reader(text, problem).whole()


def evaluate(expression: Expression, values: Mapping[int, Fraction] | None = None) -> Fraction:
    """The exact value; ``values`` puts other numbers in the place of some literals (by their index)."""
    if values:
        expression = substitute(expression, values)
    if isinstance(expression, Number):
        return expression.value
    if isinstance(expression, Negative):
        return -evaluate(expression.operand)
    return _apply(expression, evaluate(expression.left), evaluate(expression.right))


def _apply(node: Binary, left: Fraction, right: Fraction) -> Fraction:
    if node.operator == "+":
        return left + right
    if node.operator == "-":
        return left - right
    if node.operator == "*":
        return left * right
    if node.operator == "/":
        if right == 0:
            raise _at(node, "division by zero")
        return left / right
    return _power(node, left, right)


def _power(node: Binary, base: Fraction, exponent: Fraction) -> Fraction:
    if exponent.denominator != 1:
        raise _at(node, f"the exponent {exponent} is not a whole number")
    if base == 0 and exponent < 0:
        raise _at(node, "division by zero (a negative power of zero)")
    times = abs(exponent.numerator)
    bits = max(base.numerator.bit_length(), base.denominator.bit_length())
    if base not in (0, 1, -1) and (times > MAX_EXPONENT or times * bits > MAX_BITS):
        raise _at(node, f"the power with exponent {exponent} is too large")
    if base == -1:  # an exponent of any size, without computing a power
        return Fraction(-1 if times % 2 else 1)
    result = base ** (1 if base in (0, 1) and times else times)
    return 1 / result if exponent < 0 else result


def _at(node: Binary, message: str) -> DataError:
    return DataError(f"{message} at character {node.start + 1}", span=(node.start, node.start + 1))


def numbers(expression: Expression) -> tuple[Number, ...]:
    """The literals from left to right."""
    if isinstance(expression, Number):
        return (expression,)
    if isinstance(expression, Negative):
        return numbers(expression.operand)
    return numbers(expression.left) + numbers(expression.right)


def substitute(expression: Expression, replacements: Mapping[int, Fraction]) -> Expression:
    """The same tree with other numbers at some of the positions that ``numbers`` counts."""
    count = len(numbers(expression))
    wrong = [index for index in replacements if not 0 <= index < count]
    if wrong:
        raise DataError(f"the equation has {count} numbers; there is no number {wrong[0]}")
    return _substitute(expression, replacements, 0)[0]


def _substitute(node: Expression, new: Mapping[int, Fraction], index: int) -> tuple[Expression, int]:
    if isinstance(node, Number):
        if index in new:
            return Number(new[index], _literal(new[index]), node.start), index + 1
        return node, index + 1
    if isinstance(node, Negative):
        operand, index = _substitute(node.operand, new, index)
        return replace(node, operand=operand), index
    left, index = _substitute(node.left, new, index)
    right, index = _substitute(node.right, new, index)
    return replace(node, left=left, right=right), index


def _literal(value: Fraction) -> str:
    text = str(abs(value)) if value.denominator == 1 else f"({abs(value.numerator)}/{value.denominator})"
    return text if value >= 0 else f"(-{text})"


def read_answer(answer: str) -> Fraction:
    """``8((92)/(95))`` is 8 + 92/95, ``((13)/(10))`` 13/10, ``12.5%`` 1/8; a unit behind it is not looked at."""
    if not answer.strip():
        raise DataError("the answer is empty")
    return evaluate(parse(_UNIT.sub("", answer)))


def same_answer(predicted: Fraction, gold: str) -> bool:
    """Equal exactly, or within 1e-4 (relative) of a gold written as a decimal, which may be rounded."""
    value = read_answer(gold)
    if predicted == value:
        return True
    if not _DECIMAL.fullmatch(_UNIT.sub("", gold)):
        return False
    return abs(predicted - value) <= TOLERANCE * max(abs(predicted), abs(value))
