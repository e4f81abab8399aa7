"""One pipe fills and one empties: 单开进水管6小时注满，单开排水管8小时放完，两管同时打开，几小时注满.

Each pipe is an Agent. Told by times, it has what it does alone and what it does with the other; the whole is 1. Told by
how much it lets through, it has one Event. What comes in without what goes out makes the whole.
"""

from __future__ import annotations

from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term
from fabula.text import Quantity

ALONE, BOTH, FLOW, HOLDS = "Alone", "Both", "Flow", "Holds"
WORDS = "kinds.txt"


class Pipes(Kind):
    """Reads what two pipes do alone, and together."""

    name = "pipes"

    def may_fit(self) -> bool:
        return self.has(classes(WORDS)["inlets"]) and self.has(classes(WORDS)["outlets"])

    def check(self) -> bool:
        """One pipe of each kind, told in one way; both together fill; what is asked is one of the numbers."""
        by_time, by_flow = self._of(ALONE), self._of(FLOW)
        single = by_time or by_flow
        sides = {self._side(told) for told in single}
        holds = len(self._of(HOLDS)) == (0 if by_time else 1)
        if len(single) != 2 or (by_time and by_flow) or len(sides) != 2 or len(self._of(BOTH)) != 1 or not holds:
            return False
        asked = self.asked
        assert asked is not None
        goal = any(q.index == asked.quantity.index for t in self.told for q in t.numbers.values())
        return goal and not self._drains(self._of(BOTH)[0])

    def _of(self, what: str) -> list[Told]:
        return [told for told in self.told if told.telling.statements[0].call.name == what]

    def _side(self, told: Told) -> bool:
        """Whether a pipe lets water in."""
        return self.problem.text[slice(*told.phrases["P"])] in classes(WORDS)["inlets"]

    def _drains(self, told: Told) -> bool:
        """Whether both together empty it."""
        clause = self.problem.clause_of(told.numbers["n"].span)
        return any(word in clause.span.of(self.problem.text) for word in classes(WORDS)["emptied"])

    def world(self) -> Ref | None:
        """The pool, as the text calls it."""
        text = self.problem.text
        word = next((w for w in sorted(classes(WORDS)["pools"], key=len, reverse=True) if w in text), "")
        return self.words(text.find(word), text.find(word) + len(word)) if word else None

    # --- the table ---

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.asking: list[Slot] = []
        stated = self._by_time(table) if self._of(ALONE) else self._by_flow(table)
        if not self.asking:
            raise DeadEnd("nothing is asked of the pipes")
        return self.asking[-1], stated

    def _give(self, table: Table, row: Row, attribute: Attribute, quantity: Quantity, per: str = "") -> None:
        table.give(row.slot(attribute), quantity, per)
        if quantity.value is None:
            self.asking.append(row.slot(attribute))

    def _by_time(self, table: Table) -> list[Relation]:
        both = self._of(BOTH)[0]
        stated = [self.because("unit_work", "Equal", WHOLE, Number(Fraction(1)))]
        together: dict[bool, Row] = {}
        for told in self._of(ALONE):
            pipe, act = self.ref(told, "P"), self.ref(told, "V")
            alone = table.new(Name(agent=pipe, act=act, kind="flow"), clause=told.clause)
            row = table.new(Name(agent=pipe, act=self.ref(both, "V"), kind="flow"), clause=both.clause)
            together[self._side(told)] = row
            self._give(table, alone, AMOUNT, told.numbers["n"])
            stated.append(self.because("alone_whole", "Equal", alone.slot(TOTAL), WHOLE))
            stated.append(self.because("keeps_speed", "Equal", row.slot(RATE), alone.slot(RATE)))
        self._give(table, together[True], AMOUNT, both.numbers["n"])
        return [*stated, *self._filled(together)]

    def _by_flow(self, table: Table) -> list[Relation]:
        rows: dict[bool, Row] = {}
        for told in self._of(FLOW):
            row = table.new(Name(agent=self.ref(told, "P"), act=self._act(told), kind="flow"), clause=told.clause)
            rows[self._side(told)] = row
            self._give(table, row, RATE, told.numbers["n"], self._per(told))
        self._give(table, rows[True], AMOUNT, self._of(BOTH)[0].numbers["n"])
        held = self._of(HOLDS)[0].numbers["n"]
        table.give(WHOLE, held)
        if held.value is None:
            self.asking.append(WHOLE)
        return self._filled(rows)

    def _filled(self, rows: dict[bool, Row]) -> list[Relation]:
        """Both run for as long; what comes in without what goes out makes the whole."""
        into, out = rows[True], rows[False]
        rest = Apply("Left", (into.slot(TOTAL), out.slot(TOTAL)))
        return [
            self.because("same_time", "Equal", into.slot(AMOUNT), out.slot(AMOUNT)),
            self.because("fill_drain", "Equal", WHOLE, rest),
        ]

    def _act(self, told: Told) -> Ref | None:
        """进水 of 进水管每小时进水30吨."""
        acts = [c for c in self.within(told.phrases["P"][1], told.numbers["n"].span.start) if c.sort is Sort.ACT]
        return Ref(acts[-1].text, acts[-1].span) if acts else None

    def _per(self, told: Told) -> str:
        fact = self.story.of(told.numbers["n"].index)
        return fact.told.per if fact is not None else ""
