"""The answer: the goal's value in the unit and the form in which the question asks for it."""

from __future__ import annotations

from fractions import Fraction

from fabula.lang.lexicon import table
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Goal
from fabula.solve.attempt import Answer
from fabula.solve.dimensions import infer
from fabula.solve.equations import System
from fabula.solve.outcome import Result
from fabula.text import Problem
from fabula.text.units import HOUR, SCALES, dimension, factor


def _say(name: str, **parts: object) -> str:
    """How answers are written in the language of the problems: ``lang/zh/answers.txt``."""
    return table("answers.txt")[name].format(**parts)


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
        hours = _in_unit(result.value, system, HOUR, "")
        return Answer(hours, _say("oclock"), write_clock(hours))
    unit, per = _asked_unit(graph, system)
    times = _told_scale(goal, unit, problem) if problem is not None else None
    times = _scale(goal) if times is None else times
    value = _in_unit(result.value, system, unit, per) / times
    scale = table("answers.txt").get(str(times), "") if times != 1 else ""
    name = scale + unit + (f"/{per}" if per else "")
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
    return 1 if goal.unit[:1] in SCALES else goal.scale


def _told_scale(goal: Goal, unit: str, problem: Problem) -> int | None:
    """今年480万元，去年多少, or 多少钱: as the text tells it, in 万元; None where the question names a unit."""
    asked = problem.quantities[goal.quantity].text if goal.quantity is not None else ""
    if goal.unit and (dimension(goal.unit) != "money" or goal.unit in asked):
        return None
    told = {q.scale for q in problem.quantities if q.value is not None and q.unit == unit != ""}
    return told.pop() if len(told) == 1 else None


def _in_unit(value: Fraction, system: System, unit: str, per: str) -> Fraction:
    """The value, which is in working units, in ``unit`` per ``per``."""
    return value * _from_working(system, unit) / _from_working(system, per)


def _working(system: System, unit: str) -> str:
    """The working unit for what ``unit`` measures."""
    known = [working for _, working in system.units]
    return unit if unit in known else next((w for w in known if unit and factor(unit, w) is not None), unit)


def _from_working(system: System, unit: str) -> Fraction:
    return factor(_working(system, unit), unit) or Fraction(1)


def write_number(value: Fraction, unit: str = "") -> str:
    """``200米``; a value without a finite decimal as a fraction with its size: ``40/9小时（约4.44小时）``."""
    exact = decimal(value)
    if exact is not None:
        return f"{exact}{unit}"
    return _say("about", exact=f"{value}{unit}", rounded=f"{rounded(value)}{unit}")


def write_fraction(value: Fraction) -> str:
    return str(value)


def write_percent(value: Fraction) -> str:
    """``25%``; a third is ``1/3（约33.33%）``."""
    exact = decimal(value * 100)
    return f"{exact}%" if exact is not None else _say("about", exact=value, rounded=f"{rounded(value * 100)}%")


def write_times(value: Fraction) -> str:
    return write_number(value, _say("times"))


def write_discount(value: Fraction) -> str:
    """``八折``, ``八五折``, ``8.25折``."""
    hundredths = value * 100
    if hundredths.denominator == 1 and 0 < value < 1:
        tens, ones = divmod(hundredths.numerator, 10)
        digits = _say("digits")
        return digits[tens] + (digits[ones] if ones else "") + _say("discount")
    return write_number(value * 10, _say("discount"))


def write_ratio(value: Fraction) -> str:
    return f"{value.numerator}:{value.denominator}"


def write_clock(hours: Fraction) -> str:
    """``14时30分``; seconds only where there are any."""
    seconds = round(hours * 3600)
    day, seconds = divmod(seconds, 24 * 3600)
    hour, rest = divmod(seconds, 3600)
    minute, second = divmod(rest, 60)
    text = _say("hour", n=hour) + (_say("minute", n=minute) if minute or second else "")
    text += _say("second", n=second) if second else ""
    near = {0: "", 1: "next_day", -1: "day_before"}.get(day, "nth_day")
    return (_say(near, n=day + 1) if near else "") + text


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
