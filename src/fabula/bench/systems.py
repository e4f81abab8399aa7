"""Everything that answers problems, under one protocol: fitted on records, asked about blind problems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from fabula.data.records import BlindProblem, Record
from fabula.errors import FabulaError
from fabula.extract import LEARNED, make_extractor
from fabula.solution import Solution
from fabula.solver import Solver

WARM_UP = "小明有3个苹果，小红有5个苹果，一共有多少个苹果？"


@dataclass(frozen=True, slots=True)
class Prediction:
    """The answers of a system, best first and all different, and how sure it is of the first."""

    answers: tuple[Fraction, ...] = ()
    status: str = "unsolved"
    confidence: float = 0.0


class System(Protocol):
    """A baseline, a parser or a model. ``predict`` is handed the text alone."""

    name: str

    def fit(self, records: Sequence[Record]) -> None:
        """Learn from the training file; a system that has nothing to learn does nothing."""
        ...

    def predict(self, problem: BlindProblem) -> Prediction:
        """Answer one problem."""
        ...


class SolverSystem:
    """Fabula itself with one of its extractors."""

    def __init__(self, name: str, solver: Solver) -> None:
        self.name = name
        self.solver = solver

    def fit(self, records: Sequence[Record]) -> None:
        """Rules learn nothing; dictionaries and models are loaded here, so that no problem pays for them."""
        self.solver.solve(WARM_UP)

    def predict(self, problem: BlindProblem) -> Prediction:
        return from_solution(self.solver.solve(problem.text))


def from_solution(solution: Solution) -> Prediction:
    """A solution's readings as answers."""
    answers = (attempt.answer.value for attempt in solution.attempts if attempt.answer is not None)
    return Prediction(tuple(dict.fromkeys(answers)), solution.status.value, solution.confidence)


def _rules() -> System:
    from fabula.extract import make_extractor

    return SolverSystem("rules", Solver(make_extractor("rules")))


SYSTEMS: dict[str, Callable[[], System]] = {"rules": _rules}


def make_system(name: str, model: Path | None = None) -> System:
    """The system of this name; an unknown name says which ones there are. ``model`` is a model folder."""
    if name in LEARNED:
        return SolverSystem(name, Solver(make_extractor(name, model)))
    if name not in SYSTEMS:
        known = ", ".join((*SYSTEMS, *LEARNED))
        raise FabulaError(f"there is no system {name!r}", hint=f"choose one of {known}")
    return SYSTEMS[name]()
