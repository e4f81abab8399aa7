"""Who acts when: joining a work, what only shows how fast, plans and facts, what is done by now and what is left."""

from __future__ import annotations

from functools import cache

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.solver import Solver


@cache
def solver() -> Solver:
    return Solver(FrameExtractor())


ANSWERS = [
    # one joins where the other has been working
    ("一项工程，甲队单独做要12天，乙队单独做要24天。甲队先做3天，然后乙队加入，还要几天完成？", "6天"),
    ("挖一条640米长的渠，甲组每天挖30米，8天后乙组来帮忙，两组又合挖了8天正好挖完，乙组每天挖多少米？", "20米/天"),
    ("小王每小时打字40行，打了2小时后，小李开始打字，4小时后两人打的行数同样多，小李每小时打多少行？", "60行/小时"),
    (
        "一批服装，一车间每天做40套，二车间每天做50套，一车间先做2天后二车间也参加，又过6天做完，这批服装有多少套？",
        "620套",
    ),
    # what each can do by himself, before they act together
    ("一项工程，甲队单独做要10天，乙队3天能完成这项工程的(1/5)。两队合做几天完成？", "6天"),
    ("一批树苗，一班4小时可以栽(1/3)，二班2小时可以栽(1/3)，两班一起栽，几小时栽完？", "4小时"),
    ("修一条渠，一队每天修20米，二队4天修120米，两队合修5天，一共修多少米？", "250米"),
    ("甲、乙两台机器3小时共加工600个零件，甲机器2小时可加工160个，乙机器每小时加工多少个？", "120个/小时"),
    # a plan, and what came of it
    ("车间计划30天做一批零件，每天做60个，结果比计划提前5天完成，实际每天做多少个？", "72个/天"),
    ("做一批布娃娃，原计划每天做80个，15天做完，实际每天只做了计划的(3/4)，实际几天做完？", "20天"),
    ("王叔叔加工一批椅子，原计划每天加工24把，10天完成，实际用的天数是原计划的(4/5)，实际每天加工多少把？", "30把/天"),
    ("一批砖，计划12天运完，如果每天运40吨，就提前2天运完，原来每天运多少吨？", "100/3吨/天（约33.33吨/天）"),
    ("修一条路，计划每天修200米，30天完成，实际3天就修了720米，照这样计算，可以提前几天完成？", "5天"),
    ("织一批布，约定10天织完，每天织50米，前4天每天织40米，剩下的每天要织多少米？", "170/3米/天（约56.67米/天）"),
    ("要做900个纸盒，前4天做了(1/3)，余下的要在5天内做完，平均每天要做多少个？", "120个/天"),
    # what is done by now, and what is left
    (
        "一辆货车从东城开往西城，已行的路程与未行的路程的比是1：3，再行60千米，已行的路程正好是全程的(2/5)，"
        "全程有多少千米？",
        "400千米",
    ),
    ("修一条路，第一天已修的与未修的比是1：4，第二天又修了90米，这时已修的是未修的(1/2)，这条路长多少米？", "675米"),
    (
        "甲、乙两车同时从两城相对开出，甲车已行的与剩下的路程的比是3：2，乙车行了全程的(1/4)，这时两车相距30千米，"
        "两城相距多少千米？",
        "200千米",
    ),
    # too late at one pace, too soon at another
    ("小明去上学，如果每分钟走60米，要迟到4分钟；如果每分钟走80米，可以提前2分钟到，小明家到学校有多少米？", "1440米"),
    (
        "张叔叔开车去县城，每小时行40千米就比规定时间晚1小时，若每小时行60千米就比规定时间早1小时，"
        "规定时间是几小时？",
        "5小时",
    ),
    (
        "一列货车从东站到西站，如果每小时行50千米，会晚到2小时；如果每小时行75千米，就早到1小时，"
        "东站到西站有多少千米？",
        "450千米",
    ),
    # where the other is when one arrives
    (
        "小马和小驴赛跑，全程1500米，小马每分钟跑300米，小驴每分钟跑100米。小马途中睡了一会儿，小驴到终点时，"
        "小马离终点还有300米，小马睡了几分钟？",
        "11分钟",
    ),
    ("甲、乙两车同时从两城相向开出，速度的比是3：2，经过6小时相遇，甲车从东城到西城一共要几小时？", "10小时"),
    (
        "客车从甲站开往乙站，货车同时从乙站开往甲站，客车行到全程的(3/5)的地方与货车相遇，客车每小时行60千米，"
        "货车10小时行完全程，甲、乙两站相距多少千米？",
        "400千米",
    ),
    # one meets two others, one after the other
    (
        "甲、乙、丙三人每分钟分别走60米、50米和40米，甲从B镇，乙和丙从A镇同时相向出发，甲遇到乙后15分钟又遇到丙，"
        "A、B两镇相距多少米？",
        "16500米",
    ),
    (
        "小红每分钟走70米，小兰每分钟走60米，小明每分钟走80米，小红和小兰从东村，小明从西村同时相向而行，"
        "小明与小红相遇3分钟后又与小兰相遇，两村相距多少米？",
        "6300米",
    ),
    (
        "甲每分钟走30米，乙每分钟走40米，丙每分钟走60米，甲、乙从A城，丙从B城同时相向而行，"
        "丙碰到乙后2分钟再碰到甲，两城相距多少米？",
        "1800米",
    ),
    # what all phases make
    ("一辆汽车3小时行了全程的(1/5)，再行3小时，一共行了全程的几分之几？", "2/5"),
    ("小林从家去书店，走了全程的(3/4)，这时距离中点150米，小林家到书店有多少米？", "600米"),
    # each day
    ("小周每天早上跑步20分钟，他的速度是每分钟150米，小周每天早上跑多少米？", "3000米"),
    ("小陈每步走0.6米，从家到车站走了500步，小陈家到车站有多少米？", "300米"),
    # all the time of both, in which one rests
    (
        "甲、乙两人一起做一批零件，甲每小时做20个，乙每小时做30个，甲途中休息了2小时，8小时后做完，"
        "这批零件有多少个？",
        "360个",
    ),
    # all the time, in which the phases are
    ("纺纱车间这个月前10天每天纺纱60千克，后20天共纺纱1500千克，这个月平均每天纺纱多少千克？", "70千克/天"),
    ("李师傅上午工作3小时，共做90个，下午工作5小时，共做190个，这一天平均每小时做多少个？", "35个/小时"),
]


@pytest.mark.parametrize(("text", "answer"), ANSWERS)
def test_answers(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer


@pytest.mark.parametrize(
    "text",
    [
        # what was done with 了 is part of the work, if only one of them has a rate of his own
        "甲队4天修了200米，然后乙队又修了3天，每天修60米，一共修了多少米？",
        # they act one after the other, not together
        "一项工程，甲队先做5天，完成了(1/4)，余下的由乙队做15天做完，乙队单独做这项工程要几天？",
    ],
)
def test_what_was_done_counts(text: str) -> None:
    solution = solver().solve(text)
    assert solution.best is not None
    assert not any("sample" in str(r.source) for r in solution.best.reading.graph.relations)
    answers = {"甲": "380米", "一": "20天"}
    assert solution.answer is not None
    assert solution.answer.text == answers[text[0]]
