"""The arithmetic of an answer: which quantity follows from which, with the text's numbers as symbols.

Where one equation after the other gives a quantity, nothing needs to be done. Where several hang together,
all of them are put in terms of one (chains.py). Every choice of that one quantity and of the equation that
closes the chain is tried; the one a book would write is the shortest.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.textbook.book_form import as_written
from fabula.explain.textbook.chains import chains
from fabula.explain.textbook.derived import Derived, Values, operations
from fabula.explain.textbook.recast import Recast
from fabula.situation.formula import Binary, Equation, Expr, evaluate, leaves
from fabula.situation.terms import Number
from fabula.solve.equations import Variable, variables
from fabula.solve.propagate import isolate
from fabula.solve.structure import core

MOST = 9  # quantities that hang together, tried in turn; beyond that the equation method serves better
DEPTH = 4  # such chains one after the other
_INNER_DIVISION = 4.0  # what a division inside a chain costs: books avoid it
_AHEAD = 0.25  # what the later one would have gone before is asked last: 先行的路程 is that of the earlier one
_PRODUCT = 1.5  # … and a product inside one, which needs a step of its own


def derive(case: Recast, values: Values) -> tuple[Derived, ...] | None:
    """The way from the numbers of the text to the goal, in the order of its use; None if there is none."""
    found = _search(case, dict(case.known), values, list(case.equations), DEPTH)
    if found is None:
        return None
    return tuple(_in_order(case.goal, {d.target: d for d in reversed(found)}))


def best_way(case: Recast, values: Values) -> tuple[Recast, tuple[Derived, ...]] | None:
    """The way a book would go: by the sum of rates (速度和, 工作效率和) where that spares products in a divisor."""
    found = derive(case, values)
    chained = found is not None and any(step.quotient is not None for step in found)
    other = case.with_rates() if found is None or case.taken_as_one or chained else None
    spared = derive(other, values) if other is not None else None
    if other is not None and spared is not None and (found is None or cost(list(spared)) < cost(list(found))):
        return other, spared
    return (case, found) if found is not None else None


def cost(steps: list[Derived]) -> float:
    """Operations, divisions inside a chain counting more."""
    return sum(_cost(step) for step in steps)


def _cost(step: Derived) -> float:
    price = float(operations(step.expr))
    if step.quotient is not None:
        parts = (*step.quotient.above, *step.quotient.below)
        inner = sum(isinstance(e, Binary) and e.op == "/" for p in parts for e in _inside(p.expr))
        deep = sum(max(0, operations(p.expr) - 1) for p in parts)
        products = sum(isinstance(p.expr, Binary) for p in parts)
        price += _INNER_DIVISION * inner + _PRODUCT * products + deep
        if not step.quotient.more and any(isinstance(p.expr, Binary) for p in step.quotient.above):
            price += _AHEAD
    return price


def _inside(expr: Expr) -> Iterator[Expr]:
    yield expr
    if isinstance(expr, Binary):
        yield from _inside(expr.left)
        yield from _inside(expr.right)


def _search(case: Recast, known: Values, values: Values, equations: list[Equation], depth: int) -> list[Derived] | None:
    known, steps, equations = _forward(case, known, equations)
    if case.goal in known:
        return list(_in_order(case.goal, {d.target: d for d in steps}))
    if not depth:
        return None
    about = core(equations, known, case.goal)
    unknown = about.unknowns
    if not about.determined or len(unknown) > MOST:
        return None
    best: list[Derived] | None = None
    for derived in chains(case, [e for e, _ in about.parts], known, values, unknown):
        if best is not None and _cost(derived) >= cost(best):
            continue  # whatever follows from it only adds to this
        value = evaluate(derived.expr, known)
        more = _search(case, known | {derived.target: value}, values, equations, depth - 1)
        if more is None:
            continue
        whole = list(_in_order(case.goal, {d.target: d for d in (*more, derived, *steps)}))
        if best is None or cost(whole) < cost(best):
            best = whole
    return best


def _forward(case: Recast, known: Values, equations: list[Equation]) -> tuple[Values, list[Derived], list[Equation]]:
    """Whatever an equation with a single unknown gives."""
    known, steps, still = dict(known), [], list(equations)
    progress = True
    while progress:
        progress = False
        for equation in sorted(still, key=lambda e: case.goal not in variables(e)):
            unknown = {v for v in variables(equation) if v not in known}
            if len(unknown) > 1:
                continue
            if not unknown:
                still.remove(equation)
                continue
            target = unknown.pop()
            expr = isolate(equation, target)
            if expr is None:
                continue
            expr = as_written(case, expr)
            try:
                known[target] = evaluate(expr, known)
            except ZeroDivisionError:
                continue
            steps.append(Derived(target, expr, (equation.relation,)))
            still.remove(equation)
            progress = True
    return known, steps, still


def _in_order(goal: Variable, made: dict[Variable, Derived]) -> Iterator[Derived]:
    """What the goal rests on, each quantity right before its first use."""
    seen: set[Variable] = set()

    def visit(variable: Variable) -> Iterator[Derived]:
        if variable in seen or variable not in made:
            return
        seen.add(variable)
        for leaf in leaves(made[variable].expr):
            if not isinstance(leaf, Number):
                yield from visit(leaf)
        yield made[variable]

    yield from visit(goal)
