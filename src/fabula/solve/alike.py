"""What the words around numbers say about them: feet are not heads, and a part is not more than the whole.

These checks read the text, not the graph, so they hold for whoever proposed the reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from fabula.situation.graph import ParseGraph
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import dimension, factor

Measured = tuple[Fraction, str]  # a value and the unit that it is in
_ADDED = frozenset(("Together", "Remains", "More_than", "Less_than", "Average", "Equal"))


@dataclass(frozen=True)
class Words:
    """Words of ``plausible.txt``: what animals and cars have several of, what says that things are added."""

    limbs: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
    linked: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    owns: tuple[str, ...] = ()
    apiece: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    since: tuple[str, ...] = ()
    further: tuple[str, ...] = ()

    def limb(self, problem: Problem, quantity: Quantity) -> str:
        """The part of a body that a number counts: 94只脚, 脚共94只; else one that its clause speaks of."""
        if not self.limbs:
            return ""
        limbs = "|".join(self.limbs)
        start, end = quantity.span.start, quantity.span.end
        if found := re.match(limbs, problem.text[end:]):
            return found[0]
        clause = problem.clause_of(quantity.span).span
        before = problem.text[clause.start : start]
        met = re.findall(limbs, before) or re.findall(limbs, problem.text[end : clause.end])
        return met[-1] if met else ""


def side_by_side(graph: ParseGraph) -> Iterator[tuple[int, tuple[Term, ...]]]:
    """Relations that add, take away or compare, with all that they put side by side.

    A product puts only its numbers side by side: feet divided by the feet of one are animals.
    """
    for index, relation in enumerate(graph.relations):
        if relation.predicate in _ADDED:
            yield index, tuple(_flat(relation.args))
        elif relation.predicate == "Product_of":
            yield index, tuple(t for t in _flat(relation.args) if t != graph.goal.term)


def _flat(terms: Iterable[Term]) -> Iterator[Term]:
    for term in terms:
        if isinstance(term, Apply) and term.function in ("Sum", "Left", "Difference"):
            yield from _flat(term.args)
        elif not isinstance(term, Apply):
            yield term


def counted(problem: Problem, graph: ParseGraph, term: Term, words: Words) -> Quantity | None:
    """The number of the text that a term is, or the question if it is what is asked; not one for each."""
    found: int | None = None
    if isinstance(term, Number):
        found = term.quantity
    elif term == graph.goal.term:
        found = graph.goal.quantity
    elif isinstance(term, Slot) and term.attribute is not Attribute.RATE and (given := graph.given(term)):
        found = given.quantity
    if found is None or not 0 <= found < len(problem.quantities):
        return None
    quantity = problem.quantities[found]
    clause = problem.clause_of(quantity.span).span
    each = any(word in problem.text[clause.start : quantity.span.start] for word in words.each)
    return None if each or quantity.per else quantity


def unlike(problem: Problem, graph: ParseGraph, words: Words) -> Iterator[tuple[int, str, str]]:
    """Relations that put together numbers of different things: the relation, and two of the numbers."""
    for index, terms in side_by_side(graph):
        numbers = (counted(problem, graph, term, words) for term in terms)
        found = [q for q in numbers if q is not None and dimension(q.unit).startswith("count:")]
        limbs = {words.limb(problem, q): q for q in found}
        if len(limbs) > 1 and any(limbs):
            one, other = list(limbs.values())[:2]
            yield index, one.text, other.text


def above_together(
    problem: Problem, graph: ParseGraph, values: Iterable[tuple[Slot, Measured]], words: Words
) -> Iterator[tuple[Slot, Quantity]]:
    """Attributes greater than what two things have together, theirs among them: 鸡和兔共35只."""
    wholes = list(_wholes(problem, words))
    for slot, value in values:
        label = graph.name(slot.node)
        if slot.attribute is Attribute.RATE or not label:
            continue
        for quantity, one, other in wholes:
            given = next((g.slot for g in graph.givens if g.quantity == quantity.index), None)
            if given is not None and given.attribute is not slot.attribute:  # 共15辆, and 18 wheels
                continue
            named = one.endswith(label) or other.startswith(label)
            if named and _is_above(value, quantity):
                yield slot, quantity


def first_counted_twice(problem: Problem, graph: ParseGraph, words: Words) -> Iterator[tuple[Slot, str, Quantity]]:
    """第一天修30米，以后每天修25米，6天一共: what lasts as long as all, though the first of them went before it."""
    if not words.first or not words.since:
        return
    firsts, since, further = ("|".join(w) or "(?!)" for w in (words.first, words.since, words.further))
    for given in graph.givens:
        rate = graph.given(Slot(given.slot.node, Attribute.RATE))
        if given.slot.attribute is not Attribute.AMOUNT or rate is None or not rate.per:
            continue
        if given.quantity is None or rate.quantity is None:
            continue
        all_of, each = problem.quantities[given.quantity], problem.quantities[rate.quantity]
        here, there = (problem.clause_of(q.span).span for q in (all_of, each))
        first = re.search(rf"(?:{firsts}){re.escape(rate.per)}", problem.text[: there.start])
        goes_on = re.search(rf"(?:{since})[^，。；]*$", problem.text[: each.span.start])
        if first and goes_on and here.start > there.start and not re.search(further, here.of(problem.text)):
            yield given.slot, first[0], all_of


def _is_above(value: Measured, quantity: Quantity) -> bool:
    """Whether a value is more than a number of the text; False where the two cannot be compared."""
    number, unit = value
    times = factor(quantity.unit, unit)
    if times is None and all(dimension(u).startswith("count:") for u in (quantity.unit, unit)):
        times = Fraction(1)  # 35只 and 12头 are counts
    return quantity.value is not None and times is not None and number > quantity.value * times


def _question(problem: Problem, graph: ParseGraph) -> str:
    """The clause that asks."""
    at = graph.goal.quantity
    if at is None or not 0 <= at < len(problem.quantities):
        return ""
    clause = problem.clause_of(problem.quantities[at].span).span
    return problem.text[clause.start : clause.end]


def asks_for_all(problem: Problem, graph: ParseGraph, words: Words) -> bool:
    """Whether the question wants a number of things, not a number for each."""
    asked, goal = _question(problem, graph), graph.goal
    each = any(word in asked for word in words.each)
    return bool(asked) and goal.asks == "number" and bool(goal.unit) and not goal.per and not each


def asked_above(problem: Problem, graph: ParseGraph, value: Measured, words: Words) -> Quantity | None:
    """A number of several things together that is less than what is asked of one of them alone."""
    if not asks_for_all(problem, graph, words):
        return None
    return _apiece_above(problem, graph, value, words) or _one_above(problem, graph, value, words)


def _apiece_above(problem: Problem, graph: ParseGraph, value: Measured, words: Words) -> Quantity | None:
    """共有420人 and 各有多少人: no part is more, unless they had more before."""
    asked = _question(problem, graph)
    if not any(word in asked for word in words.apiece) or any(word in problem.text for word in words.before):
        return None
    alike = [q for q in _sums(problem, words) if dimension(q.unit) == dimension(graph.goal.unit)]
    if all(_is_above(value, q) for q in alike):
        return max(alike, key=lambda q: (q.value or 0) * (factor(q.unit, value[1]) or 1), default=None)
    return None


def _sums(problem: Problem, words: Words) -> Iterator[Quantity]:
    """Numbers that the text says are of all together: 共有420人."""
    sums, verbs = ("|".join(map(re.escape, w)) for w in (words.together, words.owns))
    pattern = re.compile(rf"(?:{sums})(?:{verbs or '(?!)'})?[^，。；：、0-9]{{0,3}}$")
    for quantity in problem.quantities if sums else ():
        clause = problem.clause_of(quantity.span).span
        told = problem.text[clause.start : quantity.span.start]
        if quantity.kind is Kind.NUMBER and not quantity.per and pattern.search(told):
            yield quantity


def _one_above(problem: Problem, graph: ParseGraph, value: Measured, words: Words) -> Quantity | None:
    asked = _question(problem, graph)
    for quantity, one, other in _wholes(problem, words):
        named = [any(one[-n:] in asked for n in (1, 2, 3, 4) if n <= len(one)), other in asked]
        same = dimension(quantity.unit) == dimension(graph.goal.unit)
        if same and sum(named) == 1 and _is_above(value, quantity):
            return quantity
    return None


def _wholes(problem: Problem, words: Words) -> Iterator[tuple[Quantity, str, str]]:
    """Numbers that two named things have together."""
    if not words.together or not words.linked:
        return
    links, sums = ("|".join(map(re.escape, w)) for w in (words.linked, words.together))
    verbs = "|".join(map(re.escape, words.owns)) or "(?!)"
    pattern = re.compile(rf"([^，。；：、]{{1,8}}?)(?:{links})([^，。；：、]{{1,6}}?)(?:{sums})(?:{verbs})?$")
    for quantity in problem.quantities:
        if quantity.kind is not Kind.NUMBER or quantity.per:
            continue
        clause = problem.clause_of(quantity.span).span
        if found := pattern.search(problem.text[clause.start : quantity.span.start]):
            yield quantity, found[1], found[2]
