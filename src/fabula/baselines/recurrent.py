"""The recurrent readers: both directions side by side, over padded texts.

The way back is an ordinary network over the turned text. On a processor that is quicker for LSTMs than a
packed sequence, for which torch leaves its fast kernels, and costs the same for GRUs.

Shapes: B problems, L words, E and H widths.
"""

from __future__ import annotations

from typing import ClassVar

import torch
from torch import Tensor, nn

from fabula.baselines.layers import at_places
from fabula.learn.models.bert import QuickDropout


class Bidirectional(nn.Module):
    """(B, L, E) → states (B, L, H) and the text as one vector (B, H): the last state of each direction."""

    cell: ClassVar[type[nn.GRU] | type[nn.LSTM]]

    def __init__(self, width: int, hidden: int, layers: int, dropout: float) -> None:
        super().__init__()
        widths = [width] + [hidden] * (layers - 1)
        self.ahead = nn.ModuleList(self.cell(w, hidden // 2, batch_first=True) for w in widths)
        self.behind = nn.ModuleList(self.cell(w, hidden // 2, batch_first=True) for w in widths)
        self.drop = QuickDropout(dropout)

    def forward(self, vectors: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
        turned = _turned(lengths, vectors.shape[1])
        states = vectors
        for number, (ahead, behind) in enumerate(zip(self.ahead, self.behind, strict=True)):
            inputs = self.drop(states) if number else states
            backward = at_places(behind(at_places(inputs, turned))[0], turned)
            states = torch.cat((ahead(inputs)[0], backward), -1)
        last = at_places(states, lengths[:, None] - 1)[:, 0]
        half = states.shape[-1] // 2
        return states, torch.cat((last[:, :half], states[:, 0, half:]), -1)


class BiGRU(Bidirectional):
    cell = nn.GRU


class BiLSTM(Bidirectional):
    cell = nn.LSTM


def _turned(lengths: Tensor, longest: int) -> Tensor:
    """(B, L): the places of every text from its last word to its first; padding stays at the end."""
    places = torch.arange(longest, device=lengths.device)
    return torch.where(places < lengths[:, None], lengths[:, None] - 1 - places, places)
