"""Numbers found in texts: one line per phrase, as text = value : kind : unit."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.text import Kind, Quantity, find_quantities, normalise, read


def shown(quantity: Quantity) -> str:
    value = quantity.asks if quantity.kind is Kind.ASKED else str(quantity.value)
    unit = f" {quantity.unit}" + (f"/{quantity.per}" if quantity.per else "") if quantity.unit else ""
    return f"{quantity.text}={value} {quantity.kind}{unit}"


def found(text: str) -> list[str]:
    return [shown(quantity) for quantity in find_quantities(normalise(text).text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("汽车每小时行70千米", ["70千米=70 number 千米"]),
        ("以70千米/小时的速度", ["70千米/小时=70 number 千米/小时"]),
        ("苹果3.5元/千克", ["3.5元/千克=7/2 number 元/千克"]),
        ("用去（2/5）吨", ["(2/5)吨=2/5 number 吨"]),
        ("用去（2/5），", ["(2/5)=2/5 fraction"]),
        ("长3(1/2)米", ["3(1/2)米=7/2 number 米"]),
        ("长3又1/2米", ["3又1/2米=7/2 number 米"]),
        ("行到全程的(1/3)时", ["(1/3)=1/3 fraction"]),
        ("走了2个小时", ["2个小时=2 number 小时"]),
        ("走了2小时30分", ["2小时30分=5/2 number 小时"]),
        ("付了3元5角", ["3元5角=7/2 number 元"]),
        ("用了四个半小时", ["四个半小时=9/2 number 小时"]),
        ("睡了半小时", ["半小时=1/2 number 小时"]),
        ("产值23.5万元", ["23.5万元=235000 number 元"]),
        ("搬来3大盒粉笔", ["3大盒=3 number 盒"]),
        ("得了95分，满分100分", ["95分=95 number 分", "100分=100 number 分"]),
        ("每分走60米，走了5分", ["60米=60 number 米", "5分=5 number 分钟"]),
        ("骑车竞赛中每分行300米，行了30分", ["300米=300 number 米", "30分=30 number 分钟"]),
        ("数学竞赛做对一道加5分", ["5分=5 number 分"]),
        ("每分做纽扣40个，做了30分", ["40个=40 number 个", "30分=30 number 分钟"]),
        ("等了30分，买折扣商品", ["30分=30 number 分钟"]),
        ("做错一题扣2分", ["2分=2 number 分"]),
        ("付了3元零5分，走了1小时零5分", ["3元零5分=61/20 number 元", "1小时零5分=13/12 number 小时"]),
        ("2小时零售3件", ["2小时=2 number 小时", "3件=3 number 件"]),
        ("把药粉和水按质量1：40混合", ["1:40=1/40 ratio"]),
        ("糖与水的质量为1:15", ["1:15=1/15 ratio"]),
        ("在1:20的图纸上长3厘米", ["1:20=1/20 ratio", "3厘米=3 number 厘米"]),
        ("从8:30走到9:10", ["8:30=17/2 clock", "9:10=55/6 clock"]),
        ("花5块钱买3块糖", ["5块钱=5 number 元", "3块=3 number 块"]),
        ("是乙的1.4倍", ["1.4倍=7/5 times"]),
        ("降低了12.5%", ["12.5%=1/8 percent"]),
        ("占百分之四十五", ["百分之四十五=9/20 percent"]),
        ("剪去三分之二", ["三分之二=2/3 fraction"]),
        ("吃了一半", ["一半=1/2 fraction"]),
        ("增产二成", ["二成=1/5 fraction"]),
        ("速度比是3：5", ["3:5=3/5 ratio"]),
        ("原价80元，打0.85出售", ["80元=80 number 元", "0.85=17/20 discount"]),
        ("衣服打八五折", ["八五折=17/20 discount"]),
        ("衣服打八点五折", ["八点五折=17/20 discount"]),
        ("衣服打对折", ["对折=1/2 discount"]),
        ("书包对折出售", ["对折=1/2 discount"]),
        ("打了对折，按对折优惠", ["对折=1/2 discount", "对折=1/2 discount"]),
        ("把纸对折3次，绳子对折后长5米", ["3次=3 number 次", "5米=5 number 米"]),
        ("衣服打10折，就是不打折", ["10折=1 discount"]),
        ("长0.8米的绳子", ["0.8米=4/5 number 米"]),
        ("买了十二元的糖", ["十二元=12 number 元"]),
        ("行两千米", ["两千米=2 number 千米"]),
    ],
)
def test_amounts(text: str, expected: list[str]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("第一天和第2次", ["第一天=1 ordinal", "第2次=2 ordinal"]),
        ("五年级、6年级", ["五年级=5 ordinal", "6年级=6 ordinal"]),
        ("三、四年级", ["三=3 ordinal", "四年级=4 ordinal"]),
        ("六（1）班与502班", ["六(1)班=6 ordinal", "502班=502 ordinal"]),
        ("3月份用水", ["3月份=3 ordinal"]),
        ("买了MP3和A4纸", ["3=3 ordinal", "4=4 ordinal"]),
        ("2008年5月1日", ["2008年5月1日=2008 date"]),
        ("“六•一”期间", ["六•一=6 date"]),
        ("上午8时30分出发", ["上午8时30分=17/2 clock"]),
        ("下午2点到家", ["下午2点=14 clock"]),
        ("7时从甲站开出，17时到达", ["7时=7 clock", "17时=17 clock"]),
        ("行了3时到达", ["3时=3 number 小时"]),
        ("早上6：00出发", ["早上6:00=6 clock"]),
        ("人数比现在是10：13", ["10:13=10/13 ratio"]),
        ("以5：12的比例混合", ["5:12=5/12 ratio"]),
        ("比慢车早，10：45到达", ["10:45=43/4 clock"]),
        ("每星期30元", ["30元=30 number 元"]),
        ("星期5出发", ["5=5 ordinal"]),
        ("老周9小时做完", ["9小时=9 number 小时"]),
        ("存5年", ["5年=5 number 年"]),
        ("上半年和下半月", []),
        ("《十万个为什么》", []),
        ("（2012•某县）有5人", ["5人=5 number 人"]),
    ],
)
def test_labels(text: str, expected: list[str]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("一辆汽车和一列火车一共同时走同一条路", []),
        ("加工一批零件", []),
        ("行一小时，重一千克", ["一小时=1 number 小时", "一千克=1 number 千克"]),
        ("这一天", []),
        ("两车从两地出发", ["两车=2 count_word 车", "两地=2 count_word"]),
        ("甲乙丙三人", ["三人=3 count_word 人"]),
        ("两天共修", ["两天=2 count_word 天"]),
        ("两小时共行", ["两小时=2 number 小时"]),
        ("一、二两班", ["两班=2 count_word 班"]),
        ("三角形和四季豆十分好", []),
        ("百货商店，千方百计", []),
    ],
)
def test_articles_and_groups(text: str, expected: list[str]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("有多少千米？", ["多少千米=number asked 千米"]),
        ("要几小时？", ["几小时=number asked 小时"]),
        ("要几个小时？", ["几个小时=number asked 小时"]),
        ("速度是多少千米/时？", ["多少千米/时=number asked 千米/小时"]),
        ("多少钱？", ["多少钱=number asked 元"]),
        ("多百分之几？", ["百分之几=percent asked"]),
        ("占多少%？", ["多少%=percent asked"]),
        ("少几分之几？", ["几分之几=fraction asked"]),
        ("是白布的多少。", ["多少=fraction asked"]),
        ("是甲的几倍？", ["几倍=times asked"]),
        ("打几折？", ["几折=discount asked"]),
        ("相距多远？", ["多远=number asked"]),
        ("要多长时间？", ["多长时间=number asked"]),
        ("几点到达？", ["几点=clock asked"]),
        ("什么时间到达？", ["什么时间=clock asked"]),
        ("需要几时到达？", ["几时=number asked 小时"]),
        ("速度=？", ["==number asked"]),
        ("年利率=．", ["==percent asked"]),
        ("男女生人数的比是多少？", ["多少=ratio asked"]),
        ("还剩（　）米。", ["()米=number asked 米"]),
        ("是________元", ["________元=number asked 元"]),
        ("是乙的((())/(()))．", ["((())/(()))=fraction asked"]),
        ("应从第几页看起？", ["第几页=number asked 页"]),
        ("降价百分之几？（　　）", ["百分之几=percent asked"]),
        ("求客车的速度．", ["求=number asked"]),
        ("求一共多少米？", ["多少米=number asked 米"]),
        ("你能算出路程？", ["？=number asked"]),
        ("提前几小时到达？", ["几小时=number asked 小时"]),
        ("前几天下了雨", []),
        ("有十几个人", []),
    ],
)
def test_questions(text: str, expected: list[str]) -> None:
    assert found(text) == expected


def test_details() -> None:
    ratio, asked, about = find_quantities("比是2:3:4，共多少万吨，约50多米？")
    assert ratio.parts == (Fraction(2), Fraction(3), Fraction(4))
    assert (asked.unit, asked.scale) == ("吨", 10_000)
    assert about.approx and about.text == "50多米"


_WORDS = (
    "甲 乙 车 两 三 一 十 百 千 万 半 第 多少 几 分之 倍 折 % 12 0.8 (1/2) 3(1/2) : 时 点 分 月 年级 班 号 "
    "千米 / 小时 元 个 的 ， 。 ？ = ( ) _ 求 上午 比 又 成 《 》"
)
_PIECES = st.sampled_from(_WORDS.split())


@given(st.one_of(st.text(), st.lists(_PIECES, max_size=40).map("".join)))
def test_spans_are_ordered_and_inside(raw: str) -> None:
    text = normalise(raw).text
    end = 0
    for index, quantity in enumerate(find_quantities(text)):
        assert quantity.index == index
        assert end <= quantity.span.start < quantity.span.end <= len(text)
        assert quantity.text == quantity.span.of(text)
        end = quantity.span.end


@given(st.integers(25, 9999), st.integers(25, 9999), st.integers(25, 99))
def test_other_digits_same_reading(a: int, b: int, c: int) -> None:
    def kinds(*numbers: int) -> list[tuple[Kind, str]]:
        story = "甲站到乙站{}千米，货车{}小时行了{}%，第二天买了{}个球，余多少千克？"
        text = story.format(*numbers, numbers[0])
        return [(quantity.kind, quantity.unit) for quantity in find_quantities(text)]

    assert kinds(a, b, c) == kinds(100, 200, 50)


@pytest.mark.parametrize(
    "piece", ["1", "一", "(", "_", "几", "3:", "1/", "两", "上午", "《", "1、", "第一", "0.5", "求", "3米"]
)
def test_time_grows_with_length_only(piece: str) -> None:
    start = time.perf_counter()
    find_quantities(piece * 10_000)
    assert time.perf_counter() - start < 5


def test_places_of_a_number_and_gifts() -> None:
    places = read("养鸡场有鸡2千5百只，卖出多少只？").quantities[0]
    assert (places.value, places.unit) == (2500, "只")
    found = read("足球买五送一，每个50元，买18个要多少元？").quantities
    gift = next(q for q in found if q.kind is Kind.RATIO)
    assert (gift.text, gift.parts) == ("五送一", (5, 1))
