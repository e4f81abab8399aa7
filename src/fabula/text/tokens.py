"""Words. The dictionary cuts the text between the quantities; a quantity is always one token."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from fabula.lang.lines import data_lines, read_file
from fabula.text.dictionary import Segmenter, WordList
from fabula.text.quantity import Quantity
from fabula.text.spans import Span
from fabula.text.units import spellings


@dataclass(frozen=True, slots=True)
class Token:
    """A word, and once tagged (``syntax.tag``) its part of speech and its place in the dependency tree."""

    index: int
    text: str
    span: Span
    pos: str = ""
    head: int = -1
    relation: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "index": self.index,
            "text": self.text,
            "span": [self.span.start, self.span.end],
            "pos": self.pos,
            "head": self.head,
            "relation": self.relation,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Token:
        return cls(**(data | {"span": Span(*data["span"])}))


def tokenize(text: str, quantities: Sequence[Quantity]) -> tuple[Token, ...]:
    """The tokens of a normalised ``text`` in order; white space belongs to none."""
    spans = [span for span in _spans(text, quantities) if span.of(text).strip()]
    return tuple(Token(index, span.of(text), span) for index, span in enumerate(spans))


def cut_words(text: str) -> tuple[str, ...]:
    """The words of a stretch of text that has no quantities in it."""
    return tuple(span.of(text) for span in _words(text, 0, len(text)))


def _spans(text: str, quantities: Sequence[Quantity]) -> Iterator[Span]:
    at = 0
    for quantity in quantities:
        yield from _words(text, at, quantity.span.start)
        yield quantity.span
        at = quantity.span.end
    yield from _words(text, at, len(text))


def _words(text: str, start: int, end: int) -> Iterator[Span]:
    if start >= end:
        return
    for word in _segmenter().cut(text[start:end]):
        yield Span(start, start + len(word))
        start += len(word)


@cache
def _segmenter() -> Segmenter:
    """The word list with our words; those that words.txt begins with - are none."""
    own = list(_own_words())
    return Segmenter(WordList.shipped(), [w for w in own if w[0] != "-"], [w[1:] for w in own if w[0] == "-"])


@lru_cache(maxsize=8192)
def is_verb(word: str) -> bool:
    """Whether the segmenter's dictionary calls a word of two to four characters a verb."""
    return 2 <= len(word) <= 4 and _segmenter().words.tag(word) == "v"


@lru_cache(maxsize=8192)
def part_of_speech(word: str) -> str:
    """The tag that the segmenter's dictionary gives a word; '' if it does not have it."""
    return _segmenter().words.tag(word)


def _own_words() -> Iterator[str]:
    """The words of words.txt, and for every unit 每千米 (a rate) and 千米数 (how many there are)."""
    yield from (word for _, word in data_lines(read_file("words.txt")))
    for unit in spellings():
        if not unit.isascii():
            yield from (f"每{unit}", f"{unit}数")
