"""Is a graph in L(G)? ``derive`` gives its derivation, or every reason why there is none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fabula.situation.grammar import Grammar, Production, grammar
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Node
from fabula.situation.terms import Attribute, Slot, Unknown


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


def derive(graph: ParseGraph, by: Grammar | None = None) -> Derivation | Refusal:
    """The derivation of the graph, or all the reasons why it has none; ``by`` is another grammar than the file's."""
    law = by or grammar()
    below = _below(graph)
    reasons = tuple(_reasons(graph, law, below))
    if reasons:
        return Refusal(reasons)
    steps = tuple(_steps(law, law.start, _roots(graph, law)[0], below))
    if sum(bool(production.node) for production, _ in steps) < len(graph.nodes):
        return Refusal(("some nodes hang on each other",))
    return Derivation(steps)


Below = Mapping[str, tuple[Node, ...]]


def _roots(graph: ParseGraph, law: Grammar) -> list[Node]:
    """What may stand above all, and stands there or can stand nowhere else."""
    tops = [node for node in graph.nodes if node.kind in law.roots]
    return [node for node in tops if node.parent is None or law.parents[node.kind] == {None}]


def _below(graph: ParseGraph) -> Below:
    """What hangs on every node, in the order of the story."""
    found: dict[str, tuple[Node, ...]] = {}
    for node in graph.nodes:
        if node.parent is not None:
            found[node.parent] = (*found.get(node.parent, ()), node)
    return found


def _steps(law: Grammar, symbol: str, node: Node, below: Below) -> Iterator[tuple[Production, str]]:
    yield from ((production, "") for production in law.paths[symbol][node.kind])
    children = below.get(node.id, ())
    form = law.form(node, children)
    assert form is not None  # there was no reason against it
    yield form.production, node.label
    for place, child in enumerate(children, 1):
        if form.more and form.last:
            yield (form.more if place < len(children) else form.last), ""
        yield from _steps(law, form.part, child, below)


def _reasons(graph: ParseGraph, law: Grammar, below: Below) -> Iterator[str]:
    yield from _shape(graph, law, below)
    yield from _relations(graph, law)
    yield from _attribute_rules(graph, law)
    yield from _goal(graph)


def _shape(graph: ParseGraph, law: Grammar, below: Below) -> Iterator[str]:
    roots = _roots(graph, law)
    if len(roots) != 1:
        names = " or ".join(kind.capitalize() for kind in law.roots)
        yield f"a story has one {names}, this graph has {len(roots)}"
    elif lacking := _lacking(roots[0], law, below):
        yield lacking
    if len(graph.by_id) != len(graph.nodes):
        yield "two nodes have the same id"
    for node in graph.nodes:
        if node.kind not in law.forms:
            yield f"the grammar does not know {node.kind} nodes"
            continue
        parent = graph.by_id.get(node.parent) if node.parent is not None else None
        if (parent.kind if parent else None) not in law.parents[node.kind]:
            yield f"{node.kind.capitalize()} {node.label} hangs on {parent.label if parent else 'nothing'}"
        if node not in roots and (lacking := _lacking(node, law, below)):
            yield f"{node.label}: {lacking}"


def _lacking(node: Node, law: Grammar, below: Below) -> str:
    """Why the children of a node, each of which may hang on it, are not those that a production wants."""
    forms = law.forms[node.kind]
    children = tuple(c for c in below.get(node.id, ()) if any(c.kind in form.kinds for form in forms))
    if law.form(node, children):
        return ""
    wanted = next(form for form in forms if form.part)
    if not children:
        return f"{wanted.production.plain}: there is no {wanted.part}"
    if not wanted.more:
        return f"{wanted.production.plain}: there are {len(children)} of them"
    return f"no production of {wanted.production.left} has all that hangs on it"


def _relations(graph: ParseGraph, law: Grammar) -> Iterator[str]:
    for slot in graph.slots:
        if slot.node not in graph.by_id:
            yield f"{slot} speaks of a node that is not there"
        if slot.attribute not in law.attributes:
            yield f"{slot}: the grammar does not know the attribute {slot.attribute}"
    seen: set[Slot] = set()
    for given in graph.givens:
        if given.slot in seen:
            yield f"{given.slot} is given twice"
        seen.add(given.slot)
    for relation in graph.relations:
        for problem in relation.problems():
            yield f"{relation}: {problem}"


def _attribute_rules(graph: ParseGraph, law: Grammar) -> Iterator[str]:
    givens: dict[str, dict[Attribute, Given]] = {}
    for given in graph.givens:
        givens.setdefault(given.slot.node, {}).setdefault(given.slot.attribute, given)
    for node in graph.nodes:
        if own := givens.get(node.id):
            yield from (f"{node.label}: {failure}" for rule in law.rules if (failure := rule.failure(own)))


def _goal(graph: ParseGraph) -> Iterator[str]:
    term = graph.goal.term
    match term:
        case Unknown():
            if not any(r.unknown for r in graph.relations):
                yield "nothing is said about what is asked"
        case Slot():
            if graph.given(term):
                yield f"{term} is asked for, and given"
        case _:
            yield "the goal is not an attribute"
