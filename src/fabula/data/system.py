"""What is measured: anything that learns from records and answers blind problems.

It stands this low so that everything above, the baselines among it, can say what it predicts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Protocol, runtime_checkable

from fabula.data.records import BlindProblem, Record
from fabula.situation import ParseGraph


@dataclass(frozen=True, slots=True)
class Working:
    """How an answer came about: an expression, or the situation as a tree with the steps of its solution."""

    expression: str = ""
    tree: str = ""
    steps: str = ""


@dataclass(frozen=True, slots=True)
class Prediction:
    """The answers of a system, best first and all different, and how sure it is of the first.

    ``working`` tells on demand how the first came about, so that printing is not part of the time measured;
    ``graph`` is the situation behind it, for systems that have one.
    """

    answers: tuple[Fraction, ...] = ()
    status: str = "unsolved"
    confidence: float = 0.0
    working: Callable[[], Working] = field(default=Working, compare=False)
    graph: ParseGraph | None = field(default=None, compare=False, repr=False)


class System(Protocol):
    """A baseline, a parser or a model. ``predict`` is handed the text alone."""

    name: str

    def fit(self, records: Sequence[Record]) -> None:
        """Learn from the training file; a system that has nothing to learn does nothing."""
        ...

    def predict(self, problem: BlindProblem) -> Prediction:
        """Answer one problem."""
        ...


@runtime_checkable
class Storable(Protocol):
    """A system whose learned state can be put into a folder and taken out again."""

    def save(self, folder: Path) -> None: ...

    def load(self, folder: Path) -> None: ...


@runtime_checkable
class Counted(Protocol):
    """A system that knows how many parameters it has."""

    def parameters(self) -> int | None: ...
