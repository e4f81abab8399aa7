"""Distractors: the same measure of another owner, something else of the same owner, an event without effect."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from fabula.generate.asides import NOTHING, About, Aside, asides_for
from fabula.generate.numbers import decimal, draw
from fabula.generate.spots import LIST, OWNER, REGIONS, Remark, Spot, spots
from fabula.generate.story import Story
from fabula.generate.tell import Told, fill
from fabula.generate.things import things

NODES = ("World ", "Agent ", "Event ", "State ")
NAMES = "ABCGHPSX"  # keys of a scene that stand for things, not for measure words and verbs


def add_clutter(told: Told, story: Story, count: int, crowded: bool = True) -> Told | None:
    """So many sentences that do not matter; None if the story has no room for them.

    If not ``crowded``, of several all but one are of the scene, or they are one sentence.
    """
    if not count:
        return told
    rng = story.dice.random("clutter")
    known = asides_for(story.tale.name, story.tale.kind)
    options = [(aside, key) for aside in known for about in aside.about for key in _keys(about, story)]
    rng.shuffle(options)
    used: set[str] = set()  # texts, and whom one of them is about: rather somebody else then
    taken: set[str] = set()  # regions of the text that have one
    scenic = True  # whether all so far are of the scene: the same measure of another owner
    for merging in (False, True):  # rather not two in one sentence
        for aside, key in options:
            if count == 0:
                return told
            if aside.text in used or not _may(aside, key, used, taken, merging):
                continue
            apart = crowded or scenic or aside.kind == OWNER  # 载着40名乘客的客车 and 途中有3个收费站: two that are not
            found = _with(told, story, aside, key, rng, taken, (apart, merging), crowded)
            if found is None:
                continue
            (told, region), count = found, count - 1
            used |= {aside.text, key}
            scenic = scenic and aside.kind == OWNER
            taken.add(region)
    return told if count == 0 else None


def _may(aside: Aside, key: str, used: set[str], taken: set[str], merging: bool) -> bool:
    """Whether a place of an aside is free and nothing was said of the same; later, whether anything was said."""
    free = any(REGIONS[place] not in taken - {LIST} for place in aside.places)
    return bool(taken) if merging else free and key not in used


def _keys(about: About, story: Story) -> Iterator[str]:
    """The scene's words that an aside may be about; an empty one where it is about nothing of the scene."""
    cast = story.cast
    if about.name == NOTHING:
        yield ""
    elif about.name in cast.words:
        if not about.words or cast.words[about.name] in about.words:
            yield about.name
    else:
        for key, name in cast.classes.items():
            fits = not about.words or cast.words[key] in about.words
            if name == about.name and fits and key[0] in NAMES and about.key in ("", key):
                yield key


def _with(
    told: Told,
    story: Story,
    aside: Aside,
    key: str,
    rng: random.Random,
    taken: set[str],
    merged: tuple[bool, bool],
    crowded: bool,
) -> tuple[Told, str] | None:
    """The text with one more sentence, and its region; ``merged``: whether it may stand apart, be part of one."""
    number = decimal(draw(aside.range, rng.randrange))
    about = story.cast.words.get(key, "")
    words = {**story.cast.words, "X": about, "Y": about.rstrip(things().say["inside"]), "n": number}
    text, gold = (fill(fill(template, words), words) for template in (aside.text, aside.gold))
    if number in told.text or "{" in text or _named_already(aside, told.text) or _of_a_whole(text, told.text):
        return None  # a number that stands twice, a thing that the story has, or one that its whole might have
    if any(word in text and word in told.text for word in things().say["once"].split()):
        return None
    situation = place(told.situation, gold)
    if situation is None:
        return None
    found = spots(aside.places, told.pieces, Remark(aside.kind, text, about, crowded), story, taken)
    options: list[Spot] = [spot for spot in found if merged[spot.merged]]
    if not options:
        return None
    spot = rng.choice(options)
    return replace(told, pieces=spot.pieces, situation=situation), spot.region


def _named_already(aside: Aside, text: str) -> bool:
    """Whether the story has the thing that an aside brings with it."""
    name = owner(aside.gold)
    return "{" not in name and name in text


def _of_a_whole(aside: str, text: str) -> bool:
    """Whether one more thing would leave open what a whole is made of: 还有5棵枣树，其中60%是松树."""
    say = things().say
    return any(word in aside for word in say["one_more"].split()) and any(
        word in text for word in say["wholes"].split()
    )


def _with_value(situation: tuple[str, ...], at: int, value: str) -> tuple[str, ...] | None:
    """An Agent with one value more; None if it has such a one."""
    line, value = situation[at], value.removeprefix("| ")
    if f"{value.partition('=')[0]}=" in line:
        return None
    sign = " " if " | " in line else " | "
    return (*situation[:at], f"{line}{sign}{value}", *situation[at + 1 :])


def owner(gold: str) -> str:
    """Whose an aside's number is."""
    return gold.split(" > ")[0].split(" | ")[0].strip()


def place(situation: tuple[str, ...], gold: str) -> tuple[str, ...] | None:
    """A distractor's line among the nodes: ``客车 | total=…`` or ``客车 > Event 加 | …``, of any Agent or a new one."""
    name = owner(gold)
    rest = gold[len(name) :].lstrip()
    node = rest.removeprefix("> ") if rest.startswith("> ") else ""
    for at, line in enumerate(situation):
        if not line.startswith("Agent ") or line.split(" | ")[0].removeprefix("Agent ").split("/")[0] != name:
            continue
        if node.startswith("State ") and " | rate=" in node and "rate=" not in line:
            return _with_value(situation, at, node.split(" | ")[1])  # 每支重12克: its own, if it has none
        if node:
            if any(node.split(" | ")[0] in other for other in situation):
                return None  # that is an act of the story itself
            return (*situation[: at + 1], f"  {node}", *situation[at + 1 :])
        return _with_value(situation, at, rest)
    last = max(at for at, line in enumerate(situation) if line.lstrip().startswith(NODES))
    new = (f"Agent {name}", f"  {node}") if node else (f"Agent {name} {rest}",)
    return (*situation[: last + 1], *new, *situation[last + 1 :])
