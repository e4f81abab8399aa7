"""p(pg|x) as the paper defines it, from what the networks say of a graph's parts.

    p(pg|x) = p(V|x) · p(A|x) · p(E|x)
    p(V|x)  = the mean of p_ner over the words of the node spans
    p(A|x)  = the mean of p_ner over the words of the attribute spans
    p(E|x)  = the sum of p_seq2seq over the equations

The sum rewards graphs for having more equations, and means say nothing of what a graph leaves out, so
readings of one text that differ in their number of parts are hard to compare by it. ``Reduction.JOINT``
therefore asks for the probability of the whole labelling: the words that are *not* labelled, the unspoken
nodes that are there or not, whose attribute each number is, and that nothing more is stated. It is what the
networks were trained to maximise. An ablation compares.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

LEAST = 1e-9  # a probability of zero would say more than any network knows


class Reduction(StrEnum):
    """How the parts' probabilities make one."""

    SUM = "sum"  # the paper's
    MEAN = "mean"
    PRODUCT = "product"
    JOINT = "joint"


@dataclass(frozen=True, slots=True)
class Parts:
    """Probabilities of the words of node spans, of attribute spans, and of equations.

    ``tags``, ``placed`` and ``stated`` are the log probabilities of all tags and unspoken nodes, of all
    classes and owners of numbers, and of all sentences: what is there and what is not.
    """

    nodes: tuple[float, ...]
    attributes: tuple[float, ...]
    equations: tuple[float, ...]
    tags: float = 0.0
    placed: float = 0.0
    stated: float = 0.0


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each factor of p(pg|x) counts; ``prior`` is that of the initial parser's own costs.

    Tags are many and say much the same thing of neighbouring words, so they count less. The paper has no
    prior.
    """

    tags: float = 0.3
    placed: float = 1.0
    stated: float = 1.0
    prior: float = 0.0


def log_probability(
    parts: Parts, reduction: Reduction = Reduction.SUM, weights: Weights | None = None
) -> float:
    """log p(pg|x); a part that a graph has none of counts as certain."""
    if reduction is Reduction.JOINT:
        by = weights or Weights()
        return by.tags * parts.tags + by.placed * parts.placed + by.stated * parts.stated
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
