"""The World's name is of what its numbers are: 零件 of a factory that makes 4500个零件, not the factory.

A proposer may call the World by the one who acts, or by one of the things added up in it (桃树 for 桃树和梨树).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.describe import Fact, tell
from fabula.facts.ground import is_person
from fabula.facts.phrase import Ref
from fabula.facts.purchase import MONEY
from fabula.lang.lexicon import classes
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.nodes import ProblemType
from fabula.situation.terms import TOTAL, Slot, slots
from fabula.text import Problem
from fabula.text.tokens import part_of_speech
from fabula.text.units import dimension


def with_whole(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The World by no actor's name: what it measures (妈妈的工资) or what is made (零件), else 全程 or 一共."""
    world = graph.world
    told = [f for q in _quantities(graph) if (f := tell(problem).of(q)) is not None]
    journey = graph.type is ProblemType.JOURNEY
    false = _somebody(world.label) or _is_part(graph) or _acts(graph, told, journey)
    if not false and world.label not in classes()["whole_sum"]:
        return graph
    things = [] if journey else [t for f in told if (t := _thing(f, world.label)) is not None]
    thing = next((t for t in things if all(t.text != a.label for a in graph.agents)), None)
    if thing is None and not false:
        return graph
    name = next(iter(classes()["whole_way" if journey else "whole_sum"]))
    label, span = (thing.text, thing.span) if thing is not None else (name, None)
    named = replace(world, label=label, span=span)
    return replace(graph, nodes=tuple(named if n is world else n for n in graph.nodes))


def _acts(graph: ParseGraph, told: Sequence[Fact], journey: bool) -> bool:
    """Whether the World bears the name of one who acts: on a journey in any case, else if its numbers are told so."""
    acting = {n.parent for n in graph.events}
    if all(a.label != graph.world.label or a.id not in acting for a in graph.agents):
        return False
    his = [f.told for f in told if f.who is not None and f.who.text == graph.world.label]
    return journey or any(d.kind or d.measure is not None for d in his)


def _is_part(graph: ParseGraph) -> bool:
    """Whether the World bears the name of one of several whose numbers are added up to its own."""
    whole = Slot(graph.world.id, TOTAL)
    for relation in graph.relations:
        if relation.predicate == "Together" and relation.args[0] == whole:
            nodes = [graph.by_id[s.node] for s in relation.slots()[1:]]
            owners = {graph.name(n.parent or "") if n.kind in HAPPENING else n.label for n in nodes}
            return len(owners) > 1 and graph.world.label in owners
    return False


def _quantities(graph: ParseGraph) -> list[int]:
    """The numbers that are the World's, and the question if it asks for one of its own."""
    world = graph.world.id
    found = [g.quantity for g in graph.givens if g.slot.node == world]
    found += [graph.goal.quantity for s in slots(graph.goal.term) if s.node == world]
    return [q for q in found if q is not None]


def _thing(fact: Fact, owner: str) -> Ref | None:
    """What is measured (工资), or what the owner makes, gets or has so many of (生产4500个零件, 有300元压岁钱)."""
    told = fact.told
    if told.measure is not None and told.measure.text not in classes()["amounts"]:
        return told.measure
    if told.what is None or (told.who is not None and owner not in (told.who.text, *classes()["whole_sum"])):
        return None
    behind = told.what.span[0] == fact.quantity.span.end
    gained = told.kind in classes()["gaining"] and dimension(fact.quantity.unit) != MONEY
    return told.what if behind or gained else None


def _somebody(name: str) -> bool:
    """小宇, 王师傅; not 小麦, a word of the dictionary, nor 五一班."""
    bodies = tuple(classes()["bodies"] | classes()["homes"])
    kin = name.endswith(tuple(classes()["kin"]))
    return is_person(name) and not name.endswith(bodies) and (kin or not part_of_speech(name))
