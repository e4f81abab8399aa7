"""A problem changed in its text and its gold block: what all ways share. What would bend the text is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from fabula.data.goldgraph import Gold, compile_gold
from fabula.data.situations import SituationError, parse_block
from fabula.errors import DataError
from fabula.generate.make import plausible
from fabula.generate.numbers import decimal, percent, plain
from fabula.generate.things import things
from fabula.text import Clause, Kind, Quantity

PLAIN = re.compile(r"\d+(\.\d+)?(?!\d|[:/%])")
STOPS = "，。；、！？"
Item = TypeVar("Item")


class Refused(DataError):
    """A way that cannot be gone without bending the text."""


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A changed text with its block."""

    text: str
    answer: str
    gold: Gold


def checked(gold: Gold, text: str, answer: str, body: list[str]) -> Rewritten | None:
    """The changed block, if it still holds together."""
    lines = (f"@kind {gold.situation.kind}", f"@text {text}", f"@answer {answer}", *body)
    try:
        made = compile_gold(parse_block(tuple(enumerate(lines, 1))))
    except SituationError:
        return None
    return Rewritten(text, answer, made) if plausible(made) else None


def first(options: Iterator[Rewritten | None], why: str) -> Rewritten:
    made = next((one for one in options if one is not None), None)
    if made is None:
        raise Refused(why)
    return made


def body_of(gold: Gold) -> list[str]:
    return [line for line in gold.situation.source.splitlines() if not line.startswith("@")]


def shuffled(items: list[Item], rng: random.Random) -> list[Item]:
    rng.shuffle(items)
    return items


def said(name: str) -> tuple[str, ...]:
    """A line of words of things.txt."""
    return tuple(things().say[name].split())


def answer_like(gold: Gold, value: Fraction) -> str | None:
    """A value written as the answer was, if it is as round: 16% for 18.75%, 3/8 for 2/5, 12 for 15."""
    old = gold.situation.answer
    if old.endswith("%"):
        return percent(value) if plain(value, 4) else None
    if "/" in old:
        return f"{value.numerator}/{value.denominator}" if value.denominator <= 100 else None
    places = 0 if gold.value is not None and gold.value.denominator == 1 else 2
    return decimal(value) if plain(value, places) else None


def within(gold: Gold, value: Fraction, changed: Mapping[int, Fraction] | None = None) -> bool:
    """Whether an answer stays below what the old one was below: of a rope of 9米 not 11米 are cut off."""
    old, unit = gold.value, gold.graph.goal.unit
    if old is None or (not unit and old < 1 <= value):
        return False
    alike = [q for q in gold.problem.quantities if q.value is not None and q.unit == unit and unit]
    return all(value <= (changed or {}).get(q.index, q.value) for q in alike if q.value is not None and old <= q.value)


def value_of_block(gold: Gold, text: str, body: list[str]) -> Fraction | None:
    """The answer of a changed block, read off the error that a wrong one gives."""
    lines = (f"@kind {gold.situation.kind}", f"@text {text}", "@answer 0", *body)
    try:
        compile_gold(parse_block(tuple(enumerate(lines, 1))))
    except SituationError as error:
        found = re.search(r"give (\d+(?:/\d+)?),", error.message)
        return Fraction(found[1]) if found else None
    return None


# Clauses


def asking(gold: Gold) -> set[int]:
    return {question.clause.index for question in gold.problem.questions}


def leans(text: str) -> bool:
    """Whether a clause leans on what was said before: 又, 其中, 这 …"""
    return any(word in text for word in said("leaning"))


def stands_alone(gold: Gold, index: int) -> bool:
    """Whether a clause names whom it speaks of and does not lean on what was said before."""
    clauses = gold.problem.clauses
    if index >= len(clauses):
        return True
    text = clauses[index].span.of(gold.problem.text)
    starts = any(text.startswith(node.label) for node in gold.graph.nodes) or text.startswith(things().say["both"])
    return starts and not leans(text)


def changeable(quantity: Quantity) -> bool:
    """Only plain digits: a fraction, a time of day or 一半 says more than its value."""
    return quantity.kind is not Kind.CLOCK and PLAIN.match(quantity.text) is not None


def inside(gold: Gold, clause: Clause) -> list[Quantity]:
    """The numbers of a clause that have a place in the situation."""
    return [quantity for quantity in gold.numbers if clause.span.covers(quantity.span)]


def single(gold: Gold, clause: Clause) -> Quantity | None:
    """The only number of a clause that stands alone and tells something needed."""
    found = inside(gold, clause)
    alone = clause.index not in asking(gold) and stands_alone(gold, clause.index)
    return found[0] if alone and len(found) == 1 and changeable(found[0]) else None
