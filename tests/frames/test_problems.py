"""Problems of comparisons, parts and the old kinds, told in our own words: the frames answer each of them."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from fabula.extract import make_extractor
from fabula.solver import Solver

PROBLEMS = Path(__file__).with_name("problems.txt")


def problems() -> list[tuple[str, str, Fraction]]:
    found = []
    for line in PROBLEMS.read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            kind, text, answer = (part.strip() for part in line.split("|"))
            value = Fraction(answer.rstrip("%")) / (100 if answer.endswith("%") else 1)
            found.append((kind, text, value))
    return found


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(make_extractor("frames"))


@pytest.mark.parametrize(("kind", "text", "answer"), problems())
def test_answer(solver: Solver, kind: str, text: str, answer: Fraction) -> None:
    solution = solver.solve(text)
    assert solution.answer is not None, f"{kind}: no answer"
    assert solution.answer.value == answer


def test_there_are_problems_of_every_kind() -> None:
    kinds = {kind for kind, _, _ in problems()}
    assert {"compare", "parts", "remainder", "ratio", "transfer", "sharing", "average", "ages", "mixture"} <= kinds
    assert len(problems()) >= 60
