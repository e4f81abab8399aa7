"""What a network hears of a number: its role, and the words that say whose it is. Part of a :class:`Problem`."""

from __future__ import annotations

from dataclasses import dataclass

Span = tuple[int, int]
RELATION = "relation"  # the role of a number that stands between two others


@dataclass(frozen=True, slots=True)
class Words:
    """Words of the text that are pointed at, and how surely."""

    span: Span
    sure: float

    def of(self, text: str) -> str:
        return text[self.span[0] : self.span[1]]


@dataclass(frozen=True, slots=True)
class Heard:
    """One number, or the question: 小明第一天看了20页 is a total of 小明, the act 看, told apart by 第一天."""

    quantity: int
    role: str  # rate, amount, total, relation
    sure: float  # of the role
    world: bool = False  # whether the owner is the World
    owner: Words | None = None
    act: Words | None = None
    mark: Words | None = None  # a time or a state: 第一天, 原价
    what: Words | None = None  # what is bought, read, carried
    other: Words | None = None  # what it is compared with, or a share of
    needed: float = 1.0  # how likely the answer rests on it
