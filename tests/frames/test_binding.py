"""An expression, with whose each number is, becomes a situation: whole printed graphs, read by a person once."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from fabula.data.stories import Story, read_stories
from fabula.extract.neural.encode import operands
from fabula.extract.neural.situate import Situator
from fabula.learn.gold import gold_steps
from fabula.learn.stories import told_in
from fabula.situation import ParseGraph
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.text import Problem, read
from fabula.text.heard import Heard, Words

STORIES = {s.name: s for s in read_stories(Path(__file__).with_name("bound.txt"))}


def heard(story: Story) -> Problem:
    """The problem as a network would hear it that makes no mistake."""
    problem = read(story.text)
    made = []
    for told in told_in(story)[0]:
        words = {k: Words(places[0], 1.0) for k, places in told.places.items() if places}
        made.append(Heard(told.quantity, told.role, 1.0, told.world, **words))
    return replace(problem, heard=tuple(made))


def bound(name: str) -> ParseGraph:
    story = STORIES[name]
    problem = heard(story)
    given = operands(problem)
    steps = gold_steps(story.record(), given, problem)
    assert steps is not None
    return Situator(problem).graph(given, steps, 0.0)


@pytest.mark.parametrize("name", STORIES)
def test_nothing_is_guessed_and_the_value_stays(name: str) -> None:
    graph = bound(name)
    assert not [r for r in graph.relations if r.guess]
    system, result = solve_graph(graph)
    found = make_answer(graph, system, result)
    assert found is not None and found.value == Fraction(STORIES[name].record().answer or 0)


EXPECTED = {
    "taken": """\
World 公路 (total=?*)
  Agent 公路
    State 没修 (total=180米)
    Event 第一天修 (total=?)
    Event 第二天修 (total=?)
· Fraction_of(Total(第一天修), Total(公路), 1/5)
· Fraction_of(Total(第二天修), Total(公路), 2/7)
· Remains(Total(没修), Total(公路), Total(第一天修), Total(第二天修))  [left]
⇒ Total(公路) 米""",
    "joint": """\
World 两地 (total=420千米)
  Agent 甲车
    Event 行 (rate=80千米/小时, amount=3小时, total=?)
  Agent 乙车
    Event 行 (rate=?*, amount=?, total=?)
· Equal(Amount(乙车·行), Amount(甲车·行))  [same_time]
· Together(Total(两地), Total(乙车·行), Total(甲车·行))  [parts]
· Product_of(Total(甲车·行), Rate(甲车·行), Amount(甲车·行))  [product]
· Product_of(Total(乙车·行), Rate(乙车·行), Amount(乙车·行))  [product]
⇒ Rate(乙车·行) 千米""",
    "fewer": """\
World 同学们
  Agent 红花
    Event 做 (total=420朵)
  Agent 黄花 (total=?*)
· Times_plus(Total(做), Total(黄花), 3, 60朵)
⇒ Total(黄花) 朵""",
    "heads": """\
World 养蜂场
  Agent 蜜蜂 (rate=2/5千克/箱, amount=15箱, total=?)
    Event 产 (rate=?, amount=30天, total=?*)
· Equal(Rate(产), Total(蜜蜂))  [all_heads]
· Product_of(Total(蜜蜂), Rate(蜜蜂), Amount(蜜蜂))  [product]
· Product_of(Total(产), Rate(产), Amount(产))  [product]
⇒ Total(产) 千克""",
    "started": """\
World 山洞 (total=1260米)
  Agent 东队
    Event 先挖 (rate=14米/天, amount=15天, total=?)
    Event 挖 (rate=?, amount=?, total=?)
  Agent 西队
    Event 挖 (rate=?, amount=?*, total=?)
· More_than(Rate(西队·挖), Rate(先挖), 2米/天)
· Equal(Rate(东队·挖), Rate(先挖))  [same_speed]
· Equal(Amount(东队·挖), Amount(西队·挖))  [same_days]
· Together(Total(山洞), Total(先挖), Total(东队·挖), Total(西队·挖))  [parts]
· Product_of(Total(先挖), Rate(先挖), Amount(先挖))  [product]
· Product_of(Total(西队·挖), Rate(西队·挖), Amount(西队·挖))  [product]
· Product_of(Total(东队·挖), Rate(东队·挖), Amount(东队·挖))  [product]
⇒ Amount(西队·挖) 天""",
    "goods": """\
World 苹果
  Agent 水果店
    Event 卖出苹果 (rate=16千克/箱, amount=35箱, total=?*)
· Product_of(Total(卖出苹果), Rate(卖出苹果), Amount(卖出苹果))  [product]
⇒ Total(卖出苹果) 千克""",
}


@pytest.mark.parametrize("name", EXPECTED)
def test_the_whole_graph(name: str) -> None:
    assert bound(name).pretty() == EXPECTED[name]
