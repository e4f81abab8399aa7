"""What is the whole of something: the way or the work is the World's, all the time that one takes his own.

一篇4500个字的稿子她几分钟能打完: the paper is so long, whoever types it. A proposer may give the number to the act.

他一共用了几小时, rests and all: a proposer may give it to the World, or to the one who moves as such. It is a State of
his, beside what he does, named by the words of the text (一共, 共, 往返一共). If a mean speed is told or asked, all of
it stays the World's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.attach import attach, fresh
from fabula.facts.chunks import chunks
from fabula.facts.describe import Fact, tell
from fabula.facts.measuring import measuring_words
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import classes
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.laws import lawful
from fabula.situation.nodes import Given, Node, NodeKind, ProblemType
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import AMOUNT, RATE, TOTAL, Attribute, Slot, Term, slots
from fabula.text import Problem
from fabula.text.units import dimension

VERY = 0.85  # how surely the World must be heard


def with_whole_time(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with the time of all that one does as a State of his; itself if there is none."""
    for whole, agent in _wholes(graph):
        fact = _fact(problem, graph, whole)
        timed = fact is not None and dimension(fact.quantity.unit) == "time" and fact.told.sums
        word = measuring_words(problem, fact) if fact is not None and timed else _there_and_back(problem, fact)
        if word is not None and all(n.label != word.text for n in graph.children(agent)):
            node = Node(fresh(graph, "E"), NodeKind.STATE, word.text, agent, word.span)
            return _without(_moved(graph, whole, node), whole.node)
    return graph


def _there_and_back(problem: Problem, fact: Fact | None) -> Ref | None:
    """往返 of 往返一趟要几小时."""
    if fact is None or dimension(fact.quantity.unit) != "time":
        return None
    row = chunks(problem, problem.clauses[fact.clause])
    return next((Ref(c.text, c.span) for c in row if c.text in classes()["both"]), None)


def with_whole_way(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with a way or a work that is told of a thing as the World's; itself if the World has something."""
    world = graph.world
    if graph.attributes(world.id):
        return graph
    for given in graph.givens:
        act, total = graph.by_id[given.slot.node], Slot(world.id, TOTAL)
        whole = given.slot.attribute is TOTAL and len(graph.attributes(act.id)) == len(Attribute)
        thing = _thing(problem, given) if whole and act.kind is NodeKind.EVENT else None
        if thing is not None and thing.text != graph.name(act.parent or ""):
            named = replace(world, label=thing.text, span=thing.span)
            return replace(
                graph,
                nodes=tuple(named if n is world else n for n in graph.nodes),
                givens=tuple(replace(g, slot=total) if g is given else g for g in graph.givens),
                relations=(*graph.relations, _as_far(graph, given.slot)),
            )
    return _asked(problem, graph)


def _as_far(graph: ParseGraph, done: Slot) -> Relation:
    rule = "whole_way" if graph.type is ProblemType.JOURNEY else "whole_work"
    return Relation("Equal", (Slot(graph.world.id, TOTAL), done), Source(None, rule))


def _asked(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """书店离家多少米, asked of the way that somebody has gone: the way is the World's, as is heard."""
    done = graph.goal.term
    heard = next((h for h in problem.heard if h.quantity == graph.goal.quantity), None)
    if heard is None or not heard.world or heard.role != TOTAL.value or heard.sure < VERY:
        return graph
    if not isinstance(done, Slot) or done.attribute is not TOTAL or not _takes_time(graph, done.node):
        return graph
    asked = replace(graph.goal, term=Slot(graph.world.id, TOTAL))
    return replace(graph, goal=asked, relations=(*graph.relations, _as_far(graph, done)))


def _takes_time(graph: ParseGraph, node: str) -> bool:
    """Whether it is an act of so much in a time."""
    given = (graph.given(Slot(node, RATE)), graph.given(Slot(node, AMOUNT)))
    timed = any(dimension(g.per if g.slot.attribute is RATE else g.unit) == "time" for g in given if g is not None)
    return graph.by_id[node].kind is NodeKind.EVENT and len(graph.attributes(node)) == len(Attribute) and timed


def without_peers(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with a World that is one of several things of one sort (a bridge, then a tunnel) as an Agent."""
    world = graph.world
    whole = Slot(world.id, TOTAL)
    if not graph.given(whole) or not _has_peer(graph, whole):
        return graph
    agent = replace(world, id=fresh(graph, "A"), kind=NodeKind.AGENT, parent=world.id)
    if any(n.label == agent.label for n in graph.agents):
        return graph
    name = next(iter(classes()["whole_sum"]))
    named = replace(world, label=name, span=None)
    moved = _moved(graph, whole, agent, TOTAL)
    return replace(moved, nodes=tuple(named if n is world else n for n in moved.nodes))


def _has_peer(graph: ParseGraph, whole: Slot) -> bool:
    """Whether a relation with the World's total is said once more, of another thing in its place."""
    alike = [r for r in graph.relations if whole in r.args]
    for relation in alike:
        at = relation.args.index(whole)
        others = (r for r in graph.relations if r is not relation and r.predicate == relation.predicate)
        for other in others:
            if other.source.rule == relation.source.rule and len(other.args) == len(relation.args):
                same = [i for i, (a, b) in enumerate(zip(relation.args, other.args, strict=True)) if a == b]
                peer = other.args[at]
                if not isinstance(peer, Slot) or graph.by_id[peer.node].kind is not NodeKind.AGENT:
                    continue
                if same and at not in same and graph.given(peer):
                    return True
    return False


def _thing(problem: Problem, given: Given) -> Ref | None:
    """What is so long or so much, as the text says (12分米高的墙头) or as is heard; None if it is the act itself."""
    heard = next((h for h in problem.heard if h.quantity == given.quantity), None)
    if heard is not None and heard.world and heard.owner is not None and min(heard.sure, heard.owner.sure) >= VERY:
        return Ref(heard.owner.of(problem.text), heard.owner.span)
    fact = tell(problem).of(given.quantity)
    if fact is None or fact.topic is not None or fact.told.act or fact.told.marks:
        return None
    who = fact.told.who
    return who if who is not None and who.span[0] >= fact.quantity.span.end else None


def _wholes(graph: ParseGraph) -> Iterator[tuple[Slot, str]]:
    """Times that are the sum of several times of one agent, and do not belong to one of its acts."""
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Together", (Slot(_, Attribute.AMOUNT) as whole, *parts) if len(parts) > 1:
                agents = {_agent(graph, part) for part in parts}
                if len(agents) == 1 and (agent := agents.pop()) and _may_be_told(graph, whole.node, agent):
                    if not _mean(graph, whole.node):
                        yield whole, agent


def _may_be_told(graph: ParseGraph, whole: str, agent: str) -> bool:
    """The World, the one who acts, or an act of his of which only the time is told (乙队一共修了多少天)."""
    node = graph.by_id[whole]
    timed = node.kind is NodeKind.EVENT and node.parent == agent and graph.attributes(whole) == (AMOUNT,)
    return timed or whole in (agent, graph.world.id)


def _agent(graph: ParseGraph, part: Term) -> str:
    node = graph.by_id[part.node] if isinstance(part, Slot) and part.attribute is AMOUNT else None
    return node.parent or "" if node is not None and node.kind in HAPPENING else ""


def _mean(graph: ParseGraph, node: str) -> bool:
    """Whether the rate of all of it is told, asked or spoken of."""
    rate = Slot(node, RATE)
    spoken = (r for r in graph.relations if lawful(r) != node)
    return bool(graph.given(rate)) or rate in slots(graph.goal.term) or any(rate in r.slots() for r in spoken)


def _fact(problem: Problem, graph: ParseGraph, whole: Slot) -> Fact | None:
    given = graph.given(whole)
    if given is not None:
        return tell(problem).of(given.quantity)
    return tell(problem).of(graph.goal.quantity) if graph.goal.term == whole else None


def _without(graph: ParseGraph, node: str) -> ParseGraph:
    """The graph without an act that says nothing any more."""
    idle = graph.by_id[node].kind is NodeKind.EVENT and not graph.attributes(node)
    return replace(graph, nodes=tuple(n for n in graph.nodes if n.id != node)) if idle else graph


def _moved(graph: ParseGraph, whole: Slot, node: Node, attribute: Attribute = AMOUNT) -> ParseGraph:
    made: dict[Term, Term] = {whole: Slot(node.id, attribute)}
    kept = tuple(r for r in graph.relations if lawful(r) != whole.node)
    return replace(
        replace(graph, relations=kept).substituted(made),
        nodes=attach(graph.nodes, node),
        givens=tuple(replace(g, slot=Slot(node.id, attribute)) if g.slot == whole else g for g in graph.givens),
    )
