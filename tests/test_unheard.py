"""What no frame accounts for is never sure."""

from __future__ import annotations

import pytest

import fabula


@pytest.mark.parametrize(
    "text",
    [
        "合唱队有60人，会弹琴的有35人，既会弹琴又会跳舞的有12人，只会跳舞的有多少人？",
        "超市上午进了4种饮料，下午进了6种饮料，下午进的饮料中有2种上午进过，两次一共进了多少种饮料？",
    ],
)
def test_overlapping_sets_are_not_called_solved(text: str) -> None:
    assert fabula.solve(text).status is not fabula.Status.SOLVED


def test_a_number_for_each_is_answered_for_one_by_name() -> None:
    """Both are asked and only one is answered: never sure, and never said of both."""
    found = fabula.solve("学校买来足球和篮球共48个，足球的个数是篮球的2倍，足球和篮球各有多少个？")
    assert found.status is not fabula.Status.SOLVED
    assert "足球和篮球各有" not in found.explain()
