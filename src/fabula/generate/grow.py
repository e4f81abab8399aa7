"""New problems from one whose situation is known; a way that cannot be gone cleanly is refused.

A problem that ``generate`` wrote knows how it was drawn: it is told again with one aspect drawn anew. Any other one is
changed in its text and its gold block (``rewrite.py``), and checked like a block that a person wrote.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from fabula.data.goldgraph import Gold
from fabula.errors import DataError
from fabula.generate import rewrite
from fabula.generate.dice import Dice
from fabula.generate.make import Made, Wanted, make, tale_named
from fabula.generate.rewrite import Refused, Rewritten
from fabula.generate.tale import Tale
from fabula.solve.renumber import value_of
from fabula.text import Clause, Quantity

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
    "numbers": rewrite.other_numbers,
    "names": rewrite.other_names,
    "order": rewrite.other_order,
    "question": rewrite.other_question,
    "event": rewrite.one_more_event,
    "relation": rewrite.by_relation,
    "irrelevant": rewrite.irrelevant,
    "removed": rewrite.irrelevant,  # not a rewriting: see ``removed``
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
    options = list(_removable(gold))
    rng.shuffle(options)
    text = gold.problem.text
    for clause, quantity in options:
        if _answer_without(gold, quantity) is None:
            before, after = text[: clause.span.start], text[clause.span.end :]
            if text[clause.span.end - 1] == "。" and before.endswith("，"):
                before = before[:-1] + "。"
            return Grown("removed", before + after, NO_ANSWER, gold.situation.text)
    raise Refused("no clause holds just one needed number")


def _removable(gold: Gold) -> Iterator[tuple[Clause, Quantity]]:
    """Clauses that can go: they ask nothing, hold one needed number, and the next one does not lean on them."""
    asking = {question.clause.index for question in gold.problem.questions}
    for clause in gold.problem.clauses:
        inside = [q for q in gold.numbers if clause.span.covers(q.span)]
        if clause.index not in asking and len(inside) == 1 and inside[0].index not in gold.spare:
            if rewrite.stands_alone(gold, clause.index + 1):
                yield clause, inside[0]


def _answer_without(gold: Gold, quantity: Quantity) -> Fraction | None:
    """The answer of the situation without a number: its given, and every relation that speaks of it."""
    graph = gold.graph
    givens = tuple(g for g in graph.givens if g.quantity != quantity.index)
    relations = tuple(
        r for r in graph.relations if all(getattr(term, "quantity", None) != quantity.index for term in r.terms())
    )
    return value_of(replace(graph, givens=givens, relations=relations), gold.problem)
