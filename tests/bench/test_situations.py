"""The judge of situations: right ones told differently, and every kind of wrong one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from fabula.bench.equations import same_equation
from fabula.bench.matching import likeness, match_nodes, plain
from fabula.bench.situation_report import evaluate_situations
from fabula.bench.situations import judge
from fabula.bench.systems import Prediction
from fabula.data.goldgraph import Gold, compile_gold, read_gold
from fabula.data.records import BlindProblem
from fabula.data.situations import parse_situations
from fabula.situation import (
    Apply,
    Attribute,
    Node,
    NodeKind,
    Number,
    ParseGraph,
    Relation,
    Slot,
    Term,
    Unknown,
)

FILE = Path(__file__).parents[1] / "data" / "situations.txt"
GOLD = {f"{gold.situation.kind}{gold.situation.line}": gold for gold in read_gold(FILE)}


def first(kind: str, number: int = 0) -> Gold:
    return [gold for gold in GOLD.values() if gold.situation.kind == kind][number]


def told(block: str) -> ParseGraph:
    """A situation as another block of the same text tells it: how predictions are written here."""
    (situation,) = parse_situations(block)
    return compile_gold(situation).graph


def retold(gold: Gold, *changes: tuple[str, str]) -> ParseGraph:
    source = gold.situation.source
    for old, new in changes:
        assert old in source
        source = source.replace(old, new)
    return told(source)


def reasons(gold: Gold, graph: ParseGraph) -> list[str]:
    return list(judge(gold, graph).reasons())


def without_nodes(graph: ParseGraph, moved: dict[str, str]) -> ParseGraph:
    """The graph with some nodes gone and what they had moved to others."""

    def slot(old: Slot) -> Slot:
        return Slot(moved.get(old.node, old.node), old.attribute)

    def term(old: Term) -> Term:
        if isinstance(old, Slot):
            return slot(old)
        return Apply(old.function, tuple(map(term, old.args))) if isinstance(old, Apply) else old

    return replace(
        graph,
        nodes=tuple(n for n in graph.nodes if n.id not in moved),
        givens=tuple(replace(g, slot=slot(g.slot)) for g in graph.givens),
        relations=tuple(replace(r, args=tuple(map(term, r.args))) for r in graph.relations),
        goal=replace(graph.goal, term=term(graph.goal.term)),
    )


@pytest.mark.parametrize("gold", GOLD.values(), ids=list(GOLD))
def test_gold_is_right_by_its_own_measure(gold: Gold) -> None:
    assert reasons(gold, gold.graph) == []


# The same situation, told differently


def test_a_value_on_the_agent_is_the_value_of_its_only_event() -> None:
    gold = first("toward")
    graph = without_nodes(gold.graph, {"E1": "A1", "E2": "A2"})
    verdict = judge(gold, graph)
    assert all(number.right for number in verdict.numbers)
    assert verdict.goal and verdict.answer and verdict.stable
    assert list(verdict.reasons()) == ["no event 行", "no event 行"]  # but an act is an Event


def test_the_shared_time_may_be_asked_of_either() -> None:
    graph = retold(
        first("toward"), ("amount=?*", "amount=#"), ("amount=? ", "amount=?* "), ("amount=#", "amount=?")
    )
    assert reasons(first("toward"), graph) == []


@pytest.mark.parametrize(
    "other",
    [
        "Less_than(Total(桃树), Total(梨树), 8棵)",
        "Together(Total(梨树), Total(桃树), 8棵)",
        "Remains(Total(桃树), Total(梨树), 8棵)",
        "Equal(Total(梨树), Sum(Total(桃树), 8棵))",
    ],
)
def test_relations_that_state_one_equation_are_the_same(other: str) -> None:
    gold = first("compare")
    assert reasons(gold, retold(gold, ("More_than(Total(梨树), Total(桃树), 8棵)", other))) == []


def test_what_is_left_may_be_a_function_or_a_state() -> None:
    gold = first("remainder")
    graph = retold(
        gold,
        ("  State 剩下的", "  State 余下 | total=?\n  State 剩下的"),
        ("Left(Total(World), Total(第一次用去))", "Total(余下)"),
        ("Remains(", "Remains(Total(余下), Total(World), Total(第一次用去))\nRemains("),
    )
    assert reasons(gold, graph) == []


def test_times_of_and_fraction_of_are_the_same() -> None:
    gold = first("discount")
    assert reasons(gold, retold(gold, ("Fraction_of", "Times_of"))) == []


def test_what_is_asked_of_a_relation_may_be_a_state_of_its_own() -> None:
    gold = first("compare", 1)
    graph = retold(
        gold,
        ("World 只数", "World 只数 | amount=?*"),
        ("Times_of(Total(鸡), Total(鸭), ?*)", "Product_of(Total(鸡), Total(鸭), Amount(World))"),
    )
    assert judge(gold, graph).goal


def test_names_of_nodes_may_say_more_or_less() -> None:
    gold = first("discount")
    graph = gold.graph
    named = replace(
        graph, nodes=tuple(replace(n, label=n.label.replace("上衣", "这件上衣")) for n in graph.nodes)
    )
    assert "这件上衣" not in gold.problem.text
    assert reasons(gold, named) == ["agent 这件上衣 has no words in the text"]
    assert judge(gold, retold(gold, ("State 现价", "State 现在"), ("Total(现价)", "Total(现在)"))).whole


def test_a_number_that_is_not_needed_may_be_left_out_but_not_given_to_another() -> None:
    gold = first("compare")
    unused = replace(gold.graph, givens=tuple(g for g in gold.graph.givens if g.quantity != 0))
    assert reasons(gold, unused) == []
    wrong = replace(
        gold.graph, givens=tuple(replace(g, slot=Slot("A2", Attribute.RATE)) if g.quantity == 0 else g
                                 for g in gold.graph.givens)
    )  # fmt: skip
    assert reasons(gold, wrong) == ["15亩: role and owner wrong, Rate(梨树) instead of Total(果园)"]


# Wrong situations


def test_no_reading_at_all() -> None:
    verdict = judge(first("compare"), None)
    assert [n.right for n in verdict.numbers] == [True, False, False]  # 15亩 is not needed
    assert not (verdict.goal or verdict.answer or verdict.whole)
    assert verdict.missing_agents == ("桃树", "梨树")


LEFT = """@kind work_alone
@text 小丽看一本故事书，每天看15页，看了6天后还剩60页，这本书有多少页？
@answer 150
World 书/故事书 | total=?*
Agent 小丽
  Event 看 | rate=15页/天 amount=6天 total=?
Remains(60页, Total(World), Total(看))
"""
REST = """@kind rest
@text 小林骑车去郊游，每小时骑16千米，途中停了0.5小时，从出发到到达一共用了3小时，他骑了多少千米？
@answer 40
World 郊游 | amount=3小时
Agent 小林
  Event 骑 | rate=16千米/小时 amount=? total=?*
  Event 停 | amount=0.5小时
Together(Amount(World), Amount(骑), Amount(停))
"""
JOINT = """@kind work_together
@text 一项工程，甲队单独做12天完成，乙队单独做24天完成，两队合做几天完成？
@answer 8
World 工程 | total=?
Agent 甲队
  Event 单独做 | rate=? amount=12天 total=?
Agent 乙队
  Event 单独做 | rate=? amount=24天 total=?
Agent 两队
  Event 合做 | rate=? amount=?* total=?
Equal(Total(World), 1)
Equal(Total(甲队·单独做), Total(World))
Equal(Total(乙队·单独做), Total(World))
Equal(Total(两队·合做), Total(World))
Together(Rate(两队·合做), Rate(甲队·单独做), Rate(乙队·单独做))
"""


def gold_of(block: str) -> Gold:
    (situation,) = parse_situations(block)
    return compile_gold(situation)


def test_a_number_on_a_state_of_its_own_is_as_good_as_in_the_relation() -> None:
    gold = gold_of(LEFT)
    state = ("total=?\nRemains(60页", "total=?\n  State 还剩 | total=60页\nRemains(Total(还剩)")
    graph = retold(gold, state)
    assert reasons(gold, graph) == []
    unsaid = replace(graph, relations=tuple(r for r in graph.relations if r.predicate != "Remains"))
    assert "60页: role" in reasons(gold, unsaid)[0]


def test_all_the_time_of_one_is_the_worlds_or_a_state_of_his() -> None:
    gold = gold_of(REST)
    moved = (" | amount=3小时", ""), ("amount=0.5小时\n", "amount=0.5小时\n  State 一共 | amount=3小时\n")
    graph = retold(gold, *moved, ("Together(Amount(World)", "Together(Amount(一共)"))
    assert reasons(gold, graph) == []
    whole, rest = "Together(Amount(World), Amount(骑), Amount(停))", "Equal(Amount(骑), Left(Amount(一共), 0.5))"
    part = retold(gold, *moved, (whole, rest))
    assert "3小时: owner wrong, Amount(小林·一共) instead of Amount(郊游)" in reasons(gold, part)


def test_what_a_group_does_may_be_told_one_by_one() -> None:
    gold = gold_of(JOINT)
    graph = retold(
        gold,
        ("amount=12天 total=?\n", "amount=12天 total=?\n  Event 合做 | rate=? amount=?* total=?\n"),
        ("amount=24天 total=?\n", "amount=24天 total=?\n  Event 合做 | rate=? amount=? total=?\n"),
        ("Agent 两队\n  Event 合做 | rate=? amount=?* total=?\n", ""),
        ("Equal(Total(两队·合做), Total(World))\n", "Together(Total(World), Total(甲队·合做), Total(乙队·合做))\n"),
        (
            "Together(Rate(两队·合做), Rate(甲队·单独做), Rate(乙队·单独做))",
            "Equal(Rate(甲队·合做), Rate(甲队·单独做))\nEqual(Rate(乙队·合做), Rate(乙队·单独做))\n"
            "Equal(Amount(甲队·合做), Amount(乙队·合做))",
        ),
    )
    assert reasons(gold, graph) == []
    alone = replace(graph, goal=replace(graph.goal, term=Slot("A1", Attribute.AMOUNT)))
    assert "another goal" in reasons(gold, alone)


def test_a_wrong_role() -> None:
    gold = first("toward")
    givens = tuple(
        replace(g, slot=Slot(g.slot.node, Attribute.AMOUNT)) if g.quantity == 0 else g
        for g in gold.graph.givens
    )
    found = judge(gold, replace(gold.graph, givens=givens)).numbers[0]
    assert (found.role, found.owner) == (False, True)


def test_a_wrong_owner_with_the_right_answer() -> None:
    """The 420 km on a State of one of the cars: the answer is right, the situation is not."""
    gold = first("toward")
    node = Node("S1", NodeKind.STATE, "相距", "A1", (23, 25))
    graph = replace(without_nodes(gold.graph, {"W": "S1"}), nodes=(*gold.graph.nodes, node))
    verdict = judge(gold, graph)
    assert verdict.answer and verdict.stable and verdict.goal
    assert list(verdict.reasons()) == ["420千米: owner wrong, Total(快车·相距) instead of Total(两地)"]


def test_an_owner_exchanged_for_the_other() -> None:
    gold = first("toward")
    swap = {"E1": "E2", "E2": "E1"}
    givens = tuple(
        replace(g, slot=Slot(swap.get(g.slot.node, g.slot.node), g.slot.attribute)) for g in gold.graph.givens
    )
    verdict = judge(gold, replace(gold.graph, givens=givens))
    assert [n.right for n in verdict.numbers] == [False, False, True]
    assert verdict.answer  # the sum of the two speeds does not see it


def test_a_comparison_with_another_thing() -> None:
    gold = first("compare")
    graph = retold(
        gold,
        ("Agent 梨树", "Agent 园里 | total=?\nAgent 梨树"),
        ("Total(桃树), 8", "Total(园里), 8"),
        ("More_than(", "Equal(Total(园里), Total(桃树))\nMore_than("),
    )
    assert [n.owner for n in judge(gold, graph).numbers] == [True, True, False]


def test_another_goal_is_seen() -> None:
    gold = first("compare")
    graph = replace(gold.graph, goal=replace(gold.graph.goal, term=Slot("A1", Attribute.TOTAL)))
    assert reasons(gold, graph) == ["another goal", "wrong answer"]
    ratio = replace(gold.graph, goal=replace(gold.graph.goal, term=Slot("A2", Attribute.AMOUNT)))
    assert not judge(gold, ratio).goal


def test_how_many_times_is_not_how_many_more() -> None:
    gold = first("compare", 1)
    times = gold.graph.relations[0]
    assert judge(gold, replace(gold.graph, relations=(replace(times, predicate="Fraction_of"),))).goal
    more = judge(gold, replace(gold.graph, relations=(replace(times, predicate="More_than"),)))
    assert not more.goal and not more.answer


def test_right_by_accident_is_not_stable() -> None:
    """24 ÷ 6 is 4, and so is 24 − 20; with other numbers the second is wrong."""
    gold = first("compare", 1)
    hens = Slot("A1", Attribute.TOTAL)
    lucky = Relation("Remains", (Unknown(), hens, Number(Fraction(20))))
    verdict = judge(gold, replace(gold.graph, relations=(lucky,)))
    assert verdict.answer and not verdict.stable
    assert "the answer is right for these numbers only" in list(verdict.reasons())


def test_invented_agents_are_no_owners() -> None:
    gold = first("toward")
    nodes = tuple(replace(n, label="快车每小时") if n.id == "A1" else n for n in gold.graph.nodes)
    found = reasons(gold, replace(gold.graph, nodes=nodes))
    assert "no agent 快车" in found
    assert any(reason.startswith("80千米: owner wrong") for reason in found)
    both = replace(gold.graph, nodes=(*gold.graph.nodes, Node("A9", NodeKind.AGENT, "总量", "W")))
    assert reasons(gold, both) == ["agent 总量 has no words in the text"]


def test_events_are_found_by_name_under_their_agent() -> None:
    gold = first("change")
    nodes = tuple(replace(n, label="坐") if n.label == "付" else n for n in gold.graph.nodes)
    verdict = judge(gold, replace(gold.graph, nodes=nodes))
    assert (verdict.events, verdict.predicted_events, verdict.events_found) == (3, 3, 2)
    assert "no event 付" in list(verdict.reasons())


# Names and nodes


def test_names() -> None:
    same = [("这辆汽车", "汽车"), ("一双皮鞋", "皮鞋"), ("小明的书", "小明书"), ("客车", "客车")]
    assert all(plain(a) == plain(b) for a, b in same)
    assert plain("一年级") == "一年级"
    assert likeness("甲", "甲车") > 0
    assert likeness("客车", "货车") == likeness("客车每小时", "客车") == 0
    assert likeness("余下的", "剩下的", NodeKind.STATE) > 0 == likeness("余下的", "剩下的", NodeKind.AGENT)


def test_each_agent_has_one_partner() -> None:
    gold = first("toward")
    nodes = (*gold.graph.nodes, Node("A9", NodeKind.AGENT, "快车和慢车", "W"))
    match = match_nodes(gold, replace(gold.graph, nodes=nodes))
    assert match.nodes == {n.id: n.id for n in gold.graph.nodes}


def test_same_equation_wants_the_same_attributes() -> None:
    a, b = Slot("a", Attribute.TOTAL), Slot("b", Attribute.TOTAL)
    more = Relation("More_than", (a, b, Number(Fraction(8), quantity=0)))
    less = Relation("Less_than", (a, b, Number(Fraction(8), quantity=0)))
    assert not same_equation({a: a, b: b}, more, less)
    assert same_equation({a: b, b: a}, more, less)
    assert not same_equation(None, more, more)


# The report


class Fixed:
    """A system that gives prepared graphs."""

    name = "fixed"

    def __init__(self, graphs: Callable[[str], ParseGraph | None]) -> None:
        self.graphs = graphs

    def fit(self, records: object) -> None:
        assert records == ()

    def predict(self, problem: BlindProblem) -> Prediction:
        return Prediction(status="solved", graph=self.graphs(problem.text))


def test_report_counts_by_kind_and_in_all() -> None:
    golds = list(GOLD.values())
    graphs = {gold.situation.text: gold.graph for gold in golds}
    perfect = evaluate_situations(Fixed(graphs.get), golds).to_json()
    assert perfect["situations"] == perfect["by_kind"]["toward"]["situations"] * len(golds)
    assert all(perfect[key] == 1 for key in ("role", "owner", "both", "goal", "whole", "answer", "stable"))
    assert (perfect["event_recall"], perfect["solved_whole"]) == (1, 1)
    graphs.pop(first("toward").situation.text)
    report = evaluate_situations(Fixed(graphs.get), golds)
    assert report.by_kind["toward"].whole == 0
    assert report.total.whole == len(golds) - 1
    assert report.by_kind["toward"].shares()["event_precision"] is None
