"""Relations as rails: a track below the cards, a rise to every attribute that takes part, and a label."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fabula.explain.cards import Card, Chip, text_width
from fabula.explain.lexicon import pills
from fabula.explain.wording import Wording, whole_words
from fabula.situation.nodes import NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Number, Slot, Unknown
from fabula.solve.attempt import Attempt

TRACK = 36.0
GUTTER = 14.0  # what every track in a gutter needs
PILL_HEIGHT = 24.0
PILL_SIZE = 12.0


@dataclass
class Rail:
    """A relation: its track, its rises and its label."""

    index: int
    label: str
    sentence: str
    implicit: bool
    ends: list[Chip]
    target: Chip | None
    y: float = 0.0
    points: list[list[tuple[float, float]]] = field(default_factory=list)
    pill_x: float = 0.0
    pill_width: float = 0.0
    asked: bool = False


def make_rails(attempt: Attempt, words: Wording, cards: dict[str, Card]) -> list[Rail]:
    """One rail for every relation between different attributes; rate × amount = total is on its card."""
    chips = {chip.slot: chip for card in cards.values() for chip in card.chips}
    rails = []
    for index, relation in enumerate(attempt.reading.graph.relations):
        if relation.predicate == "Product_of" and len({s.node for s in relation.slots()}) == 1:
            cards[relation.slots()[0].node].rule = relation.source.rule
            continue
        ends = [chips[s] for s in dict.fromkeys(relation.slots()) if s in chips]
        if not ends:
            continue
        first = relation.args[0]
        target = chips.get(first) if isinstance(first, Slot) and len(ends) > 1 else None
        label = short_label(relation, words)
        if relation.unknown and attempt.answer is not None:
            answer = attempt.answer.text if words.lang == "zh" else words.number(attempt.answer.value)
            label = f"★ {label} {answer}" if words.lang == "zh" else f"★ {label}: {answer}"
        rail = Rail(
            index, label, words.sentence(relation), relation.implicit, ends, target, asked=relation.unknown
        )
        rail.pill_width = text_width(label, PILL_SIZE) + 44
        rails.append(rail)
    return rails


def short_label(relation: Relation, words: Wording) -> str:
    """A word or two for a relation: 多36棵, 的30%, 合起来."""
    numbers = [words.word(a).removesuffix("倍") for a in relation.args if isinstance(a, Number | Unknown)]
    bare = ", ".join(numbers) or relation.predicate.replace("_", " ")
    label = pills().get(relation.predicate, {}).get(words.lang, bare)
    if relation.predicate == "Equal":
        function = next((a.function for a in relation.args if isinstance(a, Apply)), "")
        name = pills().get(function, {}).get(words.lang, "")
        label = f"{name} = {{0}}".strip() if numbers else name or label
    for place, number in enumerate(numbers):
        label = label.replace(f"{{{place}}}", number)
    return whole_words(re.sub(r"\{\d\}", "", label))


class Gutters:
    """The strips beside the columns in which rises go up to cards that have other cards below them.

    Gutter i is left of column i; the last one is right of the last column.
    """

    def __init__(self, rails: list[Rail], cards: dict[str, Card]) -> None:
        self.agents = [c for c in cards.values() if c.node.kind is NodeKind.AGENT]
        self.users: dict[int, list[tuple[Rail, Chip]]] = {}
        self.x: dict[int, float] = {}
        self.cards = cards
        for rail in rails:
            for chip in rail.ends:
                card = cards[chip.slot.node]
                if not card.leaf:
                    self.users.setdefault(self._choose(card, rail), []).append((rail, chip))

    def _choose(self, card: Card, rail: Rail) -> int:
        if card.node.kind is NodeKind.AGENT:
            at = self.agents.index(card)
            return at if len(self.users.get(at, [])) <= len(self.users.get(at + 1, [])) else at + 1
        left, right = 0, len(self.agents)
        return left if len(self.users.get(left, [])) <= len(self.users.get(right, [])) else right

    def width(self, at: int) -> float:
        count = len(self.users.get(at, []))
        return (count + 1) * GUTTER if count else 0.0

    def track(self, at: int, rail: Rail, chip: Chip) -> float:
        place = next(i for i, (r, c) in enumerate(self.users[at]) if r is rail and c is chip)
        return self.x[at] + (place + 1) * GUTTER

    def of(self, rail: Rail, chip: Chip) -> int:
        return next(at for at, users in self.users.items() if any(r is rail and c is chip for r, c in users))


def route(rails: list[Rail], cards: dict[str, Card], gutters: Gutters) -> None:
    ports: dict[Slot, list[Rail]] = {}
    for rail in rails:
        rail.points = []
        for chip in rail.ends:
            ports.setdefault(chip.slot, []).append(rail)
    inside: dict[str, int] = {}
    for rail in rails:
        for chip in rail.ends:
            card, sharing = cards[chip.slot.node], ports[chip.slot]
            step = min(12.0, (chip.width - 16) / max(len(sharing), 1))
            x = chip.middle + (sharing.index(rail) - (len(sharing) - 1) / 2) * step
            if card.leaf:
                rail.points.append([(x, rail.y), (x, chip.bottom)])
                continue
            side = gutters.track(gutters.of(rail, chip), rail, chip)
            level = inside.get(card.node.id, 0)
            inside[card.node.id] = level + 1
            y = card.bottom - 5 - (level % 3) * 4
            rail.points.append([(side, rail.y), (side, y), (x, y), (x, chip.bottom)])


def squeezed(rail: Rail) -> bool:
    """Whether the label is wider than the track: such rails come last, where there is room beside them."""
    xs = [points[0][0] for points in rail.points]
    return 2 < max(xs) - min(xs) < rail.pill_width + 24


def share_tracks(rails: list[Rail], top: float) -> None:
    """Short rails near the cards, long ones below; rails that do not meet run at the same height."""
    rails.sort(key=lambda rail: (squeezed(rail), _reach(rail)[1] - _reach(rail)[0]))
    tracks: list[list[tuple[float, float]]] = []
    for rail in rails:
        left, right = _reach(rail)
        free = (n for n, taken in enumerate(tracks) if all(right < a or b < left for a, b in taken))
        at = len(tracks) if squeezed(rail) else next(free, len(tracks))
        if at == len(tracks):
            tracks.append([])
        tracks[at].append((left, right))
        rail.y = top + at * TRACK


def _reach(rail: Rail) -> tuple[float, float]:
    """From where to where a rail runs, its label included."""
    xs = [points[0][0] for points in rail.points]
    spare = 10.0 if max(xs) - min(xs) > rail.pill_width else rail.pill_width / 2 + 6
    return min(xs) - spare, max(xs) + spare


def place_pills(rails: list[Rail]) -> None:
    """Put every label on its own track where no other relation's rise passes."""
    for rail in rails:
        xs = [p[0][0] for p in rail.points]
        left, right = min(xs), max(xs)
        others = [p[0][0] for other in rails if other.y > rail.y for p in other.points]
        half = rail.pill_width / 2
        if right - left < 2 or squeezed(rail):
            rail.pill_x = _beside(rail, left, right, others)
            continue
        middle = (left + right) / 2
        reach = (right - left) / 2 - half - 6
        spots = sorted((middle + d for d in _offsets(reach)), key=lambda x: abs(x - middle))
        free = [x for x in spots if all(abs(x - o) > half + 5 for o in others)]
        rail.pill_x = free[0] if free else middle


def _beside(rail: Rail, left: float, right: float, others: list[float]) -> float:
    """A place for a label wider than its track: right of it, else left of it."""
    half = rail.pill_width / 2
    if right - left < 2:
        return max(left, half + 8)
    for x in (right + half + 12, left - half - 12):
        if x - half > 8 and all(abs(x - o) > half + 4 for o in others):
            return x
    return (left + right) / 2


def _offsets(reach: float) -> list[float]:
    count = int(reach // 6)
    return [0.0, *(sign * 6.0 * n for n in range(1, count + 1) for sign in (1, -1))]
