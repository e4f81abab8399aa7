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
        ("晚上10时出发，第二天早上6时到达", ["22", "30"]),
        ("晚上10时出发，次日凌晨6时30分到达，8时返回", ["22", "61/2", "32"]),
        ("晚上10时出发，次日6时到达", ["22", "30"]),
        ("下午3时出发，第三天上午9时到达", ["15", "57"]),
        ("第二天早上6时出发，9时到达", ["6", "9"]),
    ],
)
def test_the_part_of_the_day_tells_the_hour(text: str, hours: list[str]) -> None:
    assert [str(q.value) for q in find_quantities(text) if q.kind is Kind.CLOCK] == hours
