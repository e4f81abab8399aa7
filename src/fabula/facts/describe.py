"""Facts: for every number of the text who it belongs to, what was done, to what, when, and for what unit.

客车每小时行70千米 → 70千米: who 客车, act 行, per 小时. A clause that names nobody speaks of whom the last one spoke.
梨树比桃树多8棵 → 8棵: told of 梨树, the other is 桃树. Facts say what stands in the text; what follows from it is for
others to decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fabula.facts.chunks import NUMBERS, Chunk, Sort, chunks
from fabula.facts.context import Context, several
from fabula.facts.nearby import (
    ASKED_SHARES,
    SHARES,
    bought_further,
    completed,
    measured,
    part_of_set,
    told_behind,
    turn,
    without_first,
    without_spending,
)
from fabula.facts.phrase import Description, Ref, describe, grouped, is_body
from fabula.lang.lexicon import classes, particle
from fabula.text import Kind, Problem, Quantity
from fabula.text.problem import Clause, once
from fabula.text.units import canonical, dimension, is_unit

__all__ = [
    "ASKED_SHARES", "SHARES", "Description", "Fact", "Ref", "Telling", "describe", "grouped", "is_body", "tell",
]  # fmt: skip
_ONE = re.compile(particle("one_shape"))
_ONE_BEHIND = re.compile(particle("one_price_shape"))


@dataclass(frozen=True, slots=True)
class Fact:
    """One number and what its clause tells: of whom (``told``), and compared with whom (``other``).

    ``topic`` is whom the text spoke of before, for a clause that names nobody.
    """

    quantity: Quantity
    clause: int
    told: Description
    topic: Ref | None = None
    other: Description | None = None

    @property
    def who(self) -> Ref | None:
        """Whose it is, as far as words say."""
        return self.told.who or self.topic


@dataclass(frozen=True)
class Telling:
    """All that a text tells: its numbers, and clause by clause whom and what it speaks of."""

    facts: tuple[Fact, ...]
    clauses: tuple[Description, ...]

    def of(self, quantity: int | None) -> Fact | None:
        """The fact of a number."""
        return next((f for f in self.facts if f.quantity.index == quantity), None)


@once
def tell(problem: Problem) -> Telling:
    """Read a text, clause by clause."""
    reader = _Reader(problem)
    found = tuple(fact for clause in problem.clauses for fact in reader.read(clause))
    context = reader.context
    return Telling(tuple(_to_each(fact, found, context.given) for fact in found), tuple(context.spoken))


def _to_each(fact: Fact, found: Sequence[Fact], given: Ref | None) -> Fact:
    """每人分5颗 is told of those who get something, 每间住8人 of the rooms that are counted elsewhere."""
    told = fact.told
    if not told.per or told.who or told.kind not in classes()["sharing"] or dimension(told.per) in ("time", "length"):
        return fact
    if told.per in classes()["heads"]:
        owner = given
    else:
        counted = (f for f in found if f.quantity.unit == told.per and not f.told.per and not f.told.kind)
        owner = next((f.told.what or f.told.who for f in counted if f.told.what or f.told.who), None)
    return replace(fact, told=replace(told, who=owner)) if owner is not None else fact


class _Reader:
    """Reads the numbers of one clause after the other, each by the words near it and by whom the text goes on about."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.context = Context(problem.text)

    def read(self, clause: Clause) -> Iterator[Fact]:
        row = chunks(self.problem, clause)
        places = [i for i, c in enumerate(row) if c.sort is Sort.QUANTITY]
        before = -1
        told: list[tuple[Quantity, Description]] = []
        for n, place in enumerate(places):
            quantity = self.problem.quantities[row[place].quantity or 0]
            behind = row[place + 1 : places[n + 1] if n + 1 < len(places) else len(row)]
            if all(c.sort is Sort.PER or c.text in classes("money.txt")["priced_at"] for c in behind):
                behind = self._priced(row, place + len(behind)) or behind
            if quantity.kind in NUMBERS or quantity.kind is Kind.COUNT_WORD:
                fact = self._fact(quantity, clause, row, before, place, behind)
                fact = _also_each(fact, told, row[before + 1 : place])
                told.append((quantity, fact.told))
                yield fact
            before = place
        self.context.remember(describe(row), told, row)

    def _priced(self, row: tuple[Chunk, ...], place: int) -> tuple[Chunk, ...]:
        """1支|18元的钢笔, 2杯每杯|18元的奶茶: between how many and of what stands the price of one."""
        if [c.sort for c in row[place + 1 : place + 4]] != [Sort.QUANTITY, Sort.OF, Sort.NAME]:
            return ()
        quantity = self.problem.quantities[row[place + 1].quantity or 0]
        return row[place + 3 :] if dimension(quantity.unit) == "money" else ()

    def _fact(
        self, quantity: Quantity, clause: Clause, row: Sequence[Chunk], before: int, place: int,
        behind: Sequence[Chunk],
    ) -> Fact:  # fmt: skip
        split = turn(row, place, quantity)
        if split >= 0:
            return self._comparison(quantity, clause, row, place, split)
        early = describe(row[:place])
        here = describe(row[before + 1 : place])
        thing = None if early.scope or early.kind in classes()["trades"] else measured(quantity, behind)
        if thing is not None:
            done = here if dimension(here.per) == "time" else Description()  # 每天修80米的乙队
            told = Description(who=thing, per=quantity.per or here.per, act=done.act, kind=done.kind)
            return Fact(quantity, clause.index, told, None)
        if (part := part_of_set(row[place + 1 :])) is not None:
            return Fact(quantity, clause.index, part, None)
        near = row[before + 1 : place]
        if before >= 0 and len(near) > 1 and near[0].sort is Sort.OF and near[1].sort is Sort.NAME:
            near = near[1:]  # 8.4元的苹果和2千克
        if before >= 0 and near and near[0].sort is Sort.NAME:  # 3支钢笔和5本: the pens are the 3's
            near = near[1:]
        near = without_first(near, behind)
        told = completed(bought_further(describe(near), early, before >= 0), early, told_behind(behind))
        one = self._one(quantity, clause, self.problem.quantities[row[before].quantity or 0] if before >= 0 else None)
        told = replace(told, one=one, each=any(c.text in classes("money.txt")["each"] for c in near))
        told = self.context.likewise(self.context.with_subject(without_spending(told, quantity)), quantity, row)
        told = self.context.sold(self.context.going_on(told, quantity))
        topic = None if told.who is None and several(told) else self.context.topic_of(told)
        self.context.last = told if told.who else replace(told, who=topic)
        return Fact(quantity, clause.index, told, topic)

    def _one(self, quantity: Quantity, clause: Clause, before: Quantity | None) -> str:
        """The unit of a lone thing whose number this is: 一支钢笔12元, 12元一支."""
        text = self.problem.text
        ahead = text[before.span.end if before else clause.span.start : quantity.span.start]
        behind = text[quantity.span.end : clause.span.end]
        found = [*_ONE.finditer(ahead)][-1:] or [m for m in (_ONE_BEHIND.match(behind),) if m]
        unit = next((m[1][:n] for m in found for n in (2, 1) if is_unit(m[1][:n])), "")
        paid = behind.startswith(particle("of")) and dimension(quantity.unit) == "money"
        if before is not None and not ahead and paid:
            return before.unit
        return canonical(unit) if unit else ""

    def _comparison(self, quantity: Quantity, clause: Clause, row: Sequence[Chunk], place: int, split: int) -> Fact:
        kept = split + 1 if row[split].sort is Sort.ACT else split
        told, other = describe(row[:kept]), describe(row[split + 1 : place])
        told = without_spending(self.context.with_subject(told), quantity)
        other = without_spending(other, quantity)
        if not told.names:  # 比师傅多12个: told of whom the last number was told
            last = self.context.spoken_last()
            measure = told.measure or last.measure  # 时速比去时快了15千米
            told = replace(last, change=other.change, measure=measure, per=told.per or last.per)
        told = replace(told, change=told.change or other.change)
        if told.act is None and row[split].sort is Sort.COMPARE:  # 第二天比第一天多修…: both repair
            told = replace(told, act=other.act, kind=other.kind)
        return Fact(quantity, clause.index, told, self.context.topic_of(told), other)


def _also_each(fact: Fact, told: Sequence[tuple[Quantity, Description]], near: Sequence[Chunk]) -> Fact:
    """每班选3个男同学和2个女同学: so many of both for each."""
    joined = any(c.sort is Sort.CONJ for c in near) and all(c.sort in (Sort.NAME, Sort.CONJ, Sort.OF) for c in near)
    if not (joined and told and told[-1][1].per) or fact.told.per or fact.quantity.per:
        return fact
    same = told[-1][0].unit == fact.quantity.unit and fact.quantity.kind is Kind.NUMBER
    return replace(fact, told=replace(fact.told, per=told[-1][1].per)) if same else fact
