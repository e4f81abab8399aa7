"""How movers stand to one another, from the relations alone."""

from fabula.data.goldgraph import compile_gold
from fabula.data.situations import blocks, parse_block
from fabula.explain.courses import courses

BACK = """
@kind back
@text 一辆货车从工厂开往码头，再沿原路返回，去时每小时行45千米，用了8小时，返回时每小时行60千米。返回时用了多少小时？
@answer 6
World 路 | total=?
Agent 货车
  Event 去 | rate=45千米/小时 amount=8小时 total=?
  Event 返回 | rate=60千米/小时 amount=?* total=?
Equal(Total(去), Total(World))
Equal(Total(返回), Total(World))
"""


def test_two_ways_of_one_mover_that_are_the_whole_way_are_there_and_back() -> None:
    gold = compile_gold(parse_block(next(blocks(BACK))))
    (found,) = courses(gold.graph, gold.problem.text)
    assert (found.name, found.args) == ("same_road", ("E1", "E2"))  # and nobody catches up with anybody
