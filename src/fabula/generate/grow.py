"""New problems from one whose situation is known; a way that cannot be gone cleanly is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from fabula.data.goldgraph import Gold, compile_gold
from fabula.data.situations import SituationError, parse_block
from fabula.errors import DataError
from fabula.generate.clutter import place
from fabula.generate.make import plausible, retell
from fabula.generate.numbers import decimal, draw, plain
from fabula.generate.tale import tales
from fabula.generate.tell import fill
from fabula.generate.things import things
from fabula.solve.renumber import value_of, with_values
from fabula.text import Kind, Quantity

TRIES = 300
NO_ANSWER = ""
MOST = {"分": Fraction(100)}  # marks of a test
STEPS = tuple(map(Fraction, ("100", "10", "5", "1", "0.5", "0.1", "0.01")))


class Refused(DataError):
    """A way that cannot be gone without bending the text."""


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
    """Where a generated problem came from; empty for others."""

    tale: str = ""
    seed: str = ""
    asked: str = ""


def grow(gold: Gold, way: str, rng: random.Random, origin: Origin = Origin()) -> Grown:
    """One problem more; a generated problem, whose ``origin`` is known, can also ask something else."""
    if way == "question":
        return other_question(gold, origin, rng)
    if way not in WAYS:
        raise DataError(f"no way {way!r}", hint=f"ways: {', '.join((*WAYS, 'question'))}")
    return WAYS[way](gold, rng)


def other_numbers(gold: Gold, rng: random.Random) -> Grown:
    """The same story with other numbers, as round as those it had, and an answer as round."""
    changeable = [q for q in gold.numbers if _changeable(q)]
    if len(changeable) != len(gold.numbers):
        raise Refused("not every number can be changed")
    places = 0 if gold.value is not None and gold.value.denominator == 1 else 2
    for _ in range(TRIES):
        values = {q.index: _kept_value(gold, q) or _like(q, rng) for q in changeable}
        if len(set(values.values())) < len(values) or values == {q.index: q.value for q in changeable}:
            continue
        answer = value_of(with_values(gold.graph, values), gold.problem)
        if answer is None or answer <= 0 or not plain(answer, places):
            continue
        if (grown := _renumbered(gold, changeable, values, answer)) is not None:
            return grown
    raise Refused("no other numbers give an answer as round")


def _changeable(quantity: Quantity) -> bool:
    """Only plain digits: a fraction, a time of day or 一半 says more than its value."""
    return quantity.kind is not Kind.CLOCK and re.match(r"\d+(\.\d+)?(?!\d|[:/%])", quantity.text) is not None


def _kept_value(gold: Gold, quantity: Quantity) -> Fraction | None:
    """The value of a number that stays: there are notes of 50元 and none of 70元."""
    after = gold.problem.text[quantity.span.end :]
    return quantity.value if any(after.startswith(word) for (word,) in things().classes["fixed"]) else None


def _like(quantity: Quantity, rng: random.Random) -> Fraction:
    """A number of about the same size and with the same step: 85 → 70, 4 → 5, 2.5 → 3."""
    value = quantity.value or Fraction(1)
    step = next(step for step in STEPS if (value / step).denominator == 1)
    count = int(value / step)
    around = max(1, count // 4)
    most = int(MOST.get(quantity.unit, value * 2) / step)
    return step * rng.randint(max(1 if step > 1 else 2, count - around), max(2, min(count + around, most)))


def _renumbered(gold: Gold, quantities: list[Quantity], values: dict[int, Fraction], answer: Fraction) -> Grown | None:
    text, swaps = gold.problem.text, {}
    for quantity in sorted(quantities, key=lambda q: -q.span.start):
        old = re.match(r"[\d.]+", quantity.text)
        if old is None or text[quantity.span.start :][: old.end()] != old[0]:
            return None
        swaps[old[0]] = decimal(values[quantity.index])
        at = quantity.span.start
        text = text[:at] + swaps[old[0]] + text[at + old.end() :]
    if len(swaps) < len(quantities):
        return None  # one number stands twice: the block could mean either
    lines = [_swap(line, swaps) for line in _body(gold)]
    return _checked(gold, "numbers", text, decimal(answer), lines)


def _swap(line: str, swaps: dict[str, str]) -> str:
    """The numbers of a block's line, but not those inside names (第1组) nor constants."""
    return re.sub(r"(?<=[=~ (])\d+(?:\.\d+)?", lambda m: swaps.get(m[0], m[0]), line)


def other_names(gold: Gold, rng: random.Random) -> Grown:
    """People are called otherwise; a name inside another word is not touched."""
    known = [n for name in ("people", "adults") for entry in things().classes[name] for n in entry]
    text, lines = gold.situation.text, "\n".join(_body(gold))
    found = [node.label for node in gold.graph.agents if node.label in known]
    if not found:
        raise Refused("nobody has a name that we know")
    for name in found:
        fresh = rng.choice([n for n in known if len(n) == len(name) and n not in text and n[0] not in text])
        text, lines = text.replace(name, fresh), lines.replace(name, fresh)
    return _kept(_checked(gold, "names", text, gold.situation.answer, lines.splitlines()))


def irrelevant(gold: Gold, rng: random.Random) -> Grown:
    """One sentence more that does not matter, about somebody in the story."""
    options = [
        (extra, agent.label)
        for extra in things().extras
        for agent in gold.graph.agents
        if _is(extra.about, agent.label)
    ]
    rng.shuffle(options)
    for extra, name in options:
        words = {"X": name, "n": decimal(draw(extra.range, rng))}
        said, line = fill(extra.text, words), fill(extra.gold, words)
        owner = line.split("|")[0].removeprefix("Agent ").strip()
        body = place(tuple(_body(gold)), line)
        if (
            words["n"] in gold.situation.text
            or (extra.kind == "owner" and owner in gold.situation.text)
            or body is None
        ):
            continue
        grown = _checked(gold, "irrelevant", f"{said}。{gold.situation.text}", gold.situation.answer, list(body))
        if grown is not None:
            return grown
    raise Refused("nothing is known to say about anybody in the story")


def _is(classes: str, name: str) -> bool:
    entries = (entry for about in classes.split(",") for entry in things().classes.get(about, ()))
    return any(name in entry[:2] for entry in entries)


def removed(gold: Gold, rng: random.Random) -> Grown:
    """A clause with one needed number is gone, and with it the answer."""
    clauses = gold.problem.clauses
    asking = {question.clause.index for question in gold.problem.questions}
    options = []
    for clause in clauses:
        inside = [q for q in gold.numbers if clause.span.covers(q.span)]
        if clause.index not in asking and len(inside) == 1 and inside[0].index not in gold.spare:
            options.append((clause, inside[0]))
    rng.shuffle(options)
    text = gold.problem.text
    for clause, quantity in options:
        if _answer_without(gold, quantity) is None:
            end = text[clause.span.end - 1]
            before = text[: clause.span.start]
            if end == "。" and before.endswith("，"):
                before = before[:-1] + end
            return Grown("removed", before + text[clause.span.end :], NO_ANSWER, gold.situation.text)
    raise Refused("no clause holds just one needed number")


def _answer_without(gold: Gold, quantity: Quantity) -> Fraction | None:
    """The answer of the situation without a number: its given, and every relation that speaks of it."""
    graph = gold.graph
    givens = tuple(g for g in graph.givens if g.quantity != quantity.index)
    relations = tuple(
        r for r in graph.relations if all(getattr(term, "quantity", None) != quantity.index for term in r.terms())
    )
    return value_of(replace(graph, givens=givens, relations=relations), gold.problem)


def other_question(gold: Gold, origin: Origin, rng: random.Random) -> Grown:
    """The same things and numbers with another unknown; only a generated problem knows how else it can be told."""
    if not origin.seed:
        raise Refused("only generated problems can ask something else")
    tale = next((t for kind in tales().values() for t in kind if t.name == origin.tale), None)
    others = [line.rest for line in tale.of("ask") if line.rest != origin.asked] if tale else []
    rng.shuffle(others)
    for asked in others:
        if (made := retell(origin.tale, origin.seed, asked)) is not None:
            return Grown("question", made.text, made.answer, gold.situation.text, made.gold)
    raise Refused("nothing else can be asked")


WAYS: dict[str, Callable[[Gold, random.Random], Grown]] = {
    "numbers": other_numbers,
    "names": other_names,
    "irrelevant": irrelevant,
    "removed": removed,
}


def _body(gold: Gold) -> list[str]:
    return [line for line in gold.situation.source.splitlines() if not line.startswith("@")]


def _checked(gold: Gold, way: str, text: str, answer: str, body: list[str]) -> Grown | None:
    """The changed block, if it still holds together."""
    lines = (f"@kind {gold.situation.kind}", f"@text {text}", f"@answer {answer}", *body)
    try:
        made = compile_gold(parse_block(tuple(enumerate(lines, 1))))
    except SituationError:
        return None
    return Grown(way, text, answer, gold.situation.text, made) if plausible(made) else None


def _kept(grown: Grown | None) -> Grown:
    if grown is None:
        raise Refused("the changed text no longer fits its situation")
    return grown
