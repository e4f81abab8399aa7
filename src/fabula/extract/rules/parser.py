"""The paper's hand-designed initial parser as an extractor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from heapq import merge

from fabula.errors import reporting
from fabula.extract.base import Reading
from fabula.extract.mentions import mentions
from fabula.extract.rules.ages import AgesInterpreter
from fabula.extract.rules.deals import DealsInterpreter
from fabula.extract.rules.facts import find_facts
from fabula.extract.rules.interest import InterestInterpreter
from fabula.extract.rules.interpreter import Interpreter
from fabula.extract.rules.journey import JourneyInterpreter
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.masked import mask
from fabula.extract.rules.parts import PartsInterpreter
from fabula.extract.rules.states import StatesInterpreter
from fabula.extract.rules.tariff import TariffInterpreter
from fabula.extract.rules.types import problem_type
from fabula.parse.kbest import Choices, k_best
from fabula.situation import ParseGraph, ProblemType
from fabula.text import Kind, Problem
from fabula.text.units import dimension


class Signs:
    """What a problem looks like before it is understood."""

    def __init__(self, problem: Problem, type_: ProblemType) -> None:
        text, quantities = problem.text, problem.quantities
        self.price = type_ is ProblemType.PRICE
        self.journey = type_ is ProblemType.JOURNEY
        self.savings = has(text, "savings")
        self.each = any(q.per for q in quantities) or has(text, "each")
        self.timed = any(dimension(q.unit) == "time" or q.per for q in quantities) or has(text, "fast")
        # 每小时行90千米，…在距中点30千米处相遇: they move, although no time is told
        at_once = has(text, "meet") or (has(text, "same_start") and has(text, "arrives"))
        self.timed |= self.journey and (has(text, "midpoint") or (has(text, "per_time") and at_once))
        self.work = self.timed and has(text, "joint_work")
        # 每天修60米，修了8天: work goes on at a rate as a journey does, if the time is told besides.
        times = any(dimension(q.unit) == "time" and q.kind is not Kind.CLOCK for q in quantities)
        self.paced = times and has(text, "per_time")
        self.goes_on = not self.price and (self.work or (self.paced and not self.journey))
        # 5年后爸爸多少岁: ages at two times
        self.ages = any(dimension(q.unit) == "age" for q in quantities) and has(text, "other_times")
        self.steady = has(text, "steady")  # 照这样计算
        self.tariff = self.price and has(text, "tariff")
        self.changing = has(text, "price_changes")
        # 一枝玫瑰4元，…买8枝: a price of one, where several are counted
        counted = [
            q.unit for q in quantities if q.kind is Kind.NUMBER and dimension(q.unit).startswith("count")
        ]
        priced = self.price and any(f"一{unit}" in text for unit in counted)
        self.bill = self.each or priced or has(text, "purchase")


@dataclass(frozen=True, slots=True)
class Way:
    """A way to understand a problem, when it is tried, and what it costs to take it."""

    interpreter: type[Interpreter]
    when: Callable[[Signs], bool]
    cost: float


WAYS = (
    Way(InterestInterpreter, lambda s: s.savings, 0.0),
    Way(TariffInterpreter, lambda s: s.tariff, 0.0),
    Way(AgesInterpreter, lambda s: s.ages, 0.0),
    # prices
    Way(StatesInterpreter, lambda s: s.price and s.changing, 0.0),
    Way(StatesInterpreter, lambda s: s.price and not s.changing, 2.0),
    Way(DealsInterpreter, lambda s: s.price and s.changing, 1.5),
    Way(DealsInterpreter, lambda s: s.price and not s.changing and s.bill, 0.0),
    Way(DealsInterpreter, lambda s: s.price and not s.changing and not s.bill, 1.0),
    Way(PartsInterpreter, lambda s: s.price and (s.changing or s.bill), 1.5),
    Way(PartsInterpreter, lambda s: s.price and not (s.changing or s.bill), 0.0),
    # everything else
    Way(JourneyInterpreter, lambda s: (s.journey and s.timed) or s.goes_on, 0.0),
    Way(JourneyInterpreter, lambda s: s.journey and not s.timed, 0.8),
    Way(PartsInterpreter, lambda s: (s.journey and s.timed) or s.goes_on, 1.5),
    Way(PartsInterpreter, lambda s: s.ages, 1.5),
    Way(PartsInterpreter, lambda s: s.steady and not (s.price or s.goes_on or s.journey), 1.5),
    Way(
        PartsInterpreter,
        lambda s: not (s.price or s.goes_on or s.ages or s.steady or (s.journey and s.timed)),
        0.0,
    ),
    Way(DealsInterpreter, lambda s: not s.price and not s.journey and s.each and not s.steady, 1.0),
    Way(DealsInterpreter, lambda s: not s.price and not s.journey and s.steady, 0.0),
    # when nothing else makes sense
    Way(DealsInterpreter, lambda s: s.journey and s.each, 2.5),
    Way(JourneyInterpreter, lambda s: not (s.journey or s.goes_on) and s.timed, 2.5),
)


class RuleExtractor:
    """Reads a problem by word classes, constructions and commonsense; k-best by replay."""

    name = "rules"

    def __init__(self, runs: int = 60) -> None:
        self.runs = runs

    def readings(self, problem: Problem) -> Iterator[Reading]:
        """The readings of all the ways that are tried, best first, each made when it is wanted."""
        masked, type_ = mask(problem), problem_type(problem)
        signs, failed = Signs(problem, type_), reporting(problem.text, "reading by rules")
        facts = cache(partial(find_facts, masked))

        def interpret(interpreter: type[Interpreter], choices: Choices) -> ParseGraph:
            return interpreter(masked, facts(interpreter.constructions), type_, choices).run()

        def follow(way: Way) -> Iterator[Reading]:
            for graph, choices in k_best(partial(interpret, way.interpreter), self.runs, failed):
                yield Reading(graph, -choices.cost - way.cost, mentions(graph), tuple(choices.notes))

        return merge(*(follow(way) for way in WAYS if way.when(signs)), key=lambda reading: -reading.score)
