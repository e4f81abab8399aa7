"""Names where nothing better is told: any word of the text for the World, what is done for an act; but no figure."""

from __future__ import annotations

from fabula.facts.chunks import Sort, chunks
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import classes
from fabula.text import Kind, Problem, find_quantities


def any_word(problem: Problem) -> Ref:
    """What a text is called that names nothing: its longest word; a text without words has no name."""
    numbers = [q.span for q in problem.quantities]
    said = [t for t in problem.tokens if t.text[0].isalnum() and t.text not in classes()["func"]]
    free = [t for t in said if not any(n.start <= t.span.start < n.end for n in numbers)]
    if not free:
        return Ref("", (0, 0))
    longest = max(free, key=lambda t: (not counting(t.text), len(t.text)))
    return Ref(longest.text, (longest.span.start, longest.span.end))


def counting(name: str) -> bool:
    """5一, 十00: a number in figures is no name of a World."""
    return any(q.kind is Kind.NUMBER and any(map(str.isdecimal, q.text)) for q in find_quantities(name))


def doings(problem: Problem) -> list[Ref]:
    """All that is done in a text, in its order."""
    rows = (chunks(problem, clause) for clause in problem.clauses)
    return [Ref(c.text, c.span) for row in rows for c in row if c.sort is Sort.ACT]
