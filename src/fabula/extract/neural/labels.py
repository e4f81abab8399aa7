"""What a parse graph says of the tokens of its text: the labels of the two NERs and the Seq2Seq's sentences.

Training turns pseudo-gold graphs into these, and search turns every candidate into them to ask how likely it
is, so that both see a graph in the same way.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fabula.extract.neural.encode import Encoded
from fabula.extract.neural.wording import END, ONE, STOP, UNKNOWN, wording
from fabula.situation import ParseGraph, commonsense
from fabula.situation.laws import lawful
from fabula.situation.nodes import Circumstance, Node, NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term
from fabula.text import Problem

OUTSIDE, BEGIN, INSIDE = 0, 1, 2
UNUSED, IN_RELATION = 0, 4
ATTRIBUTES = {Attribute.RATE: 1, Attribute.AMOUNT: 2, Attribute.TOTAL: 3}
CLASS_COUNT = 5
LAYERS = {NodeKind.WORLD: 0, NodeKind.AGENT: 1, NodeKind.EVENT: 2, NodeKind.STATE: 2}
REL = 3
LAYER_COUNT = 4
KINDS = {kind: i for i, kind in enumerate(NodeKind)}
BUCKETS = 128  # for nodes that no words stand for (原价, 剩下的, 全程)

Range = tuple[int, int]
Statement = Relation | Circumstance


@dataclass(frozen=True, slots=True)
class NodeRef:
    """A node as the networks see it: its tokens, or, if it has none, a bucket of its label; and its kind.

    ``given`` holds (attribute, token of the number), ``asked`` the attribute in question or -1.
    """

    start: int
    end: int
    bucket: int
    kind: int
    given: tuple[tuple[int, int], ...] = ()
    asked: int = -1


@dataclass(frozen=True, slots=True)
class Sentence:
    """What one stretch of the text states, as a row of candidates: symbols, then nodes, then quantities."""

    start: int
    end: int
    words: tuple[int, ...]


@dataclass(frozen=True)
class Labels:
    """Everything that the networks are asked about one graph."""

    attributes: tuple[tuple[int, int], ...]  # token, class
    spans: tuple[tuple[int, int, int], ...]  # layer, first token, token behind the last
    silent: tuple[int, ...]  # buckets of the nodes that no words stand for
    nodes: tuple[NodeRef, ...]
    owners: tuple[tuple[int, int], ...]  # token of a number or of the interrogative, node
    sentences: tuple[Sentence, ...]


def labels(problem: Problem, encoded: Encoded, graph: ParseGraph) -> Labels:
    """The graph in the networks' terms."""
    order = {node.id: i for i, node in enumerate(graph.nodes)}
    givens = _givens(encoded, graph)
    nodes = tuple(_nodes(problem, encoded, graph, givens))
    spans = {(_layer(ref), ref.start, ref.end) for ref in nodes if ref.end}
    relations = {(REL, *tokens(encoded, r.source.span)) for r in graph.relations if _stated(r)}
    return Labels(
        tuple(sorted(_attributes(encoded, graph, givens).items())),
        tuple(sorted(spans | relations)),
        tuple(sorted({ref.bucket for ref in nodes if not ref.end})),
        nodes,
        tuple(sorted({token: order[slot.node] for token, slot in givens.items()}.items())),
        tuple(_sentences(encoded, graph, order)),
    )


def tokens(encoded: Encoded, span: Range | None) -> Range:
    """Characters to tokens, at least one; the whole text for what no span states."""
    last = len(encoded.ids) - 1
    if span is None:
        return 0, last + 1
    first = min(max(1, bisect_left(encoded.places, span[0], 1)), last)
    behind = bisect_left(encoded.places, span[1], 1)
    return first, max(min(behind, last), first + 1)


def bucket(kind: NodeKind, label: str) -> int:
    """Where a node without words of its own is looked up."""
    return zlib.crc32(f"{kind.value} {silent_name(label)}".encode()) % BUCKETS


def silent_name(label: str) -> str:
    """汽车（第2段） is some thing's 第2段: the name in front is another node's."""
    return label[label.index("（") + 1 :].rstrip("）") if "（" in label else label


def place_of(problem: Problem, node: Node) -> Range | None:
    """The words that a node stands for: its own span, or where the text has its label."""
    if node.span is not None and node.span[1] > node.span[0]:
        return node.span
    name = silent_name(node.label)
    at = problem.text.find(name) if node.span is not None else -1
    return (at, at + len(name)) if at >= 0 and name else None


def _nodes(
    problem: Problem, encoded: Encoded, graph: ParseGraph, givens: Mapping[int, Slot]
) -> Iterator[NodeRef]:
    held: dict[str, list[tuple[int, int]]] = {}
    for token, slot in givens.items():
        if token != encoded.goal:
            held.setdefault(slot.node, []).append((ATTRIBUTES[slot.attribute] - 1, token))
    goal = graph.goal.term
    for node in graph.nodes:
        place = place_of(problem, node)
        start, end = tokens(encoded, place) if place else (0, 0)
        asked = ATTRIBUTES[goal.attribute] - 1 if isinstance(goal, Slot) and goal.node == node.id else -1
        given = tuple(sorted(held.get(node.id, ())))
        yield NodeRef(start, end, bucket(node.kind, node.label), KINDS[node.kind], given, asked)


def _layer(ref: NodeRef) -> int:
    return LAYERS[tuple(NodeKind)[ref.kind]]


def _givens(encoded: Encoded, graph: ParseGraph) -> dict[int, Slot]:
    """Token of a number, or of the interrogative, to the attribute that it is."""
    where = {o.quantity: o.token for o in encoded.operands[1:]}
    found = {where[g.quantity]: g.slot for g in graph.givens if g.quantity in where}
    if isinstance(graph.goal.term, Slot):
        found[encoded.goal] = graph.goal.term
    return found


def _attributes(encoded: Encoded, graph: ParseGraph, givens: Mapping[int, Slot]) -> dict[int, int]:
    """Every number's token, and the one that asks, with its class; what no one uses is a class as well."""
    spoken = {t.quantity for r in graph.relations for t in r.terms() if isinstance(t, Number)}
    found = {o.token: IN_RELATION if o.quantity in spoken else UNUSED for o in encoded.operands[1:]}
    found[encoded.goal] = IN_RELATION
    return found | {token: ATTRIBUTES[slot.attribute] for token, slot in givens.items()}


def _stated(relation: Relation) -> bool:
    return relation.source.span is not None and not relation.implicit


def _sentences(encoded: Encoded, graph: ParseGraph, order: Mapping[str, int]) -> Iterator[Sentence]:
    """One for the whole text, with what no words state (often nothing), and one for every REL."""
    said: dict[Range | None, list[Statement]] = {None: []}
    follows = {(r.predicate, r.args) for r in commonsense().follow(graph.type, graph.circumstances)}
    for relation in graph.relations:
        if not relation.implicit:
            said.setdefault(relation.source.span, []).append(relation)
        elif (relation.predicate, relation.args) not in follows and not lawful(relation):  # a frame says so
            said[None].append(relation)
    for circumstance in graph.circumstances:
        if all(arg in order for arg in circumstance.args if isinstance(arg, str)):
            said[None].append(circumstance)
    speller = _Speller(encoded, order)
    for span, statements in said.items():
        words = (w for statement in statements for w in speller.statement(statement))
        yield Sentence(*tokens(encoded, span), (*words, wording().symbols[STOP]))


class _Speller:
    """Statements as words."""

    def __init__(self, encoded: Encoded, order: Mapping[str, int]) -> None:
        self.fixed = wording().symbols
        self.order = order
        self.numbers = {(o.quantity, o.value): i for i, o in reversed(list(enumerate(encoded.operands[1:])))}
        self.quantities = {o.quantity: i for i, o in reversed(list(enumerate(encoded.operands[1:])))}

    def statement(self, statement: Statement) -> Iterator[int]:
        name = statement.predicate if isinstance(statement, Relation) else statement.name
        yield self.fixed[name]
        for arg in statement.args:
            yield from (self.node(arg),) if isinstance(arg, str) else self.term(arg)
        yield self.fixed[END]

    def node(self, name: str) -> int:
        return len(self.fixed) + self.order[name]

    def term(self, term: Term) -> Iterator[int]:
        if isinstance(term, Slot):
            yield from (self.fixed[term.attribute.value], self.node(term.node))
        elif isinstance(term, Number):
            yield self._number(term)
        elif isinstance(term, Apply):
            yield self.fixed[term.function]
            for arg in term.args:
                yield from self.term(arg)
            yield self.fixed[END]
        else:
            yield self.fixed[UNKNOWN]

    def _number(self, number: Number) -> int:
        place = self.numbers.get((number.quantity, number.value), self.quantities.get(number.quantity))
        if number.quantity is None or place is None:
            return self.fixed[ONE]
        return len(self.fixed) + len(self.order) + place
