"""A sketch in pixels: lengths in proportion where that can be read, and no label on top of another.

All rows start at the same place and share one measure, so that equal values end under one another. A value
far smaller than the others still gets room to be seen: the measure keeps the order of lengths always, and
their proportion as long as nothing is too small for it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from fabula.explain.canvas import label_width
from fabula.explain.sketch import Brace, Guide, Mark, Row, Sketch

WIDTH = 320.0  # a phone shows 390
LEAST_LINE, LEAST_GAP, LEAST_PIECE = 44.0, 34.0, 28.0
MARGIN = 16.0
TOP = 58.0
NAME_WIDTH = 104.0
NAME_SIZE, LABEL_SIZE = 14.0, 13.5
ABOVE, BELOW = 36.0, 38.0  # what a level of brackets or braces needs
ROW_GAP = 20.0


@dataclass(frozen=True)
class PlacedMark:
    """A mark with its ends and the height of its bracket; the label is centred on it."""

    mark: Mark
    left: float
    right: float
    y: float
    level: int

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    @property
    def extent(self) -> tuple[float, float]:
        """From where to where nothing else may stand at this height."""
        half = label_width(self.mark.text, LABEL_SIZE) / 2 + 5
        return min(self.left + 1, self.middle - half), max(self.right - 1, self.middle + half)


@dataclass(frozen=True)
class PlacedRow:
    """A row with the height of its line, its ends, and everything on it."""

    row: Row
    y: float
    left: float
    right: float
    cuts: tuple[float, ...]
    ticks: tuple[float, ...]
    asked: tuple[tuple[float, float], ...]
    marks: tuple[PlacedMark, ...]
    top: float
    bottom: float


@dataclass(frozen=True)
class PlacedBrace:
    brace: Brace
    x: float
    top: float
    bottom: float


@dataclass(frozen=True)
class Board:
    """Everything in its place, and how large the picture is."""

    rows: tuple[PlacedRow, ...]
    braces: tuple[PlacedBrace, ...]
    guides: tuple[tuple[Guide, float, float, float], ...]  # x, top, bottom
    width: float
    bottom: float


def place(sketch: Sketch) -> Board:
    """Lay a sketch out from the top left."""
    measure = _measure(sketch)
    names = max(label_width(line, NAME_SIZE) for row in sketch.rows for line in name_lines(row.name))
    spans = [_scale(row, measure) for row in sketch.rows]
    left = MARGIN + names + 14
    overhang = min((_overhang(row, at) for row, at in zip(sketch.rows, spans, strict=True)), default=0.0)
    left = max(left, MARGIN - overhang)
    y, rows = TOP, []
    for row, at in zip(sketch.rows, spans, strict=True):
        rows.append(_row(row, {v: left + x for v, x in at.items()}, y))
        y = rows[-1].bottom + ROW_GAP
    right = max(max([r.right, *(m.extent[1] for m in r.marks)]) for r in rows)
    braces = _braces(sketch, rows, right)
    for placed in braces:
        right = max(right, placed.x + 26 + label_width(placed.brace.text, LABEL_SIZE + 0.5))
    guides = tuple((g, left + measure[g.value], rows[g.first].y, rows[g.last].y) for g in dict.fromkeys(sketch.guides))
    return Board(tuple(rows), tuple(braces), guides, right + MARGIN, y - ROW_GAP)


def name_lines(name: str) -> list[str]:
    """A long name on two lines."""
    if label_width(name, NAME_SIZE) <= NAME_WIDTH or len(name) < 4:
        return [name]
    middle = len(name) // 2
    spaces = [i for i, c in enumerate(name) if c == " "]
    cut = min(spaces, key=lambda i: abs(i - middle)) if spaces else (len(name) + 1) // 2
    return [name[:cut].strip(), name[cut:].strip()]


# --- from values to pixels ---


def _measure(sketch: Sketch) -> dict[Fraction, float]:
    """Pixels for every value that rows share, growing with the value and in proportion where possible."""
    shared = {v for row in sketch.rows for v in (row.length, row.reach, *row.stops)}
    longest = max(shared)
    at: dict[Fraction, float] = {Fraction(0): 0.0}
    before = 0.0
    for value in sorted(shared):
        needs = [(len(set(row.cuts)) + 1) * LEAST_PIECE for row in sketch.rows if value in (row.length, row.reach)]
        gap = LEAST_GAP if before else LEAST_LINE
        before = at[value] = max([WIDTH * float(value / longest), before + gap, *needs])
    return at


def spread(positions: Collection[Fraction]) -> dict[Fraction, float]:
    """Pixels for places on one line: in proportion, but none so near the next that both are one."""
    longest, x = max(positions), -LEAST_GAP
    at: dict[Fraction, float] = {}
    for place_ in sorted(positions):
        x = at[place_] = max(WIDTH * float(place_ / longest) if longest else 0.0, x + LEAST_GAP)
    return at


def _scale(row: Row, measure: dict[Fraction, float]) -> dict[Fraction, float]:
    """Pixels for every value of a row: shared ones where all rows have them, the others in between."""
    own = {Fraction(0), row.length, row.reach, *row.cuts, *row.stops}
    own |= {v for m in row.marks for v in (m.start, m.end)} | {v for pair in row.asked for v in pair}
    ordered = sorted(own)
    at = {v: measure[v] for v in ordered if v in measure and (v in row.stops or v in (0, row.length, row.reach))}
    fixed = sorted(at)
    for low, high in pairwise(fixed):
        inner = [v for v in ordered if low <= v <= high]
        pieces = [b - a for a, b in pairwise(inner)]
        x = at[low]
        for value, width in zip(inner[1:-1], _share(pieces, at[high] - at[low]), strict=False):
            x += width
            at[value] = x
    for tick in row.ticks:
        low, high = max(v for v in fixed if v <= tick), min(v for v in fixed if v >= tick)
        share = float((tick - low) / (high - low)) if high > low else 0.0
        at.setdefault(tick, at[low] + share * (at[high] - at[low]))
    return at


def _share(pieces: list[Fraction], width: float) -> list[float]:
    """Divide a width in proportion, but leave no piece too narrow to be seen."""
    least = min(LEAST_PIECE, width / len(pieces))
    narrow: set[int] = set()
    while True:
        rest = sum((p for i, p in enumerate(pieces) if i not in narrow), Fraction(0))
        room = width - least * len(narrow)
        wide = {i: room * float(p / rest) for i, p in enumerate(pieces) if i not in narrow}
        fresh = {i for i, w in wide.items() if w < least - 1e-9}
        if not fresh:
            return [wide.get(i, least) for i in range(len(pieces))]
        narrow |= fresh


def _overhang(row: Row, at: dict[Fraction, float]) -> float:
    """How far labels stick out to the left of the line's start (negative)."""
    halves = ((at[m.start] + at[m.end] - label_width(m.text, LABEL_SIZE)) / 2 for m in row.marks)
    return min([0.0, *halves])


# --- rows ---


def _row(row: Row, at: dict[Fraction, float], top: float) -> PlacedRow:
    above = levels([m for m in row.marks if m.above], at)
    below = levels([m for m in row.marks if not m.above], at)
    up, down = _count(above), _count(below)
    y = top + up * ABOVE + 14
    marks = [_at_height(m, y - 15 - m.level * ABOVE) for m in above]
    marks += [_at_height(m, y + 11 + m.level * BELOW) for m in below]
    bottom = y + max(12.0, 6 + down * BELOW)
    cuts = tuple(sorted({at[c] for c in (*row.cuts, *row.stops)}))
    ticks = tuple(at[t] for t in row.ticks if all(abs(at[t] - c) > 1 for c in cuts))
    asked = tuple((at[a], at[b]) for a, b in row.asked)
    return PlacedRow(row, y, at[Fraction(0)], at[row.length], cuts, ticks, asked, tuple(marks), top, bottom)


def _count(marks: list[PlacedMark]) -> int:
    return max((m.level + 1 for m in marks), default=0)


def _at_height(mark: PlacedMark, y: float) -> PlacedMark:
    return PlacedMark(mark.mark, mark.left, mark.right, y, mark.level)


def levels(marks: list[Mark], at: dict[Fraction, float]) -> list[PlacedMark]:
    """Short marks next to the line, longer ones further out, none on top of another."""
    placed: list[PlacedMark] = []
    for mark in sorted(marks, key=lambda m: (m.end - m.start, m.start)):
        level = 0
        while True:
            trial = PlacedMark(mark, at[mark.start], at[mark.end], 0.0, level)
            if all(p.level < level for p in placed if _meet(p, trial)):
                break
            level += 1
        placed.append(trial)
    return placed


def _meet(one: PlacedMark, other: PlacedMark) -> bool:
    (a, b), (c, d) = one.extent, other.extent
    return a < d and c < b


def _braces(sketch: Sketch, rows: list[PlacedRow], right: float) -> list[PlacedBrace]:
    """Braces beside the rows they hold together, small ones inside."""
    placed: list[PlacedBrace] = []
    for brace in sorted(sketch.braces, key=lambda b: b.last - b.first):
        inner = [
            p.x + 34 + label_width(p.brace.text, LABEL_SIZE + 0.5)
            for p in placed
            if p.brace.first <= brace.last and brace.first <= p.brace.last
        ]
        x = max([right + 12, *inner])
        placed.append(PlacedBrace(brace, x, rows[brace.first].y - 8, rows[brace.last].y + 8))
    return placed
