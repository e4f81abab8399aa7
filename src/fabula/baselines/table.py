"""The baselines by name. Their modules need torch and are imported when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from fabula.errors import FabulaError

if TYPE_CHECKING:
    from fabula.baselines.baseline import Baseline


def _gts() -> type[Baseline]:
    from fabula.baselines.gts import Gts

    return Gts


def _graph2tree() -> type[Baseline]:
    from fabula.baselines.graph2tree import Graph2Tree

    return Graph2Tree


def _mathen() -> type[Baseline]:
    from fabula.baselines.mathen import MathEn

    return MathEn


def _group_att() -> type[Baseline]:
    from fabula.baselines.group_att import GroupAtt

    return GroupAtt


BASELINES: dict[str, Callable[[], type[Baseline]]] = {
    "mathen": _mathen,
    "group-att": _group_att,
    "gts": _gts,
    "graph2tree": _graph2tree,
}


def make_baseline(name: str, *, seed: int = 1, encoder: str = "", work: Path | None = None) -> Baseline:
    """An unfitted baseline with its own settings; ``encoder`` puts a pretrained encoder under it."""
    if name not in BASELINES:
        raise FabulaError(f"there is no baseline {name!r}", hint=f"choose one of {', '.join(BASELINES)}")
    kind = BASELINES[name]()
    config = kind.settings()
    config = config.on_encoder(encoder) if encoder else config
    return kind(replace(config, loop=replace(config.loop, seed=seed)), work)
