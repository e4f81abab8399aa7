"""One spelling for every text, with a way back to the characters the user typed.

Digits, letters and operators become half-width; sentence punctuation becomes the Chinese form, so that
``.`` in the result is always a decimal point and ``:`` always a ratio or a clock. A character of private use
means nothing outside the font it came from: it becomes ``UNKNOWN``, and the masks of quantities
(``frames/tellings.py``) have that range of Unicode to themselves.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from fabula.text.spans import Span
from fabula.text.spellings import Placed, usual

_SELECTORS = re.compile("[\ufe00-\ufe0f]")  # how the character before is drawn
_TURNING = frozenset("\u202d\u202e")  # what follows is shown in another order than it is written in
_SAME = {
    "∕": "/", "⁄": "/", "∶": ":", "﹕": ":", "﹪": "%", "﹢": "+", "﹣": "-", "﹦": "=", "﹖": "?", "﹗": "!",
    "﹔": ";", "﹑": "、", "﹐": "，", "﹒": ".", "〔": "(", "〕": ")", "﹙": "(", "﹚": ")", "✕": "×",
    "½": "(1/2)", "⅓": "(1/3)", "⅔": "(2/3)", "¼": "(1/4)", "¾": "(3/4)", "⅕": "(1/5)", "⅖": "(2/5)",
    "⅗": "(3/5)", "⅘": "(4/5)", "⅙": "(1/6)", "⅚": "(5/6)", "⅛": "(1/8)", "⅜": "(3/8)", "⅝": "(5/8)",
    "⅞": "(7/8)", "²": "2", "³": "3", "，": "，",
}  # fmt: skip
_POWERS = frozenset("²³")
_SENTENCE = {"?": "？", "!": "！", ";": "；", "｡": "。"}
_THOUSANDS = re.compile(r"(?<![0-9,])(?<![0-9]\.)[0-9]{1,3}(?:,[0-9]{3})+(?![0-9,])")
_ALNUM = re.compile(r"[0-9A-Za-z]")
_SPACE = " "
# What is spelled as books spell it already: nothing of it is changed below, and ``usual`` finds nothing in it.
_PLAIN = re.compile(
    r"(?:[一-鿿0-9，。？；、“”%()/](?<![壹贰叁肆伍陆柒捌玖拾佰仟萬億廿卅])(?<!百单)(?<![0-9]，)|(?<=[0-9])，(?![0-9])"
    r"|(?<=[0-9])[.:](?=[0-9])|(?<=[一-鿿])：)*"
)
UNKNOWN = "\ufffd"  # Unicode's own sign for a character that cannot be known


@dataclass(frozen=True)
class Normalised:
    """The normalised ``text``; ``offsets[i]`` is where ``text[i]`` stood in ``raw`` (one more at the end)."""

    text: str
    raw: str
    offsets: tuple[int, ...]

    def raw_span(self, span: Span) -> Span:
        """The same place in the text as it was typed."""
        if span.start >= span.end:
            return Span(self.offsets[span.start], self.offsets[span.start])
        return Span(self.offsets[span.start], self.offsets[span.end - 1] + 1)


def normalise(raw: str) -> Normalised:
    """Spell ``raw`` the one way the rest of the program reads; applying it twice changes nothing."""
    if _PLAIN.fullmatch(raw):
        return Normalised(raw, raw, tuple(range(len(raw) + 1)))
    placed = _punctuation(_close_up(usual(_without_thousands(_close_up(_spell(raw))))))
    text = "".join(char for char, _ in placed)
    return Normalised(text, raw, (*(at for _, at in placed), len(raw)))


def _spell(raw: str) -> Placed:
    """Character by character: full-width forms, unit ligatures, invisible characters, white space."""
    placed: Placed = []
    for at, char in enumerate(raw):
        if _invisible(char):
            continue
        if char in _POWERS and raw[at - 1 : at].isdecimal():  # cm² is a unit, 10² a power
            placed.append(("^", at))
        # "3. 5" and "12, 345" are two things; the blank that says so is about to go.
        if char in ".,．" and raw[at + 1 : at + 2].isspace():
            placed.append(("。" if char != "," else "，", at))
            continue
        placed.extend((piece, at) for piece in _spelling(char))
    return placed


@lru_cache(maxsize=8192)
def _invisible(char: str) -> bool:
    """What is not drawn: format characters, as blanks without width and marks of direction."""
    return char not in _TURNING and (unicodedata.category(char) == "Cf" or _SELECTORS.match(char) is not None)


@lru_cache(maxsize=8192)
def _spelling(char: str) -> str:
    if char in _SAME:
        return _SAME[char]
    if char.isspace() or unicodedata.category(char) == "Cc":
        return _SPACE
    if unicodedata.category(char) in ("Co", "Cn", "Mn") or char in _TURNING:
        return UNKNOWN
    if "\uff00" <= char <= "\uffef" or "\u3300" <= char <= "\u33ff":
        folded = unicodedata.normalize("NFKC", char)
        return "".join(_SAME.get(piece, piece) for piece in folded)
    return char


def _close_up(placed: Placed) -> Placed:
    """Drop white space except one blank between two Latin letters or digits, where it separates words."""
    kept: Placed = []
    pending: tuple[str, int] | None = None
    for char, at in placed:
        if char == _SPACE:
            pending = pending or (char, at)
            continue
        if pending and kept and _ALNUM.match(kept[-1][0]) and _ALNUM.match(char):
            kept.append(pending)
        pending = None
        kept.append((char, at))
    return kept


def _without_thousands(placed: Placed) -> Placed:
    text = "".join(char for char, _ in placed)
    dropped = {
        match.start() + i for match in _THOUSANDS.finditer(text) for i, char in enumerate(match.group()) if char == ","
    }
    return [pair for i, pair in enumerate(placed) if i not in dropped]


def _punctuation(placed: Placed) -> Placed:
    chars = [char for char, _ in placed]
    return [(_mark(chars, i), at) for i, (_, at) in enumerate(placed)]


def _mark(chars: list[str], i: int) -> str:
    char = chars[i]
    before = chars[i - 1] if i else ""
    after = chars[i + 1] if i + 1 < len(chars) else ""
    if char == ".":
        if _is_digit(before) and _is_digit(after):
            return "."
        # "A．B两地" lists two places.
        return "、" if _is_capital(before) and _is_capital(after) else "。"
    if char == ":":
        numeric = (_is_digit(before) or before in (")", "%")) and (_is_digit(after) or after == "(")
        return ":" if numeric else "："
    if char == ",":
        return "，"
    return _SENTENCE.get(char, char)


def _is_digit(char: str) -> bool:
    return "0" <= char <= "9" if char else False


def _is_capital(char: str) -> bool:
    return "A" <= char <= "Z" if char else False
