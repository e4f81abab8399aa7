"""Acts in English steps: what is done and when is translated, people and things keep the text's names."""

from __future__ import annotations

import pytest

from fabula.explain.steps import steps
from fabula.explain.wording.english import Act, act_name, act_of

from .compact import attempt_of

BOOK = """@type relation
@text 一本童话书有240页，小雨第一天看了全书的(1/4)，第二天看了全书的(1/3)，两天一共看了多少页？
World 童话书 | total=240页
Agent 小雨
  Event 第一天看 | total=?
  Event 第二天看 | total=?
Fraction_of(Total(第一天看), Total(World), 1/4)
Fraction_of(Total(第二天看), Total(World), 1/3)
Together(?*, Total(第一天看), Total(第二天看))"""


@pytest.mark.parametrize(
    ("label", "act"),
    [
        ("第一天看", Act("read", "reading", "on day 1")),
        ("第二次用去", Act("used", "using", "the second time")),
        ("第11次用去", Act("used", "using", "the 11th time")),
        ("第21次用去", Act("used", "using", "the 21st time")),
        ("第22次用去", Act("used", "using", "the 22nd time")),
        ("第33次用去", Act("used", "using", "the 33rd time")),
        ("第112次用去", Act("used", "using", "the 112th time")),
        ("前4天看", Act("read", "reading", "in the first 4 days")),
        ("今年购进篮球", Act("bought", "buying", "this year", "篮球")),
        ("返回时行", Act("covered", "", "on the way back")),
        ("实际", Act(when="in fact")),
        ("5年后", Act(when="5 years later")),
        ("甲车", None),
        ("苹果树", None),
    ],
)
def test_the_parts_of_a_label(label: str, act: Act | None) -> None:
    assert act_of(label) == act


def test_names_of_acts() -> None:
    read = Act("read", "reading", "on day 1")
    assert act_name("page count of {v}", read, "", "", "") == "number of pages read on day 1"
    assert act_name("weight of {v}", Act("sold", "selling", "", "梨"), "", "", "") == "weight of 梨 sold"
    assert act_name("time of {v}", Act("covered"), "", "", "") == "time taken"
    made = act_name("{u} per {p}, {v}", Act("made", "working", "in fact"), "", "day", "number of sets")
    assert made == "number of sets made per day in fact"


def test_no_chinese_act_in_an_english_solution() -> None:
    told = [step.name for step in steps(attempt_of(BOOK.splitlines()), "en")]
    assert told[:3] == [
        "number of pages read on day 1",
        "number of pages read on day 2",
        "number of pages read in all",
    ]
