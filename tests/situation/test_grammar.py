"""The grammar: derivations are printed as they are, and every reason for a refusal can occur."""

from dataclasses import replace
from fractions import Fraction
from importlib.resources import files

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as given_
from hypothesis import strategies as st

from builders import X, amount, apply, given, graph, meeting, number, product, rate, relation, total
from fabula.errors import GrammarError
from fabula.situation import Derivation, Goal, Node, NodeKind, Refusal, derive, grammar
from fabula.situation.grammar import parse_grammar
from fabula.situation.laws import lawful, laws, of_node
from fabula.situation.relations import Source
from fabula.situation.terms import AMOUNT as A
from fabula.situation.terms import RATE as R
from fabula.situation.terms import TOTAL as T

SOURCE = files("fabula.situation").joinpath("grammar.txt").read_text("utf-8")


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


def test_a_goal_that_is_reckoned_from_others():
    """The sum of two totals is an attribute of no node: who asks for it says so by a relation."""
    assert refused(graph(goal=Goal(apply("Sum", total("甲"), total("乙"))))) == ("the goal is not an attribute",)


def test_a_goal_that_is_given():
    story = graph(given(total("甲"), 3), goal=total("甲"))
    assert refused(story) == ("Total(甲) is asked for, and given",)


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


# --- the text of the grammar decides ---


def changed(old: str, new: str = ""):
    """The grammar with other text; the line is there, or the test would test nothing."""
    assert SOURCE.count(old) == 1
    return parse_grammar(SOURCE.replace(old, new))


def reasons_by(law, story):
    refusal = derive(story, law)
    assert isinstance(refusal, Refusal)
    return refusal.reasons


def test_without_states_a_state_is_unknown():
    law = changed("+ Event  -> state")
    story = with_nodes(Node("原", NodeKind.STATE, "原", "甲"))
    assert derive(story)
    assert reasons_by(law, story) == ("the grammar does not know state nodes",)


def test_in_the_papers_own_grammar_every_agent_has_an_event():
    law = changed("+ Agent  -> agent")
    assert derive(meeting())
    lacking = "Agent -> agent Events: there is no Event"
    assert reasons_by(law, meeting()) == (f"甲: {lacking}", f"乙: {lacking}")
    acts = [Node(f"{who}行", NodeKind.EVENT, "行", who) for who in "甲乙"]
    assert derive(with_nodes(*acts), law)


def test_a_world_may_be_alone_where_the_grammar_says_so():
    law = changed("World  -> world Agents", "World  -> world Agents | world")
    assert str(derive(graph(goal=total("世界"), agents=""), law)) == "S → World\nWorld → world    世界"


def test_a_world_of_one_agent():
    law = changed("World  -> world Agents", "World  -> world Agent")
    one = graph(goal=total("甲"), agents="甲")
    assert str(derive(one, law)).splitlines() == ["S → World", "World → world Agent    世界", "Agent → agent    甲"]
    assert reasons_by(law, meeting()) == ("World -> world Agent: there are 2 of them",)


def test_events_of_the_world():
    law = changed("Agents -> Agents Agent | Agent", "Agents -> Agents Part | Part\n Part -> Agent | Event")
    story = with_nodes(Node("下雨", NodeKind.EVENT, "下雨", "世界"))
    assert refused(story) == ("Event 下雨 hangs on 世界",)
    steps = str(derive(story, law)).splitlines()
    assert steps[-3:] == ["Agents → Part", "Part → Event", "Event → event    下雨"]


def test_states_are_not_among_events_where_the_grammar_parts_them():
    law = changed("+ Event  -> state", "Agent -> agent States\n States -> States State | State\n State -> state")
    act, state = Node("去", NodeKind.EVENT, "去", "甲"), Node("原", NodeKind.STATE, "原", "甲")
    assert derive(with_nodes(act), law) and derive(with_nodes(state), law)
    assert reasons_by(law, with_nodes(act, state)) == ("甲: no production of Agent has all that hangs on it",)


def test_agents_in_agents_hang_together():
    law = changed("+ Agent  -> agent", "Agent -> agent Agents | agent")
    assert derive(with_nodes(Node("丙", NodeKind.AGENT, "丙", "甲")), law)
    ring = with_nodes(Node("丙", NodeKind.AGENT, "丙", "丁"), Node("丁", NodeKind.AGENT, "丁", "丙"))
    assert reasons_by(law, ring) == ("some nodes hang on each other",)


def test_rules_are_what_the_text_says():
    story = graph(given(rate("甲"), 3), given(amount("甲"), 3), given(total("甲"), 6), goal=total("乙"))
    assert refused(story) == ("甲: total = rate * amount fails",)
    assert derive(story, changed("total = rate * amount", "total = rate + amount"))
    assert derive(story, changed("rule product   total = rate * amount"))
    law = changed("total = rate * amount", "total = rate / (amount - 3)")
    assert reasons_by(law, story) == ("甲: total = rate / (amount - 3) fails",)


def test_unit_rules_are_what_the_text_says():
    story = graph(given(rate("甲"), 3, "千米", "小时"), given(total("甲"), 3, "元"), goal=total("乙"))
    assert derive(story, changed("rule num_unit  unit(rate) = unit(total)"))
    law = changed("unit(rate) = unit(total)", "per(rate) = unit(total)")
    assert reasons_by(law, story) == ("甲: per(rate) = unit(total) fails, 小时 is not 元",)


def test_an_attribute_that_the_grammar_does_not_have():
    law = parse_grammar("start S\nS -> world As\nAs -> As A | A\nA -> agent\nattribute total\nrule one total = 1")
    assert derive(graph(given(total("甲"), 1), goal=total("乙")), law)
    assert reasons_by(law, graph(given(rate("甲"), 2), goal=total("乙"))) == (
        "Rate(甲): the grammar does not know the attribute rate",
    )
    assert reasons_by(law, graph(given(total("甲"), 2), goal=total("乙"))) == ("甲: total = 1 fails",)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  S      -> World\n", "", "start S: S has no production"),
        ("-> world Agents", "-> world Crowd", "World -> world Crowd: Crowd has no production"),
        ("-> world Agents", "-> planet Agents", "'planet' is no kind of node \\(world, agent, event, state\\)"),
        ("-> world Agents", "-> world Agents Events", "neither X -> node Y nor"),
        ("-> world Agents", "-> world event", "neither X -> node Y nor"),
        ("Event  -> event", "event  -> Event", "neither X -> node Y nor"),
        ("Events -> Events Event | Event", "Events -> Events Event", "needs Events -> Event beside it"),
        ("Events -> Events Event | Event", "Events -> Events Agents | Agents", "Agents may be several nodes"),
        ("Event  -> event", "Event  -> agent", "agent nodes are both Agent and Event"),
        ("Event  -> event", "Event  -> event | Events", "Events may be several nodes"),
        ("Event  -> event", "Event  -> event | Deed\n Deed -> Event", "only another name of itself"),
        ("S      -> World", "S -> S World | World", "S may be several nodes, a story is one"),
        ("attribute amount", "attribute colour", "attribute colour: there are only rate, amount, total"),
        ("attribute amount", "", "rule product: amount is no attribute"),
        ("= unit(total)", "= unit(cost)", "rule num_unit: cost is no attribute"),
        ("= unit(total)", "= size(total)", "rule num_unit: "),
        ("total = rate * amount", "total + rate", "rule product: 'total \\+ rate' is not an equation"),
        ("rule den_unit", "rule num_unit", "rule num_unit is there twice"),
    ],
)
def test_what_the_grammar_cannot_mean_is_refused(old, new, message):
    with pytest.raises(GrammarError, match=f"grammar: .*{message}"):
        changed(old, new)


# --- any graph, any change of the text ---

KINDS = tuple(NodeKind)


@st.composite
def forests(draw):
    """Nodes of any kind, most of them where they belong; else on any other, on none, or on one that is not there."""
    nodes = [Node("n0", NodeKind.WORLD, "n0")]
    for at in range(1, draw(st.integers(1, 7))):
        kind = draw(st.sampled_from(KINDS[1:]))
        above = [n.id for n in nodes if n.kind is (NodeKind.WORLD if kind is NodeKind.AGENT else NodeKind.AGENT)]
        if not above or draw(st.integers(0, 9)) == 0:
            above = [None, "n9", *(n.id for n in nodes)]
            kind = draw(st.sampled_from(KINDS))
        nodes.append(Node(f"n{at}", kind, f"n{at}", draw(st.sampled_from(above))))
    return tuple(nodes)


def belongs(nodes, agents_alone=True, states=True):
    """By definition, for the grammar of the file: what the productions say, written down a second time on purpose."""
    by_id = {node.id: node for node in nodes}
    worlds = [node for node in nodes if node.kind is NodeKind.WORLD]
    above = {
        NodeKind.WORLD: None, NodeKind.AGENT: NodeKind.WORLD, NodeKind.EVENT: NodeKind.AGENT,
        NodeKind.STATE: NodeKind.AGENT,
    }  # fmt: skip
    for node in nodes:
        parent = by_id.get(node.parent)
        if (parent.kind if parent else node.parent) != above[node.kind]:
            return False
        alone = all(other.parent != node.id for other in nodes)
        if (node.kind is NodeKind.WORLD and alone) or (node.kind is NodeKind.AGENT and alone and not agents_alone):
            return False
        if node.kind is NodeKind.STATE and not states:
            return False
    return len(worlds) == 1


@pytest.mark.parametrize("agents_alone", [True, False])
@pytest.mark.parametrize("states", [True, False])
@given_(nodes=forests())
@settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.too_slow])
def test_membership_is_what_the_text_says(nodes, agents_alone, states):
    source = SOURCE if agents_alone else SOURCE.replace("+ Agent  -> agent", "# ")
    law = parse_grammar(source if states else source.replace("+ Event  -> state", "# "))
    asked = relation("Equal", total(nodes[0].id), X)
    story = replace(meeting(), nodes=nodes, givens=(), relations=(asked,), goal=Goal(X))
    assert bool(derive(story, law)) == belongs(nodes, agents_alone, states)


numbers = st.integers(1, 12)


@given_(a=numbers, b=numbers, c=numbers, sign=st.sampled_from("+-*/"))
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_the_rule_of_values_is_what_the_text_says(a, b, c, sign):
    law = changed("total = rate * amount", f"total = rate {sign} amount")
    story = graph(given(rate("甲"), a), given(amount("甲"), b), given(total("甲"), c), goal=total("乙"))
    value = {"+": a + b, "-": a - b, "*": a * b, "/": Fraction(a, b)}[sign]
    assert bool(derive(story, law)) == (c == value)


def test_what_holds_at_every_node_is_the_rule_of_the_text():
    (made,) = of_node("甲")
    assert replace(made, source=Source()) == product("甲")[0] and made.source.rule == "product"
    (own,) = laws(grammar())
    assert own.orders == ((T, R, A), (T, A, R))
    assert lawful(relation("Product_of", total("甲"), amount("甲"), rate("甲"))) == "甲"
    for other in (
        relation("Product_of", rate("甲"), total("甲"), amount("甲")),
        relation("Product_of", total("甲"), rate("甲"), amount("乙")),
        relation("Times_of", total("甲"), rate("甲"), amount("甲")),
        relation("Product_of", total("甲"), rate("甲"), number(3)),
    ):
        assert not lawful(other)
    (turned,) = laws(changed("total = rate * amount", "rate = amount * total"))
    assert turned.orders == ((R, A, T), (R, T, A))
    with pytest.raises(GrammarError, match="rule product: no predicate of this name says total = rate - amount"):
        laws(changed("total = rate * amount", "total = rate - amount"))


def test_units_follow_the_rules_of_the_text():
    assert grammar().units_of(R) == {"unit": T, "per": A}
    assert changed("unit(rate) = unit(total)", "unit(rate) = unit(amount)").units_of(R) == {"unit": A, "per": A}
    assert grammar().units_of(T) == {}
