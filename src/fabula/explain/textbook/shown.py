"""How the quantities of a textbook solution are written: numbers, forms and units."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from fabula.explain.conversions import KILOMETRE
from fabula.explain.equation import written_form
from fabula.explain.figures import Figure, Form, figure
from fabula.explain.lexicon import filled, lexeme
from fabula.explain.maths import Maths, Num, Word
from fabula.explain.textbook.concepts import Kinds
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.recast import Recast
from fabula.explain.textbook.scales import Scales
from fabula.explain.wording import wording
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, Leaf, evaluate, leaves
from fabula.situation.nodes import ProblemType
from fabula.situation.terms import Attribute, Number, Slot
from fabula.solve.attempt import Attempt
from fabula.solve.dimensions import infer
from fabula.solve.equations import Variable
from fabula.text import Kind
from fabula.text.units import dimension


class Shown:
    """Remembers how each quantity is written."""

    def __init__(self, attempt: Attempt, case: Recast, lang: str, scaled: bool = True) -> None:
        self.attempt = attempt
        self.scales = Scales(attempt, case, wanted=scaled and lang == "zh")
        self.case = case
        self.lang = lang
        self.words = wording(attempt, lang)
        self.kinds = Kinds(self.words, infer(case.graph)[0], case.shared)
        self.names = Names(self.words, case, self.kinds)
        self.values: dict[Variable, Fraction] = dict(case.known)
        self.shown: dict[Variable, Figure] = {}
        self.ones = set(case.taken_as_one)
        self.sizeless: set[Leaf] = set(case.taken_as_one)  # what depends on a whole that is only called 1
        self.far: set[Leaf] = set()  # what is shown in kilometres though it is computed in the centimetres of a map
        for variable, value in case.known.items():
            fast = self.words.mapped and self._unit_of(variable).startswith(lexeme("centimetre") + "/")
            self.shown[variable] = figure(
                value / (KILOMETRE if fast else self.scales.of(variable)), self._given_form(variable), lang
            )
            self.far |= {variable} if fast else set()
            if clock := self._clock(case.places.get(variable), value):
                self.shown[variable] = clock

    def _clock(self, place: int | None, value: Fraction) -> Figure | None:
        """8时20分, no 25/3, where a time of the day in the text has minutes."""
        found = self.attempt.problem.quantities
        if place is None or self.lang != "zh" or not 0 <= place < len(found) or found[place].kind is not Kind.CLOCK:
            return None
        minutes = value % 1 * 60
        exact = any(q.kind is Kind.CLOCK and Fraction(q.value or 0).denominator > 1 for q in found)
        if not exact or minutes.denominator > 1 or value < 0:
            return None
        key = "clock_minutes" if minutes else "clock_hours"
        return Figure(Word(filled(key, h=str(int(value)), m=str(minutes))), lang=self.lang)

    def _given_form(self, variable: Variable) -> Form:
        for one in self.case.shared(variable):
            for given in self.attempt.reading.graph.givens:
                if given.slot == one:
                    return self.words.form(given.quantity)
        return Form.PLAIN

    def _unit_of(self, variable: Variable) -> str:
        return "/".join(filter(None, self.words.units.get(variable, ("", ""))))

    def _leaf(self, leaf: Leaf) -> Figure:
        if isinstance(leaf, Number):
            if clock := self._clock(leaf.quantity, leaf.value):
                return clock
            return figure(leaf.value / self.scales.of(leaf), self.words.form(leaf.quantity), self.lang)
        return self.shown[leaf]

    def _results(self, value: Fraction, form: Form, made: Figure, variable: Variable) -> Iterator[Maths]:
        if form is Form.PERCENT and (value * 10**6).denominator == 1 and "%" not in made.text:
            yield Num(value)
        yield Num(value, form)
        asked = variable == self.case.goal and self.attempt.reading.graph.goal.asks == "number"
        if form is Form.FRACTION and asked and (value * 10**6).denominator == 1 and value.denominator > 1:
            yield Num(value)

    def _unit(self, variable: Variable, expr: Expr) -> str:
        if isinstance(expr, Binary) and expr.op == "//" and variable != self.case.goal:
            return ""
        if (
            self.names.over_the_way(expr) or any(v in self.sizeless for v in leaves(expr))
        ) and variable != self.case.goal:
            self.sizeless.add(variable)
            return ""
        own = self.words.units.get(variable)
        if not own and variable == self.case.goal:
            own = next((u for v in self.case.shared(variable) if (u := self.words.units.get(v))), None)
        above, below = own or self.kinds.unit(expr)
        if not above and variable == self.case.goal:
            above = self.attempt.reading.graph.goal.unit.partition("/")[0]
        if not above and not isinstance(variable, Slot):
            above = self._counted_per_one(expr)
        if not above and isinstance(expr, Binary) and expr.op == "/":
            above = self._of_each(expr)
        if not above and self.names.two_fold(variable):
            total = (
                self.words.units.get(Slot(v.node, Attribute.TOTAL))
                for v in self.case.shared(variable)
                if isinstance(v, Slot)
            )
            above = next((unit[0] for unit in total if unit), "")
        mean = isinstance(variable, Slot) and variable.attribute is Attribute.RATE
        if mean and dimension(below) != "time" and lexeme("mean") in self.words.name(variable):
            below = ""  # 平均体重 is in 千克, not in 千克/人
        if (
            isinstance(variable, Slot)
            and variable.attribute is Attribute.RATE
            and self.words.frame_triple(variable.node)
        ):
            below = ""  # the length of a gap is in 米
        gaps = isinstance(variable, Slot) and variable.attribute is Attribute.AMOUNT and variable != self.case.goal
        if gaps and isinstance(variable, Slot) and self.words.gaps(variable.node) and self.lang == "zh":
            return say("unit.gap", self.lang)
        if gaps and isinstance(variable, Slot) and self.words.floors(variable.node):
            return say("unit.floor", self.lang)
        answer = self.attempt.answer
        if variable == self.case.goal and not own and answer is not None and answer.unit:
            if answer.value == evaluate(expr, self.values):
                return self.words.unit_text(answer.unit)  # what the question asks for tells it best
        return self.words.unit_text(above, "" if self._plain_rate(above, below) else below)

    def _plain_rate(self, above: str, below: str) -> bool:
        """Whether a rate is written in its own unit: 每天90套 is 90（套）, only a speed is 60（千米/小时）."""
        way = dimension(above) == "length" and dimension(below) == "time"
        speed = way and (self.words.moving or self.words.graph.type is ProblemType.JOURNEY)
        return bool(above and below) and self.lang == "zh" and not (speed and not self.words.working_only)

    def _counted_per_one(self, expr: Expr) -> str:
        """只 of 4−2, the feet that one animal has more: 只 for each 只 is no bare number."""
        rates = [leaf for leaf in leaves(expr) if isinstance(leaf, Slot) and leaf.attribute is Attribute.RATE]
        total = {self.words.units.get(Slot(r.node, Attribute.TOTAL), ("", ""))[0] for r in rates}
        amount = {self.words.units.get(Slot(r.node, Attribute.AMOUNT), ("", ""))[0] for r in rates}
        sums = isinstance(expr, Binary) and expr.op in "+-" and len(rates) == len(list(leaves(expr)))
        return total.pop() if sums and total == amount and len(total) == 1 else ""

    def _of_each(self, expr: Binary) -> str:
        """棵 of 32÷4, what one does in so many days divided by the days."""
        above, per = self.kinds.unit(expr.left)
        by, below = self.kinds.unit(expr.right)
        return above if per and not below and dimension(by) == "time" and dimension(per) != "time" else ""

    def _form(self, expr: Expr, variable: Variable, value: Fraction, unit: str) -> Form:
        asks = self.attempt.reading.graph.goal.asks if variable == self.case.goal else ""
        if asks == "discount" and (value * 1000).denominator == 1:
            return Form.PLAIN  # 640÷800=0.8, which is 八折
        return written_form([self._leaf(leaf) for leaf in leaves(expr)], value, unit, asks)
