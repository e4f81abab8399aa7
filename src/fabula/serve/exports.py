"""A solution as a file to take away."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from fabula.adjust import buffer_line
from fabula.explain.jsonform import attempt_json
from fabula.explain.latex import solution_latex
from fabula.explain.markdown import solution_markdown
from fabula.explain.picture import pictures
from fabula.solution import Solution
from fabula.solve.attempt import Attempt


@dataclass(frozen=True)
class File:
    name: str
    media: str
    text: str


def export(form: str, solution: Solution, attempt: Attempt, lang: str) -> File:
    """One reading in the form that is asked for."""
    ending, media, write = _FORMS[form]
    return File(f"fabula.{ending}", media, write(solution, attempt, lang))


def _latex(solution: Solution, attempt: Attempt, lang: str) -> str:
    return solution_latex(solution, attempt, lang)


def _markdown(solution: Solution, attempt: Attempt, lang: str) -> str:
    return solution_markdown(solution, attempt, lang)


def _svg(_: Solution, attempt: Attempt, lang: str) -> str:
    return pictures(attempt, lang)[0].svg


def _json(solution: Solution, attempt: Attempt, lang: str) -> str:
    """The situation as in docs/json.md; of a reading changed by hand, what that reading yields."""
    whole = solution.to_json(lang)
    if attempt is not solution.best:
        whole |= attempt_json(attempt, lang)
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _buffer(solution: Solution, attempt: Attempt, lang: str) -> str:
    return json.dumps(buffer_line(solution, attempt), ensure_ascii=False) + "\n"


_FORMS: dict[str, tuple[str, str, Callable[[Solution, Attempt, str], str]]] = {
    "latex": ("tex", "text/x-tex", _latex),
    "markdown": ("md", "text/markdown", _markdown),
    "svg": ("svg", "image/svg+xml", _svg),
    "json": ("json", "application/json", _json),
    "buffer": ("jsonl", "application/x-ndjson", _buffer),
}
