"""The formula parser against an oracle that does nothing clever."""

import contextlib
import operator
from fractions import Fraction

import pytest
from hypothesis import given as forall
from hypothesis import strategies as st

from builders import number
from fabula.errors import GrammarError
from fabula.situation.formula import Binary, evaluate, leaves, parse_formula, show
from fabula.situation.terms import Number, Unknown

NAMES = ("a", "b", "n")
NUMBERS = st.integers(0, 20).map(str) | st.decimals("0", "9", places=1).map(str)


@st.composite
def sources(draw, depth=4):
    """A formula as text, fully bracketed by chance only."""
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        return draw(st.sampled_from(NAMES) | NUMBERS)
    left, right = draw(sources(depth=depth - 1)), draw(sources(depth=depth - 1))
    operator = draw(st.sampled_from(["+", "-", "*", "/", "//"]))
    text = f"{left}{draw(st.sampled_from(['', ' ']))}{operator} {right}"
    return f"({text})" if draw(st.booleans()) else text


APPLY = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "//": operator.floordiv,
}


def oracle(source: str, values: dict[str, Fraction]) -> Fraction:
    """Splits at the last operator of lowest precedence outside brackets: brute force, by definition."""
    source = source.strip()
    for operators in ("+-", "*/"):
        depth = 0
        for at in range(len(source) - 1, -1, -1):
            depth += {")": 1, "(": -1}.get(source[at], 0)
            if depth == 0 and source[at] in operators:
                start = at - (source[at - 1 : at + 1] == "//")
                left, right = oracle(source[:start], values), oracle(source[at + 1 :], values)
                return Fraction(APPLY[source[start : at + 1]](left, right))
    if source.startswith("("):
        return oracle(source[1:-1], values)
    return values[source] if source in values else Fraction(source)


VALUES = st.fixed_dictionaries({n: st.fractions(-9, 9, max_denominator=6) for n in NAMES})


@forall(sources(), VALUES)
def test_parser_agrees_with_the_oracle(source, values):
    binding = {n: Number(v) for n, v in values.items()}
    parsed = parse_formula(source).value(binding)
    try:
        expected = oracle(source, values)
    except ZeroDivisionError:
        with pytest.raises(ZeroDivisionError):
            evaluate(parsed, {})
        return
    assert evaluate(parsed, {}) == expected


@forall(sources())
def test_what_show_prints_reads_back_as_the_same_tree(source):
    binding = {n: Unknown(n) for n in NAMES}
    parsed = parse_formula(source).value(binding)
    printed = show(parsed, lambda leaf: leaf.name if isinstance(leaf, Unknown) else _decimal(leaf.value))
    again = parse_formula(printed).value(binding)
    assert _values(again) == _values(parsed)
    assert show(again) == show(parsed)
    with contextlib.suppress(ZeroDivisionError):
        assert evaluate(again, OTHERS) == evaluate(parsed, OTHERS)


OTHERS = {Unknown("a"): Fraction(7), Unknown("b"): Fraction(2), Unknown("n"): Fraction(5, 3)}


def _decimal(value: Fraction) -> str:
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.1f}"


def _values(expr):
    return [str(leaf) for leaf in leaves(expr)]


@forall(st.lists(st.fractions(-9, 9, max_denominator=6), min_size=1, max_size=5))
def test_folds(values):
    binding = {"a": tuple(map(Number, values))}
    product = Fraction(1)
    for value in values:
        product *= value
    for fold, expected in (("sum", sum(values)), ("product", product), ("count", len(values))):
        assert evaluate(parse_formula(f"{fold}(a)").value(binding), {}) == expected


def test_an_equation_has_two_sides():
    equation = parse_formula("a = b * (1 + n)").equation({n: Unknown(n) for n in NAMES}, 7)
    assert str(equation) == "?a = ?b * (1 + ?n)"
    assert equation.relation == 7


def test_names():
    assert parse_formula("a = sum(b) * (1 + n)").names() == {"a", "b", "n"}


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (Binary("-", number(1), Binary("-", number(2), number(3))), "1 - (2 - 3)"),
        (Binary("-", Binary("-", number(1), number(2)), number(3)), "1 - 2 - 3"),
        (Binary("/", number(1), Binary("*", number(2), number(3))), "1 / (2 * 3)"),
        (Binary("*", number(2), Binary("//", number(7), number(2))), "2 * (7 // 2)"),
        (
            Binary("*", number(2), Binary("*", Binary("//", number(7), number(2)), number(3))),
            "2 * (7 // 2 * 3)",
        ),
        (Binary("*", number(2), Binary("/", number(7), number(2))), "2 * 7 / 2"),
        (Binary("//", Binary("*", number(2), number(7)), number(2)), "2 * 7 // 2"),
        (Binary("*", Binary("+", number(1), number(2)), number(3)), "(1 + 2) * 3"),
    ],
)
def test_brackets_only_where_needed(expr, text):
    assert str(expr) == text


@pytest.mark.parametrize(
    "source", ["", "a +", "(a", "a b", "a = b = c", "sum a", "sum(1", "*a", "a $ b", "a = "]
)
def test_malformed(source):
    with pytest.raises(GrammarError):
        parse_formula(source)


def test_a_value_is_not_an_equation():
    with pytest.raises(GrammarError, match="not an equation"):
        parse_formula("a + b").equation({"a": number(1), "b": number(2)})


def test_several_things_need_a_fold():
    with pytest.raises(GrammarError, match=r"sum\(a\)"):
        parse_formula("a + 1").value({"a": (number(1), number(2))})
