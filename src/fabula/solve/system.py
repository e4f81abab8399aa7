"""What step-by-step propagation cannot finish: several unknowns at once, a square, x in a denominator.

``algebra.py`` gets polynomials built from unknowns and numbers, never text, and only the equations that speak about
the goal.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from fabula.solve.algebra import Roots, goal_roots
from fabula.solve.equations import System, Variable, variables
from fabula.solve.outcome import Outcome, Result, Step, StepKind
from fabula.solve.propagate import NOT_DETERMINED, Trace, Values, explore
from fabula.solve.structure import Core, core, scale_free

MOST_UNKNOWNS = 12


def solve_system(system: System) -> Result:
    """Solve for the goal by whatever it takes; every way it can end has a name."""
    return complete(explore(system))


def complete(trace: Trace) -> Result:
    """Finish a propagation that did not reach the goal; at once where nothing can be done."""
    found = trace.result()
    if found.outcome not in (Outcome.TOO_FEW_EQUATIONS, Outcome.DIVISION_BY_ZERO):
        return found
    about = core(trace.system.equations, trace.values, trace.system.goal)
    if not about.determined:
        return _take_as_one(trace, about) or found
    if len(about.unknowns) > MOST_UNKNOWNS:
        return replace(found, message=f"more than {MOST_UNKNOWNS} unknowns hang together")
    result = _solve_core(trace, about)
    # That a step divides by zero says more than that there is no solution.
    return result if result.solved or found.outcome is not Outcome.DIVISION_BY_ZERO else found


def _take_as_one(trace: Trace, about: Core) -> Result | None:
    """Where the size of something does not matter, call it 1 and go on."""
    free = scale_free(about.parts, trace.values, trace.system.goal)
    if free is None:
        return None
    one = Fraction(1)
    assumed = explore_with(trace, Step(StepKind.UNIT, free, value=one), {free: one})
    result = assumed.result()
    if result.outcome is not Outcome.TOO_FEW_EQUATIONS:
        return result
    rest = core(trace.system.equations, assumed.values, trace.system.goal)
    return _solve_core(assumed, rest) if rest.determined and len(rest.unknowns) <= MOST_UNKNOWNS else None


def explore_with(trace: Trace, step: Step, values: Values) -> Trace:
    """A new propagation that starts from what this one found, one more step, and the values it gives."""
    more = Trace(trace.system)
    more.steps = [*trace.steps, step]
    more.values = {**trace.values, **values}
    more.run()
    return more


def _solve_core(trace: Trace, about: Core) -> Result:
    known = tuple(trace.values.items())
    try:
        found = goal_roots(about, trace.values, trace.system.goal)
    except ZeroDivisionError:
        return Result(Outcome.DIVISION_BY_ZERO, values=known, message="an equation divides by zero")
    if not found.determined:
        return Result(Outcome.TOO_FEW_EQUATIONS, values=known, message=NOT_DETERMINED)
    if not found.solutions:
        return _none(found, about, known)
    tried = [_with_solution(trace, about, solution) for solution in found.solutions]
    held = [t for t in tried if t.contradiction is None and not t.divided_by_zero]
    if not held:
        outcome = Outcome.DIVISION_BY_ZERO if any(t.divided_by_zero for t in tried) else Outcome.CONTRADICTION
        return Result(outcome, values=known, message="no root satisfies all the equations")
    return _choose(held, about, trace.system.goal)


def _none(found: Roots, about: Core, known: tuple[tuple[Variable, Fraction], ...]) -> Result:
    if found.irrational:
        return Result(Outcome.NO_SOLUTION, values=known, message="no rational solution")
    if len(about.parts) > len(about.unknowns):
        return Result(Outcome.CONTRADICTION, values=known, message="the equations contradict each other")
    return Result(Outcome.NO_SOLUTION, values=known, message="the equations have no solution")


def _with_solution(trace: Trace, about: Core, solution: Values) -> Trace:
    goal = trace.system.goal
    everything = tuple(dict.fromkeys(v for e, _ in about.parts for v in variables(e)))
    needs = tuple(v for v in (*about.unknowns, *everything) if v != goal)
    step = Step(
        StepKind.SYSTEM,
        goal,
        value=solution[goal],
        needs=tuple(dict.fromkeys(needs)),
        relations=tuple(e.relation for e, _ in about.parts),
    )
    return explore_with(trace, step, solution)


def _choose(traces: list[Trace], about: Core, goal: Variable) -> Result:
    """The one root that makes sense: the only one, or the only positive one."""
    roots = tuple(sorted({t.values[goal] for t in traces}))
    sensible = [t for t in traces if all(t.values.get(v, Fraction(1)) >= 0 for v in about.unknowns)]
    positive = [t for t in sensible or traces if t.values[goal] > 0]
    best = {t.values[goal]: t for t in reversed(positive)}
    if len(roots) == 1:
        chosen = next(iter(best.values()), traces[0])
        return replace(chosen.result(), roots=roots)
    if len(best) != 1:
        shown = ", ".join(map(str, roots))
        return Result(Outcome.SEVERAL_ROOTS, roots=roots, message=f"several values are possible: {shown}")
    ((value, chosen),) = best.items()
    others = ", ".join(str(r) for r in roots if r != value)
    message = f"of the roots only {value} makes sense, not {others}"
    return replace(chosen.result(), roots=(value, *(r for r in roots if r != value)), message=message)
