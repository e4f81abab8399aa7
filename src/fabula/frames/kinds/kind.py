"""What the readers of old kinds have in common: their tellings, rows by name, and numbers that are told aside."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from functools import cache

from fabula.facts.cast import Name
from fabula.facts.chunks import Chunk, Sort, chunks
from fabula.facts.describe import Description, Fact, Ref, describe
from fabula.facts.describe import Telling as Story
from fabula.facts.ground import Stage
from fabula.frames.table import WORLD, Row, Table
from fabula.frames.tellings import Telling, Told, find, parse_tellings
from fabula.lang.lexicon import read_file
from fabula.parse.kbest import Choices
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Number, Term
from fabula.text import Kind as Sorts
from fabula.text import Problem, Quantity

Read = tuple[Table, Term, list[Relation]]


@cache
def kind_tellings(name: str) -> tuple[Telling, ...]:
    """The tellings of one kind."""
    file = f"kinds/{name}.txt"
    return parse_tellings(read_file(file), file, check=False)


class Kind(ABC):
    """Reads one kind of problem. ``fits`` is True if the text is of this kind."""

    name = ""
    needs_words = True  # whether tellings of its own must be there

    def __init__(self, problem: Problem, story: Story, stage: Stage) -> None:
        self._numbers: list[Number] = []
        self._rows: dict[int, tuple[Chunk, ...]] = {}
        self.problem = problem
        self.story = story
        self.stage = stage
        asked = [f for f in story.facts if f.quantity.kind is Sorts.ASKED]
        self.asked: Fact | None = asked[-1] if asked else None
        may = self.asked is not None and self.may_fit()
        self.told = self.find() if may and self.needs_words else []
        self.fits = may and (bool(self.told) or not self.needs_words) and self.check()

    @property
    def cost(self) -> float:
        """What it costs to take a text for one of this kind."""
        return 0.0

    def may_fit(self) -> bool:
        """A quick look, before any pattern is tried."""
        return True

    def find(self) -> list[Told]:
        """What the text tells of this kind."""
        return find(self.problem, kind_tellings(self.name))

    @abstractmethod
    def check(self) -> bool:
        """True if what was found is enough to be of this kind."""

    @abstractmethod
    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        """The rows of a table, what is asked, and what follows."""

    def world(self) -> Ref | None:
        """What the World is called; None where the facts of its numbers say so."""
        return None

    def read(self, choices: Choices) -> Read:
        """One reading."""
        self._numbers = []
        table = Table(self.stage, self.story.facts, choices)
        goal, stated = self.build(table)
        table.world.name = Name(agent=self.world())
        self._aside(table)
        return table, goal, stated

    def _aside(self, table: Table) -> None:
        """Numbers that have no part in it: they are told of somebody, too."""
        used = {*table.slots, *(n.quantity for n in self._numbers)}
        own, world = table.rows, table.world
        table.rows, table.world, table.last = [], Row(WORLD, Name()), None
        for fact in self.story.facts:
            if fact.quantity.kind is Sorts.NUMBER and fact.quantity.index not in used and not self._again(fact, used):
                table.put(fact).tags.add("aside")
        for slot in [q for q, s in table.slots.items() if s.node == WORLD and q not in used]:
            del table.slots[slot]
        table.rows, table.world = [*own, *table.rows], world

    def _again(self, fact: Fact, used: set[int | None]) -> bool:
        """5元的有多少张: a number that the question repeats."""
        mine = fact.quantity
        asked = self.asked is not None and fact.clause == self.asked.clause
        same = (q for q in self.problem.quantities if q.index in used)
        return asked and any((q.value, q.unit) == (mine.value, mine.unit) for q in same)

    # --- words ---

    def ref(self, told: Told, name: str) -> Ref | None:
        """The words of a phrase; None if it is empty."""
        span = told.phrases.get(name)
        return self.words(*span) if span and span[0] < span[1] else None

    def words(self, start: int, end: int) -> Ref:
        return Ref(self.problem.text[start:end], (start, end))

    def row(self, clause: int) -> tuple[Chunk, ...]:
        if clause not in self._rows:
            self._rows[clause] = chunks(self.problem, self.problem.clauses[clause])
        return self._rows[clause]

    def within(self, start: int, end: int) -> list[Chunk]:
        """The chunks of a stretch of text."""
        clauses = [c for c in self.problem.clauses if c.span.start < end and start < c.span.end]
        return [k for c in clauses for k in self.row(c.index) if start <= k.span[0] and k.span[1] <= end]

    def described(self, start: int, end: int) -> Description:
        return describe(self.within(start, end))

    def last_name(self, start: int, end: int) -> Ref | None:
        """The last name in a stretch of text."""
        names = [c for c in self.within(start, end) if c.sort is Sort.NAME]
        return Ref(names[-1].text, names[-1].span) if names else None

    def has(self, words: Iterable[str]) -> bool:
        return any(w in self.problem.text for w in words)

    # --- relations ---

    def number(self, quantity: Quantity) -> Number:
        """A number of the text that stands in a relation."""
        made = Number(Fraction(quantity.value or 0), quantity.unit, "", quantity.index)
        self._numbers.append(made)
        return made

    def relation(self, predicate: str, *args: Term, told: Told | None = None) -> Relation:
        return Relation(predicate, args, Source(told.span) if told else Source(None, self.name))

    def because(self, rule: str, predicate: str, *args: Term) -> Relation:
        """A relation that a frame gives the reason of."""
        return Relation(predicate, args, Source(None, rule))
