"""The bill: lines that each hold a price, a number of pieces, and what they cost together.

The same form fits boxes of packets (each holds so many) and work per person (each does so much).
"""

from __future__ import annotations

from dataclasses import dataclass

from fabula.extract.rules.facts import Claim, Fact
from fabula.extract.rules.interpreter import Interpreter
from fabula.extract.rules.masked import Masked
from fabula.extract.rules.phrases import Phrase, similarity
from fabula.parse.kbest import Choices
from fabula.situation import Attribute, NodeKind, ProblemType
from fabula.text.units import compatible, dimension

PAID, CHANGE, LACK = "paid", "change", "lack"  # money that is on no line of the bill
NOUNS_FIT = 0.5  # two nouns as like as this name the same goods


@dataclass
class Line:
    """One line of the bill: so many units of something, at so much each."""

    id: str
    noun: Phrase | None
    unit: str = ""  # what is counted: the Den Unit
    money: str = ""  # what each costs or holds: the Num Unit

    def fits(self, noun: Phrase) -> bool:
        """True if the noun may name what is on this line."""
        return self.noun is not None and similarity(noun, self.noun) >= NOUNS_FIT

    @property
    def costs(self) -> bool:
        """True unless it is known to hold something else than money."""
        return dimension(self.money) in ("money", "") or not self.money


class Bill(Interpreter):
    """A story of a bill: its lines, and the money besides them."""

    def __init__(self, masked: Masked, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        super().__init__(masked, facts, type_, choices)
        self.lines: list[Line] = []
        self.roles: set[str] = set()  # which of paid, change, lack and the whole bill the story speaks of
        self.last: Line | None = None  # the line that was spoken of last
        self.each: Line | None = None  # 各买3件: the number that holds for every line
        self.told: tuple[Line | None, int] = (None, -1)  # the line that was counted last, and its clause
        self.gift: Claim | None = None  # 买五送一
        self.per = ("", -1)  # the last Den Unit, and its sentence

    def line(self, attribute: Attribute, unit: str, noun: Phrase | None, asked: bool = False) -> Line:
        """The line where this belongs: same unit, a noun that fits, the place still free; else a new one."""
        free = [line for line in self.lines if self._free(line, attribute, unit)]
        ranked = sorted(((self._score(line, unit, noun), line) for line in free), key=lambda r: -r[0])
        options: list[tuple[Line | None, float]]
        if ranked and ranked[0][0] >= 0.25:
            best = ranked[0][0]
            options = [(line, best - score) for score, line in ranked if score > 0.1]
            options.append((None, 0.9 if asked else 0.7))
        else:
            options = [(None, 0.0), *((line, 1.0) for _, line in ranked[:2])]
        line = self.choices.pick("line", options) or self.new_line(noun, unit)
        line.noun = line.noun or noun
        line.unit = line.unit or unit
        self.last = line
        return line

    def _free(self, line: Line, attribute: Attribute, unit: str) -> bool:
        """True if the line has room for this attribute and counts in this unit."""
        if line is self.each or self.taken(line.id, attribute):
            return False
        return not (unit and line.unit and not compatible(unit, line.unit))

    def _score(self, line: Line, unit: str, noun: Phrase | None) -> float:
        """How well something in this unit, of this name, fits a line."""
        score = 0.45 if line.unit and unit else 0.3
        if line is self.last:
            score += 0.1
        if noun is not None and line.noun is not None:
            return score + 0.5 if line.fits(noun) else 0.0
        return score

    def new_line(self, noun: Phrase | None, unit: str) -> Line:
        """Another line of the bill."""
        label = noun.label if noun is not None else f"第{len(self.lines) + 1}项"
        names = [("any", noun)] if noun is not None else []
        line = Line(self.scene.new(*names, kind=NodeKind.AGENT, label=label), noun, unit)
        self.lines.append(line)
        return line
