"""A segment diagram in values, before anything is measured in pixels: rows, marks, braces.

Everything that the text gives is written down; what was found is not, so that the picture of a problem gives
nothing away: only the lengths are those of the solution.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm

from fabula.explain.lengths import COMPARING, Compared, Group, Values, groups
from fabula.explain.phrases import Phrases
from fabula.explain.refs import Linker, Refs, relation_ref
from fabula.explain.strips import Spot, Strips, arrange
from fabula.explain.wording import taken_as_one, wording
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.solve.attempt import Attempt

MOST_ROWS = 10
MOST_TICKS = 12  # more equal parts than these cannot be counted at a glance


@dataclass(frozen=True, slots=True)
class Mark:
    """A bracket above a stretch or a brace below it, with its words; ``beyond`` lies past the line's end."""

    start: Fraction
    end: Fraction
    text: str
    refs: Refs
    above: bool
    asked: bool = False
    beyond: bool = False


@dataclass
class Row:
    """A line: its name, how long it is, where it is cut, its equal parts and its marks."""

    name: str
    refs: Refs
    length: Fraction
    cuts: list[Fraction] = field(default_factory=list)
    stops: list[Fraction] = field(default_factory=list)  # cuts that other rows share
    ticks: list[Fraction] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    asked: list[tuple[Fraction, Fraction]] = field(default_factory=list)

    @property
    def reach(self) -> Fraction:
        """Where the row ends, with what it lacks drawn in dashes."""
        return max([self.length, *(m.end for m in self.marks)])


@dataclass(frozen=True, slots=True)
class Brace:
    """Rows ``first`` to ``last`` together."""

    first: int
    last: int
    text: str
    refs: Refs
    asked: bool


@dataclass(frozen=True, slots=True)
class Guide:
    """A value carried from one row down to another."""

    value: Fraction
    first: int
    last: int


@dataclass
class Sketch:
    """All that is drawn; ``notes`` are relations that only words can tell."""

    rows: list[Row] = field(default_factory=list)
    braces: list[Brace] = field(default_factory=list)
    guides: list[Guide] = field(default_factory=list)
    notes: list[tuple[str, Refs]] = field(default_factory=list)


def sketch(attempt: Attempt, lang: str = "zh") -> Sketch | None:
    """The rows and marks of an attempt's segment diagram; nothing if there is nothing to compare."""
    drawn = (_Artist(attempt, found, lang).draw() for found in groups(attempt))
    return next((out for out in drawn if _worth_drawing(out)), None)


def _worth_drawing(drawn: Sketch) -> bool:
    """Something to compare, not too much of it, and at least one number of the text."""
    pieces = sum(len(row.cuts) + len(row.stops) + 1 for row in drawn.rows)
    refs = [m.refs for row in drawn.rows for m in row.marks] + [b.refs for b in drawn.braces]
    numbers = any(ref.startswith("q") for some in refs for ref in some)
    return pieces > 1 and len(drawn.rows) <= MOST_ROWS and numbers


class _Artist:
    """Turns facts about lengths into marks on rows."""

    def __init__(self, attempt: Attempt, found: Group, lang: str) -> None:
        self.attempt, self.group = attempt, found
        self.graph = attempt.reading.graph
        self.values, self.link = Values(attempt), Linker(attempt)
        self.words = wording(attempt, lang)
        self.strips: Strips = arrange(found, self.graph, self.values)
        self.say = Phrases(self.words, self.strips.lines)
        self.out = Sketch()
        self.told: set[int] = set()

    def draw(self) -> Sketch:
        for line in self.strips.lines:
            length = self.values.of(line)
            assert length is not None
            self.out.rows.append(Row(self.say.name(line), self._refs(line), length))
        self._compare()
        self._pieces()
        self._unit()
        self._moved()
        self._known()
        self._braces()
        self._ticks()
        self._tell_rest()
        return self.out

    # --- helpers ---

    def _refs(self, term: Term) -> Refs:
        return self.link.term(term)

    def _row(self, spot: Spot) -> Row:
        return self.out.rows[self.strips.lines.index(spot.line)]

    def _mark(self, spot: Spot, text: str, refs: Refs, above: bool, **more: bool) -> None:
        self._row(spot).marks.append(Mark(spot.start, spot.end, text, refs, above, **more))

    def _whole(self, spot: Spot) -> bool:
        """Whether a stretch is its whole line."""
        return spot.start == 0 and spot.end == self.values.of(spot.line)

    def _asks(self, fact: Compared) -> bool:
        return any(isinstance(t, Unknown) for t in fact.numbers)

    def _number_refs(self, fact: Compared, number: Term) -> Refs:
        return (relation_ref(fact.relation), *self.link.term(number))

    # --- comparisons between lines ---

    def _compare(self) -> None:
        for fact in self.group.compared:
            one, base = self.strips.spot(fact.one), self.strips.spot(fact.base)
            if one is None or base is None or one.line == base.line or not self._whole(one):
                continue
            if fact.predicate in COMPARING and base.start == 0:
                self._across(fact, one, base.end)

    def _across(self, fact: Compared, one: Spot, base: Fraction) -> None:
        """A line compared with another one that starts where it starts."""
        refs, say = self.link.relation(fact.relation), self.say
        asked = self._asks(fact)
        reached = base
        if fact.predicate in ("Times_plus", "Times_minus"):
            reached = base * (self.values.of(fact.numbers[0]) or 0)
        match fact.predicate:
            case "Times_of" | "Fraction_of":
                self._mark(one, say.part_of(fact), refs, True, asked=asked)
                self.told.add(fact.relation)
                return
            case "Ratio":
                self._shares(fact, refs)
                return
            case "Times_plus" | "Times_minus":
                times = Spot(one.line, Fraction(0), min(reached, one.end))
                self._mark(times, say.times(fact), self._number_refs(fact, fact.numbers[0]), True)
            case "More_by_part" | "Less_by_part":
                return
        if reached == one.end:
            return
        low, high = sorted((reached, one.end))
        short = one.end < reached
        refs = self._number_refs(fact, fact.numbers[-1])
        self._mark(Spot(one.line, low, high), say.gap(fact), refs, True, asked=asked, beyond=short)
        row = self._row(one)
        if not short:
            row.stops.append(reached)
            if asked:
                row.asked.append((low, high))
        if reached == base:
            first, last = sorted((self.strips.lines.index(one.line), self._line_of(fact.base)))
            self.out.guides.append(Guide(base, first, last))
        self.told.add(fact.relation)

    def _line_of(self, term: Term) -> int:
        spot = self.strips.spot(term)
        assert spot is not None
        return self.strips.lines.index(spot.line)

    def _shares(self, fact: Compared, refs: Refs) -> None:
        for term, number in zip((fact.one, fact.base), fact.numbers, strict=True):
            spot = self.strips.spot(term)
            if spot is not None:
                asked = isinstance(number, Unknown)
                self._mark(spot, self.say.shares(number), refs, True, asked=asked)
        self.told.add(fact.relation)

    # --- pieces of a line ---

    def _pieces(self) -> None:
        """Every piece of a line gets its name and what is said of it; a rest of which parts are taken too."""
        for term, spot in self.strips.spots.items():
            if term == spot.line:
                continue
            self._row(spot).cuts.extend(c for c in (spot.start, spot.end) if 0 < c < self._row(spot).length)
            facts = [f for f in self.group.compared if f.one == term and f.relation not in self.told]
            said = [self.say.said_of(f, self._plain_base(f)) for f in facts]
            refs = (*self._refs(term), *(r for f in facts for r in self.link.relation(f.relation)))
            asked = any(self._asks(f) for f in facts)
            if text := " ".join(filter(None, (self.say.name(term), *said))):
                self._mark(spot, text, tuple(dict.fromkeys(refs)), True, asked=asked)
            self.told.update(f.relation for f in facts)
        self._rests()

    def _moved(self) -> None:
        """What goes from one to another: the other one's line is drawn on by it in dashes, to where both are equal."""
        for index, relation in enumerate(self.graph.relations):
            ends = [a for a in relation.args if isinstance(a, Apply)]
            by = {a.function: a.args for a in ends}
            if relation.predicate != "Equal" or set(by) != {"Left", "Sum"}:
                continue
            (getter, *more), gone = by["Sum"], by["Left"][1:]
            place = self.strips.spot(getter)
            if place is None or not self._whole(place) or len(more) != 1 or tuple(more) != gone:
                continue
            length, known = self.values.of(more[0]), self.say.known(more[0]) if isinstance(more[0], Slot) else None
            if length and known:
                beyond = Spot(place.line, place.end, place.end + length)
                self._mark(beyond, known.text, self.link.relation(index), True, asked=known.asked, beyond=True)
                self.told.add(index)

    def _rests(self) -> None:
        """What is left of a line: of which parts are taken, or that is asked for as a part of the whole."""
        for fact in self.group.compared:
            spot = self.strips.spot(fact.one) if isinstance(fact.one, Apply) else None
            if spot is None or fact.one in self.strips.spots or fact.relation in self.told:
                continue
            asked = self._asks(fact)
            text = " ".join((self.say.name(fact.one), self.say.said_of(fact, self._plain_base(fact))))
            self._mark(spot, text, self.link.relation(fact.relation), True, asked=asked)
            self._row(spot).cuts.extend(c for c in (spot.start, spot.end) if 0 < c < self._row(spot).length)
            self.told.add(fact.relation)
            if asked:
                self._row(spot).asked.append((spot.start, spot.end))
        rests = dict.fromkeys(f.base for f in self.group.compared if isinstance(f.base, Apply))
        for rest in rests:
            place = self.strips.spot(rest)
            if place is not None and rest not in self.strips.spots:
                self._mark(place, self.say.name(rest), (), True)

    def _plain_base(self, fact: Compared) -> bool:
        """Whether the base is the whole line itself and need not be named."""
        one, base = self.strips.spot(fact.one), self.strips.spot(fact.base)
        return base is not None and one is not None and base.line == one.line and self._whole(base)

    def _unit(self) -> None:
        """The line that parts and multiples are taken of is the unit “1”."""
        ones = [r.args[0] for r in self.graph.relations if taken_as_one(r) and isinstance(r.args[0], Slot)]
        bases = [f.base for f in self.group.compared if f.by_part and f.predicate != "Ratio"]
        for term in (*ones, *bases):
            spot = self.strips.spot(term)
            if spot is not None and (self._whole(spot) or term in ones):
                self._mark(spot, self.say.unit, self._refs(term), True)
                return

    # --- what is known ---

    def _known(self) -> None:
        for term, place in self.strips.spots.items():
            if isinstance(term, Slot):
                self._label(term, place)
            elif not isinstance(term, Apply):
                self._bare(term, place)
            elif term.function == "Difference" and (value := self._difference(term)) is not None:
                self._label(value, place)
        for made in self.group.made:
            spot = self.strips.spot(made.whole)
            relation = self.graph.relations[made.relation]
            known = relation.unknown or any(isinstance(a, Number) for a in relation.args)
            if isinstance(made.whole, Apply) and spot is not None and known:
                text, asked = self._equal_to(made.relation)
                self._mark(spot, text, self.link.relation(made.relation), False, asked=asked)
                self.told.add(made.relation)
                if asked:
                    self._row(spot).asked.append((spot.start, spot.end))

    def _bare(self, term: Term, spot: Spot) -> None:
        """A piece that is a number of a relation, or the question."""
        asked = isinstance(term, Unknown)
        self._mark(spot, self.say.number(term), self._refs(term), False, asked=asked)
        if asked:
            self._row(spot).asked.append((spot.start, spot.end))

    def _difference(self, term: Apply) -> Slot | None:
        """The attribute by which one of two is more than the other: the years that pass."""
        for relation in self.graph.relations:
            if relation.predicate == "More_than" and relation.args[:2] == term.args:
                return relation.args[2] if isinstance(relation.args[2], Slot) else None
        return None

    def _label(self, slot: Slot, spot: Spot) -> None:
        if known := self.say.known(slot):
            refs = tuple(dict.fromkeys(r for s in known.slots for r in self.link.slot(s)))
            self._mark(spot, known.text, refs, False, asked=known.asked)
        if self.graph.goal.term == slot:
            self._row(spot).asked.append((spot.start, spot.end))

    def _equal_to(self, relation: int) -> tuple[str, bool]:
        """The number, or the question, that a sum equals."""
        args = self.graph.relations[relation].args
        number = next((a for a in args if isinstance(a, Number)), None)
        return (self.words.word(number), False) if number else (self.say.question, True)

    def _braces(self) -> None:
        for braced in self.strips.braces:
            first, last = (self.strips.lines.index(line) for line in (braced.lines[0], braced.lines[-1]))
            self.told.add(braced.relation)
            if isinstance(braced.whole, Slot):
                known = self.say.known(braced.whole)
                shown = known.text if known else ""
                text = " ".join(filter(None, (self.say.together(braced.whole), shown)))
                refs, asked = self._refs(braced.whole), bool(known and known.asked)
            else:
                text, asked = self._equal_to(braced.relation)
                text, refs = f"{self.say.all_of} {text}", self.link.relation(braced.relation)
            refs = tuple(dict.fromkeys((*refs, relation_ref(braced.relation))))
            self.out.braces.append(Brace(first, last, text, refs, asked))

    # --- equal parts ---

    def _ticks(self) -> None:
        steps = dict(self._steps())
        for line, row in zip(self.strips.lines, self.out.rows, strict=True):
            if line in steps:
                start, end, step = steps[line]
                count = (end - start) / step
                if count <= 2 * MOST_TICKS:
                    row.ticks = [start + i * step for i in range(1, int(count) + 1) if start + i * step < end]

    def _steps(self) -> Iterator[tuple[Term, tuple[Fraction, Fraction, Fraction]]]:
        """For a line: from where to where equal parts of which length are marked; the last word counts."""
        for line in self.strips.lines:
            yield from self._days(line)
        parts: dict[Term, int] = {}
        for fact in self.group.compared:
            value = None if self._asks(fact) else self.values.of(fact.numbers[0])
            if fact.by_part and fact.predicate != "Ratio" and value is not None and value > 0:
                parts[fact.base] = lcm(parts.get(fact.base, 1), value.denominator)
        for fact in self.group.compared:
            one, base = self.strips.spot(fact.one), self.strips.spot(fact.base)
            if one is None or base is None or not fact.by_part:
                continue
            number = self.values.of(fact.numbers[0])
            count = parts.get(fact.base, 0)
            if fact.predicate == "Ratio" and number:
                yield one.line, (one.start, one.end, (one.end - one.start) / number)
                yield base.line, (base.start, base.end, (one.end - one.start) / number)
            elif 1 <= count <= MOST_TICKS:
                step = (base.end - base.start) / count
                if one.line != base.line and self._whole(one):
                    yield one.line, (one.start, one.end, step)
                if count > 1:
                    yield base.line, (base.start, base.end, step)

    def _days(self, line: Term) -> Iterator[tuple[Term, tuple[Fraction, Fraction, Fraction]]]:
        """A line that a whole number of days or pieces makes up is divided into them."""
        if isinstance(line, Slot) and line.attribute is Attribute.TOTAL and not self.graph.given(line):
            amount = self.graph.given(Slot(line.node, Attribute.AMOUNT))
            length = self.values.of(line)
            if amount and length and amount.value.denominator == 1 and 1 < amount.value <= 2 * MOST_TICKS:
                yield line, (Fraction(0), length, length / amount.value)

    def _tell_rest(self) -> None:
        """Relations that nothing shows are told in words."""
        shown = [*self.group.others, *(f.relation for f in self.group.compared)]
        for index in dict.fromkeys(shown):
            if index not in self.told:
                relation = self.graph.relations[index]
                if any(slots(a) for a in relation.args):
                    self.out.notes.append((self.words.sentence(relation), self.link.equation(index)))
