"""Names, goods and scenes: ``lang/zh/things.txt``, drawn without repetition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fabula.errors import GrammarError
from fabula.generate.dice import Dice
from fabula.generate.numbers import is_range
from fabula.lang.lexicon import data_lines, read_file

FILE = "things.txt"


@dataclass(frozen=True, slots=True)
class Things:
    """Classes of words (an entry is its fields, or several names that go together), and other words."""

    classes: dict[str, tuple[tuple[str, ...], ...]]
    say: dict[str, str]


@cache
def things() -> Things:
    classes: dict[str, tuple[tuple[str, ...], ...]] = {}
    say: dict[str, str] = {}
    for number, line in data_lines(read_file(FILE)):
        word, _, rest = line.partition(" ")
        key, sign, value = rest.partition(" = ")
        if word == "class" and sign:
            entries = tuple(tuple(entry.split(":")) for entry in value.split())
            classes[key.strip()] = (*classes.get(key.strip(), ()), *entries)
        elif word == "say" and sign:
            say[key.strip()] = value.strip()
        else:
            raise GrammarError(f"{FILE}, line {number}: expected 'class' or 'say'")
    return Things(classes, say)


@dataclass(frozen=True, slots=True)
class Cast:
    """The words drawn for a scene, and of which class each of them is."""

    words: dict[str, str]
    classes: dict[str, str]


def draw_scene(scene: str, dice: Dice) -> Cast:
    """``A,B=vehicles V=行|开 L=千米 t=2..9``: words of classes, choices, and ranges, which stay as they are."""
    words: dict[str, str] = {}
    classes: dict[str, str] = {}
    taken: set[str] = set()
    for item in scene.split():
        names, _, source = item.partition("=")
        if source in things().classes:
            keys = names.split(",")
            entry = _other(things().classes[source], taken, names, dice)
            taken.update(entry[: len(keys)])
            words.update(_fields(keys, entry))
            classes.update((key, source) for key in keys if not is_range(words[key]))
        else:
            words[names] = source if is_range(source) else dice.choose("words", names, source.split("|"))
    return Cast(words, classes)


def _other(entries: tuple[tuple[str, ...], ...], taken: set[str], name: str, dice: Dice) -> tuple[str, ...]:
    """An entry with words not drawn yet, and not part of one another: 小明, 小明明."""
    priced = any(is_range(field) for field in entries[0])  # with another ware the numbers would be others too
    aspect = "goods" if priced else "names"
    for at in range(100):
        entry = dice.choose(aspect, f"{name}:{at}", entries)
        if not any(entry[0] in word or word in entry[0] for word in taken):
            return entry
    raise GrammarError(f"no word is left among {entries[0][0]} …")


def _fields(keys: list[str], entry: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """``A,B=pairs``: the fields in turn; ``G=goods``: G, G.1 (measure word), G.2 (range of the price)."""
    if len(keys) > 1:
        yield from zip(keys, entry, strict=False)
        return
    yield keys[0], entry[0]
    yield from ((f"{keys[0]}.{at}", field) for at, field in enumerate(entry[1:], 1))
