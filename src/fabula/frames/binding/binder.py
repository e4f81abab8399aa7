"""An expression told as a situation: every number goes to its row, every operation to what it means there.

A decoder only says ``n1 / (n2 + n3)``. The facts say whose the numbers are; here the operations are bound to them: a
rate times an amount of one row is its total, a share of something is the row that the text calls so, a sum stands in
the relation that uses it. No node is invented: what has no row stays a function of those that have one. Where a network
has heard whose the numbers and the question are (``heard.py``), rows and goal are what it heard; else the facts tell.
A relation that neither words nor common knowledge give is a guess, and says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabula.facts.describe import ASKED_SHARES, SHARES, Fact
from fabula.frames.binding.draft import Draft
from fabula.frames.binding.expression import Operand, Operation, column_of, is_one, share_of, summands
from fabula.frames.binding.goal import Ending
from fabula.frames.binding.heads import Heads
from fabula.frames.binding.shares import Shares
from fabula.frames.binding.sides import compares
from fabula.frames.binding.together import Together
from fabula.frames.match import Matcher
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Cell, Row
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import ProblemType
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, slots
from fabula.text import Kind, Problem
from fabula.text.quantity import CLOCK_UNIT
from fabula.text.units import compatible


class Binder:
    """Binds the expressions of one problem; its facts are read once."""

    def __init__(self, problem: Problem, type_: ProblemType) -> None:
        self.matcher = Matcher(problem, type_, ())

    def graph(self, operands: Sequence[Operand], operations: Sequence[Operation], score: float) -> ParseGraph:
        """The situation of an expression; its goal is the result of the last operation."""
        return _Binding(self.matcher, operands, operations, score).graph()


class _Binding:
    """One expression: its numbers are put into rows, then its operations are gone through."""

    def __init__(
        self, matcher: Matcher, operands: Sequence[Operand], operations: Sequence[Operation], score: float
    ) -> None:
        self.draft = Draft(matcher, score)
        self.table = self.draft.table
        self.shares = Shares(self.draft)
        self.together = Together(self.draft)
        self.operands = operands
        self.operations = operations
        self.slots: dict[int, Slot] = {}
        self.terms: dict[int, Term] = {}
        self._fill()
        self.draft.wanted = self._wanted()
        self.heads = Heads(self.draft, self.slots)

    def graph(self) -> ParseGraph:
        root = self.term(len(self.operands) + len(self.operations) - 1)
        ending = Ending(self.draft)
        place = None
        if self.draft.wanted is None and ending.asked.quantity.asks not in ASKED_SHARES:
            row, column = self._place(ending.asked)
            place = row.slot(column)
        goal = ending.goal(root, place)
        return self.draft.matcher.graph(self.table, goal, self.draft.relations)

    # --- numbers ---

    def _fill(self) -> None:
        """The numbers that the expression uses, in the order of the text, into the table."""
        places = {p for o in self.operations for p in (o.left, o.right) if p < len(self.operands)}
        used = {self.operands[p].quantity for p in places}
        for index, fact in self.draft.facts.items():
            if index in used and fact.quantity.value is not None and not self._bare(fact):
                row, column = self._place(fact)
                if len(row.cells) == 2 or column in row.cells:  # a third value would say too much
                    row = self.draft.own(fact)
                per = fact.quantity.per or fact.told.per  # 每天睡10小时 may be how long it is, of one day
                row.cells[column] = Cell(fact.quantity, per if column is RATE else "")
                self.table.last = row
                self.slots[index] = row.slot(column)

    def _wanted(self) -> Slot | None:
        """The attribute that is asked for, if it is heard whose it is; None else, and where a relation is asked for."""
        asked, ear = self.draft.matcher.asked, self.draft.ear
        heard = ear.of(asked.quantity.index) if asked is not None else None
        column = ear.column(heard) if heard is not None else None
        if asked is None or heard is None or column is None or asked.quantity.asks in ASKED_SHARES:
            return None
        return ear.row(asked, heard).slot(column)

    def _place(self, fact: Fact) -> tuple[Row, Attribute]:
        """The row and the column of a fact: as they are heard, else as its words and its unit tell."""
        ear = self.draft.ear
        heard = ear.of(fact.quantity.index)
        column = ear.column(heard) if heard is not None else None
        if heard is not None and column is not None:
            return ear.row(fact, heard), column
        column = self.table.column(fact)
        return self.table.row(fact, column), column

    def _bare(self, fact: Fact) -> bool:
        """A share, a ratio or one that compares, a number of whose unit nothing is known or heard: it has no row."""
        if fact.quantity.kind is Kind.CLOCK or fact.quantity.kind in SHARES or fact.quantity.parts:
            return True
        heard = self.draft.ear.of(fact.quantity.index)
        if heard is None:
            return not fact.quantity.unit or compares(fact)
        return self.draft.ear.column(heard) is None

    # --- what the places of the expression stand for ---

    def term(self, place: int) -> Term:
        if place not in self.terms:
            if place < len(self.operands):
                self.terms[place] = self._operand(self.operands[place])
            else:
                step = self.operations[place - len(self.operands)]
                a, b = self.term(step.left), self.term(step.right)
                last = place == len(self.operands) + len(self.operations) - 1
                between = last and step.sign == "-" and self._asks_between()  # 多多少: nobody has the result
                self.terms[place] = _difference(a, b) if between else self._result(step.sign, a, b)
        return self.terms[place]

    def _asks_between(self) -> bool:
        """Whether the question is heard to ask for what is between two."""
        asked = self.draft.matcher.asked
        return asked is not None and self.draft.related(asked) is not None

    def _operand(self, operand: Operand) -> Term:
        if operand.quantity is None:
            return Number(operand.value)
        if operand.quantity in self.slots:
            return self.slots[operand.quantity]
        quantity = self.draft.problem.quantities[operand.quantity]
        value = operand.value if quantity.parts else operand.value * quantity.scale
        unit = CLOCK_UNIT if quantity.kind is Kind.CLOCK else quantity.unit  # 8:15 is 8.25 hours after midnight
        fact = self.draft.facts.get(quantity.index)
        per = quantity.per or (fact.told.per if fact is not None and unit else "")  # 每分钟比小明多走10米
        return Number(value, unit, per, quantity.index)

    def _result(self, sign: str, a: Term, b: Term) -> Term:
        match sign:
            case "+":
                found = self.shares.times_and("+", a, b) or self.shares.times_and("+", b, a)
                found = found or self.shares.compared("+", a, b) or self.shares.compared("+", b, a)
                return found or Apply("Sum", (*summands(a), *summands(b)))
            case "-":
                found = self.shares.times_and("-", a, b) or self.shares.compared("-", a, b)
                return found or _difference(self.draft.one() if is_one(a) and column_of(b) is TOTAL else a, b)
            case "*":
                return self._product(a, b)
            case _:
                return self._quotient(a, b)

    def _product(self, a: Term, b: Term) -> Term:
        for x, y in ((a, b), (b, a)):
            if (all_do := self.heads.all_do(x, y)) is not None:
                return all_do
            if (found := self.together.totals(x, y) or self.shares.left(x, y)) is not None:
                return found
            if isinstance(x, Slot) and x.attribute is RATE and (whole := self._whole(x, y)) is not None:
                return whole
            share = share_of(y)
            if share is not None and (rest := self.shares.with_part(x, *share)) is not None:
                return rest
            if share is not None and not isinstance(x, Number) and (part := self.shares.part(x, *share)) is not None:
                return part
        return Apply("Product", (a, b))

    def _quotient(self, a: Term, b: Term) -> Term:
        found = self.together.amount(a, b) or self.shares.whole(a, b) or self.shares.times_base(a, b)
        if found is not None:
            return found
        share = share_of(b)
        if share is not None and not isinstance(a, Number) and (base := self.shares.base(a, *share)) is not None:
            return base
        if isinstance(b, Slot) and b.attribute in (RATE, AMOUNT) and (other := self._other_factor(a, b)) is not None:
            return other
        return Apply("Quotient", (a, b))

    # --- total = rate × amount ---

    def _whole(self, rate: Slot, amount: Term) -> Term | None:
        """The total of a rate and an amount, if they go together."""
        if isinstance(amount, Slot):
            return self._whole_of(rate, amount) if amount.attribute is AMOUNT else self._chained(rate, amount)
        if isinstance(amount, Apply):
            return Slot(rate.node, TOTAL) if self._lasting(rate, amount) else self._in_stretches(rate, amount)
        return None

    def _in_stretches(self, rate: Slot, amount: Apply) -> Term | None:
        """v × (t1 + t2), v × (t − t1): what one does at one rate in several times, each of which has its row."""
        row, found = self.draft.row(rate), [a for a in amount.args if isinstance(a, Slot) and a.attribute is AMOUNT]
        rows = [self.draft.row(a) for a in found]
        several = amount.function in ("Sum", "Left") and len(found) == len(amount.args) == len({r.id for r in rows})
        if not several or not all(r is row or self._goes_on(row, r) for r in rows):
            return None
        for slot, other in zip(found, rows, strict=True):
            self.draft.pair(row, slot)
            if other is not row:
                self.draft.state("Equal", other.slot(RATE), rate)
        return Apply(amount.function, tuple(r.slot(TOTAL) for r in rows))

    def _whole_of(self, rate: Slot, amount: Slot) -> Slot | None:
        draft = self.draft
        row, other = draft.row(rate), draft.row(amount)
        if row is other:
            draft.pair(row, amount)
            return row.slot(TOTAL) if TOTAL not in draft.known(row) else None
        if self._goes_on(row, other):
            draft.pair(row, amount)
            draft.state("Equal", other.slot(RATE), rate)
            return other.slot(TOTAL)
        if {row.slot(AMOUNT), row.slot(TOTAL)} & draft.defined:  # the rate of another amount, too
            return None
        first, second = row.cells.get(RATE), other.cells.get(AMOUNT)
        if first is None or second is None or AMOUNT in row.cells or TOTAL in row.cells:
            return None
        if first.per and second.quantity.unit and not compatible(first.per, second.quantity.unit):
            return None
        draft.pair(row, amount)
        draft.state("Equal", row.slot(AMOUNT), amount)
        return row.slot(TOTAL)

    def _chained(self, rate: Slot, total: Slot) -> Slot | None:
        """每人植14棵, 6人一队，有2队: what one row comes to is how many there are for the rate of another."""
        draft, row = self.draft, self.draft.row(rate)
        told = row.cells.get(RATE)
        unit = draft.unit(total) or next(
            (c.quantity.unit for a, c in draft.row(total).cells.items() if a is RATE and total.attribute is TOTAL), ""
        )
        fits = told is not None and told.per and unit and compatible(told.per, unit)
        if total.attribute is not TOTAL or not fits or not draft.idle(row) or row is draft.row(total):
            return None
        draft.state("Equal", row.slot(AMOUNT), total)
        return row.slot(TOTAL)

    def _goes_on(self, row: Row, other: Row) -> bool:
        """Whether a row is another time of what its owner does at the rate of the first."""
        if row is other or other is self.table.world or row.name.agent is None or other.name.agent is None:
            return False
        rate, amount = row.cells.get(RATE), other.cells.get(AMOUNT)
        fits = rate is None or amount is None or not rate.per or compatible(rate.per, amount.quantity.unit)
        return fits and self.draft.known(other) == {AMOUNT} and row.name.agent.text == other.name.agent.text

    def _lasting(self, rate: Slot, time: Apply) -> bool:
        """A rate for a time that has to be found first (从7时30分到11时30分): that is the amount of its row."""
        row = self.draft.row(rate)
        clocks = all(isinstance(a, Number) and a.unit for a in time.args) and time.function in ("Difference", "Sum")
        fits = column_of(time) is AMOUNT or clocks
        if not fits or not self.draft.idle(row) or rate.node == WORLD or rate.node in {s.node for s in slots(time)}:
            return False
        told = row.cells.get(RATE)
        units = {u for s in slots(time) if (u := self.draft.unit(s))}
        if told is not None and told.per and not all(compatible(told.per, u) for u in units):
            return False
        for slot in slots(time):
            self.draft.pair(row, slot)
        self.draft.set(row.slot(AMOUNT), time)
        return True

    def _other_factor(self, total: Term, factor: Slot) -> Slot | None:
        """total ÷ amount is the rate of that row, total ÷ rate its amount."""
        draft, row = self.draft, self.draft.row(factor)
        wanted = AMOUNT if factor.attribute is RATE else RATE
        if wanted in draft.known(row):
            return None
        whole = row.slot(TOTAL)
        if total != whole:
            if TOTAL in draft.known(row) or row is self.table.world or column_of(total) is RATE:
                return None
            draft.set(whole, draft.one() if is_one(total) else total)
        return row.slot(wanted)


def _difference(a: Term, b: Term) -> Term:
    if isinstance(a, Apply) and a.function == "Left":
        return Apply("Left", (*a.args, *summands(b)))
    return Apply("Difference", (a, b)) if isinstance(a, Number) else Apply("Left", (a, *summands(b)))
