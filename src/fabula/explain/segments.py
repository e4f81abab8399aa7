"""The line-segment diagram (线段图) as schools draw it: a standalone SVG.

The unit “1” is on top and what is compared with it below, all from the same start; fractions stand above the
lines, quantities below them, the asked part is marked.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.canvas import (
    INK,
    MUTED,
    PAPER,
    brace_below,
    brace_right,
    document,
    label,
    label_width,
    rect,
    text,
    upright,
    wrap,
)
from fabula.explain.refs import data_ref
from fabula.explain.seglayout import (
    LABEL_SIZE,
    MARGIN,
    NAME_SIZE,
    Board,
    PlacedBrace,
    PlacedMark,
    PlacedRow,
    name_lines,
    place,
)
from fabula.explain.sketch import Sketch, sketch
from fabula.lang import say
from fabula.solve.attempt import Attempt

LINE = "#334155"
SOFT = "#94a3b8"
FRACTION = "#1d4ed8"
ASKED, ASKED_INK = "#e08a00", "#b45309"
LEAST_WIDTH = 340.0


def segments(attempt: Attempt, lang: str = "zh") -> str | None:
    """The segment diagram of an attempt; nothing if it has no comparison and no parts."""
    drawn = sketch(attempt, lang)
    if drawn is None:
        return None
    board = place(drawn)
    width = max(board.width, LEAST_WIDTH)
    notes = list(_notes(drawn, width - 2 * MARGIN, board.bottom + 24, lang))
    height = board.bottom + 26 + 20 * len(notes)
    body = [
        text(MARGIN, 38, say("picture.segments", lang), 17, INK, weight=700),
        *_guides(board),
        *(part for row in board.rows for part in _row(row)),
        *(part for brace in board.braces for part in _brace(brace)),
        *notes,
    ]
    return document(say("picture.segments", lang), told(drawn, lang), attempt.problem.text, width, height, body)


def told(drawn: Sketch, lang: str) -> str:
    """The diagram in words, for those who cannot see it."""
    colon, comma = say("sep.colon", lang), say("sep.comma", lang)
    rows = [f"{row.name}{colon}{comma.join(m.text for m in row.marks)}" for row in drawn.rows]
    return "; ".join((say("segment.desc", lang), *rows, *(brace.text for brace in drawn.braces)))


def _row(placed: PlacedRow) -> Iterator[str]:
    y = placed.y
    yield f"<g{data_ref(placed.row.refs)}>"
    lines = name_lines(placed.row.name)
    for i, line in enumerate(lines):
        height = y + 5 + (i - (len(lines) - 1) / 2) * 17
        yield text(placed.left - 14, height, line, NAME_SIZE, INK, weight=600, anchor="end")
    yield f'<path d="M{placed.left:.1f} {y:.1f}H{placed.right:.1f}" stroke="{LINE}" stroke-width="2.6"/>'
    for left, right in placed.asked:
        yield f'<path d="M{left:.1f} {y:.1f}H{right:.1f}" stroke="{ASKED}" stroke-width="4.6"/>'
    ends = (placed.left, *placed.cuts, placed.right)
    path = "".join(f"M{x:.1f} {y - 8:.1f}V{y + 8:.1f}" for x in ends)
    yield f'<path d="{path}" stroke="{LINE}" stroke-width="2"/>'
    if placed.ticks:
        path = "".join(f"M{x:.1f} {y - 5:.1f}V{y + 1:.1f}" for x in placed.ticks)
        yield f'<path d="{path}" stroke="{LINE}" stroke-width="1.4"/>'
    yield "</g>"
    for mark in placed.marks:
        yield from draw_mark(mark, y)


def draw_mark(placed: PlacedMark, line: float) -> Iterator[str]:
    """A bracket above the line at height ``line`` or a brace below it, with its label."""
    mark = placed.mark
    colour = ASKED_INK if mark.asked else FRACTION if mark.above else INK
    weight = 700 if mark.asked else 500
    lift = 4 if upright(mark.text) else 0
    yield f"<g{data_ref(mark.refs)}>"
    if mark.beyond:
        reach = f"M{placed.left:.1f} {line:.1f}H{placed.right:.1f}"
        yield f'<path d="{reach}" stroke="{SOFT}" stroke-width="2.2" stroke-dasharray="6 5"/>'
    if mark.above:
        yield from _bracket(placed, line, ASKED if mark.asked else SOFT)
        # guide lines may pass here: the label stands on its own patch of paper
        wide = label_width(mark.text, LABEL_SIZE) + 4
        yield rect(placed.middle - wide / 2, placed.y - 20 - lift, wide, 17 + lift, 0, PAPER)
        yield label(
            placed.middle,
            placed.y - 7 - lift,
            mark.text,
            LABEL_SIZE,
            colour,
            weight=weight,
        )
    else:
        path = brace_below(placed.left + 1, placed.right - 1, placed.y)
        stroke = ASKED if mark.asked else SOFT
        yield f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="1.5"/>'
        yield label(
            placed.middle,
            placed.y + 23 + lift,
            mark.text,
            LABEL_SIZE,
            colour,
            weight=weight,
        )
    yield "</g>"


def _bracket(placed: PlacedMark, line: float, stroke: str) -> Iterator[str]:
    """A bracket over a stretch; from a higher level thin lines lead down to its ends."""
    left, right, y = placed.left + 1, placed.right - 1, placed.y
    path = f"M{left:.1f} {y + 5:.1f}V{y:.1f}H{right:.1f}V{y + 5:.1f}"
    yield f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="1.3"/>'
    if placed.level:
        legs = "".join(f"M{x:.1f} {y + 5:.1f}V{line - 9:.1f}" for x in (left, right))
        yield f'<path d="{legs}" stroke="{stroke}" stroke-width="0.9" stroke-dasharray="1.5 3.5"/>'


def _guides(board: Board) -> Iterator[str]:
    for _, x, top, bottom in board.guides:
        path = f"M{x:.1f} {top + 9:.1f}V{bottom + 9:.1f}"
        yield f'<path d="{path}" stroke="{SOFT}" stroke-width="1.2" stroke-dasharray="4 4"/>'


def _brace(placed: PlacedBrace) -> Iterator[str]:
    asked = placed.brace.asked
    path = brace_right(placed.x, placed.top, placed.bottom)
    stroke = ASKED if asked else LINE
    yield f"<g{data_ref(placed.brace.refs)}>"
    yield f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="1.7"/>'
    middle = (placed.top + placed.bottom) / 2 + 5
    colour, weight = (ASKED_INK, 700) if asked else (INK, 600)
    yield label(placed.x + 21, middle, placed.brace.text, LABEL_SIZE + 0.5, colour, weight=weight, anchor="start")
    yield "</g>"


def _notes(drawn: Sketch, width: float, y: float, lang: str) -> Iterator[str]:
    at = 0
    for words, refs in drawn.notes:
        for line in wrap(f"{say('segment.also', lang)}{words}", width, 12.5):
            yield f"<g{data_ref(refs)}>{text(MARGIN, y + 20 * at, line, 12.5, MUTED)}</g>"
            at += 1
