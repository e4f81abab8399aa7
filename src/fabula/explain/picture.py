"""The pictures of a problem: line segments, a journey, the parse graph."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fabula.explain.journey import journey
from fabula.explain.segments import segments
from fabula.explain.svg import svg
from fabula.lang import say
from fabula.solve.attempt import Attempt

KINDS = ("journey", "segments", "graph")
_DRAW: dict[str, Callable[[Attempt, str], str | None]] = {
    "journey": journey,
    "segments": segments,
    "graph": svg,
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of the situation; ``kind`` is graph, segments or journey."""

    kind: str
    title: str
    svg: str

    def to_json(self) -> dict[str, str]:
        return {"kind": self.kind, "title": self.title, "svg": self.svg}


def pictures(attempt: Attempt, lang: str = "zh") -> tuple[Picture, ...]:
    """The pictures that make sense for a problem, the most telling first; the graph is always among them."""
    drawn = ((kind, _DRAW[kind](attempt, lang)) for kind in KINDS)
    return tuple(Picture(kind, say(f"picture.{kind}", lang), made) for kind, made in drawn if made is not None)


def picture(attempt: Attempt, lang: str = "zh", kind: str = "") -> Picture:
    """The picture of a kind, or the most telling one where there is none of that kind."""
    if kind and kind not in KINDS:
        raise ValueError(f"no picture {kind!r}: {', '.join(KINDS)}")
    made = _DRAW[kind](attempt, lang) if kind else None
    if made is not None:
        return Picture(kind, say(f"picture.{kind}", lang), made)
    return pictures(attempt, lang)[0]
