"""Explanations: printers over a solved attempt, one per output; none of them computes anything new."""

from fabula.explain.html import html
from fabula.explain.journey import journey
from fabula.explain.jsonform import attempt_json, step_json
from fabula.explain.latex import latex
from fabula.explain.markdown import markdown
from fabula.explain.reply import reply
from fabula.explain.segments import segments
from fabula.explain.steps import ExplainedStep, plain, steps
from fabula.explain.svg import svg
from fabula.explain.tree import tree
from fabula.explain.view import Picture, pictures, view
from fabula.explain.wording import Wording

__all__ = [
    "ExplainedStep",
    "Picture",
    "Wording",
    "attempt_json",
    "html",
    "journey",
    "latex",
    "markdown",
    "pictures",
    "plain",
    "reply",
    "segments",
    "step_json",
    "steps",
    "svg",
    "tree",
    "view",
]
