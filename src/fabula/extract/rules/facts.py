"""Facts: what each clause says, before anyone decides what it means for the whole story.

A :class:`Claim` is a construction of ``patterns.txt`` found in a clause (a comparison, a share, a ratio);
a :class:`Figure` is a quantity that simply belongs to something. Both keep the phrases around them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from fabula.extract.rules.lexicon import cue
from fabula.extract.rules.masked import Masked
from fabula.extract.rules.patterns import Construction, constructions
from fabula.extract.rules.phrases import PUNCTUATION, Phrase, parse_phrase
from fabula.text import Quantity
from fabula.text.units import canonical, dimension, is_unit


@dataclass(frozen=True, slots=True)
class Clue:
    """What is common to every fact: its clause, where it stands, its masked text, and the unit after 每."""

    clause: int
    span: tuple[int, int]
    text: str
    per: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A construction found in a clause: 女生比男生多5人 is More_than with A = 女生, B = 男生, n = 5人."""

    clue: Clue
    construction: Construction
    phrases: dict[str, Phrase]
    quantities: dict[str, Quantity]

    @property
    def predicate(self) -> str:
        return self.construction.predicate

    @property
    def position(self) -> int:
        """Where it begins in the text."""
        return self.clue.span[0]

    @property
    def numbers(self) -> list[Quantity]:
        """Its numbers in the order in which relations take them: the factor, then the difference."""
        return [self.quantities[name] for name in ("k", "n") if name in self.quantities]


@dataclass(frozen=True, slots=True)
class Figure:
    """A quantity and the words before and after it in its clause."""

    clue: Clue
    quantity: Quantity
    before: Phrase
    after: Phrase

    @property
    def position(self) -> int:
        """Where its quantity begins in the text."""
        return self.quantity.span.start

    @property
    def asked(self) -> bool:
        return self.quantity.value is None


Fact = Claim | Figure


# --- units ---


def unit_word(text: str) -> str:
    """The word of the unit a text begins with, longest first; '' if none."""
    for length in (4, 3, 2, 1):
        head = text[:length]
        if len(head) == length and is_unit(head):
            return head
    return ""


@lru_cache(maxsize=2048)
def unit_after(text: str) -> str:
    """The unit a text begins with, by its canonical name; '' if none."""
    word = unit_word(text)
    return canonical(word) if word else ""


def per_unit(text: str) -> str:
    """The Den Unit after the last 每 in a stretch of text, if any: 平均每小时行 → 小时."""
    for match in reversed(list(cue("per").finditer(text))):
        word = match[1]
        inner = unit_after(word[1:]) if word[0] == "个" else ""  # 每个小时
        if unit := inner if inner and dimension(inner) == "time" else unit_after(word):
            return unit
    return ""


# --- reading ---


def find_facts(masked: Masked, file: str = "patterns.txt") -> tuple[Fact, ...]:
    """All facts of a problem, in text order, by the constructions of a file."""
    facts: list[Fact] = []
    problem = masked.problem
    asked = max((q.span.end for q in problem.quantities if q.value is None), default=0)
    for index, clause in enumerate(problem.clauses):
        if clause.span.start >= asked and clause.span.of(problem.text).startswith("("):
            continue  # a remark behind the question: （得数保留两位小数）
        facts += _clause_facts(masked, index, file)
    ages = [f for f in facts if isinstance(f, Figure) and dimension(f.quantity.unit) == "age"]
    if len(ages) == 1 and not ages[0].asked and len(facts) > 2:
        facts.remove(ages[0])  # 今年12岁的小明…: one age says nothing, nobody asks for another
    return tuple(facts)


def _clause_facts(masked: Masked, index: int, file: str) -> list[Fact]:
    """Constructions from left to right; a quantity that is in none is a figure."""
    facts: list[Fact] = []
    at, end = masked.clauses[index]
    while at < end:
        numbers = [i for i in range(at, end) if masked.is_quantity(masked.text[i])]
        if found := _match(masked, index, at, end, file):
            claim, at = found
            facts.append(claim)
        elif numbers:
            first, following = numbers[0], (*numbers[1:], end)[0]
            facts.append(_figure(masked, index, at, first, following))
            at = first + 1
        if not numbers:
            break
    return facts


def _match(masked: Masked, index: int, at: int, end: int, file: str) -> tuple[Claim, int] | None:
    """The first construction that fits here, and where it ends."""
    characters = frozenset(masked.text[at:end])
    for construction in constructions(file):
        if not construction.pattern.may_fit(characters):
            continue
        match = construction.pattern.match(masked.text, at, end)
        if match and not (construction.predicate == "Reverse" and _names_nothing(match["B"])):
            return _claim(masked, index, construction, match), match.end()
    return None


def _names_nothing(text: str) -> bool:
    return not parse_phrase(text.strip(PUNCTUATION), (0, len(text))).names


def _claim(masked: Masked, index: int, construction: Construction, match: re.Match[str]) -> Claim:
    phrases, quantities = {}, {}
    for name, value in match.groupdict().items():
        if len(value) == 1 and masked.is_quantity(value):
            quantities[name] = masked.quantity(value)
        else:
            phrases[name] = parse_phrase(value, masked.span(*match.span(name)))
    clue = Clue(index, masked.span(*match.span()), match[0], per_unit(match[0]))
    return Claim(clue, construction, phrases, quantities)


def _figure(masked: Masked, index: int, start: int, where: int, end: int) -> Figure:
    """The quantity at ``where`` with the words between ``start`` and ``end``."""
    quantity = masked.quantity(masked.text[where])
    before = parse_phrase(masked.text[start:where], masked.span(start, where))
    after = parse_phrase(masked.text[where + 1 : end], masked.span(where + 1, end))
    per = quantity.per or ("" if dimension(quantity.unit) == "time" else per_unit(before.text))
    return Figure(Clue(index, masked.span(start, end), masked.text[start:end], per), quantity, before, after)
