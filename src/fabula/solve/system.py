"""What step-by-step propagation cannot finish: several unknowns at once, a square, x in a denominator.

SymPy does the algebra. It gets symbols and numbers built by constructors, never text, and only the
equations that speak about the goal.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from fabula.situation.formula import Binary, Expr
from fabula.situation.terms import Number
from fabula.solve.equations import System, Variable, variables
from fabula.solve.outcome import Outcome, Result, Step, StepKind
from fabula.solve.propagate import Trace, Values, evaluate, explore
from fabula.solve.structure import Core, core, scale_free

MOST_UNKNOWNS = 12


def solve_system(system: System) -> Result:
    """Solve for the goal by whatever it takes; every way it can end has a name."""
    return complete(explore(system))


def complete(trace: Trace) -> Result:
    """Finish a propagation that did not reach the goal; returns at once where nothing can be done."""
    found = trace.result()
    if found.outcome not in (Outcome.TOO_FEW_EQUATIONS, Outcome.DIVISION_BY_ZERO):
        return found
    goal = trace.system.goal
    about = core([e for e, _ in trace.open] or list(trace.system.equations), trace.values, goal)
    if not about.determined:
        return _take_as_one(trace, about) or found
    if len(about.unknowns) > MOST_UNKNOWNS:
        return found
    return _solve_core(trace, about)
