"""Texts that are long, go on overnight, or have words that no list knows."""

from __future__ import annotations

import itertools
import time

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.frames.actors import Actors, views
from fabula.frames.frame_sets import unlike
from fabula.solution import Solution
from fabula.solver import Solver
from fabula.text import read


def solved(text: str) -> Solution:
    return Solver(FrameExtractor()).solve(text)


def answer(text: str) -> str | None:
    best = solved(text).answer
    return None if best is None else best.text


@pytest.mark.parametrize("families", ["", "a", "aab", "abcab", "aabbccdd", "abacadbb"])
@pytest.mark.parametrize("size", range(4))
def test_sets_of_unlike_frames_come_in_the_order_of_combinations(families: str, size: int) -> None:
    every = itertools.combinations(range(len(families)), size)
    expected = [places for places in every if len({families[i] for i in places}) == size]
    assert list(unlike(families, size)) == expected


@pytest.mark.parametrize("families", ["a" * 2000, "a" * 1000 + "b" * 1000, "c" + "a" * 1000 + "b" * 1000])
def test_many_frames_of_one_family_are_not_put_together(families: str) -> None:
    began = time.process_time()
    found = list(itertools.islice(unlike(families, 3), 10))
    assert len(found) == (10 if "c" in families else 0)
    assert time.process_time() - began < 1.0


def test_a_long_list_of_names_is_read() -> None:
    assert answer("甲、" * 400 + "乙队有5人，丙队有3人，一共多少人？") == "8人"


def test_a_list_may_be_longer_than_the_stack() -> None:
    problem = read("甲、" * 980 + "乙队每天修5米，几天修完？")
    assert set(Actors(problem, views(problem)).known) == {"甲", "乙队"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("货车晚上10时出发，第二天早上6时到达，行了多少小时？", "8小时"),
        ("夜车晚上11时从东城开出，每小时行80千米，次日凌晨4时到达西城，东城和西城相距多少千米？", "400千米"),
        ("轮船下午4时从东港开出，每小时行25千米，第二天6时到达西港，两港相距多少千米？", "350千米"),
        ("货车上午8时出发，第三天上午10时到达，货车一共行了多少小时？", "50小时"),
        ("客车下午3时出发，晚上9时到达，行了多少小时？", "6小时"),
    ],
)
def test_overnight(text: str, expected: str) -> None:
    assert answer(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "一块布长3庹，又买来2米，一共有多少米？",
        "红布有3庹，蓝布有2米，一共有多少米？",
        "妈妈买了3拃布和2米布，一共买了多少米布？",
        "一袋盐重4觔，又倒进3千克，一共有多少千克？",
    ],
)
def test_a_measure_that_no_list_knows_adds_up_with_nothing(text: str) -> None:
    assert str(solved(text).status) != "solved"


def test_among_themselves_measures_that_no_list_knows_add_up() -> None:
    found = solved("红布有3庹，蓝布有2庹，一共有多少庹？")
    assert str(found.status) == "solved" and found.answer is not None and found.answer.text == "5"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("一件衣服原价80元，打对折出售，现价多少元？", "40元"),
        ("一本书对折出售，卖了15元，原价多少元？", "30元"),
        ("一双鞋打了对折，便宜了60元，原价多少元？", "120元"),
        ("一台风扇原价180元，按对折优惠，比原价便宜多少元？", "90元"),
    ],
)
def test_half_price(text: str, expected: str) -> None:
    assert answer(text) == expected
