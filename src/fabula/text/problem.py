"""A story problem as it is read: text, words, numbers, clauses and what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property, wraps
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from fabula.errors import ReadError
from fabula.lang import say
from fabula.text.heard import Heard
from fabula.text.normalise import Normalised, normalise
from fabula.text.quantities import find_quantities, uncounted
from fabula.text.quantity import Kind, Quantity
from fabula.text.spans import Span
from fabula.text.syntax import tag
from fabula.text.tokens import Token, tokenize
from fabula.text.unread import unread

LIMIT = 2000  # characters; the longest problem in a schoolbook has about 200
MAX_QUANTITIES = 40
# 够不够, 走得到走不到; 能运完么; 是否, 吗. 谁快 and 哪种便宜 ask for a name.
_YES_NO = re.compile(
    r"(?:([一-鿿])不\1|([一-鿿])得[^，。；？！]{1,8}\2不|是否|能否|可否|吗)[^，。；？！]*？?$|(?<![什怎这那多要])么？?$"
)
_NAME = re.compile(r"(?:谁|哪)[^，。；？！]*？?$")
_CHINESE = re.compile(r"[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]")
_CLAUSE_ENDS = frozenset("，。；？！：")
_SENTENCE_ENDS = frozenset("。？！")
_NO_AMOUNT = (Kind.ASKED, Kind.ORDINAL, Kind.DATE)

Found = TypeVar("Found")
More = TypeVarTuple("More")


class UnreadableError(ReadError):
    """A text that is no problem we can read; ``code`` says why, for programs."""

    def __init__(self, code: str, **words: object) -> None:
        self.code, self.words = code, words
        super().__init__(self.said("en"), hint=self.hinted("en"))

    def __reduce__(self) -> tuple[object, ...]:
        return _unreadable, (self.code, self.words)

    def said(self, lang: str) -> str:
        return say(f"read.{self.code}", lang, **self.words)

    def hinted(self, lang: str) -> str:
        return say(f"read.{self.code}.hint", lang, **self.words)


def _unreadable(code: str, words: dict[str, object]) -> UnreadableError:
    """An error that has been through a pipe between two processes."""
    return UnreadableError(code, **words)


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch between commas, its closing mark included; the clauses of a text tile it."""

    index: int
    span: Span
    sentence: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and the clause that asks it."""

    quantity: Quantity
    clause: Clause


@dataclass(frozen=True)
class Problem:
    """Everything that reading yields; ``tokens`` carry no syntax until ``parsed`` is looked at."""

    raw: str
    normal: Normalised
    text: str
    tokens: tuple[Token, ...]
    quantities: tuple[Quantity, ...]
    clauses: tuple[Clause, ...]
    questions: tuple[Question, ...]
    heard: tuple[Heard, ...] = field(default=(), compare=False)  # what a network says of the numbers, if one was asked

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The tokens, cut when they are first looked at: whoever only writes problems never does."""
            if name != "tokens":
                raise AttributeError(name)
            tokens = self.__dict__["tokens"] = tokenize(self.text, self.quantities)
            return tokens

    @cached_property
    def parsed(self) -> tuple[Token, ...]:
        """The tokens with part of speech, head and relation; the first use in a process loads UDPipe."""
        return self.tokens if any(token.pos for token in self.tokens) else tag(self.tokens)

    @cached_property
    def unread(self) -> str:
        """The first thing in the text that stands for nothing we know; '' if there is none."""
        return unread(self.text, (*(q.span for q in self.quantities), *uncounted(self.text)))

    @cached_property
    def asked_in(self) -> tuple[int, ...]:
        """The clauses that ask for something, a yes or no among them; usually it is one. A □ asks for nothing new."""
        asking = {question.clause.index for question in self.questions if "□" not in question.quantity.text}
        asking |= {clause.index for clause in self.clauses if _YES_NO.search(clause.span.of(self.text))}
        return tuple(sorted(asking))

    @cached_property
    def notes(self) -> dict[Hashable, Any]:
        """What later stages have found out about the text (:func:`once`). No part of the value."""
        return {}

    def __getstate__(self) -> dict[str, Any]:
        return {f.name: getattr(self, f.name) for f in fields(self)}  # what can be found out again is not sent

    def clause_of(self, span: Span) -> Clause:
        """The clause in which ``span`` starts."""
        return _clause_at(self.clauses, span.start)

    def tokens_in(self, span: Span) -> tuple[Token, ...]:
        """The tokens that lie wholly inside ``span``."""
        return tuple(token for token in self.tokens if span.covers(token.span))

    def to_json(self) -> dict[str, Any]:
        return {
            "raw": self.raw,
            "text": self.text,
            "offsets": list(self.normal.offsets),
            "tokens": [token.to_json() for token in self.tokens],
            "quantities": [quantity.to_json() for quantity in self.quantities],
            "clauses": [[clause.span.start, clause.span.end, clause.sentence] for clause in self.clauses],
            "questions": [[question.quantity.index, question.clause.index] for question in self.questions],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Problem:
        quantities = tuple(Quantity.from_json(item) for item in data["quantities"])
        clauses = tuple(Clause(i, Span(start, end), s) for i, (start, end, s) in enumerate(data["clauses"]))
        return cls(
            raw=data["raw"],
            normal=Normalised(data["text"], data["raw"], tuple(data["offsets"])),
            text=data["text"],
            tokens=tuple(Token.from_json(item) for item in data["tokens"]),
            quantities=quantities,
            clauses=clauses,
            questions=tuple(Question(quantities[q], clauses[c]) for q, c in data["questions"]),
        )


def once(find: Callable[[Problem, *More], Found]) -> Callable[[Problem, *More], Found]:
    """A function of a problem (and of more that can be hashed) that the problem remembers.

    Each reading of a text asks for the same clauses and names again. The results are shared, so they must be values.
    """

    @wraps(find)
    def found(problem: Problem, *more: *More) -> Found:
        key = (find, *more)
        try:
            known: Found = problem.notes[key]
        except KeyError:
            known = problem.notes[key] = find(problem, *more)
        return known

    return found


def read(raw: str, *, limit: int = LIMIT, syntax: bool = False) -> Problem:
    """Read a Chinese story problem, or raise a ReadError that says what is missing.

    ``syntax=True`` puts part of speech and dependencies on ``tokens`` at once.
    """
    if len(raw) > limit:
        raise UnreadableError("too_long", count=len(raw), limit=limit)
    if any("\ud800" <= char <= "\udfff" for char in raw):
        raise UnreadableError("encoding")
    normal = normalise(raw)
    text = normal.text
    _check_language(text)
    quantities = find_quantities(text)
    _check_quantities(text, quantities)
    clauses = tuple(_clauses(text))
    asked = (quantity for quantity in quantities if quantity.kind is Kind.ASKED)
    questions = tuple(Question(quantity, _clause_at(clauses, quantity.span.start)) for quantity in asked)
    if syntax:
        return Problem(raw, normal, text, tag(tokenize(text, quantities)), quantities, clauses, questions)
    problem = Problem(raw, normal, text, (), quantities, clauses, questions)
    del problem.__dict__["tokens"]  # cut when they are first looked at
    return problem


def _check_language(text: str) -> None:
    if not text:
        raise UnreadableError("empty")
    if not _CHINESE.search(text):
        raise UnreadableError("language")


def _check_quantities(text: str, quantities: tuple[Quantity, ...]) -> None:
    if len(quantities) > MAX_QUANTITIES:
        raise UnreadableError("too_many_quantities", count=len(quantities), limit=MAX_QUANTITIES)
    asked = [quantity for quantity in quantities if quantity.kind is Kind.ASKED]
    if all(quantity.text == "？" for quantity in asked) and _asks_no_number(text):
        raise UnreadableError("yes_no")
    if not asked:
        raise UnreadableError("no_question")
    if all(quantity.kind in _NO_AMOUNT for quantity in quantities):
        raise UnreadableError("no_number")


def _asks_no_number(text: str) -> bool:
    """The last sentence, or one before it that ends in ？, asks for yes or no or for a name."""
    *others, last = [part for part in re.split("(?<=[。？！])", text) if part]
    asking = (*(part for part in others if part.endswith("？")), last)
    return any(_YES_NO.search(part) or _NAME.search(part) for part in asking)


def _clauses(text: str) -> Iterator[Clause]:
    bracketed = _bracketed(text)
    start = index = sentence = 0
    for at, char in enumerate(text):
        ends = char in _CLAUSE_ENDS and at not in bracketed
        # A run of marks such as ？！ closes one clause.
        if ends and text[at + 1 : at + 2] in ("", *_CLAUSE_ENDS) and at + 1 < len(text):
            continue
        if ends or at == len(text) - 1:
            yield Clause(index, Span(start, at + 1), sentence)
            start, index = at + 1, index + 1
            sentence += char in _SENTENCE_ENDS


def _bracketed(text: str) -> frozenset[int]:
    """The places inside a pair of brackets; an unmatched bracket encloses nothing."""
    inside: set[int] = set()
    opened: list[int] = []
    for at, char in enumerate(text):
        if char == "(":
            opened.append(at)
        elif char == ")" and opened:
            inside.update(range(opened.pop(), at))
    return frozenset(inside)


def _clause_at(clauses: tuple[Clause, ...], place: int) -> Clause:
    for clause in clauses:
        if place < clause.span.end:
            return clause
    return clauses[-1]
