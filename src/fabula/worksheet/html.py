"""A sheet and its key as pages that print well: self-contained, A4, fonts named, nothing loaded from outside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files

from fabula.explain.html import step_html
from fabula.lang import say
from fabula.worksheet.item import Item
from fabula.worksheet.pieces import Piece, words
from fabula.worksheet.qr import qr_svg
from fabula.worksheet.sheet import Layout, Sheet, lines_of

LANGS = {"zh": "zh-CN", "en": "en"}
LINE = 8.5  # millimetres
EDGE, TOP = 10, 18  # pixels of a picture's margins
_SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)" viewBox="0 0 [^"]*"')
_FRAME = re.compile(r'<rect x="0\.5" y="0\.5"[^>]*/>')
_DESC = re.compile(r"<desc>.*?</desc>", re.DOTALL)


def sheet_html(sheet: Sheet, layout: Layout) -> str:
    """The problems with room to work."""
    body = "".join(_problem(item, layout) for item in sheet.items)
    return _page(sheet, layout, key=False, body=f'{_fields(layout)}<ol class="problems">{body}</ol>{_how(layout)}')


def key_html(sheet: Sheet, layout: Layout) -> str:
    """The key: textbook steps, the picture, the answer."""
    body = "".join(_solution(item, layout) for item in sheet.items)
    return _page(sheet, layout, key=True, body=f'<ol class="problems key">{body}</ol>')


def _page(sheet: Sheet, layout: Layout, *, key: bool, body: str) -> str:
    lang = layout.lang
    parts = (layout.headline(), sheet.name(lang), say("sheet.key", lang) if key else "")
    title = " · ".join(filter(None, parts))
    style = files(__package__).joinpath("sheet.css").read_text("utf-8")
    foot = escape(say("sheet.made", lang, seed=sheet.seed)) if sheet.seed else ""
    return (
        f'<!doctype html>\n<html lang="{LANGS[lang]}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>\n'
        f"<style>\n{style}</style></head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n<footer>{foot}</footer>\n"
        "</body>\n</html>\n"
    )


def _fields(layout: Layout) -> str:
    names = (say(f"sheet.{name}", layout.lang) for name in ("class", "name", "date", "score"))
    blanks = "".join(f"<span>{escape(name)}<i></i></span>" for name in names)
    return f'<p class="fields">{blanks}</p><p class="note">{escape(say("sheet.note", layout.lang))}</p>'


def _how(layout: Layout) -> str:
    return f'<p class="note">{escape(say("sheet.practise.how", layout.lang))}</p>'


def _problem(item: Item, layout: Layout) -> str:
    drawn = _picture(item, layout) if layout.pictures else ""
    room = f'<div class="room" style="min-height:{LINE * lines_of(item, layout)}mm">{drawn}</div>'
    answer = f'<p class="answer">{escape(say("sheet.answer", layout.lang))}<i></i></p>'
    return (
        f'<li><div class="top"><p class="text" lang="zh-CN">{typeset(words(item.text))}</p>'
        f"{_practise(item, layout)}</div>{room}{answer}</li>"
    )


def _practise(item: Item, layout: Layout) -> str:
    """The code, and with a server the link to the tutor, to be clicked or scanned."""
    link = layout.link(item.code)
    code = f"<code>{escape(item.code)}</code>"
    if not link:
        return f'<p class="practise">{escape(say("sheet.practise", layout.lang))}<br>{code}</p>'
    words = escape(say("sheet.practise.link", layout.lang))
    return f'<p class="practise"><a href="{escape(link)}">{qr_svg(link) or words}</a><br>{code}</p>'


def _solution(item: Item, layout: Layout) -> str:
    steps = item.steps(layout.lang)
    listed = "".join(f"<li>{step_html(step, layout.lang)}{_reason(step.reason)}</li>" for step in steps)
    single = ' class="single"' if len(steps) == 1 else ""
    return (
        f'<li><p class="text" lang="zh-CN">{typeset(words(item.text))}</p><div class="worked"><div>'
        f"<ol{single}>{listed}</ol>"
        f'<p class="reply">{escape(item.reply(layout.lang))}</p></div>{_picture(item, layout)}</div></li>'
    )


def _reason(reason: str) -> str:
    return f"<small>{typeset(words(reason))}</small>" if reason else ""


def _picture(item: Item, layout: Layout) -> str:
    drawn = item.picture(layout.lang)
    return f"<figure>{bare(drawn)}</figure>" if drawn else ""


def bare(svg: str) -> str:
    """A picture to stand in a page: no frame, and no words for screen readers that repeat the problem."""
    return standalone(svg).replace("<svg ", '<svg class="picture" ', 1)


def standalone(svg: str) -> str:
    """The same as a file: paper has margins of its own, so the picture's are cut."""
    open_ = _DESC.sub("", _FRAME.sub("", svg, count=1))
    return _SIZE.sub(_cut, open_, count=1)


def _cut(match: re.Match[str]) -> str:
    wide, high = float(match[1]) - 2 * EDGE, float(match[2]) - TOP - EDGE
    return f'width="{wide:.0f}" height="{high:.0f}" viewBox="{EDGE} {TOP} {wide:.0f} {high:.0f}"'


def typeset(pieces: tuple[Piece, ...]) -> str:
    """Runs of words and stacked fractions."""
    return "".join(_typeset(pieces))


def _typeset(pieces: tuple[Piece, ...]) -> Iterator[str]:
    for piece in pieces:
        if isinstance(piece, str):
            yield escape(piece)
        else:
            above, below = map(escape, piece)
            yield f'<math displaystyle="true"><mfrac><mn>{above}</mn><mn>{below}</mn></mfrac></math>'
