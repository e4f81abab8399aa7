"""Where every length lies: lines under one another, and on each line the stretches it is made of.

Parts lie side by side on the line of their whole. Where parts are compared with one another, each gets a line
of its own instead, so that the eye can compare them, and the whole becomes a brace around these lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise

from fabula.explain.lengths import Compared, Group, Made, Values
from fabula.situation.graph import ParseGraph
from fabula.situation.terms import Apply, Slot, Term


@dataclass(frozen=True, slots=True)
class Spot:
    """From where to where on which line, in values."""

    line: Term
    start: Fraction
    end: Fraction


@dataclass(frozen=True)
class Braced:
    """A whole that is a brace around lines."""

    whole: Term
    lines: tuple[Term, ...]
    relation: int


@dataclass
class Strips:
    """The lines from top to bottom, the places of everything on them, and the braces beside them."""

    lines: list[Term] = field(default_factory=list)
    spots: dict[Term, Spot] = field(default_factory=dict)
    braces: list[Braced] = field(default_factory=list)

    def spot(self, term: Term) -> Spot | None:
        """Where a term lies; a sum over neighbours, and the rest of a whole after its first parts."""
        if term in self.spots or not isinstance(term, Apply):
            return self.spots.get(term)
        inner = [self.spot(arg) for arg in term.args]
        found = [s for s in inner if s is not None]
        if len(found) < len(inner) or len({s.line for s in found}) > 1:
            return None
        if term.function == "Sum":
            return _joined(found)
        if term.function == "Left" and len(found) > 1:
            whole, gone = found[0], _joined(found[1:])
            if gone is not None and gone.start == whole.start and gone.end < whole.end:
                return Spot(whole.line, gone.end, whole.end)
        return None


def arrange(group: Group, graph: ParseGraph, values: Values) -> Strips:
    """Lay out a group's lengths."""
    stacked = [m for m in group.made if _stacks(m, group)]
    inside = _nested(group, graph, values, stacked)
    parts = {p for made in inside.values() for p in made}
    # A whole that only a brace shows has no line, unless something is compared with it.
    hidden = {m.whole for m in stacked} - {t for c in group.compared for t in (c.one, c.base)}
    order = {node.id: place for place, node in enumerate(graph.nodes)}
    slots = sorted(group.slots, key=lambda slot: order.get(slot.node, 0))
    roots = [t for t in dict.fromkeys((*slots, *inside)) if t not in parts and (t not in hidden or t in inside)]
    strips = Strips()
    for root in roots:
        _lay(root, root, Fraction(0), inside, values, strips)
    strips.lines = _ordered(roots, group, strips)
    for made in group.made:
        if not _brace(made, strips):
            _span(made, strips, values)
    return strips


def _span(made: Made, strips: Strips, values: Values) -> None:
    """A whole whose parts lie side by side on another's line; one that has no place yet gets its own line."""
    if strips.spot(made.whole) is not None or made.loose:
        return
    spots = [spot for part in made.parts if (spot := strips.spot(part)) is not None]
    same = len(spots) == len(made.parts) and len({spot.line for spot in spots}) == 1
    joined = _joined(spots) if same else None
    if joined is not None:
        strips.spots[made.whole] = joined
    elif isinstance(made.whole, Slot):
        _lay(made.whole, made.whole, Fraction(0), {}, values, strips)
        strips.lines.append(made.whole)


def _stacks(made: Made, group: Group) -> bool:
    """Parts of which one is compared with something else than the whole, and none with the whole."""
    parts = set(made.parts)
    if any(c.by_part and c.one in parts and made.whole in _bases(c) for c in group.compared):
        return False
    return not made.loose and any(
        ({c.one, c.base} & parts) and not ({c.one, c.base} & {made.whole}) for c in group.compared
    )


def _bases(compared: Compared) -> tuple[Term, ...]:
    base = compared.base
    return (base, base.args[0]) if isinstance(base, Apply) and base.function == "Left" else (base,)


def _nested(group: Group, graph: ParseGraph, values: Values, stacked: Iterable[Made]) -> dict[Term, tuple[Term, ...]]:
    """What lies on what: the largest wholes first, full divisions before loose ones."""
    apart = {m.whole for m in stacked}
    candidates = [m for m in group.made if m.whole not in apart and not m.loose]
    candidates += _loose(group, graph, apart)
    candidates.sort(key=lambda m: (-(values.of(m.whole) or 0), m.loose))
    inside: dict[Term, tuple[Term, ...]] = {}
    parent: dict[Term, Term] = {}
    for made in candidates:
        free = made.whole not in inside and all(p not in parent and p != made.whole for p in made.parts)
        length = sum((values.of(p) or Fraction(0) for p in made.parts), Fraction(0))
        loops = any(_above(made.whole, p, parent) for p in made.parts)
        if free and not loops and length <= (values.of(made.whole) or 0):
            inside[made.whole] = made.parts
            parent |= dict.fromkeys(made.parts, made.whole)
    return inside


def _above(term: Term, ancestor: Term, parent: dict[Term, Term]) -> bool:
    while term in parent:
        term = parent[term]
        if term == ancestor:
            return True
    return False


def _loose(group: Group, graph: ParseGraph, apart: set[Term]) -> list[Made]:
    """Fractions of a whole, or of what is left of it, lie on its line one after another."""
    parts: dict[Term, dict[Term, int]] = {}
    for made in group.made:
        if made.loose and made.whole not in apart:
            parts.setdefault(made.whole, {}).update(dict.fromkeys(made.parts, made.relation))
    for c in group.compared:
        rest = isinstance(c.base, Apply) and c.base.function == "Left"
        whole = _bases(c)[-1]
        if whole not in apart and c.predicate == "Fraction_of" and (rest or _within(c.one, whole, graph)):
            parts.setdefault(whole, {}).setdefault(c.one, c.relation)
    return [Made(w, tuple(ps), next(iter(ps.values())), loose=True) for w, ps in parts.items()]


def _within(part: Term, whole: Term, graph: ParseGraph) -> bool:
    """Whether the graph puts one node under the other: 第一天 belongs to the book, 女生 not to 男生."""
    if not isinstance(part, Slot) or not isinstance(whole, Slot):
        return False
    owner = graph.by_id[whole.node]
    at = graph.by_id[part.node].parent
    while at is not None and at in graph.by_id:
        if at == owner.id:
            return True
        at = graph.by_id[at].parent
    return False


def _lay(
    term: Term,
    line: Term,
    start: Fraction,
    inside: dict[Term, tuple[Term, ...]],
    values: Values,
    strips: Strips,
) -> None:
    length = values.of(term) or Fraction(0)
    strips.spots[term] = Spot(line, start, start + length)
    for part in inside.get(term, ()):
        _lay(part, line, start, inside, values, strips)
        start += values.of(part) or Fraction(0)


def _ordered(roots: list[Term], group: Group, strips: Strips) -> list[Term]:
    """What others are compared with comes before them: the unit “1” is on top."""
    after: dict[Term, list[Term]] = {root: [] for root in roots}
    for c in (c for c in group.compared if c.predicate != "Ratio"):  # a ratio has no base
        one, base = strips.spot(c.one), strips.spot(c.base)
        if one and base and one.line != base.line and one.line in after and base.line in after:
            after[one.line].append(base.line)
    done: list[Term] = []

    def visit(root: Term, path: tuple[Term, ...] = ()) -> None:
        if root in done or root in path:
            return
        for base in after[root]:
            visit(base, (*path, root))
        done.append(root)

    for root in roots:
        visit(root)
    return done


def _brace(made: Made, strips: Strips) -> bool:
    """A whole whose parts are whole lines under one another; whether it is one."""
    lines: list[Term] = []
    for part in made.parts:
        braced = next((b for b in strips.braces if b.whole == part), None)
        spot = strips.spot(part)
        if braced:
            lines.extend(braced.lines)
        elif spot is not None and spot.line == part:
            lines.append(part)
        else:
            return False
    places = sorted(strips.lines.index(line) for line in lines)
    if len(places) < 2 or places != list(range(places[0], places[-1] + 1)):
        return False
    strips.braces.append(Braced(made.whole, tuple(strips.lines[i] for i in places), made.relation))
    return True


def _joined(spots: list[Spot]) -> Spot | None:
    """One stretch, if these lie side by side."""
    ordered = sorted(spots, key=lambda s: s.start)
    for one, next_ in pairwise(ordered):
        if one.end != next_.start:
            return None
    return Spot(ordered[0].line, ordered[0].start, ordered[-1].end)
