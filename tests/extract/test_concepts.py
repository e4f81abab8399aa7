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


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("姑姑今年40岁，小宇今年10岁，几年前姑姑的年龄是小宇的6倍？", 4),
        ("妈妈今年35岁，小雪今年7岁，几年后妈妈的年龄是小雪的3倍？", 7),
        ("小宇今年11岁，爸爸比他大26岁，4年后爸爸多少岁？", 41),
        ("小雪今年8岁，妈妈今年33岁，当妈妈40岁时，小雪多少岁？", 15),
    ],
)
def test_ages_at_two_times(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("学校把270本图书按4:5分给三年级和四年级，四年级分到多少本？", 150),
        ("把270本图书按4:5分给两个班，较少的班分到多少本？", 120),
        ("糖和水按1:9配成糖水，要配制糖水600克，需要糖多少克？", 60),
        ("甲乙两数的差是42，甲数是乙数的3倍，乙数是多少？", 21),
        ("两个数的和是90，差是16，较大的数是多少？", 53),
        ("男工人数的(1/4)等于女工人数的(1/3)，男工有80人，女工有多少人？", 60),
        ("小宇、小雪、小雨三人的体重分别是30千克、32千克、37千克，他们的平均体重是多少千克？", 33),
        ("甲、乙、丙三个数的平均数是30，甲数是28，乙数是35，丙数是多少？", 27),
        ("某班有学生40人，会骑车的占(3/5)，不会骑车的有多少人？", 16),
        ("小雪有50颗星星，送出20颗，又买来15颗，现在有多少颗星星？", 45),
        ("文具店运来8盒水笔，每盒20支，卖出90支，还剩多少支？", 70),
        ("小宇和小雪共有贴纸72张，小宇给小雪5张后，两人的贴纸同样多，小宇原来有贴纸多少张？", 41),
    ],
)
def test_shares_means_and_rests(text: str, value: int) -> None:
    assert answer(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("皮球每个8元，买五送一，学校要买12个皮球，需要多少元？", 80),
        ("果汁每瓶4元，买3瓶送1瓶，王老师要买20瓶，要付多少元？", 60),
        ("某市规定每月用水不超过10吨，每吨2元，超过部分每吨3元，小宇家用水14吨，应交水费多少元？", 32),
        ("每个杯子进价6元，售价10元，卖出50个，可赚多少元？", 200),
        ("买4千克橙子用去28元，照这样计算，买6千克橙子要多少元？", 42),
        ("一件大衣原价500元，现价400元，打了几折？", Fraction(4, 5)),
    ],
)
def test_offers_and_tariffs(text: str, value: Fraction) -> None:
    assert answer(text) == value
