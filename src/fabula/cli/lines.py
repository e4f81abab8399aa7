"""Many problems in files: JSONL or Parquet in, JSONL or Parquet out.

A JSONL line is ``{"text": …, "id": …}`` or a JSON string; a Parquet file has a column ``text`` and perhaps
``id``. Parquet needs pyarrow, which is an extra.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO

from fabula.errors import DataError, extra_hint

PARQUET = ".parquet"
FULL = (errno.ENOSPC, errno.EDQUOT)
BATCH = 1000  # rows of a Parquet file that are held at once
_JSON_SPACE = b" \t\r\n"
_TEXTS = ("id", "sha", "text", "status", "answer", "value", "unit", "reading", "error", "bad", "solution")
_HEAD = ("line", "row", "id", "sha", "text", "status", "confidence", "bad")  # of a record that is not compact


@dataclass(frozen=True)
class Line:
    """One line of the input: a problem, or the reason why it is none."""

    number: int
    text: str = ""
    id: Any = None
    error: str = ""

    @property
    def head(self) -> dict[str, Any]:
        return {"line": self.number, **({"id": self.id} if self.id is not None else {})}

    @property
    def digest(self) -> str:
        """Of the text; tells one input from another where the text itself is not kept."""
        return sha256(self.text.encode()).hexdigest()[:12]


def read_lines(path: Path) -> Iterator[Line]:
    """The lines that are not blank, each checked; a bad one is returned as such, never raised."""
    if path.suffix == PARQUET:
        yield from _read_parquet(path)
        return
    with opened(path, "rb") as file:
        for number, raw in enumerate(file, 1):
            if raw.strip(_JSON_SPACE):
                yield parse_line(number, raw)


def parse_line(number: int, raw: bytes) -> Line:
    """``{"text": …, "id": …}`` or a JSON string."""
    try:
        found = json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        return Line(number, error=f"not UTF-8 (byte {error.start + 1} of the line)")
    except (json.JSONDecodeError, RecursionError) as error:
        where = f" at column {error.colno}: {error.msg}" if isinstance(error, json.JSONDecodeError) else ""
        return Line(number, error=f"not JSON{where}")
    if isinstance(found, str):
        found = {"text": found}
    if not isinstance(found, dict):
        return Line(number, error='expected {"text": …} or a string')
    return checked_line(number, found.get("text"), found.get("id"))


def checked_line(number: int, text: Any, id_: Any) -> Line:
    """A line from its fields, if these are what they should be."""
    if isinstance(id_, float) and not isfinite(id_):
        id_ = str(id_)  # JSON has no such numbers
    if not isinstance(text, str):
        return Line(number, id=id_, error='the field "text" is missing or no string')
    if any("\ud800" <= char <= "\udfff" for char in text):
        return Line(number, id=id_, error='the field "text" contains half of a surrogate pair')
    return Line(number, text, id_)


def _read_parquet(path: Path) -> Iterator[Line]:
    arrow, parquet = need_arrow()
    number = 0
    try:
        file = parquet.ParquetFile(path)
        columns = [name for name in ("text", "id") if name in file.schema_arrow.names]
        if "text" not in columns:
            raise DataError(f"{path}: there is no column text", hint=f"it has {', '.join(file.schema_arrow.names)}")
        for batch in file.iter_batches(BATCH, columns=columns):
            for row in batch.to_pylist():
                number += 1
                yield checked_line(number, row["text"], _plain(row.get("id")))
    except (OSError, arrow.ArrowException) as error:
        raise DataError(f"{path}: {error}") from None


def _plain(id_: Any) -> Any:
    """What JSON can hold; Parquet has dates, decimals and bytes, too."""
    return id_ if isinstance(id_, str | int | float | None) else str(id_)


def write_parquet(path: Path, records: Iterable[dict[str, Any]]) -> None:
    """Records as a table, written beside its place and then renamed.

    Compact ones as they are; of others the JSON goes into a column ``solution``.
    """
    arrow, parquet = need_arrow()
    schema = arrow.schema(
        [("line", arrow.int64()), ("row", arrow.int64()), ("confidence", arrow.float64())]
        + [(name, arrow.string()) for name in _TEXTS]
    )
    beside = path.with_name(f".{path.name}.new")
    with parquet.ParquetWriter(beside, schema) as writer:
        for batch in _batches(map(_flat, records)):
            writer.write_batch(arrow.RecordBatch.from_pylist(batch, schema=schema))
    beside.replace(path)


def _flat(record: dict[str, Any]) -> dict[str, Any]:
    if "id" in record and not isinstance(record["id"], str):
        record = {**record, "id": json.dumps(record["id"], ensure_ascii=False)}
    if "version" not in record:  # compact, or bad
        return record
    answer = record["answer"] or {}
    return {
        **{name: record[name] for name in _HEAD if name in record},
        **{name: answer.get(key) for name, key in (("answer", "text"), ("value", "value"), ("unit", "unit"))},
        "error": record["error"]["code"] if record["error"] else None,
        "solution": json.dumps(record, ensure_ascii=False),
    }


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def need_arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet module, or an error that says how to get them."""
    if find_spec("pyarrow") is None:
        raise DataError("Parquet files need pyarrow", hint=extra_hint("parquet"))
    import pyarrow
    import pyarrow.parquet

    return pyarrow, pyarrow.parquet


@contextmanager
def opened(path: Path, mode: str) -> Iterator[BinaryIO]:
    """A file, or an error that names it; of a file that is written also the folder is made."""
    try:
        if mode[0] in "wa":
            path.parent.mkdir(parents=True, exist_ok=True)
        with path.open(mode) as file:
            yield file  # type: ignore[misc]
    except OSError as error:
        if isinstance(error, BrokenPipeError) or error.filename not in (None, str(path), str(path.parent)):
            raise  # not of this file, while it was open
        hint = "make room; what was written is kept" if error.errno in FULL else ""
        raise DataError(f"{path}: {error.strerror or error}", hint=hint) from None
