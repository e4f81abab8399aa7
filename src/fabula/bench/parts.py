"""What a cell learns from and is asked: the official test, or a cut of the train file on which to choose.

With the commands ``evaluate`` and ``bench`` this is the only place that opens a test file.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from fabula.data.readers import read_official
from fabula.data.records import Record
from fabula.data.writers import official, write_files
from fabula.errors import DataError

PREFIX = {"iid": "data", "ood": "generalization_data"}
STUDY = "study.json"
CUT = 10  # one problem in so many is held back for validation


@dataclass(frozen=True)
class Part:
    """The problems of one split; ``digest`` tells one set of data from another."""

    split: str
    train: tuple[Record, ...]
    test: tuple[Record, ...]
    digest: str


def data_file(folder: Path, split: str, part: str) -> Path:
    """The file of an official folder that holds one part of one split; ``study`` belongs to neither split."""
    if split not in PREFIX:
        raise DataError(f"there is no split {split!r}", hint=f"choose one of {', '.join(PREFIX)}")
    if not folder.exists():
        raise DataError(f"{folder}: there is no such file or folder")
    path = folder / (STUDY if part == "study" else f"{PREFIX[split]}_{part}.json")
    if not path.is_file():
        raise DataError(f"{path}: there is no such file", hint="--data names a folder of the official files")
    return path


def read_part(folder: Path, split: str, part: str, limit: int | None = None) -> Part:
    """``test``: the official files. ``validation``: a tenth of the train file is asked, the rest is learned.

    No test file is opened for a validation.
    """
    train = tuple(read_official(data_file(folder, split, "train")))
    if part == "validation":
        train, test = validation_cut(train, split)
    else:
        test = tuple(read_official(data_file(folder, split, "test")))
    return Part(split, train, test[:limit], _digest(train, test[:limit]))


def validation_cut(records: tuple[Record, ...], split: str) -> tuple[tuple[Record, ...], tuple[Record, ...]]:
    """Like the split itself: every tenth problem for IID, the longest tenth of each type for OOD."""
    if split == "iid":
        held = {record.id for record in records[::CUT]}
    else:
        held = {record.id for kind in {r.type for r in records} for record in _longest(records, kind)}
    return tuple(r for r in records if r.id not in held), tuple(r for r in records if r.id in held)


def _longest(records: tuple[Record, ...], kind: object) -> list[Record]:
    own = sorted((r for r in records if r.type is kind), key=lambda r: (-len(r.tokens), r.id))
    return own[: len(own) // CUT]


def train_folder(out: Path, part: Part, data: Path) -> Path:
    """A data folder with what may be learned from and nothing else, for systems that read files."""
    folder = out / "train" / part.split
    name = f"{PREFIX[part.split]}_train.json"
    files = {name: official(part.train)}
    if (data / STUDY).is_file():
        own = {record.id for record in part.train}
        files[STUDY] = official(r for r in read_official(data / STUDY) if r.id in own)
    if any(not (folder / n).is_file() or (folder / n).read_bytes() != c for n, c in files.items()):
        write_files(folder, files)
    return folder


def _digest(train: tuple[Record, ...], test: tuple[Record, ...]) -> str:
    found = hashlib.sha256()
    for record in (*train, None, *test):
        found.update(f"{record.id}\0{record.text}\0{record.answer}\n".encode() if record else b"--\n")
    return found.hexdigest()
