"""Is the result believable? Whatever speaks against it, in a sentence; the rules are in ``plausible.txt``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files

from fabula.errors import GrammarError
from fabula.lang import say
from fabula.lang.lexicon import classes, particle
from fabula.lang.lines import data_lines
from fabula.situation.formula import evaluate
from fabula.situation.graph import ParseGraph
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot, Term, walk
from fabula.solve.alike import Words, above_together, asked_above, asks_for_all, first_counted_twice, unlike
from fabula.solve.dimensions import BARE, Inferred, Measure, base, counted, infer, measure
from fabula.solve.equations import System, Variable, variables
from fabula.solve.outcome import Result, StepKind
from fabula.text import Problem
from fabula.text.units import HOUR, dimension, factor


@dataclass(frozen=True, slots=True)
class Objection:
    """Something that speaks against a result; a soft one only lowers our trust in it."""

    code: str
    zh: str
    en: str
    soft: bool = False

    def __str__(self) -> str:
        return self.en


@dataclass(frozen=True)
class Rules:
    """The contents of ``plausible.txt``, and the words of ``lang/zh/counts.txt``."""

    signed: frozenset[str]
    soft: frozenset[str]

    @cached_property
    def whole(self) -> frozenset[str]:
        """Units of things of which there is no half."""
        return frozenset(base(unit) for unit in classes(COUNTS)["whole"])

    @cached_property
    def words(self) -> Words:
        return Words(*(tuple(sorted(classes(COUNTS)[name])) for name in _WORDS))

    def objection(self, code: str, zh: dict[str, str], en: dict[str, str]) -> Objection:
        key = f"implausible.{code}"
        return Objection(code, say(key, "zh", **zh), say(key, "en", **en), code in self.soft)


COUNTS = "counts.txt"
_LISTS = ("signed", "soft")
_WORDS = ("limb", "together", "linked", "each", "owns", "apiece", "before", "first", "since", "further")


def parse_rules(source: str) -> Rules:
    """Read the text of a plausibility file; a bad line is named by its number."""
    words: dict[str, list[str]] = {name: [] for name in _LISTS}
    for number, line in data_lines(source):
        what, *rest = line.split()
        if what not in words or not rest:
            raise GrammarError(f"plausible, line {number}: expected '{'|'.join(_LISTS)} …'")
        words[what] += rest
    return Rules(frozenset(words["signed"]), frozenset(words["soft"]))


@cache
def rules() -> Rules:
    """The rules of ``plausible.txt``."""
    return parse_rules(files(__package__).joinpath("plausible.txt").read_text("utf-8"))


def objections(problem: Problem | None, graph: ParseGraph, system: System, result: Result) -> tuple[Objection, ...]:
    """Everything that speaks against the result; empty if it is believable or there is none."""
    if not result.solved or result.value is None:
        return ()
    case = _Case(problem, graph, system, result)
    found = (
        *_negative(case),
        *_fractional(case),
        *_parts(case),
        *_all_less(case),
        *_asked(case),
        *_units(case),
        *_contradicted(case),
        *_nothing(case),
        *(_told(case, problem) if problem is not None else ()),
    )
    return tuple(dict.fromkeys(found))


class _Case:
    """What the checks look at."""

    def __init__(self, problem: Problem | None, graph: ParseGraph, system: System, result: Result) -> None:
        self.text = problem.text if problem is not None else ""
        self.graph = graph
        self.system = system
        self.result = result
        self.goal = system.goal
        self.values: dict[Variable, Fraction] = dict(result.values)
        self.units: Inferred
        self.units, self.conflicts = infer(graph)
        self.wants_whole = problem is not None and asks_for_all(problem, graph, rules().words)
        # Where something was taken as 1, or only a share is asked, sizes on the way need not come out whole.
        taken = any(s.kind is StepKind.UNIT for s in result.steps)
        self.sizes_matter = graph.goal.asks == "number" and not taken

    def value(self, term: Term) -> Fraction | None:
        if isinstance(term, Number):
            return term.value
        return self.values.get(term) if isinstance(term, Slot) or term == self.goal else None

    def computed(self) -> Iterator[tuple[Variable, Fraction]]:
        for variable, value in self.values.items():
            if variable not in self.system.given:
                yield variable, value

    def working(self, variable: Variable) -> str:
        """The unit that the value of a variable is in, as far as it is known."""
        found = self.units.get(variable)
        if found is None:
            goal = self.graph.goal
            asked = variable == self.goal and goal.asks == "number"
            found = self.units.measure(goal.unit, goal.per) if asked else BARE
        unit, per = found.written()
        names = [next((w for _, w in self.system.units if base(w) == u), u) for u in (unit, per) if u]
        return "/".join(names)

    def object(self, code: str, what: Variable | str, value: Fraction | None = None, **more: str) -> Objection:
        shown = "" if value is None else f"{value}"
        if value is not None and not isinstance(what, str):
            shown += self.working(what)
        zh, en = (what, what) if isinstance(what, str) else (self.name(what, "zh"), self.name(what, "en"))
        return rules().objection(code, {"what": zh, "value": shown, **more}, {"what": en, "value": shown, **more})

    def name(self, variable: Variable, lang: str) -> str:
        if not isinstance(variable, Slot):
            return say("name.asked", lang)
        role = say(f"role.{variable.attribute}", lang)
        return say("doubt.of", lang, role=role, label=self.graph.name(variable.node))


def _negative(case: _Case) -> Iterator[Objection]:
    for variable, value in case.computed():
        if value < 0 and dimension(case.working(variable)) not in rules().signed:
            yield case.object("negative", variable, value)


def _fractional(case: _Case) -> Iterator[Objection]:
    for variable, value in case.computed():
        if value.denominator == 1 or (isinstance(variable, Slot) and variable.attribute is Attribute.RATE):
            continue
        if not case.sizes_matter and variable != case.goal:
            continue
        unit = case.working(variable)
        if variable == case.goal and case.wants_whole:
            unit = case.graph.goal.unit
        if base(unit) not in rules().whole or not _given_whole(case, base(unit)):
            continue
        # In 万人 a fraction is not one of a person.
        if (value * (factor(unit, base(unit)) or 1)).denominator != 1:
            yield case.object("fractional", variable, value)


def _given_whole(case: _Case, unit: str) -> bool:
    """Whether every number the text gives in this unit is whole."""
    givens = ((g.value, g.unit, g.per) for g in case.graph.givens)
    stated = (
        (t.value, t.unit, t.per) for r in case.graph.relations for a in r.args for t in walk(a) if isinstance(t, Number)
    )
    return all(
        (value * (factor(name, unit) or 1)).denominator == 1
        for value, name, per in (*givens, *stated)
        if name and not per and base(name) == unit
    )


def _parts(case: _Case) -> Iterator[Objection]:
    for relation in case.graph.relations:
        if relation.predicate == "Together":
            whole, parts, left = relation.args[0], relation.args[1:], None
        elif relation.predicate == "Remains":
            left, whole, parts = relation.args[0], relation.args[1], relation.args[2:]
        else:
            continue
        yield from _part_above(case, whole, parts, left)


def _part_above(case: _Case, whole: Term, parts: tuple[Term, ...], left: Term | None) -> Iterator[Objection]:
    limit = case.value(whole)
    if limit is None or not isinstance(whole, Slot):
        return
    more = f"{limit}{case.working(whole)}"
    for part, code in (*((p, "part") for p in parts), (left, "remainder")):
        value = case.value(part) if part is not None else None
        if value is not None and value > limit and isinstance(part, Slot):
            yield case.object(code, part, value, other=case.graph.name(whole.node), more=more)


def _all_less(case: _Case) -> Iterator[Objection]:
    for relation in case.graph.relations:
        if relation.predicate == "Fraction_less":
            value = case.value(relation.args[2])
            if value is not None and value >= 1:
                yield case.object("all_less", _subject(relation, case), value)


def _subject(relation: Relation, case: _Case) -> str:
    return next((case.graph.name(s.node) for s in relation.slots()), "")


def _asked(case: _Case) -> Iterator[Objection]:
    value, asks = case.result.value, case.graph.goal.asks
    assert value is not None
    if value == 0 and asks != "clock":
        yield case.object("zero", case.goal, value)
    if asks == "discount" and not 0 < value < 1:
        yield case.object("discount", "", value)
    if asks == "clock":
        working = next((w for _, w in case.system.units if base(w) == HOUR), HOUR)
        hours = value * (factor(working, HOUR) or 1)
        if not 0 <= hours < 24:
            yield case.object("clock", "", hours)


def _told(case: _Case, problem: Problem) -> Iterator[Objection]:
    """What the words around the numbers speak against."""
    words = rules().words
    for index, one, other in unlike(problem, case.graph, words):
        what = case.graph.relations[index].logic(case.graph.name)
        yield case.object("unlike", what, other=one, more=other)
    for slot, first, quantity in first_counted_twice(problem, case.graph, words):
        yield case.object("first_twice", slot, other=first, more=quantity.text)
    computed = [(v, (value, case.working(v))) for v, value in case.computed() if isinstance(v, Slot)]
    for slot, quantity in above_together(problem, case.graph, computed, words):
        yield case.object("above", slot, case.values[slot], other=quantity.text)
    value = case.result.value
    if value is None:
        return
    if (whole := asked_above(problem, case.graph, (value, case.working(case.goal)), words)) is not None:
        yield case.object("above", case.goal, value, other=whole.text)


def _contradicted(case: _Case) -> Iterator[Objection]:
    """Equations that the values found do not fulfil; solving for the goal alone leaves some unlooked at."""
    for equation in case.system.equations:
        if any(v not in case.values for v in variables(equation)):
            continue
        try:
            left, right = evaluate(equation.left, case.values), evaluate(equation.right, case.values)
        except ZeroDivisionError:
            continue
        if left != right and 0 <= equation.relation < len(case.graph.relations):
            yield case.object("contradicts", case.graph.relations[equation.relation].logic(case.graph.name))


def _nothing(case: _Case) -> Iterator[Objection]:
    """Zero of what was counted, or a part of nothing; what is left of something may well be nothing."""
    parts = {a for r in case.graph.relations if r.predicate == "Together" for a in r.args[1:]}
    left = {r.args[0] for r in case.graph.relations if r.predicate == "Remains"}
    for variable, value in case.computed():
        if value or variable in left or not isinstance(variable, Slot):
            continue
        counted = variable.attribute is not Attribute.RATE and base(case.working(variable)) in rules().whole
        if counted or variable in parts:
            yield case.object("nothing", variable, value)


def _units(case: _Case) -> Iterator[Objection]:
    for conflict in case.conflicts:
        relation = case.graph.relations[conflict.relation]
        what = relation.logic(case.graph.name)
        yield case.object("unit_mixed", what, other=str(conflict.left), more=str(conflict.right))
    found = case.units.get(case.goal)
    asked = _asked_measure(case)
    if found is None or asked is None or found.agrees(asked):
        return
    # "How many metres" may ask for metres an hour where the hour was said before; a yearly rate is a percent.
    if not found.refines(asked) or (case.graph.goal.per and not _by_heads(case, found.over(asked))):
        yield case.object("unit_asked", "", other=str(asked), more=str(found))


def _by_heads(case: _Case, rest: Measure) -> bool:
    """平均每台每小时织布多少米: by the hour, and by the head, too."""
    return all(counted(unit) and particle("each") + unit in case.text for unit, _ in rest.powers)


def _asked_measure(case: _Case) -> Measure | None:
    """What kind of thing the question asks for; None if it does not say."""
    goal = case.graph.goal
    if goal.asks in ("times", "fraction", "percent", "discount", "ratio"):
        return BARE
    if goal.asks == "clock":
        return measure(HOUR)
    return case.units.measure(goal.unit, goal.per) if goal.unit else None
