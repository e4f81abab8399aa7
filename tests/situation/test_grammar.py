"""The grammar: derivations are printed as they are, and every reason for a refusal can occur."""

import importlib
from dataclasses import replace

import pytest

from builders import X, amount, apply, given, graph, meeting, number, product, rate, relation, total
from fabula.errors import GrammarError
from fabula.situation import Derivation, Goal, Node, NodeKind, Refusal, derive, grammar
from fabula.situation.grammar import parse_grammar

# The module, which the package hides behind the function of the same name.
MODULE = importlib.import_module("fabula.situation.grammar")


def test_the_derivation_of_a_small_story():
    story = graph(
        given(total("甲"), 3),
        relation("Equal", total("去"), total("回")),
        goal=total("乙"),
        events={"去": "甲", "回": "甲"},
    )
    state = Node("原价", NodeKind.STATE, "原价", "甲")
    derivation = derive(replace(story, nodes=(*story.nodes, state)))
    assert isinstance(derivation, Derivation) and derivation
    assert str(derivation).splitlines() == [
        "S → World",
        "World → world Agents    世界",
        "Agents → Agents Agent",
        "Agent → agent Events    甲",
        "Events → Events Event",
        "Event → event    去",
        "Events → Events Event",
        "Event → event    回",
        "Events → Event",
        "Event → state    原价",
        "Agents → Agent",
        "Agent → agent    乙",
    ]


def test_the_extensions_are_marked():
    ours = {str(p) for p in grammar().productions if p.ours}
    assert ours == {"Event → state", "Agent → agent"}


def refused(story):
    refusal = derive(story)
    assert isinstance(refusal, Refusal) and not refusal
    return refusal.reasons


def test_meeting_is_in_the_language():
    assert derive(meeting())


def with_nodes(*nodes):
    story = meeting()
    return replace(story, nodes=(*story.nodes, *nodes))


def test_two_worlds():
    reasons = refused(with_nodes(Node("另", NodeKind.WORLD, "另")))
    assert "a story has one World, this graph has 2" in reasons


def test_no_world():
    story = meeting()
    reasons = refused(replace(story, nodes=story.nodes[1:]))
    assert "a story has one World, this graph has 0" in reasons


def test_no_agent():
    assert "World -> world Agents: there is no Agent" in refused(graph(goal=total("世界"), agents=""))


def test_two_nodes_with_one_id():
    assert "two nodes have the same id" in refused(with_nodes(Node("甲", NodeKind.AGENT, "另一个", "世界")))


@pytest.mark.parametrize(
    ("node", "reason"),
    [
        (Node("丙", NodeKind.AGENT, "丙", "甲"), "Agent 丙 hangs on 甲"),
        (Node("去", NodeKind.EVENT, "去", "世界"), "Event 去 hangs on 世界"),
        (Node("原", NodeKind.STATE, "原", None), "State 原 hangs on nothing"),
        (Node("去", NodeKind.EVENT, "去", "无"), "Event 去 hangs on nothing"),
    ],
)
def test_a_node_in_the_wrong_place(node, reason):
    assert refused(with_nodes(node)) == (reason,)


def test_a_world_that_hangs_on_something():
    story = meeting()
    world = replace(story.world, parent="甲")
    assert "World 世界 hangs on 甲" in refused(replace(story, nodes=(world, *story.nodes[1:])))


def test_an_attribute_of_nobody():
    story = graph(relation("Equal", total("甲"), total("丙")), goal=total("甲"))
    assert refused(story) == ("Total(丙) speaks of a node that is not there",)


def test_given_twice():
    story = graph(given(total("甲"), 1), given(total("甲"), 2), goal=total("乙"))
    assert refused(story) == ("Total(甲) is given twice",)


def test_a_malformed_relation():
    story = graph(relation("Equal", total("甲")), goal=total("甲"))
    assert refused(story) == ("Equal(Total(甲)): Equal takes 2 arguments, not 1",)


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        (
            (given(rate("甲"), 3, "千米", "小时"), given(total("甲"), 3, "元")),
            "甲: unit(rate) = unit(total) fails, 千米 is not 元",
        ),
        (
            (given(rate("甲"), 3, "千米", "小时"), given(amount("甲"), 3, "米")),
            "甲: per(rate) = unit(amount) fails, 小时 is not 米",
        ),
        (
            (given(rate("甲"), 3), given(amount("甲"), 3), given(total("甲"), 8)),
            "甲: total = rate * amount fails",
        ),
    ],
)
def test_attribute_rules(facts, reason):
    assert refused(graph(*facts, goal=total("乙"))) == (reason,)


def test_attribute_rules_know_multiples_of_a_unit():
    facts = (
        given(rate("甲"), 3, "千米", "小时"),
        given(amount("甲"), 30, "分钟"),
        given(total("甲"), 1500, "米"),
    )
    assert derive(graph(*facts, *product("甲"), goal=total("乙")))


def test_an_unknown_that_nothing_is_said_about():
    assert refused(graph(goal=X)) == ("nothing is said about what is asked",)


def test_a_goal_that_is_a_number():
    assert refused(graph(goal=Goal(number(3)))) == ("the goal is not an attribute",)
    assert derive(graph(goal=Goal(apply("Sum", total("甲"), total("乙")))))


def test_all_reasons_are_given_at_once():
    story = graph(given(total("甲"), 1), given(total("甲"), 2), relation("Equal", total("丙")), goal=X)
    assert len(refused(story)) == 4
    assert str(derive(story)).count("- ") == 4


@pytest.mark.parametrize(
    "line", ["World world", "start", "attribute", "rule product", "S ->", "what is this"]
)
def test_a_bad_line_is_named(line):
    with pytest.raises(GrammarError, match="grammar, line 3"):
        parse_grammar(f"start S\nS -> World\n{line}\n")


@pytest.mark.parametrize("source", ["", "S -> World", "start S"])
def test_an_incomplete_grammar(source):
    with pytest.raises(GrammarError, match="start symbol"):
        parse_grammar(source)


def test_a_smaller_grammar_does_not_know_states(monkeypatch: pytest.MonkeyPatch):
    productions = tuple(p for p in grammar().productions if p.right != ("state",))
    smaller = replace(grammar(), productions=productions)
    monkeypatch.setattr(MODULE, "grammar", lambda: smaller)
    reasons = refused(with_nodes(Node("原", NodeKind.STATE, "原", "甲")))
    assert reasons == ("the grammar does not know state nodes",)


def test_a_grammar_that_lacks_a_production_is_an_error(monkeypatch: pytest.MonkeyPatch):
    smaller = replace(grammar(), productions=grammar().productions[1:])
    monkeypatch.setattr(MODULE, "grammar", lambda: smaller)
    with pytest.raises(GrammarError, match="no production S -> World"):
        derive(meeting())
