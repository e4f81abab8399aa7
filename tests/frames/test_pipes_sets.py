"""Pipes that fill and empty, things in sets, two kinds told by one of each, counts made equal: whole situations."""

from __future__ import annotations

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.facts.describe import tell
from fabula.facts.ground import Stage
from fabula.frames.kinds import known_kind
from fabula.solver import make_solver
from fabula.text import read

SITUATIONS = {
    "水池装有进水管和排水管，单开进水管6小时注满，单开排水管8小时放完，两管同时打开，几小时注满？": """\
World 水池 (total=?)
  Agent 进水管
    Event 单开 (rate=?, amount=6小时, total=?)
    Event 同时打开 (rate=?, amount=?*, total=?)
  Agent 排水管
    Event 单开 (rate=?, amount=8小时, total=?)
    Event 同时打开 (rate=?, amount=?, total=?)
· Equal(Total(水池), 1)  [unit_work]
· Equal(Total(进水管·单开), Total(水池))  [alone_whole]
· Equal(Rate(进水管·同时打开), Rate(进水管·单开))  [keeps_speed]
· Equal(Total(排水管·单开), Total(水池))  [alone_whole]
· Equal(Rate(排水管·同时打开), Rate(排水管·单开))  [keeps_speed]
· Equal(Amount(进水管·同时打开), Amount(排水管·同时打开))  [same_time]
· Equal(Total(水池), Left(Total(进水管·同时打开), Total(排水管·同时打开)))  [fill_drain]
· Product_of(Total(进水管·单开), Rate(进水管·单开), Amount(进水管·单开))  [product]
· Product_of(Total(进水管·同时打开), Rate(进水管·同时打开), Amount(进水管·同时打开))  [product]
· Product_of(Total(排水管·单开), Rate(排水管·单开), Amount(排水管·单开))  [product]
· Product_of(Total(排水管·同时打开), Rate(排水管·同时打开), Amount(排水管·同时打开))  [product]
⇒ Amount(进水管·同时打开) 小时""",
    "一个空水池能蓄水90立方米，进水管每小时进水25立方米，出水管每小时放水10立方米，同时打开两管，几小时注满？": """\
World 水池 (total=90立方米)
  Agent 进水管
    Event 进水 (rate=25立方米/小时, amount=?*, total=?)
  Agent 出水管
    Event 放水 (rate=10立方米/小时, amount=?, total=?)
· Equal(Amount(进水), Amount(放水))  [same_time]
· Equal(Total(水池), Left(Total(进水), Total(放水)))  [fill_drain]
· Product_of(Total(进水), Rate(进水), Amount(进水))  [product]
· Product_of(Total(放水), Rate(放水), Amount(放水))  [product]
⇒ Amount(进水) 小时""",
    "甲筐有48个梨，从甲筐拿出6个放到乙筐后，甲筐和乙筐的梨就同样多，乙筐原来有梨多少个？": """\
World 梨
  Agent 甲筐 (total=48个)
    Event 拿出 (total=6个)
  Agent 乙筐 (total=?*)
· Equal(Left(Total(甲筐), Total(拿出)), Sum(Total(乙筐), Total(拿出)))
⇒ Total(乙筐) 个""",
    "学校买钢笔和圆珠笔作奖品，一共12支，共花了68元，一支钢笔要8元，圆珠笔一支要4元，钢笔有多少支？": """\
World 学校 (amount=12支, total=68元)
  Agent 钢笔 (rate=8元/支, amount=?*, total=?)
  Agent 圆珠笔 (rate=4元/支, amount=?, total=?)
· Together(Amount(学校), Amount(钢笔), Amount(圆珠笔))  [two_kinds]
· Together(Total(学校), Total(钢笔), Total(圆珠笔))  [two_kinds]
· Product_of(Total(钢笔), Rate(钢笔), Amount(钢笔))  [product]
· Product_of(Total(圆珠笔), Rate(圆珠笔), Amount(圆珠笔))  [product]
⇒ Amount(钢笔) 支""",
    "一套茶具有一个茶壶和一个茶盘，一个茶壶卖45元，一个茶壶比一个茶盘贵20元，宾馆买12套茶具要多少元？": """\
World 宾馆 (total=?*)
  Agent 茶壶 (rate=45元)
  Agent 茶盘 (rate=?)
  Agent 宾馆
    Event 买茶具 (rate=?, amount=12套, total=?)
· Together(Rate(买茶具), Rate(茶壶), Rate(茶盘))  [sets]
· Equal(Total(宾馆), Total(买茶具))  [spent_all]
· More_than(Rate(茶壶), Rate(茶盘), 20元)
· Product_of(Total(买茶具), Rate(买茶具), Amount(买茶具))  [product]
⇒ Total(宾馆) 元""",
}

ANSWERS = {
    "果园里共有桃树30棵，梨树比桃树的2倍多5棵，果园里共有梨树多少棵？": 65,  # of one, not of all
    "果园里有桃树30棵，梨树比桃树的2倍多5棵，桃树和梨树共有多少棵？": 95,
    "小兰看一本小说，从第一页看起，每天看12页，看了5天，小兰接下来应从第几页看起？": 61,
    "一个水箱有进水管和放水管，单开进水管10小时注满，两管同时打开，15小时注满，单开放水管，几小时把一箱水放完？": 30,
    "一个空水池能装水96吨，进水管每小时进水20吨。同时打开进水管和出水管，8小时注满水池，出水管每小时放水多少吨？": 8,
    "一副球拍和一个球网是一套器材，一个球网卖15元，学校买了6套这样的器材，一共用去390元。每副球拍多少元？": 50,
    "一套课桌椅有一张课桌和一把椅子，课桌的单价是90元，椅子每把45元，学校有2700元，能买几套这样的课桌椅？": 20,
    "美术组有20人，从书法组调出6人到美术组后，书法组和美术组的人数就一样多，书法组原来有多少人？": 32,
    "三人间一间住3人，一间双人间住2人，旅行团订了三人间和双人间，共10间，共住26人，三人间有多少间？": 6,
}


@pytest.mark.parametrize("text", SITUATIONS)
def test_situation(text: str) -> None:
    reading = next(FrameExtractor().readings(read(text)))
    assert str(reading.graph) == SITUATIONS[text]


@pytest.mark.parametrize("text", ANSWERS)
def test_answer(text: str) -> None:
    found = make_solver("frames").solve(text).answer
    assert found is not None and found.value == ANSWERS[text]


@pytest.mark.parametrize(
    "text",
    [
        "水池有两根进水管，甲管单开6小时注满，乙管单开3小时注满，两管同时打开，几小时注满？",  # nothing goes out
        "单开进水管10小时注满水池，单开出水管6小时放完，满池水时同时打开进水管和出水管，几小时放完？",  # it runs empty
        "一套运动服有一件上衣和一条裤子，上衣80元，裤子60元，一套运动服多少元？",  # only one set, no number of them
    ],
)
def test_what_only_looks_like_them_is_left_alone(text: str) -> None:
    problem = read(text)
    story = tell(problem)
    assert known_kind(problem, story, Stage(story)) is None
