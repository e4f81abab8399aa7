"""A trial run: an encoder with random weights from the characters of the data, too small to be any good.

It shows in a minute and without a download that a training goes through, from the data to a model that loads.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import torch
from torch import Tensor

WIDTH, LAYERS, HEADS, INNER, PLACES = 32, 2, 2, 48, 256
_SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *(f"[unused{i}]" for i in range(1, 6))]


def tiny_encoder(folder: Path, texts: Iterable[str], seed: int = 1) -> Path:
    """A BERT folder, as ``--encoder`` takes it; the same seed gives the same weights."""
    folder.mkdir(parents=True, exist_ok=True)
    characters = sorted({char for text in texts for char in text if not char.isspace()} | set("0123456789"))
    vocabulary = [*_SPECIAL, *characters]
    (folder / "vocab.txt").write_text("\n".join(vocabulary), "utf-8")
    config = {
        "hidden_size": WIDTH,
        "num_hidden_layers": LAYERS,
        "num_attention_heads": HEADS,
        "intermediate_size": INNER,
        "max_position_embeddings": PLACES,
    }
    (folder / "config.json").write_text(json.dumps(config), "utf-8")
    torch.save(_weights(len(vocabulary), seed), folder / "pytorch_model.bin")
    return folder


def _weights(words: int, seed: int) -> dict[str, Tensor]:
    draw = torch.Generator().manual_seed(seed)

    def matrix(*shape: int) -> Tensor:
        return torch.randn(*shape, generator=draw) * 0.2

    found = {
        "embeddings.word_embeddings.weight": matrix(words, WIDTH),
        "embeddings.position_embeddings.weight": matrix(PLACES, WIDTH),
        "embeddings.token_type_embeddings.weight": matrix(2, WIDTH),
    }
    found |= _norm("embeddings.LayerNorm")
    for layer in range(LAYERS):
        at = f"encoder.layer.{layer}"
        shapes = {
            **{f"attention.self.{name}": (WIDTH, WIDTH) for name in ("query", "key", "value")},
            "attention.output.dense": (WIDTH, WIDTH),
            "intermediate.dense": (INNER, WIDTH),
            "output.dense": (WIDTH, INNER),
        }
        for name, shape in shapes.items():
            found[f"{at}.{name}.weight"] = matrix(*shape)
            found[f"{at}.{name}.bias"] = torch.zeros(shape[0])
        found |= _norm(f"{at}.attention.output.LayerNorm") | _norm(f"{at}.output.LayerNorm")
    return found


def _norm(name: str) -> dict[str, Tensor]:
    return {f"{name}.weight": torch.ones(WIDTH), f"{name}.bias": torch.zeros(WIDTH)}
