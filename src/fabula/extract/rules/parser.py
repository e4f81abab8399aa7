"""The paper's hand-designed initial parser as an extractor."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from fabula.extract.base import Reading
from fabula.extract.mentions import mentions
from fabula.extract.rules.deals import DealsInterpreter
from fabula.extract.rules.facts import Fact, find_facts
from fabula.extract.rules.interest import SAVINGS, InterestInterpreter
from fabula.extract.rules.journey import JourneyInterpreter
from fabula.extract.rules.masked import Masked, mask
from fabula.extract.rules.parts import PartsInterpreter
from fabula.extract.rules.states import StatesInterpreter
from fabula.extract.rules.types import problem_type
from fabula.parse.kbest import Choices, k_best
from fabula.situation import ParseGraph, ProblemType
from fabula.text import Problem
from fabula.text.units import dimension


CHANGING = re.compile("原[价来]|现价|降|提价|打\\w?0|便宜|折|赚|利润|标价|涨|促销|优惠|成本|节[省约]|省")
WORK = re.compile("合作|合做|单独|合修|合运|独做|独运")
BILL = re.compile("找回|付给|单价|应付|买[了来]?\\d|卖[了出]?\\d|共.{0,4}元")


class RuleExtractor:
    """Reads a problem by word classes, constructions and commonsense; k-best by replay."""

    name = "rules"

    def __init__(self, runs: int = 60) -> None:
        self.runs = runs

    def readings(self, problem: Problem) -> Iterator[Reading]:
        masked = mask(problem)
        facts = find_facts(masked)
        type_ = problem_type(problem)
        for interpret in self._interpreters(problem, masked, facts, type_):
            for graph, choices in k_best(interpret[0], self.runs):
                yield Reading(graph, -choices.cost - interpret[1], mentions(graph), tuple(choices.notes))

    def _interpreters(
        self, problem: Problem, masked: Masked, facts: tuple[Fact, ...], type_: ProblemType
    ) -> Iterator[tuple[Callable[[Choices], ParseGraph], float]]:
        """Ways to understand the facts, with what it costs to take this way."""
        timed = any(dimension(q.unit) == "time" or q.per for q in problem.quantities) or "速" in problem.text
        journey = type_ is ProblemType.JOURNEY

        def as_journey(choices: Choices) -> ParseGraph:
            return JourneyInterpreter(problem, facts, choices, masked.text, type_).run()

        def as_parts(choices: Choices) -> ParseGraph:
            return PartsInterpreter(problem, facts, type_, choices).run()

        def as_states(choices: Choices) -> ParseGraph:
            return StatesInterpreter(problem, price_facts, choices).run()

        price_facts = find_facts(masked, "prices.txt") if type_ is ProblemType.PRICE else ()

        def as_deals(choices: Choices) -> ParseGraph:
            return DealsInterpreter(problem, facts, choices, type_).run()

        def as_interest(choices: Choices) -> ParseGraph:
            return InterestInterpreter(problem, choices).run()

        each = any(q.per for q in problem.quantities) or "每" in problem.text
        if SAVINGS.search(problem.text):
            yield as_interest, 0.0
        if type_ is ProblemType.PRICE:
            changing = bool(CHANGING.search(problem.text))
            bill = each or bool(BILL.search(problem.text))
            yield as_states, 0.0 if changing else 2.0
            yield as_deals, 1.5 if changing else 0.0 if bill else 1.0
            yield as_parts, 1.5 if bill or changing else 0.0
            return
        if journey or timed and WORK.search(problem.text):
            yield as_journey, 0.0 if timed else 0.8
        yield as_parts, 1.5 if timed and (journey or WORK.search(problem.text)) else 0.0
        if each and not journey:
            yield as_deals, 1.0
