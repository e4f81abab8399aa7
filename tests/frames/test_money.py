"""Stories about money whose build matters: one price, what is listed, tickets for heads, prices that come back."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabula.extract import make_extractor
from fabula.extract.framed import FrameExtractor
from fabula.facts.describe import tell
from fabula.frames.listed import listing
from fabula.solution import Status
from fabula.solver import Solver
from fabula.text import read


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(make_extractor("frames"))


def graph(text: str) -> str:
    return next(iter(FrameExtractor().readings(read(text)))).graph.pretty().strip()


SITUATIONS = {
    "鞋店上午卖出布鞋12双，下午卖出布鞋17双，下午比上午多收入180元，每双布鞋多少元？": """
World 布鞋
  Agent 鞋店
    Event 上午卖出布鞋 (rate=?, amount=12双, total=?)
    Event 下午卖出布鞋 (rate=?*, amount=17双, total=?)
· More_than(Total(下午卖出布鞋), Total(上午卖出布鞋), 180元)
· Equal(Rate(下午卖出布鞋), Rate(上午卖出布鞋))  [same_price_twice]
· Product_of(Total(上午卖出布鞋), Rate(上午卖出布鞋), Amount(上午卖出布鞋))  [product]
· Product_of(Total(下午卖出布鞋), Rate(下午卖出布鞋), Amount(下午卖出布鞋))  [product]
⇒ Rate(下午卖出布鞋) 元""",
    "每千克李子6.5元，每千克杏子4元，姐姐买4千克李子比买3千克杏子多花多少元？": """
World 李子
  Agent 姐姐
    Event 买李子 (rate=13/2元/千克, amount=4千克, total=?)
    Event 买杏子 (rate=4元/千克, amount=3千克, total=?)
· More_than(Total(买李子), Total(买杏子), ?x)
· Product_of(Total(买李子), Rate(买李子), Amount(买李子))  [product]
· Product_of(Total(买杏子), Rate(买杏子), Amount(买杏子))  [product]
⇒ ? 元""",
}


@pytest.mark.parametrize(("text", "situation"), SITUATIONS.items())
def test_situations(text: str, situation: str) -> None:
    assert graph(text) == situation.strip()


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 40), st.integers(1, 30), st.integers(2, 90))
def test_what_one_costs_follows_from_how_much_more_the_others_came_to(few: int, more: int, price: int) -> None:
    told = f"早市卖出白菜{few}千克，晚市卖出白菜{few + more}千克，晚市比早市多收入{more * price}元，每千克白菜多少元？"
    found = Solver(make_extractor("frames")).solve(told).answer
    assert found is not None
    assert found.value == price


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("一本字帖9.5元，一本画册14.8元，小宇买了这两本书，一共用了多少元？", "24.3"),
        ("奶奶买了两袋米，一袋是62元，另一袋是75元，她付了200元，应找回多少元？", "63"),
        ("5瓶洗手液32元，学校买了15瓶洗手液，应付多少元？", "96"),
        ("6位家长带着40个孩子看演出，成人票每张25元，儿童票每张10元，买票一共要多少元？", "550"),
        ("放映厅有150个座位，票价每张20元，票全部售完，收入是多少元？", "3000"),
        ("一种书包先涨价25%，要再降价百分之几才能恢复原价？", "1/5"),
        ("一个台灯86元，比一个闹钟贵38元，买一个闹钟和一个台灯，要付多少元？", "134"),
        ("王叔叔的摩托车是6000元买的，按规定要缴10%的购置税，买这辆摩托车一共要多少元？", "6600"),
        ("出租车起步价9元，3千米后每千米加收2元，赵阿姨乘出租车行了8千米，应付车费多少元？", "19"),
        ("一种围巾每条60元，先后两次降价，每次降价10%，奶奶买两条要付多少元？", "97.2"),
        ("一种水杯每个35元，打八折后买三个应付多少元？", "84"),
        ("叔叔买5千克核桃用了90元，如果多买3千克同样的核桃，要付多少元？", "144"),
        ("叔叔买5千克核桃用了90元，如果少买3千克同样的核桃，要付多少元？", "36"),
        ("叔叔买5千克核桃用了90元，如果多买3千克这样的核桃，要多付多少元？", "54"),
        ("停车场第一小时收8元，以后每小时收3元，赵阿姨停了5小时，应付多少元？", "20"),
    ],
)
def test_answers(solver: Solver, text: str, value: str) -> None:
    found = solver.solve(text).answer
    assert found is not None
    assert found.value == Fraction(value)


@pytest.mark.parametrize(
    "text",
    [
        "学校买4个足球用去280元，又买了3个篮球，篮球要多少元？",  # of another thing nothing is known
        "买4支毛笔用了48元，同样的钱可以买8块橡皮，每块橡皮多少元？",
        "5名装订工每天装订200本，增加3名同样的装订工，每天装订多少本？",
        "商店上午卖出12双布鞋，原来每双30元，现在降价了，下午卖出17双，每双布鞋多少元？",
    ],
)
def test_one_price_is_that_of_one_thing(solver: Solver, text: str) -> None:
    assert solver.solve(text).status is not Status.SOLVED


def test_a_rest_that_is_told_of_is_not_left_out(solver: Solver) -> None:
    told = "图书馆买来360本书，其中120本放在大厅，剩下的分给8个班，平均每个班分得几本？"
    found = solver.solve(told)
    assert found.status is not Status.SOLVED or (found.answer is not None and found.answer.value == 30)


@pytest.mark.parametrize(
    ("text", "lists"),
    [
        ("一本字帖9.5元，一本画册14.8元，小宇买了这两本书，一共用了多少元？", True),
        ("一本字帖9.5元，小宇买了两本字帖，一共用了多少元？", False),
        ("一本字帖9.5元，一本画册14.8元，小宇各买两本，一共用了多少元？", False),
    ],
)
def test_only_what_is_listed_is_a_list(text: str, lists: bool) -> None:
    problem = read(text)
    assert (listing(problem, tell(problem).facts) is not None) == lists
