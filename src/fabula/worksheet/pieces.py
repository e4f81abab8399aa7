"""Words and formulas as runs of text with stacked fractions between them, for printers that know no more."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fabula.explain.explained import ExplainedStep
from fabula.explain.maths import SIGNS, Line, Maths, Num, Op, bracketed, stacked, write
from fabula.explain.maths import text as flat
from fabula.lang import say

Stacked = tuple[str, str]  # what stands above the bar and what below
Piece = str | Stacked

_FRACTION = re.compile(r"\((\d+)/(\d+)\)|(?<![\d./])(\d+)/(\d+)(?![\d%/])")
_WORDY = ("let", "unit", "system", "convert", "answer")  # steps that are sentences


def words(text: str) -> tuple[Piece, ...]:
    """A sentence with its fractions stacked: 其中男生占总数的(3/8)."""
    return _joined(_words(text))


def _words(text: str) -> Iterator[Piece]:
    done = 0
    for found in _FRACTION.finditer(text):
        yield text[done : found.start()]
        yield found[1] or found[3], found[2] or found[4]
        done = found.end()
    yield text[done:]


def formula(line: Line, lang: str = "zh") -> tuple[Piece, ...]:
    """A line of a solution: ``75÷(1−`` 3 over 8 ``)=120（人）``."""
    return _joined(_line(line, lang))


def _line(line: Line, lang: str) -> Iterator[Piece]:
    for at, side in enumerate(line.sides):
        if at:
            yield "=" if lang == "zh" else " = "
        yield from _maths(side, lang)
    if line.unit:
        yield f"（{line.unit}）" if lang == "zh" else f" {line.unit}"


def _maths(maths: Maths, lang: str) -> Iterator[Piece]:
    match maths:
        case Num() if stacked(maths):
            yield from _words(write(maths.value, maths.form, lang))
        case Op(op, left, right):
            yield from _side(left, op, False, lang)
            sign = SIGNS[op] if op else ""
            yield f" {sign} " if lang == "en" and sign else sign
            yield from _side(right, op, True, lang)
        case _:
            yield flat(maths, lang)


def _side(side: Maths, op: str, right: bool, lang: str) -> Iterator[Piece]:
    brackets = bracketed(side, op, right, flat=False)
    yield "(" if brackets else ""
    yield from _maths(side, lang)
    yield ")" if brackets else ""


def step(told: ExplainedStep, lang: str = "zh") -> tuple[Piece, ...]:
    """A step: what is found, and its formulas."""
    if told.kind in _WORDY or not told.lines:
        return words(told.text)
    name = f"{told.name[:1].upper()}{told.name[1:]}{say('sep.colon', lang)}" if told.name else ""
    made: list[Piece] = [*_words(name)]
    for at, line in enumerate(told.lines):
        made += [say("sep.so", lang)] if at else []
        made += _line(line, lang)
    return _joined(iter(made))


def _joined(pieces: Iterator[Piece]) -> tuple[Piece, ...]:
    """Neighbouring runs as one, empty ones left out."""
    made: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, str) and made and isinstance(made[-1], str):
            made[-1] += piece
        elif piece:
            made.append(piece)
    return tuple(made)
