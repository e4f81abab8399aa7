"""JSON objects from a file, one at a time, each with the line it begins on.

Two forms are read: objects one after another (Math23K as distributed) and one JSON list (the official
files). Only a window of the file is in memory. Bytes that are not UTF-8 are kept as lone surrogates until
the record they stand in is known, so that the error can name it and ``skip_bad`` can pass over it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn, TextIO

from fabula.errors import DataError

CHUNK = 1 << 18
MAX_RECORD = 1 << 20  # a problem of a million characters is a broken file

_SPACE = re.compile(r"\s*")
_NEXT_OBJECT = re.compile(r"\n[ \t]*(?=\{)")
_BAD_BYTE = re.compile(r"[\udc80-\udcff]")


class NumberText(str):
    """A JSON number in the file's own spelling: nothing is rounded on the way to a Fraction."""


_DECODER = json.JSONDecoder(parse_float=NumberText, parse_int=NumberText)


@dataclass
class BadRecords:
    """Collects the messages of skipped records; pass one to a reader to skip instead of stopping."""

    messages: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.messages)

    def add(self, error: DataError) -> None:
        self.messages.append(error.message)


def report(error: DataError, bad: BadRecords | None) -> None:
    """Raise, or count when the caller skips bad records."""
    if bad is None:
        raise error
    bad.add(error)


@dataclass(frozen=True)
class Located:
    """A JSON object with its place; ``raw`` is its text in the file, for the line of a single field."""

    value: dict[str, object]
    path: Path
    line: int
    raw: str

    def error(self, name: str, message: str) -> DataError:
        key = re.search(re.escape(json.dumps(name)) + r"\s*:", self.raw)
        line = self.line + (self.raw.count("\n", 0, key.start()) if key else 0)
        return DataError(f"{self.path}, line {line}, field {name!r}: {message}", hint=SKIP_HINT)


SKIP_HINT = "correct the record, or pass over such records with --skip-bad"


def open_text(path: Path) -> TextIO:
    try:
        return path.open(encoding="utf-8-sig", errors="surrogateescape")
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from error


class _Window:
    """The part of the file that is in memory, with the line number of the reading position."""

    def __init__(self, handle: TextIO, path: Path) -> None:
        self.handle = handle
        self.path = path
        self.text = ""
        self.at = 0
        self.line = 1
        self.ended = False

    def more(self) -> bool:
        chunk = self.handle.read(CHUNK)
        self.ended = not chunk
        self.text, self.at = self.text[self.at :] + chunk, 0
        return not self.ended

    def move(self, to: int) -> None:
        self.line += self.text.count("\n", self.at, to)
        self.at = to

    def peek(self) -> str:
        """The next character that is not white space, or "" at the end."""
        while True:
            space = _SPACE.match(self.text, self.at)
            self.move(space.end() if space else self.at)
            if self.at < len(self.text):
                return self.text[self.at]
            if self.ended or not self.more():
                return ""

    def decode(self) -> tuple[object, str, int]:
        """The value that begins here, its text and its line; on an error nothing is consumed."""
        while True:
            try:
                value, end = _DECODER.raw_decode(self.text, self.at)
            except json.JSONDecodeError as error:
                if self.ended or len(self.text) - self.at >= MAX_RECORD:
                    self.fail(error)
                self.more()  # the record may go on behind the window
            except RecursionError:
                raise DataError(f"{self.path}, line {self.line}: nested too deeply", hint=SKIP_HINT) from None
            else:
                raw, line = self.text[self.at : end], self.line
                self.move(end)
                return value, raw, line

    def fail(self, error: json.JSONDecodeError) -> NoReturn:
        line = self.line + self.text.count("\n", self.at, error.pos)
        where = f"{self.path}, line {line}"
        if _BAD_BYTE.search(self.text, self.at, error.pos + 1):
            message = f"{where}: bytes that are not UTF-8"
        elif self.ended and (error.pos >= len(self.text.rstrip()) or error.msg.startswith("Unterminated")):
            message = f"{where}: the file ends in the middle of the record that begins on line {self.line}"
        else:
            message = f"{where}: not JSON ({error.msg})"
        raise DataError(message, hint=SKIP_HINT)

    def resume(self) -> None:
        """After a broken record: go to the next line that opens an object, or to the end."""
        while True:
            following = _NEXT_OBJECT.search(self.text, self.at)
            if following:
                return self.move(following.end())
            if self.ended or not self.more():
                return self.move(len(self.text))


def objects(path: Path, bad: BadRecords | None = None) -> Iterator[Located]:
    """All objects of a file of either form."""
    with open_text(path) as handle:
        window = _Window(handle, path)
        first = window.peek()
        if not first:
            raise DataError(f"{path}: the file is empty")
        if first == "[":
            window.move(window.at + 1)
            yield from _list(window, bad)
        else:
            yield from _sequence(window, bad)


def _sequence(window: _Window, bad: BadRecords | None) -> Iterator[Located]:
    while window.peek():
        found = _next(window, bad)
        if found:
            yield found


def _list(window: _Window, bad: BadRecords | None) -> Iterator[Located]:
    first, found = True, None
    while symbol := window.peek():
        if symbol == "]":
            window.move(window.at + 1)
            if rest := window.peek():
                report(
                    DataError(f"{window.path}, line {window.line}: {rest!r} after the end of the list"), bad
                )
            return
        if symbol == "," and not first:
            window.move(window.at + 1)
            window.peek()
        elif found:  # behind a record that was passed over, the comma is gone with it
            where = f"{window.path}, line {window.line}"
            report(DataError(f"{where}: expected a comma or the end of the list, found {symbol!r}"), bad)
        first, found = False, _next(window, bad)
        if found:
            yield found
    report(DataError(f"{window.path}, line {window.line}: the file ends before the list is closed"), bad)


def _next(window: _Window, bad: BadRecords | None) -> Located | None:
    try:
        value, raw, line = window.decode()
    except DataError as error:
        report(error, bad)
        window.resume()
        return None
    try:
        return _located(value, window.path, line, raw)
    except DataError as error:
        report(error, bad)
        return None


def _located(value: object, path: Path, line: int, raw: str) -> Located:
    byte = _BAD_BYTE.search(raw)
    if byte:
        line += raw.count("\n", 0, byte.start())
        code = f"0x{ord(byte[0]) - 0xDC00:02x}"
        raise DataError(f"{path}, line {line}: a byte that is not UTF-8 ({code})", hint=SKIP_HINT)
    if not isinstance(value, dict):
        raise DataError(f"{path}, line {line}: a record must be a JSON object", hint=SKIP_HINT)
    return Located(value, path, line, raw)


def lines(path: Path, bad: BadRecords | None = None) -> Iterator[Located]:
    """One JSON object a line (JSONL); blank lines are allowed."""
    found_any = False
    with open_text(path) as handle:
        for number, raw in enumerate(handle, start=1):
            if not raw.strip():
                continue
            found_any = True
            try:
                yield _line(path, number, raw.strip())
            except DataError as error:
                report(error, bad)
    if not found_any:
        raise DataError(f"{path}: the file is empty")


def _line(path: Path, number: int, raw: str) -> Located:
    try:
        value = _DECODER.decode(raw)
    except json.JSONDecodeError as error:
        kind = "bytes that are not UTF-8" if _BAD_BYTE.search(raw) else f"not JSON ({error.msg})"
        where = f"{path}, line {number}, column {error.colno}"
        raise DataError(f"{where}: {kind}", hint=SKIP_HINT) from error
    except RecursionError:
        raise DataError(f"{path}, line {number}: nested too deeply", hint=SKIP_HINT) from None
    return _located(value, path, number, raw)
