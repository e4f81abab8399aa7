"""A solution: all that was found out about a problem, stage by stage."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from html import escape
from typing import Any, NamedTuple

from fabula.errors import FabulaError, SolveError
from fabula.explain.jsonform import attempt_json, equation_json
from fabula.explain.steps import ARITHMETIC, ExplainedStep, plain, steps
from fabula.explain.text import solution_text
from fabula.explain.wording import wording
from fabula.situation import ParseGraph
from fabula.solve.attempt import Answer, Attempt
from fabula.text import Problem

DOUBTFUL = 0.1  # confidence below which an answer is not given at all
SHOWN = 5  # readings that its JSON has unless more are asked for
SHORT = 24  # characters of the text that a repr shows
VERSION = 1  # of the JSON contract, docs/json.md
NOTHING: dict[str, Any] = {  # what the JSON says of a text without a reading
    "answer": None, "mentions": [], "graph": None, "equations": [], "steps": [], "outcome": None,
    "objections": [], "score": None,
}  # fmt: skip


class Notice(NamedTuple):
    """Something the user should know, in both languages."""

    zh: str
    en: str

    def said(self, lang: str) -> str:
        return self.zh if lang == "zh" else self.en


class Status(StrEnum):
    """How sure the program is."""

    SOLVED = "solved"
    UNSURE = "unsure"
    UNSOLVED = "unsolved"


class Equation(NamedTuple):
    """An equation in words (梨树的棵数=苹果树的棵数+5), why it holds, and its relation as logic."""

    text: str
    reason: str
    logic: str


@dataclass(frozen=True)
class SolvedReading:
    """One reading of the text, told: its answer, equations, steps and pictures."""

    attempt: Attempt

    @property
    def answer(self) -> Answer | None:
        return self.attempt.answer

    @property
    def graph(self) -> ParseGraph:
        return self.attempt.reading.graph

    @property
    def equations(self) -> tuple[Equation, ...]:
        words = wording(self.attempt, "zh")
        told = (equation_json(self.attempt, words, index) for index in range(len(self.graph.relations)))
        return tuple(Equation(found["text"], found["reason"], found["logic"]) for found in told)

    @property
    def steps(self) -> tuple[ExplainedStep, ...]:
        return steps(self.attempt)

    @property
    def logic(self) -> str:
        """The reading as one line: ``More_than(Total(梨树), Total(苹果树), 5棵)``."""
        return "; ".join(relation.logic(self.graph.path) for relation in self.graph.relations)

    def explain(self, lang: str = "zh") -> str:
        """The steps in words."""
        return plain(self.attempt, _language(lang))

    def svg(self, kind: str = "auto", lang: str = "zh") -> str:
        """A picture: ``graph``, ``segments`` or ``journey``; ``auto`` is the most telling one."""
        from fabula.explain.picture import pictures  # drawing costs time to load, and few answers are drawn

        drawn = {picture.kind: picture.svg for picture in pictures(self.attempt, _language(lang))}
        if kind != "auto" and kind not in drawn:
            raise ValueError(f"this problem has no picture {kind!r}, only: auto, {', '.join(drawn)}")
        return next(iter(drawn.values())) if kind == "auto" else drawn[kind]

    def html(self, lang: str = "zh") -> str:
        """The text in colours, the picture and the steps, as a piece of a page."""
        from fabula.explain.html import html

        return html(self.attempt, _language(lang))

    def __repr__(self) -> str:
        return f"<SolvedReading {self.answer.text if self.answer else '?'}: {self.logic}>"

    def __hash__(self) -> int:
        return hash((self.attempt.problem.raw, self.answer))


def _language(lang: str) -> str:
    if lang not in ("zh", "en"):
        raise ValueError(f"there is no language {lang!r}, only zh and en")
    return lang


@dataclass(frozen=True, repr=False)
class Solution:
    """Everything that was found out, stage by stage; printers and tutors work from this.

    ``attempts`` are readings with different answers, best first; ``set_aside`` those that something speaks
    against. An unsolved problem may still have attempts: readings that nobody should trust. ``chances`` are
    the confidences of the attempts, one each.
    """

    text: str
    status: Status
    problem: Problem | None = None
    attempts: tuple[Attempt, ...] = ()
    set_aside: tuple[Attempt, ...] = ()
    confidence: float = 0.0
    chances: tuple[float, ...] = ()
    warnings: tuple[Notice, ...] = ()
    error: FabulaError | None = None

    @property
    def best(self) -> Attempt | None:
        return self.attempts[0] if self.attempts else None

    @property
    def answer(self) -> Answer | None:
        """The answer of the best reading, unless the program does not believe it itself."""
        return self.best.answer if self.best and self.status is not Status.UNSOLVED else None

    def chance(self, attempt: Attempt) -> float | None:
        """How likely a reading is; None if nobody said so, as for one changed by hand."""
        at = next((i for i, other in enumerate(self.attempts) if other is attempt), None)
        if at == 0:
            return self.confidence
        if at is None or not self.chances:
            return None if at is None or self.confidence else 0.0
        return self.chances[at] if at < len(self.chances) else 0.0

    def status_of(self, attempt: Attempt) -> Status:
        """How sure the program is of one reading: another one does not wear the certainty of the first."""
        chance = self.chance(attempt)
        if attempt is self.best or chance is None:
            return self.status
        return Status.UNSURE if chance >= DOUBTFUL and attempt.accepted else Status.UNSOLVED

    @property
    def graph(self) -> ParseGraph | None:
        return self.best.reading.graph if self.best else None

    @property
    def readings(self) -> tuple[SolvedReading, ...]:
        """All readings with different answers, best first, each with its own answer, steps and pictures."""
        return tuple(SolvedReading(attempt) for attempt in self.attempts)

    @property
    def equations(self) -> tuple[Equation, ...]:
        """The equations of the best reading; none where there is no reading."""
        return SolvedReading(self.best).equations if self.best else ()

    @property
    def steps(self) -> tuple[ExplainedStep, ...]:
        """The steps of the best reading; none where there is no reading."""
        return SolvedReading(self.best).steps if self.best else ()

    def explain(self, lang: str = "zh") -> str:
        """The steps in words, or why there are none."""
        if self.best is None:
            return "\n".join(warning.said(_language(lang)) for warning in self.warnings)
        return SolvedReading(self.best).explain(lang)

    def svg(self, kind: str = "auto", lang: str = "zh") -> str:
        """A picture of the best reading: ``graph``, ``segments``, ``journey``, or ``auto``: the best."""
        if self.best is None:
            raise SolveError("there is no situation to draw", hint="look at .status and .error first")
        return SolvedReading(self.best).svg(kind, lang)

    def html(self, lang: str = "zh", top: int = 1, picture: str = "", method: str = "") -> str:
        """A whole page: the text in colours, the picture and the steps of the ``top`` best readings."""
        from fabula.explain.html import solution_html

        body = solution_html(self, _language(lang), top, picture, method) if self.best else ""
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        return (
            f'<!doctype html>\n<html lang="{_language(lang)}">\n'
            f"<head>{head}<title>{escape(self.text)}</title></head>\n"
            f"<body>\n{body or f'<pre>{escape(self.explain(lang))}</pre>'}\n</body>\n</html>\n"
        )

    def to_json(self, lang: str = "zh", top: int | None = None, method: str = ARITHMETIC) -> dict[str, Any]:
        """The whole solution by the contract of ``docs/json.md``, with at most ``top`` readings (5)."""
        told = [
            attempt_json(attempt, lang, method)
            | {"status": str(self.status_of(attempt)), "confidence": self._rounded(attempt)}
            for attempt in self.attempts[: top or SHOWN]
        ]
        best = told[0] if told else NOTHING
        return {
            "version": VERSION,
            "status": self.status.value,
            "answer": best["answer"] if self.answer else None,
            "confidence": round(self.confidence, 6),
            "problem": self.problem.to_json() if self.problem else None,
            **{name: best[name] for name in NOTHING if name != "answer"},
            "readings": told[1:],
            "warnings": [warning.said(lang) for warning in self.warnings],
            "error": _error_json(self.error, lang) if self.error else None,
        }

    def to_row(self) -> dict[str, Any]:
        """The solution as one flat row for tables: answer, confidence and the reading as a line of logic."""
        answer = self.answer
        return {
            "status": self.status.value,
            "answer": answer.text if answer else None,
            "value": str(answer.value) if answer else None,
            "unit": answer.unit if answer else None,
            "confidence": round(self.confidence, 4),
            "reading": self.readings[0].logic if self.attempts else None,
            "error": self.error.code or self.error.stage if self.error else None,
        }

    def __hash__(self) -> int:
        return hash((self.text, self.status, self.confidence, self.answer))

    def __repr__(self) -> str:
        shown = self.text if len(self.text) <= SHORT else f"{self.text[: SHORT - 1]}…"
        said = (self.answer and self.answer.text) or (self.error and self.error.code) or "no answer"
        return f"<Solution {self.status.value}: {said} ({min(self.confidence, 0.99):.0%}) of {shown!r}>"

    def _rounded(self, attempt: Attempt) -> float | None:
        chance = self.chance(attempt)
        return None if chance is None else round(chance, 6)

    def __str__(self) -> str:
        return solution_text(self)

    def _repr_html_(self) -> str:
        if self.best is None:
            return f"<pre>{escape(str(self))}</pre>"
        from fabula.explain.html import solution_html  # drawing costs time to load, and few answers are drawn

        return solution_html(self)


def _error_json(error: FabulaError, lang: str) -> dict[str, Any]:
    code = getattr(error, "code", "")
    span = list(error.span) if error.span else None
    return {
        "stage": error.stage,
        "code": code,
        "message": error.said(lang),
        "span": span,
        "hint": error.hinted(lang),
    }
