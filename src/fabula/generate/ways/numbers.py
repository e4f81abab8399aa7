"""Other numbers: every plain number, fraction and percentage is drawn anew, about as large and as round as it was."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fractions import Fraction

from fabula.data.goldgraph import Gold
from fabula.generate.numbers import decimal
from fabula.generate.rewrite import Rewritten, answer_like, body_of, checked, first, within
from fabula.generate.things import things
from fabula.lang.lexicon import particle
from fabula.solve.renumber import value_of, with_values
from fabula.text import Kind, Quantity

TRIES = 300
MOST = {particle("points"): Fraction(100)}  # marks of a test
STEPS = tuple(map(Fraction, ("100", "10", "5", "1", "0.5", "0.1", "0.05", "0.01")))
LITTLE = 10  # of so little one more is much: 2 hours, then 3
NEAR = (Fraction(2, 3), Fraction(3, 2))  # how far an answer may go from what it was
PARTS = tuple(sorted({Fraction(top, low) for low in range(2, 11) for top in range(1, low)}))
_NUMBER = re.compile(r"\((?P<top>\d+)/(?P<low>\d+)\)|(?P<plain>\d+(?:\.\d+)?)(?P<percent>%?)(?![\d:/%])")
_WRITTEN = re.compile(r"(?<=[=~ ])(?:\(\d+/\d+\)|\d+(?:\.\d+)?%?)(?![\d:/%.])")


def other_numbers(gold: Gold, rng: random.Random) -> Rewritten:
    """The same story with other numbers, as round as those it had, and an answer as round."""
    return first(_renumberings(gold, rng), "no other numbers give an answer as round")


def _renumberings(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    told = {literal: quantity for quantity in gold.numbers if (literal := _literal(gold, quantity))}
    if not told or not gold.value:
        return
    for _ in range(TRIES):
        new = {literal: _like(literal, quantity, rng) for literal, quantity in told.items()}
        values = _values(gold, new)
        if len(set(new.values())) < len(new) or not _natural(values):
            continue
        answer = value_of(with_values(gold.graph, values), gold.problem)
        if answer is not None and answer > 0 and _near(answer, gold.value) and within(gold, answer, values):
            if (written := answer_like(gold, answer)) is not None:
                yield _renumbered(gold, new, written)


def _literal(gold: Gold, quantity: Quantity) -> str:
    """The digits of a number that can change: not 一半, 3:5, a time of day, a note of 50元, the way to a town."""
    match = _NUMBER.match(quantity.text)
    text, say = gold.problem.text, things().classes
    if match is None or quantity.kind is Kind.CLOCK or quantity.parts or not quantity.value:
        return ""
    clause = gold.problem.clause_of(quantity.span).span.of(text)
    fixed = any(text[quantity.span.end :].startswith(word) for (word,) in say["fixed"])
    known = any(word in clause for (word,) in say["cities"])
    return "" if fixed or known or not text.startswith(match[0], quantity.span.start) else match[0]


def _like(literal: str, quantity: Quantity, rng: random.Random) -> str:
    """A number of about the same size and with the same step: 85 → 70, 4 → 5, 2.5 → 3, (1/3) → (2/5)."""
    match = _NUMBER.fullmatch(literal)
    if match is None:
        return literal
    if match["top"]:
        return _part(Fraction(int(match["top"]), int(match["low"])), literal, rng)
    value = Fraction(match["plain"])
    most = Fraction(100) if match["percent"] else MOST.get(quantity.unit, value * 2)
    if value < 1 and not quantity.unit:
        most = Fraction(95, 100)  # 打0.85出售
    return decimal(another(value, most, rng)) + match["percent"]


def _part(value: Fraction, literal: str, rng: random.Random) -> str:
    options = [part for part in PARTS if value / 2 <= part <= value * 2 and part != value]
    if not options or value >= 1:
        return literal
    part = rng.choice(options)
    return f"({part.numerator}/{part.denominator})"


def another(value: Fraction, most: Fraction, rng: random.Random) -> Fraction:
    step = next((step for step in STEPS if (value / step).denominator == 1), Fraction(0))
    if not step:
        return value
    count = int(value / step)
    around = max(1, count // 4)
    low = max(1 if step > 1 else 2, count - around)
    options = [n for n in range(low, count + around + 1) if n != count and n * step <= max(most, value)]
    return step * rng.choice(options) if options and (value > 1 or step < 1) else value


def _values(gold: Gold, new: dict[str, str]) -> dict[int, Fraction]:
    made = {}
    for quantity in gold.numbers:
        literal = _literal(gold, quantity)
        if literal and quantity.value is not None:
            made[quantity.index] = quantity.value * _value(new[literal]) / _value(literal)
    return made


def _value(literal: str) -> Fraction:
    return Fraction(literal.strip("()%")) / (100 if literal.endswith("%") else 1)


def _natural(values: dict[int, Fraction]) -> bool:
    return all(value > 0 for value in values.values())


def _near(answer: Fraction, old: Fraction) -> bool:
    """Whether an answer is about as large as the old one, so that what was natural still is."""
    return NEAR[0] <= answer / old <= NEAR[1] or max(answer, old) <= LITTLE


def _renumbered(gold: Gold, new: dict[str, str], answer: str) -> Rewritten | None:
    text = gold.problem.text
    for quantity in sorted(gold.numbers, key=lambda q: -q.span.start):
        literal = _literal(gold, quantity)
        if literal:
            start = quantity.span.start
            text = text[:start] + new[literal] + text[start + len(literal) :]
    if text == gold.problem.text:
        return None
    lines = [_WRITTEN.sub(lambda match: new.get(match[0], match[0]), line) for line in body_of(gold)]
    return checked(gold, text, answer, lines)
