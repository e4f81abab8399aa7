"""GTS: a goal-driven tree-structured model (Xie and Sun, IJCAI 2019).

A bidirectional GRU reads the words; the state at a number is its vector; the two last states are the goal of
the whole expression. ``tree_decoder.py`` does the rest.
"""

from __future__ import annotations

from typing import ClassVar

from torch import Tensor

from fabula.baselines.baseline import Baseline, Candidate, Network, Setup
from fabula.baselines.batch import Batch
from fabula.baselines.forest import plant
from fabula.baselines.layers import WordVectors, at_places
from fabula.baselines.recurrent import Bidirectional, BiGRU
from fabula.baselines.tree_decoder import Memory, TreeDecoder


class GtsNetwork(Network):
    """Words → goal and memory → tree."""

    kind: ClassVar[type[Bidirectional]] = BiGRU

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        config = setup.config
        self.vectors = WordVectors(setup.words)
        self.reader = self.kind(config.embedding, config.hidden, config.layers, config.dropout)
        self.decoder = TreeDecoder(config.hidden, len(setup.symbols.fixed), config.dropout)

    def read(self, batch: Batch) -> tuple[Memory, Tensor]:
        """The decoder's memory and the goal of the whole expression (B, H)."""
        states, text = self.reader(self.vectors(batch), batch.lengths)
        numbers = at_places(states, batch.numbers)
        return self.decoder.remember(states, batch.real, numbers, batch.present), text

    def forward(self, batch: Batch) -> Tensor:
        memory, text = self.read(batch)
        return self.decoder.loss(memory, text, plant(rows(batch.targets), text.device))

    def decode(self, batch: Batch, beam: int) -> list[Candidate]:
        memory, text = self.read(batch)
        return self.decoder.search(memory, text[0], beam)


def rows(targets: Tensor) -> list[list[int]]:
    """Padded targets without their padding."""
    return [[symbol for symbol in row if symbol >= 0] for row in targets.tolist()]


class Gts(Baseline):
    name = "gts"

    def network(self, setup: Setup) -> Network:
        return GtsNetwork(setup)
