"""Other names: people are called otherwise, and things become others of their kind (桃树 → 杏树)."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from fabula.data.goldgraph import Gold
from fabula.generate.rewrite import Refused, Rewritten, body_of, checked, first, said
from fabula.generate.things import things

PEOPLE = ("people", "adults")
THINGS = ("fruittree", "treename", "animalname", "flowername", "ballname", "bookname", "fruitname")


def other_names(gold: Gold, rng: random.Random) -> Rewritten:
    """Everybody and everything whose class is known is called otherwise; a name inside another word is not touched."""
    text, lines = gold.situation.text, "\n".join(body_of(gold))
    found = list(_known(gold))
    if not found:
        raise Refused("nobody has a name that we know, and no thing either")
    for name, others in found:
        used = set(text + gold.situation.text) - set(_common(others))
        fresh = [other for other in others if not set(other) & used]
        if not fresh or not _apart(name, text, others):
            raise Refused(f"{name} cannot be called otherwise")
        new = rng.choice(fresh)
        text, lines = text.replace(name, new), lines.replace(name, new)
    made = checked(gold, text, gold.situation.answer, lines.splitlines())
    return first(iter((made,)), "the changed text no longer fits its situation")


def _known(gold: Gold) -> Iterator[tuple[str, list[str]]]:
    """Names in the text that we know, each with others of its class; a person who is 他 or 她 keeps the name."""
    text = gold.situation.text
    gendered, dear = (any(word in text for word in said(name)) for name in ("gendered", "dear"))
    for cls in (*(() if gendered else PEOPLE), *(() if dear else THINGS)):
        entries = [entry[0] for entry in things().classes[cls]]
        labels = {node.label for node in gold.graph.nodes}
        for name in entries:
            if len(name) > 1 and name in text and any(label.startswith(name) for label in labels):
                yield name, [entry for entry in entries if len(entry) == len(name) or cls not in PEOPLE]


def _common(names: list[str]) -> str:
    """What all names of a class end with: 树 of 桃树, 梨树."""
    return "".join({name[-1] for name in names}) if len({name[-1] for name in names}) == 1 else ""


def _apart(name: str, text: str, others: list[str]) -> bool:
    """Whether a name stands by itself: 桃 only in 桃树, no 树 behind 苹果."""
    own = [char for char in name if char not in _common(others)]
    rest = text.replace(name, "")
    behind = re.search(rf"{re.escape(name)}[{things().say['compounds']}]", text)
    return behind is None and (name in _people() or not any(char in rest for char in own))


def _people() -> set[str]:
    return {entry[0] for cls in PEOPLE for entry in things().classes[cls]}
