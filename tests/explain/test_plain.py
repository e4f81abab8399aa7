"""Steps are called what a book calls them, where the names of a reading would be true but odd."""

from __future__ import annotations

from pathlib import Path

import pytest

import fabula
from fabula.explain.textbook.plain import Plain

from .compact import blocks

CASES = list(blocks((Path(__file__).parent / "plain.txt").read_text("utf-8")))


@pytest.mark.parametrize("block", CASES, ids=lambda block: block[0])
def test_a_step_has_the_name_that_a_book_gives_it(block: list[str]) -> None:
    text, *wanted = block
    steps = fabula.solve(text, extractor="frames").steps
    said = {f"> {step.text}" for step in steps} | {f"> {step.text} 〔{step.reason}〕" for step in steps}
    assert [line for line in wanted if line not in said] == []


def test_what_everybody_knows_of_a_rate() -> None:
    told = Plain.reason(Plain.__new__(Plain), "这批树的成活率")
    assert told.startswith("成活率=成活的棵数÷") and Plain.reason(Plain.__new__(Plain), "速度") == ""
