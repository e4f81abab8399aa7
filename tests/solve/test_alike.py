"""What the words around the numbers speak against, whoever proposed the reading."""

from __future__ import annotations

from fractions import Fraction

import pytest

import fabula
from fabula.situation import (
    Attribute,
    Given,
    Goal,
    Node,
    NodeKind,
    Number,
    ParseGraph,
    ProblemType,
    Relation,
    Slot,
    Term,
)
from fabula.solve import solve_graph
from fabula.solve.plausible import objections
from fabula.text import read

W, A, B = (Slot(node, Attribute.TOTAL) for node in ("W", "A", "B"))


def reading(
    text: str, label: str, other: str, relation: Relation, givens: dict[Slot, int], goal: Slot = B
) -> set[str]:
    problem = read(text)
    asked = problem.questions[-1].quantity
    nodes = (
        Node("W", NodeKind.WORLD, ""),
        Node("A", NodeKind.AGENT, label, "W"),
        Node("B", NodeKind.AGENT, other, "W"),
    )
    found = []
    for slot, at in givens.items():
        q = problem.quantities[at]
        assert q.value is not None
        found.append(Given(slot, q.value, q.unit, q.per, q.index))
    graph = ParseGraph(
        ProblemType.RELATION, nodes, tuple(found), (relation,), Goal(goal, asked.unit, quantity=asked.index)
    )
    return {o.code for o in objections(problem, graph, *solve_graph(graph)) if not o.soft}


def together(*terms: Term) -> Relation:
    return Relation("Together", terms)


CAGE = "鸡和兔共35只，脚共94只，兔有多少只？"


def test_feet_are_not_added_to_animals() -> None:
    assert reading(CAGE, "鸡", "兔", together(W, A, B), {W: 1, A: 0}) >= {"unlike", "above"}


def test_feet_and_heads_are_not_multiplied() -> None:
    text = "鸡兔同笼，有35个头，94只脚，鸡有多少只？"
    assert "unlike" in reading(text, "头", "鸡", Relation("Product_of", (B, A, W)), {A: 0, W: 1})


def test_feet_may_be_added_to_feet() -> None:
    text = "鸡有20只脚，兔有74只脚，鸡和兔一共有多少只脚？"
    assert reading(text, "鸡", "兔", together(W, A, B), {A: 0, B: 1}, W) == set()


def test_feet_divided_by_the_feet_of_one_are_animals() -> None:
    text = "有一些兔，共有48只脚，每只兔有4只脚，兔有多少只？"
    rate = Slot("B", Attribute.RATE)
    amount = Slot("B", Attribute.AMOUNT)
    found = reading(text, "", "兔", Relation("Product_of", (W, rate, amount)), {W: 0, rate: 1}, amount)
    assert "unlike" not in found


@pytest.mark.parametrize(("extra", "against"), [(1, {"above"}), (-1, set())])
def test_one_is_not_more_than_both(extra: int, against: set[str]) -> None:
    text = "笼子里有鸡和兔共35只，兔有多少只？"
    relation = Relation("More_than", (B, A, Number(Fraction(extra))))
    assert reading(text, "", "动物", relation, {A: 0}) == against


def test_zero_of_what_is_counted() -> None:
    text = "小明有5个苹果，小红和小明一共有5个苹果，小红有几个苹果？"
    assert "nothing" in reading(text, "小明", "小红", together(W, A, B), {A: 0, W: 1})


def test_a_part_beside_those_that_make_up_the_whole_is_nothing() -> None:
    text = "苹果重5千克，苹果和梨一共重5千克，梨重多少千克？"
    assert "nothing" in reading(text, "苹果", "梨", together(W, A, B), {A: 0, W: 1})


@pytest.mark.parametrize(("words", "against"), [("", {"above"}), ("原来", set())])
def test_what_each_has_is_not_more_than_all(words: str, against: set[str]) -> None:
    text = f"三个车间共有35人，甲车间比乙车间多5人，三个车间{words}各有多少人？"
    relation = Relation("More_than", (B, A, Number(Fraction(1))))
    assert reading(text, "甲", "乙", relation, {A: 1}) == against


def test_nothing_may_be_left() -> None:
    text = "小明有5个苹果，吃了5个，还剩几个？"
    relation = Relation("Remains", (B, W, A))
    assert "nothing" not in reading(text, "吃了", "剩下的", relation, {W: 0, A: 1})


def test_half_an_animal_is_no_answer() -> None:
    text = "鸡有7只，兔的只数是鸡的一半，兔有多少只？"
    relation = Relation("Times_of", (A, B, Number(Fraction(2))))
    assert "fractional" in reading(text, "鸡", "兔", relation, {A: 0})


SCALES = "苹果和梨共重2千克，梨重900克，苹果重多少克？"


def test_what_two_have_together_is_compared_in_one_unit() -> None:
    """1100克 is no more than 2千克; 2900克 is."""
    assert reading(SCALES, "苹果", "梨", together(W, A, B), {W: 0, B: 1}, goal=A) == set()
    assert "above" in reading(SCALES, "苹果", "梨", together(A, W, B), {W: 0, B: 1}, goal=A)


@pytest.mark.parametrize(("whole", "answer", "solved"), [("3米", "170厘米", True), ("30厘米", "35厘米", False)])
def test_neither_of_two_has_more_than_both(whole: str, answer: str, solved: bool) -> None:
    text = f"甲绳和乙绳共长{whole}，甲绳比乙绳长40厘米，两根绳子各长多少厘米？"
    found = fabula.load("frames").solve(text)
    assert found.best is not None and found.best.answer is not None and found.best.answer.text == answer
    assert found.best.accepted is solved


@pytest.mark.parametrize(
    ("text", "solved"),
    [
        ("挖沟队第一天挖了32米，以后每天挖27米，挖了9天，一共挖了多少米？", False),  # nine days, or nine more
        ("挖沟队前2天挖了60米，以后每天挖27米，9天一共挖了多少米？", False),
        ("挖沟队第一天挖了32米，以后每天挖27米，又挖了9天，一共挖了多少米？", True),
        ("挖沟队第一天挖了32米，以后的9天每天挖27米，一共挖了多少米？", True),
    ],
)
def test_the_first_day_is_one_of_all(text: str, solved: bool) -> None:
    assert (fabula.load("frames").solve(text).status is fabula.Status.SOLVED) is solved
