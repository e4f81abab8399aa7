"""Facts: each construction found in a sentence of its own, figures, and units after 每."""

from __future__ import annotations

import pytest

from fabula.extract.rules.facts import Claim, Fact, Figure, find_facts, per_unit, unit_after
from fabula.extract.rules.masked import mask
from fabula.extract.rules.phrases import listed
from fabula.text import read

QUESTION = "，求多少米？"


def facts(text: str, file: str = "patterns.txt") -> tuple[Fact, ...]:
    return find_facts(mask(read(text)), file)


def first_claim(text: str, file: str = "patterns.txt") -> Claim:
    return next(f for f in facts(text + QUESTION, file) if isinstance(f, Claim))


@pytest.mark.parametrize(
    ("text", "name", "a", "b"),
    [
        ("5支钢笔比8支铅笔贵12元", "bill_more", "", "钢笔"),
        ("5支铅笔比2支钢笔便宜3元", "bill_less", "", "铅笔"),
        ("松树是柏树的3倍多20棵", "times_plus", "松树", "柏树"),
        ("松树是柏树的3倍少20棵", "times_minus", "松树", "柏树"),
        ("甲队比乙队多修了全长的(1/5)", "more_by_part", "甲队", "乙队"),
        ("甲队比乙队少修了全长的(1/5)", "less_by_part", "甲队", "乙队"),
        ("这个月超额完成了计划的20%", "beyond_plan", "这个月", "计划"),
        ("柳树比杨树多25%", "fraction_more", "柳树", "杨树"),
        ("柳树比杨树少(1/4)", "fraction_less", "柳树", "杨树"),
        ("柳树比杨树多25棵", "more_than", "柳树", "杨树"),
        ("弟弟比哥哥矮12厘米", "less_than", "弟弟", "哥哥"),
        ("白兔与灰兔差8只", "differ", "白兔", "灰兔"),
        ("实际产量超过计划30吨", "exceed", "实际产量", "计划"),
        ("桃树是梨树的2倍", "times_of", "桃树", "梨树"),
        ("桃树占果树60%", "times_of_2", "桃树", "果树"),
        ("白兔与灰兔同样多，共8只", "same", "白兔", "灰兔"),
        ("桃树的(2/3)等于梨树", "reverse", "桃树", "梨树"),
    ],
)
def test_two_sided_constructions(text: str, name: str, a: str, b: str) -> None:
    claim = first_claim(text)
    assert claim.construction.name == name
    assert claim.phrases["A"].text == a
    assert claim.phrases["B"].text == b


@pytest.mark.parametrize(
    ("text", "name", "predicate"),
    [
        ("第二天多修了15米", "more_bare", "Gap"),
        ("第二天少修了15米", "less_bare", "Lag"),
        ("产量提高了15吨", "grow_by", "Gap"),
        ("用电节约了15度", "shrink_by", "Lag"),
        ("产量提高了15%", "grow", "Grow"),
        ("用电节约了15%", "shrink", "Shrink"),
        ("第一天看了全书的(1/4)多6页", "part_plus", "Part_plus"),
        ("第一天看了全书的(1/4)少6页", "part_minus", "Part_minus"),
        ("第一天看了全书的(1/4)", "fraction_verb", "Part_of"),
        ("第一天看了(1/4)", "fraction_bare", "Part"),
        ("其余的都是女生，男生有20人", "rest_is", "Rest"),
        ("公鸡和母鸡的只数比是3：5", "shares", "Shares"),
    ],
)
def test_one_sided_constructions(text: str, name: str, predicate: str) -> None:
    claim = first_claim(text)
    assert (claim.construction.name, claim.predicate) == (name, predicate)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("现在打八折", "scale_zhe"),
        ("现在按原价的80%出售", "scale_of"),
        ("售价比进价高20%", "above_cost"),
        ("售价按成本的80%", "cost_share"),
        ("按20%的利润定价", "profit_first"),
        ("每件盈利25%", "gain"),
        ("每件亏损25%", "lose"),
        ("每件获利25元", "gain_by"),
        ("每件亏损25元", "lose_by"),
        ("一件上衣从90元降到75元", "cut_from_to"),
        ("一件上衣从75元涨到90元", "raise_from_to"),
        ("降价到75元", "cut_to"),
        ("涨价到75元", "raise_to"),
        ("现在降价15%", "cut"),
        ("现在涨价15%", "raise"),
        ("现在便宜15元", "cut_by"),
        ("现在上涨15元", "raise_by"),
    ],
)
def test_prices(text: str, name: str) -> None:
    assert first_claim(text, "prices.txt").construction.name == name


def test_numbers_in_the_order_of_relations() -> None:
    claim = first_claim("松树是柏树的3倍多20棵")
    assert [q.value for q in claim.numbers] == [3, 20]


def test_a_number_alone_is_a_figure() -> None:
    figure, asked = facts("果园里有桃树45棵，梨树有多少棵？")
    assert isinstance(figure, Figure) and isinstance(asked, Figure)
    assert (figure.quantity.value, figure.before.text, figure.asked) == (45, "果园里有桃树", False)
    assert asked.asked and asked.clue.clause == 1
    assert figure.position < asked.position


def test_a_remark_behind_the_question_says_nothing() -> None:
    assert len(facts("圆桌高80厘米，合多少米？(得数保留2位小数)")) == 2


@pytest.mark.parametrize(
    ("text", "unit"), [("平均每小时行", "小时"), ("每支钢笔", "支"), ("每个小时", "小时"), ("一共", "")]
)
def test_per_unit(text: str, unit: str) -> None:
    assert per_unit(text) == unit


def test_unit_after() -> None:
    assert unit_after("平方米的地") == unit_after("平方米")
    assert unit_after("的地") == ""


def test_shares_list_their_owners() -> None:
    claim = first_claim("公鸡和母鸡的只数比是3：5")
    assert [piece.text for piece in listed(claim.phrases["A"])] == ["公鸡", "母鸡"]
