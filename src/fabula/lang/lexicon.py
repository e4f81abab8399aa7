"""Word classes of a language: ``name = word word …`` lines, and marks with their synonyms."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from fabula.errors import GrammarError
from fabula.lang.lines import LANGUAGE, columns, data_lines, read_file

__all__ = [
    "LANGUAGE", "Mark", "acts", "classes", "data_lines", "examples", "marks", "particle", "particles", "read_file",
    "table",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mark:
    """A state, time or phase that a word tells: 返回时 is 返回, a phase."""

    name: str
    kind: str


@cache
def classes(name: str = "chunks.txt") -> dict[str, frozenset[str]]:
    """All word classes of a file."""
    return {key: frozenset(words) for key, words in ordered_classes(name).items()}


@cache
def ordered_classes(name: str) -> dict[str, tuple[str, ...]]:
    """All word classes of a file, their words in the order of the file."""
    found: dict[str, tuple[str, ...]] = {}
    for number, line in data_lines(read_file(name)):
        left, sign, right = line.partition(" = ")
        key = left.strip()
        if not sign or not key or key in found:
            raise GrammarError(f"{name}, line {number}: expected a new 'class = word word …'")
        found[key] = tuple(right.split())
    return found


@cache
def particles(name: str) -> tuple[str, ...]:
    """Words of ``particles.txt``, which the program asks for by name."""
    return ordered_classes("particles.txt")[name]


def particle(name: str) -> str:
    """The one word, or the one expression, of a name."""
    (word,) = particles(name)
    return word


@cache
def acts() -> dict[str, str]:
    """Every verb of an act with its kind: 修 → work."""
    return {w: name[4:] for name, words in classes().items() if name.startswith("act.") for w in words}


@cache
def marks() -> dict[str, Mark]:
    """Every word that marks a state, time or phase."""
    found: dict[str, Mark] = {}
    for number, line in data_lines(read_file("marks.txt")):
        match = re.fullmatch(r"(state|time|phase)\s+(\S+)\s+=\s+(.+)", line)
        if not match:
            raise GrammarError(f"marks.txt, line {number}: expected 'state|time|phase NAME = word word …'")
        mark = Mark(match[2], match[1])
        for word in match[3].split():
            found.setdefault(word, mark)
    return found


@cache
def table(name: str) -> dict[str, str]:
    """A file of two columns: names, and what they stand for."""
    return dict(columns(read_file(name), 2, name))


def examples() -> dict[str, str]:
    """Texts of ``examples.txt`` by their names."""
    return table("examples.txt")
