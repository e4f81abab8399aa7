"""Too late at one pace, too soon at another: 每分钟走50米要迟到8分钟，每分钟走60米可以提前5分钟.

Each pace has a row of its own, the set time is a plan, and each row lasts so much longer or shorter than that.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.frames.actors import FILE, lasts, says, words
from fabula.frames.table import AMOUNT, RATE, Row
from fabula.frames.timeline.moment import Moment
from fabula.frames.timeline.story import Story
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Number
from fabula.text import Kind


class Punctual:
    """Reads how late or soon somebody is at several paces."""

    def __init__(self, story: Story) -> None:
        self.story = story
        single = len(story.actors.known) == 1 and says(story.problem.text, "ifs")
        told = [f for f in story.facts if single and f.quantity.kind is Kind.NUMBER and lasts(f.quantity.unit)]
        late = [f for f in told if self._off(f)]
        rates = [f for f in story.facts if late and lasts(f.quantity.per or f.told.per)]
        self.late = late if len(late) > 1 and len(rates) > 1 else []
        self.found: list[tuple[Fact, Row]] = []
        self.plan: Row | None = None

    def _off(self, fact: Fact) -> str:
        """'more' for 迟到8分钟, 'less' for 提前5分钟, 早5分钟到; '' for other times."""
        text, span = self.story.problem.text, fact.quantity.span
        clause = self.story.problem.clauses[fact.clause].span
        before = text[clause.start : span.start]
        for name, which in (("too_late", "more"), ("too_soon", "less")):
            if before.endswith(tuple(classes(FILE)[name])):
                return which
        return ""

    def take(self, moment: Moment) -> bool:
        """True for a number that is one of these, or asks for the set time."""
        if not self.late:
            return False
        rows = [r for rows in self.story.acts.values() for r in rows if RATE in r.cells and "plan" not in r.tags]
        asked = moment.fact.quantity.kind is Kind.ASKED
        if asked and lasts(moment.fact.quantity.unit) and says(moment.view.text, "set_time"):
            self.story.put_cell(self._planned(), AMOUNT, moment.fact)
            return True
        if asked and says(self._sentence(moment), "on_the_dot"):
            self.story.put_cell(self._planned(), RATE, moment.fact)
            return True
        if moment.fact not in self.late or not rows:
            return False
        self.found.append((moment.fact, rows[-1]))
        return True

    def _sentence(self, moment: Moment) -> str:
        return "".join(v.text for v in self.story.clauses if v.sentence == moment.view.sentence)

    def _planned(self) -> Row:
        """The row of what was planned; the word for the set time names it."""
        known = next((r for r in self.story.rows if "plan" in r.tags), None)
        self.plan = self.plan or known
        if self.plan is None:
            agent = next(iter(self.story.actors.known))
            text = self.story.problem.text
            word = words("set_time").search(text) or words("too_late").search(text) or words("too_soon").search(text)
            mark = (Ref(word[0], word.span()),) if word else ()
            self.plan = self.story.new(Name(self.story.actors.known[agent], marks=mark, state=True))
            self.plan.tags |= {"plan", "story"}
            self.story.acts[agent].append(self.plan)
        return self.plan

    def relations(self) -> Iterator[Relation]:
        """Each pace takes so much longer or shorter than the set time."""
        for fact, row in self.found:
            quantity = fact.quantity
            number = Number(Fraction(quantity.value or 0), quantity.unit, "", quantity.index)
            args = (row.slot(AMOUNT), self._planned().slot(AMOUNT), number)
            source = Source((quantity.span.start, quantity.span.end))
            yield Relation("More_than" if self._off(fact) == "more" else "Less_than", args, source)
