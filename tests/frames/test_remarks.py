"""What stands beside a story is left out, and put back where it belongs."""

from __future__ import annotations

import pytest

from fabula.errors import GrammarError
from fabula.extract.framed import FrameExtractor
from fabula.frames.remarks import _forms, forms, remarks
from fabula.situation.graph import ParseGraph
from fabula.text.problem import read

ROAD = "客车和货车同时从相距420千米的两地相对开出，客车每小时行80千米，货车每小时行60千米。{}几小时后两车相遇？"


def said(text: str) -> list[str]:
    """The words that are left out."""
    problem = read(text)
    return [problem.text[slice(*remark.span)] for remark in remarks(problem)]


def first(text: str) -> ParseGraph:
    return next(iter(FrameExtractor().readings(read(text)))).graph


def value_of(graph: ParseGraph, label: str, state: str = "") -> str:
    """The number at a node of this name, with its unit."""
    agents = {node.id for node in graph.nodes if node.label == label and node.parent is not None}
    nodes = {node.id for node in graph.nodes if node.label == state and node.parent in agents} if state else agents
    return "".join(f"{given.value}{given.unit}" for given in graph.givens if given.slot.node in nodes)


@pytest.mark.parametrize(
    ("remark", "owner", "state", "value"),
    [
        ("途中一共有3座桥。", "桥", "", "3座"),
        ("途中有一座长300米的大桥。", "大桥", "", "300米"),
        ("货车上装着8吨货物。", "货物", "", "8吨"),
        ("这条路宽12米。", "路", "宽", "12米"),
    ],
)
def test_a_remark_has_an_owner_and_the_answer_does_without_it(remark: str, owner: str, state: str, value: str) -> None:
    text = ROAD.format(remark)
    assert said(text) == [remark]
    graph, plain = first(text), first(ROAD.format(""))
    assert value_of(graph, owner, state) == value
    assert [r.predicate for r in graph.relations] == [r.predicate for r in plain.relations]


def test_spans_and_numbers_are_those_of_the_whole_text() -> None:
    text = "一辆载着38名乘客的客车每小时行60千米，3小时行多少千米？"
    problem = read(text)
    graph = first(text)
    for given in graph.givens:
        assert given.quantity is not None
        quantity = problem.quantities[given.quantity]
        assert given.span == (quantity.span.start, quantity.span.end)
        assert given.value == quantity.value
    for node in graph.nodes:
        assert node.span is None or problem.text[slice(*node.span)] == node.label
    assert value_of(graph, "乘客") == "38人"


@pytest.mark.parametrize(
    "text",
    [
        "一段公路长1200米，6天修完，平均每天修多少米？",  # all of it is needed
        "工程队有24名工人，6天修路720米，平均每人每天修多少米？",  # 每人 are the workers
        "果园里有桃树30棵，梨树20棵，还有15棵枣树，一共有多少棵树？",  # all of them are asked for
        "一种笔记本每本6元，小明买了4本，应付多少元？",
        "一列火车长200米，每秒行20米，要通过一座长1000米的大桥，需要多少秒？",
    ],
)
def test_what_the_story_needs_is_used(text: str) -> None:
    numbers = {quantity.index for quantity in read(text).quantities if quantity.value is not None}
    reading = next(iter(FrameExtractor().readings(read(text))))
    assert numbers <= reading.graph.used_quantities()
    assert "aside" not in reading.notes


def test_what_nobody_bought_is_not_paid_for() -> None:
    text = "李阿姨在超市买了3条毛巾，每条12元，还看了一个45元的闹钟，没有买。李阿姨一共花了多少元？"
    assert said(text) == ["还看了一个45元的闹钟，没有买。"]
    graph = first(text)
    assert value_of(graph, "李阿姨", "看") == "45元"
    asked = {slot for relation in graph.relations for slot in relation.slots()}
    assert not any(graph.name(slot.node) == "看" for slot in asked)


def test_whom_the_next_clause_goes_on_about_stays() -> None:
    graph = first("第一工程队有30名工人，要修一条公路，计划每天修40米，15天修完，实际每天修50米，实际几天修完？")
    assert value_of(graph, "工人") == "30人"
    doing = {node.parent for node in graph.events}
    assert {graph.name(parent) for parent in doing if parent} == {"第一工程队"}


def test_several_remarks() -> None:
    text = "果园占地15亩。果园里有7名工人，桃树有80棵，梨树比桃树多20棵，梨树有多少棵？"
    assert said(text) == ["果园占地15亩。", "果园里有7名工人，"]
    graph = first(text)
    assert (value_of(graph, "果园"), value_of(graph, "工人")) == ("15亩", "7人")


def test_every_form_is_a_line_of_the_file() -> None:
    assert len(forms()) > 40
    with pytest.raises(GrammarError, match="line 1"):
        list(_forms("nobody | total | unit | 有#"))
