"""What there is, and what comes and goes: 车上有23人，下车9人，上车14人，现在有多少人; 每排18个，有5排，开走27辆.

What there was is the World's; what came and what went are acts; what is there in the end is a State. Things may be
counted in packs (每篮9个): then a number of packs is an amount, and how many are in one its rate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Cell, Row, Table, alike
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Slot, Term
from fabula.text import Kind as Sorts
from fabula.text import Quantity
from fabula.text.units import compatible, dimension

WORDS = "kinds.txt"
HAD, COME, GONE, LEFT = "Had", "Come", "Gone", "Left"


@dataclass(frozen=True)
class _Count:
    """A number of things, and which way they go."""

    fact: Fact
    way: str

    @property
    def quantity(self) -> Quantity:
        return self.fact.quantity

    @property
    def asked(self) -> bool:
        return self.quantity.value is None


class Stock(Kind):
    """Reads a stock and its changes."""

    name = "stock"

    def may_fit(self) -> bool:
        plain = all(q.kind in _PLAIN for q in self.problem.quantities)
        asked = self.asked
        if not plain or asked is None or dimension(asked.quantity.unit) in ("money", "time", ""):
            return False
        barred = self.has(classes(WORDS)["unlike_stock"]) or any(f.other is not None for f in self.story.facts)
        return not barred and not asked.quantity.per and not asked.told.per

    def check(self) -> bool:
        self.rates = [f for f in self.story.facts if _per(f)]
        if len(self.rates) > 1 or any(dimension(_per(f)) == "time" for f in self.rates):
            return False
        self.counts = self._counts()
        ways = [c.way for c in self.counts]
        asked = [c for c in self.counts if c.asked]
        if len(asked) != 1 or ways.count(LEFT) != 1 or len(ways) < 3 or ways.count(HAD) > 1:
            return False
        if not {GONE, COME} & set(ways) or not self._starts() or self._several():
            return False
        return self._all_used()

    def _counts(self) -> list[_Count]:
        """The numbers whose way is told, in the unit of the question or in packs of it."""
        ways = {q.index: t.telling.statements[0].call.name for t in self.told for q in t.numbers.values()}
        found = []
        for fact in self.story.facts:
            quantity = fact.quantity
            if quantity.kind not in (Sorts.NUMBER, Sorts.ASKED) or _per(fact) or not self._measured(quantity):
                continue
            if quantity.value is None and fact is not self.asked:
                continue
            way = ways.get(quantity.index) or (HAD if not found and not fact.told.kind else "")
            found.append(_Count(fact, way))
        return self._later_had(found)

    @staticmethod
    def _later_had(found: list[_Count]) -> list[_Count]:
        """做了30个，送给同学12个: what is made first is what there is; 现在还有 is what is left."""
        first = found[0] if found else None
        if first is not None and first.way == COME and not any(c.way == HAD for c in found) and not first.asked:
            found = [replace(first, way=HAD), *found[1:]]
        last = found[-1] if found else None
        had = [c for c in found if c.way == HAD]
        if last is not None and last.asked and last.way == HAD and len(had) > 1:  # 车上有多少人, at the end
            found = [*found[:-1], replace(last, way=LEFT)]
        return found

    def _measured(self, quantity: Quantity) -> bool:
        asked = self.asked
        assert asked is not None
        units = {asked.quantity.unit, *(u for f in self.rates for u in (f.quantity.unit, _per(f)))}
        linked = not self.rates or asked.quantity.unit in {self.rates[0].quantity.unit, _per(self.rates[0])}
        return linked and any(quantity.unit == u or compatible(quantity.unit, u) for u in units if u)

    def _starts(self) -> bool:
        """Every way is told, and what there was first, unless it is asked for."""
        if any(not c.way for c in self.counts):
            return False
        return self.counts[0].way == HAD or any(c.asked and c.way == HAD for c in self.counts)

    def _several(self) -> bool:
        """哥哥有30块，弟弟有14块: more than one holder, or things that are told apart."""
        told = [c.fact.told for c in self.counts]
        givers = any(d.to is not None and any(o.who and o.who.text == d.to.text for o in told) for d in told)
        had = [c.fact.told for c in self.counts if c.way in (HAD, LEFT)]
        names = [{r.text for r in (d.who, d.what) if r} for d in had]
        apart = len(names) == 2 and names[0] and names[1] and not alike(*names) and not self._same_place(had)
        return givers or bool(apart)

    @staticmethod
    def _same_place(had: Sequence[object]) -> bool:
        return any(getattr(d, "where", None) is not None for d in had)

    def _all_used(self) -> bool:
        """No number in a unit of the story is left over."""
        known = {c.quantity.index for c in self.counts} | {f.quantity.index for f in self.rates}
        numbers = [q for q in self.problem.quantities if q.kind is Sorts.NUMBER]
        return not any(q.index not in known and self._measured(q) for q in numbers)

    # --- the table ---

    def world(self) -> Ref | None:
        first = next((c.fact for c in self.counts if c.way == HAD), None)
        told = first.told if first else None
        return (told.where or told.what or told.who) if told else None

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        assert self.asked is not None
        self.packed: list[Row] = []
        by_packs = bool(self.rates) and self.asked.quantity.unit == _per(self.rates[0])
        column = AMOUNT if by_packs else TOTAL
        rows: dict[str, list[Row]] = {HAD: [table.world], COME: [], GONE: [], LEFT: []}
        goal: Slot | None = None
        for count in self.counts:
            row = table.world if count.way == HAD else self._row(table, count)
            if count.way != HAD:
                rows[count.way].append(row)
            self._give(table, row, count, column)
            goal = row.slot(column) if count.asked else goal
        if goal is None:
            raise DeadEnd("nothing is asked")
        return goal, [self._balance(rows, column), *self._same_rate()]

    def _row(self, table: Table, count: _Count) -> Row:
        name = self.stage.name(count.fact.told, count.fact.topic)
        return table.new(name, left=count.way == LEFT, clause=count.fact.clause)

    def _give(self, table: Table, row: Row, count: _Count, column: Attribute) -> None:
        """The value in its column; where packs are counted in the other one, their rate, too."""
        quantity = count.quantity
        rate = self.rates[0] if self.rates else None
        own = AMOUNT if rate is not None and quantity.unit == _per(rate) else TOTAL
        if quantity.value is not None:
            table.give(row.slot(own), quantity)
        if rate is not None and own is not column:
            if not self.packed:
                row.cells[RATE] = Cell(rate.quantity, _per(rate))
                table.slots[rate.quantity.index] = row.slot(RATE)
            self.packed.append(row)

    def _balance(self, rows: dict[str, list[Row]], column: Attribute) -> Relation:
        came = [r.slot(column) for r in rows[COME]]
        gone = [r.slot(column) for r in rows[GONE]]
        whole: Term = Slot(WORLD, column)
        left = rows[LEFT][0].slot(column)
        if not gone:
            return self.because("stock", "Together", left, whole, *came)
        whole = Apply("Sum", (whole, *came)) if came else whole
        return self.because("stock", "Remains", left, whole, *gone)

    def _same_rate(self) -> Iterator[Relation]:
        """Every pack holds the same."""
        for row in self.packed[1:]:
            yield self.because("stock", "Equal", row.slot(RATE), self.packed[0].slot(RATE))


_PLAIN = (Sorts.NUMBER, Sorts.ASKED, Sorts.ORDINAL, Sorts.DATE, Sorts.CLOCK, Sorts.COUNT_WORD)


def _per(fact: Fact) -> str:
    return fact.quantity.per or fact.told.per
