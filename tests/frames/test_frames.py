"""Frames as data: what a file may say, how a bad line is named, and a kind of story from outside the package."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabula.errors import GrammarError
from fabula.extract.framed import FrameExtractor
from fabula.frames.frame import frames, load_frames, parse_frames, reason
from fabula.solver import Solver

ECHO = Path(__file__).parents[2] / "docs" / "examples" / "echo.txt"
GEARS = ECHO.parent / "gears.txt"
CRY = "声音每秒传播340米，小林对着山崖喊了一声，3秒后听到回声，小林离山崖有多少米？"


def test_a_story_from_outside_the_package_is_read() -> None:
    without, known = Solver(FrameExtractor()).solve(CRY), Solver(FrameExtractor(extra=[ECHO])).solve(CRY)
    assert known.answer is not None and known.answer.text == "510米"
    assert without.answer is None or without.answer.text != "510米"
    assert "Times_of(Total(传播), Total(山崖), 2)  [echo]" in known.attempts[0].reading.graph.pretty()


@pytest.mark.parametrize("turned", ["转了", "转动"])
def test_what_is_multiplied_may_be_measured_in_different_units(turned: str) -> None:
    text = f"大齿轮有40个齿，小齿轮有16个齿，大齿轮{turned}6圈，小齿轮{turned}几圈？"
    without, known = Solver(FrameExtractor()).solve(text), Solver(FrameExtractor(extra=[GEARS])).solve(text)
    assert known.answer is not None and known.answer.text == "15圈"
    assert without.answer is None


def test_what_a_block_says() -> None:
    (frame,) = load_frames([ECHO])
    assert (frame.name, frame.family, frame.always, frame.cost) == ("echo", "road", False, 0.0)
    assert [role.name for role in frame.roles] == ["cliff", "sound"]
    assert frame.cued("听到回音") and not frame.cued("听到雷声")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("roles a = world", "a frame has no 'roles'"),
        ("role a = planet", "expected 'role NAME"),
        ("follows Equal(Total(a), Total(b)) | 相等 | equal", "b is no role of odd"),
        ("follows Alike(Total(a)) | 像 | alike", "unknown predicate Alike"),
        ("follows Equal(Total(a), 1) | 只有中文", "expected 'follows RELATION"),
        ("types travel", "'travel' is not a valid ProblemType"),
        ("when (相遇", "unterminated subpattern"),
        ("cost dear", "could not convert"),
        ("reason 只有中文", "expected 'reason"),
    ],
)
def test_a_bad_line_is_named_by_its_number(line: str, message: str) -> None:
    source = f"# a comment\nframe odd\n  role a = world\n  {line}\n"
    with pytest.raises(GrammarError, match=r"mine\.txt, line 4") as raised:
        parse_frames(source, "mine.txt")
    assert message in raised.value.message


def test_a_line_outside_a_block_is_named() -> None:
    with pytest.raises(GrammarError, match=r"mine\.txt, line 1: expected 'frame NAME'"):
        parse_frames("role a = world\n", "mine.txt")


def test_names_are_unique_and_every_relation_has_a_reason_in_both_languages() -> None:
    known = frames()
    assert len({frame.name for frame in known}) == len(known)
    assert all(f.zh and f.en for frame in known for f in frame.follows)


def test_reasons_are_found_by_frame_and_predicate() -> None:
    assert reason("toward", "Together", "zh") == "相遇时所行路程的和等于全程"
    assert reason("keeps_speed", "Equal", "en") == "the speed stays the same"
    assert reason("no_such_frame", "Equal", "en") == ""
