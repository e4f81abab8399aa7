"""A class's attempts as files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from fabula.serve.store.records import AttemptMade

COLUMNS = (
    "attempt", "nickname", "problem", "solved", "began",
    "what", "number", "content", "verdict", "slip", "time",
)  # fmt: skip


def jsonl_text(made: Iterable[AttemptMade]) -> str:
    """One line an attempt, with its steps and hints."""
    return "".join(json.dumps(asdict(one), ensure_ascii=False, default=str) + "\n" for one in made)


def csv_text(made: Iterable[AttemptMade]) -> str:
    """One line a step or hint, for a spreadsheet."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for attempt in made:
        writer.writerows([_cell(value) for value in row] for row in _rows(attempt))
    return "\ufeff" + out.getvalue()  # spreadsheets take it for UTF-8 only with the mark


def _rows(attempt: AttemptMade) -> Iterator[tuple[object, ...]]:
    head = (attempt.id, attempt.nickname, attempt.text, attempt.solved, attempt.created.isoformat())
    if not attempt.steps and not attempt.hints:
        yield (*head, "", "", "", "", "", "")
    for step in attempt.steps:
        yield (*head, "step", step.number, step.step, step.verdict, step.slip or "", step.created.isoformat())
    for hint in attempt.hints:
        yield (*head, "hint", hint.number, hint.text, hint.kind, "", hint.created.isoformat())


def _cell(value: object) -> object:
    """A spreadsheet must not take what a pupil typed for a formula."""
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r"):
        return "'" + value
    return value
