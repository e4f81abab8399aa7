"""A problem of a worksheet, and the code by which it can be made again: ``toward-k3f9q7m``.

A code names the kind of story, what was drawn (five characters) and the text that came of it (two), so that a code
which another version of the data would turn into another problem is refused, not answered wrongly.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from fabula.errors import DataError
from fabula.explain.picture import pictures
from fabula.explain.reply import reply
from fabula.explain.steps import ExplainedStep, steps
from fabula.generate import Made, Wanted, tales
from fabula.generate.make import attempt_of, make_one
from fabula.solve.attempt import Answer, Attempt
from fabula.worksheet.grades import grades

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that could be taken for another
DRAWN, CHECK = 5, 2
CODE = re.compile(rf"([a-z_]+)-(?:([1-4])-)?([{LETTERS}]{{{DRAWN}}})([{LETTERS}]{{{CHECK}}})")
KEPT = 512  # problems at hand: a sheet is looked at, printed and handed out


class CodeError(DataError):
    """A code that nothing was made of, or that stands for another text by now."""

    code = "no_code"


@dataclass(frozen=True)
class Item:
    """A problem with its code; everything that is printed follows from what was made."""

    made: Made
    code: str

    @property
    def text(self) -> str:
        return self.made.text

    @property
    def kind(self) -> str:
        return self.made.kind

    @cached_property
    def attempt(self) -> Attempt:
        """The known situation, solved."""
        return attempt_of(self.made.gold)

    @property
    def answer(self) -> Answer:
        found = self.attempt.answer
        assert found is not None  # the generator keeps only what has one
        return found

    @cached_property
    def grade(self) -> int:
        return grades().of(self.kind, self.attempt)

    def steps(self, lang: str = "zh") -> tuple[ExplainedStep, ...]:
        """The textbook solution without its last line, which is :meth:`reply`."""
        return tuple(step for step in steps(self.attempt, lang) if step.kind != "answer")

    def reply(self, lang: str = "zh") -> str:
        return reply(self.attempt, lang)

    def picture(self, lang: str = "zh") -> str:
        """The journey or the line segments as SVG; empty if a book would draw neither."""
        return next((drawn.svg for drawn in pictures(self.attempt, lang) if drawn.kind != "graph"), "")


def token(source: str, length: int = DRAWN) -> str:
    """Some characters that follow from a text."""
    number = int.from_bytes(hashlib.sha256(source.encode()).digest()[:8])
    made = ""
    for _ in range(length):
        number, at = divmod(number, len(LETTERS))
        made += LETTERS[at]
    return made


@lru_cache(maxsize=KEPT)
def drawn(kind: str, source: str, distractors: int = 0) -> Item:
    """The problem of a kind that these five characters draw."""
    made = make_one(f"sheet:{source}", Wanted((kind,), distractors=(distractors, distractors), least=0))
    more = f"{distractors}-" if distractors else ""
    return Item(made, f"{kind}-{more}{source}{token(made.text, CHECK)}")


def item(code: str) -> Item:
    """The problem that a code stands for; dashes, blanks and capitals do not matter much."""
    match = CODE.fullmatch(code.strip().lower())
    if match is None or match[1] not in tales():
        raise CodeError(f"{code[:60]!r} is not the code of a problem", hint="codes look like toward-k3f9q7m")
    found = drawn(match[1], match[3], int(match[2] or 0))
    if not found.code.endswith(match[4]):
        raise CodeError(f"{code!r} stands for another problem by now", hint="type the problem's text instead")
    return found
