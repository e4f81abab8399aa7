"""Journeys and work, told in the many ways of a textbook: whole problems, one concept a test."""

from __future__ import annotations

from fractions import Fraction

import pytest

import fabula
from fabula.extract.rules.phrases import listed, parse_phrase


def answer(text: str) -> Fraction | None:
    """The first answer, of whatever surety."""
    attempts = fabula.solve(text, extractor="rules").attempts
    return attempts[0].answer.value if attempts and attempts[0].answer else None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("客车每小时行70千米，开出2小时后休息了半小时，又行3小时到达乙站，两站相距多少千米？", 350),
        ("汽车从甲地到乙地一共用了7小时，途中停车1小时，每小时行60千米，甲乙两地相距多少千米？", 360),
        ("大巴上午8时出发，下午2时到达，途中休息了1小时，平均每小时行70千米，两地相距多少千米？", 350),
    ],
)
def test_a_rest_takes_time_but_no_way(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (
            "甲、乙两车同时从两地相向而行，甲车每小时行80千米，乙车每小时行70千米，"
            "两车在距中点25千米处相遇，两地相距多少千米？",
            750,
        ),
        ("小玲从家去公园，走了全程的(1/4)后，离中点还有300米，小玲家到公园有多少米？", 1200),
    ],
)
def test_the_middle_of_the_way(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("妹妹以每分钟40米的速度从家去学校，5分钟后姐姐以每分钟90米的速度去追妹妹，"
         "姐姐几分钟可以追上妹妹？", 4),
        ("哥哥每分钟跑220米，弟弟每分钟跑170米，两人在300米的环形跑道上同时同地同向出发，"
         "几分钟后哥哥第一次追上弟弟？", 6),
    ],
)  # fmt: skip
def test_who_catches_up(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("甲、乙两车同时从A地开往B地，甲车每小时行90千米，乙车每小时行70千米，"
         "3小时后甲车到达B地，这时乙车离B地还有多少千米？", 60),
        ("快车和慢车同时从甲地开往乙地，快车每小时行80千米，慢车每小时行60千米，"
         "快车到达乙地时，慢车离乙地还有50千米，甲乙两地相距多少千米？", 200),
        ("甲乙两组合做700个灯笼，甲组每天做60个，乙组每天做50个，合做了5天，还剩多少个没做？", 150),
    ],
)  # fmt: skip
def test_what_is_left_when_two_go(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("一辆汽车以每小时80千米的速度行驶，比原计划提前1小时到达，"
         "原计划每小时行60千米，两地相距多少千米？", 240),
        ("食堂有大米720千克，计划每天吃40千克，实际每天吃36千克，这些大米比计划多吃几天？", 2),
        ("小东从家去学校，每分钟走60米，8分钟后离学校还有220米，小东家离学校多少米？", 700),
        ("一列长150米的火车，每秒行驶25米，要经过一座长1100米的大桥，需要多少秒？", 50),
        ("甲乙两港相距96千米，一艘轮船从甲港到乙港顺流用了4小时，从乙港返回甲港逆流用了6小时，"
         "船在静水中的速度是每小时多少千米？", 20),
        ("甲车3小时行240千米，乙车2小时行150千米，哪辆车快？每小时快多少千米？", 5),
        ("甲乙两车同时从相距490千米的两地相对开出，3.5小时相遇，"
         "甲乙两车的速度比是3:4，甲车每小时行多少千米？", 60),
    ],
)  # fmt: skip
def test_wordings_of_journeys(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("修一条路，已经修了全长的(2/5)，再修360米就修完了，这条路全长多少米？", 600),
        ("修一条路，已修的和未修的比是2:7，已修了180米，这条路全长多少米？", 810),
        ("小丽看一本书，已看的页数与未看的页数的比是3:4，还剩80页没看，这本书有多少页？", 140),
    ],
)
def test_done_and_not_done(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("一项工程，甲队单独做12天完成，乙队单独做15天完成，两队合作4天后，"
         "剩下的由乙队单独完成，乙队还要做几天？", Fraction(6)),
        ("一批零件，师傅单独加工要6小时，徒弟单独加工要12小时，师徒两人合作，几小时可以加工完这批零件的(3/4)？",
         Fraction(3)),
        ("一项工程，甲独做12天完成，乙独做6天完成，两人合做3天，完成这项工程的几分之几？", Fraction(3, 4)),
        ("师傅每小时做40个零件，徒弟每小时做30个零件，两人一起做560个零件，需要几小时？", Fraction(8)),
        ("一项工程，甲乙合作4天完成，甲单独做6天完成，乙单独做多少天完成？", Fraction(12)),
        ("一项工作，甲单独做9小时完成，乙的工作效率是甲的(3/4)，乙单独做几小时完成？", Fraction(12)),
    ],
)  # fmt: skip
def test_work_alone_and_together(text: str, value: Fraction) -> None:
    assert answer(text) == value


@pytest.mark.parametrize("text", ["甲乙两车", "甲、乙两车", "甲车和乙车"])
def test_letters_share_a_noun(text: str) -> None:
    assert [p.text for p in listed(parse_phrase(text, (0, len(text))))] == ["甲车", "乙车"]
