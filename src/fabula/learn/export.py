"""From a trained network to a model folder that needs no torch."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from fabula.extract.neural.store import CARD, ENCODER, FORMAT, HEADS, VERSION, VOCABULARY, digest
from fabula.learn.models.bert import Bert


class _Alone(nn.Module):
    """The encoder for texts without padding."""

    def __init__(self, bert: Bert) -> None:
        super().__init__()
        self.bert = bert

    def forward(self, ids: Tensor) -> Tensor:
        out: Tensor = self.bert(ids, torch.ones_like(ids))
        return out


def export_encoder(bert: Bert, path: Path, *, int8: bool = True) -> None:
    """Write the encoder as ONNX; ``int8`` quantises its matrix products dynamically."""
    import warnings

    alone = _Alone(bert).eval()
    sample = torch.ones(1, 7, dtype=torch.long)
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "plain.onnx"
        with warnings.catch_warnings(), torch.no_grad():
            warnings.simplefilter("ignore")
            torch.onnx.export(
                alone, (sample,), str(plain), input_names=["ids"], output_names=["vectors"],
                dynamic_axes={"ids": {0: "batch", 1: "length"}, "vectors": {0: "batch", 1: "length"}},
                opset_version=17, dynamo=False,
            )  # fmt: skip
        if int8:
            _quantise(plain, path)
        else:
            shutil.copyfile(plain, path)


def _quantise(plain: Path, path: Path) -> None:
    import logging

    from onnxruntime.quantization import QuantType, quantize_dynamic  # type: ignore[import-untyped]

    root = logging.getLogger()
    level = root.level
    root.setLevel(max(level, logging.ERROR))  # the quantiser recommends itself on the root logger
    try:
        quantize_dynamic(
            str(plain), str(path), weight_type=QuantType.QInt8, per_channel=True,
            op_types_to_quantize=["MatMul", "Gather"],
        )  # fmt: skip
    finally:
        root.setLevel(level)


def export_folder(
    out: Path,
    bert: Bert,
    heads: nn.Module,
    vocabulary: Mapping[str, int],
    card: Mapping[str, Any],
    extra: Mapping[str, Mapping[str, Any]] | None = None,
    *,
    int8: bool = True,
) -> Path:
    """A complete model folder, put in place by one rename; ``extra`` are further JSON files by name."""
    out.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(dir=out.parent, prefix=f".{out.name}."))
    beside.chmod(0o755)
    export_encoder(bert, beside / ENCODER, int8=int8)
    weights = heads.state_dict().items()
    arrays: dict[str, Any] = {name: w.detach().numpy().astype(np.float16) for name, w in weights}
    np.savez(beside / HEADS, **arrays)
    words = sorted(vocabulary, key=vocabulary.__getitem__)
    (beside / VOCABULARY).write_text("\n".join(words), "utf-8")
    for name, data in (extra or {}).items():
        (beside / name).write_text(json.dumps(data, ensure_ascii=False, indent=1), "utf-8")
    hashes = {file.name: digest(file) for file in sorted(beside.iterdir())}
    whole = {"format": FORMAT, "version": VERSION, **card, "files": hashes}
    (beside / CARD).write_text(json.dumps(whole, ensure_ascii=False, indent=2) + "\n", "utf-8")
    _put(beside, out)
    return out


def _put(beside: Path, out: Path) -> None:
    old = out.with_name(f".{out.name}.old{os.getpid()}")
    if out.exists():
        out.rename(old)
    beside.rename(out)
    shutil.rmtree(old, ignore_errors=True)
