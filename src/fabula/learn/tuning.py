"""The tagger's heads once more, on the finished encoder: every text is encoded once, then many passes cost little.

After the joint training the encoder is as it will be shipped. What is told of numbers (annotations, gold and generated
situations) is far less than the problems with equations, so the heads can learn from it longer than the encoder can,
and from generated situations, whose wording the encoder had better not learn by heart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from fabula.learn.loop import Log, LoopConfig, train
from fabula.learn.models.relate import Relate
from fabula.learn.models.tagger import TagBatch, TaggerHeads
from fabula.learn.relating import Example
from fabula.learn.tagging import TokenTag, collate_tags

SETTINGS = LoopConfig(passes=14, batch=24, rate=4e-4, head_rate=4e-4, half=False, decay=0.02)


@dataclass(frozen=True)
class Encoded:
    """A text's vectors (L, H) and what is told of its numbers."""

    vectors: Tensor
    tags: tuple[TokenTag, ...]


@dataclass(frozen=True)
class Batch:
    vectors: Tensor  # (B, L, H)
    real: Tensor  # (B, L)
    tags: TagBatch


class Tuning(nn.Module):
    """The heads, and dropout below them."""

    def __init__(self, heads: TaggerHeads, dropout: float = 0.15) -> None:
        super().__init__()
        self.heads = heads
        self.drop = nn.Dropout(dropout)

    def forward(self, batch: Batch) -> Tensor:
        return self.heads.loss(self.drop(batch.vectors), batch.real, batch.tags) / len(batch.vectors)


def tune(model: Relate, made: Sequence[Example], config: LoopConfig = SETTINGS, log: Log | None = None) -> None:
    """Train the tagger's heads of a model in place; nothing else of it changes."""
    rows = encoded(model, [e for e in made if e.tags])
    if rows:
        train(Tuning(model.heads.tagger), rows, collate, lambda row: len(row.vectors), config, log=log)


def encoded(model: Relate, made: Sequence[Example]) -> list[Encoded]:
    """Every text once, half as precise as it is computed: that is enough to learn from."""
    model.eval()
    rows = []
    with torch.no_grad():
        for example in made:
            ids = torch.tensor([example.encoded.ids])
            rows.append(Encoded(model.bert(ids, torch.ones_like(ids))[0].to(torch.bfloat16), example.tags))
    return rows


def collate(rows: Sequence[Encoded]) -> Batch:
    longest = max(len(row.vectors) for row in rows)
    vectors = torch.zeros(len(rows), longest, rows[0].vectors.shape[1])
    real = torch.zeros(len(rows), longest, dtype=torch.bool)
    for i, row in enumerate(rows):
        vectors[i, : len(row.vectors)] = row.vectors.float()
        real[i, : len(row.vectors)] = True
    tags = collate_tags([row.tags for row in rows], longest)
    assert tags is not None
    return Batch(vectors, real, tags)
