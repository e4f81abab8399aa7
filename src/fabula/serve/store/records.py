"""What the store gives."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from fabula.serve.settings import CLASS_SIZE


@dataclass(frozen=True)
class ClassRoom:
    id: int
    code: str
    name: str
    created: datetime
    closed: bool = False
    size: int = CLASS_SIZE


@dataclass(frozen=True)
class Meant:
    """A problem and how it is to be read: which reading, with which changes."""

    text: str
    reading: int = 0
    edits: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class StepTaken:
    """A step that a pupil entered, and what was said about it."""

    number: int
    step: str
    verdict: str
    message: str
    slip: str | None
    created: datetime


@dataclass(frozen=True)
class HintGiven:
    """``key`` tells rungs of the ladder apart; ``after_step`` is how many steps had been entered before."""

    number: int
    key: str
    level: int
    kind: str
    text: str
    last: bool
    after_step: int
    created: datetime


@dataclass(frozen=True)
class AttemptMade:
    """A pupil's way with one problem."""

    id: str
    nickname: str
    text: str
    lang: str
    solved: bool
    created: datetime
    updated: datetime
    steps: list[StepTaken] = field(default_factory=list)
    hints: list[HintGiven] = field(default_factory=list)
    reading: int = 0
    edits: list[dict[str, Any]] = field(default_factory=list)

    @property
    def done(self) -> list[str]:
        """Everything entered, for the tutor to remember."""
        return [step.step for step in self.steps]

    @property
    def good_steps(self) -> list[str]:
        return [step.step for step in self.steps if step.verdict in ("right", "answer")]
