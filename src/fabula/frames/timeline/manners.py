"""One way, gone in several manners: 步行要24分钟，骑自行车要10分钟，步行每分钟走50米 tells how fast the walk is.

Which of the two a number belongs to is told by the manner beside it, however the numbers are ordered, and wherever the
other manner stands between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.actors import FILE, lasts, says
from fabula.frames.table import Row
from fabula.frames.timeline.moment import Moment, Saying
from fabula.frames.timeline.story import Story
from fabula.lang.lexicon import classes
from fabula.situation.terms import Attribute

_FOOT = "foot"


@dataclass(frozen=True)
class Manner:
    """How one goes: on foot, riding, and in what, as far as it is told."""

    by: str
    vehicle: str
    ref: Ref

    def like(self, other: Manner) -> bool:
        """骑车 and 骑自行车, 乘汽车 and 汽车 are one manner, 骑自行车 and 骑摩托车 two."""
        if self.vehicle and other.vehicle:
            return self.vehicle.endswith(other.vehicle) or other.vehicle.endswith(self.vehicle)
        return self.by == other.by


class Manners:
    """Knows of which manner each number is told, where one traveller goes one way in several."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.rows: list[tuple[Manner, Row]] = []
        self.of: dict[int, Manner] = {}
        if len(story.actors.known) == 1 and self._alternatives():
            found = dict(self._of_numbers())
            full = all(sum(m.like(one) for m in found.values()) > 1 for one in found.values())
            self.of = found if full or says(story.problem.text, "either") else {}

    def _alternatives(self) -> bool:
        """Two manners, each with its time or its speed; 先步行，又骑车 are two phases, 往返 two ways."""
        found: list[Manner] = []
        for view in self.story.clauses:
            for manner in manners(view.row):
                if not any(manner.like(m) for m in found):
                    found.append(manner)
        text = self.story.problem.text
        return len(found) == 2 and not says(text, "one_after_other", "return_trip", "in_total")

    def _of_numbers(self) -> Iterator[tuple[int, Manner]]:
        """Of every time and speed the manner that is told before it in its sentence; behind it if none is."""
        last: Manner | None = None
        sentence = -1
        for view in self.story.clauses:
            last, sentence = (last if view.sentence == sentence else None), view.sentence
            for at, chunk in enumerate(view.row):
                here = list(manners(view.row[: at + 1], last))
                last = here[-1] if here else last
                fact = self._fact(chunk)
                if fact is not None and (manner := last or next(manners(view.row), None)):
                    yield fact.quantity.index, manner

    def _fact(self, chunk: Chunk) -> Fact | None:
        found = (f for f in self.story.facts if chunk.sort is Sort.QUANTITY and f.quantity.index == chunk.quantity)
        fact = next(found, None)
        timed = fact is not None and any(map(lasts, (fact.quantity.unit, fact.quantity.per, fact.told.per)))
        return fact if timed else None

    def row(self, agent: str, told: Saying, column: Attribute, moment: Moment) -> Row | None:
        """The row of the manner that a number is told of; None if the story is not of that kind."""
        manner = self.of.get(moment.fact.quantity.index)
        if manner is None:
            return None
        mine = [r for m, r in self.rows if m.like(manner)]
        free = next((r for r in mine if self.story.free(r, column, moment.fact)), None)
        if free is None:
            free = self.story.open(agent, replace(told, key="", marks=(), act=manner.ref, kind="move"), moment)
            free.tags.add("manner")
            self.rows.append((manner, free))
        return free


def manners(row: Sequence[Chunk], carried: Manner | None = None) -> Iterator[Manner]:
    """The manners of a stretch of a clause, in order; 走 behind another (骑车每分钟走200米) only says that one goes."""
    known = classes(FILE)
    found = carried
    for at, chunk in enumerate(row):
        ahead = next((c for c in row[at + 1 :] if c.sort is not Sort.FUNC), None)
        vehicle = ahead if ahead is not None and ahead.text in known["vehicles"] else None
        made = None
        if chunk.text in known["on_foot"] and (len(chunk.text) > 1 or found is None):
            made = Manner(_FOOT, "", Ref(chunk.text, chunk.span))
        elif chunk.sort in (Sort.ACT, Sort.MEANS) and chunk.text[0] in known["rides"] | known["mounts"]:
            end = vehicle or chunk
            inside = chunk.text[1:] if chunk.text[1:] in known["vehicles"] else ""
            words = chunk.text + (vehicle.text if vehicle else "")
            by = "mount" if chunk.text[0] in known["mounts"] else "ride"
            made = Manner(by, vehicle.text if vehicle else inside, Ref(words, (chunk.span[0], end.span[1])))
        elif chunk.sort is Sort.NAME and chunk.text in known["vehicles"] and not _within(chunk, found):
            made = Manner("", chunk.text, Ref(chunk.text, chunk.span))
        if made is not None:
            found = made
            yield made


def _within(chunk: Chunk, manner: Manner | None) -> bool:
    """乘|汽车: the vehicle of the act before it."""
    return manner is not None and chunk.span[1] <= manner.ref.span[1]
