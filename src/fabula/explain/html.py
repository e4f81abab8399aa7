"""One solution as a self-contained fragment of HTML, for notebooks and pages."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from fabula.explain.doubt import Told, doubtful, headline, notes, other_line, others
from fabula.explain.explained import ExplainedStep
from fabula.explain.maths import mathml
from fabula.explain.picture import picture
from fabula.explain.refs import Refs, data_ref
from fabula.explain.reply import reply
from fabula.explain.spans import roles
from fabula.explain.steps import METHODS, methods, steps
from fabula.explain.wording import objection
from fabula.lang import said, say
from fabula.solve.attempt import Attempt

_COLOURS = {  # background, underline
    "world": ("#e3e6ff", "#4f46e5"),
    "agent": ("#d5f0eb", "#0f766e"),
    "event": ("#fbe6c4", "#b45309"),
    "rate": ("#dbeafe", "#2563eb"),
    "amount": ("#e0f2fe", "#0284c7"),
    "total": ("#ede9fe", "#7c3aed"),
    "rel": ("#fce7f3", "#be185d"),
    "goal": ("#fff1c9", "#e0a100"),
}
_FONT = "system-ui,'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"
_BOX = (
    f"font-family:{_FONT};color:#1f2937;background:#fff;max-width:960px;padding:16px;border-radius:12px;line-height:1.7"
)
_NOTE = "margin:6px 0;color:#92400e"


def solution_html(solution: Told, lang: str = "zh", top: int = 1, kind: str = "", method: str = "") -> str:
    """The first readings with how sure they are, and what else the text may mean."""
    shown = solution.attempts[:top]
    body = "".join(
        f'<p style="font-weight:600;margin:0">{escape(headline(solution, attempt, lang))}</p>'
        + "".join(f'<p style="{_NOTE}">⚠ {escape(note)}</p>' for note in notes(solution, attempt, lang))
        + html(attempt, lang, kind, method, doubts=False)
        for attempt in shown
    )
    found = [o for o in others(solution, shown[0], lang) if all(o.attempt is not a for a in shown)]
    if found and doubtful(solution, shown[0]):
        items = "".join(f"<li>{escape(other_line(other, lang))}</li>" for other in found)
        body += f'<p style="margin:8px 0 0">{escape(say("doubt.others", lang))}</p><ul>{items}</ul>'
    return f'<section class="fabula-solution" lang="{lang}" style="{_BOX}">{body}</section>'


def html(attempt: Attempt, lang: str = "zh", kind: str = "", method: str = "", doubts: bool = True) -> str:
    """The problem with its parts coloured, the picture, the steps and the answer; styles are inline."""
    against = (escape(objection(doubt, lang)) for doubt in attempt.objections) if doubts else ()
    notes = "".join(f'<p style="{_NOTE}">⚠ {doubt}</p>' for doubt in against)
    return (
        f'<div class="fabula" lang="{lang}" style="{_BOX}">'
        f'<p style="font-size:17px;margin:0 0 4px">{coloured(attempt)}</p>'
        f'<p style="font-size:12px;color:#6b7280;margin:0 0 12px">{_legend(attempt, lang)}</p>'
        f'<div style="overflow-x:auto">{_fitting(picture(attempt, lang, kind).svg)}</div>'
        + "".join(_methods(attempt, lang, method))
        + f'<p style="font-weight:600;font-size:17px;margin:8px 0">{escape(reply(attempt, lang))}</p>'
        + f"{notes}</div>"
    )


def _fitting(svg: str) -> str:
    """The picture no wider than the page; a style of its own would be against the policy of our own page."""
    return svg.replace("<svg ", '<svg style="max-width:100%;height:auto" ', 1)


def _methods(attempt: Attempt, lang: str, wanted: str) -> Iterator[str]:
    """The solution by the first method, and by the other one behind a click."""
    offered = methods(attempt)
    ordered = sorted(offered, key=lambda m: (m != wanted, METHODS.index(m)))
    for at, method in enumerate(ordered):
        told = [step for step in steps(attempt, lang, method) if step.kind != "answer"]
        items = "".join(_item(step, lang) for step in told)
        if not items:
            continue
        listed = f'<ol style="padding-left:1.6em;margin:12px 0">{items}</ol>'
        title = escape(say(f"method.{method}", lang))
        yield listed if at == 0 else f"<details><summary>{title}</summary>{listed}</details>"


def _item(step: ExplainedStep, lang: str) -> str:
    reason = f'<br><small style="color:#6b7280">{escape(step.reason)}</small>' if step.reason else ""
    quote = f' title="{escape(step.quote)}"' if step.quote else ""
    return f"<li{quote}>{step_html(step, lang)}{reason}</li>"


def step_html(step: ExplainedStep, lang: str = "zh") -> str:
    """A step with its formulas typeset; nothing of the problem's text is taken for markup."""
    if step.kind in ("let", "unit", "system", "convert", "answer") or not step.lines:
        return escape(step.text)
    lines = escape(say("sep.so", lang)).join(mathml(line, lang) for line in step.lines)
    name = f"{step.name[:1].upper()}{step.name[1:]}{say('sep.colon', lang)}" if step.name else ""
    return escape(name) + lines


def coloured(attempt: Attempt) -> str:
    """The problem's text with its parts marked."""
    return "".join(_pieces(attempt))


def _pieces(attempt: Attempt) -> Iterator[str]:
    text, at = attempt.problem.text, 0
    for run in roles(attempt):
        yield escape(text[at : run.start])
        yield _mark(escape(text[run.start : run.end]), run.role, run.refs)
        at = run.end
    yield escape(text[at:])


def _mark(words: str, role: str, refs: Refs = ()) -> str:
    back, line = _COLOURS[role]
    style = f"background:{back};color:#1f2937;border-bottom:2px solid {line};border-radius:3px;padding:0 2px"
    return f'<mark data-role="{role}"{data_ref(refs)} style="{style}">{words}</mark>'


def _legend(attempt: Attempt, lang: str) -> str:
    present = dict.fromkeys(run.role for run in roles(attempt))
    return " ".join(_mark(escape(_role(role, lang)), role) for role in _COLOURS if role in present)


def _role(role: str, lang: str) -> str:
    return say(f"role.{role}" if said(f"role.{role}", lang) else f"node.{role}", lang)
