"""A clause cut into chunks: names, acts, marks, quantities, and the words between them.

客车每小时行70千米 → name 客车 · per 小时 · act 行 · quantity 70千米. The segmenter's words are classified by the
language's word classes; what is in no class is part of a name. Shallow, and meant to be: a chunk is all that the
next stage needs to say whose a number is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

from fabula.facts.persons import is_person
from fabula.facts.words import Word, words
from fabula.lang.lexicon import acts, classes, marks, particle, particles
from fabula.text import Kind, Problem, Quantity
from fabula.text.problem import Clause, once
from fabula.text.tokens import is_verb, part_of_speech
from fabula.text.units import MINUTE, POINT, canonical, dimension, is_unit


class Sort(StrEnum):
    """What a chunk is."""

    NAME = "name"
    ACT = "act"
    HOLD = "hold"
    MARK = "mark"
    PER = "per"
    PREP = "prep"
    MEANS = "means"
    CONJ = "conj"
    COMPARE = "compare"
    PRONOUN = "pronoun"
    MEASURE = "measure"
    GROUP = "group"
    CHANGE = "change"
    WHOLE = "whole"
    OF = "of"
    FUNC = "func"
    QUANTITY = "quantity"
    END = "end"


@dataclass(frozen=True, slots=True)
class Chunk:
    """A stretch of text; ``note`` is the kind of an act or a quantity, the name of a mark or the unit of a per or of
    时速."""

    sort: Sort
    text: str
    span: tuple[int, int]
    note: str = ""
    quantity: int | None = None


NUMBERS = frozenset(
    (Kind.NUMBER, Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.RATIO, Kind.DISCOUNT, Kind.CLOCK, Kind.ASKED)
)
_ENDS = frozenset("，。；？！：,.;?!:")
_ORDINAL = frozenset((Kind.ORDINAL, Kind.DATE))
_DETERMINERS = frozenset(particles("determiner"))
_PARTICLE = re.compile(particle("aspect_shape"))
_GROUP = re.compile(particle("group_shape"))
OF, EACH, DONE = particle("of"), particle("each"), particle("done")


@once
def chunks(problem: Problem, clause: Clause) -> tuple[Chunk, ...]:
    """The chunks of a clause in order; neighbouring pieces of a name are one."""
    return tuple(_numbered(problem, tuple(_joined(_hourly(_pieces(problem, clause))))))


def _hourly(pieces: Iterator[Chunk]) -> Iterator[Chunk]:
    """每个|小时: by the hour, and not by the piece."""
    held: Chunk | None = None
    for piece in pieces:
        if held is not None and piece.sort is Sort.NAME and dimension(piece.text) == "time":
            held = Chunk(Sort.PER, held.text + piece.text, (held.span[0], piece.span[1]), _per(piece.text))
            continue
        if held is not None:
            yield held
        held = piece if piece.sort is Sort.PER else None
        if held is None:
            yield piece
    if held is not None:
        yield held


def _numbered(problem: Problem, row: Sequence[Chunk]) -> Iterator[Chunk]:
    """买了两本故事书和三支笔: how many are bought is a number, and no name of a group (两人, 两地)."""
    traded = False
    for i, chunk in enumerate(row):
        if chunk.sort is Sort.ACT and chunk.text in classes()["noun"] and _is_thing(row, i):
            yield Chunk(Sort.NAME, chunk.text, chunk.span)
            continue
        traded = traded or (chunk.sort is Sort.ACT and chunk.note in classes()["counting"])
        if chunk.sort is Sort.GROUP and traded and chunk.quantity is not None:
            unit = problem.quantities[chunk.quantity].unit
            light = (c for c in reversed(row[:i]) if c.sort is not Sort.FUNC)
            led = next(light).sort in (Sort.ACT, Sort.CONJ, Sort.HOLD)
            rest = [c for c in row[i + 1 : i + 4] if c.sort not in (Sort.FUNC, Sort.OF)]
            named = bool(rest) and rest[0].sort in (Sort.NAME, Sort.PER)
            if unit and unit not in classes()["sorts"] and led and named:
                yield Chunk(Sort.QUANTITY, chunk.text, chunk.span, Kind.NUMBER.value, chunk.quantity)
                continue
        yield chunk


def _is_thing(row: Sequence[Chunk], at: int) -> bool:
    """一些跳绳, 8根跳绳, 跳绳每根15元: a thing that is counted, and no act."""
    before, ahead = row[at - 1] if at else None, row[at + 1] if at + 1 < len(row) else None
    counted = before is not None and before.sort in (Sort.QUANTITY, Sort.GROUP, Sort.FUNC, Sort.CONJ)
    introduced = counted and before is not None and (before.sort is not Sort.FUNC or before.text[0] in _DETERMINERS)
    priced = ahead is not None and ahead.sort is Sort.PER and dimension(ahead.note).startswith("count:")
    return introduced or priced


def _pieces(problem: Problem, clause: Clause) -> Iterator[Chunk]:
    per = False  # 每 was the last word: a unit follows
    intro = ""  # 一, 这, 那 were: a classifier may be glued to the name (一 本书)
    row = tuple(words(problem, clause, _is_known, is_act))
    for number, token in enumerate(row):
        span = token.span
        ahead = row[number + 1] if number + 1 < len(row) else None
        if token.quantity is not None:
            yield from _quantity(token.quantity, span)
            per = False
            continue
        if per and (unit := _unit_head(token.text)):
            yield Chunk(Sort.PER, unit, (span[0], span[0] + len(unit)), _per(unit))
            span, rest = (span[0] + len(unit), span[1]), token.text[len(unit) :]
            per = False
            if not rest:
                continue
            yield from _classified(rest, span)
            continue
        if per and token.text[0] in classes()["sized"] and (unit := _unit_head(token.text[1:])):  # 每小队, 每大箱
            end = span[0] + len(unit) + 1
            yield Chunk(Sort.PER, token.text[: len(unit) + 1], (span[0], span[0]), _per(unit))
            yield Chunk(Sort.NAME, token.text[: len(unit) + 1], (span[0], end))
            per = False
            if end < span[1]:
                yield from _classified(token.text[len(unit) + 1 :], (end, span[1]))
            continue
        per = token.text.endswith(EACH)
        word = token.text
        if intro and _counted(word):
            yield Chunk(Sort.FUNC, word[0], (span[0], span[0] + 1))
            word, span = word[1:], (span[0] + 1, span[1])
            intro = ""
            if not word:
                continue
        intro = word if word in _DETERMINERS else ""
        if word in classes()["discounting"] and number + 2 < len(row) and row[number + 1].text == DONE:
            ahead = row[number + 2]  # 打了八折
        if ahead is not None and (told := _by_next(word, ahead, row[:number])):
            yield Chunk(told[0], word, span, told[1])
            continue
        yield from _classified(word, span)


def _counted(word: str) -> bool:
    """Whether a word begins with its classifier: 一 本书, but not 某 车间."""
    free = (word not in _table() and word not in classes()["noun"]) or len(word) == 1
    return free and is_unit(word[0]) and not is_unit(word[1:] or "-")


def _by_next(word: str, ahead: Word, before: Sequence[Word]) -> tuple[Sort, str] | None:
    """What the next word tells of this one: 派出了 is a verb, 打八折 a change, 前3天 a time, 进了80个 a purchase."""
    if word in classes()["stocking"] and (ahead.text == DONE or ahead.quantity is not None):
        return Sort.ACT, "buy"
    if ahead.quantity is not None:
        if word in classes()["adjectives"] and any(w.text in classes()["compare"] for w in before):
            return Sort.CHANGE, ""
        if word in classes()["discounting"] and ahead.quantity.kind is Kind.DISCOUNT:
            return Sort.CHANGE, ""
        behind = bool(before) and (before[-1].quantity is not None or _ends_phase(word, before[-1].text))
        edge = word in classes()["edges"] and not behind and ahead.quantity.kind is not Kind.COUNT_WORD
        return (Sort.MARK, word) if edge else None
    describes = ahead.text in classes()["qualifying"] and part_of_speech(word) in classes()["qualities"]
    if describes and _class(word)[0] is Sort.NAME:
        return Sort.FUNC, ""  # 高兴地说
    done = ahead.text == DONE and len(word) <= 3 and word not in classes()["noun"]
    if done and (word in classes()["locatives"] or (_class(word)[0] is Sort.NAME and not _apart(word))):
        return Sort.ACT, "other"  # 派出了, 录制了: a verb that no class has
    return None


def _ends_phase(word: str, before: str) -> bool:
    """6小时后两车, 出发后3小时 is no 后2小时."""
    return word in classes()["afters"] and _class(before)[0] in (Sort.ACT, Sort.MARK, Sort.FUNC) and len(before) > 1


def _quantity(quantity: Quantity, span: tuple[int, int]) -> Iterator[Chunk]:
    if quantity.kind in _ORDINAL:
        yield Chunk(Sort.MARK, quantity.text, span, quantity.text)
    elif quantity.kind is Kind.COUNT_WORD:
        yield Chunk(Sort.GROUP, quantity.text, span, "", quantity.index)
    else:
        yield Chunk(Sort.QUANTITY, quantity.text, span, quantity.kind.value, quantity.index)


def _per(unit: str) -> str:
    """For one of what: 每分 is by the minute, never by the point."""
    return MINUTE if unit == POINT else canonical(unit)


def _unit_head(word: str) -> str:
    return next((word[:n] for n in range(len(word), 0, -1) if is_unit(word[:n])), "")


def _classified(word: str, span: tuple[int, int]) -> Iterator[Chunk]:
    """One word as one chunk, or as several where the segmenter has glued words together."""
    at = span[0]
    for piece in _cut(word):
        sort, note = _class(piece)
        yield Chunk(sort, piece, (at, at + len(piece)), note)
        at += len(piece)


@lru_cache(maxsize=8192)
def _cut(word: str) -> tuple[str, ...]:
    if _class(word)[0] is not Sort.NAME or len(word) == 1 or word in classes()["noun"]:
        return (word,)
    if word[0] in classes()["prep"] and len(word) > 1 and word[1] in classes()["directions"]:  # 往北走
        return (word[0], word[1], *((word[2:],) if word[2:] else ()))
    if word[0] in classes()["once_more"] and is_act(word[1:]):  # 再生产12天
        return (word[0], word[1:])
    if word[0] in classes()["directions"] and is_act(word[1:]):  # 向 北开
        return (word[0], word[1:])
    if word.startswith(EACH) and (unit := _unit_head(word[1:])):  # 每辆车
        return (word,) if len(unit) == len(word) - 1 else (word[: len(unit) + 1], word[len(unit) + 1 :])
    ends = _PARTICLE.match(word)
    if ends and _class(ends[1])[0] is not Sort.NAME:
        return (ends[1], ends[2])
    if len(word) > 2 and word[0] in classes()["purchasing"] and part_of_speech(word[1:]):  # 买手机
        return (word[0], word[1:])
    parts = _apart(word) if len(word) <= 4 else ()
    if parts and not all(is_act(part) for part in parts):  # 背包 is no 背 and 包
        return parts
    return (word,)


def _apart(word: str) -> tuple[str, ...]:
    """The word as a row of classified words, one of them an act or a holding word; () if it is none."""
    for n in range(len(word) - 1, 0, -1):
        head, tail = word[:n], word[n:]
        if _class(head)[0] in (Sort.NAME, Sort.CONJ):
            continue
        rest = (tail,) if _class(tail)[0] not in (Sort.NAME, Sort.CONJ) else _apart(tail)
        if rest and any(_class(p)[0] in (Sort.ACT, Sort.HOLD, Sort.MARK) for p in (head, *rest)):
            return (head, *rest)
    return ()


@cache
def _table() -> dict[str, tuple[Sort, str]]:
    """Every classified word; where classes overlap the first of this list wins."""
    found: dict[str, tuple[Sort, str]] = {}
    known = classes()
    plain = [
        ("group", Sort.GROUP), ("change", Sort.CHANGE), ("whole", Sort.WHOLE), ("pronoun", Sort.PRONOUN),
        ("compare", Sort.COMPARE), ("conj", Sort.CONJ),
        ("prep", Sort.PREP), ("hold", Sort.HOLD), ("means", Sort.MEANS), ("measure", Sort.MEASURE),
        ("func", Sort.FUNC), ("intro", Sort.FUNC),
    ]  # fmt: skip
    found[OF] = (Sort.OF, "")
    for word, mark in marks().items():
        found.setdefault(word, (Sort.MARK, mark.name))
    for word in known["change"]:
        found.setdefault(word, (Sort.CHANGE, ""))
    for word, kind in acts().items():
        found.setdefault(word, (Sort.ACT, kind))
    for word, unit in _speeds().items():
        found.setdefault(word, (Sort.MEASURE, unit))
    for name, sort in plain:
        for word in known[name]:
            found.setdefault(word, (sort, ""))
    return found


def _speeds() -> dict[str, str]:
    """时速: so far in an hour."""
    return {w: name.removeprefix("per.") for name, found in classes().items() if name.startswith("per.") for w in found}


@lru_cache(maxsize=8192)
def _class(word: str) -> tuple[Sort, str]:
    if word in _ENDS:
        return Sort.END, ""
    if word.startswith(EACH) and len(word) > 1 and is_unit(word[1:]):
        return Sort.PER, _per(word[1:])
    found = _table().get(word)
    if found:
        return found
    if word in classes()["noun"]:
        return Sort.NAME, ""
    if not any(c.isalnum() for c in word):
        return Sort.FUNC, ""
    if _is_particle(word) or (word[0] in particles("this") and _counts(word[1:])):  # 一盆菊花
        return Sort.FUNC, ""
    if not is_verb(word):
        return Sort.NAME, ""
    return Sort.ACT, "out" if len(word) == 2 and word[-1] in classes()["takes_away"] else "other"  # 移走, 砍掉


def _counts(word: str) -> bool:
    """盆, 盏: a classifier."""
    return len(word) == 1 and is_unit(word) and dimension(word).startswith("count")


def _is_particle(word: str) -> bool:
    """急忙, 反而, 呢: adverbs, conjunctions and the like name nobody; 明明 and 亮亮 are names."""
    doubled = len(word.rstrip(OF)) == 2 and word[0] == word[1]
    tags = classes()["particles"] if len(word) > 1 else classes()["endings"]
    return not doubled and part_of_speech(word) in tags


def _is_known(word: str) -> bool:
    """A word that a class has."""
    return word in _table()


def is_act(word: str) -> bool:
    return _class(word)[0] is Sort.ACT


def _measures(word: str, before: Chunk) -> bool:
    """降水量, 总产值 behind a name or a time."""
    behind = before.sort in (Sort.NAME, Sort.OF, Sort.MARK, Sort.MEASURE)
    return len(word) > 1 and behind and word[-1] in classes()["measuring"]


def _is_body(word: str) -> bool:
    """队 and 小队 behind a verb: 修路队, 植树小队; but not 校车."""
    return word in classes()["bodies"] or (word[0] in classes()["bodies"] and word not in classes()["noun"])


def _names(act: Chunk, piece: Chunk, lead: Chunk | None) -> bool:
    """Whether a verb begins the name that follows it; 24个|花|皮球 are no money."""
    if lead is not None and lead.sort is Sort.QUANTITY and act.text in classes()["patterned"]:
        return True
    return _is_body(piece.text) or _is_towards(lead) or _is_doer(act, piece)


def _is_doer(act: Chunk, piece: Chunk) -> bool:
    """补给|车, 救援|艇: what it is there for, and what it is; 驾驶|车 is no name."""
    return act.note == "other" and len(act.text) == 2 and piece.text in classes()["machines"]


def _is_towards(chunk: Chunk | None) -> bool:
    """到|前进|营地: where to, so that the verb begins the name of a place."""
    return chunk is not None and chunk.text in classes()["towards"]


def _goes(place: Chunk, piece: Chunk) -> bool:
    """到乙地|小亮, 到B城|货车: behind a place that is called by a letter stands who goes there."""
    lettered = len(place.text) == 2 and place.text[0] in particles("letter") and place.text[1] in classes()["stations"]
    return lettered and (is_person(piece.text) or piece.text in classes("timeline.txt")["vehicles"])


def _joined(pieces: Iterator[Chunk]) -> Iterator[Chunk]:
    """Neighbouring names as one."""
    held: Chunk | None = None
    last: Chunk | None = None
    acted: Chunk | None = None  # a verb that may yet turn out to begin a name
    lead: Chunk | None = None  # what stood before it
    for piece in pieces:
        if piece.sort is Sort.NAME and last is not None and _measures(piece.text, last):
            piece = Chunk(Sort.MEASURE, piece.text, piece.span)
        before, last = last, piece
        if piece.sort is Sort.NAME and acted is not None and _names(acted, piece, lead):
            held, acted = Chunk(Sort.NAME, acted.text + piece.text, (acted.span[0], piece.span[1])), None
            continue
        if acted is not None:
            yield acted
        acted, lead = (piece, before) if piece.sort is Sort.ACT else (None, None)
        if acted is not None:
            if held:
                yield held
            held = None
            continue
        if held and piece.sort is Sort.NAME and piece.span[0] == held.span[1] and not _goes(held, piece):
            held = Chunk(Sort.NAME, held.text + piece.text, (held.span[0], piece.span[1]))
            continue
        if held:
            yield held
        held = piece if piece.sort is Sort.NAME else None
        if held is None:
            yield piece
    if held or acted:
        yield held or acted  # type: ignore[misc]
