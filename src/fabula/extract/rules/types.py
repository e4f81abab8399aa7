"""The problem type, recognised from words and units."""

from __future__ import annotations

import re

from fabula.situation import ProblemType
from fabula.text import Problem


def problem_type(problem: Problem) -> ProblemType:
    text = problem.text
    if re.search(r"千米|公里|米/|速度|相遇|行驶|相距", text) and re.search(r"时|分|相距|全程|行|地", text) and not re.search(r"第[一二].*修|修路", text):
        return ProblemType.JOURNEY
    if re.search(r"元|钱|价|角", text):
        return ProblemType.PRICE
    if re.search(r"第[一二1-9]", text):
        return ProblemType.TASK
    return ProblemType.RELATION
