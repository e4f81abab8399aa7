"""Numbers of a gold block and numbers of its text: which is which.

A number of the block is a number of the text if it is written like one or has the same value and unit; where
the text has it twice, the one nearest to the owner's name is meant (``5个#2``: the second one). Numbers that
the text does not have (the 1 of a whole work, the four feet of a rabbit) are constants.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from fabula.data.expression import read_answer
from fabula.data.situations import SituationError
from fabula.errors import DataError
from fabula.text import Kind, Problem, Quantity, find_quantities, normalise, parse_number
from fabula.text.units import canonical, compatible

NAMES_ONLY = (Kind.ASKED, Kind.ORDINAL, Kind.DATE)  # 第一天, 五年级, 2008年: never a number of a situation
OPTIONAL = (Kind.COUNT_WORD,)  # 两车: mostly a name
_LITERAL = re.compile(r"(?P<number>\(?[0-9.]+(?:/[0-9.]+)?\)?%?)(?P<unit>[^0-9/()%]*)(?:/(?P<per>[^0-9]+))?")
_CHOSEN = re.compile(r"(?P<text>.+)#(?P<nth>[1-9])")
_BARE = 3  # a literal without the unit that the text has: perhaps a constant


@dataclass(frozen=True, slots=True)
class Literal:
    """A number as the block writes it, and whose it is; ``nth`` of those that look alike (0: the nearest)."""

    text: str
    value: Fraction
    unit: str
    per: str
    spare: bool
    owners: tuple[str, ...]
    line: int
    nth: int = 0


def literal(source: str, spare: bool, owners: tuple[str, ...], line: int) -> Literal:
    """``70千米/小时``, ``1/3``, ``八折``, ``一半``, ``5个#2``; an error if it is no number."""
    chosen = _CHOSEN.fullmatch(source)
    text, nth = (chosen["text"], int(chosen["nth"])) if chosen else (source, 0)
    whole = whole_quantity(text)
    if whole is not None and whole.value is not None:
        return Literal(text, whole.value, whole.unit, whole.per, spare, owners, line, nth)
    match = _LITERAL.fullmatch(normalise(text).text)
    value = _fraction(match["number"]) if match else parse_number(text)
    if value is None:
        raise SituationError(line, f"{source!r} is no number", hint="a name is said as Total(name)")
    unit, per = (match["unit"], match["per"] or "") if match else ("", "")
    return Literal(text, value, canonical(unit), canonical(per), spare, owners, line, nth)


def _fraction(text: str) -> Fraction | None:
    try:
        return read_answer(text)
    except DataError:
        return None


@lru_cache(maxsize=8192)
def spelled(name: str) -> str:
    """A name as texts are spelled."""
    return normalise(name).text


@lru_cache(maxsize=4096)
def whole_quantity(text: str) -> Quantity | None:
    """The quantity that the whole of ``text`` is."""
    spelled = normalise(text).text
    found = find_quantities(spelled)
    return found[0] if len(found) == 1 and found[0].text == spelled else None


def assign(literals: tuple[Literal, ...], problem: Problem) -> tuple[Quantity | None, ...]:
    """For each number of the block the number of the text that it is; None for a constant."""
    fits = sorted(
        (cost, at, quantity.index)
        for at, literal in enumerate(literals)
        for cost, quantity in _candidates(literal, problem)
    )
    chosen: dict[int, int] = {}
    for _, at, index in fits:
        free = index not in chosen.values() or problem.quantities[index].parts
        if at not in chosen and free:
            chosen[at] = index
    for cost, at, index in fits:
        if at not in chosen and cost[0] < _BARE:
            text = problem.quantities[index].text
            raise SituationError(literals[at].line, f"{literals[at].text}: {text} already has its place")
    return tuple(problem.quantities[chosen[at]] if at in chosen else None for at in range(len(literals)))


def _candidates(literal: Literal, problem: Problem) -> list[tuple[tuple[int, int], Quantity]]:
    """The numbers of the text that a literal may be, with what speaks against each."""
    costs = ((_cost(literal, quantity, problem.text), quantity) for quantity in problem.quantities)
    found = [(cost, quantity) for cost, quantity in costs if cost is not None]
    if literal.nth > len(found):
        raise SituationError(
            literal.line, f"{literal.text}#{literal.nth}: the text has it {len(found)} times"
        )
    if literal.nth:  # chosen by hand: before all that are only near
        return [((-1, 0), found[literal.nth - 1][1])]
    return found


def _cost(literal: Literal, quantity: Quantity, text: str) -> tuple[int, int] | None:
    """How badly a number of the block fits one of the text: by its looks, then by the way to its owner."""
    if quantity.kind in NAMES_ONLY or quantity.value is None:
        return None
    if quantity.parts:
        fits = literal.value in (*quantity.parts, sum(quantity.parts), quantity.value)
        return (2, 0) if fits and not literal.unit else None
    if literal.value != quantity.value:
        return None
    if quantity.text == literal.text:
        looks = 0
    elif literal.unit and quantity.unit and not _same_unit(literal.unit, quantity.unit):
        return None
    else:
        looks = 1 if bool(literal.unit) == bool(quantity.unit) else 2 if literal.unit else _BARE
    if quantity.kind in OPTIONAL and looks > 1:
        return None  # 两种 is not the 2 of a chicken's feet
    return looks, distance(text, literal.owners, quantity)


def _same_unit(a: str, b: str) -> bool:
    return canonical(a) == canonical(b) or compatible(a, b)


def distance(text: str, names: tuple[str, ...], quantity: Quantity) -> int:
    """Characters between a number and the nearest of these names; a name behind it counts as further away."""
    far = len(text)
    gaps = [far]
    for name in names:
        word = spelled(name)
        at = text.find(word)
        while at >= 0:
            before = quantity.span.start - at - len(word)
            gaps.append(before if before >= 0 else at - quantity.span.end + 10)
            at = text.find(word, at + len(word))
    return min(gap for gap in gaps if gap >= 0)
