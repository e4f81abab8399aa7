"""The iteration curve of Algorithm 1 as a picture: how many problems the success buffer holds."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, TOP = 420, 260, 56, 24


def curve_svg(held: Sequence[int], problems: int) -> str:
    """One point an iteration; the scale ends at the number of problems."""
    across = (WIDTH - LEFT - 24) / max(1, len(held) - 1)
    down = HEIGHT - TOP - 40
    points = [(LEFT + i * across, TOP + down * (1 - n / max(1, problems))) for i, n in enumerate(held)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = "".join(_mark(x, y, i, n) for i, ((x, y), n) in enumerate(zip(points, held, strict=True)))
    floor = TOP + down
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12">'
        f'<path d="M{LEFT},{TOP}V{floor}H{WIDTH - 16}" fill="none" stroke="#888"/>'
        f'<text x="{LEFT - 6}" y="{TOP + 4}" text-anchor="end">{problems}</text>'
        f'<text x="{LEFT - 6}" y="{floor + 4}" text-anchor="end">0</text>'
        f'<text x="{(LEFT + WIDTH) / 2:.0f}" y="{HEIGHT - 4}" text-anchor="middle">iteration</text>'
        f'<polyline points="{line}" fill="none" stroke="#1a6fb0" stroke-width="2"/>{marks}</svg>\n'
    )


def _mark(x: float, y: float, iteration: int, held: int) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#1a6fb0"/>'
        f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="middle">{held}</text>'
        f'<text x="{x:.1f}" y="{HEIGHT - 22}" text-anchor="middle">{iteration}</text>'
    )
