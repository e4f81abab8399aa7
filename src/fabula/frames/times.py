"""How long the phases of a story last: what several share, what lies between two times of day, what a plan gains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact
from fabula.frames.actors import FILE, says
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row
from fabula.frames.timeline import Moment, Saying, Timeline, saying
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Number, Slot, Term, Unknown
from fabula.text import Quantity
from fabula.text.quantity import CLOCK_UNIT

ELSEWHERE = frozenset(("halt", "whole", "length", "still", "alone", "plan", "aside", "trip", "stream", "total_time"))


class Times:
    """States what the times of a story have to do with each other."""

    def __init__(self, story: Timeline) -> None:
        self.story = story
        self.text = story.problem.text

    def acting(self, agent: str) -> list[Row]:
        """The rows of what an actor really does, in order."""
        return [r for r in self.story.acts.get(agent, []) if not r.tags & ELSEWHERE]

    def asks_rate(self, row: Row) -> bool:
        """True if how fast a row goes is what is asked."""
        return any(place == (row, RATE) for place in self.story.places.values())

    def _spent(self, agent: str, joint: int) -> list[Slot]:
        """The times of an actor that make up a shared phase; with rests in it, all that it does then."""
        rows = self.story.acts[agent]
        mine = [r for r in rows if r.joint == joint]
        if self._rests(joint):
            mine = [
                r for r in rows if ("halt" in r.tags or r in self.acting(agent)) and not r.tags & {"before", "after"}
            ]
        return [r.slot(AMOUNT) for r in mine]

    def _rests(self, joint: int) -> bool:
        """True if one of those in the phase rests in it, or goes on after the rest."""
        story = self.story
        agents = [a for a, rows in story.acts.items() if any(r.joint == joint for r in rows)]
        return joint == 1 and any("halt" in r.tags for a in agents for r in story.acts[a]) and len(agents) > 1

    def same_time(self) -> Iterator[Relation]:
        story = self.story
        for joint in range(1, story.joints + 1 if not self._departures() else 0):
            agents = [a for a, rows in story.acts.items() if any(r.joint == joint for r in rows)]
            if self._rests(joint):
                self._unshare(agents, joint)
            spent = {a: slots for a in agents if (slots := self._spent(a, joint))}
            lead = next(((row, early) for row, early in story.leads if early in spent), None)
            yield from self._equal_times(spent, lead)

    def pairs(self) -> Iterator[Relation]:
        """甲、乙合做6天完成，乙、丙合做8天完成: each two of them would do the whole."""
        rows = [r for mine in self.story.acts.values() for r in mine if "whole" in r.tags]
        joints = sorted({r.joint for r in rows})
        for joint in joints if len(joints) > 1 else ():
            mine = [r for r in rows if r.joint == joint]
            for row in mine:
                row.tags.add("paired")
            args = (Slot(WORLD, TOTAL), *(r.slot(TOTAL) for r in mine))
            yield Relation("Together", args, Source(None, "joint_whole"))

    def in_and_out(self) -> Iterator[Relation]:
        """每分钟放进18升，同时流出3升: one for both, so that no two actors share the time."""
        for rows in self.story.acts.values():
            mine = [r for r in rows if not r.tags & ELSEWHERE and not r.joint and RATE in r.cells]
            out, into = ([r for r in mine if ("out" in r.tags) is drains] for drains in (True, False))
            if len(out) == 1 and len(into) == 1 and says(self.text, "together"):
                args = (into[0].slot(AMOUNT), out[0].slot(AMOUNT))
                yield Relation("Equal", args, Source(None, "same_time"))

    def _unshare(self, agents: Sequence[str], joint: int) -> None:
        """走了2小时后甲休息: the 2 hours are those of the one who rests; the others go on."""
        story = self.story
        resting = next((a for a in agents if any("halt" in r.tags for r in story.acts[a])), "")
        for agent in agents:
            row = next(r for r in story.acts[agent] if r.joint == joint)
            target = next(r for r in story.acts[resting] if r.joint == joint)
            if row is not target and AMOUNT in row.cells and AMOUNT not in target.cells and self._joint_number(row):
                target.cells[AMOUNT] = row.cells.pop(AMOUNT)

    def _joint_number(self, row: Row) -> bool:
        """走了2小时后甲休息: told before the rest, so up to it; 甲休息了1小时，5小时后完成 is all the time."""
        number = row.cells[AMOUNT].quantity.index
        told = next((f.clause for f in self.story.facts if f.quantity.index == number), row.clause)
        halts = [r for rows in self.story.acts.values() for r in rows if "halt" in r.tags and r.clause >= told]
        return any(not says(self.story.clauses[r.clause].text, "in_between") for r in halts)  # 其中甲休息了1小时

    def _equal_times(self, spent: dict[str, list[Slot]], lead: tuple[Row, str] | None) -> Iterator[Relation]:
        agents = list(spent)
        if lead is not None:
            row, early = lead
            for late in (a for a in agents if a != early):
                args = (sum_of(spent[early]), sum_of(spent[late]), row.slot(AMOUNT))
                yield Relation("More_than", args, Source(None, "head_start"))
            return
        given = [a for a in agents if all(self._has(s) for s in spent[a])]
        if len(given) == len(agents) and len(agents) > 1:
            return  # each has its own time
        first = max(agents, key=lambda a: len(spent[a])) if agents else ""
        for other in (a for a in agents if a != first):
            yield Relation("Equal", (sum_of(spent[first]), sum_of(spent[other])), Source(None, "same_time"))

    def _has(self, slot: Slot) -> bool:
        return any(r.id == slot.node and slot.attribute in r.cells for r in self.story.rows)

    def clock(self) -> Iterator[Relation]:
        """上午7时出发，10时到达: the time between."""
        story = self.story
        if started := self._departures():
            yield from self._since(started)
            return
        for (first, who, view), (second, _, _) in zip(story.clocks, story.clocks[1:], strict=False):
            if any(c.note == "halt" for c in view.row):
                continue
            rows = self.acting(who) if who in story.acts else []
            halts = [r for r in story.acts.get(who, []) if "halt" in r.tags]
            free = [r for r in rows if AMOUNT not in r.cells and "clocked" not in r.tags]
            free.sort(key=lambda r: "timed" not in r.tags)
            if len(story.clocks) == 2 and halts:
                row = story.new(Name(story.actors.known[who]), clause=view.index)
                row.tags.add("total_time")
            elif free:
                row = free[0]
            else:
                row = story.open(who, saying(view, 0, len(view.row)), at_the_end(story))
            row.tags.add("clocked")
            yield Relation("Equal", (row.slot(AMOUNT), _between(first, second)), Source(None, "clock_times"))

    def _departures(self) -> dict[str, Fact]:
        """货车5时出发，客车7时出发: who sets out when, if several do so at times of their own."""
        found: dict[str, Fact] = {}
        for fact, _, view in self.story.clocks:
            bare = len(view.row) <= 2 and view.index + 1 < len(self.story.clauses)  # 9时，补给车从营地出发
            told = self.story.clauses[view.index + 1] if bare else view
            named = self.story.actors.named(told.row, 0, len(told.row))
            goes = any(c.sort is Sort.ACT and c.note in ("move", "start") for c in told.row)
            if len(named) == 1 and goes and not says(told.text, "meet", "catch", "there", "finish"):
                found.setdefault(named[0], fact)
        return found if len(found) > 1 else {}

    def _since(self, started: dict[str, Fact]) -> Iterator[Relation]:
        """By a time of day each has been under way since it set out; else one has been for so much longer."""
        spent = {a: sum_of([r.slot(AMOUNT) for r in rows]) for a in started if (rows := self._timed(a))}
        ends = [f for f, _, _ in self.story.clocks if f not in started.values()]
        if ends:
            for agent, time in spent.items():
                yield Relation("Equal", (time, _between(started[agent], ends[-1])), Source(None, "clock_times"))
            return
        if not spent:
            return
        early, *later = sorted(spent, key=lambda a: started[a].quantity.value or 0)
        for late in later:
            args = (spent[early], spent[late], _between(started[early], started[late]))
            yield Relation("More_than", args, Source(None, "head_start"))

    def _timed(self, agent: str) -> list[Row]:
        """All that one does and how long one rests, up to where they meet."""
        rows = self.story.acts.get(agent, [])
        return [r for r in rows if ("halt" in r.tags or r in self.acting(agent)) and "after" not in r.tags]

    def early(self) -> Iterator[Relation]:
        """提前4天完工: all that was really done took so much less than planned."""
        for fact, agent in self.story.early:
            planned = [r for r in self.story.rows if "plan" in r.tags and AMOUNT in r.cells]
            paced = [r for r in self.story.rows if "plan" in r.tags and RATE in r.cells]  # 计划每天40个，结果提前5天
            bare = [r for r in self.story.rows if "plan" in r.tags and not r.cells]  # 把速度提高(1/5)，比原定时间…
            plan = next(iter(planned or paced or bare or [r for r in self.acting(agent) if AMOUNT in r.cells]), None)
            if plan is None:  # nobody has a time that it could be earlier than
                continue
            done = self._really(agent, plan, fact)
            done = done or [self.story.open(agent, Saying("actual" if planned else ""), at_the_end(self.story))]
            late = fact.told.change is not None and fact.told.change.text in classes(FILE)["later"]
            value = fact.quantity.value
            number = (
                Unknown() if value is None else Number(Fraction(value), fact.quantity.unit, "", fact.quantity.index)
            )
            args = (sum_of([r.slot(AMOUNT) for r in done]), plan.slot(AMOUNT), number)
            span = (fact.quantity.span.start, fact.quantity.span.end)
            yield Relation("More_than" if late else "Less_than", args, Source(span))


    def _really(self, agent: str, plan: Row, fact: Fact) -> list[Row]:
        """What was done instead of the plan; 实际2天就修了800米，照这样计算 only shows how fast."""
        done = [r for r in self.acting(agent) if r is not plan]
        same = next((v.index for v in self.story.clauses if says(v.text, "same_rate")), None)
        if same is None or same > fact.clause or says(self.text, "goes_on") or len(done) != 1:
            return done
        if done[0].clause > same or RATE in done[0].cells or AMOUNT not in done[0].cells:
            return done
        done[0].tags.add("sample")
        told = Saying("actual", done[0].name.marks, done[0].name.act, done[0].name.kind)
        return [self.story.open(agent, told, at_the_end(self.story))]


def sum_of(found: Sequence[Slot]) -> Term:
    return found[0] if len(found) == 1 else Apply("Sum", tuple(found))


def _between(first: Fact, second: Fact) -> Term:
    """The time from one time of day to another; one of them may be asked."""
    return Apply("Difference", (_clock_term(second.quantity), _clock_term(first.quantity)))


def _clock_term(quantity: Quantity) -> Term:
    return Unknown() if quantity.value is None else Number(Fraction(quantity.value), CLOCK_UNIT, "", quantity.index)


def at_the_end(story: Timeline) -> Moment:
    """The end of the story, for rows that no number opens."""
    view = story.clauses[-1]
    return Moment(view, 0, len(view.row), len(view.row), story.facts[-1])
