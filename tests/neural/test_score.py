"""p(pg|x) as the paper writes it."""

from __future__ import annotations

import math

import pytest

from fabula.parse.score import Parts, Reduction, Weights, log_probability

PARTS = Parts((0.5, 0.7), (0.9, 0.8, 0.7), (0.4, 0.2))


def test_the_paper_s_formula() -> None:
    assert math.exp(log_probability(PARTS)) == pytest.approx(0.6 * 0.8 * 0.6)


def test_other_reductions() -> None:
    assert math.exp(log_probability(PARTS, Reduction.MEAN)) == pytest.approx(0.6 * 0.8 * 0.3)
    assert math.exp(log_probability(PARTS, Reduction.PRODUCT)) == pytest.approx(0.6 * 0.8 * 0.08)


def test_what_is_not_there_is_certain() -> None:
    assert log_probability(Parts((), (), ())) == 0.0
    assert log_probability(Parts((0.0,), (), ())) < -20


def test_the_joint_probability_counts_what_is_not_there() -> None:
    whole = Parts((0.5,), (0.9,), (0.4,), tags=-2.0, placed=-1.0, stated=-3.0)
    assert log_probability(whole, Reduction.JOINT, Weights(0.5, 1.0, 2.0)) == pytest.approx(-1 - 1 - 6)
    idle = Parts((0.5,), (0.9,), (0.4,), tags=-2.0, placed=-4.0, stated=-3.0)
    assert log_probability(idle) == log_probability(whole)
    assert log_probability(idle, Reduction.JOINT) < log_probability(whole, Reduction.JOINT)
