"""From a parse graph to a value: equations, propagation, polynomials where it must be, and doubts about it all."""

from __future__ import annotations

from fabula.situation.graph import ParseGraph
from fabula.solve.equations import System, build_system
from fabula.solve.limit import TimeLimit, time_limit
from fabula.solve.outcome import Linear, Outcome, Result, Step, StepKind
from fabula.solve.propagate import explore, propagate
from fabula.solve.system import complete, solve_system

__all__ = [
    "Linear",
    "Outcome",
    "Result",
    "Step",
    "StepKind",
    "System",
    "TimeLimit",
    "build_system",
    "propagate",
    "solve_graph",
    "solve_system",
    "time_limit",
]


def solve_graph(graph: ParseGraph, *, seconds: float = 2.0) -> tuple[System, Result]:
    """The graph's equations and what solving them comes to; it takes at most ``seconds`` of work."""
    system = build_system(graph)
    trace = explore(system)
    result = trace.result()
    if result.outcome in (Outcome.TOO_FEW_EQUATIONS, Outcome.DIVISION_BY_ZERO):
        try:
            with time_limit(seconds, work=True):
                result = complete(trace)
        except TimeLimit:
            message = f"no result within {seconds:g} seconds"
            result = Result(Outcome.TIME_LIMIT, values=tuple(trace.values.items()), message=message)
    return system, result
