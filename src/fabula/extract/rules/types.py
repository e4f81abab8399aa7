"""The problem type, recognised from words and units."""

from __future__ import annotations

import re

from fabula.situation import ProblemType
from fabula.text import Problem
from fabula.text.units import dimension

_MOVING = re.compile("速度|相遇|行驶|行使|相距|全程|开往|驶|骑车|步行|飞行|航行|每小时[行走跑飞游]|每分钟?[行走跑飞游]|每时行|终点|路程|[行走跑]了")
_ROADWORKS = re.compile("修|筑路|铺|挖|检修")
_MONEY = re.compile("元|钱|价|角|利率|成本|打0|折")
_TURNS = re.compile("第[一二1-9]")


def problem_type(problem: Problem) -> ProblemType:
    """By what is measured: ways and times, money, turns at a whole, or just how many."""
    text = problem.text
    kinds = {dimension(q.unit) for q in problem.quantities}
    if _MOVING.search(text) and not _ROADWORKS.search(text) and not _MONEY.search(text) and kinds & {"length", "time"}:
        return ProblemType.JOURNEY
    if "money" in kinds or _MONEY.search(text):
        return ProblemType.PRICE
    if _TURNS.search(text):
        return ProblemType.TASK
    return ProblemType.RELATION
