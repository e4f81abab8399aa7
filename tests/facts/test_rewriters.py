"""Whoever tells a graph anew keeps its equations: no attribute is given twice, the answer stays, and it stays in L(G).

On gold situations, most of which have several acts, and on texts in which one does several things with one thing. What
is heard of the numbers is right in one run and mixed up in the others: no name may cost an equation.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import pytest

from fabula.data.goldgraph import read_gold
from fabula.extract import make_extractor
from fabula.extract.base import FRAMES, NETWORKS, Reading
from fabula.extract.grounded import Grounding
from fabula.facts.hearing import by_ear
from fabula.facts.idle import with_idle
from fabula.facts.retold import retold
from fabula.situation import ParseGraph, derive
from fabula.situation.nodes import NodeKind
from fabula.solve.renumber import value_of
from fabula.text import Problem, read
from fabula.text.heard import Heard, Words

Rewriting = Callable[[Problem, ParseGraph], ParseGraph]
GOLD = Path(__file__).parents[1] / "gold"
OWN = [
    "书店买进字典30本，每本12元，卖出字典25本，每本18元，卖字典的收入比买字典的钱多多少元？",
    "买进字典30本，每本12元，卖出字典25本，每本18元，卖出字典比买进字典多多少元？",
    "李奶奶卖出鸡蛋40个，每个1.5元，又买回鸡蛋12个，每个1元，她还剩多少元？",
    "小华上午看书20页，下午看书35页，晚上又看书15页，一天一共看书多少页？",
    "水池每小时进水8吨，每小时排水5吨，进水6小时，排水4小时，池里有水多少吨？",
    "小明今年8岁，爸爸今年36岁，4年后爸爸比小明大多少岁？",
]


def grounded(proposer: str, problem: Problem, graph: ParseGraph) -> ParseGraph:
    return Grounding(problem).reading(Reading(graph, 0.0, proposer=proposer)).graph


REWRITERS: dict[str, Rewriting] = {
    "of networks": partial(grounded, NETWORKS),
    "of frames": partial(grounded, FRAMES),
    "retold": retold,
    "by ear": by_ear,
    "idle": with_idle,
}


@cache
def told() -> tuple[tuple[Problem, ParseGraph], ...]:
    return tuple(_told())


def _told() -> Iterator[tuple[Problem, ParseGraph]]:
    for path in sorted(GOLD.glob("*.txt")):
        yield from ((gold.problem, gold.graph) for gold in read_gold(path))
    for problem in map(read, OWN):
        yield from ((problem, reading.graph) for reading in list(make_extractor("frames").readings(problem))[:4])


def listened(problem: Problem, graph: ParseGraph, mixed: int) -> Problem:
    """The problem as it would be heard of this graph; with ``mixed`` owners and acts are other nodes'."""
    draw = random.Random(mixed)
    owners, acts = list(_words(problem, graph.agents)), list(_words(problem, graph.events))
    found = []
    for given in graph.givens:
        if given.quantity is None:
            continue
        node = graph.by_id[given.slot.node]
        agent = node if node.kind is not NodeKind.EVENT else graph.by_id[node.parent or graph.world.id]
        owner = next(iter(_words(problem, (agent,))), None) if not mixed else draw.choice([*owners, None])
        act = next(iter(_words(problem, (node,))), None) if not mixed else draw.choice([*acts, None])
        world = node.kind is NodeKind.WORLD
        found.append(Heard(given.quantity, given.slot.attribute.value, 0.9, world, owner, act))
    return replace(problem, heard=tuple(found))


def _words(problem: Problem, nodes: tuple[object, ...]) -> Iterator[Words]:
    for node in nodes:
        label = getattr(node, "label", "")
        at = problem.text.find(label)
        if label and at >= 0:
            yield Words((at, at + len(label)), 0.95)


@pytest.mark.parametrize("mixed", [0, 1, 2])
@pytest.mark.parametrize("name", REWRITERS)
def test_the_equations_stay(name: str, mixed: int) -> None:
    for problem, graph in told():
        heard = listened(problem, graph, mixed)
        made = REWRITERS[name](heard, graph)
        given = [g.slot for g in made.givens]
        assert len(given) == len(set(given)), f"{problem.text}\n{graph}\n{made}"
        assert value_of(made, heard) == value_of(graph, heard), f"{problem.text}\n{graph}\n{made}"
        assert derive(made) or not derive(graph), f"{problem.text}\n{graph}\n{made}\n{derive(made)}"
