"""Where a number stands that no equation needs: candidates, best first; putting it there changes no value."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from fabula.facts.aside import lasts
from fabula.facts.attach import attach, fresh
from fabula.facts.describe import Fact, Telling
from fabula.facts.hearing import heard_name, named
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import acts, classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.terms import Attribute, Slot
from fabula.text import Kind, Problem, Quantity
from fabula.text.heard import Heard, Words
from fabula.text.quantity import CLOCK_UNIT
from fabula.text.units import dimension

SURE = 0.3  # how sure heard words must be
RATE, AMOUNT = "rate", "amount"
COUNTED = frozenset(("count", "mass"))  # dimensions in which things are counted


@dataclass(frozen=True)
class Place:
    """A place in the story: an owner, what it does or is in (``told``; nothing for the owner itself), and the role."""

    owner: Ref
    role: Attribute
    told: str = ""
    at: tuple[int, int] | None = None
    act: bool = False
    per: str = ""


def places(
    problem: Problem, quantity: Quantity, heard: Heard, telling: Telling, counted: Ref | None
) -> Iterator[Place]:
    """The places of a number, best first: what it counts; as it is heard; what its clause speaks of."""
    text, fact = problem.text, telling.of(quantity.index)
    if counted is not None:
        yield Place(counted, Attribute.TOTAL)
    owner, act, mark, what = (_ref(text, w) for w in (heard.owner, heard.act, heard.mark, heard.what))
    per = quantity.per or (fact.told.per if fact else "")
    role = _role(quantity, heard, acts().get(act.text, "other") if act else "", {f.told.per for f in telling.facts})
    if not ours(problem, heard):
        owner = fact.told.who if fact else None
    if owner is None:
        return
    name = heard_name(owner, act, mark, what)
    if _tells(name.event, owner):
        yield Place(owner, role, name.event, name.at, bool(name.act and not name.left), per)
    else:
        yield Place(owner, role, per=per)
    for word in (mark, what):  # 身高1.75米 of somebody whose weight is told, too
        if word is not None and _tells(word.text, owner):
            yield Place(owner, role, word.text, word.span, per=per)


def counted_thing(text: str, fact: Fact | None, quantity: Quantity, heard: Heard) -> Ref | None:
    """What a number counts that nobody makes, buys or uses up: the train's 9节车厢 are coaches, not the train."""
    if fact is None or fact.told.what is None or heard.role == RATE:
        return None
    things = dimension(quantity.unit).partition(":")[0] in COUNTED
    act = _ref(text, heard.act)
    held = act is None or acts().get(act.text, "other") in classes()["holding"]
    behind = fact.told.what.span[0] == quantity.span.end
    return fact.told.what if things and (act is None or (held and behind)) else None


def ours(problem: Problem, heard: Heard) -> bool:
    """Whether a number is heard to be somebody's, also of another World: 实验小学有36个教室."""
    return heard.owner is not None and heard.owner.sure >= SURE and named(heard.owner, problem.text)


def put(graph: ParseGraph, quantity: Quantity, place: Place) -> ParseGraph | None:
    """The graph with the number there; None if another value stands there or would follow from it."""
    nodes, agent = graph.nodes, next((n for n in graph.agents if n.label == place.owner.text), None)
    if agent is None and place.owner.text == graph.world.label and not place.told:
        agent = graph.world
    if agent is None:
        agent = Node(fresh(graph, "A"), NodeKind.AGENT, place.owner.text, graph.world.id, place.owner.span)
        nodes = (*nodes, agent)
    node: Node | None = agent
    if place.told:
        node = next((n for n in nodes if n.parent == agent.id and n.label == place.told), None)
    if node is None:
        kind = NodeKind.EVENT if place.act else NodeKind.STATE
        node = Node(fresh(graph, "E"), kind, place.told, agent.id, place.at)
        nodes = attach(nodes, node)
    assert quantity.value is not None
    per = place.per if place.role is Attribute.RATE else quantity.per
    span = (quantity.span.start, quantity.span.end)
    unit = CLOCK_UNIT if quantity.kind is Kind.CLOCK else quantity.unit
    given = Given(Slot(node.id, place.role), quantity.value, unit, per, quantity.index, span)
    if not _idle(graph, given):
        return None
    return replace(graph, nodes=nodes, givens=(*graph.givens, given))


def _idle(graph: ParseGraph, given: Given) -> bool:
    """Whether a number there changes nothing: nothing else is told of the node, or one thing that goes with it."""
    known = graph.attributes(given.slot.node)
    if not known:
        return True
    other = next((g for g in graph.givens if g.slot.node == given.slot.node), None)
    if len(known) > 1 or other is None or other.slot.attribute is given.slot.attribute:
        return False
    by_role = {other.slot.attribute: other, given.slot.attribute: given}
    rate, amount = by_role.get(Attribute.RATE), by_role.get(Attribute.AMOUNT)
    return rate is None or (amount is not None and rate.per == amount.unit)


def _tells(word: str, owner: Ref) -> bool:
    return bool(word) and word != owner.text


def _role(quantity: Quantity, heard: Heard, kind: str, pers: Collection[str]) -> Attribute:
    """How long is an amount, and how many of what something is told per; all else a total, unless bought."""
    if heard.role == RATE or kind in classes()["trades"] or (heard.role == AMOUNT and quantity.unit in pers):
        return Attribute(heard.role)
    return Attribute.AMOUNT if lasts(quantity) else Attribute.TOTAL


def _ref(text: str, words: Words | None) -> Ref | None:
    return Ref(words.of(text), words.span) if words is not None and words.sure >= SURE else None
