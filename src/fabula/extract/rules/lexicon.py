"""Word classes and constructions of the initial parser, read from its text files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fabula.errors import GrammarError


def data_lines(name: str) -> Iterator[tuple[int, str]]:
    """The lines of a data file of this package that say something, with their numbers."""
    text = files(__package__).joinpath(name).read_text("utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


@cache
def word_classes() -> dict[str, tuple[str, ...]]:
    """``lexicon.txt``: class name to its words, longest first."""
    classes: dict[str, tuple[str, ...]] = {}
    for number, line in data_lines("lexicon.txt"):
        name, equals, words = line.partition("=")
        if not equals:
            raise GrammarError(f"lexicon.txt, line {number}: expected 'name = words'")
        classes[name.strip()] = tuple(sorted(set(words.split()), key=lambda w: (-len(w), w)))
    return classes


def alternatives(name: str) -> str:
    """A regular expression group for a word class."""
    words = word_classes().get(name)
    if words is None:
        raise GrammarError(f"lexicon.txt has no class {name!r}")
    return f"(?:{'|'.join(words)})"


@cache
def class_regex(name: str) -> re.Pattern[str]:
    """Matches any word of the class."""
    return re.compile(alternatives(name))


# Quantities stand in masked text as one character each, in a private block per class, so that a
# construction can say "a number here" and nothing else about it.
BLOCK = 0x100
CLASSES = ("number", "fraction", "ratio", "discount", "clock", "asked", "asked_share", "bare")
START = {name: 0xE000 + i * BLOCK for i, name in enumerate(CLASSES)}
ANY_QUANTITY = f"[\\u{0xE000:04x}-\\u{0xE000 + len(CLASSES) * BLOCK - 1:04x}]"


def _block(*names: str) -> str:
    ranges = "".join(f"\\u{START[n]:04x}-\\u{START[n] + BLOCK - 1:04x}" for n in names)
    return f"[{ranges}]"


SLOTS = {
    "N": _block("number", "asked", "bare"),
    "F": _block("fraction", "asked_share"),
    "M": _block("fraction", "asked_share", "bare"),
    "R": _block("ratio"),
    "D": _block("discount"),
    "T": _block("clock"),
}
PHRASE = "[^\\ue000-\\uf8ff，。；？！：]*"


_FILLER = "[^\\ue000-\\uf8ff，。；？！：]{0,8}?"


@dataclass(frozen=True, slots=True)
class Construction:
    """One line of ``patterns.txt``: a pattern over masked text and the predicate that it states."""

    name: str
    regex: re.Pattern[str]
    predicate: str
    args: tuple[str, ...]


_PIECE = re.compile(r"\{(\w+)(?::(\w))?\}|@(\w+)|~|\[([^\]]*)\]|\(((?:[^()\[\]]|\[[^\]]*\])*)\)|([^{}@~\[\]()]+)")


def compile_pattern(source: str) -> re.Pattern[str]:
    """The regular expression of a pattern; see the head of ``patterns.txt`` for the language."""
    out, at = [], 0
    while at < len(source):
        piece = _PIECE.match(source, at)
        if not piece:
            raise GrammarError(f"cannot read pattern {source!r}", span=(at, at + 1))
        name, slot, word_class, optional, choice, literal = piece.groups()
        if name and slot:
            out.append(f"(?P<{name}>{SLOTS[slot]})")
        elif name:
            # The first phrase ends at the first chance; the second is greedy, so that 比大米少 is 大米 + 少.
            out.append(f"(?P<{name}>{PHRASE}{'?' if name == 'A' else ''})")
        elif word_class:
            out.append(alternatives(word_class))
        elif optional is not None:
            out.append(f"(?:{_inner(optional)})?")
        elif choice is not None:
            out.append(f"(?:{_inner(choice)})")
        elif literal is not None:
            out.append(literal)
        else:
            out.append(_FILLER)
        at = piece.end()
    return re.compile("".join(out))


def _inner(source: str) -> str:
    source = re.sub(r"\[([^\]]*)\]", r"(?:\1)?", source)
    source = re.sub(r"@([a-z_]+)", lambda m: alternatives(m[1]), source)
    return source.replace("~", _FILLER)


@cache
def constructions(file: str = "patterns.txt") -> tuple[Construction, ...]:
    """All constructions of a file, in order of preference."""
    found = []
    for number, line in data_lines(file):
        columns = [c.strip() for c in re.split(r"\s\|\s", line)]
        call = re.fullmatch(r"(\w+)\(([^)]*)\)", columns[-1])
        if len(columns) != 3 or not call:
            raise GrammarError(f"{file}, line {number}: expected 'name | pattern | predicate(arguments)'")
        args = tuple(a.strip() for a in call[2].split(",")) if call[2].strip() else ()
        found.append(Construction(columns[0], compile_pattern(columns[1]), call[1], args))
    return tuple(found)
