"""The relation decoder: step by step, relate two numbers by an operation; the result is a number too.

After Jie, Li and Lu (ACL 2022), made small: B problems, M numbers so far, D width, 6 operations, 2 for
"go on" and "this was the last step".
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from fabula.extract.neural.relate import OPS
from fabula.learn.models.bert import Bert, QuickDropout
from fabula.learn.models.tagger import TagBatch, TaggerHeads
from fabula.learn.models.write import WordBatch, WriterHeads

BESIDE = 0.3  # the weight of the questions beside the expression
TAGS = 0.5  # the weight of whose each number is, where that is known


@dataclass(frozen=True)
class Batch:
    """Padded tensors of some problems; ``steps`` are (left, right, operation), -1 where there is none."""

    ids: Tensor  # (B, L)
    real: Tensor  # (B, L)
    operands: Tensor  # (B, N) token places; the constant one is column 0
    present: Tensor  # (B, N) bool
    goal: Tensor  # (B,)
    steps: Tensor  # (B, T, 3)
    lengths: Tensor  # (B,)
    used: Tensor  # (B, N) whether the gold expression uses the number
    answerable: Tensor  # (B,) whether the text says enough; steps are not learned where it does not
    known: Tensor  # (B,) bool: whether the expression is known at all
    tags: TagBatch | None = None
    told: WordBatch | None = None  # the expression as the writer writes it


class Heads(nn.Module):
    """Everything above the encoder; exported as plain arrays and run in numpy."""

    def __init__(self, width: int, dim: int) -> None:
        super().__init__()
        self.dim = dim
        self.operand = nn.Linear(2 * width, dim)
        self.operand_norm = nn.LayerNorm(dim)
        self.one = nn.Parameter(torch.randn(dim) * 0.5)
        self.state = nn.Linear(2 * width, dim)
        self.first = nn.Linear(dim, OPS * dim)
        self.second = nn.Linear(dim, OPS * dim, bias=False)
        self.both = nn.Linear(dim, OPS * dim, bias=False)
        self.result = nn.Linear(dim, dim)
        self.result_norm = nn.LayerNorm(dim)
        self.key = nn.Linear(dim, 2 * dim)
        self.update = nn.GRUCell(dim, dim)
        self.used = nn.Linear(dim, 1)
        self.enough = nn.Linear(2 * width, 1)
        self.tagger = TaggerHeads(width)
        self.writer = WriterHeads(width)

    def start(self, vectors: Tensor, operands: Tensor, goal: Tensor, real: Tensor) -> tuple[Tensor, Tensor]:
        """Numbers (B, N, D) and the first state (B, D)."""
        rows = torch.arange(len(vectors), device=vectors.device)
        asked = vectors[rows, goal]  # (B, H)
        mean = _mean(vectors, real)
        at = vectors[rows[:, None], operands]  # (B, N, H)
        both = torch.cat((at, asked[:, None].expand_as(at)), -1)
        numbers = self.operand_norm(self.operand(both))
        one = self.one.expand(len(numbers), 1, -1)
        numbers = torch.cat((one, numbers[:, 1:]), 1)
        return numbers, torch.tanh(self.state(torch.cat((asked, mean), -1)))

    def doubts(self, numbers: Tensor, vectors: Tensor, goal: Tensor, real: Tensor) -> tuple[Tensor, Tensor]:
        """Logits: whether each number matters (B, N), and whether the text says enough (B,)."""
        both = torch.cat((vectors[torch.arange(len(vectors)), goal], _mean(vectors, real)), -1)
        return self.used(numbers)[..., 0], self.enough(both)[..., 0]

    def relate(self, numbers: Tensor) -> Tensor:
        """What every pair (i, j) by every operation would be: (B, M, M, 6, D)."""
        b, m, d = numbers.shape
        first = self.first(numbers).view(b, m, 1, OPS, d)
        second = self.second(numbers).view(b, 1, m, OPS, d)
        both = self.both(numbers[:, :, None] * numbers[:, None]).view(b, m, m, OPS, d)
        return torch.tanh(first + second + both)

    def scores(self, related: Tensor, state: Tensor) -> Tensor:
        """(B, M, M, 6, 2): how well each relation goes on, or ends."""
        b, d = state.shape
        keys = self.key(state).view(b, 2, d) * d**-0.5
        return torch.einsum("bmnod,bsd->bmnos", related, keys)

    def grow(self, chosen: Tensor, state: Tensor) -> tuple[Tensor, Tensor]:
        """The chosen relation (B, D) as a number, and the next state."""
        return self.result_norm(chosen + self.result(chosen)), self.update(chosen, state)


def _mean(vectors: Tensor, real: Tensor) -> Tensor:
    weights = real.to(vectors.dtype)[..., None]
    found: Tensor = (vectors * weights).sum(1) / weights.sum(1)
    return found


class Relate(nn.Module):
    """Encoder and heads; ``forward`` is the loss of the gold steps."""

    def __init__(self, bert: Bert, dim: int = 192, dropout: float = 0.1) -> None:
        super().__init__()
        self.bert = bert
        self.heads = Heads(bert.width, dim)
        self.drop = QuickDropout(dropout)

    def forward(self, batch: Batch) -> Tensor:
        """Mean over problems of the summed cross-entropy of their steps."""
        vectors = self.drop(self.bert(batch.ids, batch.real).float())
        heads = self.heads
        numbers, state = heads.start(vectors, batch.operands, batch.goal, batch.real)
        present = batch.present
        rows = torch.arange(len(numbers))
        total = self.doubt(batch, numbers, vectors)
        if batch.tags is not None:
            total = total + TAGS * heads.tagger.loss(vectors, batch.real, batch.tags)
        if batch.told is not None:
            total = total + heads.writer.loss(
                vectors, batch.real, batch.operands, batch.present, batch.goal, batch.told
            )
        for t in range(batch.steps.shape[1]):
            step, alive = batch.steps[:, t].clamp(min=0), batch.steps[:, t, 0] >= 0
            related = heads.relate(numbers)
            logits = masked(heads.scores(related, state), present)
            last = (batch.lengths == t + 1).long()
            m = numbers.shape[1]
            gold = (((step[:, 0] * m + step[:, 1]) * OPS + step[:, 2]) * 2 + last)[:, None]
            losses = -torch.log_softmax(logits.flatten(1), -1).gather(1, gold)[:, 0]
            total = total + torch.where(alive, losses, 0.0).sum()
            chosen = related[rows, step[:, 0], step[:, 1], step[:, 2]]
            number, state = heads.grow(self.drop(chosen), state)
            numbers = torch.cat((numbers, number[:, None]), 1)
            present = torch.cat((present, alive[:, None]), 1)
        return total / len(numbers)

    def doubt(self, batch: Batch, numbers: Tensor, vectors: Tensor) -> Tensor:
        """The loss of the two questions that go beside the expression."""
        used, enough = self.heads.doubts(numbers, vectors, batch.goal, batch.real)
        asked = batch.present & (batch.answerable[:, None] > 0) & batch.known[:, None]
        asked[:, 0] = False  # the constant one
        each = F.binary_cross_entropy_with_logits(used, batch.used, reduction="none")
        whole = F.binary_cross_entropy_with_logits(enough, batch.answerable, reduction="none")
        return BESIDE * (torch.where(asked, each, 0.0).sum() + whole[batch.known].sum())


def masked(scores: Tensor, present: Tensor) -> Tensor:
    """Only pairs i < j of numbers that are there."""
    m = present.shape[1]
    pairs = torch.ones(m, m, dtype=torch.bool, device=scores.device).triu(1)
    allowed = pairs & present[:, :, None] & present[:, None, :]
    return scores.masked_fill(~allowed[..., None, None], -1e4)
