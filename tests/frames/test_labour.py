"""So many workers for so long: how many, how long, how much; more or fewer of them, sooner, so many hours a day."""

from __future__ import annotations

from functools import cache

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.solver import Solver


@cache
def solver() -> Solver:
    return Solver(FrameExtractor())


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        # how much is told of both
        ("5名工人4小时做玩具120个，要在6小时里做360个，需要几名工人？", "10人"),
        ("用4台磨面机3小时磨面粉600千克，照这样计算，用6台这样的磨面机磨2700千克，要几小时？", "9小时"),
        ("一辆货车2次运煤16吨，3辆这样的货车5次可以运煤多少吨？", "120吨"),
        ("8个工人5小时生产320个轮子，照这样，10个工人7小时能生产多少个轮子？", "560个"),
        ("6名同学3天折纸花180朵，照这样计算，要在相同的天数内折300朵，要增加几名同学？", "4人"),
        # it is the same work
        ("一条水沟，20人挖要15天，如果提前3天挖完，需要增加多少人？", "5人"),
        ("一项工程，原计划24人每天工作8小时，10天完成，实际由32人工作，每天工作6小时，实际几天完成？", "10天"),
        ("36个工人用20天可以修完一段路，若有些工人请假，余下的工人要用24天才能修完，有多少人请假？", "6人"),
        ("铺一段铁路，计划40人30天完成，增加了10人，可以提前几天完成？", "6天"),
        # part of it was done before
        ("修一座桥，原计划50人40天完成，工作16天后，有10人被调走，剩下的人还要多少天才能修完？", "30天"),
        ("一项任务，预计20人18天完成，工作6天后增加4人，可以提前几天完成？", "2天"),
        (
            "一项工程，18人每天工作8小时，12天可以完成，工作4天后调走2人，要按期完成，剩下的人每天要工作几小时？",
            "9小时/天",
        ),
    ],
)
def test_answers(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer


def test_how_many_and_what_they_do() -> None:
    """The workers carry how many they are, their act how long it lasts and how much is done."""
    solution = solver().solve("5名工人4小时做玩具120个，要在6小时里做360个，需要几名工人？")
    assert solution.graph is not None
    lines = solution.graph.pretty().splitlines()
    assert "  Agent 工人 (rate=?, amount=5人, total=?)" in lines
    assert "    Event 做 (rate=?, amount=4小时, total=120个)" in lines


@pytest.mark.parametrize(
    "text",
    [
        "3人2小时走了8千米，5人4小时走了多少千米？",  # however many walk, they come equally far
        "20人共修路5天，平均每人每天修3米，一共修了多少米？",
        "一件工作，3人轮流做6小时完成，平均每人做几小时？",
    ],
)
def test_other_stories(text: str) -> None:
    solution = solver().solve(text)
    rules = {r.source.rule for a in solution.attempts[:1] for r in a.reading.graph.relations if r.source}
    assert not {"one_head", "same_rate"} & rules
