"""Facts: what each clause says, before anyone decides what it means for the whole story.

A :class:`Claim` is a construction of ``patterns.txt`` found in a clause (a comparison, a share, a ratio);
a :class:`Figure` is a quantity that simply belongs to something. Both keep the phrases around them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from fabula.extract.rules.lexicon import Construction, class_regex, constructions
from fabula.extract.rules.masked import Masked
from fabula.extract.rules.phrases import Phrase, parse_phrase
from fabula.text import Quantity
from fabula.text.units import canonical, dimension, is_unit


@dataclass(frozen=True, slots=True)
class Clue:
    """What is common to every fact: where it stands and what its clause is about."""

    clause: int
    span: tuple[int, int]
    text: str
    per: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A construction found in a clause."""

    clue: Clue
    construction: Construction
    phrases: dict[str, Phrase]
    quantities: dict[str, Quantity]

    @property
    def position(self) -> int:
        return self.clue.span[0]


@dataclass(frozen=True, slots=True)
class Figure:
    """A quantity and the words before and after it in its clause."""

    clue: Clue
    quantity: Quantity
    before: Phrase
    after: Phrase

    @property
    def position(self) -> int:
        return self.quantity.span.start

    @property
    def asked(self) -> bool:
        return self.quantity.value is None


Fact = Claim | Figure

_EVERY = re.compile(r"(?:每(?:一)?|(?<![\d第])[1一](?=小时|分钟|分|秒|天|时))([^\W\d_]{1,5})")


@lru_cache(maxsize=2048)
def unit_after(text: str) -> str:
    """The unit a text begins with, longest first; '' if none."""
    for length in (4, 3, 2, 1):
        head = text[:length]
        if len(head) == length and is_unit(head):
            return canonical(head)
    return ""


def per_unit(text: str) -> str:
    """The Den Unit after 每 in a stretch of text, if any: 平均每小时行 → 小时."""
    for match in reversed(list(_EVERY.finditer(text))):
        word = match[1]
        inner = unit_after(word[1:]) if word[0] == "个" else ""
        if unit := inner if inner and dimension(inner) == "time" else unit_after(word):
            return unit
    return ""


def find_facts(masked: Masked, file: str = "patterns.txt") -> tuple[Fact, ...]:
    """All facts of a problem, in text order, by the constructions of a file."""
    facts: list[Fact] = []
    asked = max((q.span.end for q in masked.problem.quantities if q.value is None), default=0)
    for index, (start, end) in enumerate(masked.clauses):
        clause = masked.problem.clauses[index].span
        if clause.start >= asked and clause.of(masked.problem.text).startswith("("):
            continue  # a remark behind the question: （得数保留两位小数）
        facts += _clause_facts(masked, index, start, end, file)
    return tuple(facts)


def _clause_facts(masked: Masked, index: int, start: int, end: int, file: str) -> list[Fact]:
    facts: list[Fact] = []
    at = start
    while at < end:
        positions = [i for i in range(at, end) if masked.is_quantity(masked.text[i])]
        if not positions:
            if found := _match(masked, index, at, end, file):
                facts.append(found[0])
            break
        found = _match(masked, index, at, end, file)
        if found:
            claim, at = found
            facts.append(claim)
            continue
        first = positions[0]
        after_end = positions[1] if len(positions) > 1 else end
        facts.append(_figure(masked, index, start, at, first, after_end))
        at = first + 1
    return facts


def _match(masked: Masked, index: int, at: int, end: int, file: str) -> tuple[Claim, int] | None:
    for construction in constructions(file):
        match = construction.regex.match(masked.text, at, end)
        if match and not (construction.predicate == "Reverse" and _names_nothing(match["B"])):
            return _claim(masked, index, construction, match), match.end()
    return None


def _names_nothing(text: str) -> bool:
    return not parse_phrase(text.strip("，。；？！："), (0, len(text))).names


def _claim(masked: Masked, index: int, construction: Construction, match: re.Match[str]) -> Claim:
    phrases, quantities = {}, {}
    for name, value in match.groupdict().items():
        if len(value) == 1 and masked.is_quantity(value):
            quantities[name] = masked.quantity(value)
        else:
            phrases[name] = parse_phrase(value, masked.span(*match.span(name)))
    span = masked.span(*match.span())
    clue = Clue(index, span, match[0], per_unit(match[0]))
    return Claim(clue, construction, phrases, quantities)


def _figure(masked: Masked, index: int, start: int, at: int, where: int, after_end: int) -> Figure:
    quantity = masked.quantity(masked.text[where])
    before, after = masked.text[at:where], masked.text[where + 1 : after_end]
    per = quantity.per or ("" if dimension(quantity.unit) == "time" else per_unit(before))
    span = masked.span(at, after_end)
    clue = Clue(index, span, masked.text[at:after_end], per)
    return Figure(
        clue, quantity, parse_phrase(before, masked.span(at, where)), parse_phrase(after, masked.span(where + 1, after_end))
    )


def has(text: str, word_class: str) -> bool:
    """True if the text has a word of the class."""
    return bool(class_regex(word_class).search(text))
