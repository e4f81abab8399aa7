"""Lines in the words of the solution itself: a sentence that answers the question, a step under its printed name.

A number inside the question's own words (…年后爸爸的年龄是女儿的3倍) is no claim of the pupil's, and a step may be
called what the solution calls it. Such lines are reduced to what they claim; everything else is left as it was typed.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cached_property

from fabula.explain.reply import reply
from fabula.explain.steps import steps
from fabula.lang import LANGUAGES
from fabula.text.normalise import normalise
from fabula.tutor.measures import raw
from fabula.tutor.messages import typed
from fabula.tutor.situation import Situation
from fabula.tutor.steps import as_number, parse
from fabula.tutor.tokens import StepError

_ANSWER = re.compile(rf"^\s*{typed('answer')}\s*[:：]?\s*", re.IGNORECASE)
_SPACE = re.compile(r"\s+")
_END = re.compile(r"[。.！!；;]+$")
_NUMBER = r"[0-9.]+(?:/[0-9.]+)?%?"
_WORDS = "[^0-9:：=＝+×÷*/]"
_NAMED = re.compile(rf"^\s*(?:\(?[0-9]+[.、)]\s*)?({_WORDS}*[0-9]*%?{_WORDS}+)\s*[:：=＝]\s*(.*[0-9].*)$")


def _plain(text: str) -> str:
    return _END.sub("", _SPACE.sub("", normalise(text).text))


def _any_number(words: str) -> str:
    """These words with any numbers in them."""
    return re.sub(r"[0-9.]+(?:/[0-9.]+)?", lambda m: _NUMBER, re.escape(words).replace("\\.", "."))


class Phrases:
    """What the solution of one problem says, for comparing with what was typed."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation

    def answered(self, text: str) -> str:
        """``答：7年`` of 答：7年后爸爸的年龄是女儿的3倍: the number where the question had its 几."""
        said = _ANSWER.match(text)
        if said is None:
            return ""
        line = _plain(text[said.end() :])
        for before, unit, after in self._frames:
            pattern = f"{_any_number(before)}({_NUMBER}(?:{re.escape(unit)})?){_any_number(after)}"
            found = re.fullmatch(pattern, line)
            if found is not None:
                return f"{said[0]}{found[1]}"
        return ""

    def misquotes(self, text: str) -> bool:
        """Whether a sentence answers the question with other numbers than the question's own in it."""
        line = _plain(_ANSWER.sub("", text))
        return not any(line.startswith(before) and line.endswith(after) for before, _, after in self._frames)

    @cached_property
    def _frames(self) -> tuple[tuple[str, str, str], ...]:
        """The words before the answer, its unit, and those behind it, in the solution's last line."""
        found = []
        for lang in LANGUAGES:
            line = _plain(_ANSWER.sub("", reply(self.situation.attempt, lang)))
            number = _plain(self.situation.answer.text)
            figure = re.match(r"[0-9./%]+", number)
            at = line.find(figure[0]) if figure else -1
            if figure is not None and line.count(figure[0]) == 1:
                rest = line[at + len(figure[0]) :]
                unit = next((u for u in (number[figure.end() :], *self._units) if u and rest.startswith(u)), "")
                found.append((line[:at], unit, rest[len(unit) :]))
        return tuple(frame for frame in found if frame[0] or frame[2])

    @cached_property
    def _units(self) -> tuple[str, ...]:
        unit = self.situation.answer.unit
        return (unit, unit.partition("/")[0])

    def named(self, text: str) -> str:
        """``1860÷12=155`` of a step under the name that the solution gives to 155."""
        found = _NAMED.match(text)
        if found is None or _ANSWER.match(text):
            return ""
        values = self._names.get(_plain(found[1]), ())
        try:
            last = as_number(parse(found[2])[-1].result)
        except StepError:
            return ""
        return found[2] if last is not None and raw(last) in values else ""

    @cached_property
    def _names(self) -> dict[str, set[Fraction]]:
        found: dict[str, set[Fraction]] = {}
        for lang in LANGUAGES:
            for step in steps(self.situation.attempt, lang):
                if step.name and step.value is not None:
                    found.setdefault(_plain(step.name), set()).add(step.value)
        return found
