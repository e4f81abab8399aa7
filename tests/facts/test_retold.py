"""A reading told as docs/situations.md asks: measured numbers on nodes, phases as Events; the answer stays."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.facts.early import with_head_start
from fabula.facts.hearing import heard_name
from fabula.facts.phrase import Ref
from fabula.facts.purchase import with_goods
from fabula.facts.retold import retold
from fabula.situation import Attribute, Given, Goal, Node, NodeKind, Number, ParseGraph, ProblemType, Relation, Slot
from fabula.solve.renumber import value_of
from fabula.text import Problem, read

LEFT = "修路队要修一条900米长的路，已经修了4天，每天修150米，还剩多少米没有修？"
TOLD_LEFT = "王师傅加工一批零件，每小时加工20个，加工了6小时，还剩30个没有加工。这批零件一共有多少个？"
THERE_AND_BACK = "邮递员去山村送信，去时每分钟行200米，返回时每分钟行300米，往返一共用了50分钟。邮局到山村有多少米？"
CLOCK = "李叔叔骑车去县城，上午7时出发，10时到达，每小时骑16千米。他家离县城有多少千米？"
STARTED = "赵师傅早上7时30分开车从仓库出发，上午10时到达，每小时行60千米，仓库离商场有多少千米？"
EARLY = "弟弟每分钟走60米，弟弟先走5分钟后，哥哥从家里出发去追，哥哥每分钟走80米，哥哥几分钟能追上弟弟？"
REST = "小林骑车去36千米外的水库，每小时骑12千米，途中休息了0.5小时，他一共用了多少小时到达水库？"


def readings(text: str) -> tuple[Problem, ParseGraph, ParseGraph]:
    problem = read(text)
    graph = next(iter(FrameExtractor().readings(problem))).graph
    return problem, graph, retold(problem, graph)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (LEFT, ["    State 还剩 (total=?*)", "· Remains(Total(还剩), Total(路), Total(修))  [work_left]"]),
        (TOLD_LEFT, ["    State 还剩 (total=30个)"]),
        (THERE_AND_BACK, ["    State 往返一共 (amount=50分钟)"]),
        (CLOCK, ["    State 到达 (amount=10小时)", "    State 出发 (amount=7小时)"]),
        (
            EARLY,
            ["    Event 先走 (rate=?, amount=5分钟, total=?)", "· Equal(Rate(先走), Rate(弟弟·走))  [keeps_speed]"],
        ),
        (STARTED, ["    State 出发 (amount=15/2小时)"]),
        (REST, ["World 水库 (total=36千米)", "    State 一共 (amount=?*)"]),
    ],
    ids=["left", "told", "back", "clock", "early", "started", "rest"],
)
def test_what_is_measured_is_on_a_node(text: str, lines: list[str]) -> None:
    problem, before, after = readings(text)
    shown = after.pretty().splitlines()
    assert [line for line in lines if line not in shown] == []
    assert before != after
    assert value_of(before, problem) == value_of(after, problem) is not None


def test_what_compares_stays_in_its_relation() -> None:
    _, before, after = readings("果园里有桃树50棵，梨树比桃树多8棵，梨树有多少棵？")
    assert after == before


@pytest.mark.parametrize(
    ("told", "group", "state", "answer"),
    [
        ("3小时后两车还相距多少千米？", "两车", "还相距 (total=?*)", 80),
        ("3小时后两车还差多少千米才能相遇？", "两车", "还差 (total=?*)", 80),
        ("3小时后它们还相距多少千米？", None, None, 80),
    ],
)
def test_how_far_apart_several_still_are_is_theirs(told: str, group: str | None, state: str, answer: int) -> None:
    """Of 两车, if the text calls them so; a pronoun names nobody, so it stays in its relation."""
    text = f"客车每小时行80千米，货车每小时行60千米，两车从相距500千米的两地同时相对开出，{told}"
    problem, before, after = readings(text)
    assert value_of(before, problem) == value_of(after, problem) == answer
    assert (after == before) is (group is None)
    if group is not None:
        assert f"  Agent {group}\n    State {state}" in after.pretty()


@pytest.mark.parametrize(
    ("text", "world"),
    [
        ("家具厂要生产360张课桌，计划12天完成，实际提前2天完成，实际每天生产多少张？", "课桌"),
        ("陈老师每月的工资是6000元，超过5000元的部分按3%缴税，陈老师每月缴税后得多少元？", "工资"),
        ("车队原计划20天运货1200吨，实际每天多运货20吨，实际多少天运完？", "一共"),
        ("桃树有120棵，梨树有5行，每行38棵，桃树和梨树一共有多少棵？", "一共"),
        ("一卷彩带，剪下了3米，余下的是剪下的40%，这卷彩带长多少米？", "彩带"),
    ],
)
def test_the_whole_is_called_what_it_is(text: str, world: str) -> None:
    problem, before, after = readings(text)
    assert after.world.label == world
    assert value_of(before, problem) == value_of(after, problem) is not None


def test_a_lapse_is_no_act() -> None:
    """5分钟后哥哥出发 says since when, not what the other did."""
    text = "弟弟以每分钟60米的速度步行去学校，5分钟后哥哥骑车从家里出发去追，每分钟骑160米，哥哥几分钟追上弟弟？"
    _, _, after = readings(text)
    assert any(relation.predicate == "More_than" for relation in after.relations)


def test_the_world_is_nobody() -> None:
    _, before, after = readings("弟弟以每分钟50米的速度先走6分钟，哥哥骑车以每分钟200米的速度去追，几分钟追上？")
    assert before.world.label in ("弟弟", "哥哥")
    assert after.world.label == "全程"


def test_names_that_are_heard() -> None:
    owner, fast, then, goes = (Ref(word, (0, len(word))) for word in ("大客车", "时速", "后来", "行"))
    assert heard_name(owner, None, fast, None).event == ""
    assert heard_name(owner, then, then, None).event == "后来"
    assert heard_name(owner, goes, then, owner).event == "后来行"


@pytest.mark.parametrize(
    ("predicate", "way", "told", "value"),
    [
        ("Remains", ("goal", "way", 1000), "Remains(Total(爷爷), Sum(Total(先走), Total(弟弟·走)), 1000米)", 200),
        ("Remains", ("goal", 2000, "way"), "Remains(Total(爷爷), 2000米, Total(先走), Total(弟弟·走))", 800),
        ("Together", ("goal", "way", 1000), "Together(Total(爷爷), Total(先走), Total(弟弟·走), 1000米)", 2200),
        ("Together", ("way", "goal", 1000), "Together(Sum(Total(先走), Total(弟弟·走)), Total(爷爷), 1000米)", 200),
    ],
    ids=["taken from", "taken away", "added", "made up"],
)
def test_a_way_in_two_parts_is_spread_only_where_it_is_added_up(
    predicate: str, way: tuple[str | int, ...], told: str, value: int
) -> None:
    """爷爷 walks so much as the way of the one who sets out first, 1200 metres, has more or less than another."""
    problem = read(EARLY)
    graph = next(iter(FrameExtractor().readings(problem))).graph
    goal = Slot("goal", Attribute.TOTAL)
    first = next(n for n in graph.events if graph.name(n.parent or "") == "弟弟")
    named = {"goal": goal, "way": Slot(first.id, Attribute.TOTAL)}
    args = tuple(named[a] if isinstance(a, str) else Number(Fraction(a), "米") for a in way)
    asking = replace(
        graph,
        nodes=(*graph.nodes, Node("goal", NodeKind.AGENT, "爷爷", graph.world.id)),
        relations=(*graph.relations, Relation(predicate, args)),
        goal=replace(graph.goal, term=goal, unit="米", quantity=None),
    )
    made = with_head_start(problem, asking)
    assert f"· {told}" in made.pretty(), made.pretty()
    assert value_of(asking, problem) == value_of(made, problem) == value


PEERS = (
    "一列火车长150米，先以每秒20米的速度通过一座长850米的桥，随后加速，以每秒25米的速度穿过一条长1100米的隧道，"
    "火车过桥和过隧道一共用了多少秒？"
)
UNDONE = "修路队修一条水渠，第一周修了全长的20%，第二周修了余下的(3/8)，还有150米没有修，这条水渠长多少米？"
OWN_TIME = (
    "一条公路，甲队独修需15天，乙队独修需10天，两队合修3天后，甲队调走，余下的由乙队修完，乙队一共修了多少天？"
)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (PEERS, ["  Agent 桥 (total=850米)", "  Agent 隧道 (total=1100米)"]),
        (UNDONE.replace("余下的", "全长的"), ["    State 没有修 (total=150米)"]),
        (OWN_TIME, ["    State 一共 (amount=?*)"]),
    ],
    ids=["peers", "undone", "own time"],
)
def test_what_is_told_has_its_own_words(text: str, lines: list[str]) -> None:
    problem = read(text)
    graphs = (reading.graph for reading in FrameExtractor().readings(problem))
    before = next(graph for graph in graphs if value_of(graph, problem) is not None)
    after = retold(problem, before)
    shown = after.pretty().splitlines()
    assert [line for line in lines if line not in shown] == []
    assert value_of(before, problem) == value_of(after, problem) is not None


def test_a_world_is_no_figure() -> None:
    graph = readings("时代超市“5一”大酬宾，原价150元的电饭锅，现在售价120元，便宜了多少元？")[2]
    assert "5" not in graph.world.label


@pytest.mark.parametrize("label", ["买", "买故事书"])
def test_a_price_that_hangs_on_the_buyer_is_of_what_is_bought(label: str) -> None:
    """图画书 are told of with their price; a proposer hung it on the school, or on a bare 买."""
    text = "图画书每套25元，故事书每套126元，学校两种书各买12套，图画书要花多少钱？"
    problem = read(text)
    school = Node("A1", NodeKind.AGENT, "学校", "W", (17, 19))
    bought = Node("E1", NodeKind.EVENT, label, "A1", (23, 24))
    holder = "E1" if label == "买" else "A1"
    given = Given(Slot(holder, Attribute.RATE), Fraction(25), "元", "套", 0)
    world = Node("W", NodeKind.WORLD, "一共", None)
    graph = ParseGraph(ProblemType.PRICE, (world, school, bought), (given,), (), Goal(Slot(holder, Attribute.TOTAL)))
    named = with_goods(problem, graph)
    assert named.by_id[named.givens[0].slot.node].label == "买图画书"
    assert with_goods(problem, named) == named
