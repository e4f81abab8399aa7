"""The paper's hand-designed initial parser as an extractor."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.errors import FabulaError
from fabula.extract.base import Reading
from fabula.extract.rules.facts import find_facts
from fabula.extract.rules.masked import mask
from fabula.extract.rules.parts import PartsInterpreter
from fabula.extract.rules.types import problem_type
from fabula.parse.kbest import k_best
from fabula.text import Problem


class RuleExtractor:
    """Reads a problem by word classes, constructions and commonsense; k-best by replay."""

    name = "rules"

    def __init__(self, runs: int = 60) -> None:
        self.runs = runs

    def readings(self, problem: Problem) -> Iterator[Reading]:
        masked = mask(problem)
        facts = find_facts(masked)
        type_ = problem_type(problem)
        for graph, choices in k_best(lambda c: PartsInterpreter(problem, facts, type_, c).run(), self.runs):
            yield Reading(graph, -choices.cost, (), tuple(choices.notes))
