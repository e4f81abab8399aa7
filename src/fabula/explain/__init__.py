"""Explanations: printers over a solved attempt, one per output; none of them computes anything new.

Loaded with every answer; ``journey``, ``segments``, ``view`` and ``markdown`` are imported by whoever draws.
"""

from fabula.explain.html import html
from fabula.explain.jsonform import attempt_json, step_json
from fabula.explain.latex import latex
from fabula.explain.reply import reply
from fabula.explain.steps import ExplainedStep, plain, steps
from fabula.explain.svg import svg
from fabula.explain.tree import tree
from fabula.explain.wording import Wording

__all__ = [
    "ExplainedStep",
    "Wording",
    "attempt_json",
    "html",
    "latex",
    "plain",
    "reply",
    "step_json",
    "steps",
    "svg",
    "tree",
]
