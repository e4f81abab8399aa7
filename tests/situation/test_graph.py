"""Parse graphs: exact JSON, and a form for people."""

import json
from dataclasses import replace

from hypothesis import given as forall
from hypothesis import strategies as st

from builders import X, amount, apply, given, graph, meeting, number, rate, relation, total
from fabula.situation import (
    Apply,
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
    Unknown,
)

TEXT = st.text("甲乙丙车路xyz 0", min_size=1, max_size=4)
UNITS = st.sampled_from(["", "千米", "元", "小时"])
SPANS = st.none() | st.tuples(st.integers(0, 50), st.integers(0, 50))
QUANTITIES = st.none() | st.integers(0, 9)
VALUES = st.fractions()

SLOTS = st.builds(Slot, TEXT, st.sampled_from(Attribute))
LEAVES = SLOTS | st.builds(Number, VALUES, UNITS, UNITS, QUANTITIES) | st.builds(Unknown, TEXT)
TERMS = st.recursive(
    LEAVES, lambda t: st.builds(Apply, st.sampled_from(["Sum", "Left"]), st.lists(t, max_size=3).map(tuple))
)


def many(strategy):
    return st.lists(strategy, max_size=4).map(tuple)


GRAPHS = st.builds(
    ParseGraph,
    st.sampled_from(ProblemType),
    many(st.builds(Node, TEXT, st.sampled_from(NodeKind), TEXT, st.none() | TEXT, SPANS)),
    many(st.builds(Given, SLOTS, VALUES, UNITS, UNITS, QUANTITIES, SPANS)),
    many(
        st.builds(
            Relation,
            TEXT,
            many(TERMS),
            st.builds(Source, SPANS, TEXT, st.floats(0, 1, allow_subnormal=False)),
        )
    ),
    st.builds(
        Goal, TERMS, UNITS, UNITS, st.sampled_from(["number", "percent"]), st.just(10_000), QUANTITIES, SPANS
    ),
    many(st.builds(Circumstance, TEXT, many(TEXT | TERMS), SPANS)),
)


@forall(GRAPHS)
def test_json_round_trip(story):
    again = ParseGraph.from_json(json.loads(json.dumps(story.to_json())))
    assert again == story


def test_pretty():
    story = meeting()
    shown = graph(
        *story.givens,
        *story.relations[:2],
        replace(story.relations[2], source=Source(rule="meet")),
        *story.relations[3:],
        goal=story.goal,
        events={"返回": "乙"},
    ).pretty()
    assert shown.splitlines() == [
        "World 世界 (total=300千米)",
        "  Agent 甲 (rate=60千米/小时, amount=?*, total=?)",
        "  Agent 乙 (rate=40千米/小时, amount=?, total=?)",
        "    Event 返回",
        "· Product_of(Total(甲), Rate(甲), Amount(甲))",
        "· Product_of(Total(乙), Rate(乙), Amount(乙))",
        "· Together(Total(世界), Total(甲), Total(乙))  [meet]",
        "· Equal(Amount(甲), Amount(乙))",
        "⇒ Amount(甲) 小时",
    ]
    assert str(story) == story.pretty()


def test_pretty_with_an_unknown():
    story = graph(relation("Times_of", total("甲"), total("乙"), X), goal=X)
    assert story.pretty().splitlines()[-2:] == ["· Times_of(Total(甲), Total(乙), ?x)", "⇒ ?"]


def test_looking_around():
    story = graph(
        given(total("甲"), 3, "元"),
        relation("Equal", rate("去"), number(2)),
        goal=amount("乙"),
        events={"去": "甲"},
    )
    assert story.world.label == "世界"
    assert [n.id for n in story.agents] == ["甲", "乙"]
    assert [n.id for n in story.events] == ["去"]
    assert [n.id for n in story.children("甲")] == ["去"]
    assert story.name("甲") == "甲"
    assert story.name("无") == "无"
    assert story.given(total("甲")).value == 3
    assert story.given(total("乙")) is None
    assert story.slots == (total("甲"), amount("乙"), rate("去"))
    assert story.attributes("甲") == (Attribute.TOTAL,)
    assert str(story.givens[0]) == "Total(甲) = 3元"


def test_used_quantities():
    story = replace(
        graph(
            relation("Equal", total("甲"), apply("Sum", replace(number(2), quantity=4), total("乙"))),
            goal=total("甲"),
        ),
        givens=(replace(given(total("乙"), 3), quantity=1),),
    )
    assert story.used_quantities() == {1, 4}


def test_circumstances_print():
    assert str(Circumstance("meet", ("w", "a", number(2)))) == "meet(w, a, 2)"
