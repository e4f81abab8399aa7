"""The answer: the goal's value in the unit and the form in which the question asks for it."""

from __future__ import annotations

from fractions import Fraction

from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Goal
from fabula.solve.attempt import Answer
from fabula.solve.dimensions import infer
from fabula.solve.equations import System
from fabula.solve.outcome import Result
from fabula.text import Problem
from fabula.text.units import factor

_SCALES = {100: "百", 1000: "千", 10_000: "万", 10**6: "百万", 10**7: "千万", 10**8: "亿", 10**12: "万亿"}
_DIGITS = "零一二三四五六七八九"


def make_answer(
    graph: ParseGraph, system: System, result: Result, problem: Problem | None = None
) -> Answer | None:
    """The answer of a solved system; None if it is not solved."""
    if result.value is None or not result.solved:
        return None
    goal = graph.goal
    writer = _FORMS.get(goal.asks)
    if writer is not None:
        return Answer(result.value, "", writer(result.value))
    if goal.asks == "clock":
        hours = _in_unit(result.value, system, "小时", "")
        return Answer(hours, "时", write_clock(hours))
    unit, per = _asked_unit(graph, system)
    value = _in_unit(result.value, system, unit, per) / _scale(goal)
    name = (_SCALES.get(goal.scale, "") if _scale(goal) != 1 else "") + unit + (f"/{per}" if per else "")
    return Answer(value, name, write_number(value, name))


def _asked_unit(graph: ParseGraph, system: System) -> tuple[str, str]:
    """The question's unit, or the one that follows from the equations when it names none."""
    goal = graph.goal
    if goal.unit:
        unit, _, per = goal.unit.partition("/")
        return unit, goal.per or per
    measure = infer(graph)[0].get(system.goal)
    unit, per = measure.written() if measure is not None else ("", "")
    return _working(system, unit), _working(system, per)


def _scale(goal: Goal) -> int:
    """万吨 may come as 吨 with scale 10000, or as the unit 万吨 itself, which then is already counted."""
    return 1 if goal.unit[:1] in ("万", "亿") else goal.scale


def _in_unit(value: Fraction, system: System, unit: str, per: str) -> Fraction:
    """The value, which is in working units, in ``unit`` per ``per``."""
    return value * _from_working(system, unit) / _from_working(system, per)


def _working(system: System, unit: str) -> str:
    """The working unit for what ``unit`` measures."""
    return next((working for _, working in system.units if unit and factor(unit, working) is not None), unit)


def _from_working(system: System, unit: str) -> Fraction:
    return factor(_working(system, unit), unit) or Fraction(1)


def write_number(value: Fraction, unit: str = "") -> str:
    """``200米``; a value without a finite decimal as a fraction with its size: ``40/9小时（约4.44小时）``."""
    exact = decimal(value)
    if exact is not None:
        return f"{exact}{unit}"
    return f"{value}{unit}（约{rounded(value)}{unit}）"


def write_fraction(value: Fraction) -> str:
    return str(value)


def write_percent(value: Fraction) -> str:
    """``25%``; a third is ``1/3（约33.33%）``."""
    exact = decimal(value * 100)
    return f"{exact}%" if exact is not None else f"{value}（约{rounded(value * 100)}%）"


def write_times(value: Fraction) -> str:
    return write_number(value, "倍")


def write_discount(value: Fraction) -> str:
    """``八折``, ``八五折``, ``8.25折``."""
    hundredths = value * 100
    if hundredths.denominator == 1 and 0 < value < 1:
        tens, ones = divmod(hundredths.numerator, 10)
        return f"{_DIGITS[tens]}{_DIGITS[ones] if ones else ''}折"
    return write_number(value * 10, "折")


def write_ratio(value: Fraction) -> str:
    return f"{value.numerator}:{value.denominator}"


def write_clock(hours: Fraction) -> str:
    """``14时30分``; seconds only where there are any."""
    seconds = round(hours * 3600)
    day, seconds = divmod(seconds, 24 * 3600)
    hour, rest = divmod(seconds, 3600)
    minute, second = divmod(rest, 60)
    text = f"{hour}时" + (f"{minute}分" if minute or second else "") + (f"{second}秒" if second else "")
    return {0: "", 1: "次日", -1: "前一天"}.get(day, f"第{day + 1}天") + text


_FORMS = {
    "percent": write_percent,
    "fraction": write_fraction,
    "times": write_times,
    "discount": write_discount,
    "ratio": write_ratio,
}


def decimal(value: Fraction, places: int = 6) -> str | None:
    """The value as a finite decimal of at most so many places; None if it is not one."""
    scaled = value * 10**places
    if scaled.denominator != 1:
        return None
    return _decimal(scaled.numerator, places)


def rounded(value: Fraction, places: int = 2) -> str:
    """The value rounded half away from zero; small ones keep two significant digits."""
    while 0 < abs(value) * 10**places < 10 and places < 12:
        places += 1
    scaled = abs(value) * 10**places
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return _decimal(whole if value >= 0 else -whole, places)


def _decimal(scaled: int, places: int) -> str:
    digits = str(abs(scaled)).rjust(places + 1, "0")
    text = f"{digits[:-places]}.{digits[-places:]}".rstrip("0").rstrip(".")
    return f"-{text}" if scaled < 0 else text
