"""What is too much for one step cut into several: each one idea."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from fabula.explain.explained import ExplainedStep
from fabula.explain.textbook.derived import Derived, operations
from fabula.explain.textbook.recast import signed_terms, total
from fabula.explain.textbook.written import Written
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.situation.terms import Apply, Attribute, Number, Slot
from fabula.text.units import dimension

_ONE_STEP = 2  # operations that one idea may have


class Cutting(Written):
    """Takes sums out of products, products out of long sums, and puts terms in the order of the text."""

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
        told = expr in self.case.places and node is not None and node.kind is NodeKind.WORLD  # 带了400元, 还差20元
        acts = told or (node is not None and node.kind in (NodeKind.EVENT, NodeKind.STATE))
        return acts and isinstance(expr, Slot) and expr.attribute is Attribute.TOTAL

    def _told_at(self, expr: Expr) -> int | None:
        """Where the text speaks of a quantity first."""
        if not isinstance(expr, Slot):
            place = expr.quantity if isinstance(expr, Number) else None
            return self.attempt.problem.quantities[place].span.start if place is not None else None
        span = self.words.graph.by_id[expr.node].span
        place = self.case.places.get(expr)
        return self.attempt.problem.quantities[place].span.start if place is not None else span[0] if span else None

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
