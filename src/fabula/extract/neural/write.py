"""The writer at work, in numpy: expressions word by word, with an eye on the whole text.

It gives the relation decoder's expressions a second opinion (:meth:`Writer.scores`) and writes some of its own
(:meth:`Writer.write`). ``learn/models/write.py`` is the same network in torch; a test compares them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabula.extract.neural.cell import gru
from fabula.extract.neural.encode import Operand
from fabula.extract.neural.heads import log_softmax, softmax
from fabula.extract.neural.prefix import FIRST, MOST_WORDS, PREFIX, ROOT, Words, places_of, steps_of, words_of
from fabula.extract.neural.relate import SLIM, Proposal
from fabula.extract.neural.steps import MOST_STEPS, run

Array = NDArray[np.float32]


@dataclass(frozen=True)
class Page:
    """What the writer sees of one problem."""

    known: Array  # (4 + N, D): operators and operands
    memory: Array  # (L, D)
    first: Array  # (D,): the state before the first word


@dataclass(frozen=True)
class _Draft:
    """Unfinished words; ``open`` are the places of words to come, the next one last."""

    score: float
    words: Words
    open: tuple[int, ...]


class Writer:
    """The weights, and the beam."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        own = {n.removeprefix(PREFIX): np.asarray(w, np.float32) for n, w in weights.items() if n.startswith(PREFIX)}
        tables = {"symbols.weight", "places.weight"}
        self.weights: dict[str, Array] = {n: w if n in tables else np.ascontiguousarray(w.T) for n, w in own.items()}

    @property
    def trained(self) -> bool:
        """Whether the model has learned to write."""
        return bool(self.weights)

    def page(self, vectors: Array, operands: Sequence[Operand], goal: int) -> Page:
        """What is the same for all words of a problem; ``vectors`` (L, H) come from the encoder."""
        symbols = self.weights["symbols.weight"]
        numbers = self._linear("number", vectors[[o.token for o in operands[1:]]])
        first = np.tanh(self._linear("state", np.concatenate((vectors[goal], vectors.mean(0)))))
        return Page(np.concatenate((symbols[: FIRST + 1], numbers)), self._linear("memory", vectors), first)

    def scores(self, page: Page, spelled: Sequence[Words]) -> list[float]:
        """The log probability of each expression, all at once."""
        rows = np.arange(len(spelled))
        total = np.zeros(len(spelled))
        state = np.repeat(page.first[None], len(spelled), 0)
        before = np.repeat(self.weights["symbols.weight"][FIRST + 1][None], len(spelled), 0)
        placed = [places_of(words) for words in spelled]
        for t in range(max(map(len, spelled), default=0)):
            words = np.array([w[t] if t < len(w) else 0 for w in spelled])
            places = np.array([p[t] if t < len(p) else 0 for p in placed])
            state, chances = self._step(page, before, places, state)
            total += np.where([t < len(w) for w in spelled], chances[rows, words], 0.0)
            before = page.known[words]
        return [float(p) for p in total]

    def write(self, page: Page, operands: Sequence[Operand], beam: int) -> list[Proposal]:
        """The best finished expressions, best first; none that is less likely than the first by more than ``SLIM``."""
        if len(operands) < 2:
            return []
        alive = [_Draft(0.0, (), (ROOT,))]
        state = page.first[None]
        before = self.weights["symbols.weight"][FIRST + 1][None]
        done: list[_Draft] = []
        for _ in range(MOST_WORDS):
            places = np.array([d.open[-1] for d in alive])
            state, chances = self._step(page, before, places, state)
            grown = _grown(alive, chances, beam)
            done += [d for _, d in grown if not d.open]
            floor = max((d.score for d in done), default=-np.inf) - SLIM
            rest = [(at, d) for at, d in grown if d.open and d.score >= floor][:beam]
            if not rest:
                break
            alive = [d for _, d in rest]
            state, before = state[[at for at, _ in rest]], page.known[[d.words[-1] for d in alive]]
        return _valued(sorted(done, key=lambda d: -d.score)[:beam], operands)

    def _step(self, page: Page, before: Array, places: NDArray[np.int64], state: Array) -> tuple[Array, Array]:
        """The next states (K, D), and the log probabilities of all words (K, 4 + N)."""
        state = self._cell(np.concatenate((before, self.weights["places.weight"][places]), -1), state)
        scale = np.float32(state.shape[1] ** -0.5)
        seen = softmax(state @ page.memory.T * scale) @ page.memory
        first = np.broadcast_to(page.first, state.shape)
        query = self._linear("query", np.concatenate((state, seen, first), -1))
        return state, log_softmax(query @ page.known.T * scale)

    def _cell(self, x: Array, state: Array) -> Array:
        """One step of the GRU."""
        w = self.weights
        into = x @ w["cell.weight_ih_l0"] + w["cell.bias_ih_l0"]
        from_ = state @ w["cell.weight_hh_l0"] + w["cell.bias_hh_l0"]
        return gru(into, from_, state)

    def _linear(self, name: str, x: Array) -> Array:
        y: Array = x @ self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return y


def _grown(alive: Sequence[_Draft], chances: Array, beam: int) -> list[tuple[int, _Draft]]:
    """The best next words of all drafts, each with the number of its draft, best first."""
    flat = (chances + np.array([d.score for d in alive], np.float32)[:, None]).ravel()
    made = []
    for place in np.argsort(-flat, kind="stable")[: 2 * beam].tolist():
        at, word = divmod(place, chances.shape[1])
        draft = alive[at]
        *rest, _ = draft.open
        if word < FIRST:
            if len(draft.words) + len(rest) + 3 > MOST_WORDS:
                continue
            rest += [2 * word + 1, 2 * word]
        made.append((at, _Draft(float(flat[place]), (*draft.words, word), tuple(rest))))
    return made


def _valued(drafts: Sequence[_Draft], operands: Sequence[Operand]) -> list[Proposal]:
    """Those that have a positive value and are no longer than the decoder's, each spelling once."""
    found: dict[Words, Proposal] = {}
    values = [o.value for o in operands]
    for draft in drafts:
        steps = steps_of(draft.words, len(operands))
        if steps is None or len(steps) > MOST_STEPS:
            continue
        value = run(values, steps)
        if value is not None and value > 0:
            found.setdefault(words_of(steps, len(operands)), Proposal(steps, value, draft.score))
    return list(found.values())
