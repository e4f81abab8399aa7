"""Some of a stock did so much, and what the rest will do is asked: 有油60升，行80千米用10升，剩下的还能行多少千米.

The stock is the World's. What was used is the amount of the act, what was done with it the total; the rest does as
much for each of its units.
"""

from __future__ import annotations

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Table
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation
from fabula.situation.terms import Term
from fabula.text import Kind as Sorts
from fabula.text.units import compatible, dimension

WORDS = "kinds.txt"


class StockPace(Kind):
    """Reads a stock, what part of it did, and asks what the rest will do."""

    name = "stock_pace"
    needs_words = False

    def may_fit(self) -> bool:
        return self.has(classes("timeline.txt")["same_rate"]) and self.has(classes("timeline.txt")["rest_words"])

    def check(self) -> bool:
        facts = [f for f in self.story.facts if f.quantity.kind in (Sorts.NUMBER, Sorts.ASKED)]
        if len(facts) != 4 or len(self.story.facts) != 4 or facts[3] is not self.asked or any(map(_odd, facts)):
            return False
        self.stock, self.goal = facts[0], facts[3]
        used = [f for f in facts[1:3] if compatible(f.quantity.unit, self.stock.quantity.unit)]
        done = [f for f in facts[1:3] if compatible(f.quantity.unit, self.goal.quantity.unit)]
        if len(used) != 1 or len(done) != 1 or used == done:
            return False
        self.used, self.done = used[0], done[0]
        clause = self.problem.clauses[self.goal.clause].span
        asked = self.problem.text[clause.start : clause.end]
        return any(w in asked for w in classes("timeline.txt")["rest_words"])

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        owner = self.done.told.who or self.used.told.who or self.done.topic or self.stock.told.who
        act = self.done.told.act
        first = table.new(Name(owner, act=act, kind=self.done.told.kind or "move"), clause=self.done.clause)
        word = self._rest()
        rest = table.new(Name(owner, label=word.text, span=word.span, state=True), clause=self.goal.clause)
        table.give(WHOLE, self.stock.quantity)
        table.give(first.slot(AMOUNT), self.used.quantity)
        table.give(first.slot(TOTAL), self.done.quantity)
        stated = [
            self.because("work_left", "Remains", rest.slot(AMOUNT), WHOLE, first.slot(AMOUNT)),
            self.because("same_rate", "Equal", first.slot(RATE), rest.slot(RATE)),
        ]
        return rest.slot(TOTAL), stated

    def world(self) -> Ref | None:
        """What there is a stock of."""
        return self.stock.told.what or self.used.told.what or self.stock.told.who

    def _rest(self) -> Ref:
        """剩下的: what is left, by its word."""
        start = self.used.quantity.span.end
        words = classes("timeline.txt")["rest_words"]
        at, word = min((at, w) for w in words if (at := self.problem.text.find(w, start)) >= 0)
        return self.words(at, at + len(word))


def _odd(fact: Fact) -> bool:
    """Time and money are read elsewhere; so is what is compared, or told per something."""
    quantity = fact.quantity
    told = bool(quantity.per or fact.told.per or fact.other or fact.told.head)
    return told or dimension(quantity.unit) in ("time", "money") or not quantity.unit
