"""Sharing the same out in two ways: 每人分5颗，还多14颗；每人分7颗，则少6颗.

The World has what is shared out, an Agent those who get some, and each way is an Event of theirs: so much for each, for
so many. What is over or lacking then tells the World from the way's total.

In Python because those who get some are found in many places, and each way is repeated with an outcome of its own.
"""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.situation.relations import Relation
from fabula.situation.terms import Term
from fabula.text.units import canonical, compatible, is_unit

_MORE, _LESS, _EVEN, _EMPTY = "more", "less", "even", "empty"


class Sharing(Kind):
    """Reads two ways to share out."""

    name = "sharing"

    def may_fit(self) -> bool:
        each = particle("each")
        return self.problem.text.count(each) > 1 or (self.has(each) and self.has(particle("changed")))

    def check(self) -> bool:
        rates = [t.numbers["r"] for t in self.told]
        alike = all(compatible(r.unit, rates[0].unit) for r in rates[1:])
        return len(rates) == 2 and alike and rates[0].value != rates[1].value and self.asked is not None

    def world(self) -> Ref | None:
        """What is shared out: 饼干 of 把饼干分给小朋友."""
        asked = self.asked
        assert asked is not None
        if not self._asks_people:
            return asked.told.what or asked.told.who
        people = self._people()
        told = [d for d in self.story.clauses[: self.told[0].clause + 1] if d.what]
        return next((d.what for d in told if d.what and people and d.what.text != people.text), None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        people = table.new(Name(agent=self._people()), clause=0)
        stated: list[Relation] = []
        for told in self.told:
            stated += self._way(table, told, people)
        return (people.slot(TOTAL) if self._asks_people else WHOLE), stated

    def _way(self, table: Table, told: Told, people: Row) -> list[Relation]:
        row = table.new(self._way_name(told, people), clause=told.clause)
        table.give(row.slot(RATE), told.numbers["r"], self._per(self.told[0]))
        count: tuple[Term, ...] = (row.slot(AMOUNT), people.slot(TOTAL))
        how = told.telling.statements[0].call.args[0].name
        over = self.number(told.numbers["n"]) if "n" in told.numbers else None
        if how == _EMPTY and over is not None:
            if not self._holds(told.numbers["n"].unit):  # 空出2间
                less = self.relation("Less_than", *count, over, told=told)
                return [less, self.relation("Equal", WHOLE, row.slot(TOTAL), told=told)]
            how = _LESS  # 空出11张床
        all_get = self.relation("Equal", *count)
        if how == _EVEN or over is None:
            return [all_get, self.relation("Equal", WHOLE, row.slot(TOTAL), told=told)]
        given = self.problem.text[slice(*told.phrases["U"])]  # 每人出9元，多5元: what they give makes the whole
        pooled = given.endswith(tuple(classes("kinds.txt")["pooling"]))
        predicate = "More_than" if (how == _MORE) is not pooled else "Less_than"
        return [all_get, self.relation(predicate, WHOLE, row.slot(TOTAL), over, told=told)]

    def _holds(self, unit: str) -> bool:
        """True if a number counts what is shared out, or the places for it: 空出11张床."""
        per = self._per(self.told[0])
        return not (per and compatible(unit, per))

    # --- those who get some ---

    def _per(self, told: Told) -> str:
        """The unit of those who get some: 每人, 每间."""
        start, end = told.phrases["U"]
        words = self.problem.text[start:end]
        return next((canonical(words[:n]) for n in (2, 1) if is_unit(words[:n])), "")

    @property
    def _asks_people(self) -> bool:
        asked = self.asked
        assert asked is not None
        unit, shared = asked.quantity.unit, self.told[0].numbers["r"].unit
        per = self._per(self.told[0])
        if per in classes()["heads"] and unit and not compatible(unit, shared):
            return True
        thing = asked.told.what or asked.told.who
        holder = self._behind_per()
        if thing is not None and holder is not None and (thing.text in holder.text or holder.text in thing.text):
            return True
        return bool(unit and per and compatible(unit, per)) or not compatible(unit, shared)

    def _people(self) -> Ref | None:
        """Those who are asked for; the thing behind 每条; else to whom something is given, or who comes first."""
        asked = self.asked
        assert asked is not None
        if self._asks_people and (thing := asked.told.what or asked.told.who) is not None:
            return thing
        if (behind := self._behind_per()) is not None:
            return behind
        clauses = [d for d in self.story.clauses[: self.told[0].clause + 1] if d.who or d.to]
        given = next((d.to for d in clauses if d.to), None)
        if self._per(self.told[0]) not in classes()["heads"]:  # 给住宿生安排宿舍，每间住6人
            thing = asked.told.what or asked.told.who
            rooms = (d.what for d in clauses if d.what and (thing is None or d.what.text != thing.text))
            given = next(rooms, None) or given
        return given or next((d.who for d in clauses if d.who), None)

    def _behind_per(self) -> Ref | None:
        """船 of 每条船坐4人 and of 每船坐8人; None for 每人."""
        start, end = self.told[0].phrases["U"]
        per = self._per(self.told[0])
        if per in classes()["heads"] or self.problem.text[start - 1] != particle("each"):
            return None
        names = [c for c in self.within(start, end) if c.sort is Sort.NAME]
        if names:
            return Ref(names[0].text, names[0].span)
        rooms = (f.told.what or f.told.who for f in self.story.facts if f.quantity.unit == per and per)
        named = next((r for r in rooms if r), None)
        places = [i for i in range(len(self.problem.text)) if per and self.problem.text.startswith(per, i)]
        apart = [i for i in places if not self.problem.text[:i].endswith(particle("each"))]  # 乘船游览，每船坐8人
        return named or (self.words(apart[0], apart[0] + len(per)) if apart else None)

    def _way_name(self, told: Told, people: Row) -> Name:
        """The act of a way, with what tells it from the other (改成, 先); without one, how it ends: 每人3支剩12支."""
        start, end = told.phrases["U"]
        acts = [c for c in self.within(told.span[0], end) if c.sort is Sort.ACT]
        outcome = self.ref(told, "E")
        near = (outcome,) if outcome else ()
        if not acts:
            return replace(people.name, label=outcome.text if outcome else "", span=outcome.span if outcome else None)
        act = Ref(self.problem.text[acts[0].span[0] : acts[-1].span[1]], (acts[0].span[0], acts[-1].span[1]))
        begins = self.problem.clauses[told.clause].span.start
        turns = [c for c in self.within(begins, start) if c.text in classes("kinds.txt")["turns"]]
        marks = tuple(Ref(c.text, c.span) for c in turns if c not in acts)
        return replace(people.name, act=act, kind="share", marks=marks[:1], near=near)
