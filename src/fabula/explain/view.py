"""All that a page shows of one reading, as plain data: the text in runs, pictures, equations, steps, others.

Everything carries refs (:mod:`fabula.explain.refs`), so that one hover lights one thing in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from fabula.errors import FabulaError
from fabula.explain.difference import difference
from fabula.explain.journey import WORDS as JOURNEY_WORDS
from fabula.explain.journey import journey
from fabula.explain.jsonform import answer_json, equation_json
from fabula.explain.refs import Linker
from fabula.explain.segments import WORDS as SEGMENT_WORDS
from fabula.explain.segments import segments
from fabula.explain.spans import runs
from fabula.explain.steps import steps
from fabula.explain.svg import WORDS, svg
from fabula.explain.wording import objection, wording
from fabula.solve.attempt import Attempt

OTHERS = 5  # other readings that a view tells of


class Warned(Protocol):
    """A warning that speaks both languages."""

    def said(self, lang: str) -> str: ...


class Told(Protocol):
    """What a view needs to know of a solution (:class:`fabula.solution.Solution` is one)."""

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


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of the situation; ``kind`` is graph, segments or journey."""

    kind: str
    title: str
    svg: str

    def to_json(self) -> dict[str, str]:
        return {"kind": self.kind, "title": self.title, "svg": self.svg}


def pictures(attempt: Attempt, lang: str = "zh") -> tuple[Picture, ...]:
    """The pictures that make sense for a problem, the most telling first; the graph is always among them."""
    drawn = (
        ("journey", JOURNEY_WORDS, journey(attempt, lang)),
        ("segments", SEGMENT_WORDS, segments(attempt, lang)),
        ("graph", WORDS, svg(attempt, lang)),
    )
    return tuple(Picture(kind, words[lang]["title"], made) for kind, words, made in drawn if made is not None)


def view(solution: Told, attempt: Attempt | None, lang: str = "zh") -> dict[str, Any]:
    """Everything the page shows of ``attempt``: a reading of the solution, or one changed by hand."""
    warnings = [warning.said(lang) for warning in solution.warnings]
    head: dict[str, Any] = {
        "status": str(solution.status),
        "confidence": round(solution.confidence, 6),
        "warnings": warnings,
        "error": _error(solution.error),
    }
    if attempt is None:
        nothing: dict[str, Any] = {
            part: [] for part in ("spans", "pictures", "equations", "steps", "readings")
        }
        return head | {"text": solution.text, "answer": None} | nothing
    doubts = [objection(doubt, lang) for doubt in attempt.objections]
    believed = str(solution.status) != "unsolved" or all(attempt is not a for a in solution.attempts)
    return head | {
        "text": attempt.problem.text,
        "answer": answer_json(attempt, lang) if believed else None,
        "warnings": [*dict.fromkeys((*warnings, *doubts))],
        "spans": [
            {"start": run.start, "end": run.end, "role": run.role, "refs": list(run.refs)}
            for run in runs(attempt)
        ],
        "pictures": [picture.to_json() for picture in pictures(attempt, lang)],
        "equations": list(_equations(attempt, lang)),
        "steps": told_steps(attempt, lang),
        "readings": readings(solution, attempt, lang),
    }


def readings(solution: Told, attempt: Attempt, lang: str = "zh", top: int = OTHERS) -> list[dict[str, Any]]:
    """The other readings, best first, and what makes each different from the one that is shown."""
    others = [(i, other) for i, other in enumerate(solution.attempts) if other is not attempt][:top]
    return [
        {
            "index": index,
            "answer": answer_json(other, lang),
            "score": other.reading.score,
            "difference": difference(other, attempt, lang),
            "steps": told_steps(other, lang),
        }
        for index, other in others
    ]


def told_steps(attempt: Attempt, lang: str = "zh") -> list[dict[str, Any]]:
    """The steps with their reasons and refs."""
    link = Linker(attempt)
    return [
        {
            "number": step.number,
            "kind": step.kind,
            "text": step.text,
            "reason": step.reason,
            "refs": list(link.step(step)),
        }
        for step in steps(attempt, lang)
    ]


def _equations(attempt: Attempt, lang: str) -> Iterator[dict[str, Any]]:
    words, link = wording(attempt, lang), Linker(attempt)
    for index in range(len(attempt.reading.graph.relations)):
        whole = equation_json(attempt, words, index)
        kept = {name: whole[name] for name in ("text", "reason", "implicit", "relation")}
        yield kept | {"refs": list(link.equation(index))}


def _error(error: FabulaError | None) -> dict[str, Any] | None:
    if error is None:
        return None
    code = getattr(error, "code", "")
    return {"stage": error.stage, "code": code, "message": error.message, "hint": error.hint}
