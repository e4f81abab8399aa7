"""What is done, and by whom: second acts, one act told with two verbs, one bill of one buyer; the answer stays."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from fabula.facts.aside import named_aside
from fabula.facts.hearing import by_ear
from fabula.facts.measuring import is_clock
from fabula.facts.one_act import with_one_act
from fabula.facts.purchase import with_one_buyer
from fabula.facts.wholes import with_whole_way
from fabula.situation import Given, Goal, Node, NodeKind, ParseGraph, ProblemType, Relation, Slot
from fabula.situation.laws import of_node
from fabula.situation.terms import AMOUNT, RATE, TOTAL
from fabula.solve.renumber import value_of
from fabula.solver import make_solver
from fabula.text import Problem, read
from fabula.text.heard import Heard, Words

SOLVER = make_solver("frames")
INTEREST = "赵奶奶把6000元存入银行，定期二年，年利率是2.5%，到期后能得到利息多少元？"
WAY = "小兵每分钟走70米，走了9分钟，书店离家多少米？"
SORTED = "管理员小郑每小时整理90册，忙了4小时，小郑整理了多少册？"


@pytest.mark.parametrize(
    ("text", "answer", "lines"),
    [
        ("打字员小谢6天抄完一份稿子，她2天能抄这份稿子的几分之几？", Fraction(1, 3),
         ["    Event 抄完 (rate=?, amount=6天, total=?)"]),
        ("小雯看一本120页的书，已经看了30页，她要用5天时间把剩下的看完，小雯每天要看多少页？", 18,
         ["    Event 看完 (rate=?*, amount=5天, total=?)"]),
        ("一辆汽车2小时行了90千米，照这样计算，5小时行多少千米？", 225,
         ["    Event 照这样行 (rate=?, amount=5小时, total=?*)"]),
        ("李阿姨到超市买了3盒牛奶，每盒5元；2袋饼干，每袋8元；还有一瓶14元的酱油。一共要付多少元？", 45,
         ["    Event 买酱油 (total=14元)"]),
        ("一本故事书180页，小东第一天看了全书的1/3，第二天看了40页，还剩多少页没有看？", 80,
         ["    State 剩下的 (total=?*)"]),
        ("甲、乙两镇之间的公路长90千米，邮车从甲镇去乙镇，每小时行45千米，回来每小时行30千米。往返一趟要几小时？", 5,
         ["World 公路 (total=90千米)", "    State 往返 (amount=?*)"]),
        ("一辆货车上午6时从甲城开出，每小时行60千米，4小时行了多少千米？", 240,
         ["    State 开出 (amount=6小时)"]),
    ],
    ids=["done", "read through", "as before", "one bill", "left", "there and back", "time of day"],
)  # fmt: skip
def test_what_is_done(text: str, answer: Fraction, lines: list[str]) -> None:
    solution = SOLVER.solve(text)
    assert solution.graph is not None and solution.answer is not None
    shown = solution.graph.pretty().splitlines()
    assert [line for line in lines if line not in shown] == []
    assert solution.answer.value == answer


def sorting(first: str, second: str) -> tuple[Problem, ParseGraph]:
    """小郑 sorts so much in an hour, which is called ``first``, and is at it, ``second``, for four hours."""
    problem = read(SORTED)
    nodes = (
        Node("W", NodeKind.WORLD, "册", None, None),
        Node("A", NodeKind.AGENT, "小郑", "W", (3, 5)),
        Node("E1", NodeKind.EVENT, first, "A", None),
        Node("E2", NodeKind.EVENT, second, "A", None),
    )
    fast, long = problem.quantities[0], problem.quantities[1]
    givens = (
        Given(Slot("E1", RATE), Fraction(90), "册", "小时", fast.index),
        Given(Slot("E2", AMOUNT), Fraction(4), "小时", "", long.index),
    )
    relations = (Relation("Equal", (Slot("E2", RATE), Slot("E1", RATE))), *of_node("E2"))
    return problem, ParseGraph(ProblemType.TASK, nodes, givens, relations, Goal(Slot("E2", TOTAL), unit="册"))


def test_one_act_told_with_two_verbs() -> None:
    problem, graph = sorting("整理", "忙")
    one = with_one_act(problem, graph)
    assert len(one.events) == 1
    assert value_of(one, problem) == value_of(graph, problem) == 360


@pytest.mark.parametrize("first", ["先整理", "第二天整理"])
def test_what_a_time_tells_apart_is_two_acts(first: str) -> None:
    problem, graph = sorting(first, "整理")
    assert with_one_act(problem, graph) is graph


def test_the_interest_is_no_act() -> None:
    """For how long the money is paid in is heard as an act of paying in."""
    problem = read(INTEREST)
    at = INTEREST.index("存")
    long = next(q for q in problem.quantities if q.text == "二年")
    owner = Words((0, 3), 0.99)
    told = Heard(long.index, "amount", 0.99, owner=owner, act=Words((at, at + 1), 0.95))
    solution = SOLVER.solve(INTEREST)
    assert solution.graph is not None
    named = by_ear(replace(problem, heard=(told,)), solution.graph)
    assert "利息" in [n.label for n in named.events]


@pytest.mark.parametrize("world", [True, False])
def test_a_way_that_is_asked_is_whose_it_is_heard_to_be(world: bool) -> None:
    problem = read(WAY)
    nodes = (
        Node("W", NodeKind.WORLD, "书店", None, None),
        Node("A", NodeKind.AGENT, "小兵", "W", (0, 2)),
        Node("E", NodeKind.EVENT, "走", "A", (5, 6)),
    )
    givens = (
        Given(Slot("E", RATE), Fraction(70), "米", "分钟", 0),
        Given(Slot("E", AMOUNT), Fraction(9), "分钟", "", 1),
    )
    asked = problem.quantities[-1].index
    graph = ParseGraph(ProblemType.JOURNEY, nodes, givens, of_node("E"), Goal(Slot("E", TOTAL), "米", quantity=asked))
    told = Heard(asked, "total", 0.99, world=world, owner=Words((14, 16), 0.7))
    found = with_whole_way(replace(problem, heard=(told,)), graph)
    assert found.goal.term == Slot("W" if world else "E", TOTAL)
    assert value_of(found, problem) == 630


def test_a_length_that_does_not_matter_is_a_state() -> None:
    problem = read("水池长25米，小刚每分钟游50米，4分钟游多少米？")
    nodes = (
        Node("W", NodeKind.WORLD, "全程", None, None),
        Node("A", NodeKind.AGENT, "水池", "W", (0, 2)),
        Node("B", NodeKind.AGENT, "小刚", "W", (7, 9)),
        Node("E", NodeKind.EVENT, "游", "B", (12, 13)),
    )
    givens = (
        Given(Slot("A", TOTAL), Fraction(25), "米", "", 0),
        Given(Slot("E", RATE), Fraction(50), "米", "分钟", 1),
        Given(Slot("E", AMOUNT), Fraction(4), "分钟", "", 2),
    )
    graph = ParseGraph(ProblemType.JOURNEY, nodes, givens, of_node("E"), Goal(Slot("E", TOTAL), "米", quantity=3))
    assert "    State 长 (total=25米)" in named_aside(problem, graph, {1, 2}).pretty().splitlines()
    assert named_aside(problem, graph, {0, 1, 2}) is graph


def test_a_speed_is_no_time_of_day() -> None:
    found = {q.text: is_clock(q) for q in read("上午9时，一段路限速80千米/时，3小时行多少千米？").quantities}
    assert found["上午9时"] and not found["80千米/时"]


def test_goods_that_stand_twice_in_a_bill_are_bought_once() -> None:
    problem = read("李阿姨买了3盒牛奶，每盒5元，又买了两瓶一样的酱油，每瓶14元。一共要付多少元？")
    nodes = (
        Node("W", NodeKind.WORLD, "一共"),
        Node("A1", NodeKind.AGENT, "李阿姨", "W"),
        Node("E1", NodeKind.EVENT, "买牛奶", "A1"),
        Node("A2", NodeKind.AGENT, "酱油", "W"),
    )
    bill = Relation("Together", (Slot("W", TOTAL), Slot("E1", TOTAL), Slot("A2", TOTAL), Slot("A2", TOTAL)))
    prices = tuple(
        Given(Slot(node, attribute), q.value, q.unit, q.index)
        for (node, attribute), q in zip(
            [("E1", AMOUNT), ("E1", RATE), ("A2", TOTAL)],
            [q for q in problem.quantities if q.unit in ("盒", "元") and q.value is not None],
            strict=True,
        )
    )
    graph = ParseGraph(ProblemType.PRICE, nodes, prices, (bill,), Goal(Slot("W", TOTAL), "元"))
    made = with_one_buyer(problem, graph)
    bought = [n.id for n in made.nodes if n.label == "买酱油"]
    assert [n.label for n in made.nodes] == ["一共", "李阿姨", "买牛奶", "买酱油"]
    assert made.relations[0].args[2:] == (Slot(bought[0], TOTAL),) * 2
