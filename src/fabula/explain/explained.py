"""One line of a solution, as data: what it is about, its formulas, and why it holds."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from fabula.explain.grounds import Place
from fabula.explain.maths import Line, line_text
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
