"""Which row of the table a name means: by its names, its times and its act; a new one if none is called so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from fabula.facts.cast import Name
from fabula.facts.describe import Description, Ref
from fabula.frames.honest import MISSED, tells_later
from fabula.frames.naming import marks_alike, named_alike, nouns
from fabula.frames.phrases import WORDS, Comparisons
from fabula.frames.table import AMOUNT, TOTAL, Row, Table, is_left, mark_names
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Term
from fabula.text import Kind
from fabula.text.units import compatible, dimension

NOW = particle("now")


class Lookup:
    """Finds or makes the rows that names mean, and knows who was told of last."""

    def __init__(self, read: Comparisons, table: Table) -> None:
        self.read = read
        self.table = table
        self.first: Term | None = None  # the two of the last comparison
        self.second: Term | None = None
        self._compared_at = -1
        self.events: set[str] = set()  # rows of what was moved
        self.settled: set[str] = set()  # rows whose number of things is compared as such
        self.stated: list[Relation] = []

    def _row(self, told: Told, description: Description, column: Attribute, other: Description | None) -> Row:
        """A row by name; a new one if none is called so."""
        topic = self._topic(told)
        name = self.table.stage.name(description, topic, other)
        units = [q.unit for q in told.numbers.values() if q.kind is Kind.NUMBER and q.unit]
        row = self.find(name, description, column, units[-1] if units else "")
        if row is None:
            holder = description.who.text if description.who and name.agent == description.what else ""
            return self.table.new(name, left=is_left(description), clause=told.clause, within=holder)
        self._settle(row, column, any(dimension(q.unit) == "money" for q in told.numbers.values()))
        if row.kind in ("in", "out") and not description.act and row.cells and self._changes(row, description):
            self.table.choices.penalty(MISSED)  # 卖掉150千克红薯，剩下的…: the potatoes are not those that were sold
        if description.act and not row.name.act and not row.cells:
            row.name = replace(row.name, act=description.act, kind=description.kind)
        return row

    def _settle(self, row: Row, column: Attribute, money: bool) -> None:
        """A number of things that is compared as such: no amount, whatever each costs; not by money (多收入42元)."""
        cell = row.cells.get(AMOUNT)
        if money or cell is None or len(row.cells) > 1:
            return
        if column is TOTAL and dimension(cell.quantity.unit) != "time":
            row.cells[TOTAL] = row.cells.pop(AMOUNT)
            self.table.slots[cell.quantity.index] = row.slot(TOTAL)
            self.settled.add(row.id)

    def _changes(self, row: Row, description: Description) -> bool:
        """Whether an act changes what there is, and a phrase without one speaks of the thing itself."""
        alone = not any(r.kind == row.kind and r is not row for r in self.table.rows)
        plain = mark_names(description.marks) <= {NOW}
        return alone and plain and tells_later(self.read.problem.text)

    def find(self, name: Name, description: Description, column: Attribute, unit: str) -> Row | None:
        """The row that words mean; None if no row is called so."""
        rows = [r for r in self.table.rows if r.id not in self.events and "aside" not in r.tags]
        scored = [(self._likeness(r, name, description, column, unit), -i) for i, r in enumerate(rows)]
        score, at = max(scored, default=(0.0, 0))
        return rows[-at] if score >= 1 else None

    def _likeness(self, row: Row, name: Name, told: Description, column: Attribute, unit: str) -> float:
        """How well words fit a row: its names first, then its times, then the act."""
        if row.left != is_left(told):
            return 0.0
        words = [r.text for r in (told.who, told.what) if r]
        topic = name.agent.text if name.agent else ""
        score = named_alike(row, words) if words else 0.5 * (topic in nouns(row))
        times = marks_alike(row.name.marks, name.marks)
        if score < 0 and times >= 1 and told.who is None and row.name.what is None:
            score = 0.3  # 计划生产零件: the plan, of whatever
        if score < 0 or times == -1:
            return 0.0
        score += times
        pays = row.kind in classes()["trades"] and told.kind != row.kind and dimension(unit) == "money"
        if row.name.act and told.act and not pays:  # 第二次比第一次多付510元: what the second purchase cost
            score += 0.5 if row.name.act.text == told.act.text else (0.2 if row.name.kind == told.kind else -0.6)
            if _anew(told.again) != _anew(row.name.again):  # 先用去(1/5)，又用去剩下的(1/4); 已生产(5/6)，再生产150个
                return 0.0
        cell = row.cells.get(column)
        if unit and cell is not None and not compatible(cell.quantity.unit, unit):
            return 0.0
        return score

    def _topic(self, told: Told) -> Ref | None:
        """Whom the text speaks of where a telling stands."""
        facts = [self.read.story.of(q.index) for q in told.numbers.values()]
        return next((f.topic for f in facts if f), None)

    def _with_act(self, told: Told, description: Description) -> Description:
        """第二天比第一天多看6页: both are read; the act stands behind 多."""
        if description.act is not None or "V" not in told.phrases:
            return description
        behind = self.read.phrase(told, "V").told
        return replace(description, act=behind.act, kind=behind.kind, what=description.what or behind.what)

    # --- who was told of last ---

    def _last(self, at: int, but: Term | None = None) -> Term:
        """What was told of last before a place in the text."""
        spoken = [(place, term) for place, term in self._spoken() if place < at and term != but]
        if not spoken:
            raise DeadEnd("nothing was told before")
        return max(spoken, key=lambda s: s[0])[1]

    def _spoken(self) -> Iterator[tuple[int, Term]]:
        """What was told so far, with its place in the text."""
        for index, slot in self.table.slots.items():
            yield self.read.problem.quantities[index].span.start, slot
        if self.first is not None:
            yield self._compared_at, self.first

    # --- measures ---

    def _takes(self, row: Row) -> bool:
        """Whether a row may be taken from the whole: it is measured alike."""
        whole, own = self.table.world.cells.get(TOTAL), row.cells.get(TOTAL)
        if row.cells and own is None:
            return False
        if own is None:
            return True
        return compatible(whole.quantity.unit if whole else self.measure or own.quantity.unit, own.quantity.unit)

    @cached_property
    def measure(self) -> str:
        """The unit of what is asked for: what is measured otherwise (占地15亩) is no part of it."""
        asked = [f.quantity for f in self.read.story.facts if f.quantity.value is None]
        return asked[-1].unit if asked and not self.table.pers else ""


def _anew(word: Ref | None) -> bool:
    """再, 又: the same act once more."""
    return word is not None and word.text in classes(WORDS)["anew"]
