"""Data files, one way to write and to read them.

A line says one thing; ``#`` at its beginning or after a blank starts a comment; columns are parted by ``|``. Files that
know a language stand in its folder.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from fabula.errors import DataError

LANGUAGE = "zh"
_COMMENT = re.compile(r"(?:^|\s)#")


def data_lines(source: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, numbered, without their comments."""
    for number, raw in enumerate(source.splitlines(), 1):
        line = _COMMENT.split(raw, maxsplit=1)[0].strip() if "#" in raw else raw.strip()
        if line:
            yield number, line


def columns(source: str, count: int, name: str) -> Iterator[list[str]]:
    """The lines of a file as so many columns each; a line with more or fewer is named."""
    for number, line in data_lines(source):
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != count:
            raise DataError(f"{name}, line {number}: expected {count} columns, found {len(parts)}")
        yield parts


def read_file(name: str, language: str = LANGUAGE) -> str:
    """The text of a language's data file."""
    return files(f"fabula.lang.{language}").joinpath(name).read_text("utf-8")
