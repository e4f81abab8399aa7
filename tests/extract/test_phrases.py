"""Phrases: marks, cores, roles, owners, and how alike two of them are."""

from __future__ import annotations

import pytest

from fabula.extract.rules.phrases import Phrase, acts, identifies, parse_phrase, similarity, split_owner


def phrase(text: str) -> Phrase:
    return parse_phrase(text, (0, len(text)))


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("第一天修了", {"1天"}),
        ("三年级", {"3年级"}),
        ("5月份用电", {"5月"}),
        ("原计划生产", {"计划"}),
        ("昨天上午", {"昨天", "上午"}),
        ("苹果", set()),
    ],
)
def test_marks(text: str, marks: set[str]) -> None:
    assert phrase(text).marks == marks


@pytest.mark.parametrize(
    ("text", "core"), [("运来的苹果", "苹果"), ("第二天修了", ""), ("已经有", ""), ("剩下的", "")]
)
def test_core(text: str, core: str) -> None:
    assert phrase(text).core == core


def test_roles() -> None:
    assert phrase("第一周修了全长").whole
    assert phrase("还剩").left
    assert phrase("两天一共").sum
    assert phrase("水果店运走").verb == "运走"
    assert not phrase("苹果").whole and not phrase("苹果").left and not phrase("苹果").sum


def test_names_and_label() -> None:
    assert phrase("苹果").names and phrase("第一天").names and phrase("修了").names
    assert not phrase("是").names
    assert phrase("苹果的，").label == "苹果"


@pytest.mark.parametrize(
    ("a", "b", "low", "high"),
    [
        ("苹果", "苹果", 1.0, 1.0),
        ("苹果", "红苹果", 0.6, 0.99),
        ("苹果", "排球", 0.0, 0.0),
        ("第一天", "第一天", 0.9, 0.9),
        ("第一天", "第二天", 0.0, 0.0),
        ("甲队", "乙队", 0.0, 0.0),
        ("今年苹果", "去年苹果", 0.0, 0.0),
        ("今年苹果", "苹果", 0.8, 0.8),
        ("运走", "运走", 0.7, 0.7),
    ],
)
def test_similarity(a: str, b: str, low: float, high: float) -> None:
    assert low <= similarity(phrase(a), phrase(b)) <= high
    assert similarity(phrase(a), phrase(b)) == similarity(phrase(b), phrase(a))


def test_owner_and_object() -> None:
    who, what = split_owner("水果店运来苹果", (10, 17))
    assert who is not None and what is not None
    assert (who.core, what.core) == ("水果店", "苹果")
    assert (who.span, what.span) == ((10, 13), (15, 17))


def test_owner_or_object_may_be_missing() -> None:
    assert split_owner("苹果", (0, 2)) == (None, None)
    who, what = split_owner("买了铅笔", (0, 4))
    assert who is None and what is not None and what.core == "铅笔"


def test_words() -> None:
    assert acts("运来") and acts("买了") and acts("有")
    assert not acts("苹果")
    assert identifies("苹果")
    assert not identifies("的") and not identifies("，") and not identifies("运来")
