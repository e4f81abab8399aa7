"""A story in time: who does what in which phase, how long, how fast, how far.

Clause by clause every number finds its row: 客车先行2小时 opens a phase of 客车 before the others, 又行3小时 the next
one, 3小时后相遇 is the time of a phase that all share, 休息1小时 a halt. Nothing is concluded here; ``phases.py``
does that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact
from fabula.facts.ground import Stage
from fabula.frames.actors import ACTIVE, FILE, Actors, View, lasts, says
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.timeline.contrasts import Contrasts
from fabula.frames.timeline.durations import Durations
from fabula.frames.timeline.encounters import Encounters
from fabula.frames.timeline.like_day import LikeDay
from fabula.frames.timeline.manners import Manners
from fabula.frames.timeline.moment import FIXED, Moment, Saying, saying
from fabula.frames.timeline.punctual import Punctual
from fabula.frames.timeline.speeds import Speeds
from fabula.frames.timeline.story import Story
from fabula.frames.timeline.swept import Swept
from fabula.frames.timeline.ways import Ways
from fabula.frames.versus import compares
from fabula.lang.lexicon import classes, particle
from fabula.parse.kbest import Choices
from fabula.situation.terms import Attribute
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import compatible, dimension, is_unit


class Timeline(Story):
    """Reads a text clause by clause into the rows of its story."""

    def __init__(
        self, stage: Stage, facts: Sequence[Fact], choices: Choices, problem: Problem, clauses: Sequence[View],
        actors: Actors,
    ) -> None:  # fmt: skip
        super().__init__(stage, facts, choices, problem, clauses, actors)
        self.contrasts = Contrasts(self)
        self.speeds = Speeds(self)
        self.durations = Durations(self)
        self.ways = Ways(self)
        self.punctual = Punctual(self)
        self.encounters = Encounters(self)
        self.manners = Manners(self)
        self.swept = Swept(self)
        self.like_day = LikeDay(self)
        readers = (self.encounters, self.punctual, self.swept, self.like_day)
        self.own = (
            *(reader.take for reader in readers),
            self.durations.starts.apart,
        )  # stories of their own

    def read(self, facts: Sequence[Fact]) -> None:
        """Every number into its row."""
        by_index = {f.quantity.index: f for f in self._each_own([self._counted(f) for f in facts])}
        for view in self.clauses:
            spots = [i for i, c in enumerate(view.row) if c.sort is Sort.QUANTITY and c.quantity in by_index]
            last = -1
            self.spoken = Saying()
            for n, at in enumerate(spots):
                stop = spots[n + 1] if n + 1 < len(spots) else len(view.row)
                self.take(Moment(view, last + 1, at, stop, by_index[view.row[at].quantity or 0]))
                last = at
            self._close(view, last)

    def _counted(self, fact: Fact) -> Fact:
        """每分钟抄30个字, where 900字 are told: counted by the same unit."""
        what, unit = fact.told.what, fact.quantity.unit
        others = {f.quantity.unit for f in self.facts}
        if what is None or not dimension(unit).startswith("count") or what.text == unit or what.text not in others:
            return fact
        return replace(fact, quantity=replace(fact.quantity, unit=what.text)) if is_unit(what.text) else fact

    def _each_own(self, facts: Sequence[Fact]) -> Iterator[Fact]:
        """速度分别是每小时75千米和65千米: the second is by the hour, too, and the other's."""
        for fact in facts:
            view = self.clauses[fact.clause]
            row = [f for f in facts if f.clause == fact.clause and not f.told.change]
            same = [f for f in row if compatible(f.quantity.unit, fact.quantity.unit)]
            if len(same) > 1 and says(view.text, "each_own") and fact in same:
                self.owns[fact.quantity.index] = (same.index(fact), len(same))
                per = next((p for f in same if (p := f.quantity.per or f.told.per)), "")
                yield replace(fact, told=replace(fact.told, per=fact.told.per or per))
            else:
                yield fact

    def _close(self, view: View, last: int) -> None:
        """What a clause leaves for the next one: of whom it speaks, and marks and acts behind its last number."""
        named = self.actors.named(view.row, 0, len(view.row))
        sees = [i for i, c in enumerate(view.row) if c.text in classes(FILE)["sees"]]
        if sees:  # 缉私艇发现走私船…，立即追赶: the one who sees goes on
            named = self.actors.named(view.row, 0, sees[0])
        told = saying(view, last + 1, len(view.row))
        moved = bool(named) and named != self.subject
        if named:
            self.subject = named
        drift = saying(view, 0, len(view.row))
        if drift.key in ("down", "up") and not any(drift.key in r.tags for r in self.rows):
            self.drift = drift
        if len(self.subject) > 1 and told.kind in ACTIVE:
            self.common = told
        if all(c.sort in (Sort.MARK, Sort.FUNC, Sort.END) for c in view.row) and told.key in FIXED.values():
            self.led = view.index + 1
        fresh = Saying() if moved or last >= 0 else self.carried
        soft = told.key in ("next", "before") and last < 0
        plain = replace(fresh, act=told.act, kind=told.kind, marks=fresh.marks or told.marks)
        self.carried = told if told.key and (last < 0 or not soft) else plain

    def take(self, moment: Moment) -> None:
        """One number."""
        self._take(moment)
        self.spoken = self.told(moment)

    def set_apart(self, agent: str, told: Saying, column: Attribute, moment: Moment) -> Row | None:
        return self.manners.row(agent, told, column, moment) or self.like_day.row(agent, told, moment)

    def _take(self, moment: Moment) -> None:
        fact = moment.fact
        quantity = fact.quantity
        if quantity.kind is Kind.CLOCK or self._clock_like(quantity):
            self._clock(moment)
        elif any(take(moment) for take in self.own):
            pass
        elif compares(fact) or self.contrasts.changes(moment):
            self.contrasts.take(moment)
        elif self._priced(quantity):
            self.ways.aside(moment, RATE if quantity.per or fact.told.per else TOTAL)
        elif self._is_rate(moment):
            self.speeds.take(moment)
        elif lasts(quantity.unit) or says(quantity.text, "how_long"):
            self.durations.take(moment)
        else:
            self.ways.take(moment)

    def _clock(self, moment: Moment) -> None:
        """上午8时开出，…，12时到达: the second one ends what has been told, and what follows is another phase."""
        agent = next((a for a in self.whom(moment) if a in self.acts), "")
        rows = [r for r in self.acts.get(agent, []) if AMOUNT not in r.cells and "halt" not in r.tags]
        if self.clocks and rows and says(moment.view.text, "there"):
            rows[-1].tags.add("timed")
        self.clocks.append((moment.fact, agent, moment.view))

    def _clock_like(self, quantity: Quantity) -> bool:
        """10时 beside 上午8时 is a time of day, too; 几时到达 asks for one."""
        clocks = any(q.kind is Kind.CLOCK for q in self.problem.quantities)
        if quantity.asks == "clock":
            return clocks
        if quantity.per or dimension(quantity.unit) == "length":  # 110千米/时
            return False
        text, small = quantity.text, particle("small")
        told = any(text.endswith(w) and not text.endswith(small + w) for w in classes(FILE)["oclock"])
        return clocks and quantity.value is not None and told

    def _priced(self, quantity: Quantity) -> bool:
        """每个灯笼卖15元, where no money is asked for."""
        asked = [f for f in self.facts if f.quantity.kind is Kind.ASKED]
        pays = any(dimension(f.quantity.unit) == "money" for f in asked)
        return dimension(quantity.unit) == "money" and bool(asked) and not pays

    def _is_rate(self, moment: Moment) -> bool:
        fact = moment.fact
        if fact.quantity.kind is Kind.ASKED and not fact.quantity.unit:
            return says(moment.view.text, "rate_words")
        measure = fact.told.measure
        if measure is not None and measure.text in classes()["rates"] and dimension(fact.quantity.unit) == "length":
            return True  # 乙车的速度=多少千米
        per = fact.quantity.per or fact.told.per
        if lasts(fact.quantity.unit) and lasts(per):  # 每天走0.3小时到车站
            return False
        if fact.quantity.kind is Kind.ASKED and not fact.quantity.per and self._each_time(per):
            return False
        weeks = lasts(per) and not says(self.problem.text, "ring")  # 每周修15千米; 每周400米, on a ring
        return bool(per) and (weeks or not says(per, "laps"))

    def _each_time(self, per: str) -> bool:
        """每天跑步15分钟，速度是每分钟120米，每天跑多少米: how far one goes each time, and no speed."""
        lasting = [f for f in self.facts if lasts(f.quantity.unit) and f.told.per == per != f.quantity.unit]
        paced = [f for f in self.facts if (p := f.quantity.per or f.told.per) and lasts(p) and p != per]
        return bool(lasting and paced)
