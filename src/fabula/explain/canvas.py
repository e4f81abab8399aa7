"""Strokes of every picture: texts, boxes, rounded paths and the document around them.

A picture is a standalone SVG with its own background; nothing is loaded from outside, all text is escaped.
"""

from __future__ import annotations

import re

from fabula.explain.cards import text_width
from fabula.explain.lexicon import lexeme
from fabula.explain.markup import escape, quoteattr

FONT = (
    "'Noto Sans CJK SC','Noto Sans SC','Source Han Sans SC','PingFang SC','Hiragino Sans GB',"
    "'Microsoft YaHei',system-ui,-apple-system,'Segoe UI',sans-serif"
)
INK, MUTED, LINE, PAPER = "#1f2937", "#6b7280", "#cbd2dc", "#fbfbf9"


_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def safe(text: str) -> str:
    """Text for XML: marks escaped, and characters that XML has no form for left out."""
    return escape(_NOT_XML.sub("", text))


def document(title: str, desc: str, text: str, width: float, height: float, body: list[str]) -> str:
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} font-family={quoteattr(FONT)}>',
            f"<title>{safe(title)}</title>",
            f"<desc>{safe(f'{desc}. {text}')}</desc>",
            f'<rect x="0.5" y="0.5" width="{width - 1:.0f}" height="{height - 1:.0f}" rx="14" fill="{PAPER}" '
            f'stroke="#e3e6eb"/>',
            *body,
            "</svg>",
            "",
        )
    )


def rounded(points: list[tuple[float, float]], radius: float = 7.0) -> str:
    """A path along horizontal and vertical segments with rounded corners."""
    kept = [
        p for i, p in enumerate(points) if i == 0 or abs(p[0] - points[i - 1][0]) + abs(p[1] - points[i - 1][1]) > 0.5
    ]
    path = [f"M{kept[0][0]:.1f} {kept[0][1]:.1f}"]
    for before, corner, after in zip(kept, kept[1:], kept[2:], strict=False):
        r = min(radius, _distance(before, corner) / 2, _distance(corner, after) / 2)
        a, b = _towards(corner, before, r), _towards(corner, after, r)
        path.append(f"L{a[0]:.1f} {a[1]:.1f}Q{corner[0]:.1f} {corner[1]:.1f} {b[0]:.1f} {b[1]:.1f}")
    path.append(f"L{kept[-1][0]:.1f} {kept[-1][1]:.1f}")
    return "".join(path)


def _distance(a: tuple[float, float], b: tuple[float, float]) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def _towards(start: tuple[float, float], end: tuple[float, float], by: float) -> tuple[float, float]:
    length = _distance(start, end) or 1.0
    return start[0] + (end[0] - start[0]) * by / length, start[1] + (end[1] - start[1]) * by / length


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    stroke: str = "",
    thick: float = 1,
    more: str = "",
) -> str:
    line = f' stroke="{stroke}" stroke-width="{thick:g}"' if stroke else ""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius:g}"'
    return f'<rect {place} fill="{fill}"{line}{" " if more else ""}{more}/>'


def text(x: float, y: float, text: str, size: float, fill: str, *, weight: int = 400, anchor: str = "start") -> str:
    middle = f' text-anchor="{anchor}"' if anchor != "start" else ""
    bold = f' font-weight="{weight}"' if weight != 400 else ""
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}"'
    return f'<text {place} fill="{fill}"{bold}{middle}>{safe(text)}</text>'


def wrap(text: str, width: float, size: float) -> list[str]:
    """Break a text into lines that fit; numbers stay whole and no line starts with a closing mark."""
    lines, line = [], ""
    for piece in re.findall(r"(?:[A-Za-z0-9.%/()]+|.)[，。？！、；：）]*", text, re.DOTALL):
        if line and text_width(line + piece.rstrip("，。？！、；："), size) > width:
            lines.append(line)
            line = ""
        line += piece
    return [*lines, line] if line else lines


# --- labels in which fractions stand upright ---

_UPRIGHT = re.compile(lexeme("upright_shape"))
_SMALL = 0.86  # of the size of the text around


def upright(text: str) -> bool:
    """Whether a label has fractions, and so needs more height."""
    return bool(_UPRIGHT.search(text))


def label_width(text: str, size: float) -> float:
    """About how wide :func:`label` draws a text."""
    return sum(width for _, _, width in _label_pieces(text, size))


def _label_pieces(text: str, size: float) -> list[tuple[str, str, float]]:
    """The text cut at its fractions: (words, "") or (numerator, denominator), each with its width."""
    pieces: list[tuple[str, str, float]] = []
    at = 0
    for match in _UPRIGHT.finditer(text):
        if match.start() > at:
            words = text[at : match.start()]
            pieces.append((words, "", text_width(words, size)))
        widest = max(text_width(part, size * _SMALL) for part in match.groups())
        pieces.append((match[1], match[2], widest + 5))
        at = match.end()
    if at < len(text):
        pieces.append((text[at:], "", text_width(text[at:], size)))
    return pieces


def label(x: float, y: float, words: str, size: float, fill: str, *, weight: int = 400, anchor: str = "middle") -> str:
    """A text whose fractions are written as in school, the numerator above a line."""
    pieces = _label_pieces(words, size)
    if all(not below for _, below, _ in pieces):
        return text(x, y, words, size, fill, weight=weight, anchor=anchor)
    width = sum(w for _, _, w in pieces)
    at = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    out = [f"<g><title>{safe(words)}</title>"]
    for above, below, wide in pieces:
        middle = at + wide / 2
        if below:
            bar = y - size * 0.36
            for part, level in ((above, bar - size * 0.2), (below, bar + size * 0.87)):
                out.append(text(middle, level, part, size * _SMALL, fill, weight=weight, anchor="middle"))
            reach = f"M{at + 1.5:.1f} {bar:.1f}H{at + wide - 1.5:.1f}"
            out.append(f'<path d="{reach}" stroke="{fill}" stroke-width="1.1"/>')
        else:
            out.append(text(middle, y, above, size, fill, weight=weight, anchor="middle"))
        at += wide
    return "".join((*out, "</g>"))


# --- brackets and braces ---


def brace_below(left: float, right: float, y: float, depth: float = 9.0) -> str:
    """The path of a curly brace under a stretch, its tip in the middle."""
    middle, r = (left + right) / 2, min(depth / 2, (right - left) / 4)
    return (
        f"M{left:.1f} {y:.1f}q0 {r:.1f} {r:.1f} {r:.1f}H{middle - r:.1f}q{r:.1f} 0 {r:.1f} {depth - r:.1f}"
        f"q0 -{depth - r:.1f} {r:.1f} -{depth - r:.1f}H{right - r:.1f}q{r:.1f} 0 {r:.1f} -{r:.1f}"
    )


def brace_right(x: float, top: float, bottom: float, depth: float = 14.0) -> str:
    """The path of a curly brace to the right of several rows."""
    middle, r = (top + bottom) / 2, min(depth / 2, (bottom - top) / 4)
    return (
        f"M{x:.1f} {top:.1f}q{r:.1f} 0 {r:.1f} {r:.1f}V{middle - r:.1f}q0 {r:.1f} {depth - r:.1f} {r:.1f}"
        f"q-{depth - r:.1f} 0 -{depth - r:.1f} {r:.1f}V{bottom - r:.1f}q0 {r:.1f} -{r:.1f} {r:.1f}"
    )
