"""A chosen reading as docs/situations.md tells situations, whoever proposed it; the answer stays what it was."""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.deeds import with_deeds
from fabula.facts.describe import tell
from fabula.facts.early import with_head_start
from fabula.facts.ground import is_person
from fabula.facts.measured import with_measures
from fabula.facts.one_act import with_one_act
from fabula.facts.purchase import with_goods, with_one_buyer
from fabula.facts.steady import steady_names
from fabula.facts.undone import with_undone
from fabula.facts.wholes import with_whole_time, with_whole_way, without_peers
from fabula.lang.lexicon import classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.situation.terms import slots
from fabula.text import Problem
from fabula.text.tokens import part_of_speech

REWRITERS = (
    with_one_act, with_measures, with_head_start, without_peers, with_whole_time, with_whole_way, with_undone,
    with_goods, with_one_buyer, with_deeds, steady_names,
)  # fmt: skip


def retold(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """Measured numbers on nodes, a head start as an Event, and a World that is nobody; itself if nothing changes."""
    for told in REWRITERS:
        graph = told(problem, graph)
    return with_whole(problem, graph)


def with_whole(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The World by no actor's name: what it measures (妈妈的工资), or 全程 of a journey, 一共 of what several do."""
    world = graph.world
    actors = {a.label for a in graph.agents if any(n.kind is NodeKind.EVENT for n in graph.children(a.id))}
    journey = graph.type is ProblemType.JOURNEY
    if not _somebody(world.label) and not (journey and world.label in actors):
        return graph
    name = next(iter(classes()["whole_way" if journey else "whole_sum"]))
    span: tuple[int, int] | None = None
    told = tell(problem).of(graph.goal.quantity) if world.id in {s.node for s in slots(graph.goal.term)} else None
    measure = told.told.measure or told.told.what if told is not None and not journey else None
    if measure is not None and measure.text not in actors:
        name, span = measure.text, measure.span
    named = replace(world, label=name, span=span)
    return replace(graph, nodes=tuple(named if n is world else n for n in graph.nodes))


def _somebody(name: str) -> bool:
    """小宇, 王师傅; not 小麦, a word of the dictionary, nor 五一班."""
    bodies = tuple(classes()["bodies"] | classes()["homes"])
    kin = name.endswith(tuple(classes()["kin"]))
    return is_person(name) and not name.endswith(bodies) and (kin or not part_of_speech(name))
