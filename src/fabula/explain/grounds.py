"""The words a step rests on: where in the text a relation stands and where the numbers it uses."""

from __future__ import annotations

from collections.abc import Iterable

from fabula.situation.terms import Number, Slot, walk
from fabula.solve.attempt import Attempt

Place = tuple[int, int]


class Grounds:
    """Finds the places of the text that relations and quantities come from."""

    def __init__(self, attempt: Attempt) -> None:
        self.text = attempt.problem.text
        self.graph = attempt.reading.graph
        self.found = attempt.problem.quantities

    def quantities(self, relation: int) -> tuple[int, ...]:
        """Indices of the quantities of the text that a relation uses."""
        if not 0 <= relation < len(self.graph.relations):
            return ()
        terms = [t for a in self.graph.relations[relation].args for t in walk(a)]
        numbers = [t.quantity for t in terms if isinstance(t, Number)]
        givens = [g.quantity for t in terms if isinstance(t, Slot) and (g := self.graph.given(t))]
        return tuple(q for q in dict.fromkeys((*numbers, *givens)) if q is not None)

    def places(self, quantities: Iterable[int]) -> tuple[Place, ...]:
        """Where these quantities stand."""
        spans = (self.found[q].span for q in quantities if 0 <= q < len(self.found))
        return tuple((s.start, s.end) for s in spans)

    def quote(self, places: Iterable[Place]) -> str:
        """The words at these places."""
        return "……".join(self.text[start:end] for start, end in places)

    def of(self, relations: Iterable[int]) -> tuple[Place, ...]:
        """The places of the relations, then those of their numbers that stand elsewhere."""
        relations = tuple(relations)
        stated = [span for r in relations if (span := self.graph.relations[r].source.span)]
        numbers = self.places(dict.fromkeys(q for r in relations for q in self.quantities(r)))
        outside = [n for n in numbers if not any(s[0] <= n[0] and n[1] <= s[1] for s in stated)]
        return tuple(dict.fromkeys((*stated, *outside)))
