"""A graph as a function of the numbers of its text: put other numbers in, see what comes out."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from fabula.errors import FabulaError
from fabula.situation import Given, ParseGraph
from fabula.situation.terms import Number, Slot, Term, Unknown, with_leaves
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.text import Kind, Problem

Values = Mapping[int, Fraction]


def with_values(graph: ParseGraph, values: Values) -> ParseGraph:
    """The same situation with other numbers in the text."""

    def leaf(old: Number | Unknown | Slot) -> Term:
        if isinstance(old, Number) and old.quantity is not None and old.quantity in values:
            return replace(old, value=values[old.quantity])
        return old

    def given(old: Given) -> Given:
        changed = None if old.quantity is None else values.get(old.quantity)
        return old if changed is None else replace(old, value=changed)

    givens = tuple(map(given, graph.givens))
    return replace(graph.with_terms(lambda t: with_leaves(t, leaf)), givens=givens)


def draw_values(problem: Problem, draw: random.Random) -> dict[int, Fraction]:
    """Other numbers of the same kind and about the same size."""
    made = {}
    for quantity in problem.quantities:
        if quantity.value is None or quantity.parts or quantity.kind is Kind.CLOCK:
            continue
        if quantity.kind is Kind.COUNT_WORD:
            continue  # two cars remain two cars
        made[quantity.index] = quantity.value * Fraction(draw.randint(70, 99), 100)
    return made


def value_of(graph: ParseGraph, problem: Problem, seconds: float = 0.5) -> Fraction | None:
    """The answer of a graph; None if it has none."""
    try:
        system, result = solve_graph(graph, seconds=seconds)
    except FabulaError:
        return None
    answer = make_answer(graph, system, result, problem)
    return answer.value if answer is not None else None
