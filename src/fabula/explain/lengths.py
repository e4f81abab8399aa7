"""What a segment diagram can draw of a graph: lengths, how they compare, and which make up which.

The relation language has many predicates and its terms nest; a drawing knows only two facts. A length is
compared with another (:class:`Compared`), or lengths make up a whole (:class:`Made`). This module finds the
group of attributes that the problem is about and says everything known of it in these two ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from fabula.situation.nodes import ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.solve.attempt import Attempt

TIMES = ("Times_of", "Fraction_of", "Times_plus", "Times_minus", "Ratio")
RELATIVE = ("Fraction_more", "Fraction_less")
DIFFERENT = ("More_than", "Less_than", "More_by_part", "Less_by_part")
COMPARING = (*TIMES, *RELATIVE, *DIFFERENT)


@dataclass(frozen=True, slots=True)
class Compared:
    """``one`` is compared with ``base`` by relation number ``relation``; ``numbers`` say by how much."""

    predicate: str
    one: Term
    base: Term
    numbers: tuple[Term, ...]
    relation: int

    @property
    def by_part(self) -> bool:
        """Whether the base is a unit “1”: the comparison speaks of parts or multiples of it."""
        return self.predicate in (*TIMES, *RELATIVE)


@dataclass(frozen=True, slots=True)
class Made:
    """``parts`` make up ``whole``; loose parts lie in it but may leave some of it over."""

    whole: Term
    parts: tuple[Term, ...]
    relation: int
    loose: bool = False


@dataclass(frozen=True)
class Group:
    """Attributes that hang together, and what is known of their lengths."""

    slots: tuple[Slot, ...]
    compared: tuple[Compared, ...]
    made: tuple[Made, ...]
    others: tuple[int, ...] = ()  # relations of the group that no drawing shows


class Values:
    """The exact value of any term, in the working units of the solution."""

    def __init__(self, attempt: Attempt) -> None:
        self.known: dict[Term, Fraction] = dict(attempt.result.values)
        self.known.update(attempt.system.given.items())
        self.converted = {(c.quantity, c.value, c.unit): c.converted for c in attempt.system.conversions}

    def of(self, term: Term) -> Fraction | None:
        """The value, or nothing where it was not found or the function is not one of lengths."""
        if isinstance(term, Number):
            return self.converted.get((term.quantity, term.value, term.unit), term.value)
        if not isinstance(term, Apply):
            return self.known.get(term)
        values = [value for arg in term.args if (value := self.of(arg)) is not None]
        if len(values) < len(term.args):
            return None
        match term.function:
            case "Sum":
                return sum(values, Fraction(0))
            case "Left" | "Difference":
                return values[0] - sum(values[1:], Fraction(0))
        return None

    def drawn(self, term: Term) -> bool:
        """Whether the term has a length that can be drawn."""
        value = self.of(term)
        return value is not None and value > 0


def groups(attempt: Attempt) -> list[Group]:
    """Groups in which something compares; what the question is about first, then of which most is said."""
    values, graph = Values(attempt), attempt.reading.graph
    found = [_read(attempt, part, values) for part in _components(attempt)]
    goal = graph.goal.term
    asked = {s for r in graph.relations if r.unknown for s in r.slots()} if isinstance(goal, Unknown) else {goal}

    def weight(g: Group) -> tuple[bool, int]:
        return bool(asked & set(g.slots)), len(g.compared) + len(g.made)

    drawable = [g for g in found if g.compared or g.made or _same_work(attempt, g)]
    return sorted(drawable, key=weight, reverse=True)


def _same_work(attempt: Attempt, g: Group) -> bool:
    """One piece of work, done by several: their lines are equally long and differ in their days."""
    graph = attempt.reading.graph
    totals = [s for s in g.slots if s.attribute is Attribute.TOTAL]
    timed = [s for s in totals if graph.given(Slot(s.node, Attribute.AMOUNT))]
    return graph.type is ProblemType.TASK and len(timed) > 1


def _components(attempt: Attempt) -> list[list[int]]:
    """Relations about lengths, gathered by the attributes they share."""
    gathered: list[tuple[set[Slot], list[int]]] = []
    for index, relation in enumerate(attempt.reading.graph.relations):
        about = set(relation.slots())
        if not about or relation.predicate == "Product_of":
            continue
        touched = [g for g in gathered if g[0] & about]
        merged = (about.union(*(g[0] for g in touched)), sorted([index, *(i for g in touched for i in g[1])]))
        gathered = [*(g for g in gathered if g not in touched), merged]
    return [indices for _, indices in gathered]


def _read(attempt: Attempt, indices: list[int], values: Values) -> Group:
    compared: list[Compared] = []
    made: list[Made] = []
    others: list[int] = []
    for index in indices:
        relation = attempt.reading.graph.relations[index]
        facts = [f for f in _facts(relation, index) if _drawable(f, values)]
        compared.extend(f for f in facts if isinstance(f, Compared))
        made.extend(f for f in facts if isinstance(f, Made))
        if not facts and not _silent(relation):
            others.append(index)
    made = [_as_told(attempt, one) for one in made]
    made.extend(_finer(made))
    ordered = dict.fromkeys(s for i in indices for s in attempt.reading.graph.relations[i].slots())
    shown = tuple(s for s in ordered if values.drawn(s))
    return Group(shown, tuple(compared), tuple(made), tuple(others))


def _as_told(attempt: Attempt, made: Made) -> Made:
    """The parts in the order of the story; a rest stays behind them."""
    place = {node.id: at for at, node in enumerate(attempt.reading.graph.nodes)}
    rest = made.parts[-1:] if attempt.reading.graph.relations[made.relation].predicate == "Remains" else ()
    parts = made.parts[:-1] if rest else made.parts
    if not all(isinstance(part, Slot) for part in parts):
        return made
    ordered = sorted(parts, key=lambda part: place[part.node] if isinstance(part, Slot) else 0)
    return replace(made, parts=(*ordered, *rest))


def _finer(made: list[Made]) -> Iterator[Made]:
    """A rest that another division of the same whole divides further: 余下的 is 第二天修的 and 剩下的."""
    for coarse in made:
        for fine in made:
            rest = [part for part in coarse.parts if part not in fine.parts]
            inner = tuple(part for part in fine.parts if part not in coarse.parts)
            if coarse.whole == fine.whole and not (coarse.loose or fine.loose) and len(rest) == 1 < len(inner):
                yield Made(rest[0], inner, fine.relation)


def _drawable(fact: Compared | Made, values: Values) -> bool:
    """Whether all lengths are there; a part of nothing is left out of the picture with its relation."""
    lengths = (fact.one, fact.base) if isinstance(fact, Compared) else (fact.whole, *fact.parts)
    return all(values.drawn(term) for term in lengths)


def _silent(relation: Relation) -> bool:
    """An equality of two attributes shows by itself: their lines are equally long."""
    return relation.predicate == "Equal" and all(isinstance(a, Slot | Number) for a in relation.args)


def _facts(relation: Relation, index: int) -> Iterator[Compared | Made]:
    args = relation.args
    if relation.predicate in COMPARING:
        yield Compared(relation.predicate, args[0], args[1], args[2:], index)
    match relation.predicate:
        case "Together" if len(args) > 2:
            yield Made(args[0], args[1:], index)
        case "Remains":
            yield Made(args[1], (*args[2:], args[0]), index)
        case "Fraction_of" if isinstance(args[0], Apply) and args[0].function == "Sum":
            yield Made(args[1], args[0].args, index, loose=True)
        case "Share":
            yield Compared("Share", args[0], args[1], args[2:], index)
            yield Made(args[1], (args[0],), index, loose=True)
        case "Equal":
            yield from _equal(args[0], args[1], index)
            yield from _equal(args[1], args[0], index)
    for at, arg in enumerate(args):
        if isinstance(arg, Apply) and arg.function == "Left":
            rest = args[1 - at] if relation.predicate == "Equal" else None
            if isinstance(rest, Slot):
                yield Made(arg.args[0], (*arg.args[1:], rest), index)
            else:
                yield Made(arg.args[0], arg.args[1:], index, loose=True)


def _equal(one: Term, other: Term, index: int) -> Iterator[Compared | Made]:
    """A sum or a difference that equals something; ``other`` may be a number, an attribute or the unknown."""
    if not isinstance(one, Apply):
        return
    if one.function == "Sum" and len(one.args) > 1:
        yield Made(other if slots(other) else one, one.args, index)
    elif one.function == "Difference":
        if slots(other):
            yield Made(one.args[0], (one.args[1], other), index)
        else:
            yield Compared("More_than", one.args[0], one.args[1], (other,), index)
