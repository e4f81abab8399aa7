"""Worksheets for the page: kinds to choose from, problems drawn or named by their codes, and the files."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from fabula.lang import say
from fabula.worksheet import Item, Layout, Order, Sheet, draw, item, offered, version
from fabula.worksheet.draw import Solve
from fabula.worksheet.files import FORMATS, File, written
from fabula.worksheet.grades import FIRST, LAST, grades

PATIENCE = 2.5  # seconds for drawing; some kinds are seldom read back, and a request has only so many
Ask = dict[str, Any]


def kinds(lang: str) -> dict[str, Any]:
    """The kinds by grade, and the formats that can be written here."""
    found = [{"kind": kind, "name": say(f"kind.{kind}", lang), "grade": grades().of_kind(kind)} for kind in offered()]
    formats = [name for name in FORMATS if name != "pdf" or find_spec("typst") is not None]
    return {"kinds": found, "formats": formats}


def drawn(ask: Ask, solve: Solve) -> dict[str, Any]:
    """New problems; fewer than asked for if they take too long to find."""
    order = Order(
        tuple(ask.get("kinds", ())),
        tuple(ask.get("grades", (FIRST, LAST))),
        ask.get("count", 12),
        ask.get("seed", 1),
        ask.get("distractors", 0),
    )
    return _told(draw(order, solve, frozenset(ask.get("avoid", ())), PATIENCE), ask.get("lang", "zh"))


def named(ask: Ask) -> dict[str, Any]:
    """The problems that these codes stand for."""
    return _told(_items(ask), ask.get("lang", "zh"))


def problem(code: str) -> dict[str, Any]:
    """One problem for a pupil: nothing of its solution. It was read as meant when it came on the sheet."""
    found = item(code)
    return {"code": found.code, "kind": found.kind, "text": found.text, "reading": 0}


def file(ask: Ask, solve: Solve) -> File:
    """The sheet, or its key, in one format."""
    letter = ask.get("version", "")
    sheet = Sheet(version(_items(ask), letter or "A", solve), letter)
    layout = Layout(
        lang=ask.get("lang", "zh"),
        title=ask.get("title", ""),
        pictures=ask.get("pictures", False),
        room=ask.get("room", 0),
        server=ask.get("server", ""),
    )
    files = list(written(sheet, layout, FORMATS[ask["format"]]))
    return files[-1] if ask.get("key") else files[0]


def _items(ask: Ask) -> tuple[Item, ...]:
    return tuple(item(code) for code in ask["codes"])


def _told(items: tuple[Item, ...], lang: str) -> dict[str, Any]:
    return {"problems": [_problem(found, lang) for found in items]}


def _problem(found: Item, lang: str) -> dict[str, Any]:
    return {
        "code": found.code,
        "kind": found.kind,
        "name": say(f"kind.{found.kind}", lang),
        "grade": found.grade,
        "text": found.text,
        "answer": found.answer.text,
        "reply": found.reply(lang),
        "steps": [{"text": step.text, "reason": step.reason} for step in found.steps(lang)],
        "picture": found.picture(lang),
    }
