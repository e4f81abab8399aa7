"""The gold trees of a batch as index tensors, so that a decoder learns from all nodes of a level at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from fabula.baselines.notation import OPERATORS


@dataclass(frozen=True)
class Forest:
    """Nodes of all trees in one list, every tree in prefix order.

    ``left`` and ``right`` are -1 at a leaf. ``heights[k]`` are the operators whose higher operand has the
    height k: their operands are all leaves or in earlier entries.
    """

    owner: Tensor  # (nodes,): the problem
    symbol: Tensor
    left: Tensor
    right: Tensor
    roots: Tensor  # (B,)
    heights: tuple[Tensor, ...]

    @property
    def size(self) -> int:
        return len(self.owner)


def plant(targets: Sequence[Sequence[int]], where: torch.device | None = None) -> Forest:
    """The trees of prefix sequences; operators are the first symbols of the table."""
    owner: list[int] = []
    symbols: list[int] = []
    left: list[int] = []
    right: list[int] = []
    roots: list[int] = []
    levels: list[list[int]] = []
    for problem, target in enumerate(targets):
        start = len(owner)
        roots.append(start)
        owner += [problem] * len(target)
        symbols += target
        links = _links(target)
        left += [a + start if a >= 0 else -1 for a, _, _ in links]
        right += [b + start if b >= 0 else -1 for _, b, _ in links]
        for place, (_, _, height) in enumerate(links, start):
            if height:
                levels += [[] for _ in range(height - len(levels))]
                levels[height - 1].append(place)
    owners, found, lefts, rights, tops, *heights = (
        torch.tensor(row, dtype=torch.long, device=where)
        for row in (owner, symbols, left, right, roots, *levels)
    )
    return Forest(owners, found, lefts, rights, tops, tuple(heights))


def _links(target: Sequence[int]) -> list[tuple[int, int, int]]:
    """For every token its two operands and its height; -1, -1, 0 for a leaf."""
    links = [(-1, -1, 0)] * len(target)
    stack: list[int] = []
    for place in range(len(target) - 1, -1, -1):
        if target[place] < len(OPERATORS):
            left, right = stack.pop(), stack.pop()
            links[place] = (left, right, 1 + max(links[left][2], links[right][2]))
        stack.append(place)
    return links
