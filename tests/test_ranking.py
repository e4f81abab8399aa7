"""The solver with an extractor that ranks for itself: it sees every reading, and its choice is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from fabula.extract import make_extractor
from fabula.extract.base import Reading
from fabula.solver import Solver, Status
from fabula.text import Problem

TEXT = "一辆汽车每小时行60千米，行了3小时，一共行了多少千米？"
ODD = "一辆汽车3小时行了180千米，平均每小时行多少个？"  # a speed is not counted
S = TypeVar("S")


class Judge:
    """Reads with the rules and ranks in the order of reading, whatever speaks against it."""

    name = "judge"
    sure = 0.9

    def __init__(self, price: float) -> None:
        self.price = price
        self.seen = 0

    def readings(self, problem: Problem) -> Iterator[Reading]:
        yield from make_extractor("rules").readings(problem)

    def rank(self, problem: Problem, solved: Iterable[S]) -> list[tuple[float, S]]:
        kept = [s for s in solved if getattr(s, "answer", None) is not None]
        self.seen = len(kept)
        return [(self.price, s) for s in kept]


def test_its_probability_is_the_confidence() -> None:
    sure, unsure = Solver(Judge(0.01)).solve(TEXT), Solver(Judge(0.7)).solve(TEXT)
    assert sure.status is Status.SOLVED and sure.confidence > 0.98
    assert unsure.status is Status.UNSURE and unsure.best is not None
    assert unsure.best.answer is not None and unsure.best.answer.value == 180


def test_it_sees_what_units_speak_against_and_what_it_ranks_is_not_set_aside() -> None:
    plain = Solver(make_extractor("rules")).solve(ODD)
    assert any(not attempt.accepted for attempt in plain.set_aside)
    judge = Judge(0.7)
    found = Solver(judge).solve(ODD)
    assert judge.seen == len(found.attempts)
    assert any(not attempt.accepted for attempt in found.attempts)
    assert not {id(a) for a in found.set_aside} & {id(a) for a in found.attempts}
    assert all(attempt.answer is None for attempt in found.set_aside)


def test_nothing_ranked_is_unsolved() -> None:
    class Silent(Judge):
        def rank(self, problem: Problem, solved: Iterable[S]) -> list[tuple[float, S]]:
            return []

    found = Solver(Silent(0.0)).solve(TEXT)
    assert found.status is Status.UNSOLVED and found.confidence == 0.0
