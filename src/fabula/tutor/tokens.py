"""The tokens of a step as a pupil types it: numbers with units, operators, unknowns, prose."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache

from fabula.errors import FabulaError
from fabula.explain.lexicon import english_units
from fabula.lang import messages
from fabula.lang.lexicon import table
from fabula.text.amounts import amount_at
from fabula.text.forms import UnitHit, more_pieces, number_at, unit_at
from fabula.text.numbers import parse_number
from fabula.text.quantity import Kind
from fabula.tutor.messages import typed


class StepError(FabulaError):
    """What was typed cannot be read as a step; ``code`` is a ``tutor.`` line of ``lang/*/tutor.txt``."""

    stage = "step"

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


class What(StrEnum):
    """Kinds of tokens."""

    NUMBER = "number"
    UNKNOWN = "unknown"
    OPERATOR = "operator"  # + - * / and the implied * of 3x
    OPEN = "("
    CLOSE = ")"
    EQUALS = "="
    UNIT = "unit"  # alone: (千米) after a sum
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a step. ``parts`` are numerator and denominator where a fraction is written with a slash."""

    what: What
    text: str
    value: Fraction = Fraction(0)
    unit: str = ""
    per: str = ""
    places: int = -1  # digits after the decimal point; -1 if there is none
    parts: tuple[Fraction, Fraction] | None = None


_OPERATORS = {"+": "+", "-": "-", "−": "-", "–": "-", "×": "*", "*": "*", "·": "*", "∙": "*", "⋅": "*",
              "•": "*", "÷": "/", "/": "/", ":": "/"}  # fmt: skip
_SPOKEN = re.compile(
    "|".join(f"(?P<{name}>{typed(name)})" for name in ("plus", "minus", "times", "over", "equals", "about"))
)
_SPOKEN_AS = {"plus": "+", "minus": "-", "times": "*", "over": "/"}
_MIXED = re.compile(
    rf"(?P<whole>[0-9]{{1,12}})(?:{typed('mixed')}| |(?=\())\(?(?P<num>[0-9]{{1,12}})/(?P<den>[0-9]{{1,12}})\)?"
)
_SLASHED = re.compile(r"(?P<num>[0-9]{1,12})/(?P<den>[0-9]{1,12})(?![0-9.])")
_PROPORTION = re.compile(r"[^=:：]*[0-9x)][^=:：]*[:：][^=:：]+=[^=:：]+[:：][^=:：]+")  # 880:4=1320:x
_DECIMAL = re.compile(r"[0-9]+(?:\.(?P<places>[0-9]+))?")
_ORDINAL = re.compile(typed("nth"))
_CHINESE_DIGIT = re.compile(typed("digit"))
_READ = (Kind.NUMBER, Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.DISCOUNT)
_DISCOUNT = re.compile(typed("discount"))
_TIMES = re.compile(f" ?{typed('multiple')}")
_MULTIPLE = messages("zh")["typed.multiple"]  # the unit of 3倍, however it was typed
_EACH = re.compile(typed("each"))
_LETTER = re.compile(r"[A-Za-z]")
_ONE_LETTER = re.compile(r" ?[A-Za-z]")
_DIGIT_NEXT = re.compile(r" ?[0-9]")
_BLANKS = re.compile(r" +")


def tokens(text: str, names: Collection[str] = (), letters: bool = False) -> list[Token]:
    """The tokens of one normalised clause; ``names`` with digits in them (1号车) are words.

    With ``letters`` any letter in a formula is an unknown: 70t is no weight.
    """
    return list(_merged(_Lexer(text, names, letters).run()))


class _Lexer:
    def __init__(self, text: str, names: Collection[str], letters: bool) -> None:
        self.text = text
        self.letters = letters
        self.names = sorted((n for n in names if any(map(str.isalpha, n))), key=len, reverse=True)
        self.at = 0
        self.last = What.WORDS

    def run(self) -> Iterator[Token]:
        while self.at < len(self.text):
            token = self._next()
            if token.text != " ":
                self.last = token.what
            yield token

    def _next(self) -> Token:
        return (
            self._name()
            or self._number()
            or self._unit_in_brackets()
            or self._sign()
            or self._unknown()
            or self._spoken()
            or self._word()
        )

    def _take(self, end: int, what: What, **more: object) -> Token:
        text = self.text[self.at : end]
        self.at = end
        return Token(what, text, **more)  # type: ignore[arg-type]

    def _name(self) -> Token | None:
        if match := _ORDINAL.match(self.text, self.at) or _BLANKS.match(self.text, self.at):
            return self._take(match.end(), What.WORDS)
        name = next((n for n in self.names if self.text.startswith(n, self.at)), None)
        return self._take(self.at + len(name), What.WORDS) if name else None

    # --- numbers ---

    def _number(self) -> Token | None:
        if not self.text[self.at].isascii():
            return self._chinese()
        if not self.text[self.at].isdigit():
            return None
        return self._mixed() or self._slashed() or self._decimal()

    def _mixed(self) -> Token | None:
        """1又1/2, 1 1/2, 1(1/2); but 3(5/2) is a product, since no mixed number has so large a fraction."""
        match = _MIXED.match(self.text, self.at)
        if match is None or int(match["den"]) == 0 or int(match["num"]) >= int(match["den"]):
            return None
        if match.group().count("(") != match.group().count(")"):
            return None
        value = int(match["whole"]) + Fraction(int(match["num"]), int(match["den"]))
        return self._measured(match.end(), value)

    def _slashed(self) -> Token | None:
        match = _SLASHED.match(self.text, self.at)
        if match is None or self.text[max(0, self.at - 1) : self.at] == "/":
            return None
        above, below = Fraction(int(match["num"])), Fraction(int(match["den"]))
        if not below:
            raise StepError("zero")
        return self._measured(match.end(), above / below, parts=(above, below))

    def _decimal(self) -> Token:
        match = _DECIMAL.match(self.text, self.at)
        assert match is not None
        found = number_at(self.text, self.at)
        if found is None or parse_number(match.group()) is None:
            raise StepError("long_number", match.group()[:12])
        places = len(match["places"] or "") or -1
        if found.slashed or "(" in self.text[self.at : found.end]:  # 12/3.5 and 3(4+5): the rest is not ours
            return self._measured(match.end(), Fraction(match.group()), places=places)
        return self._measured(found.end, found.value, places=places)

    def _chinese(self) -> Token | None:
        """三小时, 一半, 百分之二十, 八折; not the 两 of 两车 nor the 一 of 一共."""
        if not _CHINESE_DIGIT.match(self.text, self.at):
            return None
        found = amount_at(self.text, self.at)
        if found is None or found.value is None or found.kind not in _READ:
            return None
        return self._take(found.span.end, What.NUMBER, value=found.value, unit=found.unit, per=found.per)

    def _measured(self, end: int, value: Fraction, places: int = -1, **more: object) -> Token:
        """The number with what stands behind it: %, 倍, 折, a unit, smaller units."""
        after = self.text[end : end + 1]
        if after in ("%", "‰"):
            power = 2 if after == "%" else 3
            return self._take(end + 1, What.NUMBER, value=value / 10**power, places=max(places, 0) + power)
        if _DISCOUNT.match(self.text, end):
            return self._take(end + 1, What.NUMBER, value=value / 10 if value < 10 else value / 100)
        if times := _TIMES.match(self.text, end):
            return self._take(times.end(), What.NUMBER, value=value, unit=_MULTIPLE, places=places)
        hit = unit(self.text, end)
        if hit is None or (self.letters and _ONE_LETTER.fullmatch(self.text[end : hit.end])):
            return self._take(end, What.NUMBER, value=value, places=places, **more)
        end = hit.end
        if not hit.per:
            end, value = more_pieces(self.text, end, value, hit.unit)
        return self._take(end, What.NUMBER, value=value, unit=hit.unit, per=hit.per, places=places, **more)

    # --- the rest ---

    def _unit_in_brackets(self) -> Token | None:
        if self.text[self.at] not in "([":
            return None
        hit = unit(self.text, self.at + 1)
        if hit is None or self.text[hit.end : hit.end + 1] not in (")", "]"):
            return None
        return self._take(hit.end + 1, What.UNIT, unit=hit.unit, per=hit.per)

    def _sign(self) -> Token | None:
        char = self.text[self.at]
        if char in "([{":
            return self._take(self.at + 1, What.OPEN)
        if char in ")]}":
            end = self.at + 1
            hit = unit(self.text, end)
            return self._take(end, What.CLOSE) if hit is None else self._close(hit)
        if char in "=≈≒":
            return self._take(self.at + 1, What.EQUALS)
        if char in "xX" and self.last is What.NUMBER and _DIGIT_NEXT.match(self.text, self.at + 1):
            self.at += 1
            return Token(What.OPERATOR, "*")
        if char in _OPERATORS or (char == "：" and _PROPORTION.fullmatch(self.text)):
            self.at += 1
            return Token(What.OPERATOR, _OPERATORS.get(char, "/"))
        return None

    def _close(self, hit: UnitHit) -> Token:
        """(70+60)千米: the unit of all that is in the brackets."""
        self.at = hit.end
        return Token(What.CLOSE, ")", unit=hit.unit, per=hit.per)

    def _unknown(self) -> Token | None:
        char = self.text[self.at]
        around = self.text[max(0, self.at - 1) : self.at] + self.text[self.at + 1 : self.at + 2]
        usual = char in "xyzXYZ" or (self.letters and self._in_formula())
        if not usual or _LETTER.search(around):
            return None
        hit = unit(self.text, self.at + 1)
        found = Token(What.UNKNOWN, char.lower(), unit=hit.unit if hit else "", per=hit.per if hit else "")
        self.at = hit.end if hit else self.at + 1
        return found

    def _in_formula(self) -> bool:
        """A letter beside a number or a sign, or named by 设 … 为t小时; the A of A城 is a name."""
        if not _LETTER.match(self.text, self.at):
            return False
        before, after = self.text[: self.at].rstrip(), self.text[self.at + 1 :].lstrip()
        beside = before[-1:] + after[:1]
        signs = any(c.isdigit() or c in "+-×÷*/=()" for c in beside)
        return signs or unit(self.text, self.at + 1) is not None

    def _spoken(self) -> Token | None:
        """加, 减, 乘, 除以 and their like, between two operands only: 加工 and 减价 are words."""
        match = _SPOKEN.match(self.text, self.at)
        if match is None or self.last in (What.OPERATOR, What.OPEN):
            return None
        rest = self.text[match.end() :].lstrip()
        if not rest or not (rest[0].isdigit() or rest[0] in "(xyzXYZ"):
            return None
        kind = match.lastgroup or ""
        if kind in ("equals", "about"):
            return self._take(match.end(), What.EQUALS)
        if self.last not in (What.NUMBER, What.CLOSE, What.UNKNOWN):
            return None
        self.at = match.end()
        return Token(What.OPERATOR, _SPOKEN_AS[kind])

    def _word(self) -> Token:
        """One character of prose, or a whole Latin word."""
        end = self.at + 1
        if _LETTER.match(self.text, self.at):
            while end < len(self.text) and _LETTER.match(self.text, end):
                end += 1
        return self._take(end, What.WORDS)


def _merged(found: Iterator[Token]) -> Iterator[Token]:
    """Neighbouring words as one; blanks alone are nothing."""
    words = ""
    for token in found:
        if token.what is What.WORDS:
            words += token.text
            continue
        if words.strip(" ：:，"):
            yield Token(What.WORDS, words.strip())
        words = ""
        yield token
    if words.strip(" ：:，"):
        yield Token(What.WORDS, words.strip())


def unit(text: str, at: int) -> UnitHit | None:
    """The unit that stands at ``at``, in Chinese or English: 千米/时, 千米每小时, km/h, pages."""
    start = at + (text[at : at + 1] == " ")
    hit = unit_at(text, start)
    english = _english_unit().match(text, start)
    if english and (hit is None or english.end() > hit.end):
        per = english["per"]
        return UnitHit(english.end(), _english()[english["unit"]], _english()[per] if per else "")
    if hit is not None and not hit.per and _EACH.match(text, hit.end):
        below = unit_at(text, hit.end + 1, rate=False)
        if below is not None:
            return UnitHit(below.end, hit.unit, below.unit)
    return hit


@cache
def _english() -> dict[str, str]:
    more = {name: unit_ for unit_, names in table("units_typed.txt").items() for name in names.split()}
    found = {name: unit_ for unit_, names in english_units().items() for name in names if name}
    return {name: found[name] for name in found if name not in ("time", "times")} | more


@cache
def _english_unit() -> re.Pattern[str]:
    names = "|".join(re.escape(name) for name in sorted(_english(), key=len, reverse=True))
    return re.compile(rf"(?P<unit>{names})(?![A-Za-z])(?: ?(?:/|per) ?(?P<per>{names})(?![A-Za-z]))?")
