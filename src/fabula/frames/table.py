"""The table of a story: a row for everything that happens or is, with its rate, amount and total.

Facts go into the table one by one: whose row a number belongs to is told by names, acts, marks and units; which
column by its unit. A run of the matcher fills one table; where a text leaves a choice it asks ``choices``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from fabula.facts.cast import WORLD as WORLD
from fabula.facts.cast import Name
from fabula.facts.describe import Description, Fact, Ref
from fabula.facts.ground import Stage
from fabula.lang.lexicon import classes, marks, particle
from fabula.parse.kbest import Choices
from fabula.situation.relations import Relation
from fabula.situation.terms import AMOUNT as AMOUNT
from fabula.situation.terms import RATE as RATE
from fabula.situation.terms import TOTAL as TOTAL
from fabula.situation.terms import Attribute, Slot
from fabula.text import Quantity
from fabula.text.units import compatible, dimension

HEARD = "heard"  # the tag of a World whose name the text tells as such, or a network has heard
WHOLE = Slot(WORLD, TOTAL)
ORDINAL = particle("nth")
DIFFERENT = 1.2  # what it costs to take a second-best row


@dataclass(frozen=True, slots=True)
class Cell:
    """A value in the table: the number of the text, in its unit."""

    quantity: Quantity
    per: str = ""


@dataclass
class Row:
    """One thing that happens or is. ``group`` rows speak of several at once (两车, 大米和面粉)."""

    id: str
    name: Name
    cells: dict[Attribute, Cell] = field(default_factory=dict)
    left: bool = False
    group: tuple[Ref, ...] = ()
    clause: int = 0
    hold: str = ""
    tags: set[str] = field(default_factory=set)  # the part it has in a story in time: before, joint, halt, alone …
    loose: bool = False  # no node of its own: its number stands in the relations (还相距35千米)
    joint: int = 0  # the shared phase it belongs to
    within: str = ""  # the holder of a thing that is told apart: 乐队 of 乐队有女生18人
    role: str = ""  # in a story about money: paid, back, left, short
    state: bool = False  # the price of a thing at a time
    priced: bool = False  # a thing with a price
    at: int = 0  # where its first number stands
    asked: tuple[Attribute, Cell] | None = None

    def known(self, attribute: Attribute) -> Cell | None:
        """What is told or asked of an attribute."""
        own = self.asked[1] if self.asked and self.asked[0] is attribute else None
        return self.cells.get(attribute) or own

    def slot(self, attribute: Attribute) -> Slot:
        return Slot(self.id, attribute)

    @property
    def kind(self) -> str:
        return self.name.kind

    def marked(self, *names: str) -> bool:
        """True if one of its marks has one of these names (先, 返回)."""
        known = marks()
        found = {known[m.text].name if m.text in known else m.text for m in self.name.marks}
        return bool((found | self.tags) & set(names))


class Table:
    """The rows of one reading, the World first."""

    def __init__(self, stage: Stage, facts: Sequence[Fact], choices: Choices) -> None:
        self.stage = stage
        self.facts = facts
        self.choices = choices
        self.world = Row(WORLD, Name())
        self.rows: list[Row] = []
        self.last: Row | None = None
        self.made = 0
        self.slots: dict[int, Slot] = {}  # where each number was put
        self.stated: list[Relation] = []  # what rows have in common: 各买5本
        self.pers = {u for f in facts if (u := f.quantity.per or f.told.per)}

    def new(self, name: Name, **more: object) -> Row:
        self.made += 1
        row = Row(f"R{self.made}", name, **more)  # type: ignore[arg-type]
        self.rows.append(row)
        return row

    # --- columns ---

    def column(self, fact: Fact) -> Attribute:
        """By the unit: so much per something, a time or a number of what something is per, or simply so much."""
        quantity = fact.quantity
        if quantity.per or fact.told.per:
            return RATE
        unit = quantity.unit
        if dimension(unit) == "time" and (self.pers or fact.told.kind in classes("compare.txt")["lasting"]):
            return AMOUNT
        if unit and any(compatible(unit, per) for per in self.pers):
            return AMOUNT
        return TOTAL

    def per(self, fact: Fact) -> str:
        """What the number is for one of."""
        return fact.quantity.per or fact.told.per

    # --- rows ---

    def fill(self, facts: Iterable[Fact]) -> None:
        """All facts, in the order of the text."""
        for fact in facts:
            self.put(fact)

    def put(self, fact: Fact) -> Row:
        """The row of a fact, with the value in its column."""
        column = self.column(fact)
        row = self.row(fact, column)
        if fact.quantity.value is not None:
            row.cells[column] = Cell(fact.quantity, fact.quantity.per or fact.told.per)
            self.slots[fact.quantity.index] = row.slot(column)
        self.last = row
        return row

    def row(self, fact: Fact, column: Attribute) -> Row:
        """The row that a fact speaks of; a new one if none fits."""
        told = fact.told
        if self._of_world(fact, column):
            return self.world
        name = self.stage.name(told, fact.topic, fact.other)
        options = self._options(fact, name, column)
        chosen = self.choices.pick("row", options)
        if chosen is None:
            return self.new(
                name, left=is_left(told), group=told.listed, clause=fact.clause,
                hold=told.hold.text if told.hold else "", within=_holder(told, name) or self._within(told),
            )  # fmt: skip
        chosen.name = merged(chosen.name, name)
        return chosen

    def _within(self, told: Description) -> str:
        """绘画组有男同学16人，女同学18人: the girls are the group's, too."""
        goes_on = self.last is not None and told.who is not None and not told.kind and not told.where
        return self.last.within if goes_on and self.last is not None else ""

    def _of_world(self, fact: Fact, column: Attribute) -> bool:
        """相距480千米, 一共有: whether a number is told of all there is, and the World has none."""
        told = fact.told
        free = column not in self.world.cells
        if told.scope and column is TOTAL and told.again is None:
            return free
        if told.who is not None and any(r.clause == fact.clause and r.name.agent == told.who for r in self.rows):
            return False  # 第一组8人共采264千克: the group's own
        if self._own_group(fact):
            return False
        summed = told.hold is not None and told.hold.text in classes()["sums"]
        own = told.who is not None and told.group is None and not told.listed and told.what is None
        gone = told.kind == "out" and sum(not r.kind and TOTAL in r.cells for r in self.rows) > 1
        sexes = told.what is not None and not told.listed and told.what.text[0] in classes()["sexes"]
        own = own or gone or sexes  # 学校共有男生262人
        return bool(free and column is not RATE and (summed or told.whole is not None) and not own)

    def _own_group(self, fact: Fact) -> bool:
        """第一小组有12人，共捐560元, 第二小组8人…: each group's own."""
        last = self.last
        cell = last.cells.get(AMOUNT) if last is not None else None
        if last is None or cell is None or fact.told.who is not None or fact.clause - last.clause > 1:
            return False
        alike = [f for f in self.facts if f.quantity.value is not None and f.quantity.unit == cell.quantity.unit]
        mine = last.name.agent is not None and fact.topic is not None and last.name.agent.text == fact.topic.text
        return mine and len(alike) > 1

    def _options(self, fact: Fact, name: Name, column: Attribute) -> list[tuple[Row | None, float]]:
        """Rows with a free column, the likest first, and a new one."""
        scored = [(r, self.likeness(r, fact, name, column)) for r in self.rows if self.free(r, column, fact)]
        good = sorted((s for s in scored if s[1] > 0), key=lambda s: -s[1])
        if not good or good[0][1] < 1:
            return [(None, 0.0), *((r, DIFFERENT + 0.3 * i) for i, (r, _) in enumerate(good[:2]))]
        best = good[0][1]
        others = [(r, 0.8 + best - s) for r, s in good[1:3]]
        return [(good[0][0], 0.0), (None, DIFFERENT), *others]

    def free(self, row: Row, column: Attribute, fact: Fact) -> bool:
        """The column is empty, and the units go together."""
        if column in row.cells:
            return False
        rate, unit = row.cells.get(RATE), fact.quantity.unit
        if rate is not None and column is AMOUNT and rate.per and unit:
            return compatible(rate.per, unit)
        if rate is not None and column is TOTAL and unit:
            return compatible(rate.quantity.unit, unit)
        if column is RATE:
            amount, total = row.cells.get(AMOUNT), row.cells.get(TOTAL)
            per = fact.quantity.per or fact.told.per
            fits = amount is None or not per or compatible(amount.quantity.unit, per)
            return fits and (total is None or not unit or compatible(total.quantity.unit, unit))
        return True

    def likeness(self, row: Row, fact: Fact, name: Name, column: Attribute) -> float:
        """How likely a row is meant: names agree, acts agree, nothing tells them apart."""
        own, told = row.name, fact.told
        if row.left != is_left(told) or apart(own.marks, name.marks):
            return 0.0
        score = 0.0
        texts = {r.text for r in (own.agent, own.what) if r}
        mine = {r.text for r in (name.agent, name.what) if r}
        told_names = {r.text for r in (told.who, told.what) if r}
        if told_names and texts:
            if not alike(texts, told_names):
                return 0.0
            score += 2.0
        elif alike(texts, mine):
            score += 1.0
        elif mine and texts:
            return 0.0
        if own.act and told.act:
            score += 0.5 if own.act.text == told.act.text else (0.2 if own.kind == told.kind else -1.0)
        if row is self.last:
            score += 0.3
        if own.marks and name.marks:
            score += 0.5
        return score

    def make_whole(self, row: Row) -> None:
        """What a row has is the World's."""
        self.world.cells[TOTAL] = cell = row.cells.pop(TOTAL)
        self.world.name = row.name
        self.rows.remove(row)
        self.slots[cell.quantity.index] = self.world.slot(TOTAL)

    def demote(self, name: Name, clause: int, column: Attribute) -> None:
        """What the World has is a row's."""
        row = self.new(name, clause=clause)
        row.cells[column] = cell = self.world.cells.pop(column)
        self.slots[cell.quantity.index] = row.slot(column)

    def give(self, slot: Slot, quantity: Quantity, per: str = "") -> None:
        """A value for an attribute; nothing, if the number is asked for."""
        if quantity.value is not None:
            row = next(r for r in (self.world, *self.rows) if r.id == slot.node)
            row.cells[slot.attribute] = Cell(quantity, quantity.per or per)
            self.slots[quantity.index] = slot


def alike(a: set[str], b: set[str]) -> bool:
    """Two sets of names share one, or one that contains another."""
    return any(x == y or (min(len(x), len(y)) > 1 and (x in y or y in x)) for x in a for y in b)


def apart(a: Sequence[Ref], b: Sequence[Ref]) -> bool:
    """Different marks tell different times."""
    first, second = mark_names(a), mark_names(b)
    return first != second and bool(first or second)


def mark_names(found: Sequence[Ref]) -> set[str]:
    """The marks by their names: 回来 is 返回."""
    known = marks()
    month = next(iter(classes()["months"]))
    return {known[m.text].name if m.text in known else m.text.removesuffix(month) for m in found}


def is_left(told: Description) -> bool:
    """还剩, 余下: what is told is the rest."""
    known = marks()
    return any(m.text in known and known[m.text].name in classes()["rest"] for m in told.marks)


def _holder(told: Description, name: Name) -> str:
    """乐队有女生18人: the band, if the girls are who is told of."""
    return told.who.text if told.who and told.what and name.agent == told.what else ""


def merged(a: Name, b: Name) -> Name:
    """What both tell; one who acts is the agent, what is bought the object."""
    actor, other = (b, a) if b.act and not a.act else (a, b)
    agent, what = actor.agent or other.agent, actor.what or other.what
    if actor.act and what is None and other.agent and other.agent != agent:
        what = other.agent
    return replace(
        actor, agent=agent, what=what, act=actor.act or other.act, kind=actor.kind or other.kind,
        marks=actor.marks or other.marks, again=actor.again or other.again, change=actor.change or other.change,
    )  # fmt: skip
