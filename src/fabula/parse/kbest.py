"""k-best by replay: plain code that chooses, and a search that makes it choose otherwise.

An interpreter is an ordinary function that asks a :class:`Choices` object wherever a text allows more than
one reading: ``base = choices.pick("base", [(whole, 0.0), (rest, 0.7)])``. Run once, it takes the cheapest
option everywhere. :func:`k_best` runs it again with one choice changed, then two, always cheapest total
first, so the readings come out in order of their cost without anyone having to enumerate a product space.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


@dataclass
class Choices:
    """The choices of one run: a fixed prefix, then the cheapest option at every further point."""

    prefix: tuple[int, ...] = ()
    taken: list[int] = field(default_factory=list)
    costs: list[list[float]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    extra: float = 0.0

    def pick(self, name: str, options: Sequence[tuple[T, float]]) -> T:
        """One of the options, each with its cost (≥ 0; the cheapest is the default reading)."""
        if not options:
            raise ValueError(f"nothing to choose from at {name!r}")
        ordered = sorted(range(len(options)), key=lambda i: options[i][1])
        if len(options) == 1:
            self.extra += options[0][1]
            return options[0][0]
        at = len(self.taken)
        rank = self.prefix[at] if at < len(self.prefix) else 0
        chosen = options[ordered[rank]]
        self.taken.append(rank)
        self.costs.append([options[i][1] for i in ordered])
        if rank:
            self.notes.append(name)
        return chosen[0]

    def penalty(self, cost: float) -> None:
        """Make this run dearer, whatever was chosen."""
        self.extra += cost

    @property
    def cost(self) -> float:
        """What the choices of this run cost together."""
        return self.extra + sum(c[r] for c, r in zip(self.costs, self.taken, strict=True))


class DeadEnd(Exception):
    """These choices lead nowhere; the search goes on with others."""


def k_best(
    interpret: Callable[[Choices], R], limit: int, failed: Callable[[Exception], object] | None = None
) -> Iterator[tuple[R, Choices]]:
    """Results of ``interpret``, cheapest first, from at most ``limit`` runs; dead ends are skipped.

    With ``failed`` a run that raises is told to it, and is a dead end, too: the fault of one costs no other.

    Costs are non-negative and do not depend on later choices, so the cost of a prefix is a lower bound on the
    cost of all its continuations. The order is exact where the cheapest option of every point is free; lone
    options and default options with a cost, and penalties, are only known once a run has met them.
    """
    tie = count()
    queue: list[tuple[float, int, tuple[int, ...]]] = [(0.0, next(tie), ())]
    for _ in range(limit):
        if not queue:
            return
        _, _, prefix = heapq.heappop(queue)
        choices = Choices(prefix)
        try:
            result = interpret(choices)
        except DeadEnd:
            result = None
        except Exception as fault:
            if failed is None:
                raise
            failed(fault)
            result = None
        _push_siblings(queue, choices, len(prefix), tie)
        if result is not None:
            yield result, choices


def _push_siblings(
    queue: list[tuple[float, int, tuple[int, ...]]], choices: Choices, fixed: int, tie: Iterator[int]
) -> None:
    """Queue every run that differs from this one first at a point after its prefix."""
    spent = sum(c[r] for c, r in zip(choices.costs[:fixed], choices.taken[:fixed], strict=True))
    for at in range(fixed, len(choices.taken)):
        for rank in range(1, len(choices.costs[at])):
            cost = spent + choices.costs[at][rank]
            heapq.heappush(queue, (cost, next(tie), (*choices.taken[:at], rank)))
        spent += choices.costs[at][0]
