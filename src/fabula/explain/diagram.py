"""Where everything stands in the picture of a parse graph; ``svg.py`` draws it.

World on top, Agents under it, Events and States under their Agents. Relations run like rails in a lane below:
one track each, with a rise to every attribute that takes part. A rise stays in the column of its card where
nothing is below it, and goes round through the gutter beside the Agent's column otherwise, so no line ever
crosses a card.
"""

from __future__ import annotations

from dataclasses import dataclass

from fabula.explain.cards import CARD_HEAD, Card, even_out, make_card, sign_gap
from fabula.explain.rails import PILL_HEIGHT, Gutters, Rail, make_rails, place_pills, route, share_tracks
from fabula.explain.wording import Wording
from fabula.situation.nodes import Node, NodeKind
from fabula.solve.attempt import Attempt

MARGIN = 32.0
CARD_GAP = 26.0
LAYER_GAP = 46.0


@dataclass
class Diagram:
    """The whole picture, before it is drawn."""

    cards: list[Card]
    branches: list[tuple[Card, Card]]
    rails: list[Rail]
    width: float
    top: float
    bottom: float


def layout(attempt: Attempt, words: Wording, top: float, least_width: float = 560.0) -> Diagram:
    """Cards, branches and rails of an attempt's graph, from ``top`` downwards."""
    graph = attempt.reading.graph
    cards = {node.id: make_card(attempt, words, node) for node in graph.nodes}
    even_out(list(cards.values()))
    rails = list(make_rails(attempt, words, cards))
    gutters = Gutters(rails, cards)
    right = _columns(graph.world, graph.agents, cards, gutters, attempt)
    floor = _heights(cards, top)
    width = max(right, least_width)
    _centre(cards, gutters, (width - right) / 2)
    lane = floor + 30
    route(rails, cards, gutters)
    share_tracks(rails, lane)
    route(rails, cards, gutters)
    place_pills(rails)
    branches = [(cards[n.parent], cards[n.id]) for n in graph.nodes if n.parent in cards]
    bottom = max((rail.y + PILL_HEIGHT for rail in rails), default=floor)
    return Diagram(list(cards.values()), branches, rails, width, top, bottom)


def _columns(
    world: Node, agents: tuple[Node, ...], cards: dict[str, Card], gutters: Gutters, attempt: Attempt
) -> float:
    """Put the columns side by side; returns where the last one ends, margins included."""
    graph = attempt.reading.graph
    x = MARGIN
    for at, agent in enumerate(agents):
        gutters.x[at] = x
        x += gutters.width(at)
        children = [cards[n.id] for n in graph.children(agent.id)]
        below = sum(c.width for c in children) + CARD_GAP * max(len(children) - 1, 0)
        column = max(below, cards[agent.id].width)
        cards[agent.id].x = x + (column - cards[agent.id].width) / 2
        at_x = x + (column - below) / 2
        for child in children:
            child.x = at_x
            at_x += child.width + CARD_GAP
        x += column + CARD_GAP
    gutters.x[len(agents)] = x - CARD_GAP
    right = x - CARD_GAP + gutters.width(len(agents)) + MARGIN
    widest = cards[world.id].width + 2 * MARGIN + gutters.width(0) + gutters.width(len(agents))
    if widest > right:
        _shift(cards, gutters, (widest - right) / 2, inner=True)
        right = widest
    left_edge, right_edge = MARGIN + gutters.width(0), right - MARGIN - gutters.width(len(agents))
    cards[world.id].x = (left_edge + right_edge) / 2 - cards[world.id].width / 2
    return right


def _shift(cards: dict[str, Card], gutters: Gutters, by: float, inner: bool = False) -> None:
    for card in cards.values():
        card.x += by
    last = max(gutters.x)
    for at in gutters.x:
        gutters.x[at] += 0 if inner and at == 0 else 2 * by if inner and at == last else by


def _centre(cards: dict[str, Card], gutters: Gutters, by: float) -> None:
    _shift(cards, gutters, by)
    for card in cards.values():
        inner = sum(c.width for c in card.chips) + sum(sign_gap(c) for c in card.chips[1:])
        x = card.middle - inner / 2
        for place, chip in enumerate(card.chips):
            x += sign_gap(chip) if place else 0
            chip.x, chip.y = x, card.y + CARD_HEAD
            x += chip.width


def _heights(cards: dict[str, Card], top: float) -> float:
    """Put the layers one under the other; returns where the last one ends."""
    layers = ((NodeKind.WORLD,), (NodeKind.AGENT,), (NodeKind.EVENT, NodeKind.STATE))
    y = top
    for kinds in layers:
        layer = [c for c in cards.values() if c.node.kind in kinds]
        if not layer:
            continue
        for card in layer:
            card.y = y
        y += max(c.height for c in layer) + LAYER_GAP
    return y - LAYER_GAP
