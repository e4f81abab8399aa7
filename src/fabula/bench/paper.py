"""The figures that the paper printed, to stand beside ours (``paper.json``)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _stored() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("fabula.bench").joinpath("paper.json").read_text("utf-8"))
    return found


def source() -> str:
    return str(_stored()["source"])


def title(system: str) -> str:
    """The name that the paper gives a system; its own name if the paper does not have it."""
    return str(_stored()["names"].get(system, system))


def accuracy(split: str, system: str) -> dict[str, float]:
    """Percent by column (``overall`` and the four types); empty if the paper does not have the system."""
    row = _stored().get(split, {}).get(system)
    return dict(zip(_stored()["columns"], row, strict=True)) if row else {}
