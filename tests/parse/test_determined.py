"""Whether a goal is determined, by counting alone."""

from __future__ import annotations

from fractions import Fraction

from fabula.parse.determined import determined
from fabula.situation import ParseGraph
from fabula.situation.nodes import Given, Goal, Node, NodeKind, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot, Unknown

A, B, C = (Slot(name, Attribute.TOTAL) for name in "ABC")
NODES = (Node("W", NodeKind.WORLD, "W"), *(Node(n, NodeKind.AGENT, n, "W") for n in "ABC"))


def graph(goal: Slot | Unknown, *relations: Relation, given: tuple[Slot, ...] = ()) -> ParseGraph:
    givens = tuple(Given(slot, Fraction(6), "个", quantity=i) for i, slot in enumerate(given))
    return ParseGraph(ProblemType.RELATION, NODES, givens, relations, Goal(goal))


def more(a: Slot, b: Slot) -> Relation:
    return Relation("More_than", (a, b, Number(Fraction(2), quantity=5)))


def together(*slots: Slot | Unknown) -> Relation:
    return Relation("Together", slots)


def test_one_after_the_other() -> None:
    assert determined(graph(C, more(B, A), more(C, B), given=(A,)))


def test_two_at_once() -> None:
    assert determined(graph(A, together(C, A, B), more(B, A), given=(C,)))


def test_the_asked_number_inside_a_relation() -> None:
    assert determined(graph(Unknown(), together(Unknown(), A, B), given=(A, B)))


def test_nothing_is_said_about_the_goal() -> None:
    assert not determined(graph(C, more(B, A), given=(A,)))
    assert not determined(graph(C, given=(A, B)))


def test_the_goal_is_given() -> None:
    assert not determined(graph(A, more(B, A), given=(A,)))


def test_too_few_equations() -> None:
    assert not determined(graph(A, together(A, B, C)))


def test_one_size_may_not_matter() -> None:
    """B is half again as large as A: how many times? Call A 1."""
    part = Relation("Fraction_more", (B, A, Number(Fraction(1, 2), quantity=0)))
    asked = Relation("Times_of", (B, A, Unknown()))
    assert determined(graph(Unknown(), part, asked))
