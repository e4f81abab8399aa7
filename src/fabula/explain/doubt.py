"""How sure a solution is, and what else the text may mean: every printer shows the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from fabula.errors import FabulaError
from fabula.explain.difference import difference
from fabula.explain.reply import english_answer
from fabula.explain.wording import objection, wording
from fabula.lang import say
from fabula.solve.attempt import Attempt

LEAST = 0.05  # readings less likely than this are not offered
CLOSE = 0.4  # of the chance of the reading shown: as likely as that is named beside it
OTHERS = 5  # other readings that are told of at most


class Warned(Protocol):
    """A warning that speaks both languages."""

    def said(self, lang: str) -> str: ...


class Told(Protocol):
    """What printers need to know of a solution (:class:`fabula.solution.Solution` is one)."""

    @property
    def text(self) -> str: ...
    @property
    def status(self) -> str: ...
    @property
    def attempts(self) -> tuple[Attempt, ...]: ...
    @property
    def confidence(self) -> float: ...
    @property
    def warnings(self) -> Sequence[Warned]: ...
    @property
    def error(self) -> FabulaError | None: ...
    def chance(self, attempt: Attempt) -> float | None: ...
    def status_of(self, attempt: Attempt) -> str: ...


@dataclass(frozen=True, slots=True)
class Other:
    """Another reading: its place among the attempts, how likely it is, and how it differs."""

    index: int
    attempt: Attempt
    status: str
    chance: float | None
    difference: str


def others(solution: Told, shown: Attempt, lang: str = "zh", top: int = OTHERS) -> tuple[Other, ...]:
    """The other readings worth offering, best first; of several that differ in one way, the likeliest."""
    found: dict[str, Other] = {}
    for index, attempt in enumerate(solution.attempts):
        chance = solution.chance(attempt)
        if attempt is shown or (chance is not None and chance < LEAST):
            continue
        how = difference(attempt, shown, lang)
        found.setdefault(how, Other(index, attempt, str(solution.status_of(attempt)), chance, how))
        if len(found) == top:
            break
    return tuple(found.values())


def answer_text(attempt: Attempt, lang: str = "zh") -> str:
    """The answer with its unit."""
    if attempt.answer is None:
        return "?"
    if lang == "zh":
        return attempt.answer.text
    return english_answer(attempt, attempt.answer, wording(attempt, lang))


def certainty(status: str, chance: float | None, lang: str = "zh") -> str:
    """``确定，把握97%``."""
    said = say(f"status.{status}", lang)
    if chance is None:
        return said
    return f"{said}{say('sep.comma', lang)}{say('doubt.confidence', lang, share=_percent(chance))}"


def _percent(chance: float) -> str:
    """Never 100 %: nobody is that sure."""
    return f"{min(chance, 0.99):.0%}"


def headline(solution: Told, attempt: Attempt, lang: str = "zh") -> str:
    """``答案：200米（确定，把握97%）``; when unsure, with the answers that come close."""
    status = str(solution.status_of(attempt))
    sure = certainty(status, solution.chance(attempt), lang)
    answers = [
        answer_text(attempt, lang),
        *(answer_text(o.attempt, lang) for o in _rivals(solution, attempt)),
    ]
    answer = say("doubt.or", lang).join(dict.fromkeys(answers))
    return say("doubt.headline", lang, answer=answer, sure=sure)


def _rivals(solution: Told, attempt: Attempt) -> Iterator[Other]:
    """Readings that come close to the one that is shown."""
    near = CLOSE * (solution.chance(attempt) or 0.0)
    for other in others(solution, attempt) if doubtful(solution, attempt) else ():
        if other.chance is None or other.chance >= near:
            yield other


def doubtful(solution: Told, attempt: Attempt) -> bool:
    """Whether other readings are worth telling of: the program is not sure of this one."""
    return str(solution.status_of(attempt)) != "solved"


def notes(solution: Told, attempt: Attempt, lang: str = "zh") -> tuple[str, ...]:
    """What was not understood, and what speaks against the reading."""
    warnings = (warning.said(lang) for warning in solution.warnings)
    doubts = (objection(doubt, lang) for doubt in attempt.objections)
    return tuple(dict.fromkeys((*warnings, *doubts)))


def other_line(other: Other, lang: str = "zh") -> str:
    """``250米（不确定，把握20%）：这里没有用到“30%”。``"""
    status = "unlikely" if other.status == "unsolved" else other.status
    sure = certainty(status, other.chance, lang)
    return say("doubt.other", lang, answer=answer_text(other.attempt, lang), sure=sure, how=other.difference)
