"""Attachment: the nearer node by words; by links, subjects preferred, when two are about as near."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fabula.errors import ModelError
from fabula.parse import attach as module
from fabula.parse.attach import SUBJECT, attach, link_distance, word_distance
from fabula.text import Problem, read, syntax

TEXT = "小明买了3支钢笔，小红昨天在新开的书店里买了5本练习本，一共花了多少元？"


@pytest.fixture(scope="module")
def problem() -> Problem:
    return read(TEXT)


def span(word: str) -> tuple[int, int]:
    start = TEXT.index(word)
    return start, start + len(word)


def test_the_nearer_one(problem: Problem) -> None:
    candidates = [span("小明"), span("书店")]
    assert attach(problem, span("练习本"), candidates) == 1
    assert attach(problem, span("钢笔"), candidates) == 0


def test_order_does_not_matter(problem: Problem) -> None:
    assert attach(problem, span("练习本"), [span("书店"), span("小明")]) == 0


def test_a_lone_candidate(problem: Problem) -> None:
    assert attach(problem, span("练习本"), [span("小明")]) == 0


def test_nothing_to_attach_to(problem: Problem) -> None:
    with pytest.raises(ValueError, match="nothing to attach to"):
        attach(problem, span("练习本"), [])


def test_what_is_told_before_is_a_little_nearer(problem: Problem) -> None:
    before = word_distance(problem, span("小红"), span("钢笔"))
    after = word_distance(problem, span("钢笔"), span("小红"))
    assert after == before + 0.5
    assert word_distance(problem, span("小红"), span("小红")) == 0


def test_words_that_decide_need_no_syntax(monkeypatch: pytest.MonkeyPatch, problem: Problem) -> None:
    def refuse(*args: object) -> float:
        raise AssertionError("the dependency parser was asked")

    monkeypatch.setattr("fabula.parse.attach.link_distance", refuse)
    assert attach(problem, span("练习本"), [span("小明"), span("书店")]) == 1


def test_links_decide_between_neighbours(monkeypatch: pytest.MonkeyPatch, problem: Problem) -> None:
    far, near = span("的书"), span("书店")
    links = {far: 4.0, near: 1.0}
    monkeypatch.setattr("fabula.parse.attach.link_distance", lambda p, child, other: links[other])
    assert attach(problem, span("里买"), [far, near]) == 1
    links[far] = 0.0
    assert attach(problem, span("里买"), [far, near]) == 0


def test_a_subject_is_nearer_by_links() -> None:
    """小红 ← 买 → 练习本, drawn by hand: as many links from the verb, but one end is its subject."""
    plain = read("小红买练习本3本，一共花了多少元？")
    words = [t.text for t in plain.tokens]
    verb, who, what = words.index("买"), words.index("小红"), words.index("练习本")
    arcs = {who: "nsubj", what: "obj"}
    tokens = tuple(
        replace(t, pos="X", head=verb, relation=arcs[t.index]) if t.index in arcs else replace(t, pos="X")
        for t in plain.tokens
    )
    problem = replace(plain, tokens=tokens)
    here, subject, thing = ((s.start, s.end) for s in (tokens[i].span for i in (verb, who, what)))
    assert link_distance(problem, here, thing) == 1
    assert link_distance(problem, here, subject) == 1 - SUBJECT
    assert attach(problem, here, [thing, subject]) == 1


@pytest.fixture
def no_udpipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a plain installation."""
    monkeypatch.setattr(syntax, "find_spec", lambda name: None)
    caches = (syntax.available, syntax._loaded, module._syntax)
    for kept in caches:
        kept.cache_clear()
    yield
    for kept in caches:
        kept.cache_clear()


@pytest.mark.usefixtures("no_udpipe")
def test_words_decide_where_no_parser_is_installed(caplog: pytest.LogCaptureFixture) -> None:
    problem = read(TEXT)
    candidates = [span("小明"), span("钢笔")]
    near = min(range(2), key=lambda i: word_distance(problem, span("3支"), candidates[i]))
    assert [attach(problem, span("3支"), candidates) for _ in range(2)] == [near, near]
    assert caplog.text.count("pip install 'fabula-smart[syntax]'") == 1


@pytest.mark.usefixtures("no_udpipe")
def test_who_asks_for_the_syntax_is_told_what_to_install() -> None:
    with pytest.raises(ModelError, match="need UDPipe") as raised:
        read(TEXT, syntax=True)
    assert "-e '.[syntax]'" in raised.value.hint
