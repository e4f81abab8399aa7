"""A phrase, or the beginning of a clause, as a description: who, what is done, to what, where, when.

第二天运来的苹果 has a mark, an act and an object; the words before a name say what part it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from fabula.facts.chunks import Chunk, Sort
from fabula.lang.lexicon import classes, marks, particle
from fabula.text.units import dimension

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ref:
    """Words of the text that name something."""

    text: str
    span: Span

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Description:
    """What a stretch of text tells of something: 第二天运来的苹果 has a mark, an act and an object."""

    who: Ref | None = None
    act: Ref | None = None
    kind: str = ""  # the kind of the act
    what: Ref | None = None
    marks: tuple[Ref, ...] = ()
    where: Ref | None = None
    measure: Ref | None = None
    hold: Ref | None = None
    group: Ref | None = None
    listed: tuple[Ref, ...] = ()
    whole: Ref | None = None
    change: Ref | None = None
    per: str = ""
    head: str = ""  # 每人每天: the heads that a rate is for, beside the time
    again: Ref | None = None  # 还要, 又, 先: what tells an act from another like it
    one: str = ""  # 一支钢笔12元, 12元一支: the unit of the one that the number is for
    each: bool = False  # 各买5本: so many of each
    to: Ref | None = None  # who is given something
    pronoun: bool = False  # 他, 她, 它 stands for the one who acts

    @property
    def names(self) -> bool:
        """True if it can tell one thing from another."""
        return bool(self.who or self.act or self.what or self.marks)

    @property
    def scope(self) -> bool:
        """True if it speaks of how far apart, how long the whole is."""
        return bool(self.hold and self.hold.text in classes()["scope"])

    @property
    def unit_price(self) -> bool:
        """True if it speaks of the price of one: 单价为4.5元."""
        return bool(self.hold and self.hold.text in classes("money.txt")["unit_price"])

    @property
    def sums(self) -> bool:
        """True if it speaks of all together: 一共, 共计."""
        return bool(self.hold and self.hold.text in classes()["sums"])

    def refs(self) -> tuple[Ref, ...]:
        """All that it names, in its own order of importance."""
        return tuple(r for r in (self.who, self.what, self.act, *self.marks) if r)


def describe(row: Sequence[Chunk]) -> Description:
    """The chunks of a phrase, or of the beginning of a clause, as a description."""
    reader = _Phrase()
    for i, chunk in enumerate(row):
        if chunk.sort is Sort.COMPARE and reader.told.names:
            break
        reader.take(chunk, row[i - 1] if i else None, row[i + 1] if i + 1 < len(row) else None)
    return reader.told


@dataclass
class _Phrase:
    """Takes one chunk after the other; the words before a name say what part it has."""

    told: Description = field(default_factory=Description)
    place: bool = False  # 从, 在 stands before
    means: bool = False  # 把, 用 does
    gives: bool = False  # 给 does
    by: bool = False  # 由 does
    joins: bool = False  # 和, 与 does
    other: Ref | None = None  # 另一 does

    def take(self, chunk: Chunk, before: Chunk | None, ahead: Chunk | None) -> None:
        told, ref = self.told, to_ref(chunk)
        match chunk.sort:
            case Sort.NAME:
                self.told = self._named(self._another(ref), before, ahead)
                self.other = None
                self.place = self.means = self.joins = self.gives = self.by = False
            case Sort.MARK if is_body(chunk):
                self.told = self._body(ref)
                self.by = False
            case Sort.MARK:
                self.told = replace(told, marks=(*told.marks, ref))
            case Sort.ACT:
                self._acted(chunk, before)
            case Sort.HOLD:
                keep = told.hold if told.scope or told.sums or told.unit_price else ref
                self.told = replace(told, hold=keep)
                self.place = False
            case Sort.PREP:
                self.place = True
            case Sort.MEANS:
                self._means(chunk)
            case Sort.CONJ:
                self.joins = True
            case Sort.GROUP if not is_time(chunk.text):
                self._grouped(grouped(chunk, ahead))
            case Sort.PRONOUN:
                self._meant(ref)
            case Sort.MEASURE:
                self.told = replace(told, measure=ref, per=chunk.note or told.per)
            case Sort.WHOLE:
                self.told = replace(told, whole=ref)
            case Sort.CHANGE:
                self.told = replace(told, change=ref)
            case Sort.PER:
                both = told.per != chunk.note and (dimension(chunk.note) == "time" or is_time(chunk.text))
                self.told = replace(told, per=chunk.note, head=told.per if both else told.head)
            case Sort.FUNC if chunk.text.startswith(tuple(classes()["others"])):
                self.other = ref
            case Sort.FUNC if self.other is not None and self.other.span[1] == chunk.span[0]:
                self.other = Ref(self.other.text + chunk.text, (self.other.span[0], chunk.span[1]))
            case Sort.FUNC:
                self._after(chunk, before)

    def _another(self, ref: Ref) -> Ref:
        """另一列火车 is not the first train."""
        if self.other is None or self.told.who is not None or ref.span[0] - self.other.span[1] > 1:
            return ref
        return Ref(self.other.text + ref.text, (self.other.span[0], ref.span[1]))

    def _acted(self, chunk: Chunk, before: Chunk | None) -> None:
        """The last act counts; 用了5小时 only tells how long an earlier one took."""
        told, known = self.told, classes()
        if told.act is None or chunk.text not in known["spends"]:
            adverb = to_ref(before) if before is not None and before.text in known["again"] else None
            again = adverb or told.again or (told.hold if told.hold and told.hold.text in known["again"] else None)
            self.told = replace(told, act=to_ref(chunk), kind=chunk.note, again=again)
        self.means, self.gives = False, chunk.text.endswith(tuple(known["hands"]))
        self.place = chunk.text in known["prep"]  # 开往, 飞往: where to

    def _means(self, chunk: Chunk) -> None:
        self.means = True
        if chunk.text in classes()["by"]:
            self.by, self.means = True, False
        elif chunk.text in classes()["hands"]:
            self.gives, self.means = True, False
            if self.told.act is None:  # 给售货员50元
                self.told = replace(self.told, act=to_ref(chunk), kind="pay")

    def _grouped(self, group: Ref) -> None:
        """甲、乙两人: nobody in particular, so that neither of them is the one who acts."""
        told = self.told
        if told.listed and told.who and group.span[0] - told.listed[-1].span[1] <= 1:
            told = replace(told, who=None)
        self.told = replace(told, group=group)
        self.place = self.by = False

    def _meant(self, ref: Ref) -> None:
        told = self.told
        if ref.text in classes()["plural"]:
            self.told = replace(told, group=ref)
        elif told.who is None and told.act is None and not self.place and ref.text in classes()["single"]:
            self.told = replace(told, pronoun=True)

    def _after(self, chunk: Chunk, before: Chunk | None) -> None:
        """4年后, 降价15%后: a time of its own."""
        told = self.told
        if before is None or chunk.text not in classes()["afters"]:
            return
        if before.sort is Sort.QUANTITY and before.text[-1] in classes()["years"]:
            mark = Ref(before.text[-1] + chunk.text, (before.span[1] - 1, chunk.span[1]))
            self.told = replace(told, marks=(*told.marks, mark))
        elif told.change is not None and before.sort in (Sort.QUANTITY, Sort.CHANGE):
            self.told = replace(told, marks=(*told.marks, told.change), change=None)

    def _body(self, ref: Ref) -> Description:
        """五年级, 第二车间 acts; what was named before is where it is, unless it stands in a row with it."""
        told = self.told
        if self.joins and told.who is not None:
            return replace(told, listed=(*(told.listed or (told.who,)), ref))
        if self.place:
            return replace(told, where=_stretch(told.where, ref))
        return replace(told, who=ref, where=told.where or told.who)

    def _named(self, ref: Ref, before: Chunk | None, ahead: Chunk | None) -> Description:
        """A name finds its part: a place, the one who acts, or what is acted upon."""
        told = self.told
        inside = _is_inside(ref.text, ahead)
        if inside and len(ref.text) > 2 and ref.text[-1] in classes()["locatives"]:  # 甲杯中: the cup
            ref = Ref(ref.text[:-1], (ref.span[0], ref.span[1] - 1))
        if self.by and not ref.text.endswith(tuple(classes()["stations"])):
            return replace(told, who=ref, what=told.what or told.who)
        if self.place or self.by or (inside and not self.means and told.who is None):
            return replace(told, where=_stretch(told.where, ref))
        if self.gives:
            return replace(told, to=ref)
        if before is not None and before.sort is Sort.GROUP:  # 两辆汽车: nobody in particular
            return told
        if before is not None and before.text in classes()["going"] and told.who and told.act is None:  # 去书店买
            return replace(told, where=told.where or ref)
        if before is not None and _leads(before, told):  # 返回A港; 剩下的路
            return replace(told, where=told.where or ref) if before.sort is Sort.MARK else replace(told, what=ref)
        if self.joins and (told.who or told.what):
            earlier = told.listed or tuple(r for r in (told.what or told.who,) if r)
            return replace(told, listed=(*earlier, ref))
        if self.means or told.act is not None or (told.hold and told.who):
            return replace(told, what=ref)
        if told.who is None:
            return replace(told, who=ref)
        if before is not None and before.sort is Sort.MARK and is_body(before):  # 五年级同学; 五年级男生
            return replace(told, what=ref) if ref.text[0] in classes()["sexes"] else told
        if before is not None and before.sort is Sort.OF and ref.text in classes()["kin"]:  # 小雨的父亲
            joined = f"{told.who.text}{before.text}{ref.text}"
            return replace(told, who=Ref(joined, (told.who.span[0], ref.span[1])))
        return replace(told, what=ref)


def _leads(before: Chunk, told: Description) -> bool:
    """A word before a name that says: where to, or what is left."""
    known, last = marks(), told.marks[-1] if told.marks else None
    if last is None or last.text not in known:
        return False
    if before.sort is Sort.MARK:
        return known[last.text].name in classes()["homeward"] and not last.text.endswith(tuple(classes()["moments"]))
    return before.sort is Sort.OF and known[last.text].name in classes()["rest"] and last.span[1] == before.span[0]


def _is_inside(name: str, ahead: Chunk | None) -> bool:
    """书架上, 湖边: somewhere, nobody."""
    known = classes()
    if ahead is not None and ahead.sort is Sort.FUNC and ahead.text in known["locatives"]:
        return True
    return len(name) > 1 and name[-1] in known["locatives"] and name not in known["noun"]


def is_time(word: str) -> bool:
    """两天, 三次: so many times, nobody."""
    return word.endswith(tuple(classes()["times"]))


def _stretch(start: Ref | None, end: Ref) -> Ref:
    """从东城到西城: 东城到西城, if both stand together."""
    if start is None:
        return end
    if end.span[0] - start.span[1] != 1:
        return start
    return Ref(f"{start.text}{particle('to')}{end.text}", (start.span[0], end.span[1]))


# Ordinals that tell a time; the others (五年级, 第二车间, 第一堆) name somebody or something.
def is_body(chunk: Chunk) -> bool:
    """五年级, 第二车间, 第一堆: who, not when."""
    time = chunk.text in classes()["edges"] or chunk.text.endswith(tuple(classes()["times"]))
    return chunk.text not in marks() and not time


def grouped(chunk: Chunk, ahead: Chunk | None) -> Ref:
    """两车; with the name behind it, 两辆汽车."""
    if ahead is not None and ahead.sort is Sort.NAME and ahead.span[0] == chunk.span[1]:
        return Ref(chunk.text + ahead.text, (chunk.span[0], ahead.span[1]))
    return to_ref(chunk)


def to_ref(chunk: Chunk) -> Ref:
    return Ref(chunk.text, chunk.span)
