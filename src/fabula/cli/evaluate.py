"""``fabula evaluate``: how many answers of a data folder a system gets right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fabula.bench.metrics import TOP, Outcome, Report, Score, evaluate, share
from fabula.bench.systems import make_system
from fabula.cli.base import progress
from fabula.data.readers import read_official
from fabula.data.records import TITLES, ProblemType, Record
from fabula.errors import DataError

if TYPE_CHECKING:
    from rich.table import Table

PREFIX = {"iid": "data", "ood": "generalization_data"}


def data_file(folder: Path, split: str, part: str) -> Path:
    """The file of an official folder that holds one part of one split; ``study`` belongs to neither split."""
    name = "study.json" if part == "study" else f"{PREFIX[split]}_{part}.json"
    path = folder / name
    if not path.is_file():
        raise DataError(f"{path}: there is no such file", hint="--data names a folder of the official files")
    return path


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
    with _per_problem(out) as write, progress(f"{system} on {split} {part}", len(records)) as advance:

        def seen(outcome: Outcome) -> None:
            write(outcome)
            advance()

        return evaluate(chosen, records, seen)


def _train(folder: Path, split: str) -> Sequence[Record]:
    """The split's own train file, which is all that a system may learn from; a study folder may have none."""
    path = folder / f"{PREFIX[split]}_train.json"
    return tuple(read_official(path)) if path.is_file() else ()


@contextmanager
def _per_problem(out: Path | None) -> Iterator[Callable[[Outcome], object]]:
    if out is None:
        yield lambda outcome: None
        return
    with out.open("w", encoding="utf-8") as file:
        yield lambda outcome: file.write(json.dumps(outcome.to_json(), ensure_ascii=False) + "\n")


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
