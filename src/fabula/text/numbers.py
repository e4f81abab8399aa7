"""Numbers as pupils' books write them, read exactly: every value is a Fraction, never a float."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache

from fabula.text.numerals import numeral

_MAX_CHARS = 60  # nobody tells a story with longer numbers, and int() is quadratic
_TEN = {"零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8,
        "九": 9, "十": 10, "俩": 2}  # fmt: skip
_SCALES = {"": 1, "百": 100, "千": 1000, "万": 10_000, "百万": 10**6, "千万": 10**7, "亿": 10**8,
           "万亿": 10**12}  # fmt: skip
_WORDS = {"半": Fraction(1, 2), "一半": Fraction(1, 2), "半价": Fraction(1, 2), "对折": Fraction(1, 2)}

CN_DIGITS = "零〇一二两三四五六七八九"
_CN = rf"[{CN_DIGITS}十百千万亿]+"
_DECIMAL = r"[0-9]+(?:\.[0-9]+)?"
_SLASHED = r"\(?\(?(?P<num>[0-9]+)\)?/\(?(?P<den>[0-9]+)\)?\)?"

_PLAIN = re.compile(rf"(?P<number>{_DECIMAL})(?P<scale>百万|千万|万亿|百|千|万|亿)?")
_FRACTION = re.compile(rf"(?P<whole>[0-9]+(?=[(又]))?又?{_SLASHED}")
_CN_FRACTION = re.compile(rf"(?:(?P<whole>{_CN})又)?(?P<den>{_CN})分之(?P<num>.+)")
_CN_DECIMAL = re.compile(rf"(?P<whole>{_CN})点(?P<places>[{CN_DIGITS}]+)(?P<scale>万|亿)?")
_DISCOUNT = re.compile(rf"(?P<digits>[{CN_DIGITS}]{{1,2}}|{_DECIMAL}|(?P<cn>[{CN_DIGITS}]点[{CN_DIGITS}]{{1,2}}))折")
_TENTHS = re.compile(rf"(?P<first>[{CN_DIGITS}]|{_DECIMAL})成(?P<second>[{CN_DIGITS}])?")


@lru_cache(maxsize=4096)
def parse_number(text: str) -> Fraction | None:
    """The exact value of a number written alone, or None when ``text`` is not one.

    >>> parse_number("8((92)/(95))"), parse_number("百分之四十五"), parse_number("八五折")
    (Fraction(852, 95), Fraction(9, 20), Fraction(17, 20))
    """
    text = text.strip().replace(",", "")
    if not text or len(text) > _MAX_CHARS:
        return None
    if text in _WORDS:
        return _WORDS[text]
    if text[-1] in "%％‰":
        value = parse_number(text[:-1])
        return None if value is None else value / (1000 if text[-1] == "‰" else 100)
    for reader in (_plain, _fraction, _cn_fraction, _discount, _tenths, _cn_decimal, _cn_integer):
        value = reader(text)
        if value is not None:
            return value
    return None


def format_number(value: Fraction) -> str:
    """The exact value as a pupil would write it: 3, 2.5, 1/3.

    >>> format_number(Fraction(5, 2)), format_number(Fraction(1, 3))
    ('2.5', '1/3')
    """
    if value.denominator == 1:
        return str(value.numerator)
    for places in range(1, 7):
        scaled = value * 10**places
        if scaled.denominator == 1:
            sign = "-" if scaled < 0 else ""
            digits = str(abs(scaled.numerator)).rjust(places + 1, "0")
            return f"{sign}{digits[:-places]}.{digits[-places:]}"
    return f"{value.numerator}/{value.denominator}"


def _plain(text: str) -> Fraction | None:
    sign = -1 if text.startswith("-") else 1
    match = _PLAIN.fullmatch(text.removeprefix("-"))
    if match is None:
        return None
    return sign * Fraction(match["number"]) * _SCALES[match["scale"] or ""]


def _fraction(text: str) -> Fraction | None:
    sign = -1 if text.startswith("-") else 1
    match = _FRACTION.fullmatch(text.removeprefix("-"))
    if match is None or text.count("(") != text.count(")") or int(match["den"]) == 0:
        return None
    return sign * (int(match["whole"] or 0) + Fraction(int(match["num"]), int(match["den"])))


def _cn_fraction(text: str) -> Fraction | None:
    match = _CN_FRACTION.fullmatch(text)
    if match is None:
        return None
    # 百, 千 and 万 alone are denominators here, not numerals.
    den = {"百": 100, "千": 1000, "万": 10_000}.get(match["den"]) or numeral(match["den"])
    num = parse_number(match["num"])
    whole = numeral(match["whole"]) if match["whole"] else 0
    if not den or num is None or whole is None:
        return None
    return whole + num / den


def _discount(text: str) -> Fraction | None:
    match = _DISCOUNT.fullmatch(text)
    if match is None:
        return None
    digits = match["digits"]
    if match["cn"]:
        tenths = _cn_decimal(digits)
        return None if tenths is None else tenths / 10
    if digits[0] in CN_DIGITS:
        return Fraction(int("".join(str(_TEN[d]) for d in digits)), 10 ** len(digits))
    value = Fraction(digits)
    if value < 1:  # "0.8折" means 8折
        return value
    return value / 10 if value <= 10 else value / 100


def _tenths(text: str) -> Fraction | None:
    match = _TENTHS.fullmatch(text)
    if match is None:
        return None
    first = match["first"]
    tenths = Fraction(_TEN[first]) if first in _TEN else Fraction(first)
    hundredths = _TEN[match["second"]] if match["second"] else 0
    return tenths / 10 + Fraction(hundredths, 100)


def _cn_decimal(text: str) -> Fraction | None:
    match = _CN_DECIMAL.fullmatch(text)
    if match is None:
        return None
    whole = numeral(match["whole"])
    places = "".join(str(_TEN[d]) for d in match["places"])
    if whole is None:
        return None
    return Fraction(f"{whole}.{places}") * _SCALES[match["scale"] or ""]


def _cn_integer(text: str) -> Fraction | None:
    value = _TEN[text] if text in _TEN else numeral(text)
    return None if value is None else Fraction(value)
