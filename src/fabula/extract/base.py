"""What every extractor gives: readings of a problem, best first.

The frames (which stand for the paper's initial parser) and the learned extractors implement this interface; everything
behind it (solving, plausibility, explanation) is shared.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from fabula.situation import ParseGraph
from fabula.text import Problem

FRAMES, NETWORKS, DECODER = "frames", "networks", "decoder"  # who may propose a reading; the last two: smart, smart+


class Label(StrEnum):
    """The seven entity categories of the paper, and the goal."""

    WORLD = "WORLD"
    AGENT = "AGENT"
    EVENT = "EVENT"
    RATE = "RATE"
    AMOUNT = "AMOUNT"
    TOTAL = "TOTAL"
    REL = "REL"
    GOAL = "GOAL"


@dataclass(frozen=True, slots=True)
class Mention:
    """A labelled span of the text; ``node`` is the id of the graph node it became, ``p`` how sure we are."""

    label: Label
    span: tuple[int, int]
    node: str = ""
    p: float = 1.0

    def to_json(self) -> dict[str, Any]:
        return {"label": self.label.value, "span": list(self.span), "node": self.node, "p": self.p}


@dataclass(frozen=True)
class Reading:
    """A parse graph that the text may mean, the mentions it rests on, and its score (log scale, best 0).

    ``proposer`` says who proposed it ('': a hand), ``enough`` how likely the text says all that is needed, if the
    proposer knows, ``written`` the log probability that a second network gives it, if there is one.
    """

    graph: ParseGraph
    score: float
    mentions: tuple[Mention, ...] = ()
    notes: tuple[str, ...] = ()
    proposer: str = ""
    enough: float | None = None
    written: float | None = None


class Extractor(Protocol):
    """Reads a problem; lazily, so that later readings cost nothing unless they are wanted."""

    name: str

    def readings(self, problem: Problem) -> Iterable[Reading]:
        """Readings, best first."""
        ...


@runtime_checkable
class Listener(Protocol):
    """An extractor that also says of each number whose it is (``Problem.heard``), before anybody proposes anything."""

    def hear(self, problem: Problem) -> Problem: ...


@runtime_checkable
class Pooling(Protocol):
    """An extractor that pools proposers whose scores are not on one scale: only a model's ranker can compare them.

    All of what it proposes is tried; of others only what costs little more than the best.
    """

    ranker_in: Path  # the folder of that model
