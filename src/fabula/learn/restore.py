"""An exported model back into torch, so that a later training can go on from it.

The int8 matrices come back as floats with the rounding of their quantisation (one to two per cent), which a few
hundred batches absorb. Optimiser and schedule are not exported: what goes on is the model, not the run.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from fabula.errors import ModelError
from fabula.extract.neural.prefix import PREFIX as WRITER
from fabula.extract.neural.store import CARD, ENCODER, HEADS, ModelFolder
from fabula.extract.neural.tagger import PREFIX as TAGGER
from fabula.learn.loop import fill, load_weights
from fabula.learn.models.relate import Relate

MATRICES = ("qkv", "out", "up", "down")  # of one layer, in the order in which they are used
SCALE, ZERO, QUANTISED = "_scale", "_zero_point", "_quantized"


def restore(path: Path, model: Relate) -> None:
    """The weights of a checkpoint, or of an exported model folder, into a model of the same shape."""
    if not (path / CARD).is_file():
        load_weights(path, model, new=(f"heads.{TAGGER}", f"heads.{WRITER}"))
        return
    folder = ModelFolder(path)
    with np.load(folder.file(HEADS)) as arrays:
        heads = {name: torch.from_numpy(arrays[name].astype(np.float32)) for name in arrays.files}
    try:
        model.bert.load_state_dict(encoder_weights(folder.file(ENCODER), len(model.bert.layers)))
        fill(model.heads, heads, (TAGGER, WRITER))
    except (RuntimeError, KeyError, IndexError) as error:
        hint = "start from a model that was trained with the same encoder and width"
        raise ModelError(f"{path}: its networks have another shape", hint=hint) from error


def encoder_weights(path: Path, layers: int) -> dict[str, Tensor]:
    """The state of a :class:`Bert` from the ONNX file that ``export_encoder`` wrote, quantised or not."""
    import onnx
    from onnx import numpy_helper

    held: dict[str, Any] = {t.name: numpy_helper.to_array(t) for t in onnx.load(str(path)).graph.initializer}
    named: dict[str, Any] = {}
    products: list[Any] = []  # in the order of use; torch's exporter gives them no names
    for name in held:
        if name.endswith((SCALE, ZERO)):
            continue
        base = name.removesuffix(QUANTISED)
        value = _real(held, base) if name.endswith(QUANTISED) else held[name]
        if base.startswith("bert."):
            named[base.removeprefix("bert.")] = value
        elif value.ndim == 2:
            products.append(value)
    if len(products) != layers * len(MATRICES):
        raise IndexError(f"{len(products)} matrices for {layers} layers")
    for i, value in enumerate(products):
        named[f"layers.{i // len(MATRICES)}.{MATRICES[i % len(MATRICES)]}.weight"] = value.T
    return {name: torch.tensor(np.ascontiguousarray(value), dtype=torch.float32) for name, value in named.items()}


def _real(held: dict[str, Any], base: str) -> Any:
    """Floats from int8, with one scale a tensor or one a column."""
    return (held[base + QUANTISED].astype(np.float32) - held[base + ZERO].astype(np.float32)) * held[base + SCALE]
