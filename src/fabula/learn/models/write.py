"""The writer: the expression as words in prefix order, with an eye on the whole text.

A second opinion beside the relation decoder, on the same encoder: that one goes upwards from pairs of numbers and sees
only their vectors, this one goes down from the last operation and looks at all tokens for every word. B problems,
L tokens, N operands, T words, D width.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from fabula.extract.neural.prefix import FIRST, ROOT

WIDTH = 256


@dataclass(frozen=True)
class WordBatch:
    """Padded words, -1 where there is none, and the place of each (``prefix.places_of``)."""

    words: Tensor  # (B, T)
    places: Tensor  # (B, T)


class WriterHeads(nn.Module):
    """What is exported for the writer."""

    def __init__(self, width: int, dim: int = WIDTH) -> None:
        super().__init__()
        self.dim = dim
        self.memory = nn.Linear(width, dim)
        self.number = nn.Linear(width, dim)
        self.symbols = nn.Embedding(FIRST + 2, dim)  # operators, the constant one, the beginning
        self.places = nn.Embedding(ROOT + 1, dim)
        self.state = nn.Linear(2 * width, dim)
        self.cell = nn.GRU(2 * dim, dim, batch_first=True)
        self.query = nn.Linear(3 * dim, dim)

    def loss(
        self, vectors: Tensor, real: Tensor, operands: Tensor, present: Tensor, goal: Tensor, told: WordBatch
    ) -> Tensor:
        """The summed cross-entropy of all words."""
        rows = torch.arange(len(vectors), device=vectors.device)[:, None]
        mean = (vectors * real[..., None]).sum(1) / real.sum(1, keepdim=True)
        first = torch.tanh(self.state(torch.cat((vectors[rows[:, 0], goal], mean), -1)))  # (B, D)
        numbers = self.number(vectors[rows, operands])  # (B, N, D)
        one = self.symbols.weight[FIRST].expand(len(numbers), 1, -1)
        signs = self.symbols.weight[:FIRST].expand(len(numbers), -1, -1)
        known = torch.cat((signs, one, numbers[:, 1:]), 1)  # (B, 4 + N, D)
        words = told.words.clamp(min=0)
        begin = self.symbols.weight[FIRST + 1].expand(len(numbers), 1, -1)
        before = torch.cat((begin, known[rows, words[:, :-1]]), 1)  # (B, T, D)
        states, _ = self.cell(torch.cat((before, self.places(told.places)), -1), first[None].contiguous())
        memory = self.memory(vectors)
        scale = self.dim**-0.5
        heed = (states @ memory.transpose(1, 2) * scale).masked_fill(~real[:, None], -1e4)
        seen = torch.softmax(heed, -1) @ memory
        query = self.query(torch.cat((states, seen, first[:, None].expand_as(states)), -1))
        logits = query @ known.transpose(1, 2) * scale  # (B, T, 4 + N)
        there = torch.cat((torch.ones_like(present[:, :1]).expand(-1, FIRST), present), 1)
        chances = torch.log_softmax(logits.masked_fill(~there[:, None], -1e4).float(), -1)
        losses = -chances.gather(2, words[..., None])[..., 0]
        return torch.where(told.words >= 0, losses, 0.0).sum()
