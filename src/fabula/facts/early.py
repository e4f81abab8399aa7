"""A head start is an act of its own: 弟弟先走5分钟后，哥哥去追.

A proposer may tell it as a mere difference of two times: ``More_than(Amount(弟弟·走), Amount(哥哥·走), 5分钟)``. If
the text says what the early one does in that time (先走, 走了), that is an Event, and what he does from then on is
another, at the same speed and as long as the other one is on the way. The answer stays what it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.attach import fresh
from fabula.facts.describe import tell
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import classes, marks
from fabula.situation.graph import ParseGraph
from fabula.situation.laws import lawful
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import AMOUNT, RATE, TOTAL, Apply, Number, Slot, Term, moved, slots
from fabula.text import Problem

RULE = "head_start"
PARTS = {"Sum": 0, "Left": 1, "Together": 1, "Remains": 2}  # from which place on what stands there is added up


def with_head_start(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with a head start as an Event; itself if there is none, or no words for it."""
    found = next(_leads(graph), None)
    if found is None:
        return graph
    index, early, late, number = found
    word = _word(problem, number.quantity, graph.by_id[early.node])
    whole = (early, Slot(early.node, TOTAL))
    if word is None or any(s in whole for s in slots(graph.goal.term)):
        return graph
    return _parted(problem, graph, index, (early, late), number, word)


def with_first_names(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph in which 先开出0.5小时 is 先开出, and what is done at that speed from then on bears the verb's name.

    A proposer may call the first of two acts at one rate by the verb of the rate: 每小时行96千米.
    """
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Equal", (Slot(a, "rate"), Slot(b, "rate")) if graph.by_id[a].parent == graph.by_id[b].parent:
                for first, then in ((a, b), (b, a)):
                    graph = _called_first(problem, graph, graph.by_id[first], graph.by_id[then])
    return graph


def _called_first(problem: Problem, graph: ParseGraph, first: Node, then: Node) -> ParseGraph:
    given = graph.given(Slot(first.id, AMOUNT))
    word = _word(problem, given.quantity, first) if given is not None and first.kind is NodeKind.EVENT else None
    beside = {n.label for n in graph.children(first.parent or "")}
    marked = word is not None and not word.text.startswith(first.label)  # 走了 tells nothing apart
    if word is None or not marked or word.text in beside or first.label.startswith(word.text[:1]):
        return graph
    if graph.given(Slot(then.id, AMOUNT)) or graph.given(Slot(then.id, RATE)):
        named = {first.id: replace(first, label=word.text, span=word.span)}
    else:
        going = replace(then, label=first.label, span=first.span)
        named = {first.id: replace(first, label=word.text, span=word.span), then.id: going}
    return replace(graph, nodes=tuple(named.get(n.id, n) for n in graph.nodes))


def _leads(graph: ParseGraph) -> Iterator[tuple[int, Slot, Slot, Number]]:
    for index, relation in enumerate(graph.relations):
        match relation.predicate, relation.args:
            case "More_than", (Slot(_, "amount") as early, Slot(_, "amount") as late, Number() as number):
                acts = graph.by_id[early.node].kind is NodeKind.EVENT and graph.given(early) is None
                if relation.source.rule == RULE and acts and number.quantity is not None:
                    yield index, early, late, number


def _word(problem: Problem, quantity: int | None, act: Node) -> Ref | None:
    """先走, 走了: what is done in the time by which one is ahead; not 出门10分钟后, which only says since when."""
    fact = tell(problem).of(quantity)
    if fact is None or fact.told.act is None:
        return None
    told, known = fact.told.act, marks()
    first = next((m for m in fact.told.marks if m.text in known and known[m.text].name in classes()["firsts"]), None)
    if first is not None:
        return Ref(f"{first}{told}", (first.span[0], told.span[1]))
    done = problem.text[told.span[0] : fact.quantity.span.start]
    goes = fact.told.kind in classes()["lasting"] and told.text == act.label
    over = any(done == told.text + word for word in classes()["finished"])
    return Ref(done, (told.span[0], told.span[0] + len(done))) if goes and over else None


def _parted(
    problem: Problem, graph: ParseGraph, index: int, times: tuple[Slot, Slot], number: Number, word: Ref
) -> ParseGraph:
    """The act of the early one in two: before the other sets out, and from then on."""
    act, late = times[0].node, times[1]
    first = Node(fresh(graph, "E"), NodeKind.EVENT, word.text, graph.by_id[act].parent, word.span)
    product = next((r for r in graph.relations if lawful(r) == act), None)
    if product is None or any(n.label == word.text and n.parent == first.parent for n in graph.nodes):
        return graph
    both = {Slot(act, a): (Slot(first.id, a), Slot(act, a)) for a in (TOTAL, AMOUNT)}
    relations = []
    for at, relation in enumerate(graph.relations):
        if at == index:
            relations.append(Relation("Equal", (times[0], late), Source(None, "same_time")))
            relations.append(Relation("Equal", (Slot(first.id, RATE), Slot(act, RATE)), Source(None, "keeps_speed")))
        else:
            relations.append(relation if relation is product else _summed(relation, both))
    relations.append(product.with_terms(lambda term: moved(term, {act: first.id})))
    quantity = problem.quantities[number.quantity or 0]
    span = (quantity.span.start, quantity.span.end)
    given = Given(Slot(first.id, AMOUNT), number.value, number.unit, number.per, number.quantity, span)
    return replace(
        graph, nodes=_before(graph.nodes, first, act), givens=(*graph.givens, given), relations=tuple(relations)
    )


def _before(nodes: tuple[Node, ...], first: Node, act: str) -> tuple[Node, ...]:
    """The nodes with the first act in front of the one that follows it."""
    at = next(i for i, n in enumerate(nodes) if n.id == act)
    return (*nodes[:at], first, *nodes[at:])


def _summed(relation: Relation, both: dict[Slot, tuple[Slot, Slot]]) -> Relation:
    """The relation with both parts in the place of the whole."""

    def spread(args: tuple[Term, ...], parts: int | None) -> Iterator[Term]:
        for at, arg in enumerate(args):
            if isinstance(arg, Apply):
                yield Apply(arg.function, tuple(spread(arg.args, PARTS.get(arg.function))))
            elif isinstance(arg, Slot) and arg in both:
                yield from both[arg] if parts is not None and at >= parts else (Apply("Sum", both[arg]),)
            else:
                yield arg

    return replace(relation, args=tuple(spread(relation.args, PARTS.get(relation.predicate))))
