"""Which node of a predicted situation is which node of the gold one.

Names decide: equal, or one in the other, once 的, 这, 那 and measure words are gone (这辆汽车 is 汽车). Each
Agent is matched with at most one other, best names first, so that 客车 is not also 客车每小时; Events and
States are matched among those of matched Agents. The World is the World, whatever it is called.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from fabula.bench.equivalent import as_of_now, named_as_world, paid_bills, parts_of_sets, wholes_of_one
from fabula.bench.properties import bad_name, naming
from fabula.data.goldgraph import Gold
from fabula.lang.lexicon import classes
from fabula.lang.lines import data_lines, read_file
from fabula.situation import Attribute, Node, NodeKind, ParseGraph, Relation
from fabula.situation.terms import slots
from fabula.text import find_quantities
from fabula.text.units import spellings

LONGEST_GROUP = 4  # characters of 两个小队
_BRACKETS = re.compile(r"[（）()]")


@lru_cache(maxsize=10_000)
def plain(name: str) -> str:
    """A name without what carries no identity: 这辆汽车 → 汽车, 小明的书 → 小明书; 一年级 stays."""
    kept = "".join(char for char in name if char not in naming()["filler"]) or name
    bare = kept.lstrip("".join(naming()["pointer"]))
    if bare == kept or not bare or find_quantities(kept):
        return kept
    measure = next((unit for unit in spellings() if bare.startswith(unit)), "")
    return bare[len(measure) :] or bare


@cache
def synonyms() -> tuple[frozenset[str], ...]:
    """Marks of Events and States that mean one thing: 剩下的, 余下的."""
    return tuple(frozenset(plain(word) for word in line.split()) for _, line in data_lines(read_file("synonyms.txt")))


def likeness(name: str, other: str, kind: NodeKind = NodeKind.AGENT) -> float:
    """1 for equal names, less the more one has beyond the other, 0 for names of different things."""
    a, b = plain(name), plain(other)
    if a == b:
        return 1.0
    if kind in (NodeKind.EVENT, NodeKind.STATE) and any(a in group and b in group for group in synonyms()):
        return 0.9
    shorter, longer = sorted((a, b), key=len)
    if shorter not in longer or bad_name(name, kind):
        return 0.0
    return len(shorter) / len(longer) * 0.9


@dataclass(frozen=True)
class Match:
    """Gold node ids to the ids of predicted nodes; ``owners`` has every node that may own what is gold's."""

    nodes: dict[str, str]
    owners: dict[str, frozenset[str]]


def match_nodes(gold: Gold, graph: ParseGraph) -> Match:
    """The pairs of nodes that are the same thing, and who counts as the owner of what."""
    nodes = _agents(gold, graph)
    acts: dict[str, str] = {}
    for gold_agent, agent in list(nodes.items()):
        if gold.graph.by_id[gold_agent].kind is NodeKind.AGENT:
            acts |= _pairs(gold, graph, gold.graph.children(gold_agent), _acts_of(graph, agent))
    nodes |= {gold.graph.world.id: graph.world.id, **acts}
    for same in (wholes_of_one, parts_of_sets, named_as_world, paid_bills, as_of_now):
        nodes |= same(gold, graph, nodes)
    owners = {node.id: frozenset(_owners(node, gold, graph, nodes)) for node in gold.graph.nodes}
    for group, act in _joint(gold, nodes):
        parts = _parts(gold, graph, nodes, act)
        if len(parts) > 1:
            nodes |= {group: parts[0].parent or "", act: parts[0].id}
            owners[act] = frozenset(part.id for part in parts)
    return Match(nodes, owners)


def _joint(gold: Gold, nodes: dict[str, str]) -> Iterator[tuple[str, str]]:
    """A group without a partner (两队 of 两队合做) and its one act, of which only how long is told or asked."""
    told = {g.slot for g in gold.graph.givens} | set(slots(gold.graph.goal.term))
    for agent in gold.graph.agents:
        acts = gold.graph.children(agent.id)
        if agent.id not in nodes and len(acts) == 1 and _is_group(agent.label):
            if {s.attribute for s in told if s.node in (agent.id, acts[0].id)} <= {Attribute.AMOUNT}:
                yield agent.id, acts[0].id


def _is_group(name: str) -> bool:
    """两队, 三人, 他们: several who are told of elsewhere."""
    return name in classes()["plural"] or (name[0] in naming()["several"] and len(name) <= LONGEST_GROUP)


def _parts(gold: Gold, graph: ParseGraph, nodes: dict[str, str], act: str) -> list[Node]:
    """What each of the group does, in the same time, told one by one: 甲队合做, 乙队合做."""
    names = gold.names[act]
    free = [n for n in graph.events if n.id not in nodes.values() and _best(own_name(n, graph), names, n.kind) > 0]
    times = {frozenset(s.node for s in r.slots()) for r in graph.relations if _same_time(r)}
    first = next(iter(free), None)
    return [n for n in free if first and (n is first or {first.id, n.id} in times)]


def _same_time(relation: Relation) -> bool:
    return relation.predicate == "Equal" and {s.attribute for s in relation.slots()} == {Attribute.AMOUNT}


def _agents(gold: Gold, graph: ParseGraph) -> dict[str, str]:
    """Agents by name; an Agent that has the World's name, and no other partner, is the World itself."""
    pairs = _pairs(gold, graph, gold.graph.agents, graph.agents)
    whole = gold.names[gold.graph.world.id]
    for agent in gold.graph.agents:
        if agent.id not in pairs and agent.label in whole:
            pairs[agent.id] = graph.world.id
    return pairs


def _acts_of(graph: ParseGraph, agent: str) -> tuple[Node, ...]:
    kinds = (NodeKind.EVENT, NodeKind.STATE)
    return tuple(node for node in graph.children(agent) if node.kind in kinds)


def own_name(node: Node, graph: ParseGraph) -> str:
    """The label of an act without its Agent's name and without brackets: 大巴（回） of 大巴 is 回."""
    if node.kind in (NodeKind.AGENT, NodeKind.WORLD):
        return node.label
    short = _BRACKETS.sub("", node.label.replace(graph.name(node.parent or ""), ""))
    return short or node.label


def _pairs(gold: Gold, graph: ParseGraph, wanted: Sequence[Node], found: Sequence[Node]) -> dict[str, str]:
    """One to one, the most alike first; the preferred name wins over its alternatives."""
    scored = sorted(
        (
            (_best(own_name(node, graph), gold.names[want.id], want.kind), -at, -place, want.id, node.id)
            for at, want in enumerate(wanted)
            for place, node in enumerate(found)
        ),
        reverse=True,
    )
    pairs: dict[str, str] = {}
    for score, _, _, want_id, node_id in scored:
        if score > 0 and want_id not in pairs and node_id not in pairs.values():
            pairs[want_id] = node_id
    return pairs


def _best(label: str, names: Iterable[str], kind: NodeKind) -> float:
    return max(likeness(label, name, kind) * (1.0 if at == 0 else 0.95) for at, name in enumerate(names))


def _owners(node: Node, gold: Gold, graph: ParseGraph, nodes: dict[str, str]) -> Iterable[str]:
    """The predicted nodes that own what a gold node owns: its partner, and what means the same."""
    partner = nodes.get(node.id)
    if partner is not None:
        yield partner
    match node.kind:
        case NodeKind.WORLD:
            # 公路 as an Agent of its own instead of as the World
            names = gold.names[node.id]
            free = (agent for agent in graph.agents if agent.id not in nodes.values())
            yield from (agent.id for agent in free if _best(agent.label, names, node.kind) > 0)
        case NodeKind.AGENT:
            # 小明 · 今年 instead of 小明 himself, who has no such attribute then
            told = {g.slot.attribute for g in gold.graph.givens if g.slot.node == node.id}
            has = told or set(gold.graph.attributes(node.id))
            acts = [a for a in _acts_of(graph, partner) if a.id not in nodes.values()] if partner else []
            alike = [a for a in acts if has and has <= set(graph.attributes(a.id))]
            if partner and len(alike) == 1 and not has & set(graph.attributes(partner)):
                yield alike[0].id
        case _:
            yield from _holders_of_act(node, gold, graph, nodes)


def _holders_of_act(node: Node, gold: Gold, graph: ParseGraph, nodes: dict[str, str]) -> Iterable[str]:
    """Who else holds what an act holds: its Agent, if nothing else is left; 衣服原价 for 衣服 · 原价."""
    agent = node.parent or ""
    if agent in nodes and node.id not in nodes:
        left = [act for act in gold.graph.children(agent) if act.id not in nodes]
        acts = [act.id for act in _acts_of(graph, nodes[agent]) if act.id not in nodes.values()]
        if len(left) == len(acts) == 1:
            yield acts[0]
        if len(left) == 1 and not acts and not any(slot.node == agent for slot in gold.graph.slots):
            yield nodes[agent]
    joined = {plain(above + name) for above in gold.names[agent] for name in gold.names[node.id]}
    free = (other for other in graph.agents if other.id not in nodes.values())
    yield from (other.id for other in free if plain(other.label) in joined)
