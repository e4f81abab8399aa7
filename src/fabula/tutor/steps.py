"""What a pupil types, read exactly: ``70+60=130``, ``(70+60)x=390``, ``甲车行了120千米``, ``答：3小时``.

    step       :=  statement (， | ； | 。 | new line) statement …
    statement  :=  [答：] [设] [words] side (= side)*
    side       :=  sum [(unit)]
    sum        :=  product ((+ | -) product)*
    product    :=  factor ((× | ÷ | nothing) factor)*
    factor     :=  number | x | ( sum ) | - factor

Numbers are fractions, and nothing is ever evaluated as code. Prose around a side is kept as its words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import gcd

from fabula.situation.arithmetic import Climber
from fabula.text.forms import unit_at
from fabula.text.normalise import normalise
from fabula.tutor.messages import typed
from fabula.tutor.tokens import StepError, Token, What, tokens

LENGTH = 400  # characters in one step
DEPTH = 20  # brackets inside brackets
STATEMENTS = 12  # in one step

_SEPARATOR = re.compile(rf"[\n\r;；。，、！!？?∴⇒→]|{typed('so')}|(?<![0-9]),|,(?![0-9]{{3}}(?![0-9]))|\.(?![0-9])")
_LEADING_POINT = re.compile(r"(?<![0-9])\.(?=[0-9])")
_ANSWER = re.compile(rf"^\s*{typed('answer')}\s*[:：]?\s*", re.IGNORECASE)
_LET = re.compile(rf"^\s*(?:{typed('solve')}\s*[:：]?)?\s*{typed('let')}", re.IGNORECASE)
_REMARK = re.compile(rf"[(（]{typed('roughly')}[^()（）]*[)）]")  # 89/36吨（约2.47吨）
_ABOUT = re.compile(rf"[≈≒]|{typed('about')}")
_ORDINAL = re.compile(typed("ordinal"))
_EACH = re.compile(typed("each"))


@dataclass(frozen=True, slots=True)
class Num:
    """A number as typed, with its unit if one was typed."""

    value: Fraction
    text: str = ""
    unit: str = ""
    per: str = ""
    places: int = -1


@dataclass(frozen=True, slots=True)
class Var:
    """x, y or z."""

    name: str


@dataclass(frozen=True, slots=True)
class Op:
    """``left op right``; ``fraction`` where both stand in one fraction, so that it may also be one number."""

    op: str
    left: Tree
    right: Tree
    fraction: bool = False


Tree = Num | Var | Op


@dataclass(frozen=True, slots=True)
class Statement:
    """One claim: its sides are said to be equal. One side alone claims a value, or is yet to be computed."""

    text: str
    sides: tuple[Tree, ...]
    unit: str = ""
    per: str = ""
    said_per: str = ""  # as the words have it: 甲车每小时行70千米
    words: str = ""
    final: bool = False
    let: bool = False
    about: bool = False

    @property
    def result(self) -> Tree:
        return self.sides[-1]

    @property
    def unknowns(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(t.name for side in self.sides for t in walk(side) if isinstance(t, Var)))


def as_number(tree: Tree, ratio: bool = False) -> Num | None:
    """The tree as one number, if it is written as one: 3, -3, 3/5; 3:5 only where a ratio is asked."""
    match tree:
        case Num():
            return tree
        case Op("-", Num(value, ""), Num() as number) if not value:
            return replace(number, value=-number.value)
        case Op("/", Num() as above, Num() as below, fraction) if (fraction or ratio) and below.value:
            lowest = gcd(above.value.numerator, below.value.numerator) == 1
            if ratio or lowest or above.value < below.value:  # 480/160 is yet to be divided
                return Num(above.value / below.value, f"{above.text}/{below.text}")
    return None


def walk(tree: Tree) -> Iterator[Tree]:
    """The tree and everything inside it."""
    yield tree
    if isinstance(tree, Op):
        yield from walk(tree.left)
        yield from walk(tree.right)


def parse(text: str, names: Collection[str] = (), letters: bool = False) -> tuple[Statement, ...]:
    """The statements of a step; :class:`StepError` for what cannot be read.

    ``names`` of the story that contain digits are read as names; with ``letters`` any letter is an unknown.
    """
    if len(text) > LENGTH:
        raise StepError("too_long", str(LENGTH))
    final, found = False, []
    for clause in _SEPARATOR.split(_LEADING_POINT.sub("0.", text)):
        final = final or bool(_ANSWER.match(clause))
        statement = _statement(_ANSWER.sub("", clause), names, final, letters)
        if statement is not None:
            found.append(statement)
    if len(found) > STATEMENTS:
        raise StepError("too_many", str(STATEMENTS))
    if not found:
        raise StepError("empty" if not text.strip() else "nothing")
    return tuple(found)


def _statement(clause: str, names: Collection[str], final: bool, letters: bool) -> Statement | None:
    """The claim of one clause; None if there is no number and no unknown in it."""
    clause = _REMARK.sub("", clause)
    text = normalise(clause).text
    found = tokens(text, names, letters)
    if not _says_something(found) and _ORDINAL.search(text):  # 应从第21页开始: the ordinal itself is the number
        found = tokens(_ORDINAL.sub("", text), names)
    if not _says_something(found):
        if any(t.what in (What.OPERATOR, What.EQUALS) for t in found):
            raise StepError("operand")
        return None
    words = "".join(t.text for t in found if t.what is What.WORDS)
    sides: list[Tree] = []
    unit, per = "", ""
    units: list[tuple[str, str]] = []
    for group in _split(found):
        side = _strip_words(group)
        if not any(t.what in _OPERAND_START[:2] for t in side):  # 甲车的速度+乙车的速度=…
            continue
        alone = len(side) == 1 and side[0].what is What.UNKNOWN  # 设经过x小时相遇
        behind = side[-1].unit if alone or side[-1].what in (What.UNIT, What.CLOSE) else ""
        if behind:
            unit, per = behind, side[-1].per
        if side[-1].what is What.UNIT:
            side = side[:-1]
        if side:
            sides.append(_Reader(side).whole())
            units.append((behind, per if behind else ""))
    if not sides:
        return None
    let, about = bool(_LET.match(clause)), bool(_ABOUT.search(clause))
    letter = next((t for t in reversed(found) if t.what is What.UNKNOWN), None)
    if let and letter and not any(isinstance(t, Var) for side in sides for t in walk(side)):
        # 设x年后爸爸的年龄是小明的3倍: it is said of the letter
        return Statement(clause.strip(), (Var(letter.text),), letter.unit, letter.per, "", words, final, let, about)
    sides = _in_their_units(sides, units)
    last = sides[-1]
    if isinstance(last, Num) and last.unit:
        unit, per = last.unit, last.per
    said = "" if per else _said_per(words, unit)
    return Statement(clause.strip(), tuple(sides), unit, per, said, words, final, let, about)


def _in_their_units(sides: list[Tree], units: list[tuple[str, str]]) -> list[Tree]:
    """3000000(厘米)=30(千米): numbers with the units behind them, where a line changes its unit on the way."""
    if len({unit for unit in units if unit[0]}) < 2:
        return sides
    pairs = zip(sides, units, strict=True)
    return [replace(s, unit=u, per=p) if isinstance(s, Num) and u and not s.unit else s for s, (u, p) in pairs]


def _says_something(found: list[Token]) -> bool:
    return any(t.what in (What.NUMBER, What.UNKNOWN) for t in found)


def _said_per(words: str, unit: str) -> str:
    """甲车每小时行70千米: the words say what the number is per."""
    each = list(_EACH.finditer(words))
    hit = unit_at(words, each[-1].end(), rate=False) if each else None
    return hit.unit if hit and hit.unit != unit else ""


def _split(found: list[Token]) -> Iterator[list[Token]]:
    group: list[Token] = []
    for token in found:
        if token.what is What.EQUALS:
            yield group
            group = []
        else:
            group.append(token)
    yield group


_OPERAND_END = (What.NUMBER, What.UNKNOWN, What.CLOSE, What.UNIT)
_OPERAND_START = (What.NUMBER, What.UNKNOWN, What.OPEN)


def _strip_words(side: list[Token]) -> list[Token]:
    """The formula in a side: prose next to an operand is dropped; between two of them, the last one counts.

    In 速度70×时间3 the words name the operands; 3小时行了210千米 says something about 210.
    """
    kept: list[Token] = []
    for at, token in enumerate(side):
        if token.what is not What.WORDS:
            kept.append(token)
            continue
        before = side[at - 1].what if at else None
        after = side[at + 1].what if at + 1 < len(side) else None
        if before in _OPERAND_END and after in _OPERAND_START and not _inside_brackets(kept):
            kept = []
    return kept


def _inside_brackets(kept: list[Token]) -> bool:
    return sum((t.what is What.OPEN) - (t.what is What.CLOSE) for t in kept) > 0


class _Reader(Climber[Tree]):
    """Reads the tokens of one side."""

    def __init__(self, found: list[Token]) -> None:
        self.tokens = found
        self.depth = 0

    def whole(self) -> Tree:
        tree = self.climb()
        if self._peek() is not None:
            raise StepError("brackets" if self._is(What.CLOSE) else "operator", self.tokens[self.at].text)
        return tree

    def _peek(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def _is(self, what: What) -> bool:
        token = self._peek()
        return token is not None and token.what is what

    def _next(self) -> Token:
        token = self._peek()
        if token is None:
            raise StepError("operand")
        self.at += 1
        return token

    def operator(self, among: frozenset[str]) -> str:
        token = self._peek()
        if token is None:
            return ""
        if token.what is What.OPERATOR and token.text in among:
            return self._next().text
        return "*" if "*" in among and token.what in (What.OPEN, What.UNKNOWN) else ""  # 3x, 3(4+5)

    def joined(self, op: str, left: Tree, right: Tree, at: int) -> Tree:
        return Op(op, left, right)

    def operand(self) -> Tree:
        token = self._next()
        match token.what:
            case What.NUMBER:
                return _number(token)
            case What.UNKNOWN:
                return Var(token.text)
            case What.OPERATOR if token.text == "-":
                return Op("-", Num(Fraction(0)), self._nested(self.operand))
            case What.OPEN:
                tree = self._nested(self.climb)
                if not self._is(What.CLOSE):
                    raise StepError("brackets", "(")
                self._next()
                return tree
        raise StepError("brackets" if token.what is What.CLOSE else "operator", token.text)

    def _nested(self, inside: Callable[[], Tree]) -> Tree:
        self.depth += 1
        if self.depth > DEPTH:
            raise StepError("too_deep", str(DEPTH))
        tree = inside()
        self.depth -= 1
        return tree


def _number(token: Token) -> Tree:
    if token.parts is None:
        return Num(token.value, token.text, token.unit, token.per, token.places)
    above, below = token.parts
    if token.unit:
        return Num(token.value, token.text, token.unit, token.per)
    return Op("/", Num(above, str(above)), Num(below, str(below)), fraction=True)
