"""Numbers and questions as books do not write them: read right, or said not to be understood."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fabula
from fabula.text import UnreadableError, normalise, read


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (r"长$\frac{3}{4}$米", "长(3/4)米"),
        (r"长\dfrac{3}{4}米", "长(3/4)米"),
        (r"卖出\frac23，", "卖出(2/3)，"),
        (r"2\frac{1}{3}小时", "2(1/3)小时"),
        (r"3\times4\div 2", "3×4÷2"),
        (r"降低30\%", "降低30%"),
        ("壹佰贰拾袋", "一百二十袋"),
        ("叁袋", "三袋"),
        ("拾到伍元，在陆地上，队伍", "拾到伍元，在陆地上，队伍"),
        ("1，200本", "1200本"),
        ("1，200，300三张", "1，200，300三张"),
        ("有3，200页", "有3200页"),
        ("有1 200吨，运走12 500吨", "有1200吨，运走12500吨"),
        ("第1 200米，1 20吨，甲 1 2 300吨", "第1 200米，1 20吨，甲1 2 300吨"),
        ("$1{,}200$袋，3{,}20", "1200袋，3{，}20"),
        ("甲有5，20人", "甲有5，20人"),
        ("糖和水的比是1：9，150克糖水", "糖和水的比是1:9，150克糖水"),
        ("廿五袋，卅袋，一百单八袋，买单一张", "二十五袋，三十袋，一百零八袋，买单一张"),
        ("1\u200f5个，5\ufe0f个，10²米，3m²", "15个，5个，10^2米，3m2"),
    ],
)
def test_spelling(raw: str, text: str) -> None:
    assert normalise(raw).text == text


@given(st.text(alphabet=r"\fracdtimes{}$0123456789，.壹佰贰拾本 ", max_size=30))
def test_any_mixture_is_spelled_once_and_keeps_its_places(raw: str) -> None:
    normal = normalise(raw)
    assert normalise(normal.text).text == normal.text
    assert list(normal.offsets) == sorted(normal.offsets) and len(normal.offsets) == len(normal.text) + 1


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (r"一根绳子长$\frac{3}{4}$米，用去$\frac{1}{4}$米，还剩多少米？", "1/2"),
        ("学校买了1，200本书，用去了300本，还剩多少本？", "900"),
        ("仓库里有壹佰贰拾袋大米，运走叁拾袋，还剩多少袋？", "90"),
        ("粮店有大米3百千克，卖出1百8十千克，还剩多少千克？", "120"),
        ("一根木料长3m50cm，锯下1m20cm，还剩多少米？", "2.3"),
        ("一袋面粉重5kg300g，吃了2kg，还剩多少千克？", "3.3"),
        ("仓库里有廿五袋大米，运走三袋，还剩多少袋？", "22"),
        ("一桶油重三又二分之一千克，用去2千克，还剩多少千克？", "3/2"),
        ("一桶油重3又2分之1千克，用去2千克，还剩多少千克？", "3/2"),
        ("粮库有一点五万千克大米，运走2千克，还剩多少千克？", "14998"),
        ("一根绳子长3米5，剪去1米，还剩多少米？", "2.5"),
        ("一根绳子长两米八，剪去一米三，还剩多少米？", "1.5"),
        ("小明带了5元，买笔用去两块八，还剩多少元？", "2.2"),
        ("一车煤重1吨半，用去500千克，还剩多少千克？", "1000"),
        ("一场电影从23:50到0:10一共放映多少分钟？", "20"),
        ("图书室下午2:00到5:00开放，一共开放多少小时？", "3"),
        ("食堂从12:30到1:30开饭，一共开饭多少分钟？", "60"),
        ("超市夜班从晚上10:00到6:00，一共多少小时？", "8"),
        ("一辆汽车8:15从甲地出发，9:00到达乙地，每分钟行1千米，两地相距多少千米？", "45"),
    ],
)
def test_read_right(text: str, answer: str) -> None:
    found = fabula.solve(text).answer
    assert found is not None and found.value == Fraction(answer)


@pytest.mark.parametrize(
    "text",
    [
        "每本书8元，小明带了50元，买6本书，够不够？",
        "每本书8元，小明带了50元，买6本书够吗？",
        "每本书8元，小明带了50元，买6本书够么？",
        "每本书8元，小明带了50元，这些钱买得起6本书买不起6本书？",
        "每本书8元，小明带了50元，买6本书后还有没有剩钱，要不要再带？",
        "买6本书，50元够吗？每本书8元。",
        "小明每分钟走60米，小红每分钟走50米，谁走得快？",
        "谁的效率高？师傅3小时做30个，徒弟2小时做16个。",
        "苹果每千克5元，梨3千克18元，哪种水果便宜？",
        "男生25人，女生20人，哪个多",
    ],
)
def test_a_yes_or_no_is_not_understood(text: str) -> None:
    with pytest.raises(UnreadableError) as raised:
        read(text)
    assert raised.value.code == "yes_no"


@pytest.mark.parametrize(
    "text",
    [
        "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？两种树一共有多少棵？",
        "每本书8元，小明带了50元，买6本书，够不够？还剩多少元？",
        "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵，两种树一共有多少棵？",
        "果园里有苹果树12棵，梨树比苹果树多5棵，求梨树有多少棵，并求两种树一共有多少棵。",
    ],
)
def test_of_two_questions_one_is_answered_and_that_is_said(text: str) -> None:
    solution = fabula.solve(text)
    assert any("2个问句" in warning.zh for warning in solution.warnings)
    assert fabula.solve("果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？").warnings == ()


@pytest.mark.parametrize("text", ["小明有1，200，300三张卡片，一共有多少张？", r"边长\sqrt{2}米的地有4块，共多少米？"])
def test_what_could_be_two_things_is_not_sure(text: str) -> None:
    solution = fabula.solve(text)
    assert solution.status is not fabula.Status.SOLVED
    assert any("没有读懂" in warning.zh for warning in solution.warnings)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("小明有√16千克米，小红比小明多10千克，小红有多少千克？", "√16"),
        ("小明有2.5e2千克米，小红比小明多10千克，小红有多少千克？", "2.5e2"),
        ("小明有10²千克米，小红比小明多10千克，小红有多少千克？", "10^2"),
        ("一共有1 0 5千克米，吃了2千克，还剩多少千克？", "1 0 5"),
        ("一共有12点5千克米，吃了2千克，还剩多少千克？", "12点5"),
        ("早上气温是零下5℃，中午上升了8℃，中午气温是多少℃？", "零下5"),
        ("小明有负5千克米，小红比小明多10千克，小红有多少千克？", "负5"),
        ("小明有两三千克米，小红比小明多10千克，小红有多少千克？", "两三"),
        ("小明有几十千克米，小红比小明多10千克，小红有多少千克？", "几十"),
        ("小明不到10岁，爸爸比小明大28岁，爸爸几岁？", "不到10"),
        ("小明有5~8个苹果，又买了3个，一共有多少个？", "5~8"),
        ("小明有5到8个苹果，又买了3个，一共有多少个？", "5到8"),
        ("小明有数十个苹果，又买了3个，一共有多少个？", "数十"),
        ("小明有不少于5个苹果，又买了3个，一共有多少个？", "不少于5"),
        ("小明有>5个苹果，又买了3个，一共有多少个？", ">5"),
    ],
)
def test_what_is_no_number_is_named(text: str, words: str) -> None:
    solution = fabula.solve(text)
    assert solution.status is not fabula.Status.SOLVED
    assert [w.zh for w in solution.warnings if "没有读懂" in w.zh] == [f"没有读懂题中的“{words}”"]


@pytest.mark.parametrize(
    "text",
    [
        "足球队胜5场，负3场，一共赛了多少场？",
        "一袋米重12千克，吃了2千克，还剩几千克？",
        "8点15分出发，9点到，走了几分钟？",
        "出租车3千米内8元，超过3千米的部分每千米2元，行5千米多少元？",
        "从第5到8个一共有几个？",
    ],
)
def test_what_only_looks_like_it_is_understood(text: str) -> None:
    assert read(text).unread == ""


@pytest.mark.parametrize(
    "text",
    [
        "小明有5个苹果，又买了3个，一共有多少个？" * 3,
        "小明不是有5个苹果，而是有6个，又买了3个，一共有多少个？",
        "小明没有5个苹果，又买了3个，一共有多少个？",
        "小明有5个苹果，差点吃了2个，还剩多少个？",
        "小明原来以为有5个苹果，其实有7个，又买了2个，一共有多少个？",
    ],
)
def test_what_is_told_again_or_taken_back_is_not_sure(text: str) -> None:
    assert fabula.solve(text).status is not fabula.Status.SOLVED
