"""Numbers and formulas on paper: 30% stays 30%, 3/5 stays 3/5, and no bracket too many."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from fabula.situation.formula import Binary, Expr, Leaf
from fabula.solve.outcome import Linear
from fabula.text.numbers import format_number

SIGNS = {"+": "+", "-": "-", "*": "×", "/": "÷"}
_STRENGTH = {"+": 1, "-": 1, "*": 2, "/": 2}
_PERCENT = re.compile(r"%|百分之|折|成$")
_MIXED = re.compile(r"又|^[0-9]+\(")
_FRACTION = re.compile(r"分之|一半|/\(?[0-9]")
_ATOM = 4
_TIGHT = 3  # 30%x: a product without a sign, still bracketed after ÷


class Form(StrEnum):
    """How a number is written."""

    PLAIN = "plain"  # 3, 2.5; 1/3 where no decimal is exact
    FRACTION = "fraction"  # 3/5
    MIXED = "mixed"  # 1又1/2
    PERCENT = "percent"  # 45%


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece of a formula: its text, how strongly it holds together, and how its number is written."""

    text: str
    strength: int = _ATOM
    form: Form = Form.PLAIN
    fraction: bool = False
    known: bool = True


def form_of(text: str) -> Form:
    """The form in which a quantity stands in the problem's text."""
    if _PERCENT.search(text):
        return Form.PERCENT
    if _MIXED.search(text):
        return Form.MIXED
    return Form.FRACTION if _FRACTION.search(text) else Form.PLAIN


def write(value: Fraction, form: Form = Form.PLAIN, lang: str = "zh") -> str:
    """The exact value in the given form."""
    if form is Form.PERCENT:
        return f"{write(value * 100)}%"
    if form is Form.MIXED and value.denominator > 1 and value > 1:
        whole, rest = divmod(value.numerator, value.denominator)
        return f"{whole}{'又' if lang == 'zh' else ' '}{rest}/{value.denominator}"
    if form in (Form.FRACTION, Form.MIXED):
        return str(value)
    return format_number(value)


def figure(value: Fraction, form: Form = Form.PLAIN, lang: str = "zh") -> Figure:
    """A number as a piece of a formula."""
    text = write(value, form, lang)
    strength = _STRENGTH["-"] if value < 0 else _ATOM
    return Figure(text, strength, form, fraction="/" in text)


def result_form(forms: Iterable[Form], value: Fraction, unit: str) -> Form:
    """How the result of an operation on numbers of these forms is written."""
    met = set(forms)
    fractions = {Form.FRACTION, Form.MIXED} & met
    if value.denominator == 1:
        return Form.PLAIN
    if fractions:
        decimal = (value * 1000).denominator == 1
        return Form.PLAIN if unit and decimal and abs(value) > 1 and Form.PLAIN in met else Form.FRACTION
    if Form.PERCENT in met and not unit:
        return Form.PERCENT
    return Form.PLAIN


def compose(expr: Expr, leaf: Callable[[Leaf], Figure], lang: str = "zh") -> Figure:
    """An expression with × and ÷ signs and only the brackets that are needed."""
    if not isinstance(expr, Binary):
        return leaf(expr)
    left, right = compose(expr.left, leaf, lang), compose(expr.right, leaf, lang)
    # x×30% is written 30%x
    if expr.op == "*" and {left.text, right.text} & {"x"}:
        other = right if left.text == "x" else left
        if other.text == "1":
            return Figure("x", _TIGHT, other.form, known=False)
        if other.strength == _ATOM and other.known and other.text != "x":
            return Figure(
                f"({other.text})x" if other.fraction else f"{other.text}x", _TIGHT, other.form, known=False
            )
    sign = SIGNS[expr.op] if lang == "zh" else f" {SIGNS[expr.op]} "
    text = f"{_side(left, expr.op, False)}{sign}{_side(right, expr.op, True)}"
    form = max((left.form, right.form), key=list(Form).index)
    return Figure(text, _STRENGTH[expr.op], form, known=left.known and right.known)


def _side(piece: Figure, op: str, right: bool) -> str:
    own = _STRENGTH[op]
    weaker = piece.strength < own or (right and piece.text.startswith("-"))
    same = piece.strength == own and right and op in "-/"
    tight = op == "/" and (piece.fraction or (piece.strength == _TIGHT and right))
    return f"({piece.text})" if weaker or same or tight else piece.text


def in_x(form: Linear, written: Form, lang: str = "zh") -> Figure:
    """``slope·x + constant`` as a school book writes it: 30%x, (3/5)x+12, 100-x."""
    if not form.slope:
        return figure(form.constant, written, lang)
    part = _times_x(abs(form.slope), written, lang)
    if not form.constant:
        return (
            Figure(part, _TIGHT, written, known=False)
            if form.slope > 0
            else Figure(f"-{part}", 1, written, known=False)
        )
    plus, minus = ("+", "-") if lang == "zh" else (" + ", " - ")
    constant = write(abs(form.constant))
    if form.slope < 0 < form.constant:
        return Figure(f"{constant}{minus}{part}", 1, written, known=False)
    head = part if form.slope > 0 else f"-{part}"
    return Figure(f"{head}{plus if form.constant > 0 else minus}{constant}", 1, written, known=False)


def _times_x(slope: Fraction, written: Form, lang: str) -> str:
    if slope == 1:
        return "x"
    text = write(slope, written if slope.denominator > 1 else Form.PLAIN, lang)
    return f"({text})x" if "/" in text else f"{text}x"
