"""What the tutor says to a step."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Outcome(StrEnum):
    """Right so far, the answer itself, wrong, or true but of no use that we can see."""

    RIGHT = "right"
    WRONG = "wrong"
    UNCLEAR = "unclear"
    ANSWER = "answer"

    @property
    def fine(self) -> bool:
        return self in (Outcome.RIGHT, Outcome.ANSWER)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A judgement with its sentence; ``slip`` names the mistake, ``refs`` what it is about."""

    outcome: Outcome
    message: str
    slip: str = ""
    refs: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "verdict": self.outcome.value,
            "message": self.message,
            "slip": self.slip or None,
            "refs": list(self.refs),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Verdict:
        return Verdict(Outcome(data["verdict"]), data["message"], data["slip"] or "", tuple(data["refs"]))
