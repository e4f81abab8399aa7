"""A solution as Markdown: the problem, the situation, the equations, the steps and the answer."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fabula.explain.doubt import Told, doubtful, headline, other_line, others
from fabula.explain.jsonform import equation_json
from fabula.explain.reply import reply
from fabula.explain.steps import ARITHMETIC, ExplainedStep, steps
from fabula.explain.tree import tree
from fabula.explain.wording import objection, wording
from fabula.lang import say
from fabula.solve.attempt import Attempt

_MARKS = re.compile(r"([\\`*_{}\[\]<>#|~&])")
_START = re.compile(r"^(\s*)([-+]|\d+[.)])(\s)")


def solution_markdown(solution: Told, attempt: Attempt, lang: str = "zh", method: str = ARITHMETIC) -> str:
    """A reading with how sure it is, what speaks against it, and what else the text may mean."""
    parts = [f"*{escape_markdown(headline(solution, attempt, lang))}*"]
    warned = (warning.said(lang) for warning in solution.warnings)
    parts += [f"> {escape_markdown(say('doubt.note', lang, note=note))}" for note in warned]
    parts.append(markdown(attempt, lang, method).rstrip("\n"))
    found = others(solution, attempt, lang) if doubtful(solution, attempt) else ()
    if found:
        lines = [f"- {escape_markdown(other_line(other, lang))}" for other in found]
        parts += [f"## {say('doubt.others', lang)}", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def markdown(attempt: Attempt, lang: str = "zh", method: str = ARITHMETIC) -> str:
    """One document in plain CommonMark; nothing of the problem's text is taken for markup."""
    names = ("problem", "situation", "equations", "solution")
    problem, situation, equations, solution = (say(f"head.{name}", lang) for name in names)
    parts = [
        f"## {problem}",
        escape_markdown(attempt.problem.text),
        f"## {situation}",
        _fenced(tree(attempt, lang)),
    ]
    if attempt.reading.graph.relations:
        parts += [f"## {equations}", "\n".join(_equations(attempt, lang))]
    told = [step for step in steps(attempt, lang, method) if step.kind != "answer"]
    if told:
        parts += [f"## {solution}", "\n".join(_steps(told))]
    parts += [f"**{escape_markdown(reply(attempt, lang))}**", *_notes(attempt, lang)]
    return "\n\n".join(parts) + "\n"


def escape_markdown(text: str) -> str:
    """The text on one line, with every character that Markdown would take for markup made harmless."""
    flat = " ".join(text.split("\n"))
    return _START.sub(lambda m: f"{m[1]}{m[2][:-1]}\\{m[2][-1]}{m[3]}", _MARKS.sub(r"\\\1", flat))


def _fenced(text: str) -> str:
    """A block of text as it stands; the fence is longer than any inside."""
    longest = max((len(run) for run in re.findall(r"`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{text}\n{fence}"


def _equations(attempt: Attempt, lang: str) -> Iterator[str]:
    words = wording(attempt, lang)
    for index in range(len(attempt.reading.graph.relations)):
        told = equation_json(attempt, words, index)
        yield f"- {escape_markdown(told['text'])} — {escape_markdown(told['reason'])}"


def _steps(told: list[ExplainedStep]) -> Iterator[str]:
    for step in told:
        reason = step.reason if step.reason.lower() not in step.text.lower() else ""
        yield f"{step.number}. {escape_markdown(step.text)}" + (f"  \n   *{escape_markdown(reason)}*" if reason else "")


def _notes(attempt: Attempt, lang: str) -> Iterator[str]:
    for doubt in attempt.objections:
        yield f"> {escape_markdown(say('doubt.note', lang, note=objection(doubt, lang)))}"
