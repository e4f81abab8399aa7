"""One solution as a self-contained fragment of HTML, for notebooks and pages."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from fabula.explain.refs import Refs, data_ref
from fabula.explain.reply import reply
from fabula.explain.spans import roles
from fabula.explain.steps import ExplainedStep, steps
from fabula.explain.svg import svg
from fabula.explain.wording import KIND_NAMES, objection
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
_NAMES = {
    "zh": {
        "rate": "每份",
        "amount": "份数",
        "total": "总量",
        "rel": "关系",
        "goal": "所求",
        "solution": "解",
    },
    "en": {
        "rate": "rate",
        "amount": "amount",
        "total": "total",
        "rel": "relation",
        "goal": "asked",
        "solution": "Solution",
    },
}
_FONT = "system-ui,'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"
_BOX = (
    f"font-family:{_FONT};color:#1f2937;background:#fff;max-width:960px;"
    "padding:16px;border-radius:12px;line-height:1.7"
)


def html(attempt: Attempt, lang: str = "zh") -> str:
    """The problem with its parts coloured, the picture, the steps and the answer; styles are inline."""
    told = steps(attempt, lang)
    items = "".join(_item(step) for step in told if step.kind != "answer")
    doubts = (escape(objection(doubt, lang)) for doubt in attempt.objections)
    notes = "".join(f'<p style="margin:6px 0;color:#92400e">⚠ {doubt}</p>' for doubt in doubts)
    return (
        f'<div class="fabula" lang="{lang}" style="{_BOX}">'
        f'<p style="font-size:17px;margin:0 0 4px">{coloured(attempt)}</p>'
        f'<p style="font-size:12px;color:#6b7280;margin:0 0 12px">{_legend(attempt, lang)}</p>'
        f'<div style="overflow-x:auto">{svg(attempt, lang)}</div>'
        + (f'<ol style="padding-left:1.6em;margin:12px 0">{items}</ol>' if items else "")
        + f'<p style="font-weight:600;font-size:17px;margin:8px 0">{escape(reply(attempt, lang))}</p>'
        + f"{notes}</div>"
    )


def _item(step: ExplainedStep) -> str:
    reason = f'<br><small style="color:#6b7280">{escape(step.reason)}</small>' if step.reason else ""
    quote = f' title="{escape(step.quote)}"' if step.quote else ""
    return f"<li{quote}>{escape(step.text)}{reason}</li>"


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
    names = {**KIND_NAMES[lang], **_NAMES[lang]}
    present = dict.fromkeys(run.role for run in roles(attempt))
    return " ".join(_mark(escape(names[role]), role) for role in _COLOURS if role in present)
