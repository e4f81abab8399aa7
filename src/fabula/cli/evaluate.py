"""``fabula evaluate``: how many answers of a data folder or a file a system gets right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from fabula.bench.metrics import TOP, Outcome, Report, Score, evaluate, share
from fabula.bench.parts import PREFIX, data_file
from fabula.bench.registry import make_system
from fabula.bench.rows import Row
from fabula.cli.base import progress, say
from fabula.cli.lines import opened
from fabula.data.jsonstream import BadRecords
from fabula.data.readers import load, read_official
from fabula.data.records import TITLES, ProblemType, Record
from fabula.errors import DataError
from fabula.extract import default
from fabula.terminal import Table, echo


@dataclass(frozen=True)
class Asked:
    """The problems of an evaluation: a part of a data folder, or a file."""

    data: Path
    split: str = "iid"
    part: str = "test"
    limit: int | None = None
    skip_bad: bool = False

    def __str__(self) -> str:
        return self.data.name if self.data.is_file() else f"{self.data.name}, {self.split} {self.part}"

    def to_json(self) -> dict[str, str]:
        where = {} if self.data.is_file() else {"split": self.split, "part": self.part}
        return {"data": str(self.data), **where}

    def records(self) -> tuple[Record, ...]:
        """The problems, each checked; none at all is an error, and so are problems without any answer."""
        bad = BadRecords() if self.skip_bad else None
        path = self.data if self.data.is_file() else data_file(self.data, self.split, self.part)
        found = load(path, bad)[: self.limit]
        if bad and bad.count:
            say(f"skipped {bad.count} bad records, the first: {bad.messages[0]}")
        if not found:
            raise DataError(f"{path}: there are no problems in it")
        if not any(record.answer for record in found):
            raise DataError(f"{path}: no problem has an answer", hint="the field is called answer, or ans")
        return found

    def train(self) -> Sequence[Record]:
        """The split's own train file, which is all that a system may learn from; where there is one."""
        path = self.data / f"{PREFIX[self.split]}_train.json"
        return tuple(read_official(path)) if path.is_file() else ()


def run(asked: Asked, system: str = "", out: Path | None = None, model: Path | None = None) -> Report:
    """Evaluate and, if asked to, write one line a problem; the default system is what ``solve`` uses."""
    chosen = make_system(system or default(), model)
    records = asked.records()
    chosen.fit(asked.train())
    with _per_problem(out, records) as write, progress(f"{chosen.name} on {asked}", len(records)) as advance:

        def seen(outcome: Outcome) -> None:
            write(outcome)
            advance()

        return evaluate(chosen, records, seen)


@contextmanager
def _per_problem(out: Path | None, records: Sequence[Record]) -> Iterator[Callable[[Outcome], object]]:
    if out is None:
        yield lambda outcome: None
        return
    by_id = {record.id: record for record in records}
    with opened(out, "wb") as file:

        def write(outcome: Outcome) -> None:
            row = Row.of(by_id[outcome.id], outcome)
            file.write(json.dumps(row.to_json(), ensure_ascii=False).encode() + b"\n")

        yield write


def show(report: Report, title: str) -> None:
    """The figures as a table for people."""
    echo(str(table(report, title)))
    solved = report.solved
    sure = _percent(share(solved.problems, report.total.problems))
    statuses = ", ".join(f"{name} {count}" for name, count in report.status.items())
    echo(f"status      {statuses}")
    echo(f"solved      {sure} of all, {_percent(solved.accuracy)} of them right")
    echo(f"a problem   median {report.median_ms:.1f} ms, 95th percentile {report.p95_ms:.1f} ms")
    echo(f"in all      {report.seconds:.1f} s")
    if report.gold_unreadable:
        echo(f"gold        {report.gold_unreadable} answers cannot be read and count as wrong")


def table(report: Report, title: str) -> Table:
    """Accuracy by type and overall."""
    made = Table(title, "", "problems", "right", "accuracy", *(f"first {k}" for k in TOP))
    titles = {str(kind): TITLES[kind] for kind in ProblemType}
    for name, score in report.by_type.items():
        made.row(titles.get(name, name), *_cells(score))
    made.line()
    made.row("Overall", *_cells(report.total))
    return made


def _cells(score: Score) -> list[str]:
    shares = (score.accuracy, *(share(n, score.problems) for n in score.within))
    return [str(score.problems), str(score.correct), *map(_percent, shares)]


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"
