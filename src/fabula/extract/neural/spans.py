"""From the tags of one layer to spans that may be there or not, each with what either costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from fabula.extract.neural.heads import Array
from fabula.extract.neural.labels import BEGIN, INSIDE, OUTSIDE

LIKELY = 0.1  # a token that begins a span with this probability is worth a second thought


@dataclass(frozen=True, slots=True)
class Option:
    """Tokens that may be a span: minus the log probability of their tags if it is one, and if it is none."""

    start: int
    end: int
    there: float
    absent: float


def options(tags: Array) -> list[Option]:
    """Spans of a layer that do not overlap: the most probable ones, and others that may begin beside them.

    ``tags`` are log probabilities (L, 3); the first and the last token are no words.
    """
    best = list(_spans(_viterbi(tags)))
    covered = {token for start, end in best for token in range(start, end)}
    for token in range(1, len(tags) - 1):
        if token not in covered and tags[token, BEGIN] >= np.log(LIKELY):
            end = _reach(tags, token, covered)
            best.append((token, end))
            covered.update(range(token, end))
    return [_option(tags, start, end) for start, end in sorted(best)]


def _option(tags: Array, start: int, end: int) -> Option:
    inside = float(tags[start, BEGIN] + tags[start + 1 : end, INSIDE].sum())
    return Option(start, end, -inside, -float(tags[start:end, OUTSIDE].sum()))


def _reach(tags: Array, start: int, covered: set[int]) -> int:
    end = start + 1
    while end < len(tags) - 1 and end not in covered and int(tags[end].argmax()) == INSIDE:
        end += 1
    return end


def _viterbi(tags: Array) -> list[int]:
    """The most probable tags in which INSIDE never follows OUTSIDE."""
    score, back = np.array([0.0, -np.inf, -np.inf]), []
    for row in tags[1:-1]:
        come = np.array((score, score, (-np.inf, score[BEGIN], score[INSIDE])))
        back.append(come.argmax(1))
        score = come.max(1) + row
    path = [int(score.argmax())] if back else []
    for step in reversed(back[1:]):
        path.append(int(step[path[-1]]))
    return [OUTSIDE, *reversed(path), OUTSIDE]


def _spans(path: list[int]) -> Iterator[tuple[int, int]]:
    start = None
    for token, tag in enumerate(path):
        if start is not None and tag != INSIDE:
            yield start, token
            start = None
        if tag == BEGIN:
            start = token
