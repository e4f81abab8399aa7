"""Journeys and work whose numbers are told in another order or by other words."""

from __future__ import annotations

from functools import cache

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.facts.describe import tell
from fabula.frames.actors import Actors, views
from fabula.situation.terms import Attribute
from fabula.solution import Status
from fabula.solver import Solver
from fabula.text import read


@cache
def solver() -> Solver:
    return Solver(FrameExtractor())


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        # one way in two manners: each number is the manner's beside which it stands
        (
            "小红从学校回家，如果步行要24分钟，如果骑车要10分钟，已知她步行每分钟走50米，那么她骑车每分钟行多少米？",
            "120米/分钟",
        ),
        (
            "小亮从甲地到乙地步行用了24分钟，骑自行车只用了10分钟。自行车每分钟行120米，小亮步行每分钟走多少米？",
            "50米/分钟",
        ),
        (
            "小强家离学校3千米，平时他坐公交车上学，每分钟行500米，今天改为步行，每分钟走60米，今天比平时多用多少分钟？",
            "44分钟",
        ),
        # the strip along a way
        ("一台压路机每分行50米，压路的宽度是5米，压路机直行15分，被压的路面面积是多少？", "3750平方米"),
        ("一辆洒水车每分钟行60米，10分钟洒了3600平方米的路面，它的洒水宽度是多少米？", "6米"),
        ("一台收割机每小时前进1500米，收割宽度是1.8米，4小时收割多少平方米小麦？", "10800平方米"),
        # what is used up
        ("如果1升汽油可行驶90千米，那么行驶99千米需要汽油多少升？", "1.1升"),
        ("一辆摩托车每升汽油可以行驶30千米，油箱里还有2升汽油，要行驶180千米到县城，至少还要加多少升汽油？", "4升"),
        ("一辆汽车行驶100千米耗油8升，油箱里有24升汽油，最多可以行驶多少千米？", "300千米"),
        # trains that pass
        (
            "有两列火车，一列长150米，每秒行22米，另一列长144米，每秒行20米，两车相向而行，从相遇到错开需要多少秒？",
            "7秒",
        ),
        (
            "一列货运列车长600米，从路边的信号灯旁通过用了3分钟，用同样的速度通过一条隧道用了9分钟，这条隧道长多少米？",
            "1200米",
        ),
        # round a ring, by the direction and by the lap
        (
            "体育场的环形跑道长400米，小刚和小华同时从起跑线向相反方向起跑，小刚每分钟跑152米，小华每分钟跑148米，几分钟后他们第3次相遇？",
            "4分钟",
        ),
        ("小明在300米长的环形跑道上跑了3圈，用了6分钟，平均每分钟跑多少米？", "150米/分钟"),
        # the one needs so much longer
        ("甲每分钟走80米，乙每分钟走72米，两人同时从A地到B地，乙比甲多用4分钟，A、B两地相距多少米？", "2880米"),
        # at the pace of one day
        ("李师傅每天加工25个零件，8天可以完成任务，第一天加工了100个，照第一天的进度，几天能完成？", "2天"),
        ("一批零件，原计划每天加工40个，15天完成，实际第一天就加工了50个，照第一天的效率，几天可以完成？", "12天"),
        ("修一条长240米的水渠，第一天修了30米，按第一天的速度，修完这条水渠一共要多少天？", "8天"),
        # a speed before its owner
        ("每小时行80千米的客车和每小时行60千米的货车同时从相距420千米的两地相对开出，几小时相遇？", "3小时"),
        ("一列火车长200米，以每秒20米的速度通过一座长1000米的大桥，从车头上桥到车尾离桥要多少秒？", "60秒"),
        # what each of several does in a unit of time
        ("6台同样的织布机5小时织布900米，平均每台每小时织布多少米？", "30米/小时"),
        ("绿化队3人5天栽了60棵树，平均每人每天栽多少棵树？", "4棵/天"),
    ],
)
def test_answers(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer


@pytest.mark.parametrize("first", ["walk", "ride"])
def test_the_order_of_manners_does_not_matter(first: str) -> None:
    """Both speeds and times stay with their manner, whichever is told first, and whichever is asked."""
    times = ["步行要24分钟", "骑自行车要10分钟"]
    told = "，".join(times if first == "walk" else reversed(times))
    for speed, asked, answer in (
        ("步行每分钟走50米", "骑自行车每分钟行多少米", 120),
        ("骑自行车每分钟行120米", "步行每分钟走多少米", 50),
    ):
        best = solver().solve(f"小红从家到学校，{told}，她{speed}，{asked}？").best
        assert best is not None and best.answer is not None
        assert best.answer.value == answer
        amounts = {
            best.reading.graph.by_id[g.slot.node].label: g.value
            for g in best.reading.graph.givens
            if g.slot.attribute is Attribute.AMOUNT
        }
        assert amounts == {"步行": 24, "骑自行车": 10}


@pytest.mark.parametrize(
    "text",
    [
        "小红先步行走了24分钟，每分钟走50米，又骑自行车行了10分钟，每分钟行120米，一共行了多少米？",
        "小红步行去学校用了24分钟，骑自行车回家用了10分钟，步行每分钟走50米，骑自行车每分钟行多少米？",
    ],
)
def test_phases_and_ways_are_not_manners_of_one_way(text: str) -> None:
    best = solver().solve(text).best
    assert best is not None and best.answer is not None
    assert best.answer.value == (2400 if "先" in text else 120)


def test_who_goes_to_a_lettered_place_is_no_part_of_its_name() -> None:
    problem = read("从甲地到乙地小亮步行用了24分钟，骑自行车用了10分钟，步行每分钟走50米，骑自行车每分钟行多少米？")
    assert list(Actors(problem, views(problem)).known) == ["小亮"]


def test_a_speed_told_before_its_owner_is_a_rate() -> None:
    told = tell(read("剩下的由每天能修80米的乙队接着修，还要几天修完？")).facts[0].told
    assert (told.who and told.who.text, told.per) == ("乙队", "天")


def test_by_the_head_and_by_the_time_is_not_sure_where_the_heads_have_no_part() -> None:
    assert solver().solve("两辆卡车4次共运煤480吨，平均每辆卡车每次运煤多少吨？").status is not Status.SOLVED


def test_the_same_way_and_nobody_says_who_is_ahead() -> None:
    """Nearer by what the faster one goes more, or farther: both readings, and neither is sure."""
    speeds = "小洁每分钟走60米，小敏每分钟走80米"
    text = f"小洁和小敏两家相距400米，两人同时从家中出发同向而行，{speeds}，走了5分钟后两人相距多少米？"
    solution = solver().solve(text)
    assert solution.status is Status.UNSURE
    assert {r.answer.value for r in solution.readings if r.answer} >= {300, 500}
