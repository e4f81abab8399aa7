"""Spans of a layer: the most probable tags against all rows of tags, and what it costs to drop a span."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from fabula.extract.neural.heads import log_softmax
from fabula.extract.neural.labels import BEGIN, INSIDE, OUTSIDE
from fabula.extract.neural.spans import Option, options


def random_tags(seed: int, length: int = 7) -> np.ndarray:
    return log_softmax(np.random.default_rng(seed).normal(0, 2, (length, 3)).astype(np.float32))


def spans(row: tuple[int, ...]) -> list[tuple[int, int]]:
    """Spans of a row of tags, the first of which belongs to token 1."""
    found: list[tuple[int, int]] = []
    for token, tag in enumerate(row, 1):
        if tag == BEGIN:
            found.append((token, token + 1))
        elif tag == INSIDE:
            found[-1] = (found[-1][0], token + 1)
    return found


def legal(row: tuple[int, ...]) -> bool:
    return all(tag != INSIDE or before != OUTSIDE for before, tag in itertools.pairwise((OUTSIDE, *row)))


@pytest.mark.parametrize("seed", range(25))
def test_the_best_row_is_that_of_brute_force(seed: int) -> None:
    tags = random_tags(seed)
    rows = filter(legal, itertools.product((OUTSIDE, BEGIN, INSIDE), repeat=len(tags) - 2))
    best = max(rows, key=lambda row: sum(float(tags[t, tag]) for t, tag in enumerate(row, 1)))
    found = {(o.start, o.end) for o in options(tags)}
    assert set(spans(best)) <= found
    covered = [t for o in options(tags) for t in range(o.start, o.end)]
    assert len(covered) == len(set(covered))


@pytest.mark.parametrize("seed", range(25))
def test_costs_are_the_tags_probabilities(seed: int) -> None:
    tags = random_tags(seed)
    for option in options(tags):
        inner = range(option.start + 1, option.end)
        there = tags[option.start, BEGIN] + sum(tags[t, INSIDE] for t in inner)
        absent = sum(tags[t, OUTSIDE] for t in range(option.start, option.end))
        assert (option.there, option.absent) == pytest.approx((-float(there), -float(absent)), abs=1e-4)


def test_a_span_that_may_begin_is_an_option() -> None:
    tags = np.log(np.array([[0.9, 0.05, 0.05], [0.7, 0.25, 0.05], [0.9, 0.05, 0.05], [0.9, 0.05, 0.05]]))
    (found,) = options(tags.astype(np.float32))
    assert (found.start, found.end) == (1, 2)
    assert isinstance(found, Option) and found.there > found.absent


def test_no_words_no_spans() -> None:
    assert options(random_tags(0, 2)) == []
