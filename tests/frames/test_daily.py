"""Day after day, at the same pace, solutions by their parts, and whose the numbers of a shop are."""

from __future__ import annotations

import pytest

from fabula.solver import make_solver


def read(text: str) -> tuple[object, set[str]]:
    """The answer by the frames, and the nodes, as parent·name."""
    found = make_solver("frames").solve(text)
    assert found.answer is not None, text
    graph = found.attempts[0].reading.graph
    labels = {node.id: node.label for node in graph.nodes}
    return found.answer.value, {f"{labels.get(node.parent or '', '')}·{node.label}" for node in graph.nodes}


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("小满从4月3日起每天练20个字，到4月21日为止，一共练了多少个字？", 380),
        ("从9月6日开始，乐乐每天都学7个单词，一直到9月15日。乐乐一共学了多少个单词？", 70),
        ("小满看一本小说，每天看14页，看了6天，明天应从第几页看起？", 85),
        ("小满要看一本200页的小说，每天看14页，已经看了6天，接下来该从第几页看起？", 85),
        ("方师傅3小时糊了84个灯罩，照这样计算，糊196个灯罩要用几小时？", 7),
        ("方师傅糊84个灯罩用了3小时。照这样的速度，5小时能糊多少个灯罩？", 140),
        ("4台抽水机每小时抽水96立方米，照这样计算，9台同样的抽水机每小时能抽水多少立方米？", 216),
        ("小满要配制一种糖水，糖占糖水的15%，放入30克糖，需要多少克水？", 170),
        ("往276克水中加入24克盐，盐占盐水的百分之几？", 0.08),
        ("要配制450克药水，药粉占药水质量的4%，需要药粉多少克？", 18),
        ("小满、小雪和小霜一起投篮，小满投中19个，小雪比小满多投中5个，小霜投中17个，平均每人投中多少个？", 20),
        ("把240克浓度为10%的甲种盐水与160克乙种盐水混合，混合后的浓度是16%。乙种盐水的浓度是百分之几？", 0.25),
        ("一辆货车从矿山开往码头，每小时行40千米，途中停车休息了1小时，从出发到终点用了6小时。全程有多少千米？", 200),
        ("小满从家去公园，全程850米，开始每分钟走70米，后来每分钟走50米，又走了3分钟到达。开始时走了几分钟？", 10),
        ("小满从家去公园，全程850米，先走了10分钟，每分钟走70米，后来又走了3分钟正好到达。后来每分钟走多少米？", 50),
        ("环湖小路长900米，小满、小雪同时同地同向出发，小雪每分钟走60米，30分钟后小满追上小雪。小满每分钟走几米？", 90),
    ],
)  # fmt: skip
def test_what_is_asked(text: str, answer: float) -> None:
    assert float(read(text)[0]) == pytest.approx(answer)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("光华商场有一种冰柜，节日期间按八折出售，打折后是1600元。原来的价钱是多少元？", "冰柜·原来"),
        ("购物中心里有一种雨衣，年初涨价1/5，后来又降价1/4，现在卖90元。原价是多少元？", "雨衣·原价"),
        ("面包每袋6元，便民超市“买四送一”，方老师需要25袋面包，至少要付多少元？", "方老师·买面包"),
        ("方老师来到服装店，买了2顶帽子，帽子每顶36元，递给店员100元，应找回多少元？", "方老师·找回"),
        ("小满看一本208页的小说，前6天每天看18页，剩下的每天看25页，还要几天看完？", "小满·剩下的"),
        ("甲车在前，两车相距60千米，同向而行。乙车每小时行80千米，4小时追上甲车。甲车每小时行多少千米？", "甲车·行"),
    ],
)  # fmt: skip
def test_whose_it_is(text: str, node: str) -> None:
    nodes = read(text)[1]
    assert node in nodes, nodes


def test_dates_of_two_months_are_left_alone() -> None:
    text = "小满从4月28日起每天练20个字，到5月3日为止，一共练了多少个字？"
    found = make_solver("frames").solve(text).answer
    assert found is None or found.value != 20 * 26
