"""Learned extractors by name, with a model folder or the one that is shipped."""

from __future__ import annotations

from pathlib import Path

from fabula.errors import ModelError
from fabula.extract.base import Extractor
from fabula.extract.neural.store import HEADS, ModelFolder, shipped, sound


def load_extractor(name: str, path: Path | None = None) -> Extractor:
    """The extractor of a model folder; the folder's variant has to be the one that is asked for.

    ``smart:ner``, ``smart:ner+rules`` and ``smart:ner+seq2seq`` are ``smart`` with parts of it switched off.
    """
    name, _, mode = name.partition(":")
    folder = ModelFolder(path) if path is not None else shipped()
    if folder is None:
        raise ModelError("no model is shipped with this installation", hint="train one with `fabula train`")
    variant = folder.card.get("variant")
    if variant != name:
        raise ModelError(
            f"{folder.path} holds a model of {variant!r}, not {name!r}", hint=f"ask for {variant}"
        )
    if name == "smart+":
        from fabula.extract.neural.encoder import opening

        encoder = opening(folder)
        from fabula.extract.neural.plus import SmartPlusExtractor

        with sound(folder.path / HEADS):
            return SmartPlusExtractor(folder, encoder=encoder)
    from fabula.extract.neural.smart import SmartExtractor

    with sound(folder.path / HEADS):
        return SmartExtractor(folder, mode or "both")
