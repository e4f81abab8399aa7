"""A solved situation as the tutor needs it: its worlds and the quantities in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from fabula.errors import FabulaError
from fabula.explain.refs import Linker
from fabula.explain.wording import Wording
from fabula.situation.formula import Expr, leaves
from fabula.situation.terms import Number, Slot, Unknown
from fabula.solution import Notice
from fabula.solve.attempt import Answer, Attempt
from fabula.solve.equations import System, Variable
from fabula.solve.outcome import Outcome, Result
from fabula.solve.propagate import evaluate
from fabula.text import Problem, Quantity
from fabula.text.units import compatible, dimension, factor
from fabula.tutor.facts import Fact, Gatherer, Role
from fabula.tutor.worlds import (
    ACTUAL,
    Factors,
    Values,
    Vector,
    combine,
    other_numbers,
    scale,
    scaled,
    shifted,
    solved,
)

# Numbers that a step may use although the text does not give them: the whole, pairs, what units are made of.
CONSTANTS = frozenset(map(Fraction, (1, 2, 7, 10, 12, 24, 30, 60, 100, 365, 1000, 3600, 10_000)))
_CLOSING = ("*", "/", "+", "-")


class TutorError(FabulaError):
    """There is nothing to tutor: the problem has no answer."""

    stage = "tutor"


@dataclass(frozen=True, slots=True)
class Hit:
    """A fact that a value is, and the unit in which it is that value: ``times`` the fact's own."""

    fact: Fact
    unit: str
    per: str
    times: Fraction


class Situation:
    """The worlds and facts of one attempt, worked out once and kept."""

    def __init__(self, attempt: Attempt) -> None:
        if attempt.answer is None:
            raise TutorError("this reading has no answer", hint="choose another reading")
        self.attempt = attempt
        self.graph = attempt.reading.graph
        self.system: System = attempt.system
        self.goal: Variable = attempt.system.goal
        self.answer: Answer = attempt.answer

    @staticmethod
    def of(attempt: Attempt | Situation) -> Situation:
        return attempt if isinstance(attempt, Situation) else Situation(attempt)

    # --- worlds ---

    @cached_property
    def worlds(self) -> list[tuple[Factors, Values]]:
        """The actual world first; others only where they can be solved."""
        found: list[tuple[Factors, Values]] = [(ACTUAL, dict(self.attempt.result.values))]
        for factors in other_numbers(self.attempt):
            values = solved(shifted(self.system, self.graph, factors))
            if values is not None:
                found.append((factors, values))
        return found

    def vector(self, expr: Expr) -> Vector | None:
        """What an expression comes to in each world; None where some world cannot tell."""
        try:
            return tuple(evaluate(scaled(expr, factors), values) for factors, values in self.worlds)
        except (KeyError, ZeroDivisionError):
            return None

    def constant(self, value: Fraction) -> Vector:
        return (value,) * len(self.worlds)

    # --- facts ---

    @cached_property
    def zh(self) -> Wording:
        return Wording(self.attempt, "zh")

    @cached_property
    def en(self) -> Wording:
        return Wording(self.attempt, "en")

    @cached_property
    def links(self) -> Linker:
        return Linker(self.attempt)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """All facts, the most telling first."""
        gatherer = Gatherer((self.zh, self.en), self.links, self.working, self.vector)
        return tuple(sorted(gatherer.facts(), key=lambda fact: fact.role))

    @cached_property
    def asked(self) -> Fact:
        """The goal."""
        found = next((fact for fact in self.facts if fact.role is Role.GOAL), None)
        if found is None:
            raise TutorError("what is asked has no value", hint="choose another reading")
        return found

    @cached_property
    def _index(self) -> dict[Fraction, list[Hit]]:
        index: dict[Fraction, list[Hit]] = {}
        for fact in self.facts:
            for unit, per, times in self._spellings(fact.unit, fact.per):
                index.setdefault(fact.value * times, []).append(Hit(fact, unit, per, times))
        return index

    def hits(self, value: Fraction, vector: Vector | None = None) -> list[Hit]:
        """The facts with this value in any unit that the text uses; with a vector, only those that fit."""
        found = self._index.get(value, [])
        if vector is None:
            return found
        return [hit for hit in found if scale(hit.fact.vector, hit.times) == vector]

    def _spellings(self, unit: str, per: str) -> Iterator[tuple[str, str, Fraction]]:
        """The unit itself and every other one the text uses for such things, with what the value is times."""
        for above in dict.fromkeys((unit, *self._spoken.get(dimension(unit), ()))):
            for below in dict.fromkeys((per, *self._spoken.get(dimension(per), ()))):
                up, down = factor(unit, above), factor(per, below)
                if up is not None and down is not None:
                    yield above, below, up / down

    @cached_property
    def _spoken(self) -> dict[str, list[str]]:
        """The units that the text uses, by what they measure; a number without a unit has none."""
        spoken: dict[str, list[str]] = {}
        goal = self.graph.goal
        named = [(q.unit, q.per) for q in self.attempt.problem.quantities]
        for unit in (u for pair in ((goal.unit, goal.per), *named) for u in pair if u):
            for part in unit.split("/"):
                spoken.setdefault(dimension(part), []).append(part)
        return spoken

    def working(self, number: Number) -> Number:
        """The number in the unit that the system computes in."""
        for conversion in self.system.conversions:
            name = f"{number.unit}/{number.per}" if number.per else number.unit
            if (conversion.quantity, conversion.value, conversion.unit) == (
                number.quantity,
                number.value,
                name,
            ):
                unit, _, per = conversion.working.partition("/")
                return Number(conversion.converted, unit, per, number.quantity)
        return number

    @cached_property
    def question(self) -> Notice:
        """The words that ask."""
        problem, goal = self.attempt.problem, self.graph.goal
        asked = problem.quantities[goal.quantity] if goal.quantity is not None else None
        zh = problem.text[slice(*_span(problem, asked))] if asked is not None else self.asked.name.zh
        return Notice(zh, zh if asked is not None else self.asked.name.en)

    # --- does it lead anywhere? ---

    def useful(self, fact: Fact) -> bool:
        """Whether a quantity takes part in this story: with one more quantity it gives an attribute.

        130 km/h, the speeds together, times the time is the whole road. Nothing comes of their difference.
        That a + b - b is a does not count.
        """
        if fact.role is not Role.COMBINATION:
            return True
        own = {v for leaf in leaves(fact.expr) if (v := self.vector(leaf)) is not None}
        known = [f for f in self.facts if f.role is not Role.COMBINATION and f.vector not in own]
        attributes = {f.vector for f in known if isinstance(f.expr, Slot | Unknown)}
        for other in known:
            for left, right in ((fact, other), (other, fact)):
                for op in _CLOSING:
                    result = combine(op, left.vector, right.vector)
                    if result in attributes and result != other.vector and self._of_one_kind(op, fact, other):
                        return True
        return False

    @staticmethod
    def _of_one_kind(op: str, one: Fact, other: Fact) -> bool:
        """Only what is measured alike is added."""
        return op in "*/" or compatible(one.unit, other.unit)


def _span(problem: Problem, asked: Quantity) -> tuple[int, int]:
    clause = problem.clause_of(asked.span).span
    return clause.start, clause.end


def veiled(attempt: Attempt) -> Attempt:
    """The attempt as it was before it was solved: a picture of it gives nothing away."""
    given = tuple(attempt.system.given.items())
    result = Result(Outcome.TOO_FEW_EQUATIONS, values=given)
    return replace(attempt, result=result, answer=None, objections=())
