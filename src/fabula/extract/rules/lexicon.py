"""The vocabulary of the initial parser: word classes, cues and marks, read from their text files.

Code never spells a word: it asks by name whether a text has it, ``has(text, "meet")``, or where,
``cue("turn").finditer(text)``. A word class of ``lexicon.txt`` is the simplest cue.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fabula.errors import GrammarError
from fabula.lang.lines import data_lines, read_file
from fabula.lang.pattern import Pattern

Classes = dict[str, tuple[str, ...]]


def read_data(file: str) -> str:
    """The text of a file of ``lang/zh/rules``."""
    return read_file(f"rules/{file}")


def definitions(source: str, file: str) -> Iterator[tuple[int, str, list[str]]]:
    """Every line ``name = word word …`` with its number; a name may be defined only once."""
    seen: set[str] = set()
    for number, line in data_lines(source):
        name, equals, words = (part.strip() for part in line.partition("="))
        if not (equals and words and re.fullmatch(r"\w+", name)):
            raise GrammarError(f"{file}, line {number}: expected 'name = word word …'")
        if name in seen:
            raise GrammarError(f"{file}, line {number}: {name} is defined twice")
        seen.add(name)
        yield number, name, words.split()


# --- word classes ---


def parse_classes(source: str, file: str = "lexicon.txt", check: bool = True) -> Classes:
    """Class name to its words, longest first. Our own file is checked by the tests, not at every start."""
    classes: Classes = {}
    for number, name, words in definitions(source, file):
        classes[name] = tuple(sorted(set(words), key=lambda w: (-len(w), w)))
        if check:
            compiled("|".join(words), file, number)
    return classes


@cache
def word_classes() -> Classes:
    """The classes of ``lexicon.txt``."""
    return parse_classes(read_data("lexicon.txt"), check=False)


@cache
def words(name: str) -> frozenset[str]:
    """The words of a class."""
    return frozenset(word_classes()[name])


def alternatives(name: str) -> str:
    """A regular expression group for a word class."""
    found = word_classes().get(name)
    if found is None:
        raise GrammarError(f"lexicon.txt has no class {name!r}")
    return f"(?:{'|'.join(found)})"


def with_classes(source: str) -> str:
    """A regular expression with every ``@class`` replaced by its words."""
    return re.sub(r"@([a-z_]+)", lambda match: alternatives(match[1]), source)


def compiled(source: str, file: str, number: int) -> re.Pattern[str]:
    """The regular expression of a line; the line is named if there is none."""
    try:
        return re.compile(with_classes(source) if "@" in source else source)
    except (re.error, GrammarError) as error:
        reason = error.message if isinstance(error, GrammarError) else str(error)
        raise GrammarError(f"{file}, line {number}: {reason}") from error


# --- cues ---


def parse_cues(source: str, file: str = "cues.txt") -> dict[str, re.Pattern[str]]:
    """Cue name to its regular expression; the alternatives are tried in the order of the file."""
    cues = {}
    for number, name, choices in definitions(source, file):
        if name in word_classes():
            raise GrammarError(f"{file}, line {number}: {name} is a word class of lexicon.txt")
        cues[name] = compiled("|".join(choices), file, number)
    return cues


@cache
def _cues() -> dict[str, tuple[int, str]]:
    """The lines of ``cues.txt``; most texts ask for few of them, and each is compiled when it is asked for."""
    lines = definitions(read_data("cues.txt"), "cues.txt")
    return {name: (number, "|".join(choices)) for number, name, choices in lines}


@cache
def cue(name: str) -> re.Pattern[str]:
    """What shows a cue of ``cues.txt``, or any word of a class of ``lexicon.txt``."""
    if name in _cues():
        number, source = _cues()[name]
        return compiled(source, "cues.txt", number)
    if name in word_classes():
        return re.compile(alternatives(name))
    raise GrammarError(f"neither cues.txt nor lexicon.txt has {name!r}")


def has(text: str, name: str) -> bool:
    """True if the text has this cue or a word of this class."""
    return cue(name).search(text) is not None


def has_any(text: str, *names: str) -> bool:
    """True if the text has one of these cues."""
    return any(cue(name).search(text) is not None for name in names)


# --- marks ---


@cache
def marks() -> tuple[tuple[Pattern, str], ...]:
    """``marks.txt``: every mark word as a pattern with the mark's name, longest word first."""
    found = []
    for _, name, mark_words in definitions(read_data("marks.txt"), "marks.txt"):
        found += [(with_classes(word) if "@" in word else word, name) for word in mark_words]
    found.sort(key=lambda m: (-len(m[0]), m[0]))
    return tuple((Pattern(word, map(frozenset, word) if word.isalnum() else ()), name) for word, name in found)
