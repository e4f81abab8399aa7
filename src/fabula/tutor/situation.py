"""A solved situation as the tutor needs it: its worlds and the quantities in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from fabula.errors import FabulaError
from fabula.explain.refs import Linker
from fabula.explain.reply import each_asked
from fabula.explain.textbook import lines_told
from fabula.explain.wording import Wording
from fabula.situation.formula import Binary, Expr, evaluate, leaves
from fabula.situation.nodes import Node
from fabula.situation.terms import Number, Slot
from fabula.solution import Notice
from fabula.solve.attempt import Answer, Attempt
from fabula.solve.equations import System, Variable
from fabula.solve.outcome import Outcome, Result
from fabula.text import Problem, Quantity
from fabula.text.units import dimension, factor, is_unit
from fabula.tutor.facts import Fact, Gatherer, Role
from fabula.tutor.messages import typed
from fabula.tutor.ways import Line, Ways
from fabula.tutor.worlds import (
    ACTUAL,
    Factors,
    Values,
    Vector,
    factor_of,
    other_numbers,
    scale,
    scaled,
    shifted,
    solved_by_all_means,
)

# Numbers that a step may use although the text does not give them: the whole, pairs, what units are made of.
CONSTANTS = frozenset(map(Fraction, (1, 2, 7, 10, 12, 24, 30, 60, 100, 365, 1000, 3600, 10_000, 100_000, 1_000_000)))


_SHORT = 2  # characters by which somebody with a longer name is called


class TutorError(FabulaError):
    """There is nothing to tutor: the problem has no answer."""

    stage = "tutor"


@dataclass(frozen=True, slots=True)
class Hit:
    """A fact that a value is, and the unit in which it is that value: ``times`` the fact's own."""

    fact: Fact
    unit: str
    per: str
    times: Fraction


@dataclass(frozen=True, slots=True)
class Told:
    """A number of the text as it may be written; ``used`` if this reading makes anything of it."""

    unit: str
    per: str
    vector: Vector
    used: bool = True


class Situation:
    """The worlds and facts of one attempt, worked out once and kept."""

    def __init__(self, attempt: Attempt) -> None:
        if attempt.answer is None:
            raise TutorError("this reading has no answer", hint="choose another reading")
        self.attempt = attempt
        self.graph = attempt.reading.graph
        self.system: System = attempt.system
        self.goal: Variable = attempt.system.goal
        self.answer: Answer = attempt.answer

    @staticmethod
    def of(attempt: Attempt | Situation) -> Situation:
        return attempt if isinstance(attempt, Situation) else Situation(attempt)

    # --- worlds ---

    @cached_property
    def worlds(self) -> list[tuple[Factors, Values]]:
        """The actual world first; others only where they can be solved."""
        found: list[tuple[Factors, Values]] = [(ACTUAL, dict(self.attempt.result.values))]
        for factors in other_numbers(self.attempt.problem):
            values = solved_by_all_means(shifted(self.system, self.graph, factors))
            if values is not None:
                found.append((factors, values))
        return found

    def vector(self, expr: Expr) -> Vector | None:
        """What an expression comes to in each world; None where some world cannot tell."""
        try:
            return tuple(evaluate(scaled(expr, factors), values) for factors, values in self.worlds)
        except (KeyError, ZeroDivisionError):
            return None

    @cached_property
    def each(self) -> frozenset[Slot]:
        """All that a question asks for each of: 鸡和兔各有多少只."""
        return frozenset(each_asked(self.attempt))

    @cached_property
    def constants(self) -> frozenset[Fraction]:
        """Numbers that a step may use: those everybody knows, and those that the story itself has (合走三个全程)."""
        terms = (term for relation in self.graph.relations for term in relation.terms())
        own = {term.value for term in terms if isinstance(term, Number) and term.quantity is None}
        return CONSTANTS | own

    def constant(self, value: Fraction) -> Vector:
        return (value,) * len(self.worlds)

    # --- facts ---

    @cached_property
    def zh(self) -> Wording:
        return Wording(self.attempt, "zh")

    @cached_property
    def en(self) -> Wording:
        return Wording(self.attempt, "en")

    @cached_property
    def links(self) -> Linker:
        return Linker(self.attempt)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """All facts, the most telling first."""
        gatherer = Gatherer((self.zh, self.en), self.links, self.working, self.vector)
        lines = (lines_told(self.attempt, lang) for lang in ("zh", "en"))
        told = gatherer.told(zip(*lines, strict=False))
        return tuple(sorted((*gatherer.facts(), *told), key=lambda fact: fact.role))

    @cached_property
    def asked(self) -> Fact:
        """The goal."""
        found = next((fact for fact in self.facts if fact.role is Role.GOAL), None)
        if found is None:
            raise TutorError("what is asked has no value", hint="choose another reading")
        return found

    @cached_property
    def _index(self) -> dict[Fraction, list[Hit]]:
        index: dict[Fraction, list[Hit]] = {}
        for fact in self.facts:
            for unit, per, times in self._spellings(fact.unit, fact.per):
                index.setdefault(fact.value * times, []).append(Hit(fact, unit, per, times))
        return index

    def called(self, slot: Slot) -> Notice:
        """A quantity by whose it is, whatever it is to the question: 货车行的时间, not 相遇时间."""
        return Notice(self.zh.name(slot), f"the {self.en.name(slot).removeprefix('the ')}")

    def hits(self, value: Fraction, vector: Vector | None = None) -> list[Hit]:
        """The facts with this value in any unit that the text uses; with a vector, only those that fit."""
        found = self._index.get(value, [])
        if vector is None:
            return found
        return [hit for hit in found if scale(hit.fact.vector, hit.times) == vector]

    def _spellings(self, unit: str, per: str) -> Iterator[tuple[str, str, Fraction]]:
        """The unit itself and every other one the text uses for such things, with what the value is times."""
        for above in dict.fromkeys((unit, *self._spoken.get(dimension(unit), ()))):
            for below in dict.fromkeys((per, *self._spoken.get(dimension(per), ()))):
                up, down = factor(unit, above), factor(per, below)
                if up is not None and down is not None:
                    yield above, below, up / down
        if not unit:  # 500万, and no unit
            for size in {q.scale for q in self.attempt.problem.quantities if q.scale > 1}:
                yield "", per, Fraction(1, size)

    @cached_property
    def _spoken(self) -> dict[str, list[str]]:
        """The units that the text uses, by what they measure; a number without a unit has none."""
        spoken: dict[str, list[str]] = {}
        goal, quantities = self.graph.goal, self.attempt.problem.quantities
        named = [unit for q in quantities for unit in (q.unit, q.per, _scaled_unit(q))]
        for unit in filter(None, (goal.unit, goal.per, self.answer.unit, *named)):
            for part in unit.split("/"):
                spoken.setdefault(dimension(part), []).append(part)
        return spoken

    def working(self, number: Number) -> Number:
        """The number in the unit that the system computes in."""
        for conversion in self.system.conversions:
            name = f"{number.unit}/{number.per}" if number.per else number.unit
            if (conversion.quantity, conversion.value, conversion.unit) == (
                number.quantity,
                number.value,
                name,
            ):
                unit, _, per = conversion.working.partition("/")
                return Number(conversion.converted, unit, per, number.quantity)
        return number

    @cached_property
    def question(self) -> Notice:
        """The words that ask."""
        problem, goal = self.attempt.problem, self.graph.goal
        asked = problem.quantities[goal.quantity] if goal.quantity is not None else None
        zh = problem.text[slice(*_span(problem, asked))] if asked is not None else self.asked.name.zh
        return Notice(zh, zh if asked is not None else self.asked.name.en)

    @cached_property
    def rounds(self) -> bool:
        """Whether the problem asks for a rounded answer: 大约多少米, 得数保留一位小数."""
        problem = self.attempt.problem
        start = min((q.clause.span.start for q in problem.questions[-1:]), default=len(problem.text))
        return re.search(typed("rounding"), problem.text[start:]) is not None

    # --- numbers of the text ---

    @cached_property
    def told(self) -> dict[Fraction, list[Told]]:
        """The numbers of the text by their value, in every unit that the text uses."""
        found: dict[Fraction, list[Told]] = {}
        for fact in self.facts:
            if fact.role is Role.GIVEN:
                for unit, per, times in self._spellings(fact.unit, fact.per):
                    vector = scale(fact.vector, times)
                    found.setdefault(vector[0], []).append(Told(unit, per, vector))
        for quantity in self.attempt.problem.quantities:
            for value in quantity.parts or (quantity.value,):
                if value is not None:
                    for vector in self._unused(quantity, value):
                        found.setdefault(value, []).append(Told(quantity.unit, quantity.per, vector, False))
        return found

    def _unused(self, quantity: Quantity, value: Fraction) -> Iterator[Vector]:
        """A number that this reading makes no use of: itself, or how many there are (两车)."""
        if quantity.index in self.graph.used_quantities():
            return
        yield tuple(value * factor_of(factors, quantity.index, value) for factors, _ in self.worlds)
        yield self.constant(value)
        for fact in self.facts:  # 四次测验 of which the reading knows as 3+1
            if fact.role is Role.ATTRIBUTE and fact.value == value and fact.unit == quantity.unit != "":
                yield fact.vector

    # --- does it lead anywhere? ---

    def useful(self, fact: Fact) -> bool:
        """Whether a quantity takes part in this story, computed from what it is made of."""
        if fact.role is not Role.COMBINATION or not isinstance(fact.expr, Binary):
            return True
        parts = [v for leaf in leaves(fact.expr) if (v := self.vector(leaf)) is not None]
        return self.leads_on(Line(fact.vector, parts, fact.expr.op), far=not self.mixed_up(fact))

    def mixed_up(self, fact: Fact) -> bool:
        """Whether one's work is divided by what another does in an hour, and the like."""
        if fact.op not in ("*", "/") or fact.role is not Role.COMBINATION:
            return False
        slots = [leaf for leaf in leaves(fact.expr) if isinstance(leaf, Slot)]
        doers = {self.graph.by_id[slot.node].parent for slot in slots if slot.node in self.graph.by_id}
        agents = {agent.id for agent in self.graph.agents}
        return len({slot.attribute for slot in slots}) > 1 and len(doers) > 1 and doers <= agents

    def leads_on(self, line: Line, far: bool = True) -> bool:
        """Whether something that is not known yet follows from a step; unless ``far``, in one operation."""
        return self._ways.lead_on(line, far)

    def just_before_goal(self, vector: Vector) -> bool:
        """Whether one more operation with a bare number gives what is asked."""
        return self._ways.just_before_goal(vector)

    @cached_property
    def _ways(self) -> Ways:
        told = (t for same in self.told.values() for t in same if t.used)
        given = {t.vector: dimension(_joined(t.unit, t.per)) for t in told}
        unknown = {f.vector for f in self.facts if f.role < Role.GIVEN}
        pieces = {f.vector for f in self.facts if f.role is Role.PIECE and self.goal not in leaves(f.expr)}
        return Ways(given, unknown | pieces, unknown, self.asked.vector, self._depends)

    def _depends(self, vector: Vector) -> frozenset[int]:
        """The worlds in which one number alone is another, and this value too."""
        single = (at for at, (factors, _) in enumerate(self.worlds) if len(factors) == 1)
        return frozenset(at for at in single if vector[at] != vector[0])

    # --- whose is it? ---

    def owners(self, fact: Fact) -> frozenset[str]:
        """The nodes that a quantity belongs to, with those they hang on; the world counts for nobody."""
        found = set()
        for leaf in leaves(fact.expr):
            node = self.graph.by_id.get(leaf.node) if isinstance(leaf, Slot) else None
            if node is not None:  # what an agent does is the agent's; an agent may be called as the World is
                close = self.graph.children(node.id) if node.parent is not None else self._like(node)
                found |= {other.id for other in close}
            while node is not None and node.parent is not None:
                found.add(node.id)
                node = self.graph.by_id.get(node.parent)
        return frozenset(found)

    def _like(self, node: Node) -> list[Node]:
        """Of the World: who is called like it, and all that is done: an act is of the whole, too (一共做600个)."""
        acts = {event.id for event in self.graph.events}
        return [n for n in self.graph.nodes if n.id in acts or (n.label == node.label and n is not node)]

    def named(self, words: str) -> frozenset[str]:
        """The nodes that the words speak of, by their label or what tells it from the others."""
        said = frozenset(node for node, name in self._names if name in words)
        return said or frozenset(node for node, name in self._short_names if name in words)

    @cached_property
    def _short_names(self) -> list[tuple[str, str]]:
        """男生 of 书法班男生, where nobody is called by a name of his own."""
        agents = [agent for agent in self.graph.agents if len(agent.label) > _SHORT]
        ends = Counter(node.label[-_SHORT:] for node in self._told_apart)
        return [(a.id, a.label[-_SHORT:]) for a in agents if ends[a.label[-_SHORT:]] == 1]

    @cached_property
    def _told_apart(self) -> list[Node]:
        """What two do alike (甲车·行, 乙车·行) tells nobody from the other."""
        labels = Counter(node.label for node in self.graph.nodes if node.parent is not None)
        return [n for n in self.graph.nodes if n.label and n.parent is not None and labels[n.label] == 1]

    @cached_property
    def _names(self) -> list[tuple[str, str]]:
        """Node and name; 甲 for 甲车 where there is a 乙车."""
        nodes = self._told_apart
        found = [(node.id, node.label) for node in nodes]
        for node in nodes:
            others = (n.label for n in nodes if n.label != node.label)
            shared = max((_common_end(node.label, other) for other in others), default=0)
            if shared and len(node.label) > shared:
                found.append((node.id, node.label[:-shared]))
        return found


def _joined(unit: str, per: str) -> str:
    return f"{unit}/{per}" if per else unit


def _scaled_unit(quantity: Quantity) -> str:
    """万元 for 800万元, which is kept as 8000000元."""
    said = quantity.text.lstrip("0123456789.") if quantity.scale > 1 else ""
    return said if is_unit(said) else ""


def _common_end(one: str, other: str) -> int:
    count = 0
    for a, b in zip(reversed(one), reversed(other), strict=False):
        if a != b:
            break
        count += 1
    return count


def _span(problem: Problem, asked: Quantity) -> tuple[int, int]:
    clause = problem.clause_of(asked.span).span
    return clause.start, clause.end


def veiled(attempt: Attempt) -> Attempt:
    """The attempt as it was before it was solved: a picture of it gives nothing away."""
    given = tuple(attempt.system.given.items())
    result = Result(Outcome.TOO_FEW_EQUATIONS, values=given)
    return replace(attempt, result=result, answer=None, objections=())
