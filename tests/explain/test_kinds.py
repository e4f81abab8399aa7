"""A whole printed solution for every kind of story, from its gold situation: names and reasons as books have them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fabula.data.goldgraph import Gold, read_gold
from fabula.explain.steps import steps
from fabula.generate.make import attempt_of

GOLD = Path(__file__).parents[1] / "gold"
FILES = ("journeys", "work", "trade", "parts", "others", "money", "kinds", "phases", "tellings")
# What no name of a quantity may hold: questions, conditions, words twice, a verb without its thing.
ODD = re.compile(
    r"多少|如果|照这样|平均的总|进花的|再过的|[^0-9]年后的年龄|后来时|原的|"
    r"的的|花的钱数|付的钱数|减花|钱数花|(..)\1的|^的|去掉其他部分|总量2|（又）"
)


def blocks() -> Iterator[tuple[str, list[str]]]:
    for block in (Path(__file__).parent / "kinds.txt").read_text("utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        if lines:
            yield lines[0].removeprefix("@text "), lines[1:]


@cache
def gold() -> dict[str, Gold]:
    paths = [*(GOLD / f"{name}.txt" for name in FILES), Path(__file__).parent / "fresh.txt"]
    return {g.situation.text: g for path in paths for g in read_gold(path)}


BLOCKS = list(blocks())


@pytest.mark.parametrize(("text", "expected"), BLOCKS, ids=[text for text, _ in BLOCKS])
def test_the_whole_solution_of_a_kind(text: str, expected: list[str]) -> None:
    told = steps(attempt_of(gold()[text]))
    assert [f"> {step.text}" + (f" 〔{step.reason}〕" if step.reason else "") for step in told] == expected


def test_every_kind_has_one() -> None:
    assert {gold()[text].situation.kind for text, _ in BLOCKS} == {g.situation.kind for g in gold().values()}


@pytest.mark.parametrize("name", FILES)
def test_no_name_shows_where_it_was_made(name: str) -> None:
    odd = []
    for one in read_gold(GOLD / f"{name}.txt"):
        for step in steps(attempt_of(one))[:-1]:
            if step.name and ODD.search(step.name):
                odd.append((one.situation.text, step.name))
    assert not odd
