"""Things that are bought in sets: 一套运动服有一件上衣和一条裤子，每件上衣95元，每条裤子70元，买28套要多少元.

Either thing is an Agent with its price, the sets are an Event of whoever buys, and what a set costs is both prices.
What is spent, or at hand, is the World's.
"""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Slot, Term
from fabula.text import Kind as Sorts

WORDS = "kinds.txt"
FIRST, SECOND, GAP, SETS, MONEY = range(5)


class Sets(Kind):
    """Reads the two prices, how many sets there are, and what they cost."""

    name = "sets"

    def may_fit(self) -> bool:
        return self.has(classes(WORDS)["set_of"])

    def check(self) -> bool:
        """Every number is one of five, each once; of four of them that belong together one is asked."""
        names = [self.last_name(*self.told[0].phrases[name]) for name in "AB"]
        self.things = [name for name in names if name is not None]
        if len(self.told) != 1 or len(self.things) != 2:
            return False
        facts = [f for f in self.story.facts if f.quantity.kind in (Sorts.NUMBER, Sorts.ASKED)]
        parts = [self._part(f) for f in facts if f.clause > self.told[0].clause]
        self.facts = {part: fact for part, fact in zip(parts, facts, strict=False) if part is not None}
        whole = {SETS, MONEY} <= self.facts.keys() and len(self.facts) == len(parts) == len(facts) == 4
        asked = sum(f.quantity.kind is Sorts.ASKED for f in self.facts.values())
        return whole and asked == 1 and not (GAP in self.facts and self.facts[GAP].quantity.kind is Sorts.ASKED)

    def _part(self, fact: Fact) -> int | None:
        """Which of the numbers this is, by its unit and by what its clause names."""
        clause = self._clause(fact)
        named = [thing.text in clause for thing in self.things]
        if fact.quantity.unit in classes(WORDS)["set_units"]:
            return SETS
        if fact.quantity.unit not in classes(WORDS)["coins"]:
            return None
        if all(named):
            return GAP if any(word in clause for word in classes(WORDS)["dearer"]) else None
        return FIRST if named[0] else SECOND if named[1] else MONEY

    def _clause(self, fact: Fact) -> str:
        """The clause of a number without the name of the set: 课桌椅 is no 课桌."""
        whole = self.ref(self.told[0], "G")
        clause = self.problem.clauses[fact.clause].span.of(self.problem.text)
        return clause.replace(whole.text, "") if whole is not None else clause

    def world(self) -> Ref | None:
        return self._buyer().agent

    def _buyer(self) -> Name:
        fact = self.facts[SETS]
        named = self.stage.name(fact.told, fact.topic)
        holder = self.facts[MONEY].told.who  # 食堂有1184元，能买多少套
        own = named.agent is not None and named.agent.text not in {t.text for t in self.things}
        return named if own or holder is None else replace(named, agent=holder)

    # --- the table ---

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.asking: list[Slot] = []
        rows = [table.new(Name(agent=thing), clause=self.told[0].clause) for thing in self.things]
        bought = table.new(self._buyer(), clause=self.facts[SETS].clause)
        for part, row in zip((FIRST, SECOND), rows, strict=True):
            if part in self.facts:
                self._give(table, row.slot(RATE), part)
        self._give(table, bought.slot(AMOUNT), SETS)
        self._give(table, WHOLE, MONEY)
        stated = [self.because("sets", "Together", bought.slot(RATE), *(row.slot(RATE) for row in rows))]
        stated.append(self.because("spent_all", "Equal", WHOLE, bought.slot(TOTAL)))
        if GAP in self.facts:
            stated.append(self._dearer(rows))
        if not self.asking:
            raise DeadEnd("nothing is asked of the sets")
        return self.asking[-1], stated

    def _give(self, table: Table, slot: Slot, part: int) -> None:
        fact = self.facts[part]
        table.give(slot, fact.quantity, fact.told.per)
        if fact.quantity.value is None:
            self.asking.append(slot)

    def _dearer(self, rows: list[Row]) -> Relation:
        """一件上衣比一条裤子贵25元: the one named first is the dearer."""
        clause = self._clause(self.facts[GAP])
        more, less = sorted(rows, key=lambda row: clause.find(row.name.agent.text if row.name.agent else ""))
        return Relation("More_than", (more.slot(RATE), less.slot(RATE), self.number(self.facts[GAP].quantity)))
