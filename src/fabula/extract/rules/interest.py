"""Interpreter for savings: principal, yearly rate, time, interest, tax on it, and what is paid back."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from fabula.extract.rules.facts import Fact
from fabula.extract.rules.interpreter import AMOUNT, RATE, Interpreter, total
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.masked import Masked
from fabula.extract.rules.scene import WORLD
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Number, ProblemType, Slot, Unknown
from fabula.text import Kind, Quantity
from fabula.text.units import dimension

PRINCIPAL, INTEREST, TAX, NET = "principal", "interest", "tax", "net"
_LABELS = {PRINCIPAL: "本金", INTEREST: "利息", TAX: "利息税", NET: "税后利息"}


class InterestInterpreter(Interpreter):
    """One reading of a problem as money lent for a time."""

    reads_as = ProblemType.PRICE

    def __init__(self, masked: Masked, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        super().__init__(masked, facts, type_, choices)
        self.used: set[str] = {PRINCIPAL, INTEREST}
        text = self.problem.text
        self.taxed = has(text, "tax") and not has(text, "tax_free")

    def read(self) -> None:
        """By the numbers alone: every one has its fixed place in the formula."""
        for quantity in self.problem.quantities:
            slot = self._slot(quantity)
            if slot is None:
                continue
            self.used.add(slot.node)
            self.scene.give(slot, quantity)
            goal = self.scene.goal
            if slot == Slot(INTEREST, RATE) and quantity.value is None and goal is not None:
                self.scene.goal = replace(goal, asks="percent")

    def _slot(self, quantity: Quantity) -> Slot | None:
        """What a number is: a rate of interest or of tax, the time, or money."""
        clause, end = self.problem.clause_of(quantity.span).span, quantity.span.end
        before = self.problem.text[clause.start : quantity.span.start]
        around = before + self.problem.text[end : min(end + 5, clause.end)]
        if quantity.kind in (Kind.PERCENT, Kind.FRACTION):
            return Slot(TAX if has(around, "tax") else INTEREST, RATE)
        if dimension(quantity.unit) == "time" and quantity.value is not None:
            return None if self.given(INTEREST, AMOUNT) else Slot(INTEREST, AMOUNT)
        if quantity.kind is Kind.NUMBER and dimension(quantity.unit) in ("money", ""):
            return total(self._money(before))
        return self._asked(around) if quantity.kind is Kind.ASKED else None

    def _money(self, before: str) -> str:
        if has(before, "repaid"):
            return WORLD
        first, second = (INTEREST, PRINCIPAL) if has(before, "interest") else (PRINCIPAL, INTEREST)
        return self.choices.pick("money", [(first, 0.0), (second, 0.8)])

    def _asked(self, text: str) -> Slot:
        if has(text, "interest_rate"):
            return Slot(INTEREST, RATE)
        if has(text, "tax") and not has(text, "after_tax"):
            return total(TAX)
        interest = NET if self.taxed else INTEREST
        only = has(text, "interest") and not has(text, "principal")
        first, second = (interest, WORLD) if only else (WORLD, interest)
        return total(self.choices.pick("asked", [(first, 0.0), (second, 0.8)]))

    # --- the end ---

    def settle(self) -> None:
        scene = self.scene
        if not self.given(INTEREST, AMOUNT):
            scene.relate("Equal", Slot(INTEREST, AMOUNT), Number(Fraction(1)))
        self._settle_rate()
        paid = self._settle_tax()
        if WORLD in self.used:
            scene.happens("repaid", WORLD, PRINCIPAL, paid)
        scene.world_label = "本金和利息"
        for node, label in _LABELS.items():
            if node in self.used:
                scene.role(node, label)

    def _settle_rate(self) -> None:
        """The yearly rate is the share of the principal that one year brings."""
        scene, slot = self.scene, Slot(INTEREST, RATE)
        if slot in scene.givens:
            given = scene.givens.pop(slot)
            rate = Number(given.value, "", "", given.quantity)
            scene.happens("interest", INTEREST, PRINCIPAL, rate, span=given.span)
        elif scene.goal is not None and scene.goal.term == slot:
            scene.goal = replace(scene.goal, term=Unknown())
            scene.happens("interest", INTEREST, PRINCIPAL, Unknown(), span=scene.goal.span)
        else:
            raise DeadEnd("no interest rate")

    def _settle_tax(self) -> str:
        """What is paid out: the interest, or what the tax leaves of it."""
        scene, slot = self.scene, Slot(TAX, RATE)
        if self.taxed and slot in scene.givens:
            given = scene.givens.pop(slot)
            rate = Number(given.value, "", "", given.quantity)
            scene.relate("Fraction_of", total(TAX), total(INTEREST), rate, span=given.span)
            scene.happens("left", NET, INTEREST, TAX)
            self.used |= {TAX, NET}
            return NET
        if NET in self.used or TAX in self.used:
            raise DeadEnd("no tax rate")
        return INTEREST
