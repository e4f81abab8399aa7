"""Where an expression ends: what the result of its last operation is in the situation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.describe import ASKED_SHARES, Fact
from fabula.frames.binding.draft import Draft
from fabula.frames.binding.expression import column_of
from fabula.frames.binding.sides import compares
from fabula.frames.binding.together import Together
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row
from fabula.lang.lexicon import classes
from fabula.situation.terms import Apply, Attribute, Slot, Term, Unknown, slots
from fabula.text.heard import RELATION


class Ending:
    """Binds the result to what is asked."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        asked = draft.matcher.asked
        assert asked is not None
        self.asked: Fact = asked

    def goal(self, root: Term, place: Slot | None) -> Term:
        """The goal, where ``root`` is the result, and ``place`` the attribute that words and unit tell of."""
        heard = self.draft.ear.of(self.asked.quantity.index)
        between = compares(self.asked) and isinstance(root, Apply) if heard is None else heard.role == RELATION
        if self.asked.quantity.asks in ASKED_SHARES or between:
            self._inside(root)
            return Unknown()
        if self.draft.wanted is not None:
            return self._heard(self.draft.wanted, root)
        assert place is not None
        return self._told(place, root)

    def _told(self, goal: Slot, root: Term) -> Slot:
        """By the words of the question."""
        draft = self.draft
        if isinstance(root, Slot) and (root == goal or goal.node != WORLD or root in draft.defined):
            return root
        row = draft.row(goal)
        full = len(draft.known(row)) > 1
        if goal.attribute in draft.known(row) or full or goal.node in {s.node for s in slots(root)}:
            goal = self._row(root, goal.attribute).slot(goal.attribute)
        self._ends_in(goal, root)
        return goal

    def _heard(self, goal: Slot, root: Term) -> Slot:
        """By what is heard of the question."""
        if root == goal:
            return goal
        if isinstance(root, Slot) and root.attribute is goal.attribute and self._stands_for(root, goal):
            return root
        if isinstance(root, Apply) and root.function == "Left":
            together = Together(self.draft)
            if together.rate(goal, root.args) or together.joint_rate(goal, root.args):
                return goal
        if not self.draft.free(goal) or goal in slots(root):
            goal = self._row(root, goal.attribute).slot(goal.attribute)
        self._ends_in(goal, root)
        return goal

    def _stands_for(self, root: Slot, goal: Slot) -> bool:
        """Whether what was found is what is asked for: nothing else is known of the row that the question names.

        A time that several go on for is that of each of them, whoever the question names.
        """
        row, asked = self.draft.row(root), self.draft.row(goal)
        empty = not self.draft.known(asked)
        same = str(row.name.agent or "") == str(asked.name.agent or " ")
        if empty and same and not row.cells:
            row.name = asked.name
        return empty and (same or asked is self.draft.table.world or root.attribute is AMOUNT)

    def _row(self, root: Term, column: Attribute) -> Row:
        """A row for the result: the World for a sum or a mean, what is left for a rest, else one by its own words."""
        draft = self.draft
        summed = isinstance(root, Apply) and root.function in ("Sum", "Quotient") and draft.wanted is None
        free = not draft.table.world.cells and draft.free(draft.table.world.slot(column))
        if summed and free and not any(s.node == WORLD for s in slots(root)):
            return draft.table.world
        row = draft.own(self.asked)
        if isinstance(root, Apply) and root.function == "Left":
            row.name = replace(row.name, label=next(iter(classes()["remains"])), act=None, marks=())
        return row

    def _inside(self, root: Term) -> None:
        """The asked number stands in a relation: how many times, how many more."""
        span = (self.asked.quantity.span.start, self.asked.quantity.span.end)
        asks = self.asked.quantity.asks
        match root:
            case Apply("Quotient", (Apply("Left", (a, b)), c)) if b == c:
                self.draft.state("Fraction_more", a, b, Unknown(), span=span)
            case Apply("Quotient", (Apply("Left", (a, b)), c)) if a == c:
                self.draft.state("Fraction_less", b, a, Unknown(), span=span)
            case Apply("Quotient", (a, b)):
                self.draft.state("Times_of" if asks == "times" else "Fraction_of", a, b, Unknown(), span=span)
            case Apply("Left", (a, b)) if asks not in ASKED_SHARES:
                self.draft.state("More_than", a, b, Unknown(), span=span)
            case Apply("Left", (a, *rest)) if asks not in ASKED_SHARES and (sides := self._two_sides(a, rest)):
                self.draft.state("More_than", *sides, Unknown(), span=span)
            case _:
                self.draft.state("Equal", root, Unknown())

    def _two_sides(self, first: Term, rest: Sequence[Term]) -> tuple[Term, Term] | None:
        """甲原有56吨，运走10吨后比乙多多少: what one has after all that he gives away, and what the other has."""
        owners = [self._owner(term) for term in (first, *rest)]
        own = [t for t, owner in zip(rest, owners[1:], strict=True) if owner == owners[0]]
        others = [t for t in rest if t not in own]
        if not owners[0] or not others or not all(owners) or len({column_of(t) for t in (first, *rest)}) > 1:
            return None
        return Apply("Left", (first, *own)) if own else first, Apply("Sum", tuple(others)) if others[1:] else others[0]

    def _owner(self, term: Term) -> str:
        """Who has all that a term speaks of; '' if several have."""
        found = {str(self.draft.row(s).name.agent or "") for s in slots(term) if s.node != WORLD}
        return next(iter(found)) if len(found) == 1 else ""

    def _ends_in(self, goal: Slot, root: Term) -> None:
        """The relation by which the result is what is asked for."""
        match root:
            case Apply("Product", (a, b)):
                rate, amount = (a, b) if column_of(a) is RATE else (b, a)
                fits = goal.attribute is TOTAL and (column_of(rate), column_of(amount)) == (RATE, AMOUNT)
                if not (fits and self._factors(goal, ((RATE, rate), (AMOUNT, amount)))):
                    self.draft.state("Product_of", goal, a, b)
            case Apply("Quotient", (a, b)):
                other = {RATE: AMOUNT, AMOUNT: RATE}.get(goal.attribute)
                fits = other is not None and (column_of(a), column_of(b)) == (TOTAL, other)
                if other is None or not (fits and self._factors(goal, ((TOTAL, a), (other, b)))):
                    self.draft.state("Product_of", a, goal, b)
            case _:
                self.draft.set(goal, root)

    def _factors(self, goal: Slot, terms: tuple[tuple[Attribute, Term], ...]) -> bool:
        """The two other attributes of the row that is asked about, if they are free."""
        row = self.draft.row(goal)
        parts = [(row.slot(attribute), term) for attribute, term in terms]
        outside = any(isinstance(t, Slot) and t.node == WORLD and t.attribute is not TOTAL for _, t in terms)
        if row is self.draft.table.world or outside or not all(s == t or self.draft.free(s) for s, t in parts):
            return False
        for slot, term in parts:
            if slot != term:
                self.draft.set(slot, term)
        return True
