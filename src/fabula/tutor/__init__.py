"""The tutor: checks a pupil's steps against the situation behind the problem, and gives hints."""

from fabula.tutor.check import Checker, check
from fabula.tutor.choice import Choice, Unsure, choices
from fabula.tutor.hints import Hint, hint_at, hint_picture, ladder
from fabula.tutor.session import Session
from fabula.tutor.situation import Situation, TutorError, veiled
from fabula.tutor.steps import parse
from fabula.tutor.tokens import StepError
from fabula.tutor.verdict import Outcome, Verdict

__all__ = [
    "Checker",
    "Choice",
    "Hint",
    "Outcome",
    "Session",
    "Situation",
    "StepError",
    "TutorError",
    "Unsure",
    "Verdict",
    "check",
    "choices",
    "hint_at",
    "hint_picture",
    "ladder",
    "parse",
    "veiled",
]
