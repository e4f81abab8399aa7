"""Tellings are data: the language of their patterns, what they take, and mistakes named by their line."""

from __future__ import annotations

import pytest

from fabula.errors import GrammarError
from fabula.frames.tellings import find, parse_tellings, tellings
from fabula.text import read


def told(source: str, text: str) -> list[tuple[str, dict[str, str], dict[str, str]]]:
    """What the tellings of a source find in a text, in words."""
    return [
        (
            t.telling.name,
            {name: text[start:end] for name, (start, end) in t.phrases.items()},
            {name: quantity.text for name, quantity in t.numbers.items()},
        )
        for t in find(read(text), parse_tellings(source, "test"))
    ]


def test_phrases_end_at_the_first_chance() -> None:
    source = "class more = 多 重\nmore | {A}比{B}@more{n:N} | More_than(A, B, n)"
    text = "梨树比桃树多8棵，桃树有12棵，梨树有多少棵？"
    assert told(source, text) == [("more", {"A": "梨树", "B": "桃树"}, {"n": "8棵"})]


def test_the_first_line_takes_the_number() -> None:
    source = "a | {A}比{B}的{k:F}多{n:N} | Times_plus(A, B, k, n)\nb | {A}多{n:N} | More_than(A, W, n)"
    text = "柳树比杨树的2倍多6棵，杨树有9棵，柳树有多少棵？"
    assert [name for name, _, _ in told(source, text)] == ["a"]


def test_a_line_without_statement_keeps_its_numbers_from_others() -> None:
    source = "keep | {A}利率是{n:F} | -\nshare | {A}{n:F} | Fraction_of(A, W, n)"
    assert told(source, "存款年利率是2%，存了(1/4)，还有多少元？") == [("share", {"A": "存了"}, {"n": "(1/4)"})]


def test_a_pointer_takes_no_number() -> None:
    source = "way | 每人分{r:g}，还多{n:G} | More_than(W, Total(r), n)"
    problem = read("每人分5颗，还多14颗，一共有多少颗？")
    (found,) = find(problem, parse_tellings(source, "test"))
    assert found.pointers["r"].text == "5颗"
    assert {q.text for q in found.numbers.values()} == {"14颗"}


def test_words_that_must_be_in_the_text() -> None:
    source = "later | {k:N}后 | Later(k) | 岁"
    assert told(source, "3天后还剩多少米？") == []
    assert len(told(source, "3年后妈妈多少岁？")) == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("more | {A}比{B}@nobody{n:N} | More_than(A, B, n)", "line 2: no class @nobody"),
        ("more | {A}比{B}{n:Z} | More_than(A, B, n)", "line 2: no kind of number is called 'Z'"),
        ("more | {A}比{B}", "line 2: expected 'name | pattern"),
        ("more | {A}比{B}多{n:N} | More_than(A, B", "line 2"),
    ],
)
def test_a_bad_line_is_named(line: str, message: str) -> None:
    with pytest.raises(GrammarError, match="test, line 2") as error:
        parse_tellings(f"class more = 多\n{line}", "test")
    assert message in error.value.message


def test_the_language_has_tellings() -> None:
    names = [t.name for t in tellings()]
    assert {"more", "share_be", "move", "scale"} <= set(names)
    assert len(names) == len(set(names))
