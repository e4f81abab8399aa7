"""Chinese numerals: every form that school books have, checked against cn2an where that one is right."""

from __future__ import annotations

import random

import pytest

from fabula.text.numerals import numeral


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("零", 0), ("十", 10), ("十五", 15), ("二十", 20), ("一百十五", 115), ("一百零五", 105), ("一千零十一", 1011),
        ("三千零五十", 3050), ("两千零四", 2004), ("三百五", 350), ("三千五", 3500), ("两万三", 23_000),
        ("一万零三百", 10_300), ("一百二十万", 1_200_000), ("三亿五千万", 350_000_000), ("一亿十万", 100_100_000),
        ("十一万三", 113_000), ("两万亿", 2 * 10**12), ("一二三", 123), ("二〇二四", 2024),
    ],
)  # fmt: skip
def test_numerals(text: str, value: int) -> None:
    assert numeral(text) == value


@pytest.mark.parametrize("text", ["", "万", "百五", "二百零", "零三十", "十十", "三百三万", "一亿零零三", "a", "1"])
def test_what_is_no_numeral(text: str) -> None:
    assert numeral(text) is None


def test_against_cn2an() -> None:
    cn2an = pytest.importorskip("cn2an")
    chance = random.Random(7)
    for _ in range(2000):
        value = chance.randrange(10 ** chance.randint(1, 12))
        assert numeral(cn2an.an2cn(value)) == value
