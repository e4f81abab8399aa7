"""Small hand-made parse graphs, written as close to the story as code allows."""

from __future__ import annotations

from fractions import Fraction

from fabula.situation import (
    Apply,
    Attribute,
    Given,
    Goal,
    Node,
    NodeKind,
    Number,
    ParseGraph,
    ProblemType,
    Relation,
    Slot,
    Term,
    Unknown,
)

X = Unknown()


def rate(node: str) -> Slot:
    return Slot(node, Attribute.RATE)


def amount(node: str) -> Slot:
    return Slot(node, Attribute.AMOUNT)


def total(node: str) -> Slot:
    return Slot(node, Attribute.TOTAL)


def number(value: str | int, unit: str = "") -> Number:
    return Number(Fraction(value), unit)


def given(slot: Slot, value: str | int, unit: str = "", per: str = "") -> Given:
    return Given(slot, Fraction(value), unit, per)


def relation(predicate: str, *args: Term | int) -> Relation:
    return Relation(predicate, tuple(number(a) if isinstance(a, int) else a for a in args))


def product(*nodes: str) -> tuple[Relation, ...]:
    """total = rate × amount at each of these nodes."""
    return tuple(relation("Product_of", total(n), rate(n), amount(n)) for n in nodes)


def apply(function: str, *args: Term) -> Apply:
    return Apply(function, args)


def graph(
    *facts: Given | Relation,
    goal: Goal | Term,
    agents: str = "甲 乙",
    events: dict[str, str] | None = None,
    type_: ProblemType = ProblemType.JOURNEY,
) -> ParseGraph:
    """A world 世界 with agents, and events given as ``{event: agent}``."""
    nodes = [Node("世界", NodeKind.WORLD, "世界")]
    nodes += [Node(a, NodeKind.AGENT, a, "世界") for a in agents.split()]
    nodes += [Node(e, NodeKind.EVENT, e, agent) for e, agent in (events or {}).items()]
    return ParseGraph(
        type_,
        tuple(nodes),
        tuple(f for f in facts if isinstance(f, Given)),
        tuple(f for f in facts if isinstance(f, Relation)),
        goal if isinstance(goal, Goal) else Goal(goal),
    )


def meeting() -> ParseGraph:
    """Two set out towards each other on 300 km at 60 and 40 km/h: when do they meet?"""
    return graph(
        given(total("世界"), 300, "千米"),
        given(rate("甲"), 60, "千米", "小时"),
        given(rate("乙"), 40, "千米", "小时"),
        *product("甲", "乙"),
        relation("Together", total("世界"), total("甲"), total("乙")),
        relation("Equal", amount("甲"), amount("乙")),
        goal=Goal(amount("甲"), "小时"),
    )


def there_and_back() -> ParseGraph:
    """60 km/h there and 40 km/h back on a road of unknown length: how fast on average?"""
    return graph(
        given(rate("甲"), 60, "千米", "小时"),
        given(rate("乙"), 40, "千米", "小时"),
        *product("甲", "乙", "世界"),
        relation("Equal", total("甲"), total("乙")),
        relation("Together", total("世界"), total("甲"), total("乙")),
        relation("Together", amount("世界"), amount("甲"), amount("乙")),
        goal=Goal(rate("世界"), "千米", "小时"),
    )


def rectangle(area: int, longer: int) -> ParseGraph:
    """A product and a difference are given: the quadratic of the school book."""
    return graph(
        given(total("甲"), area),
        *product("甲"),
        relation("More_than", rate("甲"), amount("甲"), longer),
        goal=amount("甲"),
    )
