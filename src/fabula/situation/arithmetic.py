"""The one reader of formulas: operators bind by their strength and lean to the left.

What an operand is, and what is made of two of them, is told by those who read: formulas of relations
(``situation/formula.py``), gold equations (``data/expression.py``), tales (``generate/numbers.py``), what networks
(``baselines/notation.py``) and pupils write (``tutor/steps.py``).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from fabula.errors import GrammarError

T = TypeVar("T")

SUMS, PRODUCTS = frozenset("+-"), frozenset(("*", "/", "//"))
_TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(//|[<>=!]=|[-+*/%()=<>]))")


class Climber(ABC, Generic[T]):
    """Reads from ``at`` on."""

    strength: tuple[frozenset[str], ...] = (SUMS, PRODUCTS)  # operators, the weakest first
    at = 0

    @abstractmethod
    def operator(self, among: frozenset[str]) -> str:
        """Take the operator that stands here, if it is one of these; or the empty string."""

    @abstractmethod
    def operand(self) -> T:
        """Take what stands between two operators."""

    @abstractmethod
    def joined(self, op: str, left: T, right: T, at: int) -> T:
        """What an operator makes of two operands; ``at`` is where it ended."""

    def climb(self, level: int = 0) -> T:
        """All that operators of this strength, and stronger ones, hold together."""
        if level == len(self.strength):
            return self.operand()
        found = self.climb(level + 1)
        while op := self.operator(self.strength[level]):
            at = self.at
            found = self.joined(op, found, self.climb(level + 1), at)
        return found


class Tokens(Climber[T]):
    """Reads a row of tokens, with brackets among them."""

    def __init__(self, tokens: Iterable[str]) -> None:
        self.tokens = list(tokens)

    @abstractmethod
    def leaf(self, token: str) -> T:
        """What a token is that is neither operator nor bracket."""

    def fail(self, message: str) -> Exception:
        """The error for a row that is no formula."""
        return GrammarError(message)

    def whole(self) -> T:
        """What all tokens are."""
        found = self.climb()
        self.end()
        return found

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, expected: str = "") -> str:
        token = self.peek()
        if not token or (expected and token != expected):
            raise self.fail(f"expected {expected or 'more'}, found {token or 'the end'}")
        self.at += 1
        return token

    def end(self) -> None:
        """Nothing may be left."""
        if self.peek():
            raise self.fail(f"unexpected {self.peek()!r}")

    def operator(self, among: frozenset[str]) -> str:
        return self.take() if self.peek() in among else ""

    def operand(self) -> T:
        token = self.take()
        if token != "(":
            return self.leaf(token)
        inner = self.climb()
        self.take(")")
        return inner


def tokens(source: str) -> Iterator[str]:
    """The numbers, names and signs of a formula in a data file."""
    at, end = 0, len(source.rstrip())
    while at < end:
        match = _TOKEN.match(source, at)
        if match is None:
            raise GrammarError(f"cannot read {source!r}", span=(at, at + 1))
        yield match[0].strip()
        at = match.end()
