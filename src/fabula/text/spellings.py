"""Ways of writing a number that books do not use, but texts from elsewhere do, spelled as books spell them.

LaTeX (``\\frac{3}{4}``), capital numerals (壹佰贰拾) and old ones (廿五, 卅, 一百单八), thousands behind a
full-width comma or a blank (1，200本, 1 200本). Characters stay where they were: each comes with the place of the
character that it stands for.
"""

from __future__ import annotations

import re
from collections.abc import Callable

Placed = list[tuple[str, int]]

_FRACTION = re.compile(
    r"\\[dtc]?frac\s*(?:\{\s*(?P<a>[0-9.]+)\s*\}|(?P<c>[0-9]))\s*(?:\{\s*(?P<b>[0-9.]+)\s*\}|(?P<d>[0-9]))"
)
_COMMAND = {"times": "×", "div": "÷", "%": "%", "colon": ":", "degree": "°"}
_NAMED = re.compile(r"\\(times|div|%|colon|degree)(?![A-Za-z])")
_DELIMITER = re.compile(r"\$+|\\[()\[\],;! ]|\\(?:text|mathrm|left|right)(?![A-Za-z])")
_CAPITAL = dict(zip("壹贰叁肆伍陆柒捌玖拾佰仟萬億", "一二三四五六七八九十百千万亿", strict=True))
# 伍, 陆 and 拾 alone are other words (队伍, 陆地, 拾到); several in a row are a number.
_CAPITALS = re.compile("[壹贰叁肆伍陆柒捌玖拾佰仟萬億零万亿]{2,}|[壹贰叁肆柒捌玖]")
_TENS = {"廿": "二十", "卅": "三十"}
_OLD = re.compile("[廿卅]|(?<=百)单(?=[一二三四五六七八九])")
_THOUSANDS = re.compile(
    r"(?<![0-9.,，:/第 ])[1-9][0-9]{0,2}(?:(?:，[0-9]{3})+|(?: [0-9]{3})+)"
    r"(?=[\u4e00-\u9fff])(?![一二两三四五六七八九十几])"
)
_BRACED = re.compile(r"(?<=[0-9])\{,\}(?=[0-9]{3}(?![0-9]))")  # 1{,}200 in LaTeX


def usual(placed: Placed) -> Placed:
    """All of the above, one after another, until nothing changes: \\fr$ac is a command once the $ is gone."""
    if not any(char in "\\$，{ 廿卅单" or char in _CAPITAL for char, _ in placed):
        return placed
    once = _once(placed)
    return once if once == placed else usual(once)


def _once(placed: Placed) -> Placed:
    for pattern, spell in (
        (_FRACTION, _fraction),
        (_NAMED, lambda found: [(_COMMAND[found[1]], 0)]),
        (_DELIMITER, lambda found: []),
        (_BRACED, lambda found: []),
        (_CAPITALS, lambda found: [(_CAPITAL.get(char, char), i) for i, char in enumerate(found[0])]),
        (_OLD, lambda found: [(char, 0) for char in _TENS.get(found[0], "零")]),
        (_THOUSANDS, lambda found: [(char, i) for i, char in enumerate(found[0]) if char not in "， "]),
    ):
        placed = _replace(placed, pattern, spell)
    return placed


def _fraction(found: re.Match[str]) -> Placed:
    """(3/4): brackets and bar take the places of the command and its braces."""
    above, below = ("a" if found["a"] else "c"), ("b" if found["b"] else "d")
    spelled: Placed = [("(", 0)]
    for name, mark in ((above, "/"), (below, ")")):
        start = found.start(name) - found.start()
        spelled += [(char, start + i) for i, char in enumerate(found[name])]
        spelled.append((mark, found.end(name) - found.start() - 1))
    return spelled


def _replace(placed: Placed, pattern: re.Pattern[str], spell: Callable[[re.Match[str]], Placed]) -> Placed:
    """Every match spelled anew; ``spell`` gives characters with their places inside the match."""
    text = "".join(char for char, _ in placed)
    out: Placed = []
    at = 0
    for found in pattern.finditer(text):
        out += placed[at : found.start()]
        out += [(char, placed[found.start() + place][1]) for char, place in spell(found)]
        at = found.end()
    return out + placed[at:]
