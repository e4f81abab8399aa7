"""Situations built by hand, so that the printers are tested without any parser."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from fabula.extract.base import Label, Mention, Reading
from fabula.situation import (
    Attribute,
    Circumstance,
    Given,
    Goal,
    Node,
    NodeKind,
    Number,
    ParseGraph,
    ProblemType,
    Relation,
    Slot,
    Source,
    Term,
    Unknown,
    commonsense,
    derive,
)
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.solve.attempt import Attempt
from fabula.text import Kind, read

ATTRIBUTES = {"R": Attribute.RATE, "A": Attribute.AMOUNT, "T": Attribute.TOTAL}
KINDS = {"W": NodeKind.WORLD, "A": NodeKind.AGENT, "E": NodeKind.EVENT, "S": NodeKind.STATE}


def slot(short: str) -> Slot:
    """``"A1.T"`` is Total(A1)."""
    node, _, attribute = short.rpartition(".")
    return Slot(node, ATTRIBUTES[attribute])


class Story:
    """Builds an attempt piece by piece; quantities are named by their words in the text."""

    def __init__(self, type_: ProblemType, text: str) -> None:
        self.type = type_
        self.problem = read(text)
        self.nodes: list[Node] = []
        self.givens: list[Given] = []
        self.relations: list[Relation] = []
        self.circumstances: list[Circumstance] = []
        self.goal = Goal(Unknown())
        self.mentions: list[Mention] = []

    def place(self, words: str) -> tuple[int, int] | None:
        at = self.problem.text.find(words)
        return (at, at + len(words)) if words and at >= 0 else None

    def node(self, id_: str, label: str, kind: str = "") -> Story:
        kind = kind or ("W" if id_ == "W" else id_.rpartition(".")[2][0])
        parent = None if kind == "W" else (id_.rpartition(".")[0] or "W")
        span = self.place(label)
        self.nodes.append(Node(id_, KINDS[kind], label, parent, span))
        if span:
            self.mentions.append(
                Mention(Label(KINDS[kind].value.upper().replace("STATE", "EVENT")), span, id_, 0.9)
            )
        return self

    def quantity(self, words: str) -> int:
        return next(q.index for q in self.problem.quantities if q.text == words or q.text.startswith(words))

    def given(self, where: str, words: str, unit: str | None = None, per: str | None = None) -> Story:
        q = self.problem.quantities[self.quantity(words)]
        assert q.value is not None
        unit, per = q.unit if unit is None else unit, q.per if per is None else per
        span = (q.span.start, q.span.end)
        self.givens.append(Given(slot(where), q.value, unit, per, q.index, span))
        self.mentions.append(Mention(Label(slot(where).attribute.value.upper()), span, slot(where).node, 0.9))
        return self

    def number(self, words: str) -> Number:
        q = self.problem.quantities[self.quantity(words)]
        assert q.value is not None
        return Number(q.value, q.unit, q.per, q.index)

    def says(self, predicate: str, *args: str | Term, words: str = "") -> Story:
        terms = tuple(self._term(a) for a in args)
        self.relations.append(Relation(predicate, terms, Source(self.place(words))))
        if span := self.place(words):
            self.mentions.append(Mention(Label.REL, span, "", 0.8))
        return self

    def _term(self, short: str | Term) -> Term:
        if not isinstance(short, str):
            return short
        if short == "?":
            return Unknown()
        if short[-2:] in (".R", ".A", ".T"):
            return slot(short)
        return self.number(short)

    def holds(self, name: str, *args: str | Term, words: str = "") -> Story:
        self.circumstances.append(Circumstance(name, args, self.place(words)))
        return self

    def asks(self, what: str | Term = "?", **more: str) -> Story:
        q = next(q for q in reversed(self.problem.quantities) if q.kind is Kind.ASKED)
        unit, per = more.get("unit", q.unit), more.get("per", q.per)
        span = (q.span.start, q.span.end)
        self.goal = Goal(
            self._term(what), unit, per, more.get("form", q.asks or "number"), q.scale, q.index, span
        )
        self.mentions.append(Mention(Label.GOAL, span, "", 0.95))
        return self

    def attempt(self, objections: tuple[str, ...] = ()) -> Attempt:
        follow = commonsense().follow(self.type, tuple(self.circumstances))
        draft = ParseGraph(
            self.type, tuple(self.nodes), tuple(self.givens), (*self.relations, *follow), self.goal
        )
        full = tuple(n.id for n in self.nodes if len(draft.attributes(n.id)) > 1)
        products = commonsense().of_nodes(self.type, full)
        relations = (*self.relations, *follow, *products)
        graph = ParseGraph(
            self.type, draft.nodes, draft.givens, relations, self.goal, tuple(self.circumstances)
        )
        assert derive(graph), str(derive(graph))
        system, result = solve_graph(graph, seconds=30)  # a busy machine must not change what is printed
        answer = make_answer(graph, system, result, self.problem)
        reading = Reading(graph, -1.5, tuple(self.mentions))
        return Attempt(self.problem, reading, system, result, answer, objections)


J, T, R, P = ProblemType.JOURNEY, ProblemType.TASK, ProblemType.RELATION, ProblemType.PRICE


@cache
def trail() -> Attempt:
    text = (
        "工程队修一条观光小道，第一周完成全长的30%，第二周完成全长的45%，"
        "两周共修了150米，这条小道全长多少米？"
    )
    story = Story(T, text).node("W", "这条小道").node("A1", "工程队")
    story.node("A1.E1", "第一周").node("A1.E2", "第二周").node("A1.E3", "两周")
    story.given("A1.E3.T", "150米")
    story.says("Fraction_of", "A1.E1.T", "W.T", "30%", words="第一周完成全长的30%")
    story.says("Fraction_of", "A1.E2.T", "W.T", "45%", words="第二周完成全长的45%")
    story.holds("parts", "A1.E3", "A1.E1", "A1.E2", words="两周共修了150米")
    return story.asks("W.T").attempt()


@cache
def train() -> Attempt:
    text = (
        "明明一家去旅行，先坐了14小时火车，又坐了5小时汽车到达目的地．"
        "火车的速度是120千米/时，汽车的速度是60千米/时．这段旅程有多少千米？"
    )
    story = Story(J, text).node("W", "这段旅程").node("A1", "明明一家")
    story.node("A1.E1", "火车").node("A1.E2", "汽车")
    story.given("A1.E1.A", "14小时").given("A1.E2.A", "5小时")
    story.given("A1.E1.R", "120千米").given("A1.E2.R", "60千米")
    story.holds("parts", "W", "A1.E1", "A1.E2", words="这段旅程")
    return story.asks("W.T").attempt()


@cache
def weight() -> Attempt:
    story = Story(R, "小刚的体重是28.4千克，小强的体重是小刚的1.4倍，小强的体重=多少千克？")
    story.node("W", "").node("A1", "小刚").node("A2", "小强").given("A1.T", "28.4千克")
    story.says("Times_of", "A2.T", "A1.T", "1.4倍", words="小强的体重是小刚的1.4倍")
    return story.asks("A2.T").attempt()


@cache
def desks() -> Attempt:
    story = Story(P, "学校买了45套课桌椅，每张课桌128元，每把椅子52元，一共花了多少元？")
    story.node("W", "课桌椅").node("A1", "课桌").node("A2", "椅子")
    story.given("A1.R", "128元", per="张").given("A2.R", "52元", per="把").given("W.A", "45套")
    story.holds("sets", "W", "A1", words="45套课桌椅").holds("sets", "W", "A2", words="45套课桌椅")
    story.holds("parts", "W", "A1", "A2", words="一共花了")
    return story.asks("W.T").attempt()


@cache
def pears() -> Attempt:
    story = Story(P, "每千克梨3.65元，妈妈买13千克梨要付多少元？").node("W", "").node("A1", "梨")
    story.given("A1.R", "3.65元", per="千克").given("A1.A", "13千克")
    return story.asks("A1.T").attempt()


@cache
def meeting(after: bool = False) -> Attempt:
    text = (
        "甲乙两车同时从两地相对开出，甲车每小时行50千米，乙车每小时行40千米，"
        "3小时后两车相距35千米，两地相距多少千米？"
    )
    story = Story(J, text).node("W", "两地相距").node("A1", "甲车").node("A2", "乙车").node("A3", "两车相距")
    story.given("A1.R", "50千米", per="小时").given("A2.R", "40千米", per="小时").given("A3.T", "35千米")
    story.given("A1.A", "3小时")
    story.holds("apart_after" if after else "apart_before", "W", "A3", "A1", "A2", words="两车相距35千米")
    note = ("两车可能还没有相遇，也可能已经相遇",)
    return story.asks("W.T").attempt(note)


@cache
def trees() -> Attempt:
    """Three agents; the fraction and the difference are relations."""
    text = "果园里有桃树240棵，梨树比桃树多(1/4)，苹果树比梨树少36棵，三种果树一共有多少棵？"
    story = Story(R, text).node("W", "三种果树").node("A1", "桃树").node("A2", "梨树").node("A3", "苹果树")
    story.given("A1.T", "240棵")
    story.says("Fraction_more", "A2.T", "A1.T", "(1/4)", words="梨树比桃树多(1/4)")
    story.says("Less_than", "A3.T", "A2.T", "36棵", words="苹果树比梨树少36棵")
    story.holds("parts", "W", "A1", "A2", "A3", words="三种果树一共")
    return story.asks("W.T").attempt()


@cache
def book() -> Attempt:
    """Fractions of the remainder: a chain in x."""
    text = (
        "小明看一本故事书，第一天看了全书的(1/4)，第二天看了余下的(2/5)，"
        "还剩108页没看，这本故事书共有多少页？"
    )
    story = Story(T, text).node("W", "这本故事书").node("A1", "小明")
    for id_, label in (("E1", "第一天"), ("E2", "第二天"), ("E3", "余下的"), ("E4", "还剩")):
        story.node(f"A1.{id_}", label)
    story.given("A1.E4.T", "108页")
    story.says("Fraction_of", "A1.E1.T", "W.T", "(1/4)", words="第一天看了全书的(1/4)")
    story.says("Fraction_of", "A1.E2.T", "A1.E3.T", "(2/5)", words="第二天看了余下的(2/5)")
    story.holds("left", "A1.E3", "W", "A1.E1", words="余下的").holds(
        "left", "A1.E4", "A1.E3", "A1.E2", words="还剩"
    )
    return story.asks("W.T").attempt()


@cache
def week() -> Attempt:
    """Seven events of one agent."""
    text = (
        "修路队一周修路，前六天分别修了35米、42米、38米、40米、45米、50米，"
        "第七天比第六天多修20%，这一周共修了多少米？"
    )
    story = Story(T, text).node("W", "这一周").node("A1", "修路队")
    for i, day in enumerate("一二三四五六七", 1):
        story.node(f"A1.E{i}", f"第{day}天")
    for i, words in enumerate(("35米", "42米", "38米", "40米", "45米", "50米"), 1):
        story.given(f"A1.E{i}.T", words)
    story.says("Fraction_more", "A1.E7.T", "A1.E6.T", "20%", words="第七天比第六天多修20%")
    story.holds("parts", "W", *(f"A1.E{i}" for i in range(1, 8)), words="这一周共修了")
    return story.asks("W.T").attempt()


@cache
def ribbon() -> Attempt:
    """Units that must be converted first."""
    text = "小红每分钟走60米，她从家到学校走了0.2小时，学校到公园有1.5千米，小红从家经学校到公园一共多少米？"
    story = Story(J, text).node("W", "小红从家经学校到公园").node("A1", "小红").node("A2", "学校到公园")
    story.given("A1.R", "60米", per="分钟").given("A1.A", "0.2小时").given("A2.T", "1.5千米")
    story.holds("parts", "W", "A1", "A2", words="一共")
    return story.asks("W.T").attempt()


@cache
def compared() -> Attempt:
    """The unknown inside a relation."""
    story = Story(R, "男生有24人，女生有18人，女生人数是男生人数的百分之几？")
    story.node("W", "").node("A1", "男生").node("A2", "女生").given("A1.T", "24人").given("A2.T", "18人")
    story.says("Fraction_of", "A2.T", "A1.T", "?", words="女生人数是男生人数的百分之几")
    return story.asks("?").attempt()


@cache
def teams() -> Attempt:
    """Joint work: the whole is taken as 1."""
    text = "一项工程，甲队单独做10天完成，乙队单独做15天完成，两队合做多少天完成？"
    story = Story(T, text).node("W", "两队合做").node("A1", "甲队").node("A2", "乙队")
    story.given("A1.A", "10天").given("A2.A", "15天")
    story.holds("unit_one", "W", words="一项工程")
    story.holds("whole_road", "W", "A1", words="一项工程").holds("whole_road", "W", "A2", words="一项工程")
    story.says("Together", "W.R", "A1.R", "A2.R", words="两队合做")
    return story.asks("W.A").attempt()


@cache
def coat() -> Attempt:
    """One agent in two states."""
    text = "一件大衣原价480元，现价是原价的八折，现价比原价便宜多少元？"
    story = Story(P, text).node("W", "").node("A1", "大衣")
    story.node("A1.S1", "原价").node("A1.S2", "现价").node("A1.E1", "便宜")
    story.given("A1.S1.T", "480元")
    story.says(
        "Fraction_of",
        "A1.S2.T",
        "A1.S1.T",
        Number(Fraction(4, 5), quantity=story.quantity("八折")),
        words="现价是原价的八折",
    )
    story.holds("saved", "A1.E1", "A1.S1", "A1.S2", words="便宜")
    return story.asks("A1.E1.T").attempt()


@cache
def ages() -> Attempt:
    """Two numbers known by their sum and how one is made from the other: a chain in x, then back."""
    text = "爸爸和小明今年一共50岁，爸爸的年龄比小明的3倍多2岁，爸爸今年多少岁？"
    story = Story(R, text).node("W", "爸爸和小明").node("A1", "爸爸").node("A2", "小明")
    story.given("W.T", "50岁")
    story.says("Times_plus", "A1.T", "A2.T", "3倍", "2岁", words="爸爸的年龄比小明的3倍多2岁")
    story.holds("parts", "W", "A1", "A2", words="一共50岁")
    return story.asks("A1.T").attempt()


@cache
def shares() -> Attempt:
    """A ratio, and the whole that it divides."""
    text = "学校把180本图书分给五年级和六年级，五年级与六年级的比是4：5，六年级分得多少本？"
    story = Story(R, text).node("W", "图书").node("A1", "五年级").node("A2", "六年级").given("W.T", "180本")
    at = next(q.index for q in story.problem.quantities if q.kind is Kind.RATIO)
    four, five = Number(Fraction(4), quantity=at), Number(Fraction(5), quantity=at)
    story.says("Ratio", "A1.T", "A2.T", four, five, words="五年级与六年级的比是4：5")
    story.holds("parts", "W", "A1", "A2", words="分给五年级和六年级")
    return story.asks("A2.T").attempt()


@cache
def chase() -> Attempt:
    """One behind the other by a gap."""
    text = (
        "乙车在甲车前面60千米处，两车同时同向开出，甲车每小时行80千米，"
        "乙车每小时行50千米，几小时后甲车追上乙车？"
    )
    story = Story(J, text).node("W", "前面").node("A1", "甲车").node("A2", "乙车")
    story.given("W.T", "60千米").given("A1.R", "80千米", per="小时").given("A2.R", "50千米", per="小时")
    story.holds("catch_gap", "W", "A1", "A2", words="甲车追上乙车")
    return story.asks("A1.A").attempt()


@cache
def early() -> Attempt:
    """One sets out before the other and is caught."""
    text = "小明每分钟走60米，他先走了5分钟，爸爸骑车每分钟行160米去追他，爸爸几分钟后追上小明？"
    story = Story(J, text).node("W", "").node("A1", "小明").node("A2", "爸爸")
    story.given("A1.R", "60米", per="分钟").given("A2.R", "160米", per="分钟")
    story.holds("head_start", "A1", "A2", story.number("5分钟"), words="先走了5分钟")
    story.holds("catch_up", "A2", "A1", words="追上小明")
    return story.asks("A2.A").attempt()


EVERY = (
    trail, train, weight, desks, pears, meeting, trees, book, week, ribbon, compared, teams, coat, ages,
    shares, chase, early,
)  # fmt: skip
