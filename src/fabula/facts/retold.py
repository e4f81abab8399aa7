"""A chosen reading as docs/situations.md tells situations, whoever proposed it; the answer stays what it was."""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.early import with_head_start
from fabula.facts.ground import is_person
from fabula.facts.measured import with_measures
from fabula.facts.wholes import with_whole_time
from fabula.lang.lexicon import classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.text import Problem


def retold(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """Measured numbers on nodes, a head start as an Event, and a World that is nobody; itself if nothing changes."""
    for tell in (with_measures, with_head_start, with_whole_time):
        graph = tell(problem, graph)
    return with_whole(graph)


def with_whole(graph: ParseGraph) -> ParseGraph:
    """The World by no actor's name: 全程 of a journey, 一共 of what several do."""
    world = graph.world
    actors = {a.label for a in graph.agents if any(n.kind is NodeKind.EVENT for n in graph.children(a.id))}
    journey = graph.type is ProblemType.JOURNEY
    if not is_person(world.label) and not (journey and world.label in actors):
        return graph
    name = next(iter(classes()["whole_way" if journey else "whole_sum"]))
    named = replace(world, label=name, span=None)
    return replace(graph, nodes=tuple(named if n is world else n for n in graph.nodes))
