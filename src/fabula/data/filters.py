"""The keyword filters: a small boolean language over words, read from ``keywords.txt``.

A file has sections. ``criterion NAME`` holds for every problem, ``type NAME`` decides a type; the order of
the types is their priority. Inside a section:

    needs: EXPR        every ``needs`` line must hold
    never: EXPR        no ``never`` line may hold
    length: N          the text has at least N characters

EXPR is made of words, ``and``, ``or``, ``not``, brackets, and ``{a b c}`` for "any of these words". A word
holds if the text contains it; ``a…b`` if b follows a in the same clause; ``#`` stands for a number, whole,
decimal, fraction or percent. ``"…"`` quotes a word with special characters. ``;`` starts a comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from fabula.data.records import ProblemType
from fabula.errors import DataError
from fabula.lang.lines import read_file

_TOKEN = re.compile(r'\s*("(?:[^"]+)"|[(){}]|[^\s(){}"]+)')
_NUMBER = r"(?:\([0-9]+/[0-9]+\)|[0-9]+(?:\.[0-9]+)?%?)"
_GAP = r"[^，,．。；;？?！!]*?"


@dataclass(frozen=True)
class Word:
    pattern: str

    def holds(self, text: str) -> bool:
        if "…" in self.pattern or "#" in self.pattern:
            return _compiled(self.pattern).search(text) is not None
        return self.pattern in text


@dataclass(frozen=True)
class Not:
    inner: Condition

    def holds(self, text: str) -> bool:
        return not self.inner.holds(text)


@dataclass(frozen=True)
class All:
    parts: tuple[Condition, ...]

    def holds(self, text: str) -> bool:
        return all(part.holds(text) for part in self.parts)


@dataclass(frozen=True)
class Any:
    parts: tuple[Condition, ...]

    def holds(self, text: str) -> bool:
        return any(part.holds(text) for part in self.parts)


Condition = Word | Not | All | Any


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    parts = [re.escape(part).replace(r"\#", _NUMBER) for part in pattern.split("…")]
    return re.compile(_GAP.join(parts))


@dataclass(frozen=True)
class Filter:
    """One section of the file."""

    name: str
    needs: tuple[Condition, ...] = ()
    never: tuple[Condition, ...] = ()
    length: int = 0

    def accepts(self, text: str) -> bool:
        return (
            len(text) >= self.length
            and all(condition.holds(text) for condition in self.needs)
            and not any(condition.holds(text) for condition in self.never)
        )


@dataclass(frozen=True)
class Filters:
    """The whole file: criteria for all problems, and the types in order of priority."""

    criteria: tuple[Filter, ...]
    types: tuple[tuple[ProblemType, Filter], ...]

    def failed(self, text: str) -> str | None:
        """The name of the first criterion that the text does not meet."""
        return next((rule.name for rule in self.criteria if not rule.accepts(text)), None)

    def type_of(self, text: str) -> ProblemType | None:
        return next((kind for kind, rule in self.types if rule.accepts(text)), None)


def parse_filters(text: str, source: str = "keywords.txt") -> Filters:
    """Read a keyword file; an error names the file and the line."""
    sections: list[tuple[str, str, list[tuple[int, str, str]]]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split(";", 1)[0].strip()
        if not line:
            continue
        heading = re.fullmatch(r"(type|criterion)\s+(\w+)", line)
        entry = re.fullmatch(r"(needs|never|length)\s*:\s*(.+)", line)
        if heading:
            sections.append((heading[1], heading[2], []))
        elif entry and sections:
            sections[-1][2].append((number, entry[1], entry[2]))
        else:
            raise DataError(
                f"{source}, line {number}: expected a section or needs/never/length, not {line!r}"
            )
    return _assemble(sections, source)


def _assemble(sections: list[tuple[str, str, list[tuple[int, str, str]]]], source: str) -> Filters:
    criteria: list[Filter] = []
    types: list[tuple[ProblemType, Filter]] = []
    for kind, name, entries in sections:
        rule = _filter(name, entries, source)
        if kind == "criterion":
            criteria.append(rule)
        elif name in {str(member) for member in ProblemType}:
            types.append((ProblemType(name), rule))
        else:
            raise DataError(f"{source}: {name!r} is not a problem type", hint=", ".join(ProblemType))
    if not types:
        raise DataError(f"{source}: no type is defined")
    return Filters(tuple(criteria), tuple(types))


def _filter(name: str, entries: list[tuple[int, str, str]], source: str) -> Filter:
    needs: list[Condition] = []
    never: list[Condition] = []
    length = 0
    for line, kind, value in entries:
        where = f"{source}, line {line}"
        if kind == "length":
            if not value.isdigit():
                raise DataError(f"{where}: length needs a whole number, not {value!r}")
            length = int(value)
        else:
            (needs if kind == "needs" else never).append(parse_condition(value, where))
    return Filter(name, tuple(needs), tuple(never), length)


def parse_condition(text: str, where: str = "condition") -> Condition:
    """``or`` binds weakest, then ``and``, then ``not``."""
    tokens = _TOKEN.findall(text)
    if "".join(tokens) != re.sub(r'\s+(?=(?:[^"]*"[^"]*")*[^"]*$)', "", text):
        raise DataError(f"{where}: an unclosed quotation mark in {text!r}")
    condition, rest = _alternatives(tokens, where)
    if rest:
        raise DataError(f"{where}: unexpected {rest[0]!r} in {text!r}")
    return condition


_Step = Callable[[list[str], str], tuple[Condition, list[str]]]


def _series(tokens: list[str], where: str, word: str, step: _Step) -> tuple[list[Condition], list[str]]:
    part, tokens = step(tokens, where)
    parts = [part]
    while tokens and tokens[0] == word:
        part, tokens = step(tokens[1:], where)
        parts.append(part)
    return parts, tokens


def _alternatives(tokens: list[str], where: str) -> tuple[Condition, list[str]]:
    parts, rest = _series(tokens, where, "or", _conjunction)
    return (parts[0] if len(parts) == 1 else Any(tuple(parts))), rest


def _conjunction(tokens: list[str], where: str) -> tuple[Condition, list[str]]:
    parts, rest = _series(tokens, where, "and", _single)
    return (parts[0] if len(parts) == 1 else All(tuple(parts))), rest


def _single(tokens: list[str], where: str) -> tuple[Condition, list[str]]:
    if not tokens or tokens[0] in {"and", "or", ")", "}"}:
        raise DataError(
            f"{where}: a word is missing" + (f" before {tokens[0]!r}" if tokens else " at the end")
        )
    head, rest = tokens[0], tokens[1:]
    if head == "not":
        inner, rest = _single(rest, where)
        return Not(inner), rest
    if head == "(":
        inner, rest = _alternatives(rest, where)
        if not rest or rest[0] != ")":
            raise DataError(f"{where}: a bracket is not closed")
        return inner, rest[1:]
    if head == "{":
        return _any_of(rest, where)
    return Word(head.strip('"')), rest


def _any_of(tokens: list[str], where: str) -> tuple[Condition, list[str]]:
    if "}" not in tokens:
        raise DataError(f"{where}: a brace is not closed")
    end = tokens.index("}")
    if end == 0:
        raise DataError(f"{where}: an empty list of words")
    return Any(tuple(Word(token.strip('"')) for token in tokens[:end])), tokens[end + 1 :]


def default_keywords() -> str:
    """The text of the keyword file that comes with the package."""
    return read_file("keywords.txt")
