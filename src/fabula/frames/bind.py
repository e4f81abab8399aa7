"""An expression told as a situation: every number goes to its row, every operation to what it means there.

A decoder only says ``n1 / (n2 + n3)``. The facts say whose the numbers are; here the operations are bound to them: a
rate times an amount of one row is its total, a share of something is the row that the text calls so, a sum stands in
the relation that uses it. No node is invented: what has no row stays a function of those that have one. The relation
that ends in the goal is no more than a guess if the text does not state it, and says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from fabula.facts.describe import ASKED_SHARES, Fact
from fabula.frames.heard import RELATION, HeardRows
from fabula.frames.match import Matcher
from fabula.frames.sides import Sides, compares
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Cell, Row, Table
from fabula.lang.lexicon import classes
from fabula.parse.kbest import Choices
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import ProblemType
from fabula.situation.relations import GUESS, Relation, Source
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.text import Kind, Problem
from fabula.text.quantity import CLOCK_UNIT
from fabula.text.units import compatible

PARTS, LEFT = "parts", "left"  # what everybody knows of a whole and its parts
AT_ONCE = {ProblemType.JOURNEY: "same_time", ProblemType.TASK: "same_days"}  # … and of those who act at once


@dataclass(frozen=True, slots=True)
class Operand:
    """A number that an expression uses; ``quantity`` is None for a constant."""

    value: Fraction
    quantity: int | None


@dataclass(frozen=True, slots=True)
class Operation:
    """``left sign right`` over operands and earlier results, by their places."""

    left: int
    right: int
    sign: str


class Binder:
    """Binds the expressions of one problem; its facts are read once."""

    def __init__(self, problem: Problem, type_: ProblemType) -> None:
        self.matcher = Matcher(problem, type_, ())

    def graph(self, operands: Sequence[Operand], operations: Sequence[Operation], score: float) -> ParseGraph:
        """The situation of an expression; its goal is the result of the last operation."""
        return _Binding(self.matcher, operands, operations, score).graph()


class _Binding:
    def __init__(
        self, matcher: Matcher, operands: Sequence[Operand], operations: Sequence[Operation], score: float
    ) -> None:
        self.matcher = matcher
        self.problem = matcher.problem
        self.operands = operands
        self.operations = operations
        self.facts = {f.quantity.index: f for f in self.matcher.telling.facts}
        self.table = Table(self.matcher.stage, self.matcher.telling.facts, Choices())
        self.comparer = Sides(self.table)
        self.ear = HeardRows(self.problem, self.table)
        self.source = Source(None, GUESS, score)
        self.relations: list[Relation] = []
        self.defined: set[Slot] = set()
        self.terms: dict[int, Term] = {}
        self._fill()

    def _fill(self) -> None:
        """The numbers that the expression uses, in the order of the text, into the table."""
        places = {p for o in self.operations for p in (o.left, o.right) if p < len(self.operands)}
        used = {self.operands[p].quantity for p in places}
        self.slots: dict[int, Slot] = {}
        for index, fact in self.facts.items():
            if index in used and fact.quantity.value is not None and not self._bare(index):
                row, column = self._place(fact)
                if len(row.cells) == 2 or column in row.cells:  # a third value would say too much
                    row = self._own(fact)
                row.cells[column] = Cell(fact.quantity, fact.quantity.per or fact.told.per)
                self.table.last = row
                self.slots[index] = row.slot(column)

    def _place(self, fact: Fact) -> tuple[Row, Attribute]:
        """The row and the column of a fact: as they are heard, else as its words and its unit tell."""
        heard = self.ear.of(fact.quantity.index)
        column = self.ear.column(heard) if heard is not None else None
        if heard is not None and column is not None:
            return self.ear.row(fact, heard), column
        column = self.table.column(fact)
        return self.table.row(fact, column), column

    def _own(self, fact: Fact) -> Row:
        """A new row for a fact, beside the one that its words would share."""
        return self.table.new(self.matcher.stage.name(fact.told, fact.topic, fact.other), clause=fact.clause)

    def _bare(self, quantity: int) -> bool:
        """A share, a ratio, a number without a unit or one that compares: it has no row of its own."""
        fact = self.facts.get(quantity)
        if fact is None or fact.quantity.kind is Kind.CLOCK or not fact.quantity.unit:
            return True
        heard = self.ear.of(quantity)
        return compares(fact) if heard is None else self.ear.column(heard) is None

    # --- what the places of the expression stand for ---

    def term(self, place: int) -> Term:
        if place not in self.terms:
            if place < len(self.operands):
                self.terms[place] = self._operand(self.operands[place])
            else:
                step = self.operations[place - len(self.operands)]
                self.terms[place] = self._result(step.sign, self.term(step.left), self.term(step.right))
        return self.terms[place]

    def _operand(self, operand: Operand) -> Term:
        if operand.quantity is None:
            return Number(operand.value)
        if operand.quantity in self.slots:
            return self.slots[operand.quantity]
        quantity = self.problem.quantities[operand.quantity]
        value = operand.value if quantity.parts else operand.value * quantity.scale
        unit = CLOCK_UNIT if quantity.kind is Kind.CLOCK else quantity.unit  # 8:15 is 8.25 hours after midnight
        return Number(value, unit, quantity.per, quantity.index)

    def _result(self, sign: str, a: Term, b: Term) -> Term:
        match sign:
            case "+":
                return Apply("Sum", (*_parts("Sum", a), *_parts("Sum", b)))
            case "-":
                return self._difference(a, b)
            case "*":
                return self._product(a, b)
            case _:
                return self._quotient(a, b)

    def _difference(self, a: Term, b: Term) -> Term:
        if isinstance(a, Apply) and a.function == "Left":
            return Apply("Left", (*a.args, b))
        return Apply("Difference" if isinstance(a, Number) else "Left", (a, b))

    def _product(self, a: Term, b: Term) -> Term:
        for x, y in ((a, b), (b, a)):
            if (joint := self._joint_totals(x, y)) is not None:
                return joint
            if isinstance(x, Slot) and isinstance(y, Slot) and x.attribute is RATE and y.attribute is AMOUNT:
                if (whole := self._whole(x, y)) is not None:
                    return whole
            if (share := _share(y)) is not None and not isinstance(x, Number):
                named = self._part(x, *share)
                if named is not None:
                    return named
        return Apply("Product", (a, b))

    def _quotient(self, a: Term, b: Term) -> Term:
        if (joint := self._joint_amount(a, b)) is not None:
            return joint
        share = _share(b)
        if share is not None and not isinstance(a, Number):
            base = self._base(a, *share)
            if base is not None:
                return base
        if isinstance(b, Slot) and b.attribute in (RATE, AMOUNT) and (found := self._other_factor(a, b)) is not None:
            return found
        return Apply("Quotient", (a, b))

    # --- several at once ---

    def _joint_rows(self, rates: Term) -> tuple[str, list[Row]] | None:
        """The rows whose rates are added, or taken from each other, if nothing else is known of them."""
        if not isinstance(rates, Apply) or rates.function not in ("Sum", "Left"):
            return None
        found = [a for a in rates.args if isinstance(a, Slot) and a.attribute is RATE and a.node != WORLD]
        rows = [self._row(slot) for slot in found]
        busy = any(set(r.cells) != {RATE} or r.slot(AMOUNT) in self.defined for r in rows)
        units = {r.cells[RATE].per for r in rows if RATE in r.cells}
        if len(found) != len(rates.args) or busy or len({r.id for r in rows}) < 2 or len(units) != 1 or "" in units:
            return None
        return rates.function, rows

    def _joint_totals(self, rates: Term, amount: Term) -> Term | None:
        """(r1 + r2) × t: both go on for the time t, and what each does is added."""
        joint = self._joint_rows(rates)
        if joint is None or not isinstance(amount, Slot) or amount.attribute is not AMOUNT:
            return None
        for row in joint[1]:
            self._state("Equal", row.slot(AMOUNT), amount, rule=AT_ONCE.get(self.matcher.type, GUESS))
        return Apply(joint[0], tuple(row.slot(TOTAL) for row in joint[1]))

    def _joint_amount(self, whole: Term, rates: Term) -> Slot | None:
        """T ÷ (r1 + r2): both go on for equally long, and what each does makes up the whole."""
        joint = self._joint_rows(rates)
        if joint is None or not isinstance(whole, Slot) or whole.attribute is not TOTAL:
            return None
        first, *others = joint[1]
        for row in others:
            self._state("Equal", row.slot(AMOUNT), first.slot(AMOUNT), rule=AT_ONCE.get(self.matcher.type, GUESS))
        totals = [row.slot(TOTAL) for row in joint[1]]
        added = joint[0] == "Sum"
        self._state("Together" if added else "Remains", whole, *totals, rule=PARTS if added else GUESS)
        self.defined.add(first.slot(AMOUNT))
        return first.slot(AMOUNT)

    # --- rows ---

    def _row(self, slot: Slot) -> Row:
        return next(r for r in (self.table.world, *self.table.rows) if r.id == slot.node)

    def _whole(self, rate: Slot, amount: Slot) -> Slot | None:
        """The total of a rate and an amount, if they go together."""
        row, other = self._row(rate), self._row(amount)
        if {row.slot(AMOUNT), row.slot(TOTAL)} & self.defined:  # the rate of another amount, too
            return None
        if row is other:
            return row.slot(TOTAL) if TOTAL not in row.cells else None
        cells = row.cells.get(RATE), other.cells.get(AMOUNT)
        if cells[0] is None or cells[1] is None or AMOUNT in row.cells or TOTAL in row.cells:
            return None
        if cells[0].per and not compatible(cells[0].per, cells[1].quantity.unit):
            return None
        self._state("Equal", row.slot(AMOUNT), amount)
        return row.slot(TOTAL)

    def _other_factor(self, total: Term, factor: Slot) -> Slot | None:
        """total ÷ amount is the rate of that row, total ÷ rate its amount."""
        row = self._row(factor)
        wanted = AMOUNT if factor.attribute is RATE else RATE
        if wanted in row.cells or row.slot(wanted) in self.defined:
            return None
        whole = row.slot(TOTAL)
        if total != whole:
            if TOTAL in row.cells or whole in self.defined or row is self.table.world:
                return None
            self._state("Equal", whole, total)
        return row.slot(wanted)

    def _part(self, base: Term, sign: str, number: Number) -> Slot | None:
        """base × share: what the text says is such a share of it."""
        fact = self.facts.get(number.quantity) if number.quantity is not None else None
        if fact is None:
            return None
        column = base.attribute if isinstance(base, Slot) else TOTAL
        return self._shared(self._side(fact, column), lambda part: (part, base), sign, number)

    def _base(self, part: Term, sign: str, number: Number) -> Slot | None:
        """part ÷ share: that of which it is such a share."""
        fact = self.facts.get(number.quantity) if number.quantity is not None else None
        if fact is None:
            return None
        column = part.attribute if isinstance(part, Slot) else TOTAL
        return self._shared(self._other_side(fact, column), lambda base: (part, base), sign, number)

    def _side(self, fact: Fact, column: Attribute) -> Term:
        """Who is such a share of another."""
        heard = self.ear.of(fact.quantity.index)
        if heard is None or heard.role != RELATION or heard.world:
            return self.comparer.first(fact, column)
        return self.ear.row(replace(fact, quantity=replace(fact.quantity, unit="")), heard).slot(column)

    def _other_side(self, fact: Fact, column: Attribute) -> Term:
        """Of whom."""
        heard = self.ear.of(fact.quantity.index)
        named = self.ear.named(heard.other) if heard is not None and heard.role == RELATION else None
        return named.slot(column) if named is not None else self.comparer.second(fact, column)

    def _shared(self, found: Term, order: object, sign: str, number: Number) -> Slot | None:
        if not isinstance(found, Slot) or found in self.defined:
            return None
        row = self._row(found)
        if found.attribute is TOTAL and {RATE, AMOUNT} <= set(row.cells):  # it follows from the other two
            return None
        args = order(found)  # type: ignore[operator]
        if found.attribute in row.cells or args[0] == args[1]:
            return None
        quantity = self.problem.quantities[number.quantity or 0]
        times = quantity.kind is Kind.TIMES
        names = {"": "Times_of" if times else "Fraction_of", "+": "Fraction_more", "-": "Fraction_less"}
        fact = self.facts[quantity.index]
        said = not sign or fact.told.change is not None
        self._state(names[sign], *args, number, stated=said and all(isinstance(a, Slot) for a in args))
        self.defined.add(found)
        return found

    def _state(self, predicate: str, *args: Term, stated: bool = False, rule: str = GUESS) -> None:
        number = next((a for a in args if isinstance(a, Number) and a.quantity is not None), None)
        if stated and number is not None:
            span = self.problem.quantities[number.quantity or 0].span
            source = Source((span.start, span.end), "", self.source.score)
        else:
            source = Source(None, rule, self.source.score)
        self.relations.append(Relation(predicate, args, source))
        first = args[0]
        if isinstance(first, Slot):
            self.defined.add(first)

    # --- the goal ---

    def graph(self) -> ParseGraph:
        root = self.term(len(self.operands) + len(self.operations) - 1)
        goal = self._goal(root)
        return self.matcher.graph(self.table, goal, self.relations)

    def _goal(self, root: Term) -> Term:
        asked = self.matcher.asked
        assert asked is not None
        shares = asked.quantity.asks in ASKED_SHARES
        if shares or (compares(asked) and isinstance(root, Apply)):
            self._inside(root, asked.quantity.asks)
            return Unknown()
        row, column = self._place(asked)
        slot = row.slot(column)
        if isinstance(root, Slot) and (root == slot or slot.node != WORLD or root in self.defined):
            return root
        row = self._row(slot)
        full = len({*row.cells, *(s.attribute for s in self.defined if s.node == row.id)}) > 1
        if column in row.cells or slot in self.defined or full or slot.node in {s.node for s in slots(root)}:
            slot = self._result_row(root, asked).slot(column)
        self._ends_in(slot, root)
        return slot

    def _result_row(self, root: Term, asked: Fact) -> Row:
        """A row for the result: the World for a sum or a mean, what is left for a rest, else one by its own words."""
        summed = isinstance(root, Apply) and root.function in ("Sum", "Quotient")
        if summed and not self.table.world.cells and not any(s.node == WORLD for s in slots(root)):
            return self.table.world
        row = self._own(asked)
        if isinstance(root, Apply) and root.function == "Left":
            row.name = replace(row.name, label=next(iter(classes()["remains"])), act=None, marks=())
        return row

    def _inside(self, root: Term, asks: str) -> None:
        """The asked number stands in a relation: how many times, how many more."""
        if isinstance(root, Apply) and root.function == "Quotient":
            a, b = root.args
            if isinstance(a, Apply) and a.function == "Left" and len(a.args) == 2 and a.args[1] == b:
                self._state("Fraction_more", a.args[0], b, Unknown())
            elif isinstance(a, Apply) and a.function == "Left" and len(a.args) == 2 and a.args[0] == b:
                self._state("Fraction_less", a.args[1], b, Unknown())
            else:
                self._state("Times_of" if asks == "times" else "Fraction_of", a, b, Unknown())
        elif asks not in ASKED_SHARES and isinstance(root, Apply) and root.function == "Left" and len(root.args) == 2:
            self._state("More_than", *root.args, Unknown())
        else:
            self._state("Equal", root, Unknown())

    def _ends_in(self, goal: Slot, root: Term) -> None:
        match root:
            case Apply("Sum", parts):
                self._state("Together", goal, *parts, rule=PARTS if _totals(goal, *parts) else GUESS)
            case Apply("Left" | "Difference", parts):
                self._state("Remains", goal, *parts, rule=LEFT if _totals(goal, *parts) else GUESS)
            case Apply("Product", (a, b)):
                self._state("Product_of", goal, a, b)
            case Apply("Quotient", (a, b)):
                self._state("Product_of", a, goal, b)
            case _:
                self._state("Equal", goal, root)


def _totals(*terms: Term) -> bool:
    """Totals of rows, and nothing else."""
    return all(isinstance(t, Slot) and t.attribute is TOTAL for t in terms)


def _parts(function: str, term: Term) -> tuple[Term, ...]:
    return term.args if isinstance(term, Apply) and term.function == function else (term,)


def _share(term: Term) -> tuple[str, Number] | None:
    """A bare number, or one plus or less a bare number: the sign and the number."""
    if isinstance(term, Number):
        return ("", term) if not term.unit and term.quantity is not None else None
    if isinstance(term, Apply) and len(term.args) == 2 and term.function in ("Sum", "Difference"):
        one, number = term.args
        if isinstance(one, Number) and one.quantity is None and one.value == 1 and isinstance(number, Number):
            if number.quantity is not None and not number.unit:
                return ("+" if term.function == "Sum" else "-"), number
    return None
