"""Expression → tokens → expression, in all three notations, and one order for what says the same."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.baselines.normal import normal
from fabula.baselines.notation import (
    OPERATORS,
    from_infix,
    from_postfix,
    from_prefix,
    infix,
    postfix,
    prefix,
    value_of,
)
from fabula.data.expression import Binary, Expression, Number
from fabula.errors import DataError

VALUES = {
    "N0": Fraction(7),
    "N1": Fraction(2, 5),
    "N2": Fraction(3),
    "1": Fraction(1),
    "3.14": Fraction("3.14"),
}
LEAVES = st.sampled_from([Number(value, text) for text, value in VALUES.items()])
TREES = st.recursive(
    LEAVES, lambda inner: st.builds(Binary, st.sampled_from(OPERATORS), inner, inner), max_leaves=8
)


@given(TREES)
def test_every_notation_gives_the_same_tree_back(tree: Expression) -> None:
    assert from_prefix(prefix(tree), VALUES) == tree
    assert from_postfix(postfix(tree), VALUES) == tree
    assert from_infix(infix(tree), VALUES) == tree
    assert value_of(from_infix(infix(tree), VALUES)) == value_of(tree)


@given(TREES)
def test_normal_form_keeps_the_value_and_is_its_own_normal_form(tree: Expression) -> None:
    again = normal(tree)
    assert value_of(again) == value_of(tree)
    assert normal(again) == again
    assert sorted(prefix(again)) == sorted(prefix(tree))


@given(TREES, TREES, st.sampled_from("+*"))
def test_normal_form_does_not_care_who_is_first(a: Expression, b: Expression, operator: str) -> None:
    assert normal(Binary(operator, a, b)) == normal(Binary(operator, b, a))


def read(text: str) -> Expression:
    return from_infix(text.split(), VALUES)


def test_normal_form_by_example() -> None:
    assert infix(normal(read("1 + N2 * N0 + N1"))) == ("N0", "*", "N2", "+", "N1", "+", "1")
    assert infix(normal(read("N2 - N0 / N1"))) == ("N2", "-", "N0", "/", "N1")


def test_powers_lean_to_the_right_and_keep_their_operands() -> None:
    assert value_of(read("N0 ^ N2")) == 343
    assert prefix(read("N2 ^ N2 ^ 1")) == ("^", "N2", "^", "N2", "1")
    assert infix(from_prefix(("^", "^", "N2", "N2", "1"), VALUES)) == ("(", "N2", "^", "N2", ")", "^", "1")


@pytest.mark.parametrize("tokens", ["", "+", "N0 N1", "( N0", "N0 )", "N0 + * N1", "( )", "N9", "N0 ( N1 )"])
def test_what_is_no_expression_is_refused(tokens: str) -> None:
    for read_back in (from_prefix, from_postfix, from_infix):
        with pytest.raises(DataError):
            read_back(tokens.split(), VALUES)


def test_what_has_no_value_has_none() -> None:
    assert value_of(read("N0 / ( N2 - N2 )")) is None
    assert value_of(read("N0 ^ N1")) is None
