"""A story in time: who does what in which phase, how long, how fast, how far.

Clause by clause every number finds its row: 客车先行2小时 opens a phase of 客车 before the others, 又行3小时 the
next one, 3小时后
相遇 is the time of a phase that all share, 休息1小时 a halt. Nothing is concluded here; ``phases.py`` does that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from fabula.facts.cast import Name
from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import ASKED_SHARES, SHARES, Fact, Ref, is_body
from fabula.facts.ground import Stage
from fabula.frames.actors import ACTIVE, FILE, Actors, View, is_name, is_places, lasts, says, words
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Cell, Row, Table
from fabula.frames.versus import Sides, compared_column, compares
from fabula.lang.lexicon import classes, marks
from fabula.parse.kbest import Choices
from fabula.situation.terms import Apply, Attribute, Slot, Term
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import compatible, dimension

# Marks that name a phase for good: two numbers with the same one belong to one row.
FIXED = {"静水": "still", "计划": "plan", "实际": "actual", "顺水": "down", "逆水": "up", "去": "go", "返回": "back"}
DOING = ACTIVE - {"halt"}
UNKEYED = frozenset(("", "shared", "joint", "next", "before", "alone", "story", "asked", "after"))
SOFT = {"先": "before", "然后": "next", "最后": "next", "剩下": "next", "相遇后": "next", "以后": "next"}


_FROM_TO = re.compile("从.{1,8}?到")


@dataclass(frozen=True)
class Moment:
    """Where a number stands: its clause, its chunk, and the chunk after the number before it."""

    view: View
    start: int
    at: int
    stop: int
    fact: Fact

    @property
    def before(self) -> str:
        return self.view.said(self.start, self.at)

    @property
    def head(self) -> str:
        return self.view.said(0, self.at)

    @property
    def behind(self) -> str:
        return self.view.said(self.at + 1, self.stop)

    @property
    def first(self) -> bool:
        """True if no word but adverbs stands before it in its clause."""
        return all(c.sort in (Sort.FUNC, Sort.PREP, Sort.MARK, Sort.HOLD) for c in self.view.row[: self.at])

    @property
    def lapses(self) -> bool:
        """5分钟后, 经过3小时: so much time goes by."""
        nxt = self.view.row[self.at + 1 : self.at + 2]
        return bool(nxt and nxt[0].text in classes(FILE)["after"]) or says(self.head, "lapse")


def _by_plan(view: View, at: int) -> bool:
    """按计划速度行了2小时: as planned, but it is done."""
    return view.row[at].text[0] == "按" or (at > 0 and view.row[at - 1].text in classes(FILE)["as"])


def view_behind(moment: Moment) -> str:
    """The word right behind a number."""
    return "".join(c.text for c in moment.view.row[moment.at + 1 : moment.at + 2])


@dataclass
class Saying:
    """The words that tell a phase: its key, its marks, its act."""

    key: str = ""
    marks: tuple[Ref, ...] = ()
    act: Ref | None = None
    kind: str = ""
    more: frozenset[str] = frozenset()  # 逆水返回 is against the stream and back


class Timeline(Table):
    """The rows of a story that goes on in time."""

    def __init__(
        self, stage: Stage, facts: Sequence[Fact], choices: Choices, problem: Problem, clauses: Sequence[View],
        actors: Actors,
    ) -> None:  # fmt: skip
        super().__init__(stage, facts, choices)
        self.problem = problem
        self.clauses = clauses
        self.actors = actors
        self.story: dict[str, list[Row]] = {name: [] for name in actors.known}
        self.places: dict[int, tuple[Row, Attribute]] = {}
        self.compared: dict[int, Sides] = {}
        self.clause_of: dict[int, int] = {}
        self.wholes: dict[int, str] = {}  # comparisons that speak of all that an actor did
        self.subject: list[str] = []
        self.carried = Saying()
        self.spoken = Saying()  # what the number before in this clause was told with
        self.drift = Saying()  # with or against the stream, told before any number of it
        self.common = Saying()  # what several do together
        self.joints = 0
        self.leads: list[tuple[Row, str]] = []  # a head start, and whose
        self.scopes: list[tuple[Moment, bool]] = []
        self.clocks: list[tuple[Fact, str, View]] = []
        self.rate_units = {
            f.quantity.unit for f in facts if f.quantity.per or f.told.per or (f.other and f.quantity.unit)
        }

    # --- reading ---

    def read(self, facts: Sequence[Fact]) -> None:
        """Every number into its row."""
        by_index = {f.quantity.index: f for f in facts}
        for view in self.clauses:
            spots = [i for i, c in enumerate(view.row) if c.sort is Sort.QUANTITY and c.quantity in by_index]
            last = -1
            self.spoken = Saying()
            for n, at in enumerate(spots):
                stop = spots[n + 1] if n + 1 < len(spots) else len(view.row)
                self.take(Moment(view, last + 1, at, stop, by_index[view.row[at].quantity or 0]))
                last = at
            self._close(view, last)

    def _close(self, view: View, last: int) -> None:
        """What a clause leaves for the next one: of whom it speaks, and marks and acts behind its last number."""
        named = self.actors.named(view.row, 0, len(view.row))
        sees = [i for i, c in enumerate(view.row) if c.text in classes(FILE)["sees"]]
        if sees:  # 缉私艇发现走私船…，立即追赶: the one who sees goes on
            named = self.actors.named(view.row, 0, sees[0])
        told = self.saying(view, last + 1, len(view.row))
        moved = bool(named) and named != self.subject
        if named:
            self.subject = named
        if told.key in ("down", "up") and last < 0:
            self.drift = told
        if len(self.subject) > 1 and told.kind in ACTIVE:
            self.common = told
        fresh = Saying() if moved or last >= 0 else self.carried
        soft = told.key in ("next", "before") and last < 0
        plain = replace(fresh, act=told.act, kind=told.kind, marks=fresh.marks or told.marks)
        self.carried = told if told.key and (last < 0 or not soft) else plain

    def take(self, moment: Moment) -> None:
        """One number."""
        self._take(moment)
        self.spoken = self.told(moment)

    def _take(self, moment: Moment) -> None:
        fact = moment.fact
        quantity = fact.quantity
        if quantity.kind is Kind.CLOCK or self._clock_like(quantity):
            asked = [a for a in self.whom(moment) if a in self.story]
            self.clocks.append((fact, asked[0] if asked else "", moment.view))
        elif compares(fact) or self._changes(moment):
            self._compare(moment)
        elif self._is_rate(moment):
            self._rate(moment)
        elif lasts(quantity.unit) or says(quantity.text, "how_long"):
            self._time(moment)
        else:
            self._measure(moment)

    def _clock_like(self, quantity: Quantity) -> bool:
        """10时 beside 上午8时 is a time of day, too."""
        clocks = any(q.kind is Kind.CLOCK for q in self.problem.quantities)
        told = any(quantity.text.endswith(w) and not quantity.text.endswith("小" + w) for w in classes(FILE)["oclock"])
        return clocks and quantity.value is not None and told

    def _is_rate(self, moment: Moment) -> bool:
        fact = moment.fact
        if fact.quantity.kind is Kind.ASKED and not fact.quantity.unit:
            return says(moment.view.text, "rate_words")
        per = fact.quantity.per or fact.told.per
        return bool(per) and not says(per, "laps")

    # --- of whom, in which phase ---

    def whom(self, moment: Moment) -> list[str]:
        """The actors that a number is told of."""
        row = moment.view.row
        found = self.actors.named(row, 0, moment.at)
        if not found and moment.fact.quantity.kind is Kind.ASKED and not moment.fact.quantity.unit:
            found = self.actors.named(row, moment.at, len(row))  # 求乙车的速度
        return found or self.subject or list(self.actors.known)[:1]

    def saying(self, view: View, start: int, stop: int) -> Saying:
        """The key, marks and act of a stretch of a clause."""
        known = marks()
        found: list[Ref] = []
        more: frozenset[str] = frozenset()
        key = ""
        act: Chunk | None = None
        for i, chunk in enumerate(view.row[start:stop], start):
            if chunk.sort is Sort.COMPARE:
                break
            if chunk.sort is Sort.MARK and not is_body(chunk) and not self._counts(view, i) and not _by_plan(view, i):
                name = known[chunk.text].name if chunk.text in known else chunk.text
                fixed = FIXED.get(name, "")
                if fixed and key in FIXED.values():
                    more |= {fixed}
                else:
                    key = fixed or (key or SOFT.get(name) or self._own(name))
                if name not in ("原来", "现在") and chunk.text not in classes(FILE)["go_on"]:
                    found.append(Ref(chunk.text, chunk.span))
            elif chunk.sort is Sort.ACT and chunk.text not in classes(FILE)["spends"]:
                if act is None or self._rather(chunk, act):
                    act = chunk
        if not key and (word := words("next").search(view.said(start, stop))):
            key = "next"
            at = view.text.find(word[0])
            base = self.problem.clauses[view.index].span.start
            if word[0] not in classes(FILE)["go_on"]:
                found.append(Ref(word[0], (base + at, base + at + len(word[0]))))
        ref = Ref(act.text, act.span) if act else None
        return Saying(key, tuple(found), ref, act.note if act else "", more)

    @staticmethod
    def _counts(view: View, at: int) -> bool:
        """第二次相遇, 3小时后: these count meetings and hours, and name no phase."""
        text = view.row[at].text
        if text in classes(FILE)["after"] or text in classes(FILE)["spans"]:
            ahead = view.row[at + 1 : at + 2]
            return not (ahead and ahead[0].sort is Sort.QUANTITY)
        return "次" in text and says(view.text, "meet", "catch")

    @staticmethod
    def _rather(chunk: Chunk, act: Chunk) -> bool:
        """骑车每分钟行250米: 行 says less than 骑车; any act of moving or working more than another."""
        if chunk.text in classes(FILE)["generic"] and act.note == chunk.note:
            return False
        return chunk.note in ACTIVE or act.note not in ACTIVE

    def _own(self, name: str) -> str:
        """A mark that stands for its own phase: 第一天, 平路; others (单独, 合作) only colour the name."""
        return "" if name in ("单独", "合作", "原来", "现在") else name

    def told(self, moment: Moment) -> Saying:
        """What is said around a number: before it, else behind it, else in the clause before."""
        view = moment.view
        near = self.saying(view, moment.start, moment.at)
        early = self.saying(view, 0, moment.at) if moment.start else near
        late = self.saying(view, moment.at + 1, moment.stop)
        spans = self._span_word(moment)
        ahead = view.row[moment.at + 1 : moment.at + 2]
        if late.key not in ("next", "before", "") and ahead and ahead[0].sort is Sort.MARK:  # 先是30千米平路
            near = replace(near, key=late.key, marks=late.marks)
        key = spans.key or near.key or early.key or (late.key if late.key not in ("next", "before", "") else "")
        found = spans.marks or near.marks or early.marks or (late.marks if key == late.key and key else ())
        if not key and moment.start and self.spoken.key:  # 前3小时每小时行60千米: still the first hours
            key, found = self.spoken.key, found or self.spoken.marks
        if not key and not self.actors.named(view.row, 0, moment.at):
            key, found = self.carried.key, found or self.carried.marks
        if not key and self.drift.key and not any(self.drift.key in r.tags for r in self.rows):
            key, found = self.drift.key, found or self.drift.marks
        if ride := self._ride(moment):
            return Saying(key, (), ride, "move")
        source = self._source(near, early, late)
        if source is self.carried and found and found is not source.marks:  # 又过2小时: no act of its own
            return Saying(key, found)
        more = near.more | early.more | (self.carried.more if key == self.carried.key else frozenset())
        return Saying(key, found, source.act, source.kind, more)

    def _ride(self, moment: Moment) -> Ref | None:
        """先坐2小时火车, 乘汽车: the act and its vehicle."""
        for view in (moment.view, *self.clauses[moment.view.index - 1 : moment.view.index]):
            if view is not moment.view and (self.actors.named(view.row, 0, len(view.row)) or self._numbers(view)):
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
        done = [s for s in (*stretches, self.carried) if s.kind in DOING and not self._finishes(s)]
        finished = [s for s in stretches if s.kind in DOING]
        other = [s for s in stretches if s.act]
        return next(iter((*done, *finished, *other)), self.carried)

    @staticmethod
    def _finishes(told: Saying) -> bool:
        return told.act is not None and words("finish").fullmatch(told.act.text) is not None

    def _span_word(self, moment: Moment) -> Saying:
        """前3小时, 后2小时, 中间3小时: a phase by its place."""
        if moment.at == 0 or not lasts(moment.fact.quantity.unit):
            return Saying()
        chunk = moment.view.row[moment.at - 1]
        if chunk.text not in classes(FILE)["spans"]:
            return Saying()
        return Saying(chunk.text, (Ref(chunk.text, chunk.span),))

    def met(self, moment: Moment) -> bool:
        """True if they have met already: the next phase comes after the story that its frame tells."""
        if says(self.problem.text, "again"):
            return False
        span = self.problem.clauses[moment.view.index].span
        text = self.problem.text[: span.start]
        return says(text, "meet", "catch") or says(moment.head, "after_meeting", "after_catch")

    # --- rows ---

    def open(self, agent: str, told: Saying, moment: Moment, **more: object) -> Row:
        """A new row of an actor's story."""
        ref = self.actors.known.get(agent)
        name = Name(ref, told.act, None, told.marks, told.kind)
        row = self.new(name, clause=moment.view.index, **more)
        row.tags |= {told.key, "story", *told.more}
        if told.key == "next" and self.met(moment):
            row.tags.add("after")
        self.story.setdefault(agent, []).append(row)
        return row

    def place(self, agent: str, told: Saying, column: Attribute, moment: Moment) -> Row:
        """The row of an actor in the phase that is spoken of."""
        rows = [r for r in self.story.get(agent, []) if not r.tags & {"halt", "length", "still"}]
        key = told.key
        if key and key not in ("next", "before"):
            same = [r for r in rows if key in r.tags and self._free(r, column, moment.fact)]
            fresh = [
                r for r in rows[-1:] if not self._keyed(r) and self._idle(r) and self._free(r, column, moment.fact)
            ]
            if same or fresh:
                return self._named(same[-1] if same else fresh[0], told)
            return self.open(agent, told, moment)
        last = rows[-1] if rows else None
        if last is None or not self._free(last, column, moment.fact) or self._other_way(last, told):
            free = [r for r in rows if self._free(r, column, moment.fact) and not self._keyed(r) and not key]
            if free and not self._other_way(free[-1], told) and column is not AMOUNT:
                return self._named(free[-1], told)
            return self.open(agent, told, moment)
        if ("alone" in last.tags and column is AMOUNT) or (
            key == "next" and self.met(moment) and "after" not in last.tags
        ):
            return self.open(agent, told, moment)
        if key and not self._idle(last) and not (key in last.tags and last.clause == moment.view.index):
            if key == "before" or last.clause != moment.view.index or key not in last.tags:
                return self.open(agent, told, moment)
        return self._named(last, told)

    def _named(self, row: Row, told: Saying) -> Row:
        """The row, told with these words, too."""
        name = row.name
        if told.act and (name.act is None or (told.kind in ACTIVE and name.kind not in ACTIVE)):
            name = replace(name, act=told.act, kind=told.kind)
        if told.marks and not name.marks:
            name = replace(name, marks=told.marks)
            if told.act and told.key in ("before", "next") and told.kind in ("move", "work", "flow"):
                name = replace(name, act=told.act, kind=told.kind)
        row.name = name
        row.tags.add(told.key)
        return row

    @staticmethod
    def _keyed(row: Row) -> bool:
        return bool(row.tags - UNKEYED)

    @staticmethod
    def _idle(row: Row) -> bool:
        """True if nothing but its speed is known."""
        return not set(row.cells) & {AMOUNT, TOTAL} and not row.tags & {"joint", "shared"}

    def _other_way(self, row: Row, told: Saying) -> bool:
        """骑 and 走 have their own speeds."""
        manner = classes(FILE)["manner"]
        old = row.name.act
        return bool(
            old and told.act and old.text in manner and told.act.text in manner and old.text[0] != told.act.text[0]
            and RATE in row.cells
        )  # fmt: skip

    def _free(self, row: Row, column: Attribute, fact: Fact) -> bool:
        return super()._free(row, column, fact) and not (column is AMOUNT and "joint" in row.tags)

    def put_cell(self, row: Row, column: Attribute, fact: Fact) -> None:
        """The value into its column, and the place of the number remembered."""
        self.places[fact.quantity.index] = (row, column)
        if row is self.world:
            row.clause = fact.clause
        if fact.quantity.value is not None:
            row.cells[column] = Cell(fact.quantity, fact.quantity.per or fact.told.per)
        else:
            row.tags.add("asked")

    def loose(self, tag: str, column: Attribute, fact: Fact) -> Row:
        """A number that is nobody's: 还相距35千米."""
        row = self.new(Name(), clause=fact.clause, loose=True)
        row.tags.add(tag)
        self.put_cell(row, column, fact)
        return row

    # --- comparisons and shares ---

    def _changes(self, moment: Moment) -> bool:
        """每天节约0.1吨, 每小时多行12千米: than before, although nothing is compared in words."""
        told = moment.fact.told
        if not told.change or not self._earlier(moment):
            return False
        time = lasts(moment.fact.quantity.unit) and told.change.text in classes(FILE)["rather"]
        return bool(told.per or (time and self.told(moment).key))

    def _earlier(self, moment: Moment) -> Row | None:
        """The phase before the one that is spoken of."""
        agents = self.whom(moment)
        rows = [r for r in self.story.get(agents[0] if agents else "", []) if "halt" not in r.tags]
        key = self.told(moment).key
        return next((r for r in rows if not key or key not in r.tags), None)

    def _compare(self, moment: Moment) -> None:
        """Which row is compared with which; a share is one of the whole."""
        fact, view = moment.fact, moment.view
        earlier = next((i for i in self.compared if self.clause_of.get(i) == view.index), None)
        self.clause_of[fact.quantity.index] = view.index
        if earlier is not None and fact.other is not None:  # 1.5倍多2.5千米: one comparison
            return
        column = compared_column(fact)
        if column is TOTAL and any(c.sort is Sort.PER and lasts(c.note) for c in view.row[: moment.at]):
            column = RATE
        split = next((i for i, c in enumerate(view.row[: moment.at]) if c.sort is Sort.COMPARE), -1)
        if split < 0 and fact.other is not None:
            split = max((i for i, c in enumerate(view.row[: moment.at]) if c.text in classes()["likens"]), default=-1)
        end = split if split >= 0 else moment.at
        agents = self.actors.named(view.row, 0, end) or self.subject or list(self.actors.known)[:1]
        told = self.told(moment) if split < 0 else self._before(moment, split)
        if fact.quantity.kind is Kind.RATIO and len(agents) > 1:
            rows = [self.row_of(a, told, column, moment) for a in agents[:2]]
            self.compared[fact.quantity.index] = (rows[0].slot(column), rows[1].slot(column), column)
            return
        if len(agents) == 1 and not told.key and split >= 0 and column is not RATE:
            self.wholes[fact.quantity.index] = agents[0]
        if len(agents) > 1 and column is TOTAL:
            first: Term = self._all_of(agents, moment)
        else:
            row = self.row_of(agents[0] if agents else "", told, column, moment)
            first = row.slot(column)
            if column is TOTAL and fact.quantity.value is not None:
                row.tags.add("shared")
        second = self._other(moment, split, column, first) or Slot(WORLD, TOTAL)
        self.compared[fact.quantity.index] = (first, second, column)

    def _before(self, moment: Moment, split: int) -> Saying:
        told = self.saying(moment.view, 0, split)
        late = self.saying(moment.view, split + 1, moment.stop)
        key, found = (told.key, told.marks) if told.key else (self.carried.key, self.carried.marks)
        if self.actors.named(moment.view.row, 0, split):
            key, found = told.key, told.marks
        act = told if told.act else late
        return Saying(key, found, act.act, act.kind)

    def _all_of(self, agents: Sequence[str], moment: Moment) -> Term:
        """What several did together so far."""
        rows = [r for a in agents for r in self.story.get(a, []) if not r.tags & {"halt", "alone", "length", "still"}]
        if not rows:
            rows = [self.open(a, self.told(moment), moment) for a in agents]
        return Apply("Sum", tuple(r.slot(TOTAL) for r in rows)) if len(rows) > 1 else rows[0].slot(TOTAL)

    def _other(self, moment: Moment, split: int, column: Attribute, first: Term) -> Term | None:
        """The row it is compared with; None if it is the whole, or what is left of it."""
        view, at = moment.view, moment.at
        named = self.actors.named(view.row, split + 1, at) if split >= 0 else []
        told = self.saying(view, split + 1, at) if split >= 0 else Saying()
        if stream := (split >= 0 and words("streams").search(view.said(split + 1, at))):
            self._stream_row(stream[0], moment)
            return next(r for r in self.rows if "stream" in r.tags).slot(RATE)
        mine = first.node if isinstance(first, Slot) else ""
        if named:
            return self.row_of(named[0], told, column, moment).slot(column)
        quantity = moment.fact.quantity
        if (quantity.kind in SHARES or quantity.asks in ASKED_SHARES) and split < 0 and not moment.fact.told.change:
            return self._whole_of(moment, mine)
        agent = next((a for a, rows in self.story.items() if any(r.id == mine for r in rows)), "")
        rows = [r for r in self.story.get(agent, []) if "halt" not in r.tags and r.id != mine]
        keyed = [r for r in rows if told.key and told.key in r.tags]
        if keyed or rows:
            return (keyed or rows)[-1 if keyed else 0].slot(column)
        if told.key and agent:
            return self.open(agent, told, moment).slot(column)
        return None

    def _whole_of(self, moment: Moment, mine: str) -> Term:
        """全程的(1/4): of the whole; 余下的(1/3): of what is left of it."""
        whole = Slot(WORLD, TOTAL)
        if not says(moment.before, "rest_words"):
            return whole
        done = [
            r.slot(TOTAL) for rows in self.story.values() for r in rows
            if not r.tags & {"halt", "alone", "length", "still", "plan"} and r.id != mine
        ]  # fmt: skip
        return Apply("Left", (whole, *done)) if done else whole

    def row_of(self, agent: str, told: Saying, column: Attribute, moment: Moment) -> Row:
        """The row that a comparison speaks of, whatever it holds."""
        if words("streams").search(agent):
            return self._stream_row(agent, moment)
        rows = [r for r in self.story.get(agent, []) if not r.tags & {"halt", "length"}]
        if told.key == "still":
            still = [r for r in rows if "still" in r.tags]
            return still[0] if still else self.open(agent, Saying("still"), moment)
        if told.key and told.key not in ("next", "before"):
            same = [r for r in rows if told.key in r.tags]
            return same[-1] if same else self.place(agent, told, column, moment)
        if told.key or not rows:
            return self.place(agent, told, column, moment)
        acting = [r for r in rows if "alone" not in r.tags]
        return acting[-1] if acting else self.open(agent, told, moment)

    # --- speeds ---

    def _rate(self, moment: Moment) -> None:
        text = moment.before or moment.head
        if stream := words("streams").search(moment.head or moment.behind):
            if (not says(moment.head, "still") and "速" in moment.view.text) or "流" in moment.view.text:
                return self._stream(stream[0], moment)
        agents = self.whom(moment)
        agent = self._rider(moment) or (agents[0] if agents else "")
        told = self.told(moment)
        if says(text, "still"):
            told = Saying("still")
            row = self.open(agent, told, moment)
        elif moment.fact.quantity.kind is Kind.ASKED and (
            says(moment.view.text, "overall") or self._on_average(moment, agent)
        ):
            row = self._trip(agent, moment)
        else:
            row = self.place(agent, told, RATE, moment)
            plain = told.act is not None and told.act.text in classes(FILE)["generic"]
            old = row.name.kind == "start" or (row.name.kind == "move" and not plain)
            if told.kind == "move" and old and "坐" not in str(row.name.act):  # the speed tells how: 航行, 骑
                row.name = replace(row.name, act=told.act, kind=told.kind)
        self.put_cell(row, RATE, moment.fact)
        return None

    def _on_average(self, moment: Moment, agent: str) -> bool:
        """先行3小时，又行2小时，平均每小时行多少: over all of it."""
        done = [r for r in self.story.get(agent, []) if AMOUNT in r.cells and not r.tags & {"halt", "plan", "actual"}]
        plain = not self.saying(moment.view, 0, moment.at).key and not self.carried.key
        known = all(set(r.cells) & {RATE, TOTAL} for r in done)
        return says(moment.head, "average") and len(done) > 1 and plain and known

    def _rider(self, moment: Moment) -> str:
        """火车每小时行120千米, where 李明 sits in the train."""
        names = [c.text for c in moment.view.row[: moment.at] if is_name(c)]
        known = list(self.actors.known)
        return known[0] if names and names[0] in self.actors.riders and names[0] not in known and known else ""

    def _stream(self, word: str, moment: Moment) -> None:
        self.put_cell(self._stream_row(word, moment), RATE, moment.fact)

    def _stream_row(self, word: str, moment: Moment) -> Row:
        at = self.problem.text.find(word)
        row = next((r for r in self.rows if "stream" in r.tags), None)
        row = row or self.new(Name(Ref(word, (at, at + len(word)))), clause=moment.view.index)
        row.tags.add("stream")
        return row

    def _trip(self, agent: str, moment: Moment) -> Row:
        """The speed of it all: of the World, or of one who goes there and back."""
        if not says(moment.view.text, "return_trip"):
            return self.world
        row = self.new(Name(self.actors.known.get(agent)), clause=moment.view.index)
        row.tags.add("trip")
        return row

    # --- times ---

    def _time(self, moment: Moment) -> None:
        told, agents = self.told(moment), self.whom(moment)
        if self._halts(moment, told):
            halt = Saying("halt", (), self._halt(moment) or told.act, "halt")
            row = self.open(agents[-1] if agents else "", halt, moment)
        elif self._takes_all(moment, told, agents):
            row = self._total_time(moment, agents)
        elif told.key == "before" and len(agents) == 1 and says(self.problem.text, "catch"):
            self.leads.append((self.loose("lead", AMOUNT, moment.fact), agents[0]))
            return None
        elif (late := self._starts_later(moment, agents)) is not None:
            return self._lead(moment, agents, told, late)
        elif len(agents) > 1 or self._shared(moment):
            row = self.joint(moment, agents if len(agents) > 1 else list(self.actors.known), told)
        elif self._alone(moment, told, agents):
            row = self._whole_alone(moment, agents, told)
        else:
            row = self.place(agents[0] if agents else "", told, AMOUNT, moment)
        self.put_cell(row, AMOUNT, moment.fact)
        return None

    def _takes_all(self, moment: Moment, told: Saying, agents: Sequence[str]) -> bool:
        """往返共用3.5小时: all the time; 去时…，共用4小时 is that of the way there."""
        text = moment.head
        asked = moment.fact.quantity.kind is Kind.ASKED
        if says(text, "return_trip") and asked:
            return True
        told_ways = [r for r in self.story.get(agents[0] if agents else "", []) if TOTAL in r.cells]
        if asked and (says(text, "whole_way") or _FROM_TO.search(text)) and len(told_ways) > 1:
            return True
        if not says(text, "total") or (told.key in FIXED.values() and not says(text, "return_trip", "in_total")):
            return False
        return not (says(text, "whole_way") and self._alone(moment, told, agents))

    def _halt(self, moment: Moment) -> Ref | None:
        row = moment.view.row[moment.start : moment.stop]
        found = [c for c in row if c.sort is Sort.ACT and c.note == "halt"]
        return Ref(found[-1].text, found[-1].span) if found else None

    def _halts(self, moment: Moment, told: Saying) -> bool:
        row = moment.view.row
        near = [c for c in row[moment.start : moment.at] if c.sort is Sort.ACT]
        if near:
            return any(c.note == "halt" for c in near) and not (
                near[-1].note in ("move", "work") and near[-1].text != "修"
            )
        behind = row[moment.at + 1 : moment.at + 2]
        return bool(behind) and behind[0].note == "halt"

    def _total_time(self, moment: Moment, agents: Sequence[str]) -> Row:
        """往返共用3.5小时: of nobody, of the World if asked, of one who also rests."""
        asked = moment.fact.quantity.kind is Kind.ASKED
        if (
            len(self.actors.known) > 1
            and says(self.problem.text, "together")
            and not says(self.problem.text, "turn_by_turn")
        ):
            return self.joint(moment, list(self.actors.known), self.told(moment))
        if asked:
            return self.world
        if any("halt" in r.tags for r in self.rows) and agents:
            row = self.new(Name(self.actors.known.get(agents[0])), clause=moment.view.index)
        elif says(self.problem.text, "return_trip") or says(self.problem.text, "back_words"):
            row = self.new(Name(), clause=moment.view.index, loose=True)
        else:
            return self.world
        row.tags.add("total_time")
        return row

    def _starts_later(self, moment: Moment, agents: Sequence[str]) -> str | None:
        """5分钟后哥哥去追他: who sets out so much later; None if nobody does."""
        row, index = moment.view.row, moment.view.index
        lone = agents[0] if len(agents) == 1 else ""
        if len(self.actors.known) < 2 or (not lone and (self.actors.named(row, 0, moment.at) or not moment.lapses)):
            return None
        here = self.actors.named(row, moment.at + 1, len(row))
        text = moment.behind
        if not here and moment.at + 2 >= len([c for c in row if c.sort is not Sort.END]) - 1:
            for view in self.clauses[index + 1 : index + 3]:
                named = self.actors.named(view.row, 0, len(view.row))
                if here and (named or says(text, "late")):
                    break
                here, text = here or named, view.text
        if len(here) != 1 or (lone and here[0] == lone) or not says(text, "late") or says(text, "turns"):
            return None
        if says(text, "meet", "catch") or says(moment.view.text, "catch") or self._moved(here[0]):
            return None
        return here[0]

    def _moved(self, agent: str) -> bool:
        return any(set(r.cells) & {AMOUNT, TOTAL} or "joint" in r.tags for r in self.story.get(agent, []))

    def _lead(self, moment: Moment, agents: Sequence[str], told: Saying, late: str) -> None:
        """The time by which one is ahead: a number between their times if it is a chase, else an event of its own."""
        early = agents[0] if agents and agents[0] != late else next((a for a in self.actors.known if a != late), "")
        if says(self.problem.text, "catch"):
            self.leads.append((self.loose("lead", AMOUNT, moment.fact), early))
            return
        row = self.place(early, replace(told, key="before"), AMOUNT, moment)
        self.put_cell(row, AMOUNT, moment.fact)

    def _shared(self, moment: Moment) -> bool:
        """8分钟后相遇, 几天可以完成 after 两队合做: the time of all."""
        if len(self.actors.known) < 2 or len(self.actors.named(moment.view.row, 0, moment.at)) == 1:
            return False
        text = words("after_catch").sub("", words("after_meeting").sub("", moment.view.text))
        if says(text, "meet", "catch") or (says(text, "apart") and moment.lapses):
            return True
        if len(self.actors.named(moment.view.row, moment.at, len(moment.view.row))) > 1:
            return True
        opening = moment.view.index and self.clauses[moment.view.index - 1].sentence != moment.view.sentence
        return bool((moment.first and moment.lapses) or opening) and says(self.problem.text, "together")

    def _alone(self, moment: Moment, told: Saying, agents: Sequence[str]) -> bool:
        """甲队单独做需要20天, 客车从甲站到乙站要10小时: the whole by one."""
        text = moment.view.text + self._lead_in(moment)
        if len(agents) != 1 or told.key in ("before", "next", "plan", "actual", "back", "go"):
            return False
        if says(text, "alone"):
            return True
        rows = [r for r in self.story.get(agents[0], []) if "halt" not in r.tags]
        if (says(moment.view.text, "whole_way") or _FROM_TO.search(moment.head)) and rows and not self._idle(rows[-1]):
            return True
        rated = any(f.quantity.per or f.told.per for f in self.facts if lasts(f.quantity.per or f.told.per))
        asks = moment.fact.quantity.kind is Kind.ASKED
        return (
            not rated
            and not asks
            and len(self.actors.known) > 1
            and says(text, "needs", "finish")
            and not moment.lapses
        )

    def _lead_in(self, moment: Moment) -> str:
        """The clause before, if it tells no number: 如果只开乙管，灌满水塔需要几小时."""
        before = self.clauses[moment.view.index - 1] if moment.view.index else None
        told = before is None or any(c.sort is Sort.QUANTITY for c in before.row)
        return "" if told or before is None else before.text

    def _whole_alone(self, moment: Moment, agents: Sequence[str], told: Saying) -> Row:
        text = moment.view.said(max(0, moment.at - 2), moment.at)
        single = says(moment.view.text + self._lead_in(moment), "alone") or (
            told.act is not None and text.endswith(told.act.text)
        )
        plain = told if single else Saying("alone")
        row = self.open(agents[0], replace(plain, key="alone"), moment)
        row.tags.add("alone")
        return row

    def joint(self, moment: Moment, agents: Sequence[str], told: Saying) -> Row:
        """A phase in which several act for the same time; each has a row in it."""
        self.joints += 1
        if self.common.act and (told.act is None or self._finishes(told)):
            told = replace(told, act=self.common.act, kind=self.common.kind)
        rows = []
        whole = self._does_all(moment, told)
        for agent in sorted(agents, key=lambda a: self._first_to_tell(a, moment)):
            mine = [r for r in self.story[agent] if not r.tags & {"halt", "length", "still", "alone"}]
            last = mine[-1] if mine else None
            fits = (
                last is not None and self._idle(last) and not last.tags & {"before", "alone"} and not self._keyed(last)
            )
            row = self._named(last, told) if fits and last else self.open(agent, told, moment)
            row.tags |= {"joint"}
            row.joint = self.joints
            if whole:
                row.tags.add("whole")
            rows.append(row)
        return rows[0]

    def _does_all(self, moment: Moment, told: Saying) -> bool:
        """甲、乙合做要8天, and then another story: they would do the whole in that time."""
        asked = moment.fact.quantity.kind is Kind.ASKED
        row = moment.view.row
        needs = any(c.sort is Sort.HOLD and c.text in classes(FILE)["needs"] for c in row[: moment.at])
        done = words("done").search(moment.behind) is not None and not any(
            c.quantity is not None for c in row[moment.at + 1 :]
        )
        late = any(r.tags & {"before", "next"} for rows in self.story.values() for r in rows)
        return not asked and told.kind != "move" and (needs or done) and not late and told.key != "next"

    def _first_to_tell(self, agent: str, moment: Moment) -> tuple[bool, bool]:
        """Whose time a shared time is first of all: of whom the clause speaks, of one who does not rest."""
        named = self.actors.named(moment.view.row, 0, len(moment.view.row)) or self.subject
        rests = any("halt" in r.tags for r in self.story[agent])
        return (rests, len(named) == 1 and agent != named[0])

    # --- ways, works, and all that is measured ---

    def _measure(self, moment: Moment) -> None:
        """A way or a work: of the World, of an act, of a thing's own length, or what is left, ahead, past."""
        fact = moment.fact
        unit = fact.quantity.unit
        if says(unit, "laps") or (says(moment.before, "lap_words") and self._asks_laps()):
            self.put_cell(self.world, AMOUNT if says(unit, "laps") else RATE, fact)
            return None
        if not self._in_play(unit):
            return self._aside(moment)
        text, view = moment.before, moment.view
        if says(text, "past"):
            self.loose("past", TOTAL, fact)
        elif says(text, "left") and not self.actors.named(view.row, moment.at + 1, len(view.row)):
            self.loose("left", TOTAL, fact)
        elif says(text, "middle"):
            self.loose("middle", TOTAL, fact)
        elif says(text, "ahead"):
            self._gap(moment)
        elif self._position(moment):
            self._at_place(moment)
        elif self._sized(moment):
            self._aside(moment)
        elif owner := self._own_length(moment):
            told = Saying("length")
            self.put_cell(self.open(owner, told, moment), TOTAL, fact)
        elif says(view.said(0, moment.at), "apart") and fact.told.kind != "other":
            self.scopes.append((moment, self._of_movers(moment)))
        elif self._done(moment):
            told, agents = self.told(moment), self.whom(moment)
            self.put_cell(self.place(agents[0] if agents else "", told, TOTAL, moment), TOTAL, fact)
        else:
            self._world(moment)
        return None

    def _asks_laps(self) -> bool:
        return any(f.quantity.kind is Kind.ASKED and says(f.quantity.unit, "laps") for f in self.facts)

    def _in_play(self, unit: str) -> bool:
        if dimension(unit) == "length" or not unit:
            return True
        return any(compatible(unit, u) for u in self.rate_units) or not self.rate_units

    def _aside(self, moment: Moment) -> None:
        """A number that has no part in what goes on: 车上有38人, 宽5米."""
        told = moment.fact.told
        held = told.what if told.hold and told.what and not told.who else None
        near = moment.view.row[moment.at + 1 : moment.at + 4]
        at = next((i for i, c in enumerate(near) if c.sort is Sort.OF), -1)
        behind = next((Ref(c.text, c.span) for c in near[at + 1 :] if c.sort is Sort.NAME), None) if at >= 0 else None
        named = self.actors.named(moment.view.row, 0, moment.at)
        actor = self.actors.known[named[0]] if len(named) == 1 else None
        ref = held or behind or actor or told.who or told.what or moment.fact.topic
        if self._sized(moment) or ref is None:
            self.loose("aside", TOTAL, moment.fact)
            return
        key = self.actors.key(ref.text)
        row = self.new(Name(self.actors.known.get(key, ref)), clause=moment.view.index)
        row.tags.add("aside")
        self.put_cell(row, TOTAL, moment.fact)

    def _sized(self, moment: Moment) -> bool:
        """宽5米, 深35米, 高出江面45米: not along the road."""
        if says(moment.before, "heights"):
            return True
        return moment.at > 0 and moment.view.row[moment.at - 1].text in classes(FILE)["sizes"]

    def _gap(self, moment: Moment) -> None:
        if says(self.problem.text, "ring") or TOTAL in self.world.cells:
            self.loose("gap", TOTAL, moment.fact)
        else:
            self.put_cell(self.world, TOTAL, moment.fact)
            self.world.tags.add("gap")

    def _position(self, moment: Moment) -> bool:
        """在离家1200米处, 距A城90千米的地方."""
        told = says(moment.before, "off") and not says(moment.before, "apart")
        asks = moment.fact.quantity.kind is Kind.ASKED
        return told and not asks and (says(moment.behind, "spot") or says(moment.view.text, "spot", "meet", "catch"))

    def _at_place(self, moment: Moment) -> None:
        fact = moment.fact
        ordinal = [c for c in moment.view.row[: moment.at] if c.sort is Sort.MARK and "次" in c.text]
        first = next(iter(self.actors.known), "")
        if ordinal and "一" in ordinal[0].text:
            told = Saying("once", (Ref(ordinal[0].text, ordinal[0].span),))
            row = self.open(first, told, moment)
            row.hold = self._place_of(moment)
            self.put_cell(row, TOTAL, fact)
        elif ordinal:
            self.open(first, Saying("twice", (Ref(ordinal[0].text, ordinal[0].span),)), moment)
            near = any("once" in r.tags and r.hold == self._place_of(moment) for r in self.rows)
            self.loose("spot_near" if near else "spot_far", TOTAL, fact)
        elif says(self.problem.text, "catch") and TOTAL not in self.world.cells:
            self.put_cell(self.world, TOTAL, fact)
            self.world.tags.add("spot")
        else:
            self.loose("spot", TOTAL, fact).hold = self._place_of(moment)

    def _place_of(self, moment: Moment) -> str:
        names = [c.text for c in moment.view.row[moment.start : moment.at] if c.sort is Sort.NAME]
        return names[-1] if names else ""

    def _own_length(self, moment: Moment) -> str:
        """火车长180米, 一列长240米的货运列车: whose own length it is; '' if nobody's."""
        row = moment.view.row
        if not (says(moment.before, "long") or says(moment.fact.quantity.text, "long") or says(moment.behind, "long")):
            return ""
        if not says(self.problem.text, "passes"):
            return ""
        behind = [c.text for c in row[moment.at + 1 :] if is_name(c)]
        before = [c.text for c in row[: moment.at] if is_name(c)]
        of = any(c.sort is Sort.OF for c in row[moment.at + 1 : moment.at + 3])  # 530米长的桥
        names = behind[:1] if of or not before else before[-1:]
        return self.actors.key(names[0]) if names else ""

    def _of_movers(self, moment: Moment) -> bool:
        row = moment.view.row
        groups = [i for i, c in enumerate(row[: moment.at]) if c.sort is Sort.GROUP]
        if any(is_places(row, i) for i in groups):
            return False
        return bool(groups) or says(moment.head, "all") or moment.lapses or moment.start > 0

    def _done(self, moment: Moment) -> bool:
        """行了174千米, 做了80个 by one: what it did, and not the task."""
        row = moment.view.row
        near = [
            c for c in row[moment.start : moment.at] if c.sort is Sort.ACT and c.text not in classes(FILE)["spends"]
        ]
        agents = self.whom(moment)
        if len(agents) != 1 or says(moment.before, "scope_words"):
            return False
        asks = moment.fact.quantity.kind is Kind.ASKED
        if (
            asks
            and says(moment.view.text, "in_all")
            and (len(self.story.get(agents[0], [])) > 1 or len(self.actors.known) == 1)
        ):
            return False
        if row[moment.at + 1 : moment.at + 2] and row[moment.at + 1].sort is Sort.MARK and not asks:  # 12千米平路
            return True
        if near and (near[-1].note == "start" or near[-1].text in classes(FILE)["contains"]):
            return False
        if says(view_behind(moment), "beyond") or any(c.text == "有" for c in row[moment.start : moment.at]):
            return False
        of = moment.at + 1 < len(row) and row[moment.at + 1].sort is Sort.OF
        planned = any(c.text in classes(FILE)["tasks"] for c in row[: moment.at] if c.sort in (Sort.HOLD, Sort.MARK))
        planned = planned and self.told(moment).key != "next"
        if (of and not near) or (planned and TOTAL not in self.world.cells):
            return False
        return bool(near and near[-1].note in ACTIVE | {"other", "in", "out", "study"} and not of)

    def _world(self, moment: Moment) -> None:
        fact = moment.fact
        if TOTAL not in self.world.cells and not (fact.quantity.kind is Kind.ASKED and self._world_told()):
            self.put_cell(self.world, TOTAL, fact)
            return
        names = [c for c in moment.view.row if is_name(c)]
        thing = next((c for c in reversed(names)), None)
        row = self.new(Name(Ref(thing.text, thing.span) if thing else None), clause=moment.view.index)
        row.tags.add("thing")
        self.put_cell(row, TOTAL, fact)

    def _world_told(self) -> bool:
        return TOTAL in self.world.cells
