"""Numbers and units of one attempt: what every quantity is measured in, and how that is written."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cached_property

from fabula.explain.called import Telling
from fabula.explain.figures import Form, form_of, write
from fabula.explain.lexicon import english_units, lexeme, lexemes, per_names, words_of
from fabula.situation.grammar import grammar
from fabula.situation.nodes import ProblemType
from fabula.situation.terms import Attribute, Slot, Unknown
from fabula.solve.attempt import Attempt
from fabula.solve.dimensions import infer
from fabula.solve.equations import Variable
from fabula.text.units import dimension

Unit = tuple[str, str]


class Units:
    """Numbers and units of one attempt in one language."""

    def __init__(self, attempt: Attempt, lang: str = "zh") -> None:
        if lang not in ("zh", "en"):
            raise ValueError(f"no wording in {lang!r}: zh or en")
        self.attempt = attempt
        self.graph = attempt.reading.graph
        self.text = attempt.problem.text
        if self.graph.type is ProblemType.JOURNEY and self._stands_still():
            self.graph = replace(self.graph, type=ProblemType.RELATION)
        self.telling = Telling(attempt.problem)
        self.lang = lang

    def _stands_still(self) -> bool:
        """Whether a reading calls it a journey though nobody goes anywhere: heights of people, lengths of ropes."""
        per = {dimension(q.per) for q in self.attempt.problem.quantities if dimension(q.unit) == "length"}
        goes = (*words_of("move"), *words_of("go"), *words_of("between"), *words_of("way"), *lexemes("streams"))
        return "time" not in per and not any(word in self.text for word in goes)

    def form(self, quantity: int | None) -> Form:
        """The form in which the text writes a quantity."""
        found = self.attempt.problem.quantities
        if quantity is None or not 0 <= quantity < len(found):
            return Form.PLAIN
        return form_of(found[quantity].text)

    def number(self, value: Fraction, quantity: int | None = None) -> str:
        return write(value, self.form(quantity), self.lang)

    @cached_property
    def units(self) -> dict[Variable, Unit]:
        """The working unit of every variable, as far as it is known."""
        found = dict(self._stated())
        self._within_nodes(found, sure=True)
        for variable, measure in infer(self.graph)[0].items():
            written = measure.written()
            if variable not in found and written[0]:
                found[variable] = (self.working(written[0]), self.working(written[1]))
        self._per_amount(found)
        for cut in (n for n in self.graph.nodes if lexeme("saws") in n.label):
            if self.graph.given(Slot(cut.id, Attribute.AMOUNT)) is None:
                found[Slot(cut.id, Attribute.AMOUNT)] = (lexeme("times"), "")  # how often one saws, not how many pieces
                if (timed := found.get(Slot(cut.id, Attribute.RATE))) and dimension(timed[0]) == "time":
                    found[Slot(cut.id, Attribute.RATE)] = (timed[0], lexeme("times"))
        for node in self._solutions:
            amount = found.get(Slot(node, Attribute.AMOUNT), ("", ""))
            if amount[0]:
                found[Slot(node, Attribute.TOTAL)] = amount
                found.pop(Slot(node, Attribute.RATE), None)
        self._within_nodes(found)
        for node in self._solutions:
            found.pop(Slot(node, Attribute.RATE), None)
        self._set_equal(found)
        return found

    def _per_amount(self, found: dict[Variable, Unit]) -> None:
        """What is bought in sets has a price per set, not per thing of the set."""
        for node in self.graph.nodes:
            rate, amount = Slot(node.id, Attribute.RATE), Slot(node.id, Attribute.AMOUNT)
            counted = found.get(amount, ("", ""))[0]
            told = self.graph.given(rate) is not None or rate == self.graph.goal.term
            if rate not in found and counted and self._adds_money(rate, found):
                found[rate] = (self.working(lexeme("yuan")), counted)
            if rate in found and counted and not told and dimension(found[rate][0]) == "money":
                found[rate] = (found[rate][0], counted)

    def _adds_money(self, rate: Slot, found: dict[Variable, Unit]) -> bool:
        sums = (r.args[1:] for r in self.graph.relations if r.predicate == "Together" and r.args[0] == rate)
        added = [a for args in sums for a in args if isinstance(a, Slot)]
        return any(dimension(found.get(a, ("", ""))[0]) == "money" for a in added)

    def _set_equal(self, found: dict[Variable, Unit]) -> None:
        """What is set equal is measured alike: the days of both teams."""
        for relation in self.graph.relations:
            if relation.predicate == "Equal" and all(isinstance(a, Slot) for a in relation.args):
                known = next((found[a] for a in relation.args if isinstance(a, Slot) and any(found.get(a, ""))), None)
                for arg in relation.args:
                    if known and isinstance(arg, Slot) and not any(found.get(arg, "")):
                        found[arg] = known

    def _stated(self) -> dict[Variable, Unit]:
        found: dict[Variable, Unit] = {}
        for given in self.graph.givens:
            if given.unit or given.per:
                found[given.slot] = (self.working(given.unit), self.working(given.per))
        goal = self.graph.goal
        # "How many 千米 an hour" may leave the hour out: then the speed's unit is what the equations say.
        whole = not isinstance(goal.term, Slot) or goal.term.attribute is not Attribute.RATE
        if isinstance(goal.term, Slot | Unknown) and goal.unit and (whole or goal.per or "/" in goal.unit):
            above, _, below = goal.unit.partition("/")
            found.setdefault(goal.term, (self.working(above), self.working(goal.per or below)))
        return found

    def _within_nodes(self, found: dict[Variable, Unit], sure: bool = False) -> None:
        """By the grammar's rules, what a rate is measured in: its node's total is, and per what: the amount."""
        own = grammar().units_of(Attribute.RATE)
        for node in self.graph.nodes:
            rate, total, amount = (Slot(node.id, a) for a in (Attribute.RATE, own["unit"], own["per"]))
            if rate in found:
                found.setdefault(total, (found[rate][0], ""))
                if found[rate][1]:
                    found.setdefault(amount, (found[rate][1], ""))
            elif amount in found and (total in found or not sure):
                found[rate] = (found.get(total, ("", ""))[0], found[amount][0])

    def working(self, unit: str) -> str:
        known = self.attempt.system.units
        if not unit or unit in (working for _, working in known):
            return unit
        return dict(reversed(known)).get(dimension(unit), unit)  # of minutes and days the one that is asked for

    def unit(self, variable: Variable) -> str:
        """The unit of a variable for people: 千米/时, 元; empty if it has none."""
        above, below = self.units.get(variable, ("", ""))
        return self.unit_text(above, below)

    def unit_text(self, unit: str, per: str = "", value: Fraction | None = None) -> str:
        """A unit in the language of the wording."""
        if self.lang == "zh":
            return f"{unit}/{per}" if per and unit else unit
        above, _, below = unit.partition("/")
        per = per or below
        plural = value is None or value != 1
        counted = dimension(above).startswith("count:") and above not in english_units()
        top = "" if counted else english_units().get(above, (above, above))[plural]
        bottom = english_units().get(per, (per, per))[0]
        return f"{top}/{bottom}" if bottom and top else top

    def per_text(self, unit: str) -> str:
        """A unit as it is said after "per": hour, not h."""
        said = self.unit_text(unit, value=Fraction(1))
        return per_names().get(said, said) if self.lang == "en" else said

    def measured(self, value: Fraction, unit: str, per: str = "", quantity: int | None = None) -> str:
        """A number with its unit: 50千米/小时, 50 km/h."""
        name = self.unit_text(unit, per, value)
        gap = " " if self.lang == "en" and name else ""
        return f"{self.number(value, quantity)}{gap}{name}"

    @cached_property
    def mapped(self) -> bool:
        """Whether a map is measured in centimetres and somebody goes at so many kilometres an hour."""
        small = any(unit == lexeme("centimetre") for _, unit in self.attempt.system.units)
        fast = any(c.unit.startswith(lexeme("kilometre") + "/") for c in self.attempt.system.conversions)
        return small and fast

    def is_solution(self, node: str) -> bool:
        """Whether a node is so much of a solution."""
        return node in self._solutions

    @cached_property
    def _solutions(self) -> frozenset[str]:
        """Nodes that are so much of a solution: what part of them is dissolved is their rate."""
        if self.graph.type is not ProblemType.RELATION or not self.telling.solute():
            return frozenset()
        rates = [g for g in self.graph.givens if g.slot.attribute is Attribute.RATE]
        if not any(self.form(g.quantity) is Form.PERCENT for g in rates):
            return frozenset()
        bare = [n for n in self.graph.nodes if Slot(n.id, Attribute.RATE) in self.graph.slots]
        told = {g.slot.node: g for g in rates}
        return frozenset(n.id for n in bare if n.id not in told or self.form(told[n.id].quantity) is Form.PERCENT)
