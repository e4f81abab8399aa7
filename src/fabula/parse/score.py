"""p(pg|x) as the paper defines it, from what the networks say of a graph's parts.

    p(pg|x) = p(V|x) · p(A|x) · p(E|x)
    p(V|x)  = the mean of p_ner over the words of the node spans
    p(A|x)  = the mean of p_ner over the words of the attribute spans
    p(E|x)  = the sum of p_seq2seq over the equations

The sum rewards graphs for having more equations, so readings of one text that differ in their number are hard
to compare by it; ``Reduction.MEAN`` and ``Reduction.PRODUCT`` stand beside it, and an ablation compares.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

LEAST = 1e-9  # a probability of zero would say more than any network knows


class Reduction(StrEnum):
    """How the equations' probabilities make one."""

    SUM = "sum"  # the paper's
    MEAN = "mean"
    PRODUCT = "product"


@dataclass(frozen=True, slots=True)
class Parts:
    """Probabilities of the words of node spans, of attribute spans, and of equations."""

    nodes: tuple[float, ...]
    attributes: tuple[float, ...]
    equations: tuple[float, ...]


def log_probability(parts: Parts, reduction: Reduction = Reduction.SUM) -> float:
    """log p(pg|x); a part that a graph has none of counts as certain."""
    return _log(mean(parts.nodes)) + _log(mean(parts.attributes)) + _equations(parts.equations, reduction)


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else 1.0


def _equations(values: Sequence[float], reduction: Reduction) -> float:
    if not values:
        return 0.0
    if reduction is Reduction.SUM:
        return _log(math.fsum(values))
    if reduction is Reduction.MEAN:
        return _log(mean(values))
    return math.fsum(_log(v) for v in values)


def _log(value: float) -> float:
    return math.log(max(LEAST, value))
