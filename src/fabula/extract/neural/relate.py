"""The relation decoder at work, in numpy: a beam over steps that can only end in well-formed expressions.

A hypothesis never divides by zero, never goes below zero, takes no step twice, and may end only when every
result on the way is used. ``learn/models/relate.py`` is the same network in torch; a test compares them.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabula.extract.neural.cell import gru
from fabula.extract.neural.encode import Operand
from fabula.extract.neural.steps import MOST_STEPS, OPERATIONS, Step, apply

Array = NDArray[np.float32]
OPS = len(OPERATIONS)
SLIM = 6.0  # the difference of log probabilities


@dataclass(frozen=True)
class Proposal:
    """An expression over the operands, its value and its log probability."""

    steps: tuple[Step, ...]
    value: Fraction
    score: float


@dataclass(frozen=True)
class _Hypothesis:
    """An unfinished expression: what has been done, and which results nothing has used yet."""

    score: float
    steps: tuple[Step, ...]
    values: tuple[Fraction, ...]
    unused: frozenset[int]


@dataclass(frozen=True)
class _Vectors:
    """The networks' view of all hypotheses of a round; all have as many numbers, so one array holds them."""

    numbers: Array  # (B, M, D)
    first: Array  # (B, M, 6, D): every number as the first of a pair
    related: Array  # (B, P, 6, D): every pair under every operation
    state: Array  # (B, D)
    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class _Move:
    """A step that hypothesis number ``at`` may take; ``pair`` is its place among the pairs."""

    score: float
    at: int
    pair: int
    step: Step
    last: bool
    value: Fraction


class RelationDecoder:
    """The heads' weights, and the beam."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        self.weights: dict[str, Array] = {
            name: np.ascontiguousarray(np.asarray(w, np.float32).T) for name, w in weights.items()
        }
        self.dim = len(self.weights["one"])

    def decode(
        self, vectors: Array, operands: Sequence[Operand], goal: int, beam: int = 10
    ) -> list[Proposal]:
        """The best finished expressions, best first; ``vectors`` (L, H) come from the encoder.

        None that is less likely than the first by more than ``SLIM``: nobody chooses it, and looking for it takes time.
        """
        done: list[Proposal] = []
        floor = -math.inf
        if len(operands) < 2:
            return done
        alive = [_Hypothesis(0.0, (), tuple(o.value for o in operands), frozenset())]
        seen = self._start(vectors, operands, goal)
        for _ in range(MOST_STEPS):
            grown: list[_Move] = []
            for move in self._moves(alive, seen, beam):
                if move.score < floor:
                    break
                if move.last:
                    done.append(Proposal((*alive[move.at].steps, move.step), move.value, move.score))
                    floor = max(floor, move.score - SLIM)
                elif len(grown) < beam:
                    grown.append(move)
            grown = [move for move in grown if move.score >= floor]
            worst = heapq.nlargest(beam, (p.score for p in done))
            if not grown or (len(worst) == beam and grown[0].score < worst[-1]):
                break
            seen = self._grow(seen, grown)
            alive = [_taken(alive[move.at], move) for move in grown]
        return sorted((p for p in done if p.score >= floor), key=lambda p: -p.score)[:beam]

    def enough(self, vectors: Array, goal: int) -> float | None:
        """How likely the text says all that is needed; None of a model that has not learned it."""
        if "enough.weight" not in self.weights:
            return None
        both = np.concatenate((vectors[goal], vectors.mean(0)))
        return float(1 / (1 + np.exp(-self._linear("enough", both)[0])))

    def needed(self, vectors: Array, operands: Sequence[Operand], goal: int) -> list[float]:
        """How likely the answer rests on each operand; certain of a model that has not learned to tell."""
        if "used.weight" not in self.weights:
            return [1.0] * len(operands)
        logits = self._linear("used", self._numbers(vectors, operands, goal))[:, 0]
        chances: list[float] = (1 / (1 + np.exp(-logits))).tolist()
        return chances

    def _numbers(self, vectors: Array, operands: Sequence[Operand], goal: int) -> Array:
        """The operands (N, D) as the question makes them look."""
        at = vectors[[o.token for o in operands]]
        both = np.concatenate((at, np.broadcast_to(vectors[goal], at.shape)), -1)
        numbers = self._norm("operand_norm", self._linear("operand", both))
        numbers[0] = self.weights["one"]
        return numbers

    def _linear(self, name: str, x: Array) -> Array:
        y: Array = x @ self.weights[f"{name}.weight"]
        bias = self.weights.get(f"{name}.bias")
        return y if bias is None else y + bias

    def _norm(self, name: str, x: Array) -> Array:
        centred = x - x.mean(-1, keepdims=True)
        scaled: Array = centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5)
        return scaled * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    def _by_operation(self, name: str, x: Array) -> Array:
        y: Array = self._linear(name, x).reshape(*x.shape[:-1], OPS, self.dim)
        return y

    def _start(self, vectors: Array, operands: Sequence[Operand], goal: int) -> _Vectors:
        """One hypothesis that has done nothing yet."""
        numbers = self._numbers(vectors, operands, goal)
        state = np.tanh(self._linear("state", np.concatenate((vectors[goal], vectors.mean(0)))))
        m = len(operands)
        first, second = self._by_operation("first", numbers), self._by_operation("second", numbers)
        pairs = tuple((i, j) for i in range(m) for j in range(i + 1, m))
        left, right = [i for i, _ in pairs], [j for _, j in pairs]
        product = self._by_operation("both", numbers[left] * numbers[right])
        related = np.tanh(first[left] + second[right] + product)
        return _Vectors(numbers[None], first[None], related[None], state[None], pairs)

    def _moves(self, alive: Sequence[_Hypothesis], seen: _Vectors, beam: int) -> Iterator[_Move]:
        """The best steps of all hypotheses that the rules of arithmetic allow, best first."""
        chances = self.log_probabilities(seen.related, seen.state).reshape(len(alive), -1)
        flat = (chances + np.array([h.score for h in alive], np.float32)[:, None]).ravel()
        best = np.argsort(-flat, kind="stable")[: 4 * beam * len(alive)]
        found = 0
        for place, score in zip(best.tolist(), flat[best].tolist(), strict=True):
            at, inner = divmod(place, chances.shape[1])
            pair, rest = divmod(inner, OPS * 2)
            (left, right), last = seen.pairs[pair], bool(rest % 2)
            step = Step(left, right, rest // 2)
            value = _allowed(alive[at], step, last=last)
            if value is not None:
                yield _Move(score, at, pair, step, last, value)
                found += 1
                if found >= 2 * beam:
                    return

    def log_probabilities(self, related: Array, state: Array) -> Array:
        """(B, P, 6, 2), over all pairs, operations, and whether to go on."""
        keys = self._linear("key", state).reshape(len(state), 2, self.dim) * self.dim**-0.5
        flat = related.reshape(len(related), -1, self.dim)
        scores: Array = flat @ keys.transpose(0, 2, 1)
        top = scores.max((1, 2), keepdims=True)
        normal: Array = scores - (top + np.log(np.exp(scores - top).sum((1, 2), keepdims=True)))
        return normal.reshape(*related.shape[:3], 2)

    def _grow(self, old: _Vectors, moves: Sequence[_Move]) -> _Vectors:
        """All moves at once: each result is one more number, related to all others of its hypothesis."""
        at = [move.at for move in moves]
        chosen = old.related[at, [move.pair for move in moves], [move.step.operation for move in moves]]
        number = self._norm("result_norm", chosen + self._linear("result", chosen))
        numbers, first = old.numbers[at], old.first[at]
        product = self._by_operation("both", numbers * number[:, None])
        # the new number is always the second of its pairs
        fresh = np.tanh(first + self._by_operation("second", number)[:, None] + product)
        m = numbers.shape[1]
        return _Vectors(
            np.concatenate((numbers, number[:, None]), 1),
            np.concatenate((first, self._by_operation("first", number)[:, None]), 1),
            np.concatenate((old.related[at], fresh), 1),
            self._next_state(chosen, old.state[at]),
            (*old.pairs, *((i, m) for i in range(m))),
        )

    def _next_state(self, x: Array, state: Array) -> Array:
        """One step of the GRU."""
        w = self.weights
        into = x @ w["update.weight_ih"] + w["update.bias_ih"]
        from_ = state @ w["update.weight_hh"] + w["update.bias_hh"]
        return gru(into, from_, state)


def _taken(old: _Hypothesis, move: _Move) -> _Hypothesis:
    unused = (old.unused - {move.step.left, move.step.right}) | {len(old.values)}
    return _Hypothesis(move.score, (*old.steps, move.step), (*old.values, move.value), unused)


def _allowed(hypothesis: _Hypothesis, step: Step, *, last: bool) -> Fraction | None:
    """The step's value if the step may be taken."""
    if step in hypothesis.steps:
        return None
    if last and hypothesis.unused - {step.left, step.right}:
        return None
    value = apply(step.operation, hypothesis.values[step.left], hypothesis.values[step.right])
    return value if value is not None and value > 0 else None
