"""All that a page shows of one reading, as plain data: the text in runs, pictures, equations, steps, others.

Everything carries refs (:mod:`fabula.explain.refs`), so that one hover lights one thing in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabula.errors import FabulaError
from fabula.explain.doubt import OTHERS, Told, certainty, notes, others
from fabula.explain.jsonform import answer_json, equation_json
from fabula.explain.picture import pictures
from fabula.explain.refs import Linker
from fabula.explain.spans import runs
from fabula.explain.steps import METHODS, methods, steps
from fabula.explain.wording import wording
from fabula.lang import say
from fabula.solve.attempt import Attempt


def view(solution: Told, attempt: Attempt | None, lang: str = "zh") -> dict[str, Any]:
    """Everything the page shows of ``attempt``: a reading of the solution, or one changed by hand."""
    head: dict[str, Any] = {
        "status": str(solution.status),
        "confidence": round(solution.confidence, 6),
        "warnings": [warning.said(lang) for warning in solution.warnings],
        "error": _error(solution.error, lang),
    }
    if attempt is None:
        parts = ("spans", "pictures", "equations", "steps", "methods", "readings")
        nothing: dict[str, Any] = {part: [] for part in parts}
        return head | {"text": solution.text, "answer": None} | nothing
    believed = str(solution.status) != "unsolved" or all(attempt is not a for a in solution.attempts)
    return (
        head
        | _certainty(solution, attempt, lang)
        | {
            "text": attempt.problem.text,
            "answer": answer_json(attempt, lang) if believed else None,
            "warnings": list(notes(solution, attempt, lang)),
            "spans": [
                {"start": run.start, "end": run.end, "role": run.role, "refs": list(run.refs)} for run in runs(attempt)
            ],
            "pictures": [picture.to_json() for picture in pictures(attempt, lang)],
            "equations": list(_equations(attempt, lang)),
            "steps": told_steps(attempt, lang),
            "methods": told_methods(attempt, lang),
            "readings": readings(solution, attempt, lang),
        }
    )


def _certainty(solution: Told, attempt: Attempt, lang: str) -> dict[str, Any]:
    """Status and confidence of this reading, not of the first one."""
    chance = solution.chance(attempt)
    status = str(solution.status_of(attempt))
    sure = solution.confidence if chance is None else chance
    return {"status": status, "confidence": round(sure, 6), "certainty": certainty(status, chance, lang)}


def readings(solution: Told, attempt: Attempt, lang: str = "zh", top: int = OTHERS) -> list[dict[str, Any]]:
    """The other readings worth offering, best first: how sure each is, its answer, and how it differs."""
    return [
        {
            "index": other.index,
            **_certainty(solution, other.attempt, lang),
            "answer": answer_json(other.attempt, lang),
            "score": other.attempt.reading.score,
            "difference": other.difference,
            "steps": told_steps(other.attempt, lang),
        }
        for other in others(solution, attempt, lang, top)
    ]


def told_methods(attempt: Attempt, lang: str = "zh") -> list[dict[str, Any]]:
    """The solution by every method that the problem has, the textbook's first."""
    return [
        {"key": method, "title": say(f"method.{method}", lang), "steps": told_steps(attempt, lang, method)}
        for method in methods(attempt)
    ]


def told_steps(attempt: Attempt, lang: str = "zh", method: str = METHODS[0]) -> list[dict[str, Any]]:
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
        for step in steps(attempt, lang, method)
    ]


def _equations(attempt: Attempt, lang: str) -> Iterator[dict[str, Any]]:
    """The equations with their reasons, without those whose two sides have one name: a rate that stays as it is."""
    words, link = wording(attempt, lang), Linker(attempt)
    for index in range(len(attempt.reading.graph.relations)):
        whole = equation_json(attempt, words, index)
        if len({side.strip() for side in whole["text"].split("=")}) == 1:
            continue
        kept = {name: whole[name] for name in ("text", "reason", "implicit", "relation")}
        yield kept | {"refs": list(link.equation(index))}


def _error(error: FabulaError | None, lang: str) -> dict[str, Any] | None:
    if error is None:
        return None
    code = getattr(error, "code", "")
    return {"stage": error.stage, "code": code, "message": error.said(lang), "hint": error.hinted(lang)}
