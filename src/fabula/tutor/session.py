"""A pupil's work on one problem: an immutable value that a server can store and take up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from fabula.adjust import Edit, apply, edits_from_json
from fabula.solution import Solution
from fabula.solve.attempt import Attempt
from fabula.solver import solve as default_solve
from fabula.tutor.check import Checker
from fabula.tutor.choice import sure_of
from fabula.tutor.hints import Hint, ladder
from fabula.tutor.memory import Memory
from fabula.tutor.situation import Situation, TutorError
from fabula.tutor.verdict import Outcome, Verdict

VERSION = 1


@dataclass(frozen=True, slots=True)
class Made:
    """A step that was typed, with what was said to it."""

    text: str
    verdict: Verdict


@dataclass(frozen=True)
class Session:
    """A solution, the steps made and the hints taken. Steps and hints give a new session."""

    solution: Solution
    lang: str = "zh"
    reading: int = 0
    edits: tuple[Edit, ...] = ()
    steps: tuple[Made, ...] = ()
    hints: tuple[Hint, ...] = ()
    memory: Memory = field(default_factory=Memory, compare=False)

    @staticmethod
    def start(
        solution: Solution, lang: str = "zh", reading: int | None = None, edits: Sequence[Edit] = ()
    ) -> Session:
        """Begin; :class:`TutorError` if the problem has no such reading or no answer.

        Without a reading and edits the solver must be sure: :class:`Unsure` has the readings to choose from.
        """
        if reading is None and not edits:
            sure_of(solution, lang)
        session = Session(solution, lang, reading or 0, tuple(edits))
        _ = session.situation.asked
        return session

    @cached_property
    def attempt(self) -> Attempt:
        """The reading that is worked on, with the changes made to it."""
        if not 0 <= self.reading < len(self.solution.attempts):
            raise TutorError("this problem has no such reading", hint="0 is the best one")
        return apply(self.solution.attempts[self.reading], self.edits)

    @cached_property
    def situation(self) -> Situation:
        return Situation(self.attempt)

    @cached_property
    def _checker(self) -> Checker:
        others = [a for i, a in enumerate(self.solution.attempts) if i != self.reading]
        return Checker(self.situation, self.lang, others)

    @property
    def done(self) -> bool:
        """Whether the answer has been found."""
        return any(made.verdict.outcome is Outcome.ANSWER for made in self.steps)

    def step(self, text: str) -> tuple[Session, Verdict]:
        """Judge a step."""
        memory, verdict = self._checker.judge(text, self.memory)
        return self._with(steps=(*self.steps, Made(text, verdict)), memory=memory), verdict

    def hint(self) -> tuple[Session, Hint]:
        """The next rung that was not taken yet, never one before its turn; above the top, the top."""
        rungs = ladder(self.situation, self.memory, self.lang)
        taken = {hint.key for hint in self.hints}
        hint = next((rung for rung in rungs if rung.key not in taken), rungs[-1])
        if hint.key in taken:
            return self, hint
        return self._with(hints=(*self.hints, hint)), hint

    def _with(self, **changes: Any) -> Session:
        """A changed copy that need not work out the situation again."""
        changed = replace(self, **changes)
        for name in ("attempt", "situation", "_checker"):
            if name in self.__dict__:
                changed.__dict__[name] = self.__dict__[name]
        return changed

    # --- storing ---

    def to_json(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "text": self.solution.text,
            "lang": self.lang,
            "reading": self.reading,
            "edits": [edit.to_json() for edit in self.edits],
            "steps": [{"text": made.text, **made.verdict.to_json()} for made in self.steps],
            "hints": [{"key": hint.key, **hint.to_json()} for hint in self.hints],
            "done": self.done,
        }

    @staticmethod
    def from_json(data: dict[str, Any], solve: Callable[[str], Solution] = default_solve) -> Session:
        """Take up a stored session: the problem is solved again, the verdicts stay as they were given."""
        if data.get("version") != VERSION:
            raise TutorError(f"a session of version {data.get('version')!r}, not {VERSION}")
        session = Session.start(
            solve(data["text"]), data["lang"], data["reading"], edits_from_json(data["edits"])
        )
        memory = Memory()
        for step in data["steps"]:
            memory, _ = session._checker.judge(step["text"], memory)
        steps = tuple(Made(step["text"], Verdict.from_json(step)) for step in data["steps"])
        return session._with(steps=steps, hints=tuple(map(_hint, data["hints"])), memory=memory)


def _hint(data: dict[str, Any]) -> Hint:
    return Hint(
        data["key"],
        data["kind"],
        data["text"],
        tuple(data["refs"]),
        data["diagram"] or "",
        data["level"],
        data["last"],
    )
