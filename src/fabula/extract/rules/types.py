"""The problem type, recognised from words and units."""

from __future__ import annotations

from fabula.extract.rules.lexicon import has, has_any
from fabula.situation import ProblemType
from fabula.text import Problem
from fabula.text.units import dimension


def problem_type(problem: Problem) -> ProblemType:
    """By what is measured: ways and times, money, turns at a whole, or just how many."""
    text = problem.text
    kinds = {dimension(q.unit) for q in problem.quantities}
    measured = {"length", "time"} <= kinds or (has(text, "moving") and kinds & {"length", "time"})
    if measured and not has_any(text, "roadworks", "money"):
        return ProblemType.JOURNEY
    if "money" in kinds or has(text, "money"):
        return ProblemType.PRICE
    if has(text, "in_turn"):
        return ProblemType.TASK
    return ProblemType.RELATION
