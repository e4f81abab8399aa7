"""How much each of several does in a unit of time: 6台织布机5小时织布900米，平均每台每小时织布多少米.

So many work for so long, and all that they do is told; what one of them does in one unit of time is asked.
"""

from __future__ import annotations

from fabula.frames.kinds.labour import HEADS, TIME, WORDS, WORK, Labour, Side
from fabula.frames.table import RATE, TOTAL, WORLD, Row, Table
from fabula.lang.lexicon import classes, particle
from fabula.situation.relations import Relation
from fabula.situation.terms import Slot, Term
from fabula.text import Kind as Sorts
from fabula.text.units import compatible


class PerHead(Labour):
    """Reads what one of so many workers does in one unit of time."""

    name = "per_head"

    def may_fit(self) -> bool:
        facts = self.story.facts
        times = sum(self._is_time(f) for f in facts)
        return times == 1 and any(f.quantity.unit in classes(WORDS)["labourers"] for f in facts)

    def check(self) -> bool:
        asked = self.asked
        assert asked is not None
        told = [f for f in self.story.facts if f.quantity.kind is Sorts.NUMBER]
        sorts = {self._sort(f): f for f in told}
        if len(told) != 3 or set(sorts) != {HEADS, TIME, WORK} or any(f.quantity.value is None for f in told):
            return False
        work, time, heads = sorts[WORK].quantity, sorts[TIME].quantity, sorts[HEADS].quantity
        clause = self.problem.clauses[asked.clause].span
        question = self.problem.text[clause.start : asked.quantity.span.start]
        each = any(particle("each") + unit in question for unit in {heads.unit, *classes()["heads"]})
        per = asked.quantity.per or asked.told.per
        lasting = compatible(per, time.unit) or particle("each") + time.unit in question
        self.one, self.two = Side(sorts), Side({WORK: asked})
        return each and lasting and compatible(work.unit, asked.quantity.unit)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        assert self.asked is not None
        self.goal: Term = Slot(WORLD, TOTAL)
        self.stated: list[Relation] = []
        self.lasting: dict[str, Row] = {}
        heads, _ = self._side(table, self.one, None)
        table.give(heads.slot(RATE), self.asked.quantity, self.one.parts[HEADS].quantity.unit)
        return heads.slot(RATE), self.stated
