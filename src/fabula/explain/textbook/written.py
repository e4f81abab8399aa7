"""A step of the textbook solution as a line: its name, its arithmetic, its unit, its reason, its words in the text."""

from __future__ import annotations

from fractions import Fraction

from fabula.explain.conversions import KILOMETRE
from fabula.explain.explained import ExplainedStep, told
from fabula.explain.figures import Figure, Form, compose, figure
from fabula.explain.grounds import Grounds, Place
from fabula.explain.lexicon import lexeme
from fabula.explain.maths import Line, Word, line_text
from fabula.explain.textbook.derived import Derived
from fabula.explain.textbook.reasons import Reasons
from fabula.explain.textbook.recast import INNER, RATES, Recast
from fabula.explain.textbook.shown import Shown
from fabula.explain.textbook.truth import Truth
from fabula.explain.wording import whole_words
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, Leaf, evaluate, leaves
from fabula.situation.terms import Number, Unknown
from fabula.solve.attempt import Attempt
from fabula.solve.dimensions import measure
from fabula.solve.equations import Variable

PIECE = "piece"


class Written(Shown):
    """Writes steps one after the other and remembers what each stands for."""

    def __init__(self, attempt: Attempt, case: Recast, lang: str, scaled: bool = True) -> None:
        super().__init__(attempt, case, lang, scaled)
        self.reasons = Reasons(self.names)
        self.truth = Truth(self.names, self.reasons)
        self.grounds = Grounds(attempt)
        self.pieces: dict[Expr, Unknown] = {}
        self.steps: dict[Variable, Expr] = {}  # what each step computes, in terms of the reading's quantities
        self.made: dict[str, tuple[Expr, str]] = {}  # … and in which unit it is computed, by its text

    def _step(self, derived: Derived, expr: Expr, reason: str) -> ExplainedStep:
        ones = [v for v in leaves(expr) if not isinstance(v, Number) and v in self.ones]
        if not ones and self.ones and any(leaf in self.sizeless for leaf in leaves(expr)):
            ones = [next(v for v in self.case.taken_as_one if v in self.ones)]
        for variable in dict.fromkeys(ones):
            self.ones.discard(variable)
            if say("why.one", self.lang) in reason:
                continue
            lead = say("why.unit_one", self.lang, whole=self.names.whole(variable))
            reason = f"{lead}{say('sep.comma', self.lang)}{reason}" if reason else lead
        inner = isinstance(derived.target, Unknown) and derived.target.name.startswith((INNER, RATES))
        target = None if inner else derived.target
        name = self.names.of(derived.target, derived)
        return self._line(derived.target, expr, name, reason, derived.relations, target)

    def _line(
        self,
        variable: Variable,
        expr: Expr,
        name: str,
        reason: str,
        relations: tuple[int, ...],
        target: Variable | None,
        unit: str = "",
    ) -> ExplainedStep:
        value = evaluate(expr, self.values)
        honest = self.truth.name(name, expr, variable, value, self._measured(variable, expr))
        reason = whole_words(self.truth.reason(reason, honest, expr, variable))
        if self.lang == "zh":
            reason = self.truth.plain.usage.of_ring(reason, variable)
        if (name or honest) and (isinstance(variable, Unknown) or variable != self.case.goal):
            self.names.told[variable] = honest
        name = honest
        self.steps[variable] = self._in_quantities(expr)
        measured = measure(unit) if unit else self.kinds.measure(expr)
        unit = unit or self._unit(variable, expr)
        if variable == self.case.goal and self.attempt.reading.graph.goal.asks in ("percent", "fraction"):
            unit = ""  # 25%, not 25% of an hour
        self.values[variable], computed = value, unit
        scale, myriad = self.scales.make(variable, expr)
        value, unit = value / scale, myriad + unit
        form = self._form(expr, variable, value, unit)
        small, large = (self.words.unit_text(lexeme(name)) for name in ("centimetre", "kilometre"))
        if unit.startswith(small) and any(leaf in self.far for leaf in leaves(expr)):
            self.far.add(variable)
            value, unit = value / KILOMETRE, unit.replace(small, large, 1)
        self.kinds.units = {**self.kinds.units, variable: measured}
        made = compose(expr, self._leaf, self.lang)
        self.shown[variable] = figure(value, form, self.lang)
        lines: tuple[Line, ...] = (Line((made.maths, *self._results(value, form, made, variable)), unit),)
        if isinstance(expr, Binary) and expr.op == "//":  # 365÷100=3……65
            lines = self._with_rest(made, value, expr) or lines
        self.made[told(name, lines, self.lang)] = self.steps[variable], computed
        cites = self._cites(expr, relations if target is not None else ())
        return ExplainedStep(
            0,
            "compute",
            told(name, lines, self.lang),
            line_text(Line(lines[0].sides), self.lang),
            value,
            unit,
            reason,
            self._equation(name, expr),
            relations[0],
            relations,
            cites[0] if cites else None,
            self.grounds.quote(cites),
            cites,
            self._original(target),
            name,
            lines,
        )

    def _measured(self, variable: Variable, expr: Expr) -> tuple[str, str]:
        """The unit of what a step finds, and per what: that of the quantity, else that of the expression."""
        return self.words.units.get(variable) or self.kinds.unit(expr)

    def _in_quantities(self, expr: Expr) -> Expr:
        """An expression with what earlier steps found on the way written out."""
        if isinstance(expr, Binary):
            return Binary(expr.op, self._in_quantities(expr.left), self._in_quantities(expr.right))
        return self.steps.get(expr, expr) if isinstance(expr, Unknown) else expr

    def _with_rest(self, made: Figure, value: Fraction, expr: Binary) -> tuple[Line, ...]:
        """A division of which only whole times count, with what remains; nothing if it comes out even."""
        rest = evaluate(expr.left, self.values) - value * evaluate(expr.right, self.values)
        words = {"whole": figure(value, Form.PLAIN, self.lang).text, "rest": figure(rest, Form.PLAIN, self.lang).text}
        if self.lang == "zh" and (unit := self.words.unit_text(self.kinds.unit(expr.left)[0])):
            words = {"whole": f"{words['whole']}（{lexeme('times')}）", "rest": f"{words['rest']}（{unit}）"}
        return (Line((made.maths, Word(say("step.remainder", self.lang, **words)))),) if rest else ()

    def _cites(self, expr: Expr, relations: tuple[int, ...]) -> tuple[Place, ...]:
        """The words of the relations, then those of the numbers used that stand elsewhere."""
        stated = [r.source.span for i in relations[:1] if (r := self.words.graph.relations[i]).source.span]
        used = (leaf.quantity if isinstance(leaf, Number) else self.case.places.get(leaf) for leaf in leaves(expr))
        numbers = self.grounds.places(q for q in used if q is not None)
        spans = [span for span in stated if span is not None]
        outside = [n for n in numbers if not any(a <= n[0] and n[1] <= b for a, b in spans)]
        return tuple(dict.fromkeys((*spans, *outside)))

    def _original(self, target: Variable | None) -> Variable | None:
        """A piece has no place in the graph."""
        goal = self.attempt.system.goal
        if target is not None and target in self.case.shared(self.case.goal) and target != goal:
            return goal
        own = isinstance(target, Unknown) and target != goal
        return None if own else target

    def _equation(self, name: str, expr: Expr) -> str:
        def leaf(part: Leaf) -> Figure:
            if isinstance(part, Number):
                return self._leaf(part)
            return Figure(Word(self.names.of(part)), lang=self.lang)

        made = compose(expr, leaf, self.lang).text
        gap = "=" if self.lang == "zh" else " = "
        return f"{name}{gap}{made}" if name else made

    def _piece(
        self, expr: Expr, relations: tuple[int, ...], name: str, reason: str = "", unit: str = ""
    ) -> tuple[Expr, list[ExplainedStep]]:
        """An intermediate result; told once."""
        if not isinstance(expr, Binary):
            return expr, []
        if expr in self.pieces:
            return self.pieces[expr], []
        piece = self.pieces[expr] = Unknown(f"{PIECE}{len(self.pieces)}")
        reason = reason or self.reasons.sum_of(expr)
        name = name or self.names.sum_of(expr) or self.names.made_of(expr)
        reason = reason or self.reasons.made_of(expr)
        reason = (self.reasons.by_names(name, expr) if reason in self.reasons.generic else "") or reason
        step = self._line(piece, expr, name, reason, relations, None, unit)
        return piece, [step]
