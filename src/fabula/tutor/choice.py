"""Which reading is meant? Only what is known is taught: an unsure problem is asked about first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fabula.explain.difference import difference
from fabula.explain.doubt import LEAST
from fabula.solution import Solution, Status
from fabula.tutor.situation import TutorError

OFFERED = 4  # readings at most


@dataclass(frozen=True, slots=True)
class Choice:
    """A reading, by what makes it different from the others; its answer is not told."""

    reading: int
    difference: str

    def to_json(self) -> dict[str, Any]:
        return {"reading": self.reading, "difference": self.difference}


class Unsure(TutorError):
    """Several readings are possible: ``choices``, or none of them if the problem is beyond us."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        if choices:
            super().__init__("it is not clear which reading is meant", hint="choose one, or change one")
        else:
            super().__init__("this problem is not understood well enough to teach it")
        self.choices = choices


def choices(solution: Solution, lang: str = "zh") -> tuple[Choice, ...]:
    """The readings to choose from, best first: those that say something different, or none if that is one."""
    if solution.status is Status.UNSOLVED:
        return ()
    usable = [(i, a) for i, a in enumerate(solution.attempts) if a.answer is not None and a.accepted]
    likely = [(i, a) for i, a in usable if (chance := solution.chance(a)) is None or chance >= LEAST]
    attempts = likely if len(likely) > 1 else usable[:2]
    if len(attempts) < 2:
        return ()
    (_, best), (_, second) = attempts[:2]
    said: dict[str, int] = {}
    for index, attempt in attempts[: 2 * OFFERED]:
        other = second if attempt is best else best
        said.setdefault(_unspoiled(difference(attempt, other, lang, "choice"), attempt.answer), index)
    found = [Choice(index, words) for words, index in said.items() if words]
    return tuple(found[:OFFERED]) if len(found) > 1 else ()


def _unspoiled(words: str, answer: Any) -> str:
    return "" if answer.text in words else words


def sure_of(solution: Solution, lang: str = "zh") -> None:
    """:class:`Unsure` unless the solver is sure of what it read."""
    if solution.status is not Status.SOLVED:
        raise Unsure(choices(solution, lang))
