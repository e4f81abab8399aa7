"""One line a problem: what a system said about it, and all that a comparison of two systems needs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from fabula.bench.metrics import TOP, Outcome
from fabula.data.expression import Binary, Expression, Negative, parse
from fabula.data.records import Record
from fabula.errors import DataError


@dataclass(frozen=True)
class Row:
    """A problem, its gold, the answers of one system and how they came about."""

    id: str
    type: str | None
    text: str
    length: int  # tokens
    operations: int | None  # of the gold equation; None where it cannot be read
    equation: str
    gold: str
    correct: bool
    rank: int | None
    status: str
    confidence: float
    answers: tuple[str, ...]
    ms: float
    expression: str = ""
    tree: str = ""
    steps: str = ""

    @staticmethod
    def of(record: Record, outcome: Outcome) -> Row:
        prediction = outcome.prediction
        return Row(
            id=record.id,
            type=record.type.value if record.type else None,
            text=record.text,
            length=len(record.tokens),
            operations=operations(record),
            equation=record.equation or "",
            gold=outcome.gold,
            correct=outcome.correct,
            rank=outcome.rank,
            status=prediction.status,
            confidence=round(prediction.confidence, 6),
            answers=tuple(map(str, prediction.answers[: TOP[-1]])),
            ms=round(outcome.milliseconds, 3),
            **asdict(prediction.working()),
        )

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(data: Any) -> Row:
        names = {f.name for f in fields(Row)}
        known: dict[str, Any] = {name: value for name, value in data.items() if name in names}
        return Row(**known | {"answers": tuple(known.get("answers", ()))})


def operations(record: Record) -> int | None:
    """How many operations the gold equation has."""
    try:
        return _count(parse(record.equation or "", record.text))
    except DataError:
        return None


def _count(node: Expression) -> int:
    if isinstance(node, Binary):
        return 1 + _count(node.left) + _count(node.right)
    return _count(node.operand) if isinstance(node, Negative) else 0


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(row.to_json(), ensure_ascii=False) + "\n" for row in rows)


def read_rows(path: Path) -> list[Row]:
    """The rows of a file; a file that holds something else is named."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError as error:
        hint = "name a per-problem JSONL file of a benchmark"
        raise DataError(f"{path}: {error.strerror}", hint=hint) from None
    rows = []
    for number, line in enumerate(lines, 1):
        try:
            rows.append(Row.from_json(json.loads(line)))
        except (ValueError, TypeError, AttributeError):
            hint = "per-problem files are written by `fabula bench`"
            raise DataError(f"{path}, line {number}: not a row of a benchmark", hint=hint) from None
    return rows
