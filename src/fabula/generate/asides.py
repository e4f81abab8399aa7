"""Sentences that do not matter: ``lang/zh/asides.txt``, each for the stories that it could belong to.

    group road = alone back toward
    about lone vehicles=客车|大客车 in road
      attribute on | 车上坐着{n}名乘客 | 18..45 | {X} | total=~{n}名

``about`` says of what: of a class of things (X is the story's word), of some words of a class, of a word of the scene
(``P=果园里``), of the A among a class (``A:families``), or of nothing in particular (``-``); ``in`` names tales, kinds
or groups of them (``tale:bill`` is the tale, not the kind; ``grown`` are stories that nobody generated). A line has its
kind, its places, its text, the range of its number and its line of the situation.
Its places are told of in ``generate/spots.py``. ``{Y}`` is X without 里 or 上 at its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fabula.errors import GrammarError
from fabula.lang.lexicon import data_lines, read_file

FILE = "asides.txt"
KINDS = ("owner", "attribute", "event")
PLACES = ("first", "on", "of", "last", "list")
NOTHING = "-"


@dataclass(frozen=True, slots=True)
class About:
    """A class of things or a word of the scene, the words of it that fit (none: all), and the scene's key."""

    name: str
    words: tuple[str, ...] = ()
    key: str = ""


@dataclass(frozen=True, slots=True)
class Aside:
    """A sentence that does not matter: of which kind, where, and its line in the situation."""

    kind: str
    places: tuple[str, ...]
    text: str
    range: str
    gold: str
    about: tuple[About, ...]
    stories: frozenset[str]


@cache
def asides() -> tuple[Aside, ...]:
    """All of them, in the order of the file."""
    return tuple(_asides(read_file(FILE)))


@cache
def asides_for(tale: str, kind: str) -> tuple[Aside, ...]:
    """Those that may stand in a story."""
    names = {tale, kind, f"tale:{tale}"}
    return tuple(aside for aside in asides() if not aside.stories or names & aside.stories)


def _asides(source: str) -> Iterator[Aside]:
    groups: dict[str, frozenset[str]] = {}
    about: tuple[About, ...] = ()
    stories: frozenset[str] = frozenset()
    for number, line in data_lines(source):
        word, _, rest = line.partition(" ")
        if word == "group":
            name, _, names = rest.partition("=")
            groups[name.strip()] = _members(names, groups)
        elif word == "about":
            items, _, names = rest.partition(" in ")
            about = tuple(map(_about, items.split()))
            stories = _members(names, groups)
        else:
            parts = [part.strip() for part in line.split("|", 3)]
            kind, _, places = parts[0].partition(" ")
            found = tuple(places.split())
            if len(parts) != 4 or kind not in KINDS or not found or not set(found) <= set(PLACES) or not about:
                raise GrammarError(f"{FILE}, line {number}: expected 'KIND PLACES | text | range | line'")
            yield Aside(kind, found, parts[1], parts[2], parts[3], about, stories)


def _members(names: str, groups: dict[str, frozenset[str]]) -> frozenset[str]:
    return frozenset(one for name in names.split() for one in groups.get(name, frozenset((name,))))


def _about(item: str) -> About:
    name, _, words = item.partition("=")
    key, colon, rest = name.partition(":")
    return About(rest if colon else name, tuple(words.split("|")) if words else (), key if colon else "")
