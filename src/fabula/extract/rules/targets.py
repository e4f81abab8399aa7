"""Targets: to what a number by itself belongs, in a story of journeys.

``own`` the stretch of the one that moves, ``whole`` the whole way, ``left`` what is left of it, ``round``
there and back, ``shared`` everybody's time, ``start`` the time by which one sets out earlier, ``pause`` time
in which nobody moves, ``gap`` how far apart two movers are, ``midpoint`` how far from the middle of the way.
"""

from __future__ import annotations

from fabula.extract.rules.decisions import Options, Rule, decide, otherwise, rank
from fabula.extract.rules.facts import Figure
from fabula.extract.rules.interpreter import AMOUNT, RATE, TOTAL
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.scene import LEFT
from fabula.extract.rules.stretches import Stretches
from fabula.situation import Attribute, ProblemType, Slot


class TargetView:
    """A figure, and the journeys so far, as the rules below see them."""

    def __init__(self, story: Stretches, figure: Figure) -> None:
        self.story = story
        self.figure = figure
        self.asked = figure.asked
        self.joint = story.joint
        self.movers = len(story.agents)
        self.stretches = len(story.stretches())

    def says(self, *names: str) -> bool:
        """True if the words before the number have one of these cues."""
        text = self.figure.before.text
        return any(has(text, name) for name in names)

    def follows(self, name: str) -> bool:
        """True if the words after the number have this cue."""
        return has(self.figure.after.text, name)

    def near(self, name: str) -> bool:
        """True if the words before and after the number, put together, have this cue."""
        return has(self.figure.before.text + self.figure.after.text, name)

    def told(self, name: str) -> bool:
        """True if the story has this cue anywhere."""
        return has(self.story.text, name)

    @property
    def starts_later(self) -> bool:
        """▮小时后 another sets out, if it is not ▮小时后追上."""
        return self.follows("then") and not self.follows("chases")

    @property
    def of_all(self) -> bool:
        """往返的平均速度, or an average that is of no stretch in particular."""
        return self.says("round_trip") or not self.says("turn")

    @property
    def from_somewhere(self) -> bool:
        """距乙地还有▮千米 as against 两地相距▮千米."""
        return self.says("distance_from") and not self.says("distance_of")

    @property
    def from_origin(self) -> bool:
        """How far from where it set out: the way that it has gone."""
        origin, text = self.story.origin, self.figure.before.text
        if not origin or origin not in text or not self.stretches:
            return False
        return not any(origin + word in text for word in "离距到")  # 小明家离学校: between two places

    @property
    def on_the_way(self) -> bool:
        """The distance from somewhere is told of a moment on the way, not of the place itself."""
        return self.stretches > 0 and (self.says("by_then") or (not self.says("road") and not self.asked))

    @property
    def just_shared(self) -> bool:
        """已经行了全程的4/7，正好是160千米: the stretch whose share was just told."""
        node = self.story.current_stretch()
        return bool(node) and any(r.args[0] == Slot(node, TOTAL) for r in self.story.scene.relations)

    @property
    def rest_timed(self) -> bool:
        """剩下的要6天修完，平均每天修▮: the time of the rest is told, its rate is not."""
        story = self.story
        return story.given(LEFT, AMOUNT) and not story.speaks_of(LEFT, RATE)

    @property
    def work_to_do(self) -> bool:
        """要做▮个零件，每天做…: work is told of before anybody does it; so is a way that one has to go."""
        work = self.story.scene.type is not ProblemType.JOURNEY
        return (work or self.says("ought")) and not self.stretches and not self.asked

    @property
    def just_timed(self) -> bool:
        """4小时共行220千米: the distance goes with the time before it in the clause."""
        story, node = self.story, self.story.current_stretch()
        if self.asked or not node or self.says("road"):
            return False
        start = story.problem.clauses[self.figure.clue.clause].span.start
        time = story.scene.givens.get(Slot(node, AMOUNT))
        return time is not None and time.span is not None and start <= time.span[0] < self.figure.position

    @property
    def between_movers(self) -> bool:
        """这时两车相距▮千米."""
        several = self.movers != 1 or self.joint
        return several and self.near("apart_then") and bool(self.story.shared or self.story.agents)


_SPEEDS: tuple[Rule[TargetView], ...] = (
    Rule(
        "往返的平均速度是▮？",
        lambda v: v.says("average") and v.asked and v.stretches > 1 and v.of_all,
        rank("round", own=0.6),
    ),
    Rule("剩下的路，如果每小时行▮", lambda v: v.story.on_the_rest, rank("left", own=0.5)),
    Rule("剩下的路每小时行▮", lambda v: v.says("remainder"), rank("left", own=0.5)),
    Rule("剩下的要6天修完，每天修▮", lambda v: v.rest_timed and not v.says("turn"), rank("left", own=0.5)),
    Rule("每小时行▮", otherwise, rank("own", whole=2.0)),
)

_TIMES: tuple[Rule[TargetView], ...] = (
    Rule("途中休息▮小时", lambda v: v.says("pause") and not v.asked, rank("pause", own=1.0)),
    Rule(
        "甲出发▮小时后乙出发，…追上",
        lambda v: v.told("catch") and v.starts_later and v.movers and not v.asked,
        rank("start", shared=0.6),
    ),
    Rule(
        "甲先行▮小时",
        lambda v: v.says("ahead_of_time") and (v.joint or v.movers > 1),
        rank("start", own=0.5),
    ),
    Rule(
        "甲单独做▮天",
        lambda v: v.says("alone") and v.says("mover") and not v.says("time_to_go"),
        rank("own", shared=0.5),
    ),
    Rule(
        "两队合做3天，…乙队还要▮天",
        lambda v: v.says("time_to_go") and v.says("mover") and v.movers > 1 and not v.told("catch"),
        rank("left", own=0.5, shared=0.5),
    ),
    Rule("剩下的路，…▮小时到达", lambda v: v.story.on_the_rest, rank("left", own=0.5)),
    Rule(
        "两船同时出发，▮小时后…",
        lambda v: v.told("two_movers") and not v.says("mover") and not v.near("turn") and v.follows("then"),
        rank("shared", own=0.5),
    ),
    Rule("各行▮小时", lambda v: v.says("apiece"), rank("shared", own=0.5)),
    Rule("两车行了▮小时", lambda v: v.says("two_of_them") and v.movers > 1, rank("shared", own=0.5)),
    Rule(
        "甲…，乙…，▮小时…",
        lambda v: v.movers > 1 and not v.says("mover") and not v.near("turn"),
        rank("shared", own=0.5),
    ),
    Rule(
        "经过▮小时相遇",
        lambda v: v.joint and (v.near("meet") or v.movers != 1 or v.near("together_then")),
        rank("shared", own=0.5),
    ),
    Rule("还要▮小时", lambda v: v.says("time_to_go"), rank("left", own=0.5, whole=1.0)),
    Rule("往返共用▮小时", lambda v: v.near("round_trip") and v.stretches, rank("round", own=0.5)),
    Rule(
        "照这样，行完全程共要▮小时",
        lambda v: v.says("in_all") and v.stretches and (v.told("steady") or v.stretches > 1),
        rank("whole", own=0.2, left=1.0),
    ),
    Rule(
        "共行▮小时",  # doubtful whatever it is
        lambda v: v.says("in_all") and v.stretches,
        (("own", 0.2), ("whole", 0.4), ("left", 1.0)),
    ),
    Rule("行了▮小时", otherwise, rank("own", whole=0.8, left=1.2)),
)

_DISTANCES: tuple[Rule[TargetView], ...] = (
    Rule("在距中点▮千米处", lambda v: v.says("midpoint") and not v.asked, rank("midpoint", left=1.0)),
    Rule("▮米的环形跑道", lambda v: v.near("ring") and v.told("joint_round"), rank("whole", own=1.0)),
    Rule("离甲地▮千米（从甲地出发）", lambda v: v.from_somewhere and v.from_origin, rank("own", left=0.8)),
    Rule(
        "离乙地还有▮千米",
        lambda v: v.from_somewhere and v.on_the_way,
        rank("left", own=1.0, whole=1.0),
    ),
    Rule("学校离家▮千米", lambda v: v.from_somewhere, rank("whole", left=0.4, own=1.0)),
    Rule("再行▮千米", lambda v: v.says("go_on") and v.stretches, rank("left", own=0.4)),
    Rule(
        "行了全程的4/7，正好是▮千米",
        lambda v: v.says("exactly") and not v.asked and not v.says("road") and v.just_shared,
        rank("own", whole=0.6),
    ),
    Rule("4小时共行▮千米", lambda v: v.just_timed, rank("own", whole=0.4, left=1.0)),
    Rule("落后▮米", lambda v: v.says("in_front") and v.movers and not v.asked, rank("gap", own=0.8)),
    Rule("这时两车相距▮千米", lambda v: v.says("apart") and v.between_movers, rank("gap", whole=0.6)),
    Rule(
        "两人一起加工▮个零件",
        lambda v: v.says("joint_work") and not v.says("alone") and v.movers > 1,
        rank("whole", own=0.6),
    ),
    Rule("要做▮个零件，每天做…", lambda v: v.work_to_do, rank("whole", own=0.6)),
    Rule("甲地到乙地有▮千米", lambda v: v.says("from_to"), rank("whole", own=0.7, left=1.0)),
    Rule(
        "乙在甲前面▮米，…追上",
        lambda v: v.told("catch") and v.near("front_or_back"),
        rank("whole", own=0.8),
    ),
    Rule(
        "公路长▮千米",
        lambda v: v.says("road") or (v.says("measures") and not v.says("verb")) or v.near("places_apart"),
        rank("whole", own=0.7, left=1.5),
    ),
    Rule("两天共行▮千米", lambda v: v.says("summed") and v.stretches > 1, rank("whole", own=0.5)),
    Rule("行了▮千米", otherwise, rank("own", whole=0.6, left=1.0)),
)

_RULES = {RATE: _SPEEDS, AMOUNT: _TIMES, TOTAL: _DISTANCES}


def targets(story: Stretches, figure: Figure, attribute: Attribute) -> Options:
    """To what the figure may belong, with costs."""
    return decide(_RULES[attribute], TargetView(story, figure))
