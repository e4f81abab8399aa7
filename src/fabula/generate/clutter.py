"""Distractors: the same measure of another owner, something else of the same owner, an event without effect."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from fabula.generate.asides import NOTHING, About, Aside, asides_for
from fabula.generate.numbers import decimal, draw
from fabula.generate.story import Story
from fabula.generate.tell import Piece, Told, fill
from fabula.generate.things import things

NODES = ("World ", "Agent ", "Event ", "State ")
STOP, COMMA, OF = "。", "，", "的"
EVENT = "event"
SHOP = "S"  # one thing is said of it, not two
NAMES = "ABCGHPSX"  # keys of a scene that stand for things, not for measure words and verbs
WARES = "GH"  # of these, what others buy or make: their price does not begin anything new


def add_clutter(told: Told, story: Story, count: int) -> Told | None:
    """So many sentences that do not matter; None if the story has no room for them."""
    if not count:
        return told
    rng = story.dice.random("clutter")
    known = asides_for(story.tale.name, story.tale.kind)
    options = [(aside, key) for aside in known for about in aside.about for key in _keys(about, story)]
    rng.shuffle(options)
    used: set[str] = set()
    spoken: set[str] = set()  # whom one of them is about: rather somebody else then
    for crowded in (False, True):  # rather not one behind another
        for aside, key in options:
            if count == 0:
                return told
            if aside.text in used or (key in spoken and (key == SHOP or not crowded)):
                continue
            more = _with(told, story, aside, key, rng, crowded)
            if more is None:
                continue
            told, count = more, count - 1
            used.add(aside.text)
            spoken.add(key)
    return told if count == 0 else None


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


def _with(told: Told, story: Story, aside: Aside, key: str, rng: random.Random, crowded: bool) -> Told | None:
    number = decimal(draw(aside.range, rng.randrange))
    about = story.cast.words.get(key, "")
    words = {**story.cast.words, "X": about, "Y": about.rstrip(things().say["inside"]), "n": number}
    text, gold = (fill(fill(template, words), words) for template in (aside.text, aside.gold))
    if number in told.text or "{" in text or _named_already(aside, told.text):
        return None  # a number that stands twice, or a thing that the story has
    situation = place(told.situation, gold)
    spots = [] if situation is None else list(_spots(aside, told.pieces, about, story, crowded))
    if situation is None or not spots:
        return None
    where, at = rng.choice(spots)
    return replace(told, pieces=_put(told.pieces, where, at, (aside.kind, text, about)), situation=situation)


def _spots(
    aside: Aside, pieces: tuple[Piece, ...], name: str, story: Story, crowded: bool
) -> Iterator[tuple[str, int]]:
    """Where an aside may stand: its place, and before which piece."""
    known = next((at for at, piece in enumerate(pieces) if not piece.aside and name in piece.text), None)
    for where in aside.places:
        if where == "first":
            if crowded or not pieces[0].aside:
                yield where, 0
        elif where == "on":
            if known is not None and known + 2 < len(pieces) and _goes_on(pieces[known], name):
                if not pieces[known + 1].aside:
                    yield where, known + 1
        elif known is not None:
            for at in range(known + 1, len(pieces)):
                alone = not pieces[at - 1].aside and not pieces[at].aside
                if (crowded or alone) and _may_end(pieces[at - 1]) and names_somebody(pieces[at].text, story):
                    yield where, at
                    if where == "soon":
                        break


def _goes_on(piece: Piece, name: str) -> bool:
    """Whether more can be said of whom a piece introduces: not behind 小明去学校，全程1200米 or 小明的速度是 …"""
    return _may_end(piece) and COMMA not in piece.text and f"{name}{OF}" not in piece.text


def _may_end(piece: Piece) -> bool:
    """Whether a sentence may end here: not behind 经过3小时 or 照这样计算."""
    say = things().say
    hangs = piece.text.endswith(tuple(say["hanging"].split())) or piece.text.startswith(tuple(say["opening"].split()))
    return piece.stop in (STOP, COMMA) and not hangs


def names_somebody(text: str, story: Story) -> bool:
    """Whether a piece says of whom it speaks."""
    keys = (key for key in story.cast.classes if key[0] in NAMES and key[0] not in WARES)
    return text.startswith((*map(story.cast.words.__getitem__, keys), *things().say["standing"].split()))


def _put(pieces: tuple[Piece, ...], where: str, at: int, said: tuple[str, str, str]) -> tuple[Piece, ...]:
    before, after = pieces[:at], pieces[at:]
    kind, text, about = said
    if where == "on":
        last = before[-1]
        return (*before[:-1], replace(last, stop=COMMA), Piece(text, last.stop, aside=True), *after)
    if before:
        return (*before[:-1], replace(before[-1], stop=STOP), Piece(text, STOP, aside=True), *after)
    first = after[0]
    if about and first.aside and _same_subject(text, first.text, about):  # 小明今年9岁，上五年级
        one, other = (first.text, text) if kind == EVENT else (text, first.text)
        return (Piece(one, COMMA, aside=True), replace(first, text=other.removeprefix(about)), *after[1:])
    if first.aside and about and after[1].text.startswith(about):  # the shop, then the buyer, who goes on
        return (first, Piece(text, STOP, aside=True), *after[1:])
    return (Piece(text, STOP, aside=True), *after)


def _same_subject(text: str, other: str, name: str) -> bool:
    """Whether both are about somebody himself, not about his house or his book."""
    owned = tuple(name + word for word in things().say["owned"].split())
    return (
        text.startswith(name) and other.startswith(name) and not text.startswith(owned) and not other.startswith(owned)
    )


def _named_already(aside: Aside, text: str) -> bool:
    """Whether the story has the thing that an aside brings with it."""
    name = owner(aside.gold)
    return "{" not in name and name in text


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
        if node:
            if any(node.split(" | ")[0] in other for other in situation):
                return None  # that is an act of the story itself
            return (*situation[: at + 1], f"  {node}", *situation[at + 1 :])
        return None if " | " in line else (*situation[:at], f"{line} {rest}", *situation[at + 1 :])
    last = max(at for at, line in enumerate(situation) if line.lstrip().startswith(NODES))
    new = (f"Agent {name}", f"  {node}") if node else (f"Agent {name} {rest}",)
    return (*situation[: last + 1], *new, *situation[last + 1 :])
