"""Files that are there whole or not at all: everything is written beside its place first, then renamed."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from fabula.data.readers import FILES, Split
from fabula.data.records import Record
from fabula.errors import DataError


def official(records: Iterable[Record]) -> bytes:
    """The text of one official file."""
    rows = [_row(record) for record in records]
    return (json.dumps(rows, ensure_ascii=False, indent=1) + "\n").encode()


def _row(record: Record) -> dict[str, str]:
    if record.equation is None or record.answer is None or record.type is None:
        raise DataError(
            f"problem {record.id!r} has no equation, answer or type; the official form needs all three"
        )
    return {
        "id": record.id,
        "original_text": record.text,
        "segmented_text": " ".join(record.tokens),
        "equation": record.equation,
        "ans": record.answer,
        "type": str(record.type),
    }


def official_files(iid: Split, ood: Split) -> dict[str, bytes]:
    parts = (iid.train, iid.test, ood.train, ood.test)
    return {name: official(records) for name, records in zip(FILES, parts, strict=True)}


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write all files of a folder; until all are complete, none appears under its name."""
    written: list[tuple[Path, Path]] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            written.append((_write_beside(folder, content), folder / name))
        for temporary, final in written:
            os.replace(temporary, final)
    except OSError as error:
        raise DataError(f"{folder}: cannot be written ({error.strerror})") from error
    finally:
        for temporary, _ in written:
            with suppress(FileNotFoundError):
                temporary.unlink()


def _write_beside(folder: Path, content: bytes) -> Path:
    descriptor, name = tempfile.mkstemp(dir=folder, prefix=".fabula-", suffix=".part")
    try:
        with os.fdopen(descriptor, "wb") as handle:
            handle.write(content)
            handle.flush()
            os.fsync(handle.fileno())
        os.chmod(name, 0o644)
    except OSError:
        os.unlink(name)
        raise
    return Path(name)
