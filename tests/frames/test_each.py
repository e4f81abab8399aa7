"""Counts and what there is in each, told in several ways; comparisons whose words were read in another way before."""

from __future__ import annotations

import pytest

import fabula
from fabula.situation.nodes import NodeKind
from fabula.solution import Status

CHAIN = [
    ("五年级有3个班，每班有6个小组，每组捐书14本，五年级一共捐书多少本？", "252"),
    ("仓库里有8个货架，每个货架有5层，每层放12箱，仓库里一共放了多少箱？", "480"),
    ("合唱团有45人，平均每人领2件演出服，合唱团一共领了多少件？", "90"),
    ("把240个学生平均分成5队，每队站6行，每行有多少个学生？", "8"),
    ("农场收了936千克花生，每6千克装一袋，平均送到4家商店，每家商店分到多少袋？", "39"),
    ("一班有38人，二班有42人，每5名同学坐一排，一共要坐多少排？", "16"),
    ("东村上午运走稻谷26车，下午运走34车，每车装稻谷4吨，这一天一共运走稻谷多少吨？", "240"),
    ("仓库里有5个大货架，每个大货架有4个小格，每小格放12盒，仓库里一共放了多少盒？", "240"),
    ("文具厂每天做1800支铅笔，每12支装一盒，每10盒装一箱，这些铅笔一共装多少箱？", "15"),
    ("每箱果汁18瓶，25箱一共有多少瓶？", "450"),
    ("食堂来了96位客人，8人围坐一桌，要准备多少张桌子？", "12"),
    ("每小盒5支彩笔，每大盒12支彩笔，买3大盒和4小盒，一共有多少支彩笔？", "56"),
    ("果农摘了梨和桃各16筐，共1280千克，梨每筐45千克，桃每筐多少千克？", "35"),
    ("三年级去了54人，四年级去了46人，两个年级共捡废纸300千克，平均每人捡多少千克？", "3"),
    ("园丁种了9行月季、7行牡丹和5行茶花，牡丹每行6棵，月季每行11棵，茶花每行8棵，一共种了多少棵？", "181"),
    ("商店运进红布和蓝布各14匹，红布每匹60米，蓝布每匹45米，一共运进布多少米？", "1470"),
]
REST = [
    ("食堂买来720千克大米，吃了15天，还剩120千克，平均每天吃多少千克？", "40"),
    ("一部连环画有360页，小芸前8天平均每天看25页，剩下的打算5天看完，平均每天要看多少页？", "32"),
    ("林场要栽900棵树苗，已经栽了420棵，工人要用6天把剩下的栽完，每天要栽多少棵？", "80"),
    ("车间要装配140部电话，已经装配了68部，剩下的电话平均分给6个班组，每个班组还要装配多少部？", "12"),
    ("一个组有7个工人，平均每人做45个灯笼，把其中的260个运走，还剩多少个？", "55"),
    ("果园摘了1500千克橙子，运走24筐以后还剩300千克，每筐橙子重多少千克？", "50"),
    ("画室有640支彩笔，每12支装一盒，装了45盒后，还剩多少支？", "100"),
    ("礼堂里原来有180人，后来又来了4个小组，每组9人，现在礼堂里有多少人？", "216"),
    ("妈妈买了4个书包，付给售货员500元，找回60元，每个书包多少元？", "110"),
    ("每盒水彩26元，小松现在有85元，还需要多少元，就可以买5盒水彩？", "45"),
]
TWO_WAYS = [
    ("运动员排队，如果每行站18人，可以站10行；如果每行站15人，可以站几行？", "12"),
    ("图书室有一批画册，每班分24本，可以分给10个班，现在要分给12个班，每班分到多少本？", "20"),
    ("一批大豆，每袋装45千克，要装20袋；改成每袋装50千克，要装多少袋？", "18"),
]
COMPARED = [
    ("徒弟和师傅加工一批螺丝，徒弟加工了60个，比师傅少25%，师傅加工了多少个螺丝？", "80"),
    ("小区有白猫24只，花猫的只数比白猫少(1/4)，小区养花猫多少只？", "18"),
    ("体育室有足球36个，篮球比足球多14个，排球比足球少6个，篮球有多少个？", "50"),
    ("粮站一天卖出玉米80千克，卖出的小米是玉米的3倍，这天卖出小米和玉米共多少千克？", "320"),
    ("三年级有学生120人，四年级学生人数是三年级的2倍，三、四年级共有学生多少人？", "360"),
    ("科技馆有女讲解员28人，占全馆讲解员总数的70%，科技馆有讲解员多少人？", "40"),
    ("挖一条水沟，已经挖了90米，正好挖了全长的(3/5)，还剩多少米？", "60"),
    ("小梅看一本小说，已看的页数与未看的页数的比是2：3，她已看了80页，这本小说有多少页？", "200"),
    ("四年级二班男女生人数的比是5：4，已知男生有25人，女生有多少人？", "20"),
    ("五年级三班男生人数和女生人数的比是4：3，男生有28人，全班一共有多少人？", "49"),
    ("砖厂五月份计划用煤250吨，实际用煤235吨，节约了百分之几？", "6%"),
    ("车间计划组装电扇1600台，实际组装2000台，完成计划的百分之几？", "125%"),
    ("服装厂计划做大衣3000件，实际超额完成(1/6)，实际做了多少件？", "3500"),
    ("袋子里有4个蓝球、5个绿球和1个黑球，任意摸出一个，摸到蓝球的可能性是多少？", "2/5"),
    ("摄影俱乐部有女会员40人，男会员比女会员多(1/8)，男会员有多少人？", "45"),
]
LEFT_ALONE = [
    "上午栽了210棵，下午3小时栽了180棵，下午平均每小时栽多少棵？",  # not of the morning
    "一班40人，每人采0.2千克，二班35人共采7千克，两个班一共采多少千克？",  # they have a number of their own
]
UNSURE = [
    "从9时到12时，王叔叔一共刷了270块木板，平均每小时刷多少块？",  # from one time of day to another
    "有6筐橙子，每筐30千克，如果从每筐里取出5千克，剩下的正好是原来几筐的重量？",  # some of each is gone
]


@pytest.mark.parametrize("text", UNSURE)
def test_what_is_no_count_is_not_sure(text: str) -> None:
    assert fabula.load("frames").solve(text).status is not Status.SOLVED


@pytest.mark.parametrize(("text", "value"), CHAIN + REST + TWO_WAYS + COMPARED)
def test_answer(text: str, value: str) -> None:
    solution = fabula.load("frames").solve(text)
    assert solution.answer is not None, text
    number = value.rstrip("%")
    top, _, bottom = number.partition("/")
    wanted = int(top) / int(bottom or 1) / (100 if value.endswith("%") else 1)
    assert float(solution.answer.value) == pytest.approx(wanted), text


@pytest.mark.parametrize("text", [text for text, _ in REST[:5] + TWO_WAYS])
def test_is_sure(text: str) -> None:
    assert fabula.load("frames").solve(text).status is Status.SOLVED


@pytest.mark.parametrize(("text", "value"), [*zip(LEFT_ALONE, (60, 15), strict=True)])
def test_what_has_its_own_number(text: str, value: int) -> None:
    solution = fabula.load("frames").solve(text)
    assert solution.status is not Status.SOLVED or (solution.answer and solution.answer.value == value)


def test_situation_of_a_rest_that_is_shared_out() -> None:
    graph = fabula.load("frames").solve(REST[1][0]).graph
    assert graph is not None
    world = next(n for n in graph.nodes if n.kind is NodeKind.WORLD)
    assert world.label == "连环画"
    assert {n.label for n in graph.nodes if n.kind is NodeKind.AGENT} == {"小芸"}
    assert [r.predicate for r in graph.relations if r.predicate != "Product_of"] == ["Remains"]


@pytest.mark.parametrize(
    "text",
    [
        "学校有8个班，每班45人，男生有多少人？",
        "甲队有5个组，每组8人，乙队有多少人？",
        "商店有6箱苹果，每箱20千克，上午卖出多少千克？",
        "妈妈买了3袋糖，每袋20颗，小红吃了多少颗？",
        "一个工人一天能做50个玩具，工厂有8个工人，一共能做多少个玩具？",
    ],
)
def test_asked_of_another_is_not_answered_with_what_was_counted(text: str) -> None:
    assert fabula.load("frames").solve(text).status is not Status.SOLVED


def test_how_many_more_is_not_how_many() -> None:
    found = fabula.load("frames").solve("花店有180枝花，每6枝扎成一束，已经扎了20束，还能扎多少束？")
    assert found.answer is not None and found.answer.value == 10


@pytest.mark.parametrize(
    ("text", "answer", "heads"),
    [
        ("6名同学每人每天折8只纸鹤，10天一共折多少只？", "480", "同学 (rate=8只/人, amount=6人, total=?)"),
        ("每头奶牛每天吃草12千克，15头奶牛30天吃草多少千克？", "5400", "奶牛 (rate=12千克/头, amount=15头, total=?)"),
        ("食堂有面粉560千克，28名工人每人每天吃2千克，够吃几天？", "10", "工人 (rate=2千克/人, amount=28人, total=?)"),
        ("一个小组有12人，每人每天植树5棵，植完900棵树要多少天？", "15", "小组 (rate=5棵/人, amount=12人, total=?)"),
        ("3辆货车运砖，每辆每次运1500块，9000块砖要运几次？", "2", "货车 (rate=1500块/辆, amount=3辆, total=?)"),
    ],
)
def test_rates_for_a_head_and_a_time(text: str, answer: str, heads: str) -> None:
    found = fabula.solve(text, extractor="frames")
    assert found.status is Status.SOLVED and found.answer is not None
    assert str(found.answer.value) == answer
    assert heads in found.readings[0].graph.pretty()
