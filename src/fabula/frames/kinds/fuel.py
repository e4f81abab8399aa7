"""How much is used up on a way: 行驶6千米用去0.4升汽油，照这样，到150千米外的县城要多少升; 每升行12千米，240千米要几升.

A way and what was used on it, or so far for so much, is the rate of going; the second way has the same. What was gone
before may be a part of that way (还要多少升), and what is in the tank need not be bought.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.kinds.rates_of_two import pattern
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text.units import dimension

WORDS = "kinds.txt"
WAY, FUEL = "way", "fuel"


def _sort(fact: Fact) -> str:
    """A way or what is used up on it; '' for anything else."""
    found = {"length": WAY, "volume": FUEL, "mass": FUEL}
    return found.get(dimension(fact.quantity.unit), "") if fact.quantity.kind in (Sorts.NUMBER, Sorts.ASKED) else ""


class Fuel(Kind):
    """Reads what a vehicle uses up, told once for a way and asked for another."""

    name = "fuel"
    needs_words = False

    def may_fit(self) -> bool:
        return self.has(classes(WORDS)["fuels"]) and not self.has(classes(WORDS)["no_fuel"])

    def check(self) -> bool:
        asked = self.asked
        assert asked is not None
        told = [f for f in self.story.facts if f is not asked]
        if not all(map(_sort, (*told, asked))) or any(f.other for f in told) or asked.quantity.per or asked.told.per:
            return False
        self.by = [f for f in told if f.quantity.per or f.told.per]
        rest = [f for f in told if f not in self.by]
        self.pair = [] if self.by else self._pair(rest)
        rest = [f for f in rest if f not in self.pair]
        other = {WAY: FUEL, FUEL: WAY}[_sort(asked)]
        self.second = [f for f in rest if _sort(f) == other]
        self.tank = [f for f in rest if _sort(f) != other]
        tanks = len(self.tank) == 1 and other == WAY and self._in_question("filling")
        once = len(self.by) == 1 or len(self.pair) == 2
        return once and len(self.second) == 1 and (tanks or not self.tank)

    def _pair(self, facts: Sequence[Fact]) -> list[Fact]:
        """行驶6千米用去0.4升: a way and a fuel side by side."""
        pairs = [[a, b] for a, b in pairwise(facts) if {_sort(a), _sort(b)} == {WAY, FUEL}]
        same = [p for p in pairs if p[0].clause == p[1].clause]
        return next(iter(same or pairs), [])

    def _in_question(self, name: str) -> bool:
        assert self.asked is not None
        clause = self.problem.clauses[self.asked.clause].span
        before = self.problem.text[clause.start : self.asked.quantity.span.start]
        return any(w in before for w in classes(WORDS)[name])

    # --- the table ---

    def world(self) -> Ref | None:
        """The way that is asked of, by where it goes."""
        told = (r for f in self.second for r in (f.told.where, f.told.what) if r)
        return next(told, None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        assert self.asked is not None
        self.stated: list[Relation] = []
        columns = self._columns()
        first = self._row(table, self.pair[0], again=False) if self.pair else None
        second = self._row(table, self.second[0], again=first is not None)
        if first is not None:
            for fact in self.pair:
                table.give(first.slot(columns[_sort(fact)]), fact.quantity)
            self._state("same_rate", "Equal", first.slot(RATE), second.slot(RATE))
        else:
            rate = self.by[0]
            table.give(second.slot(RATE), rate.quantity, rate.quantity.per or rate.told.per)
        if first is not None and self._goes_on():
            table.give(WHOLE, self.second[0].quantity)
            self._state("stretches", "Together", WHOLE, first.slot(columns[WAY]), second.slot(columns[WAY]))
        else:
            table.give(second.slot(columns[_sort(self.second[0])]), self.second[0].quantity)
        goal = second.slot(columns[_sort(self.asked)])
        if first is not None and self._asks_both():
            self._state("each", "Together", WHOLE, first.slot(goal.attribute), goal)
            return WHOLE, self.stated
        if not self.tank:
            return goal, self.stated
        kept = table.new(Name(self._fuel()), clause=self.tank[0].clause)
        table.give(kept.slot(TOTAL), self.tank[0].quantity)
        self._state("fuel", "Together", goal, kept.slot(TOTAL), Unknown())
        return Unknown(), self.stated

    def _columns(self) -> dict[str, Attribute]:
        """每升行12千米 is so far by the litre; 行6千米用0.4升 so much by the kilometre."""
        by = self.by[0].quantity.per or self.by[0].told.per if self.by else ""
        litre = bool(by) and dimension(by) != "length"
        return {WAY: TOTAL, FUEL: AMOUNT} if litre else {WAY: AMOUNT, FUEL: TOTAL}

    def _goes_on(self) -> bool:
        """还需要多少升, where it is on the way to somewhere."""
        return _sort(self.second[0]) == WAY and self._in_question("of_rest_way") and not self._besides()

    def _besides(self) -> bool:
        """再行75千米: beside the first way, which is no part of it."""
        clause, span = self.problem.clauses[self.second[0].clause].span, self.second[0].quantity.span
        return pattern("once_more").search(self.problem.text[clause.start : span.start]) is not None

    def _asks_both(self) -> bool:
        """再行75千米，一共用多少升: on both ways together."""
        assert self.asked is not None
        question = self.problem.clauses[self.asked.clause].span.of(self.problem.text)
        return self._besides() and pattern("in_all").search(question) is not None

    def _state(self, rule: str, predicate: str, *args: Term) -> None:
        self.stated.append(self.because(rule, predicate, *args))

    def _fuel(self) -> Ref:
        """汽油, 油箱: what is told of what there is, by its longest name, where it is told or else at first."""
        start = self.problem.clauses[self.tank[0].clause].span.start
        found = [(self.problem.text.find(w, begin), w) for begin in (start, 0) for w in classes(WORDS)["fuels"]]
        known = [(at < start, -len(w), at, w) for at, w in found if at >= 0]
        _, _, at, word = min(known)
        return self.words(at, at + len(word))

    def _row(self, table: Table, fact: Fact, again: bool) -> Row:
        """汽车 · 行驶."""
        rows = [c for clause in self.problem.clauses for c in self.row(clause.index)]
        who = next((Ref(c.text, c.span) for c in rows if c.sort is Sort.NAME and self._goes(c.text)), None)
        who = who or next((r for f in self.story.facts for r in (f.told.who, f.topic) if r), None)
        act = next((Ref(c.text, c.span) for c in rows if c.sort is Sort.ACT and c.note == "move"), None)
        name = Name(who, act=act, kind="move")
        found = [(self.problem.text.find(w), w) for w in classes("timeline.txt")["same_rate"] if w in self.problem.text]
        if again and found:
            at, word = min(found)
            name = replace(name, again=self.words(at, at + len(word)))
        elif again and (later := self._later(fact)) is not None:
            name = replace(name, again=later)
        return table.new(name, clause=fact.clause)

    def _goes(self, name: str) -> bool:
        return name in classes("timeline.txt")["vehicles"] or name[-1] in classes("timeline.txt")["heads"]

    def _later(self, fact: Fact) -> Ref | None:
        """要, 能: what tells the second way from the first."""
        words = classes(WORDS)["able"]
        return next((Ref(c.text, c.span) for c in self.row(fact.clause) if c.text in words), None)
