"""Typical slips, made on purpose: the situation is changed the way pupils get it wrong, and solved again.

Whoever then writes down one of those wrong values has, most likely, made that slip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property

from fabula.errors import DataError
from fabula.explain.wording import Wording
from fabula.situation import Apply, Number, Relation, Slot, Term, Unknown, language
from fabula.situation.formula import Equation, Expr, Formula, parse_formula
from fabula.situation.relations import expand
from fabula.solution import Notice
from fabula.solve.equations import Conversion, System, Variable
from fabula.tutor.facts import Role, rewritten
from fabula.tutor.messages import fill, read_lines, slip_messages
from fabula.tutor.situation import Situation
from fabula.tutor.worlds import Values, Vector, shifted, solved

OF_A_BASE = ("Fraction_of", "Fraction_more", "Fraction_less", "Times_of")
BASES = 4  # other bases tried for one fraction


@dataclass(frozen=True, slots=True)
class Rule:
    """One ``slip`` line: ``target`` is computed by ``formula``, or the relation is taken for ``instead``."""

    name: str
    predicate: str
    target: str = ""
    formula: Formula | None = None
    instead: str = ""


@cache
def rules() -> tuple[Rule, ...]:
    """The ``slip`` lines of ``slips.txt``; a bad one is named by its number."""
    found = []
    for number, line in read_lines("slips.txt"):
        if line.startswith("partial "):
            continue
        columns = [c.strip() for c in line.removeprefix("slip ").split("|")]
        if not line.startswith("slip ") or len(columns) != 3 or columns[1] not in language().predicates:
            raise DataError(f"slips.txt, line {number}: expected 'slip NAME | predicate | wrong'")
        found.append(_rule(*columns))
    return tuple(found)


def _rule(name: str, predicate: str, wrong: str) -> Rule:
    if wrong.startswith("as "):
        return Rule(name, predicate, instead=wrong.removeprefix("as ").strip())
    return Rule(name, predicate, wrong.partition("=")[0].strip(), parse_formula(wrong))


@dataclass(frozen=True, slots=True)
class Mutant:
    """A system with one mistake in it. ``relation`` is the index of the relation that was taken wrongly."""

    name: str
    system: System
    relation: int = -1
    what: Variable | None = None
    shown: Notice | None = None


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip that explains a value: its name, the relation it is about and what the value was meant for."""

    name: str
    relation: int = -1
    what: Variable | None = None
    shown: Notice | None = None


class Slips:
    """The mutants of one situation, made and solved when the first wrong value comes."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation

    @cached_property
    def _table(self) -> dict[Fraction, list[tuple[Mutant, Variable]]]:
        """Wrong values of this world, what is asked before all else."""
        truth = self.situation.worlds[0][1]
        table: dict[Fraction, list[tuple[Mutant, Variable]]] = {}
        for mutant in self._mutants():
            values = solved(mutant.system)
            for variable, value in (values or {}).items():
                if value != truth.get(variable):
                    table.setdefault(value, []).append((mutant, variable))
        for found in table.values():
            found.sort(key=lambda pair: pair[1] != self.situation.goal)
        return table

    def of_value(self, value: Fraction) -> Slip | None:
        """The slip by which somebody gets this value (in working units)."""
        found = self._table.get(value)
        return self._slip(*found[0]) if found else self._share_of_another((value,))

    def of_vector(self, vector: Vector) -> Slip | None:
        """The slip that gives these values in all worlds: the wrong expression itself was recognised."""
        for mutant, variable in self._table.get(vector[0], ()):
            if self._in_all_worlds(mutant, variable) == vector:
                return self._slip(mutant, variable)
        return self._share_of_another(vector)

    def _share_of_another(self, vector: Vector) -> Slip | None:
        """180×30%, when it was to be 30% of something else: the share is right, the base is not."""
        for index, relation in enumerate(self.situation.graph.relations):
            if relation.predicate not in OF_A_BASE or not isinstance(relation.args[2], Number):
                continue
            base, share = (self.situation.vector(self._expanded(a)) for a in relation.args[1:3])
            if base is None or share is None or not all(share):
                continue
            taken = tuple(v / s for v, s in zip(vector, share, strict=False))
            if taken != base[: len(taken)] and self._is_quantity(taken):
                return Slip("other_base", index)
        return None

    def _is_quantity(self, vector: Vector) -> bool:
        """Whether something in the story comes to this; of this world alone, only an attribute counts."""
        known = len(vector) == len(self.situation.worlds)
        return any(
            fact.vector[: len(vector)] == vector and fact.unit and (known or fact.role < Role.PIECE)
            for fact in self.situation.facts
        )

    def of_equation(self, holds: Callable[[Vector], bool]) -> Slip | None:
        """The slip after which an equation would hold for what is asked."""
        for pairs in self._table.values():
            for mutant, variable in pairs:
                if variable != self.situation.goal:
                    continue
                vector = self._in_all_worlds(mutant, variable)
                if vector is not None and holds(vector):
                    return self._slip(mutant, variable)
        return None

    @staticmethod
    def _slip(mutant: Mutant, variable: Variable) -> Slip:
        return Slip(mutant.name, mutant.relation, mutant.what or variable, mutant.shown)

    def _in_all_worlds(self, mutant: Mutant, variable: Variable) -> Vector | None:
        worlds: list[Values | None] = [
            solved(shifted(mutant.system, self.situation.graph, factors))
            for factors, _ in self.situation.worlds
        ]
        values = [world.get(variable) if world else None for world in worlds]
        known = tuple(value for value in values if value is not None)
        return known if len(known) == len(values) else None

    # --- mutants ---

    def _mutants(self) -> Iterator[Mutant]:
        yield from self._unconverted()
        for index, relation in enumerate(self.situation.graph.relations):
            for rule in rules():
                if rule.predicate == relation.predicate:
                    yield from self._by_rule(index, relation, rule)
        for index, relation in enumerate(self.situation.graph.relations):
            yield from self._other_bases(index, relation)
            yield from self._part_forgotten(index, relation)

    def _by_rule(self, index: int, relation: Relation, rule: Rule) -> Iterator[Mutant]:
        signature = language().predicates[relation.predicate]
        if rule.instead:
            if not language().predicates[rule.instead].check(len(relation.args)):
                yield self._with(rule.name, index, replace(relation, predicate=rule.instead))
            return
        target = relation.args[signature.params.index(rule.target)]
        if (
            rule.formula is None
            or not isinstance(target, Slot | Unknown)
            or target in self.situation.system.given
        ):
            return
        binding = signature.bind(tuple(self._expanded(a) for a in relation.args))
        equation = rule.formula.equation(binding, index)
        yield Mutant(rule.name, self._replaced(index, equation), index, target)

    def _other_bases(self, index: int, relation: Relation) -> Iterator[Mutant]:
        """30% of the whole instead of 30% of what was left."""
        if relation.predicate not in OF_A_BASE:
            return
        target, base, share = relation.args[:3]
        if not isinstance(base, Slot):
            return
        others = (
            s
            for s in self.situation.graph.slots
            if s.attribute is base.attribute and s not in (target, base) and self._alike(s, base)
        )
        for _, other in zip(range(BASES), others, strict=False):
            yield self._with("other_base", index, replace(relation, args=(target, other, share)))

    def _part_forgotten(self, index: int, relation: Relation) -> Iterator[Mutant]:
        """One of the parts left out of a sum or a remainder; or the limit, of what is beyond it."""
        if relation.predicate == "More_than" and relation.source.rule:  # 10+2.4×8: nobody says how far beyond 3 km
            yield self._with("forgot_part", index, Relation("Equal", relation.args[:2], relation.source))
        fixed = {"Together": 1, "Remains": 2}.get(relation.predicate)
        if fixed is None or len(relation.args) < fixed + 2:
            return
        for at in range(fixed, len(relation.args)):
            args = relation.args[:at] + relation.args[at + 1 :]
            yield self._with("forgot_part", index, replace(relation, args=args))

    def _unconverted(self) -> Iterator[Mutant]:
        """A number of the text taken as it stands, whatever its unit."""
        system = self.situation.system
        for conversion in dict.fromkeys(system.conversions):
            shown = Notice(*(self._measured(conversion.value, conversion.unit, w) for w in self._words))
            raw = {
                g.slot: conversion.value
                for g in self.situation.graph.givens
                if g.quantity == conversion.quantity and g.value == conversion.value
            }
            equations = tuple(_as_told(e, conversion) for e in system.equations)
            yield Mutant("unit", replace(system, given=system.given | raw, equations=equations), shown=shown)

    @property
    def _words(self) -> tuple[Wording, Wording]:
        return self.situation.zh, self.situation.en

    @staticmethod
    def _measured(value: Fraction, unit: str, words: Wording) -> str:
        above, _, below = unit.partition("/")
        return words.measured(value, above, below)

    # --- helpers ---

    def _alike(self, one: Slot, other: Slot) -> bool:
        units = self.situation.zh.units
        return units.get(one, ("", "")) == units.get(other, ("", ""))

    def _with(self, name: str, index: int, relation: Relation) -> Mutant:
        equation = relation.equation(index)
        left, right = (rewritten(side, self.situation.working) for side in (equation.left, equation.right))
        return Mutant(name, self._replaced(index, Equation(left, right, index)), index)

    def _expanded(self, term: Term) -> Expr:
        return rewritten(expand(term), self.situation.working)

    def _replaced(self, index: int, equation: Equation) -> System:
        system = self.situation.system
        return replace(
            system, equations=tuple(equation if e.relation == index else e for e in system.equations)
        )


def _as_told(equation: Equation, conversion: Conversion) -> Equation:
    """The equation with a converted number as the text has it."""
    left, right = (
        _put(side, conversion.quantity, conversion.value) for side in (equation.left, equation.right)
    )
    return Equation(left, right, equation.relation)


def _put(expr: Expr, quantity: int | None, value: Fraction) -> Expr:
    """The expression with the number of that quantity as the text has it."""
    if isinstance(expr, Number):
        return replace(expr, value=value) if quantity is not None and expr.quantity == quantity else expr
    if isinstance(expr, Slot | Unknown):
        return expr
    return replace(expr, left=_put(expr.left, quantity, value), right=_put(expr.right, quantity, value))


def slip_message(situation: Situation, slip: Slip, lang: str) -> str:
    """What to say of a slip: where to look, never what comes out."""
    words = situation.zh if lang == "zh" else situation.en
    parts: dict[str, str | Notice] = {}
    if 0 <= slip.relation < len(situation.graph.relations):
        relation = situation.graph.relations[slip.relation]
        parts = {**wording_of(relation, words), "reason": words.reason(relation)}
    if slip.shown is not None:
        parts["what"] = slip.shown
    elif slip.what is not None:
        named = next((f.name for f in situation.facts if f.expr == slip.what), None)
        parts["what"] = named if named is not None else words.name(slip.what)
    return fill(slip_messages()[slip.name], lang, **parts)


def wording_of(relation: Relation, words: Wording) -> dict[str, str]:
    """Each parameter of a relation's predicate in words; a variadic one takes the rest."""
    signature = language().predicates[relation.predicate]
    said = [_word(term, words) for term in relation.args]
    fixed = len(signature.params) - signature.variadic
    if signature.variadic:
        said = [*said[:fixed], ("、" if words.lang == "zh" else ", ").join(said[fixed:])]
    return dict(zip(signature.params, said, strict=True))


def _word(term: Term, words: Wording) -> str:
    if isinstance(term, Apply):
        return ("、" if words.lang == "zh" else ", ").join(_word(a, words) for a in term.args)
    return words.word(term)
