"""Answer accuracy as in the paper, overall and by type, and what it costs.

An answer is right if its value equals the gold ``ans`` (``data.expression.same_answer``); every problem of
the file counts, also one that the system cannot read or whose gold cannot be read.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fabula.bench.systems import Prediction, System
from fabula.data.expression import read_answer, same_answer
from fabula.data.records import BlindProblem, ProblemType, Record, predict
from fabula.errors import DataError

TOP = (5, 20)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One problem: the prediction, the place of the right answer in it (None: nowhere), the time it took."""

    id: str
    type: ProblemType | None
    gold: str
    prediction: Prediction
    rank: int | None
    milliseconds: float
    gold_readable: bool = True

    @property
    def correct(self) -> bool:
        return self.rank == 0

    def within(self, count: int) -> bool:
        """Whether one of the first ``count`` readings is right."""
        return self.rank is not None and self.rank < count


def run(system: System, records: Iterable[Record]) -> Iterator[Outcome]:
    """Ask the system about every problem, one after another; only this function sees the gold."""

    def timed(problem: BlindProblem) -> tuple[Prediction, float]:
        start = time.perf_counter()
        prediction = system.predict(problem)
        return prediction, (time.perf_counter() - start) * 1000

    for record, (prediction, milliseconds) in predict(records, timed):
        yield judge(record, prediction, milliseconds)


def judge(record: Record, prediction: Prediction, milliseconds: float = 0.0) -> Outcome:
    """Compare a prediction with the gold."""
    gold = record.answer or ""
    rank, readable = None, True
    try:
        read_answer(gold)
        rank = next((i for i, value in enumerate(prediction.answers) if same_answer(value, gold)), None)
    except DataError:
        readable = False
    return Outcome(record.id, record.type, gold, prediction, rank, milliseconds, readable)


@dataclass(frozen=True, slots=True)
class Score:
    """Counts of right answers among some problems."""

    problems: int
    correct: int
    within: tuple[int, ...]

    @staticmethod
    def of(outcomes: Sequence[Outcome]) -> Score:
        right = sum(o.correct for o in outcomes)
        return Score(len(outcomes), right, tuple(sum(o.within(k) for o in outcomes) for k in TOP))

    @property
    def accuracy(self) -> float:
        return share(self.correct, self.problems)

    def to_json(self) -> dict[str, Any]:
        more = {f"top_{k}": share(n, self.problems) for k, n in zip(TOP, self.within, strict=True)}
        return {"problems": self.problems, "correct": self.correct, "accuracy": self.accuracy, **more}


@dataclass(frozen=True)
class Report:
    """All figures of one evaluation."""

    system: str
    total: Score
    by_type: dict[str, Score]
    status: dict[str, int]
    solved: Score
    median_ms: float
    p95_ms: float
    seconds: float
    gold_unreadable: int

    def to_json(self) -> dict[str, Any]:
        return {
            "version": 1,
            "system": self.system,
            **self.total.to_json(),
            "by_type": {name: score.to_json() for name, score in self.by_type.items()},
            "status": self.status,
            "solved": {
                "share": share(self.solved.problems, self.total.problems),
                "precision": self.solved.accuracy,
            },
            "ms": {"median": self.median_ms, "p95": self.p95_ms},
            "seconds": self.seconds,
            "gold_unreadable": self.gold_unreadable,
        }


def summarise(system: str, outcomes: Sequence[Outcome], seconds: float) -> Report:
    """The figures of a run."""
    kinds = [kind for kind in (*ProblemType, None) if any(o.type is kind for o in outcomes)]
    by_type = {
        kind.value if kind else "other": Score.of([o for o in outcomes if o.type is kind]) for kind in kinds
    }
    times = [o.milliseconds for o in outcomes]
    return Report(
        system=system,
        total=Score.of(outcomes),
        by_type=by_type,
        status=dict(Counter(o.prediction.status for o in outcomes).most_common()),
        solved=Score.of([o for o in outcomes if o.prediction.status == "solved"]),
        median_ms=round(percentile(times, 50), 3),
        p95_ms=round(percentile(times, 95), 3),
        seconds=round(seconds, 3),
        gold_unreadable=sum(not o.gold_readable for o in outcomes),
    )


def evaluate(
    system: System, records: Sequence[Record], seen: Callable[[Outcome], None] = lambda outcome: None
) -> Report:
    """Run and summarise; ``seen`` is told about every problem as it is done."""
    start = time.perf_counter()
    outcomes = []
    for outcome in run(system, records):
        outcomes.append(outcome)
        seen(outcome)
    return summarise(system.name, outcomes, time.perf_counter() - start)


def share(part: int, whole: int) -> float:
    """Rounded to six places, so that a table may round once more; 0 of nothing."""
    return round(part / whole, 6) if whole else 0.0


def percentile(values: Sequence[float], percent: float) -> float:
    """By linear interpolation between the closest ranks; 0 of nothing."""
    if not values:
        return 0.0
    ordered = sorted(values)
    place = (len(ordered) - 1) * percent / 100
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
