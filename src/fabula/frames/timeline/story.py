"""The rows of a story in time: who does what in which phase, and which of them is spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.facts.ground import Stage
from fabula.frames.actors import ACTIVE, FILE, Actors, View, is_name, lasts, moves, says, words
from fabula.frames.table import AMOUNT, RATE, TOTAL, Cell, Row, Table
from fabula.frames.timeline.moment import DOING, FIXED, UNKEYED, WAS, Moment, Saying, saying
from fabula.frames.versus import Sides
from fabula.lang.lexicon import classes, marks
from fabula.parse.kbest import Choices
from fabula.situation.terms import Attribute
from fabula.text import Kind, Problem
from fabula.text.units import is_unit


def _same_manner(a: Ref, b: Ref) -> bool:
    """骑 and 骑车, 走 and 步行: one way to go."""
    feet = classes(FILE)["on_foot"]
    return a.text[0] == b.text[0] or (a.text in feet and b.text in feet)


class Story(Table):
    """The rows of a story that goes on in time."""

    def __init__(
        self, stage: Stage, facts: Sequence[Fact], choices: Choices, problem: Problem, clauses: Sequence[View],
        actors: Actors,
    ) -> None:  # fmt: skip
        super().__init__(stage, facts, choices)
        self.problem = problem
        self.clauses = clauses
        self.actors = actors
        self.acts: dict[str, list[Row]] = {name: [] for name in actors.known}
        self.places: dict[int, tuple[Row, Attribute]] = {}
        self.compared: dict[int, Sides] = {}
        self.clause_of: dict[int, int] = {}
        self.wholes: dict[int, str] = {}  # comparisons that speak of all that an actor did
        self.subject: list[str] = []
        self.carried = Saying()
        self.spoken = Saying()  # what the number before in this clause was told with
        self.led = -1  # the clause before which a clause told nothing but a mark: 返回时，
        self.drift = Saying()  # with or against the stream, told before any number of it
        self.common = Saying()  # what several do together
        self.joints = 0
        self.moving = moves(facts)
        self.leads: list[tuple[Row, str]] = []  # a head start, and whose
        self.lefts: list[tuple[Row, str]] = []  # 客车离乙站还有20千米: what is left of one's way, and whose
        self.summed: dict[int, list[Row]] = {}  # 两小时一共…: the clause, and the hours that it speaks of
        self.sums: list[tuple[Row, list[Row]]] = []  # what several phases make together
        self.early: list[tuple[Fact, str]] = []  # 提前4天完工: sooner than planned, and who
        self.owns: dict[int, tuple[int, int]] = {}  # of numbers told 分别: the how manieth, of how many
        self.scopes: list[tuple[Moment, bool]] = []
        self.clocks: list[tuple[Fact, str, View]] = []
        rates = [f for f in facts if f.quantity.per or f.told.per or (f.other and f.quantity.unit)]
        counted = {f.told.what.text for f in rates if f.told.what and is_unit(f.told.what.text)}  # 30个字: 600字
        self.rate_units = {f.quantity.unit for f in rates} | counted

    @property
    def ends(self) -> tuple[set[str], set[str]]:
        """从甲地开往乙地: where one sets out, and where to."""
        known, found = classes(FILE), (set[str](), set[str]())
        for view in self.clauses:
            for before, chunk in zip(view.row, view.row[1:], strict=False):
                if chunk.sort is Sort.NAME and before.text in known["sets_from"]:
                    found[0].add(chunk.text)
                elif chunk.sort is Sort.NAME and before.text in known["heads_for"]:
                    found[1].add(chunk.text)
        return found[0], found[1] - found[0]

    def acting_rows(self) -> list[Row]:
        """What has been done so far, by anybody."""
        apart = {"halt", "alone", "whole", "length", "still", "plan"}
        return [r for rows in self.acts.values() for r in rows if not r.tags & apart and (r.joint or not self.empty(r))]

    def whom(self, moment: Moment) -> list[str]:
        """The actors that a number is told of."""
        row = moment.view.row
        found = self._behind_of(moment) or self.actors.named(row, 0, moment.at)
        if not found and moment.fact.quantity.kind is Kind.ASKED and not moment.fact.quantity.unit:
            found = self.actors.named(row, moment.at, len(row))  # 求乙车的速度
        by = [i for i, c in enumerate(row) if i > moment.at and c.sort is Sort.MEANS and c.text in classes()["by"]]
        if not found and by:  # 最后的30页由小沈打完
            found = self.actors.named(row, by[0] + 1, len(row))
        whose = found or self.subject or list(self.actors.known)[:1]
        at, count = self.owns.get(moment.fact.quantity.index, (0, 0))
        all_ = whose if len(whose) > 1 else list(self.actors.known)
        return [all_[at]] if count > 1 and len(all_) == count else whose

    def _behind_of(self, moment: Moment) -> list[str]:
        """每天修80米的乙队: whose speed is told before the name."""
        row, at = moment.view.row, moment.at
        rate = lasts(moment.fact.quantity.per or moment.fact.told.per)
        of = rate and len(row) > at + 2 and row[at + 1].sort is Sort.OF and is_name(row[at + 2])
        key = self.actors.key(row[at + 2].text) if of else ""
        return [key] if key else []

    def told(self, moment: Moment) -> Saying:
        """What is said around a number: before it, else behind it, else in the clause before."""
        view = moment.view
        near = saying(view, moment.start, moment.at)
        near = self._as_planned(near)
        early = saying(view, 0, moment.at) if moment.start else near
        late = saying(view, moment.at + 1, moment.stop)
        spans = self._span_word(moment)
        ahead = view.row[moment.at + 1 : moment.at + 2]
        behind = late.key not in ("next", "before", "") and ahead and ahead[0].sort is Sort.MARK
        if behind and near.key not in FIXED.values():  # 先是30千米平路; but 上山用了2.4小时，下山…
            near = replace(near, key=late.key, marks=late.marks)
        if moment.lapses:  # 5分钟后甲掉头: what is behind is yet to come
            others = self.actors.named(view.row, moment.at + 1, moment.stop)  # 甲车先行1小时后乙车才出发
            late = Saying() if others else Saying("", (), late.act, late.kind)
        same = self.spoken.key if moment.start and not near.key else ""  # 最后1小时行了70千米
        if late.key == "next" and late.act and any(c.sort is Sort.MEANS for c in view.row[moment.at : moment.stop]):
            near = replace(near, key=near.key or late.key, marks=near.marks or late.marks)  # 用5天把剩下的看完
        key = spans.key or near.key or same or early.key or (late.key if late.key not in ("next", "before") else "")
        found = spans.marks or near.marks or early.marks or (late.marks if key == late.key and key else ())
        if not key and moment.start and self.spoken.key:  # 前3小时每小时行60千米: still the first hours
            key, found = self.spoken.key, found or self.spoken.marks
        named = self.actors.named(view.row, 0, moment.at)
        led = named == self.subject and self.led == view.index  # 返回时，小雨只用了…
        if not key and (not named or led):
            did = says(moment.head, "did") or moment.lapses  # 计划每天做5个，做了4天后
            done = self.carried.key == "plan" and (did or says(moment.head, "ifs"))  # 计划15天，如果每天做30个
            key, found = ("", found) if done else (self.carried.key, found or self.carried.marks)
        if not key and self.drift.key and not any(self.drift.key in r.tags for r in self.rows):
            key, found = self.drift.key, found or self.drift.marks
        if ride := self._ride(moment):
            return Saying(key, (), ride, "move")
        source = self._uses_up(moment) or self._source(near, early, late)
        if source is self.carried and found and found is not source.marks:  # 又过2小时: no act of its own
            return Saying(key, found)
        more = near.more | early.more | (self.carried.more if key == self.carried.key else frozenset())
        again = near.again or early.again or late.again
        return Saying(key, found, source.act, source.kind, more, again)

    def _as_planned(self, told: Saying) -> Saying:
        """计划15天做完，如果每天做300个…，原来每天做多少个: what was before, beside a plan, is the plan."""
        was = told.again is not None and told.again.text in marks() and marks()[told.again.text].name == WAS
        planned = any("plan" in r.tags for r in self.rows)
        return replace(told, key="plan") if was and planned and not told.key else told

    @staticmethod
    def _uses_up(moment: Moment) -> Saying | None:
        """每天用煤12吨: an act, where 用了8天 only tells how long."""
        row = moment.view.row[moment.start : moment.at]
        acts = [c for c in row if c.sort is Sort.ACT]
        if lasts(moment.fact.quantity.unit) or not acts or acts[-1].text not in classes(FILE)["spends"]:
            return None
        return Saying(act=Ref(acts[-1].text, acts[-1].span), kind=acts[-1].note)

    def _ride(self, moment: Moment) -> Ref | None:
        """先坐2小时火车, 乘汽车: the act and its vehicle."""
        for view in (moment.view, *self.clauses[moment.view.index - 1 : moment.view.index]):
            named = self.actors.named(view.row, 0, len(view.row))
            if view is not moment.view and ((named and named != self.subject) or self._numbers(view)):
                continue
            for i, chunk in enumerate(view.row):
                ahead = [c for c in view.row[i + 1 : i + 3] if c.sort is not Sort.QUANTITY]
                if chunk.text in classes(FILE)["rides"] and ahead and ahead[0].sort is Sort.NAME:
                    return Ref(chunk.text + ahead[0].text, chunk.span)
        return None

    @staticmethod
    def _numbers(view: View) -> bool:
        return any(c.sort is Sort.QUANTITY for c in view.row)

    def _source(self, *stretches: Saying) -> Saying:
        """Which act is meant: what is done rather than that it gets finished, what is near rather than what was."""
        done = [s for s in (*stretches, self.carried) if s.kind in DOING and not self.finishes(s)]
        finished = [s for s in stretches if s.kind in DOING]
        other = [s for s in stretches if s.act]
        return next(iter((*done, *finished, *other)), self.carried)

    @staticmethod
    def finishes(told: Saying) -> bool:
        return told.act is not None and words("finish").fullmatch(told.act.text) is not None

    def _span_word(self, moment: Moment) -> Saying:
        """前3小时, 后2小时, 中间3小时: a phase by its place."""
        if moment.at == 0 or not lasts(moment.fact.quantity.unit):
            return Saying()
        chunk = moment.view.row[moment.at - 1]
        ended = chunk.text in classes()["afters"] and chunk.sort is not Sort.MARK  # 出发后10分钟
        if chunk.text not in classes(FILE)["spans"] or ended:
            return Saying()
        return Saying(chunk.text, (Ref(chunk.text, chunk.span),))

    def met(self, moment: Moment) -> bool:
        """True if they have met already: the next phase comes after the story that its frame tells."""
        if says(self.problem.text, "again"):
            return False
        span = self.problem.clauses[moment.view.index].span
        text = self.problem.text[: span.start]
        return says(text, "meet", "catch") or says(moment.head, "after_meeting", "after_catch")

    def open(self, agent: str, told: Saying, moment: Moment, **more: object) -> Row:
        """A new row of an actor's story."""
        ref = self.actors.known.get(agent)
        goes = told.key in ("go", "back", "down", "up")  # 返回, 顺水: acts, even without another verb
        name = Name(ref, told.act, None, told.marks, told.kind, again=told.again, state=not goes)
        if told.key == "still":
            name = Name(ref, label=self._still())
        row = self.new(name, clause=moment.view.index, **more)
        row.tags |= {told.key, "story", *told.more}
        if told.key == "next" and self.met(moment):
            row.tags.add("after")
        if told.key == "next" and says(moment.view.text, "rest_words"):
            row.tags.add("rest")
        self.acts.setdefault(agent, []).append(row)
        return row

    def _still(self) -> str:
        """静水, 无风: what holds for whoever is fast by itself, also where the text does not say so."""
        text, known = self.problem.text, classes(FILE)
        said = (w for w in sorted(known["still"], key=len) if w in text)
        winds = says(text, "winds")
        return next(said, next(iter(known["windless" if winds else "waveless"])))

    def set_apart(self, agent: str, told: Saying, column: Attribute, moment: Moment) -> Row | None:
        """The row that something else than a phase tells, a manner or the pace of a day; None if nothing does."""
        return None

    def place(self, agent: str, told: Saying, column: Attribute, moment: Moment) -> Row:
        """The row of an actor in the phase that is spoken of."""
        if made := self.set_apart(agent, told, column, moment):
            return made
        rows = [r for r in self.acts.get(agent, []) if not r.tags & {"halt", "length", "still"}]
        key = told.key
        if key and key not in ("next", "before"):
            same = [r for r in rows if key in r.tags and self.free(r, column, moment.fact)]
            fresh = [r for r in rows[-1:] if not self.keyed(r) and self.free(r, column, moment.fact)]
            fresh = [r for r in fresh if self.idle(r) or self._after_plan(r, key, rows)]
            fresh = [r for r in fresh if key != "plan" or not r.tags & {"next", "rest"}]  # 余下的…。计划几天完成
            if same or fresh:
                return self.named_too(same[-1] if same else fresh[0], told)
            return self.open(agent, told, moment)
        last = rows[-1] if rows else None
        did = says(moment.head, "did", "ifs") or moment.lapses  # 做了4天后: it is done; 如果每天做30个: supposed
        planned = last is not None and "plan" in last.tags and did
        if planned or last is None or not self.free(last, column, moment.fact) or self._other_way(last, told):
            free = [r for r in rows if self.free(r, column, moment.fact) and not self.keyed(r) and not key]
            if free and not self._other_way(free[-1], told) and column is not AMOUNT:
                return self.named_too(free[-1], told)
            return self.open(agent, told, moment)
        if key == "next" and "begin" in last.tags:
            return self.open(agent, told, moment)
        told_apart = column is AMOUNT or (column is TOTAL and last.clause != moment.view.index)
        if key == "next" and "rest" in last.tags and says(moment.view.text, "rest_words"):
            return self.named_too(last, told)  # 余下的路程用了3小时，余下的路平均每小时行…
        if ("alone" in last.tags and told_apart) or (key == "next" and self.met(moment) and "after" not in last.tags):
            return self.open(agent, told, moment)
        if key == "next" and column is RATE and "next" in last.tags:
            return self.named_too(last, told)  # 后来又走8分钟。后来每分钟走多少米
        if key and not self.idle(last) and not (key in last.tags and last.clause == moment.view.index):
            if key == "before" or last.clause != moment.view.index or key not in last.tags:
                return self.open(agent, told, moment)
        return self.named_too(last, told)

    @staticmethod
    def _after_plan(row: Row, key: str, rows: Sequence[Row]) -> bool:
        """原计划20天完工，因为任务急，需要16天完工。实际每天…: what comes after the plan was what was really done."""
        return key == "actual" and any("plan" in r.tags for r in rows) and not row.tags & {"next", "rest"}

    def named_too(self, row: Row, told: Saying) -> Row:
        """The row, told with these words, too."""
        name = row.name
        if told.act and (name.act is None or (told.kind in ACTIVE and name.kind not in ACTIVE)):
            name = replace(name, act=told.act, kind=told.kind)
        if told.marks and not name.marks:
            name = replace(name, marks=told.marks)
            if told.act and told.key in ("before", "next") and told.kind in ("move", "work", "flow"):
                name = replace(name, act=told.act, kind=told.kind)
        bare = name.agent is not None and not (name.act or name.marks or name.again)
        if bare and told.again and told.again.text in marks() and marks()[told.again.text].kind == "state":
            name = replace(name, marks=(told.again,))  # 现在需要几小时: called by nothing else
        row.name = name
        row.tags.add(told.key)
        return row

    @staticmethod
    def keyed(row: Row) -> bool:
        return bool(row.tags - UNKEYED)

    def empty(self, row: Row) -> bool:
        """True if nothing is told of it: no number, and nothing that is compared with it."""
        slots = {s for a, b, _ in self.compared.values() for s in (a, b)}
        return not row.cells and not any(row.slot(c) in slots for c in (RATE, AMOUNT, TOTAL))

    @staticmethod
    def idle(row: Row) -> bool:
        """True if nothing but its speed is known."""
        return not set(row.cells) & {AMOUNT, TOTAL} and not row.tags & {"joint", "shared", "timed"}

    def _other_way(self, row: Row, told: Saying) -> bool:
        """骑 and 走 have their own speeds."""
        manner = classes(FILE)["manner"]
        old = row.name.act
        return bool(
            old and told.act and old.text in manner and told.act.text in manner and not _same_manner(old, told.act)
            and RATE in row.cells
        )  # fmt: skip

    def free(self, row: Row, column: Attribute, fact: Fact) -> bool:
        return super().free(row, column, fact) and not (column is AMOUNT and "joint" in row.tags)

    def put_cell(self, row: Row, column: Attribute, fact: Fact) -> None:
        """The value into its column, and the place of the number remembered."""
        self.places[fact.quantity.index] = (row, column)
        if row is self.world and (fact.quantity.value is not None or not row.cells):
            row.clause = fact.clause
        if fact.quantity.value is not None:
            per = fact.quantity.per or fact.told.per
            row.cells[column] = Cell(fact.quantity, per if column is RATE else "")
        else:
            row.tags.add("asked")

    def loose(self, tag: str, column: Attribute, fact: Fact) -> Row:
        """A number that is nobody's: 还相距35千米."""
        row = self.new(Name(), clause=fact.clause, loose=True)
        row.tags.add(tag)
        self.put_cell(row, column, fact)
        return row

    def stream_row(self, word: str, moment: Moment) -> Row:
        at = self.problem.text.find(word)
        row = next((r for r in self.rows if "stream" in r.tags), None)
        row = row or self.new(Name(Ref(word, (at, at + len(word)))), clause=moment.view.index)
        row.tags.add("stream")
        return row
