"""Numbers and formulas on paper: 30% stays 30%, 3/5 stays 3/5, and a product with x loses its sign."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction

from fabula.explain.lexicon import lexeme
from fabula.explain.maths import Form, Letter, Maths, Num, Op, text, write
from fabula.situation.formula import Binary, Expr, Leaf
from fabula.solve.outcome import Linear

__all__ = ["Figure", "Form", "compose", "figure", "form_of", "in_x", "result_form", "write"]

_PERCENT = re.compile(lexeme("percent_shape"))
_MIXED = re.compile(lexeme("mixed_shape"))
_FRACTION = re.compile(lexeme("fraction_shape"))


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece of a formula and how its numbers are written."""

    maths: Maths
    form: Form = Form.PLAIN
    lang: str = "zh"

    @property
    def text(self) -> str:
        return text(self.maths, self.lang)

    @property
    def known(self) -> bool:
        """Whether there is no letter in it."""
        return _known(self.maths)


def _known(maths: Maths) -> bool:
    if isinstance(maths, Op):
        return _known(maths.left) and _known(maths.right)
    return not isinstance(maths, Letter)


def form_of(text: str) -> Form:
    """The form in which a quantity stands in the problem's text."""
    if _PERCENT.search(text):
        return Form.PERCENT
    if _MIXED.search(text):
        return Form.MIXED
    return Form.FRACTION if _FRACTION.search(text) else Form.PLAIN


def figure(value: Fraction, form: Form = Form.PLAIN, lang: str = "zh") -> Figure:
    """A number as a piece of a formula."""
    return Figure(Num(value, form), form, lang)


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
    """An expression with × and ÷ signs; x×30% is written 30%x."""
    if not isinstance(expr, Binary):
        return leaf(expr)
    left, right = compose(expr.left, leaf, lang), compose(expr.right, leaf, lang)
    form = max((left.form, right.form), key=list(Form).index)
    if expr.op == "*" and isinstance(left.maths, Letter) != isinstance(right.maths, Letter):
        letter, other = (left, right) if isinstance(left.maths, Letter) else (right, left)
        if isinstance(other.maths, Num) and other.maths.value >= 0:
            return Figure(_times(other.maths, letter.maths), other.form, lang)
    return Figure(Op(expr.op, left.maths, right.maths), form, lang)


def _times(number: Num, letter: Maths) -> Maths:
    return letter if number.value == 1 else Op("", number, letter)


def in_x(form: Linear, written: Form, lang: str = "zh") -> Figure:
    """``slope·x + constant`` as a school book writes it: 30%x, (3/5)x+12, 100−x."""
    if not form.slope:
        return figure(form.constant, written, lang)
    own = written if form.slope.denominator > 1 else Form.PLAIN
    part = _times(Num(abs(form.slope), own), Letter("x"))
    signed = part if form.slope > 0 else _times(Num(form.slope, own), Letter("x"))
    if not form.constant:
        return Figure(signed, written, lang)
    constant = Num(abs(form.constant))
    if form.slope < 0 < form.constant:
        return Figure(Op("-", constant, part), written, lang)
    return Figure(Op("+" if form.constant > 0 else "-", signed, constant), written, lang)
