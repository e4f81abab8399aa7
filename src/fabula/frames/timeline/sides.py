"""The rows that a comparison in a story in time speaks of: another's, one's own before, the plan, the whole.

比小明多走60米 speaks of 小明's way, 速度提高20% of the speed before, 完成计划的(5/8) of the plan, 行了全程的(1/4) of
the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.chunks import Sort
from fabula.facts.describe import ASKED_SHARES, SHARES, Ref
from fabula.frames.actors import is_name, lasts, says, words
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row
from fabula.frames.timeline.moment import FIXED, Moment, Saying, is_shared, saying
from fabula.frames.timeline.story import Story
from fabula.frames.versus import compared_column
from fabula.lang.lexicon import classes, marks, particle
from fabula.situation.terms import Apply, Attribute, Slot, Term

ONCE = particle("was")  # the name of all marks that tell how it was before


class Sides:
    """Finds or makes the rows that comparisons relate."""

    def __init__(self, story: Story) -> None:
        self.story = story

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
