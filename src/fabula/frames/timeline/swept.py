"""What is swept along a way: 洒水车每分钟行60米，洒水宽度是8米，10分钟洒多少平方米."""

from __future__ import annotations

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.actors import is_name, lasts, says, words
from fabula.frames.table import TOTAL
from fabula.frames.timeline.moment import Moment
from fabula.frames.timeline.story import Story
from fabula.text import Kind
from fabula.text.units import dimension


class Swept:
    """Reads how wide a strip is, and how much ground it covers."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.fits = story.moving and says(story.problem.text, "wide") and any(map(self._covers, story.facts))

    @staticmethod
    def _covers(fact: Fact) -> bool:
        """多少平方米, 多大的地面, 面积是多少: how much ground."""
        quantity, measure = fact.quantity, fact.told.measure
        large = says(quantity.text, "how_large") or (measure is not None and says(measure.text, "areas"))
        return dimension(quantity.unit) == "area" or (quantity.kind is Kind.ASKED and not quantity.unit and large)

    def take(self, moment: Moment) -> bool:
        """True for the width of the strip, and for the ground."""
        if not self.fits:
            return False
        if self._covers(moment.fact):
            row = self.story.new(Name(self._ground(moment)), clause=moment.view.index)
            row.tags.add("ground")
        elif (wide := words("wide").search(moment.before)) and not lasts(moment.fact.quantity.unit):
            who = next((self.story.actors.known[a] for a in self.story.whom(moment)), None)
            at = moment.view.text.find(wide[0]) + moment.view.start
            mark = Ref(wide[0], (at, at + len(wide[0])))
            row = self.story.new(Name(who, marks=(mark,), state=True), clause=moment.view.index)
            row.tags.add("strip")
        else:
            return False
        self.story.put_cell(row, TOTAL, moment.fact)
        return True

    def _ground(self, moment: Moment) -> Ref | None:
        """路面 of 多少平方米的路面, 地面 of 地面是多少平方米, else 面积."""
        row = moment.view.row
        near = [*row[moment.at + 1 :], *reversed(row[: moment.at])]
        named = [c for c in near if is_name(c) and not self.story.actors.key(c.text)]
        named += [c for c in near if c.sort is Sort.MEASURE]
        named.sort(key=lambda c: not says(c.text, "grounds"))
        return next((Ref(c.text, c.span) for c in named), None)
