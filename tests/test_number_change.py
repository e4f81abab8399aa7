"""Other numbers in the same text give the same graph, and the answer that goes with them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import fabula
from fabula.situation import ParseGraph
from fabula.situation.terms import Apply, Number, Term

whole = st.integers(11, 99)
hours = st.integers(3, 9)
percent = st.integers(11, 44)
decimal = st.integers(21, 999).filter(lambda n: n % 10).map(lambda n: Fraction(n, 10))

Form = tuple[str, tuple[st.SearchStrategy[Any], ...], Callable[..., Fraction]]
FORMS: dict[str, Form] = {
    "task": (
        "工程队修一条观光小道，第一周完成全长的{}%，第二周完成全长的{}%，两周共修了{}米，这条小道全长多少米？",
        (percent, percent, whole),
        lambda a, b, c: Fraction(100 * c, a + b),
    ),
    "motion": (
        "明明一家去旅行，先坐了{}小时火车，又坐了{}小时汽车到达目的地．火车的速度是{}千米/时，"
        "汽车的速度是{}千米/时．这段旅程有多少千米？",
        (hours, hours, whole, whole),
        lambda a, b, c, d: Fraction(a * c + b * d),
    ),
    "relation": (
        "小刚的体重是{}千克，小强的体重是小刚的{}倍，小强的体重=多少千克？",
        (decimal, st.integers(11, 19).map(lambda n: Fraction(n, 10))),
        lambda a, b: a * b,
    ),
    "price": (
        "学校买了{}套课桌椅，每张课桌{}元，每把椅子{}元，一共花了多少元？",
        (whole, whole, whole),
        lambda a, b, c: Fraction(a * (b + c)),
    ),
    "rate": (
        "每千克梨{}元，妈妈买{}千克梨要付多少元？",
        (decimal, hours),
        lambda a, b: a * b,
    ),
    "meeting": (
        "甲乙两车同时从两地相对开出，甲车每小时行{}千米，乙车每小时行{}千米，{}小时后两车相遇，两地相距多少千米？",
        (whole, whole, hours),
        lambda a, b, c: Fraction((a + b) * c),
    ),
    "more": (
        "果园里有苹果树{}棵，梨树比苹果树多{}棵，梨树有多少棵？",
        (whole, whole),
        lambda a, b: Fraction(a + b),
    ),
}


def fill(template: str, numbers: tuple[Any, ...]) -> str:
    return template.format(*(n if isinstance(n, int) else f"{float(n):g}" for n in numbers))


def shape(graph: ParseGraph) -> object:
    """All of a graph but its numbers and the places in the text."""
    return (
        graph.type,
        [(n.id, n.kind, n.label, n.parent) for n in graph.nodes],
        [(g.slot, g.unit, g.per, g.quantity) for g in graph.givens],
        [(r.predicate, tuple(map(bare, r.args)), r.source.rule) for r in graph.relations],
        (graph.goal.term, graph.goal.unit, graph.goal.asks),
    )


def bare(term: Term) -> object:
    match term:
        case Number():
            return (term.unit, term.per, term.quantity)
        case Apply():
            return (term.function, tuple(map(bare, term.args)))
        case _:
            return term


@pytest.mark.parametrize("name", FORMS)
def test_other_numbers_same_graph(name: str) -> None:
    template, numbers, answer = FORMS[name]
    shapes: list[object] = []

    @settings(max_examples=15, deadline=None, database=None, phases=(Phase.generate,))
    @given(st.tuples(*numbers))
    def check(drawn: tuple[Any, ...]) -> None:
        solution = fabula.solve(fill(template, drawn))
        assert solution.answer is not None and solution.graph is not None
        assert solution.answer.value == answer(*drawn)
        shapes.append(shape(solution.graph))
        assert shapes[-1] == shapes[0]

    check()
