"""A text as rows without a time in which they go on: what is told, compared, and meant by other names."""

from __future__ import annotations

from fabula.frames.compare import Comparer
from fabula.frames.composed import composed
from fabula.frames.evidence import Evidence
from fabula.frames.find_whole import find_whole
from fabula.frames.honest import MISSED, is_difference
from fabula.frames.laid import Laid, unclaimed
from fabula.frames.meant import Meanings, renamed
from fabula.frames.question import asked_row, goal_of
from fabula.frames.sketch import sketch
from fabula.frames.table import Table
from fabula.parse.determined import determined
from fabula.parse.kbest import Choices
from fabula.situation.relations import Relation
from fabula.situation.terms import Slot, Term, moved
from fabula.text import Kind


def lay_out(known: Evidence, choices: Choices) -> Laid:
    """Every number in a row, but for those that comparisons speak of."""
    read = known.compared
    told = [f for f in known.telling.facts if f.quantity.kind not in (Kind.ASKED, Kind.CLOCK)]
    table = Table(known.stage, known.telling.facts, choices)
    for fact in told:
        if fact.quantity.index not in read.numbers:
            table.put(fact)
            if is_difference(known.problem.text, fact):
                choices.penalty(MISSED)  # 第二个月多烧1.8吨: than before, and nothing says so
    find_whole(table)
    comparer = Comparer(read, table)
    stated = comparer.state()
    stated += composed(known.problem, table, stated)
    goal = comparer.goal or goal_of(known, table, comparer)
    goal, stated = _meant(known, table, goal, [*stated, *comparer.weigh(goal)])
    return Laid(table, goal, stated, unclaimed(table))


def _meant(known: Evidence, table: Table, goal: Term, stated: list[Relation]) -> tuple[Term, list[Relation]]:
    """What is told and asked of rows that the comparisons call by other names (meant.py)."""
    if known.changes:  # the states of a price are told by what happens to it (changes.py)
        return goal, stated
    asked = asked_row(known, table, goal) if isinstance(goal, Slot) else None
    meanings = Meanings(known.problem, table, stated, asked)
    pairs, price = meanings.pairs(goal)
    if determined(sketch(known.type, table, goal, stated)):
        return goal, stated
    if not pairs:
        made = meanings.product(goal)
        if made is not None and table.choices.pick("meant", [(False, 0.0), (True, made[1])]):
            return made[0], stated
        return goal, stated
    if not table.choices.pick("meant", [(False, 0.0), (True, price)]):
        return goal, stated
    became = renamed(pairs, table)
    return moved(goal, became), [r.with_terms(lambda t: moved(t, became)) for r in stated]
