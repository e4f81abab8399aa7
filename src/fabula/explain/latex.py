r"""The solution for a paper or a work sheet: an ``align*`` with the steps, names in ``\text{}``.

It needs ``amsmath`` and, for the Chinese names, a class or package such as ``ctex``.
"""

from __future__ import annotations

import re

from fabula.explain.reply import reply
from fabula.explain.steps import ExplainedStep, steps
from fabula.solve.attempt import Attempt

_ESCAPES = {char: f"\\{char}" for char in "{}$&#%_"} | {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
}
_MATH = {"×": r"\times ", "÷": r"\div ", "%": r"\%", "又": r"\,", "−": "-"}
_FRACTION = re.compile(r"\(?(?P<num>\d+)/(?P<den>\d+)\)?")
_NAME = re.compile(r"[^=×÷+\-()0-9./%\sx又]+")


def latex(attempt: Attempt, lang: str = "zh") -> str:
    """A compilable ``align*`` environment and the answer under it."""
    told = [step for step in steps(attempt, lang) if step.kind != "answer"]
    rows = [row for step in told for row in _rows(step)]
    answer = rf"\noindent {escape_text(reply(attempt, lang))}"
    if not rows:
        return f"{answer}\n"
    return "\n".join((r"\begin{align*}", " \\\\\n".join(rows), r"\end{align*}", answer, ""))


def _rows(step: ExplainedStep) -> list[str]:
    why = rf" && \text{{{escape_text(step.reason)}}}" if step.reason else ""
    if step.kind == "let":
        return [rf"& \text{{{escape_text(step.text)}}}"]
    if step.kind in ("unit", "system") or not step.arithmetic:
        return [rf"& \text{{{escape_text(step.text)}}}{why}"]
    if step.kind == "convert":
        left, _, right = step.arithmetic.partition("=")
        return [f"{formula(left)} &= {formula(right)}{why}"]
    if step.kind == "solve":
        left, _, right = step.arithmetic.partition("=")
        root = f"x &= {formula(_value(step))}{_unit(step.unit)}"
        return [f"{formula(left)} &= {formula(right)}{why}", root]
    name = rf"\text{{{escape_text(step.equation.partition('=')[0].strip() or step.text)}}}"
    return [f"{name} &= {formula(step.arithmetic)}{_unit(step.unit)}{why}"]


def _value(step: ExplainedStep) -> str:
    found = re.search(r"x\s*=\s*([^\s（(，,]+)", step.text.rpartition("，")[2].rpartition(", so")[2])
    return found[1] if found else str(step.value)


def _unit(unit: str) -> str:
    return rf"\ (\text{{{escape_text(unit)}}})" if unit else ""


def formula(text: str) -> str:
    """A line of arithmetic as LaTeX mathematics; words in it become text."""
    pieces = []
    at = 0
    for match in _NAME.finditer(text):
        pieces.append(_mathematics(text[at : match.start()]))
        pieces.append(rf"\text{{{escape_text(match.group())}}}")
        at = match.end()
    return "".join((*pieces, _mathematics(text[at:]))).strip()


def _mathematics(text: str) -> str:
    text = _FRACTION.sub(lambda m: f"\0{m['num']}\1{m['den']}\2", text)
    text = "".join(_MATH.get(char, char) for char in text)
    return text.replace("\0", r"\frac{").replace("\1", "}{").replace("\2", "}")


def escape_text(text: str) -> str:
    """The text with every character that LaTeX would take for a command made harmless."""
    return "".join(_ESCAPES.get(char, char) for char in text)
