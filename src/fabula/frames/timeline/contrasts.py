"""Comparisons and shares in a story in time: which row is compared with which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import ASKED_SHARES, SHARES, Fact, Ref
from fabula.frames.actors import ACTIVE, FILE, is_name, lasts, says, words
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row
from fabula.frames.timeline.moment import FIXED, Moment, Saying, is_shared, saying
from fabula.frames.timeline.progress import done_and_left, done_by_now, left
from fabula.frames.timeline.story import Story
from fabula.frames.versus import compared_column
from fabula.lang.lexicon import classes, marks, particle
from fabula.situation.terms import Apply, Attribute, Slot, Term
from fabula.text import Kind

ONCE = particle("was")  # the name of all marks that tell how it was before


class Contrasts:
    """Puts numbers that compare between the rows that they relate."""

    def __init__(self, story: Story) -> None:
        self.story = story

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
        if earlier is not None and (fact.other is not None or self._adds(moment)):  # 1.5倍多2.5千米: one comparison
            return
        column, split = self._column(moment), self._split(moment)
        end = split if split >= 0 else moment.at
        agents = self.story.actors.named(view.row, 0, end) or self.story.subject or list(self.story.actors.known)[:1]
        told = self.story.told(moment) if split < 0 else self._before(moment, split)
        if fact.quantity.kind is Kind.RATIO and len(agents) > 1:
            rows = [self.row_of(a, told, column, moment) for a in agents[:2]]
            self.story.compared[fact.quantity.index] = (rows[0].slot(column), rows[1].slot(column), column)
            return
        if len(agents) == 1 and not told.key and split >= 0 and column is not RATE:
            self.story.wholes[fact.quantity.index] = agents[0]
        if self._parts_alike(fact, column) and (sides := done_and_left(self.story, moment)):
            self.story.compared[fact.quantity.index] = (*sides, column)
            return
        if column is TOTAL and split < 0 and says(moment.before, "left") and self._shares(fact):
            first: Term = left(self.story, moment)  # 离乙地还有全程的(1/3)
        elif column is TOTAL and view.index in self.story.summed:  # 两小时正好行了全程的(1/2)
            first = Apply("Sum", tuple(r.slot(TOTAL) for r in self.story.summed[view.index]))
        elif column is TOTAL and (done := done_by_now(self.story, moment)) is not None:
            first = done
        elif column is TOTAL and split < 0 and (self._in_all(moment) or self._asks_all_so_far(moment)):
            first = Apply("Sum", tuple(r.slot(TOTAL) for r in self.story.acting_rows()))
        elif len(agents) > 1 and column is TOTAL:
            first = self._all_of(agents, moment)
            if says(moment.before, "apart") and self._shares(fact):  # 两车之间的距离是全程的(1/4)
                ways = first.args if isinstance(first, Apply) else (first,)
                first = Apply("Left", (Slot(WORLD, TOTAL), *ways))
        elif (plan := self._planned(agents, moment, split)) is not None:
            row = self._beside_plan(agents[0], told, column, moment)
            self.story.compared[fact.quantity.index] = (row.slot(column), plan.slot(column), column)
            return
        elif (before := self._changed(agents, told, column, moment, split)) is not None:
            act = told if told.act else Saying(act=before.name.act, kind=before.name.kind)
            itself = split >= 0 and all(c.sort is Sort.FUNC for c in view.row[:split])  # …，比过去每天多做300个
            again = saying(view, split + 1, moment.at).again if itself else told.again
            row = self.story.open(agents[0], replace(told, act=act.act, kind=act.kind, again=again), moment)
            pair = (before, row) if itself else (row, before)
            self.story.compared[fact.quantity.index] = (pair[0].slot(column), pair[1].slot(column), column)
            return
        else:
            row = self.row_of(agents[0] if agents else "", told, column, moment)
            first = row.slot(column)
            if column is TOTAL and fact.quantity.value is not None:
                row.tags.add("shared")
        second: Term | None = None
        if not (isinstance(first, Apply) and first.function == "Left"):  # 还剩下几分之几没走: a share of all
            second = self._other(moment, split, column, first)
        second = second or Slot(WORLD, TOTAL)
        self.story.compared[fact.quantity.index] = (first, second, column)

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

    def _planned(self, agents: Sequence[str], moment: Moment, split: int) -> Row | None:
        """实际每天只完成计划的(5/8), 实际用的天数是原计划的(2/3), 天数缩短了(1/6): the plan of which it is a share."""
        rows = [r for a in agents[:1] for r in self.story.acts.get(a, []) if "plan" in r.tags]
        if not rows or moment.fact.quantity.kind not in SHARES or moment.fact.quantity.value is None:
            return None
        column = self._share_column(moment)
        marks_ = [c for c in moment.view.row[max(split, 0) : moment.at] if FIXED.get(c.note) == "plan"]
        shrinks = moment.fact.told.change is not None and split < 0 and column is AMOUNT
        return rows[-1] if (marks_ or shrinks) and column in (RATE, AMOUNT) else None

    @staticmethod
    def _share_column(moment: Moment) -> Attribute:
        """每天…的(5/8) is a share of a rate, 天数…的(2/3) of a time."""
        row = moment.view.row[: moment.at]
        timed = any(says(c.text, "time_measures") for c in row if c.sort in (Sort.MEASURE, Sort.NAME))
        paced = any(c.sort is Sort.PER and lasts(c.note) for c in row) or compared_column(moment.fact) is RATE
        return AMOUNT if timed else RATE if paced else TOTAL

    def _beside_plan(self, agent: str, told: Saying, column: Attribute, moment: Moment) -> Row:
        """What is really done: the row of it that is known, else a new one."""
        rows = [r for r in self.story.acts.get(agent, []) if "plan" not in r.tags and column not in r.cells]
        plain = replace(told, key="actual" if told.key in ("actual", "plan", "next") else "")
        marks_ = tuple(m for m in told.marks if m.text in marks() and FIXED.get(marks()[m.text].name) != "plan")
        return rows[-1] if rows else self.story.open(agent, replace(plain, marks=marks_), moment)

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

    def _changed(
        self, agents: Sequence[str], told: Saying, column: Attribute, moment: Moment, split: int
    ) -> Row | None:
        """如果每小时多行5千米, 速度提高20%: than the same one did before; None if there is no such phase."""
        likened = moment.fact.told.change is None and not self._than_before(moment, split)
        if column is not RATE or len(agents) != 1 or likened or told.key:
            return None
        if split >= 0 and any(map(is_name, moment.view.row[split + 1 : moment.at])):
            return None
        rows = [r for r in self.story.acts.get(agents[0], []) if not r.tags & {"halt", "length", "still"}]
        if not self.story.acts.get(agents[0]) and (word := words("set_time").search(self.story.problem.text)):
            planned = Saying("plan", (Ref(word[0], word.span()),), kind="move")  # 把速度提高(1/5)，可以比原定时间…
            return self.story.open(agents[0], planned, moment)
        slots = {s for sides in self.story.compared.values() for s in sides[:2]}
        known = [r for r in rows if RATE in r.cells or r.slot(RATE) in slots or AMOUNT in r.cells]
        return known[-1] if len(rows) == 1 and known else None

    @staticmethod
    def _than_before(moment: Moment, split: int) -> bool:
        """速度是原来的1.2倍: than the same one had at another time."""
        behind = moment.view.row[split + 1 : moment.at] if split >= 0 else ()
        return any(c.sort is Sort.MARK and c.note == ONCE for c in behind)

    def _before(self, moment: Moment, split: int) -> Saying:
        told = saying(moment.view, 0, split)
        late = saying(moment.view, split + 1, moment.stop)
        key, found = (told.key, told.marks) if told.key else (self.story.carried.key, self.story.carried.marks)
        if self.story.actors.named(moment.view.row, 0, split):
            key, found = told.key, told.marks
        act = told if told.act else late
        return Saying(key, found, act.act, act.kind, again=told.again)

    def _all_of(self, agents: Sequence[str], moment: Moment) -> Term:
        """What several did together so far."""
        rows = [
            r for a in agents for r in self.story.acts.get(a, []) if not r.tags & {"halt", "alone", "length", "still"}
        ]
        if not rows:
            rows = [self.story.open(a, self.story.told(moment), moment) for a in agents]
        return Apply("Sum", tuple(r.slot(TOTAL) for r in rows)) if len(rows) > 1 else rows[0].slot(TOTAL)

    def _other(self, moment: Moment, split: int, column: Attribute, first: Term) -> Term | None:
        """The row it is compared with; None if it is the whole, or what is left of it."""
        view, at = moment.view, moment.at
        named = self.story.actors.named(view.row, split + 1, at) if split >= 0 else []
        told = saying(view, split + 1, at) if split >= 0 else Saying()
        if stream := (split >= 0 and words("streams").search(view.said(split + 1, at))):
            self.story.stream_row(stream[0], moment)
            return next(r for r in self.story.rows if "stream" in r.tags).slot(RATE)
        mine = first.node if isinstance(first, Slot) else ""
        if not named and split >= 0 and any(c.text in classes()["single"] for c in view.row[split + 1 : at]):
            mover = next((a for a, rows in self.story.acts.items() if any(r.id == mine for r in rows)), "")
            others = [a for a in self.story.actors.known if a != mover]
            named = others if len(others) == 1 else []  # 小兰每分钟比她少走10米
        if named:
            return self.row_of(named[0], told, column, moment).slot(column)
        quantity = moment.fact.quantity
        if (quantity.kind in SHARES or quantity.asks in ASKED_SHARES) and split < 0 and not moment.fact.told.change:
            return self._whole_of(moment, mine)
        agent = next((a for a, rows in self.story.acts.items() if any(r.id == mine for r in rows)), "")
        rows = [r for r in self.story.acts.get(agent, []) if "halt" not in r.tags and r.id != mine]
        if told.key == "actual" and agent and not any(told.key in r.tags for r in rows):
            return self.row_of(agent, told, column, moment).slot(column)  # 计划每天做300个，比实际少75个
        keyed = [r for r in rows if (told.key and told.key in r.tags) or self._same_age(r, told)]
        if keyed or rows:
            return (keyed or rows)[-1 if keyed else 0].slot(column)
        if told.key and agent:
            return self.story.open(agent, told, moment).slot(column)
        return None

    def _whole_of(self, moment: Moment, mine: str) -> Term:
        """全程的(1/4): of the whole; 余下的(1/3): of what is left of it."""
        whole = Slot(WORLD, TOTAL)
        then = [c.text for i, c in enumerate(moment.view.row[: moment.at]) if is_shared(moment.view, i)]
        phases = [r for rows in self.story.acts.values() for r in rows if then and then[0] in r.tags and r.id != mine]
        if phases:  # 第二小时走了第一小时的(4/5)
            return phases[0].slot(TOTAL)
        row = moment.view.row[moment.start : moment.at]
        if not says(moment.before, "rest_words") or any(c.sort is Sort.WHOLE for c in row):  # 还剩下全程的(2/5)
            return whole
        done = [
            r.slot(TOTAL) for rows in self.story.acts.values() for r in rows
            if not r.tags & {"halt", "alone", "length", "still", "plan"} and r.id != mine
        ]  # fmt: skip
        return Apply("Left", (whole, *done)) if done else whole

    @staticmethod
    def _same_age(row: Row, told: Saying) -> bool:
        """过去, 以前; 现在, 如今: both words are of the same time."""
        ages = [marks()[ref.text].name for ref in (row.name.again, told.again) if ref and ref.text in marks()]
        return len(ages) == 2 and ages[0] == ages[1]

    def row_of(self, agent: str, told: Saying, column: Attribute, moment: Moment) -> Row:
        """The row that a comparison speaks of, whatever it holds."""
        if words("streams").search(agent):
            return self.story.stream_row(agent, moment)
        rows = [r for r in self.story.acts.get(agent, []) if not r.tags & {"halt", "length"}]
        if told.key == "still":
            still = [r for r in rows if "still" in r.tags]
            return still[0] if still else self.story.open(agent, Saying("still"), moment)
        if told.key and told.key not in ("next", "before"):
            same = [r for r in rows if told.key in r.tags]
            return same[-1] if same else self.story.place(agent, told, column, moment)
        if told.key or not rows:
            return self.story.place(agent, told, column, moment)
        acting = [r for r in rows if "alone" not in r.tags or column is RATE]
        if then := [r for r in acting if self._same_age(r, told)]:
            return then[-1]
        return acting[-1] if acting else self.story.open(agent, told, moment)
