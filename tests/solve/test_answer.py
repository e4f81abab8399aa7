"""Answers in the unit and the form of the question."""

from fractions import Fraction

import pytest
from hypothesis import given as forall
from hypothesis import strategies as st

import fabula
from builders import amount, given, graph, product, rate, relation, total
from fabula.situation import Goal
from fabula.solve import solve_graph
from fabula.solve.answer import decimal, make_answer, rounded, write_clock, write_discount


def answer(goal, *facts):
    story = graph(*facts, goal=goal)
    return make_answer(story, *solve_graph(story))


def equal(value, unit="", per="", **form):
    slot = rate if per else total
    return answer(
        Goal(slot("乙"), unit, per, **form),
        given(slot("甲"), value, unit, per),
        relation("Equal", slot("乙"), slot("甲")),
    )


@pytest.mark.parametrize(
    ("value", "form", "expected", "text"),
    [
        ("200", {"unit": "米"}, "200", "200米"),
        ("5/2", {"unit": "元"}, "5/2", "2.5元"),
        ("40/9", {"unit": "小时"}, "40/9", "40/9小时（约4.44小时）"),
        ("60", {"unit": "千米", "per": "小时"}, "60", "60千米/小时"),
        ("7", {}, "7", "7"),
        ("1/4", {"asks": "percent"}, "1/4", "25%"),
        ("1/8", {"asks": "percent"}, "1/8", "12.5%"),
        ("1/3", {"asks": "percent"}, "1/3", "1/3（约33.33%）"),
        ("1/4", {"asks": "fraction"}, "1/4", "1/4"),
        ("2", {"asks": "fraction"}, "2", "2"),
        ("3", {"asks": "times"}, "3", "3倍"),
        ("3/2", {"asks": "times"}, "3/2", "1.5倍"),
        ("4/3", {"asks": "times"}, "4/3", "4/3倍（约1.33倍）"),
        ("4/5", {"asks": "discount"}, "4/5", "八折"),
        ("17/20", {"asks": "discount"}, "17/20", "八五折"),
        ("171/200", {"asks": "discount"}, "171/200", "8.55折"),
        ("3/4", {"asks": "ratio"}, "3/4", "3:4"),
        ("29/2", {"asks": "clock"}, "29/2", "14时30分"),
        ("30000", {"unit": "吨", "scale": 10_000}, "3", "3万吨"),
        ("3", {"unit": "万吨", "scale": 10_000}, "3", "3万吨"),
        ("250000000", {"unit": "元", "scale": 10**8}, "5/2", "2.5亿元"),
    ],
)
def test_forms(value, form, expected, text):
    found = equal(value, **form)
    assert found.value == Fraction(expected)
    assert found.text == text


def test_the_value_comes_in_the_unit_asked_for():
    found = answer(
        Goal(total("甲"), "米"),
        given(rate("甲"), 6, "千米", "小时"),
        given(amount("甲"), 5, "分钟"),
        *product("甲"),
    )
    assert (found.value, found.unit, found.text) == (500, "米", "500米")
    assert found.decimal == 500.0


def test_a_rate_between_two_units_of_one_kind():
    found = answer(
        Goal(rate("甲"), "千克", "吨"),
        given(total("甲"), 300, "千克"),
        given(amount("甲"), 2, "吨"),
        *product("甲"),
    )
    assert (found.value, found.unit) == (150, "千克/吨")


def test_without_a_unit_in_the_question_the_working_unit_is_named():
    found = answer(
        Goal(total("甲")),
        given(rate("甲"), 6, "千米", "小时"),
        given(amount("甲"), 30, "分钟"),
        *product("甲"),
    )
    assert found.text == "3千米"


def test_a_clock_is_in_hours_whatever_the_working_unit():
    found = answer(
        Goal(amount("乙"), asks="clock"),
        given(amount("甲"), 90, "分钟"),
        relation("Equal", amount("乙"), amount("甲")),
    )
    assert found.text == "1时30分"
    assert found.value == Fraction(3, 2)


def test_no_answer_without_a_solution():
    assert answer(Goal(total("甲"))) is None


@pytest.mark.parametrize(
    ("hours", "text"),
    [
        ("8", "8时"),
        ("0", "0时"),
        ("25", "次日1时"),
        ("-1", "前一天23时"),
        ("8.5125", "8时30分45秒"),
        ("49", "第3天1时"),
    ],
)
def test_clock(hours, text):
    assert write_clock(Fraction(hours)) == text


def test_a_discount_outside_its_range_is_still_written():
    assert write_discount(Fraction(6, 5)) == "12折"


@pytest.mark.parametrize(
    ("value", "text"), [("1/3", "0.33"), ("2/3", "0.67"), ("-1/3", "-0.33"), ("1/300", "0.0033"), ("7", "7")]
)
def test_rounded(value, text):
    assert rounded(Fraction(value)) == text


@forall(st.integers(-(10**9), 10**9), st.integers(0, 6))
def test_finite_decimals_are_exact(digits, places):
    value = Fraction(digits, 10**places)
    assert Fraction(decimal(value)) == value


@forall(st.fractions(min_value=-1000, max_value=1000))
def test_rounding_is_within_half_a_hundredth(value):
    assert abs(Fraction(rounded(value)) - value) <= Fraction(1, 200)


@pytest.mark.parametrize("first", [0, 1])
def test_minutes_a_day_make_minutes_whatever_is_told_first(first):
    told = [given(rate("甲"), 40, "分钟", "天"), given(amount("甲"), 5, "天")]
    story = graph(told[first], told[1 - first], *product("甲"), goal=total("甲"))
    answer = make_answer(story, *solve_graph(story))
    assert answer.text == "200分钟"


def test_minutes_a_day_are_read_and_answered_in_minutes():
    answer = fabula.load("frames").solve("小明看一本书看了5天，每天看40分钟，一共看了多长时间？").best.answer
    assert answer.text == "200分钟"
