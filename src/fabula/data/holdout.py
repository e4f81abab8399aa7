"""Problems kept out of all training, to choose by: the longest stories, and ordinary ones from elsewhere.

``long`` holds the longest story problems of the given records: the best guide there is to texts with more events
and more unneeded numbers than a training file has. ``plain`` is a random part of the rest. Both are functions of
the records alone (no seed, no order), so every training leaves out the same problems. What is nearly the same text
with other numbers is left out of training, too (:func:`apart`).
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache

from fabula.data.expression import evaluate, numbers, parse, same_answer
from fabula.data.filters import Filters, default_keywords, parse_filters
from fabula.data.records import Record
from fabula.errors import DataError

LONG = 500
PLAIN = 600
STEPS = 2  # a long text with one operation is a long sentence, not a long story
NEAR = 0.6  # shared 4-grams from which two texts are the same story told again
_NUMBER = re.compile(r"\(?[0-9][0-9./]*\)?%?")
_MARKS = re.compile(r"[\s，。；？！：、,.;?!:]+")


@cache
def _filters() -> Filters:
    return parse_filters(default_keywords())


def is_story(record: Record) -> bool:
    """A story that asks for a number, whose equation speaks of numbers of the text and gives the answer."""
    if not record.equation or not record.answer or _filters().failed(record.text):
        return False
    try:
        tree = parse(record.equation, record.text)
        told = {n.text.strip("()") for n in numbers(tree)} - {"1"}
        return all(n in record.text for n in told) and same_answer(evaluate(tree), record.answer)
    except DataError:
        return False


def long_stories(records: Iterable[Record], count: int = LONG) -> list[Record]:
    """The longest story problems of two or more operations."""
    found = [r for r in records if is_story(r) and len(numbers(parse(r.equation or "", r.text))) > STEPS]
    return sorted(found, key=lambda r: (-len(r.text), r.id))[:count]


def plain_stories(records: Iterable[Record], count: int = PLAIN) -> list[Record]:
    """So many story problems, drawn by a hash of their ids."""
    found = [r for r in records if is_story(r)]
    return sorted(found, key=lambda r: hashlib.sha256(r.id.encode()).digest())[:count]


def apart(records: Sequence[Record], held: Sequence[Record], near: float = NEAR) -> list[Record]:
    """The records that are neither held back nor nearly the same text as one that is, numbers aside."""
    ids = {r.id for r in held}
    index: dict[str, set[int]] = defaultdict(set)
    sizes = []
    for i, record in enumerate(held):
        found = grams(record.text)
        sizes.append(len(found))
        for gram in found:
            index[gram].add(i)

    def close(record: Record) -> bool:
        own = grams(record.text)
        shared = Counter(i for gram in own for i in index.get(gram, ()))
        return any(n >= near * min(len(own), sizes[i]) for i, n in shared.items())

    return [r for r in records if r.id not in ids and not close(r)]


def grams(text: str, n: int = 4) -> set[str]:
    """The text's runs of ``n`` characters with all numbers alike and no punctuation."""
    plain = _MARKS.sub("", _NUMBER.sub("#", text))
    return {plain[i : i + n] for i in range(max(1, len(plain) - n + 1))}
