"""A fitted baseline as two files: ``baseline.json`` and the weights it names by their hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from torch import nn

from fabula.errors import ModelError
from fabula.learn.files import write_atomically

CARD, WEIGHTS = "baseline.json", "weights.safetensors"
FORMAT, VERSION = "fabula-baseline", 1
_REMEDY = "train it again with `fabula bench`"


def save(folder: Path, described: Mapping[str, Any], model: nn.Module) -> None:
    """The weights first: a card that is there describes weights that are there."""
    from safetensors.torch import save_file

    weights = {name: tensor.contiguous() for name, tensor in model.state_dict().items()}
    write_atomically(folder / WEIGHTS, lambda beside: save_file(weights, beside))
    card = {"format": FORMAT, "version": VERSION, **described, "sha256": _digest(folder / WEIGHTS)}
    text = json.dumps(card, ensure_ascii=False, indent=1) + "\n"
    write_atomically(folder / CARD, lambda beside: beside.write_text(text, "utf-8"))


def read(folder: Path, name: str) -> dict[str, Any]:
    """The card of a folder, checked to be of the baseline ``name``."""
    path = folder / CARD
    try:
        card = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise ModelError(f"{path} is missing", hint=_REMEDY) from None
    except (ValueError, OSError) as error:
        raise ModelError(f"{path} cannot be read: {error}", hint=_REMEDY) from None
    if not isinstance(card, dict) or card.get("format") != FORMAT or card.get("version") != VERSION:
        raise ModelError(f"{path} does not describe a baseline", hint=_REMEDY)
    if card["name"] != name:
        raise ModelError(f"{path} holds {card['name']}, not {name}", hint=_REMEDY)
    return card


def load_weights(folder: Path, card: Mapping[str, Any], model: nn.Module) -> None:
    """The weights that the card speaks of, into the model."""
    from safetensors.torch import load_file

    path = folder / WEIGHTS
    if not path.is_file():
        raise ModelError(f"{path} is missing", hint=_REMEDY)
    if _digest(path) != card["sha256"]:
        raise ModelError(f"{path} is cut short or not the file that was saved", hint=_REMEDY)
    model.load_state_dict(load_file(path))


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
