"""Journeys told in long sentences: who moves, what the world is called, and the answer that follows."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.frames.actors import Actors, views
from fabula.frames.times import Times
from fabula.solver import Solver, Status
from fabula.text import read


@cache
def solver() -> Solver:
    return Solver(FrameExtractor())


def actors(text: str) -> list[str]:
    problem = read(text)
    return list(Actors(problem, views(problem)).known)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("一支登山队天刚亮就出发了，队员们越走越慢，走了3小时，一共走了多少千米？", ["登山队"]),
        ("一辆装有12吨水泥的货车从乙城迎面开来，每小时行65千米，3小时行多少千米？", ["货车"]),
        ("一列火车每小时行80千米，另一列火车每小时行90千米，3小时后相距多少千米？", ["火车", "另一列火车"]),
        ("客车每小时行60千米，另一辆货车每小时行50千米，3小时后相距多少千米？", ["客车", "货车"]),
        ("王华以每小时5千米的速度走了3小时，一共走了多少千米？", ["王华"]),
        ("小周走了15分钟后小吴才骑车出发，每分钟骑120米，小吴几分钟骑了600米？", ["小周", "小吴"]),
        ("一列客车由甲地开往乙地要行20小时，3小时行了全程的几分之几？", ["客车"]),
        ("往南的海丰号上有11名船员，每小时航行18千米，3小时航行多少千米？", ["海丰号"]),
        ("一辆客车和一辆货车同时从两地相向而行，经过4小时相遇，两地相距多少千米？", ["客车", "货车"]),
    ],
)
def test_who_moves(text: str, wanted: list[str]) -> None:
    assert actors(text) == wanted


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        # what was told before only shows how fast
        ("一艘快艇3小时航行126千米。用同样的速度，从海湾到小岛要航行5小时，海湾到小岛有多少千米？", "210千米"),
        ("一辆大巴2小时行了全程的(2/5)，照这样的速度，行完全程一共要多少小时？", "5小时"),
        ("小林2小时骑了30千米，照这样的速度，他又骑了3小时，一共骑了多少千米？", "75千米"),
        # one is there before the other, or both at once
        (
            "甲车每小时行80千米，乙车每小时行60千米，两车同时从东城开往240千米外的西城，甲车比乙车提前几小时到达？",
            "1小时",
        ),
        (
            "哥哥每分钟走80米，弟弟每分钟走60米。弟弟先走5分钟，哥哥才从家出发，结果两人同时到达学校。"
            "哥哥走了多少分钟？",
            "15分钟",
        ),
        # another run of the same way
        ("一辆汽车从东镇到西镇，每小时行40千米，6小时到达。如果每小时行60千米，可以提前几小时到达？", "2小时"),
        ("去时每小时行48千米，一共用了5小时，返回时只用了4小时，这辆汽车返回时每小时行多少千米？", "60千米/小时"),
        (
            "甲、乙两镇相距90千米，一辆汽车从甲镇开往乙镇用了3小时，返回时用了2小时，往返平均每小时行多少千米？",
            "36千米/小时",
        ),
        # where one is
        ("一辆货车从东站开往西站，已经行了全程的(3/5)，这时距西站80千米。东站到西站有多少千米？", "200千米"),
        ("一辆货车从东站开往西站，全程300千米，已经行了全程的(3/5)，这时货车距东站多少千米？", "180千米"),
        ("一辆客车第一小时行了全程的(1/4)，第二小时行了60千米，还剩下全程的(1/2)，全程有多少千米？", "240千米"),
        # after the meeting, past each other, behind the other
        (
            "甲、乙两车同时从A、B两城相对开出，4小时后相遇，相遇后继续前进，甲车又行2小时到达B城，"
            "这时乙车离A城还有90千米。A、B两城相距多少千米？",
            "180千米",
        ),
        (
            "两车从两地同时相对开出，甲车行了全程的80%，乙车行了全程的60%时，两车相距100千米，两地相距多少千米？",
            "250千米",
        ),
        (
            "甲、乙两船同时从一个港口开往海岛，5小时后甲船领先乙船20千米，甲船每小时行30千米，乙船每小时行多少千米？",
            "26千米/小时",
        ),
        # before the middle, behind it, or as fast as the other by a share
        (
            "甲、乙两车同时从两地相对开出，甲车速度是乙车的(3/4)，两车在离中点20千米处相遇，两地相距多少千米？",
            "280千米",
        ),
        ("一辆货车从东站开往西站，行了全程的(5/8)，已经过了中点30千米，东站到西站有多少千米？", "240千米"),
        # to school and home again, up and down
        ("小秋从家骑车去学校，每分钟骑240米，6分钟到达，放学时每分钟骑180米，要几分钟到家？", "8分钟"),
        ("小丁爬山，上山时每小时行2千米，下山时每小时行3千米，往返一次平均每小时行多少千米？", "2.4千米/小时"),
        # a way between two places, without 从
        ("海城到山城坐大巴要行4小时，大巴的速度是70千米/时，海城到山城的路程有多少千米？", "280千米"),
        ("小光家到少年宫有5千米，他已经走了3千米，还剩下几分之几没走？", "2/5"),
        # sooner than planned
        ("小明原打算每分钟走50米，为了提前6分钟到，每分钟走80米，小明从家到书店有多少米？", "800米"),
        # how much longer the slower one takes
        ("体育馆与书店相距1200米，小红每分钟走60米，小明每分钟走80米，小明比小红少走多少分钟？", "5分钟"),
        # on foot is one way to go; 时 behind a speed is no time of day
        ("小华步行的速度是75米/分，他每天上学要走12分钟，他家离学校多少米？", "900米"),
        (
            "从江城开往海城的火车在早上8时开出，上午11时到达海城，火车的速度是110千米/时，江城到海城的铁路长多少千米？",
            "330千米",
        ),
        # all of one day
        ("一辆汽车每小时行60千米，上午行了3小时，下午行了4小时，这辆汽车一天共行了多少千米？", "420千米"),
    ],
)
def test_answers(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer


@pytest.mark.parametrize(
    ("text", "world"),
    [
        (
            "放学后小红和小兰沿一条笔直的马路背对背往家走，小红每分钟走62米，小兰每分钟走58米，"
            "小兰走几分钟时两人相距600米？",
            "马路",
        ),
        ("弟弟去上学，每分钟走60米，走了10分钟后妈妈骑车去追，每分钟骑210米，妈妈几分钟能追上弟弟？", "上学"),
        ("东门到水库的绿道长48千米，骑行俱乐部每小时骑24千米，几小时骑完？", "绿道"),
    ],
)
def test_the_world_is_no_one_who_moves(text: str, world: str) -> None:
    attempt = solver().solve(text).attempts[0]
    assert attempt.reading.graph.world.label == world


def test_earlier_than_nothing_says_nothing() -> None:
    """提前4天, and nobody has a time; two set out at times of their own, and nothing more is told of them."""
    problem = read("提前4天完工，修了多少米？")
    story: Any = SimpleNamespace(problem=problem, early=[(None, "甲")], rows=[], acts={}, clocks=[])
    assert not list(Times(story).early())
    started: Any = {"甲": None, "乙": None}
    assert not list(Times(story)._since(started))


@pytest.mark.parametrize(
    ("text", "answer"),
    [  # the second clause leaves out for what unit, and what is done
        ("两地相距270千米，客车每小时行50千米，货车40千米，两车同时从两地相对开出，几小时相遇？", 3),
        ("两城相距180千米，甲车时速50千米，乙车40千米，两车同时从两城相对开出，几小时相遇？", 2),
        ("师傅每小时加工24个零件，徒弟16个，两人一起加工200个零件，要多少小时？", 5),
        ("苹果每千克8元，梨5元，妈妈买了2千克苹果和3千克梨，一共花了多少元？", 31),
    ],
)
def test_what_a_clause_leaves_out_is_as_in_the_one_before(text: str, answer: int) -> None:
    found = solver().solve(text)
    assert found.status is Status.SOLVED and found.answer is not None and found.answer.value == answer
