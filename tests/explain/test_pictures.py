"""Trees, pictures, pages, LaTeX and JSON: well-formed, escaped, complete."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from fabula.explain import attempt_json, tree
from fabula.explain.cards import BADGE, CHIP_HEIGHT, Card, text_width
from fabula.explain.diagram import MARGIN, ROW_SIZE, Diagram, layout
from fabula.explain.html import html
from fabula.explain.latex import latex
from fabula.explain.maths import Form, Letter, Line, Num, Op, escape_latex, latex_line, line_text, mathml
from fabula.explain.spans import roles
from fabula.explain.svg import svg
from fabula.explain.wording import Wording
from fabula.situation import ParseGraph
from fabula.solve.attempt import Attempt

from . import situations as s

STORIES = pytest.mark.parametrize("story", s.EVERY, ids=lambda f: f.__name__)
LANGS = pytest.mark.parametrize("lang", ["zh", "en"])
EVIL = "<b>&\"'甲</b>{0}\\x$%_"


def evil() -> Attempt:
    """Labels and text that would break any printer that forgets to escape."""
    attempt = s.weight()
    nodes = tuple(replace(n, label=EVIL if n.id == "A1" else n.label) for n in attempt.reading.graph.nodes)
    graph = replace(attempt.reading.graph, nodes=nodes)
    problem = replace(attempt.problem, text="<script>&" + attempt.problem.text[9:])
    return replace(attempt, problem=problem, reading=replace(attempt.reading, graph=graph))


def crowded() -> Attempt:
    """Twelve nodes, three attributes each on the events."""
    story = s.Story(s.J, "一些车行了5千米，每小时2千米，一共行了多少千米？").node("W", "一些车")
    events = []
    for a in range(1, 4):
        story.node(f"A{a}", f"第{a}辆很长名字的汽车")
        for e in range(1, 4 if a < 3 else 3):
            story.node(f"A{a}.E{e}", f"第{e}段路")
            events.append(f"A{a}.E{e}")
            story.says("Equal", f"A{a}.E{e}.R", s.Number(Fraction(2), "千米", "小时"))
            story.says("Equal", f"A{a}.E{e}.A", s.Number(Fraction(3), "小时"))
        story.says("Equal", f"A{a}.A", s.Number(Fraction(9), "小时"))
    story.holds("parts", "W", *events, words="一共")
    return story.asks("W.T").attempt()


def four() -> Attempt:
    """Four agents and eight relations."""
    story = s.Story(s.R, "甲有12个苹果，乙比甲多3个，丙是乙的2倍，丁比丙少5个，他们一共有多少个苹果？")
    story.node("W", "").node("A1", "甲").node("A2", "乙").node("A3", "丙").node("A4", "丁").given(
        "A1.T", "12个"
    )
    story.says("More_than", "A2.T", "A1.T", "3个").says("Times_of", "A3.T", "A2.T", "2倍")
    story.says("Less_than", "A4.T", "A3.T", "5个").holds("parts", "W", "A1", "A2", "A3", "A4")
    for one, other, more in (("A3", "A1", 18), ("A4", "A1", 13), ("A4", "A2", 10), ("A3", "A4", 5)):
        story.says("More_than", f"{one}.T", f"{other}.T", s.Number(Fraction(more), "个"))
    return story.asks("W.T").attempt()


@STORIES
@LANGS
def test_svg_is_xml(story: Callable[[], Attempt], lang: str) -> None:
    root = ElementTree.fromstring(svg(story(), lang))
    assert root.attrib["role"] == "img"
    names = [child.tag.rpartition("}")[2] for child in root]
    assert names[:2] == ["title", "desc"]
    text = "".join(root.itertext())
    for node in story().reading.graph.nodes:
        assert Wording(story(), lang).own(node.label) in text
    assert not re.search(r"[{}]", text)
    assert "href" not in svg(story(), lang) and "<script" not in svg(story(), lang)


def _picture(attempt: Attempt) -> Diagram:
    return layout(attempt, Wording(attempt), 100.0)


def _apart(a: Card, b: Card) -> bool:
    return a.x + a.width <= b.x or b.x + b.width <= a.x or a.bottom <= b.y or b.bottom <= a.y


@pytest.mark.parametrize("story", [*s.EVERY, crowded], ids=lambda f: f.__name__)
def test_nothing_overlaps(story: Callable[[], Attempt]) -> None:
    diagram = _picture(story())
    cards = diagram.cards
    assert all(_apart(a, b) for i, a in enumerate(cards) for b in cards[i + 1 :])
    for card in cards:
        assert card.x >= 0 and card.x + card.width <= diagram.width
        for chip in card.chips:
            assert card.x <= chip.x and chip.x + chip.width <= card.x + card.width
            assert chip.y + CHIP_HEIGHT <= card.bottom
            assert text_width(chip.value, 14) <= chip.width
    assert all(one.bottom <= other.y for one, other in pairwise(cards))
    rows = diagram.rows
    assert not rows or rows[0].y >= cards[-1].bottom
    assert all(one.y + one.height <= other.y for one, other in pairwise(rows))
    for row in rows:
        assert all(text_width(line, ROW_SIZE) <= diagram.width - 2 * MARGIN - BADGE for line in row.lines)


def test_four_agents_and_eight_relations_fit_a_phone() -> None:
    diagram = _picture(four())
    assert len(four().reading.graph.agents) == 4 and len(diagram.rows) == 8
    assert diagram.width <= 390
    numbers = {number for card in diagram.cards for chip in card.chips for number, _ in chip.badges}
    assert numbers == {row.number for row in diagram.rows} == set(range(1, 9))


def test_evil_labels_are_escaped() -> None:
    attempt = evil()
    root = ElementTree.fromstring(svg(attempt))
    assert EVIL in list(root.itertext())
    page = html(attempt)
    assert "<script" not in page and "<b>" not in page
    assert "&lt;script&gt;&amp;" in page
    assert "<b>" in tree(attempt)
    body = latex(attempt)
    assert r"\textbackslash{}x\$\%\_" in body


class _Balance(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "br":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@STORIES
@LANGS
def test_html_is_balanced_and_whole(story: Callable[[], Attempt], lang: str) -> None:
    page = html(story(), lang)
    reader = _Balance()
    reader.feed(page)
    assert reader.open == []
    assert "<svg" in page and 'data-role="goal"' in page
    text = story().problem.text
    for run in roles(story()):
        assert 0 <= run.start < run.end <= len(text)


@STORIES
@LANGS
def test_latex_is_balanced(story: Callable[[], Attempt], lang: str) -> None:
    body = latex(story(), lang)
    bare = re.sub(r"\\[{}%$&#_]", "", body)
    assert bare.count("{") == bare.count("}")
    assert body.count(r"\begin{align*}") == body.count(r"\end{align*}") == 1
    assert "%" not in bare and "$" not in bare
    rows = body.partition(r"\begin{align*}")[2].partition(r"\end{align*}")[0].split(r"\\")
    assert all(row.count("&") - row.count(r"\&") in (1, 3) for row in rows)
    for char in "×÷？":
        assert char not in re.sub(r"\\text\{.*?\}(?= |\)|$)|\\noindent.*", "", body, flags=re.M)


def test_latex_golden() -> None:
    assert latex(s.weight()) == (
        "\\begin{align*}\n"
        "\\text{小强的体重} &= 28.4\\times 1.4=39.76\\ (\\text{千克})"
        " && \\text{小强的体重是小刚的体重的1.4倍}\n"
        "\\end{align*}\n"
        "\\noindent 答：小强的体重是39.76千克。\n"
    )


def test_latex_formulas() -> None:
    part = Op("", Num(Fraction(2, 5), Form.FRACTION), Letter("x"))
    line = Line((Op("-", Letter("x"), part), Num(Fraction(108))), "页")
    assert latex_line(line) == r"x-\frac{2}{5}x=108\ (\text{页})"
    assert line_text(line) == "x−(2/5)x=108（页）"
    assert "<mfrac><mn>2</mn><mn>5</mn></mfrac>" in mathml(line)
    share = Line((Op("/", Num(Fraction(80)), Op("-", Num(Fraction(1)), Num(Fraction(1, 5), Form.PERCENT))),))
    assert latex_line(share) == r"80\div (1-20\%)"
    assert line_text(share, "en") == "80 ÷ (1 − 20%)"
    assert escape_latex("a_b{}") == r"a\_b\{\}"


TREE = """\
◆ 数量关系问题
世界 三种果树
│   ★ 棵数   ? → 804棵（所求）
├─ 主体 桃树
│      • 棵数   240棵
├─ 主体 梨树
│      ◦ 棵数   ? → 300棵（求得）
└─ 主体 苹果树
       ◦ 棵数   ? → 264棵（求得）
关系
  1. Fraction_more(Total(梨树), Total(桃树), 1/4)
     [题中] 梨树的棵数比桃树的棵数多1/4
  2. Less_than(Total(苹果树), Total(梨树), 36棵)
     [题中] 苹果树的棵数比梨树的棵数少36棵
  3. Together(Total(三种果树), Total(桃树), Total(梨树), Total(苹果树))
     [常识] 三种果树的总棵数是桃树的棵数、梨树的棵数、苹果树的棵数的和 — 各部分合起来是总量"""


def test_tree_golden() -> None:
    assert tree(s.trees()) == TREE
    assert "★ total  ? → 1980 km (asked)" in tree(s.train(), "en")


@STORIES
@LANGS
def test_json_is_plain_and_exact(story: Callable[[], Attempt], lang: str) -> None:
    attempt = story()
    data = json.loads(json.dumps(attempt_json(attempt, lang), ensure_ascii=False))
    assert attempt.answer is not None
    assert Fraction(data["answer"]["value"]) == attempt.answer.value
    assert data["answer"]["decimal"] == float(attempt.answer.value)
    assert ParseGraph.from_json(data["graph"]) == attempt.reading.graph
    assert [e["relation"] for e in data["equations"]] == list(range(len(attempt.reading.graph.relations)))
    assert all(e["reason"] and "=" in e["text"] for e in data["equations"])
    assert data["steps"][-1]["kind"] == "answer"
    for mention in data["mentions"]:
        assert attempt.problem.text[slice(*mention["span"])] == mention["text"]
