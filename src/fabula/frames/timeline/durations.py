"""How long: the time of a phase, of a halt, of all of it, of one who does the whole alone, or a head start."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import ASKED_SHARES, SHARES, Fact, Ref
from fabula.frames.actors import FILE, lasts, says, words
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.timeline.joining import joined
from fabula.frames.timeline.moment import FIXED, Moment, Saying
from fabula.frames.timeline.starts import Starts
from fabula.frames.timeline.story import Story
from fabula.lang.lexicon import classes, particle
from fabula.text import Kind

_ORDINAL = re.compile(particle("nth_shape"))
_FROM_TO = re.compile(particle("from_to_shape"))


class Durations:
    """Puts times into their rows."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.starts = Starts(story)

    def take(self, moment: Moment) -> None:
        if self._whole_day(moment):
            self.story.loose("aside", AMOUNT, moment.fact)
            return None
        told, agents = self.story.told(moment), self.story.whom(moment)
        if rows := self._hours(moment, agents):
            self.story.summed[moment.view.index] = rows
            self.story.loose("aside", AMOUNT, moment.fact)
            return None
        if self._halts(moment, told):
            halt = Saying("halt", (), self._halt(moment) or told.act, "halt")
            row = self.story.open(agents[-1] if agents else "", halt, moment)
        elif self._all_of_one(moment, agents):
            row = self._own_time(moment, agents[0])
        elif self._for_mean(moment, agents):
            row = self.story.world
        elif self._takes_all(moment, told, agents):
            row = self._total_time(moment, agents)
        elif told.key == "before" and len(agents) == 1 and says(self.story.problem.text, "catch", "arrives"):
            self.story.leads.append((self.story.loose("lead", AMOUNT, moment.fact), agents[0]))
            return None
        elif (late := self.starts.later(moment, agents)) is not None:
            return self.starts.lead(moment, agents, told, late)
        elif several := joined(self.story, moment):
            row = self.joint(moment, several, told)
        elif len(agents) > 1 or self._shared(moment):
            row = self.joint(moment, agents if len(agents) > 1 else list(self.story.actors.known), told)
        elif self._alone(moment, told, agents):
            row = self._whole_alone(moment, agents, told)
        else:
            row = self.story.place(agents[0] if agents else "", told, AMOUNT, moment)
        self.story.put_cell(row, AMOUNT, moment.fact)
        return None

    def _whole_day(self, moment: Moment) -> bool:
        """上午行4小时，下午行5小时，一天共行驶多少千米: no time of its own."""
        day = words("whole_day").fullmatch(moment.fact.quantity.text) is not None
        others = [f.quantity for f in self.story.facts if f is not moment.fact]
        hours = any(lasts(q.unit) and q.value is not None for q in others)
        if day and all(c.sort in (Sort.QUANTITY, Sort.END) for c in moment.view.row):
            return True  # 一天，两人约好在路上会合: on some day
        return day and hours and (moment.at == 0 or says(moment.behind, "in_all", "average"))

    def _hours(self, moment: Moment, agents: Sequence[str]) -> list[Row]:
        """第一小时行…，第二小时行…，两小时一共行…: these hours together; [] if it is no such time."""
        unit, value = moment.fact.quantity.unit, moment.fact.quantity.value
        done = self.story.acts.get(agents[0] if agents else "", [])
        rows = [r for r in done if any(_ORDINAL.match(m.text) and m.text.endswith(unit) for m in r.name.marks)]
        return rows if len(rows) > 1 and value == len(rows) and len(rows) == len(done) else []

    def _takes_all(self, moment: Moment, told: Saying, agents: Sequence[str]) -> bool:
        """往返共用3.5小时: all the time; 去时…，共用4小时 is that of the way there."""
        text = moment.head
        asked = moment.fact.quantity.kind is Kind.ASKED
        if (says(text, "return_trip") and asked) or self._door_to_door(moment):
            return True
        told_ways = [r for r in self.story.acts.get(agents[0] if agents else "", []) if TOTAL in r.cells]
        if asked and (says(text, "whole_way") or _FROM_TO.search(text)) and len(told_ways) > 1:
            return True
        if asked and self._at_the_same_rate(moment):
            return False
        if self._first_way(moment, agents) or self._one_way(told, agents) or self._one_of_them(moment):
            return False
        if not says(text, "total") or (told.key in FIXED.values() and not says(text, "return_trip", "in_total")):
            return False
        stretches = [r for r in self.story.acts.get(agents[0] if agents else "", []) if "halt" not in r.tags]
        if asked and len(stretches) > 1 and len(self.story.actors.known) == 1:
            return True
        return not (says(text, "whole_way") and self._alone(moment, told, agents))

    def _door_to_door(self, moment: Moment) -> bool:
        """从出发到终点用了7小时, 出发15分钟后到达, with a halt on the way: all the time of one who is alone."""
        halts = any(c.note == "halt" for v in self.story.clauses for c in v.row)
        if not halts or len(self.story.actors.known) != 1:
            return False
        sets_off = moment.head.endswith(tuple(classes(FILE)["sets_off"])) and says(moment.behind, "gets_there")
        return sets_off or says(moment.head, "door_to_door")

    def _at_the_same_rate(self, moment: Moment) -> bool:
        """2小时行了90千米，照这样的速度，全程共要几小时: not those 2 hours and some more."""
        at = next((v.index for v in self.story.clauses if says(v.text, "same_rate")), None)
        later = "".join(v.text for v in self.story.clauses[at:]) if at is not None else ""
        return at is not None and at <= moment.view.index and not says(later, "goes_on")

    def _one_way(self, told: Saying, agents: Sequence[str]) -> bool:
        """货船顺流行驶，一共用了5小时: all the time is that of the only way there is."""
        rows = [r for a in agents for r in self.story.acts.get(a, []) if r.tags & set(FIXED.values()) - {"still"}]
        lone = len(agents) == 1 and told.key in ("down", "up") and all(told.key in r.tags for r in rows)
        return lone and not says(self.story.problem.text, "return_trip", "back_words")

    def _one_of_them(self, moment: Moment) -> bool:
        """客车从甲地到乙地一共要几小时, after they met: the whole way by the one of them that is named."""
        named = self.story.actors.named(moment.view.row, 0, moment.at)
        whole = says(moment.head, "whole_way") or _FROM_TO.search(moment.head) is not None
        return len(named) == 1 and whole and self._met()

    def _met(self) -> bool:
        """Whether this is a story of several who meet."""
        return len(self.story.actors.known) > 1 and says(self.story.problem.text, "meet")

    def _first_way(self, moment: Moment, agents: Sequence[str]) -> bool:
        """去时每小时行57千米，共用4小时，返回时…: the time of the way there, if the way back is not told yet."""
        rows = [r for r in self.story.acts.get(agents[0] if agents else "", []) if "halt" not in r.tags]
        later = says(self.story.problem.text, "back_words") and not any("back" in r.tags for r in rows)
        if not rows and _FROM_TO.search(moment.head) and not says(moment.head, "back_words", "return_trip"):
            return later  # 从甲地到乙地共用3小时，返回时…
        return later and len(rows) == 1 and AMOUNT not in rows[0].cells

    def _all_of_one(self, moment: Moment, agents: Sequence[str]) -> bool:
        """甲队一共修了多少天, who worked with others first and alone then: all its times."""
        asked = moment.fact.quantity.kind is Kind.ASKED
        if not asked or len(agents) != 1 or not says(moment.head, "in_all") or says(moment.head, "total"):
            return False
        done = [r for r in self.story.acts.get(agents[0], []) if not r.tags & {"halt", "alone", "plan"}]
        rests = len(self.story.actors.known) > 1 and any("halt" in r.tags for r in self.story.acts[agents[0]])
        return rests or any(r.tags & {"joint", "before", "next"} and not self.story.idle(r) for r in done)

    def _for_mean(self, moment: Moment, agents: Sequence[str]) -> bool:
        """这5小时平均每小时行多少千米, after two stretches: the time of all of it."""
        rows = [r for r in self.story.acts.get(agents[0] if agents else "", []) if AMOUNT in r.cells]
        asked = next((f.clause for f in self.story.facts if f.quantity.kind is Kind.ASKED), -1)
        told = moment.fact.quantity.value is not None
        near = asked == moment.view.index or (asked == moment.view.index + 1 and says(moment.before, "points"))
        behind = moment.behind + (self.story.clauses[asked].text if asked > moment.view.index else "")
        return near and told and len(rows) > 1 and says(behind, "average")

    def _own_time(self, moment: Moment, agent: str) -> Row:
        word = words("in_all").search(moment.head)
        at = moment.view.start + (word.start() if word else 0)
        mark = (Ref(word[0], (at, at + len(word[0]))),) if word else ()
        row = self.story.new(Name(self.story.actors.known.get(agent), marks=mark), clause=moment.view.index)
        row.tags.add("own_time")
        return row

    def _halt(self, moment: Moment) -> Ref | None:
        row = moment.view.row[moment.start : moment.stop]
        found = [c for c in row if c.sort is Sort.ACT and c.note == "halt"]
        return Ref(found[-1].text, found[-1].span) if found else None

    def _halts(self, moment: Moment, told: Saying) -> bool:
        if moment.fact.quantity.kind is Kind.ASKED and says(moment.head, "return_trip"):  # 往返连装货共用多少小时
            return False
        row = moment.view.row
        near = [c for c in row[moment.start : moment.at] if c.sort is Sort.ACT]
        if near:
            halt = any(c.note == "halt" for c in near)
            repairs = near[-1].text == particle("repairs")
            return (halt and (repairs or near[-1].note not in ("move", "work"))) or self._busy(near[-1])
        behind = row[moment.at + 1 : moment.at + 2]
        return bool(behind) and behind[0].note == "halt"

    def _busy(self, act: Chunk) -> bool:
        """打扫教室8分钟, 检修2小时: on a journey whoever does something else does not get on."""
        plain = classes(FILE)["spends"] | classes(FILE)["rides"]
        leaves = act.text in classes(FILE)["leaves"]
        other = act.note not in ("move", "start", "flow", "other") and act.text not in plain and not leaves
        return self.story.moving and other and not words("finish").fullmatch(act.text)

    def _total_time(self, moment: Moment, agents: Sequence[str]) -> Row:
        """往返共用3.5小时: of nobody, of the World if asked, of one who also rests."""
        asked = moment.fact.quantity.kind is Kind.ASKED
        if (
            len(self.story.actors.known) > 1
            and says(self.story.problem.text, "together")
            and not says(self.story.problem.text, "turn_by_turn")
        ):
            return self.joint(moment, list(self.story.actors.known), self.story.told(moment))
        if asked:
            return self.story.world
        if any(c.note == "halt" for v in self.story.clauses for c in v.row) and agents:
            row = self.story.new(Name(self.story.actors.known.get(agents[0])), clause=moment.view.index)
        elif says(self.story.problem.text, "return_trip") or says(self.story.problem.text, "back_words"):
            row = self.story.new(Name(), clause=moment.view.index, loose=True)
        else:
            return self.story.world
        row.tags.add("total_time")
        return row

    def _shared(self, moment: Moment) -> bool:
        """8分钟后相遇, 几天可以完成 after 两队合做: the time of all."""
        if len(self.story.actors.known) < 2 or len(self.story.actors.named(moment.view.row, 0, moment.at)) == 1:
            return False
        text = words("after_catch").sub("", words("after_meeting").sub("", moment.view.text))
        if says(text, "meet", "catch") or (says(text, "apart") and moment.lapses):
            return True
        if len(self.story.actors.named(moment.view.row, moment.at, len(moment.view.row))) > 1:
            return True
        if says(moment.behind, "in_all") and moment.first and says(self.story.problem.text, "together"):
            return True  # 5分钟共打多少个字
        if self._since_start(moment) and moment.stop == len(moment.view.row) and self._only_fast():
            return True  # 快车每小时行…，慢车每小时行…，5小时后，
        opening = moment.view.index and self.story.clauses[moment.view.index - 1].sentence != moment.view.sentence
        return bool((moment.first and moment.lapses) or opening) and says(self.story.problem.text, "together")

    def _since_start(self, moment: Moment) -> bool:
        """5小时后; 走了5分钟后, where all of them set out at once."""
        light = (Sort.ACT, Sort.FUNC, Sort.MARK, Sort.PREP, Sort.HOLD)
        acts = all(c.sort in light for c in moment.view.row[: moment.at])
        at_once = says(self.story.problem.text, "together") and self.story.joints == 0
        return moment.lapses and (moment.first or (acts and at_once))

    def _only_fast(self) -> bool:
        """Two, of whom nothing but their speeds has been told so far."""
        rows = [mine for mine in self.story.acts.values() if mine]
        return len(rows) == 2 and all(len(mine) == 1 and set(mine[0].cells) == {RATE} for mine in rows)

    def _alone(self, moment: Moment, told: Saying, agents: Sequence[str]) -> bool:
        """甲队单独做需要20天, 客车从甲站到乙站要10小时: the whole by one."""
        text = moment.view.text + self._lead_in(moment)
        if len(agents) != 1 or told.key in ("before", "next", "plan", "actual", "back", "go", "up", "down"):
            return False
        if self._of_a_share(moment):
            return False
        if (says(text, "alone") and not moment.lapses) or self._to_the_end(moment) or self._all_of_it(moment, agents):
            return True
        rows = [r for r in self.story.acts.get(agents[0], []) if "halt" not in r.tags]
        if (
            (says(moment.view.text, "whole_way") or _FROM_TO.search(moment.head))
            and not says(self.story.problem.text, "passes")  # 从车头上桥到车尾离桥
            and ((rows and not self.story.idle(rows[-1])) or self._met())
        ):
            return True
        rated = any(f.quantity.per or f.told.per for f in self.story.facts if lasts(f.quantity.per or f.told.per))
        asks = moment.fact.quantity.kind is Kind.ASKED
        if rated or asks or moment.lapses:
            return False
        times = [f for f in self.story.facts if lasts(f.quantity.unit) and f.quantity.value is not None]
        if len(self.story.actors.known) == 1 and says(text, "whole_way") and len(times) > 1:
            return True  # 行完全程要6小时，先行2小时
        if len(self.story.actors.known) == 1:  # 8天打完一份稿件，3天能打几分之几
            return says(text, "done") and any(self._share_in_play(f) for f in self.story.facts)
        return says(text, "needs", "finish")

    def _share_in_play(self, fact: Fact) -> bool:
        """3天能打几分之几, 几天能打(1/4): a share is asked for, or how long one takes."""
        asked = any(f.quantity.kind is Kind.ASKED and f.clause == fact.clause for f in self.story.facts)
        return fact.quantity.asks in ASKED_SHARES or (fact.quantity.kind in SHARES and asked)

    def _of_a_share(self, moment: Moment) -> bool:
        """5天能完成这项工作的(5/7): a part of it."""
        here = [f.quantity for f in self.story.facts if f.clause == moment.fact.clause and f is not moment.fact]
        return any(q.kind in SHARES and q.value is not None for q in here)

    def _all_of_it(self, moment: Moment, agents: Sequence[str]) -> bool:
        """5天完成全部工程的(1/3)，完成全部工程要几天: all, from the beginning."""
        done = [r for r in self.story.acts.get(agents[0], []) if "shared" in r.tags and AMOUNT in r.cells]
        asks = moment.fact.quantity.kind is Kind.ASKED
        rest = says(self.story.problem.text, "goes_on", "left")
        return asks and bool(done) and says(moment.view.text, "all_of_it", "done", "whole_way") and not rest

    def _to_the_end(self, moment: Moment) -> bool:
        """离江城还有80千米，…，到江城时一共开了几小时: all the way, what was gone and what was left."""
        asks = moment.fact.quantity.kind is Kind.ASKED and self._at_the_same_rate(moment)
        ends = says(moment.head, "there") and says(moment.head, "in_all")
        return asks and ends and any("left" in r.tags for r in self.story.rows)

    def _lead_in(self, moment: Moment) -> str:
        """The clause before, if it tells no number: 如果只开乙管，灌满水塔需要几小时."""
        before = self.story.clauses[moment.view.index - 1] if moment.view.index else None
        told = before is None or any(c.sort is Sort.QUANTITY for c in before.row)
        return "" if told or before is None else before.text

    def _whole_alone(self, moment: Moment, agents: Sequence[str], told: Saying) -> Row:
        text = moment.view.said(max(0, moment.at - 2), moment.at)
        single = says(moment.view.text + self._lead_in(moment), "alone") or (
            told.act is not None and text.endswith(told.act.text)
        )
        start, stop = moment.view.start, moment.view.start + len(moment.view.text)
        again = told.act is not None and start <= told.act.span[0] < stop and told.kind == "move"
        # 照这样的速度要行5小时
        again = again and any(not self.story.idle(r) for r in self.story.acts.get(agents[0], []))
        plain = told if single or again else Saying("alone")
        bare = [r for r in self.story.acts.get(agents[0], []) if not r.cells and r.name.act is None]  # 徒弟的效率是…
        told = replace(plain, key="alone")
        row = self.story.named_too(bare[-1], told) if bare else self.story.open(agents[0], told, moment)
        row.tags.add("alone")
        return row

    def joint(self, moment: Moment, agents: Sequence[str], told: Saying) -> Row:
        """A phase in which several act for the same time; each has a row in it."""
        self.story.joints += 1
        if self.story.common.act and (told.act is None or self.story.finishes(told)):
            told = replace(told, act=self.story.common.act, kind=self.story.common.kind)
        rows = []
        whole = self._does_all(moment, told)
        for agent in sorted(agents, key=lambda a: self._first_to_tell(a, moment)):
            mine = [r for r in self.story.acts[agent] if not r.tags & {"halt", "length", "still", "alone"}]
            last = mine[-1] if mine else None
            fits = (
                last is not None
                and self.story.idle(last)
                and not last.tags & {"before", "alone"}
                and not self.story.keyed(last)
            )
            row = self.story.named_too(last, told) if fits and last else self.story.open(agent, told, moment)
            row.tags |= {"joint", "later"} if self.story.joints > 1 else {"joint"}
            row.joint = self.story.joints
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
        late = any(r.tags & {"before", "next", "halt"} for rows in self.story.acts.values() for r in rows)
        return not asked and told.kind != "move" and (needs or done) and not late and told.key != "next"

    def _first_to_tell(self, agent: str, moment: Moment) -> tuple[bool, bool]:
        """Whose time a shared time is first of all: of whom the clause speaks, of one who does not rest."""
        named = self.story.actors.named(moment.view.row, 0, len(moment.view.row))
        rests = any("halt" in r.tags for r in self.story.acts[agent])
        return (rests, len(named) == 1 and agent != named[0])
