"""Examples drawn from several sources by shares, so that a training of a given length sees each as often as it should.

A source is gone through in shuffled passes of its own: nothing of it is seen twice before all of it was seen once. One
that is empty leaves its share to the others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

E = TypeVar("E")

# The shares of the shipped model's training: the data folder, stories and other problems of the extra files, problems
# written for the project, gold and generated situations, and once more those of which it is told whose numbers are.
SHARES = {"folder": 0.13, "stories": 0.33, "others": 0.03, "written": 0.30, "situations": 0.12, "told": 0.09}


def drawn(pools: Mapping[str, Sequence[E]], count: int, seed: int, shares: Mapping[str, float] = SHARES) -> list[E]:
    """So many examples; the same seed draws the same ones."""
    draw = random.Random(seed)
    known = [name for name in shares if pools.get(name)]
    streams = {name: _passes(pools[name], draw) for name in known}
    weights = [shares[name] for name in known]
    return [next(streams[name]) for name in draw.choices(known, weights, k=count)] if known else []


def by_length(pool: Sequence[E], steps: Callable[[E], int]) -> list[E]:
    """One that takes three or four steps stands twice in a pass, one of five or six three times.

    Long ones are rare, and what is wrong is mostly wrong there.
    """
    return [e for e in pool for _ in range(max(1, (steps(e) + 1) // 2))]


def _passes(pool: Sequence[E], draw: random.Random) -> Iterator[E]:
    while True:
        yield from draw.sample(list(pool), len(pool))
