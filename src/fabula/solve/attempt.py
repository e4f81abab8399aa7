"""An attempt: one reading of the text, solved, with what speaks against it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from fabula.extract.base import Reading
from fabula.solve.equations import System
from fabula.solve.outcome import Result
from fabula.solve.plausible import Objection
from fabula.text import Problem


@dataclass(frozen=True, slots=True)
class Answer:
    """The asked number in the unit and form of the question."""

    value: Fraction
    unit: str
    text: str

    @property
    def decimal(self) -> float:
        return float(self.value)


@dataclass(frozen=True)
class Attempt:
    """A reading with its equations, the result of solving them, and the objections to that result."""

    problem: Problem
    reading: Reading
    system: System
    result: Result
    answer: Answer | None = None
    objections: tuple[Objection, ...] = ()

    @property
    def accepted(self) -> bool:
        """Solved, and nothing but soft doubts speaks against it."""
        return self.answer is not None and all(doubt.soft for doubt in self.objections)
