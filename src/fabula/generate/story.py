"""A story drawn from a tale: its words, its numbers, what is asked, and which numbers are told by a relation."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from fabula.errors import GrammarError
from fabula.generate.numbers import draw, evaluate, holds, is_range, plain
from fabula.generate.tale import Tale
from fabula.generate.things import Cast, draw_scene

TIMES = tuple(map(Fraction, ("2", "3", "4", "5", "6", "1.2", "1.5", "2.5")))
STYLES = ("plain", "plain", "percent", "words")


@dataclass(frozen=True, slots=True)
class Link:
    """``x`` is told by a relation to ``y``: ``value`` times as much, or so much more or less."""

    x: str
    y: str
    relation: str
    value: Fraction
    first: str
    second: str
    names: tuple[str, str]
    unit: str


@dataclass(frozen=True, slots=True)
class Story:
    """Everything but the words in which it is told."""

    tale: Tale
    cast: Cast
    values: dict[str, Fraction]
    fractions: frozenset[str]
    asked: str
    told: frozenset[str]
    style: str
    link: Link | None = None


def draw_story(tale: Tale, rng: random.Random, links: float = 0.0, asked: str = "") -> Story | None:
    """A story with natural numbers; None if these draws give none."""
    tale = tale.repeated(rng)
    cast = draw_scene(rng.choice(tale.of("scene")).rest, rng)
    values = _numbers(tale, cast, rng)
    if values is None:
        return None
    fractions = frozenset(line.rest.partition(" =")[0].strip() for line in tale.of("fraction"))
    possible = tuple(dict.fromkeys(line.rest for line in tale.of("ask")))
    drawn = rng.choice(possible)
    goal = asked or drawn
    if goal not in possible:
        return None
    told = frozenset(_told(tale, goal))
    style = rng.choice(STYLES)
    story = Story(tale, cast, values, fractions, goal, told, style)
    if rng.random() < links:
        story = replace(story, link=_link(story, rng))
    return story if _natural(story) else None


def _numbers(tale: Tale, cast: Cast, rng: random.Random) -> dict[str, Fraction] | None:
    values: dict[str, Fraction] = {}
    for line in (line for line in tale.lines if line.word in ("number", "fraction")):
        name, sign, source = (part.strip() for part in line.rest.partition("="))
        if not sign:
            raise GrammarError(f"the tale {tale.name}, line {line.number}: expected 'NAME = …'")
        source = cast.words.get(source, source)
        values[name] = draw(source, rng) if is_range(source) else evaluate(source, values)
    if any(value <= 0 for value in values.values()):
        return None
    return values if all(holds(line.rest, values) for line in tale.of("need")) else None


def _told(tale: Tale, asked: str) -> Iterator[str]:
    """What is told when this is asked: what ``asks`` says, or all that has a telling."""
    for line in tale.of("asks"):
        goal, _, names = line.rest.partition("=")
        if goal.strip() == asked:
            yield from names.replace(",", " ").split()
            return
    for line in tale.of("tell"):
        yield from (name for name in line.rest.split("+") if name != asked)


def _natural(story: Story) -> bool:
    """Told and asked numbers can be written, none twice: a number then has one place in the text."""
    shown = [*sorted(story.told), story.asked]
    numbers = [story.values[name] for name in shown if name not in story.fractions]
    told = [story.values[name] for name in sorted(story.told) if not (story.link and name == story.link.x)]
    if story.link:
        told.append(story.link.value)
    return all(map(plain, numbers)) and len(set(told)) == len(told)


def _link(story: Story, rng: random.Random) -> Link | None:
    """One of the tale's links whose numbers have a simple relation; None if none has."""
    found: list[Link] = []
    for line in story.tale.of("link"):
        head, *parts = (part.strip() for part in line.rest.split("|"))
        x, y = re.split(r"\s*=\s*", head)
        if x in story.told and (y in story.told or y == story.asked) and len(parts) == 5:
            for relation, value in _relations(story, x, y):
                found.append(Link(x, y, relation, value, parts[0], parts[1], (parts[2], parts[3]), parts[4]))
    return rng.choice(found) if found else None


def _relations(story: Story, x: str, y: str) -> Iterator[tuple[str, Fraction]]:
    first, second = story.values[x], story.values[y]
    if first / second in TIMES:
        yield "times", first / second
    if first < second and (first / second).denominator <= 9:
        yield "fraction", first / second
    if first > second and story.tale.block("more", x):
        yield "more", first - second
    if first < second and story.tale.block("less", x):
        yield "less", second - first
