"""Who sets out before whom, and by how long: 5分钟后哥哥去追他, 甲车比乙车先开6分钟."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.chunks import Chunk, Sort
from fabula.frames.actors import FILE, lasts, says, words
from fabula.frames.table import AMOUNT, TOTAL
from fabula.frames.timeline.moment import Moment, Saying
from fabula.frames.timeline.story import Story
from fabula.lang.lexicon import classes


def sets_out(row: Sequence[Chunk]) -> bool:
    """出发, 追, 开来: somebody begins to move; 参加, 加入: or to work; 单开出水管 is none of these."""
    joins = says("".join(c.text for c in row), "joins_in")
    return joins or any(c.sort is not Sort.NAME and words("late").search(c.text) for c in row)


class Starts:
    """Reads head starts."""

    def __init__(self, story: Story) -> None:
        self.story = story

    def apart(self, moment: Moment) -> bool:
        """甲车比乙车先开6分钟, 小车晚1.5小时出发: a head start, told as a difference; True if it is one."""
        row, known = moment.view.row, list(self.story.actors.known)
        if moment.fact.quantity.value is None or not lasts(moment.fact.quantity.unit) or len(known) != 2:
            return False
        near = [c.text for c in row[max(0, moment.at - 3) : moment.at + 1]]
        sooner, later = (any(w in classes(FILE)[name] for w in near) for name in ("leaves_first", "leaves_late"))
        behind = row[moment.at + 1 :]
        goes = any(c.sort is Sort.ACT and c.note in ("move", "start") for c in row[moment.start :])
        compared = any(c.sort is Sort.COMPARE for c in row[: moment.at])
        out = compared or any(c.note == "start" or c.text in classes(FILE)["sets_from"] for c in behind)
        named = self.story.actors.named(row, 0, moment.at) or self.story.subject
        if sooner == later or not goes or not out or len(named) != 1 or says(moment.view.text, "unlike", "arrives"):
            return False
        other = next(a for a in known if a != named[0])
        early, late = (named[0], other) if sooner else (other, named[0])
        self.lead(moment, [early], Saying("before", (), self.story.told(moment).act, "move"), late)
        return True

    def later(self, moment: Moment, agents: Sequence[str]) -> str | None:
        """5分钟后哥哥去追他: who sets out so much later; None if nobody does."""
        row, index = moment.view.row, moment.view.index
        lone = agents[0] if len(agents) == 1 else ""
        if len(self.story.actors.known) < 2 or (
            not lone and (self.story.actors.named(row, 0, moment.at) or not moment.lapses)
        ):
            return None
        here = self.story.actors.named(row, moment.at + 1, len(row))
        behind = row[moment.at + 1 :]
        if not here and moment.at + 2 >= len([c for c in row if c.sort is not Sort.END]) - 1:
            for view in self.story.clauses[index + 1 : index + 3]:
                named = self.story.actors.named(view.row, 0, len(view.row))
                if here and (named or self._sets_off(moment, behind)):
                    break
                here, behind = here or named, view.row
        if here and any(c.text in classes(FILE)["sees"] for c in behind) and index + 1 < len(self.story.clauses):
            behind = self.story.clauses[index + 1].row  # 5分钟后爸爸发现…，立即去追
        if len(here) != 1 or (lone and here[0] == lone) or not self._sets_off(moment, behind):
            return None
        told = itertools.takewhile(lambda c: c.sort is not Sort.QUANTITY, behind)  # 快船开出|3小时追上
        text = "".join(c.text for c in told)
        if says(text, "turns", "meet", "catch") or says(moment.view.text, "catch") or self._moved(here[0]):
            return None
        return here[0]

    @staticmethod
    def _sets_off(moment: Moment, row: Sequence[Chunk]) -> bool:
        """出发, 追; so long after another also 开往乙地 and 从学校回家, which by themselves do not tell when."""
        goes = any(c.sort is Sort.MARK and c.text in classes(FILE)["homewards"] for c in row)
        leaves = goes or any(c.sort is Sort.ACT and c.note == "move" for c in row)
        leaves = leaves and any(c.text in classes(FILE)["sets_from"] for c in row)
        return sets_out(row) or (moment.lapses and (leaves or says("".join(c.text for c in row), "late_for")))

    def _moved(self, agent: str) -> bool:
        return any(set(r.cells) & {AMOUNT, TOTAL} or "joint" in r.tags for r in self.story.acts.get(agent, []))

    def lead(self, moment: Moment, agents: Sequence[str], told: Saying, late: str) -> None:
        """The time by which one is ahead: a number between their times if it is a chase, else an event of its own."""
        early = (
            agents[0] if agents and agents[0] != late else next((a for a in self.story.actors.known if a != late), "")
        )
        if says(self.story.problem.text, "catch", "arrives"):
            self.story.leads.append((self.story.loose("lead", AMOUNT, moment.fact), early))
            return
        row = self.story.place(early, replace(told, key="before"), AMOUNT, moment)
        self.story.put_cell(row, AMOUNT, moment.fact)
