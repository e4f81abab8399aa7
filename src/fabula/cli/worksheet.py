"""``fabula worksheet``: problems for a class, with a key, on paper or for a learning platform."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from fabula.cli.base import Code, errors, message, say, stop
from fabula.cli.main import Lang
from fabula.errors import DataError, extra_hint
from fabula.terminal import Exit, Option, command
from fabula.worksheet import Layout, Order, Sheet, draw, version
from fabula.worksheet.draw import MOST
from fabula.worksheet.files import FORMATS, Format, written


def worksheet(
    out: Annotated[Path, Option(help="The folder for the files.")],
    kind: Annotated[str, Option(help="Kinds, by commas.", show_default="all of the grades")] = "",
    grade: Annotated[str, Option(help="A grade, or grades as 3..6.")] = "3..6",
    count: Annotated[int, Option("--n", min=1, max=MOST, help="How many problems.")] = 12,
    seed: Annotated[int, Option(help="The same seed writes the same sheets.")] = 1,
    versions: Annotated[str, Option(help="Versions with other numbers and another order.")] = "A",
    formats: Annotated[str, Option("--format", help=f"By commas: {', '.join(FORMATS)}.", show_default="all")] = "",
    distractors: Annotated[int, Option(min=0, max=2, help="Sentences that do not matter.")] = 0,
    pictures: Annotated[bool, Option("--pictures", help="The line segments stand on the sheet, too.")] = False,
    room: Annotated[int, Option(min=0, max=20, help="Lines to work on; 0: as many as it needs.")] = 0,
    title: Annotated[str, Option(help="What stands at the top.")] = "",
    server: Annotated[str, Option(help="Address of a `fabula serve`, for links to the tutor.")] = "",
    lang: Annotated[Lang, Option(help="The language around the problems.")] = Lang.ZH,
    font: Annotated[str, Option(help="A Chinese font for PDF: a file or folder.")] = "",
    extractor: Annotated[str, Option(help="Who must read the problems back.", show_default="smart+")] = "",
) -> None:
    """Write a worksheet with its key (docs/worksheets.md)."""
    order = Order(_names(kind), _grades(grade), count, seed, distractors)
    layout = Layout(lang.value, title, pictures, room, _address(server), font)
    with errors():
        wanted = _formats(formats, font)
        from fabula.solver import load

        solve = load(extractor).solve
        items = draw(order, solve)
        named = _versions(versions)
        out.mkdir(parents=True, exist_ok=True)
        for name in named:
            shown = name if len(named) > 1 else ""
            sheet = Sheet(version(items, name, solve), shown, str(seed))
            for form in wanted:
                for file in written(sheet, layout, form):
                    (out / file.name).write_bytes(file.body)
                    say(str(out / file.name))
    raise Exit(Code.OK)


app = command(worksheet)


def _names(source: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in source.split(",") if name.strip())


def _grades(source: str) -> tuple[int, int]:
    match = re.fullmatch(r"([1-6])(?:\.\.([1-6]))?", source)
    if match is None or int(match[2] or match[1]) < int(match[1]):
        stop(f"--grade {source!r}: expected a grade or a range such as 3..6")
    return int(match[1]), int(match[2] or match[1])


def _versions(source: str) -> tuple[str, ...]:
    names = _names(source)
    if not names or any(not re.fullmatch(r"[A-Z]", name) for name in names) or len(set(names)) < len(names):
        stop(f"--versions {source!r}: expected different capital letters, such as A,B")
    return names


def _formats(source: str, font: str) -> list[Format]:
    """Those that are named; else all that can be written here."""
    if unknown := [name for name in _names(source) if name not in FORMATS]:
        stop(f"no format {unknown[0]!r}", hint=f"one of {', '.join(FORMATS)}")
    if source:
        return [FORMATS[name] for name in _names(source)]
    if missing := _lacks_for_pdf(font):
        say(missing)
        return [form for form in FORMATS.values() if form.name != "pdf"]
    return list(FORMATS.values())


def _lacks_for_pdf(font: str) -> str:
    """What a PDF would need, and how to get it; a font that is named has to be there."""
    if find_spec("typst") is None:
        return message("no PDF: typst is not installed", extra_hint("worksheets"))
    from fabula.worksheet.pdf import fonts_at

    try:
        fonts_at(font)
    except DataError as error:
        if font:
            raise
        return message(error.message, error.hint)
    return ""


def _address(server: str) -> str:
    if server and not re.match(r"https?://[^\s\"<>]+$", server):
        stop(f"--server {server!r}: expected an address such as http://192.168.1.20:8017")
    return server
