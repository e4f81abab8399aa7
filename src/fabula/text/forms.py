"""The pieces all recognisers share: how a number is written, and which unit stands after it."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from fabula.lang.lines import data_lines, read_file
from fabula.text import units
from fabula.text.numbers import CN_DIGITS, parse_number
from fabula.text.numerals import DIGITS as DIGITS_OF

CN = rf"[{CN_DIGITS}十百千万亿]"
_SLASHED = r"\(\(?[0-9]{1,20}\)?/\(?[0-9]{1,20}\)?\)"
_BARE = r"[0-9]{1,12}/[0-9]{1,12}"
DIGITS = rf"(?:[0-9]{{1,12}}又?{_SLASHED}|{_SLASHED}|[0-9]{{1,12}}又{_BARE}|{_BARE}|[0-9]+(?:\.[0-9]+)?)"
_DIGITS = re.compile(DIGITS)
# 两 opens a numeral or stands before 百, 千, 万; elsewhere it begins the next word (一、二两班).
_CN_RUN = re.compile(rf"{CN}(?:(?!两(?![百千万亿])){CN})*(?:点[{CN_DIGITS}]+[万亿]?)?")
_SCALE = re.compile(r"百万|千万|万|亿|百(?!分|货|科)|千(?![米克瓦])")
_SCALES = {"百": 100, "千": 1000, "万": 10_000, "百万": 10**6, "千万": 10**7, "亿": 10**8}
_PLACES = {"十": 10, "百": 100, "千": 1000}
_PLACE = re.compile(r"(?P<digits>[0-9]{1,4})(?P<scale>十(?!分之)|百(?!分|货|科)|千(?![米克瓦]))")
_SIZES = ("大", "小", "整", "满")
_TAKEN_BACK = re.compile(r"千[米克瓦]|百分之")
# 3米5, 一米七五, 两块八: tenths without their unit, where nothing follows that could be one.
_TENTHS_OF = frozenset({"米", "元", "吨"})
_TENTHS = re.compile(rf"(?:[0-9]{{1,2}}|[{CN_DIGITS}]{{1,2}})(?=[，。；、？！的]|$)")
_NEXT_PIECE = re.compile(rf"[0-9]|{CN}|零")
_HALF_UNITS = frozenset({"小时", "年", "天", "月", "周", "千克", "斤", "米", "吨"})
_APPROX_BEFORE = re.compile(r"(?:(?<!节)约|将近|接近|差不多)(?:是|为|有)?$")
_MARKS = re.compile(
    r"得分|平均分|总分|满分|考了|考试|成绩|分数|测验|得[0-9]|(?<![纽钮折])扣(?!子)|^(?!.*米).*竞赛"  # a race has metres
)
PHYSICAL = frozenset({"length", "area", "volume", "mass", "time", "money", "energy", "power"})


class Number(NamedTuple):
    """A number without its unit: ``value`` has the scale multiplied in."""

    end: int
    value: Fraction
    scale: int
    chinese: bool
    slashed: bool


class UnitHit(NamedTuple):
    end: int
    unit: str
    per: str = ""


def number_at(text: str, at: int) -> Number | None:
    """The number written at ``at``, digits or Chinese numerals, with 万 and 亿."""
    match = _DIGITS.match(text, at)
    if match is None:
        return _chinese_at(text, at)
    value = parse_number(match.group())
    if value is None:
        return None
    slashed = "/" in match.group()
    scale = _SCALE.match(text, match.end())
    if scale is None or slashed:
        return Number(match.end(), value, 1, False, slashed)
    factor = _SCALES[scale.group()]
    if factor >= 10**6 or value.denominator != 1:
        return Number(scale.end(), value * factor, factor, False, False)
    end, more = _lower_places(text, scale.end(), factor)
    return Number(end, value * factor + more, 1 if more else factor, False, False)


def _lower_places(text: str, at: int, above: int) -> tuple[int, Fraction]:
    """5百 after 2千: the lower places of a number, each with its own scale."""
    value = Fraction(0)
    while match := _PLACE.match(text, at):
        factor = _PLACES[match["scale"]]
        if factor >= above:
            break
        at, above, value = match.end(), factor, value + int(match["digits"]) * factor
    return at, value


def _chinese_at(text: str, at: int) -> Number | None:
    match = _CN_RUN.match(text, at)
    if match is None:
        return None
    word = match.group()
    # 两千米 is 2 千米 and 三百分之一 is no 300: the last character belongs to what follows.
    if len(word) > 1 and _TAKEN_BACK.match(text, match.end() - 1):
        word = word[:-1]
    value = parse_number(word)
    if value is None:
        return None
    last = word[-1] if word[-1] in "万亿" and len(word) > 1 else ""
    return Number(at + len(word), value, _SCALES.get(last, 1), True, False)


def skip_number(text: str, at: int) -> int:
    """Where to look on when no recogniser wanted the number at ``at``."""
    match = _DIGITS.match(text, at) or _CN_RUN.match(text, at)
    return match.end() if match else at + 1


def unit_at(text: str, at: int, *, rate: bool = True) -> UnitHit | None:
    """The unit written at ``at`` (with 个 before 小时 and 月, and with ``/小时`` after it)."""
    start = at + 1 if text[at : at + 1] == "个" and _after_ge().match(text, at + 1) else at
    match = _unit_match(text, start) or _sized_unit(text, start)
    if match is None:
        return None
    unit = units.canonical(match.group())
    if match.group() == "分":
        unit = minutes_or_marks(text, at)
    if match.group() == "块" and (text.startswith("钱", match.end()) or _TENTHS.match(text, match.end())):
        return UnitHit(match.end() + text.startswith("钱", match.end()), "元")  # 五块钱, 两块八
    if rate and text.startswith("/", match.end()):
        below = _unit_match(text, match.end() + 1)
        if below:
            per = "分钟" if below.group() == "分" else units.canonical(below.group())
            return UnitHit(below.end(), unit, per)
    return UnitHit(match.end(), unit)


def _sized_unit(text: str, at: int) -> re.Match[str] | None:
    """3大包, 2小瓶, 5整箱: only a thing that is counted has a size."""
    match = _unit_match(text, at + 1) if text[at : at + 1] in _SIZES else None
    return match if match and units.dimension(match.group()).startswith("count:") else None


def minutes_or_marks(text: str, at: int) -> str:
    """分 is a minute, a cent or a mark; the story's other words decide."""
    if re.search(r"[0-9一二三四五六七八九十]角$", text[max(0, at - 8) : at].rstrip("0123456789")):
        return "分钱"
    return "分" if _MARKS.search(text) else "分钟"


def more_pieces(text: str, end: int, value: Fraction, unit: str) -> tuple[int, Fraction]:
    """2小时30分, 3元5角, 3元零5分, 1小时半: smaller units that continue the same amount."""
    while True:
        if text.startswith("半", end) and unit in _HALF_UNITS and not text.startswith(("半价", "半路"), end):
            return end + 1, value + Fraction(1, 2)
        if unit in _TENTHS_OF and value.denominator == 1 and (tenths := _TENTHS.match(text, end)):
            digits = "".join(str(DIGITS_OF.get(char, char)) for char in tenths[0])
            return tenths.end(), value + Fraction(int(digits), 10 ** len(digits))
        if not _NEXT_PIECE.match(text, end):
            return end, value
        number = number_at(text, end + text.startswith("零", end))
        hit = unit_at(text, number.end, rate=False) if number and not number.slashed else None
        ratio = units.factor(_smaller(hit.unit, unit), unit) if hit else None
        if number is None or hit is None or ratio is None or ratio >= 1 or number.value * ratio >= 1:
            return end, value
        end, value = hit.end, value + number.value * ratio


def _smaller(unit: str, above: str) -> str:
    return "分钱" if unit in ("分", "分钟") and above in ("元", "角") else "分钟" if unit == "分" else unit


def approximate(text: str, at: int) -> bool:
    return _APPROX_BEFORE.search(text[max(0, at - 6) : at]) is not None


def _unit_match(text: str, at: int) -> re.Match[str] | None:
    """The spelling of a unit that stands at ``at``."""
    first = text[at : at + 1]
    return _units_from(first).match(text, at) if first in _spellings() else None


@cache
def _units_from(first: str) -> re.Pattern[str]:
    """The units spelled with this first character; one pattern of all units takes 25 ms to compile."""
    return re.compile("|".join(re.escape(name) + _guard(name) for name in _spellings()[first]))


@cache
def _spellings() -> dict[str, list[str]]:
    """All spellings, longest first as in ``units``, by their first character."""
    known: dict[str, list[str]] = {}
    for name in units.spellings():
        known.setdefault(name[0], []).append(name)
    return known


def _guard(name: str) -> str:
    """What must not follow."""
    if name[-1].isdecimal():
        return r"(?![A-Za-z0-9])"  # 1m20cm is no m2
    if name[-1].isascii():
        return r"(?![A-Za-z]|[23](?![0-9]))"  # 5m2 is no 5m, but 5m50cm is
    return _guards().get(name, "")


@cache
def _after_ge() -> re.Pattern[str]:
    return re.compile(r"小时|月(?!饼|球|季)|星期|礼拜|钟头|季度|半?小时")


@cache
def _guards() -> dict[str, str]:
    blocked: dict[str, list[str]] = {}
    for _, line in data_lines(read_file("unit_guard.txt")):
        unit, _, words = line.partition(":")
        blocked.setdefault(unit.strip(), []).extend(words.split())
    return {unit: f"(?!{'|'.join(map(re.escape, words))})" for unit, words in blocked.items()}
