"""Tellings: how a language says that things hang together, one construction a line of ``tellings.txt``.

    class more = 多 贵 重
    times_plus | {A}比{B}的{k:F}@more{V}{n:N} | Times_plus(A, B, k, n)

A pattern is matched against a text in which every number is one letter, from the beginning of a clause. Its phrases
are described like any other words (facts/describe.py); compare.py says which rows of the table they mean.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from fabula.errors import GrammarError
from fabula.facts.describe import ASKED_SHARES, SHARES
from fabula.lang.lexicon import data_lines, read_file
from fabula.lang.pattern import AnyOf, Pattern, firsts
from fabula.situation.commonsense import Call, parse_call
from fabula.text import Kind, Problem, Quantity
from fabula.text.normalise import UNKNOWN

Span = tuple[int, int]
_BLOCK = 64
_PRIVATE = re.compile("[\\ue000-\\uf8ff]")
_BLOCKS = ("number", "share", "ratio", "clock", "asked", "asked_share", "bare")
_KINDS = {"N": ("number", "asked", "bare"), "F": ("share", "asked_share"), "M": ("share", "asked_share", "bare"),
          "R": ("ratio",), "T": ("clock",), "G": ("number",), "Q": ("asked", "bare"), "S": ("share",),
          "P": ("asked_share",), "B": ("bare",), "X": ("number", "asked", "bare", "share", "asked_share")}  # fmt: skip
_LABELS = frozenset((Kind.ORDINAL, Kind.DATE, Kind.COUNT_WORD))
_PLAIN = "[^\ue000-\uf8ff，。；？！：]"
_PIECE = re.compile(
    r"\{(\w+)=@(\w+)\}|!\(([^()]*)\)|\{(\w+)(?::(\w))?\}|\{(\w)([/\\])(\w)\}"
    r"|@(\w+)|(~)|([\[\]()|^$])|([^\[\]{}()|@~^$!]+)"
)
_CLASS = "class "
BLOCK = "kind "  # behind the tellings of a kind stands what follows from them (kinds/block.py)
_POINTER = "at_"  # a number that a pattern only points to: {r:g}
_END = "(?=[，。；？！：]|$)"
_START = "(?:^|(?<=[，。；？！：]))"


@dataclass(frozen=True, slots=True)
class Statement:
    """A relation about the pattern's phrases and numbers, or (``value``) an attribute's value."""

    call: Call
    value: str = ""


@dataclass(frozen=True, slots=True)
class Telling:
    """One line: a pattern and what it states. Without statements it only keeps other lines from matching."""

    name: str
    pattern: Pattern
    statements: tuple[Statement, ...]
    needs: AnyOf | None = None


@dataclass(frozen=True)
class Told:
    """A telling that a text contains: where its phrases stand, and its numbers."""

    telling: Telling
    span: Span
    clause: int
    phrases: dict[str, Span]
    numbers: dict[str, Quantity]
    pointers: dict[str, Quantity] = field(default_factory=dict)

    @property
    def asked(self) -> bool:
        return any(q.value is None for q in self.numbers.values())


def _starts(names: Sequence[str]) -> list[int]:
    return [0xE000 + _BLOCKS.index(n) * _BLOCK for n in names]


def _chars(names: Sequence[str]) -> str:
    return "[" + "".join(f"{chr(s)}-{chr(s + _BLOCK - 1)}" for s in _starts(names)) + "]"


@cache
def _letters(kind: str) -> frozenset[str]:
    """The letters of all numbers of a kind."""
    return frozenset(chr(s + i) for s in _starts(_KINDS[kind]) for i in range(_BLOCK))


def make_pattern(source: str, words: dict[str, str], check: bool = True) -> Pattern:
    """The regular expression of a pattern; with ``check`` it is compiled at once, so that a bad one is found."""
    out: list[str] = []
    needs: list[frozenset[str]] = []
    at = depth = 0
    choice = False  # a | outside of brackets: nothing is needed in every case
    packed = source.replace(" ", "")
    while at < len(packed):
        piece = _PIECE.match(packed, at)
        if piece is None:
            raise GrammarError(f"cannot read pattern {source!r}")
        out.append(_regex(piece, words, last=piece.end() == len(packed)))
        mark = piece[11] or ""
        depth += {"[": 1, "(": 1, "]": -1, ")": -1}.get(mark, 0)
        choice = choice or (mark == "|" and depth == 0)
        if depth == 0:
            needs += _needs(piece, words)
        at = piece.end()
    made = Pattern("".join(out), () if choice else needs)
    try:
        if check:
            _ = made.regex
    except re.error as error:
        raise GrammarError(f"cannot read pattern {source!r}: {error}") from error
    return made


def any_of(words: Sequence[str], check: bool = True) -> AnyOf:
    """Words one of which must be there; with ``check`` a bad one is found at once."""
    made = AnyOf(words)
    try:
        if check and made.rest is not None:
            _ = made.rest.regex
    except re.error as error:
        raise GrammarError(f"cannot read {' '.join(words)!r}: {error}") from error
    return made


def _needs(piece: re.Match[str], words: dict[str, str]) -> Iterator[frozenset[str]]:
    """Sets of characters of each of which a text needs one, to have a piece that is not optional."""
    _, verbs, _, name, kind, _, _, _, word_class, _, _, literal = piece.groups()
    if name and kind:
        yield _letters(kind.upper())
    elif chosen := verbs or word_class:
        yield firsts(words[chosen])
    elif literal:
        yield from map(frozenset, literal)


def _regex(piece: re.Match[str], words: dict[str, str], last: bool) -> str:
    verb, verbs, unlike, name, kind, one, sign, other, word_class, filler, bracket, literal = piece.groups()
    if unlike:
        return f"(?!{unlike})"
    if verb:
        return f"(?P<{verb}>{_words(verbs, words)})"
    if name and kind:
        if kind.upper() not in _KINDS:
            raise GrammarError(f"no kind of number is called {kind!r}; there are {', '.join(_KINDS)}")
        lead = _POINTER if kind.islower() else ""
        return f"(?P<{lead}{name}>{_chars(_KINDS[kind.upper()])})"
    if name or one:  # a phrase ends at the first chance, the last one of a pattern with its clause
        group = name or f"{one}{'_' if sign == '/' else '__'}{other}"
        return f"(?P<{group}>{_PLAIN}*{_END if last else '?'})"
    if word_class:
        return f"(?:{_words(word_class, words)})"
    if filler:
        return f"{_PLAIN}{{0,8}}?"
    if bracket:
        return {"[": "(?:", "]": ")?", "(": "(?:", "^": _START, "$": _END}.get(bracket, bracket)
    return re.escape(literal)


def _words(name: str, words: dict[str, str]) -> str:
    if name not in words:
        raise GrammarError(f"no class @{name}")
    return words[name]


def parse_tellings(source: str, file: str, check: bool = True) -> tuple[Telling, ...]:
    """The tellings of a file; a bad line is named by its number. Our own files are checked by the tests."""
    words: dict[str, str] = {}
    found: list[Telling] = []
    for number, line in data_lines(source):
        if line.startswith(BLOCK):
            break
        try:
            if line.startswith(_CLASS):
                _add_class(words, line)
            else:
                found.append(_telling(line, words, check))
        except (GrammarError, KeyError) as error:
            message = error.message if isinstance(error, GrammarError) else f"no class {error}"
            raise GrammarError(f"{file}, line {number}: {message}") from error
    return tuple(found)


def read_classes(source: str) -> dict[str, str]:
    """The word classes of a file, each as a pattern of its words, the longest first."""
    words: dict[str, str] = {}
    for _, line in data_lines(source):
        if line.startswith(_CLASS):
            _add_class(words, line)
    return words


def _add_class(words: dict[str, str], line: str) -> None:
    name, sign, rest = line.removeprefix(_CLASS).partition(" = ")
    if not sign:
        raise GrammarError("expected 'class NAME = word word …'")
    members = sorted(rest.split(), key=len, reverse=True)
    words[name.strip()] = "|".join(words[w[1:]] if w[0] == "@" else re.escape(w) for w in members)


def _telling(line: str, words: dict[str, str], check: bool) -> Telling:
    columns = [c.strip() for c in re.split(r"\s\|\s?", line)]
    if len(columns) not in (3, 4):
        raise GrammarError("expected 'name | pattern | statements [| words that must be in the text]'")
    name, pattern, stated = columns[:3]
    statements = tuple(_statement(s.strip()) for s in stated.split(";")) if stated != "-" else ()
    needs = any_of(columns[3].split(), check) if len(columns) == 4 else None
    return Telling(name, make_pattern(pattern, words, check), statements, needs)


def _statement(source: str) -> Statement:
    left, sign, right = source.partition("=")
    return Statement(parse_call(left.strip()), right.strip() if sign else "")


@cache
def tellings() -> tuple[Telling, ...]:
    """The tellings of the language, in order of preference."""
    return parse_tellings(read_file("tellings.txt"), "tellings.txt", check=False)


class Masked:
    """A text with one letter for every number."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        letters: list[str] = []
        self.places: list[int] = []
        at = 0
        for quantity in problem.quantities:
            if quantity.kind in _LABELS:
                continue
            self._plain(letters, at, quantity.span.start)
            letters.append(chr(0xE000 + _BLOCKS.index(_block(quantity)) * _BLOCK + quantity.index))
            self.places.append(quantity.span.start)
            at = quantity.span.end
        self._plain(letters, at, len(problem.text))
        self.places.append(len(problem.text))
        self.text = "".join(letters)

    def _plain(self, letters: list[str], start: int, end: int) -> None:
        letters += _PRIVATE.sub(UNKNOWN, self.problem.text[start:end])  # no letter is taken over from a text
        self.places += range(start, end)

    def quantity(self, letter: str) -> Quantity:
        return self.problem.quantities[(ord(letter) - 0xE000) % _BLOCK]


def _block(quantity: Quantity) -> str:
    if quantity.kind is Kind.ASKED:
        if quantity.asks in ASKED_SHARES:
            return "asked_share"
        return "asked" if quantity.unit else "bare"
    if quantity.kind in SHARES:
        return "share"
    return {Kind.RATIO: "ratio", Kind.CLOCK: "clock"}.get(quantity.kind, "number")


def find(problem: Problem, known: Sequence[Telling]) -> list[Told]:
    """What a text tells, in its order; of two tellings about one number the first of the file is taken."""
    masked = Masked(problem)
    taken: set[int] = set()
    found: list[Told] = []
    starts = [bisect_left(masked.places, c.span.start) for c in problem.clauses]  # 多少折？多少 is one number
    characters = frozenset(masked.text)
    for telling in known:
        if not telling.pattern.may_fit(characters) or (telling.needs and not telling.needs.within(problem.text)):
            continue
        for clause, start in enumerate(starts):
            end = starts[clause + 1] if clause + 1 < len(starts) else len(masked.text)
            for match in _matches(telling, masked.text, start, end):
                told = _told(masked, telling, match, clause)
                indices = {q.index for q in told.numbers.values()}
                if not indices and any(_twice(told, t, problem.text) for t in found):
                    continue
                if not indices & taken:
                    taken |= indices
                    found.append(told)
    return sorted((t for t in found if t.telling.statements), key=lambda t: (t.clause, t.span))


def _twice(told: Told, other: Told, text: str) -> bool:
    """The same words again, without a number: 鸡, and later 鸡."""

    def words(some: Told) -> list[str]:
        return [text[a:b] for a, b in some.phrases.values()]

    return told.telling is other.telling and words(told) == words(other)


def _matches(telling: Telling, text: str, start: int, end: int) -> Iterator[re.Match[str]]:
    at = start
    while at < end and (match := telling.pattern.search(text, at)) and match.start() < end:
        yield match
        at = max(match.end(), at + 1)


def _told(masked: Masked, telling: Telling, match: re.Match[str], clause: int) -> Told:
    phrases: dict[str, Span] = {}
    numbers: dict[str, Quantity] = {}
    pointers: dict[str, Quantity] = {}
    for name, text in match.groupdict().items():
        if text and "\ue000" <= text <= "\uf8ff" and len(text) == 1:
            found = pointers if name.startswith(_POINTER) else numbers
            found[name.removeprefix(_POINTER)] = masked.quantity(text)
        elif text is not None:
            phrases[name] = (masked.places[match.start(name)], masked.places[match.end(name)])
    return Told(telling, (masked.places[match.start()], masked.places[match.end()]), clause, phrases, numbers, pointers)
