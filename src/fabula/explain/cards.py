"""Cards and chips of the picture: every node with its attributes, and how much room they need."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from fabula.explain.wording import Wording
from fabula.situation.nodes import Node
from fabula.situation.terms import Attribute, Slot
from fabula.solve.attempt import Attempt

CARD_PAD = 14.0
CARD_HEAD = 36.0
CARD_FOOT = 18.0
CHIP_HEIGHT = 46.0
CHIP_PAD = 10.0
SIGN_WIDTH = 20.0
LABEL_SIZE, CHIP_NAME_SIZE, CHIP_VALUE_SIZE = 15.0, 11.0, 14.0


@dataclass
class Chip:
    """An attribute on a card; ``state`` is given, found, asked or open."""

    slot: Slot
    name: str
    value: str
    state: str
    x: float = 0.0
    y: float = 0.0
    width: float = 0.0
    sign: str = ""

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        return self.y + CHIP_HEIGHT


@dataclass
class Card:
    """A node with its attributes."""

    node: Node
    label: str
    kind: str
    chips: list[Chip]
    x: float = 0.0
    y: float = 0.0
    width: float = 0.0
    height: float = 0.0
    leaf: bool = True
    rule: str = ""

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height


def text_width(text: str, size: float) -> float:
    """About how wide a text is: Chinese characters are square, Latin ones a little more than half."""
    wide = sum(
        1.0 if unicodedata.east_asian_width(c) in "WFA" and ord(c) > 0x2000 else _narrow(c) for c in text
    )
    return wide * size


def _narrow(char: str) -> float:
    if char in "ilj.,:;|'!()[] /":
        return 0.36
    return 0.68 if char.isupper() or char in "mw%×÷+=−" else 0.57


def make_card(attempt: Attempt, words: Wording, node: Node) -> Card:
    graph = attempt.reading.graph
    chips = [_chip(attempt, words, Slot(node.id, a)) for a in graph.attributes(node.id)]
    kinds = [c.slot.attribute for c in chips]
    if Attribute.TOTAL in kinds and len(chips) == 3:
        chips[1].sign, chips[2].sign = "×", "="
    label = node.label or ("情境" if words.lang == "zh" else "the story")
    card = Card(node, label, node.kind.value, chips, leaf=not graph.children(node.id))
    inner = sum(c.width for c in chips) + sum(sign_gap(c) for c in chips[1:])
    head = text_width(label, LABEL_SIZE) + 62
    card.width = max(inner, head) + 2 * CARD_PAD
    card.height = CARD_HEAD + (CHIP_HEIGHT + CARD_FOOT if chips else 8)
    return card


def even_out(cards: list[Card]) -> None:
    """Sisters of about the same width get the same width: the tree stands straight."""
    for parent in {c.node.parent for c in cards}:
        sisters = [c for c in cards if c.node.parent == parent]
        widest = max(c.width for c in sisters)
        for card in sisters:
            if card.width > widest * 0.6:
                card.width = widest


def sign_gap(chip: Chip) -> float:
    return SIGN_WIDTH if chip.sign else 10.0


def _chip(attempt: Attempt, words: Wording, slot: Slot) -> Chip:
    graph = attempt.reading.graph
    given, asked = graph.given(slot), graph.goal.term == slot
    found = attempt.result.value_of(slot)
    if given is not None:
        value, state = words.measured(given.value, given.unit, given.per, given.quantity), "given"
    elif found is not None and not asked:
        above, below = words.units.get(slot, ("", ""))
        part = not above and found.denominator > 1 and 0 < found < 1
        value, state = str(found) if part else words.measured(found, above, below), "found"
    else:
        value, state = "？" if words.lang == "zh" else "?", "open"
    if asked:
        state = "asked"
        if attempt.answer is not None:
            value = (
                attempt.answer.text
                if words.lang == "zh"
                else words.measured(attempt.answer.value, attempt.answer.unit)
            )
            value = value.partition("（")[0]
    name = words.short(slot)
    width = max(text_width(name, CHIP_NAME_SIZE) + (14 if asked else 0), text_width(value, CHIP_VALUE_SIZE))
    return Chip(slot, name, value, state, width=max(width + 2 * CHIP_PAD, 58))
