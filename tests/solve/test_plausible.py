"""What makes a result hard to believe."""

import time
from fractions import Fraction

import pytest

from builders import (
    X,
    amount,
    apply,
    given,
    graph,
    meeting,
    number,
    product,
    rate,
    relation,
    there_and_back,
    total,
)
from fabula.errors import GrammarError
from fabula.lang import messages
from fabula.situation import Goal
from fabula.solve import solve_graph
from fabula.solve.plausible import objections, parse_rules, rules


def doubts(story):
    return objections(None, story, *solve_graph(story))


def codes(story):
    return {o.code for o in doubts(story)}


def less(n, asked_unit="元", unit="元", whole=5):
    return graph(
        given(total("甲"), whole, unit),
        relation("Less_than", total("乙"), total("甲"), number(n, unit)),
        goal=Goal(total("乙"), asked_unit),
    )


@pytest.mark.parametrize("story", [meeting(), there_and_back(), less(2)])
def test_good_results_pass(story):
    assert doubts(story) == ()


def test_unsolved_is_not_judged():
    assert doubts(graph(goal=total("甲"))) == ()


@pytest.mark.parametrize("unit", ["元", "米", "小时", "人", ""])
def test_below_zero(unit):
    (doubt,) = [o for o in doubts(less(8, unit, unit)) if o.code == "negative"]
    assert f"乙的总量是-3{unit}" in doubt.zh
    assert f"the total of 乙 is -3{unit}" in doubt.en
    assert not doubt.soft


def test_temperatures_may_be_below_zero():
    assert codes(less(8, "摄氏度", "摄氏度")) == set()


def test_below_zero_on_the_way():
    story = graph(
        given(total("甲"), 5, "元"),
        relation("Less_than", total("乙"), total("甲"), 8),
        relation("More_than", total("世界"), total("乙"), 10),
        goal=Goal(total("世界"), "元"),
    )
    assert codes(story) == {"negative"}


def share(unit, whole=5, parts=2):
    return graph(
        given(total("甲"), whole, unit),
        relation("Times_of", total("甲"), total("乙"), parts),
        goal=Goal(total("乙"), unit),
    )


@pytest.mark.parametrize("unit", ["人", "只", "棵", "本", "个", "辆", "台", "页", "道", "套", "名", "株"])
def test_half_a_person(unit):
    assert codes(share(unit)) == {"fractional"}


@pytest.mark.parametrize("unit", ["箱", "袋", "桶", "千克", "米", "元", "小时", "次", ""])
def test_half_a_bag(unit):
    assert codes(share(unit)) == set()


def test_half_is_fine_where_the_text_has_halves():
    assert codes(share("个", whole="5/2")) == set()


def test_thousands_of_people_may_have_decimals():
    assert codes(share("万人")) == set()
    assert codes(share("万人", whole="0.0001")) == {"fractional"}


def test_half_a_person_on_the_way():
    story = graph(
        given(total("甲"), 5, "人"),
        relation("Times_of", total("甲"), total("乙"), 2),
        relation("Times_of", total("世界"), total("乙"), 4),
        goal=Goal(total("世界"), "人"),
    )
    assert codes(story) == {"fractional"}


def test_a_rate_may_be_a_fraction_of_a_person():
    story = graph(
        given(total("甲"), 5, "人"),
        given(amount("甲"), 2, "天"),
        *product("甲"),
        goal=Goal(rate("甲"), "人", "天"),
    )
    assert codes(story) == set()


def test_sizes_taken_as_one_are_not_judged():
    story = graph(
        given(rate("甲"), 3, "个", "小时"),
        given(rate("乙"), 2, "个", "小时"),
        *product("甲", "乙", "世界"),
        relation("Equal", total("甲"), total("乙")),
        relation("Together", total("世界"), total("甲"), total("乙")),
        relation("Together", amount("世界"), amount("甲"), amount("乙")),
        goal=Goal(rate("世界"), "个", "小时"),
    )
    assert solve_graph(story)[1].value == Fraction(12, 5)
    assert codes(story) == set()


def test_zero_is_a_soft_doubt():
    (doubt,) = doubts(less(5))
    assert doubt.code == "zero"
    assert doubt.soft


def test_part_above_the_whole():
    story = graph(
        given(total("世界"), 5, "元"),
        given(total("甲"), 8, "元"),
        relation("Together", total("世界"), total("甲"), total("乙")),
        goal=Goal(total("乙"), "元"),
    )
    assert codes(story) == {"part", "negative"}
    assert any("甲的总量是8元，比总量世界（5元）还多" in o.zh for o in doubts(story))


def test_remainder_above_the_whole():
    story = graph(
        given(total("世界"), 5, "元"),
        given(total("甲"), 8, "元"),
        relation("Remains", total("甲"), total("世界"), total("乙")),
        goal=Goal(total("乙"), "元"),
    )
    assert codes(story) == {"remainder", "negative"}


def test_negative_remainder():
    story = graph(
        given(total("世界"), 5, "元"),
        given(total("甲"), 8, "元"),
        relation("Remains", total("乙"), total("世界"), total("甲")),
        goal=Goal(total("乙"), "元"),
    )
    assert codes(story) == {"part", "negative"}


@pytest.mark.parametrize(("n", "expected"), [("1/4", set()), ("1", {"all_less", "zero"})])
def test_less_by_all_of_it(n, expected):
    story = graph(
        given(total("甲"), 8, "元"),
        relation("Fraction_less", total("乙"), total("甲"), number(n)),
        goal=Goal(total("乙"), "元"),
    )
    assert codes(story) == expected


def compared(asks, first, second, predicate="Fraction_of"):
    return graph(
        given(total("甲"), first, "元"),
        given(total("乙"), second, "元"),
        relation(predicate, total("甲"), total("乙"), X),
        goal=Goal(X, asks=asks),
    )


@pytest.mark.parametrize("asks", ["fraction", "percent", "times"])
def test_more_than_all_of_something_else_is_fine(asks):
    assert codes(compared(asks, 9, 6)) == set()


def test_discount():
    assert codes(compared("discount", 8, 10)) == set()
    assert codes(compared("discount", 12, 10)) == {"discount"}


def test_asked_for_something_else():
    assert codes(less(2, asked_unit="小时")) == {"unit_asked"}
    assert codes(less(2, asked_unit="角")) == set()


def test_asked_how_many_times_but_found_money():
    assert codes(compared("times", 9, 6, "More_than")) == {"unit_asked"}


def test_an_unworded_den_unit_is_no_mismatch():
    story = graph(
        given(total("甲"), 6, "千米"),
        given(amount("甲"), 2, "小时"),
        *product("甲"),
        goal=Goal(rate("甲"), "千米"),
    )
    assert codes(story) == set()


def test_mixed_units():
    story = graph(
        given(total("甲"), 6, "千米"),
        given(total("乙"), 2, "小时"),
        relation("Together", total("世界"), total("甲"), total("乙")),
        goal=total("世界"),
    )
    found = doubts(story)
    assert {o.code for o in found} == {"unit_mixed"}
    assert (found[0].zh, found[0].en) == (
        "把米和小时放在一起加减，单位不同",
        "米 and 小时 are put together, which are different measures",
    )


@pytest.mark.parametrize(("hours", "expected"), [(14, set()), (30, {"clock"})])
def test_clock(hours, expected):
    story = graph(
        given(amount("甲"), hours, "小时"),
        relation("Equal", amount("乙"), amount("甲")),
        goal=Goal(amount("乙"), asks="clock"),
    )
    assert codes(story) == expected


def test_every_sentence_is_complete_in_both_languages():
    told = {
        name: rules().objection(name, *([dict.fromkeys(("what", "value", "other", "more"), "·")] * 2))
        for name in (key.removeprefix("implausible.") for key in messages("zh") if key.startswith("implausible."))
    }
    assert all(o.zh and o.en and "{" not in o.zh + o.en for o in told.values())
    assert rules().soft <= set(told)


@pytest.mark.parametrize("line", ["half 人", "signed"])
def test_a_bad_line_is_named(line):
    with pytest.raises(GrammarError, match="line 2"):
        parse_rules(f"# comment\n{line}\n")


def test_it_is_cheap():
    story = meeting()
    solved = solve_graph(story)
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(20):
            objections(None, story, *solved)
        best = min(best, (time.perf_counter() - started) / 20)
    assert best < 0.002


def test_a_yearly_rate_is_asked_as_a_percent():
    story = graph(
        given(total("甲"), 36, "元"),
        given(total("乙"), 1000, "元"),
        given(amount("甲"), 1, "年"),
        relation("Product_of", total("甲"), rate("甲"), amount("甲")),
        relation("Equal", rate("甲"), apply("Product", total("乙"), rate("乙"))),
        goal=Goal(rate("乙"), asks="percent"),
    )
    assert codes(story) == set()


def test_sizes_need_not_come_out_whole_where_a_share_is_asked():
    story = graph(
        given(total("甲"), 160, "页"),
        relation("Fraction_of", total("乙"), total("甲"), number("1/3")),
        relation("Fraction_of", total("乙"), total("甲"), X),
        goal=Goal(X, asks="fraction"),
    )
    assert codes(story) == set()
