"""Which unknown a pupil would call x.

The solver takes the first chain let–express–solve that closes. Any unknown of the chain could have been x;
in a school book it is the one from which the others follow without dividing: the whole, not its 30 %.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from fabula.situation.formula import Binary, Equation, Expr
from fabula.solve.equations import System, Variable, variables
from fabula.solve.outcome import Linear, Result, Step, StepKind
from fabula.solve.propagate import NotLinear, isolate, linear

_COST = {"/": 3.0, "//": 3.0, "-": 1.0, "+": 0.1, "*": 0.0}
_LONGEST = 8  # relations in a chain; beyond that the solver's own choice is kept


def retold(result: Result, system: System) -> tuple[Step, ...]:
    """The steps of a result, every chain told with the x that makes it easiest."""
    told: list[Step] = []
    for group in _groups(result.steps):
        told.extend(_easiest(group, result, system) if len(group) > 2 else group)
    return tuple(told)


def _groups(steps: tuple[Step, ...]) -> Iterator[list[Step]]:
    group: list[Step] = []
    for step in steps:
        inside = step.kind in (StepKind.EXPRESS, StepKind.SOLVE) and group and group[0].kind is StepKind.LET
        if group and not inside:
            yield group
            group = []
        group.append(step)
    if group:
        yield group


def _easiest(group: list[Step], result: Result, system: System) -> list[Step]:
    if group[-1].kind is not StepKind.SOLVE or len(group) > _LONGEST:
        return group
    used = {step.relation for step in group}
    equations = [e for e in system.equations if e.relation in used]
    targets = tuple(dict.fromkeys(step.target for step in group))
    known = {v: value for v, value in result.values if v not in targets}
    best, least = group, _cost(group, system.goal)
    for x in targets:
        for closing in equations:
            chain = _chain(x, [e for e in equations if e is not closing], closing, targets, known)
            if chain and (cost := _cost(chain, system.goal)) < least:
                best, least = chain, cost
    return best


def _chain(
    x: Variable,
    equations: list[Equation],
    closing: Equation,
    targets: tuple[Variable, ...],
    known: dict[Variable, Fraction],
) -> list[Step]:
    """Let x be one of the targets, express the others, close with the given equation; empty if that fails."""
    forms: dict[Variable, Linear] = {x: Linear(Fraction(1), Fraction(0))}
    steps = [Step(StepKind.LET, x)]
    open_ = list(equations)
    try:
        while ready := [(e, new) for e in open_ if len(new := _new(e, targets, forms)) == 1]:
            equation, (target,) = ready[0]
            expr = isolate(equation, target)
            if expr is None:
                return []
            form = forms[target] = linear(expr, known, forms)
            needs = tuple(dict.fromkeys(v for v in variables(equation) if v != target))
            steps.append(Step(StepKind.EXPRESS, target, None, expr, equation.relation, form, needs=needs))
            open_.remove(equation)
        if open_ or _new(closing, targets, forms):
            return []
        sides = linear(closing.left, known, forms), linear(closing.right, known, forms)
    except (NotLinear, ZeroDivisionError, KeyError):
        return []
    slope = sides[0].slope - sides[1].slope
    if not slope:
        return []
    root = (sides[1].constant - sides[0].constant) / slope
    needs = tuple(dict.fromkeys(v for v in variables(closing) if v != x))
    return [*steps, Step(StepKind.SOLVE, x, root, None, closing.relation, sides=sides, needs=needs)]


def _new(equation: Equation, targets: tuple[Variable, ...], forms: dict[Variable, Linear]) -> list[Variable]:
    return list(dict.fromkeys(v for v in variables(equation) if v in targets and v not in forms))


def _cost(chain: list[Step], goal: Variable) -> float:
    """Divisions are dear, subtractions less so; that x is what is asked saves going back."""
    operations = sum(_operations(step.expr) for step in chain if step.expr is not None)
    return operations - (0.5 if chain[0].target == goal else 0.0)


def _operations(expr: Expr) -> float:
    if not isinstance(expr, Binary):
        return 0.0
    return _COST[expr.op] + _operations(expr.left) + _operations(expr.right)
