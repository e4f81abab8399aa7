"""Everyday counting: 车上有23人，下车9人，上车14人，现在有多少人; 上午摘3篮，下午摘5篮，每篮9个.

What there was is the World's; what came and what went are acts; what is there in the end is a State. Numbers in other
units are led to the unit of the question by rates (units.py): so many packs are an amount, what one holds its rate.
Every number must have its part, and every way must be told; else the text is left to the frames.

In Python because there are any number of comings and goings, in any order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from fabula.facts.describe import Fact, Ref
from fabula.frames.honest import is_difference
from fabula.frames.kinds.kind import Kind
from fabula.frames.kinds.units import Rate, chain, nouns, rate_of, same_unit
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Cell, Row, Table, alike, is_left
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Slot, Term
from fabula.text import Kind as Sorts
from fabula.text import Quantity
from fabula.text.units import dimension

WORDS = "kinds.txt"
HAD, COME, GONE, LEFT = "Had", "Come", "Gone", "Left"
ALSO, LACK, NEED = "Also", "Lack", "Need"
_PLAIN = (Sorts.NUMBER, Sorts.ASKED, Sorts.ORDINAL, Sorts.DATE, Sorts.CLOCK, Sorts.COUNT_WORD)


@cache
def _summing() -> re.Pattern[str]:
    return re.compile("|".join(classes(WORDS)["summing"]))


@dataclass(frozen=True)
class _Count:
    """A number of things, which way they go, and the rates that lead to the unit of the question."""

    fact: Fact
    way: str
    unit: str
    rates: tuple[Rate, ...] = ()

    @property
    def quantity(self) -> Quantity:
        return self.fact.quantity

    @property
    def asked(self) -> bool:
        return self.quantity.value is None


class Stock(Kind):
    """Reads a stock, its changes, and packs."""

    name = "stock"

    def may_fit(self) -> bool:
        asked = self.asked
        if asked is None or not all(q.kind in _PLAIN for q in self.problem.quantities):
            return False
        if not asked.quantity.unit or asked.quantity.per or asked.told.per:
            return False
        text, facts = self.problem.text, self.story.facts
        compared = any(f.other is not None or is_difference(text, f) for f in facts)  # 第二次多用5吨
        return not self.has(classes(WORDS)["unlike_stock"]) and not compared

    def check(self) -> bool:
        told = [f for f in self.story.facts if f.quantity.kind in (Sorts.NUMBER, Sorts.ASKED)]
        found = {f.quantity.index: r for f in told if (r := rate_of(self.problem, f)) and f.quantity.value is not None}
        if any(f.told.per and f.quantity.index not in found for f in told):
            return False  # 每个大队8个小队: so many of one sort for each of another
        if any(f.quantity.text[-2:-1] in classes()["sized"] for f in told):
            return False  # 3大盒和4小盒: two sorts of boxes
        found = _without_lone(found, told)
        self.rates = list(found.values())
        assert self.asked is not None
        if dimension(self.asked.quantity.unit) != "money":  # 每盒6元: nobody asks what it costs
            self.rates = [r for r in self.rates if dimension(r.unit) != "money"]
        self.counts = self._ways([f for f in told if f.quantity.index not in found])
        used = {r.fact.quantity.index for c in self.counts for r in c.rates}
        needed = all(r.fact.quantity.index in used for r in self.rates if self._linked(r))
        if not needed or sum(c.asked for c in self.counts) != 1 or self._told_apart():
            return False
        units = {self.asked.quantity.unit, *(u for r in self.rates for u in (r.unit, r.per))}
        if {dimension(u) for u in units} & {"money", "time"} or self.asked.told.scope:  # a ledger's, a story's
            return self._leads()
        return self._leads() or (self._balances() and not self._several())

    def _told_apart(self) -> bool:
        """二班36人共采6千克: they have a number of their own, not so many each."""
        packed = {c.fact.clause for c in self.counts if c.rates and not c.asked}
        return any(not c.rates and not c.asked and c.fact.clause in packed for c in self.counts)

    def _leads(self) -> bool:
        """72个，每盒8个，每盒20元: one number, and several rates that lead from it to what is asked."""
        others = [c for c in self.counts if not c.asked]
        linked = [r for r in self.rates if self._linked(r)]
        return len(others) == 1 and len(others[0].rates) > 1 and len(linked) == len(others[0].rates)

    # --- the numbers ---

    def _ways(self, facts: Sequence[Fact]) -> list[_Count]:
        """The numbers that lead to the unit of the question, each with its way."""
        asked = self.asked
        assert asked is not None
        ways = {q.index: t.telling.statements[0].call.name for t in self.told for q in t.numbers.values()}
        found: list[_Count] = []
        for fact in facts:
            if fact.quantity.value is None and fact is not asked:
                continue
            unit = self._unit(fact)
            way = chain(self.rates, fact, unit, self._unit(asked))
            if way is not None:
                found.append(_Count(fact, ways.get(fact.quantity.index, ""), unit, tuple(way)))
        return _settled(found)

    def _unit(self, fact: Fact) -> str:
        """组 of 7个小组, 盒 of 多少个盒子, where something is told of every 组, every 盒."""
        what, pers = fact.told.what or fact.told.who, {r.per for r in self.rates}
        unit = fact.quantity.unit
        if what is None or unit in pers or any(same_unit(unit, r.unit) for r in self.rates):
            return unit
        return next((p for p in pers if p in what.text[-2:]), unit)

    def _linked(self, rate: Rate) -> bool:
        """Whether a rate is about the things that are counted; 每个重20克 is not."""
        assert self.asked is not None
        units = {self.asked.quantity.unit, *(c.unit for c in self.counts)}
        units |= {u for c in self.counts for r in c.rates for u in (r.unit, r.per)}
        return all(any(same_unit(side, u) for u in units) for side in (rate.unit, rate.per))

    def _balances(self) -> bool:
        """What is asked follows from the others, and the text says so."""
        ways = [c.way for c in self.counts]
        asked = next(c for c in self.counts if c.asked)
        if ways.count(LEFT) > 1 or (LEFT in ways and ways.count(HAD) > 1):
            return False
        if LEFT in ways:
            moved = GONE in ways or (COME in ways and asked.way in (LEFT, HAD))
            return moved and set(ways) <= {HAD, COME, GONE, LEFT} and HAD in ways
        return "?" not in ways and self._sums(asked)

    def _sums(self, asked: _Count) -> bool:
        """一共摘了多少个: several of one way, in packs; a plain sum is a frame's."""
        others = [c for c in self.counts if c is not asked]
        ways = {c.way for c in others}
        said = _summing().search(self.problem.text, self.problem.clauses[asked.fact.clause].span.start) is not None
        packed = any(c.rates for c in others)
        said = said or all(c.rates and not c.way for c in others)  # 男生22人，女生20人，每6人一组，分成几组
        return packed and len(others) > 1 and said and (GONE not in ways or len(ways) == 1)

    def _several(self) -> bool:
        """哥哥有30块，弟弟有14块: more than one holder, or things that are told apart."""
        told = [c.fact.told for c in self.counts]
        givers = any(d.to is not None and any(o.who and o.who.text == d.to.text for o in told) for d in told)
        ends = [c for c in self.counts if c.way in (HAD, LEFT) and not c.fact.told.where and not c.fact.told.kind]
        names = [n for c in ends if (n := nouns(c.fact))]
        apart = len(names) == 2 and not alike(*names)
        ends = [c for c in self.counts if c.way in (HAD, LEFT)]
        meant = next(({c.fact.told.what.text} for c in ends if c.fact.told.what and not c.rates), set[str]())
        things = [{c.fact.told.what.text} for c in self.counts if c.fact.told.what and not c.rates]
        return givers or apart or bool(meant and any(not alike(meant, other) for other in things))

    # --- the table ---

    def world(self) -> Ref | None:
        told = self.counts[0].fact.told
        return told.where or told.what or told.who

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.placed: dict[int, Slot] = {}
        self.stated: list[Relation] = []
        if self._leads():
            count = next(c for c in self.counts if not c.asked)
            return self._led(table, self._row(table, count), count), self.stated
        slots: dict[str, list[Slot]] = {HAD: [], COME: [], GONE: [], LEFT: [], "": []}
        goal: Slot | None = None
        stock = any(c.way == LEFT for c in self.counts)
        for count in self.counts:
            whole = count.way == HAD if stock else count.asked
            slot = self._led(table, table.world if whole else self._row(table, count), count)
            goal = slot if count.asked else goal
            slots[count.way].append(slot)
        if goal is None:
            raise DeadEnd("nothing is asked")
        if stock:
            return goal, [self._balance(slots), *self.stated]
        parts = [s for some in slots.values() for s in some if s != goal]
        return goal, [self.because("stock", "Together", goal, *parts), *self.stated]

    def _row(self, table: Table, count: _Count) -> Row:
        name = self.stage.name(count.fact.told, count.fact.topic)
        return table.new(name, left=count.way == LEFT, clause=count.fact.clause)

    def _led(self, table: Table, row: Row, count: _Count) -> Slot:
        """The number of a row in the unit of the question, by way of the rates."""
        if not count.rates:
            table.give(row.slot(TOTAL), count.quantity)
            return row.slot(TOTAL)
        unit, before = count.unit, None
        for rate in count.rates:
            if before is not None:
                row = table.new(self.stage.name(rate.fact.told, rate.fact.topic), clause=rate.fact.clause)
            packs = same_unit(unit, rate.per)
            start, end = (AMOUNT, TOTAL) if packs else (TOTAL, AMOUNT)
            if before is None:
                table.give(row.slot(start), replace(count.quantity, unit=count.unit))  # 5个小组: 5组
            else:
                self.stated.append(self.because("stock", "Equal", row.slot(start), before))
            self._rate(table, row, rate)
            unit, before = rate.other(unit), row.slot(end)
        assert before is not None
        return before

    def _rate(self, table: Table, row: Row, rate: Rate) -> None:
        """The rate of a row; where another has the number, it is the same."""
        quantity = rate.fact.quantity
        known = self.placed.setdefault(quantity.index, row.slot(RATE))
        if known.node != row.id:
            self.stated.append(self.because("stock", "Equal", row.slot(RATE), known))
            return
        row.cells[RATE] = Cell(quantity, rate.per)
        table.slots[quantity.index] = row.slot(RATE)

    def _balance(self, slots: dict[str, list[Slot]]) -> Relation:
        """What there is in the end is what there was, with what came and without what went."""
        (left,), came, gone = slots[LEFT], slots[COME], slots[GONE]
        whole: Term = slots[HAD][0] if slots[HAD] else Slot(WORLD, TOTAL)
        if not gone:
            return self.because("stock", "Together", left, whole, *came)
        whole = Apply("Sum", (whole, *came)) if came else whole
        return self.because("stock", "Remains", left, whole, *gone)


def _without_lone(found: dict[int, Rate], told: Sequence[Fact]) -> dict[int, Rate]:
    """一壶水能倒8杯, 一组做了21张: so many, where no jugs and no groups are counted."""
    counted = {f.quantity.unit for f in told if f.quantity.index not in found}
    counted |= {u for r in found.values() for u in (r.unit, r.fact.quantity.per or r.fact.told.per)}
    counted |= {f.told.what.text[0] for f in told if f.told.what and f.quantity.value is None}  # 多少个盒子
    return {i: r for i, r in found.items() if not r.fact.told.one or any(same_unit(r.per, u) for u in counted)}


def _settled(found: list[_Count]) -> list[_Count]:
    """Ways that follow from those of the others."""
    asked = next((c for c in found if c.asked), None)
    if asked is None:
        return found
    if asked.way == LACK:
        return [_of_need(c, found) for c in found]
    found = [replace(c, way=_also(c, found)) for c in found]
    ways = [c.way for c in found]
    if LEFT in ways and HAD not in ways and asked.way in (COME, ""):  # 种了6行，还剩9株，一共带来多少株
        return [replace(c, way=HAD if c.asked else c.way if c.way == LEFT else GONE) for c in found]
    first = found[0]
    if HAD not in ways and not first.asked and (first.way in (COME, "") or asked.way == LEFT):
        found = [replace(first, way=HAD), *found[1:]] if {GONE, LEFT} & set(ways) else found
    if asked.fact.told.marks and GONE not in ways and is_left(asked.fact.told):  # 剪下4段，还剩多少: it went
        found = [replace(c, way=GONE) if c.way == COME else c for c in found]
    last = found[-1]
    if last is asked and last.way in (HAD, "") and any(c.way == HAD for c in found[:-1]) and LEFT not in ways:
        found = [*found[:-1], replace(last, way=LEFT)]  # 车上有多少人, at the end
    return found


def _of_need(count: _Count, found: Sequence[_Count]) -> _Count:
    """还要剪多少张才够: what is needed, less what is there."""
    if count.asked:
        return replace(count, way=LEFT)
    need = next((c for c in found if c.way == NEED), found[0])
    return replace(count, way=HAD if count is need else GONE)


def _also(count: _Count, found: Sequence[_Count]) -> str:
    """吃了3块，还有9块: what is left, if something went and nothing else is said to be left."""
    if count.way == NEED:
        return HAD
    if count.way != ALSO:
        return count.way
    before = any(c.way in (GONE, COME, "") for c in found[: found.index(count)])
    return LEFT if before and not any(c.way == LEFT for c in found) else "?"
