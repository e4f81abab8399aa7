"""The paper's networks on one encoder: attribute NER, nested NER in layers, and the Seq2Seq for relations.

B problems, L tokens, H width; R relations, C candidates (symbols, nodes, quantities), T words, D its width.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from fabula.extract.neural.labels import BUCKETS, KINDS, LAYER_COUNT, symbols
from fabula.learn.models.bert import Bert, QuickDropout


@dataclass(frozen=True)
class SmartBatch:
    """Padded tensors; targets are -1 where there is nothing to learn."""

    ids: Tensor  # (B, L)
    real: Tensor  # (B, L)
    attributes: Tensor  # (B, L) class or -1
    tags: Tensor  # (B, L, 4) tag or -1
    owner: Tensor  # (R,) the problem of a relation
    context: Tensor  # (R, 2) its tokens
    node_spans: Tensor  # (R, N, 2), empty spans for nodes without words
    node_kinds: Tensor  # (R, N, 2) bucket and kind, -1 for padding
    quantities: Tensor  # (R, Q) tokens, -1 for padding
    words: Tensor  # (R, T) candidate or -1


class SmartHeads(nn.Module):
    """Everything above the encoder."""

    def __init__(self, width: int, dim: int = 128) -> None:
        super().__init__()
        self.dim = dim
        self.attribute = nn.Linear(width, 4)
        self.layers = nn.Linear(width, 3 * LAYER_COUNT)
        self.symbols = nn.Embedding(len(symbols()), dim)
        self.buckets = nn.Embedding(BUCKETS, dim)
        self.kinds = nn.Embedding(len(KINDS), dim)
        self.node = nn.Linear(width, dim)
        self.quantity = nn.Linear(width, dim)
        self.context = nn.Linear(2 * width, dim)
        self.begin = nn.Parameter(torch.zeros(dim))
        self.cell = nn.GRU(dim, dim, batch_first=True)
        self.query = nn.Linear(2 * dim, dim)

    def sentences(self, vectors: Tensor, batch: SmartBatch) -> Tensor:
        """Log probability of each relation's words given the ones before, (R, T)."""
        sums = torch.cat((vectors.new_zeros(len(vectors), 1, vectors.shape[2]), vectors.cumsum(1)), 1)
        context = self._context(sums, vectors, batch)
        candidates, allowed = self._candidates(sums, vectors, batch)
        words = batch.words.clamp(min=0)
        rows = torch.arange(len(words))[:, None]
        before = candidates[rows, words[:, :-1]]
        inputs = torch.cat((self.begin.expand(len(words), 1, -1), before), 1)
        hidden, _ = self.cell(inputs, context[None])
        both = torch.cat((hidden, context[:, None].expand_as(hidden)), -1)
        scores = self.query(both) @ candidates.transpose(1, 2) * self.dim**-0.5
        scores = scores.masked_fill(~allowed[:, None], -1e4)
        return torch.log_softmax(scores, -1).gather(2, words[..., None])[..., 0]

    def _context(self, sums: Tensor, vectors: Tensor, batch: SmartBatch) -> Tensor:
        span = _mean(sums, batch.owner, batch.context)
        return torch.tanh(self.context(torch.cat((span, vectors[batch.owner, 0]), -1)))

    def _candidates(self, sums: Tensor, vectors: Tensor, batch: SmartBatch) -> tuple[Tensor, Tensor]:
        count = len(batch.owner)
        fixed = self.symbols.weight.expand(count, -1, -1)
        bucket, kind = batch.node_kinds[..., 0].clamp(min=0), batch.node_kinds[..., 1].clamp(min=0)
        owner = batch.owner[:, None].expand(batch.node_spans.shape[:2])
        spoken = (batch.node_spans[..., 1] > 0)[..., None]
        named = torch.where(spoken, self.node(_mean(sums, owner, batch.node_spans)), self.buckets(bucket))
        nodes = named + self.kinds(kind)
        quantities = self.quantity(vectors[batch.owner[:, None], batch.quantities.clamp(min=0)])
        there = torch.ones(count, fixed.shape[1], dtype=torch.bool)
        allowed = torch.cat((there, batch.node_kinds[..., 0] >= 0, batch.quantities >= 0), 1)
        return torch.cat((fixed, nodes, quantities), 1), allowed


def _mean(sums: Tensor, owner: Tensor, spans: Tensor) -> Tensor:
    """The mean vector of each span; zero for an empty one."""
    start, end = spans[..., 0], spans[..., 1]
    width = (end - start).clamp(min=1)[..., None].to(sums.dtype)
    return (sums[owner, end] - sums[owner, start]) / width


class Smart(nn.Module):
    """Encoder and heads; ``forward`` is the loss J(x, pg) of Algorithm 1."""

    def __init__(self, bert: Bert, dim: int = 128, dropout: float = 0.1) -> None:
        super().__init__()
        self.bert = bert
        self.heads = SmartHeads(bert.width, dim)
        self.drop = QuickDropout(dropout)

    def forward(self, batch: SmartBatch) -> Tensor:
        vectors = self.drop(self.bert(batch.ids, batch.real).float())
        count = len(batch.ids)
        attributes = _loss(self.heads.attribute(vectors), batch.attributes)
        tags = _loss(self.heads.layers(vectors).unflatten(-1, (LAYER_COUNT, 3)), batch.tags)
        words = self.heads.sentences(vectors, batch)
        spoken = torch.where(batch.words >= 0, -words, 0.0).sum()
        return (attributes + 0.3 * tags + spoken) / count


def _loss(logits: Tensor, gold: Tensor) -> Tensor:
    """Summed cross-entropy where there is gold."""
    chosen = torch.log_softmax(logits, -1).gather(-1, gold.clamp(min=0)[..., None])[..., 0]
    return torch.where(gold >= 0, -chosen, 0.0).sum()
