"""Speeds and other rates of a story in time: of an act, a stream, or all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.frames.actors import FILE, is_name, says, words
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.timeline.moment import FIXED, Moment, Saying, saying
from fabula.frames.timeline.story import Story
from fabula.lang.lexicon import classes, particle
from fabula.text import Kind


class Speeds:
    """Puts rates into their rows."""

    def __init__(self, story: Story) -> None:
        self.story = story

    def take(self, moment: Moment) -> None:
        text = moment.before or moment.head
        if stream := words("streams").search(moment.head or moment.behind):
            speed = particle("speed") in moment.view.text
            if (speed and not says(moment.head, "still")) or says(moment.view.text, "blows"):
                return self._stream(stream[0], moment)
        agents = self.story.whom(moment)
        agent = self._rider(moment) or (agents[0] if agents else "")
        told = self.story.told(moment)
        if says(text, "still") or self._own_speed(moment, told):
            told = Saying("still")
            row = self.story.open(agent, told, moment)
        elif moment.fact.quantity.kind is Kind.ASKED and (
            self._overall(moment, told) or self._on_average(moment, agent)
        ):
            row = self._trip(agent, moment)
        else:
            apart = self.story.set_apart(agent, told, RATE, moment) or self._leg(agent, moment)
            row = apart or self.story.place(agent, told, RATE, moment)
            plain = told.act is not None and told.act.text in classes(FILE)["generic"]
            how = row.name.act is not None and row.name.act.text in classes(FILE)["generic"]
            early = "before" in row.tags and AMOUNT in row.cells  # 先开出1小时
            old = (row.name.kind == "start" and not early) or (row.name.kind == "move" and how and not plain)
            seated = particle("by_seat") in str(row.name.act)
            if told.kind == "move" and old and not seated:  # the speed tells how: 航行, 骑
                row.name = replace(row.name, act=told.act, kind=told.kind)
        self.story.put_cell(row, RATE, moment.fact)
        return None

    @staticmethod
    def _overall(moment: Moment, told: Saying) -> bool:
        """往返的平均速度: of all of it; 返回时的平均速度 is that of the way back."""
        apart = told.key in FIXED.values() and not says(moment.view.text, "return_trip")
        return says(moment.view.text, "overall") and not apart

    def _own_speed(self, moment: Moment, told: Saying) -> bool:
        """船每小时行20千米，水速每小时3千米: what the boat does by itself, unless 顺水 or 逆水 is said of it."""
        named = [v for v in self.story.clauses if any(words("streams").fullmatch(c.text) for c in v.row)]
        flows = any(says(v.text, "rate_words", "streams_by") for v in named)
        return flows and ((not told.key and not told.more) or says(moment.before, "own_speed"))

    def _on_average(self, moment: Moment, agent: str) -> bool:
        """先行3小时，又行2小时，平均每小时行多少: over all of it."""
        done = [
            r for r in self.story.acts.get(agent, []) if AMOUNT in r.cells and not r.tags & {"halt", "plan", "actual"}
        ]
        plain = not saying(moment.view, 0, moment.at).key and not self.story.carried.key
        plain = plain or AMOUNT in self.story.world.cells or says(moment.head, "all_span")
        ways = {tag for r in done for tag in r.tags & {"go", "back"}}
        if len(ways) > 1 and says(moment.head, "average") and not saying(moment.view, 0, moment.at).key:
            return True  # 去时用了3分，回来用了2分，平均每分行多少米
        known = all(set(r.cells) & {RATE, TOTAL} or "shared" in r.tags for r in done)
        return says(moment.head, "average") and len(done) > 1 and plain and known

    def _rider(self, moment: Moment) -> str:
        """火车每小时行120千米, where 李明 sits in the train."""
        names = [c.text for c in moment.view.row[: moment.at] if is_name(c)]
        known = list(self.story.actors.known)
        riders = self.story.actors.riders
        rides = bool(names) and (names[0] in riders or (bool(riders) and names[0] in classes(FILE)["heads"]))
        return known[0] if rides and names[0] not in known and known else ""

    def _leg(self, agent: str, moment: Moment) -> Row | None:
        """骑车的速度, 火车的速度: of the one part, of several, that was gone so."""
        parts = [r for r in self.story.acts.get(agent, []) if AMOUNT in r.cells]
        if not self.story.actors.riders and len({r.name.act.text[0] for r in parts if r.name.act}) < 2:
            return None  # 做 and 做完 are one way to do it
        how = [c.text for c in moment.view.row[: moment.at] if is_name(c) or c.sort is Sort.ACT]
        gone = [r for r in parts if RATE not in r.cells and self._gone(r, how)]
        return gone[0] if len(parts) > 1 and len(gone) == 1 else None

    def _gone(self, row: Row, how: Sequence[str]) -> bool:
        """Whether one of these words tells how a part was gone: by what act, in what."""
        act, rides = row.name.act, self.story.actors.riders
        said = next((v.text for v in self.story.clauses if v.index == row.clause), "")
        return any(w in said if w in rides else act is not None and w.startswith(act.text[-1]) for w in how)

    def _stream(self, word: str, moment: Moment) -> None:
        self.story.put_cell(self.story.stream_row(word, moment), RATE, moment.fact)

    def _trip(self, agent: str, moment: Moment) -> Row:
        """The speed of it all: of the World, or of one who goes there and back."""
        back = any("back" in r.tags for r in self.story.acts.get(agent, []))
        if not says(moment.view.text, "return_trip") and not back:
            return self.story.world
        row = self.story.new(Name(self.story.actors.known.get(agent)), clause=moment.view.index)
        row.tags.add("trip")
        return row
