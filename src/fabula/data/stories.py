"""Problems written for the project: a text with its numbers marked, the arithmetic, and whose each number is.

The files of ``corpus/`` have this form (docs/annotating.md): blocks parted by an empty line,

    #a1
    客车每小时行⟨70千米⟩，货车每小时行⟨50千米⟩，两车同时从相距⟨480千米⟩的两地相对开出，⟨几小时⟩后相遇？
    = 480/(70+50)
    rate 客车 act=行
    rate 货车 act=行
    total W:两地
    amount 客车 act=行

with one line a mark, in the order of the text; ``x`` for a mark that is no number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fabula.data.expression import evaluate, parse
from fabula.data.records import Record
from fabula.errors import DataError

SUFFIX = ".story"
OPEN, CLOSE = "⟨⟩"
HEAD, SOLVED = "#", "="  # what a name and an expression begin with
KEPT = 8  # every so many problems one is kept to measure by
_MARK = re.compile(rf"{OPEN}([^{OPEN}{CLOSE}]*){CLOSE}")


@dataclass(frozen=True)
class Story:
    """One problem of such a file; ``marks`` are places in ``text``, ``tags`` the line of each."""

    name: str
    text: str
    marks: tuple[tuple[int, int], ...]
    expression: str
    tags: tuple[str, ...]

    @property
    def kept(self) -> bool:
        """Whether it is never learned: those whose number is divisible by eight (e24)."""
        digits = "".join(c for c in self.name if c.isdigit())
        return bool(digits) and int(digits) % KEPT == 0

    def record(self) -> Record:
        """The problem as other data files have it."""
        answer = evaluate(parse(self.expression, self.text))
        return Record(self.name, self.text, equation=f"x={self.expression}", answer=str(answer))


def read_stories(path: Path) -> list[Story]:
    """The problems of a file."""
    return list(parse_stories(path.read_text("utf-8"), path.name))


def parse_stories(source: str, name: str = "stories") -> Iterator[Story]:
    """The problems of a text of that form; a block that has another one is named by its first line."""
    for block in re.split(r"\n\s*\n", source.strip()):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        if not lines:
            continue
        try:
            yield _story(lines)
        except ValueError as error:
            raise DataError(f"{name}, {lines[0]}: {error}", hint="the form is in docs/annotating.md") from error


def _story(lines: list[str]) -> Story:
    if len(lines) < 3 or lines[0][:1] != HEAD or lines[2][:1] != SOLVED:
        raise ValueError("a problem is #NAME, its text, = EXPRESSION, and a line for each mark")
    text, marks = unmarked(lines[1])
    tags = tuple(lines[3:])
    if len(marks) != len(tags):
        raise ValueError(f"{len(marks)} marks, but {len(tags)} lines tell of them")
    return Story(lines[0][1:], text, marks, lines[2][1:].strip(), tags)


def unmarked(text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The text without the marks, and the places that were marked."""
    places = []
    for count, mark in enumerate(_MARK.finditer(text)):
        start = mark.start() - 2 * count
        places.append((start, start + len(mark[1])))
    plain = _MARK.sub(r"\1", text)
    if OPEN in plain or CLOSE in plain:
        raise ValueError(f"{OPEN} and {CLOSE} go together")
    return plain, tuple(places)
