"""Lines that only change a unit: 0.2小时=12分钟 before computing, 1500米=1.5千米 after it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fractions import Fraction

from fabula.explain.explained import ExplainedStep, told
from fabula.explain.grounds import Grounds
from fabula.explain.maths import Line, Word
from fabula.explain.wording import Wording
from fabula.lang import say
from fabula.solve.equations import Conversion


def before(words: Wording, used: Collection[int]) -> Iterator[ExplainedStep]:
    """The numbers of the text that a solution uses, in the units it computes in."""
    for conversion in dict.fromkeys(words.attempt.system.conversions):
        if conversion.quantity is None or conversion.quantity in used:
            yield _conversion(words, conversion)


def _conversion(words: Wording, conversion: Conversion) -> ExplainedStep:
    old = words.measured(conversion.value, conversion.unit, quantity=conversion.quantity)
    new = words.measured(conversion.converted, conversion.working)
    grounds = Grounds(words.attempt)
    cites = grounds.places([] if conversion.quantity is None else [conversion.quantity])
    lines = (Line((Word(old), Word(new))),)
    text = told("", lines, words.lang)
    return ExplainedStep(
        0,
        "convert",
        text,
        text,
        conversion.converted,
        words.unit_text(conversion.working),
        say("reason.same_unit", words.lang),
        span=cites[0] if cites else None,
        quote=grounds.quote(cites),
        cites=cites,
        lines=lines,
    )


def after(words: Wording) -> Iterator[ExplainedStep]:
    """The answer may be wanted in another unit than the one computed in."""
    answer, result = words.attempt.answer, words.attempt.result
    if answer is None or result.value is None or answer.value == result.value:
        return
    above, below = words.units.get(words.attempt.system.goal, ("", ""))
    if words.graph.goal.asks != "number" or not above:
        return
    old, new = words.measured(result.value, above, below), words.measured(answer.value, answer.unit)
    lines = (Line((Word(old), Word(new))),)
    text = told("", lines, words.lang)
    value: Fraction = answer.value
    yield ExplainedStep(0, "convert", text, text, value, words.unit_text(answer.unit), lines=lines)
