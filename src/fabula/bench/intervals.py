"""How sure is a share of right answers? Bootstrap intervals over problems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

DRAWS = 4000
LEVEL = 0.95
SEED = 20210202


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and the interval that covers the true one with the given probability."""

    mean: float
    low: float
    high: float
    problems: int
    seeds: int = 1

    def to_json(self) -> dict[str, float | int]:
        return {
            "accuracy": round(self.mean, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
            "problems": self.problems,
            "seeds": self.seeds,
        }


def bootstrap(
    values: Sequence[float], *, draws: int = DRAWS, level: float = LEVEL, seed: int = SEED
) -> Interval:
    """The mean of the values with its percentile bootstrap interval; the same values give the same interval.

    Problems that share a value are alike, so a resample is how often each value is drawn: one multinomial
    draw instead of a list of problems.
    """
    if not values:
        return Interval(0.0, 0.0, 0.0, 0)
    kinds, counts = np.unique(np.asarray(values, float), return_counts=True)
    drawn = np.random.default_rng(seed).multinomial(len(values), counts / len(values), size=draws)
    means = drawn @ kinds / len(values)
    tail = 50 * (1 - level)
    low, high = np.percentile(means, [tail, 100 - tail])
    return Interval(float(np.mean(values)), float(low), float(high), len(values))


def over_seeds(runs: Sequence[Mapping[str, bool]], *, seed: int = SEED) -> Interval:
    """Right or wrong by problem, one mapping a seed: the mean over seeds, resampled over problems."""
    if not runs:
        return Interval(0.0, 0.0, 0.0, 0, 0)
    means = [sum(run[id_] for run in runs) / len(runs) for id_ in sorted(runs[0])]
    found = bootstrap(means, seed=seed)
    return Interval(found.mean, found.low, found.high, found.problems, len(runs))
