r"""The solution for a paper or a work sheet: an ``align*`` with the steps, names in ``\text{}``.

It needs ``amsmath`` and, for the Chinese names, a class or package such as ``ctex``.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.doubt import Told, doubtful, headline, notes, other_line, others
from fabula.explain.explained import ExplainedStep
from fabula.explain.maths import Line, escape_latex
from fabula.explain.maths import latex as formula
from fabula.explain.reply import reply
from fabula.explain.steps import ARITHMETIC, steps
from fabula.lang import say
from fabula.solve.attempt import Attempt


def solution_latex(solution: Told, attempt: Attempt, lang: str = "zh", method: str = ARITHMETIC) -> str:
    """A reading with how sure it is, what speaks against it, and what else the text may mean."""
    return "\n".join((*_head(solution, attempt, lang), latex(attempt, lang, method), *_others(solution, attempt, lang)))


def latex(attempt: Attempt, lang: str = "zh", method: str = ARITHMETIC) -> str:
    """A compilable ``align*`` environment and the answer under it."""
    told = [step for step in steps(attempt, lang, method) if step.kind != "answer"]
    rows = [row for step in told for row in _rows(step, lang)]
    answer = rf"\noindent {escape_latex(reply(attempt, lang))}"
    if not rows:
        return f"{answer}\n"
    return "\n".join((r"\begin{align*}", " \\\\\n".join(rows), r"\end{align*}", answer, ""))


def _head(solution: Told, attempt: Attempt, lang: str) -> Iterator[str]:
    yield rf"\noindent \emph{{{escape_latex(headline(solution, attempt, lang))}}}"
    for note in notes(solution, attempt, lang):
        yield rf"\par\noindent {escape_latex(say('doubt.note', lang, note=note))}"


def _others(solution: Told, attempt: Attempt, lang: str) -> Iterator[str]:
    found = others(solution, attempt, lang) if doubtful(solution, attempt) else ()
    if not found:
        return
    yield rf"\par\noindent {escape_latex(say('doubt.others', lang))}"
    yield r"\begin{itemize}"
    yield from (rf"\item {escape_latex(other_line(other, lang))}" for other in found)
    yield "\\end{itemize}\n"


def _rows(step: ExplainedStep, lang: str) -> list[str]:
    why = rf" && \text{{{escape_latex(step.reason)}}}" if step.reason else ""
    if step.kind in ("let", "unit", "system") or not step.lines:
        return [rf"& \text{{{escape_latex(step.text)}}}{why}"]
    name = rf"\text{{{escape_latex(step.name)}}}" if step.name and len(step.lines) == 1 else ""
    rows = [_row(line, name, lang) for line in step.lines]
    return [rows[0] + why, *rows[1:]]


def _row(line: Line, name: str, lang: str) -> str:
    sides = [formula(side, lang) for side in line.sides]
    unit = rf"\ (\text{{{escape_latex(line.unit)}}})" if line.unit else ""
    if not name and len(sides) > 1:
        return f"{sides[0]} &= {'='.join(sides[1:])}{unit}"
    return f"{name} &= {'='.join(sides)}{unit}"
