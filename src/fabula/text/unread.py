"""What of a text stands for nothing that the program knows; a text with such a thing is never sure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fabula.lang.lexicon import ordered_classes
from fabula.text.spans import Span

_NUMBER = re.compile(r"[-−]?\d[\d./eE]*")


def unread(text: str, known: Iterable[Span]) -> str:
    """The first number outside the spans that are ``known``, else the first thing that is not understood, else ''.

    A number that is none (3/0, -5, 1e5), a character that only its font knew, 零下5度, 不到10岁, 两三个, \\sqrt.
    """
    covered = {at for span in known for at in range(span.start, span.end)}
    for match in _NUMBER.finditer(text):
        digits = (at for at in range(*match.span()) if text[at].isdigit())
        if match[0][0] in "-−" or not covered.issuperset(digits):
            return match[0]
    lost = _not_understood().search(text)
    return lost[0] if lost else ""


@cache
def _not_understood() -> re.Pattern[str]:
    return re.compile("|".join(shape for shapes in ordered_classes("unread.txt").values() for shape in shapes))
