"""Tables for people: columns as wide as what is in them, a Chinese character two places wide."""

from __future__ import annotations

from unicodedata import combining, east_asian_width


class Table:
    """Rows of text under a head, with a title above and lines between sections."""

    def __init__(self, title: str, *columns: str, left: int = 1) -> None:
        """``columns`` are the heads; the first ``left`` of them begin at the left, the others end at the right."""
        self.title, self.columns, self.left = title, columns, left
        self.rows: list[tuple[str, ...] | None] = []

    def row(self, *cells: str) -> None:
        if len(cells) != len(self.columns):
            raise ValueError(f"{len(cells)} cells in a table of {len(self.columns)} columns")
        self.rows.append(cells)

    def line(self) -> None:
        """What follows is another section."""
        self.rows.append(None)

    def __str__(self) -> str:
        told = [row for row in self.rows if row is not None]
        wide = [max(map(width, column)) for column in zip(self.columns, *told, strict=True)]
        rule = "─" * (sum(wide) + 2 * (len(wide) - 1))
        body = (rule if row is None else self._told(row, wide) for row in self.rows)
        return "\n".join((self.title, self._told(self.columns, wide), rule, *body))

    def _told(self, cells: tuple[str, ...], wide: list[int]) -> str:
        gaps = (" " * (size - width(cell)) for cell, size in zip(cells, wide, strict=True))
        both = enumerate(zip(cells, gaps, strict=True))
        return "  ".join(cell + gap if at < self.left else gap + cell for at, (cell, gap) in both).rstrip()


def width(text: str) -> int:
    """How many places of a terminal a text takes."""
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in text)
