"""Some is done, then some more: 已修和未修的比是3:5，再修12千米，已修的和未修的比是9:11，这条路长多少千米.

What is done before is a share of the whole, and what is done then is another; in between lies what the text tells in a
measure. A share may be told by what is left instead, a ratio of both says the same.

In Python because either share may be of what is done, what is left or all, by itself or as a ratio: many variants of
two relations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fabula.facts.cast import Name
from fabula.facts.describe import Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import TOTAL, Row, Table
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Number, Slot, Term
from fabula.text import Kind as Sorts
from fabula.text.units import compatible

WORDS = "kinds.txt"
DONE, LEFT, ALL = "done", "left", "all"
BASE = 8  # characters before a share that say of what it is


@cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile("|".join(sorted(classes(WORDS)[name], key=len, reverse=True)))


class Onward(Kind):
    """Reads two shares of one whole, and what was done in between."""

    name = "onward"

    def may_fit(self) -> bool:
        kinds = sorted(q.kind.name for q in self.problem.quantities if q.kind is not Sorts.ORDINAL)
        shares = {"RATIO", "FRACTION", "PERCENT"}
        return len(kinds) == 4 and kinds.count("ASKED") == kinds.count("NUMBER") == 1 and set(kinds) - shares == {
            "ASKED", "NUMBER"
        }  # fmt: skip

    def check(self) -> bool:
        assert self.asked is not None
        order = [t.telling.name for t in self.told]
        if len(order) != 3 or order[1] != "more" or "more" in (order[0], order[2]):
            return False
        self.before, self.more, self.after = self.told
        (number,) = self.more.numbers.values()
        unit = self.asked.quantity.unit
        alike = bool(number.unit) and (not unit or compatible(unit, number.unit)) and number.value is not None
        clause = self.problem.clauses[self.asked.clause].span.of(self.problem.text)
        whole = _pattern("asks_whole").search(clause) and not _pattern("asks_part").search(clause)
        return alike and bool(whole) and all(self._parts(t) is not None for t in (self.before, self.after))

    def _parts(self, told: Told) -> tuple[str, str] | None:
        """Of what to what a share or a ratio tells: (done, left), (left, all) …; None if it does not say."""
        if "r" in told.numbers:
            one, other = (self._part(self._said(told, name)) for name in "AB")
            return (one, other) if one != other else None
        clause = self.problem.clauses[told.clause].span
        said = self.problem.text[clause.start : told.numbers["s"].span.start]
        base = said[-BASE:] if said.endswith(particle("of")) else ""
        if base and not _pattern("all_of_it").search(base):
            return None  # 是剩下的(1/3), 是第一天的(1/3): no share of the whole
        return (LEFT if _pattern("undone").search(said) else DONE), ALL

    def _said(self, told: Told, name: str) -> str:
        start, end = told.phrases[name]
        return self.problem.text[start:end]

    @staticmethod
    def _part(said: str) -> str:
        if _pattern("undone").search(said):
            return LEFT
        return ALL if _pattern("all_of_it").search(said) else DONE

    # --- the table ---

    def world(self) -> Ref | None:
        told = self.asked.told if self.asked else None
        first = self.story.clauses[0]
        return next((r for r in (told and told.who, told and told.what, first.what, first.who) if r), None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        (number,) = self.more.numbers.values()
        first = table.new(self._done(), clause=self.before.clause)
        fact = self.story.of(number.index)
        more = table.new(self.stage.name(fact.told, fact.topic) if fact else Name(), clause=self.more.clause)
        table.give(more.slot(TOTAL), number)
        stated = [self._state(self.before, (first,)), self._state(self.after, (first, more))]
        return WHOLE, stated

    def _done(self) -> Name:
        """What was done first, by the words of the first share."""
        end = self.before.phrases["A"][1]
        start = self.problem.clauses[self.before.clause].span.start
        told = self.described(start, end)
        topic = next((f.topic for f in self.story.facts if f.topic), None)
        name = self.stage.name(told, topic)
        act = name.act or self.stage.name(self.described(start, self.before.span[1]), topic).act
        return Name(name.agent, act, kind=name.kind) if act else name

    def _state(self, told: Told, done: tuple[Row, ...]) -> Relation:
        slots = tuple(r.slot(TOTAL) for r in done)
        terms = dict(self._terms(slots))
        parts = self._parts(told)
        assert parts is not None
        one, other = (terms[p] for p in parts)
        if "r" in told.numbers:
            quantity = told.numbers["r"]
            numbers = tuple(Number(p, quantity=quantity.index) for p in quantity.parts)
            self._numbers += numbers
            return self.relation("Ratio", one, other, *numbers, told=told)
        return self.relation("Fraction_of", one, other, self.number(told.numbers["s"]), told=told)

    @staticmethod
    def _terms(done: tuple[Slot, ...]) -> Iterator[tuple[str, Term]]:
        yield DONE, Apply("Sum", done) if len(done) > 1 else done[0]
        yield LEFT, Apply("Left", (WHOLE, *done))
        yield ALL, WHOLE
