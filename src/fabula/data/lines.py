"""Data files: lines that say something, with their numbers; ``#`` starts a comment line."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from fabula.errors import DataError


def data_lines(package: str, name: str) -> Iterator[tuple[int, str]]:
    """The lines of a package's data file."""
    source = files(package).joinpath(name).read_text("utf-8")
    for number, line in enumerate(source.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


def columns(package: str, name: str, count: int) -> Iterator[list[str]]:
    """Lines parted by ``|`` into so many columns."""
    for number, line in data_lines(package, name):
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != count:
            raise DataError(f"{name}, line {number}: expected {count} columns, found {len(parts)}")
        yield parts
