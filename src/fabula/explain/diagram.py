"""Where everything stands in the picture of a parse graph; ``svg.py`` draws it.

World on top, Agents under it, Events and States under their Agents, each one step further in: a column that
a phone can show. Relations are numbered rows below it; every attribute carries the numbers of the relations
that speak of it, so no line has to find its way between the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from fabula.explain.canvas import wrap
from fabula.explain.cards import BADGE, CARD_HEAD, CARD_PAD, Card, Numbers, make_card, sign_gap
from fabula.explain.wording import Wording
from fabula.situation.nodes import Node
from fabula.solve.attempt import Attempt

MARGIN = 16.0
INDENT = 18.0
CARD_GAP = 12.0
LEAST = 348.0  # width: a phone shows 390
ROW_SIZE, ROW_LEAD = 13.0, 19.0
ROW_GAP = 8.0


@dataclass
class RelationRow:
    """A relation in words, with the number that its attributes carry."""

    number: int
    index: int
    lines: list[str]
    implicit: bool
    asked: bool
    y: float = 0.0

    @property
    def height(self) -> float:
        return ROW_LEAD * len(self.lines) + ROW_GAP


@dataclass
class Diagram:
    """The whole picture, before it is drawn."""

    cards: list[Card]
    branches: list[tuple[Card, Card]]
    rows: list[RelationRow] = field(default_factory=list)
    width: float = LEAST
    rows_top: float = 0.0
    bottom: float = 0.0


def layout(attempt: Attempt, words: Wording, top: float) -> Diagram:
    """Cards, branches and rows of an attempt's graph, from ``top`` downwards."""
    graph = attempt.reading.graph
    shown = list(_related(attempt))
    numbers: Numbers = {slot: [] for slot in graph.slots}
    for number, index in enumerate(shown, 1):
        for slot in dict.fromkeys(graph.relations[index].slots()):
            numbers[slot].append((number, index))
    cards = {node.id: make_card(attempt, words, node, numbers) for node in graph.nodes}
    depth = {node.id: at for node, at in _ordered(attempt)}
    needed = [MARGIN + INDENT * depth[i] + card.width + MARGIN for i, card in cards.items()]
    wide = max(LEAST, *needed)
    y = _stack([(cards[node.id], at) for node, at in _ordered(attempt)], top, wide)
    rows = [_row(attempt, words, number, index, wide) for number, index in enumerate(shown, 1)]
    at = y + 30 if rows else y
    for row in rows:
        row.y = at
        at += row.height
    branches = [(cards[n.parent], cards[n.id]) for n in graph.nodes if n.parent in cards]
    return Diagram([cards[n.id] for n, _ in _ordered(attempt)], branches, rows, wide, y, at)


def _ordered(attempt: Attempt) -> Iterator[tuple[Node, int]]:
    """Nodes from the World down, each with its depth."""
    graph = attempt.reading.graph

    def visit(node: Node, depth: int) -> Iterator[tuple[Node, int]]:
        yield node, depth
        for child in graph.children(node.id):
            yield from visit(child, depth + 1)

    yield from visit(graph.world, 0)


def _related(attempt: Attempt) -> Iterator[int]:
    """Relations between different nodes; rate × amount = total stands on its card."""
    for index, relation in enumerate(attempt.reading.graph.relations):
        nodes = {slot.node for slot in relation.slots()}
        if nodes and not (relation.predicate == "Product_of" and len(nodes) == 1):
            yield index


def _stack(cards: list[tuple[Card, int]], top: float, width: float) -> float:
    """One card under the other; returns where the last one ends."""
    y = top
    for card, depth in cards:
        card.x, card.y = MARGIN + INDENT * depth, y
        card.width = width - MARGIN - card.x
        x = card.x + CARD_PAD
        for place, chip in enumerate(card.chips):
            x += sign_gap(chip) if place else 0.0
            chip.x, chip.y = x, y + CARD_HEAD
            x += chip.width
        y += card.height + CARD_GAP
    return y - CARD_GAP


def _row(attempt: Attempt, words: Wording, number: int, index: int, width: float) -> RelationRow:
    relation = attempt.reading.graph.relations[index]
    said = words.sentence(relation)
    if relation.unknown and attempt.answer is not None:
        answer = attempt.answer.text if words.lang == "zh" else words.number(attempt.answer.value)
        said = f"★ {said} → {answer}"
    lines = wrap(said, width - 2 * MARGIN - 2 * BADGE - 6, ROW_SIZE)
    return RelationRow(number, index, lines, relation.implicit, relation.unknown)
