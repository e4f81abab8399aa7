"""Masked text: what becomes one character, what stays a word, and the way back."""

from __future__ import annotations

import re

import pytest

from fabula.extract.rules.masked import BLOCK, START, Masked, block, mask
from fabula.text import read


def masked(text: str) -> Masked:
    return mask(read(text))


def shown(text: str) -> str:
    """The masked text with the class of every quantity in angle brackets."""
    names = {start // BLOCK: name for name, start in START.items()}
    return "".join(f"<{names[ord(c) // BLOCK]}>" if Masked.is_quantity(c) else c for c in masked(text).text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("女生比男生多5人，女生有多少人？", "女生比男生多<number>，女生有<asked>？"),
        ("女生是男生的1.5倍，男生是几分之几？", "女生是男生的<fraction>，男生是<asked_share>？"),
        ("苹果和梨的比是3：5，梨有多少千克？", "苹果和梨的比是<ratio>，梨有<asked>？"),
        ("看了全书的30%，还剩多少？", "看了全书的<fraction>，还剩<bare>？"),
        ("第一天看了12页，还剩多少页？", "第一天看了<number>，还剩<asked>？"),
    ],
)
def test_classes(text: str, expected: str) -> None:
    assert shown(text) == expected


def test_one_hour_means_every_hour() -> None:
    assert shown("汽车1小时行56千米，3小时行多少千米？") == "汽车1小时行<number>，<number>行<asked>？"


def test_two_days_after_the_first_day_are_a_group() -> None:
    assert "两小时" in shown("第一小时行50千米，第二小时行60千米，两小时共行多少千米？")


def test_the_way_back() -> None:
    text = "小华有120张邮票，小丽有80张，一共有多少张？"
    m = masked(text)
    at = next(i for i, c in enumerate(m.text) if m.is_quantity(c))
    assert m.quantity(m.text[at]).value == 120
    start, end = m.span(at, at + 1)
    assert m.problem.text[start:end] == m.quantity(m.text[at]).text
    assert m.at(start) == at
    assert m.span(0, len(m.text)) == (0, len(m.problem.text))


def test_clauses_tile_the_masked_text() -> None:
    m = masked("小华有120张邮票，小丽有80张，一共有多少张？")
    assert m.clauses[0][0] == 0 and m.clauses[-1][1] == len(m.text)
    assert all(a[1] == b[0] for a, b in zip(m.clauses, m.clauses[1:], strict=False))


def test_a_block_matches_its_class_only() -> None:
    assert re.fullmatch(block("number"), chr(START["number"] + 3))
    assert not re.fullmatch(block("number"), chr(START["fraction"]))
