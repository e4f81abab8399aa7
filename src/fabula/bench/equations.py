"""When two relations state one equation, and two situations are one function of the numbers of their text."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction

from fabula.data.goldgraph import Gold
from fabula.errors import FabulaError
from fabula.situation import Number, ParseGraph, Relation, Slot, Unknown
from fabula.situation.formula import OPERATORS, Binary, Expr
from fabula.solve import solve_graph
from fabula.solve.renumber import draw_values, value_of, with_values

SETTINGS = 2  # other numbers under which both situations must give the same
Values = Mapping[object, Fraction]


def same_equation(bound: dict[Slot, Slot] | None, wanted: Relation, found: Relation, points: int = 4) -> bool:
    """Whether two relations state one equation: their sides differ by the same factor everywhere.

    ``bound`` says which attribute of ``found`` is which of ``wanted``.
    """
    if bound is None:
        return False
    draw = random.Random(0)
    factors = set()
    for _ in range(points):
        values: dict[object, Fraction] = {s: Fraction(draw.randint(2, 999)) for s in wanted.slots()}
        values[Unknown()] = Fraction(draw.randint(2, 999))
        for number in (t for t in wanted.terms() if isinstance(t, Number) and t.quantity is not None):
            values.setdefault(_key(number), Fraction(draw.randint(2, 999)))
        first = _residual(wanted, values)
        second = _residual(found, {**values, **{slot: values[other] for slot, other in bound.items()}})
        if not first or not second:
            return False
        factors.add(first / second)
    return len(factors) == 1


def _key(number: Number) -> object:
    """A number of the text, or a part of a ratio there; constants keep their value."""
    return (number.quantity, number.value)


def _residual(relation: Relation, values: Values) -> Fraction | None:
    equation = relation.equation()
    left, right = evaluate(equation.left, values), evaluate(equation.right, values)
    return None if left is None or right is None else left - right


def evaluate(expr: Expr, values: Values) -> Fraction | None:
    if isinstance(expr, Binary):
        left, right = evaluate(expr.left, values), evaluate(expr.right, values)
        if left is None or right is None or (expr.op == "/" and right == 0):
            return None
        made: Fraction = OPERATORS[expr.op](left, right)
        return made
    if isinstance(expr, Number):
        return values.get(_key(expr), expr.value)
    return values.get(expr)


def values_of(graph: ParseGraph) -> Values:
    """Every attribute that is given or follows, in working units."""
    try:
        system, result = solve_graph(graph, seconds=0.5)
    except FabulaError:
        return {}
    values: dict[object, Fraction] = {}
    values.update(result.values)
    values.update(system.given.items())
    return values


def changed(gold: Gold, graph: ParseGraph) -> Iterator[tuple[ParseGraph, ParseGraph]]:
    """Both situations with other numbers in the text; gold must have an answer under them."""
    draw = random.Random(0)
    found = 0
    for _ in range(2 * SETTINGS):
        values = draw_values(gold.problem, draw)
        other = with_values(gold.graph, values)
        if found < SETTINGS and value_of(other, gold.problem) is not None:
            found += 1
            yield other, with_values(graph, values)


def stable(gold: Gold, graph: ParseGraph) -> bool:
    """Whether the two are one function of the numbers of the text."""
    pairs = changed(gold, graph)
    return all(value_of(a, gold.problem) == value_of(b, gold.problem) for a, b in pairs)
