"""A problem as the networks see it: one token a character, one a number, and the numbers as operands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from fabula.extract.neural.store import UNKNOWN
from fabula.text import Kind, Problem, Quantity

CLS, SEP, MASK = "[CLS]", "[SEP]", "[MASK]"
WHOLE, DECIMAL, FRACTION, PERCENT = "[unused1]", "[unused2]", "[unused3]", "[unused4]"
LONGEST = 256  # tokens; the longest problem of the data has fewer than 200
MOST_OPERANDS = 14

OPERAND_KINDS = frozenset(
    (
        Kind.NUMBER,
        Kind.FRACTION,
        Kind.PERCENT,
        Kind.TIMES,
        Kind.DISCOUNT,
        Kind.RATIO,
        Kind.CLOCK,
        Kind.COUNT_WORD,
    )
)
_NUMERAL = re.compile(r"[0-9][0-9./:()]*%?|\([0-9]+/[0-9]+\)|\.[0-9]+")


@dataclass(frozen=True, slots=True)
class Operand:
    """A number that an expression may use; ``quantity`` is None for the constant one, ``group`` is 两 of 两车."""

    value: Fraction
    quantity: int | None
    token: int
    group: bool = False


@dataclass(frozen=True)
class Encoded:
    """Token ids, the operands in the order of the text (the constant one first), the token that asks."""

    ids: tuple[int, ...]
    places: tuple[int, ...]
    operands: tuple[Operand, ...]
    goal: int


def encode(problem: Problem, vocabulary: Mapping[str, int]) -> Encoded:
    """The problem in the vocabulary's ids; ``places[i]`` is the character that token i begins at."""
    numerals = {start: (end, token) for start, end, token in _numerals(problem)}
    unknown = vocabulary[UNKNOWN]
    ids, places = [vocabulary[CLS]], [0]
    at = 0
    while at < len(problem.text) and len(ids) < LONGEST - 1:
        end, token = numerals.get(at, (at + 1, problem.text[at]))
        if token != " ":
            ids.append(vocabulary.get(token, unknown))
            places.append(at)
        at = end
    ids.append(vocabulary[SEP])
    places.append(at)  # where the text ends, or where it was cut: what stands behind was not seen
    asked = problem.questions[-1].quantity.span.start if problem.questions else 0
    return Encoded(tuple(ids), tuple(places), tuple(_operands(problem, places)), _token_at(places, asked))


def _numerals(problem: Problem) -> Iterator[tuple[int, int, str]]:
    for quantity in problem.quantities:
        match = _NUMERAL.search(quantity.text) if quantity.kind in OPERAND_KINDS else None
        if match:
            start = quantity.span.start
            yield start + match.start(), start + match.end(), _class(quantity, match.group())


def _class(quantity: Quantity, numeral: str) -> str:
    if numeral.endswith("%"):
        return PERCENT
    if "/" in numeral:
        return FRACTION
    return DECIMAL if "." in numeral else WHOLE


def _operands(problem: Problem, places: list[int]) -> Iterator[Operand]:
    yield Operand(Fraction(1), None, 0)
    count = 1
    for quantity in problem.quantities:
        if quantity.kind not in OPERAND_KINDS or quantity.value is None:
            continue
        token = _token_at(places, _numeral_start(quantity))
        for value in quantity.parts or (quantity.value / quantity.scale,):
            if count < MOST_OPERANDS:
                count += 1
                yield Operand(value, quantity.index, token, quantity.kind is Kind.COUNT_WORD)


def operands(problem: Problem) -> tuple[Operand, ...]:
    """The numbers that an expression may use, wherever they stand."""
    return tuple(_operands(problem, [0]))


def token_of(quantity: Quantity, places: Sequence[int]) -> int:
    """The token of a number's numeral, or of the word that asks."""
    return _token_at(places, _numeral_start(quantity))


def _numeral_start(quantity: Quantity) -> int:
    match = _NUMERAL.search(quantity.text)
    return quantity.span.start + (match.start() if match else 0)


def _token_at(places: Sequence[int], character: int) -> int:
    """The token that covers a character; the last one where the text was cut."""
    found = 0
    for index, place in enumerate(places):
        if index and place > character:
            break
        found = index
    return min(found, len(places) - 1)
