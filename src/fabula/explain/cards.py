"""Cards and chips of the picture: every node with its attributes, and how much room they need."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

from fabula.explain.wording import Wording
from fabula.lang import say
from fabula.situation.nodes import Node
from fabula.situation.terms import Attribute, Slot
from fabula.solve.attempt import Attempt

CARD_PAD = 12.0
CARD_HEAD = 34.0
CARD_FOOT = 10.0
BADGE = 17.0  # the room of a relation's number
CHIP_HEIGHT = 46.0
CHIP_PAD = 10.0
SIGN_WIDTH = 20.0
LABEL_SIZE, CHIP_NAME_SIZE, CHIP_VALUE_SIZE = 15.0, 11.0, 14.0


Numbers = dict[Slot, list[tuple[int, int]]]  # the numbers and indices of the relations of an attribute


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
    badges: list[tuple[int, int]] = field(default_factory=list)  # number and index of its relations

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

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height


def text_width(text: str, size: float) -> float:
    """About how wide a text is: Chinese characters are square, Latin ones a little more than half."""
    wide = sum(1.0 if unicodedata.east_asian_width(c) in "WFA" and ord(c) > 0x2000 else _narrow(c) for c in text)
    return wide * size


def _narrow(char: str) -> float:
    if char in "ilj.,:;|'!()[] /":
        return 0.36
    return 0.68 if char.isupper() or char in "mw%×÷+=−" else 0.57


def make_card(attempt: Attempt, words: Wording, node: Node, numbers: Numbers) -> Card:
    """A card with the attributes that are in play, and under each the numbers of its relations."""
    graph = attempt.reading.graph
    chips = [_chip(attempt, words, Slot(node.id, a)) for a in graph.attributes(node.id)]
    if len(chips) == len(Attribute):
        chips[1].sign, chips[2].sign = "×", "="
    for chip in chips:
        chip.badges = numbers.get(chip.slot, [])
        chip.width = max(chip.width, len(chip.badges) * BADGE)
    label = words.own(node.label) or say("tree.story", words.lang)
    card = Card(node, label, node.kind.value, chips)
    inner = sum(c.width for c in chips) + sum(sign_gap(c) for c in chips[1:])
    head = text_width(label, LABEL_SIZE) + 62
    card.width = max(inner, head) + 2 * CARD_PAD
    badges = BADGE + 2 if any(chip.badges for chip in chips) else 0.0
    card.height = CARD_HEAD + (CHIP_HEIGHT + CARD_FOOT + badges if chips else 0.0)
    return card


def sign_gap(chip: Chip) -> float:
    return SIGN_WIDTH if chip.sign else 10.0


def _chip(attempt: Attempt, words: Wording, slot: Slot) -> Chip:
    graph = attempt.reading.graph
    given, asked = graph.given(slot), graph.goal.term == slot
    found = attempt.result.value_of(slot)
    if given is not None:
        value, state = words.told(slot, given), "given"
    elif found is not None and not asked:
        above, below = words.units.get(slot, ("", ""))
        part = not above and found.denominator > 1 and 0 < found < 1
        value, state = str(found) if part else words.measured(found, above, below), "found"
    else:
        value, state = say("tree.open", words.lang), "open"
    if asked:
        state = "asked"
        if attempt.answer is not None:
            value = (
                attempt.answer.text if words.lang == "zh" else words.measured(attempt.answer.value, attempt.answer.unit)
            )
            value = value.partition("（")[0]
    name = words.short(slot)
    width = max(text_width(name, CHIP_NAME_SIZE) + (14 if asked else 0), text_width(value, CHIP_VALUE_SIZE))
    return Chip(slot, name, value, state, width=max(width + 2 * CHIP_PAD, 58))
