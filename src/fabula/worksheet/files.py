"""The files of a sheet: one row a format, with its endings and who writes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fabula.worksheet.gift import sheet_gift
from fabula.worksheet.html import key_html, sheet_html
from fabula.worksheet.jsonl import sheet_jsonl
from fabula.worksheet.markdown import key_markdown, sheet_markdown
from fabula.worksheet.moodle import sheet_moodle
from fabula.worksheet.pdf import key_pdf, sheet_pdf
from fabula.worksheet.qti import sheet_qti
from fabula.worksheet.sheet import Layout, Sheet

Write = Callable[[Sheet, Layout], str | bytes]


@dataclass(frozen=True, slots=True)
class Format:
    """A format: the ending of its files, its media type, who writes the sheet and who the key (if it is apart)."""

    name: str
    ending: str
    media: str
    sheet: Write
    key: Write | None = None


@dataclass(frozen=True, slots=True)
class File:
    name: str
    media: str
    body: bytes


FORMATS = {
    form.name: form
    for form in (
        Format("html", "html", "text/html", sheet_html, key_html),
        Format("pdf", "pdf", "application/pdf", sheet_pdf, key_pdf),
        Format("markdown", "md", "text/markdown", sheet_markdown, key_markdown),
        Format("moodle", "moodle.xml", "application/xml", sheet_moodle),
        Format("gift", "gift", "text/plain", sheet_gift),
        Format("qti", "qti.zip", "application/zip", sheet_qti),
        Format("jsonl", "jsonl", "application/x-ndjson", sheet_jsonl),
    )
}


def written(sheet: Sheet, layout: Layout, form: Format) -> Iterator[File]:
    """The sheet and, where it is a file of its own, the key."""
    stem = f"worksheet-{sheet.version}" if sheet.version else "worksheet"
    for name, write in ((stem, form.sheet), (f"{stem}-key", form.key)):
        if write is not None:
            made = write(sheet, layout)
            yield File(f"{name}.{form.ending}", form.media, made.encode() if isinstance(made, str) else made)
