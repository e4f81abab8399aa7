"""What belongs to whom, whoever proposes it: the same equations, put as docs/situations.md says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from fabula.data.goldgraph import compile_gold
from fabula.data.situations import blocks, parse_block
from fabula.extract.framed import FrameExtractor
from fabula.facts.ages import own_ages
from fabula.facts.early import with_first_names
from fabula.facts.ground import remapped
from fabula.facts.lengths import with_own_lengths
from fabula.facts.means import mean_of_all
from fabula.facts.moved import handed_over
from fabula.facts.one_name import with_one_name
from fabula.facts.prices import as_bought, change_back, goods_alone, offered_bill, unit_prices
from fabula.facts.purchase import with_one_buyer
from fabula.facts.steady import steady_names
from fabula.facts.whole import with_whole
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Slot, Unknown
from fabula.solve.renumber import value_of
from fabula.text import Problem, read

Rewriting = Callable[[Problem, ParseGraph], ParseGraph]

CASES: list[tuple[str, Rewriting, str, tuple[str, ...]]] = [
    (
        "steady",
        steady_names,
        """@kind same_rate
@text 一台磨面机4小时磨面200千克，照这样计算，7小时可以磨面多少千克？
@answer 350
World 面
Agent 磨面机
  Event 磨 | rate=? amount=4小时 total=200千克
  Event 可以磨面 | rate=? amount=7小时 total=?*
Equal(Rate(磨), Rate(可以磨面))""",
        ("Event 磨面 (", "Event 照这样磨面 ("),
    ),
    (
        "ages",
        lambda _, graph: own_ages(graph),
        """@kind ages
@text 爸爸今年40岁，比小林大28岁，小林今年几岁？
@answer 12
World 年龄
Agent 爸爸
  State 今年 | total=40岁
Agent 小林
  State 今年 | total=?*
More_than(Total(爸爸·今年), Total(小林·今年), 28岁)""",
        ("Agent 爸爸 (total=40岁)", "Agent 小林 (total=?*)"),
    ),
    (
        "sets",
        unit_prices,
        """@kind sets
@text 一个水壶38元，一只杯子7元，食堂买这样的茶具20套，每套一壶一杯，一共多少元？
@answer 900
World 食堂 | total=?*
Agent 水壶 | total=38元
Agent 杯子 | total=7元
Agent 食堂
  Event 买茶具 | rate=? amount=20套 total=?
Together(Rate(买茶具), Total(水壶), Total(杯子))
Equal(Total(World), Total(买茶具))""",
        ("Agent 水壶 (rate=38元", "Agent 杯子 (rate=7元"),
    ),
    (
        "goods",
        lambda _, graph: goods_alone(graph),
        """@kind bill
@text 买5盒粉笔要30元，一盒粉笔多少元？
@answer 6
World 粉笔
Agent 粉笔
  Event 买粉笔 | rate=?* amount=5盒 total=30元""",
        ("Agent 粉笔 (rate=?*, amount=5盒, total=30元)",),
    ),
    (
        "liking",
        lambda _, graph: as_bought(graph),
        """@kind short
@text 王阿姨看中一件260元的毛衣，身上有200元，还差多少元？
@answer 60
World 身上 | total=200元
Agent 王阿姨
  Event 看中毛衣 | total=260元
  State 还差 | total=?*
Remains(Total(还差), Total(看中毛衣), Total(World))""",
        ("Event 买毛衣 (total=260元)",),
    ),
    (
        "change",
        lambda _, graph: change_back(graph),
        """@kind change
@text 小云买一本词典用了36元，她付了50元，收银员应找回多少元？
@answer 14
World 词典
Agent 小云
  Event 买词典 | total=36元
  Event 付 | total=50元
Agent 收银员
  Event 找回 | total=?*
Remains(Total(找回), Total(付), Total(买词典))""",
        ("  Agent 小云\n", "State 找回 (total=?*)"),
    ),
    (
        "offer",
        lambda _, graph: offered_bill(graph),
        """@kind full_cut
@text 商店每满100元减20元，李伯伯买了一双350元的皮鞋，要付多少元？
@answer 290
World 商店
Agent 商店
  State 满 | rate=100元
  State 减 | rate=20元 amount=? total=?
Agent 李伯伯
  Event 买皮鞋 | total=350元
  Event 付 | total=?*
Equal(Amount(减), Full(Total(买皮鞋), Rate(满)))
Remains(Total(付), Total(买皮鞋), Total(减))""",
        ("World 皮鞋 (total=350元)",),
    ),
    (
        "mean",
        lambda _, graph: mean_of_all(graph),
        """@kind average
@text 一组有6人，平均80分；二组有4人，平均90分。两个组的平均分是多少分？
@answer 84
World 分
Agent 一组 | rate=80分 amount=6人 total=?
Agent 二组 | rate=90分 amount=4人 total=?
Agent 两个组 | total=?*
Product_of(Sum(Total(一组), Total(二组)), Total(两个组), Sum(Amount(一组), Amount(二组)))""",
        ("World 两个组 (rate=?*, amount=?, total=?)",),
    ),
    (
        "first",
        with_first_names,
        """@kind apart
@text 面包车先开出0.5小时，它每小时行90千米；卡车向反方向开，每小时行60千米，开了2小时后，两车相距多少千米？
@answer 345
World 两车 | total=?*
Agent 面包车
  Event 行 | rate=90千米/小时 amount=0.5小时 total=?
  Event 开 | rate=? amount=? total=?
Agent 卡车
  Event 行 | rate=60千米/小时 amount=2小时 total=?
Equal(Rate(面包车·开), Rate(面包车·行))
Equal(Amount(面包车·开), Amount(卡车·行))
Together(Total(World), Total(面包车·行), Total(面包车·开), Total(卡车·行))""",
        ("Event 先开出 (rate=90千米/小时, amount=1/2小时", "Event 行 (rate=?, amount=?"),
    ),
    (
        "length",
        with_own_lengths,
        """@kind bridge
@text 一列火车每秒行20米，通过800米长的大桥用了50秒，这列火车长多少米？
@answer 200
World 大桥 | total=800米
Agent 火车
  Event 通过 | rate=20米/秒 amount=50秒 total=?
  State 用 | total=?*
Together(Total(通过), Total(World), Total(火车·用))""",
        ("Agent 火车 (total=?*)",),
    ),
    (
        "one name",
        with_one_name,
        """@kind remainder
@text 电脑公司要装420台电脑，已经装了20台，剩下的每天装25台，还要几天才能装完？
@answer 16
World 电脑 | total=420台
Agent 公司
  Event 已经装 | total=20台
Agent 电脑公司
  State 剩下的 | rate=25台/天 amount=?* total=?
Remains(Total(剩下的), Total(World), Total(已经装))""",
        ("  Agent 电脑公司\n    Event 已经装 (total=20台)\n    State 剩下的 (rate=25台/天",),
    ),
    (
        "part",
        with_whole,
        """@kind parts
@text 桃树有120棵，梨树有190棵，桃树和梨树一共有多少棵？
@answer 310
World 桃树 | total=?*
Agent 桃树 | total=120棵
Agent 梨树 | total=190棵
Together(Total(World), Total(桃树), Total(梨树))""",
        ("World 一共 (total=?*)",),
    ),
    (
        "short",
        with_one_buyer,
        """@kind short
@text 秦老师带了500元，先买了4个篮球，每个80元，又想买5副球拍，每副45元，他还差多少元？
@answer 45
World 一共 | total=500元
Agent 秦老师
  Event 买篮球 | rate=80元/个 amount=4个 total=?
  State 还差 | total=?*
Agent 球拍
  Event 买 | rate=45元/副 amount=5副 total=?
Equal(Sum(Total(World), Total(还差)), Sum(Total(买篮球), Total(球拍·买)))""",
        ("    Event 买球拍 (rate=45元/副, amount=5副, total=?)",),
    ),
]


@pytest.mark.parametrize(("rewrite", "block", "lines"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_rewritten(rewrite: Rewriting, block: str, lines: tuple[str, ...]) -> None:
    gold = compile_gold(parse_block(next(iter(blocks(block)))))
    made = rewrite(gold.problem, gold.graph)
    printed = made.pretty()
    assert all(line in printed for line in lines), printed
    assert value_of(made, gold.problem) == value_of(gold.graph, gold.problem)
    assert rewrite(gold.problem, made).pretty() == printed


def test_what_goes_from_one_to_another_is_an_act_of_the_giver() -> None:
    problem = read("甲筐有苹果30个，乙筐有苹果22个，从甲筐拿多少个苹果到乙筐，两筐苹果就一样多？")
    whole = next(iter(FrameExtractor().readings(problem))).graph
    first, second = (a.id for a in whole.agents)
    sides = (
        Apply("Left", (Slot(first, Attribute.TOTAL), Unknown())),
        Apply("Sum", (Slot(second, Attribute.TOTAL), Unknown())),
    )
    bare = replace(
        whole,
        nodes=tuple(n for n in whole.nodes if n.kind is not NodeKind.EVENT),
        relations=(Relation("Equal", sides),),
        goal=replace(whole.goal, term=Unknown()),
    )
    made = handed_over(problem, bare)
    assert made.pretty() == whole.pretty()
    assert value_of(made, problem) == value_of(bare, problem) == 4


def test_whoever_has_acts_of_his_own_is_not_taken_for_all() -> None:
    block = """@kind average
@text 小船去时每小时行20千米，行了3小时，返回时每小时行30千米，行了2小时，小船往返平均每小时行多少千米？
@answer 24
World 往返
Agent 小船 | rate=?*
  Event 去 | rate=20千米/小时 amount=3小时 total=?
  Event 返回 | rate=30千米/小时 amount=2小时 total=?
Product_of(Sum(Total(去), Total(返回)), Rate(小船), Sum(Amount(去), Amount(返回)))"""
    gold = compile_gold(parse_block(next(iter(blocks(block)))))
    made = mean_of_all(gold.graph)
    ids = {n.id for n in made.nodes}
    assert all(n.parent is None or n.parent in ids for n in made.nodes)
    assert value_of(made, gold.problem) == 24


APART: list[tuple[str, Callable[[ParseGraph], ParseGraph], str]] = [
    (
        "bought and sold",
        goods_alone,
        """@kind bill
@text 书店买进字典30本，每本12元，卖出字典25本，每本18元，卖字典收入比买字典多多少元？
@answer 90
World 书店
Agent 字典
  Event 买进字典 | rate=12元 amount=30本 total=?
  Event 卖出字典 | rate=18元 amount=25本 total=?
  State 多 | total=?*
Remains(Total(多), Total(卖出字典), Total(买进字典))""",
    ),
    (
        "one act has the price and the other the number",
        goods_alone,
        """@kind bill
@text 买进字典每本12元，卖出字典25本，收入450元，每本字典赚多少元？
@answer 6
World 每本
Agent 字典
  Event 买进字典 | rate=12元
  Event 卖出字典 | rate=? amount=25本 total=450元
  State 赚 | rate=?*
Remains(Rate(赚), Rate(卖出字典), Rate(买进字典))""",
    ),
    (
        "two words for now",
        own_ages,
        """@kind ages
@text 小明今年8岁，现在比今年大1岁，小明现在几岁？
@answer 9
World 年龄
Agent 小明
  State 今年 | total=8岁
  State 现在 | total=?*
More_than(Total(小明·现在), Total(小明·今年), 1岁)""",
    ),
]


@pytest.mark.parametrize(("rewrite", "block"), [c[1:] for c in APART], ids=[c[0] for c in APART])
def test_what_is_told_apart_stays_apart(rewrite: Callable[[ParseGraph], ParseGraph], block: str) -> None:
    gold = compile_gold(parse_block(next(iter(blocks(block)))))
    made = rewrite(gold.graph)
    assert made is gold.graph, made.pretty()


def test_attributes_do_not_fall_together() -> None:
    gold = compile_gold(parse_block(next(iter(blocks(APART[0][2])))))
    bought, sold, _ = gold.graph.events
    nodes = tuple(n for n in gold.graph.nodes if n is not sold)
    assert remapped(gold.graph, nodes, {sold.id: bought.id}) is gold.graph
