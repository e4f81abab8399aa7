"""Numbers that name rather than count: 第一天, 五年级, 六(1)班, 3月份, 2008年, 上午8时30分."""

from __future__ import annotations

import re
from fractions import Fraction

from fabula.text.forms import CN, unit_at
from fabula.text.numbers import parse_number
from fabula.text.quantity import Kind, Quantity, found

_NUM = r"(?:[0-9]{1,6}|[一二三四五六七八九十百]{1,4})"
_NTH = re.compile(rf"第(?P<n>{_NUM})")
_NTH_NOUN = re.compile(
    r"个?(?:小时|季度|星期|车间|小组|小队|中队|月份|月|组|队|期|轮|站|名|天|周|次|年|批|班|关|趟|单元|仓库|工程队|养鸡场)"
)
_CLASS = re.compile(rf"(?P<n>{_NUM})(?:年级)?\({_NUM}\)班|(?P<m>{_NUM})年级{_NUM}班")
_NAMED = re.compile(
    rf"(?P<n>{_NUM})(?P<tail>(?:[、和到至~\-]{_NUM}){{0,6}})"
    r"(?P<noun>年级|班(?!车|级)|号楼?|月份|车间|季度|等奖|等品|期工程|楼|生产队|小队|中队|单元|中(?=学|和|的|有))"
)
_CHINESE_NAMED = re.compile(r"(?P<n>[一二三四五六七八九十])(?P<noun>[队组厂小中](?![时人个组队]))")
_LETTERED = re.compile(r"[0-9]+[A-Z](?![A-Za-z])")
_LISTED = re.compile(r"\((?P<n>[0-9]{1,2})\)|(?P<m>[0-9]{1,2})[。、](?![0-9])")
_INTEGER = re.compile(r"[0-9]+(?![.%0-9倍])")
_NAME_BEFORE = re.compile(r"[A-Za-z]$|^例题?$|单位[“‘\"']$")
_WEEK_BEFORE = re.compile(r"(?:[^一二两三四五六七八九十0-9每个上下本这]|^)(?:周|星期)$")
_GROUP_BEFORE = re.compile(r"[甲乙丙丁]$|[ABCD]$")

_DATES = tuple(
    re.compile(pattern)
    for pattern in (
        rf"(?P<n>(?:19|20)[0-9]{{2}}|[一二][{CN[1:-1]}]{{3}})年(?:[0-9]{{1,2}}月份?(?:[0-9]{{1,2}}[日号])?)?",
        rf"(?P<n>[0-9]{{1,2}}|{CN}{{1,2}})月(?:[0-9]{{1,2}}|{CN}{{1,3}})[日号]",
        r"(?P<n>1[0-2]|[1-9]|十[一二]|[一二三四五六七八九十])月(?!份|饼|球|季)",
        r"(?P<n>[0-9]{1,2})[日号](?=购|起|从|至|到|，)",
        r"(?P<n>[56十五六])[•·.]?一(?=节|黄金周|长假|期间|国庆|儿童|劳动|”|假|小长假|促销|”)",
        r"(?P<n>3|三)[•·.]?(?:八|15|一五)(?=节|妇女|”)",
        r"(?P<n>双)十一",
    )
)

_NIGHT = ("晚上", "今晚", "夜里", "半夜")
_PART_OF_DAY = "上午|下午|早上|早晨|清晨|清早|凌晨|中午|正午|晚上|傍晚|夜里|半夜|今早|今晚"
_HOUR = r"(?:2[0-4]|1[0-9]|0?[0-9]|十[一二]?|二十[一二三四]?|[一二三四五六七八九两])"
_MINUTE = r"(?:[0-5]?[0-9]|[二三四五]?十[一二三四五六七八九]?)"
_CLOCK = re.compile(
    rf"(?P<day>{_PART_OF_DAY})?(?P<h>{_HOUR})(?:(?P<colon>:)(?P<mm>[0-5][0-9])(?![0-9:])"
    rf"|(?P<mark>[时点])(?:(?P<m>{_MINUTE})分|(?P<half>半)|(?P<q>[一三])刻|(?P<sharp>整|钟))?)"
)
_SETS_OUT = re.compile(r"(?:从|由|出发|开出|发车|开始|起飞|起床|上班|正)")
_ARRIVES = re.compile(r"(?:到达|到|相遇|下班|结束|返回)")
# 7:12 after these, or before those, is no time of day
_RATIO_BEFORE = re.compile(
    r"比[^，。；？！比早晚]{0,8}$|(?:按|变成|成)$|(?:质量|重量|体积|份数)[^，。；？！时刻]{0,4}$"
)
_RATIO_AFTER = re.compile(
    r"的?(?:比|份额|地?图|平面图|设计图|模型|沙盘|混合|稀释|勾?兑|调[成制和配]|掺|放大|缩小|配)|分配"
)
_LASTING = re.compile(r"[每了过要需用行驶前经]$")
_EARLIER = re.compile(rf"(?:{_PART_OF_DAY}){_HOUR}|{_HOUR}(?:时|点)(?:从|由|出发|开出|发车|开始)|{_HOUR}:[0-5][0-9]")
# A clock behind these counts on from the first day, if a clock was told before.
_DAYS_LATER = re.compile(r"(?P<one>第[二2][天日]|次日|次晨|翌日|翌晨|隔天|隔日)|第[三3][天日]")


def label_at(text: str, at: int) -> Quantity | None:
    """The ordinal, date or time of day that starts at ``at``."""
    return _clock(text, at) or _date(text, at) or _ordinal(text, at)


def _ordinal(text: str, at: int) -> Quantity | None:
    match = _NTH.match(text, at)
    if match:
        noun = _NTH_NOUN.match(text, match.end())
        hit = None if noun else unit_at(text, match.end(), rate=False)
        end = noun.end() if noun else hit.end if hit else match.end()
        return found(text, at, end, Kind.ORDINAL, parse_number(match["n"]))
    match = _CLASS.match(text, at)
    if match:
        return found(text, at, match.end(), Kind.ORDINAL, parse_number(match["n"] or match["m"]))
    return _named(text, at) or _enumerated(text, at)


def _named(text: str, at: int) -> Quantity | None:
    match = _NAMED.match(text, at) or _CHINESE_NAMED.match(text, at)
    if match is None or match["n"] in ("两", "俩"):
        return None
    listed = bool(match.groupdict().get("tail"))
    # 甲乙丙三班: three classes, not class 3.
    counted = match["noun"] in ("班", "队", "组", "厂", "车间")
    if counted and not listed and _GROUP_BEFORE.search(text[max(0, at - 1) : at]):
        return None
    end = match.end("n") if listed else match.end()
    return found(text, at, end, Kind.ORDINAL, parse_number(match["n"]))


def _enumerated(text: str, at: int) -> Quantity | None:
    """3G, A4, "(1) …", "1．…": digits used as names or as numbering."""
    match = _LETTERED.match(text, at)
    if match and unit_at(text, match.end() - 1) is None:
        return found(text, at, match.end(), Kind.ORDINAL)
    match = _LISTED.match(text, at)
    if match and (match["n"] or at == 0):
        digits = match["n"] or match["m"]
        return found(text, at, match.end() if match["n"] else match.end("m"), Kind.ORDINAL, Fraction(digits))
    match = _INTEGER.match(text, at)
    before = text[max(0, at - 4) : at]
    if match and (_NAME_BEFORE.search(before) or (_WEEK_BEFORE.search(before) and _weekday(text, match))):
        return found(text, at, match.end(), Kind.ORDINAL, parse_number(match.group()))
    return None


def _weekday(text: str, number: re.Match[str]) -> bool:
    """星期5, but not 老周9小时."""
    return number.group() in "1234567" and unit_at(text, number.end()) is None


def _date(text: str, at: int) -> Quantity | None:
    if at and (text[at - 1] in "个.0123456789" or text[at - 1] in CN[1:-1]):
        return None
    for pattern in _DATES:
        match = pattern.match(text, at)
        if match:
            return found(text, at, match.end(), Kind.DATE, parse_number(match["n"]))
    return None


def _clock(text: str, at: int) -> Quantity | None:
    match = _CLOCK.match(text, at)
    if match is None or (at and (text[at - 1].isdigit() or text[at - 1] in ".:第" + CN[1:-1])):
        return None
    if not (match["day"] or _is_clock(text, match)):
        return None
    hour = parse_number(match["h"])
    if hour is None:
        return None
    if match["day"]:
        hour = _of_day(match["day"], hour, later=_EARLIER.search(text[max(0, at - 60) : at]) is not None)
    return found(text, at, match.end(), Kind.CLOCK, 24 * _days(text, at) + hour + _minutes(match) / 60)


def _days(text: str, at: int) -> int:
    """晚上10时出发，第二天早上6时到达: how many days after the first clock of the text."""
    days = 0
    for match in _DAYS_LATER.finditer(text, 0, at):
        if _EARLIER.search(text, 0, match.start()):
            days = 1 if match["one"] else 2
    return days


def _on_another_day(text: str, at: int) -> bool:
    """次日6时, where a clock was told before."""
    match = _DAYS_LATER.search(text, max(0, at - 3), at)
    return match is not None and match.end() == at and _days(text, at) > 0


def _of_day(part: str, hour: Fraction, *, later: bool) -> Fraction:
    """The hour since midnight: 下午2时 is 14时, 夜里1时 is 1时. 夜里12时 ends a day (``later``), or begins one."""
    if part in ("凌晨", *_NIGHT) and hour == 12:
        return Fraction(24 if later and part != "凌晨" else 0)
    first = {"下午": 1, "傍晚": 1, "晚上": 1, "今晚": 1, "夜里": 6, "半夜": 6, "中午": 1, "正午": 1}.get(part, 12)
    last = 9 if part in ("中午", "正午") else 11  # 中午11时 is before noon
    return hour + 12 if first <= hour <= last else hour


def _minutes(match: re.Match[str]) -> Fraction:
    if match["half"]:
        return Fraction(30)
    if match["q"]:
        return Fraction(15 if match["q"] == "一" else 45)
    return parse_number(match["mm"] or match["m"] or "0") or Fraction(0)


def _is_clock(text: str, match: re.Match[str]) -> bool:
    """Without 上午 or the like: 6:00 and 9点 are times of day, 3时 mostly lasts three hours."""
    before, after = text[max(0, match.start() - 60) : match.start()], match.end()
    if match["colon"]:
        return not (_RATIO_BEFORE.search(before) or _RATIO_AFTER.match(text, after))
    explicit = bool(match["sharp"] or match["half"] or match["m"] or match["q"])
    if match["mark"] == "点":
        return explicit or match["h"].isdigit()
    if _LASTING.search(before[-1:]):
        return False
    if match["sharp"] or _SETS_OUT.match(text, after) or _on_another_day(text, match.start()):
        return True
    return bool(_ARRIVES.match(text, after) and _EARLIER.search(before))
