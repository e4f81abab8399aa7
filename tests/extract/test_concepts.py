"""Whole problems for what the parser understands beyond one sentence, and for wordings that mean the same."""

from __future__ import annotations

from fractions import Fraction

import pytest

import fabula


def answer(text: str) -> Fraction | None:
    """The first answer, of whatever surety."""
    attempts = fabula.solve(text, extractor="rules").attempts
    return attempts[0].answer.value if attempts and attempts[0].answer else None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # planned and actual
        ("服装厂计划每天做90套校服，16天完成，实际每天多做30套，实际几天完成？", 12),
        ("修路队计划每天修60米，20天修完一条路，实际每天修75米，实际多少天修完？", 16),
        ("工厂计划每天生产40台机器，15天完成任务，实际每天比计划多生产10台，可以提前几天完成？", 3),
        ("一批煤，计划每天烧5吨，可以烧60天，实际每天节约1吨，实际可以烧多少天？", 75),
        # a rate, then the rest
        ("工程队修一条长900米的路，每天修60米，修了8天，剩下的要6天修完，平均每天修多少米？", 70),
        ("食堂运来一批大米，每天吃25千克，吃了8天，还剩60千克，这批大米有多少千克？", 260),
        ("小宇要打印4800字的文章，每分钟打80字，打了25分钟，还剩多少字没打？", 2800),
        # one works ahead
        ("一项工程，甲队单独做12天完成，乙队单独做15天完成，甲队先做3天，剩下的两队合做，还要几天完成？", 5),
    ],
)
def test_work_at_a_rate(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("合唱队有90人，其中(4/9)是男生，男生中(1/4)是五年级学生，五年级的男生有多少人？", 10),
        ("六年级有学生180人，其中(5/9)是女生，女生中有(2/5)参加了舞蹈队，参加舞蹈队的女生有多少人？", 40),
        ("甲仓有粮80吨，乙仓有粮50吨，从甲仓运出多少吨到乙仓，两仓粮食就相等？", 15),
        ("小明有32张邮票，小红有18张，小明给小红多少张，两人的邮票就同样多？", 7),
        ("小明语文考了92分，数学考了98分，英语考了95分，平均每科多少分？", 95),
        ("小明今年9岁，爸爸今年35岁，爸爸比小明大多少岁？", 26),
    ],
)
def test_parts_and_wholes(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (
            "李浩和王佳从相距900米的两家同时出发相向而行，"
            "李浩每分钟走80米，王佳每分钟走70米，几分钟后两人相遇？",
            6,
        ),
        ("蚂蚁每分钟爬12米，蜗牛每分钟爬2米，10分钟后蚂蚁比蜗牛多爬多少米？", 100),
        (
            "两辆越野车从相距480千米的两地同时相对开出，3小时相遇，"
            "一辆越野车每小时行75千米，另一辆每小时行多少千米？",
            85,
        ),
    ],
)
def test_movers_of_any_name(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "words", "value"),
    [
        ("快艇2小时开出90千米，{}又开了4小时，前后一共开了多少千米？",
         ("照这样的速度", "以这样的速度", "按此速度", "按照这个速度", "照此速度", "如果速度不变"), 270),
        ("邮递员骑车送信，半小时骑了6千米，{}骑了全程的(2/3)，全程有多少千米？",
         ("正好", "刚好", "恰好", "恰巧"), 9),
        ("面包房{}烤蛋糕150个，实际比{}多烤(2/5)，实际烤了蛋糕多少个？",
         ("计划", "原计划", "打算", "预计"), 210),
        ("棉田计划摘棉花310千克，{}比计划多摘了45千克，{}摘了棉花多少千克？",
         ("实际", "实际上", "结果"), 355),
        ("骑行队要走84千米，走了4小时，离终点还有12千米，骑行队平均{}走多少千米？", ("每小时", "1小时"), 18),
        ("鱼缸里红鱼条数{}黑鱼条数的比是7:4，红鱼比黑鱼多9条，一共有多少条鱼？", ("和", "与", "跟"), 33),
        ("{}看一本小说，第一天看了18页，第二天看了22页，两天一共看了多少页？",
         ("小雯", "今年12岁的小雯", "小雯今年12岁，小雯"), 40),
    ],
)  # fmt: skip
def test_words_that_mean_the_same(text: str, words: tuple[str, ...], value: int) -> None:
    assert {word: answer(text.replace("{}", word)) for word in words} == dict.fromkeys(words, Fraction(value))
