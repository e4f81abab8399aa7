"""A solution by its parts: 糖占糖水的20%，放入40克糖，需要多少克水; 往950克水中加入50克药粉，药粉占药水的百分之几.

The solution is the World; what is dissolved, and the water, if anything is told or asked of it, are its parts.
"""

from __future__ import annotations

from fabula.facts.cast import Name
from fabula.facts.describe import Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import TOTAL, Table
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Number, Slot, Term, Unknown
from fabula.text import Quantity
from fabula.text.units import compatible

WORDS = "kinds.txt"


class Solution(Kind):
    """Reads a share of a solution and two of its three weights."""

    name = "solution"

    def may_fit(self) -> bool:
        return self.has(classes(WORDS)["dissolving"]) and self.has(classes(WORDS)["taking_up"])

    def check(self) -> bool:
        """One share, two weights, and nothing else; one of the three is asked."""
        shares = [t for t in self.told if _states(t) == "Share"]
        self.weights: dict[str, Told] = {}
        for told in (t for t in self.told if _states(t) != "Share"):
            self.weights.setdefault(_states(told), told)
        if len(shares) != 1 or len(self.weights) != 2 or len(self.story.facts) != 3:
            return False
        self.share = shares[0]
        numbers = [self.share.numbers["r"], *(t.numbers["n"] for t in self.weights.values())]
        asked = [q for q in numbers if q.value is None]
        one, other = (t.numbers["n"].unit for t in self.weights.values())
        same = one == other or compatible(one, other)
        return len({q.index for q in numbers}) == 3 and len(asked) == 1 and same and self._solution() is not None

    def _solution(self) -> Ref | None:
        """糖水, as the share or a weight names it, or any word of the text."""
        told = [(self.share, "G"), *((t, "L") for t in self.weights.values())]
        named = (self.ref(t, name) for t, name in told if name in t.phrases)
        return next((ref for ref in named if ref), None)

    def world(self) -> Ref | None:
        return self._solution()

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.goal: Term | None = None
        pure = table.new(Name(agent=self.ref(self.share, "A")), clause=self.share.clause).slot(TOTAL)
        places: dict[str, Slot] = {"Pure": pure, "Liquid": WHOLE}
        share = self.share.numbers["r"]
        stated = []
        if "Water" in self.weights or share.value is None:
            told = self.weights.get("Water")
            if told is None:
                raise DeadEnd("nothing is told of the water")
            places["Water"] = table.new(Name(agent=self.ref(told, "W")), clause=told.clause).slot(TOTAL)
            stated.append(self.because("weighted", "Together", WHOLE, pure, places["Water"]))
        for kind, told in self.weights.items():
            self._give(table, places[kind], told.numbers["n"])
        part: Number | Unknown = Unknown() if share.value is None else self.number(share)
        self.goal = self.goal or part
        return self.goal, [*stated, self.relation("Fraction_of", pure, WHOLE, part, told=self.share)]

    def _give(self, table: Table, slot: Slot, quantity: Quantity) -> None:
        table.give(slot, quantity)
        if quantity.value is None:
            self.goal = slot


def _states(told: Told) -> str:
    return told.telling.statements[0].call.name
