"""One problem with its gold, and the same problem without: the only form a solver ever gets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

Prediction = TypeVar("Prediction")


class ProblemType(StrEnum):
    """The four types, by the names of the official files; the paper's column names are in ``TITLES``."""

    JOURNEY = "journey"
    TASK = "task_completion"
    RELATION = "relation"
    PRICE = "price"


TITLES: dict[ProblemType, str] = {
    ProblemType.JOURNEY: "Motion",
    ProblemType.TASK: "Task",
    ProblemType.RELATION: "Relation",
    ProblemType.PRICE: "Price",
}


@dataclass(frozen=True)
class BlindProblem:
    """What anything that predicts may see: no equation, no answer, no type, by construction."""

    id: str
    text: str


@dataclass(frozen=True)
class Record:
    """One problem as a data file stores it; ``equation`` and ``answer`` are the file's own spelling."""

    id: str
    text: str
    segmented: str = ""
    equation: str | None = None
    answer: str | None = None
    type: ProblemType | None = None

    def blind(self) -> BlindProblem:
        return BlindProblem(self.id, self.text)

    @property
    def tokens(self) -> tuple[str, ...]:
        """The file's segmentation; where a file has none, ours."""
        return tuple(self.segmented.split()) if self.segmented else segment(self.text)


def segment(text: str) -> tuple[str, ...]:
    """Words as the dictionary cuts them, without white space."""
    from fabula.text.tokens import cut_words

    return tuple(word for word in cut_words(text) if word.strip())


def blind(records: Iterable[Record]) -> list[BlindProblem]:
    """The problems of a file, in its order, as a solver gets them."""
    return [record.blind() for record in records]


def predict(
    records: Iterable[Record], predictor: Callable[[BlindProblem], Prediction]
) -> Iterator[tuple[Record, Prediction]]:
    """Pair gold with prediction; the predictor is handed the blind problem and nothing else."""
    for record in records:
        yield record, predictor(record.blind())
