"""Sums without a story: 计算：3.6×5＋2.4, 25与4的积加上18，和是多少？ They are outside the world of a story reader."""

from __future__ import annotations

import re
from functools import cache

from fabula.lang.lexicon import classes

# 3×5, 7-(2, 48/多少: a sign between numbers; a fraction in brackets, (3/5), is one number.
_SIGN = r"[+＋×✕✖*÷]|[\d)）少x]\s*[-－−–/／]\s*[\d(（多x]"
_FRACTION = r"[(（]\d+[/／]\d+[)）]"
_NUMERALS = frozenset("一二两三四五六七八九十百")


@cache
def _letters() -> frozenset[str]:
    """The characters of all words that a sum may consist of."""
    return frozenset("".join(word for words in classes("sums.txt").values() for word in words))


@cache
def _words() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What shows a sum, and all that one may consist of."""
    known = classes("sums.txt")
    longest = sorted(frozenset().union(*known.values()), key=len, reverse=True)
    shows = sorted(known["task"] | known["operation"])
    return re.compile("|".join(map(re.escape, shows))), re.compile("|".join(map(re.escape, longest)))


def _chinese(text: str) -> set[str]:
    return {c for c in text if "\u3400" <= c <= "\u9fff" or "\uf900" <= c <= "\ufaff"}


def is_sum(text: str) -> bool:
    """Whether a text, as it was given, has numbers and operations but nothing that they could be of."""
    letters = _chinese(text)
    if not letters or not letters <= _letters():  # nearly all texts are done with here
        return False
    if not any(c.isdecimal() or c in _NUMERALS for c in text):
        return False
    shows, words = _words()
    if _chinese(words.sub("", text)):
        return False
    return bool(shows.search(text) or re.search(_SIGN, re.sub(_FRACTION, "1", text)))
