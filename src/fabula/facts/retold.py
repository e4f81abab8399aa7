"""A chosen reading as docs/situations.md tells situations, whoever proposed it; the answer stays what it was."""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.deeds import with_deeds
from fabula.facts.describe import Fact, tell
from fabula.facts.early import with_first_names, with_head_start
from fabula.facts.ground import is_person
from fabula.facts.lengths import with_own_lengths
from fabula.facts.measured import with_measures
from fabula.facts.one_act import with_one_act
from fabula.facts.phrase import Ref
from fabula.facts.purchase import MONEY, with_goods, with_one_buyer
from fabula.facts.steady import steady_names
from fabula.facts.undone import with_undone
from fabula.facts.wholes import with_whole_time, with_whole_way, without_peers
from fabula.lang.lexicon import classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.situation.terms import slots
from fabula.text import Problem
from fabula.text.tokens import part_of_speech
from fabula.text.units import dimension

REWRITERS = (
    with_one_act, with_measures, with_head_start, with_first_names, with_own_lengths, without_peers, with_whole_time,
    with_whole_way, with_undone, with_goods, with_one_buyer, with_deeds, steady_names,
)  # fmt: skip


def retold(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """Measured numbers on nodes, a head start as an Event, and a World that is nobody; itself if nothing changes."""
    for told in REWRITERS:
        graph = told(problem, graph)
    return with_whole(problem, graph)


def with_whole(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The World by no actor's name: what it measures (妈妈的工资) or what is made (零件), else 全程 or 一共."""
    world = graph.world
    actors = {a.label for a in graph.agents if any(n.kind is NodeKind.EVENT for n in graph.children(a.id))}
    journey = graph.type is ProblemType.JOURNEY
    nobody = not _somebody(world.label) and not (journey and world.label in actors)
    if nobody and world.label not in actors | classes()["whole_sum"]:
        return graph
    told = [f for q in _quantities(graph) if (f := tell(problem).of(q)) is not None]
    thing = next((t for f in told if not journey and (t := _thing(f, world.label)) is not None), None)
    if thing is None and nobody:
        return graph
    name = next(iter(classes()["whole_way" if journey else "whole_sum"]))
    taken = {a.label for a in graph.agents}
    known = thing is not None and thing.text not in taken
    if nobody and not known:
        return graph
    label, span = (thing.text, thing.span) if thing is not None and known else (name, None)
    named = replace(world, label=label, span=span)
    return replace(graph, nodes=tuple(named if n is world else n for n in graph.nodes))


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
