"""A session: immutable, stored and restored."""

from __future__ import annotations

import json

import pytest
from tests.tutor import problems as p

from fabula.adjust import ChangeGoal
from fabula.situation import Attribute
from fabula.tutor import Outcome, Session, TutorError


def test_a_dialogue_is_stored_and_taken_up_again() -> None:
    start = Session.start(p.solution(p.MEETING))
    session, verdict = start.step("70+60=130")
    assert verdict.outcome is Outcome.RIGHT
    for _ in range(5):
        session, hint = session.hint()
    assert hint.text == "下一步：相遇时间：390÷130=？"
    restored = Session.from_json(json.loads(json.dumps(session.to_json())), p.solution)
    assert restored == session
    assert restored.hint()[1] == session.hint()[1]
    last, verdict = restored.step("390÷130=3")
    assert verdict.outcome is Outcome.ANSWER and last.done
    assert (start.steps, start.hints, start.done) == ((), (), False)


def test_hints_never_skip_a_rung_and_stop_at_the_top() -> None:
    session = Session.start(p.solution(p.CHANGE))
    kinds = []
    for _ in range(9):
        session, hint = session.hint()
        kinds.append(hint.kind)
    assert kinds == [
        "asked",
        "given",
        "diagram",
        "relation",
        "equation",
        "equation",
        "answer",
        "answer",
        "answer",
    ]
    assert len(session.hints) == 7


def test_another_goal_and_another_reading() -> None:
    solution = p.solution(p.MEETING)
    asked = Session.start(solution, edits=[ChangeGoal("E1", Attribute.TOTAL)])
    assert asked.step("210千米")[1].outcome is Outcome.ANSWER
    assert Session.from_json(asked.to_json(), p.solution) == asked
    other = Session.start(solution, reading=1)
    assert other.step("3小时")[1].outcome is Outcome.WRONG


def test_english_session() -> None:
    session = Session.start(p.solution(p.MORE), "en")
    assert session.hint()[1].text == "What is asked? “梨树有多少棵？” That is the number of 梨树."
    assert session.step("180 × 1.2 = 216")[1].message.startswith("Correct!")


def test_nothing_to_tutor() -> None:
    with pytest.raises(TutorError):
        Session.start(p.solution("今天天气很好。"))
    with pytest.raises(TutorError):
        Session.start(p.solution(p.MORE), reading=99)
    with pytest.raises(TutorError, match="version"):
        Session.from_json({"version": 0}, p.solution)
