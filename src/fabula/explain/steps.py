"""The solution as a pupil writes it: numbered steps, each with its reason and the words it rests on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from fabula.explain.chain import retold
from fabula.explain.figures import Figure, Form, compose, figure, in_x, result_form, write
from fabula.explain.grounds import Grounds, Place
from fabula.explain.reply import reply
from fabula.explain.wording import objection, wording
from fabula.situation.formula import Binary, Equation, Expr, Leaf, leaves
from fabula.situation.terms import Number, Slot, Unknown
from fabula.solve.attempt import Attempt
from fabula.solve.equations import Conversion, Variable
from fabula.solve.outcome import Linear, Step, StepKind


@dataclass(frozen=True, slots=True)
class ExplainedStep:
    """One line of a solution.

    ``text`` is the line, ``arithmetic`` its numbers alone, ``equation`` the same in attribute names and
    ``reason`` why it holds. ``relation`` is the index of the graph's relation (−1: none, as for a
    conversion), ``relations`` all of them for a step that needs several. ``span`` and ``quote`` are the place
    and words of the text it rests on; ``cites`` all such places.
    """

    number: int
    kind: str
    text: str
    arithmetic: str = ""
    value: Fraction | None = None
    unit: str = ""
    reason: str = ""
    equation: str = ""
    relation: int = -1
    relations: tuple[int, ...] = ()
    span: Place | None = None
    quote: str = ""
    cites: tuple[Place, ...] = ()
    target: Variable | None = None


def steps(attempt: Attempt, lang: str = "zh") -> tuple[ExplainedStep, ...]:
    """The steps of a solved attempt, numbered from 1, the answer last; unsolved, only the last line."""
    teller = _Teller(attempt, lang)
    told = [*teller.tell()] if attempt.result.solved else []
    last = ExplainedStep(0, "answer", reply(attempt, lang), target=attempt.system.goal)
    if attempt.answer is not None:
        last = replace(last, value=attempt.answer.value, unit=attempt.answer.unit)
    return tuple(replace(step, number=n) for n, step in enumerate([*told, last], 1))


def plain(attempt: Attempt, lang: str = "zh") -> str:
    """The whole solution as printed text."""
    told = steps(attempt, lang)
    lines = ["解：" if lang == "zh" else "Solution"]
    for step in told[:-1]:
        lines.append(f"{step.number:>2}. {step.text}")
        if step.reason and step.reason.lower() not in step.text.lower():
            lines.append(f"      〔{step.reason}〕" if lang == "zh" else f"      [{step.reason}]")
    if len(told) == 1:
        lines = []
    lines.append(told[-1].text)
    head = "注意：" if lang == "zh" else "Note: "
    lines.extend(f"{head}{objection(doubt, lang)}" for doubt in attempt.objections)
    return "\n".join(lines)


class _Teller:
    """Goes through the trace and remembers how every variable is written so far."""

    def __init__(self, attempt: Attempt, lang: str) -> None:
        self.attempt = attempt
        self.lang = lang
        self.zh = lang == "zh"
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
        yield from self._conversions()
        told = self.told
        chain: list[Step] = []
        for at, step in enumerate(told):
            match step.kind:
                case StepKind.LET:
                    chain = [step]
                    yield self._let(step)
                case StepKind.EXPRESS:
                    chain.append(step)
                    yield self._express(step)
                case StepKind.SOLVE:
                    yield self._solve(step)
                    wanted = {self.attempt.system.goal, *(v for s in told[at + 1 :] for v in s.needs)}
                    yield from self._back(chain, step, wanted)
                case StepKind.SYSTEM:
                    yield self._system(step)
                case StepKind.UNIT:
                    yield self._unit(step)
                case _ if not self._nothing_new(step):
                    yield self._compute(step)
        yield from self._asked_unit()

    # --- one method a kind ---

    def _conversions(self) -> Iterator[ExplainedStep]:
        used = {q for step in self.told for r in _relations(step) for q in self.grounds.quantities(r)}
        for conversion in dict.fromkeys(self.attempt.system.conversions):
            if conversion.quantity is None or conversion.quantity in used:
                yield self._conversion(conversion)

    def _conversion(self, conversion: Conversion) -> ExplainedStep:
        words, q = self.words, conversion.quantity
        before = words.measured(conversion.value, conversion.unit, quantity=q)
        after = words.measured(conversion.converted, conversion.working)
        text = f"{before}={after}" if self.zh else f"{before} = {after}"
        return self._step(
            "convert",
            text,
            text,
            value=conversion.converted,
            unit=words.unit_text(conversion.working),
            reason="统一单位" if self.zh else "the same unit throughout",
            cites=self.grounds.places([] if q is None else [q]),
        )

    def _let(self, step: Step) -> ExplainedStep:
        self.shown[step.target] = Figure("x", known=False)
        name, unit = self.words.name(step.target), self.words.unit(step.target)
        text = f"设{name}为x{unit}。" if self.zh else f"Let the {name} be x{unit and ' ' + unit}."
        return self._step("let", text, "x", unit=unit, target=step.target)

    def _compute(self, step: Step) -> ExplainedStep:
        assert step.expr is not None and step.value is not None
        composed = compose(step.expr, self._leaf, self.lang)
        form = self._form(step.expr, step.target, step.value)
        self.shown[step.target] = figure(step.value, form, self.lang)
        if not isinstance(step.expr, Binary):
            return self._same(step)
        arithmetic = self._equals(composed.text, step.value, form)
        if form is Form.FRACTION and step.target == self.attempt.system.goal:
            arithmetic += self._as_answered(step.value)
        name = self._lead(step)
        return self._related(step, self._line(name, arithmetic, self.words.unit(step.target)), arithmetic)

    def _nothing_new(self, step: Step) -> bool:
        """A whole of a single part: true, and not worth a line."""
        if not isinstance(step.expr, Slot) or step.relation < 0 or step.expr not in self.shown:
            return False
        relation = self.graph.relations[step.relation]
        if relation.predicate != "Together" or len(relation.args) != 2:
            return False
        self.shown[step.target] = self.shown[step.expr]
        return True

    def _same(self, step: Step) -> ExplainedStep:
        """A step that only says: this is the same as that."""
        assert step.value is not None
        unit, name = self.words.unit(step.target), self.words.name(step.target)
        value = self.shown[step.target].text
        if self.graph.relations[step.relation].source.rule == "unit_one":
            text = f"把{name}看作单位“1”。" if self.zh else f"Take the {name} as 1."
            return self._related(step, text, "1")
        measured = f"{value}{unit}" if self.zh else f"{value} {unit}".rstrip()
        also = isinstance(step.expr, Slot) and step.expr.attribute is getattr(step.target, "attribute", None)
        text = f"{name}{'也' if also else '就'}是{measured}。" if self.zh else f"{_capital(name)}: {measured}"
        return self._related(step, text, measured if self.zh else value)

    def _express(self, step: Step) -> ExplainedStep:
        assert step.expr is not None and step.form is not None
        composed = compose(step.expr, self._leaf, self.lang)
        written = self._written(step.expr)
        formed = in_x(step.form, written, self.lang)
        simple = isinstance(step.expr, Slot | Unknown) or self._one_operation(step.expr)
        self.shown[step.target] = composed if simple else formed
        gap = "=" if self.zh else " = "
        arithmetic = (
            composed.text if simple or composed.text == formed.text else f"{composed.text}{gap}{formed.text}"
        )
        name = self.words.name(step.target)
        unit = self.words.unit(step.target)
        if self.zh and isinstance(step.expr, Slot):
            return self._related(step, f"{name}也是{arithmetic}{unit}。", arithmetic)
        return self._related(step, self._line(name, arithmetic, unit), arithmetic)

    def _solve(self, step: Step) -> ExplainedStep:
        assert step.value is not None and step.sides is not None
        equation = self._equation(step.relation)
        left, right = (compose(side, self._leaf, self.lang) for side in (equation.left, equation.right))
        one, other = step.sides
        if not one.slope:
            left, right, one, other = right, left, other, one
        gap = "=" if self.zh else " = "
        stated = f"{left.text}{gap}{right.text}"
        form = max((left.form, right.form), key=list(Form).index)
        simpler = self._simpler(one, other, form)
        form = self._form(Number(step.value), step.target, step.value)
        root = f"x{gap}{write(step.value, form, self.lang)}"
        self.shown[step.target] = figure(step.value, form, self.lang)
        unit = self.words.unit(step.target)
        middle = [simpler] if simpler not in (stated, root) else []
        if self.zh:
            text = f"{'，'.join([stated, *middle])}，{root}" + (f"（{unit}）" if unit else "")
        else:
            text = f"{', so '.join([stated, *middle, root])} {unit}".rstrip()
        return self._related(step, text, stated, symbolic=equation)

    def _simpler(self, left: Linear, right: Linear, form: Form) -> str:
        slope, constant = left.slope - right.slope, right.constant - left.constant
        if slope < 0:
            slope, constant = -slope, -constant
        gap = "=" if self.zh else " = "
        return f"{in_x(Linear(slope, Fraction(0)), form, self.lang).text}{gap}{write(constant)}"

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
                yield replace(
                    self._compute(replace(step, kind=StepKind.COMPUTE, value=value)), kind="substitute"
                )
            self.shown[step.target] = figure(value, self._form(step.expr, step.target, value), self.lang)

    def _system(self, step: Step) -> ExplainedStep:
        assert step.value is not None
        letters = self._letters(step)
        gap, comma = ("=", "；") if self.zh else (" = ", "; ")
        stated = []
        before = dict(self.shown)
        self.shown.update(letters)
        for relation in step.relations:
            equation = self._equation(relation)
            sides = (compose(side, self._leaf, self.lang) for side in (equation.left, equation.right))
            stated.append(gap.join(side.text for side in sides))
        self.shown = before
        form = self._form(Number(step.value), step.target, step.value)
        self.shown[step.target] = figure(step.value, form, self.lang)
        for variable, value in self.attempt.result.values:
            self.shown.setdefault(variable, figure(value, Form.PLAIN, self.lang))
        unit = self.words.unit(step.target)
        names = ("，" if self.zh else ", ").join(
            f"{self.words.name(v)}{'为' if self.zh else ' = '}{f.text}{self.words.unit(v) if self.zh else ''}"
            for v, f in letters.items()
        )
        root = f"{letters[step.target].text}{gap}{write(step.value, form, self.lang)}"
        if self.zh:
            text = f"设{names}。列方程组：{comma.join(stated)}。解得{root}" + (f"（{unit}）" if unit else "")
        else:
            text = f"Let {names}. {comma.join(stated)}. Hence {root} {unit}".rstrip()
        return replace(self._related(step, text, comma.join(stated)), relations=step.relations)

    def _letters(self, step: Step) -> dict[Variable, Figure]:
        """x for what is asked, then y, z and so on for the other unknowns of a system."""
        solved = {s.target for s in self.told}
        others = [v for v in step.needs if v not in self.shown and v not in solved]
        letters = ["x", "y", "z", "u", "v", "w", *(f"x{n}" for n in range(1, 20))]
        pairs = zip((step.target, *others), letters, strict=False)
        return {variable: Figure(letter, known=False) for variable, letter in pairs}

    def _unit(self, step: Step) -> ExplainedStep:
        self.shown[step.target] = figure(Fraction(1))
        name = self.words.name(step.target)
        text = f"把{name}看作单位“1”。" if self.zh else f"Take the {name} as 1."
        reason = "它的大小不影响结果" if self.zh else "its size does not matter to what is asked"
        return self._step("unit", text, "1", value=Fraction(1), reason=reason, target=step.target)

    def _asked_unit(self) -> Iterator[ExplainedStep]:
        """The answer may be wanted in another unit than the one computed in."""
        answer, result, goal = self.attempt.answer, self.attempt.result, self.graph.goal
        if answer is None or result.value is None or answer.value == result.value or goal.asks != "number":
            return
        above, below = self.words.units.get(self.attempt.system.goal, ("", ""))
        before = self.words.measured(result.value, above, below)
        after = self.words.measured(answer.value, answer.unit)
        text = f"{before}={after}" if self.zh else f"{before} = {after}"
        if above:
            yield self._step(
                "convert", text, text, value=answer.value, unit=self.words.unit_text(answer.unit)
            )

    # --- pieces ---

    def _leaf(self, leaf: Leaf) -> Figure:
        if isinstance(leaf, Number):
            return figure(leaf.value, self.words.form(leaf.quantity), self.lang)
        return self.shown.get(leaf) or Figure("?", known=False)

    def _written(self, expr: Expr) -> Form:
        forms = [self._leaf(leaf).form for leaf in leaves(expr)]
        return max(forms, key=list(Form).index, default=Form.PLAIN)

    def _form(self, expr: Expr, target: Variable, value: Fraction) -> Form:
        if target == self.attempt.system.goal:
            match self.graph.goal.asks:
                case "percent":
                    return Form.PERCENT
                case "fraction":
                    return Form.FRACTION
        unit = self.words.unit(target)
        pieces = [self._leaf(leaf) for leaf in leaves(expr)]
        form = result_form((piece.form for piece in pieces), value, unit)
        # 1÷15=1/15: a part of the whole stays a fraction where no decimal was used.
        part = form is Form.PLAIN and not unit and 0 < value < 1 and not any("." in p.text for p in pieces)
        if (
            form is Form.FRACTION
            and unit
            and any("." in p.text for p in pieces)
            and (value * 1000).denominator == 1
        ):
            return Form.PLAIN
        return Form.FRACTION if part else form

    def _one_operation(self, expr: Expr) -> bool:
        """``x + 5``, ``30%x``: nothing to be gathered."""
        parts = [self._leaf(leaf).text for leaf in leaves(expr)]
        return len(parts) == 2 and parts.count("x") == 1

    def _equals(self, text: str, value: Fraction, form: Form) -> str:
        gap = "=" if self.zh else " = "
        result = write(value, form, self.lang)
        if form is Form.PERCENT and (value * 10**6).denominator == 1 and "%" not in text:
            return gap.join((text, write(value), result))
        return f"{text}{gap}{result}"

    def _as_answered(self, value: Fraction) -> str:
        """``=1.55`` after 31/20, where the answer is given as a decimal."""
        asks, decimal = self.graph.goal.asks, write(value)
        return f"{'=' if self.zh else ' = '}{decimal}" if asks == "number" and "." in decimal else ""

    def _line(self, name: str, arithmetic: str, unit: str) -> str:
        if self.zh:
            return f"{name}：{arithmetic}" + (f"（{unit}）" if unit else "")
        return f"{_capital(name)}: {arithmetic} {unit}".rstrip()

    def _lead(self, step: Step) -> str:
        """What a line is about: the attribute's name, or what is asked of two things."""
        if isinstance(step.target, Unknown) and step.relation >= 0:
            return self.words.sentence(self.graph.relations[step.relation])
        return self.words.name(step.target)

    def _equation(self, relation: int) -> Equation:
        return next(e for e in self.attempt.system.equations if e.relation == relation)

    def _related(
        self, step: Step, text: str, arithmetic: str, symbolic: Equation | None = None
    ) -> ExplainedStep:
        """A step that a relation of the graph justifies."""
        relations = _relations(step)
        gap = "=" if self.zh else " = "
        if symbolic is not None:
            equation = gap.join(self._symbolic(side) for side in (symbolic.left, symbolic.right))
        elif step.expr is not None:
            equation = f"{self.words.name(step.target)}{gap}{self._symbolic(step.expr)}"
        else:
            equation = "；".join(self.words.reason(self.graph.relations[r]) for r in relations)
        reasons = dict.fromkeys(self.words.reason(self.graph.relations[r]) for r in relations)
        return self._step(
            step.kind.value,
            text,
            arithmetic,
            value=step.value,
            unit=self.words.unit(step.target),
            reason=("；" if self.zh else "; ").join(reasons),
            equation=equation,
            relation=relations[0] if relations else -1,
            relations=relations,
            cites=self.grounds.of(relations),
            target=step.target,
        )

    def _symbolic(self, expr: Expr) -> str:
        """The expression in attribute names."""

        def leaf(part: Leaf) -> Figure:
            return self._leaf(part) if isinstance(part, Number) else Figure(self.words.name(part))

        return compose(expr, leaf, self.lang).text

    def _step(
        self, kind: str, text: str, arithmetic: str, cites: tuple[Place, ...] = (), **more: object
    ) -> ExplainedStep:
        quote = "……".join(self.attempt.problem.text[a:b] for a, b in cites)
        span = cites[0] if cites else None
        return ExplainedStep(0, kind, text, arithmetic, span=span, quote=quote, cites=cites, **more)  # type: ignore[arg-type]


def _relations(step: Step) -> tuple[int, ...]:
    return step.relations or ((step.relation,) if step.relation >= 0 else ())


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
