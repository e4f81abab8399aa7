"""Reading a whole problem: words, clauses, questions, refusals, the JSON round trip."""

from __future__ import annotations

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.errors import ReadError
from fabula.text import Problem, Span, UnreadableError, read
from fabula.text.syntax import dependency_distance

STORY = "甲、乙两地相距360千米，一辆汽车以70千米/小时的速度开往乙地。已经行了(2/5)，还剩多少千米？"


def test_words() -> None:
    assert " ".join(token.text for token in read(STORY).tokens) == (
        "甲 、 乙 两地 相距 360千米 ， 一辆 汽车 以 70千米/小时 的 速度 开往 乙地 。 "
        "已经 行 了 (2/5) ， 还 剩 多少千米 ？"
    )


def test_clauses_tile_the_text() -> None:
    problem = read(STORY)
    assert "".join(clause.span.of(problem.text) for clause in problem.clauses) == problem.text
    assert [clause.sentence for clause in problem.clauses] == [0, 0, 1, 1]


def test_a_comma_in_brackets_ends_no_clause() -> None:
    problem = read("学校(在城东，靠近河)有3个班，每班40人：共有多少人？！")
    assert [clause.span.of(problem.text) for clause in problem.clauses] == [
        "学校(在城东，靠近河)有3个班，",
        "每班40人：",
        "共有多少人？！",
    ]


def test_question_and_lookup() -> None:
    problem = read(STORY)
    (question,) = problem.questions
    assert question.quantity.text == "多少千米"
    assert question.clause == problem.clauses[-1] == problem.clause_of(question.quantity.span)
    inside = problem.tokens_in(problem.clauses[2].span)
    assert [token.text for token in inside] == ["已经", "行", "了", "(2/5)", "，"]
    assert problem.normal.raw_span(Span(0, 1)) == Span(0, 1)


def test_json_round_trip() -> None:
    for syntax in (False, True):
        problem = read(STORY, syntax=syntax)
        assert Problem.from_json(json.loads(json.dumps(problem.to_json()))) == problem


def test_syntax() -> None:
    parsed = read(STORY).parsed
    by_text = {token.text: token for token in parsed}
    assert by_text["汽车"].pos == "NOUN" and by_text["360千米"].pos == "NUM"
    assert all(-1 <= token.head < len(parsed) and token.head != token.index for token in parsed)
    assert sum(token.head == -1 for token in parsed) == 2
    car, go = by_text["汽车"].index, by_text["开往"].index
    assert dependency_distance(parsed, car, car) == 0
    assert dependency_distance(parsed, car, go) == dependency_distance(parsed, go, car) >= 1
    assert read(STORY, syntax=True).tokens == parsed


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "empty"),
        (" \n", "empty"),
        ("How many apples does Ann have if she had 3?", "language"),
        ("甲车行了3小时。", "no_question"),
        ("甲车行了多少千米？", "no_number"),
        ("五年级第一天看了多少页？", "no_number"),
        ("有" + "3个，" * 50 + "共多少个？", "too_many_quantities"),
        ("车" * 2001, "too_long"),
    ],
)
def test_refusals(raw: str, code: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        read(raw)
    assert caught.value.code == code
    assert caught.value.hint


def test_too_long_names_both_numbers() -> None:
    with pytest.raises(ReadError, match=r"11 .* 10"):
        read("车" * 11, limit=10)


def test_a_huge_text_is_refused_at_once() -> None:
    start = time.perf_counter()
    with pytest.raises(ReadError):
        read("一百(1/2)千米" * 20_000)
    assert time.perf_counter() - start < 0.5


@given(st.one_of(st.text(), st.text(alphabet="甲乙车行3分之一两多少？，。千米(/)=每", max_size=60)))
def test_only_read_errors(raw: str) -> None:
    try:
        problem = read(raw)
    except ReadError:
        return
    assert Problem.from_json(json.loads(json.dumps(problem.to_json()))) == problem
    assert "".join(token.text for token in problem.tokens) == problem.text.replace(" ", "")
    assert len(problem.questions) >= 1


@pytest.mark.parametrize("text", ["(2012•某县)书每本12元，4本多少元？", "《练习3》每本12元，4本多少元？"])
def test_numbers_that_count_nothing_are_not_missed(text: str) -> None:
    """Where a text is from, and titles: nobody has to understand them."""
    problem = read(text)
    assert problem.unread == ""
    assert [q.text for q in problem.quantities] == ["12元", "4本", "多少元"]
