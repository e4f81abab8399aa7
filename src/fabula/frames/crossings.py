"""What a train passes: a pole, that has no length, or a bridge; and which of several bridges each time belongs to.

A crossing of a pole is tagged ``point``; the frames (bridge, bridges, pass_by) say what follows.
"""

from __future__ import annotations

from fabula.facts.chunks import Sort
from fabula.frames.actors import View, says
from fabula.frames.places import is_road
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.timeline import Saying, Timeline
from fabula.frames.times import ELSEWHERE, at_the_end

POINT = "point"


def crossings(story: Timeline) -> None:
    """Tags what the rows of a story cross; a train that passes a pole and a bridge has a length, told or not."""
    if not says(story.problem.text, "passes"):
        return
    for agent, rows in list(story.acts.items()):
        mine = [r for r in rows if not r.tags & ELSEWHERE and AMOUNT in r.cells]
        moving = any(RATE in r.cells for other, found in story.acts.items() if other != agent for r in found)
        for row in mine:
            text = _told(story, row)
            if says(text, "points_passed") and not (moving and says(text, "beside")):
                row.tags.add(POINT)
        long = any("length" in r.tags for r in story.rows)
        points = [r for r in mine if POINT in r.tags]
        if points and not long and _roads(story) and len(points) < len(mine):
            story.open(agent, Saying("length"), at_the_end(story))


def crossed(story: Timeline, road: Row, row: Row) -> bool:
    """Whether a row crosses this road: the one that its clause names, else the one that was told last before it."""
    roads = _roads(story)
    text = _told(story, row)
    named = [r for r in roads if (name := _name(story, r)) and name in text]
    here = [r for r in named if r.clause == row.clause] or named or [r for r in roads if r.clause <= row.clause][-1:]
    return len(here) > 0 and here[-1] is road


def _roads(story: Timeline) -> list[Row]:
    """The roads of the text, in its order."""
    world = [story.world] if TOTAL in story.world.cells or "asked" in story.world.tags else []
    things = [r for r in story.rows if "thing" in r.tags]
    return sorted((*world, *things), key=lambda r: r.clause)


def _name(story: Timeline, road: Row) -> str:
    """隧道: the last road that the clause of its number names."""
    names = [c.text for c in story.clauses[road.clause].row if c.sort is Sort.NAME and is_road(c.text)]
    return names[-1] if names else ""


def _told(story: Timeline, row: Row) -> str:
    """The clause of a row's number, and the one before it if that tells no time."""
    view = story.clauses[row.clause]
    before = story.clauses[row.clause - 1] if row.clause else None
    alone = before is None or _timed(story, before) or _names_road(view)
    return view.text if before is None or alone else before.text + view.text


def _timed(story: Timeline, view: View) -> bool:
    """Whether a clause tells how long something lasts."""
    found = (story.places.get(c.quantity) for c in view.row if c.quantity is not None)
    return any(place is not None and place[1] is AMOUNT for place in found)


def _names_road(view: View) -> bool:
    return any(c.sort is Sort.NAME and is_road(c.text) for c in view.row)
