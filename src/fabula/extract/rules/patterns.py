"""Constructions: how Chinese states relations, compiled from the lines of the pattern files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from fabula.errors import GrammarError
from fabula.extract.rules.lexicon import alternatives, data_lines, read_data, with_classes
from fabula.extract.rules.masked import block

SLOTS = {
    "N": block("number", "asked", "bare"),
    "F": block("fraction", "asked_share"),
    "M": block("fraction", "asked_share", "bare"),
    "R": block("ratio"),
    "D": block("discount"),
    "T": block("clock"),
}
_PLAIN = "[^\\ue000-\\uf8ff，。；？！：]"  # neither a quantity nor the end of a clause
_PHRASE = f"{_PLAIN}*"
_FILLER = f"{_PLAIN}{{0,8}}?"


@dataclass(frozen=True, slots=True)
class Construction:
    """One line of a pattern file: a pattern over masked text and the predicate that it states."""

    name: str
    regex: re.Pattern[str]
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


def compile_pattern(source: str) -> re.Pattern[str]:
    """The regular expression of a pattern; see the head of ``patterns.txt`` for the language."""
    out, at = [], 0
    while at < len(source):
        piece = _PIECE.match(source, at)
        if not piece:
            raise GrammarError(f"cannot read pattern {source!r}", span=(at, at + 1))
        out.append(_regex(piece))
        at = piece.end()
    try:
        return re.compile("".join(out))
    except re.error as error:
        raise GrammarError(f"cannot read pattern {source!r}: {error}") from error


def _regex(piece: re.Match[str]) -> str:
    """The regular expression of one piece of a pattern."""
    name, text = piece["name"], piece[piece.lastgroup or 0]
    match piece.lastgroup:
        case "slot":
            if text not in SLOTS:
                raise GrammarError(f"no kind of quantity is called {text!r}; there are {', '.join(SLOTS)}")
            return f"(?P<{name}>{SLOTS[text]})"
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


def parse_constructions(source: str, file: str) -> tuple[Construction, ...]:
    """Read the text of a pattern file; a bad line is named by its number."""
    found = []
    for number, line in data_lines(source):
        try:
            found.append(_parse_construction(line))
        except GrammarError as error:
            raise GrammarError(f"{file}, line {number}: {error.message}", span=error.span) from error
    return tuple(found)


def _parse_construction(line: str) -> Construction:
    columns = [c.strip() for c in re.split(r"\s\|\s", line)]
    call = re.fullmatch(r"(\w+)\(([^)]*)\)", columns[-1])
    if len(columns) != 3 or not call:
        raise GrammarError("expected 'name | pattern | predicate(arguments)'")
    regex = compile_pattern(columns[1])
    args = tuple(a.strip() for a in call[2].split(",")) if call[2].strip() else ()
    if unknown := [a for a in args if a not in regex.groupindex]:
        raise GrammarError(f"{', '.join(unknown)} is not in the pattern")
    return Construction(columns[0], regex, call[1], args)


@cache
def constructions(file: str = "patterns.txt") -> tuple[Construction, ...]:
    """All constructions of a file, in order of preference."""
    return parse_constructions(read_data(file), file)
