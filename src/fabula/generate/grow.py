"""New problems from one whose situation is known; a way that cannot be gone cleanly is refused.

A problem that ``generate`` wrote knows how it was drawn: it is told again with one aspect drawn anew. Any other one is
changed in its text and its gold block (``ways``), and checked like a block that a person wrote.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from fabula.data.goldgraph import Gold
from fabula.errors import DataError
from fabula.generate.dice import Dice
from fabula.generate.make import Made, Wanted, make, tale_named
from fabula.generate.rewrite import Refused, Rewritten
from fabula.generate.tale import Tale
from fabula.generate.ways.clauses import other_order, other_question, without
from fabula.generate.ways.more import by_relation, one_more_event
from fabula.generate.ways.names import other_names
from fabula.generate.ways.numbers import other_numbers
from fabula.generate.ways.remark import irrelevant

TRIES = 60
NO_ANSWER = ""


@dataclass(frozen=True)
class Grown:
    """A changed problem; ``gold`` is None and the answer empty where a needed sentence is gone."""

    way: str
    text: str
    answer: str
    source: str
    gold: Gold | None = None

    def to_json(self) -> dict[str, Any]:
        made: dict[str, Any] = {"text": self.text, "answer": self.answer or None, "way": self.way, "from": self.source}
        if self.gold is not None:
            situation = self.gold.situation
            made |= {"kind": situation.kind, "situation": situation.source, "graph": self.gold.graph.to_json()}
        return made


@dataclass(frozen=True, slots=True)
class Origin:
    """How a generated problem was drawn; empty for others."""

    tale: str = ""
    seed: str = ""
    asked: str = ""
    distractors: int = 0


def grow(gold: Gold, way: str, rng: random.Random, origin: Origin = Origin()) -> Grown:
    """One problem more, or ``Refused``."""
    if way not in WAYS:
        raise DataError(f"no way {way!r}", hint=f"ways: {', '.join(WAYS)}")
    if way == "removed":
        return removed(gold, rng)
    tale = tale_named(origin.tale)
    if tale is not None:
        for made in _retold(tale, origin, way, rng):
            if _kept(gold, made, way):
                return Grown(way, made.text, made.answer, gold.situation.text, made.gold)
        raise Refused(f"the tale {tale.name} has no other telling of that kind")
    changed: Rewritten = WAYS[way](gold, rng)
    return Grown(way, changed.text, changed.answer, gold.situation.text, changed.gold)


WAYS: dict[str, Callable[[Gold, random.Random], Rewritten]] = {
    "numbers": other_numbers,
    "names": other_names,
    "order": other_order,
    "question": other_question,
    "event": one_more_event,
    "relation": by_relation,
    "irrelevant": irrelevant,
    "removed": irrelevant,  # not a rewriting: see ``removed``
}


# Generated problems: the same draws but one


def _retold(tale: Tale, origin: Origin, way: str, rng: random.Random) -> Iterator[Made]:
    """The story told again with one aspect drawn anew, as often as is worth trying."""
    wanted = Wanted(distractors=(origin.distractors, origin.distractors), asked=origin.asked)
    aspect = {"numbers": "numbers", "names": "names", "order": "order", "relation": "told"}.get(way, "")
    asks = [line.rest for line in tale.of("ask") if line.rest != origin.asked]
    for at in range(TRIES):
        other = {aspect: f"{origin.seed}+{rng.random()}"} if aspect else {}
        if way == "question":
            if at >= len(asks):
                return
            wanted = replace(wanted, asked=asks[at], distractors=(0, 0))
        if way == "irrelevant":
            other = {"clutter": f"{rng.random()}"}
            wanted = replace(wanted, distractors=(origin.distractors + 1, origin.distractors + 1))
        made = make(tale, Dice(origin.seed, other), wanted, more=1 if way == "event" else 0)
        if made is not None:
            yield made
        if way == "event":
            return


def _kept(gold: Gold, made: Made, way: str) -> bool:
    """Whether what should stay as it was is as it was, and what should be new is new."""
    before, after = gold.situation, made.gold.situation
    same_answer = before.answer == after.answer
    shape = [call.name for call in before.relations], len(before.nodes)
    new_shape = [call.name for call in after.relations], len(after.nodes)
    match way:
        case "numbers":
            return before.text != after.text and shape == new_shape
        case "names" | "order":
            return before.text != after.text and shape == new_shape and same_answer
        case "irrelevant":
            return same_answer and before.text != after.text
        case "relation":
            return same_answer and len(after.relations) > len(before.relations)
        case "event":
            return made.events > sum(node.kind in ("event", "state") for node in before.nodes)
    return before.text != after.text


# A needed sentence is gone


def removed(gold: Gold, rng: random.Random) -> Grown:
    """A clause with one needed number is gone, and with it the answer."""
    return Grown("removed", without(gold, rng), NO_ANSWER, gold.situation.text)
