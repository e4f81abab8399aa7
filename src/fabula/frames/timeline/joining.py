"""Who works on with others: 甲队先做5天，乙队再加入，还要几天完成 tells of both from then on."""

from __future__ import annotations

from fabula.facts.chunks import Sort
from fabula.frames.actors import View, says
from fabula.frames.table import AMOUNT, TOTAL
from fabula.frames.timeline.moment import Moment
from fabula.frames.timeline.story import Story


def joined(story: Story, moment: Moment) -> list[str]:
    """Those who act together since one of them joined the others; [] if nobody did right before this number."""
    if story.moving or len(story.actors.known) < 2:
        return []
    for view in _since_last_number(story, moment):
        stop = moment.at if view is moment.view else len(view.row)
        if not says(view.said(0, stop), "joins_in"):
            continue
        named = story.actors.named(view.row, 0, stop)
        others = [a for a in story.acts if a not in named and _has_acted(story, a)]
        if len(named) == 1 and others and not _has_acted(story, named[0]):
            return [*others, named[0]]
    return []


def _since_last_number(story: Story, moment: Moment) -> list[View]:
    """The clause of a number and those right before it that tell none."""
    found = [moment.view]
    if moment.start:
        return []
    for view in reversed(story.clauses[: moment.view.index]):
        if any(c.sort is Sort.QUANTITY for c in view.row):
            break
        found.append(view)
    return found


def _has_acted(story: Story, agent: str) -> bool:
    """Whether something has been told of what one really does, and for how long or how much."""
    apart = {"alone", "whole", "plan", "halt"}
    return any(set(r.cells) & {AMOUNT, TOTAL} and not r.tags & apart for r in story.acts.get(agent, []))
