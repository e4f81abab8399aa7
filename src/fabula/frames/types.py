"""The problem type, recognised from words and units."""

from __future__ import annotations

from functools import cache

from fabula.lang.lexicon import ordered_classes
from fabula.lang.pattern import AnyOf
from fabula.situation import ProblemType
from fabula.text import Problem
from fabula.text.problem import once
from fabula.text.units import dimension


@once
def problem_type(problem: Problem) -> ProblemType:
    """By what is measured: ways and times, money, turns at a whole, or just how many."""
    kinds, money = {dimension(q.unit) for q in problem.quantities}, _says("money", problem)
    measured = {"length", "time"} <= kinds or (_says("moving", problem) and kinds & {"length", "time"})
    if measured and not (money or _says("roadworks", problem)):
        return ProblemType.JOURNEY
    if money or "money" in kinds:
        return ProblemType.PRICE
    return ProblemType.TASK if _says("in_turn", problem) else ProblemType.RELATION


def _says(name: str, problem: Problem) -> bool:
    return _words()[name].within(problem.text)


@cache
def _words() -> dict[str, AnyOf]:
    return {name: AnyOf(words) for name, words in ordered_classes("types.txt").items()}
