"""Whose each number is, as told by a person: annotations of problems, and gold situations, as tags to learn from.

Annotations are stored without the texts: a hash of the text finds it in whatever corpus has it, and words are places
in it. ``read_annotations`` reads such a file; ``of_gold`` makes the same of a gold situation (``docs/situations.md``).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch

from fabula.data.goldgraph import Gold
from fabula.errors import DataError
from fabula.extract.neural.encode import Encoded, token_of
from fabula.extract.neural.tagger import POINTERS, ROLES, Span
from fabula.facts.chunks import is_act
from fabula.learn.models.tagger import ENDS, UNKNOWN, TagBatch
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import Number, Slot
from fabula.text import Problem
from fabula.text.heard import RELATION


@dataclass(frozen=True)
class Told:
    """One number: its role, whether its owner is the World, and for each pointer the places that are right."""

    quantity: int
    role: str
    world: bool
    places: Mapping[str, tuple[Span, ...]]  # () or missing: nothing is to be pointed at
    silent: frozenset[str] = frozenset()  # pointers of which nothing is known

    def to_json(self) -> list[Any]:
        told = {k: v for k, v in self.places.items() if v} | dict.fromkeys(sorted(self.silent), None)
        return [self.quantity, self.role, int(self.world), told]

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> Told:
        quantity, role, world, places = data
        if role not in ROLES or not set(places) <= set(POINTERS):
            raise ValueError(f"role {role!r}, pointers {sorted(places)}")
        known = {k: tuple((a, b) for a, b in v) for k, v in places.items() if v is not None}
        return cls(quantity, role, bool(world), known, frozenset(k for k, v in places.items() if v is None))


class Annotations:
    """What is told of which text."""

    def __init__(self, found: Mapping[str, tuple[Told, ...]]) -> None:
        self.found = dict(found)

    def __len__(self) -> int:
        return len(self.found)

    def of(self, text: str) -> tuple[Told, ...]:
        """What is told of a text; () if nothing is."""
        return self.found.get(fingerprint(text), ())


def fingerprint(text: str) -> str:
    """A text's name that does not tell the text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_annotations(path: Path) -> Annotations:
    """One JSON line a problem: ``{"text": hash, "tags": [[quantity, role, world, {pointer: [[start, end], …]}]]}``.

    A pointer of which nothing is known is null.
    """
    found = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            data = json.loads(line)
            found[str(data["text"])] = tuple(map(Told.from_json, data["tags"]))
        except (ValueError, KeyError, TypeError) as error:
            raise DataError(f"{path}, line {number}: {error}", hint="a line is a hash and its tags") from error
    return Annotations(found)


# --- gold situations ---


def of_gold(gold: Gold) -> tuple[Told, ...]:
    """The tags of a gold situation's numbers and of its question."""
    return tuple(_Gold(gold).told())


class _Gold:
    def __init__(self, gold: Gold) -> None:
        self.gold = gold
        self.text = gold.problem.text
        self.spans = {q.index: (q.span.start, q.span.end) for q in gold.problem.quantities}

    def told(self) -> Iterator[Told]:
        graph = self.gold.graph
        for given in graph.givens:
            if given.quantity is not None:
                yield self._of(given.quantity, given.slot.attribute.name.lower(), given.slot.node)
        if isinstance(graph.goal.term, Slot) and graph.goal.quantity is not None:
            yield self._of(graph.goal.quantity, graph.goal.term.attribute.name.lower(), graph.goal.term.node)
        for relation in graph.relations:
            slots = [a.node for a in relation.args if isinstance(a, Slot)]
            numbers = [t.quantity for t in relation.terms() if isinstance(t, Number) and t.quantity is not None]
            for quantity in dict.fromkeys(numbers) if slots else ():
                told = self._of(quantity, RELATION, slots[0])
                other = self._words(slots[1], quantity) if len(slots) > 1 else {}
                best = other.get("mark") or other.get("owner") or ()
                yield replace(told, places={**told.places, "other": best})

    def _of(self, quantity: int, role: str, node: str) -> Told:
        places = self._words(node, quantity)
        missing = {p for p, found in places.items() if found == ((-1, -1),)}
        kept = {p: found for p, found in places.items() if p not in missing}
        world = self.gold.graph.by_id[node].kind is NodeKind.WORLD
        return Told(quantity, role, world, kept, frozenset(missing))

    def _words(self, node_id: str, quantity: int) -> dict[str, tuple[Span, ...]]:
        """The places of the node's words, by pointer."""
        by_id = self.gold.graph.by_id
        node = by_id[node_id]
        if node.kind in (NodeKind.WORLD, NodeKind.AGENT):
            return {"owner": self._places(node, quantity)}
        owner = by_id[node.parent or ""]
        made = {"owner": self._places(owner, quantity)}
        return {**made, **self._event(node, quantity)}

    def _event(self, node: Node, quantity: int) -> dict[str, tuple[Span, ...]]:
        names = self.gold.names.get(node.id) or (node.label,)
        kind = "act" if node.kind is NodeKind.EVENT else "mark"
        for name in names:
            if name in self.text:
                return {kind: nearest(self.text, name, self.spans[quantity])}
        for name in names:
            for cut in range(1, len(name)):
                first, second = name[:cut], name[cut:]
                if first in self.text and second in self.text:
                    pair = ("mark", "act") if is_act(second) and not is_act(first) else ("act", "what")
                    found = (nearest(self.text, w, self.spans[quantity]) for w in (first, second))
                    return dict(zip(pair, found, strict=True))
        return {"act": ((-1, -1),), "mark": ((-1, -1),)}

    def _places(self, node: Node, quantity: int) -> tuple[Span, ...]:
        names = self.gold.names.get(node.id) or (node.label,)
        name = next((n for n in names if n in self.text), "")
        return tuple(everywhere(self.text, name)) if name else ((-1, -1),)


def everywhere(text: str, word: str) -> Iterator[Span]:
    """All places of a word."""
    at = text.find(word)
    while at >= 0:
        yield at, at + len(word)
        at = text.find(word, at + 1)


def nearest(text: str, word: str, span: Span) -> tuple[Span, ...]:
    """The places of a word in the clause of a number; else the last one before, else the first one behind."""
    found = list(everywhere(text, word))
    start = max(text.rfind(c, 0, span[0]) for c in "，。；？！：") + 1
    end = min((e for c in "，。；？！：" if (e := text.find(c, span[1])) >= 0), default=len(text))
    inside = [p for p in found if start <= p[0] and p[1] <= end]
    before = [p for p in found if p[1] <= span[0]]
    return tuple(inside or before[-1:] or found[:1])


# --- tokens ---


@dataclass(frozen=True)
class TokenTag:
    """A number's tag in tokens: for each end of each pointer the tokens that are right; () where nothing is known."""

    token: int
    role: int
    world: bool
    ends: tuple[tuple[int, ...], ...]

    def moved(self, shift: Callable[[int], int]) -> TokenTag:
        """The same after tokens were put in; the opening token stays where it is."""
        ends = tuple(tuple(shift(t) if t else t for t in end) for end in self.ends)
        return replace(self, token=shift(self.token), ends=ends)

    def within(self, start: int, end: int) -> TokenTag:
        """The same as if the tokens from ``start`` to ``end`` stood alone behind an opening one; of words elsewhere
        nothing is known.
        """
        kept = (tuple(t for t in found if not t or start <= t < end) for found in self.ends)
        ends = tuple(tuple(t - start + 1 if t else t for t in found) for found in kept)
        return replace(self, token=self.token - start + 1, ends=ends)


def token_tags(problem: Problem, encoded: Encoded, told: Iterable[Told]) -> tuple[TokenTag, ...]:
    """Tags in the tokens of an encoded problem; what the encoder does not see has none."""
    by_place = {place: i for i, place in reversed(list(enumerate(encoded.places))) if i}
    ending = {place: i - 1 for place, i in by_place.items()}
    made = []
    for tag in told:
        ends: list[tuple[int, ...]] = []
        for pointer in POINTERS:
            places = tag.places.get(pointer, ())
            fits = [(by_place[a], ending[b]) for a, b in places if a in by_place and b in ending]
            if pointer in tag.silent or (places and not fits):
                ends += [(), ()]
            elif not places:
                ends += [(0,), (0,)]
            else:
                ends += [tuple(a for a, _ in fits), tuple(b for _, b in fits)]
        quantity = problem.quantities[tag.quantity]
        if quantity.span.start >= encoded.places[-1]:
            continue
        made.append(TokenTag(token_of(quantity, encoded.places), ROLES.index(tag.role), tag.world, tuple(ends)))
    return tuple(made)


def collate_tags(rows: Sequence[Sequence[TokenTag]], longest: int) -> TagBatch | None:
    """Padded tensors; None if nothing is told of any of the problems."""
    most = max(map(len, rows), default=0)
    if not most:
        return None
    at = torch.zeros(len(rows), most, dtype=torch.long)
    role = torch.full((len(rows), most), UNKNOWN, dtype=torch.long)
    world = torch.zeros(len(rows), most)
    allowed = torch.zeros(len(rows), most, ENDS, longest, dtype=torch.bool)
    for i, row in enumerate(rows):
        for j, tag in enumerate(row):
            at[i, j], role[i, j], world[i, j] = tag.token, tag.role, float(tag.world)
            for k, tokens in enumerate(tag.ends):
                allowed[i, j, k, list(tokens)] = True
    return TagBatch(at, role, world, allowed)
