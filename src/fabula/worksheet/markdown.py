"""A sheet and its key as Markdown; fractions between dollar signs, as most programs typeset them."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.markdown import escape_markdown
from fabula.lang import say
from fabula.worksheet.item import Item
from fabula.worksheet.pieces import Piece, step, words
from fabula.worksheet.platform import title
from fabula.worksheet.sheet import Layout, Sheet


def sheet_markdown(sheet: Sheet, layout: Layout) -> str:
    """The problems, numbered."""
    return "\n\n".join((f"# {escape_markdown(title(sheet, layout))}", *_problems(sheet, layout))) + "\n"


def key_markdown(sheet: Sheet, layout: Layout) -> str:
    """The key: steps and answers."""
    head = f"# {escape_markdown(title(sheet, layout))} · {say('sheet.key', layout.lang)}"
    worked = (_worked(number, item, layout) for number, item in enumerate(sheet.items, 1))
    return "\n\n".join((head, *worked)) + "\n"


def _problems(sheet: Sheet, layout: Layout) -> Iterator[str]:
    for number, item in enumerate(sheet.items, 1):
        link = layout.link(item.code)
        code = f"[{say('sheet.practise.link', layout.lang)}](<{link}>)" if link else f"`{item.code}`"
        yield f"{number}. {typeset(words(item.text))} ({code})"


def _worked(number: int, item: Item, layout: Layout) -> str:
    lang = layout.lang
    lines = [f"{number}. {typeset(words(item.text))}"]
    for told in item.steps(lang):
        reason = f" — *{typeset(words(told.reason))}*" if told.reason else ""
        lines.append(f"    - {typeset(step(told, lang))}{reason}")
    return "\n".join((*lines, f"    - **{escape_markdown(item.reply(lang))}**"))


def typeset(pieces: tuple[Piece, ...]) -> str:
    """Runs of words made harmless, and fractions as LaTeX."""
    return "".join(
        escape_markdown(piece).replace("$", r"\$")
        if isinstance(piece, str)
        else rf"$\frac{{{piece[0]}}}{{{piece[1]}}}$"
        for piece in pieces
    )
