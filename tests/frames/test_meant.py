"""Whole situations of rows by other names, of what is left, of rates of success and of sets, read once by a person."""

from __future__ import annotations

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.solver import load
from fabula.text import read

GOLDEN = {
    "农庄去年产柑橘42吨，今年比去年多生产(1/6)，今年生产柑橘多少吨？": """
World 柑橘
  Agent 农庄
    Event 去年产 (total=42吨)
    Event 今年生产 (total=?*)
· Fraction_more(Total(今年生产), Total(去年产), 1/6)
⇒ Total(今年生产) 吨
""",
    "湿地的小岛上有45只白鹭，灰鹭的只数比白鹭的2倍还多7只，灰鹭有多少只？": """
World 小岛
  Agent 白鹭 (total=45只)
  Agent 灰鹭 (total=?*)
· Times_plus(Total(灰鹭), Total(白鹭), 2, 7只)
⇒ Total(灰鹭) 只
""",
    "一根电缆长36米，截去一部分后还剩下25%，截去了多少米？": """
World 电缆 (total=36米)
  Agent 电缆
    State 剩下的 (total=?)
    Event 截去 (total=?*)
· Fraction_of(Total(剩下的), Total(电缆), 1/4)
· Remains(Total(剩下的), Total(电缆), Total(截去))  [remainder]
⇒ Total(截去) 米
""",
    "小东看一本故事书，已经看了全书的70%，再看36页就全部看完，这本故事书共多少页？": """
World 故事书 (total=?*)
  Agent 小东
    Event 看 (total=?)
    State 剩下的 (total=36页)
· Fraction_of(Total(看), Total(故事书), 7/10)
· Remains(Total(剩下的), Total(故事书), Total(看))  [remainder]
⇒ Total(故事书) 页
""",
    "一批杉树的成活率是90%，要成活270棵，至少要栽种多少棵？": """
World 杉树 (total=?*)
  Agent 杉树
    State 成活 (total=270棵)
· Fraction_of(Total(成活), Total(杉树), 9/10)
⇒ Total(杉树) 棵
""",
    "六班有学生40人，数学考试优秀率是70%，没有达到优秀的有多少人？": """
World 六班 (total=40人)
  Agent 学生
    State 优秀 (total=?)
    State 没有达到优秀 (total=?*)
· Fraction_of(Total(优秀), Total(六班), 7/10)
· Remains(Total(没有达到优秀), Total(六班), Total(优秀))
⇒ Total(没有达到优秀) 人
""",
    "药粉和水的质量比是1:40，如果配制这种药水820千克，需要药粉多少千克？": """
World 药水 (total=820千克)
  Agent 药粉 (total=?*)
  Agent 水 (total=?)
· Ratio(Total(药粉), Total(水), 1, 40)
· Together(Total(药水), Total(药粉), Total(水))  [together]
⇒ Total(药粉) 千克
""",
    "一条裙子75元，一件毛衣的价钱是裙子的2倍，买这样一套衣服需要多少元？": """
World 衣服 (total=?*)
  Agent 裙子 (total=75元)
  Agent 毛衣 (total=?)
· Times_of(Total(毛衣), Total(裙子), 2)
· Together(Total(衣服), Total(裙子), Total(毛衣))  [together]
⇒ Total(衣服) 元
""",
    "一台风扇先提价20%，再降价10%，这时的价格是原价的百分之几？": """
World 价格
  Agent 风扇
    State 提价 (total=?)
    State 原价 (total=?)
    State 降价 (total=?)
· Fraction_more(Total(提价), Total(原价), 1/5)
· Fraction_less(Total(降价), Total(提价), 1/10)
· Fraction_of(Total(降价), Total(原价), ?x)
⇒ ?
""",
    "一本杂志已经看了45页，正好是剩下的(3/5)，这本杂志一共有多少页？": """
World 杂志 (total=?*)
  Agent 杂志
    Event 看 (total=45页)
    State 剩下的 (total=?)
· Fraction_of(Total(看), Total(剩下的), 3/5)
· Remains(Total(剩下的), Total(杂志), Total(看))  [remainder]
⇒ Total(杂志) 页
""",
    "一条彩绳长30米，先用去(1/5)，又用去4(1/2)米，还剩多少米？": """
World 彩绳 (total=30米)
  Agent 彩绳
    Event 用去 (total=9/2米)
    Event 先用去 (total=?)
    State 剩下的 (total=?*)
· Fraction_of(Total(先用去), Total(彩绳), 1/5)
· Remains(Total(剩下的), Total(彩绳), Total(用去), Total(先用去))  [remainder]
⇒ Total(剩下的) 米
""",
    "一捆铁丝的(3/4)正好是27米，这捆铁丝长多少米？": """
World 铁丝 (total=?*)
  Agent 铁丝
· Equal(Product(Total(铁丝), 3/4), 27米)
⇒ Total(铁丝) 米
""",
}


@pytest.mark.parametrize("text", GOLDEN)
def test_situation(text: str) -> None:
    reading = next(iter(FrameExtractor().readings(read(text))))
    assert reading.graph.pretty() == GOLDEN[text].strip()


ALL_OF_A_KIND = "园子里有红玫瑰60棵，白玫瑰比红玫瑰少15棵，园子里一共有玫瑰多少棵？"


def test_a_kind_that_is_asked_for_is_all_that_are_called_so() -> None:
    answer = load("frames").solve(ALL_OF_A_KIND).answer
    assert answer is not None
    assert answer.value == 105


def test_what_was_told_of_another_is_not_taken_for_sure() -> None:
    """小牛比小羊重 tells nothing of the ducks: nobody may be meant who has not even a character in common."""
    solution = load("frames").solve("农场有鸭子30只，小牛比小羊多5头，小羊有多少头？")
    assert solution.status.value != "solved"
