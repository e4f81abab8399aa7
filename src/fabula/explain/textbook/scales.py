"""万元 in every line of a text that tells all its money so: 30×5%=1.5（万元）, not 300000×5%=15000（元）."""

from __future__ import annotations

from fractions import Fraction

from fabula.explain.lexicon import lexemes
from fabula.explain.textbook.recast import Recast
from fabula.situation.formula import Binary, Expr
from fabula.situation.terms import Number
from fabula.solve.attempt import Attempt
from fabula.solve.equations import Variable

_MYRIADS = dict(zip((10**4, 10**8), lexemes("myriad"), strict=True))


class Scales:
    """In how many units at once each quantity is written; ``mixed`` if that cannot be kept up."""

    def __init__(self, attempt: Attempt, case: Recast, wanted: bool) -> None:
        self.quantities = attempt.problem.quantities
        self.case = case
        self.mixed = False
        self._made: dict[Variable, Fraction] = {}
        told: dict[str, set[int]] = {}
        for quantity in self.quantities:
            if quantity.value is not None and quantity.unit:
                told.setdefault(quantity.unit, set()).add(quantity.scale)
        asked = attempt.answer.unit if attempt.answer is not None else ""
        plain = not wanted or attempt.system.conversions
        self._units = {unit for unit, scales in told.items() if len(scales) == 1 and not plain and unit != asked}

    def of(self, expr: Expr) -> Fraction:
        """What a quantity is divided by before it is written."""
        if isinstance(expr, Number):
            return self._told(expr.quantity)
        if not isinstance(expr, Binary):
            return self._made[expr] if expr in self._made else self._told(self.case.places.get(expr))
        left, right = self.of(expr.left), self.of(expr.right)
        if expr.op in "+-":
            self.mixed = self.mixed or left != right
            return left
        return left * right if expr.op == "*" else left / right

    def make(self, variable: Variable, expr: Expr) -> tuple[Fraction, str]:
        """The scale of what a step computes, and the word for it."""
        scale = self._made[variable] = self.of(expr)
        self.mixed = self.mixed or (scale != 1 and scale not in _MYRIADS)
        return scale, _MYRIADS.get(int(scale), "")

    def same(self, variable: Variable, leaf: Variable | Number) -> None:
        """A quantity that is another one."""
        self._made[variable] = self.of(leaf)

    def _told(self, place: int | None) -> Fraction:
        if place is None or not 0 <= place < len(self.quantities):
            return Fraction(1)
        return Fraction(self.quantities[place].scale if self.quantities[place].unit in self._units else 1)
