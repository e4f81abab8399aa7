"""What was done on one day shows how fast: 第一天修了24米，照第一天的进度，几天能修完 is so much every day."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from fabula.facts.chunks import Sort
from fabula.facts.describe import Ref
from fabula.frames.actors import FILE, View, lasts, says
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.timeline.moment import ORDINAL, Moment, Saying
from fabula.frames.timeline.story import Story
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation, Source
from fabula.text import Kind


class LikeDay:
    """Reads at whose pace it goes on, where that is told by a day."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.words: Ref | None = None  # 照第一天
        self.day = ""
        self.since = len(story.clauses)
        self.made: Row | None = None
        self.first: Row | None = None  # of that day
        for view in story.clauses:
            self._look(view)

    def _look(self, view: View) -> None:
        for before, chunk in pairwise(view.row):
            ordinal = chunk.sort is Sort.MARK and chunk.text.startswith(ORDINAL) and lasts(chunk.text[-1])
            if before.text in classes(FILE)["as"] and ordinal and says(view.text, "paces"):
                self.day, self.since = chunk.text, view.index
                self.words = Ref(before.text + chunk.text, (before.span[0], chunk.span[1]))

    def take(self, moment: Moment) -> bool:
        """True for how long it then takes, told of all of it (一共要几天) or not."""
        agents = self.story.whom(moment)
        if moment.fact.quantity.kind is not Kind.ASKED or not lasts(moment.fact.quantity.unit) or len(agents) != 1:
            return False
        row = self.row(agents[0], self.story.told(moment), moment)
        if row is not None:
            self.story.put_cell(row, AMOUNT, moment.fact)
        return row is not None

    def row(self, agent: str, told: Saying, moment: Moment) -> Row | None:
        """The row of what goes on so; None for what is told before, or of another."""
        days = [r for r in self.story.acts.get(agent, []) if any(m.text == self.day for m in r.name.marks)]
        if self.words is None or moment.view.index < self.since or not days:
            return None
        if self.made is None:
            self.made = self.story.open(agent, Saying("", (), told.act, told.kind, again=self.words), moment)
            if not says(self.story.problem.text[self.words.span[1] :], "goes_on"):
                days[0].tags.add("sample")
            self.first = days[0]
            for row in (self.first, self.made):
                row.tags.add("paced")
        return self.made

    def relations(self) -> Iterator[Relation]:
        """So much a day as on that day."""
        if self.made is not None and self.first is not None and TOTAL in self.first.cells:
            yield Relation("Equal", (self.made.slot(RATE), self.first.slot(TOTAL)), Source(None, "same_rate"))
