"""The relation decoder at work, in numpy: a beam over steps that can only end in well-formed expressions.

A hypothesis never divides by zero, never goes below zero, takes no step twice, and may end only when every
result on the way is used. ``learn/models/relate.py`` is the same network in torch; a test compares them.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabula.extract.neural.encode import Operand
from fabula.extract.neural.steps import MOST_STEPS, OPERATIONS, Step, apply

Array = NDArray[np.float32]
OPS = len(OPERATIONS)


@dataclass(frozen=True)
class Proposal:
    """An expression over the operands, its value and its log probability."""

    steps: tuple[Step, ...]
    value: Fraction
    score: float


@dataclass(frozen=True)
class _Hypothesis:
    score: float
    steps: tuple[Step, ...]
    values: tuple[Fraction, ...]
    numbers: Array  # (M, D)
    first: Array  # (M, 6, D)
    second: Array  # (M, 6, D)
    related: Array  # (P, 6, D)
    pairs: tuple[tuple[int, int], ...]
    state: Array  # (D,)
    unused: frozenset[int]


class RelationDecoder:
    """The heads' weights, and the beam."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        self.weights: dict[str, Array] = {name: np.asarray(w, np.float32) for name, w in weights.items()}
        self.dim = len(self.weights["one"])

    def decode(
        self, vectors: Array, operands: Sequence[Operand], goal: int, beam: int = 10
    ) -> list[Proposal]:
        """The best finished expressions, best first; ``vectors`` (L, H) come from the encoder."""
        alive = [self._start(vectors, operands, goal)] if len(operands) > 1 else []
        done: list[Proposal] = []
        for _ in range(MOST_STEPS):
            moves = self._moves(alive, beam)
            grown: list[_Hypothesis] = []
            for score, at, step, last, value in moves:
                if last:
                    done.append(Proposal((*alive[at].steps, step), value, score))
                elif len(grown) < beam:
                    grown.append(self._grow(alive[at], step, value, score))
            alive = grown
            worst = heapq.nlargest(beam, (p.score for p in done))
            if not alive or (len(worst) == beam and alive[0].score < worst[-1]):
                break
        return sorted(done, key=lambda p: -p.score)[:beam]

    def _linear(self, name: str, x: Array) -> Array:
        y: Array = x @ self.weights[f"{name}.weight"].T
        bias = self.weights.get(f"{name}.bias")
        return y if bias is None else y + bias

    def _norm(self, name: str, x: Array) -> Array:
        centred = x - x.mean(-1, keepdims=True)
        scaled: Array = centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5)
        return scaled * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    def _start(self, vectors: Array, operands: Sequence[Operand], goal: int) -> _Hypothesis:
        asked = vectors[goal]
        at = vectors[[o.token for o in operands]]
        both = np.concatenate((at, np.broadcast_to(asked, at.shape)), -1)
        numbers = self._norm("operand_norm", self._linear("operand", both))
        numbers[0] = self.weights["one"]
        state = np.tanh(self._linear("state", np.concatenate((asked, vectors.mean(0)))))
        m = len(operands)
        first, second = self._projected(numbers)
        pairs = tuple((i, j) for i in range(m) for j in range(i + 1, m))
        left, right = [i for i, _ in pairs], [j for _, j in pairs]
        product = self._linear("both", numbers[left] * numbers[right]).reshape(-1, OPS, self.dim)
        related = np.tanh(first[left] + second[right] + product)
        values = tuple(o.value for o in operands)
        return _Hypothesis(0.0, (), values, numbers, first, second, related, pairs, state, frozenset())

    def _projected(self, numbers: Array) -> tuple[Array, Array]:
        shape = (-1, OPS, self.dim)
        return self._linear("first", numbers).reshape(shape), self._linear("second", numbers).reshape(shape)

    def _moves(
        self, alive: Sequence[_Hypothesis], beam: int
    ) -> Iterator[tuple[float, int, Step, bool, Fraction]]:
        """The best steps of all hypotheses that the rules of arithmetic allow, best first."""
        ranked: list[tuple[float, int, int]] = []
        for at, hypothesis in enumerate(alive):
            flat = hypothesis.score + self.log_probabilities(hypothesis.related, hypothesis.state).ravel()
            best = np.argsort(-flat, kind="stable")[: 4 * beam]
            ranked += [(float(flat[place]), at, int(place)) for place in best]
        ranked.sort(key=lambda move: -move[0])
        found = 0
        for score, at, place in ranked:
            pair, rest = divmod(place, OPS * 2)
            step = Step(*alive[at].pairs[pair], rest // 2)
            value = _allowed(alive[at], step, last=bool(rest % 2))
            if value is not None:
                yield score, at, step, bool(rest % 2), value
                found += 1
                if found >= 2 * beam:
                    return

    def log_probabilities(self, related: Array, state: Array) -> Array:
        """(P, 6, 2), over all pairs, operations, and whether to go on."""
        keys = self._linear("key", state).reshape(2, self.dim) * self.dim**-0.5
        scores: Array = related @ keys.T
        top = scores.max()
        normal: Array = scores - (top + np.log(np.exp(scores - top).sum()))
        return normal

    def _grow(self, old: _Hypothesis, step: Step, value: Fraction, score: float) -> _Hypothesis:
        chosen = old.related[old.pairs.index((step.left, step.right)), step.operation]
        number = self._norm("result_norm", chosen + self._linear("result", chosen))
        m = len(old.numbers)
        first, second = self._projected(number[None])
        product = self._linear("both", old.numbers * number).reshape(-1, OPS, self.dim)
        fresh = np.tanh(old.first + second + product)  # pairs (i, m): the new number is always the second
        return _Hypothesis(
            score,
            (*old.steps, step),
            (*old.values, value),
            np.concatenate((old.numbers, number[None])),
            np.concatenate((old.first, first)),
            np.concatenate((old.second, second)),
            np.concatenate((old.related, fresh)),
            (*old.pairs, *((i, m) for i in range(m))),
            self._next_state(chosen, old.state),
            (old.unused - {step.left, step.right}) | {m},
        )

    def _next_state(self, x: Array, state: Array) -> Array:
        """A GRU cell, with torch's order of gates: reset, update, new."""
        w = self.weights
        into = w["update.weight_ih"] @ x + w["update.bias_ih"]
        from_ = w["update.weight_hh"] @ state + w["update.bias_hh"]
        d = self.dim
        reset = 1 / (1 + np.exp(-(into[:d] + from_[:d])))
        keep = 1 / (1 + np.exp(-(into[d : 2 * d] + from_[d : 2 * d])))
        new = np.tanh(into[2 * d :] + reset * from_[2 * d :])
        mixed: Array = (1 - keep) * new + keep * state
        return mixed


def _allowed(hypothesis: _Hypothesis, step: Step, *, last: bool) -> Fraction | None:
    """The step's value if the step may be taken."""
    if step in hypothesis.steps:
        return None
    if last and hypothesis.unused - {step.left, step.right}:
        return None
    value = apply(step.operation, hypothesis.values[step.left], hypothesis.values[step.right])
    return value if value is not None and value > 0 else None
