"""Explanations: printers over a solved attempt, one per output; none of them computes anything new.

Loaded with every answer; what draws or typesets (``html``, ``svg``, ``latex``, ``journey``, ``segments``, ``view``,
``markdown``) is imported by whoever needs it.
"""

from fabula.explain.jsonform import attempt_json, step_json
from fabula.explain.reply import reply
from fabula.explain.steps import ExplainedStep, plain, steps
from fabula.explain.tree import tree
from fabula.explain.wording import Wording

__all__ = ["ExplainedStep", "Wording", "attempt_json", "plain", "reply", "step_json", "steps", "tree"]
