"""What a parse graph says of the tokens of its text: the labels of the two NERs and the Seq2Seq's sentences.

Training turns pseudo-gold graphs into these, and search turns every candidate into them to ask how likely it
is, so that both see a graph in the same way.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left
from dataclasses import dataclass
from functools import cache

from fabula.extract.neural.encode import Encoded
from fabula.situation import ParseGraph, language
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term
from fabula.text import Problem

OUTSIDE, BEGIN, INSIDE = 0, 1, 2
ATTRIBUTES = {Attribute.RATE: 1, Attribute.AMOUNT: 2, Attribute.TOTAL: 3}  # 0: no attribute
LAYERS = {NodeKind.WORLD: 0, NodeKind.AGENT: 1, NodeKind.EVENT: 2, NodeKind.STATE: 2}
REL = 3
LAYER_COUNT = 4
KINDS = {kind: i for i, kind in enumerate(NodeKind)}
BUCKETS = 64  # for nodes that no words stand for (原价, 剩下的, 全程)
END, STOP, UNKNOWN, ONE = ")", "</s>", "?", "1"


@cache
def symbols() -> dict[str, int]:
    """The fixed words of the Seq2Seq's language; nodes and quantities are pointed at."""
    names = (*language().predicates, *language().functions, *(a.value for a in Attribute))
    words = (*names, END, STOP, UNKNOWN, ONE)
    return {word: i for i, word in enumerate(words)}


@dataclass(frozen=True, slots=True)
class NodeRef:
    """A node as the Seq2Seq sees it: its tokens, or, if it has none, a bucket of its label; and its kind."""

    start: int
    end: int
    bucket: int
    kind: int


@dataclass(frozen=True, slots=True)
class Sentence:
    """A relation as a sequence of candidates: symbols, then nodes, then the text's quantities."""

    start: int
    end: int
    words: tuple[int, ...]


@dataclass(frozen=True)
class Labels:
    """Everything that the networks are asked about one graph."""

    attributes: tuple[tuple[int, int], ...]  # token, class
    spans: tuple[tuple[int, int, int], ...]  # layer, first token, token behind the last
    nodes: tuple[NodeRef, ...]
    sentences: tuple[Sentence, ...]


def labels(problem: Problem, encoded: Encoded, graph: ParseGraph) -> Labels:
    """The graph in the networks' terms."""
    nodes = tuple(_node(encoded, node) for node in graph.nodes)
    order = {node.id: i for i, node in enumerate(graph.nodes)}
    spans = {(LAYERS[n.kind], r.start, r.end) for n, r in zip(graph.nodes, nodes, strict=True) if r.end}
    relations = {(REL, *tokens(encoded, r.source.span)) for r in graph.relations if r.source.span}
    sentences = tuple(_sentence(encoded, r, order) for r in graph.relations)
    attributes = tuple(sorted(_attributes(problem, encoded, graph).items()))
    return Labels(attributes, tuple(sorted(spans | relations)), nodes, sentences)


def tokens(encoded: Encoded, span: tuple[int, int]) -> tuple[int, int]:
    """Characters to tokens, at least one."""
    first = max(1, bisect_left(encoded.places, span[0], 1))
    behind = bisect_left(encoded.places, span[1], 1)
    last = len(encoded.ids) - 1
    return min(first, last), max(min(behind, last), min(first, last) + 1)


def _node(encoded: Encoded, node: Node) -> NodeRef:
    start, end = tokens(encoded, node.span) if node.span else (0, 0)
    bucket = zlib.crc32(node.label.encode()) % BUCKETS
    return NodeRef(start, end, 0 if node.span else bucket, KINDS[node.kind])


def _attributes(problem: Problem, encoded: Encoded, graph: ParseGraph) -> dict[int, int]:
    """Every number's token, and the one that asks, with its class."""
    found = {o.token: 0 for o in encoded.operands[1:]}
    where = {o.quantity: o.token for o in encoded.operands[1:]}
    for given in graph.givens:
        if given.quantity in where:
            found[where[given.quantity]] = ATTRIBUTES[given.slot.attribute]
    goal = graph.goal.term
    found[encoded.goal] = ATTRIBUTES[goal.attribute] if isinstance(goal, Slot) else 0
    return found


def _sentence(encoded: Encoded, relation: Relation, order: dict[str, int]) -> Sentence:
    start, end = tokens(encoded, relation.source.span) if relation.source.span else (0, len(encoded.ids))
    fixed = symbols()
    nodes = len(order)
    where = {o.quantity: i for i, o in enumerate(encoded.operands[1:])}

    def words(term: Term) -> tuple[int, ...]:
        if isinstance(term, Slot):
            return fixed[term.attribute.value], len(fixed) + order[term.node]
        if isinstance(term, Number):
            place = where.get(term.quantity)
            return (fixed[ONE] if place is None else len(fixed) + nodes + place,)
        if isinstance(term, Apply):
            inner = tuple(w for arg in term.args for w in words(arg))
            return fixed[term.function], *inner, fixed[END]
        return (fixed[UNKNOWN],)

    body = tuple(w for arg in relation.args for w in words(arg))
    return Sentence(start, end, (fixed[relation.predicate], *body, fixed[STOP]))
