"""What an Agent does at a rate is an act of its own: 小赵8天打完 beside 小赵3天能打.

A proposer may leave the second act of one agent on the agent itself, since both go by one verb. The words of its
numbers tell it apart: the verb with what it comes to (打完, 抽满), a word before it (够吃, 还要走), or those of the
first act do (先走). Only nodes change; the equations stay.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from fabula.facts.attach import attach, fresh
from fabula.facts.describe import Fact, tell
from fabula.facts.ground import remapped
from fabula.facts.hearing import LIKELY
from fabula.facts.phrase import Ref
from fabula.facts.unnamed import counting, doings
from fabula.lang.lexicon import acts, classes
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import AMOUNT, RATE, Slot
from fabula.text import Problem, Span
from fabula.text.units import dimension


def with_deeds(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph in which whoever acts at a rate has an Event for it, as far as the text has words."""
    for node in graph.nodes:
        if node.kind is NodeKind.AGENT and _acts_itself(graph, node):
            graph = _with_event(problem, graph, node)
    for node in graph.nodes:
        if node.kind in HAPPENING and counting(node.label):
            graph = _with_name(problem, graph, node)
    return graph


def _acts_itself(graph: ParseGraph, node: Node) -> bool:
    """Whether a rate and how often are the agent's own, beside other acts of his, or in a time."""
    if not {RATE, AMOUNT} <= set(graph.attributes(node.id)):
        return False
    told = [g for a in (RATE, AMOUNT) if (g := graph.given(Slot(node.id, a))) is not None]
    timed = any(dimension(g.per or g.unit) == "time" for g in told)
    return timed or any(_same_rate(graph, node, n) for n in graph.children(node.id))


def _same_rate(graph: ParseGraph, node: Node, other: Node) -> bool:
    pair = {Slot(node.id, RATE), Slot(other.id, RATE)}
    return any(r.predicate == "Equal" and set(r.args) == pair for r in graph.relations)


def _with_event(problem: Problem, graph: ParseGraph, agent: Node) -> ParseGraph:
    beside = {n.label: n for n in graph.children(agent.id)}
    named = list(_names(problem, graph, agent))
    word = next((w for w in named if w.text not in beside), None)
    if word is None:
        for plain in named:  # 走 beside 先走2分钟, which is called 走, too
            other = beside[plain.text]
            if first := next((w for w in _names(problem, graph, other) if w.text not in beside), None):
                renamed = replace(other, label=first.text, span=first.span)
                graph = replace(graph, nodes=tuple(renamed if n is other else n for n in graph.nodes))
                word = plain
                break
    if word is None:
        return graph
    event = Node(fresh(graph, "E"), NodeKind.EVENT, word.text, agent.id, word.span)
    return remapped(graph, attach(graph.nodes, event), {agent.id: event.id})


def _with_name(problem: Problem, graph: ParseGraph, node: Node) -> ParseGraph:
    """A word for what is only numbered."""
    taken = {n.label for n in graph.children(node.parent or "")}
    word = next((w for w in _names(problem, graph, node) if w.text not in taken), None)
    if word is None:
        return graph
    named = replace(node, kind=NodeKind.EVENT, label=word.text, span=word.span)
    return replace(graph, nodes=tuple(named if n is node else n for n in graph.nodes))


def _names(problem: Problem, graph: ParseGraph, node: Node) -> Iterator[Ref]:
    """What the node's numbers are told with, the fullest words last; else what those do who act at the same time."""
    facts = [f for q in _quantities(graph, node) if (f := tell(problem).of(q)) is not None]
    done = [word for f in facts if (word := _act(problem, f)) is not None]
    yield from done
    for word in done:
        yield from _fuller(problem, word, {f.clause for f in facts})
        if (whole := _with_word_before(problem, word)) is not None:
            yield whole
    if not done:
        yield from _of_partners(graph, node)
    yield from _as_before(problem, graph, node)


def _act(problem: Problem, fact: Fact) -> Ref | None:
    """What is done, as the clause of a number says or as is heard; 给20头牛吃 is eating, not giving."""
    told = fact.told
    if told.act is not None and told.kind in classes()["doing"]:
        return told.act
    heard = next((h for h in problem.heard if h.quantity == fact.quantity.index), None)
    words = heard.act if heard is not None else None
    if words is None or words.sure < LIKELY or acts().get(words.of(problem.text)) in classes()["trades"]:
        return None
    return Ref(words.of(problem.text), words.span)


def _fuller(problem: Problem, word: Ref, clauses: Collection[int]) -> Iterator[Ref]:
    """看完 for 看, in a clause of one of the numbers."""
    for act in doings(problem):
        clause = problem.clause_of(Span(*act.span)).index
        if act.text != word.text and act.text.startswith(word.text) and clause in clauses:
            yield act


def _quantities(graph: ParseGraph, node: Node) -> list[int]:
    """The numbers that the node carries, and the question if it asks for one of its attributes."""
    found = [g.quantity for g in graph.givens if g.slot.node == node.id]
    if isinstance(graph.goal.term, Slot) and graph.goal.term.node == node.id:
        found.append(graph.goal.quantity)
    return [q for q in found if q is not None]


def _with_word_before(problem: Problem, act: Ref) -> Ref | None:
    """够吃, 先走: the verb with the word right before it that tells it apart."""
    words = classes()["again"] | classes()["modals"] | classes()["enough"]
    before = (w for w in sorted(words, key=len, reverse=True) if problem.text.endswith(w, 0, act.span[0]))
    return next((Ref(w + act.text, (act.span[0] - len(w), act.span[1])) for w in before), None)


def _of_partners(graph: ParseGraph, node: Node) -> Iterator[Ref]:
    """走 of 小兰, who walks for the same time."""
    time = Slot(node.id, AMOUNT)
    for relation in graph.relations:
        if relation.predicate == "Equal" and time in relation.args:
            for slot in relation.args:
                other = graph.by_id[slot.node] if isinstance(slot, Slot) and slot != time else None
                if other is not None and other.kind is NodeKind.EVENT and other.label in acts():
                    yield Ref(other.label, other.span or (0, 0))


def _as_before(problem: Problem, graph: ParseGraph, node: Node) -> Iterator[Ref]:
    """照这样行, where he acts once more at the rate of another act of his."""
    cues = [(at, -len(w), w) for w in classes("timeline.txt")["as_before"] if (at := problem.text.find(w)) >= 0]
    beside = graph.children(node.id if node.kind is NodeKind.AGENT else node.parent or "")
    for other in beside if cues else ():
        if other is not node and other.kind is NodeKind.EVENT and _same_rate(graph, node, other):
            at, _, cue = min(cues)
            yield Ref(cue + other.label, (at, at + len(cue)))
