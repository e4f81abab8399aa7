"""The solution with an unknown: 设…为x, one line after the other until an equation gives x."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.explain.chain import retold
from fabula.explain.explained import ExplainedStep, told
from fabula.explain.figures import Figure, Form, compose, figure, in_x, result_form, write
from fabula.explain.grounds import Grounds
from fabula.explain.maths import Letter, Line, Maths, Num, Word, line_text
from fabula.explain.wording import taken_as_one, wording
from fabula.lang import say
from fabula.situation.formula import Binary, Equation, Expr, Leaf, leaves
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot, Unknown
from fabula.solve.attempt import Attempt
from fabula.solve.equations import Variable
from fabula.solve.outcome import Linear, Step, StepKind

LETTERS = ("x", "y", "z", "u", "v", "w", *(f"x{n}" for n in range(1, 20)))


def by_equations(attempt: Attempt, lang: str = "zh") -> Iterator[ExplainedStep]:
    """The steps of a solved attempt with an unknown x where one is needed, without the answer."""
    yield from _Teller(attempt, lang).tell()


class _Teller:
    """Goes through the trace and remembers how every variable is written so far."""

    def __init__(self, attempt: Attempt, lang: str) -> None:
        self.attempt = attempt
        self.lang = lang
        self.words = wording(attempt, lang)
        self.graph = attempt.reading.graph
        self.grounds = Grounds(attempt)
        self.told = retold(attempt.result, attempt.system)
        self.shown: dict[Variable, Figure] = {}
        for slot, value in attempt.system.given.items():
            given = self.graph.given(slot)
            form = self.words.form(given.quantity) if given else Form.PLAIN
            self.shown[slot] = figure(value, form, lang)

    def tell(self) -> Iterator[ExplainedStep]:
        chain: list[Step] = []
        for at, step in enumerate(self.told):
            match step.kind:
                case StepKind.LET:
                    chain = [step]
                    yield self._let(step)
                case StepKind.EXPRESS:
                    chain.append(step)
                    yield from self._express(step)
                case StepKind.SOLVE:
                    yield self._solve(step)
                    wanted = {self.attempt.system.goal, *(v for s in self.told[at + 1 :] for v in s.needs)}
                    yield from self._back(chain, step, wanted)
                case StepKind.SYSTEM:
                    yield self._system(step)
                case StepKind.UNIT:
                    yield self._unit(step)
                case _:
                    yield from self._compute(step)

    # --- one method a kind ---

    def _let(self, step: Step) -> ExplainedStep:
        self.shown[step.target] = Figure(Letter("x"), lang=self.lang)
        name, unit = self.words.name(step.target), self.words.unit(step.target)
        gap = " " if unit and self.lang == "en" else ""
        text = say("step.let", self.lang, name=name, unit=f"{gap}{unit}")
        return ExplainedStep(0, "let", text, "x", unit=unit, target=step.target, name=name)

    def _compute(self, step: Step) -> Iterator[ExplainedStep]:
        assert step.expr is not None and step.value is not None
        composed = compose(step.expr, self._leaf, self.lang)
        form = self._form(step.expr, step.target, step.value)
        self.shown[step.target] = figure(step.value, form, self.lang)
        if not isinstance(step.expr, Binary):
            yield from self._same(step)
            return
        sides = [composed.maths, *self._results(composed, step.value, form)]
        if form is Form.FRACTION and step.target == self.attempt.system.goal:
            sides += self._as_answered(step.value)
        line = Line(tuple(sides), self.words.unit(step.target))
        yield self._related(step, (line,), self._lead(step))

    def _same(self, step: Step) -> Iterator[ExplainedStep]:
        """A quantity that is another one needs no line; what is taken as 1 does."""
        if taken_as_one(self.graph.relations[step.relation]):
            name = self.words.name(step.target)
            one = Line((Num(Fraction(1)),))
            yield replace(self._related(step, (one,), name), text=say("step.unit_one", self.lang, name=name))

    def _express(self, step: Step) -> Iterator[ExplainedStep]:
        assert step.expr is not None and step.form is not None
        composed = compose(step.expr, self._leaf, self.lang)
        formed = in_x(step.form, self._written(step.expr), self.lang)
        same = isinstance(step.expr, Slot | Unknown)
        simple = same or self._one_operation(step.expr)
        self.shown[step.target] = composed if simple else formed
        if same:
            return
        sides = (composed.maths,) if simple or composed.text == formed.text else (composed.maths, formed.maths)
        line = Line(sides, self.words.unit(step.target))
        yield self._related(step, (line,), self.words.name(step.target))

    def _solve(self, step: Step) -> ExplainedStep:
        assert step.value is not None and step.sides is not None
        equation = self._equation(step.relation)
        left, right = (compose(side, self._leaf, self.lang) for side in (equation.left, equation.right))
        one, other = step.sides
        if not one.slope:
            left, right, one, other = right, left, other, one
        stated = Line((left.maths, right.maths))
        simpler = self._simpler(one, other, max((left.form, right.form), key=list(Form).index))
        form = self._form(Number(step.value), step.target, step.value)
        root = Line((Letter("x"), Num(step.value, form)), self.words.unit(step.target))
        self.shown[step.target] = figure(step.value, form, self.lang)
        lines = [stated, root]
        if self._flat(simpler) not in (self._flat(stated), self._flat(root)):
            lines.insert(1, simpler)
        made = self._related(step, tuple(lines), "", symbolic=equation)
        return replace(made, arithmetic=self._flat(stated))

    def _flat(self, line: Line) -> str:
        return line_text(Line(line.sides), self.lang)

    def _simpler(self, left: Linear, right: Linear, form: Form) -> Line:
        slope, constant = left.slope - right.slope, right.constant - left.constant
        if slope < 0:
            slope, constant = -slope, -constant
        return Line((in_x(Linear(slope, Fraction(0)), form, self.lang).maths, Num(constant)))

    def _back(self, chain: list[Step], closing: Step, wanted: set[Variable]) -> Iterator[ExplainedStep]:
        """With x known, what was expressed in x gets its value; only what is still wanted is written down."""
        assert closing.value is not None
        needed = set(wanted)
        for step in reversed(chain):
            if step.target in needed:
                needed.update(step.needs)
        for step in chain:
            if step.kind is not StepKind.EXPRESS or step.form is None or step.expr is None:
                continue
            value = step.form.slope * closing.value + step.form.constant
            if step.target in needed:
                computed = self._compute(replace(step, kind=StepKind.COMPUTE, value=value))
                yield from (replace(made, kind="substitute") for made in computed)
            self.shown[step.target] = figure(value, self._form(step.expr, step.target, value), self.lang)

    def _system(self, step: Step) -> ExplainedStep:
        assert step.value is not None
        letters = self._letters(step)
        before = dict(self.shown)
        self.shown.update(letters)
        lines = []
        for relation in step.relations:
            equation = self._equation(relation)
            sides = (compose(side, self._leaf, self.lang) for side in (equation.left, equation.right))
            lines.append(Line(tuple(side.maths for side in sides)))
        self.shown = before
        form = self._form(Number(step.value), step.target, step.value)
        self.shown[step.target] = figure(step.value, form, self.lang)
        for variable, value in self.attempt.result.values:
            self.shown.setdefault(variable, figure(value, Form.PLAIN, self.lang))
        root = Line((letters[step.target].maths, Num(step.value, form)), self.words.unit(step.target))
        names = say("sep.comma", self.lang).join(
            say("step.is_letter", self.lang, name=self.words.name(v), letter=f.text, unit=self.words.unit(v))
            for v, f in letters.items()
        )
        stated = say("sep.semicolon", self.lang).join(self._flat(line) for line in lines)
        text = say("step.system", self.lang, names=names, equations=stated, root=line_text(root, self.lang))
        made = self._related(step, (*lines, root), "")
        return replace(made, text=text, arithmetic=stated, relations=step.relations)

    def _letters(self, step: Step) -> dict[Variable, Figure]:
        """x for what is asked, then y, z and so on for the other unknowns of a system."""
        solved = {s.target for s in self.told}
        others = [v for v in step.needs if v not in self.shown and v not in solved]
        pairs = zip((step.target, *others), LETTERS, strict=False)
        return {variable: Figure(Letter(letter), lang=self.lang) for variable, letter in pairs}

    def _unit(self, step: Step) -> ExplainedStep:
        self.shown[step.target] = figure(Fraction(1))
        name = self.words.name(step.target)
        text = say("step.unit_one", self.lang, name=name)
        reason = say("step.size_does_not_matter", self.lang)
        one = (Line((Num(Fraction(1)),)),)
        return ExplainedStep(0, "unit", text, "1", Fraction(1), reason=reason, target=step.target, name=name, lines=one)

    # --- pieces ---

    def _leaf(self, leaf: Leaf) -> Figure:
        if isinstance(leaf, Number):
            return figure(leaf.value, self.words.form(leaf.quantity), self.lang)
        return self.shown.get(leaf) or Figure(Letter("?"), lang=self.lang)

    def _written(self, expr: Expr) -> Form:
        forms = [self._leaf(leaf).form for leaf in leaves(expr)]
        return max(forms, key=list(Form).index, default=Form.PLAIN)

    def _form(self, expr: Expr, target: Variable, value: Fraction) -> Form:
        asks = self.graph.goal.asks if target == self.attempt.system.goal else ""
        unit = self.words.unit(target)
        return written_form([self._leaf(leaf) for leaf in leaves(expr)], value, unit, asks)

    def _one_operation(self, expr: Expr) -> bool:
        """``x + 5``, ``30%x``: nothing to be gathered."""
        parts = [self._leaf(leaf).maths for leaf in leaves(expr)]
        return len(parts) == 2 and sum(isinstance(part, Letter) for part in parts) == 1

    def _results(self, made: Figure, value: Fraction, form: Form) -> Iterator[Maths]:
        if form is Form.PERCENT and (value * 10**6).denominator == 1 and "%" not in made.text:
            yield Num(value)
        yield Num(value, form)

    def _as_answered(self, value: Fraction) -> Iterator[Maths]:
        """``=1.55`` after 31/20, where the answer is given as a decimal."""
        if self.graph.goal.asks == "number" and "." in write(value):
            yield Num(value)

    def _lead(self, step: Step) -> str:
        """What a line is about: the attribute's name, or what is asked of two things."""
        if isinstance(step.target, Unknown) and step.relation >= 0:
            return self.words.sentence(self.graph.relations[step.relation])
        return self.words.name(step.target)

    def _equation(self, relation: int) -> Equation:
        return next(e for e in self.attempt.system.equations if e.relation == relation)

    def _why(self, relation: Relation, step: Step) -> str:
        """The reason of a relation, a product in the direction in which it is used: 时间=路程÷速度."""
        owned = [a for a in relation.args if isinstance(a, Slot)]
        one = len(owned) == 3 and len({a.node for a in owned}) == 1 and owned[1].attribute is Attribute.RATE
        if relation.predicate == "Product_of" and one and relation.implicit and step.target in owned:
            rate, amount, total = self.words.triple(owned[0].node)
            place = owned.index(step.target)
            return say(f"formula.{place}", self.lang, rate=rate, amount=amount, total=total)
        return self.words.reason(relation)

    def _related(
        self, step: Step, lines: tuple[Line, ...], name: str, symbolic: Equation | None = None
    ) -> ExplainedStep:
        """A step that a relation of the graph justifies."""
        relations = step.relations or ((step.relation,) if step.relation >= 0 else ())
        gap = "=" if self.lang == "zh" else " = "
        reasons = dict.fromkeys(self._why(self.graph.relations[r], step) for r in relations)
        if symbolic is not None:
            equation = gap.join(self._symbolic(side) for side in (symbolic.left, symbolic.right))
        elif step.expr is not None:
            equation = f"{self.words.name(step.target)}{gap}{self._symbolic(step.expr)}"
        else:
            equation = say("sep.semicolon", self.lang).join(reasons)
        cites = self.grounds.of(relations)
        return ExplainedStep(
            0,
            step.kind.value,
            told(name, lines, self.lang),
            say("sep.semicolon", self.lang).join(self._flat(line) for line in lines),
            step.value,
            self.words.unit(step.target),
            say("sep.semicolon", self.lang).join(reasons),
            equation,
            relations[0] if relations else -1,
            relations,
            cites[0] if cites else None,
            self.grounds.quote(cites),
            cites,
            step.target,
            name,
            lines,
        )

    def _symbolic(self, expr: Expr) -> str:
        """The expression in attribute names."""

        def leaf(part: Leaf) -> Figure:
            if isinstance(part, Number):
                return self._leaf(part)
            return Figure(Word(self.words.name(part)), lang=self.lang)

        return compose(expr, leaf, self.lang).text


def written_form(pieces: Iterable[Figure], value: Fraction, unit: str, asks: str = "") -> Form:
    """How the result of a step on these numbers is written; ``asks`` if it is what the question wants."""
    if asks in ("percent", "fraction"):
        return Form.PERCENT if asks == "percent" else Form.FRACTION
    pieces = list(pieces)
    form = result_form((piece.form for piece in pieces), value, unit)
    decimals = any("." in piece.text for piece in pieces)
    if form is Form.FRACTION and unit and decimals and (value * 1000).denominator == 1:
        return Form.PLAIN
    # 1÷15=1/15: a part of the whole stays a fraction where no decimal was used.
    part = form is Form.PLAIN and not unit and 0 < value < 1 and not decimals
    return Form.FRACTION if part else form
