"""Extractors: from a problem to readings of it."""

from __future__ import annotations

from collections.abc import Callable

from fabula.errors import FabulaError
from fabula.extract.base import Extractor


def _rules() -> Extractor:
    from fabula.extract.rules.parser import RuleExtractor

    return RuleExtractor()


EXTRACTORS: dict[str, Callable[[], Extractor]] = {"rules": _rules}


def make_extractor(name: str) -> Extractor:
    """The extractor of this name; an unknown name says which ones there are."""
    if name not in EXTRACTORS:
        raise FabulaError(f"there is no extractor {name!r}", hint=f"choose one of {', '.join(EXTRACTORS)}")
    return EXTRACTORS[name]()
