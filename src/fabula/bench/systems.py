"""Everything that answers problems, under one protocol: fitted on records, asked about blind problems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from fabula.data.records import BlindProblem, Record
from fabula.data.system import Counted, Prediction, Storable, System, Working
from fabula.errors import internal_fault
from fabula.explain.steps import plain
from fabula.explain.tree import tree
from fabula.lang.lexicon import examples
from fabula.solution import Solution
from fabula.solver import Solver

__all__ = [
    "WARM_UP", "Counted", "Prediction", "Run", "SolverSystem", "Storable", "System", "Working",
    "from_solution",
]  # fmt: skip

WARM_UP = examples()["warm_up"]


@dataclass(frozen=True)
class Run:
    """What a system may know of the run that it is made for; there is no way from here to a test file.

    ``folder`` is its own and survives a stop: checkpoints belong there. ``model`` is a trained model that is
    to be used as it is. ``train`` is a data folder in which nothing but this split's train file (and what
    ``study.json`` has of it) can be found, for systems that read more than records.
    """

    split: str = "iid"
    seed: int = 1
    folder: Path | None = None
    model: Path | None = None
    train: Path | None = None
    encoder: str = ""
    threads: int = 2
    say: Callable[[str], object] = print


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
    return Prediction(
        tuple(dict.fromkeys(answers)),
        solution.status.value,
        solution.confidence,
        lambda: _situation(solution),
        solution.graph,
    )


def _situation(solution: Solution, lang: str = "en") -> Working:
    if solution.best is None:
        return Working()
    try:
        return Working(tree=tree(solution.best, lang), steps=plain(solution.best, lang))
    except Exception as error:  # the answer counts, told or not
        internal_fault(solution.text, error, "explaining")
        return Working()
