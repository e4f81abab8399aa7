"""What a learning platform should take for right."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.explain.maths import Form, write
from fabula.lang import LANGUAGES
from fabula.solve.attempt import Answer
from fabula.text.numbers import format_number


@dataclass(frozen=True, slots=True)
class Expected:
    """A number with its unit; or, where no decimal is exact or the answer is no number (10:30, 75%), words."""

    number: str
    unit: str
    words: tuple[str, ...] = ()


def expected(answer: Answer) -> Expected:
    """360千米 is the number 360; 8/3小时 may be written 8/3 or 2又2/3."""
    number = format_number(answer.value)
    if "/" not in number and answer.text == f"{number}{answer.unit}":
        return Expected(number, answer.unit)
    words = [answer.text]
    if "/" in number and answer.text.startswith(number):
        words = [number, f"{number}{answer.unit}"]
        if answer.value > 1:
            mixed = [write(answer.value, Form.MIXED, lang) for lang in LANGUAGES]
            words += [*mixed, f"{mixed[0]}{answer.unit}"]
    return Expected("", answer.unit, tuple(words))
