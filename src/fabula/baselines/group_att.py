"""Group-ATT: heads of attention with different tasks over a BiLSTM (Li et al., ACL 2019).

Numbers matter by their neighbourhood, by each other and by what is asked. So the heads fall into four groups,
and each group may look at other words only:

    global             everybody at every word
    quantity-related   a word at the words of its own clause, where a number stands with what it counts
    quantity-pair      a number at the other numbers and at the question, the unknown quantity
    question-related   the question at the clauses with numbers, and these at the question

What the groups saw stands side by side, goes through a feed-forward layer, and an LSTM with attention writes
the normalised postfix expression (``sequences.py``).

Shapes: B problems, L words, H width.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import torch
from torch import Tensor, nn

from fabula.baselines.baseline import Baseline, BaselineConfig, Candidate, Network, Setup
from fabula.baselines.batch import Batch, Example, Text, collate
from fabula.baselines.layers import WordVectors
from fabula.baselines.masking import Masked
from fabula.baselines.notation import from_postfix
from fabula.baselines.recurrent import BiLSTM
from fabula.baselines.sequences import END, LSTMDecoder, Memory, SequenceModel, attend, ended
from fabula.learn.loop import LoopConfig
from fabula.learn.models.bert import QuickDropout

STOPS = frozenset("，。；？！：,.;?!")
GROUPS = 4


@dataclass(frozen=True)
class GroupAttConfig(BaselineConfig):
    heads: int = 2  # of every group
    dropout: float = 0.4
    loop: LoopConfig = field(
        default_factory=lambda: LoopConfig(passes=36, batch=32, rate=5e-5, warmup=0.05, clip=3.0)
    )


@dataclass(frozen=True)
class ClausedText(Text):
    """A text whose words know their clause; the last clause asks."""

    clauses: tuple[int, ...] = ()


@dataclass(frozen=True)
class ClausedBatch(Batch):
    clauses: Tensor = field(default_factory=lambda: torch.zeros(0, 0, dtype=torch.long))  # (B, L)


def clauses(words: Sequence[str]) -> tuple[int, ...]:
    """Each word's clause; a stop ends the clause it belongs to, and the last clause is never a stop alone."""
    made: list[int] = []
    number = 0
    for place, word in enumerate(words):
        made.append(number)
        more = any(later not in STOPS for later in words[place + 1 :])
        if word in STOPS and more:
            number += 1
    return tuple(made)


def group_masks(batch: ClausedBatch) -> Tensor:
    """(B, groups, L, L): where a word (row) may look (column)."""
    real = batch.real
    both = real[:, :, None] & real[:, None, :]
    # absent numbers all point at the first word, so that places are counted, not set
    number = torch.zeros_like(batch.words).scatter_add(1, batch.numbers, batch.present.long()) > 0
    last = batch.clauses.gather(1, batch.lengths[:, None] - 1)
    question = (batch.clauses == last) & real
    clause = batch.clauses[:, :, None] == batch.clauses[:, None, :]
    counted = (clause & number[:, None, :]).any(-1) & real & ~question  # words of clauses with a number
    paired = number[:, :, None] & (number | question)[:, None, :]
    asked = (question[:, :, None] & counted[:, None, :]) | (counted[:, :, None] & question[:, None, :])
    return torch.stack((both, clause & both, paired & both, asked & both), 1)


class GroupAttention(nn.Module):
    """All heads at once: head h belongs to group h // heads and sees what its group may see."""

    def __init__(self, hidden: int, heads: int, dropout: float) -> None:
        super().__init__()
        self.heads = heads
        self.project = nn.Linear(hidden, 3 * hidden)
        self.join = nn.Linear(hidden, hidden)
        self.norm = nn.LayerNorm(hidden)
        self.inner = nn.Sequential(
            nn.Linear(hidden, 2 * hidden), nn.ReLU(), QuickDropout(dropout), nn.Linear(2 * hidden, hidden)
        )
        self.inner_norm = nn.LayerNorm(hidden)
        self.drop = QuickDropout(dropout)

    def forward(self, states: Tensor, masks: Tensor) -> Tensor:
        """(B, L, H) and (B, groups, L, L) → (B, L, H)"""
        shape = (*states.shape[:2], GROUPS * self.heads, -1)
        queries, keys, values = (x.reshape(shape).transpose(1, 2) for x in self.project(states).chunk(3, -1))
        seen = attend(queries, keys, values, masks.repeat_interleave(self.heads, 1))
        states = self.norm(states + self.drop(self.join(seen.transpose(1, 2).flatten(2))))
        made: Tensor = self.inner_norm(states + self.drop(self.inner(states)))
        return made


class GroupModel(SequenceModel):
    """BiLSTM, group attention, LSTM."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.symbols)
        config = setup.config
        assert isinstance(config, GroupAttConfig)
        self.reader = BiLSTM(config.embedding, config.hidden, config.layers, config.dropout)
        self.groups = GroupAttention(config.hidden, config.heads, config.dropout)
        count = len(setup.symbols.tokens)
        self.decoder = LSTMDecoder(count, config.embedding, config.hidden, config.layers, config.dropout)

    def read(self, vectors: Tensor, batch: Batch) -> Memory:
        assert isinstance(batch, ClausedBatch)
        states, text = self.reader(vectors, batch.lengths)
        return Memory(self.groups(states, group_masks(batch)), batch.real, text)

    def scores(self, memory: Memory, inputs: Tensor) -> Tensor:
        scores: Tensor = self.decoder(memory, inputs)
        return scores


class GroupNetwork(Network):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.vectors = WordVectors(setup.words)
        self.model = GroupModel(setup)

    def forward(self, batch: Batch) -> Tensor:
        return self.model.loss(self.model.read(self.vectors(batch), batch), batch.targets)

    def decode(self, batch: Batch, beam: int) -> list[Candidate]:
        memory = self.model.read(self.vectors(batch), batch)
        return self.model.search(memory, int(batch.present.sum()), beam)


class GroupAtt(Baseline):
    name = "group-att"
    settings: ClassVar[type[BaselineConfig]] = GroupAttConfig
    notation = (ended, from_postfix)
    numbered = True
    extra = (END,)

    def network(self, setup: Setup) -> Network:
        return GroupNetwork(setup)

    def encode(self, raw: str, masked: Masked) -> Text:
        plain = super().encode(raw, masked)
        return ClausedText(plain.words, plain.numbers, plain.characters, clauses(masked.words))

    def collate(self, examples: Sequence[Example]) -> Batch:
        plain = collate(examples)
        rows = torch.full_like(plain.words, -1)
        for row, example in zip(rows, examples, strict=True):
            assert isinstance(example.text, ClausedText)
            row[: len(example.text.clauses)] = torch.tensor(example.text.clauses)
        return ClausedBatch(**vars(plain), clauses=rows)
