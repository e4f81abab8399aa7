"""Ways, works, and all that is measured: of the World, of an act, of a thing itself, or what is left."""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import SHARES, Ref
from fabula.frames.actors import ACTIVE, FILE, View, is_name, is_places, lasts, says, words
from fabula.frames.places import is_road
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.timeline.moment import FIXED, Moment, Saying, view_behind
from fabula.frames.timeline.story import Story
from fabula.lang.lexicon import classes, particle
from fabula.situation.terms import Attribute
from fabula.text import Kind
from fabula.text.units import compatible, dimension, is_unit


class Ways:
    """Puts measures into their rows."""

    def __init__(self, story: Story) -> None:
        self.story = story

    def take(self, moment: Moment) -> None:
        """A way or a work: of the World, of an act, of a thing's own length, or what is left, ahead, past."""
        fact = moment.fact
        unit = fact.quantity.unit
        ring = says(moment.before, "ring") or says(moment.behind, "ring")
        lap = says(moment.before, "lap_words") or (ring and is_road(self._long(moment)))
        if says(unit, "laps") or (lap and self._in_laps()):
            self.story.put_cell(self.story.world, AMOUNT if says(unit, "laps") else RATE, fact)
            return None
        if not self._in_play(unit):
            return self.aside(moment)
        text, view = moment.before, moment.view
        if moment.view.index in self.story.summed:
            self.story.sums.append((self.story.loose("summed", TOTAL, fact), self.story.summed[moment.view.index]))
        elif row := self._that(moment):
            self.story.put_cell(row, TOTAL, fact)
        elif mover := self._lacks(moment):
            self.story.lefts.append((self.story.loose("lack", TOTAL, fact), mover))
        elif says(text, "past"):
            self.story.loose("past", TOTAL, fact)
        elif says(text, "middle"):
            self.story.loose("middle", TOTAL, fact)
        elif self._finishes_rest(moment):
            self._put_done(moment)
        elif says(text, "left") and not self.story.actors.named(view.row, moment.at + 1, len(view.row)):
            self.story.loose("left", TOTAL, fact)
        elif end := self._end(moment):
            self.story.loose("left" if end == "to" else "from_start", TOTAL, fact)
        elif says(text, "ahead"):
            self._gap(moment)
        elif self._position(moment):
            self._at_place(moment)
        elif self._sized(moment):
            self.aside(moment)
        elif owner := self._own_length(moment):
            told = Saying("length")
            self.story.put_cell(self.story.open(owner, told, moment), TOTAL, fact)
        elif self._of_road(moment):
            self._world(moment)
        elif says(view.said(0, moment.at), "apart") and fact.told.kind != "other":
            self.story.scopes.append((moment, self._of_movers(moment)))
        elif self._done(moment):
            self._put_done(moment)
        else:
            self._world(moment)
        return None

    def _put_done(self, moment: Moment) -> None:
        told, agents = self._before_chase(moment, self.story.told(moment)), self.story.whom(moment)
        row = self.story.place(agents[0] if agents else "", told, TOTAL, moment)
        self.story.put_cell(row, TOTAL, moment.fact)

    @staticmethod
    def _finishes_rest(moment: Moment) -> bool:
        """又用6天读完了剩下的160页: what was left is done in this phase."""
        row = moment.view.row[: moment.at]
        told = len(row) > 2 and row[-1].sort is Sort.OF and says(row[-2].text, "rest_words")
        return told and any(c.sort is Sort.ACT and c.text not in classes(FILE)["spends"] for c in row[:-2])

    def _end(self, moment: Moment) -> str:
        """这时距乙地260千米, 离甲地有多远: to where one goes, or from where one came; '' if it is neither."""
        story = self.story
        if len(story.actors.known) != 1 or says(moment.view.text, "spot", "meet", "catch") or not story.acting_rows():
            return ""
        named = any(map(is_name, moment.view.row[: moment.at - 1])) and not moment.first
        standing = named and moment.fact.quantity.value is not None and not says(moment.head, "left", "then")
        name = "" if standing and moment.view.row[0].sort is Sort.NAME else self._off(moment)  # 小明离学校有300米
        starts, ends = story.ends
        return "to" if name and name in ends else "from" if name and name in starts else ""

    def _off(self, moment: Moment) -> str:
        """The place from which somebody is so far; '' for 小华家离学校, which tells of the road itself."""
        row = moment.view.row
        off = next((i for i in range(moment.at - 1, -1, -1) if row[i].text in classes(FILE)["off"]), None)
        if off is None or not is_name(row[off + 1]):
            return ""
        before = next((c for c in reversed(row[:off]) if c.sort not in (Sort.FUNC, Sort.HOLD)), None)
        home = before is not None and before.text.endswith(tuple(classes()["homes"]))
        place = before is not None and before.sort is Sort.NAME and (home or not self.story.actors.key(before.text))
        return "" if place or self.story.actors.key(row[off + 1].text) else row[off + 1].text  # 猎狗离野兔

    def _lacks(self, moment: Moment) -> str:
        """乙车离A地还有80千米, of several: who has still so far to go; '' if it is nobody in particular."""
        named = self.story.actors.named(moment.view.row, 0, moment.at)
        named = named or (self.story.subject if moment.first else [])
        several = len(self.story.actors.known) > 1 and bool(self.story.acting_rows())
        if not several or len(named) != 1 or says(moment.view.text, "spot", "catch"):
            return ""
        off = any(c.text in classes(FILE)["off"] for c in moment.view.row[: moment.at])
        place = says(moment.before, "to_the_end") or (off and self._off(moment))  # 离终点还有400米
        return named[0] if place and says(moment.before, "left", "off") else ""

    def _that(self, moment: Moment) -> Row | None:
        """已经行了全程的(3/8)，正好是90千米: what the clause before told a share of."""
        story, index = self.story, moment.view.index
        if moment.fact.quantity.value is None or not says(moment.before, "that_is") or not moment.first:
            return None
        shares = [i for i, clause in story.clause_of.items() if clause == index - 1 and i in story.compared]
        first = story.compared[shares[-1]][0] if shares else None
        return next((r for r in story.rows if first == r.slot(TOTAL) and TOTAL not in r.cells), None)

    def _before_chase(self, moment: Moment, told: Saying) -> Saying:
        """走了6千米后，通讯员去追: that far before the others set out."""
        several = len(self.story.actors.known) > 1 and says(self.story.problem.text, "catch", "meet")
        ahead = view_behind(moment)
        early = several and not told.key and ahead in classes(FILE)["after"] and moment.fact.quantity.value is not None
        return replace(told, key="before") if early else told

    def _in_laps(self) -> bool:
        """Whether laps are told or asked: then the ring is so long by the lap."""
        laps = [f for f in self.story.facts if says(f.quantity.unit, "laps")]
        alone = len(laps) == len(self.story.actors.known) == 1
        return alone or any(f.quantity.kind is Kind.ASKED for f in laps)

    def _in_play(self, unit: str) -> bool:
        if dimension(unit) == "length" or not unit:
            return True
        return any(compatible(unit, u) for u in self.story.rate_units) or not self.story.rate_units

    def aside(self, moment: Moment, column: Attribute = TOTAL) -> None:
        """A number that has no part in what goes on: 车上有38人, 宽5米."""
        told = moment.fact.told
        before = moment.view.row[moment.at - 1].text if moment.at else ""
        aged = moment.fact.quantity.unit in classes()["years"]
        one = before.startswith(tuple(classes(FILE)["one"])) and is_unit(before[1:]) and not aged
        column = RATE if one and column is TOTAL else column  # 一盏40瓦的灯
        held = told.what if told.hold and told.what and not told.who else None
        near = moment.view.row[moment.at + 1 : moment.at + 4]
        at = next((i for i, c in enumerate(near) if c.sort is Sort.OF), -1)
        behind = next((Ref(c.text, c.span) for c in near[at + 1 :] if c.sort is Sort.NAME), None) if at >= 0 else None
        named = self.story.actors.named(moment.view.row, 0, moment.at)
        actor = self.story.actors.known[named[0]] if len(named) == 1 else None
        done = [c for c in moment.view.row[moment.start : moment.at] if c.sort is Sort.ACT]
        paid = done[-1] if done and done[-1].note == "pay" else None
        bare = told.measure if told.who is None and told.what is None and not named else None  # 水温40度
        ref = held or behind or bare or told.where or actor or told.who or told.what or moment.fact.topic
        if paid is not None and self.story.whom(moment):  # 花掉350元
            ref = self.story.actors.known.get(self.story.whom(moment)[0], ref)
        if ref is None:
            self.story.loose("aside", column, moment.fact)
            return
        if told.measure is not None and not self.story.actors.key(ref.text):  # 水温40度
            ref = told.measure
        key = self.story.actors.key(ref.text)
        size = moment.view.row[moment.at - 1] if moment.at and self._sized(moment) else None
        marks = (Ref(size.text, size.span),) if size is not None and size.text in classes(FILE)["sizes"] else ()
        if told.measure is not None and told.measure.text != ref.text:  # 猎豹体重50千克
            marks = (told.measure,)
        name = Name(self.story.actors.known.get(key, ref), marks=marks)
        if paid is not None:
            name = replace(name, act=Ref(paid.text, paid.span), kind=paid.note)
        row = self.story.new(name, clause=moment.view.index)
        row.tags.add("aside")
        self.story.put_cell(row, column, moment.fact)

    def _sized(self, moment: Moment) -> bool:
        """宽5米, 深35米, 高出江面45米: not along the road."""
        if says(moment.before, "heights"):
            return True
        return moment.at > 0 and moment.view.row[moment.at - 1].text in classes(FILE)["sizes"]

    def _gap(self, moment: Moment) -> None:
        if says(self.story.problem.text, "ring") or TOTAL in self.story.world.cells:
            self.story.loose("gap", TOTAL, moment.fact)
        else:
            self.story.put_cell(self.story.world, TOTAL, moment.fact)
            self.story.world.tags.add("gap")

    def _position(self, moment: Moment) -> bool:
        """在离家1200米处, 距A城90千米的地方."""
        told = says(moment.before, "off") and not says(moment.before, "apart")
        asks = moment.fact.quantity.kind is Kind.ASKED
        if asks and told and says(moment.view.text, "catch"):  # 追上时她们离家多少米
            return True
        return told and not asks and (says(moment.behind, "spot") or says(moment.view.text, "spot", "meet", "catch"))

    def _at_place(self, moment: Moment) -> None:
        fact = moment.fact
        ordinal = [c for c in moment.view.row[: moment.at] if c.sort is Sort.MARK and particle("times") in c.text]
        first = next(iter(self.story.actors.known), "")
        if ordinal and particle("one") in ordinal[0].text:
            told = Saying("once", (Ref(ordinal[0].text, ordinal[0].span),))
            row = self.story.open(first, told, moment)
            row.hold = self._place_of(moment)
            self.story.put_cell(row, TOTAL, fact)
        elif ordinal:
            self.story.open(first, Saying("twice", (Ref(ordinal[0].text, ordinal[0].span),)), moment)
            near = any("once" in r.tags and r.hold == self._place_of(moment) for r in self.story.rows)
            self.story.loose("spot_near" if near else "spot_far", TOTAL, fact)
        elif says(self.story.problem.text, "catch") and TOTAL not in self.story.world.cells:
            self.story.put_cell(self.story.world, TOTAL, fact)
            self.story.world.tags.add("spot")
        else:
            self.story.loose("spot", TOTAL, fact).hold = self._place_of(moment)

    def _place_of(self, moment: Moment) -> str:
        names = [c.text for c in moment.view.row[moment.start : moment.at] if c.sort is Sort.NAME]
        return names[-1] if names else ""

    def _long(self, moment: Moment) -> str:
        """What is so long: 火车 of 火车长180米 and of 180米长的火车; '' if nothing is told to be long."""
        row = moment.view.row
        if not (says(moment.before, "long") or says(moment.fact.quantity.text, "long") or says(moment.behind, "long")):
            return ""
        behind = [c.text for c in row[moment.at + 1 :] if is_name(c)]
        before = [c.text for c in row[: moment.at] if is_name(c)]
        before += [c.text[:-1] for c in row[: moment.at] if c.sort is Sort.MEASURE and says(c.text, "own_lengths")]
        of = any(c.sort is Sort.OF for c in row[moment.at + 1 : moment.at + 3])  # 530米长的桥
        names = behind[:1] if of or not before else before[-1:]
        mine = (self.story.subject or list(self.story.actors.known)) if moment.first else []  # 有一列火车，长168米
        return next(iter(names or mine[:1]), "")

    def _of_road(self, moment: Moment) -> bool:
        """一条路长800米, 安装1200米长的水管, 一圈400米: how long the road is, or what is laid."""
        lap = says(moment.before, "lap_words") and moment.fact.quantity.value is not None
        return is_road(self._long(moment)) or self._laid(moment) or lap

    def _laid(self, moment: Moment) -> bool:
        """安装1200米长的水管: what is so long is worked on."""
        worked = any(c.sort is Sort.ACT and c.note == "work" for c in moment.view.row[: moment.at])
        return worked and any(c.text == self._long(moment) for c in moment.view.row[moment.at + 1 :])

    def _own_length(self, moment: Moment) -> str:
        """火车长180米, 一列长240米的货运列车: whose own length it is; '' if nobody's, or a bridge's."""
        name = self._long(moment)
        if not name or is_road(name) or not says(self.story.problem.text, "passes"):
            return ""
        known = list(self.story.actors.known)
        return self.story.actors.key(name) or (known[0] if len(known) == 1 else "")  # 队伍长180米, and pupils march

    def _of_movers(self, moment: Moment) -> bool:
        row = moment.view.row
        groups = [i for i, c in enumerate(row[: moment.at]) if c.sort is Sort.GROUP]
        if any(is_places(row, i) for i in groups):
            return False
        of = moment.at + 1 < len(row) and row[moment.at + 1].sort is Sort.OF
        if of and any(words("place_names").fullmatch(c.text) for c in row[moment.at + 2 : moment.at + 5]):
            return False  # 相距90千米的A、B镇
        return bool(groups) or says(moment.head, "all") or moment.lapses or moment.start > 0

    def _done(self, moment: Moment) -> bool:
        """行了174千米, 做了80个 by one: what it did, and not the task."""
        row = moment.view.row
        near = [
            c for c in row[moment.start : moment.at] if c.sort is Sort.ACT and c.text not in classes(FILE)["spends"]
        ]
        agents = self.story.whom(moment)
        if len(agents) != 1 or says(moment.before, "scope_words") or self._of_all(moment):
            return False
        asks = moment.fact.quantity.kind is Kind.ASKED
        if (
            asks
            and says(moment.view.text, "in_all")
            and (len(self.story.acts.get(agents[0], [])) > 1 or len(self.story.actors.known) == 1)
        ):
            return False
        if self.story.told(moment).key == "before" and view_behind(moment) in classes(FILE)["after"]:
            return True  # 小林先行了660米后，小华才出发
        if row[moment.at + 1 : moment.at + 2] and row[moment.at + 1].sort is Sort.MARK and not asks:  # 12千米平路
            return True
        starts = bool(near) and near[-1].note == "start" and view_behind(moment) not in classes(FILE)["after"]
        holds = bool(near) and near[-1].text in classes(FILE)["contains"] and not moment.start  # 4天装了120米
        takes_on = bool(near) and near[-1].text in classes(FILE)["takes_on"]  # 接到660套的订单
        if near and (starts or holds or takes_on):
            return False
        ahead = [c.text for c in row[moment.start : moment.at]]
        if says(view_behind(moment), "beyond") or particle("there_is") in ahead:
            return False
        if self._task(moment, near[-1] if near else None):
            return False
        of = moment.at + 1 < len(row) and row[moment.at + 1].sort is Sort.OF
        planned = any(c.text in classes(FILE)["tasks"] for c in row[: moment.at] if c.sort in (Sort.HOLD, Sort.MARK))
        planned = planned or any(c.sort is Sort.WHOLE for c in row[moment.at + 1 :])  # 接到做172个纸箱的任务
        planned = planned and self.story.told(moment).key != "next"
        if (of and not near) or (planned and TOTAL not in self.story.world.cells):
            return False
        return bool(near and near[-1].note in ACTIVE | {"other", "in", "out", "study"} and not of)

    def _task(self, moment: Moment, act: Chunk | None) -> bool:
        """生产一批玩具480件，计划8天完成; 运来50袋米，吃了9天: what there is to do, or to use."""
        story = self.story
        first = TOTAL not in story.world.cells and not story.acting_rows() and not story.moving
        if not first or act is None or moment.fact.quantity.value is None or says(moment.before, "did"):
            return False
        later = [c for v in story.clauses[moment.view.index + 1 :] for c in v.row]
        batch = any(c.text in classes(FILE)["batches"] for c in moment.view.row[moment.start : moment.at])
        batch = batch or (act.note == "work" and self._no_phase(moment))
        planned = any(c.sort is Sort.MARK and FIXED.get(c.note) == "plan" for c in later)
        planned = planned or self._worked_on(moment)
        used = any(c.sort is Sort.ACT and c.note == "out" and c.text not in classes(FILE)["spends"] for c in later)
        timed = any(lasts(f.quantity.unit) for f in story.facts if f.clause > moment.view.index)
        return timed and ((batch and planned) or (act.note in ("in", "buy") and used))

    @staticmethod
    def _no_phase(moment: Moment) -> bool:
        """某厂生产4500个零件: neither when nor how long."""
        row = moment.view.row
        return not any(c.sort is Sort.MARK for c in row) and sum(c.sort is Sort.QUANTITY for c in row) == 1

    def _worked_on(self, moment: Moment) -> bool:
        """加工960个零件，李师傅5天加工了600个; 挖一条长1000米的水渠，前5天挖了(1/5): so much of it is done then."""
        story, unit = self.story, moment.fact.quantity.unit
        for fact in (f for f in story.facts if f.clause > moment.view.index and f.quantity.value is not None):
            view = story.clauses[fact.clause]
            timed = any(lasts(f.quantity.unit) for f in story.facts if f.clause == fact.clause)
            alike = fact.quantity.kind in SHARES or compatible(fact.quantity.unit, unit)
            per = fact.quantity.per or fact.told.per
            if alike and fact.quantity.unit and says(view.text, "rests"):  # 修一条540千米的路，…还剩40千米
                return True
            if alike and per and self._by_others(moment, view):  # 厂里做600套，甲组每天做55套
                return True
            if alike and not per and fact.other is None and timed and says(view.text, "did"):
                return True
        return False

    def _by_others(self, moment: Moment, view: View) -> bool:
        """Whether a clause tells what others than those of a moment do."""
        named = self.story.actors.named(view.row, 0, len(view.row))
        return bool(named) and not set(named) & set(self.story.whom(moment))

    def _of_all(self, moment: Moment) -> bool:
        """6小时后共做了360个: by all of them, if nobody is named and they act together."""
        several = len(self.story.actors.known) > 1 and says(self.story.problem.text, "together", "turn_by_turn", "by")
        named = self.story.actors.named(moment.view.row, 0, len(moment.view.row))
        return several and len(named) != 1 and says(moment.before, "in_all")

    def _world(self, moment: Moment) -> None:
        fact = moment.fact
        if TOTAL not in self.story.world.cells and not (fact.quantity.kind is Kind.ASKED and self._world_told()):
            self.story.put_cell(self.story.world, TOTAL, fact)
            return
        names = [c for c in moment.view.row if is_name(c)]
        thing = next((c for c in reversed(names)), None)
        row = self.story.new(Name(Ref(thing.text, thing.span) if thing else None), clause=moment.view.index)
        row.tags.add("thing")
        self.story.put_cell(row, TOTAL, fact)

    def _world_told(self) -> bool:
        return TOTAL in self.story.world.cells
