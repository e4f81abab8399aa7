"""The arithmetic of an answer cut into the steps of a book: each one idea, with its name and its reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.explain.conversions import KILOMETRE, of_map
from fabula.explain.explained import ExplainedStep
from fabula.explain.figures import Form, figure
from fabula.explain.lexicon import lexeme
from fabula.explain.reply import each_asked
from fabula.explain.textbook.derive import best_way, derive
from fabula.explain.textbook.derived import Derived, operations
from fabula.explain.textbook.quotients import Quotients
from fabula.explain.textbook.recast import recast, signed_terms, total
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, evaluate
from fabula.situation.terms import Number
from fabula.solve.attempt import Attempt
from fabula.solve.equations import Variable


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
    found = teller.from_the_chaser(found, values)
    if any(teller.roundabout(derived.quotient) for derived in found if derived.quotient is not None):
        return None
    steps = tuple(step for derived in found for step in teller.tell(derived))
    if teller.scales.mixed:
        teller = Teller(attempt, case, lang, scaled=False)
        steps = tuple(step for derived in found for step in teller.tell(derived))
    if teller.values.get(case.goal) != attempt.result.value:
        return None
    steps = (*steps, *teller.others(values))
    if any(step.value is not None and step.value < 0 for step in steps):
        return None
    return steps


class Teller(Quotients):
    """Tells one quantity after the other."""

    def others(self, values: dict[Variable, Fraction]) -> Iterator[ExplainedStep]:
        """The steps to what the question asks for besides: 兔的只数, where it asks for hens and rabbits."""
        for slot in each_asked(self.attempt):
            goal = self.case.one.get(slot, slot)
            found = derive(replace(self.case, goal=goal, known=dict(self.values)), values)
            for derived in found or ():
                if derived.target not in self.values:
                    yield from self.tell(derived)

    def from_the_chaser(self, found: tuple[Derived, ...], values: dict[Variable, Fraction]) -> tuple[Derived, ...]:
        """The time of the one who catches up first, where a way begins with that of the one who is caught."""
        for at, derived in enumerate(found):
            chaser = self.names.chaser(derived)
            if chaser is None or chaser == derived.target or chaser not in values:
                continue
            known = {d.target: values[d.target] for d in found[:at] if d.target in values}
            before = derive(replace(self.case, goal=chaser, known={**self.case.known, **known}), values)
            known |= {d.target: values[d.target] for d in before or () if d.target in values}
            after = derive(replace(self.case, known={**self.case.known, **known}), values)
            if before and after:
                return (*found[:at], *before, *after)
        return found

    def _on_the_ground(self, step: ExplainedStep, variable: Variable) -> Iterator[ExplainedStep]:
        """The distance that a map stands for, in kilometres."""
        measured = step.unit == self.words.unit_text(lexeme("centimetre")) and variable not in self.far
        long = measured and step.value is not None and step.value >= KILOMETRE
        if self.words.mapped and long and step.value is not None and variable != self.case.goal:
            yield of_map(self.words, step.value)
            self.shown[variable] = figure(step.value / KILOMETRE, Form.PLAIN, self.lang)
            self.far.add(variable)

    def tell(self, derived: Derived) -> Iterator[ExplainedStep]:
        """The steps to one quantity."""
        derived = replace(derived, expr=self._once(derived.expr))
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

    def _once(self, expr: Expr) -> Expr:
        """9 for 9÷1, where 1 is a number of a ratio or of times, no hour and no piece."""
        product = isinstance(expr, Binary) and expr.op in "*/" and not isinstance(expr.left, Binary)
        one = expr.right if product and isinstance(expr, Binary) else None
        place = one.quantity if isinstance(one, Number) and one.value == 1 else None
        bare = place is not None and not self.attempt.problem.quantities[place].unit
        return expr.left if bare and isinstance(expr, Binary) else expr

    def _same(self, derived: Derived) -> None:
        """A quantity that is another one: nothing to write."""
        leaf = derived.expr
        assert not isinstance(leaf, Binary)
        self.shown[derived.target] = self._leaf(leaf)
        self.values[derived.target] = evaluate(leaf, self.values)
        self.scales.same(derived.target, leaf)
        rests = {slot for i in derived.relations for slot in self.words.graph.relations[i].slots()}
        if any(self.case.one.get(slot, slot) in self.sizeless for slot in rests):
            self.sizeless.add(derived.target)
