"""A half-open range of characters in the normalised text: the address every later stage points to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, order=True, slots=True)
class Span:
    """Characters ``start`` up to but not including ``end``."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """The characters themselves."""
        return text[self.start : self.end]

    def covers(self, other: Span) -> bool:
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        return self.start < other.end and other.start < self.end

    def distance(self, other: Span) -> int:
        """Characters between the two spans; 0 when they touch or overlap."""
        return max(0, other.start - self.end, self.start - other.end)

    def __len__(self) -> int:
        return self.end - self.start
