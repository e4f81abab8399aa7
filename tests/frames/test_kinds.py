"""Old kinds that are known by their build: whole printed situations, and texts that only look like them."""

from __future__ import annotations

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.facts.describe import tell
from fabula.facts.ground import Stage
from fabula.frames.kinds import known_kind
from fabula.solution import Status
from fabula.solver import Solver
from fabula.text import read

SITUATIONS = {
    "阿姨把饼干分给小朋友，每人4块还剩9块，每人5块正好分完，有几个小朋友？": """\
World 饼干 (total=?)
  Agent 小朋友 (total=?*)
    State 还剩 (rate=4块/人, amount=?, total=?)
    State 正好 (rate=5块/人, amount=?, total=?)
· Equal(Amount(还剩), Total(小朋友))  [sharing]
· More_than(Total(饼干), Total(还剩), 9块)
· Equal(Amount(正好), Total(小朋友))  [sharing]
· Equal(Total(饼干), Total(正好))
· Product_of(Total(还剩), Rate(还剩), Amount(还剩))  [product]
· Product_of(Total(正好), Rate(正好), Amount(正好))  [product]
⇒ Total(小朋友) 个""",
    "车棚里有自行车和三轮车共20辆，一共46个轮子，三轮车有几辆？": """\
World 车棚 (amount=20辆, total=46个)
  Agent 自行车 (rate=?, amount=?, total=?)
  Agent 三轮车 (rate=?, amount=?*, total=?)
· Equal(Rate(自行车), 2)  [two_kinds]
· Equal(Rate(三轮车), 3)  [two_kinds]
· Together(Amount(车棚), Amount(自行车), Amount(三轮车))  [two_kinds]
· Together(Total(车棚), Total(自行车), Total(三轮车))  [two_kinds]
· Product_of(Total(自行车), Rate(自行车), Amount(自行车))  [product]
· Product_of(Total(三轮车), Rate(三轮车), Amount(三轮车))  [product]
⇒ Amount(三轮车) 辆""",
    "浓度为20%的盐水50克，加水多少克后浓度变为8%？": """\
World 盐水
  Agent 盐水 (total=50克)
    State 变为 (total=?)
  Agent 盐 (total=?)
  Agent 水
    Event 加 (total=?*)
· Fraction_of(Total(盐), Total(盐水), 1/5)
· Together(Total(变为), Total(盐水), Total(加))  [weighted]
· Fraction_of(Total(盐), Total(变为), 2/25)
⇒ Total(加) 克""",
    "4年前，爸爸的年龄是小宁的5倍，爸爸今年39岁，小宁今年几岁？": """\
World 年龄 (amount=4年)
  Agent 爸爸 (total=39岁)
    State 年前 (total=?)
  Agent 小宁 (total=?*)
    State 年前 (total=?)
· Times_of(Total(爸爸·年前), Total(小宁·年前), 5)
· More_than(Total(爸爸), Total(爸爸·年前), Amount(年龄))
· Equal(Difference(Total(爸爸·年前), Total(爸爸)), Difference(Total(小宁·年前), Total(小宁)))  [ages]
⇒ Total(小宁) 岁""",
    "小路长60米，一侧每隔4米立一根路灯，两头都不立，共要路灯多少根？": """\
World 小路 (total=60米)
  Agent 路灯 (total=?*)
    State 隔 (rate=4米, amount=?, total=?)
· Equal(Total(小路), Total(隔))  [planted_along]
· Less_than(Total(路灯), Amount(隔), 1)  [planted_none]
· Product_of(Total(隔), Rate(隔), Amount(隔))  [product]
⇒ Total(路灯) 根""",
    "小文前4次测验的平均成绩是85分，第五次考了95分，五次的平均成绩是多少分？": """\
World 小文 (rate=?*, amount=5次, total=?)
  Agent 小文
    State 前 (rate=85分/次, amount=4次, total=?)
    Event 第五次考 (total=95分)
· Together(Total(小文), Total(前), Total(第五次考))  [weighted]
· Product_of(Total(小文), Rate(小文), Amount(小文))  [product]
· Product_of(Total(前), Rate(前), Amount(前))  [product]
⇒ Rate(小文) 分""",
    "小宁语文得88分，数学得96分，英语得92分，三科的平均分是多少？": """\
World 三科 (total=?*)
  Agent 小宁
    State 语文 (total=88分)
    State 数学 (total=96分)
    State 英语 (total=92分)
· Average(Total(三科), Total(语文), Total(数学), Total(英语))
⇒ Total(三科)""",
}


@pytest.mark.parametrize("text", SITUATIONS)
def test_situation(text: str) -> None:
    reading = next(FrameExtractor().readings(read(text)))
    assert str(reading.graph) == SITUATIONS[text]


@pytest.mark.parametrize(
    "text",
    [
        "每支钢笔12元，每本练习本3元，买4支钢笔和5本练习本一共要多少元？",  # two prices, and nothing is shared out
        "货车每小时行60千米，客车每小时行80千米，两车同时从两地相对开出，3小时相遇，两地相距多少千米？",
        "小明今年12岁，比妹妹大4岁，妹妹今年几岁？",  # one time only
        "一种衣服降价20%后卖96元，原价多少元？",  # a percentage of no solution
        "每隔10分钟发一班车，1小时发几班车？",  # a gap in time, and nothing stands in a row
    ],
)
def test_other_kinds_are_left_alone(text: str) -> None:
    problem = read(text)
    story = tell(problem)
    assert known_kind(problem, story, Stage(story)) is None


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("一辆面包车行45千米用油3升，照这样，再行75千米，一共用油多少升？", "8升"),
        ("一辆面包车行45千米用油3升，照这样，再行75千米，还要用油多少升？", "5升"),
        ("一辆面包车行45千米用油3升，照这样，再用油5升，一共能行多少千米？", "120千米"),
        ("一辆面包车行了45千米用油3升，照这样，行完全程120千米还要用油多少升？", "5升"),
    ],
)
def test_fuel_for_what_is_gone_besides(text: str, answer: str) -> None:
    found = Solver(FrameExtractor()).solve(text)
    assert found.answer is not None and found.answer.text == answer


@pytest.mark.parametrize(
    "text",
    [
        "一辆卡车每升柴油可以行4千米，从矿区到码头90千米，往返需要多少升柴油？",
        "一辆卡车行6千米用柴油1.5升，照这样，从矿区到码头90千米，来回要用柴油多少升？",
    ],
)
def test_there_and_back_is_not_one_way(text: str) -> None:
    assert Solver(FrameExtractor()).solve(text).status is not Status.SOLVED


def test_what_is_in_the_tank_is_named_where_it_is_told() -> None:
    """耗油 and 油箱 are words of one length: neither is taken by chance."""
    told = "一辆面包车行100千米耗油6升，油箱里还有9升，到250千米外的码头至少还要加多少升油？"
    assert "Agent 油箱 (total=9升)" in str(next(FrameExtractor().readings(read(told))).graph)
