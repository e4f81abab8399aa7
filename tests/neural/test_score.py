"""p(pg|x) as the paper writes it."""

from __future__ import annotations

import math

import pytest

from fabula.parse.score import Parts, Reduction, log_probability

PARTS = Parts((0.5, 0.7), (0.9, 0.8, 0.7), (0.4, 0.2))


def test_the_paper_s_formula() -> None:
    assert math.exp(log_probability(PARTS)) == pytest.approx(0.6 * 0.8 * 0.6)


def test_other_reductions() -> None:
    assert math.exp(log_probability(PARTS, Reduction.MEAN)) == pytest.approx(0.6 * 0.8 * 0.3)
    assert math.exp(log_probability(PARTS, Reduction.PRODUCT)) == pytest.approx(0.6 * 0.8 * 0.08)


def test_what_is_not_there_is_certain() -> None:
    assert log_probability(Parts((), (), ())) == 0.0
    assert log_probability(Parts((0.0,), (), ())) < -20
