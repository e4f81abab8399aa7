"""The paper's samples and the problem it fails on."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import fabula

FILE = Path(__file__).parents[1] / "docs" / "examples" / "problems.jsonl"
PROBLEMS = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


@pytest.mark.parametrize(
    "problem", [p for p in PROBLEMS if isinstance(p["answer"], str)], ids=lambda p: p["id"]
)
def test_solved(problem: dict[str, Any]) -> None:
    solution = fabula.solve(problem["text"])
    assert solution.answer is not None
    assert solution.answer.value == Fraction(problem["answer"])


@pytest.mark.parametrize(
    "problem", [p for p in PROBLEMS if isinstance(p["answer"], str)], ids=lambda p: p["id"]
)
def test_the_frames_alone_are_sure(problem: dict[str, Any]) -> None:
    solution = fabula.solve(problem["text"], extractor="frames")
    assert solution.answer is not None and solution.answer.value == Fraction(problem["answer"])
    assert solution.status is fabula.Status.SOLVED


@pytest.mark.parametrize(
    "problem", [p for p in PROBLEMS if isinstance(p["answer"], list)], ids=lambda p: p["id"]
)
@pytest.mark.parametrize("extractor", ["smart+", "frames"])
def test_two_readings(problem: dict[str, Any], extractor: str) -> None:
    solution = fabula.solve(problem["text"], extractor=extractor)
    assert [a.answer.value for a in solution.attempts[:2] if a.answer] == list(
        map(Fraction, problem["answer"])
    )
    assert solution.status is fabula.Status.UNSURE
