"""Whose is each number? A network's word on it: role, owner, act, time or state, thing, and what it is compared with.

The tagger stands on the same encoder as the relation decoder. For every number, and for the question, it points at
words of the text: 客车 (the owner), 行 (the act), 第一天 (what tells it apart), 钢笔 (what is bought), 桃树 (the other
one of a comparison). ``learn/models/tagger.py`` is the same network in torch; a test compares them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabula.extract.neural.encode import Encoded, token_of
from fabula.facts.chunks import NUMBERS
from fabula.text import Kind, Problem, Quantity
from fabula.text.heard import Heard, Words

Array = NDArray[np.float32]
Span = tuple[int, int]

ROLES = ("rate", "amount", "total", "relation")
POINTERS = ("owner", "act", "mark", "what", "other")
BESIDE = 1  # tokens before and behind a word that a word about it may have
PREFIX = "tagger."  # of the weights' names in a model's heads
LONGEST = 12  # tokens of a name
FIRST = 6  # places where a name may begin that are looked at, the likeliest ones
MARKS = "，。；？！："


def tagged(problem: Problem) -> tuple[Quantity, ...]:
    """The numbers that get a tag: amounts of something, and what is asked."""
    return tuple(q for q in problem.quantities if q.kind in NUMBERS or q.kind is Kind.ASKED)


class Tagger:
    """The weights, and what they say."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        own = {n.removeprefix(PREFIX): w for n, w in weights.items() if n.startswith(PREFIX)}
        self.weights: dict[str, Array] = {
            name: np.ascontiguousarray(np.asarray(w, np.float32).T) for name, w in own.items()
        }

    @property
    def trained(self) -> bool:
        """False of a model that was made before there were tags."""
        return bool(self.weights)

    def __call__(self, vectors: Array, problem: Problem, encoded: Encoded) -> tuple[Heard, ...]:
        """A tag for every number that the encoder has seen; ``vectors`` (L, H) come from it."""
        seen = [(q, token_of(q, encoded.places)) for q in tagged(problem) if q.span.start < encoded.places[-1]]
        if not seen:
            return ()
        hidden = np.tanh(self._linear("hidden", vectors[[token for _, token in seen]]))
        roles = _softmax(self._linear("role", hidden))
        world = self._linear("world", hidden)[:, 0] > 0
        ends = 2 * len(POINTERS)
        query = self._linear("query", hidden).reshape(len(seen), ends, -1)
        key = self._linear("key", vectors).reshape(len(vectors), ends, -1)
        scores = np.einsum("nkd,lkd->nkl", query, key) * query.shape[-1] ** -0.5
        chances = np.log(_softmax(scores) + 1e-9)
        last = furthest(problem, encoded.places)
        return tuple(
            self._tag(q, roles[i], bool(world[i]), chances[i], encoded, last) for i, (q, _) in enumerate(seen)
        )

    def _tag(
        self, quantity: Quantity, roles: Array, world: bool, chances: Array, encoded: Encoded, last: Sequence[int]
    ) -> Heard:
        found: dict[str, Words] = {}
        for i, pointer in enumerate(POINTERS):
            start, end, chance = best_span(chances[2 * i], chances[2 * i + 1], last, encoded.ids)
            if start > 0:
                found[pointer] = Words((encoded.places[start], encoded.places[end + 1]), chance)
        best = int(roles.argmax())
        owner, act, mark, what, other = (found.get(pointer) for pointer in POINTERS)
        return Heard(quantity.index, ROLES[best], float(roles[best]), world, owner, act, mark, what, other)

    def _linear(self, name: str, x: Array) -> Array:
        y: Array = x @ self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return y


def furthest(problem: Problem, places: Sequence[int]) -> list[int]:
    """For every token where a name that begins there must have ended: before a mark, before a number."""
    numbers = {at for q in problem.quantities if q.value is not None for at in range(q.span.start, q.span.end)}
    stops = [i for i, at in enumerate(places[:-1]) if i == 0 or at in numbers or problem.text[at] in MARKS]
    stops.append(len(places) - 1)  # the closing token
    found, at = [], 0
    for token in range(len(places)):
        while at + 1 < len(stops) and stops[at] < token:
            at += 1
        found.append(min(token + LONGEST, stops[at]))
    return found


def best_span(starts: Array, ends: Array, last: Sequence[int], ids: Sequence[int]) -> tuple[int, int, float]:
    """The likeliest word and its probability, at the likeliest of its places; (0, 0), the opening token: nothing.

    A name may stand at several places, all of them right, among which the network divides its votes: what counts is the
    word. If k places have a k-th of both votes each, so has each place a k-th of their geometric mean; these add up.
    Where a word begins and ends is a matter of taste (开车, 开车前往): how likely it is counts all words about it.
    """
    best, found = float(starts[0] + ends[0]), (0, 0)
    about: list[int] = []
    for start in np.argsort(-starts[1:-1])[:FIRST] + 1:
        width = ends[start : last[start]]
        if not len(width):
            continue
        end = int(start + width.argmax())
        word = tuple(ids[start : end + 1])
        places = [i for i in range(1, len(ids) - len(word)) if tuple(ids[i : i + len(word)]) == word]
        both = np.array([starts[i] + ends[i + len(word) - 1] for i in places])
        votes = 2 * float(np.logaddexp.reduce(both / 2))
        if votes > best:
            at = places[int(both.argmax())]
            best, found, about = votes, (at, at + len(word) - 1), places
    size = found[1] - found[0] + 1
    near = max(float(np.exp(best)), _mass(starts, about, size) * _mass(ends, about, size)) if about else 0.0
    return *found, min(1.0, near)


def _mass(votes: Array, places: Sequence[int], width: int) -> float:
    """How likely one of these places is meant, whichever of its words, or of the words beside, are taken in."""
    near = {at for place in places for at in range(max(1, place - BESIDE), min(len(votes), place + width + BESIDE))}
    return float(np.exp(votes[sorted(near)]).sum())


def _softmax(x: Array) -> Array:
    e = np.exp(x - x.max(-1, keepdims=True))
    normal: Array = e / e.sum(-1, keepdims=True)
    return normal

