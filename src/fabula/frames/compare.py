"""Comparisons, shares and sums: what the tellings of a text state about the rows of its table.

梨树比桃树多8棵, 看了余下的(1/4), 两天共看108页: a number that compares says nothing of its own; it relates one row to
another, to the whole, to what is left or to several together (refer.py says to which; sums.py and ratios.py know more).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.describe import SHARES, Description, Ref
from fabula.frames.honest import MISSED
from fabula.frames.phrases import SUMS, Comparisons
from fabula.frames.refer import WHOLE, names_in
from fabula.frames.sums import Sums
from fabula.frames.table import HEARD, RATE, TOTAL, is_left
from fabula.frames.tellings import Statement, Told
from fabula.parse.kbest import DeadEnd
from fabula.situation.commonsense import Call
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Attribute, Slot, Term, Unknown, slots
from fabula.text import Kind

__all__ = ["Comparer", "Comparisons"]


class Comparer(Sums):
    """States what a text tells about the rows of one table."""

    def state(self) -> list[Relation]:
        """All relations; what changes things first, sums last: they are about rows that others may still make."""
        self._demote()
        self._along()
        self._promote()
        for stage in (_CHANGES, _PLAIN, _LATE):
            for told in self.read.told:
                if _stage(told) is stage and not self._said_after(told):
                    self.stated += self._state(told)
        self.stated += [*self.rests, *self._years()]
        span = Source(None, "same_rate")
        self.stated += [Relation("Equal", (self.pairs[0].slot(RATE), r.slot(RATE)), span) for r in self.pairs[1:]]
        return self.stated

    def _said_after(self, told: Told) -> bool:
        """Whether 甲筐和乙筐的苹果就同样多 tells what is so when some have been moved, not what was."""
        alike = (t for t in self.read.told if t.clause == told.clause and _states(t, "Same"))
        return _states(told, "Equal") and not told.numbers and any(alike)

    def _state(self, told: Told) -> Iterator[Relation]:
        for statement in told.telling.statements:
            yield from self._statement(told, statement)

    def _statement(self, told: Told, statement: Statement) -> Iterator[Relation]:
        call = statement.call
        if statement.value:
            yield from self._value(told, call, statement.value)
        elif call.name == "Shares":
            yield from self._shares(told, call)
        elif call.name == "Sum_up":
            yield from self._sum(told)
        elif call.name in ("Grow", "Shrink"):
            yield from self._grown(told, call)
        elif call.name == "Rest":
            yield self._rest(told)
        elif call.name == "Move":
            yield from self._move(told)
        elif call.name == "Mean":
            yield from self._mean(told)
        elif call.name == "Concentration":
            yield self._concentration(told)
        elif call.name == "Quota":
            yield from self._quota(told)
        elif call.name == "Differ":
            yield self._differ(told, call)
        elif call.name == "Scale":
            yield from self._scale(told)
        elif call.name == "Same":
            yield from self._alike(told)
        elif not self._noted(told, call):
            yield self._relation(told, call)

    def _noted(self, told: Told, call: Call) -> bool:
        """Whether a statement relates nothing itself, but is remembered for others: 3年后, 这样的, 某班的学生."""
        if call.name == "Later":
            self._shift(told, call)
        elif call.name == "Steady":
            self.pairs.append(self._event(told))
        elif call.name == "Pair":
            self._pair(told)
        elif call.name == "Whole":
            self._named_whole(self.read.phrase(told, call.args[0].name).told.who)
        elif call.name == "Weigh":
            self._weigh(told, call)
        else:
            return False
        return True

    def _named_whole(self, named: Ref | None) -> None:
        """某班55%的学生是女生: the class is all of them."""
        if named is None:
            return
        self.whole_words.add(named.text)
        if not self.whole_told and self.table.world.name.agent is None:
            self.table.world.name = Name(agent=named)
            self.table.world.tags.add(HEARD)

    def _relation(self, told: Told, call: Call) -> Relation:
        named = [a.name.lower() for a in call.args if a.name in ("Total", "Rate", "Amount")]
        column = Attribute(named[0]) if named else self._column(told)
        args: list[Term] = []
        for arg in call.args:
            args.append(self._term(told, arg, column, args))
        if len(args) > 1:
            self.first, self.second = args[:2]
            self._compared_at = told.span[0]
        self.whole_used |= any(WHOLE in slots(a) for a in args)
        name = call.name
        if told.telling.name.startswith("chance") and self.read.wants(told.clause):
            self.table.choices.penalty(MISSED)  # 要使摸到红球的可能性是(1/2): so it shall be
        if name == "Fraction_of" and self._times(told):
            name = "Times_of"
        return Relation(name, tuple(args), Source(told.span))

    @staticmethod
    def _times(told: Told) -> bool:
        return any(q.kind is Kind.TIMES or q.asks == "times" for q in told.numbers.values())

    def _grown(self, told: Told, call: Call) -> Iterator[Relation]:
        """今年增加了12%: than what was told before; 增加了百分之几: the last two that were told."""
        predicate = "Fraction_more" if call.name == "Grow" else "Fraction_less"
        number = told.numbers["n"]
        spoken = [t for _, t in sorted(self._spoken(), key=lambda s: s[0]) if isinstance(t, Slot)]
        before = list(dict.fromkeys(spoken))
        if number.value is None:
            if isinstance(self.first, Slot) and isinstance(self.second, Slot):
                before = [self.second, self.first]
            if len(before) < 2:
                raise DeadEnd("nothing has grown")
            first, second = before[-1], before[-2]
        else:
            if not before:
                raise DeadEnd("nothing has grown")
            second = before[-1]
            topic = self._topic(told)
            name = self.table.stage.name(self.read.phrase(told, "A").told, topic)
            first = self.table.new(replace(name, change=None), clause=told.clause).slot(second.attribute)
        self.first, self.second, self._compared_at = first, second, told.span[0]
        yield Relation(predicate, (first, second, self._number(told, number, first.attribute)), Source(told.span))

    def _differ(self, told: Told, call: Call) -> Relation:
        """甲和乙相差多少: who has more is known from elsewhere."""
        stated = self._relation(told, Call("More_than", call.args))
        a, b, number = stated.args
        less = any(r.predicate in _LESS and r.args[:2] == (a, b) for r in self.stated)
        less = less or any(r.predicate in _MORE and r.args[:2] == (b, a) for r in self.stated)
        values = [self._told_value(t) for t in (a, b)]
        if values[0] is not None and values[1] is not None:
            less = values[0] < values[1]
        return replace(stated, args=(b, a, number)) if less else stated

    def _told_value(self, term: Term) -> Fraction | None:
        if not isinstance(term, Slot):
            return None
        row = next((r for r in (self.table.world, *self.table.rows) if r.id == term.node), None)
        cell = row.cells.get(term.attribute) if row else None
        return cell.quantity.value if cell else None

    def _rest(self, told: Told) -> Relation:
        """其余的都是白鹅: what is left of the whole."""
        phrase = self.read.phrase(told, "A")
        kept = tuple(m for m in phrase.told.marks if not is_left(Description(marks=(m,))))
        row = self._row(told, replace(phrase.told, marks=kept), TOTAL, None)
        self.whole_used = True
        row.clause = max(row.clause, told.clause)
        others = [r for r in self.table.rows if r is not row and not r.left and r.id not in self.events]
        parts = [r.slot(TOTAL) for r in others if self._takes(r)]
        if not parts:
            raise DeadEnd("nothing was taken before")
        return Relation("Remains", (row.slot(TOTAL), WHOLE, *parts), Source(told.span))

    def _value(self, told: Told, call: Call, name: str) -> Iterator[Relation]:
        """``Rate(A) = n``: the number is an attribute's value, or asks for it."""
        takes = any(r.left or (r.name.act and self._takes(r)) for r in self.table.rows)
        if call.args[0].name == "Left" and not takes:
            fact = self.read.story.of(told.numbers[name].index)
            if fact is not None and fact.quantity.value is not None:
                self.table.put(fact)
            return
        slot = self._attribute(told, call.args[0].name, Attribute(call.name.lower()))
        self.table.give(slot, told.numbers[name], self._per(told, call))
        if call.args[0].name == "Left" and told.asked and not told.numbers[name].unit and not self.whole_told:
            self.goal = Unknown()  # 还剩多少没有修: what share of it
            yield Relation("Fraction_of", (slot, WHOLE, self.goal), Source(told.span))
            return
        if told.numbers[name].value is None:
            self.goal = slot

    def _per(self, told: Told, call: Call) -> str:
        """The unit that a rate is per: that of the amount told with it."""
        amounts = (s.value for s in told.telling.statements if s.call.name == "Amount" and s.call.args == call.args)
        shares = any(q.kind in SHARES for q in told.numbers.values())
        if call.name != "Rate" or shares:
            return ""
        return next((told.numbers[a].unit for a in amounts if a in told.numbers), "")


_LESS = frozenset(("Less_than", "Fraction_less"))
_MORE = frozenset(("More_than", "Fraction_more", "Times_of", "Times_plus"))
_CHANGES, _PLAIN, _LATE = "changes", "plain", "late"


def _states(told: Told, name: str) -> bool:
    return any(statement.call.name == name for statement in told.telling.statements)


def _stage(told: Told) -> str:
    names = {s.call.name for s in told.telling.statements}
    if names & {"Move", "Later"}:
        return _CHANGES
    late = names & SUMS or any("G" in names_in(s.call) for s in told.telling.statements)
    return _LATE if late else _PLAIN
