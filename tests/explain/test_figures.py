"""Numbers and formulas on paper."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.explain.figures import Form, compose, figure, form_of, in_x, result_form, write
from fabula.situation.formula import Binary, Expr, Leaf
from fabula.situation.terms import Number
from fabula.solve.outcome import Linear


def n(value: str) -> Number:
    return Number(Fraction(value))


def shown(expr: Expr, form: Form = Form.PLAIN, lang: str = "zh") -> str:
    def leaf(part: Leaf) -> object:
        assert isinstance(part, Number)
        return figure(part.value, form, lang)

    return compose(expr, leaf, lang).text  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("30%", Form.PERCENT),
        ("百分之八", Form.PERCENT),
        ("八折", Form.PERCENT),
        ("(2/5)", Form.FRACTION),
        ("((2)/(5))吨", Form.FRACTION),
        ("三分之二", Form.FRACTION),
        ("一半", Form.FRACTION),
        ("1(1/2)小时", Form.MIXED),
        ("60千米/小时", Form.PLAIN),
        ("3.65元", Form.PLAIN),
        ("两", Form.PLAIN),
    ],
)
def test_form_of(text: str, form: Form) -> None:
    assert form_of(text) is form


@pytest.mark.parametrize(
    ("value", "form", "text"),
    [
        ("3/10", Form.PERCENT, "30%"),
        ("1/8", Form.PERCENT, "12.5%"),
        ("1/3", Form.PERCENT, "100/3%"),
        ("3/5", Form.FRACTION, "3/5"),
        ("3/5", Form.PLAIN, "0.6"),
        ("1/3", Form.PLAIN, "1/3"),
        ("3/2", Form.MIXED, "1又1/2"),
        ("200", Form.FRACTION, "200"),
    ],
)
def test_write(value: str, form: Form, text: str) -> None:
    assert write(Fraction(value), form) == text


def test_only_the_brackets_that_are_needed() -> None:
    one, two, three = n("1"), n("2"), n("3")
    assert shown(Binary("*", Binary("+", one, two), three)) == "(1+2)×3"
    assert shown(Binary("+", Binary("*", one, two), three)) == "1×2+3"
    assert shown(Binary("-", one, Binary("-", two, three))) == "1−(2−3)"
    assert shown(Binary("-", one, Binary("+", two, three))) == "1−(2+3)"
    assert shown(Binary("/", one, Binary("*", two, three))) == "1÷(2×3)"
    assert shown(Binary("/", one, n("3/5")), Form.FRACTION) == "1÷(3/5)"
    assert shown(Binary("*", n("150"), n("3/5")), Form.FRACTION) == "150×3/5"
    assert shown(Binary("+", one, n("-2"))) == "1+(−2)"
    assert shown(Binary("*", n("-2"), one)) == "(−2)×1"
    assert shown(Binary("*", one, two), lang="en") == "1 × 2"


@pytest.mark.parametrize(
    ("slope", "constant", "form", "text"),
    [
        ("1", "0", Form.PLAIN, "x"),
        ("3/10", "0", Form.PERCENT, "30%x"),
        ("3/5", "12", Form.FRACTION, "(3/5)x+12"),
        ("7/5", "-2", Form.PLAIN, "1.4x−2"),
        ("-1", "100", Form.PLAIN, "100−x"),
        ("-2", "0", Form.PLAIN, "−2x"),
        ("0", "5", Form.PLAIN, "5"),
    ],
)
def test_in_x(slope: str, constant: str, form: Form, text: str) -> None:
    assert in_x(Linear(Fraction(slope), Fraction(constant)), form).text == text


def test_form_of_results() -> None:
    assert result_form([Form.PLAIN, Form.PERCENT], Fraction(60), "米") is Form.PLAIN
    assert result_form([Form.PERCENT, Form.PERCENT], Fraction(3, 4), "") is Form.PERCENT
    assert result_form([Form.FRACTION, Form.PLAIN], Fraction(3, 5), "") is Form.FRACTION
    assert result_form([Form.PLAIN, Form.FRACTION], Fraction(42, 5), "米") is Form.PLAIN


EXPRS = st.recursive(
    st.integers(1, 30).map(lambda i: n(str(i))),
    lambda inner: st.builds(Binary, st.sampled_from("+-*/"), inner, inner),
    max_leaves=8,
)


def _value(expr: Expr) -> Fraction | None:
    if isinstance(expr, Number):
        return expr.value
    assert isinstance(expr, Binary)
    left, right = _value(expr.left), _value(expr.right)
    if left is None or right is None or (expr.op == "/" and not right):
        return None
    match expr.op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case _:
            return left / right


class _Reader:
    """Reads a printed line back: the oracle for brackets."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def sum(self) -> Fraction:
        value = self.product()
        while self.peek() in ("+", "−"):
            self.at += 1
            value = value + self.product() if self.text[self.at - 1] == "+" else value - self.product()
        return value

    def product(self) -> Fraction:
        value = self.factor()
        while self.peek() in ("×", "÷"):
            self.at += 1
            value = value * self.factor() if self.text[self.at - 1] == "×" else value / self.factor()
        return value

    def factor(self) -> Fraction:
        start = self.at
        if self.peek() == "(":
            self.at += 1
            value = self.sum()
            self.at += 1
            return value
        while self.peek().isdigit():
            self.at += 1
        return Fraction(self.text[start : self.at])


@given(EXPRS)
def test_what_is_printed_means_what_it_was(expr: Expr) -> None:
    value = _value(expr)
    if value is not None:
        assert _Reader(shown(expr)).sum() == value
