"""The pipeline: text → problem → readings → attempts → solution."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from html import escape
from typing import Any

from fabula.errors import FabulaError
from fabula.extract.base import Extractor, Reading
from fabula.extract.rules.parser import RuleExtractor
from fabula.situation import ParseGraph
from fabula.solve import Outcome, solve_graph
from fabula.solve.answer import make_answer
from fabula.solve.attempt import Answer, Attempt
from fabula.solve.plausible import objections
from fabula.text import Kind, Problem, read

AMOUNTS = {Kind.NUMBER, Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.RATIO, Kind.DISCOUNT}
SOFT = 0.6  # what a doubt costs that does not rule a reading out
UNUSED = 0.7  # what it costs a reading to leave a number of the text unused
KEEP = 20  # readings with different answers that a solution keeps
SHOWN = 5  # readings that its JSON has unless more are asked for
VERSION = 1  # of the JSON contract, docs/json.md
NOTHING: dict[str, Any] = {  # what the JSON says of a text without a reading
    "answer": None, "mentions": [], "graph": None, "equations": [], "steps": [], "outcome": None,
    "objections": [], "score": None,
}  # fmt: skip


class Status(StrEnum):
    """How sure the program is."""

    SOLVED = "solved"
    UNSURE = "unsure"
    UNSOLVED = "unsolved"


@dataclass(frozen=True)
class Solution:
    """Everything that was found out, stage by stage; printers and tutors work from this."""

    text: str
    status: Status
    problem: Problem | None = None
    attempts: tuple[Attempt, ...] = ()
    set_aside: tuple[Attempt, ...] = ()
    confidence: float = 0.0
    warnings: tuple[str, ...] = ()
    error: FabulaError | None = None

    @property
    def best(self) -> Attempt | None:
        return self.attempts[0] if self.attempts else None

    @property
    def answer(self) -> Answer | None:
        return self.best.answer if self.best else None

    @property
    def graph(self) -> ParseGraph | None:
        return self.best.reading.graph if self.best else None

    def to_json(self, lang: str = "zh", top: int | None = None) -> dict[str, Any]:
        """The whole solution by the contract of ``docs/json.md``, with at most ``top`` readings (5)."""
        from fabula.explain.jsonform import attempt_json

        told = [
            attempt_json(attempt, lang)
            | {"objections": [getattr(o, lang, str(o)) for o in attempt.objections]}
            for attempt in self.attempts[: top or SHOWN]
        ]
        best = told[0] if told else NOTHING
        return {
            "version": VERSION,
            "status": self.status.value,
            "answer": best["answer"],
            "confidence": round(self.confidence, 6),
            "problem": self.problem.to_json() if self.problem else None,
            **{name: best[name] for name in NOTHING if name != "answer"},
            "readings": told[1:],
            "warnings": list(self.warnings),
            "error": _error_json(self.error) if self.error else None,
        }

    def __str__(self) -> str:
        from fabula.explain.steps import plain
        from fabula.explain.tree import tree

        if self.best is None:
            return "\n".join((self.status.value, *self.warnings))
        return f"{self.status.value}\n\n{tree(self.best)}\n\n{plain(self.best)}"

    def _repr_html_(self) -> str:
        from fabula.explain.html import html

        if self.best is None:
            return f"<pre>{escape(str(self))}</pre>"
        return html(self.best)


def _error_json(error: FabulaError) -> dict[str, Any]:
    code = getattr(error, "code", "")
    span = list(error.span) if error.span else None
    return {"stage": error.stage, "code": code, "message": error.message, "span": span, "hint": error.hint}


class Solver:
    """Reads, solves and explains story problems. Make one with :func:`load` and keep it: loading costs, solving does not."""

    def __init__(self, extractor: Extractor | None = None, *, seconds: float = 2.0) -> None:
        self.extractor: Extractor = extractor or RuleExtractor()
        self.seconds = seconds

    def solve(self, text: str) -> Solution:
        """Solve one problem. Never raises for a problem that cannot be read: the solution says why."""
        try:
            problem = read(text)
        except FabulaError as error:
            return Solution(text, Status.UNSOLVED, error=error, warnings=(error.message,))
        accepted, refused = self._attempts(problem)
        if not accepted:  # better a doubtful answer that is called so than none
            accepted = [(_cost(a) + 3, a) for a in refused if a.answer is not None and a.answer.value > 0]
        ranked = _distinct(accepted)
        confidence = _confidence(ranked, [_cost(a) for a in refused if _spoke(a)])
        sure = confidence >= 0.6 and bool(ranked) and ranked[0][1].accepted
        status = Status.UNSOLVED if not ranked else Status.SOLVED if sure else Status.UNSURE
        return Solution(
            text,
            status,
            problem,
            tuple(a for _, a in ranked[:KEEP]),
            tuple(refused[:KEEP]),
            confidence,
            tuple(_warnings(ranked, refused)),
        )

    def _attempts(self, problem: Problem) -> tuple[list[tuple[float, Attempt]], list[Attempt]]:
        deadline = time.monotonic() + self.seconds
        accepted: list[tuple[float, Attempt]] = []
        refused: list[Attempt] = []
        for reading in self.extractor.readings(problem):
            rest = deadline - time.monotonic()
            if rest <= 0:
                break
            attempt = self._attempt(problem, reading, rest)
            if attempt.accepted:
                accepted.append((_cost(attempt), attempt))
            else:
                refused.append(attempt)
        return accepted, refused

    def _attempt(self, problem: Problem, reading: Reading, seconds: float) -> Attempt:
        graph = reading.graph
        system, result = solve_graph(graph, seconds=seconds)
        answer = make_answer(graph, system, result, problem)
        doubts = objections(problem, graph, system, result) if answer is not None else ()
        return Attempt(problem, reading, system, result, answer, doubts)


def _cost(attempt: Attempt) -> float:
    """What speaks against a reading: its own cost, and the numbers that it has no use for."""
    numbers = {q.index for q in attempt.problem.quantities if q.kind in AMOUNTS}
    unused = numbers - attempt.reading.graph.used_quantities()
    return UNUSED * len(unused) + SOFT * len(attempt.objections) - attempt.reading.score


def _distinct(attempts: list[tuple[float, Attempt]]) -> list[tuple[float, Attempt]]:
    """The cheapest attempt for each answer, cheapest first."""
    best: dict[object, tuple[float, Attempt]] = {}
    for cost, attempt in sorted(attempts, key=lambda a: a[0]):
        best.setdefault(attempt.answer.value if attempt.answer else None, (cost, attempt))
    return list(best.values())


def _spoke(attempt: Attempt) -> bool:
    """True if a reading led somewhere, and that place was impossible: the text itself may be at fault."""
    return attempt.result.outcome is Outcome.CONTRADICTION or (attempt.answer is not None and not attempt.accepted)


def _confidence(ranked: list[tuple[float, Attempt]], impossible: list[float]) -> float:
    """The share of the best answer if a reading's weight falls by e² for each unit of cost.

    A reading that was refused still counts against it when it fits the words better.
    """
    if not ranked:
        return 0.0
    floor = ranked[0][0]
    rivals = [cost for cost, _ in ranked] + [c for c in sorted(impossible)[:1] if c < floor]
    return 1.0 / sum(math.exp(2 * (floor - cost)) for cost in rivals)


def _warnings(ranked: list[tuple[float, Attempt]], refused: list[Attempt]) -> Iterable[str]:
    if not ranked:
        yield "no reading of the text gives a plausible answer"
    for attempt in refused[:3]:
        for doubt in attempt.objections:
            yield doubt.zh


@cache
def load(extractor: str = "rules") -> Solver:
    """A ready solver; made once per extractor."""
    from fabula.extract import make_extractor

    return Solver(make_extractor(extractor))


def solve(text: str, extractor: str = "rules") -> Solution:
    """Solve one problem with the default solver."""
    return load(extractor).solve(text)
