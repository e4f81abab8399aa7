"""The attributed grammar: is a graph in L(G)? ``derive`` gives the derivation, or every reason why not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fabula.errors import GrammarError
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.terms import Attribute, Slot, Unknown, slots
from fabula.text.units import compatible


@dataclass(frozen=True, slots=True)
class Production:
    """``left -> right``; ``ours`` marks what goes beyond the paper."""

    left: str
    right: tuple[str, ...]
    ours: bool = False

    def __str__(self) -> str:
        return f"{self.left} → {' '.join(self.right)}"


@dataclass(frozen=True, slots=True)
class AttributeRule:
    """A named condition that must hold at every node."""

    name: str
    text: str


@dataclass(frozen=True)
class Grammar:
    """Productions, attributes and attribute rules."""

    start: str
    productions: tuple[Production, ...]
    attributes: tuple[str, ...]
    rules: tuple[AttributeRule, ...]

    def production(self, left: str, *right: str) -> Production | None:
        return next((p for p in self.productions if p.left == left and p.right == right), None)


def parse_grammar(source: str) -> Grammar:
    """Read the text of a grammar file; a bad line is named by its number."""
    start, productions, attributes, rules = "", [], [], []
    for number, raw in enumerate(source.splitlines(), 1):
        line = raw.split("#")[0].rstrip()
        words = line.removeprefix("+").split()
        if not words:
            continue
        if words[0] == "start" and len(words) == 2:
            start = words[1]
        elif words[0] == "attribute" and len(words) == 2:
            attributes.append(words[1])
        elif words[0] == "rule" and len(words) > 2:
            rules.append(AttributeRule(words[1], " ".join(words[2:])))
        elif len(words) > 2 and words[1] == "->":
            for right in re.split(r"\s*\|\s*", " ".join(words[2:])):
                productions.append(Production(words[0], tuple(right.split()), line.startswith("+")))
        else:
            raise GrammarError(f"grammar, line {number}: cannot read {raw.strip()!r}")
    if not start or not productions:
        raise GrammarError("grammar: needs a start symbol and productions")
    return Grammar(start, tuple(productions), tuple(attributes), tuple(rules))


@cache
def grammar() -> Grammar:
    """The grammar of ``grammar.txt``."""
    return parse_grammar(files(__package__).joinpath("grammar.txt").read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Derivation:
    """The productions that yield the graph, leftmost first, each with the node it introduces (or '')."""

    steps: tuple[tuple[Production, str], ...]

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        return "\n".join(f"{p}" + (f"    {node}" if node else "") for p, node in self.steps)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Every reason why a graph is not in L(G)."""

    reasons: tuple[str, ...]

    def __bool__(self) -> bool:
        return False

    def __str__(self) -> str:
        return "\n".join(f"- {r}" for r in self.reasons)


def derive(graph: ParseGraph) -> Derivation | Refusal:
    """The derivation of the graph, or all the reasons why it has none."""
    reasons = tuple(_reasons(graph))
    if reasons:
        return Refusal(reasons)
    return Derivation(tuple(_steps(graph)))


def _steps(graph: ParseGraph) -> Iterator[tuple[Production, str]]:
    def use(left: str, *right: str, node: str = "") -> tuple[Production, str]:
        production = grammar().production(left, *right)
        if production is None:
            raise GrammarError(f"the grammar has no production {left} -> {' '.join(right)}")
        return production, node

    yield use("S", "World")
    yield use("World", "world", "Agents", node=graph.world.label)
    for i, agent in enumerate(graph.agents):
        yield use("Agents", "Agents", "Agent") if i + 1 < len(graph.agents) else use("Agents", "Agent")
        events = graph.children(agent.id)
        yield use("Agent", "agent", *(["Events"] if events else []), node=agent.label)
        for j, event in enumerate(events):
            yield use("Events", "Events", "Event") if j + 1 < len(events) else use("Events", "Event")
            yield use("Event", event.kind.value, node=event.label)


def _reasons(graph: ParseGraph) -> Iterator[str]:
    yield from _shape(graph)
    yield from _relations(graph)
    for node in graph.nodes:
        yield from _attribute_rules(graph, node)
    yield from _goal(graph)


_PARENT = {
    NodeKind.WORLD: None,
    NodeKind.AGENT: NodeKind.WORLD,
    NodeKind.EVENT: NodeKind.AGENT,
    NodeKind.STATE: NodeKind.AGENT,
}


def _shape(graph: ParseGraph) -> Iterator[str]:
    worlds = [n for n in graph.nodes if n.kind is NodeKind.WORLD]
    if len(worlds) != 1:
        yield f"a story has one World, this graph has {len(worlds)}"
    if not graph.agents:
        yield "World -> world Agents: there is no Agent"
    if len(graph.by_id) != len(graph.nodes):
        yield "two nodes have the same id"
    for node in graph.nodes:
        parent = graph.by_id.get(node.parent) if node.parent is not None else None
        if (parent.kind if parent else None) is not _PARENT[node.kind]:
            yield f"{node.kind.capitalize()} {node.label} hangs on {parent.label if parent else 'nothing'}"
        happens = node.kind in (NodeKind.EVENT, NodeKind.STATE)
        if happens and grammar().production("Event", node.kind.value) is None:
            yield f"the grammar does not know {node.kind} nodes"


def _relations(graph: ParseGraph) -> Iterator[str]:
    for slot in graph.slots:
        if slot.node not in graph.by_id:
            yield f"{slot} speaks of a node that is not there"
    seen: set[Slot] = set()
    for given in graph.givens:
        if given.slot in seen:
            yield f"{given.slot} is given twice"
        seen.add(given.slot)
    for relation in graph.relations:
        for problem in relation.problems():
            yield f"{relation}: {problem}"


def _attribute_rules(graph: ParseGraph, node: Node) -> Iterator[str]:
    rate, amount, total = (graph.given(Slot(node.id, a)) for a in Attribute)
    for rule in grammar().rules:
        if rule.name == "num_unit" and rate and total and not compatible(rate.unit, total.unit):
            yield f"{node.label}: {rule.text} fails, {rate.unit or '1'} is not {total.unit or '1'}"
        if rule.name == "den_unit" and rate and amount and rate.per and not compatible(rate.per, amount.unit):
            yield f"{node.label}: {rule.text} fails, {rate.per} is not {amount.unit or '1'}"
        if rule.name == "product" and rate and amount and total and not _product_holds(rate, amount, total):
            yield f"{node.label}: {rule.text} fails"


def _product_holds(rate: Given, amount: Given, total: Given) -> bool:
    """True also where the units leave it open."""
    same_units = rate.unit == total.unit and rate.per == amount.unit
    return not same_units or total.value == rate.value * amount.value


def _goal(graph: ParseGraph) -> Iterator[str]:
    term = graph.goal.term
    inside = any(r.unknown for r in graph.relations)
    if isinstance(term, Unknown) and not inside:
        yield "nothing is said about what is asked"
    if not isinstance(term, Unknown) and not slots(term):
        yield "the goal is not an attribute"
