"""Names by ear: a graph takes the names that are heard, and its answer stays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.facts.hearing import by_ear
from fabula.situation import ParseGraph
from fabula.solver import solve_reading
from fabula.text import Problem, read
from fabula.text.heard import Heard, Words

TEXT = "快车每小时行80千米，慢车每小时行60千米，两车同时从相距420千米的两地相对开出，几小时后相遇？"


def heard(problem: Problem, quantity: int, role: str, owner: str, sure: float = 0.9, **more: str) -> Heard:
    def words(text: str) -> Words:
        at = problem.text.index(text)
        return Words((at, at + len(text)), sure)

    world = owner.startswith("@")
    return Heard(quantity, role, 0.95, world, words(owner.lstrip("@")), **{k: words(w) for k, w in more.items()})


def graph(problem: Problem) -> ParseGraph:
    return next(iter(FrameExtractor().readings(problem))).graph


def test_nothing_heard_nothing_changed() -> None:
    problem = read(TEXT)
    found = graph(problem)
    assert by_ear(problem, found) is found


def test_an_owner_and_an_act_that_are_heard() -> None:
    problem = read(TEXT)
    found = graph(problem)
    told = (
        heard(problem, 0, "rate", "快车", act="开出"),
        heard(problem, 1, "rate", "慢车", act="行"),
        heard(problem, 2, "total", "@两地"),
    )
    named = by_ear(replace(problem, heard=told), found)
    assert named.pretty().splitlines()[:5] == [
        "World 两地 (total=420千米)",
        "  Agent 快车",
        "    Event 开出 (rate=80千米/小时, amount=?*, total=?)",
        "  Agent 慢车",
        "    Event 行 (rate=60千米/小时, amount=?, total=?)",
    ]


@pytest.mark.parametrize("sure", [0.1, 0.9])
def test_what_is_not_sure_does_not_count(sure: float) -> None:
    problem = read(TEXT)
    told = (heard(problem, 0, "rate", "两车", sure=sure),)
    named = by_ear(replace(problem, heard=told), graph(problem))
    assert ("两车" in {n.label for n in named.nodes}) == (sure > 0.5)


def test_the_answer_stays_and_no_two_nodes_become_one() -> None:
    problem = read(TEXT)
    reading = next(iter(FrameExtractor().readings(problem)))
    told = (heard(problem, 0, "rate", "慢车", act="行"), heard(problem, 1, "rate", "慢车", act="行"))
    listening = replace(problem, heard=told)
    named = by_ear(listening, reading.graph)
    assert len(named.nodes) == len(reading.graph.nodes)
    before, after = (solve_reading(problem, replace(reading, graph=g)) for g in (reading.graph, named))
    assert before.answer is not None and after.answer is not None
    assert before.answer.value == after.answer.value == 3
