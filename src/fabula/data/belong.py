"""Whether a clause of one story could belong to another one, so that it must not be added there as irrelevant.

小丽有27个苹果 does not disturb 「小明有12个苹果，小红有17个，一共有多少个？」: it is one more part of the sum. Nor does
a clause that shares a unit with the story and a word besides. Works on characters and on token ids alike.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True)
class Gist:
    """What a piece of text counts in, the pairs of neighbours among its words, how many numbers it has, and whether
    it asks for everything."""

    units: frozenset[Hashable]
    pairs: frozenset[tuple[Hashable, Hashable]]
    numbers: int = 0
    gathers: bool = False

    def could_hold(self, clause: Gist) -> bool:
        """Whether a reader could take the clause for a part of this story."""
        return bool(self.units & clause.units) and (self.gathers or bool(self.pairs & clause.pairs))

    def stands_without(self, clause: Gist) -> bool:
        """Whether this story, from which the clause was taken, may still be one that can be answered."""
        return self.gathers and self.numbers > 1 and bool(self.units & clause.units)


def gist(
    symbols: Sequence[Hashable],
    numbers: Sequence[int],
    marks: Collection[Hashable],
    asked: Sequence[int] = (),
    gathering: Collection[Hashable] = (),
    question: int | None = None,
) -> Gist:
    """The gist of ``symbols``. ``numbers`` and ``asked``: where a number ends, or the words that ask; a unit stands
    there. ``marks`` are no words (stops, numbers); ``gathering`` ones, from ``question`` on, ask for everything.
    """
    behind = {*numbers, *asked}
    units = frozenset(symbols[i] for i in behind if i < len(symbols))
    pairs = frozenset(
        (a, b)
        for i, (a, b) in enumerate(pairwise(symbols))
        if i not in behind and a not in marks and b not in marks
    )
    asks = question is not None and any(s in gathering for s in symbols[question:])
    return Gist(units, pairs, len(numbers), asks)
