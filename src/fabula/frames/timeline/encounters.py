"""One meets two others, one after the other: 丙遇到乙后10分钟又遇到甲, who both set out at the other end.

Up to the first encounter the two have come the whole way between them; in the time that is told the one goes on, and
then has come the whole way with the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import Ref
from fabula.frames.actors import is_name, lasts, says
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row
from fabula.frames.timeline.moment import Moment
from fabula.frames.timeline.story import Story
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Slot, Term


@dataclass(frozen=True)
class Meeting:
    """Who meets whom first and whom then, and in which row the one goes on from the first to the second."""

    one: str
    first: str
    second: str
    on: Row


class Encounters:
    """Reads how long it is from the first encounter to the second."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.found: Meeting | None = None

    def take(self, moment: Moment) -> bool:
        """True for the time between two encounters."""
        row = moment.view.row
        if len(self.story.actors.known) < 3 or self.found or not lasts(moment.fact.quantity.unit):
            return False
        before, behind = self._named(row[: moment.at]), self._named(row[moment.at + 1 :])
        met = says(moment.head, "encounters") and says(moment.behind, "encounters")
        if not met or len(before) != 2 or len(behind) != 1 or behind[0] in before:
            return False
        told = replace(self.story.told(moment), key="next", marks=(), again=self._then(moment))
        if mine := self.story.acts[before[0]]:  # goes on as before
            told = replace(told, act=mine[0].name.act, kind=mine[0].name.kind)
        on = self.story.open(before[0], told, moment)
        self.story.put_cell(on, AMOUNT, moment.fact)
        self.found = Meeting(before[0], before[1], behind[0], on)
        return True

    @staticmethod
    def _then(moment: Moment) -> Ref | None:
        """又 of 又遇到丙, else 后: what tells the second from the first."""
        row = moment.view.row
        near = [*row[moment.at + 1 :], *reversed(row[: moment.at])]
        return next((Ref(c.text, c.span) for c in near if c.sort is Sort.MARK), None)

    def _named(self, row: Sequence[Chunk]) -> list[str]:
        """The actors of a stretch of words, whether they meet or are met."""
        keys = (self.story.actors.key(c.text) for c in row if is_name(c))
        return list(dict.fromkeys(key for key in keys if key))

    def relations(self) -> Iterator[Relation]:
        """Both times the ways make the whole; the second who is met has been on the way for so much longer."""
        found = self.found
        if found is None or not all(self.story.acts[agent] for agent in (found.one, found.first, found.second)):
            return
        one, first, second = (self._row(agent) for agent in (found.one, found.first, found.second))
        on, whole = found.on, Slot(WORLD, TOTAL)
        for row in (one, first, second, on):
            row.tags.add("encounter")
        together: Term = Apply("Sum", (one.slot(AMOUNT), on.slot(AMOUNT)))
        for rule, predicate, args in (
            ("same_time", "Equal", (one.slot(AMOUNT), first.slot(AMOUNT))),
            ("same_time", "Equal", (together, second.slot(AMOUNT))),
            ("keeps_speed", "Equal", (on.slot(RATE), one.slot(RATE))),
            ("toward", "Together", (whole, one.slot(TOTAL), first.slot(TOTAL))),
            ("toward", "Together", (whole, one.slot(TOTAL), on.slot(TOTAL), second.slot(TOTAL))),
        ):
            yield Relation(predicate, args, Source(None, rule))

    def _row(self, agent: str) -> Row:
        """What an actor does from the beginning."""
        return self.story.acts[agent][0]
