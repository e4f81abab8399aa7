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

from fabula.explain import attempt_json, html, latex, svg, tree
from fabula.explain.cards import CHIP_HEIGHT, Card, text_width
from fabula.explain.diagram import Diagram, layout
from fabula.explain.latex import escape_text, formula
from fabula.explain.rails import short_label
from fabula.explain.spans import roles
from fabula.explain.wording import Wording
from fabula.situation import Apply, ParseGraph, Relation, language
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


@STORIES
@LANGS
def test_svg_is_xml(story: Callable[[], Attempt], lang: str) -> None:
    root = ElementTree.fromstring(svg(story(), lang))
    assert root.attrib["role"] == "img"
    names = [child.tag.rpartition("}")[2] for child in root]
    assert names[:2] == ["title", "desc"]
    text = "".join(root.itertext())
    for node in story().reading.graph.nodes:
        assert node.label in text
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
    for i, one in enumerate(diagram.rails):
        for other in diagram.rails[i + 1 :]:
            apart = abs(one.pill_x - other.pill_x) >= (one.pill_width + other.pill_width) / 2
            assert apart or abs(other.y - one.y) >= 24


@pytest.mark.parametrize("story", [*s.EVERY, crowded], ids=lambda f: f.__name__)
def test_no_line_runs_through_a_foreign_card(story: Callable[[], Attempt]) -> None:
    diagram = _picture(story())
    for rail in diagram.rails:
        for chip, points in zip(rail.ends, rail.points, strict=True):
            strangers = [c for c in diagram.cards if c.node.id != chip.slot.node]
            for (x1, y1), (x2, y2) in pairwise(points):
                for card in strangers:
                    inside_x = max(x1, x2) > card.x and min(x1, x2) < card.x + card.width
                    inside_y = max(y1, y2) > card.y and min(y1, y2) < card.bottom
                    assert not (inside_x and inside_y), (rail.label, card.label)


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
    assert formula("x-(2/5)x=108") == r"x-\frac{2}{5}x=108"
    assert formula("0.2小时=12分钟") == r"0.2\text{小时}=12\text{分钟}"
    assert formula("30%x+45%x") == r"30\%x+45\%x"
    assert escape_text("a_b{}") == r"a\_b\{\}"


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


def test_labels_of_relations() -> None:
    words = Wording(s.trees())
    labels = [short_label(relation, words) for relation in s.trees().reading.graph.relations]
    assert labels == ["多1/4", "少36棵", "合起来"]
    total = Apply("Sum", (s.slot("A1.T"), s.slot("A2.T")))
    relation = Relation("Equal", (total, s.Number(Fraction(150), "棵")))
    assert short_label(relation, words) == "和 = 150棵"
    for name, signature in language().predicates.items():
        numbers = tuple(s.Number(Fraction(3)) for _ in signature.params)
        assert short_label(Relation(name, numbers), words), name
