"""A BERT encoder in one page: Hugging Face weights, a vocabulary cut to characters, a dropout that is quick.

Shapes: B problems, L tokens, H width.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from fabula.learn.encoder import EncoderFolder, kept_tokens


class QuickDropout(nn.Module):
    """Slices of a mask made beforehand; torch's own generator costs more than the layer it follows."""

    POOL = 1 << 21

    def __init__(self, p: float) -> None:
        super().__init__()
        self.p = p
        self.pool: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        if not self.training or self.p <= 0:
            return x
        if self.pool is None:
            own = torch.Generator().manual_seed(0)  # a resumed run must find the training's as it was
            keep = torch.rand(self.POOL, generator=own) >= self.p
            self.pool = keep.float() / (1 - self.p)
        size = x.numel()
        if size >= self.POOL:
            return F.dropout(x, self.p)
        start = int(torch.randint(self.POOL - size, (1,)))
        return x * self.pool[start : start + size].view_as(x).to(x)


class Layer(nn.Module):
    """Attention and feed-forward, post-norm as in BERT."""

    def __init__(self, width: int, heads: int, inner: int, eps: float, p: float) -> None:
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.norm1 = nn.LayerNorm(width, eps=eps)
        self.up = nn.Linear(width, inner)
        self.down = nn.Linear(inner, width)
        self.norm2 = nn.LayerNorm(width, eps=eps)
        self.drop = QuickDropout(p)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        b, n, h = x.shape
        q, k, v = self.qkv(x).view(b, n, 3, self.heads, h // self.heads).permute(2, 0, 3, 1, 4)
        weights = torch.softmax(q @ k.transpose(-1, -2) * (h // self.heads) ** -0.5 + mask, -1)
        mixed = (self.drop(weights) @ v).transpose(1, 2).reshape(b, n, h)
        x = self.norm1(x + self.drop(self.out(mixed)))
        y: Tensor = self.norm2(x + self.drop(self.down(F.gelu(self.up(x)))))
        return y


class Bert(nn.Module):
    """Token ids (B, L) and their mask → vectors (B, L, H)."""

    def __init__(self, config: Mapping[str, Any], tokens: int, dropout: float = 0.1) -> None:
        super().__init__()
        self.width = width = int(config["hidden_size"])
        eps = float(config.get("layer_norm_eps", 1e-12))
        self.words = nn.Embedding(tokens, width)
        self.places = nn.Embedding(int(config["max_position_embeddings"]), width)
        self.norm = nn.LayerNorm(width, eps=eps)
        self.drop = QuickDropout(dropout)
        heads, inner = int(config["num_attention_heads"]), int(config["intermediate_size"])
        layers = range(int(config["num_hidden_layers"]))
        self.layers = nn.ModuleList(Layer(width, heads, inner, eps, dropout) for _ in layers)

    def forward(self, ids: Tensor, real: Tensor) -> Tensor:
        mask = (1.0 - real[:, None, None, :].to(self.norm.weight.dtype)) * -1e4
        places = torch.arange(ids.shape[1], device=ids.device)
        x = self.drop(self.norm(self.words(ids) + self.places(places)))
        for layer in self.layers:
            x = layer(x, mask)
        vectors: Tensor = x
        return vectors


def load_bert(folder: EncoderFolder, dropout: float = 0.1, layers: int = 0) -> tuple[Bert, dict[str, int]]:
    """The encoder of a folder with its vocabulary cut to characters; only its lowest ``layers``, if any are named."""
    full = folder.vocabulary()
    tokens = kept_tokens(full)
    weights = _weights(folder.path)
    config = folder.config
    bert = Bert({**config, "num_hidden_layers": layers or config["num_hidden_layers"]}, len(tokens), dropout)
    rows = torch.tensor([full[token] for token in tokens])
    bert.load_state_dict(_renamed(weights, rows, len(bert.layers)))
    return bert, {token: i for i, token in enumerate(tokens)}


def _weights(folder: Path) -> dict[str, Tensor]:
    safe = folder / "model.safetensors"
    if safe.is_file():
        from safetensors.torch import load_file

        found: dict[str, Tensor] = load_file(safe)
    else:
        found = torch.load(folder / "pytorch_model.bin", map_location="cpu", weights_only=True)
    return {name.removeprefix("bert."): tensor.float() for name, tensor in found.items()}


def _renamed(old: Mapping[str, Tensor], rows: Tensor, layers: int) -> dict[str, Tensor]:
    def norm(name: str, part: str) -> Tensor:
        legacy = {"weight": "gamma", "bias": "beta"}[part]
        return old[f"{name}.{part}"] if f"{name}.{part}" in old else old[f"{name}.{legacy}"]

    # Every text is one segment, so the first segment's vector is part of every word's.
    segment = old["embeddings.token_type_embeddings.weight"][0]
    new = {
        "words.weight": old["embeddings.word_embeddings.weight"][rows] + segment,
        "places.weight": old["embeddings.position_embeddings.weight"],
    }
    for part in ("weight", "bias"):
        new[f"norm.{part}"] = norm("embeddings.LayerNorm", part)
        for i in range(layers):
            at, to = f"encoder.layer.{i}", f"layers.{i}"
            own = [old[f"{at}.attention.self.{name}.{part}"] for name in ("query", "key", "value")]
            new[f"{to}.qkv.{part}"] = torch.cat(own)
            new[f"{to}.out.{part}"] = old[f"{at}.attention.output.dense.{part}"]
            new[f"{to}.norm1.{part}"] = norm(f"{at}.attention.output.LayerNorm", part)
            new[f"{to}.up.{part}"] = old[f"{at}.intermediate.dense.{part}"]
            new[f"{to}.down.{part}"] = old[f"{at}.output.dense.{part}"]
            new[f"{to}.norm2.{part}"] = norm(f"{at}.output.LayerNorm", part)
    return new
