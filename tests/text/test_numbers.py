"""Exact numbers in and out."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.text import format_number, parse_number


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", "12"),
        ("3.65", "73/20"),
        ("(2/5)", "2/5"),
        ("((13)/(10))", "13/10"),
        ("8((92)/(95))", "852/95"),
        ("3(1/2)", "7/2"),
        ("3又1/2", "7/2"),
        ("45%", "9/20"),
        ("12.5%", "1/8"),
        ("1,200", "1200"),
        ("3万", "30000"),
        ("1.5亿", "150000000"),
        ("十二", "12"),
        ("两", "2"),
        ("一百零五", "105"),
        ("两千五百", "2500"),
        ("一百二", "120"),
        ("二〇〇八", "2008"),
        ("三点五", "7/2"),
        ("三分之二", "2/3"),
        ("一又三分之二", "5/3"),
        ("百分之四十五", "9/20"),
        ("百分之十二点五", "1/8"),
        ("千分之三", "3/1000"),
        ("一半", "1/2"),
        ("八折", "4/5"),
        ("对折", "1/2"),
        ("八五折", "17/20"),
        ("8.5折", "17/20"),
        ("0.8折", "4/5"),
        ("三成", "3/10"),
        ("三成五", "7/20"),
        ("-3", "-3"),
    ],
)
def test_values(text: str, value: str) -> None:
    assert parse_number(text) == Fraction(value)


@pytest.mark.parametrize("text", ["", "车", "1/0", "(1/0)", "3.", ".5", "4(1)", "(1/2", "万", "9" * 5000, "1/2/3"])
def test_not_numbers(text: str) -> None:
    assert parse_number(text) is None


@pytest.mark.parametrize(
    ("value", "text"),
    [("3", "3"), ("-5/2", "-2.5"), ("1/3", "1/3"), ("7/3", "7/3"), ("1/64", "0.015625"), ("1/128", "1/128")],
)
def test_format(value: str, text: str) -> None:
    assert format_number(Fraction(value)) == text


@given(st.fractions(max_denominator=10**6).filter(lambda value: abs(value) < 10**12))
def test_what_is_written_is_read_back(value: Fraction) -> None:
    assert parse_number(format_number(value)) == value


@given(st.text(max_size=80))
def test_arbitrary_text_never_fails(text: str) -> None:
    parse_number(text)


@given(st.text(alphabet="零一二两三九十百千万亿点分之又半折成%0123./()", max_size=20))
def test_almost_numerals_never_fail(text: str) -> None:
    parse_number(text)
