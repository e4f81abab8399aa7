"""Which reading is the best, and how sure that is."""

from __future__ import annotations

import math

from fabula.solve.attempt import Attempt
from fabula.solve.outcome import Outcome
from fabula.text import Kind

AMOUNTS = {Kind.NUMBER, Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.RATIO, Kind.DISCOUNT}
DEAD_ENDS = {Outcome.CONTRADICTION, Outcome.NO_SOLUTION, Outcome.DIVISION_BY_ZERO}
SOFT = 0.6  # what a doubt costs that does not rule a reading out
UNUSED = 0.7  # what it costs a reading to leave a number of the text unused
SHARPNESS = 2.0  # a reading's weight falls by e to this power for each unit of cost

Ranked = list[tuple[float, Attempt]]


def cost(attempt: Attempt) -> float:
    """What speaks against a reading: its own cost, and the numbers that it has no use for."""
    numbers = {q.index for q in attempt.problem.quantities if q.kind in AMOUNTS}
    unused = numbers - attempt.reading.graph.used_quantities()
    return UNUSED * len(unused) + SOFT * len(attempt.objections) - attempt.reading.score


def rank(attempts: list[Attempt]) -> Ranked:
    """The cheapest attempt for each answer, cheapest first."""
    best: dict[object, tuple[float, Attempt]] = {}
    for price, attempt in sorted(((cost(a), a) for a in attempts), key=lambda pair: pair[0]):
        best.setdefault(attempt.answer.value if attempt.answer else None, (price, attempt))
    return list(best.values())


def impossible(refused: list[Attempt]) -> Ranked:
    """The readings that led somewhere, and that place cannot be: the text itself may be at fault."""
    led = (a for a in refused if a.result.outcome in DEAD_ENDS or a.answer is not None)
    return sorted(((cost(a), a) for a in led), key=lambda pair: pair[0])


def confidence(ranked: Ranked, ruled_out: Ranked) -> float:
    """The share of the best answer among all; a refused reading counts where it fits the words better."""
    if not ranked:
        return 0.0
    floor = ranked[0][0]
    rivals = [price for price, _ in ranked] + [price for price, _ in ruled_out[:1] if price < floor]
    return 1.0 / sum(math.exp(SHARPNESS * (floor - price)) for price in rivals)
