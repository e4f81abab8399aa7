"""Choosing among readings: those with the same answer stand together, and a log-linear model weighs them.

The ranker sees solved readings of all proposers. A group's features say how cheap its best rule reading is,
how likely the relation decoder finds it, how many numbers it leaves unused, and how natural the value looks.
Readings that plausibility speaks against are not ranked; units do not bar those of the decoder, since a text
may leave out what a quantity is per (每把80元，降低了15元).

The model gives every group a probability; that of the best one is the confidence, with two exceptions. If
only one of the two proposers puts it first: rules and decoder err in different ways, and on problems unlike
those the model was fitted on it is their agreement that still means something. If the rules read the text
almost as easily in another way, with another answer: then the text is open, whoever guesses right.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeVar

from fabula.extract.base import Reading
from fabula.text import Kind, Problem

RELATE = "relate"  # the note by which a reading says that the relation decoder proposed it
AMOUNTS = frozenset((Kind.NUMBER, Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.RATIO, Kind.DISCOUNT))
SHARES = frozenset(("percent", "fraction", "discount"))
UNUSED, SOFT = 0.7, 0.6
UNITS = frozenset(("unit_mixed", "unit_asked"))


class Doubt(Protocol):
    """An objection of the plausibility check."""

    @property
    def code(self) -> str: ...
    @property
    def soft(self) -> bool: ...


class Valued(Protocol):
    """An answer."""

    @property
    def value(self) -> Fraction: ...


class Solved(Protocol):
    """A solved reading (``solve.attempt.Attempt``), as far as the ranker looks at it."""

    @property
    def reading(self) -> Reading: ...
    @property
    def answer(self) -> Valued | None: ...
    @property
    def objections(self) -> Sequence[Doubt]: ...
    @property
    def accepted(self) -> bool: ...


S = TypeVar("S", bound=Solved)


@dataclass(frozen=True)
class Facts:
    """What the ranker keeps of one solved reading; a JSONL line of these is enough to train it."""

    value: Fraction
    relate: bool
    score: float
    unused: int
    hard: tuple[str, ...]
    soft: int
    relations: int

    @property
    def barred(self) -> bool:
        """Whether the reading cannot be meant; what the decoder likes in spite of units is mostly right."""
        return bool(set(self.hard) - UNITS if self.relate else self.hard)

    @property
    def cost(self) -> float:
        """What speaks against a rule reading, on the rules' own scale."""
        return UNUSED * self.unused + SOFT * self.soft - self.score


@dataclass(frozen=True)
class Scene:
    """What the ranker knows of the problem itself."""

    operands: int
    length: int
    asks: str
    values: frozenset[Fraction]


def scene(problem: Problem) -> Scene:
    numbers = [q for q in problem.quantities if q.kind in AMOUNTS]
    asks = problem.questions[-1].quantity.asks if problem.questions else "number"
    values = frozenset(q.value for q in numbers if q.value is not None)
    return Scene(len(numbers), len(problem.text), asks, values)


def facts(problem: Problem, solved: Solved) -> Facts | None:
    """None for a reading without an answer."""
    if solved.answer is None:
        return None
    graph = solved.reading.graph
    numbers = {q.index for q in problem.quantities if q.kind in AMOUNTS}
    return Facts(
        solved.answer.value,
        RELATE in solved.reading.notes,
        solved.reading.score,
        len(numbers - graph.used_quantities()),
        tuple(o.code for o in solved.objections if not o.soft),
        sum(o.soft for o in solved.objections),
        len(graph.relations),
    )


@dataclass(frozen=True)
class Group(Generic[S]):
    """Readings with one answer."""

    value: Fraction
    members: tuple[tuple[Facts, S], ...]


def grouped(pairs: Iterable[tuple[Facts, S]]) -> list[Group[S]]:
    """By answer, in the order in which the answers first come up."""
    found: dict[Fraction, list[tuple[Facts, S]]] = {}
    for fact, solved in pairs:
        found.setdefault(fact.value, []).append((fact, solved))
    return [Group(value, tuple(members)) for value, members in found.items()]


FLOOR = -9.0  # the log probability of an expression that is not in the beam
FAR = 5.0  # the gap of a group without a rule reading
LAST = 5  # places from here on are all the same
ALONE = 0.85  # the confidence, at most, in an answer that only one proposer puts first, or that is one of two
NEAR = 0.3  # what another answer may cost more and still be a reading of its own right
Features = dict[str, float]


def features(groups: Sequence[Sequence[Facts]], what: Scene) -> list[Features]:
    """A vector for each group, by name."""
    rules = [_rule_cost(g) for g in groups]
    decoder = [_decoder_score(g) for g in groups]
    floor = min((c for c in rules if c is not None), default=0.0)
    mass = sum(math.exp(2 * (floor - c)) for c in rules if c is not None)
    top = max(decoder, default=FLOOR)
    likely = math.fsum(math.exp(d) for d in decoder if d > FLOOR) or 1.0
    cheaper, likelier = sorted(FAR if c is None else c for c in rules), sorted(-d for d in decoder)
    made = []
    for group, cost, score in zip(groups, rules, decoder, strict=True):
        gap = FAR if cost is None else min(FAR, cost - floor)
        share = 0.0 if cost is None else math.exp(2 * (floor - cost)) / mass
        p = math.exp(score) / likely if score > FLOOR else 0.0
        first, chosen = cost is not None and gap < 1e-9, score > FLOOR and score == top
        made.append(
            {
                "rule": float(cost is not None),
                "rule_gap": gap,
                "rule_share": share,
                "rule_cost": FAR if cost is None else min(FAR, max(0.0, cost)),
                "rule_first": float(first),
                "rule_place": float(min(LAST, cheaper.index(FAR if cost is None else cost))),
                "decoder": float(score > FLOOR),
                "decoder_score": max(FLOOR, score),
                "decoder_share": p,
                "decoder_first": float(chosen),
                "decoder_place": float(min(LAST, likelier.index(-score))),
                "both_first": float(first and chosen),
                "agree": share * p,
                "unused": float(min(f.unused for f in group)),
                "decoder_unused": float(min((f.unused for f in group if f.relate), default=0)),
                "doubted": float(all(f.hard for f in group)),
                "readings": math.log1p(len(group)),
                **_natural(group[0].value, what),
            }
        )
    return made


def _rule_cost(group: Sequence[Facts]) -> float | None:
    """The cheapest rule reading's cost."""
    return min((f.cost for f in group if not f.relate), default=None)


def _decoder_score(group: Sequence[Facts]) -> float:
    """The log of the summed probabilities of the decoder's expressions with this value."""
    scores = [f.score for f in group if f.relate]
    if not scores:
        return FLOOR
    top = max(scores)
    return max(FLOOR + 1e-3, top + math.log(sum(math.exp(s - top) for s in scores)))


def _natural(value: Fraction, what: Scene) -> Features:
    digits = math.log1p(value.denominator) if value.denominator else 0.0
    finite = value.denominator
    for prime in (2, 5):
        while finite % prime == 0:
            finite //= prime
    return {
        "whole": float(value.denominator == 1),
        "denominator": min(digits, 12.0),
        "endless": float(finite != 1),
        "share_above_one": float(what.asks in SHARES and value > 1),
        "share_whole": float(what.asks in SHARES and value.denominator == 1),
        "given": float(value in what.values),
        "tiny": float(0 < value < Fraction(1, 100)),
        "negative": float(value <= 0),
    }


class Ranker:
    """Weights by feature name; averaging the weights of several trainings averages the models."""

    def __init__(self, weights: Mapping[str, float], temperature: float = 1.0) -> None:
        self.weights = dict(weights)
        self.temperature = temperature

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ranker:
        weights = {str(k): float(v) for k, v in data["weights"].items()}
        return cls(weights, float(data.get("temperature", 1.0)))

    def to_json(self) -> dict[str, Any]:
        return {"weights": {k: round(v, 6) for k, v in self.weights.items()}, "temperature": self.temperature}

    def score(self, feature: Features) -> float:
        return sum(self.weights.get(name, 0.0) * x for name, x in feature.items()) * self.temperature

    def probabilities(self, groups: Sequence[Sequence[Facts]], what: Scene) -> list[float]:
        """One for each group; they sum to one."""
        return self._chances(features(groups, what))

    def _chances(self, table: Sequence[Features]) -> list[float]:
        scores = [self.score(f) for f in table]
        if not scores:
            return []
        top = max(scores)
        weights = [math.exp(s - top) for s in scores]
        return [w / sum(weights) for w in weights]

    def judged(self, groups: Sequence[Sequence[Facts]], what: Scene) -> tuple[list[float], float]:
        """Probabilities, and the confidence in the most probable group."""
        table = features(groups, what)
        chances = self._chances(table)
        if not chances:
            return [], 0.0
        best = max(range(len(chances)), key=chances.__getitem__)
        rivals = any(f["rule_gap"] < NEAR for i, f in enumerate(table) if i != best)
        agreed = table[best]["both_first"] and not rivals
        return chances, chances[best] if agreed else min(ALONE, chances[best])

    def rank(
        self, problem: Problem, solved: Iterable[S], of: Callable[[Problem, S], Facts | None] = facts
    ) -> list[tuple[float, S]]:
        """One reading for each answer with minus its log probability, best first; that of the first is the
        confidence.
        """
        pairs = [(fact, s) for s in solved if (fact := of(problem, s)) is not None and not fact.barred]
        groups = grouped(pairs)
        chances, confidence = self.judged([[f for f, _ in g.members] for g in groups], scene(problem))
        best = sorted(zip(chances, groups, strict=True), key=lambda r: -r[0])
        surety = [confidence, *(p for p, _ in best[1:])][: len(best)]
        return [
            (-math.log(max(p, 1e-12)), _representative(g)) for p, (_, g) in zip(surety, best, strict=True)
        ]


def _representative(group: Group[S]) -> S:
    """The reading to show: the rules' if there is one (they know what belongs to whom), the cheapest."""
    return min(group.members, key=lambda m: (m[0].relate, bool(m[0].hard), m[0].cost))[1]
