"""Two kinds that count differently: so many in all, so much in all, how many of each?

鸡和兔共30只，共88只脚; 大船每条坐6人，小船每条坐4人，11条船共坐52人; 做对一题得5分，做错一题扣3分.
What each of a kind counts is told, or everybody knows it.
The World has how many and how much there are; points belong to whoever gets them.

In Python because one telling may hold both kinds, and which numbers are the sums is chosen among the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row, Table, alike
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.situation.relations import Relation
from fabula.situation.terms import Number, Slot, Term
from fabula.text import Kind as Sorts
from fabula.text import Quantity
from fabula.text.units import canonical, compatible, dimension, is_unit


@dataclass(frozen=True)
class Part:
    """One kind: its name, what each counts, per what, and whether it takes away."""

    name: Ref
    rate: Quantity | None
    each: Fraction
    told: Told
    per: str = ""
    minus: bool = False
    acts: bool = False

    @property
    def unit(self) -> str:
        return self.rate.unit if self.rate else ""


class TwoKinds(Kind):
    """Reads how many there are of two kinds."""

    name = "two_kinds"

    def may_fit(self) -> bool:
        facts = self.story.facts
        return self.asked is not None and self.asked.quantity.asks == "number" and 3 <= len(facts) <= 9

    def check(self) -> bool:
        self.parts = self._parts()
        if len(self.parts) != 2 or not compatible(self.parts[0].unit, self.parts[1].unit):
            return False
        if self.parts[0].name.text == self.parts[1].name.text and not self.parts[0].rate:
            return False
        self.value = self._value_sum()
        self.count = self._count_sum() if self.value else None
        return self.count is not None and self._goal() is not None

    def _parts(self) -> list[Part]:
        found: list[Part] = []
        for told in self.told:
            found += [p for p in self._told_parts(told) if not any(_same(p, q) for q in found)]
        known = [p for p in found if p.rate is None]
        return known if len(known) == 2 and len(found) != 2 else [p for p in found if p.rate is not None] or known

    def _told_parts(self, told: Told) -> Iterator[Part]:
        how = told.telling.statements[0].call.args[0].name
        for key, name in (("r", "A"), ("s", "B")):
            if key in told.numbers:
                rate = told.numbers[key]
                ref = self._kind_name(told, name, rate)
                if ref is not None:
                    acts = told.telling.name in ("right", "wrong", "wrong_far", "wrong_far_2", "wrong_to", "fee")
                    yield Part(ref, rate, Fraction(rate.value or 0), told, self._per(told), how == "minus", acts)
        if how.isdigit() and (ref := self.ref(told, "A")) is not None:
            yield Part(ref, None, Fraction(how), told)

    def _per(self, told: Told) -> str:
        if "U" not in told.phrases:
            return ""
        start, end = told.phrases["U"]
        words = self.problem.text[start:end]
        return next((canonical(words[:n]) for n in (2, 1) if is_unit(words[:n])), "")

    def _kind_name(self, told: Told, name: str, rate: Quantity) -> Ref | None:
        """大船 of 其中大船每条坐6人 and of 每条大船坐6人; 5元 of 5元的人民币, if both are 人民币."""
        kind = told.telling.name
        if kind in ("cash_two", "cash", "points"):
            own = {"cash": name, "cash_two": "X" if name == "A" else "B"}.get(kind, "")
            ref = self.ref(told, own) if own else None
            alone = ref is not None and (kind == "cash_two" or self.problem.text.count(ref.text) == 1)
            alone = alone and self._apart(told)
            scored = kind != "points" or dimension(rate.unit) == "score"
            return ref if alone else self.words(rate.span.start, rate.span.end) if scored else None
        if kind == "fee":
            return self._fee_act()
        if kind in ("right", "wrong", "wrong_far", "wrong_far_2", "wrong_to"):
            return self.ref(told, "A")
        for phrase in ("A", "U"):
            span = told.phrases.get(phrase)
            if span and (ref := self._last_thing(*span)) is not None:
                return ref
        return None

    def _apart(self, told: Told) -> bool:
        """5元的纸币和1元的硬币 have names; 20分和50分的邮票 have one for both."""
        return told.telling.name != "cash_two" or self.ref(told, "X") is not None

    def _last_thing(self, start: int, end: int) -> Ref | None:
        """The last name of a phrase; 大的 and 小的 will do, too."""
        words = self.problem.text[start:end]
        if words.endswith(particle("of")) and words[:-1] in classes("compare.txt")["kinds"]:
            return self.words(start, end)
        return self.last_name(start, end)

    def _fee_act(self) -> Ref | None:
        acts = [c for c in self.within(0, len(self.problem.text)) if c.sort is Sort.ACT]
        return Ref(acts[0].text, acts[0].span) if acts else None

    # --- sums ---

    def _others(self) -> list[Fact]:
        used = {(p.rate.value, p.rate.unit) for p in self.parts if p.rate}
        plain = (f for f in self.story.facts if f.quantity.kind is Sorts.NUMBER)
        return [f for f in plain if (f.quantity.value, f.quantity.unit) not in used]

    def _value_sum(self) -> Fact | None:
        """How much all of them count: 94只脚, 52名, 46元."""
        limbs = classes("kinds.txt")["limbs"]
        behind = [f for f in self._others() if self._behind(f).startswith(tuple(limbs)) or self._limbs(f)]
        if self.parts[0].rate is None or behind:
            return behind[-1] if behind else None
        fits = [f for f in self._others() if self._adds(f.quantity.unit)]
        return self._best(fits)

    def _adds(self, unit: str) -> bool:
        heads = classes()["heads"]
        rate = self.parts[0].unit
        return bool(unit) and (compatible(unit, rate) or {unit, rate} <= heads)

    def _limbs(self, fact: Fact) -> bool:
        """它们的腿加起来共60条."""
        words = [r.text for r in (fact.told.who, fact.told.what, *fact.told.listed) if r]
        return any(w.endswith(tuple(classes("kinds.txt")["limbs"])) for w in words)

    def _behind(self, fact: Fact) -> str:
        return self.problem.text[fact.quantity.span.end :]

    def _count_sum(self) -> Fact | None:
        rest = [f for f in self._others() if f is not self.value and dimension(f.quantity.unit).startswith("count")]
        heads = [f for f in rest if self._behind(f).startswith(tuple(classes("kinds.txt")["heads"]))]
        asked = self.asked.quantity.unit if self.asked else ""
        units = {u for u in (asked, *(p.per for p in self.parts)) if u}
        alike_ = [f for f in rest if any(compatible(f.quantity.unit, u) for u in units)]
        return self._best(heads) or self._best(alike_) or self._best(rest)

    @staticmethod
    def _best(facts: list[Fact]) -> Fact | None:
        summed = [f for f in facts if f.told.sums or (f.told.hold and f.told.hold.text in classes()["sums"])]
        return next(iter(summed or facts), None)

    # --- what is asked ---

    def _goal(self) -> int | None:
        """Which of the two is asked for."""
        asked = self.asked
        assert asked is not None
        told = asked.told
        words = {r.text for r in (told.who, told.what, told.act) if r}
        clause = self.problem.clauses[asked.clause].span
        text = self.problem.text[clause.start : clause.end]
        exact = [i for i, p in enumerate(self.parts) if p.name.text in words]
        named = [i for i, p in enumerate(self.parts) if p.name.text in text or alike({p.name.text}, words)]
        found = exact if len(exact) == 1 else named
        return found[0] if len(found) == 1 else None

    # --- the table ---

    def world(self) -> Ref | None:
        """Where they are, or what the points are given for."""
        told = [f.told for f in (self.count, self.value) if f is not None]
        names = {p.name.text for p in self.parts}
        limbs = tuple(classes("kinds.txt")["limbs"] | classes("kinds.txt")["heads"])
        found = [*(d.where for d in told), *(d.who for d in told), *(d.what for d in told)]
        fits = (r for r in found if r and r.text not in names and not r.text.endswith(limbs))
        return next(fits, None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        who = self._who()
        rows = [self._row(table, part, who) for part in self.parts]
        value, count = self.value, self.count
        assert value is not None and count is not None
        pairs = [(r, p) for r, p in zip(rows, self.parts, strict=True) if p.rate is None]
        stated = [self.relation("Equal", r.slot(RATE), Number(p.each)) for r, p in pairs]
        amounts, totals = [r.slot(AMOUNT) for r in rows], [r.slot(TOTAL) for r in rows]
        if not any(p.minus for p in self.parts):
            table.give(WHOLE, value.quantity)
            number = Slot(WORLD, AMOUNT)
            table.give(number, count.quantity)
            stated += [self.relation("Together", number, *amounts), self.relation("Together", WHOLE, *totals)]
        else:
            owner = table.new(Name(agent=who), clause=value.clause)
            table.give(owner.slot(TOTAL), value.quantity)
            table.give(WHOLE, count.quantity)
            order = totals if self.parts[1].minus else totals[::-1]
            points = self.relation("Remains", owner.slot(TOTAL), *order)
            stated += [self.relation("Together", WHOLE, *amounts), points]
        goal = self._goal()
        assert goal is not None
        return rows[goal].slot(AMOUNT), stated

    def _row(self, table: Table, part: Part, who: Ref | None) -> Row:
        name = Name(agent=who, act=part.name, kind="study") if part.acts else Name(agent=part.name)
        row = table.new(name, clause=part.told.clause)
        if part.rate is not None:
            table.give(row.slot(RATE), part.rate, part.per)
        return row

    def _who(self) -> Ref | None:
        """Who gets the points."""
        assert self.value is not None
        told = self.value.told
        return told.who or self.value.topic or (self.asked.told.who if self.asked else None)


def _same(a: Part, b: Part) -> bool:
    """The same kind again: 鸡, 鸡; 兔, 兔子; 20分的邮票, told twice."""
    if (a.rate is None) is not (b.rate is None):
        return False
    if a.rate is not None and b.rate is not None:
        return a.rate.value == b.rate.value and a.rate.unit == b.rate.unit
    return a.each == b.each or alike({a.name.text}, {b.name.text})
