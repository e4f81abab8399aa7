"""Units flow through equations."""

import pytest

from builders import X, amount, apply, given, graph, meeting, number, product, rate, relation, total
from fabula.solve.dimensions import BARE, Measure, base, infer, measure


def test_measures_multiply_and_divide():
    speed = measure("千米", "小时")
    assert speed.times(measure("分钟")) == measure("米")
    assert measure("米").over(speed) == measure("小时")
    assert measure("米").over(measure("千米")) == BARE
    assert speed == measure("千米/小时")
    assert str(speed) == "米/小时"
    assert str(BARE) == "1"


@pytest.mark.parametrize(
    ("unit", "expected"),
    [("千米", "米"), ("万吨", "千克"), ("公里", "米"), ("月", "月"), ("斛", "斛"), ("万人", "人")],
)
def test_base(unit, expected):
    assert base(unit) == expected


@pytest.mark.parametrize("unit", ["", "倍", "%", "折"])
def test_a_way_of_writing_is_no_unit(unit):
    assert measure(unit) == BARE


def test_counts_of_different_things_agree_but_not_with_lengths():
    assert measure("支").agrees(measure("本"))
    assert not measure("支").agrees(measure("米"))
    assert not measure("元").agrees(measure("小时"))


def test_written():
    assert measure("千米", "小时").written() == ("米", "小时")
    assert measure("元").written() == ("元", "")
    assert Measure((("人", -1), ("天", -1), ("米", 1))).written() == ("", "")


def test_everything_in_the_meeting_is_understood():
    units, conflicts = infer(meeting())
    assert conflicts == ()
    assert units[total("甲")] == units[total("世界")] == measure("米")
    assert units[amount("甲")] == units[amount("乙")] == measure("小时")


def test_the_unknown_of_a_comparison_has_the_unit_of_what_is_compared():
    story = graph(
        given(total("甲"), 5, "元"),
        given(total("乙"), 3, "元"),
        relation("More_than", total("甲"), total("乙"), X),
        goal=X,
    )
    assert infer(story)[0][X] == measure("元")


@pytest.mark.parametrize("predicate", ["Times_of", "Fraction_of", "Fraction_more", "Fraction_less"])
def test_the_unknown_of_a_multiple_is_bare(predicate):
    story = graph(
        given(total("甲"), 5, "元"),
        given(total("乙"), 3, "元"),
        relation(predicate, total("甲"), total("乙"), X),
        goal=X,
    )
    assert infer(story)[0][X] == BARE


def test_a_bare_number_takes_the_kind_of_what_it_is_added_to():
    story = graph(
        given(total("甲"), 5, "元"), relation("More_than", total("乙"), total("甲"), 3), goal=total("乙")
    )
    assert infer(story) == ({total("甲"): measure("元"), total("乙"): measure("元")}, ())


def test_a_rate_tells_the_units_of_its_node():
    story = graph(given(rate("甲"), 5, "元", "本"), *product("甲"), goal=total("甲"))
    units, _ = infer(story)
    assert units[total("甲")] == measure("元")
    assert units[amount("甲")] == measure("本")


def test_a_rate_without_den_unit_tells_nothing_false():
    story = graph(
        given(rate("甲"), 5, "千米"), given(amount("甲"), 2, "小时"), *product("甲"), goal=total("甲")
    )
    assert total("甲") not in infer(story)[0]


@pytest.mark.parametrize(
    "fact",
    [
        relation("Equal", total("甲"), total("乙")),
        relation("More_than", total("甲"), total("乙"), 2),
        relation("Together", total("世界"), total("甲"), total("乙")),
        relation("Equal", total("世界"), apply("Sum", total("甲"), number(3, "元"))),
    ],
)
def test_mixing_kinds_is_a_conflict(fact):
    story = graph(given(total("甲"), 5, "千米"), given(total("乙"), 3, "元"), fact, goal=total("世界"))
    _, conflicts = infer(story)
    assert conflicts
    assert {str(conflicts[0].left), str(conflicts[0].right)} == {"米", "元"}
    assert conflicts[0].relation == 0


def test_a_rate_of_the_principal_is_by_the_year_without_saying_so():
    story = graph(
        given(total("甲"), 3000, "元"),
        given(amount("乙"), 2, "年"),
        relation("Fraction_of", rate("乙"), total("甲"), number("3/100")),
        *product("乙"),
        relation("Together", total("世界"), total("甲"), total("乙")),
        goal=total("世界"),
    )
    units, conflicts = infer(story)
    assert conflicts == ()
    assert units[total("世界")] == measure("元")


def test_years_to_come_are_added_to_an_age():
    story = graph(
        given(total("甲"), 32, "岁"),
        relation("More_than", total("乙"), total("甲"), number(4, "年")),
        goal=total("乙"),
    )
    assert infer(story)[1] == ()


def test_a_difference_of_speeds_is_by_the_hour_without_saying_so():
    story = graph(
        given(rate("甲"), 60, "千米", "小时"),
        relation("Less_than", rate("乙"), rate("甲"), number(9, "千米")),
        goal=rate("乙"),
    )
    units, conflicts = infer(story)
    assert conflicts == ()
    assert units[rate("乙")] == measure("千米", "小时")


def test_days_and_minutes_a_day_are_not_the_same_kind():
    story = graph(given(rate("甲"), 40, "分钟", "天"), given(amount("甲"), 5, "天"), *product("甲"), goal=total("甲"))
    units, conflicts = infer(story)
    assert conflicts == ()
    assert units[rate("甲")].written() == ("小时", "天") and units[amount("甲")].written() == ("天", "")
    assert units[total("甲")] == measure("分钟")
