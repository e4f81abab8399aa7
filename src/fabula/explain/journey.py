"""The picture of a journey: the road, movers as arrows with their speeds and times, distances below it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from fabula.explain.canvas import INK, MUTED, PAPER, document, label_width, rect, safe, text
from fabula.explain.courses import agent_of
from fabula.explain.phrases import Known, Phrases
from fabula.explain.refs import Linker, data_ref, node_ref, quantity_ref
from fabula.explain.roads import Gap, Mover, Road, road
from fabula.explain.seglayout import BELOW, LABEL_SIZE, MARGIN, PlacedMark, levels, spread
from fabula.explain.segments import ASKED_INK, LEAST_WIDTH, SOFT, draw_mark
from fabula.explain.sketch import Mark
from fabula.explain.wording import wording
from fabula.lang import say
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Attribute, Number, Slot, Term, Unknown
from fabula.solve.attempt import Attempt

LANE = 54.0
LONGEST_NAME = 6.0  # in characters
TOP = 64.0
COLOURS = ("#1d4ed8", "#0f766e", "#9333ea", "#be185d", "#4d7c0f")


@dataclass(frozen=True, slots=True)
class _Word:
    """A piece of the label on an arrow."""

    text: str
    refs: tuple[str, ...]
    asked: bool = False
    bold: bool = False


def journey(attempt: Attempt, lang: str = "zh") -> str | None:
    """The journey of an attempt as a standalone SVG; nothing if nobody travels."""
    drawn = road(attempt)
    return None if drawn is None else _Painter(attempt, drawn, lang).paint()


class _Painter:
    """Draws a road."""

    def __init__(self, attempt: Attempt, drawn: Road, lang: str) -> None:
        self.attempt, self.road, self.lang = attempt, drawn, lang
        self.words, self.link = wording(attempt, lang), Linker(attempt)
        self.say = Phrases(self.words, ())
        self.spread = spread(drawn.positions)
        self.labels = {id(m): list(self._label(m)) for m in drawn.movers}
        ends = [label_width(p, 13.5) / 2 for p in drawn.places]
        over = max(0.0, *(self._half(m) - self._middle(m) for m in drawn.movers))
        self.left = MARGIN + max(ends[0], over, 8.0)
        self.marks = levels(list(self._marks()), self.spread)
        self.y = TOP + LANE * len(drawn.movers) + 18

    def paint(self) -> str:
        road_end = max(self.spread.values())
        rights = [road_end + label_width(self.road.places[1], 13.5) / 2 + 4]
        rights += [self._middle(m) + self._half(m) for m in self.road.movers]
        rights += [m.extent[1] for m in self.marks]
        if self.road.point is not None:
            rights.append(self.spread[self.road.point] + self._flag / 2)
        width = max(self.left + max(rights) + MARGIN, LEAST_WIDTH)
        down = max((m.level + 1 for m in self.marks), default=0)
        below = 28.0 if any(self.road.places) else 8.0
        title = say("picture.journey", self.lang)
        body = [
            text(MARGIN, 38, title, 17, INK, weight=700),
            *self._road(road_end),
            *self._point(),
            *(part for mover in self.road.movers for part in self._mover(mover)),
            *(part for mark in self._placed(below) for part in draw_mark(mark, self.y)),
        ]
        told = "; ".join(
            (
                say("journey.desc", self.lang),
                *("".join(w.text for w in words) for words in self.labels.values()),
            )
        )
        height = self.y + below + 14 + down * BELOW + 12
        return document(title, told, self.attempt.problem.text, width, height, body)

    # --- words ---

    def _label(self, mover: Mover) -> Iterator[_Word]:
        """``甲车 70千米/小时 × ？小时``: each piece with its own refs."""
        name = self.words.doer(mover.node) or self.say.name(Slot(mover.node, Attribute.TOTAL))
        yield _Word(name, (node_ref(mover.node),), bold=True)
        shown = [Attribute.RATE] if isinstance(mover.waited, Slot) else [Attribute.RATE, Attribute.AMOUNT]
        factors = (self.say.factor(Slot(mover.node, a)) for a in shown)
        for at, known in enumerate(k for k in factors if k is not None):
            yield _Word("\u00a0×\u00a0" if at else "\u00a0", ())
            yield _Word(known.text, self._refs(known), known.asked)

    def _refs(self, known: Known) -> tuple[str, ...]:
        return tuple(dict.fromkeys(ref for slot in known.slots for ref in self.link.slot(slot)))

    def _marks(self) -> Iterator[Mark]:
        """The distances that the text gives or asks for; the same stretch is told once."""
        for gap in self.road.gaps:
            if not isinstance(gap.slot, Slot):
                yield self._bare(gap.slot, gap)
                continue
            given, asked = self.words.graph.given(gap.slot), self.words.graph.goal.term == gap.slot
            known = self.say.known(gap.slot)
            if known is not None and (given or asked):
                name = self._stretch_name(gap.slot)
                yield Mark(gap.start, gap.end, f"{name}{known.text}", self._refs(known), False, asked=asked)

    def _bare(self, told: Number | Unknown, gap: Gap) -> Mark:
        """A stretch that is a number of a relation, or the question."""
        if isinstance(told, Unknown):
            return Mark(gap.start, gap.end, self.say.question, self.link.term(told), False, asked=True)
        refs = (quantity_ref(told.quantity),) if told.quantity is not None else ()
        return Mark(gap.start, gap.end, self.words.word(told), refs, False)

    def _stretch_name(self, slot: Slot) -> str:
        """A stretch that nobody walks has a name: the bridge, the gap; the whole road needs none."""
        node = self.words.graph.by_id[slot.node]
        walked = any(m.node == slot.node for m in self.road.movers)
        if walked or node.kind is NodeKind.WORLD or label_width(node.label, 1.0) > LONGEST_NAME:
            return ""
        return f"{self.say.name(slot)} "

    # --- geometry ---

    def _x(self, position: Fraction) -> float:
        return self.left + self.spread[position]

    def _middle(self, mover: Mover) -> float:
        return (self.spread[mover.start] + self.spread[mover.end]) / 2

    def _half(self, mover: Mover) -> float:
        return sum(label_width(w.text, LABEL_SIZE) for w in self.labels[id(mover)]) / 2 + 4

    def _colour(self, mover: Mover) -> str:
        """One colour for all the legs of one mover, unless all are one mover's."""
        graph = self.words.graph
        owners = list(dict.fromkeys(agent_of(graph, m.node) for m in self.road.movers))
        place = mover.lane if len(owners) == 1 else owners.index(agent_of(graph, mover.node))
        return COLOURS[place % len(COLOURS)]

    @property
    def _flag(self) -> float:
        """The width of the flag at the point where they meet."""
        return label_width(say(f"journey.{self.road.event}", self.lang), 12) + 14

    def _placed(self, below: float) -> Iterator[PlacedMark]:
        for mark in self.marks:
            y = self.y + below + 4 + mark.level * BELOW
            yield PlacedMark(mark.mark, self.left + mark.left, self.left + mark.right, y, mark.level)

    # --- strokes ---

    def _road(self, end: float) -> Iterator[str]:
        left, right = self.left, self.left + end
        yield rect(left - 6, self.y - 4, right - left + 12, 8, 4, "#e2e8f0", "#94a3b8")
        dashes = f"M{left + 4:.1f} {self.y:.1f}H{right - 4:.1f}"
        yield f'<path d="{dashes}" stroke="#ffffff" stroke-width="1.6" stroke-dasharray="9 8"/>'
        for x, place in zip((left, right), self.road.places, strict=True):
            centre = f'cx="{x:.1f}" cy="{self.y:.1f}" r="5.5"'
            yield f'<circle {centre} fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
            if place:
                yield text(x, self.y + 22, place, 13.5, INK, weight=600, anchor="middle")

    def _point(self) -> Iterator[str]:
        """Where they meet or one is caught: a dashed line through all lanes with a flag on top."""
        if self.road.point is None:
            return
        x, top = self._x(self.road.point), TOP - 8
        yield _dashed(f"M{x:.1f} {top:.1f}V{self.y:.1f}", SOFT, 1.3, "4 4")
        words, wide = say(f"journey.{self.road.event}", self.lang), self._flag
        yield rect(x - wide / 2, top - 18, wide, 19, 9.5, "#fff7ed", "#fdba74")
        yield text(x, top - 4.5, words, 12, "#9a3412", weight=600, anchor="middle")

    def _mover(self, mover: Mover) -> Iterator[str]:
        y = TOP + LANE * (mover.lane + 1) - 16
        colour = self._colour(mover)
        start, end = self._x(mover.start), self._x(mover.end)
        forward = 1 if end >= start else -1
        yield f"<g{data_ref((node_ref(mover.node),))}>"
        for x in (start, end):
            yield _dashed(f"M{x:.1f} {y:.1f}V{self.y:.1f}", colour, 0.9, "1.5 4")
        yield f'<path d="M{start:.1f} {y:.1f}H{end - 7 * forward:.1f}" stroke="{colour}" stroke-width="2.8"/>'
        yield f'<circle cx="{start:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'
        head = f"M{end:.1f} {y:.1f}l{-12 * forward} -6.5v13Z"
        yield f'<path d="{head}" fill="{colour}"/>'
        yield from self._early(mover, y, colour)
        yield "</g>"
        yield from self._words(mover, y - 13, colour)

    def _early(self, mover: Mover, y: float, colour: str) -> Iterator[str]:
        """The way gone before the other one set out."""
        told = self._waited(mover.waited)
        if mover.early is None or not told:
            return
        start, stop = self._x(mover.start), self._x(mover.early)
        yield _dashed(f"M{start:.1f} {y:.1f}H{stop:.1f}", PAPER, 1.2, "4 4")
        yield f'<path d="M{stop:.1f} {y - 6:.1f}V{y + 6:.1f}" stroke="{colour}" stroke-width="2"/>'
        told = say("journey.first", self.lang, n=told)
        refs = data_ref(self.link.term(mover.waited)) if mover.waited is not None else ""
        middle = max((start + stop) / 2, self.left + label_width(told, 12) / 2 - 20)
        yield f"<g{refs}>{text(middle, y + 18, told, 12, MUTED, anchor='middle')}</g>"

    def _waited(self, waited: Term | None) -> str:
        """How long before the other one a mover set out."""
        if isinstance(waited, Slot):
            known = self.say.factor(waited)
            return known.text if known else ""
        return self.words.word(waited) if isinstance(waited, Number) else ""

    def _words(self, mover: Mover, y: float, colour: str) -> Iterator[str]:
        words = self.labels[id(mover)]
        wide = 2 * self._half(mover)
        x = self.left + self._middle(mover)
        yield rect(x - wide / 2, y - 13, wide, 18, 0, PAPER)
        spans = "".join(_span(word, colour) for word in words)
        yield f'<text x="{x:.1f}" y="{y:.1f}" font-size="{LABEL_SIZE:g}" text-anchor="middle">{spans}</text>'


def _span(word: _Word, colour: str) -> str:
    ink = ASKED_INK if word.asked else colour if word.bold else INK
    weight = 700 if word.asked or word.bold else 500
    return f'<tspan fill="{ink}" font-weight="{weight}"{data_ref(word.refs)}>{safe(word.text)}</tspan>'


def _dashed(path: str, colour: str, thick: float, dashes: str) -> str:
    return f'<path d="{path}" stroke="{colour}" stroke-width="{thick:g}" stroke-dasharray="{dashes}"/>'
