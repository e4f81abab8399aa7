"""Where a number stands in its clause, and what the words around it say: a phase (先, 又, 返回), an act (行, 修)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import SHARES, Fact, Ref, is_body
from fabula.frames.actors import ACTIVE, FILE, View, says, words
from fabula.lang.lexicon import classes, marks, particle, particles

# Marks that name a phase for good: two numbers with the same one belong to one row.
WAYS = ("still", "plan", "actual", "down", "up", "go", "back")
FIXED = {particle(f"way.{way}"): way for way in WAYS}
ORDINAL, WAS, NOW = particle("nth"), particle("was"), particle("now")
DOING = ACTIVE - {"halt"}
UNKEYED = frozenset(
    ("", "shared", "joint", "next", "before", "alone", "story", "asked", "after", "rest", "timed", "later")
)
SOFT = {word: key for key in ("before", "next") for word in particles(f"soft.{key}")}


@dataclass(frozen=True)
class Moment:
    """Where a number stands: its clause, its chunk, and the chunk after the number before it."""

    view: View
    start: int
    at: int
    stop: int
    fact: Fact

    @property
    def before(self) -> str:
        return self.view.said(self.start, self.at)

    @property
    def head(self) -> str:
        return self.view.said(0, self.at)

    @property
    def behind(self) -> str:
        return self.view.said(self.at + 1, self.stop)

    @property
    def first(self) -> bool:
        """True if no word but adverbs stands before it in its clause."""
        return all(c.sort in (Sort.FUNC, Sort.PREP, Sort.MARK, Sort.HOLD) for c in self.view.row[: self.at])

    @property
    def lapses(self) -> bool:
        """5分钟后, 经过3小时: so much time goes by."""
        nxt = self.view.row[self.at + 1 : self.at + 2]
        return bool(nxt and nxt[0].text in classes(FILE)["after"]) or says(self.head, "lapse")


def _by_plan(view: View, at: int) -> bool:
    """按计划速度行了2小时, 照第一天的进度: as planned, or as before, but it is done now."""
    known = marks().get(view.row[at].text)
    if view.row[at].text.startswith(ORDINAL):  # 照第一天的进度
        return at > 0 and view.row[at - 1].text in classes(FILE)["as"]
    if known is None or FIXED.get(known.name) != "plan":  # 按原路返回
        return False
    return view.row[at].text[0] == particle("according") or (at > 0 and view.row[at - 1].text in classes(FILE)["as"])


def view_behind(moment: Moment) -> str:
    """The word right behind a number."""
    return "".join(c.text for c in moment.view.row[moment.at + 1 : moment.at + 2])


@dataclass
class Saying:
    """The words that tell a phase: its key, its marks, its act."""

    key: str = ""
    marks: tuple[Ref, ...] = ()
    act: Ref | None = None
    kind: str = ""
    more: frozenset[str] = frozenset()  # 逆水返回 is against the stream and back
    again: Ref | None = None  # 还要, 接着: names it where nothing else does


def saying(view: View, start: int, stop: int) -> Saying:
    """The key, marks and act of a stretch of a clause."""
    known = marks()
    found: list[Ref] = []
    more: frozenset[str] = frozenset()
    key = ""
    act: Chunk | None = None
    for i, chunk in enumerate(view.row[start:stop], start):
        if chunk.sort is Sort.COMPARE:
            break
        if chunk.sort is Sort.MARK and is_shared(view, i):
            continue
        if _begins(view, i):
            key = key or "begin"
            found.append(Ref(chunk.text, chunk.span))
            continue
        if chunk.sort is Sort.MARK and not is_body(chunk) and not _counts(view, i) and not _by_plan(view, i):
            name = known[chunk.text].name if chunk.text in known else chunk.text
            fixed = FIXED.get(name, "")
            if (fixed and key in FIXED.values()) or (fixed == "plan" and _intended(chunk, key)):
                more |= {fixed} if key in FIXED.values() else frozenset()
            else:
                key = fixed or (key or SOFT.get(name) or _own(name))
            goes_on = chunk.text in classes(FILE)["go_on"] and not _rest(view, chunk)
            if name not in (WAS, NOW) and not goes_on:
                found.append(Ref(chunk.text, chunk.span))
        elif chunk.sort is Sort.ACT and chunk.text not in classes(FILE)["spends"]:
            if act is None or _rather(chunk, act):
                act = chunk
        elif chunk.text in classes(FILE)["go_to"] and act is None and _goes(view, i):
            act = Chunk(Sort.ACT, chunk.text, chunk.span, "move")
    leaves = classes(FILE)["leaving"]
    if key == "plan" and any(c.note in classes()["rest"] for c in view.row[start:stop]):  # 打算剩下的5天看完
        key = "next"
    key = key or next((_stream(c.text) for b, c in pairwise(view.row[start:stop]) if b.text in leaves), "")
    if not key and (word := words("next").search(view.said(start, stop))):
        key = "next"
        at = view.text.find(word[0])
        base = view.start
        if word[0] not in classes(FILE)["go_on"]:
            found.append(Ref(word[0], (base + at, base + at + len(word[0]))))
    ref = Ref(act.text, act.span) if act else None
    return Saying(key, tuple(found), ref, act.note if act else "", more, _again(view, start, stop))


def _again(view: View, start: int, stop: int) -> Ref | None:
    """接着, 还要, 现在: what tells an act from the same one before it."""
    if on := words("go_on").search(view.said(start, stop)):
        at = view.start + view.text.find(on[0])
        return Ref(on[0], (at, at + len(on[0])))
    return next((Ref(c.text, c.span) for c in view.row[start:stop] if _tells_apart(c)), None)


def _intended(chunk: Chunk, key: str) -> bool:
    """第二周准备再修4天: what is still to come, and no plan beside what was done."""
    return key.startswith(ORDINAL) and chunk.text in classes(FILE)["intends"]


def _begins(view: View, at: int) -> bool:
    """开始每小时行60千米, 小明开始时走了…: the first phase; 从7时开始 is none."""
    if view.row[at].text not in classes(FILE)["begins"] or view.row[at + 1 : at + 2][0].sort is Sort.QUANTITY:
        return False
    return at == 0 or view.row[at - 1].sort is Sort.NAME


def _rest(view: View, chunk: Chunk) -> bool:
    """剩下的每天看33页: what is left, and nothing else tells it apart (余下的乙队修完, 剩下的路步行)."""
    return says(chunk.text, "rest_words") and not any(c.sort is Sort.NAME for c in view.row)


def is_shared(view: View, at: int) -> bool:
    """第二小时走了|第一小时|的(4/5): a phase of which a share is told, and not the one that is spoken of."""
    of, share = view.row[at + 1 : at + 2], view.row[at + 2 : at + 3]
    told = bool(of and share) and of[0].sort is Sort.OF and share[0].sort is Sort.QUANTITY and share[0].note in SHARES
    if told and FIXED.get(view.row[at].note) == "plan":
        return any(c.sort is Sort.PER for c in view.row[:at])  # 实际每天只完成计划的(5/8)
    return told and at > 0 and view.row[at].text.startswith(ORDINAL) and any(c.sort is Sort.MARK for c in view.row[:at])


def _tells_apart(chunk: Chunk) -> bool:
    """要行5小时, 如果每小时行60千米, 现在: needed, supposed, or at another time, where the same was done before."""
    if chunk.sort is Sort.MARK and chunk.note in (WAS, NOW):
        return True
    return chunk.text in classes(FILE)["supposes"] and chunk.sort in (Sort.HOLD, Sort.FUNC)


def _goes(view: View, at: int) -> bool:
    """从A镇去B镇: no other act in the clause."""
    ahead = view.row[at + 1 : at + 2]
    return bool(ahead) and ahead[0].sort is Sort.NAME and not any(c.sort is Sort.ACT for c in view.row)


def _stream(place: str) -> str:
    """从上游A地: with the stream."""
    known = classes(FILE)
    if place.startswith(tuple(known["upper"])):
        return "down"
    return "up" if place.startswith(tuple(known["lower"])) else ""


def _counts(view: View, at: int) -> bool:
    """第二次相遇, 3小时后: these count meetings and hours, and name no phase."""
    text = view.row[at].text
    if text in classes(FILE)["after"] or text in classes(FILE)["spans"]:
        ahead = view.row[at + 1 : at + 2]
        return not (ahead and ahead[0].sort is Sort.QUANTITY)
    return particle("times") in text and says(view.text, "meet", "catch")


def _rather(chunk: Chunk, act: Chunk) -> bool:
    """骑车每分钟行250米: 行 says less than 骑车; any act of moving or working more than another."""
    ends = words("finish").fullmatch(chunk.text) or chunk.text.endswith(tuple(classes(FILE)["ends"]))
    if act.note == chunk.note and (chunk.text in classes(FILE)["generic"] or ends):
        return False
    return chunk.note in ACTIVE or act.note not in ACTIVE


def _own(name: str) -> str:
    """A mark that stands for its own phase: 第一天, 平路; others (单独, 合作) only colour the name."""
    return "" if name in particles("colour") else name
