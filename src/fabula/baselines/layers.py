"""Layers that several baselines share. Shapes: B problems, L words, N numbers, E and H widths."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

from fabula.baselines.batch import Batch
from fabula.baselines.vocabulary import PAD
from fabula.learn.models.bert import Bert, QuickDropout


@dataclass(frozen=True)
class WordSpec:
    """What word vectors are made of: a table of our own, or a pretrained encoder of this configuration."""

    words: int
    width: int
    dropout: float
    bert: Mapping[str, Any] | None = None
    characters: int = 0


class WordVectors(nn.Module):
    """(B, L, E): learned from scratch, or the mean of a word's characters as BERT sees them in their text.

    Everything above is the same either way. A table stays beside the encoder, since numbers are masked and
    their shape is no character.
    """

    def __init__(self, spec: WordSpec) -> None:
        super().__init__()
        self.width = spec.width
        self.table = nn.Embedding(spec.words, spec.width, padding_idx=PAD)
        self.drop = QuickDropout(spec.dropout)
        if spec.bert is not None:
            self.bert = Bert(spec.bert, spec.characters)
            self.project = nn.Linear(self.bert.width, spec.width)

    def forward(self, batch: Batch) -> Tensor:
        vectors: Tensor = self.table(batch.words)
        if hasattr(self, "bert"):
            vectors = vectors + self.project(self._contextual(batch))
        return self.drop(vectors)  # type: ignore[no-any-return]

    def _contextual(self, batch: Batch) -> Tensor:
        """Every word the mean of its characters. In training the encoder, and it alone, takes bfloat16: it is
        twice as quick then, and a small decoder above it would learn worse.
        """
        b, length = batch.words.shape
        with torch.autocast(batch.words.device.type, torch.bfloat16, enabled=self.training):
            seen = self.bert(batch.characters, batch.characters != PAD).float()
        where = batch.owners[..., None]
        total = seen.new_zeros(b, length + 1, seen.shape[-1])
        total = total.scatter_add(1, where.expand_as(seen), seen)[:, :length]
        count = seen.new_zeros(b, length + 1, 1).scatter_add(1, where, torch.ones_like(seen[..., :1]))
        mean: Tensor = total / count[:, :length].clamp(min=1)
        return mean


def at_places(states: Tensor, places: Tensor) -> Tensor:
    """The states (B, L, H) of some places (B, N) → (B, N, H)."""
    return states.gather(1, places[..., None].expand(-1, -1, states.shape[-1]))
