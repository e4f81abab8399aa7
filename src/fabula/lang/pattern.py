"""Patterns of a language, compiled when a text first needs them.

The files of a language have several hundred; to compile them all takes longer than to solve a problem. Most cannot fit
a given text, because they need a character that it does not have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Set
from functools import lru_cache

_SPECIAL = frozenset(r"\.^$*+?{}[]()|")


class Pattern:
    """A regular expression; ``needs`` are sets of characters, of each of which a text must have one."""

    __slots__ = ("_regex", "needs", "source")

    def __init__(self, source: str, needs: Iterable[frozenset[str]] = ()) -> None:
        self.source = source
        self.needs = tuple(needs)
        self._regex: re.Pattern[str] | None = None

    def __repr__(self) -> str:
        return f"Pattern({self.source!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Pattern, (self.source, self.needs)

    def may_fit(self, characters: Set[str]) -> bool:
        """False if a text of these characters cannot have it."""
        return not any(need.isdisjoint(characters) for need in self.needs)

    @property
    def regex(self) -> re.Pattern[str]:
        """Compiled; a bad one is a ``re.error`` here."""
        if self._regex is None:
            self._regex = re.compile(self.source)
        return self._regex

    def match(self, text: str, start: int = 0, end: int | None = None) -> re.Match[str] | None:
        return self.regex.match(text, start, len(text) if end is None else end)

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        return self.regex.search(text, start)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        return self.regex.finditer(text)


class AnyOf:
    """Words of which a text may have one; a word may be a regular expression."""

    __slots__ = ("plain", "rest")

    def __init__(self, words: Iterable[str]) -> None:
        known = list(words)
        self.plain = tuple(w for w in known if _SPECIAL.isdisjoint(w))
        others = [w for w in known if not _SPECIAL.isdisjoint(w)]
        self.rest = Pattern("|".join(others)) if others else None

    def __repr__(self) -> str:
        return f"AnyOf({'|'.join((*self.plain, self.rest.source if self.rest else ''))!r})"

    def within(self, text: str) -> bool:
        """True if the text has one of them."""
        for word in self.plain:
            if word in text:
                return True
        return self.rest is not None and self.rest.search(text) is not None


@lru_cache(maxsize=1024)
def firsts(alternatives: str) -> frozenset[str]:
    """The characters with which ``多|增加|\\.`` can begin: the words are plain, or escaped by ``re.escape``."""
    return frozenset(word[1] if word[0] == "\\" else word[0] for word in alternatives.split("|"))
