"""The language of constructions: what each piece means, and which lines are refused."""

from __future__ import annotations

import pytest

from fabula.errors import GrammarError
from fabula.extract.rules.lexicon import read_data
from fabula.extract.rules.masked import START
from fabula.extract.rules.patterns import constructions, make_pattern, parse_constructions

N, F = chr(START["number"]), chr(START["fraction"])


@pytest.mark.parametrize("file", ["patterns.txt", "prices.txt"])
def test_every_line_compiles_and_is_named_once(file: str) -> None:
    names = [c.name for c in parse_constructions(read_data(file), file)]
    assert names == [c.name for c in constructions(file)]
    assert len(names) > 15
    assert len(set(names)) == len(names)


def test_phrases_and_numbers() -> None:
    found = make_pattern("{A}比{B}多{n:N}").match(f"女生比男生多{N}")
    assert found is not None
    assert found.groupdict() == {"A": "女生", "B": "男生", "n": N}


def test_a_slot_takes_its_kind_only() -> None:
    assert not make_pattern("{A}多{n:F}").match(f"女生多{N}")
    assert make_pattern("{A}多{n:F}").match(f"女生多{F}")


def test_classes_options_choices_and_fillers() -> None:
    pattern = make_pattern("{A}(比|是)[了]{B}的@measure~{n:N}")
    assert pattern.match(f"甲比乙的重量大约{N}")
    assert pattern.match(f"甲是了乙的身高{N}")
    assert not pattern.match(f"甲和乙的重量{N}")
    assert not make_pattern("多~{n:N}").match(f"多一二三四五六七八九{N}")


def test_options_inside_a_choice() -> None:
    pattern = make_pattern("{A}(@more~|@taller[了|出]){n:N}")
    assert pattern.match(f"哥哥高出{N}") and pattern.match(f"哥哥高{N}")


def test_a_phrase_does_not_cross_a_clause_or_a_number() -> None:
    assert not make_pattern("{A}多{n:N}").match(f"女生，多{N}")
    assert not make_pattern("{A}多{n:N}").match(f"女{N}多{N}")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("more | {A}比{B}多{n:N}", "expected 'name"),
        ("more | {A}比{B}多{n:N} | More_than", "expected 'name"),
        ("more | {A}比{B}@nothing{n:N} | More_than(A, B, n)", "no class 'nothing'"),
        ("more | {A}比{B}(@nothing|多){n:N} | More_than(A, B, n)", "no class 'nothing'"),
        ("more | {A}比{B}多{n:X} | More_than(A, B, n)", "no kind of quantity is called 'X'"),
        ("more | {A}比{B多{n:N} | More_than(A, B, n)", "cannot read pattern"),
        ("more | {A}比{A}多{n:N} | More_than(A, n)", "cannot read pattern"),
        ("more | {A}比{B}多{n:N} | More_than(A, C, n)", "C is not in the pattern"),
    ],
)
def test_a_bad_line_is_named(line: str, message: str) -> None:
    with pytest.raises(GrammarError, match=f"mine.txt, line 2: .*{message}"):
        parse_constructions(f"# mine\n{line}\n", "mine.txt")
