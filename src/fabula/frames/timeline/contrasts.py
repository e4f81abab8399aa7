"""Comparisons and shares in a story in time: which numbers compare, and what they relate.

乙船落后甲船14千米 relates what both have gone, 提前4天完工 the work to its plan (which rows these are: sides.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import ASKED_SHARES, SHARES, Fact
from fabula.frames.actors import ACTIVE, FILE, is_name, lasts, says
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row
from fabula.frames.timeline.moment import FIXED, Moment, Saying, saying
from fabula.frames.timeline.progress import done_and_left, done_by_now, left
from fabula.frames.timeline.sides import Sides
from fabula.frames.versus import compared_column
from fabula.lang.lexicon import classes
from fabula.situation.terms import Apply, Attribute, Slot, Term
from fabula.text import Kind


class Contrasts(Sides):
    """Puts numbers that compare between the rows that they relate."""

    def changes(self, moment: Moment) -> bool:
        """每天节约0.1吨, 每小时多行12千米: than before, although nothing is compared in words."""
        told = moment.fact.told
        if self.soon(moment) or self._rank(moment) is not None or self._adds(moment):
            return True
        if not told.change or not self._earlier(moment) or self._reaches(moment):
            return False
        if moment.fact.quantity.per and told.measure is not None and told.measure.text in classes()["rates"]:
            return True  # 速度要提高多少米/分
        time = lasts(moment.fact.quantity.unit) and told.change.text in classes(FILE)["rather"]
        return bool(told.per or (time and (self.story.told(moment).key or self._longer(moment))))

    def _longer(self, moment: Moment) -> bool:
        """如果每天用10吨，可以多用几天: than the first pace would last."""
        agents = self.story.whom(moment)
        rows = [r for r in self.story.acts.get(agents[0] if agents else "", []) if "halt" not in r.tags]
        return len(rows) == 2 and AMOUNT in rows[0].cells and AMOUNT not in rows[1].cells

    @staticmethod
    def _reaches(moment: Moment) -> bool:
        """提速到每小时95千米: what it becomes, and not by how much."""
        row = moment.view.row[moment.start : moment.at]
        changes = [i for i, c in enumerate(row) if c.sort is Sort.CHANGE]
        return bool(changes) and any(c.text in classes(FILE)["up_to"] for c in row[changes[-1] + 1 : changes[-1] + 2])

    def _in_all(self, moment: Moment) -> bool:
        """甲做3天后，乙接着做2天，共完成全部的(1/4): by all who have acted, each in a time of his own."""
        agents = [a for a, rows in self.story.acts.items() if any(r in rows for r in self.story.acting_rows())]
        named = self.story.actors.named(moment.view.row, 0, moment.at)
        return len(agents) > 1 and not named and says(moment.before, "in_all")

    def _asks_all_so_far(self, moment: Moment) -> bool:
        """6小时行了全程的(1/4)，再行4小时，一共行了全程的几分之几: what one did in all phases."""
        several = len(self.story.acting_rows()) > 1 and len(self.story.actors.known) == 1
        return several and moment.fact.quantity.kind is Kind.ASKED and says(moment.before, "in_all")

    @staticmethod
    def _shares(fact: Fact) -> bool:
        """A share of something, told or asked."""
        return fact.quantity.kind in SHARES or fact.quantity.asks in ASKED_SHARES

    def _adds(self, moment: Moment) -> bool:
        """行了全程的(2/5)多30千米: so much more than the share that was told before it."""
        row, fact = moment.view.row, moment.fact
        share = row[moment.start - 1] if moment.start else None
        told = share is not None and share.sort is Sort.QUANTITY and share.note in SHARES
        clear = all(c.sort in (Sort.CHANGE, Sort.FUNC) for c in row[moment.start : moment.at])
        return told and clear and fact.told.change is not None and fact.quantity.kind is Kind.NUMBER

    def _elsewhere(self, moment: Moment) -> bool:
        """电池还剩70%的电: a share of something that has no part in the story."""
        fact, row = moment.fact, moment.view.row
        if fact.quantity.value is None or fact.quantity.kind not in SHARES or fact.other is not None:
            return False
        names = {c.text: self.story.actors.key(c.text) for c in row if is_name(c)}
        part = any(c.note in ACTIVE or c.sort in (Sort.WHOLE, Sort.COMPARE) for c in row) or any(names.values())
        first = row[0].text in names
        return first and not part and not row[0].text.endswith(tuple(classes(FILE)["wholes"]))

    def soon(self, moment: Moment) -> bool:
        """提前4天完工, where a plan was told: than planned."""
        fact = moment.fact
        change = fact.told.change
        told = any("plan" in r.tags for r in self.story.rows)
        agents = self.story.whom(moment)
        rows = self.story.acts.get(agents[0], []) if agents else []
        planned = told or any(AMOUNT in r.cells and not r.tags & {"halt", "alone", "joint"} for r in rows)
        known = classes(FILE)["sooner"] | (classes(FILE)["soon_late"] if self._than_plan(moment) else frozenset())
        sooner = change is not None and change.text in known
        than = fact.other is None or self._than_plan(moment)
        return sooner and planned and than and lasts(fact.quantity.unit) and not self._reaches(moment)

    @staticmethod
    def _than_plan(moment: Moment) -> bool:
        """比原计划提前1天, 比计划时间晚2分钟: than planned, and than nobody."""
        row = moment.view.row[: moment.at]
        split = next((i for i, c in enumerate(row) if c.sort is Sort.COMPARE), len(row))
        behind = [c for c in row[split + 1 :] if c.sort in (Sort.NAME, Sort.MARK)]
        return bool(behind) and all(c.sort is Sort.MARK and FIXED.get(c.note) == "plan" for c in behind)

    def _earlier(self, moment: Moment) -> Row | None:
        """The phase before the one that is spoken of."""
        agents = self.story.whom(moment)
        rows = [r for r in self.story.acts.get(agents[0] if agents else "", []) if "halt" not in r.tags]
        key = self.story.told(moment).key
        return next((r for r in rows if not key or key not in r.tags), None)

    def _rank(self, moment: Moment) -> int | None:
        """乙船落后甲船14千米: where the word stands that parts who is behind from who is ahead."""
        row, named = moment.view.row, self.story.actors.named
        ranks = classes(FILE)["lags"] | classes(FILE)["leads"]
        at = next((i for i in range(moment.at) if row[i].text in ranks), None)
        if at is None or len(named(row, 0, at)) != 1 or not any(self._names(c) for c in row[at + 1 : moment.at]):
            return None
        return at

    def _names(self, chunk: Chunk) -> str:
        return self.story.actors.key(chunk.text) if is_name(chunk) else ""

    def _ranked(self, moment: Moment, at: int) -> None:
        """The one ahead has gone so much farther by then."""
        row = moment.view.row
        first = self.story.actors.named(row, 0, at)[0]
        second = next(name for c in row[at + 1 : moment.at] if (name := self._names(c)))
        if row[at].text in classes(FILE)["lags"]:
            first, second = second, first
        rows = [self.row_of(a, Saying(), TOTAL, moment) for a in (first, second)]
        self.story.compared[moment.fact.quantity.index] = (rows[0].slot(TOTAL), rows[1].slot(TOTAL), TOTAL)

    def take(self, moment: Moment) -> None:
        """Which row is compared with which; a share is one of the whole."""
        fact, view = moment.fact, moment.view
        if (at := self._rank(moment)) is not None:
            self._ranked(moment, at)
            return
        if self.soon(moment):
            agents = self.story.whom(moment)
            self.story.early.append((fact, agents[0] if agents else ""))
            return
        if self._elsewhere(moment):
            self.story.loose("aside", TOTAL, fact)
            return
        if self._makes(moment):
            return
        earlier = next((i for i in self.story.compared if self.story.clause_of.get(i) == view.index), None)
        self.story.clause_of[fact.quantity.index] = view.index
        if earlier is None or (fact.other is None and not self._adds(moment)):  # 1.5倍多2.5千米: one comparison
            self.story.compared[fact.quantity.index] = self._related(moment)

    def _related(self, moment: Moment) -> tuple[Term, Term, Attribute]:
        """The two that a number relates, and what of them is compared."""
        fact, view = moment.fact, moment.view
        column, split = self._column(moment), self._split(moment)
        end = split if split >= 0 else moment.at
        agents = self.story.actors.named(view.row, 0, end) or self.story.subject or list(self.story.actors.known)[:1]
        told = self.story.told(moment) if split < 0 else self._before(moment, split)
        if fact.quantity.kind is Kind.RATIO and len(agents) > 1:
            one, two = (self.row_of(a, told, column, moment) for a in agents[:2])
            return one.slot(column), two.slot(column), column
        if len(agents) == 1 and not told.key and split >= 0 and column is not RATE:
            self.story.wholes[fact.quantity.index] = agents[0]
        if self._parts_alike(fact, column) and (sides := done_and_left(self.story, moment)):
            return (*sides, column)
        first = self._several(agents, moment, split) if column is TOTAL else None
        if first is None and (pair := self._own_before(agents, told, column, moment, split)) is not None:
            return (*pair, column)
        if first is None:
            row = self.row_of(agents[0] if agents else "", told, column, moment)
            first = row.slot(column)
            if column is TOTAL and fact.quantity.value is not None:
                row.tags.add("shared")
        second: Term | None = None
        if not (isinstance(first, Apply) and first.function == "Left"):  # 还剩下几分之几没走: a share of all
            second = self._other(moment, split, column, first)
        return first, second or Slot(WORLD, TOTAL), column

    def _several(self, agents: Sequence[str], moment: Moment, split: int) -> Term | None:
        """What is left, done so far, or done by several; None if one row is spoken of."""
        if split < 0 and says(moment.before, "left") and self._shares(moment.fact):
            return left(self.story, moment)  # 离乙地还有全程的(1/3)
        if moment.view.index in self.story.summed:  # 两小时正好行了全程的(1/2)
            return Apply("Sum", tuple(r.slot(TOTAL) for r in self.story.summed[moment.view.index]))
        if (done := done_by_now(self.story, moment)) is not None:
            return done
        if split < 0 and (self._in_all(moment) or self._asks_all_so_far(moment)):
            return Apply("Sum", tuple(r.slot(TOTAL) for r in self.story.acting_rows()))
        if len(agents) < 2:
            return None
        first = self._all_of(agents, moment)
        if says(moment.before, "apart") and self._shares(moment.fact):  # 两车之间的距离是全程的(1/4)
            ways = first.args if isinstance(first, Apply) else (first,)
            return Apply("Left", (Slot(WORLD, TOTAL), *ways))
        return first

    def _own_before(
        self, agents: Sequence[str], told: Saying, column: Attribute, moment: Moment, split: int
    ) -> tuple[Slot, Slot] | None:
        """What one does beside what was planned (完成计划的(5/8)) or done before (速度提高20%), if that is told."""
        if (plan := self._planned(agents, moment, split)) is not None:
            return self._beside_plan(agents[0], told, column, moment).slot(column), plan.slot(column)
        if (before := self._changed(agents, told, column, moment, split)) is None:
            return None
        view = moment.view
        act = told if told.act else Saying(act=before.name.act, kind=before.name.kind)
        itself = split >= 0 and all(c.sort is Sort.FUNC for c in view.row[:split])  # …，比过去每天多做300个
        again = saying(view, split + 1, moment.at).again if itself else told.again
        row = self.story.open(agents[0], replace(told, act=act.act, kind=act.kind, again=again), moment)
        first, second = (before, row) if itself else (row, before)
        return first.slot(column), second.slot(column)

    def _column(self, moment: Moment) -> Attribute:
        """What of the two is compared: how fast, how long, or how much."""
        column = compared_column(moment.fact)
        if column is RATE and self._of_the_whole(moment):
            column = TOTAL
        if self._planned(list(self.story.acts)[:1], moment, -1) is not None:
            column = self._share_column(moment)
        paced = any(c.sort is Sort.PER and lasts(c.note) for c in moment.view.row[moment.start : moment.at])
        return RATE if column is TOTAL and paced else column

    @staticmethod
    def _split(moment: Moment) -> int:
        """Where the word stands that parts the two (甲比乙, 甲是乙的); -1 if there is none."""
        row = moment.view.row[: moment.at]
        split = next((i for i, c in enumerate(row) if c.sort is Sort.COMPARE), -1)
        if split >= 0 or moment.fact.other is None:
            return split
        return max((i for i, c in enumerate(row) if c.text in classes()["likens"]), default=-1)

    @staticmethod
    def _of_the_whole(moment: Moment) -> bool:
        """以每小时60千米的速度行了全程的一半: how far; but 每小时行全程的(1/10)."""
        row = moment.view.row[moment.start : moment.at]
        plain = moment.fact.quantity.kind in SHARES and moment.fact.told.change is None and moment.start > 0
        return plain and any(c.sort is Sort.WHOLE for c in row) and not any(c.sort is Sort.PER for c in row)

    @staticmethod
    def _parts_alike(fact: Fact, column: Attribute) -> bool:
        """What may relate what is done to what is left: a ratio, a share, so many times."""
        kinds = SHARES | {Kind.RATIO, Kind.TIMES}
        return column is TOTAL and fact.quantity.kind in kinds and fact.told.change is None

    def _makes(self, moment: Moment) -> bool:
        """小安游的(3/4)等于小宁游的, 客船的(2/3)是货船的速度: the share is what another has; True if it is so told."""
        row, fact, known = moment.view.row, moment.fact, self.story.actors
        if fact.quantity.kind not in SHARES or fact.told.change is not None or moment.at + 1 >= len(row):
            return False
        if any(c.sort is Sort.COMPARE or c.text in classes()["likens"] for c in row[: moment.at]):
            return False
        turns = row[moment.at + 1].text in classes()["likens"] | classes()["conj"]
        behind = [k for c in row[moment.at + 2 :] if is_name(c) and (k := known.key(c.text))]
        before = known.named(row, 0, moment.at)
        if not turns or len(behind) != 1 or len(before) != 1 or behind == before:
            return False
        rates = any(c.sort is Sort.MEASURE and c.text in classes()["rates"] for c in row)
        column = RATE if rates else compared_column(fact)
        told = saying(moment.view, 0, moment.at)
        first, second = (self.row_of(a, replace(told, key=""), column, moment) for a in (behind[0], before[0]))
        self.story.compared[fact.quantity.index] = (first.slot(column), second.slot(column), column)
        self.story.clause_of[fact.quantity.index] = moment.view.index
        return True

    def _before(self, moment: Moment, split: int) -> Saying:
        told = saying(moment.view, 0, split)
        late = saying(moment.view, split + 1, moment.stop)
        key, found = (told.key, told.marks) if told.key else (self.story.carried.key, self.story.carried.marks)
        if self.story.actors.named(moment.view.row, 0, split):
            key, found = told.key, told.marks
        act = told if told.act else late
        return Saying(key, found, act.act, act.kind, again=told.again)
