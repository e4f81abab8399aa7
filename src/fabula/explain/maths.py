"""Formulas as printers see them: a small tree of numbers, letters, names and operations.

Steps carry these trees; one function per output writes them down (text, MathML, LaTeX), so that no printer
has to read a line of prose again. ``240×(1−1/4)=180（页）`` is one :class:`Line`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from html import escape

from fabula.lang import say
from fabula.text.numbers import format_number

MINUS = "−"
SIGNS = {"+": "+", "-": MINUS, "*": "×", "/": "÷", "//": "÷"}
_STRENGTH = {"+": 1, "-": 1, "*": 2, "/": 2, "//": 2, "": 3}
_ATOM = 4


class Form(StrEnum):
    """How a number is written."""

    PLAIN = "plain"  # 3, 2.5; 1/3 where no decimal is exact
    FRACTION = "fraction"  # 3/5
    MIXED = "mixed"  # 1又1/2
    PERCENT = "percent"  # 45%


@dataclass(frozen=True, slots=True)
class Num:
    """A number in the form in which it is written."""

    value: Fraction
    form: Form = Form.PLAIN


@dataclass(frozen=True, slots=True)
class Letter:
    """An unknown: x."""

    name: str


@dataclass(frozen=True, slots=True)
class Word:
    """A quantity by its name: 路程; or a number with its unit: 60千米."""

    text: str


@dataclass(frozen=True, slots=True)
class Op:
    """``left op right``; the empty op is a product without a sign: 30%x."""

    op: str
    left: Maths
    right: Maths


Maths = Num | Letter | Word | Op


@dataclass(frozen=True, slots=True)
class Line:
    """Sides that are equal, the last one in ``unit``."""

    sides: tuple[Maths, ...]
    unit: str = ""


def write(value: Fraction, form: Form = Form.PLAIN, lang: str = "zh") -> str:
    """The exact value in the given form, on one line."""
    if form is Form.PERCENT:
        return f"{write(value * 100)}%"
    if form is Form.MIXED and value.denominator > 1 and value > 1:
        whole, rest = divmod(value.numerator, value.denominator)
        return f"{whole}{say('written.and', lang)}{rest}/{value.denominator}"
    text = str(value) if form in (Form.FRACTION, Form.MIXED) else format_number(value)
    return text.replace("-", MINUS)


def stacked(number: Num) -> bool:
    """Whether a number is written with a fraction bar."""
    return "/" in write(number.value, number.form) and number.form is not Form.PERCENT


def strength(maths: Maths) -> int:
    """How strongly a piece holds together: what is weaker than its surroundings needs brackets."""
    if isinstance(maths, Op):
        return _STRENGTH[maths.op]
    if isinstance(maths, Num) and maths.value < 0:
        return _STRENGTH["-"]
    return _ATOM


def bracketed(side: Maths, op: str, right: bool, flat: bool) -> bool:
    """Whether a side of an operation needs brackets; ``flat`` where fractions are written on one line."""
    own, inner = _STRENGTH[op], strength(side)
    if op == "" and not right and isinstance(side, Num) and side.value < 0:
        return False  # −2x
    negative = right and isinstance(side, Num) and side.value < 0
    same = inner == own and right and op in "-/" and op != ""
    if inner < own or negative or same:
        return True
    if not flat:
        return False
    fraction = isinstance(side, Num) and stacked(side)
    return (op == "/" and (fraction or (right and inner == _STRENGTH[""]))) or (op == "" and fraction and not right)


def text(maths: Maths, lang: str = "zh") -> str:
    """On one line: ``80÷(1−20%)``."""
    match maths:
        case Num(value, form):
            return write(value, form, lang)
        case Letter(name) | Word(name):
            return name
        case Op(op, left, right):
            sign = SIGNS[op] if op else ""
            gap = f" {sign} " if lang == "en" and sign else sign
            return f"{_flat(left, op, False, lang)}{gap}{_flat(right, op, True, lang)}"


def _flat(side: Maths, op: str, right: bool, lang: str) -> str:
    said = text(side, lang)
    return f"({said})" if bracketed(side, op, right, flat=True) else said


def line_text(line: Line, lang: str = "zh") -> str:
    """``90+70=160（千米/小时）``, ``90 + 70 = 160 km/h``."""
    said = ("=" if lang == "zh" else " = ").join(text(side, lang) for side in line.sides)
    if not line.unit:
        return said
    return f"{said}（{line.unit}）" if lang == "zh" else f"{said} {line.unit}"


# --- MathML ---


def mathml(line: Line, lang: str = "zh") -> str:
    """The line for browsers, fractions stacked."""
    sides = "<mo>=</mo>".join(_mathml(side, lang) for side in line.sides)
    unit = f"<mtext>{escape(_unit(line.unit, lang))}</mtext>" if line.unit else ""
    return f"<math><mrow>{sides}{unit}</mrow></math>"


def _unit(unit: str, lang: str) -> str:
    return f"（{unit}）" if lang == "zh" else f" {unit}"


def _mathml(maths: Maths, lang: str) -> str:
    match maths:
        case Num():
            return _number(maths, lang, _ml_fraction, lambda said: f"<mn>{escape(said)}</mn>")
        case Letter(name):
            return f"<mi>{escape(name)}</mi>"
        case Word(said):
            return f"<mtext>{escape(said)}</mtext>"
        case Op(op, left, right):
            sign = f"<mo>{SIGNS[op]}</mo>" if op else "<mo>&#x2062;</mo>"
            sides = (_ml_side(left, op, False, lang), _ml_side(right, op, True, lang))
            return f"<mrow>{sides[0]}{sign}{sides[1]}</mrow>"


def _ml_side(side: Maths, op: str, right: bool, lang: str) -> str:
    said = _mathml(side, lang)
    if bracketed(side, op, right, flat=False):
        return f"<mrow><mo>(</mo>{said}<mo>)</mo></mrow>"
    return said


def _ml_fraction(above: int, below: int) -> str:
    return f"<mfrac><mn>{above}</mn><mn>{below}</mn></mfrac>"


def _number(number: Num, lang: str, fraction: Callable[[int, int], str], plain: Callable[[str], str]) -> str:
    """A number with its fraction stacked; a mixed one has its whole part in front."""
    if not stacked(number):
        return plain(write(number.value, number.form, lang))
    value = abs(number.value)
    sign = plain(MINUS) if number.value < 0 else ""
    if number.form is Form.MIXED and value > 1:
        whole, rest = divmod(value.numerator, value.denominator)
        return f"{sign}{plain(str(whole))}{fraction(rest, value.denominator)}"
    return sign + fraction(value.numerator, value.denominator)


# --- LaTeX ---

_ESCAPES = {char: f"\\{char}" for char in "{}$&#%_"} | {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
}
_TEX_SIGNS = {"+": "+", "-": "-", "*": r"\times ", "/": r"\div ", "//": r"\div ", "": ""}


def escape_latex(said: str) -> str:
    """The text with every character that LaTeX would take for a command made harmless."""
    return "".join(_ESCAPES.get(char, char) for char in said)


def latex(maths: Maths, lang: str = "zh") -> str:
    r"""``80\div (1-20\%)``."""
    match maths:
        case Num():
            return _number(maths, lang, lambda a, b: rf"\frac{{{a}}}{{{b}}}", _tex_plain)
        case Letter(name):
            return name
        case Word(said):
            return rf"\text{{{escape_latex(said)}}}"
        case Op(op, left, right):
            return f"{_tex_side(left, op, False, lang)}{_TEX_SIGNS[op]}{_tex_side(right, op, True, lang)}"


def latex_line(line: Line, lang: str = "zh") -> str:
    """All sides of a line, with the unit at the end."""
    unit = rf"\ (\text{{{escape_latex(line.unit)}}})" if line.unit else ""
    return "=".join(latex(side, lang) for side in line.sides) + unit


def _tex_plain(said: str) -> str:
    return said.replace("%", r"\%").replace(MINUS, "-")


def _tex_side(side: Maths, op: str, right: bool, lang: str) -> str:
    said = latex(side, lang)
    return f"({said})" if bracketed(side, op, right, flat=False) else said
