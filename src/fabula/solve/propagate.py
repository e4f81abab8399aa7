"""Attribute propagation: values flow through the equations, in an order a pupil could follow.

An equation with one unknown gives it by inverting the operations around it. When every equation left has
two or more unknowns, one of them is called x, the others are expressed in x, and the first equation that
speaks of x alone gives its value: what a school book writes as 设…为x.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from fabula.situation.formula import Binary, Equation, Expr, evaluate, full
from fabula.situation.terms import Number
from fabula.solve.equations import System, Variable, variables
from fabula.solve.outcome import Linear, Outcome, Result, Step, StepKind
from fabula.solve.structure import Part, core

Values = dict[Variable, Fraction]
Forms = dict[Variable, Linear]

NOT_DETERMINED = "the equations do not determine the goal"
_X = Linear(Fraction(1), Fraction(0))


CANDIDATES = 4  # unknowns that are tried as x although another one would do


class NotLinear(Exception):
    """x is multiplied by itself or divides something: propagation gives way to polynomials."""


def propagate(system: System) -> Result:
    """Values for all that can be determined step by step; the goal's own steps only in the trace."""
    return explore(system).result()


def explore(system: System) -> Trace:
    """As :func:`propagate`, keeping what was found so that it can be added to."""
    trace = Trace(system)
    trace.run()
    return trace


class Trace:
    """The working memory of a propagation: values, the steps that gave them, and the equations still open."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.values: Values = dict(system.given.items())
        self.steps: list[Step] = []
        self.open: list[tuple[Equation, tuple[Variable, ...]]] = [
            (e, tuple(dict.fromkeys(variables(e)))) for e in system.equations
        ]
        self.contradiction: Equation | None = None
        self.divided_by_zero = False

    def run(self) -> None:
        """Go on until nothing more follows."""
        while self.open and self.contradiction is None:
            if not (self._round() or self._suppose()):
                return

    def result(self) -> Result:
        """What it came to."""
        values = tuple(self.values.items())
        if self.contradiction is not None:
            message = f"{self.contradiction} does not hold for the given numbers"
            return Result(Outcome.CONTRADICTION, values=values, message=message)
        value = self.values.get(self.system.goal)
        if value is not None:
            return Result(Outcome.SOLVED, value, (value,), values, self.trace_of(self.system.goal))
        if self.divided_by_zero:
            return Result(Outcome.DIVISION_BY_ZERO, values=values, message="a step divides by zero")
        return Result(Outcome.TOO_FEW_EQUATIONS, values=values, message=NOT_DETERMINED)

    def trace_of(self, *goals: Variable) -> tuple[Step, ...]:
        """Only the steps these variables rest on."""
        return tuple(_needed(self.steps, goals))

    def _round(self) -> bool:
        """One pass over the open equations; True if anything was found or checked off."""
        still = []
        values = self.values
        for at, (equation, names) in enumerate(self.open):
            unknown = [v for v in names if v not in values]
            if len(unknown) > 1:
                still.append((equation, names))
                continue
            try:
                if unknown:
                    self._compute(equation, unknown[0])
                elif evaluate(equation.left, values) != evaluate(equation.right, values):
                    self.contradiction = equation
            except ZeroDivisionError:
                self.divided_by_zero = True
            if self.contradiction is not None:
                self.open = still + self.open[at:]
                return False
        progress = len(still) != len(self.open)
        self.open = still
        return progress

    def _compute(self, equation: Equation, target: Variable) -> None:
        expr = isolate(equation, target)
        if expr is not None:
            value = evaluate(expr, self.values)
            self.steps.append(_step(StepKind.COMPUTE, target, equation, value=value, expr=expr))
            self.values[target] = value
            return
        try:
            sides = _sides(equation, self.values, {target: _X})
        except NotLinear:
            return
        root = _root(sides)
        if root is not None:
            self.steps.append(Step(StepKind.LET, target))
            self.steps.append(_step(StepKind.SOLVE, target, equation, value=root, sides=sides))
            self.values[target] = root
        elif sides[0].constant != sides[1].constant:
            self.contradiction = equation

    def _suppose(self) -> bool:
        """Call one unknown x and see whether an equation closes; of a few, the shortest chain wins."""
        if self.system.goal in self.values:
            return False
        about = core([e for e, _ in self.open], self.values, self.system.goal)
        if not about.determined:
            return False
        spoken_of = Counter(v for _, names in about.parts for v in names)
        likely = dict.fromkeys((self.system.goal, *(v for v, _ in spoken_of.most_common())))
        best: list[Step] = []
        for tried, x in enumerate(likely):
            if x in self.values or (best and tried >= CANDIDATES):
                continue
            chain = _chain(about.parts, self.values, x)
            if chain and (not best or len(chain) < len(best)):
                best = chain
        if not best:
            return False
        self._take(best)
        return True

    def _take(self, chain: list[Step]) -> None:
        closing = chain[-1]
        assert closing.value is not None
        self.steps.extend(chain)
        for step in chain:
            if step.form is not None:
                self.values[step.target] = step.form.slope * closing.value + step.form.constant
        self.values[closing.target] = closing.value


def _chain(parts: Iterable[Part], values: Values, x: Variable) -> list[Step]:
    """Let x be the unknown; express others in it until an equation closes. Empty if none does.

    What an equation defines is expressed first (路程 = 速度 × x): the sums are left to close the chain.
    """
    forms: Forms = {x: _X}
    steps = [Step(StepKind.LET, x)]
    open_ = list(parts)
    direct = True
    while open_:
        before = len(steps)
        still: list[Part] = []
        for part in open_:
            equation, names = part
            unknown = [v for v in names if v not in forms]
            if len(unknown) > 1 or (unknown and direct and not _defines(equation, unknown[0])):
                still.append(part)
                continue
            try:
                if unknown:
                    steps.append(_express(equation, unknown[0], values, forms))
                elif (closing := _close(equation, x, values, forms)) is not None:
                    return _only_used([*steps, closing])
            except (NotLinear, ZeroDivisionError):
                continue
        open_ = still
        if len(steps) == before and not direct:
            break
        direct = len(steps) > before
    return []


def _defines(equation: Equation, target: Variable) -> bool:
    return target in (equation.left, equation.right)


def _close(equation: Equation, x: Variable, values: Values, forms: Forms) -> Step | None:
    """The step that gives x, if the equation says anything about it."""
    sides = _sides(equation, values, forms)
    root = _root(sides)
    return None if root is None else _step(StepKind.SOLVE, x, equation, value=root, sides=sides)


def _express(equation: Equation, target: Variable, values: Values, forms: Forms) -> Step:
    """The target as slope·x + constant."""
    expr = isolate(equation, target)
    if expr is None:
        raise NotLinear
    form = forms[target] = linear(expr, values, forms)
    return _step(StepKind.EXPRESS, target, equation, expr=expr, form=form)


def _step(kind: StepKind, target: Variable, equation: Equation, **found: Any) -> Step:
    needs = tuple(dict.fromkeys(v for v in variables(equation) if v != target))
    return Step(kind, target, relation=equation.relation, needs=needs, **found)


def _only_used(steps: list[Step]) -> list[Step]:
    """Drop the expressions that the closing equation does not rest on."""
    needed = set(steps[-1].needs)
    kept = [steps[-1]]
    for step in reversed(steps[:-1]):
        if step.kind is StepKind.LET or step.target in needed:
            kept.append(step)
            needed.update(step.needs)
    return kept[::-1]


def _sides(equation: Equation, values: Values, forms: Forms) -> tuple[Linear, Linear]:
    return linear(equation.left, values, forms), linear(equation.right, values, forms)


def _root(sides: tuple[Linear, Linear]) -> Fraction | None:
    left, right = sides
    slope = left.slope - right.slope
    return (right.constant - left.constant) / slope if slope else None


def linear(expr: Expr, values: Values, forms: Forms) -> Linear:
    """The expression as slope·x + constant."""
    if isinstance(expr, Number):
        return Linear(Fraction(0), expr.value)
    if not isinstance(expr, Binary):
        return forms[expr] if expr in forms else Linear(Fraction(0), values[expr])
    left, right = linear(expr.left, values, forms), linear(expr.right, values, forms)
    match expr.op:
        case "+":
            return Linear(left.slope + right.slope, left.constant + right.constant)
        case "-":
            return Linear(left.slope - right.slope, left.constant - right.constant)
        case "*" if not left.slope or not right.slope:
            slope = left.slope * right.constant + right.slope * left.constant
            return Linear(slope, left.constant * right.constant)
        case "/" if not right.slope:
            return Linear(left.slope / right.constant, left.constant / right.constant)
        case "//" if not left.slope and not right.slope:
            return Linear(Fraction(0), full(left.constant, right.constant))
    raise NotLinear


def isolate(equation: Equation, target: Variable) -> Expr | None:
    """The target in terms of the rest, by undoing the operations around it; None if that cannot be done."""
    left, right = _count(equation.left, target), _count(equation.right, target)
    if left + right != 1:
        return None
    side, other = (equation.left, equation.right) if left else (equation.right, equation.left)
    while isinstance(side, Binary):
        if side.op == "//":  # many values are full so many times
            return None
        inside_left = _count(side.left, target) == 1
        inner, rest = (side.left, side.right) if inside_left else (side.right, side.left)
        other = _undo(side.op, inside_left, other, rest)
        side = inner
    return other


def _undo(op: str, unknown_left: bool, result: Expr, rest: Expr) -> Expr:
    match op, unknown_left:
        case "+", _:
            return Binary("-", result, rest)
        case "*", _:
            return Binary("/", result, rest)
        case "-", True:
            return Binary("+", result, rest)
        case "-", False:
            return Binary("-", rest, result)
        case "/", True:
            return Binary("*", result, rest)
        case _:
            return Binary("/", rest, result)


def _count(expr: Expr, target: Variable) -> int:
    if not isinstance(expr, Binary):
        return int(expr == target)
    return _count(expr.left, target) + _count(expr.right, target)


def _needed(steps: list[Step], goals: tuple[Variable, ...]) -> Iterator[Step]:
    """The steps that the goals rest on, in their order; a chain of let/express/solve stays whole."""
    groups: list[list[Step]] = []
    for step in steps:
        if step.kind in (StepKind.EXPRESS, StepKind.SOLVE) and groups and groups[-1][0].kind is StepKind.LET:
            groups[-1].append(step)
        else:
            groups.append([step])
    needed: set[Variable] = set(goals)
    kept = []
    for group in reversed(groups):
        if any(step.target in needed for step in group):
            kept.append(group)
            needed |= {v for step in group for v in step.needs}
    for group in reversed(kept):
        yield from group
