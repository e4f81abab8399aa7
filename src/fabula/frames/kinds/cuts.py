"""Cutting into pieces and climbing stairs: what is done is one less than the pieces or the floors.

把木头锯成6段，每锯一次要4分钟: the World has the pieces, sawing is an Event: so long for one cut, so many cuts.
从一楼走到四楼用了54秒: an Event that goes so many floors up.

In Python because acts are repeated (锯成3段…, 锯成6段…) and floors are reckoned from words (从一楼到四楼).
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
from fabula.situation.terms import Apply, Number, Slot, Term
from fabula.text import Quantity, parse_number
from fabula.text.units import dimension

_ONE = Number(Fraction(1))


class Cuts(Kind):
    """Reads cuts and stairs."""

    name = "cuts"

    def may_fit(self) -> bool:
        return self.has(classes("kinds.txt")["cutting"])

    def check(self) -> bool:
        acts = self._acts()
        timed = [t for t in self.told if "t" in t.numbers]
        asked = self.asked
        assert asked is not None
        goal = any(q.index == asked.quantity.index for t in self.told for q in t.numbers.values())
        self.times = dimension(asked.quantity.unit) == "time" and not goal  # 一共要几分钟, told in whatever words
        if any("n" in t.numbers and dimension(t.numbers["n"].unit) == "length" for t in acts):
            return False  # 锯成1米: how long, not how many
        if any(_states(t) == "Long" for t in acts) and self._length() is None:
            return False
        return bool(acts) and bool(timed) and (goal or self.times)

    def _length(self) -> Quantity | None:
        """How long it is before it is cut."""
        parts = {t.numbers["l"].index for t in self.told if "l" in t.numbers}
        told = (f.quantity for f in self.story.facts if f.quantity.index not in parts)
        return next((q for q in told if dimension(q.unit) == "length" and q.value is not None), None)

    def world(self) -> Ref | None:
        """What is cut."""
        things = [d.what for d in self.story.clauses if d.what]
        named = [Ref(c.text, c.span) for c in self.within(0, len(self.problem.text)) if c.sort is Sort.NAME]
        cut = [r for r in named if r.text.endswith(tuple(classes("kinds.txt")["cut_up"]))]
        return next(iter((*things, *cut)), None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.asking: list[Slot] = []
        self.stated: list[Relation] = []
        rows = [self._act(table, t, first=i == 0) for i, t in enumerate(self._acts())]
        for told in self.told:
            if _states(told) == "Each":
                self._give(table, rows[0].slot(RATE), told.numbers["t"])
            elif _states(told) == "Time":
                self._give(table, rows[-1].slot(TOTAL), told.numbers["t"])
        if self.times and self.asked is not None:
            self._give(table, rows[-1].slot(TOTAL), self.asked.quantity)
        self.stated += [self.because("same_rate", "Equal", rows[0].slot(RATE), r.slot(RATE)) for r in rows[1:]]
        if not self.asking:
            raise DeadEnd("nothing is asked of the cuts")
        return self.asking[-1], self.stated

    def _acts(self) -> list[Told]:
        acts = [t for t in self.told if _states(t) in ("Pieces", "Floors")]
        return acts or [t for t in self.told if _states(t) == "Long"][:1]

    def _give(self, table: Table, slot: Slot, quantity: Quantity) -> None:
        table.give(slot, quantity)
        if quantity.value is None:
            self.asking.append(slot)

    def _act(self, table: Table, told: Told, first: bool) -> Row:
        row = table.new(self._name(told), clause=told.clause)
        if "t" in told.numbers:
            self._give(table, row.slot(TOTAL), told.numbers["t"])
        if _states(told) == "Floors":
            ends = Apply("Difference", (self._floor(told, "Q"), self._floor(told, "P")))
            self.stated.append(self.relation("Equal", row.slot(AMOUNT), ends, told=told))
        elif _states(told) == "Long":
            self._pieces(table, told, row)
        elif told.numbers["n"].unit in classes("timeline.txt")["rounds"]:
            self._give(table, row.slot(AMOUNT), told.numbers["n"])  # 锯了5次: so many cuts
        elif first:
            self._give(table, WHOLE, told.numbers["n"])
            self.stated.append(self.because("cuts", "Less_than", row.slot(AMOUNT), WHOLE, _ONE))
        else:
            made = Apply("Difference", (self.number(told.numbers["n"]), _ONE))
            self.stated.append(self.relation("Equal", row.slot(AMOUNT), made, told=told))
        return row

    def _pieces(self, table: Table, told: Told, row: Row) -> None:
        """10米长的木头，每2米锯成一段: as many pieces as there are such lengths in it."""
        length = self._length()
        assert length is not None
        pieces = table.new(Name(agent=self.world(), label=_piece(told, self.problem.text), span=told.span))
        self._give(table, pieces.slot(RATE), told.numbers["l"])
        self._give(table, pieces.slot(TOTAL), length)
        self.stated.append(self.because("cuts", "Less_than", row.slot(AMOUNT), pieces.slot(AMOUNT), _ONE))

    def _floor(self, told: Told, name: str) -> Number:
        words = self.problem.text[slice(*told.phrases[name])]
        value = parse_number(words)
        if value is None:
            raise DeadEnd(f"{words} is no floor")
        return Number(value)

    def _name(self, told: Told) -> Name:
        """王叔叔 · 锯; the log itself, if nobody is named; 林林 · 走到四楼."""
        start, end = told.span
        acts = [c for c in self.within(start, end) if c.sort is Sort.ACT]
        cuts = [self.words(*t.phrases["V"]) for t in self.told if _states(t) == "Each" and "V" in t.phrases]
        act = Ref(acts[0].text, acts[0].span) if acts else next(iter(cuts), self.words(start, start + 1))
        if _states(told) == "Floors":
            act = self.words(told.phrases["V"][0], told.phrases["Q"][1] + 1)
        elif told is self._acts()[0] and _bare(act.text) != act.text:
            act = Ref(_bare(act.text), (act.span[0], act.span[0] + len(_bare(act.text))))
        rows = [self.row(c.index) for c in self.problem.clauses]
        who = next((Ref(r[0].text, r[0].span) for r in rows if r and r[0].sort is Sort.NAME), None)
        things = (d.what for d in self.story.clauses if d.what)
        return Name(agent=who or next(things, None), act=act, kind="work")


def _bare(act: str) -> str:
    """锯 for 锯成."""
    made = tuple(classes("kinds.txt")["made_into"])
    return next((act.removesuffix(m) for m in made if act.endswith(m)), act)


def _piece(told: Told, text: str) -> str:
    """段 of 每段长2米, 锯成一段: what the pieces are called."""
    words = text[told.span[0] : told.span[1]]
    return next((w for w in classes("kinds.txt")["pieces"] if w in words), "")


def _states(told: Told) -> str:
    return told.telling.statements[0].call.name
