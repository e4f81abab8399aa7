"""The keyword language."""

from __future__ import annotations

import pytest

from fabula.data.filters import default_keywords, parse_condition, parse_filters
from fabula.data.records import ProblemType
from fabula.errors import DataError

from . import made


@pytest.mark.parametrize(
    ("condition", "text", "holds"),
    [
        ("车 and 千米", "汽车行3千米", True),
        ("车 and 小时", "汽车行3千米", False),
        ("船 or 车 and 千米", "船", True),  # and binds tighter
        ("(船 or 车) and 千米", "船", False),
        ("not 修 and 路", "一条路", True),
        ("not (修 or 路)", "一条路", False),
        ("{甲 乙 丙}", "给乙两个", True),
        ("{甲 乙 丙}", "给丁两个", False),
        ("比…多", "甲比乙多", True),
        ("比…多", "甲比乙高，多吗", False),  # another clause
        ('"是…的("', "是鸡的(3/4)", True),
        ("少#只", "少12.5只", True),
        ("少#", "少(1/4)", True),
        ("少#", "少了", False),
        ("的#%", "原价的80%", True),
    ],
)
def test_conditions(condition: str, text: str, holds: bool) -> None:
    assert parse_condition(condition).holds(text) is holds


@pytest.mark.parametrize(
    ("condition", "message"),
    [
        ("车 and", "a word is missing at the end"),
        ("and 车", "a word is missing before 'and'"),
        ("(车", "a bracket is not closed"),
        ("车)", "unexpected ')'"),
        ("{车", "a brace is not closed"),
        ("{}", "an empty list"),
        ("车 千米", "unexpected '千米'"),
        ('"车', "unclosed quotation mark"),
    ],
)
def test_malformed_conditions(condition: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        parse_condition(condition, "k.txt, line 3")
    assert message in caught.value.message
    assert "k.txt, line 3" in caught.value.message


FILE = """
; a comment
criterion story
never: 一个数
type price
needs: 元
never: 倍
type relation
length: 6
needs: {倍 比}   ; either
"""


def test_sections_and_priority() -> None:
    filters = parse_filters(FILE)
    assert filters.failed("一个数的2倍") == "story"
    assert filters.failed("3元") is None
    assert filters.type_of("3元比4元") is ProblemType.PRICE
    assert filters.type_of("3元的2倍是几？") is ProblemType.RELATION
    assert filters.type_of("2倍") is None  # too short


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("needs: 元", "line 1: expected a section"),
        ("type motion\nneeds: 元", "'motion' is not a problem type"),
        ("type price\nlength: long", "line 2: length needs a whole number"),
        ("type price\nsome: 元", "line 2: expected a section or"),
        ("type price\nneeds: (元", "line 2: a bracket is not closed"),
        ("criterion story\nnever: 数", "no type is defined"),
    ],
)
def test_malformed_files(text: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        parse_filters(text, "k.txt")


def test_the_packaged_filters_know_the_made_problems() -> None:
    filters = parse_filters(default_keywords())
    kinds = made.types(4)
    for row in made.rows(4):
        text = row["original_text"]
        if row["id"] in kinds:
            assert filters.failed(text) is None
            assert filters.type_of(text) == kinds[row["id"]]
        else:
            assert filters.failed(text) == "has_a_story"
    assert filters.failed("苹果5个，梨是苹果的3倍，只列式，不计算，梨有多少个？") == "asks_for_a_number"
