"""Interpreter for savings: principal, yearly rate, time, interest, tax on it, and what is paid back."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

from fabula.extract.rules.scene import WORLD, Scene, Thing
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Attribute, NodeKind, Number, ParseGraph, ProblemType, Slot, Unknown
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import dimension

RATE, AMOUNT, TOTAL = Attribute.RATE, Attribute.AMOUNT, Attribute.TOTAL
PRINCIPAL, INTEREST, TAX, NET = "principal", "interest", "tax", "net"
_LABELS = {PRINCIPAL: "本金", INTEREST: "利息", TAX: "利息税", NET: "税后利息"}
SAVINGS = re.compile("利率|利息|存入|国债|债券|本息")


class InterestInterpreter:
    """One reading of a problem as money lent for a time."""

    def __init__(self, problem: Problem, choices: Choices) -> None:
        self.problem = problem
        self.choices = choices
        self.scene = Scene(problem, ProblemType.PRICE, choices)
        self.used: set[str] = {PRINCIPAL, INTEREST}

    def run(self) -> ParseGraph:
        for quantity in self.problem.quantities:
            slot = self._slot(quantity)
            if slot is not None:
                self.used.add(slot.node)
                self._give(slot, quantity)
        self._settle()
        return self.scene.graph()

    def _before(self, quantity: Quantity) -> str:
        start = self.problem.clause_of(quantity.span).span.start
        return self.problem.text[start : quantity.span.start]

    def _slot(self, q: Quantity) -> Slot | None:
        before, after = self._before(q), self.problem.text[q.span.end : q.span.end + 5]
        if q.kind is Kind.PERCENT or q.kind is Kind.FRACTION:
            return Slot(TAX, RATE) if "税" in before + after else Slot(INTEREST, RATE)
        if dimension(q.unit) == "time" and q.value is not None:
            return None if Slot(INTEREST, AMOUNT) in self.scene.givens else Slot(INTEREST, AMOUNT)
        if q.kind not in (Kind.NUMBER, Kind.ASKED):
            return None
        return self._asked(before + after) if q.value is None else self._money(before, q)

    def _money(self, before: str, q: Quantity) -> Slot:
        both = re.search("本息|本金和利息|利息和本金|一共|共|取[回出]", before)
        if both:
            return Slot(WORLD, TOTAL)
        options = [(Slot(PRINCIPAL, TOTAL), 0.0), (Slot(INTEREST, TOTAL), 0.8)]
        if "利息" in before:
            options = [(Slot(INTEREST, TOTAL), 0.0), (Slot(PRINCIPAL, TOTAL), 0.8)]
        return self.choices.pick("money", options)

    def _asked(self, text: str) -> Slot:
        if "利率" in text:
            return Slot(INTEREST, RATE)
        if "税" in text and not re.search("税后|扣", text):
            return Slot(TAX, TOTAL)
        interest = "利息" in text and not re.search("本金|本息", text)
        net = NET if self._taxed() else INTEREST
        first, second = (net, WORLD) if interest else (WORLD, net)
        return Slot(self.choices.pick("asked", [(first, 0.0), (second, 0.8)]), TOTAL)

    def _taxed(self) -> bool:
        return "税" in self.problem.text and not re.search("不[计扣考].{0,6}税|税前|免税", self.problem.text)

    def _give(self, slot: Slot, q: Quantity) -> None:
        self.scene.give(slot, q)
        if slot.node == INTEREST and slot.attribute is RATE and q.value is None and self.scene.goal is not None:
            self.scene.goal = replace(self.scene.goal, asks="percent")

    def _yearly(self) -> None:
        """The yearly rate is the share of the principal that one year brings."""
        scene, slot = self.scene, Slot(INTEREST, RATE)
        if slot in scene.givens:
            given = scene.givens.pop(slot)
            scene.happens("interest", INTEREST, PRINCIPAL, Number(given.value, "", "", given.quantity), span=given.span)
        elif scene.goal is not None and scene.goal.term == slot:
            scene.goal = replace(scene.goal, term=Unknown())
            scene.happens("interest", INTEREST, PRINCIPAL, Unknown(), span=scene.goal.span)
        else:
            raise DeadEnd("no interest rate")

    def _settle(self) -> None:
        scene = self.scene
        if Slot(INTEREST, AMOUNT) not in scene.givens:
            scene.relate("Equal", Slot(INTEREST, AMOUNT), Number(Fraction(1)))
        self._yearly()
        paid = INTEREST
        if self._taxed() and Slot(TAX, RATE) in scene.givens:
            given = scene.givens.pop(Slot(TAX, RATE))
            rate = Number(given.value, "", "", given.quantity)
            scene.relate("Fraction_of", Slot(TAX, TOTAL), Slot(INTEREST, TOTAL), rate, span=given.span)
            scene.happens("left", NET, INTEREST, TAX)
            self.used |= {TAX, NET}
            paid = NET
        elif NET in self.used or TAX in self.used:
            raise DeadEnd("no tax rate")
        if WORLD in self.used:
            scene.happens("repaid", WORLD, PRINCIPAL, paid)
        scene.world_label = "本金和利息"
        for node, label in _LABELS.items():
            if node in self.used:
                scene.things.append(Thing(node, [], NodeKind.STATE, label))
