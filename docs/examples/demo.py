"""The paper's sample problems and the one it fails on: answers, situations, steps, and a picture of each."""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path

import fabula

PROBLEMS = Path(__file__).with_name("problems.jsonl")
OUT = Path("out")


def main() -> int:
    OUT.mkdir(exist_ok=True)
    wrong = 0
    for line in PROBLEMS.read_text("utf-8").splitlines():
        problem = json.loads(line)
        solution = fabula.solve(problem["text"])
        print(f"\n═══ {problem['id']} ═══\n{problem['text']}\n\n{solution}")
        for other in solution.readings[1:3] if solution.status is fabula.Status.UNSURE else ():
            print(f"\n→ {other.answer.text if other.answer else '?'}: {other.logic}")
        if solution.readings:
            picture = OUT / f"{problem['id']}.svg"
            picture.write_text(solution.svg("graph"), "utf-8")
            print(f"\n→ {picture}")
        wrong += not as_expected(solution, problem["answer"])
    print(f"\n{'All as expected.' if not wrong else f'{wrong} not as expected!'}")
    return 1 if wrong else 0


def as_expected(solution: fabula.Solution, answer: str | list[str]) -> bool:
    """One answer: it is the first. Two: these are the first two, and the program says that it is unsure."""
    expected = [answer] if isinstance(answer, str) else answer
    found = [reading.answer.value for reading in solution.readings[: len(expected)] if reading.answer]
    told = len(expected) == 1 or solution.status is fabula.Status.UNSURE
    return found == [Fraction(value) for value in expected] and told


if __name__ == "__main__":
    sys.exit(main())
