"""Frames bound to a table: every way to give a frame's roles to rows, and the relations that it then brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fabula.frames.evidence import Evidence
from fabula.frames.frame import Follows, Frame, Role
from fabula.frames.laid import Laid
from fabula.frames.role_tests import enough, passes, related, same_measure
from fabula.frames.sketch import inlined
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row
from fabula.frames.wares import is_goods
from fabula.situation.commonsense import Bound, instances
from fabula.situation.relations import Relation, Source, language
from fabula.situation.terms import Apply, Attribute, Slot, Term, slots
from fabula.text.units import compatible

# rows that have a part of their own in a story: a role must ask for them
PARTS = frozenset(
    ("story", "whole", "halt", "alone", "plan", "length", "still", "stream", "trip", "total_time", "own_time", "aside",
     "after", "thing", "lead", "sample", "from_start", "lack", "leftover", "moved", "encounter",
     "ground", "strip",
     "gap", "left", "past", "middle", "spot", "spot_far", "spot_near")
)  # fmt: skip
ADDITIVE = frozenset(("Together", "Remains", "Equal", "More_than", "Less_than"))


@dataclass(frozen=True)
class Bundle:
    """A frame with its roles bound: the relations that it brings."""

    frame: Frame
    relations: tuple[Relation, ...]
    cost: float
    shown: bool


class Roles:
    """Binds the frames of a text to its table."""

    def __init__(self, known: Evidence, laid: Laid) -> None:
        self.known = known
        self.table = laid.table
        self.goal = laid.goal
        self.claimed = laid.claimed

    def bundles(self) -> Iterator[Bundle]:
        """Every frame that the text shows, in every way in which its roles fit."""
        text = self.known.problem.text
        for frame in self.known.frames:
            if not frame.roles or self.known.type not in frame.types or not frame.shown(text):
                continue
            if frame.when is not None and not frame.when.within(text):
                continue
            for binding in self._bindings(frame.roles, frame.roles, {}):
                source = Source(None, frame.name)
                made = tuple(inlined(r, self.table) for f in frame.follows for r in _relations(f, binding, source))
                if all(map(self._measures_alike, made)) and not any(map(_misfit, made)):
                    yield Bundle(frame, made, frame.cost, frame.when is not None)

    def _measures_alike(self, relation: Relation) -> bool:
        """Heads and feet do not add up: what a relation compares has units of one kind."""
        if relation.predicate not in ADDITIVE:
            return True
        rows = {r.id: r for r in (self.table.world, *self.table.rows)}
        units = [u for s in _added(relation.args) if s.node in rows and (u := _unit(rows[s.node], s.attribute))]
        return all(compatible(units[0], unit) for unit in units[1:]) if units else True

    def _bindings(
        self, roles: Sequence[Role], every: Sequence[Role], bound: dict[str, Bound]
    ) -> Iterator[dict[str, Bound]]:
        """Every way to bind the roles that are left of every role of a frame."""
        if not roles:
            yield bound
            return
        role, rest = roles[0], roles[1:]
        for found in self._candidates(role, every, bound):
            yield from self._bindings(rest, every, {**bound, role.name: found})

    def _candidates(self, role: Role, every: Sequence[Role], bound: dict[str, Bound]) -> Iterator[Bound]:
        """What may take a role, beside what is bound."""
        match role.what:
            case "world":
                if _is_marked(role, self.table.world) and _passes_all(role, self.table.world):
                    yield WORLD
            case "told" | "made":
                if role.what == "made" or role.key in self.claimed.rows:
                    row = self.claimed.row(role.key)
                    if _passes_all(role, row):
                        yield row.id
            case "price":
                yield from self._prices()
            case "number":
                if role.key in self.claimed.numbers:
                    yield self.claimed.numbers[role.key]
            case "goal":
                yield from dict.fromkeys(s.node for s in slots(self.goal))
            case "left":
                yield from [r.id for r in self.table.rows if r.left][-1:]
            case "row":
                yield from [r.id for r in self._rows(role, bound)]
            case _:
                rows = self._rows(role, bound)
                if "world" in {r.what for r in every}:  # what is measured otherwise is no part of the whole
                    rows = [r for r in rows if same_measure(self.table.world, r)]
                if role.least <= len(rows) <= role.most and enough(role, rows):
                    yield tuple(r.id for r in rows)

    def _rows(self, role: Role, bound: dict[str, Bound]) -> list[Row]:
        """The rows that fit a role and stand as it asks to those that are bound."""
        taken = {v for v in bound.values() if isinstance(v, str)}
        rows = [r for r in self.table.rows if self._fits(role, r) and r.id not in taken]
        return [r for r in rows if related(role, r, self.table, bound)]

    def _prices(self) -> Iterator[Bound]:
        """What all of it costs: the last price that changes led to, the goods, the price or the World's total."""
        free = [r for r in self.table.rows if r.id not in self._told_rows and not r.left]
        last = [r for r in free if "last" in r.tags]
        goods = [r for r in free if is_goods(r)]
        states = [r for r in free if r.state and r.known(TOTAL)]
        found = last or goods or states[:1]
        if found:
            yield tuple(r.id for r in found)
        elif self.table.world.known(TOTAL):
            yield (WORLD,)

    @property
    def _told_rows(self) -> set[str]:
        return {r.id for r in self.claimed.rows.values()}

    def _fits(self, role: Role, row: Row) -> bool:
        """Whether a row may take a role, whatever the others take."""
        if (row.left and ("is", "left") not in role.tests) or (role.kinds and row.kind not in role.kinds):
            return False
        if row.id in self._told_rows or ((row.state or row.role) and not any(what == "is" for what, _ in role.tests)):
            return False
        asked = {n for need in role.needs for n in need.split("|")}
        parts = row.tags & PARTS
        if (parts and not parts & asked) or (parts - {"story"} and not (parts - {"story"}) & asked):
            return False
        return _is_marked(role, row) and _passes_all(role, row)


def _is_marked(role: Role, row: Row) -> bool:
    """The row has the marks that the role needs, and none that bars it."""
    needed = all(row.marked(*need.split("|")) for need in role.needs)
    return needed and not (role.bars and row.marked(*role.bars))


def _passes_all(role: Role, row: Row) -> bool:
    return all(passes(row, test) for test in role.tests)


def _added(terms: Sequence[Term]) -> Iterator[Slot]:
    """What is added up or compared itself; the factors of 齿数×圈数 are not, and may be measured as they like."""
    for term in terms:
        if isinstance(term, Slot):
            yield term
        elif isinstance(term, Apply) and term.function not in ("Product", "Quotient", "Full"):
            yield from _added(term.args)


def _misfit(relation: Relation) -> bool:
    """Too few take part: a set of nothing."""
    return bool(language().predicates[relation.predicate].check(len(relation.args)))


def _unit(row: Row, attribute: Attribute) -> str:
    """The unit of an attribute: its own, or what the rate says (元/支: amounts in 支, totals in 元)."""
    if (cell := row.known(attribute)) is not None:
        return cell.quantity.unit
    rate = row.known(RATE)
    if rate is not None and attribute is not RATE:
        return rate.per if attribute is AMOUNT else rate.quantity.unit
    total, amount = row.known(TOTAL), row.known(AMOUNT)
    if attribute is RATE and total is not None:
        return total.quantity.unit if amount is not None else ""
    return ""


def _relations(follows: Follows, binding: dict[str, Bound], source: Source) -> Iterator[Relation]:
    """What follows, with the rows in the places of the roles."""
    if not follows.same:
        yield from instances(follows.pattern, binding, source)
        return
    for relation in instances(follows.pattern, binding, source):
        terms = relation.args[: len(relation.args) // 2]
        yield from (Relation("Equal", (terms[0], other), source) for other in terms[1:])
