"""A tiny BERT folder and a handful of problems, made here."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from fabula.data.records import ProblemType, Record

WIDTH, LAYERS, HEADS, INNER = 32, 2, 2, 48


def problems(count: int, seed: int = 0) -> list[Record]:
    """Stories of three kinds with other numbers each time."""
    draw = random.Random(seed)
    made = []
    for i in range(count):
        a, b, c = draw.randint(11, 40), draw.randint(2, 9), draw.randint(41, 90)
        text, equation, answer = (
            (f"小明有{a}个苹果，小红有{b}个苹果，一共有多少个苹果？", f"x={a}+{b}", a + b),
            (f"每千克梨{b}元，妈妈买了{a}千克梨，要付多少元？", f"x={b}*{a}", a * b),
            (f"商店有{c}个球，卖出{a}个，又卖出{b}个，还剩多少个？", f"x={c}-{a}-{b}", c - a - b),
        )[i % 3]
        made.append(Record(str(i), text, "", equation, str(answer), ProblemType.RELATION))
    return made


def data_folder(path: Path, count: int = 30) -> Path:
    """The train files of an official folder."""
    path.mkdir(parents=True, exist_ok=True)
    for name, seed in (("data_train.json", 1), ("generalization_data_train.json", 2)):
        rows = [
            {
                "id": f"{seed}-{r.id}",
                "original_text": r.text,
                "segmented_text": " ".join(r.text),
                "equation": r.equation,
                "ans": r.answer,
                "type": "relation",
            }
            for r in problems(count, seed)
        ]
        (path / name).write_text(json.dumps(rows, ensure_ascii=False), "utf-8")
    return path


def encoder_folder(path: Path) -> Path:
    """A BERT folder with random weights and the characters of the problems."""
    import torch

    path.mkdir(parents=True, exist_ok=True)
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *(f"[unused{i}]" for i in range(1, 6))]
    characters = sorted({char for record in problems(30) for char in record.text} | set("0123456789"))
    vocabulary = [*special, *characters, "##个"]
    (path / "vocab.txt").write_text("\n".join(vocabulary), "utf-8")
    config = {
        "hidden_size": WIDTH,
        "num_hidden_layers": LAYERS,
        "num_attention_heads": HEADS,
        "intermediate_size": INNER,
        "max_position_embeddings": 128,
    }
    (path / "config.json").write_text(json.dumps(config), "utf-8")
    torch.manual_seed(5)
    torch.save(_weights(torch, len(vocabulary)), path / "pytorch_model.bin")
    return path


def _weights(torch: Any, words: int) -> dict[str, Any]:
    def matrix(*shape: int) -> Any:
        return torch.randn(*shape) * 0.2

    found = {
        "embeddings.word_embeddings.weight": matrix(words, WIDTH),
        "embeddings.position_embeddings.weight": matrix(128, WIDTH),
        "embeddings.token_type_embeddings.weight": matrix(2, WIDTH),
    }

    def norm(name: str) -> None:
        found[f"{name}.weight"], found[f"{name}.bias"] = torch.ones(WIDTH), torch.zeros(WIDTH)

    def linear(name: str, out: int, into: int) -> None:
        found[f"{name}.weight"], found[f"{name}.bias"] = matrix(out, into), torch.zeros(out)

    norm("embeddings.LayerNorm")
    for i in range(LAYERS):
        at = f"encoder.layer.{i}"
        for part in ("query", "key", "value"):
            linear(f"{at}.attention.self.{part}", WIDTH, WIDTH)
        linear(f"{at}.attention.output.dense", WIDTH, WIDTH)
        norm(f"{at}.attention.output.LayerNorm")
        linear(f"{at}.intermediate.dense", INNER, WIDTH)
        linear(f"{at}.output.dense", WIDTH, INNER)
        norm(f"{at}.output.LayerNorm")
    return found
