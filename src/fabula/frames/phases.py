"""What follows from a story in time, whatever it is about: few constraints instead of a rule per circumstance.

* A phase lasts equally long for all who act in it; one who rests in it acts for less.
* One who set out earlier has been on the way for so much longer.
* Whoever goes on keeps the speed, unless the text tells another.
* Between two times of day lies their difference.

How the ways or works add up is for the frames to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Ref
from fabula.frames.actors import ACTIVE, FILE, View, lasts, says, words
from fabula.frames.arrivals import Arrivals
from fabula.frames.between import between
from fabula.frames.crossings import crossings
from fabula.frames.fetching import fetched
from fabula.frames.same_speed import as_fast, keeps_speed
from fabula.frames.samples import PLAIN, show_rates
from fabula.frames.table import AMOUNT, TOTAL
from fabula.frames.timeline import DOING, FIXED, Saying, Timeline, saying
from fabula.frames.times import ELSEWHERE, Times, at_the_end, sum_of
from fabula.frames.versus import compares, states
from fabula.lang.lexicon import classes, particle
from fabula.situation.relations import Relation, Source

FIXED_KEYS = frozenset(FIXED.values())


def conclude(story: Timeline) -> list[Relation]:
    """The relations between the rows of a story."""
    return _Phases(story).relations()


class _Phases(Times):
    def __init__(self, story: Timeline) -> None:
        super().__init__(story)
        self.arrivals = Arrivals(self)

    def relations(self) -> list[Relation]:
        self._drivers()
        between(self)
        self._silent()
        self._streams()
        self._resumed()
        self._share()
        self._same_act()
        self._chase()
        self._shuttles()
        self._drains()
        crossings(self.story)
        self._rest_of_way()
        self._total_time()
        self._all_the_days()
        show_rates(self)
        self.arrivals.mark(self._act_of)
        self._all_done()
        self._rest_names()
        if met := list(self.story.encounters.relations()):
            return met
        said = self.story.compared.keys() | self.story.clause_of.keys()
        compared = [f for f in self.story.facts if compares(f) or f.quantity.index in said]
        stated = list(states(compared, self.story.compared))
        stated += [*as_fast(self), *self._as_much(), *self.early(), *self._sums()]
        stated += [*fetched(self), *self.arrivals.relations()]
        stated += [*self.story.punctual.relations(), *self.story.like_day.relations()]
        return [*stated, *self.same_time(), *self.pairs(), *self.in_and_out(), *self.clock(), *keeps_speed(self)]

    def _drivers(self) -> None:
        """途中司机休息了1小时: the lorry's halt."""
        acts = self.story.acts
        idle = [a for a, rows in acts.items() if rows and all("halt" in r.tags for r in rows)]
        movers = [a for a, rows in acts.items() if rows and a not in idle]
        if len(movers) == 1 and not says(self.text, "meet", "catch"):
            for agent in idle:
                acts[movers[0]] += acts.pop(agent)

    def _silent(self) -> None:
        """再由乙队挖完: an act without a number, by one of whom nothing else is told but what it could do alone."""
        story = self.story
        for view in story.clauses:
            named = story.actors.named(view.row, 0, len(view.row))
            told = saying(view, 0, len(view.row))
            numbers = any(c.sort is Sort.QUANTITY for c in view.row)
            if numbers or len(named) != 1 or told.key != "next" or told.kind not in ACTIVE:
                continue
            mine = story.acts.get(named[0], [])
            fresh = not self.acting(named[0]) and any("alone" in r.tags for r in mine)
            again = bool(mine) and says(view.text, "rest_words") and all(r.clause < view.index for r in mine)
            summed = any("own_time" in r.tags for r in story.rows)
            if fresh or (again and summed):
                story.open(named[0], told, at_the_end(story))

    # --- a phase that all share ---

    def _share(self) -> None:
        """They meet, or set out together: then the last open phase of each is one phase, even if no number says so."""
        story = self.story
        agents = [a for a in story.actors.known if story.acts.get(a)]
        passes = says(self.text, "overtakes") and any("length" in r.tags for r in story.rows)
        shared = passes or says(self.text, "together", "meet", "catch", "drains", "parting")
        if story.joints or len(agents) < 2 or not shared:
            return
        if says(self.text, "unlike") and not says(self.text, "meet", "catch"):  # 客车比货车早到1小时
            return
        if any(self._left_to_one(view) for view in story.clauses):
            return
        moment = at_the_end(story)
        story.joints = 1
        for agent in agents:
            mine = [r for r in self.acting(agent) if not r.tags & {"before", "after"}]
            row = mine[-1] if mine else None
            if row is None:
                row = story.open(agent, self._act_of(agent), moment)
            row.tags.add("joint")
            row.joint = 1

    def _left_to_one(self, view: View) -> bool:
        """剩下的由乙队接着修: one after the other, though the road is said to be built by both (甲、乙两队合修…)."""
        named = self.story.actors.named(view.row, 0, len(view.row))
        by = any(c.sort is Sort.MEANS and c.text in classes()["by"] for c in view.row)
        return by and says(view.text, "rest_words") and not says(view.text, "together") and len(named) < 2

    def _streams(self) -> None:
        """顺水, and the water's speed is told: then the boat has a speed of its own."""
        story = self.story
        self._turned()
        if not any("stream" in r.tags for r in story.rows):
            return
        for agent, rows in list(story.acts.items()):
            if any(r.tags & {"down", "up"} for r in rows) and not any("still" in r.tags for r in rows):
                story.open(agent, Saying("still"), at_the_end(story))

    def _turned(self) -> None:
        """顺流开往乙港，原路返回: against the stream then."""
        for rows in self.story.acts.values():
            there = {tag for r in rows for tag in r.tags & {"down", "up"} if "back" not in r.tags}
            for row in rows:
                if "back" in row.tags and not row.tags & {"down", "up"} and len(there) == 1:
                    row.tags.add("up" if there == {"down"} else "down")

    def _resumed(self) -> None:
        """休息了1小时，重新上路时: a new phase, in which the other chases."""
        story = self.story
        for view in story.clauses:
            if says(view.text, "resumes") and says(self.text, "catch") and not story.joints:
                agent = next((a for a, rows in story.acts.items() if any("halt" in r.tags for r in rows)), "")
                told = saying(view, 0, len(view.row))
                if agent:
                    for row in self.story.acts[agent]:
                        row.tags.add("before")
                    story.open(agent, Saying("", told.marks, told.act, "move"), at_the_end(story))

    def _total_time(self) -> None:
        """过桥，共用了45秒: if it is all one act, the time of all is the time of that."""
        story = self.story
        rows = [r for rows in story.acts.values() for r in rows if not r.tags & ELSEWHERE]
        halts = [r for r in story.rows if "halt" in r.tags]
        if len(rows) != 1 or halts or AMOUNT in rows[0].cells:
            return
        for index, (row, column) in list(story.places.items()):
            if column is AMOUNT and (row is story.world or "total_time" in row.tags):
                story.places[index] = (rows[0], AMOUNT)
                if AMOUNT in row.cells:
                    rows[0].cells[AMOUNT] = row.cells.pop(AMOUNT)
                if row is not story.world:
                    story.rows.remove(row)

    def _all_the_days(self) -> None:
        """修一条路要21天，前11天修了400米，剩下的…: the first time is that of all that follows."""
        for agent in self.story.acts:
            rows = self.acting(agent)
            if len(rows) < 3 or set(rows[0].cells) != {AMOUNT} or rows[0].tags - PLAIN:
                continue
            early = any(particle("before") in r.tags and AMOUNT in r.cells for r in rows[1:])
            late = [r for r in rows[1:] if "rest" in r.tags and AMOUNT not in r.cells]
            if early and late:
                rows[0].tags = {"own_time"}
                self.story.acts[agent].remove(rows[0])

    def _act_of(self, agent: str) -> Saying:
        """The words for an act that is not told again: where its actor is named last, else those of its last row."""
        story = self.story
        for view in reversed(story.clauses):
            handled = [
                story.actors.key(c.text) for b, c in zip(view.row, view.row[1:], strict=False) if b.sort is Sort.MEANS
            ]
            named = [*story.actors.named(view.row, 0, len(view.row)), *handled]
            told = saying(view, 0, len(view.row))
            if agent in named and told.kind in DOING and not says(view.text, "alone", "catch"):
                return Saying("", (), told.act, told.kind)
        rows = [r for r in self.story.acts.get(agent, []) if r.name.act]
        name = rows[-1].name if rows else Name()
        return Saying("", (), name.act, name.kind)

    def _rest_of_way(self) -> None:
        """离乙镇还有90千米，还要行几小时: what is left is the way of the next phase."""
        story = self.story
        for row in [r for r in story.rows if "left" in r.tags and r.cells]:
            later = [
                r for rows in story.acts.values() for r in rows
                if "next" in r.tags and r.clause > row.clause and TOTAL not in r.cells and "joint" not in r.tags
            ]  # fmt: skip
            if later:
                later[0].cells[TOTAL] = row.cells.pop(TOTAL)
                story.rows.remove(row)

    def _same_act(self) -> None:
        """快车每小时行…, 两车同时出发: what the one does, 行, the other does, too."""
        rows = [r for rows in self.story.acts.values() for r in rows if r.joint]
        told = [r.name.act for r in rows if r.name.kind == "move" and r.name.act]
        goes = next((act for act in told if not says(act.text, "catch")), None) or self._way_verb()
        for row in rows:
            act = row.name.act.text if row.name.act else ""
            plain = not act or act in classes(FILE)["setting_out"] or says(act, "catch")
            if told and goes and plain and row.name.agent is not None and not row.name.marks:
                row.name = replace(row.name, act=goes, kind="move")

    def _way_verb(self) -> Ref | None:
        """行 of 同向而行, 出发: what all of them do; whoever is caught up does not catch up."""
        found = words("way_verbs").search(self.text)
        return Ref(found[0], found.span()) if found else None

    # --- who is behind, what runs out ---

    def _chase(self) -> None:
        """甲追上乙: all that 甲 does is the chaser's, what the others do is ahead."""
        story = self.story
        if not says(self.text, "catch", "chase"):
            early = bool(story.leads) or any("before" in r.tags for r in story.rows)
            if says(self.text, "arrives") and early:  # 两人同时到达: as far, whoever set out first
                for at, rows in enumerate(story.acts.values()):
                    for row in rows:
                        row.tags.add("chaser" if at else "ahead")
            return
        told = [(view, carried) for carried in (False, True) for view in story.clauses]
        behind = next((a for view, carried in told for a in self._before_catch(view, carried)), "")
        if not behind and story.leads:
            behind = next((a for a in story.acts if a != story.leads[0][1]), "")
        for agent, rows in story.acts.items():
            for row in rows:
                row.tags.add("chaser" if agent == behind else "ahead")

    def _before_catch(self, view: View, carried: bool) -> Iterator[str]:
        """Who stands before 追上, or of whom the text speaks if nobody does."""
        story = self.story
        hits = [i for i, c in enumerate(view.row) if c.sort is Sort.ACT and says(c.text, "chase")]
        if hits:
            named = story.actors.named(view.row, 0, hits[0])
            earlier = story.clauses[view.index - 1] if view.index else None
            if carried and not named and earlier is not None:
                named = story.actors.named(earlier.row, 0, len(earlier.row))
            yield from named[:1] if len(named) == 1 else ()

    def _shuttles(self) -> None:
        """小狗在两人之间来回跑: it runs as long as they walk, and has no part in their road."""
        story = self.story
        if len([a for a, rows in story.acts.items() if rows]) < 3 or not says(self.text, "meet"):
            return
        told = [v for v in story.clauses if says(v.text, "shuttles")]
        runs = {k for v in told for c in v.row if c.sort is Sort.NAME and (k := story.actors.key(c.text))}
        if told:  # else the two whose road it is are told of first
            for agent in runs if len(runs) == 1 else list(story.acts)[2:]:
                for row in story.acts.get(agent, []):
                    row.tags.add("shuttle")

    def _rest_names(self) -> None:
        """剩下的要5天做完: what is left, if no other act tells it."""
        for row in (r for rows in self.story.acts.values() for r in rows if "rest" in r.tags):
            word = words("rest_words").search(self.story.clauses[row.clause].text)
            plain = row.name.act is None or words("finish").fullmatch(row.name.act.text)
            if word and plain and not row.name.marks:
                at = self.story.clauses[row.clause].start + word.start()
                row.name = replace(row.name, marks=(Ref(word[0], (at, at + len(word[0]))),))

    def _drains(self) -> None:
        """排水管, 漏掉: what goes out counts against what comes in."""
        for agent, rows in self.story.acts.items():
            known = self.story.actors.known.get(agent)
            told = [v.text for v in self.story.clauses if agent in v.text] if known else []
            alone = [t for t in told if says(t, "alone", "finish")]
            for row in rows:
                act = row.name.act.text if row.name.act else ""
                if says(agent, "drains") or says(act, "drains") or any(says(t, "drains") for t in alone):
                    row.tags.add("out")

    def _all_done(self) -> None:
        """师傅比徒弟一共多加工多少个: all that each of them did, not only the last."""
        story = self.story
        for index, agent in story.wholes.items():
            first, second, column = story.compared[index]
            told = story.clause_of.get(index, len(story.clauses))
            rows = [r for r in self.acting(agent) if r.clause <= told]
            if len(rows) > 1 and not any(r.tags & FIXED_KEYS for r in rows):
                first = sum_of([s for r in rows if (s := r.slot(column)) != second])  # 已行的是剩下的4倍
            story.compared[index] = (first, second, column)

    def _sums(self) -> Iterator[Relation]:
        """两小时一共行了90千米: the ways of these hours."""
        for row, parts in self.story.sums:
            yield Relation("Together", (row.slot(TOTAL), *(p.slot(TOTAL) for p in parts)), Source(None, "all_ways"))

    def _as_much(self) -> Iterator[Relation]:
        """6小时后两人加工的同样多, 两人走的路程相等: by then the one has done as much as the other."""
        story = self.story
        for view in story.clauses:
            numbers = any(f.clause == view.index and not lasts(f.quantity.unit) for f in story.facts)
            if numbers or not says(view.text, "as_much") or says(view.text, "rest_words"):
                continue
            named = story.actors.named(view.row, 0, len(view.row))
            done = [[r.slot(TOTAL) for r in self.acting(a) if r.clause <= view.index] for a in named]
            if len(done) == 2 and all(done):
                span = (view.start, view.start + len(view.text))
                yield Relation("Equal", (sum_of(done[0]), sum_of(done[1])), Source(span))
