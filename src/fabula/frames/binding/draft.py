"""A situation in the making: the rows of a table, what is stated of them so far, and why.

Everything that is stated adds one equation and defines one attribute, so the draft always has as many equations as
unknowns, and what it comes to is what the expression comes to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from fabula.facts.describe import Fact
from fabula.frames.binding.expression import column_of, is_one
from fabula.frames.binding.heard import HeardRows
from fabula.frames.binding.sides import Sides
from fabula.frames.match import Matcher
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Cell, Row, Table
from fabula.parse.kbest import Choices
from fabula.situation.nodes import ProblemType
from fabula.situation.relations import GUESS, Relation, Source
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.text.heard import RELATION, Heard
from fabula.text.units import compatible, dimension

# Reasons of commonsense.txt and of frames/bound.txt, by predicate and attribute.
PARTS = {TOTAL: "parts", AMOUNT: "parts_amount", RATE: "rates_together"}
LEFT = {TOTAL: "left", AMOUNT: "amounts_left", RATE: "rates_left"}
SAME = {TOTAL: "shared", AMOUNT: "as_many", RATE: "same_speed"}
AT_ONCE = {True: "same_time", False: "same_days"}  # whether they go a way
CHAIN = "chain"
ALL_HEADS = "all_heads"
WHOLE = {ProblemType.JOURNEY: "whole_road", ProblemType.TASK: "whole_work"}
ONE = "unit_one"


class Draft:
    """What an expression has become so far."""

    def __init__(self, matcher: Matcher, score: float) -> None:
        self.matcher = matcher
        self.problem = matcher.problem
        self.score = score
        self.facts = {f.quantity.index: f for f in matcher.telling.facts}
        self.table = Table(matcher.stage, matcher.telling.facts, Choices())
        self.sides = Sides(self.table)
        self.ear = HeardRows(self.problem, self.table)
        self.relations: list[Relation] = []
        self.defined: set[Slot] = set()
        self.wanted: Slot | None = None  # what is asked for, if it is heard whose it is

    # --- numbers ---

    def fact(self, number: Term) -> Fact | None:
        """What the text tells of a number of it."""
        index = number.quantity if isinstance(number, Number) else None
        return None if index is None else self.facts.get(index)

    def related(self, fact: Fact) -> Heard | None:
        """What is heard of a number that relates two; None where it is heard to be something else, or nothing is."""
        heard = self.ear.of(fact.quantity.index)
        return heard if heard is not None and heard.role == RELATION else None

    # --- rows ---

    def row(self, slot: Slot) -> Row:
        return next(r for r in (self.table.world, *self.table.rows) if r.id == slot.node)

    def known(self, row: Row) -> set[Attribute]:
        """The attributes of a row that are given or follow."""
        return {*row.cells, *(s.attribute for s in self.defined if s.node == row.id)}

    def free(self, slot: Slot) -> bool:
        """Whether nothing is known of an attribute yet, and nothing follows for it."""
        known = self.known(self.row(slot))
        return slot.attribute not in known and len(known) < 2

    def idle(self, row: Row) -> bool:
        """Whether nothing but a rate is known of a row."""
        return set(row.cells) <= {RATE} and not {row.slot(AMOUNT), row.slot(TOTAL)} & self.defined

    def unit(self, slot: Slot) -> str:
        """The unit in which an attribute is told or asked; '' if it is neither."""
        cell = self.row(slot).cells.get(slot.attribute)
        if cell is not None:
            return cell.quantity.unit
        if slot == self.wanted and self.matcher.asked is not None:
            return self.matcher.asked.quantity.unit
        return self._unit_of_other(slot)

    def _unit_of_other(self, slot: Slot) -> str:
        """What is such a part of 40吨, or so much more, is told in 吨, too."""
        for relation in self.relations:
            first, *others = relation.args
            alike = [s for a in others for s in slots(a) if s.attribute is slot.attribute and s != slot]
            if first == slot and (unit := next((u for s in alike if (u := self._told_unit(s))), "")):
                return unit
        return ""

    def _told_unit(self, slot: Slot) -> str:
        cell = self.row(slot).cells.get(slot.attribute)
        return cell.quantity.unit if cell is not None else ""

    def pair(self, row: Row, amount: Slot) -> None:
        """A rate that does not say for what (骑车要24分钟) is for one of what it goes with (5天)."""
        rate, number = row.cells.get(RATE), self.row(amount).cells.get(AMOUNT)
        if rate is not None and number is not None and not rate.per:
            row.cells[RATE] = replace(rate, per=number.quantity.unit)

    def own(self, fact: Fact) -> Row:
        """A new row for a fact, beside the one that its words would share."""
        return self.table.new(self.matcher.stage.name(fact.told, fact.topic, fact.other), clause=fact.clause)

    # --- what is stated ---

    def state(self, predicate: str, *args: Term, span: tuple[int, int] | None = None) -> None:
        """A relation; ``span`` are the words that state it. What no words state has a reason, or is a guess."""
        source = Source(span, "" if span else self.reason(predicate, args), self.score)
        self.relations.append(Relation(predicate, args, source))
        if isinstance(args[0], Slot):
            self.defined.add(args[0])

    def told(self, predicate: str, *args: Term, by: Number) -> None:
        """A relation that the words of a number state."""
        span = self.problem.quantities[by.quantity or 0].span
        self.state(predicate, *args, span=(span.start, span.end))

    def set(self, slot: Slot, term: Term) -> None:
        """An attribute is what a term comes to."""
        match term:
            case Apply("Sum", parts):
                self.state("Together", slot, *parts)
            case Apply("Left" | "Difference", parts):
                self.state("Remains", slot, *parts)
            case _:
                self.state("Equal", slot, term)

    def one(self) -> Term:
        """The whole work, as 1: the World's total, if that is free."""
        whole = self.table.world.slot(TOTAL)
        if TOTAL in self.table.world.cells or whole == self.wanted:
            return Number(Fraction(1))
        if whole not in self.defined:
            self.state("Equal", whole, Number(Fraction(1)))
        return whole

    def _alike(self, args: Sequence[Term]) -> bool:
        """Whether all that is told of these attributes can be added up or be equal."""
        units = [u for a in args for s in slots(a) if (u := self.unit(s))]
        return all(compatible(u, units[0]) for u in units)

    def reason(self, predicate: str, args: Sequence[Term]) -> str:
        """What everybody knows and a relation follows from; a guess, if it speaks of unlike things."""
        columns = {column_of(a) for a in args}
        if predicate == "Equal" and args[0] == Slot(WORLD, TOTAL) and is_one(args[1]):
            return ONE
        if predicate == "Equal" and is_one(args[1]) and self._alone(args[0]):
            return ONE
        if predicate == "Equal" and [column_of(a) for a in args] == [AMOUNT, TOTAL] and self._alike(args):
            return CHAIN
        if predicate == "Equal" and [column_of(a) for a in args] == [RATE, TOTAL] and self._of_heads(args[1]):
            return ALL_HEADS
        if None in columns or len(columns) != 1 or any(isinstance(a, Unknown) for a in args) or not self._alike(args):
            return GUESS
        column = next(c for c in columns if c is not None)
        if predicate in ("Together", "Remains"):
            return (PARTS if predicate == "Together" else LEFT)[column]
        owners = {str(self.row(s).name.agent or "") for a in args for s in slots(a) if s.node != WORLD}
        if predicate != "Equal" or (column is RATE and len(owners) > 1):
            return GUESS
        if column is AMOUNT:
            return self._equal_amounts([s for a in args for s in slots(a)], several=len(owners) > 1)
        if Slot(WORLD, TOTAL) in args:
            return WHOLE.get(self.matcher.type, SAME[TOTAL])
        return SAME[column]

    def _equal_amounts(self, found: Sequence[Slot], *, several: bool) -> str:
        """Who acts at once does so for the same time; so many of each are as many; else it is a guess."""
        rates = [r for s in found if (r := self.row(s).cells.get(RATE)) is not None]
        units = [u for u in (*map(self.unit, found), *(r.per for r in rates)) if u]
        if all(dimension(u) == "time" for u in units) and (units or self.matcher.type in WHOLE):
            lengths = any(dimension(r.quantity.unit) == "length" for r in rates)
            return AT_ONCE[self.matcher.type is ProblemType.JOURNEY or (lengths and self.matcher.type not in WHOLE)]
        each = any(f.told.each for s in found if (f := self._told_of(s)) is not None)
        return SAME[AMOUNT] if each or not several or self._counted(rates, units) else GUESS

    def _of_heads(self, term: Term) -> bool:
        """每人每小时搬12袋, 16人: what all of them do in an hour."""
        rate = self.row(term).cells.get(RATE) if isinstance(term, Slot) else None
        fact = self.facts.get(rate.quantity.index) if rate is not None else None
        return rate is not None and fact is not None and rate.per == fact.told.head != ""

    def _counted(self, rates: Sequence[Cell], units: Sequence[str]) -> bool:
        """每个窝里有3只, 5个窝: what a rate is for one of is counted just once in the text."""
        per = {r.per for r in rates}
        told = [f for f in self.facts.values() if f.quantity.unit in per and f.quantity.value is not None]
        return len(per) == 1 == len(told) and set(units) == per and all(dimension(u) != "time" for u in per)

    def _told_of(self, slot: Slot) -> Fact | None:
        cell = self.row(slot).cells.get(slot.attribute)
        return self.facts.get(cell.quantity.index) if cell is not None else None

    def _alone(self, term: Term) -> bool:
        """Whether a term is all the work that somebody does in a time: nothing else measures it."""
        if not isinstance(term, Slot) or term.attribute is not TOTAL:
            return False
        return dimension(self.unit(Slot(term.node, AMOUNT))) == "time"
