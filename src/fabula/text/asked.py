"""The interrogatives: 多少千米, 几小时, 百分之几, 多远, ``=？``, a blank to fill in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fabula.text.forms import unit_at
from fabula.text.quantity import Kind, Quantity, found

# Whole phrases first: what they ask is clear from themselves.
_PHRASES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), asks)
    for pattern, asks in (
        (r"百分之(?:几十|几|多少)|(?:多少|几)%|百分之\(\)|百分之_+|(?:\(\)|_+)%", "percent"),
        (r"几分之(?:几|多少)|多少分之多少|\(\(\(\)\)/\(\(\)\)\)|\(\(\)/\(\)\)|\(\)/\(\)|_+/_+", "fraction"),
        (r"(?:几|多少|\(\)|_+)成(?!立|本|绩|功)", "fraction"),
        (r"(?:几|多少|\(\)|_+)折", "discount"),
        (r"(?:几|多少|\(\)|_+)倍", "times"),
        (r"(?:几|多少|\(\)|_+)(?:[:：比](?:几|多少|\(\)|_+))+", "ratio"),
        (r"几点钟?(?:几分)?|什么时间|什么时候|什么时刻|何时|几时几分", "clock"),
        (r"多长时间|多少时间|多久|(?<![很最更许不差])多(?:远|长|重|高|宽|深|厚|大(?!于|约))", "number"),
    )
)
_HOW_MANY = re.compile(r"(?P<open>\()?第?(?P<word>多少|几(?![十百]|千(?![米克瓦])|乎|何))(?P<scale>[万亿]?)(?(open)\))")
_BLANK = re.compile(r"_{2,}|\(\)|□|\(_+\)")
_ARRIVE = re.compile(r"几时(?:能|可|可以|才能|才|就)?(?:到达|到|出发|相遇|开出)")
_OCLOCK = re.compile(r"(?:[上下中正]午|早上|早晨|清晨|凌晨|傍晚|晚上|夜里|[在到于])几[时点]")
_LASTING = re.compile(r"[要需用过行走驶经了]$")
_INDEFINITE = re.compile(r"(?:[好十这那后近上最]|(?<!提)前)$")
_AFTER_QUESTION = re.compile(r"[？。]$")
_UNIT_ONE = re.compile(r"多少(?:看作|看成|当作|作为|为)单位")
_RATE_WORD = re.compile(r"(?:(?<![速频功效])率|百分比)(?:是|为|=|约|应)*$")
_SHARE_WORD = re.compile(r"的(?:是|为|=)?$")
_RATIO_WORD = re.compile(r"(?:的|之|速度|人数|重量|路程|时间|最简|整数)比(?:是|为|=)*$")
_SEEK = re.compile(r"(?:^|(?<=[，。；？！：]))(?:请你?|试|那么|并|问)?(?P<seek>求出?|算出|计算出?)")
_CLAUSE_END = re.compile(r"[，。；？！]")
_NO_NUMBER = re.compile(r"为什么|怎样|怎么|吗？?$")
SCALES = {"": 1, "万": 10_000, "亿": 10**8}


def asked_at(text: str, at: int) -> Quantity | None:
    """The interrogative that starts at ``at``."""
    if text[at] not in "多几什何第百=_(□" or _UNIT_ONE.match(text, at):
        return None
    if text[at] == "=":
        blank = at + 1 == len(text) or text[at + 1] in "？。！，；"
        return found(text, at, at + 1, Kind.ASKED, asks=asks_before(text, at)) if blank else None
    if _ARRIVE.match(text, at) and not _LASTING.search(text[max(0, at - 1) : at]):
        return found(text, at, at + 2, Kind.ASKED, asks="clock")
    if any(_OCLOCK.match(text, start) for start in (at - 1, at - 2) if start >= 0):
        return found(text, at, at + 2, Kind.ASKED, asks="clock")
    for pattern, asks in _PHRASES:
        match = pattern.match(text, at)
        if match:
            return found(text, at, match.end(), Kind.ASKED, asks=asks)
    return _how_many(text, at) or _blank(text, at)


def _how_many(text: str, at: int) -> Quantity | None:
    match = _HOW_MANY.match(text, at)
    if match is None:
        return None
    scale = SCALES[match["scale"]]
    end = match.end()
    if text.startswith("钱", end):
        return found(text, at, end + 1, Kind.ASKED, unit="元", scale=scale, asks="number")
    hit = unit_at(text, end)
    if hit:
        # 前几天, 十几个: some, not how many.
        if match["word"] == "几" and _INDEFINITE.search(text[max(0, at - 2) : at]) and not _only_question(text, at):
            return None
        return found(text, at, hit.end, Kind.ASKED, unit=hit.unit, per=hit.per, scale=scale, asks="number")
    closed = end == len(text) or text[end] in "？。，；！"
    # "…多少千米？多少。": the second is where the answer goes.
    if (match["word"] == "几" and not closed) or (closed and _answer_place(text, at)):
        return None
    share = closed and _SHARE_WORD.search(text[max(0, at - 2) : at])
    return found(text, at, end, Kind.ASKED, scale=scale, asks="fraction" if share else asks_before(text, at))


def _only_question(text: str, at: int) -> bool:
    """出发后几小时相遇？: 后几 asks, if nothing else in its clause does."""
    start = max((text.rfind(mark, 0, at) for mark in "，。；？！"), default=-1) + 1
    end = _CLAUSE_END.search(text, at)
    clause = text[start : end.end() if end else len(text)]
    return text[at - 1] == "后" and clause.endswith("？") and len(re.findall("几|多少", clause)) == 1


def _blank(text: str, at: int) -> Quantity | None:
    match = _BLANK.match(text, at)
    if match is None or _answer_place(text, at):
        return None
    hit = unit_at(text, match.end())
    if hit:
        return found(text, at, hit.end, Kind.ASKED, unit=hit.unit, per=hit.per, asks="number")
    return found(text, at, match.end(), Kind.ASKED, asks=asks_before(text, at))


def _answer_place(text: str, at: int) -> bool:
    """Right after a finished question, as in "…百分之几？(  )"."""
    return _AFTER_QUESTION.search(text[max(0, at - 1) : at]) is not None


def asks_before(text: str, at: int) -> str:
    """What a bare 多少 or ``=`` asks for, from the noun before it."""
    before = text[max(0, at - 12) : at]
    if _RATE_WORD.search(before):
        return "percent"
    if _RATIO_WORD.search(before):
        return "ratio"
    return "number"


def unworded_questions(text: str, quantities: Sequence[Quantity]) -> list[Quantity]:
    """Questions without an interrogative: 求客车的速度; failing everything, a sentence that ends in ？."""
    asked = [q.span for q in quantities if q.kind is Kind.ASKED]
    extra: list[Quantity] = []
    for match in _SEEK.finditer(text):
        stop = _CLAUSE_END.search(text, match.end())
        end = stop.start() if stop else len(text)
        seek = match.start("seek"), match.end("seek")
        if not any(seek[0] <= span.start < end for span in asked):
            extra.append(found(text, *seek, Kind.ASKED, asks=asks_before(text, end)))
    if asked or extra:
        return extra
    for at in range(len(text) - 1, -1, -1):
        if text[at] == "？" and not _NO_NUMBER.search(_clause_before(text, at)):
            return [found(text, at, at + 1, Kind.ASKED, asks="number")]
    return []


def _clause_before(text: str, at: int) -> str:
    start = max((text.rfind(mark, 0, at) for mark in "，。；？！"), default=-1)
    return text[start + 1 : at + 1]
