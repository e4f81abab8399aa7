"""A time of day that nothing is computed with tells when something happens: 凌晨4时进货, 上午7时从两城开出."""

from __future__ import annotations

from fabula.facts.chunks import Chunk, Sort, chunks
from fabula.facts.describe import Fact, tell
from fabula.facts.hearing import named
from fabula.facts.measuring import is_clock, measuring_words
from fabula.facts.phrase import Ref
from fabula.facts.placing import SURE, Place, put
from fabula.lang.lexicon import classes
from fabula.situation.graph import ParseGraph
from fabula.situation.terms import AMOUNT
from fabula.text import Problem


def with_clocks(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with the times of day that it leaves out, as far as the text says what happens then, and to whom."""
    used = graph.used_quantities()
    for quantity in problem.quantities:
        if quantity.index in used or quantity.value is None or not is_clock(quantity):
            continue
        fact = tell(problem).of(quantity.index)
        owner = _owner(problem, graph, fact) if fact is not None else None
        word = _word(problem, fact) if fact is not None else None
        if owner is not None and word is not None:
            graph = put(graph, quantity, Place(owner, AMOUNT, word.text, word.span)) or graph
    return graph


def _owner(problem: Problem, graph: ParseGraph, fact: Fact) -> Ref | None:
    """Who is heard, or whom the clause or the next one speaks of; somebody of the story, if there is one."""
    heard = next((h for h in problem.heard if h.quantity == fact.quantity.index and not h.world), None)
    owner = heard.owner if heard is not None else None
    if owner is not None and owner.sure >= SURE and named(owner, problem.text):
        return Ref(owner.of(problem.text), owner.span)
    told = fact.told.who or fact.topic
    return next((told for a in graph.agents if told is not None and told.text == a.label), None)


def _word(problem: Problem, fact: Fact) -> Ref | None:
    """What happens then, in the clause of the time; not what is done all the time from then on (8时以后买2个送1个)."""
    behind = problem.text[fact.quantity.span.end :]
    if behind.startswith(tuple(classes()["afters"])):
        return None
    row = chunks(problem, problem.clauses[fact.clause])
    told = (c for c in row if c.span[0] >= fact.quantity.span.end and _happens(c))
    return measuring_words(problem, fact) or next((Ref(c.text, c.span) for c in told), None)


def _happens(chunk: Chunk) -> bool:
    acts = chunk.sort is Sort.ACT and chunk.note not in classes()["trades"] | classes()["idling"]
    return acts or chunk.text in classes()["passages"]
