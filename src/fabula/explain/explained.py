"""One line of a solution, as data: what it is about, its formulas, and why it holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from fabula.explain.grounds import Place
from fabula.explain.maths import Line, Maths, Num, Op, line_text
from fabula.lang import say
from fabula.solve.equations import Variable


@dataclass(frozen=True, slots=True)
class ExplainedStep:
    """One line of a solution.

    ``name`` says what is found and ``lines`` are the formulas, typed; ``text`` is all of it in words and
    ``arithmetic`` the formulas alone. ``equation`` is the same in attribute names, ``reason`` why it holds.
    ``relation`` is the index of the graph's relation (−1: none, as for a conversion), ``relations`` all of
    them for a step that needs several. ``span`` and ``quote`` are the place and words of the text it rests
    on; ``cites`` all such places.
    """

    number: int
    kind: str
    text: str
    arithmetic: str = ""
    value: Fraction | None = None
    unit: str = ""
    reason: str = ""
    equation: str = ""
    relation: int = -1
    relations: tuple[int, ...] = ()
    span: Place | None = None
    quote: str = ""
    cites: tuple[Place, ...] = ()
    target: Variable | None = None
    name: str = ""
    lines: tuple[Line, ...] = ()


def told(name: str, lines: tuple[Line, ...], lang: str) -> str:
    """What is found and how, on one line: ``速度和：90+70=160（千米/小时）``."""
    said = say("sep.so", lang).join(line_text(line, lang) for line in lines)
    return f"{name[:1].upper()}{name[1:]}{say('sep.colon', lang)}{said}" if name else said


def in_one(steps: Iterable[ExplainedStep]) -> Maths | None:
    """The whole solution as one formula over the numbers of the text: ``(25×80+480)÷80``.

    A number that an earlier step has found is replaced by how it was found. None where steps are equations, divide
    with a rest, or find a number twice in different ways.
    """
    found: dict[Fraction, Maths] = {}
    last: Maths | None = None
    for line in (line for step in steps for line in step.lines):
        if len(line.sides) < 2 or not isinstance(line.sides[-1], Num):
            return None
        last = _unfolded(line.sides[0], found)
        if last is None or found.setdefault(line.sides[-1].value, last) != last:
            return None
    return last


def _unfolded(maths: Maths, found: dict[Fraction, Maths]) -> Maths | None:
    match maths:
        case Num(value):
            return found.get(value, maths)
        case Op(op, left, right) if op in "+-*/" and op:
            sides = _unfolded(left, found), _unfolded(right, found)
            return Op(op, sides[0], sides[1]) if sides[0] is not None and sides[1] is not None else None
    return None
