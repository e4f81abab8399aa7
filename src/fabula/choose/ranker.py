"""A log-linear model over groups of readings, and a second one that says how far to trust its first.

The first model gives every answer a probability among the answers that were proposed. That all of them are wrong,
because a text is unlike what anybody has learned or leaves out something needed, it cannot say; the second one can:
it is fitted on such texts, too (``learn/ranking.py``).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fabula.choose.chooser import Chosen
from fabula.choose.evidence import Evidence, Scene, scene, weighed
from fabula.choose.features import NEAR, Features, Group, Standing, features
from fabula.extract.base import DECODER, FRAMES, NETWORKS
from fabula.solve.attempt import Attempt
from fabula.text import Problem

LESS = 0.001
ALONE = 0.85  # the confidence, at most, where a text is open (without a second model: where nobody agrees)
SHOWN = (FRAMES, DECODER, NETWORKS)  # whose reading of an answer is shown: who knows most of who owns what
PLACE = {proposer: place for place, proposer in enumerate(SHOWN)}


@dataclass(frozen=True)
class Linear:
    """A weighted sum of named features."""

    weights: Mapping[str, float]
    bias: float = 0.0

    def __call__(self, row: Features) -> float:
        return self.bias + sum(self.weights.get(name, 0.0) * x for name, x in row.items())

    def to_json(self) -> dict[str, Any]:
        return {"weights": {k: round(v, 6) for k, v in self.weights.items()}, "bias": round(self.bias, 6)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Linear:
        weights, bias = {str(k): float(v) for k, v in data["weights"].items()}, float(data.get("bias", 0.0))
        if wrong := [name for name, weight in {**weights, "bias": bias}.items() if not math.isfinite(weight)]:
            raise ValueError(f"{wrong[0]} is no finite number")
        return cls(weights, bias)


@dataclass(frozen=True)
class Ranker:
    """Which answer, and how sure."""

    order: Linear
    trust: Linear | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ranker:
        trust = Linear.from_json(data["trust"]) if data.get("trust") else None
        return cls(Linear.from_json(data), trust)

    def to_json(self) -> dict[str, Any]:
        return {**self.order.to_json(), "trust": self.trust.to_json() if self.trust else None}

    def chances(self, table: Sequence[Features]) -> list[float]:
        """One for each group; they sum to one."""
        scores = [self.order(row) for row in table]
        top = max(scores, default=0.0)
        weights = [math.exp(s - top) for s in scores]
        return [w / sum(weights) for w in weights]

    def standing(self, groups: Sequence[Group], what: Scene) -> tuple[list[float], Standing | None]:
        """The probabilities, and how the best group stands."""
        table = features(groups, what)
        chances = self.chances(table)
        if not chances:
            return [], None
        best = max(range(len(chances)), key=chances.__getitem__)
        others = [self.order(row) for i, row in enumerate(table) if i != best]
        margin = self.order(table[best]) - max(others) if others else 8.0
        rivals = rivalling(table, best)
        return chances, Standing(table[best], chances[best], margin, bool(rivals), what)

    def confidence(self, standing: Standing | None) -> float:
        """How likely the best answer is right."""
        if standing is None:
            return 0.0
        if self.trust is not None:
            return 1 / (1 + math.exp(-max(-30.0, min(30.0, self.trust(standing.features())))))
        agreed = standing.best["all_first"] and not standing.rivals
        return standing.chance if agreed else min(ALONE, standing.chance)


def rivalling(table: Sequence[Features], best: int) -> list[int]:
    """Answers that frames read almost as easily as their first, and that leave no number unused."""
    near = (i for i, row in enumerate(table) if i != best and row["frame_gap"] < NEAR)
    return [i for i in near if table[i]["unused"] <= table[best]["unused"]]


class RankerChooser:
    """A fitted ranker at work."""

    def __init__(self, ranker: Ranker, sure: float = 0.9) -> None:
        self.ranker = ranker
        self.sure = sure

    def choose(self, problem: Problem, attempts: Sequence[Attempt]) -> Chosen:
        groups = grouped((e, a) for e, a in weighed(problem, attempts) if not e.barred)
        what = scene(problem, attempts)
        told = [[e for e, _ in g] for g in groups]
        chances, standing = self.ranker.standing(told, what)
        confidence = self.ranker.confidence(standing)
        if standing is not None and standing.rivals:  # the text is open, whoever guesses right
            confidence = min(confidence, ALONE)
            first = max(range(len(chances)), key=chances.__getitem__)
            open_ = rivalling(features(told, what), first)
            share = (1 - ALONE) / len(open_)
            chances = [max(p, min(share, 0.99 * chances[first])) if i in open_ else p for i, p in enumerate(chances)]
        best = sorted(zip(chances, groups, strict=True), key=lambda pair: -pair[0])
        shown = [(p, representative(group)) for p, group in best]
        if shown:
            if any(r.guess for r in shown[0][1].reading.graph.relations):  # what is guessed is never sure
                confidence = min(confidence, self.sure - LESS)
            shown[0] = (confidence, shown[0][1])
        return Chosen(tuple(shown), confidence)


Pairs = list[tuple[Evidence, Attempt]]


def grouped(pairs: Iterable[tuple[Evidence, Attempt]]) -> list[Pairs]:
    """By answer, in the order in which the answers first come up."""
    found: dict[object, Pairs] = {}
    for e, attempt in pairs:
        found.setdefault(e.value, []).append((e, attempt))
    return list(found.values())


def representative(group: Pairs) -> Attempt:
    """The reading to show for an answer: one that comes to it in the way that most proposers do.

    Readings that have no value with other numbers have nothing in common: each is a way of its own.
    """
    ways: dict[str, set[str]] = defaultdict(set)
    for e, _ in group:
        ways[e.function].add(e.proposer)

    def order(pair: tuple[Evidence, Attempt]) -> tuple[bool, int, int, int, float]:
        e = pair[0]
        agreed = len(ways[e.function]) if e.comparable else 1
        return bool(e.hard), e.missed, -agreed, PLACE.get(e.proposer, len(SHOWN)), e.cost

    return min(group, key=order)[1]
