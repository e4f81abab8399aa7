"""Sums without a story: 计算：3.6×5＋2.4, 25与4的积加上18，和是多少？ They are outside the world of a story reader."""

from __future__ import annotations

import re
from functools import cache

from fabula.lang.lexicon import classes

_CHINESE = r"\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_LETTER = re.compile(f"[{_CHINESE}]")
# 3×5, 7-(2, 48/多少: a sign between numbers; a fraction in brackets, (3/5), is one number.
_SIGN = re.compile(r"[+＋×✕✖*÷]|[\d)）少x]\s*[-－−–/／]\s*[\d(（多x]")
_DIGIT = re.compile(r"\d|[一二两三四五六七八九十百]")
_FRACTION = re.compile(r"[(（]\d+[/／]\d+[)）]")


@cache
def _words() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What shows a sum, and all that one may consist of."""
    known = classes("sums.txt")
    longest = sorted(frozenset().union(*known.values()), key=len, reverse=True)
    shows = sorted(known["task"] | known["operation"])
    return re.compile("|".join(map(re.escape, shows))), re.compile("|".join(map(re.escape, longest)))


def is_sum(text: str) -> bool:
    """Whether a text, as it was given, has numbers and operations but nothing that they could be of."""
    if not _DIGIT.search(text) or not _LETTER.search(text):
        return False
    shows, words = _words()
    if _LETTER.search(words.sub("", text)):
        return False
    return bool(shows.search(text) or _SIGN.search(_FRACTION.sub("1", text)))
