"""The Seq2Seq's beam: the most probable well-formed sentences, several stretches of text at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from fabula.extract.neural.heads import Array, Rows, View
from fabula.extract.neural.labels import NodeRef
from fabula.extract.neural.machine import MOST_WORDS, Machine, State

BEAM = 4


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """A sentence so far: its words, log probability and state; ``row`` is where its network state is."""

    words: tuple[int, ...]
    score: float
    state: State
    row: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A stretch of tokens, the nodes it may speak of, and the machine that says how."""

    machine: Machine
    nodes: tuple[NodeRef, ...]
    start: int
    end: int


class Steps(Protocol):
    """What a beam needs of the networks; a test may stand in for them."""

    def rows(self, asked: Sequence[tuple[tuple[NodeRef, ...], int, int]]) -> Rows: ...
    def step(self, rows: Rows) -> Array: ...


def decode(view: View | Steps, asked: Sequence[Asked], width: int = BEAM) -> list[list[Hypothesis]]:
    """For everything asked its ``width`` best finished sentences, most probable first."""
    if not asked:
        return []
    first = view.rows([(a.nodes, a.start, a.end) for a in asked])
    open_: list[list[Hypothesis]] = [[Hypothesis((), 0.0, State(), i)] for i in range(len(asked))]
    done: list[list[Hypothesis]] = [[] for _ in asked]
    rows = first
    for _ in range(MOST_WORDS + 1):
        if not any(open_):
            break
        scores = view.step(rows)
        open_ = [_extended(a, hs, scores, width) for a, hs in zip(asked, open_, strict=True)]
        for at, hypotheses in enumerate(open_):
            done[at] += [h for h in hypotheses if h.state.done]
            done[at] = sorted(done[at], key=lambda h: -h.score)[:width]
            going = [h for h in hypotheses if not h.state.done and _may_win(h, done[at], width)]
            open_[at] = going[:width]
        rows, open_ = _next_rows(rows, open_)
    return done


def _extended(asked: Asked, hypotheses: Sequence[Hypothesis], scores: Array, width: int) -> list[Hypothesis]:
    """The best continuations by one allowed word."""
    found: list[tuple[float, Hypothesis, int]] = []
    for hypothesis in hypotheses:
        words = np.fromiter(asked.machine.allowed(hypothesis.state), np.int64)
        values = hypothesis.score + scores[hypothesis.row, words]
        found += [(float(values[i]), hypothesis, int(words[i])) for i in _best(values, 2 * width)]
    found.sort(key=lambda entry: -entry[0])
    return [
        Hypothesis((*h.words, word), score, asked.machine.advance(h.state, word), h.row)
        for score, h, word in found[: 2 * width]
    ]


def _best(values: Array, count: int) -> NDArray[np.int64]:
    order: NDArray[np.int64] = np.argsort(-values, kind="stable")[:count]
    return order


def _may_win(hypothesis: Hypothesis, done: Sequence[Hypothesis], width: int) -> bool:
    """Probabilities only fall, so what is behind a full list stays behind it."""
    return len(done) < width or hypothesis.score > done[-1].score


def _next_rows(rows: Rows, open_: list[list[Hypothesis]]) -> tuple[Rows, list[list[Hypothesis]]]:
    """One row for each open hypothesis, in the state that its last word left."""
    kept = [h for hypotheses in open_ for h in hypotheses]
    if not kept:
        return rows, open_
    at = np.array([h.row for h in kept])
    inputs = rows.candidates[at, [h.words[-1] for h in kept]]
    moved = Rows(rows.state[at], rows.context[at], rows.candidates[at], rows.allowed[at], inputs)
    fresh = iter(range(len(kept)))
    again = [[Hypothesis(h.words, h.score, h.state, next(fresh)) for h in hs] for hs in open_]
    return moved, again
