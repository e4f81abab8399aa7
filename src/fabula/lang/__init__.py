"""Everything that knows a language. What the program says: ``lang/zh/*.txt`` and ``lang/en/*.txt``, with the same keys.

A line is ``key = words``; ``{name}`` is filled in, ``#`` starts a comment, and quotation marks keep blanks at
the ends. A language is a folder.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fabula.errors import DataError
from fabula.lang.lines import data_lines

LANGUAGES = ("zh", "en")


def parse_messages(source: str, name: str = "messages") -> dict[str, str]:
    """Keys to words; a line without ``=`` and a key that comes twice are refused with their number."""
    found: dict[str, str] = {}
    for number, line in data_lines(source):
        key, equals, words = line.partition(" =")
        key = key.strip()
        if not equals or not key or key in found:
            raise DataError(f"{name}, line {number}: expected 'key = words' with a new key")
        words = words.strip()
        found[key] = words[1:-1] if len(words) > 1 and words[0] == words[-1] == '"' else words
    return found


@cache
def _files() -> tuple[str, ...]:
    """What is said stands in files of the same names in all languages; a folder may hold more, for reading."""
    kept = [{f.name for f in files(__package__).joinpath(lang).iterdir()} for lang in LANGUAGES]
    return tuple(sorted(name for name in set.intersection(*kept) if name.endswith(".txt")))


@cache
def messages(lang: str) -> dict[str, str]:
    """All that a language says."""
    if lang not in LANGUAGES:
        raise ValueError(f"no wording in {lang!r}: {' or '.join(LANGUAGES)}")
    found: dict[str, str] = {}
    folder = files(__package__).joinpath(lang)
    for name in _files():
        file = folder.joinpath(name)
        more = parse_messages(file.read_text("utf-8"), f"lang/{lang}/{file.name}")
        if twice := found.keys() & more.keys():
            raise DataError(f"lang/{lang}/{file.name}: {', '.join(sorted(twice))} is said twice")
        found |= more
    return found


def say(key: str, lang: str, /, **words: object) -> str:
    """The words for a key, filled in."""
    return messages(lang)[key].format(**words)


def said(key: str, lang: str) -> bool:
    """Whether a language has words for a key."""
    return key in messages(lang)
