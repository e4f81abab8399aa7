"""The exact parser of gold equations and answers."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.data.expression import (
    Binary,
    Expression,
    Negative,
    Number,
    evaluate,
    numbers,
    parse,
    read_answer,
    same_answer,
    substitute,
)
from fabula.errors import DataError


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("x=(11-1)*2", "20"),
        ("x=165*(1+(1/5))", "198"),
        ("x=[(2+3)*4-{6/2}]", "17"),
        ("（1＋2）×3÷9", "1"),
        ("x=200*12.5%", "25"),
        ("x=(3+5)%", "2/25"),
        ("2^3^2", "512"),
        ("-2^2", "-4"),
        ("2^-2", "1/4"),
        ("(1/2)^2", "1/4"),
        ("8-3-2", "3"),
        ("8/4/2", "1"),
        ("x=8(1/2)*2", "17"),
        ("x = 1 + .5", "3/2"),
        ("x=450/((3/7)+(2/7))", "630"),
        ("x=42/((3)/(3+4))", "98"),
        ("0^0", "1"),
        ("(-1)^1001", "-1"),
        ("1^999999", "1"),
    ],
)
def test_values(text: str, value: str) -> None:
    assert evaluate(parse(text)) == Fraction(value)


@pytest.mark.parametrize(
    ("answer", "value"),
    [
        ("8((92)/(95))", Fraction(852, 95)),
        ("((13)/(10))", Fraction(13, 10)),
        ("12.5%", Fraction(1, 8)),
        ("3.650", Fraction(73, 20)),
        ("-5.5", Fraction(-11, 2)),
        ("45", Fraction(45)),
        ("3/5", Fraction(3, 5)),
        ("160元", Fraction(160)),
        ("2.5 千米/小时", Fraction(5, 2)),
        ("(1/3)米", Fraction(1, 3)),
        ("20%", Fraction(1, 5)),
    ],
)
def test_answers(answer: str, value: Fraction) -> None:
    assert read_answer(answer) == value


@pytest.mark.parametrize(
    ("text", "part", "position"),
    [
        ("x=3+", "a number is missing", 5),
        ("x=(3+4", "needs ')', found the end", 7),
        ("x=(3+4]", "needs ')', found ']'", 7),
        ("x=3 4", "unexpected '4'", 5),
        ("x=3(4+1)", "unexpected '('", 4),
        ("x=80千米", "unexpected '千'", 5),
        ("x=(1/0)", "denominator is zero", 3),
        ("x=*3", "not '*'", 3),
        ("", "a number is missing", 1),
        ("x=__import__('os')", "not '_'", 3),
    ],
)
def test_syntax_errors_name_the_position(text: str, part: str, position: int) -> None:
    with pytest.raises(DataError) as caught:
        parse(text)
    assert part in caught.value.message
    assert f"character {position}" in caught.value.message


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("x=1/(2-2)", "division by zero at character 4"),
        ("0^-1", "division by zero"),
        ("2^(1/2)", "not a whole number"),
        ("2^65", "too large"),
        ("9^9^9", "too large"),
        ("(" + "9" * 300 + ")^60", "too large"),
    ],
)
def test_value_errors(text: str, part: str) -> None:
    with pytest.raises(DataError, match=part.replace("(", r"\(")):
        evaluate(parse(text))


def test_long_and_deep_equations_are_refused_not_crashed() -> None:
    with pytest.raises(DataError, match="longer than"):
        parse("(" * 5000)
    for deep in ("(" * 199 + "7" + ")" * 199, "-" * 300 + "7", "1^" * 150 + "1"):
        with pytest.raises(DataError, match="nested too deeply"):
            parse(deep)
    assert evaluate(parse("(" * 40 + "7" + ")" * 40)) == 7
    assert evaluate(parse("+".join(["1"] * 200))) == 200


def test_empty_answer() -> None:
    with pytest.raises(DataError, match="empty"):
        read_answer("  ")
    with pytest.raises(DataError):
        read_answer("17时30分")  # not half an answer
    assert same_answer(Fraction(1, 3), "0.3333米") and not same_answer(Fraction(1, 3), "0.33米")


def test_numbers_and_substitution() -> None:
    tree = parse("x=165*(1+(1/5))-20%")
    assert [str(number) for number in numbers(tree)] == ["165", "1", "(1/5)", "20%"]
    other = substitute(tree, {0: Fraction(100), 2: Fraction(-1, 4)})
    assert evaluate(other) == 100 * Fraction(3, 4) - Fraction(1, 5)
    assert evaluate(tree, {0: Fraction(100), 2: Fraction(-1, 4)}) == evaluate(other)
    assert evaluate(parse(str(other))) == evaluate(other)
    with pytest.raises(DataError, match="no number 4"):
        substitute(tree, {4: Fraction(1)})


def test_the_problem_decides_what_a_bracketed_fraction_is() -> None:
    equation = "x=(3/5)*(360/8)"
    assert [str(number) for number in numbers(parse(equation, "用去(3/5)，360米，8天"))] == [
        "(3/5)",
        "360",
        "8",
    ]
    assert len(numbers(parse(equation))) == 2


@pytest.mark.parametrize(
    ("predicted", "gold", "same"),
    [
        (Fraction(1, 3), "((1)/(3))", True),
        (Fraction(1, 3), "0.3333", True),
        (Fraction(1, 3), "0.333", False),
        (Fraction(1, 3), "33.333%", True),
        (Fraction(333333, 1000000), "((1)/(3))", False),
        (Fraction(100001, 1000), "100", False),
        (Fraction(100001, 1000), "100.0", True),
        (Fraction(0), "0.0", True),
    ],
)
def test_same_answer(predicted: Fraction, gold: str, same: bool) -> None:
    assert same_answer(predicted, gold) is same


# --- the parser against Python's own arithmetic on generated trees ------------------------------------------

BRACKETS = ["()", "[]", "{}", "（）", "【】"]


def _literals() -> st.SearchStrategy[Expression]:
    whole = st.integers(0, 999).map(lambda n: Number(Fraction(n), str(n)))
    decimal = st.tuples(st.integers(0, 99), st.integers(1, 99)).map(
        lambda pair: Number(Fraction(f"{pair[0]}.{pair[1]:02}"), f"{pair[0]}.{pair[1]:02}")
    )
    percent = st.integers(1, 200).map(lambda n: Number(Fraction(n, 100), f"{n}%"))
    fraction = st.tuples(st.integers(1, 30), st.integers(1, 30)).map(
        lambda pair: Number(Fraction(*pair), f"({pair[0]}/{pair[1]})")
    )
    mixed = st.tuples(st.integers(1, 9), st.integers(1, 9), st.integers(1, 9)).map(
        lambda three: Number(three[0] + Fraction(three[1], three[2]), f"{three[0]}(({three[1]})/({three[2]}))")
    )
    return whole | decimal | percent | fraction | mixed


def _trees() -> st.SearchStrategy[Expression]:
    def grow(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
        pair = st.tuples(st.sampled_from("+-*/"), inner, inner).map(lambda parts: Binary(*parts))
        power = st.tuples(inner, st.integers(0, 3)).map(
            lambda parts: Binary("^", parts[0], Number(Fraction(parts[1]), str(parts[1])))
        )
        return pair | power | inner.map(Negative)

    return st.recursive(_literals(), grow, max_leaves=8)


def _oracle(tree: Expression) -> Fraction:
    """Python's Fraction arithmetic, written out apart from the module under test."""
    if isinstance(tree, Number):
        return tree.value
    if isinstance(tree, Negative):
        return -_oracle(tree.operand)
    left, right = _oracle(tree.left), _oracle(tree.right)
    match tree.operator:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "/":
            return left / right
        case _:
            return left ** int(right)


LEVEL = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 4}


def _print(tree: Expression, level: int, chance: random.Random) -> str:
    """Print with the brackets that are needed and, by chance, some that are not."""
    if isinstance(tree, Number):
        own, text = 5, tree.text
    elif isinstance(tree, Negative):
        own, text = 3, "-" + _print(tree.operand, 3, chance)
    else:
        own = LEVEL[tree.operator]
        sides = (own + 1, own) if tree.operator == "^" else (own, own + 1)
        left, right = _print(tree.left, sides[0], chance), _print(tree.right, sides[1], chance)
        text = f"{left}{tree.operator}{right}"
    if own < level or chance.random() < 0.2:
        pair = chance.choice(BRACKETS)
        return f"{pair[0]}{text}{pair[1]}"
    return text


@given(tree=_trees(), seed=st.integers(0, 10_000))
def test_parser_agrees_with_python(tree: Expression, seed: int) -> None:
    text = "x=" + _print(tree, 0, random.Random(seed))
    try:
        expected = _oracle(tree)
    except ZeroDivisionError:
        with pytest.raises(DataError, match="zero"):
            evaluate(parse(text))
        return
    assert evaluate(parse(text)) == expected


@given(st.text(alphabet="0123456789.+-*/^%()[]{}x= 千", max_size=30))
def test_any_text_gives_a_value_or_a_data_error(text: str) -> None:
    try:
        evaluate(parse(text))
    except DataError as error:
        assert error.message


@given(tree=_trees(), data=st.data())
def test_substituting_all_numbers_by_themselves_changes_nothing(tree: Expression, data: st.DataObject) -> None:
    same = {index: number.value for index, number in enumerate(numbers(tree))}
    try:
        expected = evaluate(tree)
    except DataError:
        return
    assert evaluate(substitute(tree, same)) == expected
