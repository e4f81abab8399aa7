"""Interpreter for ages at two times: everybody grows older by as many years as pass."""

from __future__ import annotations

from functools import partial

from fabula.extract.rules.facts import Fact, Figure
from fabula.extract.rules.interpreter import AMOUNT, total
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.masked import Masked
from fabula.extract.rules.parts import PartsInterpreter
from fabula.extract.rules.phrases import Phrase
from fabula.extract.rules.referents import figure_names, sum_of
from fabula.parse.kbest import Choices
from fabula.situation import Apply, ProblemType, Slot, Term
from fabula.text.units import dimension

_LATER, _EARLIER = "Sum", "Left"
Shift = tuple[str, str]  # the years that pass, and the function that takes an age of today there


class AgesInterpreter(PartsInterpreter):
    """One reading of a problem's facts as ages today and ages some years ago or from now."""

    def __init__(self, masked: Masked, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        super().__init__(masked, facts, type_, choices)
        self.shift: Shift | None = None  # the time the story is at; None is today
        self.clause = -1  # where it speaks of that time
        self.times: list[str] = []  # the stretches of years between today and the other times

    def take(self, fact: Fact) -> None:
        """What is told or asked belongs to the time that its clause speaks of."""
        if self._back_to_today(fact):
            self.shift = None
        if isinstance(fact, Figure) and dimension(fact.quantity.unit) == "time":
            self._passes(fact)
            return
        if has(self._clause_text(fact), "at_age"):
            self._then(fact)
        if isinstance(fact, Figure) and fact.asked:
            self.later.append(partial(self._asked_at, self.shift, fact))
        else:
            super().take(fact)

    def _asked_at(self, shift: Shift | None, figure: Figure) -> None:
        self.shift = shift
        self.figure(figure)

    def _clause_text(self, fact: Fact) -> str:
        return self.problem.clauses[fact.clue.clause].span.of(self.problem.text)

    def _back_to_today(self, fact: Fact) -> bool:
        """今年…, or a new clause after one that told everything of another time."""
        today = has(self._clause_text(fact), "today")
        return fact.clue.clause != self.clause and today

    def _passes(self, figure: Figure) -> None:
        """5年后, 几年前, 再过3年: the years that pass are told or asked for."""
        earlier = has(figure.after.text, "years_ago")
        node = self._another_time(_EARLIER if earlier else _LATER, figure)
        self.scene.give(Slot(node, AMOUNT), figure.quantity)

    def _then(self, fact: Fact) -> None:
        """当爸爸50岁时: nobody says how many years that is from now."""
        if fact.clue.clause != self.clause:
            way = self.choices.pick("earlier or later", [(_LATER, 0.0), (_EARLIER, 0.2)])
            self._another_time(way, fact)

    def _another_time(self, way: str, fact: Fact) -> str:
        node = f"years{len(self.times) + 1}"
        self.times.append(node)
        self.scene.happens("ageing", node, span=fact.clue.span)
        self.shift, self.clause = (node, way), fact.clue.clause
        return node

    # --- ages at that time ---

    def _then_age(self, age: Term) -> Term:
        """An age of today, or the sum of several, as it is at the time the story is at."""
        if isinstance(age, Apply):
            return Apply(age.function, tuple(map(self._then_age, age.args)))
        if self.shift is None or not isinstance(age, Slot):
            return age
        node, way = self.shift
        return Apply(way, (age, total(node)))

    def term(self, name: str, phrase: Phrase, subject: bool = False) -> Term:
        return self._then_age(super().term(name, phrase, subject))

    def figure(self, figure: Figure) -> None:
        if self.shift is None:
            super().figure(figure)
            return
        group = self.group(figure.before)
        age = sum_of(group) if len(group) > 1 else total(self._of_whom(figure))
        number = self.scene.number(figure.quantity)
        self.scene.relate("Equal", self._then_age(age), number, span=figure.clue.span)

    def _of_whom(self, figure: Figure) -> str:
        """Whose age: at another time anybody's may be told or asked for, also if it is known today."""
        query = figure_names(figure)
        named = any(p.names for _, p in query)
        return self.scene.find("owner", *query) if named or not self.scene.focus else self.scene.focus

    # --- the end ---

    def settle(self) -> None:
        super().settle()
        for node in self.times:
            self.scene.role(node, "增长")
