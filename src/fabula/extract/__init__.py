"""Extractors: from a problem to readings of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from fabula.errors import FabulaError
from fabula.extract.base import Extractor

if TYPE_CHECKING:
    from fabula.extract.neural.store import ModelFolder


def _frames() -> Extractor:
    from fabula.extract.framed import FrameExtractor

    return FrameExtractor()


EXTRACTORS: dict[str, Callable[[], Extractor]] = {"frames": _frames, "initial": _frames}  # initial: the paper's name
PARTIAL = ("smart:pg", "smart:ner", "smart:ner+rules", "smart:ner+seq2seq")  # smart without some of its parts
LEARNED = ("smart", *PARTIAL, "smart+")  # these read with a model folder
REMOVED = {"rules": "frames"}  # readers that are gone, and what stands in their place


RANKER = "ranker.json"  # in a model folder: how to choose among what its proposers propose
SHIPPED = Path(__file__).parent.parent / "model"  # the model inside the package


def default() -> str:
    """What reads when nothing else is asked for: the shipped model, or the frames where none is shipped."""
    return "smart+" if (SHIPPED / "model.json").is_file() else "frames"


def make_extractor(name: str = "", model: Path | None = None) -> Extractor:
    """The extractor of this name; an unknown name says which ones there are. ``model`` is a model folder."""
    name = name or default()
    if name in LEARNED:
        from fabula.extract.neural.load import load_extractor

        return load_extractor(name, model)
    refuse_removed(name)
    if name not in EXTRACTORS:
        known = ", ".join((*EXTRACTORS, *LEARNED))
        raise FabulaError(f"there is no extractor {name!r}", hint=f"choose one of {known}")
    return EXTRACTORS[name]()


def refuse_removed(name: str) -> None:
    """Say of a reader that is gone what stands in its place."""
    if name in REMOVED:
        raise FabulaError(f"the reader {name!r} was removed", hint=f"{REMOVED[name]!r} stands in its place")


def model_folder(name: str, model: Path | None = None) -> ModelFolder | None:
    """The folder that a learned extractor of this name reads with; None for those that need none."""
    if name not in LEARNED:
        return None
    from fabula.extract.neural.store import ModelFolder, shipped

    return ModelFolder(model) if model is not None else shipped()
