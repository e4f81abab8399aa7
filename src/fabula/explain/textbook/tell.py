"""The arithmetic of an answer cut into the steps of a book: each one idea, with its name and its reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.explain.conversions import KILOMETRE, of_map
from fabula.explain.explained import ExplainedStep, told
from fabula.explain.figures import Figure, Form, compose, figure
from fabula.explain.grounds import Grounds, Place
from fabula.explain.lexicon import lexeme
from fabula.explain.maths import Line, Word, line_text
from fabula.explain.reply import each_asked
from fabula.explain.textbook.concepts import Concept
from fabula.explain.textbook.derive import Derived, Part, Quotient, best_way, derive, operations, terms_of
from fabula.explain.textbook.reasons import Reasons
from fabula.explain.textbook.recast import INNER, RATES, Recast, recast, signed_terms, total
from fabula.explain.textbook.shown import Shown
from fabula.explain.textbook.truth import Truth
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, Leaf, evaluate, leaves
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.situation.terms import Apply, Attribute, Number, Slot, Unknown
from fabula.solve.attempt import Attempt
from fabula.solve.dimensions import measure
from fabula.solve.equations import Variable
from fabula.text.units import dimension

PIECE = "piece"
_ONE_STEP = 2  # operations that one idea may have


def arithmetic(attempt: Attempt, lang: str = "zh") -> tuple[ExplainedStep, ...] | None:
    """The steps of the textbook solution without the answer; None if the equation method serves better."""
    if not attempt.result.solved or attempt.result.value is None:
        return None
    case = recast(attempt.reading.graph, attempt.result)
    values = dict(attempt.result.values)
    way = best_way(case, values)
    if way is None:
        return None
    case, found = way
    teller = Teller(attempt, case, lang)
    if any(teller.roundabout(derived.quotient) for derived in found if derived.quotient is not None):
        return None
    steps = tuple(step for derived in found for step in teller.tell(derived))
    if teller.values.get(case.goal) != attempt.result.value:
        return None
    steps = (*steps, *teller.others(values))
    if any(step.value is not None and step.value < 0 for step in steps):
        return None
    return steps


class Teller(Shown):
    """Writes one quantity after the other and remembers how each is written."""

    def __init__(self, attempt: Attempt, case: Recast, lang: str) -> None:
        super().__init__(attempt, case, lang)
        self.reasons = Reasons(self.names)
        self.truth = Truth(self.names, self.reasons)
        self.grounds = Grounds(attempt)
        self.pieces: dict[Expr, Unknown] = {}
        self.steps: dict[Variable, Expr] = {}  # what each step computes, in terms of the reading's quantities
        self.made: dict[str, Expr] = {}  # … by its text

    def others(self, values: dict[Variable, Fraction]) -> Iterator[ExplainedStep]:
        """The steps to what the question asks for besides: 兔的只数, where it asks for hens and rabbits."""
        for slot in each_asked(self.attempt):
            goal = self.case.one.get(slot, slot)
            found = derive(replace(self.case, goal=goal, known=dict(self.values)), values)
            for derived in found or ():
                if derived.target not in self.values:
                    yield from self.tell(derived)

    def _on_the_ground(self, step: ExplainedStep, variable: Variable) -> Iterator[ExplainedStep]:
        """The distance that a map stands for, in kilometres."""
        measured = step.unit == lexeme("centimetre") and variable not in self.far
        long = measured and step.value is not None and step.value >= KILOMETRE
        if self.words.mapped and long and step.value is not None and variable != self.case.goal:
            yield of_map(self.words, step.value)
            self.shown[variable] = figure(step.value / KILOMETRE, Form.PLAIN, self.lang)
            self.far.add(variable)

    def roundabout(self, quotient: Quotient) -> bool:
        """There and back in so many hours: dividing by the sum of the speeds is right, but no book does so."""
        supposed = any(self.names.supposed(part, quotient) for part in quotient.above)
        return supposed and self.kinds.concept(terms_of(quotient.below)).key == "speed.sum"

    def tell(self, derived: Derived) -> Iterator[ExplainedStep]:
        """The steps to one quantity."""
        if not isinstance(derived.expr, Binary):
            self._same(derived)
            return
        if derived.quotient is not None:
            yield from self._quotient(derived, derived.quotient)
            return
        derived = self._as_told(derived)
        expr: Expr = derived.expr
        if (twice := self._there_and_back(expr)) is not None:
            yield self._step(derived, twice, say("why.both_ways", self.lang))
            return
        expr = self._with_found(expr)
        terms, pieces = self._moved_twice(list(signed_terms(expr)), derived)
        expr = total(terms) if pieces else expr
        if operations(expr) > self._at_once(derived) and isinstance(expr, Binary):
            expr, more = self._cut(expr, derived)
            pieces = [*pieces, *more]
        yield from pieces
        reason = self.reasons.of_pieces(derived, expr) if pieces else ""
        step = self._step(derived, expr, reason or self.reasons.of(derived) or self.reasons.made_of(expr))
        yield step
        yield from self._on_the_ground(step, derived.target)

    def _with_found(self, expr: Expr) -> Expr:
        """458−90 for 6+136+316−90, where an earlier step has found the sum."""
        terms = list(signed_terms(expr))
        for made, piece in self.pieces.items():
            found = list(signed_terms(made))
            inside = 1 < len(found) < len(terms) and all(terms.count(t) == found.count(t) for t in found)
            if inside and found[0][0] > 0:
                return total([(1, piece), *(t for t in terms if t not in found)])
        return expr

    def _there_and_back(self, expr: Expr) -> Expr | None:
        """3600×2 for 3600+3600: a way there and back."""
        terms = list(signed_terms(expr))
        way = self.words.graph.type is ProblemType.JOURNEY and len(terms) == 2 and terms[0] == terms[1]
        known = terms[0][1] if way else None
        return Binary("*", known, Number(Fraction(2))) if known is not None and not isinstance(known, Number) else None

    def _same(self, derived: Derived) -> None:
        """A quantity that is another one: nothing to write."""
        leaf = derived.expr
        assert not isinstance(leaf, Binary)
        self.shown[derived.target] = self._leaf(leaf)
        self.values[derived.target] = evaluate(leaf, self.values)
        rests = {slot for i in derived.relations for slot in self.words.graph.relations[i].slots()}
        if any(self.case.one.get(slot, slot) in self.sizeless for slot in rests):
            self.sizeless.add(derived.target)

    def _as_told(self, derived: Derived) -> Derived:
        """Parts that make a whole in the order in which the text tells them: 第一天, 第二天, 剩下的."""
        terms = list(signed_terms(derived.expr))
        stated = self.words.graph.relations[derived.relations[0]]
        if stated.predicate not in ("Together", "Remains") or not self.reasons.only_parts(stated):
            return derived
        places = [self._told_at(term) for _, term in terms]
        acts = all(self._of_act(term) for _, term in terms)
        if any(sign < 0 for sign, _ in terms) or None in places or not acts:
            return derived
        ordered = sorted(zip(places, range(len(terms)), strict=True))
        return replace(derived, expr=total(terms[at] for _, at in ordered))

    def _of_act(self, expr: Expr) -> bool:
        """Whether something was done or left, or is a number of the text, and no length or price of a thing."""
        if isinstance(expr, Number):
            return True
        node = self.words.graph.by_id[expr.node] if isinstance(expr, Slot) else None
        acts = node is not None and node.kind in (NodeKind.EVENT, NodeKind.STATE)
        return acts and isinstance(expr, Slot) and expr.attribute is Attribute.TOTAL

    def _told_at(self, expr: Expr) -> int | None:
        """Where the text speaks of a quantity first."""
        if not isinstance(expr, Slot):
            place = expr.quantity if isinstance(expr, Number) else None
            return self.attempt.problem.quantities[place].span.start if place is not None else None
        span = self.words.graph.by_id[expr.node].span
        place = self.case.places.get(expr)
        return self.attempt.problem.quantities[place].span.start if place is not None else span[0] if span else None

    # --- cutting ---

    def _moved_twice(
        self, terms: list[tuple[int, Expr]], derived: Derived
    ) -> tuple[list[tuple[int, Expr]], list[ExplainedStep]]:
        """What one gives and another gets counts twice between them: 12×2=24, a step of its own."""
        moved = [t for _, t in terms if isinstance(t, Slot) and self.words.graph.by_id[t.node].kind is NodeKind.EVENT]
        twice = next((t for t in terms if t[1] in moved and terms.count(t) == 2), None)
        if twice is None or len(terms) < 3 or isinstance(twice[1], Binary | Number):
            return terms, []
        doubled = Binary("*", twice[1], Number(Fraction(2)))
        name = say("name.twice", self.lang, name=self.names.of(twice[1]))
        reason = say("why.moved_twice", self.lang, n=self.names.given(twice[1]))
        piece, steps = self._piece(doubled, derived.relations, name, reason)
        at = terms.index(twice)
        return [*terms[:at], (twice[0], piece), *(t for t in terms[at:] if t != twice)], steps

    def _cut(self, expr: Binary, derived: Derived) -> tuple[Expr, list[ExplainedStep]]:
        """Sums inside products, and products inside long sums, become steps of their own."""
        steps: list[ExplainedStep] = []
        sides: list[Expr] = []
        for side in (expr.left, expr.right):
            divisor = expr.op == "/" and side is expr.right  # what is divided by is an idea of its own
            if isinstance(side, Binary) and operations(side) > 1:
                side, more = self._cut(side, derived)
                steps += more
            weak = divisor or (isinstance(side, Binary) and (side.op in "+-") != (expr.op in "+-"))
            weak = weak or (isinstance(side, Binary) and side.op in "*/" and {side.op, expr.op} == {"*", "/"})
            area = expr.op in "*/" and self._is_area(side)
            weak = weak or area or (expr.op == "*" and self._parts_of_parts(expr) and operations(side) > 0)
            if weak and isinstance(side, Binary) and not self._part_of_one(side):
                mean = self.words.graph.relations[derived.relations[0]].predicate == "Average"
                whole = (expr.op == "/" and side.op == "+" and not sides) or (mean and side.op == "*")
                name = self.names.mean_word("sum") if whole else ""
                reason = say("reason.Average.sum", self.lang) if mean and side.op == "*" else ""
                if area:
                    name, reason = say("noun.area", self.lang), say("why.area", self.lang)
                side, step = self._piece(side, derived.relations, name, reason)
                steps += step
            sides.append(side)
        return Binary(expr.op, sides[0], sides[1]), steps

    def _is_area(self, expr: Expr) -> bool:
        """长×宽: an area, whatever is done with it then."""
        if not isinstance(expr, Binary) or expr.op != "*":
            return False
        return all(dimension(self.kinds.unit(side)[0]) == "length" for side in (expr.left, expr.right))

    def _at_once(self, derived: Derived) -> int:
        """How many operations one step may have: one where the relation itself multiplies inside a sum."""
        inner = [t for t in self.words.graph.relations[derived.relations[0]].terms() if isinstance(t, Apply)]
        if self.names.two_fold(derived.target):
            return _ONE_STEP
        if self._parts_of_parts(derived.expr):
            return 1
        return 1 if any(t.function in ("Product", "Quotient") for t in inner) else _ONE_STEP

    def _parts_of_parts(self, expr: Expr) -> bool:
        """240×1/3×1/4: a part of a part, each a relation of its own."""
        factors = self._factors(expr)
        parts = [f for f in factors if isinstance(f, Number) and self.kinds.kind(f) == "fraction"]
        return len(factors) > 2 and len(parts) > 1 and not any(f in self.sizeless for f in factors)

    def _factors(self, expr: Expr) -> list[Expr]:
        if isinstance(expr, Binary) and expr.op == "*":
            return [*self._factors(expr.left), *self._factors(expr.right)]
        return [expr]

    def _part_of_one(self, expr: Expr) -> bool:
        """1−1/4: one idea with what it multiplies."""
        found = list(leaves(expr))
        plain = any(isinstance(e, Number) and e.quantity is None and e.value == 1 for e in found)
        return plain and len(found) == 2 and isinstance(expr, Binary) and expr.op in "+-"

    def _evened(self, derived: Derived, quotient: Quotient) -> Iterator[ExplainedStep]:
        """180÷2=90 and 90+15=105 for (180+15×2)÷2: both have as much now, and one gave so much."""
        above = [(part.sign, part.expr) for part in quotient.above]
        moved = next((t for t in above if above.count(t) == 2), None)
        others = [t for t in above if t != moved]
        two = len(quotient.below) == 1 and quotient.below[0].expr == Number(Fraction(2))
        if moved is None or not two or len(others) != 1 or isinstance(moved[1], Binary) or others[0][0] < 0:
            return
        half = Binary("/", others[0][1], Number(Fraction(2)))
        name = say("name.evened", self.lang, noun=self.names.noun(others[0][1]))
        piece, steps = self._piece(half, derived.relations, name, say("why.evened", self.lang))
        expr = total([(1, piece), moved])
        yield from steps
        yield self._step(derived, expr, self.reasons.of_pieces(derived, expr) or self.reasons.sum_of(expr))

    def _quotient(self, derived: Derived, quotient: Quotient) -> Iterator[ExplainedStep]:
        if evened := list(self._evened(derived, quotient)):
            yield from evened
            return
        below, below_steps, concept = self._below(derived, quotient)
        above, above_steps = self._above(derived, quotient, concept)
        if below is None:
            yield from above_steps
            yield self._step(derived, above, self.reasons.of_sum(derived, above))
            return
        yield from above_steps
        yield from below_steps
        reason = self.reasons.closing(derived, quotient, concept)
        if self._solvent(derived, quotient):
            reason = say("why.solution", self.lang)
        elif reason in (say("close.gap.time", self.lang), say("close.each.difference", self.lang)):
            reason = self.reasons.of_quotient(derived, above, below) or reason
        yield self._step(derived, Binary("/", above, below), reason)

    def _below(self, derived: Derived, quotient: Quotient) -> tuple[Expr | None, list[ExplainedStep], Concept]:
        concept = self.kinds.concept(terms_of(quotient.below))
        if len(quotient.below) == 1:
            only = quotient.below[0].expr
            if only == Number(Fraction(1)):
                return None, [], concept
            if isinstance(only, Binary):
                expr, steps = self._piece(only, derived.relations, "")
                return expr, steps, concept
            return only, [], concept
        parts, steps = self._products(quotient.below, derived, quotient)
        expr = total(parts)
        if self._part_of_one(expr) and not steps:
            return expr, [], concept
        name = self.names.divisor(concept, derived, quotient)
        lost = self.names.gains_or_loses(quotient) and self.lang == "zh"
        per = self.names.noun_per(quotient.below[0].expr)
        reason = say("why.each.supposed", self.lang, per=per) if lost else ""
        piece, more = self._piece(expr, derived.relations, name, reason)
        return piece, steps + more, concept if not lost else replace(concept, added=False)

    def _above(self, derived: Derived, quotient: Quotient, concept: Concept) -> tuple[Expr, list[ExplainedStep]]:
        parts, steps = self._products(quotient.above, derived, quotient)
        parts, more = self._moved_twice(parts, derived)
        steps += more
        expr = total(parts)
        one = len(quotient.below) == 1 and quotient.below[0].expr == Number(Fraction(1))
        inline = isinstance(quotient.below[0].expr, Number) and operations(expr) <= 1 and not steps
        inline = inline and not self._solvent(derived, quotient)
        if not isinstance(expr, Binary) or one or inline:
            return expr, steps
        if self._solvent(derived, quotient):
            return self._piece(expr, derived.relations, say("name.solvent", self.lang), say("why.solvent", self.lang))
        supposed = any(self.names.supposed(part, quotient) for part in quotient.above)
        key = "why.supposed_gap" if supposed else "why.total_gap" if self.names.total_gap(quotient) else ""
        reason = say(key, self.lang) if key else ""
        piece, more = self._piece(expr, derived.relations, self.names.dividend(derived, quotient, expr), reason)
        return piece, steps + more

    def _solvent(self, derived: Derived, quotient: Quotient) -> bool:
        """Whether the water, which stays the same, is divided by its share of a solution: 170÷(1−20%)."""
        node = derived.target.node if isinstance(derived.target, Slot) else ""
        less = any(part.sign < 0 for part in quotient.below) and any(part.sign < 0 for part in quotient.above)
        return self.words.is_solution(node) and less and len(quotient.below) == len(quotient.above) == 2

    def _products(
        self, parts: Iterable[Part], derived: Derived, quotient: Quotient
    ) -> tuple[list[tuple[int, Expr]], list[ExplainedStep]]:
        """Products inside a sum as pieces of their own."""
        made: list[tuple[int, Expr]] = []
        steps: list[ExplainedStep] = []
        for part in parts:
            expr = part.expr
            if isinstance(expr, Binary):
                supposed = self.names.supposed(part, quotient)
                reason = say("why.suppose", self.lang) if supposed else self.reasons.product(part.of)
                name, unit = self.names.replaced(part, derived.target)
                reason = say("why.replace", self.lang) if name else reason
                name = name or self.names.term(part, quotient)
                expr, more = self._piece(expr, derived.relations, name, reason, unit)
                steps += more
            made.append((part.sign, expr))
        return made, steps

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

    # --- lines ---

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
        reason = self.truth.reason(reason, honest, expr)
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
        form = self._form(expr, variable, value, unit)
        self.values[variable] = value
        if unit.startswith(lexeme("centimetre")) and any(leaf in self.far for leaf in leaves(expr)):
            self.far.add(variable)
            value, unit = value / KILOMETRE, unit.replace(lexeme("centimetre"), lexeme("kilometre"))
        self.kinds.units = {**self.kinds.units, variable: measured}
        made = compose(expr, self._leaf, self.lang)
        self.shown[variable] = figure(value, form, self.lang)
        lines: tuple[Line, ...] = (Line((made.maths, *self._results(value, form, made, variable)), unit),)
        if isinstance(expr, Binary) and expr.op == "//":  # 365÷100=3……65
            lines = self._with_rest(made, value, expr) or lines
        self.made[told(name, lines, self.lang)] = self.steps[variable]
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
