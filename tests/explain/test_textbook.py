"""The textbook solution: whole solutions of situations, read by a person once, and what holds of all."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from fabula.explain.html import step_html
from fabula.explain.maths import Letter, Line, Maths, Num, Op, Word
from fabula.explain.reply import each_asked
from fabula.explain.steps import ARITHMETIC, EQUATION, methods, steps
from fabula.explain.textbook import arithmetic
from fabula.explain.textbook.derive import derive
from fabula.explain.textbook.derived import operations
from fabula.explain.textbook.recast import recast
from fabula.solve.attempt import Attempt

from . import situations as s
from .compact import attempt_of, blocks

BLOCKS = list(blocks((Path(__file__).parent / "textbook.txt").read_text("utf-8")))
TEXTS = [next(line[6:] for line in block if line.startswith("@text")) for block in BLOCKS]


def value(maths: Maths) -> Fraction:
    assert not isinstance(maths, Letter | Word)
    if isinstance(maths, Num):
        return maths.value
    assert isinstance(maths, Op)
    left, right = value(maths.left), value(maths.right)
    match maths.op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case _:
            return left / right


def holds(line: Line) -> bool:
    return any(isinstance(side, Word) for side in line.sides) or len({value(side) for side in line.sides}) == 1


@pytest.mark.parametrize("block", BLOCKS, ids=TEXTS)
def test_as_in_a_book(block: list[str]) -> None:
    told = steps(attempt_of(block))
    said = [f"> {step.text}" + (f" 〔{step.reason}〕" if step.reason else "") for step in told]
    assert said == [line for line in block if line.startswith(">")]


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("block", BLOCKS, ids=TEXTS)
def test_every_line_is_true_and_every_step_is_needed(block: list[str], lang: str) -> None:
    attempt = attempt_of(block)
    *told, answer = steps(attempt, lang)
    told = [step for step in told if step.kind != "convert"]  # the answer in the unit asked for
    last = [step.value for step in told].index(attempt.result.value) if each_asked(attempt) else -1
    assert answer.kind == "answer" and told[last].value == attempt.result.value
    assert {step.value for step in told[last:]} <= {attempt.result.value, *each_asked(attempt).values()}
    assert all(holds(line) for step in told for line in step.lines)
    for step in told:
        assert step.reason and not any(char in step.text + step.reason for char in "{}?_")
        assert lang == "zh" or "的" not in step.reason
        assert "-" not in step.text and "（又" not in step.text
        assert step_html(step, lang).count("<math>") == len(step.lines)
    case = recast(attempt.reading.graph, attempt.result)
    found = derive(case, dict(attempt.result.values))
    assert found is not None
    assert len(told) <= sum(operations(d.expr) for d in found) + 2


@pytest.mark.parametrize("story", s.EVERY, ids=lambda f: f.__name__)
def test_arithmetic_comes_to_the_same_as_solving(story: object) -> None:
    attempt: Attempt = story()  # type: ignore[operator]
    found = arithmetic(attempt)
    assert found is not None and found[-1].value == attempt.result.value


def test_no_step_only_repeats_a_value() -> None:
    for block in BLOCKS:
        for method in methods(attempt_of(block)):
            for step in steps(attempt_of(block), method=method):
                assert "也是" not in step.text


def test_what_no_book_does_without_an_unknown_is_told_with_one() -> None:
    story = s.Story(s.R, "一些盒子共有24支笔，每盒的支数比盒数多2，有多少盒？").node("W", "").node("A1", "盒子")
    story.given("A1.T", "24支").says("More_than", "A1.R", "A1.A", s.Number(s.Fraction(2)), words="比盒数多2")
    attempt = story.asks("A1.A").attempt()
    assert arithmetic(attempt) is None
    assert methods(attempt) == (EQUATION,)
    assert steps(attempt, method=ARITHMETIC) == steps(attempt, method=EQUATION)


def test_an_unknown_method_is_refused() -> None:
    with pytest.raises(ValueError, match="arithmetic or equation"):
        steps(s.trail(), method="guessing")
