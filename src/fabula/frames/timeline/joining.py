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
    for view, start, stop in _since_last_number(story, moment):
        if not says(view.said(start, stop), "joins_in"):
            continue
        named = story.actors.named(view.row, start, stop)
        others = [a for a in story.acts if a not in named and _has_acted(story, a)]
        if len(named) == 1 and others and not _has_acted(story, named[0]):
            return [*others, named[0]]
    return []


def _since_last_number(story: Story, moment: Moment) -> list[tuple[View, int, int]]:
    """The words before a number back to the number before it, clause by clause."""
    found = [(moment.view, moment.start, moment.at)]
    if moment.start:
        return found
    for view in reversed(story.clauses[: moment.view.index]):
        last = max((i for i, c in enumerate(view.row) if c.sort is Sort.QUANTITY), default=-1)
        found.append((view, last + 1, len(view.row)))
        if last >= 0:
            break
    return found


def _has_acted(story: Story, agent: str) -> bool:
    """Whether something has been told of what one really does, and for how long or how much."""
    apart = {"alone", "whole", "plan", "halt"}
    return any(set(r.cells) & {AMOUNT, TOTAL} and not r.tags & apart for r in story.acts.get(agent, []))
