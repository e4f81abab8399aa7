"""Patterns are compiled late and left out where they cannot fit; neither may change what is read."""

from __future__ import annotations

import pickle
import re
from importlib.resources import files
from pathlib import Path

import pytest

from fabula.frames.frame import frames, parse_frames
from fabula.frames.kinds.blocks import parse_blocks
from fabula.frames.tellings import Masked, make_pattern, parse_tellings, tellings
from fabula.lang.lexicon import read_file
from fabula.lang.pattern import AnyOf, Pattern, firsts
from fabula.text import Problem, read

GOLD = Path(__file__).parents[1] / "gold"
KINDS = sorted(f.name for f in files("fabula.lang.zh").joinpath("kinds").iterdir() if f.name.endswith(".txt"))
FRAMES = sorted(f.name for f in files("fabula.lang.zh").joinpath("frames").iterdir() if f.name.endswith(".txt"))


@pytest.fixture(scope="module")
def problems() -> list[Problem]:
    """Every third of our own texts."""
    told = "\n".join(path.read_text("utf-8") for path in sorted(GOLD.glob("*.txt")))
    return [read(text) for text in re.findall(r"^@text (.+)$", told, re.M)[::3]]


def _missed(patterns: dict[str, Pattern], text: str) -> list[str]:
    """Patterns that fit the text although what fits lacks something that they say they need."""
    found = {name: pattern.regex.search(text) for name, pattern in patterns.items()}
    return [n for n, match in found.items() if match and not patterns[n].may_fit(frozenset(match[0]))]


def test_what_fits_has_all_that_its_telling_needs(problems: list[Problem]) -> None:
    kinds = [t for file in KINDS for t in parse_tellings(read_file(f"kinds/{file}"), file)]
    known = {f"{i} {t.name}": t.pattern for i, t in enumerate((*tellings(), *kinds))}
    known |= {f"{f.name} {i}": t.pattern for f in frames() for i, t in enumerate(f.tells)}
    assert sum(bool(p.needs) for p in known.values()) > 150
    assert [missed for problem in problems if (missed := _missed(known, Masked(problem).text))] == []


@pytest.mark.parametrize("file", ["tellings.txt", *(f"kinds/{name}" for name in KINDS)])
def test_our_own_tellings_compile(file: str) -> None:
    assert parse_tellings(read_file(file), file) or parse_blocks(read_file(file), file)


@pytest.mark.parametrize("file", FRAMES)
def test_our_own_frames_compile(file: str) -> None:
    assert parse_frames(read_file(f"frames/{file}"), file)


@pytest.mark.parametrize(
    ("source", "text", "may"),
    [
        ("{A}比{B}多", "甲比乙多", True),
        ("{A}比{B}多", "甲比乙少", False),
        ("{A}比[了]{B}", "甲比乙", True),  # what is optional is not needed
        ("{A}(比|是){B}", "甲和乙", True),  # nor is one of several
        ("{A}比|是", "甲是乙", True),
        ("{A}!(不)比", "甲比", True),
        ("{A}@more", "甲增", True),
        ("{A}@more", "甲少", False),
        ("{A}{V=@more}", "甲少", False),
        ("{n:N}", "甲", False),
        ("{n:N}", "\ue001", True),
        ("{n:F}", "\ue001", False),
    ],
)
def test_needs(source: str, text: str, may: bool) -> None:
    assert make_pattern(source, {"more": "多|增加"}).may_fit(frozenset(text)) is may


def test_a_pattern_is_compiled_when_it_is_used() -> None:
    bad = Pattern("(")
    with pytest.raises(re.error):
        bad.search("x")
    good = pickle.loads(pickle.dumps(Pattern("a+", [frozenset("a")])))
    assert good.search("baab", 1)[0] == "aa" and good.match("baab", 1, 2)[0] == "a"
    assert [m[0] for m in good.finditer("abaa")] == ["a", "aa"]
    assert good.needs == (frozenset("a"),)


def test_any_of_words_and_expressions() -> None:
    some = AnyOf(["相遇", "第[一二]次"])
    assert some.within("他们相遇了") and some.within("第二次") and not some.within("第三次")
    assert not AnyOf(["a.c"]).within("abd") and AnyOf(["a.c"]).within("abc")


def test_firsts() -> None:
    assert firsts(r"多|增加|\=") == frozenset("多增=")
