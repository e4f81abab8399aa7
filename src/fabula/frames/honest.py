"""What a reading leaves out: words that ask for a difference, a rest, an equality, and that nothing in it stands for.

A wrong reading is cheap where nobody misses anything: every number has a place, and the sum of all of them answers
some question, only not this one. Here a reading pays for what the text says and it does not (words in honest.txt).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from fabula.facts.describe import Fact
from fabula.frames.frame import Frame
from fabula.frames.strange_units import adds_strangely, strangely_measured
from fabula.frames.table import RATE, TOTAL, WORLD, Row, Table, alike
from fabula.frames.timeline import Timeline
from fabula.lang.lexicon import classes, particles
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Number, Slot, Term, Unknown, walk
from fabula.text import Problem
from fabula.text.units import dimension

MISSED = 0.7  # what it costs to leave out what the text says
NEAR = 3  # characters between 多 and its number
WHOLE = Slot(WORLD, TOTAL)
_LESSENED = frozenset(("Remains", "Less_than", "Fraction_less", "Times_minus"))
_ADDING = frozenset(("Together", "Product_of", "Average", "Share"))
_SPENT = frozenset(("out", "buy", "pay"))
_EARNED = frozenset(("save", "in"))
_ACCOUNTS = frozenset(("short", "back", "left"))


@cache
def _words(name: str) -> re.Pattern[str]:
    return re.compile("|".join(sorted(classes("honest.txt")[name], key=len, reverse=True)))


@cache
def _before_asked() -> re.Pattern[str]:
    return re.compile(f"(?:{_words('differs').pattern})$")


def tells_later(text: str) -> bool:
    """Whether a text speaks of what is there when something has happened."""
    return _words("later").search(text) is not None


def is_difference(text: str, fact: Fact) -> bool:
    """多烧1.8吨, 少了10面: by how much, not how much."""
    told, start = fact.told, fact.quantity.span.start
    if told.change is None or fact.other is not None or told.change.text not in classes("honest.txt")["more_or_less"]:
        return False
    return 0 <= start - told.change.span[1] <= NEAR and text[told.change.span[0] - 1] not in particles("up_to")


class Honesty:
    """Judges readings of one problem by what they leave out."""

    def __init__(self, problem: Problem, asked: Fact, changed: frozenset[int] = frozenset()) -> None:
        """``changed``: clauses in which a price changes; the states of the price stand for their comparisons."""
        self.problem = problem
        self.asked = asked
        self.strange = strangely_measured(problem)
        self.changed = [problem.clauses[i].span for i in sorted(changed)]
        clause = problem.clauses[asked.clause]
        self.question = problem.text[clause.span.start : clause.span.end]
        self.before = problem.text[clause.span.start : asked.quantity.span.start]

    def cost(self, table: Table, goal: Term, relations: Sequence[Relation], used: Sequence[Frame] = ()) -> float:
        """What a reading by some frames costs for what it leaves out."""
        rows = {r.id: r for r in (table.world, *table.rows)}
        row = rows.get(goal.node) if isinstance(goal, Slot) else None
        checks = [self._no_difference(goal, row), self._no_rest(table, row, relations), self._no_next(relations)]
        checks.append(self._strange(rows, relations))
        if not isinstance(table, Timeline):
            checks.append(self._no_remainder(table, rows, relations))
            checks += [self._unasked_sum(rows, goal, relations), self._no_sum(rows, goal, relations)]
            checks += [self._other_owner(row), *self._terms(used), self._one_way(relations)]
            checks += self._unstated(relations)
        return MISSED * sum(checks)

    def cost_of_kind(self, table: Table, goal: Term, relations: Sequence[Relation]) -> float:
        """The same for a kind that is known by its build; it knows what it compares."""
        rows = {r.id: r for r in (table.world, *table.rows)}
        row = next((r for r in table.rows if isinstance(goal, Slot) and r.id == goal.node), None)
        checks = [self._no_difference(goal, row), self._no_rest(table, row, relations), *self._terms(())]
        checks.append(self._no_remainder(table, rows, relations))
        checks.append(self._strange(rows, relations))
        return MISSED * sum(checks)

    def _strange(self, rows: dict[str, Row], relations: Sequence[Relation]) -> bool:
        """3庹 and 2米: nobody knows how much that is together."""
        return any(adds_strangely(self.strange, r, rows, self.asked.quantity.unit) for r in relations)

    def _no_difference(self, goal: Term, row: Row | None) -> bool:
        """早到几分钟, 便宜多少元: asked is by how much, and the goal is how much."""
        if isinstance(goal, Unknown) or not _before_asked().search(self.before):
            return False
        return row is None or not (row.loose or row.left or row.role in _ACCOUNTS or row.name.change)

    def _no_next(self, relations: Sequence[Relation]) -> bool:
        """应从第几页看起: the one behind those that were read."""
        asks = _words("next").search(self.question) is not None
        return asks and not any(r.predicate in ("Next_after", "More_than") for r in relations)

    def _no_rest(self, table: Table, row: Row | None, relations: Sequence[Relation]) -> bool:
        """还剩几分之几, 没有参加的: and nothing is left."""
        asks = _words("leaves").search(self.question)
        if asks is None and (isinstance(table, Timeline) or not _words("negates").search(self.before)):
            return False
        if row is not None and (row.left or "rest" in row.tags):  # 行完剩下的路还要几小时
            return False
        rows = {r.id for r in table.rows if r.left or r.tags & {"left", "lack", "leftover"}}
        spoken = any(s.node in rows for r in relations for s in r.slots())
        return not (spoken or any(r.predicate in _LESSENED or _has_left(r) for r in relations))

    def _one_way(self, relations: Sequence[Relation]) -> bool:
        """从甲地到乙地240千米，往返要几升: there and back, and nothing is doubled."""
        asks = _words("both_ways").search(self.question) and _words("one_way").search(self.problem.text)
        terms = (t for r in relations for arg in r.args for t in walk(arg))
        return bool(asks) and not any(isinstance(t, Number) and t.value == 2 for t in terms)

    def _no_remainder(self, table: Table, rows: dict[str, Row], relations: Sequence[Relation]) -> bool:
        """剩下的分给24个班: told of what is left, and nothing has been taken away from a whole."""
        if _words("remainder").search(self.problem.text) is None:
            return False
        played = {s.node for r in relations for s in r.slots()}
        if any(r.left and r.id in played for r in rows.values()):
            return False
        whole = TOTAL in table.world.cells and any(r.predicate in _ADDING and WHOLE in r.slots() for r in relations)
        return not whole and not any(r.predicate in _LESSENED or _has_left(r) for r in relations)

    def _unasked_sum(self, rows: dict[str, Row], goal: Term, relations: Sequence[Relation]) -> bool:
        """All that is told, added up, where nobody asks for all; or what came and what went, added up."""
        for relation in relations:
            parts = [rows[s.node] for s in relation.slots() if s.node in rows and s.node != WORLD]
            if relation.source.rule == "remainder" and _not_taken(parts[0], parts[1:]):
                return True
            if relation.source.rule != "together":
                continue
            if _earned_and_spent(parts) or len({r.kind == "out" for r in parts}) > 1:
                return True
            if goal == WHOLE and not self.asks_all():
                return True
        return False

    def asks_all(self) -> bool:
        """Whether the question is of all together: 一共多少, 这批货物有多少; 实际生产多少 is asked of one time only."""
        if _words("together").search(self.question):
            return True
        return not self.asked.told.marks and _words("summed").search(self.question) is not None

    def _no_sum(self, rows: dict[str, Row], goal: Term, relations: Sequence[Relation]) -> bool:
        """这一天共卖出多少: and nothing is added up."""
        if any(RATE in r.cells for r in rows.values()):
            return False
        if not isinstance(goal, Slot) or goal.node == WORLD or not _words("together").search(self.before):
            return False
        return not any(r.predicate in _ADDING or _adds(r) for r in relations)

    def _other_owner(self, row: Row | None) -> bool:
        """走读生有多少人, of whom nothing was told before, and the goal is that of others."""
        told, start = self.asked.told, self.problem.clauses[self.asked.clause].span.start
        names = {r.text for r in (told.who, told.what) if r}
        known = row is None or row.id == WORLD or bool(row.role) or "meant" in row.tags
        if row is None or known or any(n in self.problem.text[:start] for n in names):
            return False
        own = {r.text for r in (row.name.agent, row.name.what) if r} | ({row.within} - {""})
        return bool(own and names) and not alike(own, names)

    def _terms(self, used: Sequence[Frame]) -> Iterator[bool]:
        """不收费, 押金, 优惠券: terms of a trade that no frame and no change of a price stands for."""
        known = [p for f in used for p in (f.when, f.hears, *f.needs) if p is not None]
        spans = [(span.start, span.end) for span in self.changed]
        for found in _words("terms").finditer(self.problem.text):
            heard = any(p.within(found[0]) for p in known) or any(a <= found.start() < b for a, b in spans)
            yield not heard

    def _unstated(self, relations: Sequence[Relation]) -> Iterator[bool]:
        """刚好一样多, 比…: said, and no relation stands there."""
        spans = [r.source.span for r in relations if r.source.span is not None]
        spans += [(span.start, span.end) for span in self.changed]
        for name in ("alike", "compares"):
            for found in _words(name).finditer(self.problem.text):
                yield not any(a <= found.start() < b for a, b in spans)


def _not_taken(left: Row, parts: Sequence[Row]) -> bool:
    """卡车载重6吨, 哥哥有30块: not taken away like the rest, or whose it is that remains."""
    still = [r for r in parts if not r.kind and r.cells and not r.name.marks]
    acts = any(r.kind for r in parts)
    whose = left.name.agent.text if left.name.agent else ""
    return any(acts or (r.name.agent and r.name.agent.text == whose) for r in still)


def _earned_and_spent(parts: Sequence[Row]) -> bool:
    """攒了80元，买篮球花了56元: what comes in and what goes, in money, is no sum."""
    rows = [r for r in parts if (c := r.cells.get(TOTAL)) and dimension(c.quantity.unit) == "money"]
    return len({r.kind in _SPENT for r in rows if r.kind in _SPENT | _EARNED}) > 1


def _adds(relation: Relation) -> bool:
    return any(isinstance(a, Apply) and a.function == "Sum" for a in relation.args)


def _has_left(relation: Relation) -> bool:
    return any(_is_left(a) for a in relation.args)


def _is_left(term: Term) -> bool:
    return isinstance(term, Apply) and (term.function in ("Left", "Difference") or any(map(_is_left, term.args)))
