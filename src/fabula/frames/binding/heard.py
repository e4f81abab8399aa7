"""Rows as a network hears them: the numbers of one owner and one act stand together, each in the column of its role.

The binder uses these where the network is sure; elsewhere the facts tell the row of a number.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.facts.hearing import heard_name
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import marks
from fabula.situation.terms import Attribute
from fabula.text import Problem
from fabula.text.heard import Heard, Words

RELATION = "relation"
ROLE = 0.7  # how sure a role must be to count
NAME = 0.3  # … an owner, an act


class HeardRows:
    """Finds or makes the rows of a table by what is heard."""

    def __init__(self, problem: Problem, table: Table) -> None:
        self.text = problem.text
        self.table = table
        self.heard = {h.quantity: h for h in problem.heard}

    def of(self, quantity: int) -> Heard | None:
        """What is heard of a number, if its role and its owner are sure enough."""
        heard = self.heard.get(quantity)
        if heard is None or heard.sure < ROLE or (heard.owner is None or heard.owner.sure < NAME):
            return None
        return heard

    def column(self, heard: Heard) -> Attribute | None:
        """The column of its role; None for a number that stands in a relation."""
        return None if heard.role == RELATION else Attribute(heard.role)

    def row(self, fact: Fact, heard: Heard) -> Row:
        """The row of a number, with a free column; a new one if there is none."""
        column = self.column(heard) or TOTAL
        if heard.world and column is TOTAL and TOTAL not in self.table.world.cells:
            return self.table.world
        name = self.name(heard)
        fitting = [r for r in self.table.rows if self.table.free(r, column, fact) and self._joins(r, name, column)]
        if not fitting:
            return self.table.new(name, clause=fact.clause)
        row = max(fitting, key=lambda r: (_likeness(r.name, name), r is self.table.last))
        row.name = _both(row.name, name)
        return row

    def related(self, fact: Fact, heard: Heard) -> Row:
        """The row of whom a number compares with another, whatever is known of it; a new one if there is none."""
        name = self.name(heard)
        fitting = [r for r in self.table.rows if _one(r.name, name) and not r.name.left]
        if not fitting:
            return self.table.new(name, clause=fact.clause)
        return max(fitting, key=lambda r: (_likeness(r.name, name), r is self.table.last))

    def _joins(self, row: Row, name: Name, column: Attribute) -> bool:
        """Whether a number goes to a row: the same act at the same time, or what completes it where an act is left out.

        每本3元 goes with 买5本. A length without an act (一列长200米的火车) is not the way of the act that follows, and
        the speed of one who goes in several stretches is no more that of the first.
        """
        if not _one(row.name, name):
            return False
        if _texts(row.name) == _texts(name):
            return True
        pair = {column, *row.cells} <= {RATE, AMOUNT} and len({column, *row.cells}) == 2
        marked = _texts(row.name)[2] != _texts(name)[2]
        return pair and not (marked and self.phases[_texts(name)[0]] > 1)

    @cached_property
    def phases(self) -> Counter[str]:
        """How often each owner is told to do something for so long, or so often."""
        told = (h for h in self.heard.values() if h.role == AMOUNT.value and h.owner is not None)
        return Counter(h.owner.of(self.text) for h in told if h.owner is not None)

    def named(self, words: Words | None, owner: str = "") -> Row | None:
        """The row that these words name: somebody's, or one of the owner that a time or a state tells apart."""
        if words is None or words.sure < NAME:
            return None
        text = words.of(self.text)
        for get in (_agents, _marks):
            for row in self.table.rows:
                if any(ref is not None and ref.text == text for ref in get(row.name)) and _same_owner(row, get, owner):
                    return row
        return None

    def other(self, fact: Fact, heard: Heard) -> Row | None:
        """The row of what a number is compared with; a new one, if it is a state of the owner itself (原价, 余下的)."""
        owner = heard.owner.of(self.text) if heard.owner is not None else ""
        if (found := self.named(heard.other, owner)) is not None or heard.other is None or heard.owner is None:
            return found
        ref = self._ref(heard.other)
        if ref is None or ref.text not in marks():
            return None
        return self.table.new(Name(self._ref(heard.owner), None, None, (ref,)), clause=fact.clause)

    def name(self, heard: Heard) -> Name:
        """What a row is called after what is heard of its number."""
        owner, act, mark, what = (self._ref(w) for w in (heard.owner, heard.act, heard.mark, heard.what))
        return heard_name(owner, act, mark, what)

    def _ref(self, words: Words | None) -> Ref | None:
        return Ref(words.of(self.text), words.span) if words is not None and words.sure >= NAME else None


def _agents(name: Name) -> tuple[Ref | None, ...]:
    return name.agent, name.what


def _marks(name: Name) -> tuple[Ref | None, ...]:
    return name.marks


def _same_owner(row: Row, get: object, owner: str) -> bool:
    """原价 is that of the owner of the number, not of another thing."""
    return get is _agents or not owner or str(row.name.agent or "") == owner


def _texts(name: Name) -> tuple[str, str, str, str]:
    mark = "".join(m.text for m in name.marks)
    return str(name.agent or ""), str(name.act or ""), mark, str(name.what or "")


def _one(a: Name, b: Name) -> bool:
    """Whether two names can be one thing's: nothing that both tell is told differently."""
    (owner, *first), (other, *second) = _texts(a), _texts(b)
    return owner == other and all(x == y or not x or not y for x, y in zip(first, second, strict=True))


def _likeness(a: Name, b: Name) -> int:
    return sum(x == y for x, y in zip(_texts(a), _texts(b), strict=True))


def _both(a: Name, b: Name) -> Name:
    """What both tell."""
    return Name(a.agent, a.act or b.act, a.what or b.what, a.marks or b.marks, a.kind or b.kind)
