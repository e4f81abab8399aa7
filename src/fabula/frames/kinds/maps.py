"""Maps and plans: 在比例尺1:500000的地图上，量得两城相距6厘米，两城实际相距多少千米.

What is drawn is the map's. What is real belongs to whatever has that length: a thing (操场长120米), the distance where
the text calls it so (实际距离), else the World, like all ways between places. Who travels goes as far as the World is
long. Without a scale so much on the map stands for so much in the country: amount and total of a row, at the same rate.

In Python because which lengths are drawn and which are real follows from the words before them, over several clauses.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Number, Slot, Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text.units import dimension

WORDS = "kinds.txt"


class Maps(Kind):
    """Reads what is drawn on a map, and what it stands for."""

    name = "maps"

    def may_fit(self) -> bool:
        return self.has(classes(WORDS)["maps"])

    def check(self) -> bool:
        lengths = [f for f in self.story.facts if self._is_length(f)]
        self.drawn = [f for f in lengths if self._is_drawn(f)]
        self.real = [f for f in lengths if f not in self.drawn]
        ratios = [t.numbers["r"] for t in self.told if "r" in t.numbers and len(t.numbers["r"].parts) == 2]
        self.ratio = ratios[0] if ratios else None
        self.trips = [f for f in self.story.facts if f.told.per and dimension(f.told.per) == "time"]
        self.trips = [f for f in self.trips if dimension(f.quantity.unit) == "length"]
        asked = self.asked
        assert asked is not None
        shares = any(f.quantity.kind not in (Sorts.NUMBER, Sorts.ASKED, Sorts.RATIO) for f in self.story.facts)
        if shares or len(ratios) > 1 or not self.drawn:
            return False
        self.travels = dimension(asked.quantity.unit) == "time" and len(self.trips) == 1
        if self.ratio is not None:
            fits = self._is_length(asked) or self.travels
            return len(self.drawn) == 1 and len(self.real) == (0 if self.travels else 1) and fits
        if self._asks_scale():
            return len(self.drawn) == len(self.real) == 1
        return len(self.drawn) == len(self.real) == 2 and self._is_length(asked)

    def _is_length(self, fact: Fact) -> bool:
        quantity = fact.quantity
        told = quantity.kind in (Sorts.NUMBER, Sorts.ASKED)
        return told and dimension(quantity.unit) == "length" and not (quantity.per or fact.told.per)

    def _asks_scale(self) -> bool:
        asked = self.asked
        assert asked is not None
        end = self.problem.clauses[asked.clause].span.end
        here = self.problem.text[self.problem.clauses[asked.clause].span.start : end]
        return asked.quantity.asks in ("times", "fraction") or any(w in here for w in classes(WORDS)["scales"])

    def _is_drawn(self, fact: Fact) -> bool:
        """By the words before it: 图上, 量得, 画; a clause that only says 在这幅地图上 counts, too."""
        start = self.problem.clauses[fact.clause].span.start
        numbers = [q.span.start for q in self.problem.quantities if q.kind not in (Sorts.COUNT_WORD, Sorts.RATIO)]
        for clause in reversed(self.problem.clauses[: fact.clause]):
            if any(clause.span.start <= n < clause.span.end for n in numbers):
                break
            start = clause.span.start
        here = self.problem.text[start : fact.quantity.span.start]
        last = here[max((here.rfind(w) for w in classes(WORDS)["mapped"]), default=-1) :]
        real = any(w in last for w in classes(WORDS)["real"])
        mapped = any(w in here for w in classes(WORDS)["mapped"])
        return fact.quantity.unit in classes(WORDS)["small"] and mapped and not real

    # --- names ---

    def world(self) -> Ref | None:
        facts = (*self.real, *self.drawn)
        words = [r for f in facts for r in (f.told.group, f.told.who, f.told.what, f.told.where) if r]
        maps = classes(WORDS)["maps"] | classes(WORDS)["mapped"]
        return next((w for w in words if w.text not in maps), self._map())

    def _map(self) -> Ref:
        """The map, as the text calls it."""
        text = self.problem.text
        found = [(w, text.find(w)) for w in classes(WORDS)["maps"] if w in text]
        word, at = max(found, key=lambda f: (len(f[0]), -f[1]), default=("", 0))
        return self.words(at, at + len(word)) if word else self.words(0, 1)

    def _drawn_name(self, fact: Fact) -> Name:
        act = fact.told.act if fact.told.act and fact.told.act.text in classes(WORDS)["drawing"] else None
        return Name(agent=self._map(), act=act, kind="work" if act else "")

    def _real_slot(self, table: Table, fact: Fact) -> Slot:
        """What is real: of a thing, of 实际距离, else of the World."""
        told = fact.told
        thing = told.who or told.what
        thing = None if thing is not None and thing.text in classes(WORDS)["mapped"] else thing
        start = self.problem.clauses[fact.clause].span.start
        here = self.problem.text[start : fact.quantity.span.start]
        word = next((w for w in sorted(classes(WORDS)["real"], key=len, reverse=True) if w in here and len(w) > 3), "")
        if thing is not None and not told.scope:
            row = table.new(Name(agent=thing), clause=fact.clause)
        elif word:
            at = start + here.find(word)
            row = table.new(Name(agent=self.words(at, at + len(word))), clause=fact.clause)
        else:
            return WHOLE
        return row.slot(TOTAL)

    # --- the table ---

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.asking: list[Term] = []
        stated = self._scaled(table) if self.ratio is not None or self._asks_scale() else self._pairs(table)
        if not self.asking:
            raise DeadEnd("nothing is asked of the map")
        return self.asking[-1], stated

    def _give(self, table: Table, slot: Slot, fact: Fact, per: str = "") -> None:
        table.give(slot, fact.quantity, per)
        if self.asked is not None and fact.quantity.index == self.asked.quantity.index:
            self.asking.append(slot)

    def _scaled(self, table: Table) -> list[Relation]:
        drawn = table.new(self._drawn_name(self.drawn[0]), clause=self.drawn[0].clause).slot(TOTAL)
        self._give(table, drawn, self.drawn[0])
        real = self._real_slot(table, self.real[0]) if self.real else WHOLE
        if self.real:
            self._give(table, real, self.real[0])
        told = self.told[0]
        if self.ratio is None:
            share = Unknown()
            self.asking.append(share)
            times = self.asked is not None and self.asked.quantity.asks == "times"
            return [self.relation("Times_of" if times else "Fraction_of", drawn, real, share, told=told)]
        parts = [Number(Fraction(p), quantity=self.ratio.index) for p in self.ratio.parts]
        self._numbers += parts
        stated = [self.relation("Ratio", drawn, real, *parts, told=told)]
        if self.travels:
            stated.append(self._trip(table))
        return stated

    def _trip(self, table: Table) -> Relation:
        """Who travels goes all the way."""
        speed, asked = self.trips[0], self.asked
        assert asked is not None
        name = self.stage.name(speed.told, speed.topic)
        movers = [d.who for d in self.story.clauses if d.who and d.kind == "move"]
        acts = [c for c in self.within(0, len(self.problem.text)) if c.sort is Sort.ACT and c.note == "move"]
        act = name.act or (Ref(acts[0].text, acts[0].span) if acts else None)
        name = replace(name, agent=asked.told.who or name.agent or next(iter(movers), None), act=act, kind="move")
        row = table.new(name, clause=speed.clause)
        self._give(table, row.slot(RATE), speed, speed.told.per)
        self._give(table, row.slot(AMOUNT), asked)
        return self.because("whole_way", "Equal", WHOLE, row.slot(TOTAL))

    def _pairs(self, table: Table) -> list[Relation]:
        """用3厘米表示60千米, 铁路长7.5厘米: at the same rate."""
        rows: list[Row] = []
        for drawn, real in zip(self.drawn, self.real, strict=True):
            row = table.new(Name(agent=self._pair_name(drawn, real)), clause=real.clause)
            self._give(table, row.slot(AMOUNT), drawn)
            self._give(table, row.slot(TOTAL), real)
            rows.append(row)
        return [self.because("same_rate", "Equal", rows[0].slot(RATE), r.slot(RATE)) for r in rows[1:]]

    def _pair_name(self, drawn: Fact, real: Fact) -> Ref | None:
        """The thing that both tell of: a road, a side (宽), the real distance."""
        for fact in (real, drawn):
            clause = self.problem.clauses[fact.clause].span
            here = self.within(clause.start, fact.quantity.span.start)
            sides = [c for c in here if c.text in classes("compare.txt")["sides"] and c.sort is not Sort.NAME]
            thing = fact.told.who or fact.told.what
            if sides and thing is None:
                return Ref(sides[0].text, sides[0].span)
            if thing is not None and thing.text not in classes(WORDS)["mapped"]:
                return thing
            text = self.problem.text[clause.start : fact.quantity.span.start]
            word = next((w for w in sorted(classes(WORDS)["real"], key=len, reverse=True) if w in text), "")
            if word and fact is real and fact.told.group is None:
                at = clause.start + text.find(word)
                return self.words(at, at + len(word))
            if fact.told.group is not None:
                return fact.told.group
        return None
