"""The words and patterns of ``lang/zh/plain.txt``: names and reasons as a book has them."""

from __future__ import annotations

import re
from functools import cache

from fabula.explain.lexicon import verbs
from fabula.lang import parse_messages
from fabula.lang.lines import read_file

Unit = tuple[str, str]


@cache
def words() -> dict[str, str]:
    """All of the file by key."""
    return parse_messages(read_file("plain.txt"), "plain.txt")


@cache
def pattern(key: str) -> re.Pattern[str]:
    """A line of the file as an expression."""
    return re.compile(words()[key].replace("{verbs}", "|".join(verbs())))


def fill(key: str, **told: str) -> str:
    """A line of the file with words put in."""
    return words()[key].format(**told)
