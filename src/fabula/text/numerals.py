"""Chinese numerals: 三千零五十, 一百十五, 两万三 (23,000), 二〇二四. What is no numeral of school books is None."""

from __future__ import annotations

import re

DIGITS = {"零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9}
_SCALES = ((10**8, "亿"), (10**4, "万"))
_ZERO, _D = "[零〇]", "[一二两三四五六七八九]"
# Thousands, hundreds, tens and ones; a gap may be told by 零.
_SECTION = re.compile(
    rf"(?:(?P<k>{_D})千)?(?:{_ZERO}?(?P<h>{_D})百)?(?:{_ZERO}?(?P<t>{_D})?(?P<ten>十))?(?:(?P<y>{_ZERO})?(?P<o>{_D}))?"
)


def numeral(text: str) -> int | None:
    """The value of a whole number in words."""
    if not text or len(text) > 40:
        return None
    if all(char in DIGITS for char in text):
        return int("".join(str(DIGITS[char]) for char in text))
    return _scaled(text, 0)


def _scaled(text: str, at: int, above: int = 0, last: bool = True) -> int | None:
    """亿 and 万, from the largest; ``above`` is the scale that stands before, and ``last`` if nothing follows."""
    if at == len(_SCALES):
        return _section(text, above, last)
    scale, word = _SCALES[at]
    head, found, tail = text.rpartition(word)
    if not found:
        return _scaled(text, at + 1, above, last)
    many = _scaled(head, at + 1, above, last=False) if head else None
    if not many:
        return None
    rest = _scaled(tail, at + 1, scale, last) if tail else 0
    return None if rest is None else many * scale + rest


def _section(text: str, above: int, last: bool) -> int | None:
    """A number below 10,000. At the end a single digit counts what is next below: 两万三, 三百五."""
    if above and last and len(text) == 1 and DIGITS.get(text):
        return DIGITS[text] * above // 10
    plain = text[1:] if above and text[:1] in ("零", "〇") else text
    match = _SECTION.fullmatch(plain)
    if match is None or not plain or plain[0] in "零〇" or (match["ten"] and match["y"]):
        return None
    k, h, t, o = (DIGITS[match[name]] if match[name] else 0 for name in "khto")
    if o and not match["y"] and not match["ten"] and (k or h):
        if not last:
            return None
        o *= 10 if h else 100
    return k * 1000 + h * 100 + ((t or 1) * 10 if match["ten"] else 0) + o
