"""Lines that only change a unit: 0.2小时=12分钟 before computing, 1500米=1.5千米 after it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction

from fabula.explain.explained import ExplainedStep, told
from fabula.explain.grounds import Grounds
from fabula.explain.lexicon import lexeme, lexemes
from fabula.explain.maths import Line, Word
from fabula.explain.wording import Wording
from fabula.lang import say
from fabula.solve.equations import Conversion

KILOMETRE = 100_000  # centimetres
SINGLE = 2  # conversions that have a step each; more of them would hide the solution


def before(words: Wording, used: Collection[int]) -> Iterator[ExplainedStep]:
    """The numbers of the text that a solution uses, in the units it computes in; many of them in one step."""
    made = [c for c in dict.fromkeys(words.attempt.system.conversions) if c.quantity is None or c.quantity in used]
    if words.mapped:  # speeds stay as they are: it is the map's distance that is changed
        made = [c for c in made if not c.unit.startswith(lexeme("kilometre"))]
    if len(made) > SINGLE:
        yield _conversions(words, made)
    else:
        yield from (_conversions(words, [conversion]) for conversion in made)


def _conversions(words: Wording, made: list[Conversion]) -> ExplainedStep:
    grounds = Grounds(words.attempt)
    cites = grounds.places([c.quantity for c in made if c.quantity is not None])
    lines = tuple(_line(words, conversion) for conversion in made)
    text = told("", lines, words.lang)
    return ExplainedStep(
        0,
        "convert",
        text,
        text,
        made[-1].converted,
        words.unit_text(made[-1].working),
        say("reason.same_unit", words.lang),
        span=cites[0] if cites else None,
        quote=grounds.quote(cites),
        cites=cites,
        lines=lines,
    )


def _line(words: Wording, conversion: Conversion) -> Line:
    old = words.measured(conversion.value, conversion.unit, quantity=conversion.quantity)
    return Line((Word(old), Word(words.measured(conversion.converted, conversion.working))))


def of_map(words: Wording, value: Fraction) -> ExplainedStep:
    """48000000厘米=480千米: a distance of a map, before somebody goes it."""
    small, large = words.measured(value, lexeme("centimetre")), words.measured(value / KILOMETRE, lexeme("kilometre"))
    lines = (Line((Word(small), Word(large))),)
    text = told("", lines, words.lang)
    reason = say("reason.same_unit", words.lang)
    unit = words.unit_text(lexeme("kilometre"))
    return ExplainedStep(0, "convert", text, text, value / KILOMETRE, unit, reason, lines=lines)


def after(words: Wording, last: Iterable[ExplainedStep]) -> Iterator[ExplainedStep]:
    """The answer may be wanted in another unit than the one computed in, or than that of the ``last`` step."""
    answer, result = words.attempt.answer, words.attempt.result
    if answer is None or result.value is None or answer.value == result.value:
        return
    if any((step.value, step.unit) == (answer.value, answer.unit.partition("/")[0]) for step in last):
        return
    above, below = words.units.get(words.attempt.system.goal, ("", ""))
    if words.graph.goal.asks != "number" or not above:
        return
    if words.lang == "en" and answer.unit.startswith(lexemes("myriad")):
        return  # yuan it is, and yuan it stays
    if words.mapped and answer.unit.startswith(lexeme("kilometre")):
        return
    old, new = words.measured(result.value, above, below), words.measured(answer.value, answer.unit)
    lines = (Line((Word(old), Word(new))),)
    text = told("", lines, words.lang)
    value: Fraction = answer.value
    yield ExplainedStep(0, "convert", text, text, value, words.unit_text(answer.unit), lines=lines)
