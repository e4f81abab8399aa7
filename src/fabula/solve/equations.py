"""From a parse graph to a system of equations in consistent units.

The text may speak of 千米 and 米 in one breath. For every dimension one working unit is chosen (the goal's
where it has one, else the first the text uses) and every number is converted exactly; conversions are kept,
since a pupil has to see them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from fabula.situation.formula import Binary, Equation, Expr, leaves
from fabula.situation.graph import ParseGraph
from fabula.situation.terms import Number, Slot, Unknown
from fabula.text.units import dimension, factor

Variable = Slot | Unknown


@dataclass(frozen=True, slots=True)
class Conversion:
    """``value unit`` of the text is ``converted working`` in the system."""

    quantity: int | None
    value: Fraction
    unit: str
    converted: Fraction
    working: str


@dataclass(frozen=True)
class System:
    """Equations over attributes, the values that are given, and the variable that is asked for."""

    equations: tuple[Equation, ...]
    given: dict[Slot, Fraction]
    goal: Variable
    conversions: tuple[Conversion, ...] = ()
    units: tuple[tuple[str, str], ...] = ()

    @property
    def unknowns(self) -> tuple[Variable, ...]:
        found = (v for e in self.equations for v in variables(e) if v not in self.given)
        return tuple(dict.fromkeys(found))


def variables(equation: Equation) -> Iterator[Variable]:
    """Attributes and unknowns of an equation, left to right."""
    for side in (equation.left, equation.right):
        for leaf in leaves(side):
            if not isinstance(leaf, Number):
                yield leaf


def build_system(graph: ParseGraph) -> System:
    """The equations of a graph, every number in the working unit of its dimension."""
    units = _Units(graph)
    given = {g.slot: units.convert(g.value, g.unit, g.per, g.quantity) for g in graph.givens}
    equations = tuple(
        Equation(units.rewrite(e.left), units.rewrite(e.right), e.relation) for e in graph.equations
    )
    goal = graph.goal.term
    if not isinstance(goal, Slot | Unknown):
        raise TypeError(f"the goal must be an attribute or an unknown, not {goal}")
    return System(equations, given, goal, tuple(units.conversions), tuple(units.working.items()))


class _Units:
    """Chooses working units and remembers the conversions made."""

    def __init__(self, graph: ParseGraph) -> None:
        self.working: dict[str, str] = {}
        self.conversions: list[Conversion] = []
        for unit in (graph.goal.unit, graph.goal.per):
            self._propose(unit)
        for given in graph.givens:
            self._propose(given.unit)
            self._propose(given.per)

    def _propose(self, unit: str) -> None:
        if unit:
            self.working.setdefault(dimension(unit), unit)

    def _factor(self, unit: str) -> Fraction:
        if not unit:
            return Fraction(1)
        self._propose(unit)
        return factor(unit, self.working[dimension(unit)]) or Fraction(1)

    def convert(self, value: Fraction, unit: str, per: str, quantity: int | None) -> Fraction:
        converted = value * self._factor(unit) / self._factor(per)
        if converted != value:
            name = f"{unit}/{per}" if per else unit
            working = self.working[dimension(unit)] if unit else ""
            if per:
                working += f"/{self.working[dimension(per)]}"
            self.conversions.append(Conversion(quantity, value, name, converted, working))
        return converted

    def rewrite(self, expr: Expr) -> Expr:
        if isinstance(expr, Binary):
            return Binary(expr.op, self.rewrite(expr.left), self.rewrite(expr.right))
        if isinstance(expr, Number) and (expr.unit or expr.per):
            value = self.convert(expr.value, expr.unit, expr.per, expr.quantity)
            return Number(value, quantity=expr.quantity)
        return expr
