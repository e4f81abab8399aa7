"""A solution as Markdown: the problem, the situation, the equations, the steps and the answer."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fabula.explain.jsonform import equation_json
from fabula.explain.reply import reply
from fabula.explain.steps import steps
from fabula.explain.tree import tree
from fabula.explain.wording import objection, wording
from fabula.solve.attempt import Attempt

_MARKS = re.compile(r"([\\`*_{}\[\]<>#|~&])")
_START = re.compile(r"^(\s*)([-+]|\d+[.)])(\s)")
_HEADS = {
    "zh": ("题目", "情境", "数量关系", "解", "注意"),
    "en": ("Problem", "Situation", "Equations", "Solution", "Note"),
}


def markdown(attempt: Attempt, lang: str = "zh") -> str:
    """One document in plain CommonMark; nothing of the problem's text is taken for markup."""
    problem, situation, equations, solution, _ = _HEADS[lang]
    parts = [
        f"## {problem}",
        escape_markdown(attempt.problem.text),
        f"## {situation}",
        _fenced(tree(attempt, lang)),
    ]
    if attempt.reading.graph.relations:
        parts += [f"## {equations}", "\n".join(_equations(attempt, lang))]
    told = [step for step in steps(attempt, lang) if step.kind != "answer"]
    if told:
        parts += [f"## {solution}", "\n".join(_steps(attempt, lang))]
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


def _steps(attempt: Attempt, lang: str) -> Iterator[str]:
    for step in steps(attempt, lang):
        if step.kind == "answer":
            continue
        reason = step.reason if step.reason.lower() not in step.text.lower() else ""
        yield f"{step.number}. {escape_markdown(step.text)}" + (
            f"  \n   *{escape_markdown(reason)}*" if reason else ""
        )


def _notes(attempt: Attempt, lang: str) -> Iterator[str]:
    note = _HEADS[lang][-1]
    colon = "：" if lang == "zh" else ": "
    for doubt in attempt.objections:
        yield f"> {note}{colon}{escape_markdown(objection(doubt, lang))}"
