"""Rows as a network hears them: the numbers of one owner and one act stand together, each in the column of its role.

The binder uses these where the network is sure; elsewhere the facts tell the row of a number.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.facts.hearing import heard_name
from fabula.frames.table import AMOUNT, HEARD, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import acts, classes, marks
from fabula.situation.terms import Attribute
from fabula.text import Problem
from fabula.text.heard import RELATION, Heard, Words
from fabula.text.units import dimension

ROLE = 0.7  # how sure a role must be to count
NAME = 0.3  # … an owner, a time, a state
ACT = 0.15  # … an act: that something is done is surer than which of its words are meant


class HeardRows:
    """Finds or makes the rows of a table by what is heard."""

    def __init__(self, problem: Problem, table: Table) -> None:
        self.text = problem.text
        self.spans = {q.index: (q.span.start, q.span.end) for q in problem.quantities}
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
            if self.table.world.name.agent is None:
                self.table.world.name = Name(self._ref(heard.owner))
                self.table.world.tags.add(HEARD)
            return self.table.world
        name = self.name(fact, heard)
        free = [r for r in self.table.rows if self.table.free(r, column, fact)]
        fitting = [r for r in free if self._joins(r, name, column)]
        fitting += [r for r in free if r not in fitting and _counts(r, column, fact) and _same_agent(r.name, name)]
        if not fitting:
            return self.table.new(name, clause=fact.clause)
        row = max(fitting, key=lambda r: (_counts(r, column, fact), _likeness(r.name, name), r is self.table.last))
        row.name = _both(row.name, name) if _same_agent(row.name, name) else max(row.name, name, key=_deals)
        return row

    def related(self, fact: Fact, heard: Heard, column: Attribute) -> Row:
        """The row of whom a number compares with another, whatever is known of it; a new one if there is none.

        What one of something costs stands with the buying of it.
        """
        name = self.name(fact, heard)
        deals = [r for r in self.table.rows if column is RATE and _of_goods(r.name, name) and RATE not in r.cells]
        if len(deals) == 1:
            return deals[0]
        alike = [r for r in self.table.rows if _one(r.name, name) and not r.name.left]
        fitting = [r for r in alike if self._one_time(r, name, fact)]
        if not fitting:
            return self.table.new(name, clause=fact.clause)
        return max(fitting, key=lambda r: (_likeness(r.name, name), r is self.table.last))

    def _one_time(self, row: Row, name: Name, fact: Fact) -> bool:
        """行了全程的(9/13)，又行了4小时: what is told apart by a word elsewhere is another time."""
        return row.clause == fact.clause or bool(row.name.marks) == bool(name.marks)

    def _joins(self, row: Row, name: Name, column: Attribute) -> bool:
        """Whether a number goes to a row: the same act at the same time, or what completes it where an act is left out.

        每本3元 goes with 买5本. A length without an act (一列长200米的火车) is not the way of the act that follows, and
        the speed of one who goes in several stretches is no more that of the first.
        """
        pair = {column, *row.cells} <= {RATE, AMOUNT} and len({column, *row.cells}) == 2
        if pair and _of_goods(row.name, name):  # 卖出35箱苹果，每箱16千克
            return True
        several = self.phases[_texts(name)[0]] > 1
        if not _one(row.name, name):  # 走65米 and 15分钟后追上: who acts in one phase only does so at one rate
            return pair and not several and _one_kind(row.name, name)
        if all(map(_within, _texts(row.name), _texts(name))):
            return True
        marked = _texts(row.name)[2] != _texts(name)[2]
        return pair and not (marked and several)

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
        if text in self.scopes:
            return self.table.world
        for get in (_agents, _marks):
            for row in self.table.rows:
                if any(ref is not None and ref.text == text for ref in get(row.name)) and _same_owner(row, get, owner):
                    return row
        return None

    @cached_property
    def scopes(self) -> frozenset[str]:
        """What the World is called where it is told or asked how much there is in all: 这批煤."""
        told = (h.owner for h in self.heard.values() if h.world and h.role == TOTAL.value)
        return frozenset(w.of(self.text) for w in told if w is not None and w.sure >= NAME)

    def other(self, fact: Fact, heard: Heard) -> Row | None:
        """The row of what a number is compared with; a new one, if it is a state of the owner itself (原价, 余下的)."""
        owner = heard.owner.of(self.text) if heard.owner is not None else ""
        if (found := self.named(heard.other, owner)) is not None or heard.other is None or heard.owner is None:
            return found
        ref = self._ref(heard.other)
        if ref is None or ref.text not in marks():
            return None
        return self.table.new(Name(self._ref(heard.owner), None, None, (ref,)), clause=fact.clause)

    def name(self, fact: Fact, heard: Heard) -> Name:
        """What a row is called after what is heard of its number, and what its words tell where nothing is heard."""
        owner, mark, what = (self._ref(w) for w in (heard.owner, heard.mark, heard.what))
        act = self._act(fact, heard)
        mark = mark or next(iter(fact.told.marks), None)
        told = [r.text for r in (owner, act) if r is not None]
        if mark is not None and (mark.text in classes()["rates"] or any(_within(mark.text, t) for t in told)):
            mark = None
        kind = acts().get(act.text, "other") if act else ""
        if what is None and kind in classes()["trades"]:
            what = fact.told.what
        at = self.spans[heard.quantity]
        act, mark = (_nearest(ref, at, self.text) if ref else None for ref in (act, mark))
        return heard_name(owner, act, mark, what)

    def _act(self, fact: Fact, heard: Heard) -> Ref | None:
        act = self._ref(heard.act, ACT)
        if act is None or (act.text in marks() and act.text not in acts()):
            return None
        own = fact.told.act  # the same word, as the facts cut it: 卖出 for 卖
        return own if own is not None and _within(own.text, act.text) else act

    def _ref(self, words: Words | None, least: float = NAME) -> Ref | None:
        return Ref(words.of(self.text), words.span) if words is not None and words.sure >= least else None


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
    return owner == other and all(not x or not y or _within(x, y) for x, y in zip(first, second, strict=True))


def _counts(row: Row, column: Attribute, fact: Fact) -> bool:
    """笔记本每本4.5元，买了90本: whether a number counts what a rate is for; a time may be that of many."""
    rate = row.cells.get(RATE)
    unit = fact.quantity.unit
    return rate is not None and column is AMOUNT and rate.per == unit != "" and dimension(unit) != "time"


def _same_agent(a: Name, b: Name) -> bool:
    return _texts(a)[0] == _texts(b)[0]


def _deals(name: Name) -> bool:
    """Whether somebody does something with a thing."""
    return name.what is not None


def _of_goods(a: Name, b: Name) -> bool:
    """Whether one is the thing with which the other deals: 苹果 and 水果店 that sells apples."""
    return any(_deals(x) and not _deals(y) and _texts(x)[3] == _texts(y)[0] for x, y in ((a, b), (b, a)))


def _one_kind(a: Name, b: Name) -> bool:
    """Whether two acts of one owner are of one kind: 走 and 追."""
    (owner, _, *first), (other, _, *second) = _texts(a), _texts(b)
    same = all(not x or not y or _within(x, y) for x, y in zip(first, second, strict=True))
    return owner == other and same and a.kind == b.kind != "other"


def _within(a: str, b: str) -> bool:
    """Whether one says what the other says: 跑 and 奔跑."""
    return a == b or bool(a and b and (a in b or b in a))


def _nearest(ref: Ref, at: tuple[int, int], text: str) -> Ref:
    """The same words where they stand nearest to a number."""
    width = len(ref.text)
    starts = [i for i in range(len(text) - width + 1) if text.startswith(ref.text, i)]
    start = min(starts, key=lambda i: max(at[0] - i - width, i - at[1], 0), default=ref.span[0])
    return Ref(ref.text, (start, start + width))


def _likeness(a: Name, b: Name) -> int:
    return sum(x == y for x, y in zip(_texts(a), _texts(b), strict=True))


def _both(a: Name, b: Name) -> Name:
    """What both tell."""
    return Name(a.agent, a.act or b.act, a.what or b.what, a.marks or b.marks, a.kind or b.kind)
