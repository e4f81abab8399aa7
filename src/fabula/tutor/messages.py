"""The tutor's sentences, from ``messages.txt`` and the ``say`` lines of ``slips.txt``."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fabula.errors import DataError
from fabula.lang.lines import data_lines
from fabula.solution import Notice


@cache
def messages() -> dict[str, Notice]:
    """Code to sentence in both languages."""
    found: dict[str, Notice] = {}
    for number, line in read_lines("messages.txt"):
        code, notice = _columns("messages.txt", number, line)
        if code in found:
            raise DataError(f"messages.txt, line {number}: {code} is said twice")
        found[code] = notice
    return found


@cache
def slip_messages() -> dict[str, Notice]:
    """Slip to what is said of it."""
    said = ((n, line.removeprefix("say ")) for n, line in read_lines("slips.txt") if line.startswith("say "))
    return dict(_columns("slips.txt", number, line) for number, line in said)


@cache
def partial() -> frozenset[str]:
    """Slips that are a step on the right way, too, if no more is said: 120×15, and the chairs are still to come."""
    listed = (line for _, line in read_lines("slips.txt") if line.startswith("partial "))
    return frozenset(name for line in listed for name in line.split()[1:])


def read_lines(name: str) -> tuple[tuple[int, str], ...]:
    """The lines of a data file that say something, with their numbers."""
    return tuple(data_lines(files(__package__).joinpath(name).read_text("utf-8")))


def _columns(name: str, number: int, line: str) -> tuple[str, Notice]:
    columns = [column.strip() for column in line.split("|")]
    if len(columns) != 3:
        raise DataError(f"{name}, line {number}: expected 'code | zh | en', found {len(columns)} columns")
    return columns[0], Notice(columns[1], columns[2])


def say(code: str, lang: str, **parts: str | Notice) -> str:
    """A sentence with its gaps filled; a :class:`Notice` speaks the same language."""
    return fill(messages()[code], lang, **parts)


def fill(sentence: Notice, lang: str, **parts: str | Notice) -> str:
    words = {name: part.said(lang) if isinstance(part, Notice) else part for name, part in parts.items()}
    return re.sub(r"\{(\w+)\}", lambda gap: words.get(gap[1], ""), sentence.said(lang))
