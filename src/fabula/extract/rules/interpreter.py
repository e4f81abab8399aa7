"""What every interpreter does: take the facts one by one, fill a scene, and settle what follows at the end.

An interpreter is one way to understand a story (as journeys, as parts of a whole, as a bill …). A run of it
is one reading: wherever the text leaves a choice it asks ``choices``, and :func:`fabula.parse.kbest.k_best`
runs it again for the next best reading.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from fabula.extract.rules.facts import Claim, Fact, Figure
from fabula.extract.rules.masked import Masked
from fabula.extract.rules.scene import Scene
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Attribute, Number, ParseGraph, ProblemType, Slot, Term
from fabula.text import Kind, Quantity

RATE, AMOUNT, TOTAL = Attribute.RATE, Attribute.AMOUNT, Attribute.TOTAL

# Constructions that compare with what was told before: 返回时少用了1小时, 产量增加了20%.
AGAINST_BEFORE = {"Gap": "More_than", "Lag": "Less_than", "Grow": "Fraction_more", "Shrink": "Fraction_less"}
# Constructions that take a part: 修了全长的30%, 看了全书的30%多5页.
SHARES = {
    "Part": "Fraction_of",
    "Part_of": "Fraction_of",
    "Part_plus": "Times_plus",
    "Part_minus": "Times_minus",
}


def total(node: str) -> Slot:
    """The Total of a node."""
    return Slot(node, TOTAL)


class Interpreter:
    """One reading of a problem's facts."""

    constructions: ClassVar[str] = "patterns.txt"  # the file by which its facts are found
    reads_as: ClassVar[ProblemType | None] = None  # the type it takes problems for; None: their own
    questions_last: ClassVar[bool] = False  # what is asked waits until all that is told is known

    def __init__(self, masked: Masked, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        self.problem = masked.problem
        self.masked = masked
        self.facts = facts
        self.choices = choices
        self.scene = Scene(masked.problem, self.reads_as or type_, choices)
        self.later: list[Callable[[], None]] = []

    def run(self) -> ParseGraph:
        """Read everything, do what was put off, settle what follows, and freeze the scene."""
        self.read()
        for action in self.later:
            action()
        self.settle()
        return self.scene.graph()

    def read(self) -> None:
        """Take the facts in the order of the text."""
        for fact in self.facts:
            self.take(fact)

    def take(self, fact: Fact) -> None:
        """Take one fact, or put it off."""
        if isinstance(fact, Claim):
            self.claim(fact)
        elif fact.asked and self.questions_last:
            self.later.append(partial(self.figure, fact))
        else:
            self.figure(fact)

    def claim(self, claim: Claim) -> None:
        """What a construction says; an interpreter that has no use for any gives up."""
        raise DeadEnd(f"no use for {claim.predicate}")

    def figure(self, figure: Figure) -> None:
        """What a number by itself says; an interpreter that has no use for any gives up."""
        raise DeadEnd(f"no use for {figure.quantity.text}")

    def settle(self) -> None:
        """What follows from all of it: nothing, unless an interpreter knows better."""

    # --- what is known ---

    def given(self, node: str, attribute: Attribute) -> bool:
        """True if the text gives this attribute a value."""
        return Slot(node, attribute) in self.scene.givens

    def taken(self, node: str, attribute: Attribute) -> bool:
        """True if the text gives this attribute or asks for it."""
        slot = Slot(node, attribute)
        return slot in self.scene.givens or (self.scene.goal is not None and self.scene.goal.term == slot)

    def attributes(self, node: str) -> set[Attribute]:
        """The attributes of a node that anything speaks of."""
        return self.scene.in_play().get(node, set())

    def speaks_of(self, node: str, attribute: Attribute) -> bool:
        """True if anything, commonsense included, speaks of this attribute."""
        return attribute in self.attributes(node)

    # --- what a claim says ---

    def compare(self, claim: Claim, predicate: str, a: Term, b: Term, *between: Term, per: str = "") -> None:
        """State the predicate of a and b with the claim's numbers.

        Times_of is Fraction_of when the number is no 倍, and 相差 says no more than More_than: who has more
        is in the order of the two. ``per`` is the Den Unit of numbers that have a unit.
        """
        numbers = claim.numbers
        if predicate == "Ratio":
            (ratio,) = numbers
            terms: list[Term] = [Number(p, quantity=ratio.index) for p in ratio.parts[:2]]
        else:
            terms = [self.scene.number(q, per if q.unit else "") for q in numbers]
        if predicate == "Times_of" and not counts_times(numbers[-1]):
            predicate = "Fraction_of"
        elif predicate == "Differ":
            predicate = "More_than"
        self.scene.relate(predicate, a, b, *between, *terms, span=claim.clue.span)


def counts_times(quantity: Quantity) -> bool:
    """True for 3倍 and for 几倍."""
    return quantity.kind is Kind.TIMES or quantity.asks == "times"
