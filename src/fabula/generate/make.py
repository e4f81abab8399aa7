"""A problem from a tale: draw a situation, choose what is asked, tell it, and solve it again from its graph."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

from fabula.data.expression import evaluate, parse, same_answer
from fabula.data.goldgraph import Gold, compile_graph, confirm
from fabula.data.situations import SPARE, SituationError, parse_block
from fabula.errors import DataError, GrammarError
from fabula.explain.explained import in_one
from fabula.explain.maths import text as written
from fabula.explain.steps import ExplainedStep, steps
from fabula.extract.base import Reading
from fabula.generate.clutter import add_clutter
from fabula.generate.dice import Dice
from fabula.generate.manner import in_manner
from fabula.generate.numbers import decimal, percent, plain
from fabula.generate.rhythm import in_rhythm
from fabula.generate.story import Story, draw_story
from fabula.generate.tale import Tale, tales
from fabula.generate.tell import tell
from fabula.situation import NodeKind
from fabula.solve.attempt import Attempt
from fabula.solver import solve_reading

TRIES = 300
PATIENCE = 5  # draws of one kind that may fail for want of room before one distractor less will do
LONG = 5  # so many events or steps are long
MORE = 6  # so many more of what repeats are tried for long ones
ANY = (0, 99)
GUESSES = ("unlike",)  # doubts about guessed readings: heads and feet may well be in one sum


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be generated: kinds (none: all), how many Events and States, distractors and steps, what is asked."""

    kinds: tuple[str, ...] = ()
    events: tuple[int, int] = ANY
    distractors: tuple[int, int] = (0, 0)
    steps: tuple[int, int] = ANY
    asked: str = ""
    least: int | None = None  # so few distractors will do where there is no room; None: as many as the range says


@dataclass(frozen=True)
class Made:
    """A generated problem: its gold block and where it came from."""

    gold: Gold
    seed: str
    tale: str
    asked: str
    attempt: Attempt
    names: tuple[str, ...] = ()
    distractors: int = 0

    @cached_property
    def explanation(self) -> tuple[ExplainedStep, ...]:
        """The textbook solution; the last one is the answer's sentence."""
        return tuple(steps(self.attempt))

    @property
    def steps(self) -> int:
        """How many steps the solution has."""
        return max(1, len(self.explanation) - 1)

    @cached_property
    def expression(self) -> str | None:
        """The answer as one formula over the numbers of the text: ``x=(25×80+480)÷80``; None where there is no such."""
        formula = in_one(self.explanation)
        if formula is None:
            return None
        return f"x={written(formula)}" if _gives(f"x={written(formula)}", self.answer) else None

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
        """What makes it hard: steps, relations told, events, numbers, numbers not needed, characters."""
        return {
            "steps": self.steps,
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
            "expression": self.expression,
            "steps": [step.text for step in self.explanation],
            "situation": self.gold.situation.source,
            "graph": graph.to_json(),
            "seed": self.seed,
            "tale": self.tale,
            "asked": self.asked,
            "distractors": self.distractors,
            "difficulty": self.difficulty,
        }

    def line(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False)


def generate(count: int, seed: int, wanted: Wanted | None = None) -> Iterator[Made]:
    """So many problems; the i-th depends on seed and i alone."""
    for at in range(count):
        yield make_one(f"{seed}:{at}", wanted or Wanted())


def make_one(seed: str, wanted: Wanted) -> Made:
    """One problem; kinds are drawn evenly, and so are the tales of a kind. A kind that cannot fit gives way."""
    known = tales()
    if unknown := sorted(set(wanted.kinds) - known.keys()):
        raise DataError(f"no tale of the kind {', '.join(unknown)}", hint=f"kinds: {', '.join(known)}")
    kinds = list(wanted.kinds or known)
    rng = random.Random(seed)
    rng.shuffle(kinds)
    few, many = wanted.distractors
    count = rng.randint(few, many)
    least = few if wanted.least is None else wanted.least
    fewer = [replace(wanted, distractors=(n, n), least=least) for n in range(count, least - 1, -1)]
    long = max(wanted.events[0], wanted.steps[0]) >= LONG
    if long:  # only stories that repeat something come so far, and these with more of it than usual
        kinds.sort(key=lambda kind: not any(tale.of("many") for tale in known[kind]))
    for kind in kinds:
        told = [tale for tale in known[kind] if tale.of("many")] if long else []
        for at in range(TRIES):
            chosen = fewer[min(at // PATIENCE, len(fewer) - 1)]
            more = at % MORE if told else 0
            if (made := make(rng.choice(told or known[kind]), Dice(f"{seed}/{at}"), chosen, more)) is not None:
                return made
    raise DataError(f"no problem of {', '.join(wanted.kinds) or 'any kind'} fits what is wanted after {TRIES} tries")


@cache
def tale_named(name: str) -> Tale | None:
    return next((tale for kind in tales().values() for tale in kind if tale.name == name), None)


def make(tale: Tale, dice: Dice, wanted: Wanted, more: int = 0) -> Made | None:
    """A problem (``more`` events than drawn), or None if the draw is not natural or not what is wanted."""
    try:
        story = draw_story(tale, dice, wanted.asked, more)
    except GrammarError:
        if not more:
            raise
        return None  # a tale of so many has not enough names
    if story is None:
        return None
    told = tell(story)
    if told is None or not wanted.events[0] <= _events(told.situation) <= wanted.events[1]:
        return None
    few, many = wanted.distractors
    count = few + dice.pick("clutter", "", many - few + 1)
    cluttered = add_clutter(in_rhythm(told, story), story, count, wanted.least in (None, count))
    if cluttered is None:
        return None
    cluttered = in_manner(cluttered, story)
    try:
        lines = (*_head(story, cluttered.text), *cluttered.situation)
        gold = compile_graph(parse_block(tuple(enumerate(lines, 1))))
        attempt = attempt_of(gold)
        confirm(gold, attempt.answer.value if attempt.answer is not None else None)
    except SituationError as error:
        if not story.roundabout and not count:
            raise GrammarError(f"the tale {tale.name}: {error.message}: {cluttered.text}") from error
        return None  # 第二天每小时比第一天多行3千米 may leave the speeds open, a distractor may not fit
    if not accepted(attempt) or len(gold.spare) < sum(SPARE in line for line in cluttered.situation):
        return None  # a number that is not read as one is no distractor
    names = tuple(story.cast.words[key] for key in story.cast.classes)
    made = Made(gold, dice.seed, tale.name, story.asked, attempt, names, count)
    return made if wanted.steps == ANY or wanted.steps[0] <= made.steps <= wanted.steps[1] else None


def _gives(equation: str, answer: str) -> bool:
    try:
        return same_answer(evaluate(parse(equation)), answer)
    except DataError:
        return False


def _events(situation: tuple[str, ...]) -> int:
    return sum(line.lstrip().startswith(("Event ", "State ")) for line in situation)


def _head(story: Story, text: str) -> tuple[str, ...]:
    value = story.values[story.asked]
    answer = decimal(value)
    if story.forms[story.asked] in ("fraction", "part", "percent"):
        answer = percent(value) if plain(value, 4) else f"{value.numerator}/{value.denominator}"
    return (f"@kind {story.tale.kind}", f"@text {text}", f"@answer {answer}")


def plausible(gold: Gold) -> bool:
    """Whether nothing speaks against the answer: no half animals, no part above its whole."""
    return accepted(attempt_of(gold))


def accepted(attempt: Attempt) -> bool:
    doubts = (doubt for doubt in attempt.objections if not doubt.soft and doubt.code not in GUESSES)
    return attempt.answer is not None and attempt.answer.value > 0 and not any(doubts)


def attempt_of(gold: Gold) -> Attempt:
    """The gold situation solved as a reading is, for doubts and explanations."""
    return solve_reading(gold.problem, Reading(gold.graph, 0.0))
