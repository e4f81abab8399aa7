"""Rows as a network hears them: the numbers of one owner and one act stand together, each in the column of its role.

The binder uses these where the network is sure; elsewhere the facts tell the row of a number.
"""

from __future__ import annotations

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.frames.table import TOTAL, Row, Table
from fabula.lang.lexicon import acts
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
        fitting = [r for r in self.table.rows if self.table.free(r, column, fact) and _one(r.name, name)]
        if not fitting:
            return self.table.new(name, clause=fact.clause)
        row = max(fitting, key=lambda r: (_likeness(r.name, name), r is self.table.last))
        row.name = _both(row.name, name)
        return row

    def named(self, words: Words | None) -> Row | None:
        """The row that these words name: an owner's, or one that a time or a state tells apart."""
        if words is None or words.sure < NAME:
            return None
        text = words.of(self.text)
        for row in self.table.rows:
            refs = (row.name.agent, row.name.what, *row.name.marks)
            if any(ref is not None and ref.text == text for ref in refs):
                return row
        return None

    def name(self, heard: Heard) -> Name:
        """What a row is called after what is heard of its number."""
        owner, act, mark, what = (self._ref(w) for w in (heard.owner, heard.act, heard.mark, heard.what))
        kind = acts().get(act.text, "other") if act else ""
        return Name(owner, act, None if what == owner else what, (mark,) if mark else (), kind)

    def _ref(self, words: Words | None) -> Ref | None:
        return Ref(words.of(self.text), words.span) if words is not None and words.sure >= NAME else None


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
