"""One name for one thing in every view: what a hover over a number, a line or a word lights up.

``q3`` is quantity 3 of the text, ``v:T1.rate`` an attribute, ``r0`` a relation and ``n:T1`` a node. Words,
cards, lines, equations and steps carry the refs of what they speak about, so that a page can light all of
them together without knowing anything about graphs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from fabula.explain.explained import ExplainedStep
from fabula.explain.markup import quoteattr
from fabula.situation.nodes import Given
from fabula.situation.terms import Number, Slot, Term, Unknown, walk
from fabula.solve.attempt import Attempt

Refs = tuple[str, ...]


def quantity_ref(index: int) -> str:
    return f"q{index}"


def slot_ref(slot: Slot) -> str:
    return f"v:{_word(slot.node)}.{slot.attribute.value}"


def relation_ref(index: int) -> str:
    return f"r{index}"


def node_ref(node: str) -> str:
    return f"n:{_word(node)}"


def data_ref(refs: Iterable[str]) -> str:
    """The attribute that carries refs in SVG and HTML, with a space before it; nothing without refs."""
    joined = " ".join(dict.fromkeys(refs))
    return f" data-ref={quoteattr(joined)}" if joined else ""


class Linker:
    """Gives the refs of everything in one attempt."""

    def __init__(self, attempt: Attempt) -> None:
        self.graph = attempt.reading.graph
        self.quantities = attempt.problem.quantities

    def given(self, given: Given) -> Refs:
        """The number in the text and the attribute it is a value of."""
        return _once((*self._quantity(given.quantity), slot_ref(given.slot)))

    def slot(self, slot: Slot) -> Refs:
        """An attribute, the number that gives it, and the question that asks for it."""
        given = self.graph.given(slot)
        asked = self._quantity(self.graph.goal.quantity) if self.graph.goal.term == slot else ()
        return _once((slot_ref(slot), *(self._quantity(given.quantity) if given else ()), *asked))

    def term(self, term: Term) -> Refs:
        """All that a term speaks about; the unknown is what the question asks for."""
        found: list[str] = []
        for part in walk(term):
            if isinstance(part, Slot):
                found.extend(self.slot(part))
            elif isinstance(part, Number):
                found.extend(self._quantity(part.quantity))
            elif isinstance(part, Unknown):
                found.extend(self._quantity(self.graph.goal.quantity))
        return _once(found)

    def relation(self, index: int) -> Refs:
        """A relation and the numbers that stand in it, not the attributes it links."""
        numbers = (t for t in self.graph.relations[index].terms() if isinstance(t, Number | Unknown))
        return _once((relation_ref(index), *(ref for t in numbers for ref in self.term(t))))

    def equation(self, index: int) -> Refs:
        """A relation with everything that its equation shows."""
        args = self.graph.relations[index].args
        return _once((*self.relation(index), *(ref for arg in args for ref in self.term(arg))))

    def goal(self) -> Refs:
        """What is asked: the words of the question, and the attribute or the relation with the unknown."""
        about = [relation_ref(i) for i, r in enumerate(self.graph.relations) if r.unknown]
        return _once((*self._quantity(self.graph.goal.quantity), *self.term(self.graph.goal.term), *about))

    def step(self, step: ExplainedStep) -> Refs:
        """What a step finds and what it rests on."""
        if step.kind == "answer":
            return self.goal()
        found: list[str] = []
        if step.target is not None:
            found.extend(self.goal() if step.target == self.graph.goal.term else self.term(step.target))
        for index in step.relations:
            found.extend(self.equation(index))
        found.extend(ref for place in step.cites for ref in self._at(place))
        return _once(found)

    def _at(self, place: tuple[int, int]) -> Refs:
        """The quantity that stands exactly there; longer places are the relation's own words."""
        return tuple(quantity_ref(q.index) for q in self.quantities if (q.span.start, q.span.end) == place)

    def _quantity(self, index: int | None) -> Refs:
        return (quantity_ref(index),) if index is not None and 0 <= index < len(self.quantities) else ()


def _once(refs: Iterable[str]) -> Refs:
    return tuple(dict.fromkeys(refs))


def _word(node: str) -> str:
    """A node's id as one word: refs are parted by spaces."""
    return re.sub(r"\s", "_", node)
