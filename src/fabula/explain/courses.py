"""How movers stand to one another, told by the relations of the graph: towards, apart, behind, leg after leg.

A reading may say it by circumstances; where it has none, what was derived from them tells as much.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fabula.lang import messages
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Circumstance
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown


def courses(graph: ParseGraph, text: str) -> tuple[Circumstance, ...]:
    """The circumstances of a journey; ``apart`` where the text says that they part, not meet."""
    found = graph.circumstances or tuple(c if is_chase(text) else _outrun(c) for c in _derived(graph))
    return tuple(_parting(c) if c.name in MEETING and going_apart(text) else c for c in found)


MEETING = ("meet", "meet_late")


def is_chase(text: str) -> bool:
    """Whether the text says that one catches up with another."""
    return any(cue in text for cue in messages("zh")["journey.cues.chase"].split())


def going_apart(text: str) -> bool:
    """Whether the text says that they go in opposite directions; round a ring they meet that way."""
    words = messages("zh")
    meeting = any(cue in text for cue in words["journey.cues.meeting"].split())
    apart = any(cue in text for cue in words["journey.cues.apart"].split())
    return not meeting and (apart or any(_both_ways(text, pair) for pair in words["journey.cues.opposite"].split()))


def _both_ways(text: str, pair: str) -> bool:
    """Whether one goes east and the other west: 向东, 往西."""
    return all(re.search(f"[向往朝]{way}", text) for way in pair.split("/"))


def _parting(meeting: Circumstance) -> Circumstance:
    return Circumstance("apart", meeting.args, meeting.span)


def _outrun(ahead: Circumstance) -> Circumstance:
    """One goes farther than the other: where nobody is chased, both set out from one place."""
    return Circumstance("outrun", ahead.args, ahead.span) if ahead.name == "catch_gap" else ahead


def _derived(graph: ParseGraph) -> Iterator[Circumstance]:
    returns = list(_returns(graph))
    back = [set(circumstance.args) for circumstance in returns]
    for relation in graph.relations:
        for found in _of(graph, relation):
            if not (found.name == "parts" and any(pair <= set(found.args) for pair in back)):
                yield found
    yield from returns


def _returns(graph: ParseGraph) -> Iterator[Circumstance]:
    """Two ways of one mover that are both the whole way: there and back."""
    whole: dict[tuple[str, str], str] = {}
    for relation in graph.relations:
        nodes = [a.node for a in relation.args if isinstance(a, Slot) and a.attribute is Attribute.TOTAL]
        if relation.predicate == "Equal" and len(nodes) == 2:
            for way in (node for node in nodes if _moves(graph, node)):
                road = (agent_of(graph, way), next((node for node in nodes if node != way), ""))
                if not _moves(graph, road[1]) and whole.setdefault(road, way) != way:
                    yield Circumstance("same_road", (whole[road], way))


def _of(graph: ParseGraph, relation: Relation) -> Iterator[Circumstance]:
    args = relation.args
    totals = [a.node for a in args if isinstance(a, Slot) and a.attribute is Attribute.TOTAL]
    match relation.predicate:
        case "Together" if len(totals) == len(args):
            yield from _together(graph, totals, relation.source.rule)
        case "Together" if isinstance(args[1], Number) and _two_movers(graph, totals[1:]):
            name = "apart_gap" if relation.source.rule.startswith("apart") else "between"
            yield Circumstance(name, (*totals, args[1]))
        case "Product_of" if _is(args[0], Attribute.TOTAL) and _is(args[1], Attribute.AMOUNT):
            yield from _caught(args)
        case "Remains" if _sum_of_two(args[1]) and _is(args[0], Attribute.TOTAL):
            movers = [s.node for s in args[1].args if isinstance(s, Slot)]  # type: ignore[union-attr]
            if len(totals) > 1:
                yield Circumstance("apart_after", (totals[0], totals[-1], *movers))
            elif isinstance(args[-1], Number):
                yield Circumstance("between", (totals[0], *movers, args[-1]))
        case "Remains" if isinstance(args[0], Number | Unknown) and _two_movers(graph, totals[1:]):
            yield Circumstance("between", (*totals, args[0]))
        case "Remains" if len(totals) == len(args) and _two_movers(graph, totals[2:]):
            yield Circumstance("apart_before", (totals[1], totals[0], *totals[2:]))
        case "Remains" if len(totals) == len(args):
            yield Circumstance("left", tuple(totals))
        case "More_than" if len(totals) == 3:
            yield Circumstance("catch_gap", (totals[2], totals[0], totals[1]))
        case "More_than" if _is(args[0], Attribute.AMOUNT) and _is(args[1], Attribute.AMOUNT):
            yield Circumstance("head_start", (args[0].node, args[1].node, args[2]))  # type: ignore[union-attr]
        case "Equal" if _sum_of_two(args[0]) and _sum_of_two(args[1]):
            yield from _passed(graph, args[0], args[1])
        case "Equal" if len(totals) == 1 and _sum_of_two(args[1]):
            yield from _behind(graph, totals[0], args[1])
        case "Equal" if len(totals) == 2 and all(_moves(graph, node) for node in totals):
            one, other = (agent_of(graph, node) for node in totals)
            yield Circumstance("same_road" if one == other else "catch_up", tuple(totals))


def _together(graph: ParseGraph, nodes: list[str], rule: str) -> Iterator[Circumstance]:
    """Two agents' ways make the whole: towards each other; with something between them: not yet met."""
    whole, *pieces = nodes
    moving = [n for n in pieces if _moves(graph, n)]
    agents = {agent_of(graph, n) for n in moving}
    still = [n for n in pieces if n not in moving]
    if rule == "all_ways" and len(agents) > 2:
        yield Circumstance("ways", tuple(nodes))
    elif len(moving) > len(agents) == 2 and not still and agent_of(graph, whole) not in agents:
        yield Circumstance("meet", tuple(nodes))
    elif len(moving) == 2 == len(agents) and rule not in ("parts", "bridge"):
        apart = rule.startswith("apart") and rule not in ("apart_before", "apart_after")
        if still and apart:
            yield Circumstance("apart_gap", (whole, *moving, Slot(still[0], Attribute.TOTAL)))
        else:
            name = "apart_before" if still else "apart" if apart else "meet"
            yield Circumstance(name, (whole, *still[:1], *moving))
    else:
        yield Circumstance("bridge" if rule == "bridge" else "parts", tuple(nodes))


def _behind(graph: ParseGraph, fast: str, ways: Term) -> Iterator[Circumstance]:
    """One's way is another's and what was between them at first: it catches up."""
    assert isinstance(ways, Apply)
    found = [a.node for a in ways.args if isinstance(a, Slot) and _moves(graph, a.node)]
    gaps = [a for a in ways.args if isinstance(a, Number) or (isinstance(a, Slot) and a.node not in found)]
    if len(gaps) == 1 and _two_movers(graph, [fast, *found]):
        gap = gaps[0].node if isinstance(gaps[0], Slot) else gaps[0]
        yield Circumstance("catch_gap", (gap, fast, found[0]))


def _caught(args: tuple[Term, ...]) -> Iterator[Circumstance]:
    """A lead is made up by the difference of two speeds in a time: 300=t×(75−60)."""
    lead, time, speeds = args[0], args[1], args[2]
    if not isinstance(speeds, Apply) or speeds.function not in ("Left", "Difference") or len(speeds.args) != 2:
        return
    fast, slow = speeds.args
    if isinstance(fast, Slot) and isinstance(slow, Slot) and isinstance(lead, Slot) and isinstance(time, Slot):
        if time.node == fast.node and lead.node == slow.node:
            yield Circumstance("catch_early", (fast.node, slow.node))


def _passed(graph: ParseGraph, ways: Term, road: Term) -> Iterator[Circumstance]:
    """Two ways together are the whole and what lies between them afterwards."""
    assert isinstance(ways, Apply) and isinstance(road, Apply)
    movers = [s.node for s in ways.args if isinstance(s, Slot)]
    whole, gap = road.args
    if isinstance(whole, Slot) and _two_movers(graph, movers):
        if isinstance(gap, Slot):
            yield Circumstance("apart_after", (whole.node, gap.node, *movers))
        elif isinstance(gap, Number):
            yield Circumstance("between", (whole.node, *movers, gap))


def _two_movers(graph: ParseGraph, nodes: list[str]) -> bool:
    """Whether these are the ways of two agents."""
    return len(nodes) == 2 == len({agent_of(graph, n) for n in nodes}) and all(_moves(graph, n) for n in nodes)


def _is(term: Term, attribute: Attribute) -> bool:
    return isinstance(term, Slot) and term.attribute is attribute


def _sum_of_two(term: Term) -> bool:
    return isinstance(term, Apply) and term.function == "Sum" and len(term.args) == 2


def _moves(graph: ParseGraph, node: str) -> bool:
    products = (r for r in graph.relations if r.predicate == "Product_of")
    return any(Slot(node, Attribute.RATE) in r.args for r in products)


def agent_of(graph: ParseGraph, node: str) -> str:
    """The agent that an event belongs to."""
    found = graph.by_id.get(node)
    while found is not None and found.kind.value in ("event", "state") and found.parent:
        found = graph.by_id.get(found.parent)
    return found.id if found is not None else node
