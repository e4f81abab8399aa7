"""Properties of readings: each is violated by one graph and by no other."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from fabula.bench.properties import CODES, bad_name, implicit, named_in, violations, wordless
from fabula.data.goldgraph import Gold, read_gold
from fabula.situation import Attribute, Given, Goal, Node, NodeKind, ParseGraph, ProblemType, Slot
from fabula.text import read

FILE = Path(__file__).parents[1] / "data" / "situations.txt"
GOLD = read_gold(FILE)
CARS = GOLD[0]


def relabelled(graph: ParseGraph, node: str, **changes: object) -> ParseGraph:
    return replace(graph, nodes=tuple(replace(n, **changes) if n.id == node else n for n in graph.nodes))  # type: ignore[arg-type]


def codes(graph: ParseGraph) -> list[str]:
    return [v.code for v in violations(CARS.problem, graph)]


@pytest.mark.parametrize("gold", GOLD, ids=lambda g: f"{g.situation.kind}{g.situation.line}")
def test_gold_situations_have_all_properties(gold: Gold) -> None:
    assert violations(gold.problem, gold.graph) == ()


def test_two_nodes_for_one_thing() -> None:
    twice = replace(CARS.graph, nodes=(*CARS.graph.nodes, Node("A9", NodeKind.AGENT, "快车", "W", (0, 2))))
    assert codes(twice) == ["duplicate"]
    world = relabelled(CARS.graph, "A1", label="两地", span=(26, 28))
    assert "duplicate" not in codes(world)  # an Agent may have the name of the whole


@pytest.mark.parametrize(
    ("label", "why"),
    [
        ("快车每小时", "小时"), ("每支", "每"), ("学校2", "2"), ("3小时", "3小时"), ("千米", "千米"),
        ("客车行驶", "行驶"), ("快车同时", "同时"),
    ],
)  # fmt: skip
def test_what_is_no_name(label: str, why: str) -> None:
    assert why in bad_name(label)


@pytest.mark.parametrize(
    "label", ["大米", "五年级", "六(1)班", "第一小组", "甲、乙两地", "养鸡场", "桃花", "五个数"]
)
def test_what_is_a_name(label: str) -> None:
    assert bad_name(label) == ""


def test_acts_and_states_may_be_verbs_and_times() -> None:
    assert bad_name("第一天修", NodeKind.EVENT) == bad_name("打八折", NodeKind.STATE) == ""
    assert bad_name("打八折") != ""
    assert bad_name("付", NodeKind.WORLD) == "" != bad_name("付", NodeKind.AGENT)


def test_a_bad_name_is_a_violation() -> None:
    (found,) = violations(CARS.problem, relabelled(CARS.graph, "A1", label="快车每小时", span=(0, 5)))
    assert (found.code, found.node) == ("name", "A1")
    assert str(found).startswith("name: 快车每小时: ")


def test_nodes_need_words_and_a_place() -> None:
    assert codes(relabelled(CARS.graph, "A1", label="飞机")) == ["words"]
    assert codes(relabelled(CARS.graph, "A1", span=None)) == ["span"]
    assert codes(relabelled(CARS.graph, "A1", span=(0, 0))) == ["span"]
    assert codes(relabelled(CARS.graph, "A1", span=(4, 6))) == ["span"]
    assert "全程" in implicit()
    assert codes(relabelled(CARS.graph, "W", label="全程", span=None)) == []
    lacking = wordless(CARS.problem, relabelled(CARS.graph, "A1", label="飞机"))
    assert [node.label for node in lacking] == ["飞机"]


def test_names_in_parts() -> None:
    text = "钢笔每支3元，小明买了5支，一共要多少元？"
    assert named_in("钢笔", text) and named_in("买钢笔", text)
    assert not named_in("买铅笔", text) and not named_in("", text)


def test_acts_are_events_of_agents() -> None:
    assert codes(relabelled(CARS.graph, "E1", parent="W")) == ["act"]
    bare = tuple(n for n in CARS.graph.nodes if n.kind is not NodeKind.EVENT)
    slots = {"E1": "A1", "E2": "A2"}
    moved = tuple(
        replace(g, slot=Slot(slots.get(g.slot.node, g.slot.node), g.slot.attribute))
        for g in CARS.graph.givens
    )
    goal = replace(CARS.graph.goal, term=Slot("A1", Attribute.AMOUNT))
    graph = replace(CARS.graph, nodes=bare, givens=moved, relations=(), goal=goal)
    assert codes(graph) == ["act"]  # 快车 goes for some time; of 慢车 only the speed is told


def test_owners_are_named_before_their_numbers_end() -> None:
    swap = {"E1": "E2", "E2": "E1"}
    givens = tuple(
        replace(g, slot=Slot(swap.get(g.slot.node, g.slot.node), g.slot.attribute)) for g in CARS.graph.givens
    )
    at = CARS.problem.text.index("开出")
    graph = relabelled(CARS.graph, "E2", label="开出", span=(at, at + 2))
    found = violations(CARS.problem, replace(graph, givens=givens))
    assert [v.code for v in found] == ["owner"]
    assert "80千米 is 慢车's" in found[0].message


def test_codes_are_documented() -> None:
    assert len(set(CODES)) == 6
    guide = (Path(__file__).parents[2] / "docs" / "situations.md").read_text("utf-8")
    assert all(f"`{code}`" in guide for code in CODES)


@pytest.mark.parametrize(("first", "owner"), [("两船同时开出，", False), ("今天一早，", True)])
def test_what_is_told_of_several_is_told_of_each(first: str, owner: bool) -> None:
    """两船 go for 5 hours before 甲船 is named; nobody does in the morning."""
    text = f"{first}5小时后，甲船行了100千米，乙船行了多少千米？"
    problem = read(text)
    at, hours = text.index("甲船"), next(q for q in problem.quantities if q.unit == "小时")
    nodes = Node("W", NodeKind.WORLD, "一共", None), Node("A1", NodeKind.AGENT, "甲船", "W", (at, at + 2))
    given = Given(Slot("A1", Attribute.AMOUNT), Fraction(5), "小时", "", hours.index)
    graph = ParseGraph(ProblemType.JOURNEY, nodes, (given,), (), Goal(Slot("W", Attribute.TOTAL)))
    assert ("owner" in [v.code for v in violations(problem, graph)]) is owner
