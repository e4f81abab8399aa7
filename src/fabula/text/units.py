"""Units of measure and of counting. ``units.txt`` holds all of them, in pint's definition language.

Looking up a unit and converting between two plain or ``a/b`` units is done on a small table read straight
from that file, because importing pint costs more time than answering a problem; a test holds the table to
what pint makes of the same file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

from fabula.errors import DataError
from fabula.lang.lines import data_lines, read_file

_LINE = re.compile(r"(?P<name>\S+) = (?:\[(?P<dim>\S+)\]|(?P<factor>[0-9/]+) (?P<base>\S+))(?P<rest>.*)")
# units that others have to know by name; 分 is a minute or a mark
HOUR, MINUTE, POINT, AGE, MONTH = "小时", "分钟", "分", "岁", "月"
LENGTH, AREA = "米", "平方米"
SCALES = {"万": 10_000, "亿": 10**8}


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit: ``size`` of it in the base unit of its ``dimension``."""

    name: str
    base: str
    dimension: str
    size: Fraction


@cache
def table() -> dict[str, Unit]:
    """Every spelling of every unit."""
    units: dict[str, Unit] = {}
    for number, line in data_lines(read_file("units.txt")):
        unit, synonyms = _read_line(line, number, units)
        units |= dict.fromkeys((unit.name, *synonyms), unit)
    return units


@cache
def spellings() -> tuple[str, ...]:
    """Every spelling, longest first, so that 千米 is tried before 千 and 平方米 before 平."""
    return tuple(sorted(table(), key=lambda name: (-len(name), name)))


@lru_cache(maxsize=4096)
def is_unit(text: str) -> bool:
    """Whether ``text`` names a unit, a scaled one (万吨) or a rate (千米/小时)."""
    return bool(text) and all(_split_scale(part)[1] in table() for part in text.split("/", 1))


@lru_cache(maxsize=4096)
def canonical(unit: str) -> str:
    """The one name for all synonyms (km, 公里 → 千米); an unknown unit is its own name."""
    return "/".join(_canonical_part(part) for part in unit.split("/", 1))


@lru_cache(maxsize=4096)
def dimension(unit: str) -> str:
    """``length``, ``time``, ``count:支``, ``length/time``; empty for no unit; an unknown word is counted."""
    return "/".join(_dimension_part(part) for part in unit.split("/", 1)) if unit else ""


@lru_cache(maxsize=4096)
def factor(source: str, target: str) -> Fraction | None:
    """What a value in ``source`` is multiplied by to be in ``target``; None when that makes no sense."""
    top, _, bottom = source.partition("/")
    top2, _, bottom2 = target.partition("/")
    above = _factor_part(top, top2)
    below = _factor_part(bottom, bottom2)
    return None if above is None or below is None else above / below


def compatible(a: str, b: str) -> bool:
    """Whether values in the two units can be added or compared."""
    return factor(a, b) is not None


def _factor_part(source: str, target: str) -> Fraction | None:
    if source == target:
        return Fraction(1)
    scale, source = _split_scale(source)
    scale2, target = _split_scale(target)
    ratio = Fraction(scale, scale2)
    if source == target:
        return ratio
    a, b = table().get(source), table().get(target)
    if a is None or b is None or a.base != b.base:
        return None
    return ratio * a.size / b.size


def _canonical_part(part: str) -> str:
    plain = _split_scale(part)[1]
    unit = table().get(plain)
    return part if unit is None else part[: len(part) - len(plain)] + unit.name


def _dimension_part(part: str) -> str:
    unit = table().get(_split_scale(part)[1])
    return unit.dimension if unit else f"count:{part}" if part else ""


def _split_scale(part: str) -> tuple[int, str]:
    scale = 1
    plain = part
    while plain[:1] in SCALES and plain not in table() and len(plain) > 1:
        scale *= SCALES[plain[0]]
        plain = plain[1:]
    return scale, plain


def _read_line(line: str, number: int, known: dict[str, Unit]) -> tuple[Unit, list[str]]:
    match = _LINE.fullmatch(line)
    if match is None:
        raise DataError(f"units.txt line {number}: cannot read {line!r}", hint="name = [dimension]")
    name = match["name"]
    synonyms = [word.strip() for word in match["rest"].split("=") if word.strip(" _")]
    if match["dim"]:
        shown = match["dim"].partition("_")[0]
        kind = shown if shown.isascii() else f"count:{shown}"
        return Unit(name, name, kind, Fraction(1)), synonyms
    if match["base"] not in known:
        raise DataError(f"units.txt line {number}: {match['base']} is not defined above")
    base = known[match["base"]]
    return Unit(name, base.base, base.dimension, Fraction(match["factor"]) * base.size), synonyms
