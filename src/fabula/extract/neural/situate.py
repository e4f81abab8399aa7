"""An expression as a situation: every number belongs to something, every operation is a relation.

The relation decoder only says ``n1 / (1 - n2)``. Here the numbers get back the things they measure, and the
operations the predicates that fit them (``Together``, ``Remains``, ``Fraction_less`` …), so that the proposal
becomes a parse graph that the grammar, the units and the explanation can judge like any other reading.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from fabula.extract.neural.encode import Operand
from fabula.extract.neural.steps import OPERATIONS, Step
from fabula.extract.rules.types import problem_type
from fabula.situation import ParseGraph
from fabula.situation.nodes import Given, Goal, Node, NodeKind
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Attribute, Number, Slot, Term, Unknown
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import compatible, dimension, is_unit

WORLD = "W"
_BARE = frozenset((Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.DISCOUNT, Kind.RATIO))
_MEASURED = {"time": Attribute.AMOUNT}
_SHARES = frozenset(("times", "fraction", "percent", "discount", "ratio"))
_NUMERIC = re.compile(r"[(0-9]")
_EACH = re.compile(r"每一?(小时|分钟|千克|[^\W\d])")
_VERBS = ("收集", "运走", "卖出", "运来", "相距", "经过", "每小时", "每分钟", "每天", "还有", "其中", "大约")
_LINKS = (
    "已知",
    "如果",
    "那么",
    "平均",
    "一共",
    "共有",
    "需要",
    "可以",
    "正好",
    "现在",
    "现有",
    "剩下",
    "还剩",
)
_EMPTY = frozenset((*_VERBS, *_LINKS))
_COMPARED = re.compile(r"比[^，。；？！]*(?:多|少|贵|便宜|快|慢|长|短|高|低|重|轻|大|小|远|近)")


def situate(problem: Problem, operands: Sequence[Operand], steps: Sequence[Step], score: float) -> ParseGraph:
    """The graph of an expression; its goal is the result of the last step."""
    return _Builder(problem, operands, steps, score).graph()


class _Builder:
    def __init__(
        self, problem: Problem, operands: Sequence[Operand], steps: Sequence[Step], score: float
    ) -> None:
        self.problem = problem
        self.operands = operands
        self.steps = steps
        self.score = score
        self.asked = problem.questions[-1].quantity
        self.nodes: list[Node] = [Node(WORLD, NodeKind.WORLD, "题目")]
        self.givens: list[Given] = []
        self.relations: list[Relation] = []
        self.goal: Slot | Unknown | None = None
        self.terms: dict[int, Term] = {}
        self.uses = Counter(place for step in steps for place in (step.left, step.right))
        self.labels: Counter[str] = Counter()

    def graph(self) -> ParseGraph:
        for at, step in enumerate(self.steps):
            place = len(self.operands) + at
            if not self._folded(place):
                self._relate(place, step, last=at == len(self.steps) - 1)
        span = (self.asked.span.start, self.asked.span.end)
        assert self.goal is not None
        form = (self.asked.asks or "number", self.asked.scale, self.asked.index)
        goal = Goal(self.goal, self.asked.unit, self.asked.per, *form, span)
        return ParseGraph(
            problem_type(self.problem), tuple(self.nodes), tuple(self.givens), tuple(self.relations), goal
        )

    # What the places of the expression stand for

    def term(self, place: int) -> Term:
        if place not in self.terms:
            self.terms[place] = self._operand(self.operands[place])
        return self.terms[place]

    def _operand(self, operand: Operand) -> Term:
        if operand.quantity is None:
            return Number(operand.value)
        quantity = self.problem.quantities[operand.quantity]
        value = operand.value if quantity.parts else operand.value * quantity.scale
        if quantity.kind in _BARE or not quantity.unit:
            return Number(value, quantity=quantity.index)
        per = quantity.per or self._per(quantity)
        attribute = Attribute.RATE if per else _MEASURED.get(dimension(quantity.unit), Attribute.TOTAL)
        slot = Slot(self._node(quantity), attribute)
        span = (quantity.span.start, quantity.span.end)
        self.givens.append(Given(slot, value, quantity.unit, per, quantity.index, span))
        return slot

    def _per(self, quantity: Quantity) -> str:
        """The unit after the nearest 每 in front of the quantity, in its clause."""
        clause = self.problem.clause_of(quantity.span)
        before = self.problem.text[clause.span.start : quantity.span.start]
        found = list(_EACH.finditer(before))
        if not found:
            return ""
        unit = found[-1][1]
        return unit if is_unit(unit) and unit != quantity.unit else "份"

    def _node(self, quantity: Quantity) -> str:
        """A node for what the quantity measures."""
        label, span = self._word(quantity)
        return self._named(label, span)

    def _word(self, quantity: Quantity) -> tuple[str, tuple[int, int] | None]:
        """The nearest word that names something: before the quantity in its clause, else right behind it."""
        clause = self.problem.clause_of(quantity.span)
        tokens = self.problem.tokens_in(clause.span)
        words = [t for t in tokens if len(t.text) > 1 and t.text not in _EMPTY and not _NUMERIC.match(t.text)]
        before = [t for t in words if t.span.end <= quantity.span.start]
        after = [t for t in words if t.span.start >= quantity.span.end]
        found = before[-1] if before else after[0] if after else None
        if found is None:
            return ("所求" if quantity is self.asked else quantity.text), None
        return found.text, (found.span.start, found.span.end)

    def _named(self, label: str, span: tuple[int, int] | None = None) -> str:
        self.labels[label] += 1
        shown = label if self.labels[label] == 1 else f"{label}{self.labels[label]}"
        name = f"A{len(self.nodes)}"
        self.nodes.append(Node(name, NodeKind.AGENT, shown, WORLD, span))
        return name

    # One plus or less a fraction belongs to the comparison that uses it

    def _folded(self, place: int) -> bool:
        """Whether this step is a ``1 ± n`` that exactly one product or quotient uses."""
        if self._one_and(place) is None or self.uses[place] != 1:
            return False
        return any(self._takes_share(step, place) for step in self.steps)

    def _takes_share(self, step: Step, place: int) -> bool:
        name = OPERATIONS[step.operation]
        if place not in (step.left, step.right):
            return False
        other = step.left if place == step.right else step.right
        if self._bare(other) or self._one_and(other) is not None:
            return False
        return name == "a*b" or (name == "a/b" and step.right == place) or (name, step.left) == ("b/a", place)

    def _one_and(self, place: int) -> tuple[str, Number] | None:
        """The sign and the number of a step ``1 + n`` or ``1 - n``."""
        at = place - len(self.operands)
        if at < 0:
            return None
        step = self.steps[at]
        name = OPERATIONS[step.operation]
        if step.left != 0 or name not in ("a+b", "a-b") or not self._bare(step.right):
            return None
        number = self.term(step.right) if step.right < len(self.operands) else None
        return (name[1], number) if isinstance(number, Number) and number.value < 1 else None

    def _bare(self, place: int) -> bool:
        return place < len(self.operands) and isinstance(self.term(place), Number)

    # Operations as relations

    def _relate(self, place: int, step: Step, *, last: bool) -> None:
        name = OPERATIONS[step.operation]
        a, b = (step.right, step.left) if name[0] == "b" else (step.left, step.right)
        result = self._result(name[1], a, b, last=last)
        self.terms[place] = result
        predicate, args = self._predicate(name[1], a, b, result, last=last)
        self.relations.append(Relation(predicate, args, Source(self._span(a, b), "", self.score)))
        if last:
            assert isinstance(result, Slot | Unknown)
            self.goal = result

    def _span(self, a: int, b: int) -> tuple[int, int] | None:
        """From the first number of the relation to the last."""
        places = [p for p in (a, b) if 0 < p < len(self.operands)]
        spans = [self.problem.quantities[self.operands[p].quantity or 0].span for p in places]
        return (min(s.start for s in spans), max(s.end for s in spans)) if spans else None

    def _result(self, sign: str, a: int, b: int, *, last: bool) -> Term:
        if last and sign == "/" and self.asked.asks in _SHARES and not self._share(b):
            return Unknown()
        if not last and sign == "/" and not self._share(b):
            return Slot(self._named(f"每{self._unit(b) or '份'}"), Attribute.RATE)
        if not last:
            name = {"+": "合计", "-": "相差", "*": "总量", "/": "原来的量"}[sign]
            return Slot(self._named(name), Attribute.TOTAL)
        return Slot(self._node(self.asked), Attribute.RATE if self.asked.per else Attribute.TOTAL)

    def _share(self, place: int) -> bool:
        return self._bare(place) or self._folded(place)

    def _predicate(
        self, sign: str, a: int, b: int, result: Term, *, last: bool
    ) -> tuple[str, tuple[Term, ...]]:
        if sign == "+":
            return "Together", (result, self.term(a), self.term(b))
        if sign == "-":
            if last and _COMPARED.search(self.problem.questions[-1].clause.span.of(self.problem.text)):
                return "More_than", (self.term(a), self.term(b), result)
            return "Remains", (result, self.term(a), self.term(b))
        if sign == "*":
            return self._product(a, b, result)
        return self._quotient(a, b, result)

    def _product(self, a: int, b: int, result: Term) -> tuple[str, tuple[Term, ...]]:
        if self._folded(a) or (self._bare(a) and not self._folded(b)):
            a, b = b, a
        if self._folded(b):
            return self._by_share(result, self.term(a), b)
        if self._bare(b) and not self._bare(a):
            return self._part_name(b), (result, self.term(a), self.term(b))
        return "Product_of", (result, self.term(a), self.term(b))

    def _quotient(self, a: int, b: int, result: Term) -> tuple[str, tuple[Term, ...]]:
        if self._folded(b):
            return self._by_share(self.term(a), result, b)
        if self._bare(b) and not self._bare(a):
            return self._part_name(b), (self.term(a), result, self.term(b))
        if isinstance(result, Unknown):
            name = "Times_of" if self.asked.asks == "times" else "Fraction_of"
            return name, (self.term(a), self.term(b), result)
        if self._same_measure(a, b):
            return "Times_of", (self.term(a), self.term(b), result)
        return "Product_of", (self.term(a), result, self.term(b))

    def _by_share(self, whole: Term, base: Term, place: int) -> tuple[str, tuple[Term, ...]]:
        found = self._one_and(place)
        assert found is not None
        sign, number = found
        return ("Fraction_more" if sign == "+" else "Fraction_less"), (whole, base, number)

    def _part_name(self, place: int) -> str:
        index = self.operands[place].quantity
        times = index is not None and self.problem.quantities[index].kind is Kind.TIMES
        return "Times_of" if times else "Fraction_of"

    def _same_measure(self, a: int, b: int) -> bool:
        first, second = self._unit(a), self._unit(b)
        return bool(first and second) and compatible(first, second)

    def _unit(self, place: int) -> str:
        """The unit of a number of the text; empty for results."""
        index = self.operands[place].quantity if place < len(self.operands) else None
        return "" if index is None else self.problem.quantities[index].rate_unit
