"""A sheet and its key as PDF, typeset by Typst with a Chinese font of the machine embedded.

Typst is one wheel without dependencies that breaks Chinese lines, reads our SVG and embeds what it uses of a font. The
page is ``sheet.typ``; what is printed goes to it as JSON, so no character of a problem can be taken for markup.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fabula.errors import DataError
from fabula.lang import say
from fabula.lang.lexicon import data_lines, read_file
from fabula.worksheet.html import LINE, bare
from fabula.worksheet.item import Item
from fabula.worksheet.pieces import step, words
from fabula.worksheet.qr import qr_svg
from fabula.worksheet.sheet import Layout, Sheet, lines_of

if TYPE_CHECKING:
    from typst import Fonts

PIXEL = 0.2  # millimetres of a picture's pixel: its letters come out a little smaller than the text
WIDEST = 100.0
WORK = 10.0  # millimetres that are free under a picture at least
_SIZE = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')


def sheet_pdf(sheet: Sheet, layout: Layout) -> bytes:
    """The problems with room to work."""
    return _pdf(sheet, layout, key=False)


def key_pdf(sheet: Sheet, layout: Layout) -> bytes:
    """The key: textbook steps, the picture, the answer."""
    return _pdf(sheet, layout, key=True)


def _pdf(sheet: Sheet, layout: Layout, *, key: bool) -> bytes:
    import typst  # only some need it: the extra `worksheets`

    fonts, family = fonts_at(layout.font)
    page = files(__package__).joinpath("sheet.typ").read_bytes()
    data = _data(sheet, layout, key) | {"fonts": [family]}
    inputs = {"data": json.dumps(data, ensure_ascii=False)}
    return typst.compile(page, format="pdf", font_paths=fonts, sys_inputs=inputs, timestamp=0)  # same seed, same file


@lru_cache(maxsize=4)
def fonts_at(where: str) -> tuple[Fonts, str]:
    """The fonts at hand, and the Chinese family to print with: from a file or folder, or the first the machine has."""
    import typst

    if not where:
        fonts = typst.Fonts()
        there = set(fonts.families())
        family = next((name for _, name in data_lines(read_file("fonts.txt")) if name in there), "")
        if family:
            return fonts, family
        raise DataError("no Chinese font for the PDF", hint="install one (Debian: fonts-noto-cjk), or give --font FILE")
    path = Path(where)
    if not path.exists():
        raise DataError(f"there is no font {where}")
    fonts = typst.Fonts(font_paths=[str(path if path.is_dir() else path.parent)])
    own = [font for font in fonts.fonts() if font.path and _inside(Path(font.path), path)]
    if not own:
        raise DataError(f"{where} holds no font", hint="give a .ttf, .otf or .ttc file, or a folder of them")
    return fonts, next((font.family for font in own if font.family.endswith("SC")), own[0].family)


def _inside(file: Path, where: Path) -> bool:
    return file.resolve() == where.resolve() or where.resolve() in file.resolve().parents


def _data(sheet: Sheet, layout: Layout, key: bool) -> dict[str, Any]:
    lang = layout.lang
    parts = (layout.headline(), sheet.name(lang), say("sheet.key", lang) if key else "")
    return {
        "key": key,
        "lang": lang,
        "title": " · ".join(filter(None, parts)),
        "fields": [] if key else [say(f"sheet.{name}", lang) for name in ("class", "name", "date", "score")],
        "note": say("sheet.note", lang),
        "answer": say("sheet.answer", lang),
        "practise": say("sheet.practise", lang),
        "how": "" if key else say("sheet.practise.how", lang),
        "made": say("sheet.made", lang, seed=sheet.seed) if sheet.seed else "",
        "items": [_worked(item, layout) if key else _asked(item, layout) for item in sheet.items],
    }


def _asked(item: Item, layout: Layout) -> dict[str, Any]:
    link = layout.link(item.code)
    drawn = _picture(item.picture(layout.lang) if layout.pictures else "")
    return {
        "text": words(item.text),
        "code": item.code,
        "link": link,
        "qr": qr_svg(link) if link else "",
        "room": max(LINE * lines_of(item, layout), drawn["high"] + WORK if drawn["high"] else 0),
        **drawn,
    }


def _worked(item: Item, layout: Layout) -> dict[str, Any]:
    lang = layout.lang
    steps = [{"pieces": step(told, lang), "reason": words(told.reason)} for told in item.steps(lang)]
    return {
        "text": words(item.text), "steps": steps, "reply": item.reply(lang), **_picture(item.picture(lang)),
    }  # fmt: skip


def _picture(svg: str) -> dict[str, Any]:
    """A picture and its size on paper in millimetres."""
    drawn = bare(svg)
    match = _SIZE.search(drawn)
    if match is None:
        return {"picture": "", "wide": 0, "high": 0}
    scale = min(PIXEL, WIDEST / float(match[1]))
    return {"picture": drawn, "wide": float(match[1]) * scale, "high": float(match[2]) * scale}
