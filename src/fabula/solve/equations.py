"""From a parse graph to a system of equations in consistent units.

The text may speak of 千米 and 米 in one breath. For every dimension one working unit is chosen (of lengths, weights and
volumes the one that is easiest to compute in; else the goal's where it has one, or the first the text uses) and every
number is converted exactly; conversions are kept, since a pupil has to see them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from fabula.errors import GraphError
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
    equations = tuple(Equation(units.rewrite(e.left), units.rewrite(e.right), e.relation) for e in graph.equations)
    goal = graph.goal.term
    if not isinstance(goal, Slot | Unknown):
        raise GraphError(f"the goal must be an attribute or an unknown, not {goal}")
    return System(equations, given, goal, tuple(units.conversions), units.chosen())


def apart(graph: ParseGraph) -> frozenset[str]:
    """Units of which a rate is so much per, though they measure what it does: of 每天40分钟 days stay days."""
    rates = [(graph.goal.unit, graph.goal.per), *((g.unit, g.per) for g in graph.givens)]
    return frozenset(per for unit, per in rates if per and per != unit and dimension(per) == dimension(unit))


FAR = Fraction(1, 10_000)  # of the unit asked for: too small to compute in it
NEAR = Fraction(1, 100)  # … on a map, whose scale makes something of it
SCALE = 100  # one to so many is the scale of a map
EASED = ("length", "mass", "volume")  # what is told in large and small units; money stays 元, and hours hours


class _Units:
    """Chooses working units and remembers the conversions made."""

    def __init__(self, graph: ParseGraph) -> None:
        self.working: list[str] = []
        self.factors: dict[str, tuple[str, Fraction]] = {"": ("", Fraction(1))}
        self.conversions: list[Conversion] = []
        self.apart = apart(graph)
        goal = "" if self._far_above(graph) else graph.goal.unit
        for unit in self._easiest(graph, goal.partition("/")[0]):
            self._single(unit)
        self._factor(goal, graph.goal.per if goal else "")
        for given in graph.givens:
            self._factor(given.unit, given.per)

    @staticmethod
    def _easiest(graph: ParseGraph, goal: str) -> Iterator[str]:
        """米 for 1.2千米 at 60米/分钟: for what is told in two units, the one that asks for the fewest conversions
        and makes the fewest decimals."""
        numbers = [term for relation in graph.relations for term in relation.terms() if isinstance(term, Number)]
        told = [(g.value, g.unit, g.per) for g in graph.givens] + [(n.value, n.unit, n.per) for n in numbers]
        named = dict.fromkeys((goal, *(unit for _, above, below in told for unit in (above, below))))
        units = [unit for unit in named if dimension(unit) in EASED]
        goal = goal if goal in units else ""

        def cost(unit: str) -> tuple[int, int]:
            times = [(factor(above, unit) or 1) / (factor(below, unit) or Fraction(1)) for _, above, below in told]
            made = [(value, value * by) for (value, _, _), by in zip(told, times, strict=True) if by != 1]
            finer = sum(new.denominator > old.denominator for old, new in made)
            asked = factor(goal, unit) if goal else None
            return len(made) + finer + (asked not in (None, 1)), 0 if asked else finer

        for kind in dict.fromkeys(map(dimension, units)):
            yield min((unit for unit in units if dimension(unit) == kind), key=cost)

    @staticmethod
    def _far_above(graph: ParseGraph) -> bool:
        """Kilometres are asked and centimetres told (a map): 8厘米, not 0.00008千米, is what one computes with."""
        told = [factor(g.unit, graph.goal.unit) for g in graph.givens if g.unit and not g.per]
        known = [times for times in told if times is not None]
        ratios = (term for r in graph.relations if r.predicate in ("Ratio", "Product_of") for term in r.terms())
        scale = max((term.value for term in ratios if isinstance(term, Number) and not term.unit), default=0)
        limit = FAR if scale < SCALE else NEAR
        return bool(known) and max(known) <= limit

    def _factor(self, unit: str, per: str) -> tuple[str, Fraction]:
        """The working unit of ``unit`` per ``per``, and what a value is multiplied by to be in it."""
        if "/" in unit:
            unit, _, per = unit.partition("/")
        top, up = self._single(unit)
        below, down = self._single(per)
        return (f"{top}/{below}" if below else top), (up if down == 1 else up / down)

    def _single(self, unit: str) -> tuple[str, Fraction]:
        if unit not in self.factors:
            for working in self.working:
                found = factor(unit, working)
                if found is not None and not {unit, working} & self.apart:
                    self.factors[unit] = (working, found)
                    break
            else:
                self.working.append(unit)
                self.factors[unit] = (unit, Fraction(1))
        return self.factors[unit]

    def convert(self, value: Fraction, unit: str, per: str, quantity: int | None) -> Fraction:
        working, times = self._factor(unit, per)
        if times == 1:
            return value
        name = f"{unit}/{per}" if per else unit
        self.conversions.append(Conversion(quantity, value, name, value * times, working))
        return value * times

    def chosen(self) -> tuple[tuple[str, str], ...]:
        """Dimensions and their working units; a dimension has two where no factor links them (天, 月).

        Those that are kept apart come last: what is known to be a time only is in minutes, not in days.
        """
        order = sorted(self.working, key=lambda unit: unit in self.apart)
        return tuple((dimension(unit), unit) for unit in order)

    def rewrite(self, expr: Expr) -> Expr:
        if isinstance(expr, Binary):
            return Binary(expr.op, self.rewrite(expr.left), self.rewrite(expr.right))
        if isinstance(expr, Number) and (expr.unit or expr.per):
            value = self.convert(expr.value, expr.unit, expr.per, expr.quantity)
            return Number(value, quantity=expr.quantity)
        return expr
