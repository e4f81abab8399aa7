"""Pictures of a training: the iteration curve of Algorithm 1, and bars for an ablation. Plain SVG."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape

WIDTH, HEIGHT = 560, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 28, 48, 52
INK, FAINT, BLUE, PALE = "#333333", "#dddddd", "#1a6fb0", "#cfe1ef"


def curve_svg(held: Sequence[int], problems: int) -> str:
    """How many problems the success buffer holds after each iteration; the dashed line is all of them.

    The scale does not begin at zero: the growth is small beside what the initial parser finds.
    """
    ticks = _ticks(min((*held, problems)), problems)
    low, high = ticks[0], ticks[-1]
    across = (WIDTH - LEFT - RIGHT) / max(1, len(held))
    points = [(LEFT + (i + 0.5) * across, _height(n, low, high)) for i, n in enumerate(held)]
    parts = [_title("Problems with a graph that gives their answer"), *_grid(ticks, low, high)]
    top = _height(problems, low, high)
    parts.append(
        f'<path d="M{LEFT},{top:.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-dasharray="4 4"/>'
        + _text(WIDTH - RIGHT, top - 6, f"all {problems}", "end")
    )
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="{BLUE}" stroke-width="2"/>')
    for iteration, ((x, y), n) in enumerate(zip(points, held, strict=True)):
        more = f"{n}" if not iteration else f"{n} (+{n - held[iteration - 1]})"
        name = f"{iteration}" if iteration else "0: initial parser"
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{BLUE}"/>')
        parts.append(_text(x, y + 20, more, "middle"))
        parts.append(_text(x, HEIGHT - BOTTOM + 18, name, "middle"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, "iteration", "middle"))
    return _picture(parts)


def bars_svg(title: str, rows: Sequence[tuple[str, float, float]]) -> str:
    """Shares by name: the first one dark, the second, which is no smaller, pale behind it."""
    parts = [_title(title), *_grid((0, 25, 50, 75, 100), 0, 100, " %")]
    across = (WIDTH - LEFT - RIGHT) / max(1, len(rows))
    for at, (name, first, second) in enumerate(rows):
        x, wide = LEFT + (at + 0.2) * across, 0.6 * across
        for share, colour in ((second, PALE), (first, BLUE)):
            parts.append(_bar(x, wide, _height(100 * share, 0, 100), colour))
        middle = x + wide / 2
        parts.append(_text(middle, _height(100 * second, 0, 100) - 6, f"{100 * first:.1f} %", "middle"))
        parts.append(_text(middle, HEIGHT - BOTTOM + 18, name, "middle"))
    key = "dark: the first answer is right · pale: one of the first 5"
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, key, "middle"))
    return _picture(parts)


def _bar(x: float, wide: float, top: float, colour: str) -> str:
    tall = HEIGHT - BOTTOM - top
    return f'<rect x="{x:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}" fill="{colour}"/>'


def _ticks(low: float, high: float) -> tuple[int, ...]:
    """Four to eight round numbers around a range."""
    span = max(4.0, (high - low) * 1.25)
    step = 10 ** math.floor(math.log10(span / 4))
    step = next(step * m for m in (1, 2, 5, 10) if span / (step * m) <= 6)
    first = max(0, math.floor((low - span / 8) / step))
    return tuple(int(step * i) for i in range(first, math.ceil(high / step) + 1))


def _grid(ticks: Sequence[int], low: float, high: float, unit: str = "") -> Iterator[str]:
    for tick in ticks:
        y = _height(tick, low, high)
        yield f'<path d="M{LEFT},{y:.1f}H{WIDTH - RIGHT}" stroke="{FAINT}"/>'
        yield _text(LEFT - 8, y + 4, f"{tick}{unit}", "end")


def _height(value: float, low: float, high: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / max(1e-9, high - low))


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _title(words: str) -> str:
    return f'<text x="{LEFT}" y="24" font-size="15" font-weight="bold">{escape(words)}</text>'


def _picture(parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
    style = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
    return "\n".join((f"{head} {style}>", ground, *parts, "</svg>\n"))
