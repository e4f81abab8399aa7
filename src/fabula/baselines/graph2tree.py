"""Graph2Tree (Zhang et al., ACL 2020): GTS with a graph network between reading and writing.

The words' states pass through a multi-head graph convolution, every head over one graph of the words (the
quantity cells, the comparison both ways, and all of them together), and then through a feed-forward layer.
The goal of the whole expression comes from the smallest value of each feature over all words. The decoder is
that of GTS.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from fabula.baselines.baseline import Baseline, Network, Setup
from fabula.baselines.batch import Batch, Example, Text, collate
from fabula.baselines.gts import GtsNetwork
from fabula.baselines.layers import at_places
from fabula.baselines.masking import Masked
from fabula.baselines.quantity_graphs import QuantityGraphs, quantity_graphs
from fabula.baselines.recurrent import BiLSTM
from fabula.baselines.tree_decoder import Memory
from fabula.learn.models.bert import QuickDropout

GRAPHS = 4
DROPOUT = 0.2  # within the graph layer; with that of the words it learned too little
GAIN = 0.1  # at first: a normalised vector is far longer than a recurrent state, and would drown it
NONE = QuantityGraphs()


@dataclass(frozen=True)
class GraphText(Text):
    """A text with its graphs."""

    graphs: QuantityGraphs = NONE


@dataclass(frozen=True)
class GraphBatch(Batch):
    """``graphs`` (B, 4, L, L): rows sum to one; every word is its own neighbour."""

    graphs: Tensor


def adjacency(text: Text, length: int) -> Tensor:
    """The graphs of one text as matrices, not yet normalised: (4, L, L)."""
    graphs = text.graphs if isinstance(text, GraphText) else NONE
    made = torch.zeros(GRAPHS, length, length)
    for start, end in graphs.cells:
        made[0, start, end] = made[0, end, start] = 1
    for start, end in graphs.larger:
        made[1, start, end] = made[2, end, start] = 1
    made[3] = made[:3].amax(0)
    return torch.maximum(made, torch.eye(length))


class GraphLayer(nn.Module):
    """Two graph convolutions a head, the heads side by side, then feed-forward; both add to what came in."""

    def __init__(self, hidden: int, dropout: float) -> None:
        super().__init__()
        width = hidden // GRAPHS
        self.first = nn.Linear(hidden, GRAPHS * width)
        self.second = nn.Parameter(torch.randn(GRAPHS, width, width) * width**-0.5)
        self.out = nn.Linear(GRAPHS * width, hidden)
        self.norm1 = nn.LayerNorm(hidden)
        self.feed = nn.Sequential(
            nn.Linear(hidden, hidden), nn.ReLU(), QuickDropout(dropout), nn.Linear(hidden, hidden)
        )
        self.norm2 = nn.LayerNorm(hidden)
        self.drop = QuickDropout(dropout)
        for norm in (self.norm1, self.norm2):
            nn.init.constant_(norm.weight, GAIN)

    def forward(self, states: Tensor, graphs: Tensor) -> Tensor:
        b, length, _ = states.shape
        heads = self.first(states).view(b, length, GRAPHS, -1).transpose(1, 2)  # (B, 4, L, H/4)
        inner = self.drop(torch.relu(graphs @ heads))
        seen = torch.relu(graphs @ (inner @ self.second)).transpose(1, 2).reshape(b, length, -1)
        x = states + self.norm1(self.out(self.drop(seen)))
        y: Tensor = x + self.norm2(self.feed(x))
        return y


class Graph2TreeNetwork(GtsNetwork):
    """Words → states → graph → goal and memory → tree."""

    kind = BiLSTM

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        hidden = setup.config.hidden
        self.graph = GraphLayer(hidden, DROPOUT)
        self.whole = nn.Linear(hidden, hidden)

    def read(self, batch: Batch) -> tuple[Memory, Tensor]:
        assert isinstance(batch, GraphBatch)
        states, _ = self.reader(self.vectors(batch), batch.lengths)
        states = self.graph(states, batch.graphs)
        numbers = at_places(states, batch.numbers)
        memory = self.decoder.remember(states, batch.real, numbers, batch.present)
        return memory, self.whole(states.masked_fill(~batch.real[..., None], torch.inf).amin(1))


class Graph2Tree(Baseline):
    name = "graph2tree"

    def network(self, setup: Setup) -> Network:
        return Graph2TreeNetwork(setup)

    def encode(self, raw: str, masked: Masked) -> Text:
        """Parsed once: an example keeps its graphs through all passes."""
        plain = super().encode(raw, masked)
        return GraphText(plain.words, plain.numbers, plain.characters, quantity_graphs(raw, masked))

    def collate(self, examples: Sequence[Example]) -> GraphBatch:
        plain = collate(examples)
        length = plain.words.shape[1]
        graphs = torch.stack([adjacency(example.text, length) for example in examples])
        return GraphBatch(**vars(plain), graphs=graphs / graphs.sum(-1, keepdim=True))
