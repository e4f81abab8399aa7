"""A sheet in GIFT, the plain text format that Moodle and others read; it has no place for pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fabula.worksheet.expected import Expected, expected
from fabula.worksheet.platform import name, question, solution, title
from fabula.worksheet.sheet import Layout, Sheet

_MARKS = re.compile(r"([~=#{}:\\])")


def sheet_gift(sheet: Sheet, layout: Layout) -> str:
    """All questions, in a category of the sheet's name."""
    return "\n\n".join((f"$CATEGORY: $course$/top/{title(sheet, layout)}", *_questions(sheet, layout))) + "\n"


def _questions(sheet: Sheet, layout: Layout) -> Iterator[str]:
    for number, item in enumerate(sheet.items, 1):
        named = escape_gift(name(sheet, number, item, layout))
        answers = _answers(expected(item.answer))
        feedback = escape_gift(solution(item, layout))
        asked = escape_gift(question(item, layout))
        yield f"// {item.code}\n::{named}::[html]{asked}{{{answers}####{feedback}}}"


def _answers(wanted: Expected) -> str:
    return f"#{wanted.number}" if wanted.number else " ".join(f"={escape_gift(words)}" for words in wanted.words)


def escape_gift(text: str) -> str:
    """The text on one line, with every character that GIFT would take for a mark made harmless."""
    return _MARKS.sub(r"\\\1", " ".join(text.split("\n")))
