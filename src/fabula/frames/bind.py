"""An expression told as a situation: every number goes to its row, every operation to what it means there.

A decoder only says ``n1 / (n2 + n3)``. The facts say whose the numbers are; here the operations are bound to them: a
rate times an amount of one row is its total, a share of something is the row that the text calls so, a sum stands in
the relation that uses it. No node is invented: what has no row stays a function of those that have one. Where a network
has heard whose the numbers and the question are (``heard.py``), rows and goal are what it heard; else the facts tell.
The relation that ends in the goal is no more than a guess if the text does not state it, and says so.
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

PARTS, LEFT, ONE = "parts", "left", "unit_one"  # what everybody knows of a whole and its parts
STEADY = "same_speed"  # … and of one who goes on as before
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
        self.wanted = self._wanted()

    def _wanted(self) -> Slot | None:
        """The attribute that is asked for, if it is heard whose it is; None else, and where a relation is asked for."""
        asked = self.matcher.asked
        heard = self.ear.of(asked.quantity.index) if asked is not None else None
        column = self.ear.column(heard) if heard is not None else None
        if asked is None or heard is None or column is None or asked.quantity.asks in ASKED_SHARES:
            return None
        return self.ear.row(asked, heard).slot(column)

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
                found = self._compared("+", a, b) or self._compared("+", b, a)
                return found or Apply("Sum", (*_parts("Sum", a), *_parts("Sum", b)))
            case "-":
                return self._compared("-", a, b) or self._difference(a, b)
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
            if (rest := self._without_shares(x, y)) is not None:
                return rest
            if isinstance(x, Slot) and isinstance(y, Slot) and x.attribute is RATE and y.attribute is AMOUNT:
                if (whole := self._whole(x, y)) is not None:
                    return whole
            if (share := _share(y)) is not None and not isinstance(x, Number):
                named = self._part(x, *share)
                if named is not None:
                    return named
            if isinstance(x, Slot) and x.attribute is RATE and isinstance(y, Apply) and self._lasting(x, y):
                return Slot(x.node, TOTAL)
        return Apply("Product", (a, b))

    def _lasting(self, rate: Slot, time: Apply) -> bool:
        """A rate for a time that has to be found first (从7时30分到11时30分): that is the amount of its row."""
        row = self._row(rate)
        clocks = all(isinstance(a, Number) and a.unit for a in time.args)
        fits = _column(time) is AMOUNT or (clocks and time.function in ("Difference", "Sum"))
        if not fits or not self._idle(row) or rate.node == WORLD or rate.node in {s.node for s in slots(time)}:
            return False
        self._set(row.slot(AMOUNT), time)
        return True

    # --- shares that are taken away ---

    def _taken(self, term: Term) -> list[tuple[Number, Row]] | None:
        """1 − 1/4 − 1/3: the shares, each with the row that is such a part; None if it is nothing of the kind."""
        if not isinstance(term, Apply) or term.function not in ("Difference", "Left"):
            return None
        one, *numbers = _flat(term)
        if not isinstance(one, Number) or one.quantity is not None or one.value != 1:
            return None
        found: list[tuple[Number, Row]] = []
        for number in numbers:
            index = number.quantity if isinstance(number, Number) else None
            fact = self.facts.get(-1 if index is None else index)
            heard = self.ear.of(fact.quantity.index) if fact is not None else None
            if fact is None or heard is None or heard.role != RELATION or heard.world or fact.told.change is not None:
                return None
            side = self._side(fact, TOTAL)
            if not isinstance(number, Number) or not isinstance(side, Slot) or not self._free(side):
                return None
            found.append((number, self._row(side)))
        return found if len({r.id for _, r in found}) == len(found) else None

    def _without_shares(self, whole: Term, shares: Term) -> Term | None:
        """whole × (1 − 1/4 − 1/3): what is left of it without these parts."""
        if _column(whole) is not TOTAL or (taken := self._taken(shares)) is None:
            return None
        if any(row.id in {s.node for s in slots(whole)} or self.wanted == row.slot(TOTAL) for _, row in taken):
            return None
        self._parts_of(whole, taken)
        return Apply("Left", (whole, *(row.slot(TOTAL) for _, row in taken)))

    def _with_shares(self, rest: Term, shares: Term) -> Slot | None:
        """rest ÷ (1 − 1/4 − 1/3): the whole of which it is left without these parts."""
        taken = self._taken(shares) if _column(rest) is TOTAL else None
        if taken is None:
            return None
        fact = self.facts[taken[0][0].quantity or 0]
        whole = self._other_side(fact, TOTAL)
        if not isinstance(whole, Slot) or not self._free(whole) or whole in slots(rest):
            return None
        if any(row.id == whole.node or row.slot(TOTAL) in slots(rest) for _, row in taken):
            return None
        self._parts_of(whole, taken)
        parts = [row.slot(TOTAL) for _, row in taken]
        if isinstance(rest, Slot):
            self._state("Remains", rest, whole, *parts, rule=LEFT)
        else:
            self._state("Equal", Apply("Left", (whole, *parts)), rest)
        self.defined.add(whole)
        return whole

    def _parts_of(self, whole: Term, taken: Sequence[tuple[Number, Row]]) -> None:
        for number, row in taken:
            self._state("Fraction_of", row.slot(TOTAL), whole, number, stated=isinstance(whole, Slot))

    def _quotient(self, a: Term, b: Term) -> Term:
        if (joint := self._joint_amount(a, b)) is not None:
            return joint
        if (whole := self._with_shares(a, b)) is not None:
            return whole
        share = _share(b)
        if share is not None and not isinstance(a, Number):
            base = self._base(a, *share)
            if base is not None:
                return base
        if isinstance(b, Slot) and b.attribute in (RATE, AMOUNT) and (found := self._other_factor(a, b)) is not None:
            return found
        return Apply("Quotient", (a, b))

    # --- so much more, so much less ---

    def _compared(self, sign: str, base: Term, number: Term) -> Slot | None:
        """base ± number, where the text says that somebody has so much more or less than another: who that is."""
        if not isinstance(number, Number) or number.quantity is None or isinstance(base, Number):
            return None
        fact, heard = self.facts.get(number.quantity), self.ear.of(number.quantity)
        column = _column(base)
        if fact is None or heard is None or heard.role != RELATION or heard.world or column is None:
            return None
        own = self._side(fact, column)
        if not isinstance(own, Slot):
            return None
        if base == own:  # 小红65米，比小兰多10米: 65 − 10 is the other's
            found = self._other_side(fact, column)
            more, args = sign == "-", (base, found, number)
        else:
            found, more, args = own, sign == "+", (own, base, number)
        if not isinstance(found, Slot) or not self._free(found) or found in slots(base):
            return None
        self._state("More_than" if more else "Less_than", *args, stated=True)
        self.defined.add(found)
        return found

    def _free(self, slot: Slot) -> bool:
        """Whether nothing is known of an attribute yet, and nothing follows for it."""
        row = self._row(slot)
        known = {*row.cells, *(s.attribute for s in self.defined if s.node == row.id)}
        return slot.attribute not in known and len(known - {slot.attribute}) < 2

    # --- several at once ---

    def _joint_rows(self, rates: Term) -> tuple[str, list[Row]] | None:
        """The rows whose rates are added, or taken from each other, as they act at once.

        Rows of which more is known (单独做10天) stand for what their owners do then (合做), if that is what is asked.
        """
        if not isinstance(rates, Apply) or rates.function not in ("Sum", "Left"):
            return None
        found = [a for a in rates.args if isinstance(a, Slot) and a.attribute is RATE and a.node != WORLD]
        rows = [self._row(slot) for slot in found]
        units = {r.cells[RATE].per for r in rows if RATE in r.cells}
        if len(found) != len(rates.args) or len({r.id for r in rows}) < 2 or len(units) > 1:
            return None
        if all(self._idle(r) for r in rows):
            return (rates.function, rows) if "" not in units else None
        together = [self._then(r) for r in rows]
        if any(r is None for r in together):
            return None
        for row, slot in zip(together, found, strict=True):
            if row is not None and row.slot(RATE) != slot:
                self._state("Equal", row.slot(RATE), slot, rule=STEADY)
        return rates.function, [r for r in together if r is not None]

    def _idle(self, row: Row) -> bool:
        """Whether nothing but a rate is known of a row."""
        return set(row.cells) <= {RATE} and not {row.slot(AMOUNT), row.slot(TOTAL)} & self.defined

    def _then(self, row: Row) -> Row | None:
        """What the owner of a row does in the time that is asked for; None if that is no other act."""
        if self.wanted is None or self.wanted.attribute is not AMOUNT or self.wanted.node == WORLD:
            return None
        asked = self._row(self.wanted)
        if asked.cells or asked is row or asked.name.event == row.name.event or row.name.agent is None:
            return None
        if asked.name.agent is not None and asked.name.agent.text == row.name.agent.text:
            return asked
        return self.table.new(replace(asked.name, agent=row.name.agent), clause=asked.clause)

    def _joint_totals(self, rates: Term, amount: Term) -> Term | None:
        """(r1 + r2) × t: both go on for the time t, and what each does is added."""
        if not isinstance(amount, Slot) or amount.attribute is not AMOUNT or (joint := self._joint_rows(rates)) is None:
            return None
        for row in joint[1]:
            if row.slot(AMOUNT) != amount:
                self._state("Equal", row.slot(AMOUNT), amount, rule=AT_ONCE.get(self.matcher.type, GUESS))
        return Apply(joint[0], tuple(row.slot(TOTAL) for row in joint[1]))

    def _joint_amount(self, whole: Term, rates: Term) -> Slot | None:
        """T ÷ (r1 + r2): both go on for equally long, and what each does makes up the whole."""
        one = isinstance(whole, Number) and whole.quantity is None and whole.value == 1
        left = isinstance(whole, Apply) and whole.function in ("Left", "Sum") and _column(whole) is TOTAL
        if not (one or left or (isinstance(whole, Slot) and whole.attribute is TOTAL)):
            return None
        if (joint := self._joint_rows(rates)) is None:
            return None
        function, rows = joint
        first = next((r for r in rows if self.wanted == r.slot(AMOUNT)), rows[0])
        for row in rows:
            if row is not first:
                self._state("Equal", row.slot(AMOUNT), first.slot(AMOUNT), rule=AT_ONCE.get(self.matcher.type, GUESS))
        totals = [row.slot(TOTAL) for row in rows]
        whole = self._one() if one else whole
        if isinstance(whole, Apply) and whole.function == "Sum":  # two trains that pass each other
            self._state("Equal", whole, Apply(function, tuple(totals)))
        elif function == "Sum":
            base, done = (whole.args[0], whole.args[1:]) if isinstance(whole, Apply) else (whole, ())
            self._state("Together", base, *done, *totals, rule=PARTS)
        else:
            self._state("Remains", whole, *totals)
        self.defined.add(first.slot(AMOUNT))
        return first.slot(AMOUNT)

    def _one(self) -> Term:
        """The whole work, as 1: the World's total, if that is free."""
        whole = self.table.world.slot(TOTAL)
        if TOTAL in self.table.world.cells or whole == self.wanted:
            return Number(Fraction(1))
        if whole not in self.defined:
            self._state("Equal", whole, Number(Fraction(1)), rule=ONE)
        return whole

    # --- rows ---

    def _row(self, slot: Slot) -> Row:
        return next(r for r in (self.table.world, *self.table.rows) if r.id == slot.node)

    def _whole(self, rate: Slot, amount: Slot) -> Slot | None:
        """The total of a rate and an amount, if they go together."""
        row, other = self._row(rate), self._row(amount)
        if {row.slot(AMOUNT), row.slot(TOTAL)} & self.defined and not self._phase(row, other):
            return None  # the rate of another amount, too
        if row is other:
            return row.slot(TOTAL) if TOTAL not in row.cells else None
        if self._phase(row, other):  # it goes on as before, for some time
            self._state("Equal", other.slot(RATE), rate, rule=STEADY)
            return other.slot(TOTAL)
        cells = row.cells.get(RATE), other.cells.get(AMOUNT)
        if cells[0] is None or cells[1] is None or AMOUNT in row.cells or TOTAL in row.cells:
            return None
        if cells[0].per and not compatible(cells[0].per, cells[1].quantity.unit):
            return None
        self._state("Equal", row.slot(AMOUNT), amount)
        return row.slot(TOTAL)

    def _phase(self, row: Row, other: Row) -> bool:
        """Whether a row is another time of what its owner does at the rate of the first."""
        if row is other or other is self.table.world or row.name.agent is None or other.name.agent is None:
            return False
        known = {*other.cells, *(s.attribute for s in self.defined if s.node == other.id)}
        rate, amount = row.cells.get(RATE), other.cells.get(AMOUNT)
        fits = rate is None or amount is None or not rate.per or compatible(rate.per, amount.quantity.unit)
        return fits and known == {AMOUNT} and row.name.agent.text == other.name.agent.text

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
            one = isinstance(total, Number) and total.quantity is None and total.value == 1
            self._set(whole, self._one() if one else total)
        return row.slot(wanted)

    def _part(self, base: Term, sign: str, number: Number) -> Slot | None:
        """base × share: what the text says is such a share of it."""
        fact = self.facts.get(number.quantity) if number.quantity is not None else None
        if fact is None:
            return None
        column = base.attribute if isinstance(base, Slot) else TOTAL
        base = self._rest(base, fact)
        return self._shared(self._side(fact, column), lambda part: (part, base), sign, number)

    def _rest(self, base: Term, fact: Fact) -> Term:
        """余下的, where the text takes a share of it: a State of whoever acts, with its own value."""
        heard = self.ear.of(fact.quantity.index)
        if heard is None or not isinstance(base, Apply) or base.function != "Left" or _column(base) is not TOTAL:
            return base
        row = self.ear.other(fact, heard)
        if row is None or not row.name.left or not self._free(row.slot(TOTAL)):
            return base
        self._set(row.slot(TOTAL), base)
        return row.slot(TOTAL)

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
        found = self.ear.other(fact, heard) if heard is not None and heard.role == RELATION else None
        return found.slot(column) if found is not None else self.comparer.second(fact, column)

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
        heard = self.ear.of(asked.quantity.index)
        between = compares(asked) if heard is None else heard.role == RELATION
        if shares or (between and isinstance(root, Apply)):
            self._inside(root, asked.quantity.asks)
            return Unknown()
        if self.wanted is not None:
            return self._heard_goal(self.wanted, root, asked)
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

    def _heard_goal(self, goal: Slot, root: Term, asked: Fact) -> Slot:
        """The attribute that is heard to be asked for, as the result of the last operation."""
        if root == goal:
            return goal
        if isinstance(root, Slot) and root.attribute is goal.attribute and self._stands_for(root, goal):
            return root
        if isinstance(root, Apply) and root.function == "Left" and self._with_others(goal, root.args):
            return goal
        if not self._free(goal) or goal in slots(root):
            goal = self._result_row(root, asked).slot(goal.attribute)
        self._ends_in(goal, root)
        return goal

    def _with_others(self, goal: Slot, rates: tuple[Term, ...]) -> bool:
        """T ÷ t − r1 is somebody's rate: what all do in the time t makes up the whole."""
        joint, *others = rates
        row = self._row(goal)
        whole = next((r for r in self.relations if r.predicate == "Equal" and r.args[0] == row.slot(TOTAL)), None)
        if joint != goal or goal.attribute is not RATE or whole is None or not all(isinstance(o, Slot) for o in others):
            return False
        rows = [self._row(o) for o in others if isinstance(o, Slot) and o.attribute is RATE]
        if len(rows) < len(others) or not all(self._idle(r) for r in rows):
            return False
        self.relations.remove(whole)
        for other in rows:
            self._state("Equal", other.slot(AMOUNT), row.slot(AMOUNT), rule=AT_ONCE.get(self.matcher.type, GUESS))
        self._state("Together", whole.args[1], row.slot(TOTAL), *(r.slot(TOTAL) for r in rows), rule=PARTS)
        return True

    def _stands_for(self, root: Slot, goal: Slot) -> bool:
        """Whether what was found is what is asked for: nothing else is known of the row that the question names.

        A time that several go on for is that of each of them, whoever the question names.
        """
        row, asked = self._row(root), self._row(goal)
        empty = not asked.cells and not any(s.node == asked.id for s in self.defined)
        same = str(row.name.agent or "") == str(asked.name.agent or " ")
        if empty and same and not row.cells:
            row.name = asked.name
        return empty and (same or asked is self.table.world or root.attribute is AMOUNT)

    def _result_row(self, root: Term, asked: Fact) -> Row:
        """A row for the result: the World for a sum or a mean, what is left for a rest, else one by its own words."""
        summed = isinstance(root, Apply) and root.function in ("Sum", "Quotient") and self.wanted is None
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
                rate, amount = (a, b) if _column(a) is RATE else (b, a)
                told = _column(rate) is RATE and _column(amount) is AMOUNT and goal.attribute is TOTAL
                if not (told and self._factors(goal, TOTAL, (rate, amount))):
                    self._state("Product_of", goal, a, b)
            case Apply("Quotient", (a, b)):
                other = {RATE: AMOUNT, AMOUNT: RATE}.get(goal.attribute)
                told = other is not None and _column(a) is TOTAL and _column(b) is other
                if other is None or not told or not self._factors(goal, other, (a, b)):
                    self._state("Product_of", a, goal, b)
            case _:
                self._state("Equal", goal, root)

    def _factors(self, goal: Slot, which: Attribute, terms: tuple[Term, Term]) -> bool:
        """The two other attributes of the row that is asked about, if they are free."""
        row = self._row(goal)
        wanted = (RATE, AMOUNT) if which is TOTAL else (TOTAL, which)
        parts = [(row.slot(a), term) for a, term in zip(wanted, terms, strict=True)]
        outside = any(isinstance(t, Slot) and t.node == WORLD and t.attribute is not TOTAL for t in terms)
        if row is self.table.world or outside or not all(slot == t or self._free(slot) for slot, t in parts):
            return False
        for slot, term in parts:
            if slot != term:
                self._set(slot, term)
        return True

    def _set(self, slot: Slot, term: Term) -> None:
        """An attribute is what a term comes to."""
        match term:
            case Apply("Sum", parts):
                self._state("Together", slot, *parts, rule=PARTS if _totals(slot, *parts) else GUESS)
            case Apply("Left" | "Difference", parts):
                self._state("Remains", slot, *parts, rule=LEFT if _totals(slot, *parts) else GUESS)
            case _:
                self._state("Equal", slot, term)


def _column(term: Term) -> Attribute | None:
    """Which attribute a term is about: that of all it adds up, the total of a rate and an amount; None if unclear."""
    if isinstance(term, Slot):
        return term.attribute
    if isinstance(term, Apply) and term.function in ("Sum", "Left", "Difference"):
        found = {c for a in term.args if (c := _column(a)) is not None}
        return next(iter(found)) if len(found) == 1 else None
    if isinstance(term, Apply) and term.function == "Product" and {_column(a) for a in term.args} == {RATE, AMOUNT}:
        return TOTAL
    return None


def _totals(*terms: Term) -> bool:
    """Totals of rows, and nothing else."""
    return all(isinstance(t, Slot) and t.attribute is TOTAL for t in terms)


def _flat(term: Term) -> tuple[Term, ...]:
    """1 − a − b as 1, a, b, however it is nested."""
    if isinstance(term, Apply) and term.function in ("Difference", "Left"):
        return (*_flat(term.args[0]), *term.args[1:])
    return (term,)


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
