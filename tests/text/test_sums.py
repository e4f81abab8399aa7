"""Sums without a story are outside the world of the program, and it says so."""

from __future__ import annotations

import pytest

import fabula
from fabula.text.sums import is_sum

SUMS = [
    "计算：3.6×5+2.4",
    "计算：3.6*5+2.4=。",
    "用简便方法计算：125×(80+8)＝多少？",
    "3+4*5-6/3=多少。",
    "12-(3/4)=多少",
    "□÷12＝7……5，□＝多少。",
    "多少-158=192。",
    "48/多少=16。",
    "25与4的积加上18，和是多少？",
    "96除以8的商减去5，差=？",
    "列式计算：300减去72与15的和，差是多少？",
    "三加五等于多少？",
    "解方程：3.4x-1.2=5.6。",
    "直接写出得数：0.25×4=多少",
    "从450里连续减多少个15，结果是0？",
]
STORIES = [
    "小明有3个苹果，又买了5个，一共有多少个？",
    "3个工人5天做60个零件，照这样计算，8天做多少个？",
    "苹果3+2箱，共多少箱？",
    "男生25人，女生20人，男生比女生多多少人？",
    "每千克梨3.65元，13千克梨要付多少元？列式计算。",
    "甲数是15，乙数是甲数的3倍，乙数是多少？",
    "48的25%是多少？",  # no sum, but no story either: left as it was
    "一共多少？",
    "计算",
    "3+5=?",  # no Chinese: that is said instead
    "",
]


@pytest.mark.parametrize("text", SUMS)
def test_a_sum_is_told_from_a_story(text: str) -> None:
    assert is_sum(text)


@pytest.mark.parametrize("text", STORIES)
def test_what_has_a_story_or_no_sum_is_none(text: str) -> None:
    assert not is_sum(text)


@pytest.mark.parametrize("text", SUMS[:4])
def test_a_sum_is_refused_with_a_reason(text: str) -> None:
    found = fabula.solve(text)
    assert found.status is fabula.Status.UNSOLVED and found.answer is None
    assert found.error is not None and found.error.code == "no_story"
    assert "没有故事" in found.explain("zh") and "outside its world" in found.explain("en")
