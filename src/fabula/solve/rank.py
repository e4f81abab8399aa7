"""Which reading is the best, and how sure that is."""

from __future__ import annotations

import math

from fabula.situation.terms import Number
from fabula.solve.attempt import Attempt
from fabula.solve.outcome import Outcome
from fabula.text import Kind

AMOUNTS = {Kind.NUMBER, Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.RATIO, Kind.DISCOUNT}
DEAD_ENDS = {Outcome.CONTRADICTION, Outcome.NO_SOLUTION, Outcome.DIVISION_BY_ZERO}
SOFT = 0.6  # what a doubt costs that does not rule a reading out
UNUSED = 0.7  # what it costs a reading to leave a number of the text unused
IDLE = 0.4  # … and to place it where the answer does not rest on it
SHARPNESS = 2.0  # a reading's weight falls by e to this power for each unit of cost

Ranked = list[tuple[float, Attempt]]


def cost(attempt: Attempt) -> float:
    """What speaks against a reading: its own cost, and the numbers that it has no use for."""
    numbers = {q.index for q in attempt.problem.quantities if q.kind in AMOUNTS}
    placed = numbers & attempt.reading.graph.used_quantities()
    idle = placed - rests_on(attempt)
    unused = len(numbers) - len(placed)
    return UNUSED * unused + IDLE * len(idle) + SOFT * len(attempt.objections) - attempt.reading.score


def rests_on(attempt: Attempt) -> set[int | None]:
    """The numbers of the text that the steps to the answer use."""
    graph, steps = attempt.reading.graph, attempt.result.steps
    touched = {v for step in steps for v in (step.target, *step.needs)}
    stated = {i for step in steps for i in (step.relation, *step.relations) if i >= 0}
    given = {g.quantity for g in graph.givens if g.slot in touched}
    return given | {t.quantity for i in stated for t in graph.relations[i].terms() if isinstance(t, Number)}


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
