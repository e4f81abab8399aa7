"""Several who act at once: rates that are added, or taken from each other, and the time for which they go on."""

from __future__ import annotations

from dataclasses import replace

from fabula.frames.binding.draft import Draft
from fabula.frames.binding.expression import column_of, is_one
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row
from fabula.situation.terms import Apply, Slot, Term


class Together:
    """Finds out who acts at once, and states what follows."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft

    def totals(self, rates: Term, amount: Term) -> Term | None:
        """(r1 + r2) × t: both go on for the time t, and what each does is added."""
        if not isinstance(amount, Slot) or amount.attribute is not AMOUNT:
            return None
        slots = self._rates(rates)
        if slots is None or not isinstance(rates, Apply):
            return None
        rows = self._at_work([self.draft.row(s) for s in slots], slots, amount)
        if rows is None:
            return None
        for row in rows:
            self.draft.pair(row, amount)
            if row.slot(AMOUNT) != amount:
                self.draft.state("Equal", row.slot(AMOUNT), amount)
        return Apply(rates.function, tuple(row.slot(TOTAL) for row in rows))

    def _at_work(self, rows: list[Row], rates: list[Slot], amount: Slot) -> list[Row] | None:
        """Who acts for a time: the rows themselves; where more is known of them (单独做10天), what they do then."""
        phase = self.draft.row(amount)
        own = [self.draft.idle(r) or (r is phase and self.draft.known(r) == {RATE, AMOUNT}) for r in rows]
        if all(own):
            return rows
        told = phase.name.event not in {r.name.event for r in rows} and self.draft.known(phase) == {AMOUNT}
        owners = [str(r.name.agent or "") for r in rows]
        if not told or phase is self.draft.table.world or len(set(owners)) < len(rows) or "" in owners:
            return None
        acting = [row if free and row.name.event == phase.name.event else self._then(row, phase)
                  for row, free in zip(rows, own, strict=True)]  # fmt: skip
        for row, slot in zip(acting, rates, strict=True):
            self.draft.state("Equal", row.slot(RATE), slot)
        return acting

    def amount(self, whole: Term, rates: Term) -> Slot | None:
        """T ÷ (r1 + r2): both go on for equally long, and what each does makes up the whole."""
        slots = self._rates(rates)
        several = isinstance(whole, Apply) and whole.function in ("Left", "Sum")
        if slots is None or not (is_one(whole) or several or isinstance(whole, Slot)):
            return None
        if not is_one(whole) and column_of(whole) is not TOTAL:
            return None
        rows = self._acting(slots)
        if rows is None:
            return None
        first = next((r for r in rows if self.draft.wanted == r.slot(AMOUNT)), rows[0])
        for row in rows:
            if row is not first:
                self.draft.state("Equal", row.slot(AMOUNT), first.slot(AMOUNT))
        totals = tuple(row.slot(TOTAL) for row in rows)
        self._make_up(self.draft.one() if is_one(whole) else whole, rates, totals)
        self.draft.defined.add(first.slot(AMOUNT))
        return first.slot(AMOUNT)

    def rate(self, goal: Slot, rates: tuple[Term, ...]) -> bool:
        """T ÷ t − r1 is somebody's rate: what all do in the time t makes up the whole."""
        draft, (joint, *others) = self.draft, rates
        row = draft.row(goal)
        whole = next((r for r in draft.relations if r.predicate == "Equal" and r.args[0] == row.slot(TOTAL)), None)
        rows = [draft.row(o) for o in others if isinstance(o, Slot) and o.attribute is RATE]
        if joint != goal or goal.attribute is not RATE or whole is None or len(rows) < len(others):
            return False
        used = {s for r in draft.relations if r is not whole for s in r.slots()}
        if not all(draft.idle(r) for r in rows) or {goal, row.slot(TOTAL)} & used:
            return False
        draft.relations.remove(whole)
        for other in rows:
            draft.state("Equal", other.slot(AMOUNT), row.slot(AMOUNT))
        draft.state("Together", whole.args[1], row.slot(TOTAL), *(r.slot(TOTAL) for r in rows))
        return True

    def joint_rate(self, goal: Slot, rates: tuple[Term, ...]) -> bool:
        """T ÷ t − r1, where t is told of another: the same, for the time that all go on for."""
        draft, (joint, *others) = self.draft, rates
        row = draft.row(goal)
        if not isinstance(joint, Apply) or joint.function != "Quotient" or goal.attribute is not RATE:
            return False
        whole, time = joint.args
        rows = [draft.row(o) for o in others if isinstance(o, Slot) and o.attribute is RATE and o.node != WORLD]
        if column_of(whole) is not TOTAL or not isinstance(time, Slot) or time.attribute is not AMOUNT:
            return False
        if len(rows) < len(others) or not rows or draft.known(row) or row in rows:
            return False
        if not all(draft.idle(r) or (r.slot(AMOUNT) == time and draft.known(r) == {RATE, AMOUNT}) for r in rows):
            return False
        for other in (row, *rows):
            if other.slot(AMOUNT) != time:
                draft.state("Equal", other.slot(AMOUNT), time)
        draft.state("Together", whole, row.slot(TOTAL), *(r.slot(TOTAL) for r in rows))
        draft.defined.add(goal)
        return True

    def _make_up(self, whole: Term, rates: Term, totals: tuple[Slot, ...]) -> None:
        added = isinstance(rates, Apply) and rates.function == "Sum"
        if isinstance(whole, Apply) and whole.function == "Sum":  # two trains that pass each other
            self.draft.state("Equal", whole, Apply("Sum" if added else "Left", totals))
        elif added:
            base, done = (whole.args[0], whole.args[1:]) if isinstance(whole, Apply) else (whole, ())
            self.draft.state("Together", base, *done, *totals)
        else:
            self.draft.state("Remains", whole, *totals)

    def _rates(self, rates: Term) -> list[Slot] | None:
        """The rates of several rows that are added, or taken from each other; None if it is anything else."""
        if not isinstance(rates, Apply) or rates.function not in ("Sum", "Left"):
            return None
        found = [a for a in rates.args if isinstance(a, Slot) and a.attribute is RATE and a.node != WORLD]
        rows = [self.draft.row(slot) for slot in found]
        units = {r.cells[RATE].per for r in rows if RATE in r.cells}
        several = len(found) == len(rates.args) and len({r.id for r in rows}) > 1
        return found if several and len(units) < 2 else None

    def _acting(self, rates: list[Slot]) -> list[Row] | None:
        """Who acts in the time that is looked for: the rows themselves, if nothing else is known of them.

        Rows of which more is known (单独做10天) stand for what their owners do then (合做), if that is what is asked.
        """
        rows = [self.draft.row(slot) for slot in rates]
        if all(self.draft.idle(row) for row in rows):
            named = all(row.cells[RATE].per for row in rows if RATE in row.cells)
            return rows if named else None
        asked = self._asked() or self._latest(rows)
        owners = {str(row.name.agent or "") for row in rows}
        if asked is None or str(asked.name.agent or "") not in owners or len(owners) < len(rows):
            return None
        if any(row is not asked and row.name.event == asked.name.event for row in rows):
            return None
        acting = [self._then(row, asked) for row in rows]
        for row, slot in zip(acting, rates, strict=True):
            if row.slot(RATE) != slot:
                self.draft.state("Equal", row.slot(RATE), slot)
        return acting

    def _latest(self, rows: list[Row]) -> Row | None:
        """甲队先修3天，两队再…: the one of whom nothing but the rate is known yet acts in the time looked for."""
        idle = [row for row in rows if self.draft.idle(row)]
        return idle[0] if idle and idle[0].name.event else None

    def _asked(self) -> Row | None:
        """The row of the time that is asked for, if nothing is known of it yet."""
        wanted = self.draft.wanted
        if wanted is None or wanted.attribute is not AMOUNT or wanted.node == WORLD:
            return None
        row = self.draft.row(wanted)
        return None if self.draft.known(row) else row

    def _then(self, row: Row, asked: Row) -> Row:
        """What the owner of a row does in that time."""
        if str(row.name.agent) == str(asked.name.agent):
            return asked
        act, kind = (asked.name.act, asked.name.kind) if asked.name.act else (row.name.act, row.name.kind)
        return self.draft.table.new(replace(asked.name, agent=row.name.agent, act=act, kind=kind), clause=asked.clause)
