"""Grounding: names from the text, and the same answer as before.

What is grounded here are the frames' graphs with all names taken away: every node an Agent under the World.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from fabula.bench.properties import bad_name
from fabula.data.situations import read_situations
from fabula.extract.base import Reading
from fabula.extract.framed import FrameExtractor
from fabula.facts import Grounding, ground
from fabula.situation import Attribute, NodeKind, ParseGraph, Slot
from fabula.situation.relations import Relation
from fabula.situation.terms import substitute
from fabula.solver import solve_reading
from fabula.text import read

SITUATIONS = Path(__file__).parents[1] / "data" / "situations.txt"
PROBLEMS = Path(__file__).parents[1] / "frames" / "problems.txt"


def texts() -> list[str]:
    """Problems that the project has written for its tests."""
    lines = [line for line in PROBLEMS.read_text("utf-8").splitlines() if line.count("|") == 2]
    told = [line.split("|")[1].strip() for line in lines if not line.startswith("#")]
    return [*(s.text for s in read_situations(SITUATIONS)), *told]


def nameless(graph: ParseGraph) -> ParseGraph:
    """The same equations about things that nobody has named."""
    nodes = [
        replace(node, label="题目", span=None)
        if node.kind is NodeKind.WORLD
        else replace(node, kind=NodeKind.AGENT, label=f"第{n}项", parent=graph.world.id, span=None)
        for n, node in enumerate(graph.nodes)
    ]
    return replace(graph, nodes=tuple(nodes))


def readings(text: str, count: int) -> list[Reading]:
    found = islice(FrameExtractor().readings(read(text)), count)
    return [replace(r, graph=nameless(r.graph)) for r in found]


def first(text: str) -> Reading:
    return readings(text, 1)[0]


def grounded(text: str) -> str:
    return ground(read(text), first(text).graph).pretty()


@pytest.mark.parametrize("text", texts())
def test_grounding_keeps_the_answer(text: str) -> None:
    problem = read(text)
    grounding = Grounding(problem)
    for reading in readings(text, 3):
        before = solve_reading(problem, reading)
        after = solve_reading(problem, replace(reading, graph=grounding.graph(reading.graph)))
        assert (before.answer is None) == (after.answer is None)
        if before.answer is not None and after.answer is not None:
            assert before.answer.value == after.answer.value


def test_who_works_with_another_is_named_after_himself() -> None:
    assert grounded("一项工程，甲队单独做要20天，乙队单独做要30天，两队合做多少天完成？").splitlines()[:7] == [
        "World 工程 (total=?)",
        "  Agent 甲队",
        "    Event 单独做 (rate=?, amount=20天, total=?)",
        "    Event 合做 (rate=?, amount=?*, total=?)",
        "  Agent 乙队",
        "    Event 单独做 (rate=?, amount=30天, total=?)",
        "    Event 合做 (rate=?, amount=?, total=?)",
    ]


def test_the_scope_is_the_world() -> None:
    text = "客车每小时行70千米，货车每小时行50千米，两车同时从相距480千米的东、西两城相对开出，几小时后相遇？"
    assert grounded(text).splitlines()[:5] == [
        "World 东、西两城 (total=480千米)",
        "  Agent 客车",
        "    Event 行 (rate=70千米/小时, amount=?*, total=?)",
        "  Agent 货车",
        "    Event 行 (rate=50千米/小时, amount=?, total=?)",
    ]


def test_days_and_rest() -> None:
    assert grounded("一根绳子长60米，第一次用去18米，第二次用去12米，还剩多少米？") == (
        "World 绳子 (total=60米)\n"
        "  Agent 绳子\n"
        "    Event 第一次用去 (total=18米)\n"
        "    Event 第二次用去 (total=12米)\n"
        "    State 剩下的 (total=?*)\n"
        "· Remains(Total(剩下的), Total(绳子), Total(第一次用去), Total(第二次用去))  [stock]\n"
        "⇒ Total(剩下的) 米"
    )


def test_a_node_that_only_repeats_a_rate_is_gone() -> None:
    """Asked is the speed of another node, of which nothing is known but that it is the same."""
    text = "赵叔叔开车送菜，(3/4)小时开了54千米，照这样的速度，他每小时开多少千米？"
    graph = first(text).graph
    (asked,) = (t for t in [graph.goal.term] if isinstance(t, Slot))
    other = replace(asked, node="X")
    double = replace(
        graph,
        nodes=(*graph.nodes, replace(graph.by_id[asked.node], id="X")),
        relations=(*graph.relations, Relation("Equal", (other, asked))),
        goal=replace(graph.goal, term=other),
    )
    found = ground(read(text), double).pretty()
    assert "    Event 开 (rate=?*, amount=3/4小时, total=54千米)" in found.splitlines()
    assert found.count("Event") == 1


@pytest.mark.parametrize("text", texts())
def test_names_are_names(text: str) -> None:
    problem = read(text)
    for reading in readings(text, 1):
        graph = ground(problem, reading.graph)
        assert [n.label for n in graph.nodes if n.kind is NodeKind.AGENT and bad_name(n.label)] == []


FASTER = "摩托车每分钟行900米，短跑选手每秒跑5米，摩托车的速度是短跑选手的几倍？"


def test_each_rate_keeps_its_own_time() -> None:
    problem = read(FASTER)
    compared = first(FASTER)
    made = Grounding(problem).graph(as_totals(compared.graph))
    assert [(g.slot.attribute.value, g.per) for g in made.givens] == [("rate", "分钟"), ("rate", "秒")]
    answer = solve_reading(problem, replace(compared, graph=made)).answer
    assert answer is not None and answer.value == 3


def test_a_difference_of_rates_for_several_times_is_left_alone() -> None:
    """900米 a minute and 5米 a second: 10米 faster may be either."""
    problem = read(FASTER)
    graph = as_totals(first(FASTER).graph)
    (compared,) = graph.relations
    more = replace(compared, predicate="More_than")
    bare = replace(graph, relations=(more,), goal=replace(graph.goal, unit="米", asks="number"))
    made = Grounding(problem).graph(bare)
    assert {g.slot.attribute for g in made.givens} == {Attribute.TOTAL}


def as_totals(graph: ParseGraph) -> ParseGraph:
    """What a proposer may give that takes no number for a rate."""
    slots = {g.slot: Slot(g.slot.node, Attribute.TOTAL) for g in graph.givens}
    return replace(
        graph,
        givens=tuple(replace(g, slot=slots[g.slot], per="") for g in graph.givens),
        relations=tuple(replace(r, args=tuple(substitute(a, {**slots}) for a in r.args)) for r in graph.relations),
        goal=replace(graph.goal, per=""),
    )
