"""What is told aside is put as people would: how long is an amount, so much a day a rate.

A reading may have put a number that the answer does not rest on wherever its table had room: 工期还有25天 as a
total, 周末每天接待3000人 as so many in all. No equation has to do with them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from fabula.facts.attach import attach, fresh
from fabula.facts.describe import Fact, Telling, tell
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import acts, classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.terms import Attribute, Slot, slots
from fabula.text import Problem, Quantity
from fabula.text.heard import Words
from fabula.text.units import dimension

SURE = 0.6  # how surely a word must be heard
NEAR = 1  # characters between a verb and its number: 接待了3000人


def lasts(quantity: Quantity) -> bool:
    """Whether it says how long: 25天, not 46岁."""
    return dimension(quantity.unit) == "time"


def told_aside(problem: Problem, graph: ParseGraph, needed: Collection[int | None]) -> ParseGraph:
    """The graph with every number that is not needed in the role that it has by itself."""
    aside = list(_aside(graph, needed))
    telling = tell(problem) if aside else Telling((), ())
    for given in aside:
        quantity = problem.quantities[given.quantity or 0]
        fact = telling.of(quantity.index)
        per = quantity.per or (fact.told.per if fact else "")
        role = _role(graph, given, quantity, per)
        if role is not given.slot.attribute:
            slot = Slot(given.slot.node, role)
            graph = _given(graph, given, replace(given, slot=slot, per=per if role is Attribute.RATE else given.per))
    return graph


def named_aside(problem: Problem, graph: ParseGraph, needed: Collection[int | None]) -> ParseGraph:
    """The graph with every number that is not needed on a node of its own, where the text has words for it."""
    for given in list(_aside(graph, needed)):
        graph = _in_its_words(problem, graph, given, tell(problem).of(given.quantity))
    return graph


def _in_its_words(problem: Problem, graph: ParseGraph, given: Given, fact: Fact | None) -> ParseGraph:
    """长25米 of a pool is its State 长, 每天来150人借书 the Event 借书 (docs/situations.md, point 8)."""
    agent = graph.by_id[given.slot.node]
    if fact is None or agent.kind is not NodeKind.AGENT:
        return graph
    word, act = _size(fact, agent.label), False
    if word is None and given.slot.attribute is Attribute.RATE:
        word, act = _act(problem, fact), True
    beside = {n.label for n in graph.children(agent.id)} | {agent.label}
    if word is None or word.text in beside:
        return graph
    node = Node(fresh(graph, "E"), NodeKind.EVENT if act else NodeKind.STATE, word.text, agent.id, word.span)
    placed = replace(given, slot=Slot(node.id, given.slot.attribute))
    return replace(_given(graph, given, placed), nodes=attach(graph.nodes, node))


def _size(fact: Fact, owner: str) -> Ref | None:
    """How long, wide or deep something is, and the 工龄 of 陈工程师工龄; what else is measured is the thing's own."""
    told = fact.told
    if told.hold is not None and told.hold.text in classes()["sizes"] and not told.per:
        return told.hold
    if told.who is not None and told.who.text.startswith(owner) and told.who.text != owner:
        return Ref(told.who.text.removeprefix(owner), (told.who.span[0] + len(owner), told.who.span[1]))
    return None


def _act(problem: Problem, fact: Fact) -> Ref | None:
    """每天有150人来借书, 每周活动2次: what is so often done, as is heard, or by the verb right before the number."""
    heard = next((h for h in problem.heard if h.quantity == fact.quantity.index), None)
    if heard is not None and (word := _sure(problem, heard.act)) is not None:
        return None if acts().get(word.text) in classes()["trades"] else word
    told = fact.told
    near = told.act is not None and 0 <= fact.quantity.span.start - told.act.span[1] <= NEAR
    return told.act if near and told.kind not in classes()["trades"] else None


def _sure(problem: Problem, words: Words | None) -> Ref | None:
    return Ref(words.of(problem.text), words.span) if words is not None and words.sure >= SURE else None


def _role(graph: ParseGraph, given: Given, quantity: Quantity, per: str) -> Attribute:
    """So much per something is a rate, how long an amount, how many there are of something a total."""
    now, thing = given.slot.attribute, graph.by_id[given.slot.node].kind is NodeKind.AGENT
    if now is Attribute.TOTAL:
        return Attribute.RATE if per else Attribute.AMOUNT if lasts(quantity) else now
    counts = now is Attribute.AMOUNT and thing and dimension(quantity.unit).startswith("count")
    return Attribute.TOTAL if counts else now


def _aside(graph: ParseGraph, needed: Collection[int | None]) -> Iterator[Given]:
    """The numbers that are not needed, and that no relation has to do with."""
    linked = {s.node for r in graph.relations for s in r.slots()} | {s.node for s in slots(graph.goal.term)}
    for given in graph.givens:
        alone = len(graph.attributes(given.slot.node)) == 1 and given.slot.node not in linked
        if given.quantity is not None and given.quantity not in needed and alone:
            yield given


def _given(graph: ParseGraph, old: Given, new: Given) -> ParseGraph:
    return replace(graph, givens=tuple(new if g is old else g for g in graph.givens))
