"""Numbers that say how much: amounts with units, fractions, percentages, multiples, ratios, discounts."""

from __future__ import annotations

import re
from fractions import Fraction

from fabula.text import units
from fabula.text.forms import (
    CN,
    DIGITS,
    PHYSICAL,
    Number,
    UnitHit,
    approximate,
    more_pieces,
    number_at,
    unit_at,
)
from fabula.text.numbers import CN_DIGITS, parse_number
from fabula.text.quantity import Kind, Quantity, found

_RATIO = re.compile(rf"{DIGITS}(?::{DIGITS})+|[0-9]{{1,4}}(?:比[0-9]{{1,4}})+(?![0-9多少大小高低快慢重轻长短])")
_CN_RATIO = re.compile(rf"[{CN_DIGITS}十]+比[{CN_DIGITS}十]+(?=，|。|？|的)")
# 五送一 after 买: for so many that are paid for, so many are free.
_GIFT = re.compile(
    rf"(?<=买)(?P<paid>[0-9]{{1,3}}|{CN}{{1,2}})(?P<unit>[^\W\d_送赠]{{0,2}}?)(?:就|还|便)?[送赠](?P<free>[0-9]{{1,2}}|{CN})(?P=unit)"
)
_SPOKEN = re.compile(
    rf"(?:(?:{CN}+|[0-9]{{1,6}})又)?(?:[0-9]{{1,6}}|{CN}+)分之(?:{DIGITS}|{CN}+?(?:(?=千[米克瓦])|(?!{CN}))(?:点[{CN_DIGITS}]+)?)"
)
_DISCOUNT = re.compile(rf"(?:[{CN_DIGITS}](?:点[{CN_DIGITS}]{{1,2}}|[{CN_DIGITS}])?|[0-9]{{1,2}}(?:\.[0-9]+)?)折")
_TENTHS = re.compile(rf"(?:[{CN_DIGITS}]|[0-9](?:\.[0-9])?)成[{CN_DIGITS}]?(?![立本绩功长员交果])")
# A sheet of paper may be folded (对折), too: of a price only behind 打 and the like, or before a word of selling.
_HALF_OFF = (
    r"半价|(?:(?<=[打按以])|(?<=打了|打个|一律|全场|商品))对折"
    r"|对折(?=出售|销售|售|优惠|促销|卖|处理|特价|的?价|购|买)"
)
_HALF = re.compile(rf"一半|(?P<price>{_HALF_OFF})")
_HALF_UNIT = re.compile(r"半(?=个?(?:小时|月|星期|天|年|千克|斤|公里|里|吨|分钟|钟头))(?P<ge>个?)")
_LABEL_HALF = re.compile(r"[上下前后大多过各]$")
_PRICE = re.compile(r"价|元|钱|售|商品|优惠|卖")
_CUT_BEFORE = re.compile(r"(?:打|打了|按|以|照|现|准备|可以|可|实行|一律|期间|原价的?|商品|标价的?|定价的?)$")
_CUT_AFTER = re.compile(r"(?:出售|销售|售|优惠|卖|后|购|买|的价|的优惠|付|计算|计价|收费|促销|就)")
_ARTICLE_BEFORE = re.compile(r"[这那有每同某任另统唯当头前后近上下]$")
_NO_ARTICLE_UNITS = frozenset({"时", "日", "分", "角", "里", "两", "方", "月", "度", "毛", "担", "瓦"})
_MEMBERS = re.compile(
    r"车间|车站|城市|码头|年级|车|人|地|队|城|站|港|船|市|村|厂|班|组|家|校|店|岸|旁|边|侧|端|头|处|者|数|天|周|次|个|月|书|项"
)
_PERIODS = frozenset({"天", "周", "月", "季度"})
_TOOK = frozenset("了过用需要花")  # before a period: how long something took
_BOUGHT = re.compile("[买卖](?:了|来|回|出|出了)?$")  # before a count behind which nothing is named: 妈妈买两件要付
_NAMELESS = re.compile("[。；？]|，(?!一)|要|需|应|共|一共|总共|付|得付")
_SMALL = {"两": 2, "俩": 2, "二": 2, "三": 3, "四": 4}


def amount_at(text: str, at: int) -> Quantity | None:
    """The amount that starts at ``at``."""
    char = text[at]
    if char == "半" or text.startswith(("一半", "对折"), at):
        return _half(text, at)
    if char == "俩":
        return found(text, at, at + 1, Kind.COUNT_WORD, Fraction(2))
    return _gift(text, at) or _ratio(text, at) or _spoken(text, at) or _number(text, at)


def _half(text: str, at: int) -> Quantity | None:
    match = _HALF.match(text, at)
    if match:
        kind = Kind.DISCOUNT if match["price"] else Kind.FRACTION
        return found(text, at, match.end(), kind, Fraction(1, 2))
    match = _HALF_UNIT.match(text, at)
    if match is None or _LABEL_HALF.search(text[max(0, at - 1) : at]):
        return None
    hit = unit_at(text, match.end())
    return found(text, at, hit.end, Kind.NUMBER, Fraction(1, 2), unit=hit.unit) if hit else None


def _gift(text: str, at: int) -> Quantity | None:
    match = _GIFT.match(text, at)
    if match is None:
        return None
    paid, free = parse_number(match["paid"]), parse_number(match["free"])
    if not paid or not free:
        return None
    return found(text, at, match.end(), Kind.RATIO, paid / free, parts=(paid, free))


def _ratio(text: str, at: int) -> Quantity | None:
    match = _RATIO.match(text, at) or _CN_RATIO.match(text, at)
    if match is None:
        return None
    parts = [parse_number(part) for part in re.split("[:比]", match.group())]
    known = tuple(part for part in parts if part is not None)
    if len(known) < len(parts) or known[1] == 0:
        return None
    return found(text, at, match.end(), Kind.RATIO, known[0] / known[1], parts=known)


def _spoken(text: str, at: int) -> Quantity | None:
    """三分之二, 百分之四十五, 八五折, 三成."""
    match = _SPOKEN.match(text, at)
    if match:
        word = match.group()
        value = parse_number(word) if not word[0].isdigit() else _digit_fraction(word)
        kind = Kind.PERCENT if word.startswith("百分之") else Kind.FRACTION
        hit = unit_at(text, match.end()) if kind is Kind.FRACTION else None
        if value is not None and hit and _takes_unit(text, at, hit):
            return found(text, at, hit.end, Kind.NUMBER, value, unit=hit.unit, per=hit.per)
        return None if value is None else found(text, at, match.end(), kind, value)
    for pattern, kind in ((_DISCOUNT, Kind.DISCOUNT), (_TENTHS, Kind.FRACTION)):
        match = pattern.match(text, at)
        value = parse_number(match.group()) if match else None
        if match and value is not None:
            return found(text, at, match.end(), kind, value)
    return None


def _digit_fraction(word: str) -> Fraction | None:
    whole, _, part = word.rpartition("又")
    den, _, num = part.partition("分之")
    ones, below, above = parse_number(whole or "0"), parse_number(den), parse_number(num)
    return ones + above / below if ones is not None and above is not None and below else None


def _number(text: str, at: int) -> Quantity | None:
    number = number_at(text, at)
    if number is None:
        return None
    after = text[number.end : number.end + 1]
    if after in ("%", "‰"):
        value = number.value / (100 if after == "%" else 1000)
        return found(text, at, number.end + 1, Kind.PERCENT, value, approx=approximate(text, at))
    if after == "倍":
        return found(text, at, number.end + 1, Kind.TIMES, number.value, approx=approximate(text, at))
    if number.chinese:
        return _chinese(text, at, number)
    return _with_unit(text, at, number) or _bare(text, at, number)


def _with_unit(text: str, at: int, number: Number) -> Quantity | None:
    start = number.end
    more = text[start : start + 1] in ("多", "余") and unit_at(text, start + 1) is not None
    hit = unit_at(text, start + more)
    half = Fraction(0)
    if text.startswith("个半", start) and (later := unit_at(text, start + 2)):
        hit, half = later, Fraction(1, 2)  # 3个半小时
    if hit is None or (number.slashed and not _takes_unit(text, at, hit)):
        return None
    value, end = number.value + half, hit.end
    if not hit.per:
        end, value = more_pieces(text, end, value, hit.unit)
    return found(
        text,
        at,
        end,
        Kind.NUMBER,
        value,
        unit=hit.unit,
        per=hit.per,
        scale=number.scale,
        approx=more or approximate(text, at),
    )


def _takes_unit(text: str, at: int, hit: UnitHit) -> bool:
    """(2/5)吨 is a weight; in 全程的(1/3)时 and 的(2/3)人… the word after the fraction is not its unit."""
    before = text[max(0, at - 1) : at]
    if text[hit.end - 1] == "种":  # (1/4)种萝卜: a share that is sown
        return False
    if units.dimension(hit.unit) in PHYSICAL:
        return not (text[hit.end - 2 : hit.end] == ")时" and before in ("的", "了"))
    return before != "的"


def _bare(text: str, at: int, number: Number) -> Quantity:
    approx = approximate(text, at)
    if number.slashed:
        return found(text, at, number.end, Kind.FRACTION, number.value, approx=approx)
    if 0 < number.value < 1 and _PRICE.search(text) and _cut_price(text, at, number.end):
        return found(text, at, number.end, Kind.DISCOUNT, number.value)
    return found(text, at, number.end, Kind.NUMBER, number.value, scale=number.scale, approx=approx)


def _cut_price(text: str, at: int, end: int) -> bool:
    """The books print 八折 as a bare 0.8: "打0.8出售"."""
    return bool(_CUT_BEFORE.search(text[max(0, at - 4) : at]) or _CUT_AFTER.match(text, end))


def _chinese(text: str, at: int, number: Number) -> Quantity | None:
    word = text[at : number.end]
    if word in ("零", "〇"):  # 零件, 零售
        return None
    if word == "一":
        return _article_or_one(text, at, number)
    if word in _SMALL:
        return _few(text, at, number)
    quantity = _with_unit(text, at, number)
    if quantity and not (word == "十" and quantity.text.startswith("十分")):
        return quantity
    if len(word) >= 3:
        return found(text, at, number.end, Kind.NUMBER, number.value, scale=number.scale)
    return None


def _article_or_one(text: str, at: int, number: Number) -> Quantity | None:
    """一小时 is an amount; 一辆汽车 and 一共 are not."""
    quantity = _with_unit(text, at, number)
    if quantity is None or _ARTICLE_BEFORE.search(text[max(0, at - 1) : at]):
        return None
    spelled = text[number.end : quantity.span.end]
    if units.dimension(quantity.unit) not in PHYSICAL or spelled in _NO_ARTICLE_UNITS:
        return None
    return quantity


def _few(text: str, at: int, number: Number) -> Quantity | None:
    """两车, 三天, 两个 name a group with so many members; 两小时 and 三千克 are amounts."""
    quantity = _with_unit(text, at, number)
    member = _MEMBERS.match(text, number.end)
    if quantity and quantity.unit in _PERIODS and text[max(0, at - 1) : at] in _TOOK:  # 织了四天
        return quantity
    if quantity and not (member and quantity.unit in _PERIODS):
        if units.dimension(quantity.unit) in PHYSICAL and not text.startswith("两两", at):
            return quantity
        if _BOUGHT.search(text[max(0, at - 3) : at]) and _NAMELESS.match(text, quantity.span.end):
            return quantity
        return found(text, at, quantity.span.end, Kind.COUNT_WORD, number.value, unit=quantity.unit)
    if member:
        unit = quantity.unit if quantity else ""
        end = quantity.span.end if quantity else member.end()
        return found(text, at, end, Kind.COUNT_WORD, number.value, unit=unit)
    if text[at] == "两" and "\u4e00" <= text[number.end : number.end + 1] <= "\u9fff":
        return found(text, at, number.end, Kind.COUNT_WORD, number.value)
    return None
