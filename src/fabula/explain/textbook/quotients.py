"""A quantity that is so much divided by so much: what is above, what is below, and what the division means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.explain.explained import ExplainedStep
from fabula.explain.textbook.concepts import Concept
from fabula.explain.textbook.cutting import Cutting
from fabula.explain.textbook.derived import Derived, Part, Quotient, operations, terms_of
from fabula.explain.textbook.recast import total
from fabula.lang import say
from fabula.situation.formula import Binary, Expr
from fabula.situation.terms import Number, Slot


class Quotients(Cutting):
    """Tells the steps to a quotient."""

    def roundabout(self, quotient: Quotient) -> bool:
        """There and back in so many hours: dividing by the sum of the speeds is right, but no book does so."""
        supposed = any(self.names.supposed(part, quotient) for part in quotient.above)
        return supposed and self.kinds.concept(terms_of(quotient.below)).key == "speed.sum"

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
        if self.names.total_gap(quotient) and concept.key == "each.difference" and self.lang == "zh":
            reason = say("why.each.difference", self.lang, per=f"{say('why.each.twice', self.lang)}{per}")
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
