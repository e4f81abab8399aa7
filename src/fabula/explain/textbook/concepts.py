"""What a book calls a sum or difference on the way: 速度和, 工作效率差, 总份数, 剩下的页数.

The kind of thing that is added is told by attributes and units, not by words of the text, so that the names
fit whatever was read. Keys are those of ``lang``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from fabula.explain.figures import Form
from fabula.explain.wording import Wording
from fabula.situation.formula import Binary, Expr
from fabula.situation.nodes import ProblemType
from fabula.situation.terms import Apply, Attribute, Number, Slot, Unknown
from fabula.solve.dimensions import BARE, Measure, Units, measure
from fabula.solve.equations import Variable
from fabula.text import Kind
from fabula.text.units import AREA, LENGTH, dimension

FRACTIONS = (Form.FRACTION, Form.PERCENT, Form.MIXED)


@dataclass(frozen=True, slots=True)
class Concept:
    """A kind of quantity (speed, work, price, fraction, share, amount) and whether it is a sum."""

    kind: str
    added: bool

    @property
    def key(self) -> str:
        return f"{self.kind}.{'sum' if self.added else 'difference'}"


def _product(left: Measure, right: Measure) -> Measure:
    """The unit of a product; so many people times a price is a price, not people times money."""
    made = left.times(right)
    for one, other in ((left, right), (right, left)):
        counted, per = one.written(), other.written()[1]
        if counted[1] or not per or counted[0] == per:
            continue
        if dimension(counted[0]).startswith("count:") and dimension(per).startswith("count:"):
            return measure(other.written()[0])  # 5个小组, 每组8人: 40人
    if not made.powers or made.written() != ("", ""):
        return made
    for one, other in ((left, right), (right, left)):
        if dimension(one.written()[0]) == "money" and one.written()[1] == other.written()[1] == "":
            return one  # so much dearer each, for so many of them
    for one, other in ((left, right), (right, left)):
        if one.written()[0] and not one.written()[1] and dimension(one.written()[0]).startswith("count:"):
            return other
    return made


class Kinds:
    """Tells what kind of quantity an expression is."""

    def __init__(self, words: Wording, units: Units, shared: Callable[[Variable], tuple[Variable, ...]]) -> None:
        self.words = words
        self.units = units
        self.shared = shared  # all that one quantity stands for: one of them may know its unit

    def concept(self, terms: Iterable[tuple[int, Expr]]) -> Concept:
        """The kind of a sum; what a book has no word for is of kind ``other``."""
        terms = tuple(terms)
        kinds = {self.kind(expr) for _, expr in terms} - {"one"}
        kind = kinds.pop() if len(kinds) == 1 else "other"
        added = all(sign > 0 for sign, _ in terms)
        if kind == "speed" and len(terms) == 2 and self._of_stream(expr for _, expr in terms):
            kind = "stream"
        if kind == "work" and not added and any(self.unit(expr)[0] for _, expr in terms):
            kind = "each"  # what two do in a day differs; only what is done of 1 and undone again is 净完成的
        return Concept(kind, added)

    def _of_stream(self, exprs: Iterable[Expr]) -> bool:
        """Whether one of two speeds is that of the water: then their sum is that of who goes with it."""
        slots = [expr for expr in exprs if isinstance(expr, Slot)]
        flows = [self.words.flows(slot.node) for slot in slots]
        return len(slots) == 2 and any(flows) and not all(flows)

    def kind(self, expr: Expr) -> str:
        if isinstance(expr, Number):
            return self._number(expr)
        if isinstance(expr, Binary):
            return self._number_product(expr) or "other"
        if isinstance(expr, Slot) and expr.attribute is Attribute.RATE:
            found = [self._rate(s) for s in self.shared(expr) if isinstance(s, Slot)]
            return next((kind for kind in found if kind != "each"), "each")
        if isinstance(expr, Slot) and expr.attribute is Attribute.AMOUNT:
            return "amount"
        return "other"

    def _number_product(self, expr: Binary) -> str:
        """3×2 of 3倍 and 2倍 is a number of times, too; 1+50% and 2.5%×3 are fractions."""
        kinds = {self.kind(expr.left), self.kind(expr.right)} - {"one"}
        if expr.op in "+-":
            return "fraction" if kinds == {"fraction"} else ""
        if kinds == {"fraction", "amount"} and expr.op == "*" and self._timed(expr):
            return "fraction"
        return kinds.pop() if len(kinds) == 1 and kinds <= {"fraction", "share"} else ""

    def _timed(self, expr: Binary) -> bool:
        """Whether a yearly rate is taken for so many years."""
        units = (self.words.units.get(v, ("", "")) for v in (expr.left, expr.right) if isinstance(v, Slot))
        return any(dimension(above) == "time" for above, _ in units)

    def _number(self, number: Number) -> str:
        if self.told_as(number) is Kind.DATE:
            return "date"
        if number.quantity is None:
            return "one" if number.value == 1 else "share"
        if self.words.form(number.quantity) in FRACTIONS:
            return "fraction"
        found = self.words.attempt.problem.quantities[number.quantity]
        if found.kind in (Kind.TIMES, Kind.RATIO):
            return "fraction" if number.value.denominator > 1 and number.value < 1 else "share"
        if found.unit or (number.value >= 1 and found.kind is Kind.NUMBER and self._bare_sum(number)):
            return "other"
        return "fraction" if 0 < number.value < 1 else "share"

    def _bare_sum(self, number: Number) -> bool:
        """Whether a number without a unit is added to another one: 79−15, not a number of times."""
        terms = (t for r in self.words.graph.relations for t in r.terms())
        sums = (t for t in terms if isinstance(t, Apply) and t.function in ("Sum", "Difference", "Left"))
        return any(
            number in t.args and all(isinstance(a, Number) and a.quantity is not None for a in t.args) for t in sums
        )

    def told_as(self, number: Number) -> Kind | None:
        """How the text uses a number: as a time of the day, a date, a number of times."""
        found = self.words.attempt.problem.quantities
        if number.quantity is not None:
            return found[number.quantity].kind
        day = (f"月{number.value}日", f"月{number.value}号")  # one number of the text with its month
        return Kind.DATE if any(q.kind is Kind.DATE and q.text.endswith(day) for q in found) else None

    def _rate(self, slot: Slot) -> str:
        above, below = self.words.units.get(slot, ("", ""))
        top, bottom = dimension(above), dimension(below)
        if not top and self.words.graph.type is ProblemType.JOURNEY and self.words.moving:
            return "speed"
        journey = self.words.graph.type is ProblemType.JOURNEY or self.words.moving
        if top == "length" and bottom == "time" and journey:
            return "speed"
        if top == "money" and bottom != "time":
            return "each" if below in ("人", "名") and self.words.graph.type is ProblemType.RELATION else "price"
        if not (top or bottom):  # a whole that is called 1, done in so many days
            bottom = dimension(self.words.units.get(Slot(slot.node, Attribute.AMOUNT), ("", ""))[0])
        if bottom == "time" or self.words.is_work(slot.node):
            return "work"
        return "work" if self.words.graph.type is ProblemType.TASK else "each"

    # --- units ---

    def measure(self, expr: Expr) -> Measure:
        """The unit of an expression as far as it is known."""
        if isinstance(expr, Binary):
            if self.kind(expr) == "fraction":
                return BARE
            left, right = self.measure(expr.left), self.measure(expr.right)
            if expr.op == "+" and left != right and left.agrees(right) and left.written()[1]:
                return measure(left.written()[0])  # 元/张 and 元/把 together are 元, for one of each
            if expr.op == "*":
                return _product(left, right)
            if expr.op == "/":
                return left.over(right)
            return left if left != BARE else right
        if isinstance(expr, Number):
            return self._number_measure(expr)
        return self.variable(expr)

    def variable(self, variable: Variable) -> Measure:
        if isinstance(variable, Slot) and (found := self.words.units.get(variable)):
            return measure(*found)
        return self.units.get(variable, BARE)

    def _number_measure(self, number: Number) -> Measure:
        if self._number(number) == "date":
            return measure("天")
        if number.quantity is None or self._number(number) in ("fraction", "share"):
            return BARE
        found = self.words.attempt.problem.quantities[number.quantity]
        return measure(found.unit, found.per)

    def unit(self, expr: Expr) -> tuple[str, str]:
        """Unit and per in the working units, as people write them."""
        if not isinstance(expr, Binary | Number | Unknown):
            found = self.words.units.get(expr)
            if found:
                return found
        above, below = self.measure(expr).written()
        if above == AREA and self.words.working(AREA) == AREA:  # 8分米×5分米 is in 平方分米
            return AREA.removesuffix(LENGTH) + self.words.working(LENGTH), self.words.working(below)
        return self.words.working(above), self.words.working(below)
