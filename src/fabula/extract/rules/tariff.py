"""Interpreter for tariffs in two steps: so much up to a limit, and another price for what goes beyond it."""

from __future__ import annotations

from fabula.extract.rules.facts import per_unit
from fabula.extract.rules.interpreter import AMOUNT, RATE, Interpreter, total
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.scene import WORLD
from fabula.parse.kbest import DeadEnd
from fabula.situation import ProblemType, Slot
from fabula.text import Kind, Quantity
from fabula.text.units import dimension

WITHIN, BEYOND = "within", "beyond"
_LABELS = {WITHIN: "规定以内的部分", BEYOND: "超过的部分"}


class TariffInterpreter(Interpreter):
    """One reading of a problem as a bill for what is within a limit and what is beyond."""

    reads_as = ProblemType.PRICE

    def read(self) -> None:
        """By the numbers alone: every one has its fixed place in the tariff."""
        for quantity in self.problem.quantities:
            if quantity.kind not in (Kind.NUMBER, Kind.ASKED):
                continue
            slot, per = self._slot(quantity)
            if slot is not None:
                self.scene.give(slot, quantity, per)

    def _slot(self, quantity: Quantity) -> tuple[Slot | None, str]:
        """What a number is (None: the limit once more), and what it is per."""
        clause, span = self.problem.clause_of(quantity.span).span, quantity.span
        before = self.problem.text[clause.start : span.start]
        after = self.problem.text[span.end : clause.end]
        money = dimension(quantity.unit) == "money" or has(after[:2], "money_asked")
        if not money:
            limits = has(before[-4:], "up_to") or has(after[:4], "up_to")
            if not limits:
                return Slot(WORLD, AMOUNT), ""
            return (None if self.given(WITHIN, AMOUNT) else Slot(WITHIN, AMOUNT)), ""
        if per := quantity.per or per_unit(before):
            return Slot(BEYOND if self._beyond(quantity, before) else WITHIN, RATE), per
        flat = has(before, "flat_fee") and quantity.value is not None and not self.given(WITHIN, RATE)
        return total(WITHIN if flat else WORLD), ""

    def _beyond(self, quantity: Quantity, before: str) -> bool:
        """超过部分每吨3.8元, also with a comma in between."""
        start = self.problem.clause_of(quantity.span).span.start
        return has(before, "past_limit") or has(self.problem.text[max(start - 9, 0) : start], "past_limit")

    # --- the end ---

    def settle(self) -> None:
        if not (self.given(WITHIN, AMOUNT) and self.given(BEYOND, RATE)):
            raise DeadEnd("a tariff needs a limit and a price beyond it")
        self.scene.happens("parts_amount", WORLD, WITHIN, BEYOND)
        self.scene.happens("parts", WORLD, WITHIN, BEYOND)
        for node, label in _LABELS.items():
            self.scene.role(node, label)
