"""Heads that say whose each number is: its role, and pointers at words of the text.

Shapes: B problems, L tokens, N numbers, H width, P pointers with a first and a last token each.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from fabula.extract.neural.tagger import POINTERS, ROLES

HIDDEN, DIM = 256, 64
ENDS = 2 * len(POINTERS)
UNKNOWN = -1  # a role that nobody has told


@dataclass(frozen=True)
class TagBatch:
    """The numbers of some problems, padded; ``allowed`` are the tokens a pointer may point at."""

    at: Tensor  # (B, N) tokens of the numbers
    role: Tensor  # (B, N), UNKNOWN where there is no number or nothing is known
    world: Tensor  # (B, N) whether the owner is the World
    allowed: Tensor  # (B, N, 2P, L) bool; nowhere true where nothing is known


class TaggerHeads(nn.Module):
    """Everything above the encoder; exported as plain arrays and run in numpy."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.hidden = nn.Linear(width, HIDDEN)
        self.role = nn.Linear(HIDDEN, len(ROLES))
        self.world = nn.Linear(HIDDEN, 1)
        self.query = nn.Linear(HIDDEN, ENDS * DIM)
        self.key = nn.Linear(width, ENDS * DIM)

    def scores(self, vectors: Tensor, at: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of roles (B, N, 4), of the World (B, N), of pointers (B, N, 2P, L)."""
        rows = torch.arange(len(vectors), device=vectors.device)
        hidden = torch.tanh(self.hidden(vectors[rows[:, None], at]))
        b, n = at.shape
        query = self.query(hidden).view(b, n, ENDS, DIM)
        key = self.key(vectors).view(b, -1, ENDS, DIM)
        pointed = torch.einsum("bnkd,blkd->bnkl", query, key) * DIM**-0.5
        return self.role(hidden), self.world(hidden)[..., 0], pointed

    def loss(self, vectors: Tensor, real: Tensor, batch: TagBatch) -> Tensor:
        """Summed over numbers; of several words that are equally right, any will do."""
        role, world, pointed = self.scores(vectors, batch.at)
        known = batch.role != UNKNOWN
        roles = F.cross_entropy(role.flatten(0, 1), batch.role.flatten(), ignore_index=UNKNOWN, reduction="sum")
        worlds = F.binary_cross_entropy_with_logits(world, batch.world, reduction="none")[known].sum()
        pointed = pointed.masked_fill(~real[:, None, None, :].bool(), -1e4)
        chances = torch.log_softmax(pointed.float(), -1).masked_fill(~batch.allowed, -1e4)
        asked = batch.allowed.any(-1)
        pointers = -torch.logsumexp(chances, -1)[asked].sum()
        total: Tensor = roles + worlds + 0.5 * pointers
        return total
