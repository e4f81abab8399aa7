"""Things in a row with equal gaps: 在长100米的路一旁栽树，每隔5米栽一棵，两端都栽.

The World is the road, its length the total. What stands there is an Agent, how many there are its total. The gaps are a
State of it: one gap is the rate, how many there are the amount, all together the road. How many things there are
hangs on the ends.

In Python because the ends, the sides and the ring make many variants of one relation, and the thing is found by how
names end.
"""

from __future__ import annotations

from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind, kind_tellings
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.frames.tellings import Told, find
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Number, Slot, Term
from fabula.text import Kind as Sorts
from fabula.text import parse_number
from fabula.text.units import dimension

WORDS = "kinds.txt"
_ONE, _TWO = Number(Fraction(1)), Number(Fraction(2))
_ROWS = {"both": "More_than", "none": "Less_than", "round": "Equal"}


class Gaps(Kind):
    """Reads a row of things with equal gaps."""

    name = "gaps"

    def may_fit(self) -> bool:
        counts = self.has(classes(WORDS)["sets"]) or self.has(classes(WORDS)["up_to_nth"])
        return counts and self.has(classes(WORDS)["rowed"])

    def check(self) -> bool:
        gap = self.told[0].numbers["n"]
        if gap.unit and dimension(gap.unit) != "length":
            return False
        lengths = [f for f in self._plain() if dimension(f.quantity.unit) == "length"]
        counts = [f for f in self._plain() if dimension(f.quantity.unit).startswith("count")]
        self.length = self._best(lengths, "measures")
        self.count = self._best(counts, "sums")
        asked = self.asked
        assert asked is not None
        self.asks_gap = asked.quantity.index == gap.index
        self.asks_length = not self.asks_gap and dimension(asked.quantity.unit) == "length"
        self.passed = self._from_to()
        if self.passed is not None:
            return self.asks_length
        if self.asks_gap:
            return self.length is not None and self.count is not None
        return self.count is not None if self.asks_length else self.length is not None

    def _from_to(self) -> Told | None:
        """从第1棵跑到第20棵: which ones one goes from and to."""
        found = find(self.problem, kind_tellings("gaps_passed"))
        return next(iter(found), None)

    def _plain(self) -> list[Fact]:
        gaps = {(t.numbers["n"].value, t.numbers["n"].unit) for t in self.told}  # 每隔10米, 10棵 are two numbers
        facts = (f for f in self.story.facts if f.quantity.kind is Sorts.NUMBER and not f.told.per)
        return [f for f in facts if f.quantity.value is None or (f.quantity.value, f.quantity.unit) not in gaps]

    @staticmethod
    def _best(facts: list[Fact], by: str) -> Fact | None:
        """长100米, 共41根: the one that is told of all."""
        told = [f for f in facts if (f.told.hold if by == "measures" else f.told.sums)]
        return next(iter(told or facts), None)

    # --- what stands there ---

    def _thing(self) -> Ref | None:
        """What stands in the row: the last name that may, or the tree of 种树."""
        asked = self.asked
        assert asked is not None
        rowed = tuple(classes(WORDS)["rowed"])
        counted = [f.told.what for f in (asked, self.count) if f is not None]
        named = [c for c in self.within(0, len(self.problem.text)) if c.sort is Sort.NAME]
        refs = [r for r in counted if r] + [Ref(c.text, c.span) for c in named]
        found = next((r for r in refs if r.text.endswith(rowed)), None)
        if found is not None:
            return found
        text = self.problem.text
        places = (i for i, letter in enumerate(text) if letter in rowed and text[i + 1 : i + 2] not in rowed)  # 一盆花
        at = next(places, -1)
        return self.words(at, at + 1) if at >= 0 else None

    def _gap(self, told: Told) -> Ref:
        """隔 of 每隔5米, 相距 of 每两棵之间相距8米: what the text calls a gap."""
        start, end = told.span[0], told.numbers["n"].span.start
        words = self.problem.text[start:end]
        found = [(words.rfind(w), w) for w in classes(WORDS)["gap"] if w in words]
        if not found:
            return Ref(next(iter(classes(WORDS)["gap_named"])), (start, end))
        at, word = max(found, key=lambda f: (f[0] + len(f[1]), len(f[1])))
        return self.words(start + at, start + at + len(word))

    # --- the table ---

    def world(self) -> Ref | None:
        """The road: whose length is told or asked, else the first name that ends like one."""
        fact = self.asked if self.asks_length else self.length
        known = (fact.told.who, fact.told.what, fact.told.where, fact.topic) if fact and not self.passed else ()
        told = [r for r in known if r]
        named = [Ref(c.text, c.span) for c in self.within(0, len(self.problem.text)) if c.sort is Sort.NAME]
        roads = tuple(classes(WORDS)["roads"])
        return next((r for r in (*told, *named) if r.text.endswith(roads)), next(iter(told), None))

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        told = self.told[0]
        thing, gap = self._thing(), self._gap(told)
        row = table.new(Name(agent=thing), clause=told.clause)
        gaps = table.new(Name(agent=thing, label=gap.text, span=gap.span), clause=told.clause)
        if not self.asks_gap:
            table.give(gaps.slot(RATE), told.numbers["n"])
        if self.length is not None and not self.asks_length:
            table.give(WHOLE, self.length.quantity)
        if self.count is not None and (self.asks_gap or self.asks_length):
            table.give(row.slot(TOTAL), self.count.quantity)
        if self.passed is not None:
            return self._way(table, gaps)
        goal: Slot = gaps.slot(RATE) if self.asks_gap else WHOLE if self.asks_length else row.slot(TOTAL)
        along = self.because("planted_along", "Equal", WHOLE, gaps.slot(TOTAL))
        return goal, [along, self._row_relation(row.slot(TOTAL), gaps.slot(AMOUNT))]

    def _way(self, table: Table, gaps: Row) -> tuple[Term, list[Relation]]:
        """从第1棵跑到第20棵: as many gaps as one number is more than the other."""
        told = self.passed
        assert told is not None
        ends = [parse_number(self.problem.text[slice(*told.phrases[name])]) for name in ("Q", "P")]
        if None in ends:
            raise DeadEnd("no such numbers")
        between = Apply("Difference", tuple(Number(Fraction(e)) for e in ends if e is not None))
        return WHOLE, [
            self.because("planted_along", "Equal", WHOLE, gaps.slot(TOTAL)),
            self.relation("Equal", gaps.slot(AMOUNT), between, told=told),
        ]

    def _ends(self) -> str:
        if self.has(classes(WORDS)["no_ends"]):
            return "none"
        ring = self.has(classes(WORDS)["round"]) and not self.has(classes(WORDS)["both_ends"])
        return "round" if ring or self.has(classes(WORDS)["one_end"]) else "both"

    def _row_relation(self, count: Slot, gaps: Slot) -> Relation:
        ends = self._ends()
        if self._both_sides():
            one: dict[str, Term] = {
                "both": Apply("Sum", (gaps, _ONE)),
                "none": Apply("Difference", (gaps, _ONE)),
                "round": gaps,
            }
            return self.because("planted_sides", "Times_of", count, one[ends], self._sides())
        args: tuple[Term, ...] = (count, gaps) if ends == "round" else (count, gaps, _ONE)
        return self.because(f"planted_{ends}", _ROWS[ends], *args)

    def _sides(self) -> Number:
        """The two of 两旁, or simply two."""
        words = classes(WORDS)["both_sides"]
        said = next((q.index for q in self.problem.quantities if q.text in words), None)
        return Number(_TWO.value, quantity=said)

    def _both_sides(self) -> bool:
        """两侧一共栽多少棵; not 每侧栽多少棵."""
        asked = self.asked
        assert asked is not None
        clause = self.problem.clauses[asked.clause].span
        here = self.problem.text[clause.start : clause.end]
        return self.has(classes(WORDS)["both_sides"]) and not any(w in here for w in classes(WORDS)["one_side"])
