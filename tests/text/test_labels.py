"""Numbers that name: times of day."""

from __future__ import annotations

import pytest

from fabula.text import Kind, find_quantities


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("下午2时出发", ["14"]),
        ("下午12时30分出发", ["25/2"]),
        ("中午1时出发", ["13"]),
        ("中午11时30分出发", ["23/2"]),
        ("夜里11时出发", ["23"]),
        ("夜里2时出发", ["2"]),
        ("半夜12点出发，早上6点到", ["0", "6"]),
        ("凌晨12时30分出发", ["1/2"]),
        ("下午6时出发，晚上12时到达", ["18", "24"]),
    ],
)
def test_the_part_of_the_day_tells_the_hour(text: str, hours: list[str]) -> None:
    assert [str(q.value) for q in find_quantities(text) if q.kind is Kind.CLOCK] == hours
