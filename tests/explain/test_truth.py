"""Names of steps are true of what is computed: where a label of the reading is not, the step says something plain."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

import fabula
from fabula.explain.lexicon import claims
from fabula.explain.steps import steps

from .compact import attempt_of, blocks

HERE = Path(__file__).parent
LOOSE = list(blocks((HERE / "truth.txt").read_text("utf-8")))
EVERY = [*LOOSE, *blocks((HERE / "textbook.txt").read_text("utf-8"))]


def text_of(block: list[str]) -> str:
    return next(line[6:] for line in block if line.startswith("@text"))


@pytest.mark.parametrize("block", LOOSE, ids=text_of)
def test_a_loose_label_gives_no_false_name(block: list[str]) -> None:
    said = [f"> {step.text}" + (f" 〔{step.reason}〕" if step.reason else "") for step in steps(attempt_of(block))]
    assert said == [line for line in block if line.startswith(">")]


@pytest.mark.parametrize("block", EVERY, ids=text_of)
def test_a_name_stands_for_one_number_and_nothing_explains_itself(block: list[str]) -> None:
    found: dict[str, Fraction | None] = {}
    for step in steps(attempt_of(block)):
        if step.kind != "compute" or not step.name:
            continue
        assert found.setdefault(step.name, step.value) == step.value
        own = re.compile(rf"(?:^|(?<=[=+−×÷比，；])){re.escape(step.name)}(?=$|[=+−×÷比，；])")
        assert all(len(own.findall(clause)) < 2 for clause in step.reason.split("；"))


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("block", LOOSE, ids=text_of)
def test_no_step_says_anything_empty(block: list[str], lang: str) -> None:
    for step in steps(attempt_of(block), lang):
        assert not re.search("(?:^|[把比是])(?:的|看作)", step.reason)
        assert "  " not in step.text and "{" not in step.text + step.reason


def test_a_claim_is_made_by_the_longest_word() -> None:
    assert claims()["单价"] == {"money"} and claims()["数量"] == {"count", "energy"}
    assert "time" in claims()["时间"] and "length" in claims()["速度和"]


@pytest.mark.parametrize(
    ("text", "said"),
    [  # minutes a day: days stay days
        ("小梅14天一共练琴560分钟，平均每天练琴多少分钟？", "560÷14=40（分钟）"),
        ("小明每天睡9小时，7天一共睡多少小时？", "9×7=63（小时）"),
        ("小红每天练琴0.5小时，要练20小时需要多少天？", "20÷0.5=40（天）"),
    ],
)
def test_a_time_for_a_time_is_not_converted(text: str, said: str) -> None:
    solution = fabula.solve(text)
    (step, _) = solution.steps  # and the sentence that answers
    assert step.text.endswith(said)
