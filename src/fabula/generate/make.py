"""A problem from a tale: draw a situation, choose what is asked, tell it, and solve it again from its graph."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fabula.data.goldgraph import Gold, compile_gold
from fabula.data.situations import SituationError, parse_block
from fabula.errors import DataError
from fabula.explain import plain
from fabula.extract.base import Reading
from fabula.generate.clutter import add_clutter
from fabula.generate.numbers import decimal
from fabula.generate.story import Story, draw_story
from fabula.generate.tale import Tale, tales
from fabula.generate.tell import tell
from fabula.situation import NodeKind
from fabula.solve.attempt import Attempt
from fabula.solver import solve_reading

TRIES = 400


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be generated: kinds (none: all), how many Events and States, how many distractors, what is asked."""

    kinds: tuple[str, ...] = ()
    events: tuple[int, int] = (0, 99)
    distractors: tuple[int, int] = (0, 0)
    links: float = 0.3
    asked: str = ""


@dataclass(frozen=True)
class Made:
    """A generated problem: its gold block and where it came from."""

    gold: Gold
    seed: str
    tale: str
    asked: str
    distractors: int = 0

    @property
    def text(self) -> str:
        return self.gold.situation.text

    @property
    def answer(self) -> str:
        return self.gold.situation.answer

    @property
    def kind(self) -> str:
        return self.gold.situation.kind

    @property
    def events(self) -> int:
        return sum(n.kind in (NodeKind.EVENT, NodeKind.STATE) for n in self.gold.graph.nodes)

    @cached_property
    def difficulty(self) -> dict[str, int]:
        """What makes it hard: equations, relations told, events, numbers, numbers not needed, characters."""
        graph = self.gold.graph
        return {
            "equations": len(graph.equations),
            "relations": len(self.gold.situation.relations),
            "events": self.events,
            "numbers": len(self.gold.numbers),
            "unused": len(self.gold.spare),
            "length": len(self.text),
        }

    def to_json(self) -> dict[str, Any]:
        graph = self.gold.graph
        return {
            "text": self.text,
            "answer": self.answer,
            "kind": self.kind,
            "equation": [relation.logic(graph.path) for relation in graph.relations],
            "steps": plain(attempt_of(self.gold)).splitlines(),
            "situation": self.gold.situation.source,
            "graph": graph.to_json(),
            "seed": self.seed,
            "tale": self.tale,
            "asked": self.asked,
            "difficulty": self.difficulty,
        }

    def line(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False)


def generate(count: int, seed: int, wanted: Wanted | None = None) -> Iterator[Made]:
    """So many problems; the i-th depends on seed and i alone."""
    for at in range(count):
        yield make_one(f"{seed}:{at}", wanted or Wanted())


def make_one(seed: str, wanted: Wanted) -> Made:
    """One problem; kinds are drawn evenly, and so are the tales of a kind."""
    rng = random.Random(seed)
    known = tales()
    if unknown := sorted(set(wanted.kinds) - known.keys()):
        raise DataError(f"no tale of the kind {', '.join(unknown)}", hint=f"kinds: {', '.join(known)}")
    kind = rng.choice(wanted.kinds or tuple(known))
    for at in range(TRIES):
        if (made := _attempt(rng.choice(known[kind]), f"{seed}/{at}", wanted)) is not None:
            return made
    raise DataError(f"no problem of the kind {kind} fits what is wanted after {TRIES} tries")


def retell(tale: str, seed: str, asked: str) -> Made | None:
    """The same words and numbers as ``seed`` drew, with something else asked; None if that is not natural."""
    found = next(t for kind in tales().values() for t in kind if t.name == tale)
    return _attempt(found, seed, Wanted(links=0.0, asked=asked))


def _attempt(tale: Tale, seed: str, wanted: Wanted) -> Made | None:
    """A problem, or None if the draw is not natural or not what is wanted."""
    rng = random.Random(seed)
    story = draw_story(tale, rng, wanted.links, wanted.asked)
    if story is None:
        return None
    told = tell(story, rng)
    count = rng.randint(*wanted.distractors)
    cluttered = add_clutter(told, story, count, rng)
    if cluttered is None:
        return None
    lines = (*_head(story, cluttered.text), *cluttered.situation)
    try:
        gold = checked(lines)
    except SituationError:
        if story.link is None and count == 0:
            raise  # the tale is wrong
        return None  # 客车比货车每小时多行10千米 may leave the speeds open, a distractor may not fit
    if gold is None:
        return None
    made = Made(gold, seed, tale.name, story.asked, count)
    return made if wanted.events[0] <= made.events <= wanted.events[1] else None


def _head(story: Story, text: str) -> tuple[str, ...]:
    answer = decimal(story.values[story.asked])
    return (f"@kind {story.tale.kind}", f"@text {text}", f"@answer {answer}")


def checked(lines: tuple[str, ...]) -> Gold | None:
    """The gold situation of a block whose graph gives exactly its answer, and a plausible one; else None."""
    gold = compile_gold(parse_block(tuple(enumerate(lines, 1))))
    return gold if plausible(gold) else None


def plausible(gold: Gold) -> bool:
    """Whether nothing speaks against the answer: no half animals, no part above its whole."""
    return gold.value is not None and gold.value > 0 and attempt_of(gold).accepted


def attempt_of(gold: Gold) -> Attempt:
    """The gold situation solved as a reading is, for doubts and explanations."""
    return solve_reading(gold.problem, Reading(gold.graph, 0.0))
