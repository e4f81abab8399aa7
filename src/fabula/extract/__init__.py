"""Extractors: from a problem to readings of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fabula.errors import FabulaError
from fabula.extract.base import Extractor


def _rules() -> Extractor:
    from fabula.extract.rules.parser import RuleExtractor

    return RuleExtractor()


EXTRACTORS: dict[str, Callable[[], Extractor]] = {"rules": _rules}
LEARNED = ("smart", "smart+")  # these read with a model folder


def make_extractor(name: str, model: Path | None = None) -> Extractor:
    """The extractor of this name; an unknown name says which ones there are. ``model`` is a model folder."""
    if name in LEARNED:
        from fabula.extract.neural.load import load_extractor

        return load_extractor(name, model)
    if name not in EXTRACTORS:
        known = ", ".join((*EXTRACTORS, *LEARNED))
        raise FabulaError(f"there is no extractor {name!r}", hint=f"choose one of {known}")
    return EXTRACTORS[name]()
