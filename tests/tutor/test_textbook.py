"""The textbook's ways are right, line by line; what pupils get wrong is never praised."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pytest
from tests.tutor import problems as p

from fabula.explain.textbook import arithmetic
from fabula.tutor import Outcome, Session, parse
from fabula.tutor.measures import raw

SOURCE = Path(__file__).with_name("textbook.txt")
ACCEPTED = (Outcome.RIGHT, Outcome.ANSWER)


@dataclass(frozen=True)
class Lines:
    """One line of the file: what is typed, step by step."""

    sign: str
    steps: tuple[str, ...]


@dataclass(frozen=True)
class Problem:
    text: str
    lines: tuple[Lines, ...]

    @property
    def answer(self) -> Fraction:
        """What the first way comes to."""
        way = next(lines for lines in self.lines if lines.sign == "=")
        return raw(parse(way.steps[-1])[-1].result)

    def of(self, sign: str) -> tuple[Lines, ...]:
        return tuple(lines for lines in self.lines if lines.sign == sign)


def problems() -> list[Problem]:
    found = []
    for block in SOURCE.read_text("utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            found.append(Problem(lines[0], tuple(map(_lines, lines[1:]))))
    return found


def _lines(line: str) -> Lines:
    return Lines(line[0], tuple(step.strip() for step in line[1:].split(" ; ")))


PROBLEMS = problems()
WAYS = [(problem, lines.steps) for problem in PROBLEMS for lines in problem.of("=")]
RIGHT = [(problem, lines.steps) for problem in PROBLEMS for lines in problem.of("+")]
WRONG = [(problem, lines.steps) for problem in PROBLEMS for lines in problem.of("!")]


def session(problem: Problem) -> Session:
    """On the reading that is meant: it is the tutor that is tested here, not the choice of a reading."""
    solution = p.solution(problem.text)
    answers = [attempt.answer.value if attempt.answer else None for attempt in solution.attempts]
    assert problem.answer in answers, f"no reading gives {problem.answer}: {answers}"
    return Session.start(solution, reading=answers.index(problem.answer))


def test_there_are_enough_of_them() -> None:
    assert len(PROBLEMS) >= 178
    assert all(len(problem.of("=")) >= 2 and len(problem.of("!")) >= 2 for problem in PROBLEMS)


@pytest.mark.parametrize(("problem", "steps"), WAYS)
def test_every_line_of_a_way_is_right_and_the_last_is_the_answer(problem: Problem, steps: tuple[str, ...]) -> None:
    work = session(problem)
    for step in steps:
        work, verdict = work.step(step)
        assert verdict.outcome in ACCEPTED, (step, verdict)
    assert verdict.outcome is Outcome.ANSWER, verdict


@pytest.mark.parametrize(("problem", "steps"), RIGHT)
def test_what_is_right_on_the_side(problem: Problem, steps: tuple[str, ...]) -> None:
    work = session(problem)
    for step in steps:
        work, verdict = work.step(step)
        assert verdict.outcome in ACCEPTED, (step, verdict)


@pytest.mark.parametrize(("problem", "steps"), WRONG)
def test_what_is_wrong_is_never_accepted(problem: Problem, steps: tuple[str, ...]) -> None:
    work = session(problem)
    for step in steps:
        work, verdict = work.step(step)
    assert verdict.outcome not in ACCEPTED, verdict


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.text)
def test_every_line_of_the_solution_shown_can_be_typed(problem: Problem) -> None:
    work = session(problem)
    for step in arithmetic(work.situation.attempt) or ():
        if "…" not in step.arithmetic:  # 230÷100=2……30 has a remainder, which is no equation
            work, verdict = work.step(step.arithmetic)
            assert verdict.outcome in ACCEPTED, (step.text, verdict)
