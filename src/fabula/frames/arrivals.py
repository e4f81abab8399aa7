"""Where others are when one arrives: 甲到达终点时，乙离终点还有80米.

Both have been on the way as long, and the one is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from fabula.facts.describe import Ref
from fabula.frames.actors import View, says, words
from fabula.frames.table import TOTAL, WORLD, Row
from fabula.frames.timeline import Saying
from fabula.frames.times import Times, at_the_end
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Slot


class Arrivals:
    """Reads such moments, and states what they mean."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.story = times.story
        self.arrived: list[str] = []  # who is at the end of the way when something is told of another

    def mark(self, act_of: Callable[[str], Saying]) -> None:
        """Gives the rows of such a moment one time; after a meeting, rows of their own."""
        for row, agent in self.story.lefts:
            other = self._is_there(row.clause, agent)
            if other and self.times.acting(agent) and self.times.acting(other):
                self._share(row, agent, other, act_of)
                if other not in self.arrived:
                    self.arrived.append(other)
        for _, agent in self.story.lefts:
            for row in self.times.acting(agent):
                row.tags.add("short")

    def _share(self, row: Row, agent: str, other: str, act_of: Callable[[str], Saying]) -> None:
        story = self.story
        mine, its = self.times.acting(agent), self.times.acting(other)
        met = says("".join(v.text for v in story.clauses[: row.clause]), "meet")
        if met and not any("after" in r.tags for r in mine):
            late = [r for r in its if "after" in r.tags and not r.joint]
            moment = replace(at_the_end(story), view=story.clauses[row.clause])
            last = late[-1] if late else story.open(other, self._going_on(act_of(other)), moment)
            then = story.open(agent, self._going_on(act_of(agent)), moment)
            self._joint((last, then), "after")
        elif not met and not story.joints and len(mine) == len(its) == 1:
            self._joint((mine[0], its[0]))

    def _joint(self, rows: tuple[Row, ...], *tags: str) -> None:
        self.story.joints += 1
        for row in rows:
            row.joint = self.story.joints
            row.tags |= {"joint", *tags}

    def _going_on(self, told: Saying) -> Saying:
        """What one does after the meeting, by the word that says so."""
        text = self.times.text
        found = words("go_on").search(text) or words("next").search(text)
        again = Ref(found[0], found.span()) if found else None
        return replace(told, key="next", again=again)

    def _is_there(self, clause: int, agent: str) -> str:
        """Who has arrived when of another so much is told to be left."""
        story = self.story
        for view in (story.clauses[clause], *reversed(story.clauses[max(0, clause - 2) : clause])):
            found = words("there").search(view.text)
            if found is None:
                continue
            at = next(i for i, c in enumerate(view.row) if c.span[1] > view.start + found.start())
            named = story.actors.named(view.row, 0, at) or self._speaks_of(view)
            if len(named) == 1 and named[0] != agent:
                return named[0]
        return ""

    def _speaks_of(self, view: View) -> list[str]:
        """Of whom a clause goes on to speak that names nobody."""
        before = reversed(self.story.clauses[: view.index])
        return next((named for v in before if (named := self.story.actors.named(v.row, 0, len(v.row)))), [])

    def relations(self) -> Iterator[Relation]:
        """乙车离A地还有80千米: all the road without what it has gone by then."""
        for agent in self.arrived:
            done = tuple(r.slot(TOTAL) for r in self.times.acting(agent))
            yield Relation("Together", (Slot(WORLD, TOTAL), *done), Source(None, "whole_way"))
        for row, agent in self.story.lefts:
            done = tuple(r.slot(TOTAL) for r in self.times.acting(agent) if r.clause <= row.clause or "after" in r.tags)
            if done:
                yield Relation("Remains", (row.slot(TOTAL), Slot(WORLD, TOTAL), *done), Source(None, "way_left"))
