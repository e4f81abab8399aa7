"""Who goes from where to where on the road: a journey as movers on one axis, before it is drawn.

Positions are distances from the left end in the working unit. The circumstances of the graph say how movers
stand to one another: towards each other, one behind the other, leg after leg, there and back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from fabula.explain.courses import agent_of, courses, is_chase
from fabula.explain.lengths import Values
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Circumstance, ProblemType
from fabula.situation.terms import Attribute, Number, Slot, Term, Unknown
from fabula.solve.attempt import Attempt
from fabula.text.units import dimension

_BACK = re.compile(r"返|回|逆")
_PAIR = re.compile(r"([甲乙丙东西南北A-Z])[、和与,，]?([甲乙丙东西南北A-Z])两([地城站港村镇市])")
_PLACE = r"([^，。；、0-9从向]{0,4}?[地城站港村镇市校家园])"
_FROM_TO = re.compile(rf"从{_PLACE}(?:出发)?(?:开往|前往|驶往|驶向|开到|走到|骑到|行到|飞往|去|到|往){_PLACE}")


TURNED = ("second", "second_spot")  # the rules of stories in which two meet for the second time


@dataclass
class Mover:
    """A node that moves from ``start`` to ``end``; a head start ends at ``early``."""

    node: str
    start: Fraction
    end: Fraction
    early: Fraction | None = None
    waited: Term | None = None  # how long the other one waited
    lane: int = 0


@dataclass(frozen=True, slots=True)
class Gap:
    """A stretch of the road that a distance names, or a number of the text or the question that is nobody's."""

    slot: Slot | Number | Unknown
    start: Fraction
    end: Fraction


@dataclass
class Road:
    """The movers, the distances below the road, and the point where something happens."""

    movers: list[Mover] = field(default_factory=list)
    gaps: list[Gap] = field(default_factory=list)
    point: Fraction | None = None
    event: str = ""  # meet, catch or start
    places: tuple[str, str] = ("", "")

    @property
    def positions(self) -> set[Fraction]:
        """All places on the road that matter."""
        moved = {p for m in self.movers for p in (m.start, m.end, m.early) if p is not None}
        return moved | {p for gap in self.gaps for p in (gap.start, gap.end)}


def road(attempt: Attempt) -> Road | None:
    """The road of a journey; nothing if it is none, or nobody's way is known."""
    graph, values = attempt.reading.graph, Values(attempt)
    if graph.type is not ProblemType.JOURNEY:
        return None
    drawn = _Planner(graph, values, courses(graph, attempt.problem.text), is_chase(attempt.problem.text)).plan()
    if drawn is None or min(drawn.positions) < 0:
        return None
    drawn.places = _ends(drawn, _places(attempt.problem.text))
    return drawn


def _ends(drawn: Road, places: tuple[str, str]) -> tuple[str, str]:
    """The places at the ends of the road; where one is caught up with is no place of the text."""
    if drawn.event != "catch":
        return places
    return places[0] if not any(mover.start for mover in drawn.movers) else "", ""


class _Planner:
    """Puts movers on the road, then lets every circumstance move them to where it wants them."""

    def __init__(self, graph: ParseGraph, values: Values, found: tuple[Circumstance, ...], chase: bool) -> None:
        self.graph, self.values, self.found, self.chase = graph, values, found, chase
        self.out = Road()

    def plan(self) -> Road | None:
        if any(circumstance.name == "ways" for circumstance in self.found):
            return None  # three ways added up are not one road
        if any(relation.source.rule in TURNED for relation in self.graph.relations):
            return None  # nor is one on which both turn round
        covered = set(self._covered())
        for node in self.graph.nodes:
            length = self._total(node.id)
            rated = self._rated(node.id)
            if rated and length is not None and length > 0 and node.id not in covered:
                self.out.movers.append(Mover(node.id, Fraction(0), length))
        self.by_node = {m.node: m for m in self.out.movers}
        if not self.out.movers:
            return None
        for circumstance in self.found:
            self._happens(circumstance)
        for place, mover in enumerate(self.out.movers):
            mover.lane = place
        self._distances()
        return self.out

    def _covered(self) -> Iterator[str]:
        """Ways that are made of other ways of the same mover: there and back."""
        for relation in self.graph.relations:
            nodes = [a.node for a in relation.args if isinstance(a, Slot) and a.attribute is Attribute.TOTAL]
            whole = self.graph.by_id[nodes[0]] if nodes else None
            if relation.predicate == "Together" and whole is not None and self._rated(whole.id):
                legs = [self.graph.by_id[n] for n in nodes[1:]]
                if legs and all(leg.parent == whole.parent and self._rated(leg.id) for leg in legs):
                    yield whole.id

    def _rated(self, node: str) -> bool:
        products = (r for r in self.graph.relations if r.predicate == "Product_of")
        return any(Slot(node, Attribute.RATE) in r.args for r in products)

    def _total(self, node: str) -> Fraction | None:
        return self.values.of(Slot(node, Attribute.TOTAL))

    def _length(self, gap: Term | str) -> Fraction | None:
        return self._total(gap) if isinstance(gap, str) else self.values.of(gap)

    def _happens(self, circumstance: Circumstance) -> None:
        nodes = [a for a in circumstance.args if isinstance(a, str)]
        match circumstance.name:
            case "meet" | "meet_late":
                self._towards(nodes[0], nodes[1:], "")
            case "apart_gap":
                self._apart(nodes[0], nodes[1:], circumstance.args[-1])
            case "catch_early":
                self._chased(*nodes)
            case "apart_before" | "apart_after":
                self._towards(nodes[0], nodes[2:], nodes[1])
            case "between":
                self._towards(nodes[0], nodes[1:], circumstance.args[-1])
            case "apart":
                self._apart(nodes[0], nodes[1:])
            case "catch_gap":
                self._behind(circumstance.args[0], *nodes[-2:])
            case "outrun":
                self._outrun(circumstance.args[0], *nodes[-2:])
            case "catch_up":
                self._caught(nodes[0])
            case "head_start":
                self._early(nodes[0], circumstance.args[-1])
            case "parts":
                self._legs(nodes[1:])
            case "left":
                self._legs([*nodes[2:], nodes[0]])
            case "bridge":
                self._legs(nodes[1:])
            case "same_road":
                self._back(*nodes)

    def _towards(self, whole: str, movers: list[str], gap: Term | str) -> None:
        """Two from the two ends, each leg after leg; what lies between them at the end is the gap."""
        length = self._total(whole)
        if length is None or len(movers) < 2 or not set(movers) <= set(self.by_node):
            return
        first = agent_of(self.graph, movers[0])
        one = [self.by_node[m] for m in movers if agent_of(self.graph, m) == first]
        other = [self.by_node[m] for m in movers if agent_of(self.graph, m) != first]
        for legs, start, sign in ((one, Fraction(0), 1), (other, length, -1)):
            for leg in legs:
                leg.start, leg.end = start, start + sign * (leg.end - leg.start)
                start = leg.end
        if not other:
            return
        if gap:
            low, high = sorted((one[-1].end, other[-1].end))
            self._gap(gap, low, high)
        elif one[-1].end == other[-1].end:
            self.out.point, self.out.event = one[-1].end, "meet"

    def _apart(self, whole: str, movers: list[str], gap: Term | str = "") -> None:
        """Two in opposite directions, from one place or from the ends of a gap; the whole lies between them at last."""
        between = self._length(gap) if gap else Fraction(0)
        if between is None or len(movers) != 2 or not set(movers) <= set(self.by_node):
            return
        one, other = (self.by_node[m] for m in movers)
        there = one.end - one.start
        one.start, one.end = there, Fraction(0)
        other.start, other.end = there + between, there + between + (other.end - other.start)
        if gap:
            self._gap(gap, there, other.start)
        else:
            self.out.point, self.out.event = there, "start"
        self._gap(whole, Fraction(0), other.end)

    def _behind(self, gap: Term | str, behind: str, ahead: str) -> None:
        """One starts behind the other by the gap and catches up."""
        length = self._length(gap)
        if length is None or not {behind, ahead} <= set(self.by_node):
            return
        other = self.by_node[ahead]
        other.start, other.end = length, length + (other.end - other.start)
        self._gap(gap, Fraction(0), length)
        self._caught(behind)

    def _chased(self, fast: str, slow: str) -> None:
        """One has a lead, told as its way so far, and goes on until the other has caught up."""
        if not {fast, slow} <= set(self.by_node):
            return
        ahead = self.by_node[slow]
        ahead.early, ahead.waited = ahead.end, Slot(slow, Attribute.AMOUNT)
        ahead.end = self.by_node[fast].end
        self._caught(fast)

    def _outrun(self, gap: Term | str, fast: str, slow: str) -> None:
        if {fast, slow} <= set(self.by_node):
            low, high = sorted((self.by_node[fast].end, self.by_node[slow].end))
            self._gap(gap, low, high)

    def _caught(self, node: str) -> None:
        if node in self.by_node:
            self.out.point, self.out.event = self.by_node[node].end, "catch"

    def _early(self, node: str, waited: str | Term) -> None:
        """Who set out first had gone some way already when the other started."""
        speed = self.values.of(Slot(node, Attribute.RATE))
        time = None if isinstance(waited, str) else self.values.of(waited)
        mover = self.by_node.get(node)
        if mover is None or speed is None or time is None or isinstance(waited, str):
            return
        way = speed * time if mover.end > mover.start else -speed * time
        mover.early, mover.waited = mover.start + way, waited

    def _legs(self, nodes: list[str]) -> None:
        """One stretch after another, walked or only named."""
        if self.chase and set(nodes) <= set(self.by_node):
            nodes = sorted(nodes, key=self._at_once)
        lengths = [self._total(n) for n in nodes]
        if any(length is None or length < 0 for length in lengths):
            return
        at = Fraction(0)
        for node, length in zip(nodes, lengths, strict=True):
            end = at + (length or 0)
            if node in self.by_node:
                self.by_node[node].start, self.by_node[node].end = at, end
            else:
                self._gap(node, at, end)
            at = end

    def _at_once(self, node: str) -> bool:
        """Whether a way takes as long as that of another: who has a lead goes it after the lead."""
        time = Slot(node, Attribute.AMOUNT)
        equal = (r.args for r in self.graph.relations if r.predicate == "Equal" and time in r.args)
        others = {agent_of(self.graph, a.node) for args in equal for a in args if isinstance(a, Slot)}
        return len(others | {agent_of(self.graph, node)}) > 1

    def _back(self, there: str, back: str) -> None:
        mover = self.by_node.get(back)
        if mover is not None and there in self.by_node and _BACK.search(self.graph.name(back)):
            mover.start, mover.end = mover.end, mover.start

    def _gap(self, gap: object, start: Fraction, end: Fraction) -> None:
        named = gap if isinstance(gap, Number | Unknown | Slot) else Slot(str(gap), Attribute.TOTAL)
        if start < end:
            self.out.gaps.append(Gap(named, start, end))

    def _distances(self) -> None:
        """The ways of the movers, and the whole road."""
        named = {gap.slot.node for gap in self.out.gaps if isinstance(gap.slot, Slot)}
        for mover in self.out.movers:
            low, high = sorted((mover.start, mover.end))
            self._gap(mover.node, low, high)
        for node in self.graph.nodes:
            length = self._total(node.id)
            drawn = node.id in named | set(self.by_node) or not self._is_way(node.id)
            if not drawn and length and length <= max(self.out.positions):
                self._gap(node.id, Fraction(0), length)

    def _is_way(self, node: str) -> bool:
        """Whether a total may be a stretch of the road: 40名乘客 and 4千克 are none."""
        given = self.graph.given(Slot(node, Attribute.TOTAL))
        return given is None or not given.unit or dimension(given.unit) == "length"


def _places(text: str) -> tuple[str, str]:
    """The names of the two ends, if the text says them plainly."""
    if "经" in text:  # more than two places
        return "", ""
    ends = {(match[1], match[2]) for match in _FROM_TO.finditer(text)}
    if len(ends) == 1:
        return ends.pop()
    if found := _PAIR.search(text):
        return found[1] + found[3], found[2] + found[3]
    return "", ""
