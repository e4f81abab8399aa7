"""``fabula evaluate``: how many answers of a data folder a system gets right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fabula.bench.metrics import TOP, Outcome, Report, Score, evaluate, share
from fabula.bench.parts import PREFIX, data_file
from fabula.bench.registry import make_system
from fabula.bench.rows import Row
from fabula.cli.base import progress
from fabula.data.readers import read_official
from fabula.data.records import TITLES, ProblemType, Record

if TYPE_CHECKING:
    from rich.table import Table


def run(
    folder: Path,
    split: str,
    part: str,
    system: str,
    limit: int | None,
    out: Path | None,
    model: Path | None = None,
) -> Report:
    """Evaluate and, if asked to, write one line a problem."""
    chosen = make_system(system, model)
    records = tuple(read_official(data_file(folder, split, part)))[:limit]
    chosen.fit(_train(folder, split))
    label = f"{system} on {split} {part}"
    with _per_problem(out, records) as write, progress(label, len(records)) as advance:

        def seen(outcome: Outcome) -> None:
            write(outcome)
            advance()

        return evaluate(chosen, records, seen)


def _train(folder: Path, split: str) -> Sequence[Record]:
    """The split's own train file, which is all that a system may learn from; a study folder may have none."""
    path = folder / f"{PREFIX[split]}_train.json"
    return tuple(read_official(path)) if path.is_file() else ()


@contextmanager
def _per_problem(out: Path | None, records: Sequence[Record]) -> Iterator[Callable[[Outcome], object]]:
    if out is None:
        yield lambda outcome: None
        return
    by_id = {record.id: record for record in records}
    with out.open("w", encoding="utf-8") as file:

        def write(outcome: Outcome) -> None:
            row = Row.of(by_id[outcome.id], outcome)
            file.write(json.dumps(row.to_json(), ensure_ascii=False) + "\n")

        yield write


def show(report: Report, title: str) -> None:
    """The figures as a table for people."""
    from rich.console import Console

    Console().print(table(report, title))
    solved = report.solved
    sure = _percent(share(solved.problems, report.total.problems))
    statuses = ", ".join(f"{name} {count}" for name, count in report.status.items())
    typer.echo(f"status      {statuses}")
    typer.echo(f"solved      {sure} of all, {_percent(solved.accuracy)} of them right")
    typer.echo(f"a problem   median {report.median_ms:.1f} ms, 95th percentile {report.p95_ms:.1f} ms")
    typer.echo(f"in all      {report.seconds:.1f} s")
    if report.gold_unreadable:
        typer.echo(f"gold        {report.gold_unreadable} answers cannot be read and count as wrong")


def table(report: Report, title: str) -> Table:
    """Accuracy by type and overall."""
    from rich.table import Table

    made = Table(title=title)
    made.add_column("")
    for head in ("problems", "right", "accuracy", *(f"first {k}" for k in TOP)):
        made.add_column(head, justify="right")
    titles = {str(kind): TITLES[kind] for kind in ProblemType}
    for name, score in report.by_type.items():
        made.add_row(titles.get(name, name), *_cells(score))
    made.add_section()
    made.add_row("Overall", *_cells(report.total), style="bold")
    return made


def _cells(score: Score) -> list[str]:
    shares = (score.accuracy, *(share(n, score.problems) for n in score.within))
    return [str(score.problems), str(score.correct), *map(_percent, shares)]


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"
