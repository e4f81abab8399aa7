"""Ages at two times: 6年前母亲的年龄是儿子的5倍，儿子现在12岁.

Everybody is an Agent and carries the age of now; an age at another time is a State. All grow older alike: the years
between two times are the World's amount.

In Python because people and times are worked out: who 她 is, of when a clause speaks, how many times there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, TOTAL, WORLD, Row, Table
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, marks
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Slot, Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text import Quantity

WORDS = "kinds.txt"
NOW = "now"
PASSING = Slot(WORLD, AMOUNT)


@dataclass
class _Story:
    """What one reading has found so far."""

    table: Table
    rows: dict[tuple[str, str], Row] = field(default_factory=dict)
    stated: list[Relation] = field(default_factory=list)
    goal: Term | None = None


class Ages(Kind):
    """Reads ages at several times."""

    name = "ages"

    def may_fit(self) -> bool:
        years = [q for q in self.problem.quantities if q.unit in classes(WORDS)["years"]]
        return bool(years) and self.has(classes(WORDS)["aged"])

    def check(self) -> bool:
        self.shifts = [t for t in self.told if _states(t) == "Shift" and _years(t.numbers["k"])]
        self.others = [t for t in self.told if t not in self.shifts]
        plain = all(q.kind in (Sorts.NUMBER, Sorts.TIMES, Sorts.ASKED, Sorts.FRACTION) for q in self._numbers_told())
        return bool(self.shifts) and bool(self.others) and plain and self._asked_here()

    def _numbers_told(self) -> Iterator[Quantity]:
        yield from (f.quantity for f in self.story.facts)

    def _asked_here(self) -> bool:
        asked = self.asked
        assert asked is not None
        return any(q.index == asked.quantity.index for t in self.told for q in t.numbers.values())

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        story = _Story(table)
        for told in self.others:
            self._tell(story, told)
        self._grow(story)
        if story.goal is None:
            raise DeadEnd("nobody's age is asked for")
        return story.goal, story.stated

    def world(self) -> Ref | None:
        """年龄, 岁数: what the text speaks of; else the words that tell the other time."""
        words = sorted((w for w in classes(WORDS)["aged"] if len(w) > 1), key=len, reverse=True)
        word = next((w for w in words if w in self.problem.text), "")
        at = self.problem.text.find(word)
        return self.words(at, at + len(word)) if word else self._mark(self.shifts[0])

    # --- times ---

    def _time(self, told: Told, name: str = "A") -> str:
        """The time that a phrase is told of: its own, or that of a clause before it that only tells a time."""
        start = told.phrases.get(name, told.span)[0]
        end = told.phrases.get(name, told.span)[1]
        own = [s for s in self.shifts if start <= s.span[0] < end]
        if own:
            return _key(own[0])
        if name != "A":
            return NOW if self._is_now(start, end) else self._time(told)
        here = [s for s in self.shifts if s.clause == told.clause and s.span[0] <= told.span[0] + 1]
        before = [s for s in self.shifts if s.clause == told.clause - 1 and self._alone(s)]
        found = here or before
        return NOW if self._is_now(start, end) or not found else _key(found[-1])

    def _is_now(self, start: int, end: int) -> bool:
        words = (marks()[c.text].name for c in self.within(start, end) if c.text in marks())
        return any(w in classes(WORDS)["nows"] for w in words)

    def _alone(self, shift: Told) -> bool:
        """3年前，…: a clause that only tells a time."""
        clause = self.problem.clauses[shift.clause].span
        return not any(c.sort is Sort.NAME for c in self.within(clause.start, clause.end))

    # --- persons ---

    def _person(self, told: Told, name: str) -> Ref | None:
        """Whom a phrase names; 我 and 你 are who speaks and who hears, 她 the one who was named before."""
        span = told.phrases.get(name)
        if span is None:
            return None
        here = self.within(*span)
        names = [c for c in here if c.sort is Sort.NAME]
        if names:
            return Ref(names[-1].text, names[-1].span)
        spoken = next((r for c in here if (r := self._spoken(c.text))), None)
        if spoken is not None or not (span[0] == span[1] or any(c.sort is Sort.PRONOUN for c in here)):
            return spoken
        other = told.phrases.get("B" if name == "A" else "A", (0, 0))
        taken = {c.text for c in self.within(*other)}
        before = [c for c in self.within(0, span[0]) if c.sort is Sort.NAME and c.text not in taken]
        compared = [t.phrases["B"] for t in self.told if "B" in t.phrases]  # 爸爸比妈妈大2岁，他…: the father
        heads = [c for c in before if not any(a <= c.span[0] < b for a, b in compared)]
        return next((Ref(c.text, c.span) for c in reversed(heads or before)), None)

    def _spoken(self, word: str) -> Ref | None:
        """奶奶对孙女说：我…你…"""
        words = classes(WORDS)
        if word not in words["me"] | words["you"]:
            return None
        rows = [self.row(c.index) for c in self.problem.clauses]
        row = next((r for r in rows if any(k.text in words["says"] for k in r)), ())
        names = [Ref(c.text, c.span) for c in row if c.sort is Sort.NAME]
        at = 0 if word in words["me"] else 1
        return names[at] if len(names) > at else None

    def _row(self, story: _Story, ref: Ref, time: str) -> Row:
        if (ref.text, time) not in story.rows:
            shift = next((s for s in self.shifts if _key(s) == time), None)
            name = Name(agent=ref, marks=(self._mark(shift),)) if shift else Name(agent=ref)
            story.rows[ref.text, time] = story.table.new(name)
        return story.rows[ref.text, time]

    def _mark(self, shift: Told) -> Ref:
        """年前 of 6年前; 几年后 as a whole, if the years are asked for."""
        number = shift.numbers["k"]
        if number.value is None:
            return self.words(*shift.span)
        start = number.span.end - 1
        return self.words(start, max(shift.span[1], start + 1))

    # --- what is told ---

    def _tell(self, story: _Story, told: Told) -> None:
        kind = _states(told)
        if kind == "Together":
            self._sum(story, told)
            return
        first = self._person(told, "A")
        if first is None:
            return
        a = self._row(story, first, self._time(told)).slot(TOTAL)
        if kind == "Age":
            self._give(story, a, told.numbers["n"])
            return
        second = self._person(told, "B")
        if second is None or second.text == first.text:
            return
        b = self._row(story, second, self._time(told, "B")).slot(TOTAL)
        numbers = [self._term(story, told.numbers[n]) for n in ("k", "n") if n in told.numbers]
        story.stated.append(self.relation(kind, a, b, *numbers, told=told))

    def _give(self, story: _Story, slot: Slot, quantity: Quantity) -> None:
        story.table.give(slot, quantity)
        if quantity.value is None:
            story.goal = slot

    def _term(self, story: _Story, quantity: Quantity) -> Term:
        if quantity.value is None:
            story.goal = Unknown()
            return story.goal
        return self.number(quantity)

    def _sum(self, story: _Story, told: Told) -> None:
        time = self._time(told)
        others = [t for t in self.others if _states(t) != "Together"]
        refs = {p.text: p for t in others for n in ("A", "B") if (p := self._person(t, n))}
        named = self.problem.text[slice(*told.phrases["A"])]
        listed = [ref for ref in refs.values() if ref.text in named]
        rows = [self._row(story, ref, time) for ref in (listed if len(listed) > 1 else refs.values())]
        pair = any(w in named for w in classes(WORDS)["two"])
        if len(rows) < 2 or (pair and len(rows) != 2):
            raise DeadEnd("a sum of one, or of others")
        self._give(story, WHOLE, told.numbers["n"])
        story.stated.append(self.relation("Together", WHOLE, *(r.slot(TOTAL) for r in rows), told=told))

    # --- everybody grows older ---

    def _grow(self, story: _Story) -> None:
        """So many years lie between two times, for everybody."""
        for shift in self.shifts:
            people = [p for p, time in story.rows if time == _key(shift)]
            refs = {p: row.name.agent for (p, _), row in story.rows.items()}
            pairs = [(self._row(story, r, NOW), self._row(story, r, _key(shift))) for p in people if (r := refs[p])]
            pairs.sort(key=lambda pair: not (pair[0].cells or pair[1].cells))
            if not pairs:
                continue
            now, then = pairs[0]
            order = (then, now) if shift.telling.name.startswith("future") else (now, then)
            years = self._years(story, shift)
            story.stated.append(self.relation("More_than", *(r.slot(TOTAL) for r in order), years, told=shift))
            grown = [Apply("Difference", (b.slot(TOTAL), a.slot(TOTAL))) for a, b in pairs]
            story.stated += [self.relation("Equal", grown[0], other) for other in grown[1:]]

    def _years(self, story: _Story, shift: Told) -> Term:
        """The years that pass: the World's, unless the text speaks of several times."""
        if len({_key(s) for s in self.shifts}) > 1:
            return self._term(story, shift.numbers["k"])
        self._give(story, PASSING, shift.numbers["k"])
        return PASSING


def _years(quantity: Quantity) -> bool:
    return quantity.unit in classes(WORDS)["years"]


def _key(shift: Told) -> str:
    number = shift.numbers["k"]
    return f"{_direction(shift)}{number.value}"


def _direction(shift: Told) -> str:
    return shift.telling.statements[0].call.args[0].name


def _states(told: Told) -> str:
    return told.telling.statements[0].call.name
