"""What is done by now, and what is left: 这时已行的路程与未行的比是2:3, 已修的是剩下的(1/3), 已看了全书的60%.

By then all that went before is done, whatever phase it was done in.
"""

from __future__ import annotations

from fabula.facts.chunks import Sort
from fabula.frames.actors import words
from fabula.frames.table import TOTAL, WORLD, Row
from fabula.frames.timeline.moment import UNKEYED, Moment, saying
from fabula.frames.timeline.story import Story
from fabula.situation.terms import Apply, Slot, Term
from fabula.text import Kind


def left(story: Story, moment: Moment) -> Term:
    """What is left of the whole when so much is done."""
    named = story.actors.named(moment.view.row, moment.start, moment.at)
    rows = story.acting_rows()
    mine = [r for r in rows if len(named) == 1 and r in story.acts.get(named[0], [])]
    done = [r.slot(TOTAL) for r in mine or rows]
    return Apply("Left", (Slot(WORLD, TOTAL), *done)) if done else Slot(WORLD, TOTAL)


def done_and_left(story: Story, moment: Moment) -> tuple[Term, Term] | None:
    """已行的路程与余下的路程的比是2:3: what is done and what is left, in the order of the words."""
    rest = words("undone").search(moment.head)
    if moment.fact.quantity.kind is not Kind.RATIO and words("done_words").search(moment.head) is None:
        return None  # 第二天行了余下路程的(2/7)
    at = _done_at(moment, rest.span() if rest else (0, 0))
    if rest is None or at is None:
        return None
    rows = _so_far(story, moment)
    if not rows:
        return None
    slots = tuple(r.slot(TOTAL) for r in rows)
    did = Apply("Sum", slots) if len(slots) > 1 else slots[0]
    rest_of_it = Apply("Left", (Slot(WORLD, TOTAL), *slots))
    return (did, rest_of_it) if at < rest.start() else (rest_of_it, did)


def done_by_now(story: Story, moment: Moment) -> Term | None:
    """再行80千米，则已行的正好是全程的87.5%: all of it, if it was done in several phases."""
    if words("done_words").search(moment.before) is None or words("undone").search(moment.before):
        return None
    rows = story.acting_rows()
    agents = {id(a) for a, mine in story.acts.items() if any(r in mine for r in rows)}
    if len(rows) < 2 or len(agents) != 1:
        return None
    return Apply("Sum", tuple(r.slot(TOTAL) for r in rows))


def _done_at(moment: Moment, rest: tuple[int, int]) -> int | None:
    """Where 已行的 stands, or the act that is no part of the words for what is left."""
    if done := words("done_words").search(moment.head):
        return done.start()
    base = moment.view.start
    acts = (c.span[0] - base for c in moment.view.row[: moment.at] if c.sort is Sort.ACT)
    return next((at for at in acts if not rest[0] <= at < rest[1]), None)


def _so_far(story: Story, moment: Moment) -> list[Row]:
    """What has been done; a row of its own if nothing has been told of it."""
    named = story.actors.named(moment.view.row, 0, moment.at)
    rows = story.acting_rows()
    mine = [r for r in rows if r in story.acts.get(named[0], [])] if len(named) == 1 else rows
    told = saying(moment.view, 0, moment.at)
    agent = next(iter(named or story.subject or story.actors.known), "")
    if mine and (told.key in UNKEYED or any(told.key in r.tags for r in mine)):
        return mine
    row = story.place(agent, told, TOTAL, moment)
    row.tags.add("shared")
    return [*mine, row] if row not in mine else mine
