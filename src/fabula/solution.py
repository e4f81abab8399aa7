"""A solution: all that was found out about a problem, stage by stage."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from html import escape
from typing import Any, NamedTuple

from fabula.errors import FabulaError
from fabula.explain.jsonform import attempt_json
from fabula.explain.steps import plain
from fabula.explain.tree import tree
from fabula.situation import ParseGraph
from fabula.solve.attempt import Answer, Attempt
from fabula.text import Problem

SHOWN = 5  # readings that its JSON has unless more are asked for
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


@dataclass(frozen=True)
class Solution:
    """Everything that was found out, stage by stage; printers and tutors work from this.

    ``attempts`` are readings with different answers, best first; ``set_aside`` those that something speaks
    against. An unsolved problem may still have attempts: readings that nobody should trust.
    """

    text: str
    status: Status
    problem: Problem | None = None
    attempts: tuple[Attempt, ...] = ()
    set_aside: tuple[Attempt, ...] = ()
    confidence: float = 0.0
    warnings: tuple[Notice, ...] = ()
    error: FabulaError | None = None

    @property
    def best(self) -> Attempt | None:
        return self.attempts[0] if self.attempts else None

    @property
    def answer(self) -> Answer | None:
        """The answer of the best reading, unless the program does not believe it itself."""
        return self.best.answer if self.best and self.status is not Status.UNSOLVED else None

    @property
    def graph(self) -> ParseGraph | None:
        return self.best.reading.graph if self.best else None

    def to_json(self, lang: str = "zh", top: int | None = None) -> dict[str, Any]:
        """The whole solution by the contract of ``docs/json.md``, with at most ``top`` readings (5)."""
        told = [
            attempt_json(attempt, lang)
            | {"objections": [getattr(o, lang, str(o)) for o in attempt.objections]}
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
            "error": _error_json(self.error) if self.error else None,
        }

    def __str__(self) -> str:
        if self.best is None:
            return "\n".join((self.status.value, *(warning.zh for warning in self.warnings)))
        return f"{self.status.value}\n\n{tree(self.best)}\n\n{plain(self.best)}"

    def _repr_html_(self) -> str:
        if self.best is None:
            return f"<pre>{escape(str(self))}</pre>"
        from fabula.explain.html import html  # drawing costs time to load, and few answers are drawn

        return html(self.best)


def _error_json(error: FabulaError) -> dict[str, Any]:
    code = getattr(error, "code", "")
    span = list(error.span) if error.span else None
    return {"stage": error.stage, "code": code, "message": error.message, "span": span, "hint": error.hint}
