"""What a worker can do, each thing from a question to the bytes of its answer."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from cachetools import LRUCache

from fabula.adjust import AdjustError, apply, edits_from_json, options
from fabula.errors import DataError
from fabula.explain.picture import pictures
from fabula.explain.view import readings, view
from fabula.serve import sheets
from fabula.serve.exports import export
from fabula.solution import Solution
from fabula.solve.attempt import Attempt
from fabula.solver import Solver
from fabula.tutor import (
    Checker,
    Choice,
    Hint,
    Situation,
    TutorError,
    Unsure,
    check,
    hint_at,
    hint_picture,
    ladder,
)
from fabula.tutor.choice import sure_of
from fabula.tutor.memory import Memory

KEPT = 128  # solutions at hand: hints and steps ask for the same problem again and again
SVG = "image/svg+xml"
Ask = dict[str, Any]


class JobError(Exception):
    """The question has no answer, and whoever asked can do something about it."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail


@dataclass(frozen=True)
class Done:
    """The answer as it goes to the client; ``hurried`` if there was no time to try all readings."""

    body: bytes
    media: str = "application/json"
    name: str = ""
    hurried: bool = False


class Workshop:
    """A solver, the solutions it gave last and the situations that were tutored last."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self._solutions: LRUCache[str, Solution] = LRUCache(KEPT)
        self._situations: LRUCache[str, Situation] = LRUCache(KEPT)
        self._hurried = False
        self._jobs: dict[str, Callable[[Ask], Done]] = {
            "solve": self._solve,
            "view": self._view,
            "readings": self._readings,
            "diagram": self._diagram,
            "export": self._export,
            "hint": self._hint,
            "next_hint": self._next_hint,
            "check": self._check,
            "practice": self._practice,
            "sheet_kinds": lambda ask: _json(sheets.kinds(_lang(ask))),
            "sheet_draw": self._sheet_draw,
            "sheet_named": lambda ask: _json(sheets.named(ask)),
            "sheet_problem": lambda ask: _json(sheets.problem(ask["code"])),
            "sheet_file": self._sheet_file,
        }

    def do(self, op: str, ask: Ask) -> Done:
        self._hurried = False
        try:
            done = self._jobs[op](ask)
        except DataError as error:  # a worksheet that cannot be had
            raise JobError(error.code or "no_sheet", error.message) from error
        return replace(done, hurried=self._hurried)

    def solution(self, text: str) -> Solution:
        """Solved once. What was solved in a hurry is not kept: next time there may be more time."""
        found = self._solutions.get(text)
        if found is None:
            began = time.monotonic()
            found = self.solver.solve(text)
            self._hurried = time.monotonic() - began >= self.solver.seconds
            if not self._hurried:
                self._solutions[text] = found
        return found

    def _situation(self, ask: Ask) -> tuple[Solution, Attempt | None]:
        """The reading that is meant, with the changes made to it by hand; None if the text has no reading."""
        solution = self.solution(ask["text"])
        index, edits = ask.get("reading", 0), ask.get("edits") or []
        if index and index >= len(solution.attempts):
            raise JobError("no_such_reading", f"the text has {len(solution.attempts)} readings")
        attempt = solution.attempts[index] if solution.attempts else None
        if edits:
            attempt = self._edited(_drawable(solution, attempt), edits, _lang(ask))
        return solution, attempt

    def _edited(self, attempt: Attempt, edits: list[dict[str, Any]], lang: str) -> Attempt:
        try:
            return apply(attempt, edits_from_json(edits))
        except AdjustError as error:
            raise JobError(f"wrong_{error.code}", error.said(lang)) from error

    def _solve(self, ask: Ask) -> Done:
        return _json(self.solution(ask["text"]).to_json(_lang(ask), ask.get("top")))

    def _view(self, ask: Ask) -> Done:
        solution, attempt = self._situation(ask)
        shown = view(solution, attempt, _lang(ask))
        return _json(shown | {"options": options(attempt, _lang(ask)) if attempt else None})

    def _readings(self, ask: Ask) -> Done:
        solution, attempt = self._situation(ask)
        return _json({"readings": readings(solution, attempt, _lang(ask)) if attempt else []})

    def _diagram(self, ask: Ask) -> Done:
        solution, found = self._situation(ask)
        wanted = ask.get("kind", "auto")
        drawn = pictures(_drawable(solution, found), _lang(ask))
        for picture in drawn:
            if wanted in ("auto", picture.kind):
                return Done(picture.svg.encode(), SVG)
        kinds = ", ".join(picture.kind for picture in drawn)
        raise JobError("no_such_picture", f"this problem has no picture of that kind, only: {kinds}")

    def _export(self, ask: Ask) -> Done:
        solution, found = self._situation(ask)
        made = export(ask["format"], solution, _drawable(solution, found), _lang(ask))
        return Done(made.text.encode(), made.media, made.name)

    def _check(self, ask: Ask) -> Done:
        situation = self._tutored(ask)
        attempts = self.solution(ask["text"]).attempts
        others = [attempt for attempt in attempts if attempt is not situation.attempt]
        return _json(check(situation, ask["step"], ask.get("done", ()), _lang(ask), others).to_json())

    def _hint(self, ask: Ask) -> Done:
        situation = self._tutored(ask)
        hint = hint_at(situation, ask.get("level", 1), ask.get("done", ()), _lang(ask))
        return _told(hint, situation, _lang(ask))

    def _next_hint(self, ask: Ask) -> Done:
        """The first rung that was not taken yet, for somebody who has done these steps."""
        situation, taken = self._tutored(ask), ask["taken"]
        rungs = ladder(situation, _memory(situation, ask["done"], _lang(ask)), _lang(ask))
        hint = next((rung for rung in rungs if rung.key not in taken), rungs[-1])
        return _told(hint, situation, _lang(ask))

    def _practice(self, ask: Ask) -> Done:
        """Whether the problem can be practised, or which readings there are to choose from first."""
        offered: tuple[Choice, ...] = ()
        try:
            if "reading" not in ask and not ask.get("edits"):
                solution = self.solution(ask["text"])
                _drawable(solution, solution.best)
                sure_of(solution, _lang(ask))
            _ = self._tutored(ask).asked
        except Unsure as error:
            if not error.choices:
                raise JobError("cannot_help", error.message) from error
            offered = error.choices
        except TutorError as error:
            raise JobError("no_answer", error.message) from error
        return _json({"readings": [choice.to_json() for choice in offered]})

    def _sheet_draw(self, ask: Ask) -> Done:
        found = sheets.drawn(ask, self.solution)
        self._hurried = len(found["problems"]) < ask.get("count", 12)
        return _json(found)

    def _sheet_file(self, ask: Ask) -> Done:
        made = sheets.file(ask, self.solution)
        return Done(made.body, made.media, made.name)

    def _tutored(self, ask: Ask) -> Situation:
        """The situation as the tutor knows it; made once, since it works out many things."""
        name = json.dumps([ask["text"], ask.get("reading", 0), ask.get("edits")])
        found = self._situations.get(name)
        if found is None:
            try:
                found = Situation(_drawable(*self._situation(ask)))
            except TutorError as error:
                raise JobError("no_answer", error.message) from error
            if not self._hurried:
                self._situations[name] = found
        return found


def _memory(situation: Situation, done: list[str], lang: str) -> Memory:
    checker, memory = Checker(situation, lang), Memory()
    for step in done:
        memory, _ = checker.judge(step, memory)
    return memory


def _told(hint: Hint, situation: Situation, lang: str) -> Done:
    """A hint with its picture, which shows no more than the hint says."""
    drawn = hint_picture(situation.attempt, hint.diagram, lang) if hint.diagram else None
    return _json({"key": hint.key, **hint.to_json(), "svg": drawn})


def _drawable(solution: Solution, attempt: Attempt | None) -> Attempt:
    if attempt is None:
        why = solution.error.message if solution.error else "the text gives no situation"
        raise JobError("no_situation", why)
    return attempt


def _lang(ask: Ask) -> str:
    return str(ask.get("lang", "zh"))


def _json(value: object) -> Done:
    return Done(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())
