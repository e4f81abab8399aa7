"""The pipeline: text → problem → readings → attempts → solution."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from functools import cache
from itertools import islice

from fabula.errors import FabulaError
from fabula.extract import make_extractor
from fabula.extract.base import Extractor, Ranking, Reading
from fabula.situation import derive
from fabula.solution import Notice, Solution, Status
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.solve.attempt import Attempt
from fabula.solve.plausible import Objection, objections
from fabula.solve.rank import Ranked, confidence, cost, impossible, rank
from fabula.text import Problem, read

KEEP = 20  # readings with different answers that a solution keeps
SURE = 0.7  # confidence from which a solution counts as solved
DOUBTFUL = 0.1  # confidence below which an answer is not given at all
HALF = 0.5  # confidence at most, when a number of the text could not be read
TRIES = 36  # readings tried at most: the cost of a problem grows with its events, not with their combinations
WIDTH = 5.0  # readings that cost so much more than the best accepted one are not tried

__all__ = ["Solution", "Solver", "Status", "load", "solve", "solve_reading"]


class Solver:
    """Reads, solves and explains story problems. Make one with :func:`load` and keep it: loading costs."""

    def __init__(self, extractor: Extractor | None = None, *, seconds: float = 2.0) -> None:
        self.extractor = extractor or make_extractor()
        self.seconds = seconds

    def solve(self, text: str) -> Solution:
        """Solve one problem. Never raises for a problem that cannot be read: the solution says why."""
        try:
            problem = read(text)
        except FabulaError as error:
            said = Notice(error.message, error.message)
            return Solution(text, Status.UNSOLVED, error=error, warnings=(said,))
        accepted, refused = self._attempts(problem)
        judge = self.extractor if isinstance(self.extractor, Ranking) else None
        ranked = judge.rank(problem, [*accepted, *refused]) if judge else rank(accepted)
        ruled_out = impossible(refused)
        sure = (math.exp(-ranked[0][0]) if judge else confidence(ranked, ruled_out)) if ranked else 0.0
        if not ranked:  # better a doubtful reading that is called so than none
            ranked = rank([a for a in refused if a.answer is not None and a.answer.value > 0])
        if problem.unread:
            sure = min(sure, HALF)
        kept = {id(a) for _, a in ranked[:KEEP]}
        return Solution(
            text,
            _status(sure, judge.sure if judge else SURE),
            problem,
            tuple(a for _, a in ranked[:KEEP]),
            tuple(a for a in refused if id(a) not in kept)[:KEEP],
            sure,
            tuple(_warnings(problem, ranked, ruled_out)),
        )

    def _attempts(self, problem: Problem) -> tuple[list[Attempt], list[Attempt]]:
        """Readings tried within the time limit: those that stand, and those that something speaks against."""
        deadline = time.thread_time() + self.seconds  # of work: a busy machine gives the same readings, later
        accepted: list[Attempt] = []
        refused: list[Attempt] = []
        best = float("inf")
        wide = isinstance(self.extractor, Ranking)  # it limits itself, and its scores are not on one scale
        for reading in islice(self.extractor.readings(problem), None if wide else TRIES):
            rest = deadline - time.thread_time()
            if rest <= 0 or (not wide and -reading.score > best + WIDTH):
                break
            attempt = solve_reading(problem, reading, rest)
            if attempt.accepted:
                accepted.append(attempt)
                best = min(best, cost(attempt))
            else:
                refused.append(attempt)
        return accepted, refused


def solve_reading(problem: Problem, reading: Reading, seconds: float = 2.0) -> Attempt:
    """One reading, solved and doubted. Whoever changes a reading by hand has it judged by this, too."""
    graph = reading.graph
    system, result = solve_graph(graph, seconds=seconds)
    answer = make_answer(graph, system, result, problem)
    doubts: tuple[Objection, ...] = ()
    if answer is not None:
        doubts = objections(problem, graph, system, result)
        if not (derivation := derive(graph)):
            doubts += (Objection("grammar", f"不合语法：{derivation}", f"not in L(G): {derivation}"),)
    return Attempt(problem, reading, system, result, answer, doubts)


def _status(sure: float, enough: float) -> Status:
    if sure < DOUBTFUL:
        return Status.UNSOLVED
    return Status.SOLVED if sure >= enough else Status.UNSURE


def _warnings(problem: Problem, ranked: Ranked, ruled_out: Ranked) -> Iterator[Notice]:
    """What was not understood, and why readings that fit the words better were set aside."""
    if problem.unread:
        yield Notice(f"没有读懂题中的“{problem.unread}”", f"“{problem.unread}” was not understood")
    if not ranked:
        yield Notice("没有一种读法能得出合理的答案", "no reading of the text gives a plausible answer")
    floor = ranked[0][0] if ranked else float("inf")
    better = [attempt for price, attempt in ruled_out[:3] if price < floor]
    yield from dict.fromkeys(notice for attempt in better for notice in _refusals(attempt))


def _refusals(attempt: Attempt) -> Iterator[Notice]:
    """Why a reading was set aside."""
    hard = [doubt for doubt in attempt.objections if not doubt.soft]
    yield from (Notice(f"一种读法不成立：{doubt.zh}", f"one reading fails: {doubt.en}") for doubt in hard)
    if not hard:
        yield Notice("一种读法自相矛盾", "one reading contradicts itself")


@cache
def load(extractor: str = "") -> Solver:
    """A ready solver, with the shipped model unless an extractor is named; made once per extractor."""
    return Solver(make_extractor(extractor))


def solve(text: str, extractor: str = "") -> Solution:
    """Solve one problem with the default solver."""
    return load(extractor).solve(text)
