"""The paper's networks on one encoder: attribute NER, nested NER in layers, and the Seq2Seq for relations.

B problems, L tokens, H width; N nodes, K numbers with an owner; R sentences, C candidates (symbols, nodes,
quantities), T words, D the Seq2Seq's width.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from fabula.extract.neural.labels import ATTRIBUTES, BUCKETS, CLASS_COUNT, KINDS, LAYER_COUNT
from fabula.extract.neural.wording import wording
from fabula.learn.models.bert import Bert, QuickDropout

TAGS_WEIGHT = 0.3  # every token has four tags, most of them easy
OFF = -1e4


@dataclass(frozen=True)
class SmartBatch:
    """Padded tensors; targets are -1 where there is nothing to learn."""

    ids: Tensor  # (B, L)
    real: Tensor  # (B, L)
    attributes: Tensor  # (B, L) class or -1
    tags: Tensor  # (B, L, 4) tag or -1
    silent: Tensor  # (B, BUCKETS) 1 for the nodes that no words stand for
    node_spans: Tensor  # (B, N, 2), empty spans for nodes without words
    node_kinds: Tensor  # (B, N, 2) bucket and kind, -1 for padding
    node_given: Tensor  # (B, N, 3) the token of each attribute's number, -1 if it is not given
    node_asked: Tensor  # (B, N) the attribute that is asked for or -1
    owned: Tensor  # (B, K, 3) token, attribute, node; -1 for padding
    quantities: Tensor  # (B, Q) tokens, -1 for padding
    owner: Tensor  # (R,) the problem of a sentence
    context: Tensor  # (R, 2) its tokens
    words: Tensor  # (R, T) candidate or -1


class SmartHeads(nn.Module):
    """Everything above the encoder."""

    def __init__(self, width: int, dim: int = 128) -> None:
        super().__init__()
        self.dim = dim
        self.attribute = nn.Linear(width, CLASS_COUNT)
        self.layers = nn.Linear(width, 3 * LAYER_COUNT)
        self.silent = nn.Linear(width, BUCKETS)
        self.symbols = nn.Embedding(len(wording()), dim)
        self.buckets = nn.Embedding(BUCKETS, dim)
        self.kinds = nn.Embedding(len(KINDS), dim)
        self.holds = nn.Embedding(len(ATTRIBUTES), dim)
        self.asked = nn.Embedding(len(ATTRIBUTES), dim)
        self.node = nn.Linear(width, dim)
        self.quantity = nn.Linear(width, dim)
        self.given = nn.Linear(width, dim)
        self.owner = nn.Linear(width, dim)
        self.context = nn.Linear(2 * width, dim)
        self.memory = nn.Linear(width, dim)
        self.begin = nn.Parameter(torch.zeros(dim))
        self.cell = nn.GRU(dim, dim, batch_first=True)
        self.query = nn.Linear(3 * dim, dim)

    def named(self, vectors: Tensor, batch: SmartBatch) -> Tensor:
        """The nodes without their attributes, (B, N, D)."""
        bucket, kind = batch.node_kinds[..., 0].clamp(min=0), batch.node_kinds[..., 1].clamp(min=0)
        spoken = (batch.node_spans[..., 1] > 0)[..., None]
        rows = torch.arange(len(vectors))[:, None].expand(batch.node_spans.shape[:2])
        own = self.node(_mean(_sums(vectors), rows, batch.node_spans))
        named: Tensor = torch.where(spoken, own.float(), self.buckets(bucket)) + self.kinds(kind)
        return named

    def owners(self, vectors: Tensor, named: Tensor, batch: SmartBatch) -> Tensor:
        """Log probability of each number's node among all nodes, (B, K)."""
        token, attribute, node = (batch.owned[..., i].clamp(min=0) for i in range(3))
        rows = torch.arange(len(vectors))[:, None]
        query = self.owner(vectors[rows, token]) + self.holds(attribute)
        scores = query @ named.transpose(1, 2) * self.dim**-0.5
        scores = scores.masked_fill(batch.node_kinds[:, None, :, 0] < 0, OFF)
        return torch.log_softmax(scores, -1).gather(2, node[..., None])[..., 0]

    def sentences(self, vectors: Tensor, named: Tensor, batch: SmartBatch) -> Tensor:
        """Log probability of each sentence's words given the ones before, (R, T)."""
        span = _mean(_sums(vectors), batch.owner, batch.context)
        context = torch.tanh(self.context(torch.cat((span, vectors[batch.owner, 0]), -1)))
        candidates, allowed = self._candidates(vectors, named, batch)
        candidates, allowed = candidates[batch.owner], allowed[batch.owner]
        words = batch.words.clamp(min=0)
        before = candidates[torch.arange(len(words))[:, None], words[:, :-1]]
        inputs = torch.cat((self.begin.expand(len(words), 1, -1), before), 1)
        hidden, _ = self.cell(inputs, context[None].to(inputs.dtype))
        read = self._attend(hidden, self.memory(vectors)[batch.owner], batch.real[batch.owner])
        query = self.query(torch.cat((hidden, read, context[:, None].expand_as(hidden)), -1))
        scores = query @ candidates.transpose(1, 2) * self.dim**-0.5
        scores = scores.masked_fill(~allowed[:, None], OFF)
        return torch.log_softmax(scores, -1).gather(2, words[..., None])[..., 0]

    def _attend(self, hidden: Tensor, memory: Tensor, real: Tensor) -> Tensor:
        """What the words so far make the decoder look at in the text, (R, T, D)."""
        scores = hidden @ memory.transpose(1, 2) * self.dim**-0.5
        weights = torch.softmax(scores.masked_fill(~real[:, None], OFF), -1)
        return weights @ memory

    def _candidates(self, vectors: Tensor, named: Tensor, batch: SmartBatch) -> tuple[Tensor, Tensor]:
        """Symbols, nodes with their attributes, and quantities of every problem, (B, C, D)."""
        count = len(vectors)
        rows = torch.arange(count)[:, None]
        given = batch.node_given.clamp(min=0)
        held = self.given(vectors[rows[..., None], given]) + self.holds.weight
        held = torch.where((batch.node_given >= 0)[..., None], held, 0.0).sum(2)
        asked = torch.where(
            (batch.node_asked >= 0)[..., None], self.asked(batch.node_asked.clamp(min=0)), 0.0
        )
        quantities = self.quantity(vectors[rows, batch.quantities.clamp(min=0)])
        fixed = self.symbols.weight.expand(count, -1, -1)
        there = torch.ones(count, fixed.shape[1], dtype=torch.bool, device=fixed.device)
        allowed = torch.cat((there, batch.node_kinds[..., 0] >= 0, batch.quantities >= 0), 1)
        return torch.cat((fixed, named + held + asked, quantities), 1), allowed


def _sums(vectors: Tensor) -> Tensor:
    return torch.cat((vectors.new_zeros(len(vectors), 1, vectors.shape[2]), vectors.cumsum(1)), 1)


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
        heads = self.heads
        vectors = self.drop(self.bert(batch.ids, batch.real).float())
        named = heads.named(vectors, batch)
        attributes = _loss(heads.attribute(vectors), batch.attributes)
        tags = _loss(heads.layers(vectors).unflatten(-1, (LAYER_COUNT, 3)), batch.tags)
        silent = nn.functional.binary_cross_entropy_with_logits(
            heads.silent(vectors[:, 0]).float(), batch.silent, reduction="sum"
        )
        owners = torch.where(batch.owned[..., 0] >= 0, -heads.owners(vectors, named, batch), 0.0).sum()
        words = heads.sentences(vectors, named, batch)
        spoken = torch.where(batch.words >= 0, -words, 0.0).sum()
        return (attributes + TAGS_WEIGHT * tags + silent + owners + spoken) / len(batch.ids)


def _loss(logits: Tensor, gold: Tensor) -> Tensor:
    """Summed cross-entropy where there is gold."""
    chosen = torch.log_softmax(logits, -1).gather(-1, gold.clamp(min=0)[..., None])[..., 0]
    return torch.where(gold >= 0, -chosen, 0.0).sum()
