"""What the formats of learning platforms share: names, the question and the worked solution as plain HTML."""

from __future__ import annotations

from html import escape

from fabula.lang import say
from fabula.worksheet.html import typeset
from fabula.worksheet.item import Item
from fabula.worksheet.pieces import step, words
from fabula.worksheet.sheet import Layout, Sheet


def title(sheet: Sheet, layout: Layout) -> str:
    """应用题练习-A卷: the name of the whole, without blanks, at which some readers stop."""
    return "-".join(filter(None, (layout.headline(), sheet.name(layout.lang))))


def name(sheet: Sheet, number: int, item: Item, layout: Layout) -> str:
    """A03 相遇问题: sorts well in a question bank."""
    return f"{sheet.version}{number:02} {say(f'kind.{item.kind}', layout.lang)}"


def question(item: Item, layout: Layout) -> str:
    """The problem, and a link to the tutor where there is one."""
    link = layout.link(item.code)
    words_ = escape(say("sheet.practise.link", layout.lang))
    practise = f'<p><a href="{escape(link)}">{words_}</a></p>' if link else ""
    return f"<p>{typeset(words(item.text))}</p>{practise}"


def solution(item: Item, layout: Layout) -> str:
    """The textbook steps with their reasons, and the answer in a sentence."""
    lang = layout.lang
    listed = "".join(_step(typeset(step(told, lang)), told.reason) for told in item.steps(lang))
    return f"<ol>{listed}</ol><p>{escape(item.reply(lang))}</p>"


def _step(told: str, reason: str) -> str:
    return f"<li>{told}<br/><small>{typeset(words(reason))}</small></li>" if reason else f"<li>{told}</li>"
