"""Forms that say the same are right, and each of them is wrong as soon as it says something else."""

from __future__ import annotations

import pytest

from fabula.bench.situations import judge
from fabula.data.goldgraph import Gold, compile_gold
from fabula.data.situations import parse_situations

MEAN = """@kind stretches
@text 邮车先用2小时行了120千米，又用3小时行了135千米，邮车一共平均每小时行多少千米？
@answer 51
World 路
Agent 邮车
  Event 先行/先 | amount=2小时 total=120千米
  Event 又行/又 | amount=3小时 total=135千米
  State 一共平均 | rate=?* amount=? total=?
Together(Amount(一共平均), Amount(先行), Amount(又行))
Together(Total(一共平均), Total(先行), Total(又行))
"""
SET = """@kind sets
@text 一把茶壶38元，一只茶杯7元，李叔叔买6套这样的茶具，一共要多少元？
@answer 270
World 茶具
Agent 李叔叔
  Event 买茶壶 | rate=38元/把
  Event 买茶杯 | rate=7元/只
  Event 买茶具 | rate=? amount=6套 total=?*
Together(Rate(买茶具), Rate(买茶壶), Rate(买茶杯))
"""
ROAD = """@kind alone
@text 卡车从货场开往港口，每小时行60千米，3小时到达，货场到港口有多少千米？
@answer 180
World 货场到港口 | total=?*
Agent 卡车
  Event 行 | rate=60千米/小时 amount=3小时 total=?
Equal(Total(World), Total(行))
"""
EARLIER = """@kind plan_actual
@text 队里要修600米水渠，计划20天修完，实际先修了5天，每天修40米，要比计划提前5天完工，余下的每天修多少米？
@answer 40
World 水渠 | total=600米
Agent 队里
  State 计划 | amount=20天
  State 完工 | amount=?
  Event 先修 | rate=40米/天 amount=5天 total=?
  Event 余下的 | rate=?* amount=? total=?
Less_than(Amount(完工), Amount(计划), 5天)
Together(Amount(完工), Amount(先修), Amount(余下的))
Together(Total(World), Total(先修), Total(余下的))
"""
ASIDE = """@kind compare
@text 开业2年的花店里有玫瑰40枝，百合比玫瑰少12枝，百合有多少枝？
@answer 28
World 花店 | amount=~2年
Agent 玫瑰 | total=40枝
Agent 百合 | total=?*
Less_than(Total(百合), Total(玫瑰), 12枝)
"""
WAGES = """@kind tax
@text 钱老师每月工资6000元，超过5000元的部分按3%缴税，每月要缴税多少元？
@answer 30
World 一共
Agent 钱老师
  State 工资 | total=6000元
  State 超过 | total=?
  Event 缴税 | total=?*
Remains(Total(超过), Total(工资), 5000元)
Fraction_of(Total(缴税), Total(超过), 3%)
"""

PAID = """@kind discount
@text 一件衬衫标价160元，打七五折出售，郑叔叔买这件衬衫付了多少元？
@answer 120
World 衬衫
Agent 衬衫
  State 标价 | total=160元
Agent 郑叔叔
  Event 付 | total=?*
Fraction_of(Total(付), Total(标价), 七五折)
"""
CHANGE = """@kind change
@text 刘阿姨买一个水壶用了38元，付了50元，应找回多少元？
@answer 12
World 水壶
Agent 刘阿姨
  Event 买水壶 | total=38元
  Event 付 | total=50元
  State 找回 | total=?*
Remains(Total(找回), Total(付), Total(买水壶))
"""
NOW = """@kind ages
@text 爸爸今年40岁，小林今年10岁，几年后爸爸的年龄是小林的3倍？
@answer 5
World 年龄 | amount=?*
Agent 爸爸
  State 今年 | total=40岁
  State 几年后 | total=?
Agent 小林
  State 今年 | total=10岁
  State 几年后 | total=?
Together(Total(爸爸·几年后), Total(爸爸·今年), Amount(World))
Together(Total(小林·几年后), Total(小林·今年), Amount(World))
Times_of(Total(爸爸·几年后), Total(小林·几年后), 3倍)
"""

LAPSE = """@kind chase
@text 货车每小时行50千米，从厂里开出2小时后，轿车每小时行75千米，也从厂里开出去追，轿车几小时追上货车？
@answer 4
World 厂里
Agent 货车
  Event 行 | rate=50千米/小时 amount=? total=?
Agent 轿车
  Event 行 | rate=75千米/小时 amount=?* total=?
More_than(Amount(货车·行), Amount(轿车·行), 2小时)
Equal(Total(货车·行), Total(轿车·行))
"""


def gold_of(block: str) -> Gold:
    (situation,) = parse_situations(block)
    return compile_gold(situation)


def wrong(block: str, *changes: tuple[str, str]) -> list[str]:
    """What the judge says of the situation with some of its lines told otherwise."""
    source = block
    for old, new in changes:
        assert old in source
        source = source.replace(old, new)
    return list(judge(gold_of(block), gold_of(source).graph).reasons())


MEAN_OF_ALL = (
    ("World 路\n", "World 路 | rate=?* amount=? total=?\n"),
    ("  State 一共平均 | rate=?* amount=? total=?\n", ""),
    ("Amount(一共平均)", "Amount(World)"),
    ("Total(一共平均)", "Total(World)"),
)
GOODS = (
    ("  Event 买茶壶 | rate=38元/把\n  Event 买茶杯 | rate=7元/只\n", ""),
    ("World 茶具\n", "World 茶具\nAgent 茶壶 | rate=38元/把\nAgent 茶杯 | rate=7元/只\n"),
    ("Rate(买茶壶), Rate(买茶杯)", "Rate(茶壶), Rate(茶杯)"),
)
BILL = (
    ("World 茶具\n", "World 茶具 | total=?*\n"),
    ("amount=6套 total=?*", "amount=6套 total=?"),
    ("Together(", "Equal(Total(World), Total(买茶具))\nTogether("),
)
FUNCTION = (
    ("  State 完工 | amount=?\n", ""),
    ("Less_than(Amount(完工)", "Less_than(Sum(Amount(先修), Amount(余下的))"),
    ("Together(Amount(完工), Amount(先修), Amount(余下的))\n", ""),
)
OWN_ACT = (
    ("World 花店 | amount=~2年\n", "World 花店\n"),
    ("Agent 玫瑰", "Agent 花店\n  Event 开业 | amount=~2年\nAgent 玫瑰"),
)
INCOME = (("World 一共\n", "World 工资 | total=6000元\n"), ("  State 工资 | total=6000元\n", ""), ("(工资)", "(World)"))

BY_BILL = (
    ("World 衬衫\n", "World 一共 | total=?*\n"),
    ("Agent 郑叔叔\n  Event 付 | total=?*\n", ""),
    ("Total(付)", "Total(World)"),
)
HIMSELF = (
    ("Agent 爸爸\n  State 今年 | total=40岁", "Agent 爸爸 | total=40岁"),
    ("Agent 小林\n  State 今年 | total=10岁", "Agent 小林 | total=10岁"),
    ("爸爸·今年", "爸爸"),
    ("小林·今年", "小林"),
)

IN_TWO = (
    ("amount=? total=?\nAgent 轿车", "amount=2小时 total=?\n  Event 开出 | rate=? amount=? total=?\nAgent 轿车"),
    ("More_than(Amount(货车·行), Amount(轿车·行), 2小时)", "Equal(Rate(货车·开出), Rate(货车·行))"),
    ("Equal(Total(货车·行), Total(轿车·行))", "Equal(Sum(Total(货车·行), Total(货车·开出)), Total(轿车·行))"),
)
TOGETHER = ("Rate(货车·行))", "Rate(货车·行))\nEqual(Amount(货车·开出), Amount(轿车·行))")


@pytest.mark.parametrize(
    ("block", "changes"),
    [
        (MEAN, MEAN_OF_ALL),
        (SET, GOODS),
        (SET, BILL),
        (EARLIER, FUNCTION),
        (ASIDE, OWN_ACT),
        (WAGES, INCOME),
        (NOW, HIMSELF),
        (LAPSE, (*IN_TWO, TOGETHER)),
    ],
    ids=["mean", "set", "bill", "function", "aside", "income", "now", "lapse"],
)
def test_the_same_in_another_form(block: str, changes: tuple[tuple[str, str], ...]) -> None:
    assert wrong(block) == []
    assert wrong(block, *changes) == []


def test_a_mean_of_one_part_is_not_the_mean_of_all() -> None:
    changes = (("  State 一共平均 | rate=?* amount=? total=?\n", ""), ("total=135千米", "total=135千米 rate=?*"))
    no_sums = (
        ("Together(Amount(一共平均), Amount(先行), Amount(又行))\n", ""),
        ("Together(Total(一共平均), Total(先行), Total(又行))\n", ""),
        ("@answer 51", "@answer 45"),
    )
    assert "no event 一共平均" in wrong(MEAN, *changes, *no_sums)
    assert "another goal" in wrong(MEAN, *changes, *no_sums)


def test_a_part_of_a_set_has_its_own_price_only() -> None:
    swapped = (("茶壶 | rate=38元/把", "茶壶 | rate=7元/把"), ("茶杯 | rate=7元/只", "茶杯 | rate=38元/只"))
    found = wrong(SET, *GOODS, *swapped)
    assert [line.split(":")[0] for line in found] == ["38元", "7元"]


def test_the_road_stays_the_worlds() -> None:
    """Equal lengths are not one thing: only money and time may be told of either."""
    assert wrong(ROAD) == []
    asked = (("World 货场到港口 | total=?*", "World 货场到港口 | total=?"), ("3小时 total=?", "3小时 total=?*"))
    assert wrong(ROAD, *asked) == ["another goal"]


def test_a_number_told_aside_stays_with_its_owner() -> None:
    lilies = (OWN_ACT[0], ("Agent 百合 | total=?*", "Agent 百合 | total=?* amount=~2年"))
    assert wrong(ASIDE, *lilies)[0].startswith("2年: owner wrong")


def test_the_income_is_of_what_the_world_is_called() -> None:
    other = (("World 一共\n", "World 缴税 | total=6000元\n"), *INCOME[1:])
    assert wrong(WAGES, *other)[0].startswith("6000元: owner wrong")


def test_what_is_paid_is_the_bill_if_nothing_is_given_back() -> None:
    assert wrong(PAID) == []
    assert wrong(PAID, *BY_BILL) == ["no agent 郑叔叔"]  # the bill is right; who pays is left out
    moved = (
        ("World 水壶\n", "World 水壶 | total=50元\n"),
        ("  Event 付 | total=50元\n", ""),
        ("Total(付)", "Total(World)"),
    )
    assert wrong(CHANGE, *moved)[0].startswith("50元: owner wrong")


def test_what_somebody_was_is_not_what_he_is() -> None:
    then = (NOW.replace("小林今年10岁", "小林前年10岁").replace("小林·今年", "小林·前年")).replace(
        "State 今年 | total=10岁", "State 前年 | total=10岁"
    )
    himself = (("Agent 小林\n  State 前年 | total=10岁", "Agent 小林 | total=10岁"), ("小林·前年", "小林"))
    assert wrong(then) == []
    assert "no event 前年" in wrong(then, *himself)


def test_a_time_of_one_is_a_head_start_only_if_both_then_go_on_together() -> None:
    other = ("Rate(货车·行))", "Rate(货车·行))\nEqual(Amount(货车·开出), Sum(Amount(轿车·行), 0))")
    assert wrong(LAPSE, *IN_TWO, other)[0].startswith("2小时: role wrong")
