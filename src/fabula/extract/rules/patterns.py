"""Constructions: how Chinese states relations, compiled from the lines of the pattern files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fabula.errors import GrammarError
from fabula.extract.rules.lexicon import alternatives, read_data, with_classes, word_classes
from fabula.extract.rules.masked import block, letters
from fabula.lang.lines import data_lines
from fabula.lang.pattern import Pattern

SLOTS = {
    "N": ("number", "asked", "bare"),
    "F": ("fraction", "asked_share"),
    "M": ("fraction", "asked_share", "bare"),
    "R": ("ratio",),
    "D": ("discount",),
    "T": ("clock",),
}
_PLAIN = "[^\\ue000-\\uf8ff，。；？！：]"  # neither a quantity nor the end of a clause
_PHRASE = f"{_PLAIN}*"
_FILLER = f"{_PLAIN}{{0,8}}?"


@dataclass(frozen=True, slots=True)
class Construction:
    """One line of a pattern file: a pattern over masked text and the predicate that it states."""

    name: str
    pattern: Pattern
    predicate: str
    args: tuple[str, ...]


_PIECE = re.compile(
    r"\{(?P<name>\w+)(?::(?P<slot>\w))?\}"
    r"|@(?P<word_class>\w+)"
    r"|(?P<filler>~)"
    r"|\[(?P<optional>[^\]]*)\]"
    r"|\((?P<choice>(?:[^()\[\]]|\[[^\]]*\])*)\)"
    r"|(?P<literal>[^{}@~\[\]()]+)"
)


def make_pattern(source: str, check: bool = True) -> Pattern:
    """The regular expression of a pattern; see the head of ``patterns.txt`` for the language.

    With ``check`` it is compiled at once, so that a bad one is found.
    """
    out: list[str] = []
    needs: list[frozenset[str]] = []
    at = 0
    while at < len(source):
        piece = _PIECE.match(source, at)
        if not piece:
            raise GrammarError(f"cannot read pattern {source!r}", span=(at, at + 1))
        out.append(_regex(piece))
        needs += _needs(piece)
        at = piece.end()
    made = Pattern("".join(out), needs)
    try:
        if check:
            _ = made.regex
    except re.error as error:
        raise GrammarError(f"cannot read pattern {source!r}: {error}") from error
    return made


def _needs(piece: re.Match[str]) -> Iterator[frozenset[str]]:
    """Sets of characters of each of which a text needs one, to have a piece that is not optional."""
    text = piece[piece.lastgroup or 0]
    match piece.lastgroup:
        case "slot":
            yield letters(*SLOTS[text])
        case "word_class":
            if all(word.isalnum() for word in word_classes()[text]):  # no regular expressions
                yield frozenset(word[0] for word in word_classes()[text])
        case "literal" if text.isalnum():
            yield from map(frozenset, text)


def _regex(piece: re.Match[str]) -> str:
    """The regular expression of one piece of a pattern."""
    name, text = piece["name"], piece[piece.lastgroup or 0]
    match piece.lastgroup:
        case "slot":
            if text not in SLOTS:
                raise GrammarError(f"no kind of quantity is called {text!r}; there are {', '.join(SLOTS)}")
            return f"(?P<{name}>{block(*SLOTS[text])})"
        case "name":
            # A phrase that opens a clause ends at the first chance; the others are greedy, so that
            # 比大米少 is 大米 + 少.
            opens = name == "A" and piece.end() < len(piece.string)
            return f"(?P<{name}>{_PHRASE}{'?' if opens else ''})"
        case "word_class":
            return alternatives(text)
        case "optional":
            return f"(?:{_inner(text)})?"
        case "choice":
            return f"(?:{_inner(text)})"
        case "filler":
            return _FILLER
        case _:
            return text


def _inner(source: str) -> str:
    """The regular expression of what stands in brackets: words, classes, ~, and [x] inside (x|y)."""
    optional = re.sub(r"\[([^\]]*)\]", r"(?:\1)?", source)
    return with_classes(optional).replace("~", _FILLER)


def parse_constructions(source: str, file: str, check: bool = True) -> tuple[Construction, ...]:
    """Read the text of a pattern file; a bad line is named by its number. Our own files are checked by the tests."""
    found = []
    for number, line in data_lines(source):
        try:
            found.append(_parse_construction(line, check))
        except GrammarError as error:
            raise GrammarError(f"{file}, line {number}: {error.message}", span=error.span) from error
    return tuple(found)


def _parse_construction(line: str, check: bool) -> Construction:
    columns = [c.strip() for c in re.split(r"\s\|\s", line)]
    call = re.fullmatch(r"(\w+)\(([^)]*)\)", columns[-1])
    if len(columns) != 3 or not call:
        raise GrammarError("expected 'name | pattern | predicate(arguments)'")
    pattern = make_pattern(columns[1], check)
    args = tuple(a.strip() for a in call[2].split(",")) if call[2].strip() else ()
    if check and (unknown := [a for a in args if a not in pattern.regex.groupindex]):
        raise GrammarError(f"{', '.join(unknown)} is not in the pattern")
    return Construction(columns[0], pattern, call[1], args)


@cache
def constructions(file: str = "patterns.txt") -> tuple[Construction, ...]:
    """All constructions of a file, in order of preference."""
    return parse_constructions(read_data(file), file, check=False)
