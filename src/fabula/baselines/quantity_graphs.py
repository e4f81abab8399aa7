"""The two graphs of Graph2Tree over the words of a text: what a quantity is about, and which is larger.

The *cell* of a quantity is the words that describe it: its unit, and the nouns, verbs and adjectives that the
dependency tree puts near it within its clause. The *comparison* graph has an edge from every larger to every
smaller quantity.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fabula.baselines.masking import Masked, tokens_of
from fabula.text import Token
from fabula.text.syntax import dependency_distance, tag

NEAR = 2  # arcs: the head, the operands, and theirs
_CONTENT = frozenset({"NOUN", "PROPN", "VERB", "ADJ"})
_CLAUSE_ENDS = frozenset("，。；？！：")

Edge = tuple[int, int]


@dataclass(frozen=True)
class QuantityGraphs:
    """Edges between words by their places; ``cells`` from a quantity, ``larger`` from the larger quantity."""

    cells: tuple[Edge, ...] = ()
    larger: tuple[Edge, ...] = ()


def quantity_graphs(raw: str, masked: Masked) -> QuantityGraphs:
    """The graphs of a text and its masked form."""
    return QuantityGraphs(tuple(_cells(raw, masked)), tuple(_larger(masked)))


def _cells(raw: str, masked: Masked) -> list[Edge]:
    tokens = tag(tokens_of(raw)[0])
    clauses = _clauses(tokens)
    edges = []
    for found in masked.masks:
        own = masked.origin[found.place]
        for place, origin in enumerate(masked.origin):
            unit = origin == own and place != found.place
            if unit or (clauses[origin] == clauses[own] and _describes(tokens, origin, own)):
                edges.append((found.place, place))
    return edges


def _describes(tokens: Sequence[Token], word: int, quantity: int) -> bool:
    if word == quantity or tokens[word].pos not in _CONTENT:
        return False
    return dependency_distance(tokens, word, quantity) <= NEAR


def _clauses(tokens: Sequence[Token]) -> list[int]:
    """The number of every token's clause."""
    made, clause = [], 0
    for token in tokens:
        made.append(clause)
        clause += token.text in _CLAUSE_ENDS
    return made


def _larger(masked: Masked) -> list[Edge]:
    return [(a.place, b.place) for a in masked.masks for b in masked.masks if a.value > b.value]
