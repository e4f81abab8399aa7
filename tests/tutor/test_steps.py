"""Reading what pupils type."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabula.tutor import StepError, parse
from fabula.tutor.measures import raw
from fabula.tutor.steps import DEPTH, LENGTH, Statement, as_number


def only(text: str) -> Statement:
    (statement,) = parse(text)
    return statement


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("70+60=130", [130, 130]),
        ("７０＋６０＝１３０", [130, 130]),
        ("280÷(70+60)", [Fraction(28, 13)]),
        ("70*3=210", [210, 210]),
        ("70·3", [210]),
        ("70x3=210", [210, 210]),
        ("70 x 3 = 210", [210, 210]),
        ("3(4+5)=27", [27, 27]),
        ("2(1/2)", [Fraction(5, 2)]),
        ("1又1/2+2", [Fraction(7, 2)]),
        ("1 1/2 + 2", [Fraction(7, 2)]),
        (".5×4=2", [2, 2]),
        ("1,200+5", [1205]),
        ("180×(1+20%)", [216]),
        ("百分之二十五", [Fraction(1, 4)]),
        ("三分之二", [Fraction(2, 3)]),
        ("八五折", [Fraction(17, 20)]),
        ("60÷30/5", [10]),
        ("60/30/5", [Fraction(2, 5)]),
        ("12-3-4=5", [5, 5]),
        ("-3+5", [2]),
        ("70加60等于130", [130, 130]),
        ("280除以140等于2", [2, 2]),
        ("速度70×时间3=210", [210, 210]),
        ("甲车的速度+乙车的速度=70+60=130", [130, 130]),
        ("3小时行了210千米", [210]),
        ("第1天看了60页", [60]),
        ("应从第21页开始看", [21]),
        ("89/36吨（约2.47吨）", [Fraction(89, 36)]),
    ],
)
def test_values(text: str, values: list[int | Fraction]) -> None:
    assert [raw(side) for side in only(text).sides] == values


@pytest.mark.parametrize(
    ("text", "unit", "per"),
    [
        ("130千米/时", "千米", "小时"),
        ("70千米每小时", "千米", "小时"),
        ("甲车每小时行70千米", "千米", "小时"),
        ("70+60=130（千米/小时）", "千米", "小时"),
        ("70 + 60 = 130 km/h", "千米", "小时"),
        ("3 hours", "小时", ""),
        ("216(棵)", "棵", ""),
        ("2小时30分", "小时", ""),
    ],
)
def test_units(text: str, unit: str, per: str) -> None:
    assert (only(text).unit, only(text).per or only(text).said_per) == (unit, per)


def test_words_and_marks() -> None:
    assert only("甲车行了 120 千米").words == "甲车行了"
    assert only("答：还剩108页。").final
    assert only("Answer: 3 h").final
    assert only("设甲车行的时间为x小时").let
    assert only("10÷3≈3.33").about


def test_several_statements() -> None:
    found = parse("70+60=130，390÷130=3。答：3小时")
    assert [raw(s.result) for s in found] == [130, 3, 3]
    assert [s.final for s in found] == [False, False, True]
    assert len(parse("70+60=130\n390÷130=3")) == 2


def test_unknowns() -> None:
    assert only("(70+60)x=390").unknowns == ("x",)
    assert only("x+y=10").unknowns == ("x", "y")
    assert as_number(only("3/5").sides[0]) is not None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("你好", "nothing"),
        ("70+", "operand"),
        ("+", "operand"),
        ("(70+60", "brackets"),
        ("70+60)", "brackets"),
        ("70 60", "operator"),
        ("3/0", "zero"),
        ("1" * 80, "long_number"),
        ("(" * (DEPTH + 1) + "1" + ")" * (DEPTH + 1), "too_deep"),
        ("-" * (DEPTH + 1) + "1", "too_deep"),
        ("1+" * LENGTH + "1", "too_long"),
        ("1，" * 20, "too_many"),
    ],
)
def test_what_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises(StepError) as caught:
        parse(text)
    assert caught.value.code == code


TYPED = st.text(alphabet="0123456789+-×÷*/:=().%xy 千米小时元约设答第一半又分之加折倍，。\n", max_size=40)


@settings(deadline=None)
@given(st.one_of(st.text(max_size=60), TYPED))
def test_nothing_but_its_own_error(text: str) -> None:
    try:
        statements = parse(text)
    except StepError:
        return
    assert statements and all(statement.sides for statement in statements)


@settings(deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 10**4), st.integers(1, 10**4))
def test_fractions_are_exact(whole: int, above: int, below: int) -> None:
    assert raw(only(f"{whole}+{above}/{below}").sides[0]) == whole + Fraction(above, below)
