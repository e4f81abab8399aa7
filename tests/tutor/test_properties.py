"""What must hold for every problem, whatever is typed and in whatever order."""

from __future__ import annotations

import re
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tutor import problems as p

from fabula.explain.steps import ExplainedStep, steps
from fabula.text.numbers import format_number
from fabula.text.units import factor, table
from fabula.tutor import Checker, Outcome, check
from fabula.tutor.memory import Memory

ACCEPTED = (Outcome.RIGHT, Outcome.ANSWER)
slow = settings(deadline=None, max_examples=40)


def typed(step: ExplainedStep) -> str:
    """The step as a pupil would write it: its formula, or its sentence where it has none."""
    return step.arithmetic if re.search(r"[=+×÷]|[0-9)]x", step.arithmetic) else step.text


@slow
@given(st.data())
def test_our_own_steps_are_accepted_in_any_order(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(p.ALL))
    checker, memory = Checker(p.situation(text)), Memory()
    own = steps(p.situation(text).attempt)
    for step in (*data.draw(st.permutations(own[:-1])), own[-1]):
        memory, verdict = checker.judge(typed(step), memory)
        assert verdict.outcome in ACCEPTED, (typed(step), verdict)
    assert verdict.outcome is Outcome.ANSWER


def forms(value: Fraction) -> list[str]:
    """A number in all the ways a pupil may write it."""
    found = [f"{value.numerator}/{value.denominator}"]
    if (value * 10**6).denominator == 1:
        found += [format_number(value), f"{format_number(value * 100)}%"]
    whole, rest = divmod(value, 1)
    if whole and rest:
        found.append(f"{whole}又{rest.numerator}/{rest.denominator}")
    return found


@slow
@given(st.sampled_from(p.ALL), st.data())
def test_the_answer_is_accepted_in_any_form_and_unit(text: str, data: st.DataObject) -> None:
    situation = p.situation(text)
    unit = situation.answer.unit
    convertible = [name for name in table() if unit and name != "分" and factor(unit, name) is not None]
    wanted = data.draw(st.sampled_from([unit, *convertible]))
    value = situation.answer.value * (factor(unit, wanted) or 1)
    lead = data.draw(st.sampled_from(["", "答：", "x="]))
    step = lead + data.draw(st.sampled_from([f for f in forms(value) if not (unit and "%" in f)])) + wanted
    assert check(situation, step).outcome is Outcome.ANSWER, step


@slow
@given(
    st.sampled_from(p.ALL), st.fractions(0, 10**5, max_denominator=1000), st.sampled_from(["", "答：", "x="])
)
def test_a_wrong_number_is_never_right(text: str, value: Fraction, lead: str) -> None:
    situation = p.situation(text)
    if situation.hits(value):
        return
    assert check(situation, f"{lead}{value}").outcome not in ACCEPTED


@slow
@given(st.sampled_from(p.ALL), st.integers(1, 500), st.integers(1, 500), st.sampled_from("+-×÷"))
def test_false_arithmetic_is_never_right(text: str, a: int, b: int, op: str) -> None:
    true = {"+": Fraction(a + b), "-": Fraction(a - b), "×": Fraction(a * b), "÷": Fraction(a, b)}[op]
    assert check(p.situation(text), f"{a}{op}{b}={true + 1}").outcome is Outcome.WRONG


@slow
@given(st.sampled_from(p.ALL), st.text(max_size=40), st.sampled_from(["zh", "en"]))
def test_any_text_gets_a_verdict(text: str, step: str, lang: str) -> None:
    assert check(p.situation(text), step, lang=lang).message


@slow
@given(st.sampled_from(p.ALL), st.integers(1, 400), st.integers(1, 400), st.sampled_from("+-×÷"))
def test_no_verdict_gives_the_answer_away(text: str, a: int, b: int, op: str) -> None:
    situation = p.situation(text)
    found = check(situation, f"{a}{op}{b}", others=p.solution(text).attempts[1:])
    if found.outcome is not Outcome.ANSWER:
        assert situation.answer.text not in found.message
