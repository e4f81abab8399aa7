"""Problems disturbed while they are learned: clauses of other problems added, or a needed clause taken out.

Works on token ids, so that every pass sees other disturbances and nothing has to be read again. A clause that is
added keeps its numbers, which the expression does not use; one that could be part of what is asked is not added
(``data/belong.py``). A clause that is taken out had a number which the expression uses: what is left cannot be
answered, and is learned as such.

Randomness comes from torch's generator, whose state a checkpoint keeps: a resumed training meets the same texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import torch

from fabula.data.belong import Gist, gist
from fabula.data.perturb import FILE as DONORS
from fabula.data.perturb import TRIES
from fabula.extract.neural.encode import (
    DECIMAL,
    FRACTION,
    LONGEST,
    MASK,
    MOST_OPERANDS,
    PERCENT,
    WHOLE,
    Encoded,
    Operand,
)
from fabula.extract.neural.steps import Step
from fabula.extract.neural.store import UNKNOWN
from fabula.lang.lexicon import classes, particle
from fabula.learn.relating import Example
from fabula.learn.reverse import Reverser
from fabula.learn.tagging import TokenTag

ENDS = "，。；！：？"
SENTENCE_ENDS = "。！？"
SHORTEST, LONGEST_DONOR = 5, 26


@dataclass(frozen=True)
class Disturbance:
    """How often: ``reversed`` questions, ``hidden`` tokens, ``added`` clauses of other problems, at most so many of
    them; ``removed`` ones.
    """

    reversed: float = 0.25
    hidden: float = 0.04
    added: float = 0.4
    removed: float = 0.08
    most: int = 5
    further: float = 0.5  # the chance of one more clause after each that was added


@dataclass(frozen=True)
class Donor:
    """A clause that stands for itself: its tokens, its numbers (value, place in it), and whose they are, if told."""

    ids: tuple[int, ...]
    operands: tuple[Operand, ...]
    tags: tuple[TokenTag, ...]
    gist: Gist


def bounds(encoded: Encoded, ends: frozenset[int]) -> list[int]:
    """Where clauses begin, in tokens; the last entry is the closing token."""
    last = len(encoded.ids) - 1
    inner = [i + 1 for i in range(1, last) if encoded.ids[i] in ends and i + 1 < last]
    return [1, *inner, last]


class Disturber:
    """Knows the clauses of all problems that can stand elsewhere."""

    def __init__(
        self, examples: Sequence[Example], vocabulary: Mapping[str, int], how: Disturbance | None = None
    ) -> None:
        self.how = how or Disturbance()
        self.ends = frozenset(vocabulary[c] for c in ENDS if c in vocabulary)
        self.sentence_ends = frozenset(vocabulary[c] for c in SENTENCE_ENDS if c in vocabulary)
        self.comma, self.stop, self.after = (
            vocabulary.get(c, vocabulary[UNKNOWN]) for c in ("，", "。", particle("behind"))
        )
        known = classes(DONORS)
        leans = frozenset(vocabulary[c] for c in known["leans"] if c in vocabulary)
        never = frozenset(vocabulary[c] for c in known["never"] if c in vocabulary)
        self.gathering = frozenset(vocabulary[c] for c in known["gathers"] if c in vocabulary)
        self.marks = frozenset(
            vocabulary[c] for c in (*ENDS, "、", WHOLE, DECIMAL, FRACTION, PERCENT) if c in vocabulary
        )
        self.reverse = Reverser(vocabulary, self.ends)
        self.mask = vocabulary.get(MASK, vocabulary[UNKNOWN])
        self.asking = {vocabulary[w[0]]: len(w) for w in known["asks"] if w[0] in vocabulary}
        self.donors = list(dict.fromkeys(d for e in examples for d in self._donors(e, leans, never)))
        self.near: dict[int, list[int]] = {}
        for i, donor in enumerate(self.donors):
            for operand in donor.operands:  # by the token behind the number: mostly its unit
                self.near.setdefault(_unit(donor.ids, operand.token), []).append(i)

    def _donors(self, example: Example, leans: frozenset[int], never: frozenset[int]) -> list[Donor]:
        made = []
        encoded = example.encoded
        places = bounds(encoded, self.ends)
        for start, end in pairwise(places):
            inside = encoded.ids[start : end - 1]
            if not SHORTEST <= len(inside) <= LONGEST_DONOR or start <= encoded.goal < end:
                continue
            numbers = [o for o in encoded.operands[1:] if start <= o.token < end]
            if not numbers or inside[0] in leans or never & set(inside):
                continue
            moved = tuple(replace(o, token=o.token - start, quantity=-1) for o in numbers)
            if moved[0].token > 1 and inside[-1] != self.after:  # somebody or something comes before the number
                tags = tuple(t.within(start, end) for t in example.tags if start <= t.token < end)
                told = gist(inside, [o.token + 1 for o in moved], self.marks)
                made.append(Donor(tuple(inside), moved, tags, told))
        return made

    def _gist(self, encoded: Encoded) -> Gist:
        numbers = [o.token + 1 for o in encoded.operands[1:]]
        asked = encoded.goal + self.asking.get(encoded.ids[encoded.goal], 1)
        question = max(b for b in bounds(encoded, self.ends) if b <= max(1, encoded.goal))
        return gist(encoded.ids, numbers, self.marks, (asked,), self.gathering, question)

    def __call__(self, example: Example) -> Example:
        """The example as one pass sees it."""
        if not example.steps:  # nothing is known to be needed, so nothing is known to be beside the point
            return example
        if self.how.reversed and float(torch.rand(())) < self.how.reversed:
            example = self.reverse(example)
        return self._hidden(self._other(example))

    def _other(self, example: Example) -> Example:
        """The example with clauses added, or without a needed one."""
        drawn = float(torch.rand(()))
        if drawn < self.how.removed:
            return self._removed(example)
        if drawn < self.how.removed + self.how.added:
            story = self._gist(example.encoded)
            for _ in range(self.how.most):
                example = self._added(example, story)
                if float(torch.rand(())) >= self.how.further:
                    break
        return example

    def _hidden(self, example: Example) -> Example:
        """Some tokens masked, so that no story is known by heart; numbers, marks and the question stay."""
        if not self.how.hidden:
            return example
        encoded = example.encoded
        drawn = torch.rand(len(encoded.ids)) < self.how.hidden
        stays = {0, len(encoded.ids) - 1, encoded.goal, encoded.goal + 1, *(o.token + 1 for o in encoded.operands[1:])}
        ids = tuple(
            self.mask if hide and i not in stays and token not in self.marks else token
            for i, (token, hide) in enumerate(zip(encoded.ids, drawn.tolist(), strict=True))
        )
        return replace(example, encoded=replace(encoded, ids=ids))

    def _added(self, example: Example, story: Gist) -> Example:
        encoded = example.encoded
        drawn = (self._donor(encoded) for _ in range(TRIES))
        donor = next((d for d in drawn if d is not None and not story.could_hold(d.gist)), None)
        if donor is None or len(encoded.operands) + len(donor.operands) > MOST_OPERANDS:
            return example
        if len(encoded.ids) + len(donor.ids) + 1 > LONGEST:
            return example
        at = self._place(encoded)
        ids = (*donor.ids, self.stop if at == 1 or encoded.ids[at - 1] in self.sentence_ends else self.comma)
        return inserted(example, at, ids, donor.operands, donor.tags)

    def _donor(self, encoded: Encoded) -> Donor | None:
        """Half of the time one with a unit that the problem has: those are hard to tell apart."""
        if not self.donors:
            return None
        pool: Sequence[int] = ()
        if len(encoded.operands) > 1 and float(torch.rand(())) < 0.5:
            one = encoded.operands[1 + _draw(len(encoded.operands) - 1)]
            pool = self.near.get(_unit(encoded.ids, one.token), ())
        return self.donors[pool[_draw(len(pool))] if pool else _draw(len(self.donors))]

    def _place(self, encoded: Encoded) -> int:
        """Before the text, before a sentence, or before the clause that asks."""
        places = [b for b in bounds(encoded, self.ends) if b <= encoded.goal]
        good = [b for b in places if b == 1 or encoded.ids[b - 1] in self.sentence_ends]
        good.append(places[-1])
        return good[_draw(len(good))] if float(torch.rand(())) < 0.7 else places[_draw(len(places))]

    def _removed(self, example: Example) -> Example:
        """Without one clause that has a number of the expression, if there is such a clause."""
        encoded = example.encoded
        used = {p for s in example.steps for p in (s.left, s.right)}
        needed = [o.token for i, o in enumerate(encoded.operands) if i and i in used]
        places = bounds(encoded, self.ends)
        spans = list(pairwise(places))
        cut = [(a, b) for a, b in spans if any(a <= t < b for t in needed) and not a <= encoded.goal < b]
        if len(spans) < 3 or not cut:
            return example
        start, end = cut[_draw(len(cut))]
        taken = gist(encoded.ids[start:end], [t + 1 - start for t in needed if start <= t < end], self.marks)
        rest = without(example, start, end)
        return example if self._gist(rest.encoded).stands_without(taken) else rest


def _draw(count: int) -> int:
    return int(torch.randint(count, (1,)))


def _unit(ids: Sequence[int], token: int) -> int:
    return ids[token + 1] if token + 1 < len(ids) else -1


def inserted(
    example: Example, at: int, ids: Sequence[int], operands: Sequence[Operand], tags: Sequence[TokenTag] = ()
) -> Example:
    """The example with further tokens before token ``at``, their numbers, and whose these are."""
    encoded, width = example.encoded, len(ids)
    early = sum(1 for o in encoded.operands if o.token < at or o.quantity is None)

    def shift(token: int) -> int:
        return token + width if token >= at else token

    old = [o if o.quantity is None else replace(o, token=shift(o.token)) for o in encoded.operands]
    new = [replace(o, token=o.token + at) for o in operands]
    made = Encoded(
        (*encoded.ids[:at], *ids, *encoded.ids[at:]), (),
        (*old[:early], *new, *old[early:]), shift(encoded.goal),
    )  # fmt: skip
    more = len(new)
    steps = tuple(
        replace(s, left=s.left + more * (s.left >= early), right=s.right + more * (s.right >= early))
        for s in example.steps
    )
    told = [t.moved(shift) for t in example.tags]
    told += [t.moved(lambda token: token + at - 1) for t in tags]
    return Example(example.id, made, steps, tuple(told), example.known)


def without(example: Example, start: int, end: int) -> Example:
    """What is left without the tokens from ``start`` to ``end``; nothing can be computed from it."""
    encoded, width = example.encoded, end - start
    kept = [o for o in encoded.operands if o.quantity is None or not start <= o.token < end]
    old = [o if o.quantity is None or o.token < end else replace(o, token=o.token - width) for o in kept]
    goal = encoded.goal - width if encoded.goal >= end else encoded.goal
    made = Encoded((*encoded.ids[:start], *encoded.ids[end:]), (), tuple(old), goal)
    none: tuple[Step, ...] = ()
    return Example(example.id, made, none)
