"""Where a sentence that does not matter may stand: only where no two sentences are parted that belong together.

``first`` opens the text, ``on`` goes on about what was just introduced, ``of`` is an attribute of it
(装着5吨货物的货车), ``last`` stands behind the sentence that introduces its thing or before the question,
``list`` behind the price of another ware. Of the front and of the end a text has one; a second one there
only as one sentence with the first, and of the same measure (这幅地图长160厘米，宽90厘米).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from fabula.generate.story import Story
from fabula.generate.tell import Piece
from fabula.generate.things import things
from fabula.lang.lexicon import particle

STOP, COMMA, OF, EACH = "。", "，", particle("of"), particle("each")
OWNER, EVENT = "owner", "event"
EXISTS = 3  # 有, 一共有
INTRODUCING = 2  # clauses that introduce somebody; more of them tell what happens
LISTING = 4  # … or of several the same, to which one more can be added
LIST = "list"  # the place and region that takes several
WARES = "GH"  # of these, what others buy or make: their price does not begin anything new
UNITS = "TLU"  # keys of a scene that name nobody
REGIONS = {"first": "front", "on": "front", "of": "front", "last": "end", "list": LIST}
Pieces = tuple[Piece, ...]
_UNIT = re.compile(r"\d(\D{1,2}?)(?=$|，)")  # at the end of a clause


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence that does not matter: its kind, its text, whom it is about, whether room is scarce."""

    kind: str
    text: str
    about: str
    crowded: bool = False

    @property
    def own(self) -> bool:
        """Whether it brings with it of whom it speaks."""
        return bool(self.about) and self.text.startswith(self.about)

    def measures_as(self, text: str) -> bool:
        """Whether it may go on about what another remark told: in the same unit, or where there is no other room."""
        return self.crowded or _UNIT.findall(self.text)[-1:] == _UNIT.findall(text)[-1:]

    @property
    def repeats(self) -> bool:
        """Whether its beginning would repeat a name that stands before or behind it; 李阿姨还看了 … may do that."""
        return self.own and not self.text.startswith(self.about + things().say["besides"])


@dataclass(frozen=True, slots=True)
class Spot:
    """The text with a remark in it, the region where that is, and whether another remark took it up."""

    pieces: Pieces
    region: str
    merged: bool = False


def spots(places: tuple[str, ...], pieces: Pieces, remark: Remark, story: Story, taken: set[str]) -> Iterator[Spot]:
    """The texts with a remark in one of its places, but not twice in one region."""
    ways: dict[str, Callable[[Pieces, Remark, Story], Iterator[Spot]]] = {
        "first": _first, "on": _on, "of": _of, "last": _last, "list": _list
    }  # fmt: skip
    for place in places:
        for spot in ways[place](pieces, remark, story):
            if spot.merged or spot.region == LIST or spot.region not in taken:
                yield spot


def _first(pieces: Pieces, remark: Remark, story: Story) -> Iterator[Spot]:
    text, about, first = remark.text, remark.about, pieces[0]
    if not first.aside:
        apart = remark.own and not first.text.startswith(about)  # 体育馆有8层。图书馆高35米: about another
        if not apart and (made := _before(remark, pieces)):
            yield Spot(made, REGIONS["first"])
    elif about and same_subject(text, first.text, about) and remark.measures_as(first.text):  # 会议室长9米，宽6米
        one, other = (first.text, text) if remark.kind == EVENT else (text, first.text)
        rest = replace(first, text=other.removeprefix(about))
        yield Spot((Piece(one, COMMA, aside=True), rest, *pieces[1:]), REGIONS["first"], merged=True)


def _on(pieces: Pieces, remark: Remark, story: Story) -> Iterator[Spot]:
    known = _known(pieces, remark)
    if known is not None and known + 2 < len(pieces) and _goes_on(pieces[known], remark.about):
        head = pieces[known]
        more = (replace(head, stop=COMMA), Piece(remark.text, head.stop, aside=True))
        yield Spot((*pieces[:known], *more, *pieces[known + 1 :]), REGIONS["on"])


def _of(pieces: Pieces, remark: Remark, story: Story) -> Iterator[Spot]:
    """Before the name where it is introduced: 客车和载着5吨货物的货车同时 …, not before the first of two."""
    known, say = _known(pieces, remark), things().say
    if known is None or known + 1 == len(pieces):
        return
    before, _, after = pieces[known].text.partition(remark.about)
    second = before.endswith(tuple(say["joining"])) or any(before.endswith(one) for one in _ones(story, remark.about))
    if second or (not before and after.startswith(tuple(say["sets_out"].split()))):
        piece = replace(pieces[known], text=f"{before}{remark.text}{remark.about}{after}")
        yield Spot((*pieces[:known], piece, *pieces[known + 1 :]), REGIONS["of"])


def _ones(story: Story, about: str) -> Iterator[str]:
    """What stands before a thing that is named for the first time: 一辆, and of the scene's own measure word."""
    yield from things().say["introduces"].split()
    yield from (f"{particle('one')}{story.cast.words[key]}" for key in ("M",) if key in story.cast.words)


def _last(pieces: Pieces, remark: Remark, story: Story) -> Iterator[Spot]:
    """Behind the sentence that introduces its thing, or else before the question."""
    for end in _ends(pieces, remark):
        if made := _behind(pieces[:end], pieces[end:], remark, story):
            yield Spot(made, REGIONS["last"], merged=pieces[end - 1].aside)
            return


def _ends(pieces: Pieces, remark: Remark) -> Iterator[int]:
    """Where the sentence ends that introduces whom a remark is about, if it does no more; and the conditions.

    What happened besides (小明还看了一个书包) is told after what happened.
    """
    known = _known(pieces, remark) if remark.about and remark.kind != EVENT else None
    last, limit = len(pieces) - 1, LISTING if remark.kind == OWNER else INTRODUCING
    if known is not None:
        end = next((at for at in range(known, last) if pieces[at].stop == STOP), last) + 1
        sentence = pieces[_last_sentence(pieces[:end]) : end]
        if end < last and sum(1 + piece.text.count(COMMA) for piece in sentence) <= limit:
            yield end
    yield last


def _behind(body: Pieces, after: Pieces, remark: Remark, story: Story) -> Pieces:
    """The text with a remark between what was told and what follows."""
    last = body[-1]
    if last.aside and last.stop == STOP:
        made = _one_sentence(last.text, remark)
        return (*body[:-1], *made, *after) if made else ()
    if made := _taken_up(body, remark):
        return (*body[:-1], *made, *after)
    if not (_complete(body, remark, story) and _stands_alone(after[0], remark, story, len(after) == 1)):
        return ()
    made = _before(remark, after)
    return (*body[:-1], replace(last, stop=STOP), *made) if made else ()


def _taken_up(body: Pieces, remark: Remark) -> Pieces:
    """A remark in the sentence before it, if that is about the same: 每个杯子9元，重360克; 李老师买了 …，还看了 …"""
    last, start = body[-1], _last_sentence(body)
    besides = remark.about + things().say["besides"]
    if not may_end(last) or not remark.about:
        return ()
    if remark.text.startswith(besides) and body[start].text.startswith(remark.about) and len(body) > start + 1:
        return (replace(last, stop=COMMA), Piece(remark.text.removeprefix(remark.about), STOP, aside=True))
    shared = _shared(last.text, remark)
    if not shared.startswith(EACH) or COMMA in last.text or not last.text.startswith(shared):
        return ()
    rest = remark.text.removeprefix(shared)
    if rest.startswith(tuple(things().say["apart"].split())):
        return ()
    return (replace(last, stop=COMMA), Piece(rest, STOP, aside=True))


def _last_sentence(body: Pieces) -> int:
    """Where the last sentence of the conditions begins."""
    return next((at for at in range(len(body) - 1, 0, -1) if body[at - 1].stop == STOP), 0)


def _one_sentence(text: str, remark: Remark) -> Pieces:
    """Two that begin alike, with whom they are about, and measure alike: 这幅地图长160厘米，宽90厘米."""
    shared = _shared(text, remark)
    rest = remark.text.removeprefix(shared)
    if (
        not shared
        or not remark.measures_as(text)
        or rest.startswith((*things().say["apart"].split(), things().say["exists"]))
    ):
        return ()
    return (Piece(text, COMMA, aside=True), Piece(rest, STOP, aside=True))


def _shared(text: str, remark: Remark) -> str:
    """What a text and a remark both begin with, up to whom the remark is about; 步道旁边有 … is about another."""
    if text.startswith(tuple(remark.about + word for word in things().say["elsewhere"].split())):
        return ""
    alike = "".join(a for a, _ in takewhile(lambda pair: pair[0] == pair[1], zip(text, remark.text, strict=False)))
    return alike[: alike.rfind(remark.about) + len(remark.about)] if remark.about and remark.about in alike else ""


def _complete(body: Pieces, remark: Remark, story: Story) -> bool:
    """Whether the conditions end here, and not with a sentence about the same."""
    known = any(remark.about in piece.text for piece in body) or remark.own
    again = remark.repeats and body[_last_sentence(body)].text.startswith(remark.about)
    again = again or _shared(body[-1].text, remark).startswith(EACH)  # 每个杯子9元。每个杯子重360克
    words = {word for said in story.cast.words.values() for word in (said, things().say["exists"] + said)}
    return known and not again and may_end(body[-1]) and body[-1].text not in words  # 一项工程 is no sentence


def _stands_alone(ask: Piece, remark: Remark, story: Story, asks: bool) -> bool:
    """Whether a question or clause says what it is about, and not as the remark does: 他们, 还要 lean on that."""
    say = things().say
    joined = COMMA in ask.text and remark.repeats  # 小红家有4口人，上月用水20吨，应交 …
    if (_shared(ask.text, remark) and not joined) or ask.text.startswith(tuple(say["asks_on"].split())):
        return False
    names = [word for key, word in story.cast.words.items() if key[0] not in UNITS and len(word) > 1]
    told = (asks and ask.text.startswith(tuple(say["asks_of"].split()))) or remark.text.startswith(tuple(names))
    return told or any(name in ask.text for name in names)


def _list(pieces: Pieces, remark: Remark, story: Story) -> Iterator[Spot]:
    """Behind a clause that tells the same of a ware of which nothing was told before: 每支钢笔8元."""
    words = [story.cast.words[key] for key in story.cast.classes if key[0] in WARES]
    told = ""
    for at, piece in enumerate(pieces[:-1]):
        of = [word for word in words if word in piece.text and word not in told]
        bare = COMMA not in piece.text and piece.text.startswith((EACH, *of))
        if of and bare and not piece.aside and piece.text.endswith(remark.text[-1]) and may_end(piece):
            more = (replace(piece, stop=COMMA), Piece(remark.text, piece.stop, aside=True))
            yield Spot((*pieces[:at], *more, *pieces[at + 1 :]), REGIONS["list"])
        told += piece.text


def _known(pieces: Pieces, remark: Remark) -> int | None:
    """The piece that introduces whom a remark is about."""
    return next((at for at, piece in enumerate(pieces) if not piece.aside and remark.about in piece.text), None)


def _goes_on(piece: Piece, name: str) -> bool:
    """Whether more can be said of whom a piece introduces: not behind 小明走了5分钟 or 小明的速度是 …"""
    done = any(word in piece.text for word in things().say["done"].split())
    return may_end(piece) and not done and COMMA not in piece.text and f"{name}{OF}" not in piece.text


def may_end(piece: Piece) -> bool:
    """Whether a sentence may end here: not behind 经过3小时 or 照这样计算."""
    say = things().say
    ended = not piece.text.endswith(tuple(say["hanging"].split())) or piece.text.endswith(say["ended"])
    hangs = not ended or piece.text.startswith(tuple(say["opening"].split()))
    return piece.stop in (STOP, COMMA) and not hangs


def _before(remark: Remark, after: Pieces) -> Pieces:
    """A remark and what follows it, in one sentence if they are about the same: 机械厂有3个车间，接到一个任务.

    Nothing if two sentences in a row would begin with one name.
    """
    text, about, say = remark.text, remark.about, things().say
    following = after[0]
    if remark.own and following.text.startswith(about + OF) and not following.aside:
        return ()  # 山坡上有6个凉亭 before 山坡上的松树 …
    if not remark.repeats or not following.text.startswith(about) or following.text.startswith(about + OF):
        return (Piece(text, STOP, aside=True), *after)
    joined = following.text.startswith(tuple(about + sign for sign in say["joined"]))
    bare = len(after) == 1 and COMMA not in following.text
    rest = following.text.removeprefix(about)
    apart = say["exists"] in rest[:EXISTS] or text.startswith(tuple(about + word for word in say["apart"].split()))
    if joined or bare or apart or following.aside:
        return ()
    return (Piece(text, COMMA, aside=True), replace(following, text=rest), *after[1:])


def same_subject(text: str, other: str, name: str) -> bool:
    """Whether both are about somebody himself, not about his house or his book."""
    owned = tuple(name + word for word in things().say["owned"].split())
    return (
        text.startswith(name) and other.startswith(name) and not text.startswith(owned) and not other.startswith(owned)
    )
