"""Readers for what the field stores its problems in; every record is checked, every error names its place.

* Math23K: objects one after another (or a JSON list) with id, original_text, segmented_text, equation, ans
* ASP6.6k: a folder of four files, JSON lists with the same fields and ``type``
* JSONL: one object a line: ``text``, optional ``id``, ``segmented``, ``answer`` or ``ans``, ``equation``, ``type``

Equations and answers are checked to be there, not to be right: that is ``check.py``'s work.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fabula.data.jsonstream import BadRecords, Located, NumberText, lines, objects, report
from fabula.data.records import ProblemType, Record
from fabula.errors import DataError

FILES = (
    "data_train.json",
    "data_test.json",
    "generalization_data_train.json",
    "generalization_data_test.json",
)

_LONE_SURROGATE = re.compile(r"[\ud800-\udfff]")


@dataclass(frozen=True)
class Split:
    train: tuple[Record, ...]
    test: tuple[Record, ...]

    @property
    def records(self) -> tuple[Record, ...]:
        return self.train + self.test


@dataclass(frozen=True)
class Folder:
    """The official four files: two splits of the same problems."""

    iid: Split
    ood: Split

    @property
    def records(self) -> tuple[Record, ...]:
        """All problems once, in the order of the first split."""
        return tuple({record.id: record for record in self.iid.records + self.ood.records}.values())


def _string(found: Located, name: str) -> str:
    if name not in found.value:
        raise found.error(name, "the field is missing")
    value = found.value[name]
    if isinstance(value, NumberText) or not isinstance(value, str):
        raise found.error(name, f"expected a string, found {_kind(value)}")
    if not value.strip():
        raise found.error(name, "is empty")
    if _LONE_SURROGATE.search(value):
        raise found.error(name, "contains half of a surrogate pair")
    return value


def _kind(value: object) -> str:
    names = {
        NumberText: "a number",
        bool: "true or false",
        list: "a list",
        dict: "an object",
        type(None): "null",
    }
    return names.get(type(value), type(value).__name__)


def _type(found: Located) -> ProblemType:
    name = _string(found, "type")
    try:
        return ProblemType(name)
    except ValueError:
        raise found.error("type", f"{name!r} is not one of {', '.join(ProblemType)}") from None


def _math23k_record(found: Located) -> Record:
    return Record(
        id=_string(found, "id"),
        text=_string(found, "original_text"),
        segmented=_string(found, "segmented_text") if "segmented_text" in found.value else "",
        equation=_string(found, "equation").replace("**", "^"),
        answer=_string(found, "ans"),
        type=_type(found) if "type" in found.value else None,
    )


def _official_record(found: Located) -> Record:
    _type(found)
    return _math23k_record(found)


def _jsonl_record(found: Located) -> Record:
    if "original_text" in found.value:  # Ape210K: Math23K's fields, one object a line
        return _math23k_record(found)
    present = {name for name, value in found.value.items() if value is not None}
    return Record(
        id=_word(found, "id") if "id" in present else str(found.line),
        text=_string(found, "text"),
        segmented=_string(found, "segmented") if "segmented" in present else "",
        equation=_string(found, "equation") if "equation" in present else None,
        answer=next((_word(found, name) for name in ("answer", "ans") if name in present), None),
        type=_type(found) if "type" in present else None,
    )


def _word(found: Located, name: str) -> str:
    """A string, or a number in the file's spelling."""
    value = found.value[name]
    return str(value) if isinstance(value, NumberText) else _string(found, name)


def _records(source: Iterable[Located], make: Callable[[Located], Record], bad: BadRecords | None) -> Iterator[Record]:
    seen: dict[str, int] = {}
    for found in source:
        try:
            record = make(found)
            if record.id in seen:
                raise found.error("id", f"{record.id!r} is already the id of line {seen[record.id]}")
        except DataError as error:
            report(error, bad)
        else:
            seen[record.id] = found.line
            yield record


def read_math23k(path: Path, bad: BadRecords | None = None) -> Iterator[Record]:
    """Math23K, as distributed or as a JSON list; a ``type`` is taken over where there is one."""
    return _records(objects(path, bad), _math23k_record, bad)


def read_official(path: Path, bad: BadRecords | None = None) -> Iterator[Record]:
    """One file of ASP6.6k."""
    return _records(objects(path, bad), _official_record, bad)


def read_jsonl(path: Path, bad: BadRecords | None = None) -> Iterator[Record]:
    """Anybody's problems, one JSON object a line."""
    return _records(lines(path, bad), _jsonl_record, bad)


def read_split(folder: Path, prefix: str, bad: BadRecords | None = None) -> Split:
    """``data`` (IID) or ``generalization_data`` (OOD) of an official folder."""
    train_path, test_path = folder / f"{prefix}_train.json", folder / f"{prefix}_test.json"
    train = tuple(read_official(train_path, bad))
    test = tuple(read_official(test_path, bad))
    both = {record.id for record in train} & {record.id for record in test}
    if both:
        raise DataError(
            f"{folder}: {len(both)} problems are in both {train_path.name} and {test_path.name}, "
            f"the first has id {min(both)!r}"
        )
    return Split(train, test)


def read_folder(folder: Path, bad: BadRecords | None = None) -> Folder:
    missing = [name for name in FILES if not (folder / name).is_file()]
    if missing:
        raise DataError(f"{folder}: {missing[0]} is missing", hint=f"an official folder holds {', '.join(FILES)}")
    return Folder(read_split(folder, "data", bad), read_split(folder, "generalization_data", bad))


def load(path: Path, bad: BadRecords | None = None) -> tuple[Record, ...]:
    """All problems of a folder or a file, whichever form it has (``.jsonl`` by its name)."""
    if path.is_dir():
        return read_folder(path, bad).records
    if path.suffix == ".jsonl":
        return tuple(read_jsonl(path, bad))
    return tuple(read_math23k(path, bad))
