"""Distractors: the same measure of another owner, something else of the same owner, an event without effect."""

from __future__ import annotations

import random
from dataclasses import replace

from fabula.generate.numbers import decimal, draw
from fabula.generate.story import Story
from fabula.generate.tell import Told, fill
from fabula.generate.things import Extra, things

ANY = "any"
NODES = ("World ", "Agent ", "Event ", "State ")


def add_clutter(told: Told, story: Story, count: int) -> Told | None:
    """So many sentences that do not matter; None if the story has no room for them."""
    if not count:
        return told
    own = frozenset(told.sentences)
    rng = story.dice.random("clutter")
    options = [(extra, key) for extra in things().extras for key in _about(extra, story)]
    rng.shuffle(options)
    used: set[str] = set()
    for extra, key in options:
        if count == 0:
            break
        if extra.text not in used and (more := _with(told, own, story, extra, key, rng)) is not None:
            told, count = more, count - 1
            used.add(extra.text)
    return told if count == 0 else None


def _about(extra: Extra, story: Story) -> tuple[str, ...]:
    """The words of the story that are of the distractor's class."""
    if extra.about == ANY:
        return ("",)
    return tuple(key for key, name in story.cast.classes.items() if name in extra.about.split(","))


def _with(told: Told, own: frozenset[str], story: Story, extra: Extra, key: str, rng: random.Random) -> Told | None:
    words = {**story.cast.words, "X": story.cast.words.get(key, "")}
    number = decimal(draw(extra.range, rng.randrange))
    text = fill(extra.text, {**words, "n": number})
    if number in told.text or "{" in text or _named_already(extra, told.text):
        return None  # a number that stands twice, or a thing that the story has
    situation = place(told.situation, fill(extra.gold, {**words, "n": number}))
    if situation is None:
        return None
    places = [at for at in range(len(told.sentences)) if _fits(extra, told.sentences, own, story, at)]
    if not places:
        return None
    at = rng.choice(places)
    sentences = (*told.sentences[:at], f"{text}。", *told.sentences[at:])
    return replace(told, sentences=sentences, situation=situation)


def _fits(extra: Extra, sentences: tuple[str, ...], own: frozenset[str], story: Story, at: int) -> bool:
    """Whether a distractor may stand before a sentence: that one must say of whom it speaks."""
    if extra.follows and not own.intersection(sentences[:at]):
        return False
    names = [word for key, word in story.cast.words.items() if key in story.cast.classes]
    return at == 0 or sentences[at].startswith(tuple(names))


def _named_already(extra: Extra, text: str) -> bool:
    name = extra.gold.split("|")[0].removeprefix("Agent").strip()
    return extra.kind == "owner" and name in text


def place(situation: tuple[str, ...], gold: str) -> tuple[str, ...] | None:
    """A distractor's line among the nodes: ``Agent 摩托车 | …`` new, ``客车 | …`` or ``客车 > Event …`` of an Agent."""
    if gold.startswith("Agent "):
        last = max(at for at, line in enumerate(situation) if line.lstrip().startswith(NODES))
        return (*situation[: last + 1], gold, *situation[last + 1 :])
    name, sign, rest = gold.partition(" > ") if " > " in gold else gold.partition(" | ")
    for at, line in enumerate(situation):
        if line.split(" | ")[0].removeprefix("Agent ").split("/")[0] != name or not line.startswith("Agent "):
            continue
        if sign == " > ":
            if any(rest.split(" | ")[0] in other for other in situation):
                return None  # that is an act of the story itself
            return (*situation[: at + 1], f"  {rest}", *situation[at + 1 :])
        if " | " not in line:
            return (*situation[:at], f"{line} | {rest}", *situation[at + 1 :])
    return None
