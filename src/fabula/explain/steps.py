"""The solution as numbered steps, by either method: arithmetic as in a textbook, or with an unknown x."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from fabula.explain import conversions
from fabula.explain.equation import by_equations
from fabula.explain.explained import ExplainedStep
from fabula.explain.grounds import Grounds
from fabula.explain.reply import reply
from fabula.explain.textbook import arithmetic
from fabula.explain.wording import Same, objection, wording
from fabula.lang import say
from fabula.solve.attempt import Attempt
from fabula.solve.outcome import StepKind

__all__ = ["ARITHMETIC", "EQUATION", "METHODS", "ExplainedStep", "methods", "plain", "steps"]

ARITHMETIC, EQUATION = "arithmetic", "equation"
METHODS = (ARITHMETIC, EQUATION)
COMPOSED = "·"  # in a unit that no pupil knows: 平方米·种


def steps(attempt: Attempt, lang: str = "zh", method: str = ARITHMETIC) -> tuple[ExplainedStep, ...]:
    """The steps of a solved attempt, numbered from 1, the answer last; unsolved, only the last line.

    Where a book would not do without an unknown, the arithmetic method is the equation method.
    """
    if method not in METHODS:
        raise ValueError(f"no method {method!r}: {' or '.join(METHODS)}")
    return _steps(Same(attempt), lang, method)


@lru_cache(maxsize=64)
def _steps(same: Same, lang: str, method: str) -> tuple[ExplainedStep, ...]:
    attempt = same.attempt
    last = ExplainedStep(0, "answer", reply(attempt, lang), target=attempt.system.goal)
    if attempt.answer is not None:
        last = replace(last, value=attempt.answer.value, unit=attempt.answer.unit)
    told = _solved(attempt, lang, method) if attempt.result.solved else ()
    return tuple(replace(step, number=n) for n, step in enumerate((*told, last), 1))


def _solved(attempt: Attempt, lang: str, method: str) -> tuple[ExplainedStep, ...]:
    made = arithmetic(attempt, lang) if method == ARITHMETIC else None
    if made is None:
        made = tuple(by_equations(attempt, lang))
    words, grounds = wording(attempt, lang), Grounds(attempt)
    used = {q for step in made for r in (step.relation, *step.relations) for q in grounds.quantities(r)}
    cited = {place for step in made for place in step.cites}
    used |= {q.index for q in attempt.problem.quantities if (q.span.start, q.span.end) in cited}
    return (*conversions.before(words, used), *made, *conversions.after(words, made[-1:]))


def methods(attempt: Attempt) -> tuple[str, ...]:
    """The methods that differ for this problem, the textbook's first."""
    if not attempt.result.solved:
        return (ARITHMETIC,)
    unknown = any(s.kind in (StepKind.LET, StepKind.SYSTEM) for s in attempt.result.steps)
    if not unknown:
        return (ARITHMETIC,)
    return METHODS if arithmetic(attempt) is not None else (EQUATION,)


def plain(attempt: Attempt, lang: str = "zh", method: str = ARITHMETIC) -> str:
    """The whole solution as printed text."""
    *told, answer = steps(attempt, lang, method)
    lines = [say("step.head", lang)] if told else []
    for step in told:
        number = f"{step.number:>2}. " if len(told) > 1 else "    "
        lines.append(f"{number}{step.text}")
        if step.reason and step.reason.lower() not in step.text.lower():
            lines.append(f"      {say('step.reason', lang, reason=step.reason)}")
    lines.append(answer.text)
    head = say("step.note", lang)
    told_doubts = (objection(doubt, lang) for doubt in attempt.objections)
    lines.extend(f"{head}{doubt}" for doubt in told_doubts if COMPOSED not in doubt)
    return "\n".join(lines)
