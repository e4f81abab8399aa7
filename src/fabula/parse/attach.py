"""Attachment: which of several nodes a stretch of text belongs to.

The paper connects nodes by two distances: words apart in the text, and links apart in the dependency tree,
with the subject of the verb preferred. Words decide where they can; the dependency parser, which takes a
second and a half to load and is an extra, is consulted only when two candidates are about equally near.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fabula.errors import logger
from fabula.text import Problem, Token
from fabula.text.syntax import HINT, available, dependency_distance

Range = tuple[int, int]
CLOSE = 3  # words: a smaller difference than this does not decide
SUBJECT = 2.0  # links that being the subject of the verb is worth


def attach(problem: Problem, child: Range, candidates: Sequence[Range]) -> int:
    """The index of the candidate that ``child`` belongs to."""
    if not candidates:
        raise ValueError("nothing to attach to")
    distances = [word_distance(problem, child, c) for c in candidates]
    order = sorted(range(len(candidates)), key=lambda i: distances[i])
    if len(order) == 1 or distances[order[1]] - distances[order[0]] >= CLOSE or not _syntax():
        return order[0]
    near = [i for i in order if distances[i] - distances[order[0]] < CLOSE]
    return min(near, key=lambda i: (link_distance(problem, child, candidates[i]), distances[i]))


@cache
def _syntax() -> bool:
    """Whether there is a dependency parser to ask; that there is none is said once."""
    if not available():
        logger.warning("two owners are equally near, and no dependency parser is installed: %s", HINT)
    return available()


def word_distance(problem: Problem, child: Range, other: Range) -> float:
    """Words between the two; what is told before is a little nearer than what follows."""
    a, b = _first(problem.tokens, child), _first(problem.tokens, other)
    return abs(a - b) + (0.5 if b > a else 0.0)


def link_distance(problem: Problem, child: Range, other: Range) -> float:
    """Links between the two in the dependency tree; a subject counts as nearer."""
    tokens = problem.parsed
    a, b = _first(tokens, child), _first(tokens, other)
    bonus = SUBJECT if tokens[b].relation.startswith("nsubj") else 0.0
    return dependency_distance(tokens, a, b) - bonus


def _first(tokens: Sequence[Token], span: Range) -> int:
    """The first token that reaches into the span; the last one if there is none."""
    for token in tokens:
        if token.span.end > span[0]:
            return token.index
    return len(tokens) - 1
