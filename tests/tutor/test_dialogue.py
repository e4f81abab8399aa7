"""The dialogues of docs/tutor.md, replayed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.tutor import problems as p

from fabula.tutor import Session

DOC = (Path(__file__).parents[2] / "docs" / "tutor.md").read_text("utf-8")
DIALOGUES = re.findall(r"```dialogue (zh|en)\n# (.+?)\n(.+?)\n```", DOC, re.S)


def test_there_are_dialogues() -> None:
    assert len(DIALOGUES) == 3


@pytest.mark.parametrize(("lang", "problem", "lines"), DIALOGUES)
def test_the_tutor_answers_as_the_document_says(lang: str, problem: str, lines: str) -> None:
    session = Session.start(p.solution(problem), lang)
    told = lines.splitlines()
    for typed, answer in zip(told[::2], told[1::2], strict=True):
        typed = typed.removeprefix("> ")
        if typed == "?":
            session, hint = session.hint()
            assert hint.text == answer
        else:
            session, verdict = session.step(typed)
            slip = f", {verdict.slip}" if verdict.slip else ""
            assert f"[{verdict.outcome}{slip}] {verdict.message}" == answer
    assert session.done


def test_the_programs_run(capsys: pytest.CaptureFixture[str]) -> None:
    """Both program blocks, as they stand, with the comments after print as what they print."""
    space: dict[str, object] = {}
    for block in re.findall(r"```python\n(.+?)```", DOC, re.S):
        exec(block, space)
        printed = capsys.readouterr().out.split("\n")[:-1]
        assert printed == re.findall(r"^print\(.+?  # (.+)$", block, re.M)
