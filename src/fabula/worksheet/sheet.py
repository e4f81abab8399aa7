"""A sheet: its problems in their order, which version it is, and how it is to look."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.lang import say
from fabula.worksheet.item import Item


@dataclass(frozen=True, slots=True)
class Layout:
    """How a sheet looks. ``server`` is the address at which its problems can be practised; empty: codes only."""

    lang: str = "zh"
    title: str = ""
    pictures: bool = False
    room: int = 0  # lines to work on; 0: as many as the solution needs and some more
    server: str = ""
    font: str = ""  # a file or folder with the Chinese font of a PDF

    def headline(self) -> str:
        return self.title or say("sheet.title", self.lang)

    def link(self, code: str) -> str:
        """Where a problem is practised; empty without a server."""
        return f"{self.server.rstrip('/')}/#mode=practice&problem={code}" if self.server else ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The problems of one version, in the order in which they are printed."""

    items: tuple[Item, ...]
    version: str = ""
    seed: str = ""

    def name(self, lang: str) -> str:
        """A卷; empty if there is only one."""
        return say("sheet.version", lang, version=self.version) if self.version else ""


def lines_of(item: Item, layout: Layout) -> int:
    """How many lines a pupil gets: one a step, and two for a sketch or a second try."""
    return layout.room or min(8, 2 + len(item.steps()))
