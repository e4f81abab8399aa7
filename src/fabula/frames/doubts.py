"""What speaks against a story as it was laid out: words of the text that its rows do not bear out.

A number always finds some row, so a wrong row costs nothing by itself. Here the rows are held against the words again:
a second phase has a first one before it (又飞了4分钟), who is compared is one of those who act (新电脑比旧电脑快), in a
journey nobody is under way while sweeping the floor, whoever meets another is under way as long as that one is. One
word that the rows do not bear out makes the reading doubtful, whatever else fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.actors import FILE, View, is_name, lasts, says, words
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.timeline import DOING, Timeline
from fabula.lang.lexicon import classes
from fabula.situation.terms import Slot

APART = frozenset(("halt", "length", "still", "alone", "plan", "aside", "whole", "stream", "sample", "encounter"))
GOING = frozenset(("move", "start", "halt"))


@dataclass(frozen=True)
class Scene:
    """A story, what is asked of it, and whether it is a journey."""

    story: Timeline
    asked: Fact
    moving: bool

    @property
    def acting(self) -> dict[str, list[Row]]:
        """What everybody really does, in order."""
        kept = {a: [r for r in rows if not r.tags & APART] for a, rows in self.story.acts.items()}
        return {a: rows for a, rows in kept.items() if rows}

    def clause(self, ref: Ref) -> View | None:
        """The clause in which some words stand."""
        clauses = self.story.clauses
        return next((v for v in clauses if v.start <= ref.span[0] < v.start + len(v.text)), None)


def doubts(story: Timeline, asked: Fact, moving: bool) -> list[str]:
    """The names of all checks that a story fails."""
    scene = Scene(story, asked, moving)
    return [name for name, check in CHECKS.items() if check(scene)]


def _nothing_before(scene: Scene) -> bool:
    """信鸽又飞了4分钟, and nothing is told of what it did before."""
    first = [rows[0] for rows in scene.acting.values() if len(rows) == 1]
    early = any("before" in r.tags for r in scene.story.rows) or bool(scene.story.leads)  # 客轮先开出…，货轮又行
    late = [r for r in first if "next" in r.tags and "after" not in r.tags]
    return scene.moving and not early and any(not r.joint or scene.story.joints == 1 for r in late)


def _only_back(scene: Scene) -> bool:
    """返回0.4小时后: the way back is told, and the way there is not."""
    alone = [rows[0] for rows in scene.acting.values() if len(rows) == 1]
    return any("back" in r.tags and bool(set(r.cells) & {AMOUNT, TOTAL}) for r in alone)


def _of_another(scene: Scene) -> bool:
    """甲列比乙列先开6分钟: words of the one name a row of the other."""
    return any(_misnamed(scene, agent, row) for agent, rows in scene.story.acts.items() for row in rows)


def _misnamed(scene: Scene, agent: str, row: Row) -> bool:
    if row.joint:
        return False
    for ref in (*((row.name.act,) if row.name.act else ()), *row.name.marks):
        view = scene.clause(ref)
        before = [c for c in view.row if c.span[0] < ref.span[0]] if view else []
        named = scene.story.actors.named(before, 0, len(before))
        if named and agent not in named:
            return True
    return False


def _part_for_all(scene: Scene) -> bool:
    """一共经过几小时, 前后一共: asked of all, and read of one phase of several."""
    story, index = scene.story, scene.asked.quantity.index
    row, column = story.places.get(index, (story.world, TOTAL))
    head = story.clauses[scene.asked.clause].text
    if column is not AMOUNT or not says(head, "in_all", "from_first"):
        return False
    apart = bool(row.joint) or "alone" in row.tags  # 客车从甲地到乙地一共要几小时: the whole way
    return any(row in rows and len(rows) > 1 for rows in story.acts.values()) and not apart


def _unknown_side(scene: Scene) -> bool:
    """公路比铁路长(1/9): whoever is compared does not act in the story, or a speed is compared with a way."""
    sides = scene.story.compared.values()
    unlike = any(isinstance(a, Slot) and isinstance(b, Slot) and a.attribute is not b.attribute for a, b, _ in sides)
    return unlike or any(_unknown(scene, index) for index in scene.story.compared)


def _unknown(scene: Scene, index: int) -> bool:
    story = scene.story
    fact = next(f for f in story.facts if f.quantity.index == index)
    row = story.clauses[fact.clause].row
    split = next((i for i, c in enumerate(row) if c.sort is Sort.COMPARE), None)
    at = next((i for i, c in enumerate(row) if c.quantity == index), len(row))
    if split is None:  # 池里有(1/3)池水: the pool's
        held = any(c.sort is Sort.HOLD and c.text in classes(FILE)["shares"] for c in row[:at])
        names = [c.text for c in row[:at] if is_name(c)]
        return held and bool(names) and not any(map(story.actors.key, names))
    sides = [[story.actors.key(c.text) for c in part if is_name(c)] for part in (row[:split], row[split + 1 : at])]
    itself = all(sides) and sides[0][0] == sides[1][0] != ""  # 新电脑比旧电脑快: not one and the same
    return itself or any(names and not any(names) for names in sides)


def _other_act(scene: Scene) -> bool:
    """他已经攒下300行: told with one act, and read as another (删掉)."""
    story, mine = scene.story, {id(r) for rows in scene.story.acts.values() for r in rows}
    facts = {f.quantity.index: f for f in story.facts}
    for index, (row, _) in story.places.items():
        if id(row) in mine and row.name.act is not None and "aside" not in row.tags:
            act = _told_with(story.clauses[facts[index].clause].row, index)
            if act is not None and not _like(act.note, row.name.kind):
                return True
    return False


def _told_with(row: Sequence[Chunk], index: int) -> Chunk | None:
    """The last act before a number in its clause, if it says more than that somebody goes, gets there or takes time."""
    at = next((i for i, c in enumerate(row) if c.quantity == index), len(row))
    known = classes(FILE)
    plain = known["generic"] | known["spends"] | known["rides"] | known["leaves"]
    acts = [c for c in row[:at] if c.sort is Sort.ACT and c.text not in plain]
    return acts[-1] if acts and not words("finish").fullmatch(acts[-1].text) else None


def _like(told: str, read: str) -> bool:
    """开工 begins what 修 goes on with; a verb of no kind may be any work."""
    return told == read or (told in ("start", "other") and read in DOING | {"other"})


def _not_going(scene: Scene) -> bool:
    """打扫教室用了8分钟: nobody is under way then."""
    rows = (r for rows in scene.acting.values() for r in rows if r.name.act and RATE not in r.cells)
    acts = [(r.name.kind, r.name.act.text) for r in rows if r.name.act]
    return scene.moving and any(kind not in GOING and not says(act, "late") for kind, act in acts)


def _under_way(scene: Scene) -> Iterator[list[Row]]:
    """The rows of each of several who meet, catch up or part."""
    if scene.moving and len(scene.acting) > 1 and says(scene.story.problem.text, "meet", "catch", "parting"):
        yield from scene.acting.values()


def _too_many(scene: Scene) -> bool:
    """甲、乙、丙三人: two meet at one time, not three."""
    return sum(any(r.joint and "shuttle" not in r.tags for r in rows) for rows in _under_way(scene)) > 2


def _while_others(scene: Scene) -> bool:
    """小货车开出2小时后，两车还要几小时相遇: the other is under way in these 2 hours, too."""
    for rows in _under_way(scene):
        for at, row in enumerate(rows):
            apart = bool(row.tags & {"before", "after"}) or ("next" in row.tags and at > 0)
            if AMOUNT in row.cells and not row.joint and not apart:
                return True
    return False


def _unheard(scene: Scene) -> bool:
    """先, 又, 抛锚, 提速, 如果: a word that tells a phase, and no row that it could mean."""
    text, story = scene.story.problem.text, scene.story
    several = any(len(rows) > 1 for rows in scene.acting.values())
    tags = {tag for r in (story.world, *story.rows) for tag in r.tags}
    early = bool(story.leads) or bool(tags & {"before", "lead"})
    compared = {column for _, _, column in story.compared.values()}
    speeds = any(sum(RATE in r.cells for r in rows) > 1 for rows in scene.acting.values())
    heard = {
        "hint.next": several or early or bool(tags & {"next", "after", "rest", "back", "left"}),
        "hint.before": early or AMOUNT in compared or "plan" in tags or bool(story.early),
        "hint.halt": "halt" in tags,
        "hint.change": RATE in compared or speeds or several,
        "hint.suppose": several or bool(tags & {"plan", "actual"}),
    }
    return any(says(text, name) and not known for name, known in heard.items())


def _each_of_several(scene: Scene) -> bool:
    """平均每辆卡车每次运煤多少吨: asked by the head and by the time, where no row has either's number twice."""
    pers = [c.note for c in scene.story.clauses[scene.asked.clause].row if c.sort is Sort.PER]
    heads = [p for p in pers if p in classes("kinds.txt")["labourers"]]
    others = (v.row for v in scene.story.clauses if v.index != scene.asked.clause)
    alike = any(c.sort is Sort.PER and c.note in heads for row in others for c in row)
    return bool(heads) and any(map(lasts, pers)) and not alike


CHECKS: dict[str, Callable[[Scene], bool]] = {
    "nothing before": _nothing_before,
    "only back": _only_back,
    "of another": _of_another,
    "part for all": _part_for_all,
    "unknown side": _unknown_side,
    "other act": _other_act,
    "not going": _not_going,
    "too many": _too_many,
    "while others": _while_others,
    "unheard": _unheard,
    "each of several": _each_of_several,
}
