"""MathEN: equations normalised, then an ensemble of three sequence models (Wang et al., EMNLP 2018).

A BiLSTM with attention, a convolutional model (ConvS2S) and a Transformer each translate the text, in which
numbers are N0, N1 …, into a normalised postfix expression. The answer is that of the model which gives its
own expression the highest probability. Normalisation is in ``duplicates.py``, the search in ``sequences.py``.

Shapes: B problems, L words, T tokens, E and H widths.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from fabula.baselines.baseline import Baseline, BaselineConfig, Candidate, Network, Setup
from fabula.baselines.batch import Batch
from fabula.baselines.layers import WordVectors
from fabula.baselines.notation import from_postfix
from fabula.baselines.recurrent import BiLSTM
from fabula.baselines.sequences import END, LSTMDecoder, Memory, SequenceModel, attend, ended
from fabula.learn.loop import LoopConfig
from fabula.learn.models.bert import QuickDropout

PLACES = 256  # positions that have a vector; texts are shorter


@dataclass(frozen=True)
class MathEnConfig(BaselineConfig):
    """The shared settings, and those of the two models that have layers of their own."""

    width: int = 128  # of those two; the BiLSTM has ``hidden``
    kernel: int = 3
    convolutions: int = 3
    blocks: int = 2
    heads: int = 4
    dropout: float = 0.4
    loop: LoopConfig = field(
        default_factory=lambda: LoopConfig(
            passes=22, batch=48, rate=5e-5, head_rate=1.2e-3, warmup=0.05, clip=3.0
        )
    )


class Recurrent(SequenceModel):
    """Two layers of BiLSTM, and an LSTM that looks back at them."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.symbols)
        config = setup.config
        self.reader = BiLSTM(config.embedding, config.hidden, config.layers, config.dropout)
        count = len(setup.symbols.tokens)
        self.decoder = LSTMDecoder(count, config.embedding, config.hidden, config.layers, config.dropout)

    def read(self, vectors: Tensor, batch: Batch) -> Memory:
        states, text = self.reader(vectors, batch.lengths)
        return Memory(states, batch.real, text)

    def scores(self, memory: Memory, inputs: Tensor) -> Tensor:
        scores: Tensor = self.decoder(memory, inputs)
        return scores


class Placed(nn.Module):
    """Vectors with the place they stand at: (B, T, E) → (B, T, H)."""

    def __init__(self, width: int, hidden: int, dropout: float) -> None:
        super().__init__()
        self.places = nn.Embedding(PLACES, hidden)
        self.widen = nn.Linear(width, hidden)
        self.drop = QuickDropout(dropout)

    def forward(self, vectors: Tensor) -> Tensor:
        places = torch.arange(vectors.shape[1], device=vectors.device).clamp(max=PLACES - 1)
        placed: Tensor = self.drop(self.widen(vectors) + self.places(places))
        return placed


class GatedConvolution(nn.Module):
    """A convolution of which one half opens and closes the other; ``causal``: it looks back only."""

    def __init__(self, hidden: int, kernel: int, dropout: float, *, causal: bool) -> None:
        super().__init__()
        self.padding = (kernel - 1, 0) if causal else (kernel // 2, kernel // 2)
        self.convolution = nn.Conv1d(hidden, 2 * hidden, kernel)
        self.drop = QuickDropout(dropout)

    def forward(self, states: Tensor) -> Tensor:
        padded = F.pad(self.drop(states).transpose(1, 2), self.padding)
        return F.glu(self.convolution(padded), 1).transpose(1, 2)


class Convolutional(SequenceModel):
    """ConvS2S: gated convolutions with residuals; every layer of the decoder attends to the words."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.symbols)
        config = setup.config
        assert isinstance(config, MathEnConfig)
        hidden, count = config.width, len(setup.symbols.tokens)
        self.place_words = Placed(config.embedding, hidden, config.dropout)
        self.place_tokens = Placed(config.embedding, hidden, config.dropout)
        self.tokens = nn.Embedding(count + 1, config.embedding)
        layers = range(config.convolutions)
        self.reading = nn.ModuleList(self._layer(config, causal=False) for _ in layers)
        self.writing = nn.ModuleList(self._layer(config, causal=True) for _ in layers)
        self.asking = nn.ModuleList(nn.Linear(hidden, hidden) for _ in layers)
        self.drop = QuickDropout(config.dropout)
        self.out = nn.Linear(hidden, count)

    @staticmethod
    def _layer(config: MathEnConfig, *, causal: bool) -> GatedConvolution:
        return GatedConvolution(config.width, config.kernel, config.dropout, causal=causal)

    def read(self, vectors: Tensor, batch: Batch) -> Memory:
        real = batch.real[..., None]
        placed = self.place_words(vectors) * real
        states = placed
        for layer in self.reading:
            states = (layer(states) + states) * real * 0.5**0.5
        text = states.sum(1) / batch.lengths[:, None]
        return Memory((states + placed) * 0.5**0.5, batch.real, text)

    def scores(self, memory: Memory, inputs: Tensor) -> Tensor:
        placed = self.place_tokens(self.tokens(inputs))
        states, mask = placed + memory.text[:, None], memory.real[:, None]
        for layer, ask in zip(self.writing, self.asking, strict=True):
            made = layer(states)
            seen = attend((ask(made) + placed) * 0.5**0.5, memory.states, memory.states, mask)
            states = ((made + seen) * 0.5**0.5 + states) * 0.5**0.5
        scores: Tensor = self.out(self.drop(states))
        return scores


class Attention(nn.Module):
    """Several heads; queries (B, T, H) look at memories (B, L, H) where ``mask`` (B, T or 1, L) allows."""

    def __init__(self, hidden: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.ask = nn.Linear(hidden, hidden)
        self.offer = nn.Linear(hidden, 2 * hidden)
        self.out = nn.Linear(hidden, hidden)

    def forward(self, queries: Tensor, memories: Tensor, mask: Tensor) -> Tensor:
        keys, values = self.offer(memories).chunk(2, -1)
        seen = attend(self._split(self.ask(queries)), self._split(keys), self._split(values), mask[:, None])
        joined: Tensor = self.out(seen.transpose(1, 2).flatten(2))
        return joined

    def _split(self, x: Tensor) -> Tensor:
        """(B, T, H) → (B, heads, T, H / heads)"""
        return x.view(*x.shape[:2], self.heads, -1).transpose(1, 2)


class Block(nn.Module):
    """A Transformer layer, norms first: attention to oneself, to a memory if there is one, feed forward."""

    def __init__(self, hidden: int, heads: int, dropout: float, *, memory: bool) -> None:
        super().__init__()
        self.own = Attention(hidden, heads)
        self.own_norm = nn.LayerNorm(hidden)
        if memory:
            self.other = Attention(hidden, heads)
            self.other_norm = nn.LayerNorm(hidden)
        self.norm = nn.LayerNorm(hidden)
        self.inner = nn.Sequential(
            nn.Linear(hidden, 2 * hidden), nn.ReLU(), QuickDropout(dropout), nn.Linear(2 * hidden, hidden)
        )
        self.drop = QuickDropout(dropout)

    def forward(self, x: Tensor, mask: Tensor, memory: Memory | None = None) -> Tensor:
        normal = self.own_norm(x)
        x = x + self.drop(self.own(normal, normal, mask))
        if memory is not None:
            x = x + self.drop(self.other(self.other_norm(x), memory.states, memory.real[:, None]))
        made: Tensor = x + self.drop(self.inner(self.norm(x)))
        return made


class Transformer(SequenceModel):
    """Attention only."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.symbols)
        config = setup.config
        assert isinstance(config, MathEnConfig)
        hidden, count, dropout = config.width, len(setup.symbols.tokens), config.dropout / 2
        self.place_words = Placed(config.embedding, hidden, dropout)
        self.place_tokens = Placed(config.embedding, hidden, dropout)
        self.tokens = nn.Embedding(count + 1, config.embedding)
        blocks = range(config.blocks)
        self.reading = nn.ModuleList(Block(hidden, config.heads, dropout, memory=False) for _ in blocks)
        self.writing = nn.ModuleList(Block(hidden, config.heads, dropout, memory=True) for _ in blocks)
        self.read_norm, self.write_norm = nn.LayerNorm(hidden), nn.LayerNorm(hidden)
        self.out = nn.Linear(hidden, count)

    def read(self, vectors: Tensor, batch: Batch) -> Memory:
        states = self.place_words(vectors)
        for block in self.reading:
            states = block(states, batch.real[:, None])
        states = self.read_norm(states)
        return Memory(states, batch.real, states[:, 0])

    def scores(self, memory: Memory, inputs: Tensor) -> Tensor:
        length = inputs.shape[1]
        before = torch.ones(1, length, length, dtype=torch.bool, device=inputs.device).tril()
        states = self.place_tokens(self.tokens(inputs))
        for block in self.writing:
            states = block(states, before, memory)
        scores: Tensor = self.out(self.write_norm(states))
        return scores


class Ensemble(Network):
    """Three models that learn side by side and share nothing, unless a pretrained encoder is below them."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.models = nn.ModuleList((Recurrent(setup), Convolutional(setup), Transformer(setup)))
        readers = 1 if setup.characters else len(self.models)
        self.readers = nn.ModuleList(WordVectors(setup.words) for _ in range(readers))

    def read(self, batch: Batch) -> list[tuple[SequenceModel, Memory]]:
        """Every model with what it has read."""
        words = [reader(batch) for reader in self.readers]
        made = []
        for number, model in enumerate(self.models):
            assert isinstance(model, SequenceModel)
            made.append((model, model.read(words[number % len(words)], batch)))
        return made

    def forward(self, batch: Batch) -> Tensor:
        """The sum of the losses: each model gets the gradient of its own."""
        return torch.stack([model.loss(memory, batch.targets) for model, memory in self.read(batch)]).sum()

    def decode(self, batch: Batch, beam: int) -> list[Candidate]:
        """Every model's expressions by their probability: the most confident model's comes first."""
        best: dict[tuple[int, ...], float] = {}
        for model, memory in self.read(batch):
            for found in model.search(memory, int(batch.present.sum()), beam):
                best[found.symbols] = max(found.score, best.get(found.symbols, found.score))
        ordered = sorted(best, key=lambda symbols: (-best[symbols], symbols))
        return [Candidate(symbols, best[symbols]) for symbols in ordered]


class MathEn(Baseline):
    name = "mathen"
    settings: ClassVar[type[BaselineConfig]] = MathEnConfig
    notation = (ended, from_postfix)
    numbered = True
    extra = (END,)

    def network(self, setup: Setup) -> Network:
        return Ensemble(setup)
