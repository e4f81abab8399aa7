"""Roles: what a number by itself is, in a story of parts and wholes.

``own`` it belongs to the thing named next to it, ``whole`` it is all of it, ``left`` what is left, ``sum``
what the parts make together, ``next`` the page on which one goes on.
"""

from __future__ import annotations

from fabula.extract.rules.decisions import Options, Rule, decide, otherwise, rank
from fabula.extract.rules.facts import Claim, Figure
from fabula.extract.rules.interpreter import TOTAL
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.phrases import parse_phrase, similarity, split_owner
from fabula.extract.rules.referents import PLANNED, Referents, figure_names
from fabula.extract.rules.scene import LIKE, WORLD
from fabula.situation import ProblemType


class RoleView:
    """A figure, and the story so far, as the rules below see them."""

    def __init__(self, story: Referents, figure: Figure) -> None:
        self.story = story
        self.figure = figure
        self.asked = figure.asked
        self.after = figure.after
        self.before = figure.before
        if figure.asked and not figure.quantity.unit and not figure.before.names:
            # 多少 without a unit: what it is may follow (有多少本故事书？)
            text = figure.before.text + figure.after.text.rstrip("。？")
            self.before = parse_phrase(text, figure.before.span)
        marked = bool(self.before.marks)
        self.grouped = not marked and self.says("group")
        self.left = self.before.left or self.after.left or (not marked and self.says("left_ask"))

    def says(self, name: str) -> bool:
        """True if the words before the number have this cue."""
        return has(self.before.text, name)

    @property
    def asks_page(self) -> bool:
        text = self.story.problem.text
        return self.asked and has(text[max(self.figure.position - 4, 0) :], "start_page")

    @property
    def mean_of_group(self) -> bool:
        """三个数的平均数是26, but not 平均每班26人."""
        told = not self.asked and not self.figure.clue.per
        return told and self.says("average") and self.says("group") and not self.says("than")

    @property
    def shared_out(self) -> bool:
        """180本按4:5分给两个班: the number is not that of one who gets a share."""
        names = [n for _, n in figure_names(self.figure)]
        sharers = self.story.sharers
        return bool(sharers) and not any(similarity(p, n) >= LIKE for p in sharers for n in names)

    @property
    def several(self) -> bool:
        return len(self.story.parts()) > 1

    @property
    def first(self) -> bool:
        return not self.story.scene.things

    @property
    def left_of_whole(self) -> bool:
        """全长还有多少米 asks for the whole, 全长还剩多少米 for what is left of it."""
        return not self.before.whole or self.after.left or self.says("left_ask")

    @property
    def whole_given(self) -> bool:
        return self.story.given(WORLD, TOTAL)

    @property
    def used_up(self) -> bool:
        """减少了多少 after what was taken."""
        return self.asked and self.says("reduce") and bool(self.story.done)

    @property
    def finishes(self) -> bool:
        """再修▮米就修完: all that was left, if some was done before."""
        return bool(self.story.done) and self.says("once_more") and has(self.after.text, "finishing")

    @property
    def planned(self) -> bool:
        return bool(self.before.marks) and self.before.marks <= PLANNED

    @property
    def whole_expected(self) -> bool:
        """True if the story needs a whole: it is a task, or other facts speak of it."""
        task = self.story.scene.type is ProblemType.TASK
        return task or has(self.story.problem.text, "among") or self.story.speaks_of_whole or self.shared_out

    @property
    def names_known(self) -> bool:
        """True if what is asked has a name that fits something we know."""
        figure = self.figure
        return figure.before.left or figure.after.left or bool(self.story.scene.likes(*figure_names(figure)))

    @property
    def names_one(self) -> bool:
        """共 of one thing, not of several: 去年共收桃子70吨, 共有女队员30人 (compared later)."""
        story, before = self.story, self.figure.before
        if has(before.text, "group") or has(before.text, "listing"):
            return False
        if len(before.marks) == 1:
            return True
        query = figure_names(self.figure)
        what = dict(query).get("what")
        if self.asked:
            free = (t for t in story.scene.things if not story.given(t.id, TOTAL))
            cores = {n.core for t in free for _, n in t.names}
            return not has(before.text, "in_sum") and what is not None and what.core in cores
        claims = (f for f in story.facts if isinstance(f, Claim))
        bases = (c.phrases[k] for c in claims for k in ("A", "B") if k in c.phrases)
        return what is not None and any(p.core == what.core for p in bases)

    @property
    def asks_for_all(self) -> bool:
        """这个工厂有职工多少人 after 男职工 and 女职工; 一天生产多少 after 上午 and 下午."""
        if not self.asked or not self.several:
            return False
        before, after = self.figure.before, self.figure.after
        _, what = split_owner(before.text, before.span)
        names = (p for p in (what, after, before) if p is not None and p.core)
        if any(len(self.story.kinds_of(p)) > 1 for p in names) or has(before.text, "whole_period"):
            return True
        named = has(before.text + after.text, "one_sex") or self.names_known
        return self._both_sexes and self._asks_people and not named

    @property
    def _both_sexes(self) -> bool:
        """True if the parts are men and women, boys and girls: nobody is left out."""
        titles = [t.title for t in self.story.scene.things]
        return any("男" in t for t in titles) and any("女" in t for t in titles)

    @property
    def _asks_people(self) -> bool:
        return has(self.figure.quantity.text + self.figure.after.text, "people")


def _sums_up(v: RoleView) -> bool:
    return v.before.sum or v.after.sum or v.grouped or v.used_up


_RULES: tuple[Rule[RoleView], ...] = (
    Rule("三人的身高分别是▮、▮、▮", lambda v: v.says("respectively") and not v.asked, rank("own", whole=1.5)),
    Rule("第三天从第▮页看起？", lambda v: v.asks_page, rank("next")),
    Rule(
        "语文…分，数学…分，平均▮分？",
        lambda v: v.asked and v.says("average") and v.several and not v.says("than"),
        rank("mean", own=0.6),
    ),
    Rule("三科的平均分是▮分", lambda v: v.mean_of_group, rank("mean", own=0.5)),
    Rule(
        "第一天…，第二天…，正好是▮米",
        lambda v: v.says("just") and not v.before.names and v.several and not v.asked,
        rank("sum", own=0.2),
    ),
    Rule("用去两次后减少了▮？", lambda v: v.used_up and v.story.is_task, rank("sum", left=1.0)),
    Rule("去年共收苹果▮吨", lambda v: v.before.sum and v.names_one, rank("own", sum=0.4, whole=0.7)),
    Rule(
        "看了全书的30%，…有▮页？",
        lambda v: v.asked and v.story.speaks_of_whole and not v.whole_given and not v.names_known,
        rank("whole", own=0.4, left=1.0),
    ),
    Rule("男职工…，女职工…，有职工▮人？", lambda v: v.asks_for_all, rank("sum", own=0.5, whole=0.6)),
    Rule(
        "卖出…，又运来…，现在有▮？",
        lambda v: v.asked and v.story.inflow and v.says("by_now"),
        rank("left", own=0.8),
    ),
    Rule("还剩▮页？", lambda v: v.left and v.asked and v.left_of_whole, rank("left", own=1.0, whole=1.0)),
    Rule(
        "这本书有▮页",
        lambda v: v.before.whole and not v.grouped and not v.before.left and not v.before.marks - PLANNED,
        rank("whole", own=0.8, sum=1.2),
    ),
    Rule("再修▮米就修完", lambda v: v.finishes, rank("left", own=1.0)),
    Rule("还剩▮页没看", lambda v: v.left, rank("left", own=1.0, whole=2.0)),
    Rule("小红有▮颗糖，吃了…，又买来…", lambda v: v.story.ledger and v.first, rank("whole", own=0.7)),
    Rule("原计划修▮米", lambda v: v.story.is_task and v.planned, rank("whole", own=0.8)),
    Rule(
        "修了全长的30%，…，一共▮米？",
        lambda v: _sums_up(v) and v.asked and v.story.is_task and v.story.whole_used and not v.grouped
        and not v.whole_given,
        rank("whole", sum=0.5, own=1.0),
    ),
    Rule("两天共修▮米，…", lambda v: _sums_up(v) and v.first, rank("whole", own=0.7, sum=0.8)),
    Rule("…，两天共修▮米", _sums_up, rank("sum", whole=0.6, own=0.7)),
    Rule("第一天修▮米", lambda v: v.before.marks and v.before.marks != {"原来"}, rank("own", whole=1.5)),
    Rule("其中男生▮人", lambda v: v.says("among"), rank("own", whole=1.2)),
    Rule(
        "工程队要修▮米，第一天…",
        lambda v: v.whole_expected and not v.story.whole_used and v.first,
        rank("whole", own=0.7),
    ),
    Rule("小明有▮本（看了全书的…）", lambda v: v.whole_expected, rank("own", whole=0.5, sum=2.0)),
    Rule("小明有▮本", otherwise, rank("own", whole=0.9, sum=2.0)),
)  # fmt: skip


def roles(story: Referents, figure: Figure) -> Options:
    """What the figure may be, with costs."""
    return decide(_RULES, RoleView(story, figure))
