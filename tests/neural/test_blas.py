"""numpy multiplies in one thread while a problem is read, and as before when it is not."""

from __future__ import annotations

import numpy as np
import pytest

import fabula
from fabula.extract.neural import blas
from fabula.extract.neural.ear import Ear


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> blas.Switch:
    """A numpy that was imported before us, with two threads."""
    monkeypatch.setenv(blas.VARIABLE, "1")
    assert np.dot(1, 2) == 2
    switch = blas.openblas()
    if switch is not None:
        return switch
    count = [2]  # a numpy with another library: then at least the switching itself
    made: blas.Switch = (lambda: count[0], lambda new: count.__setitem__(0, new))
    monkeypatch.setattr(blas, "openblas", lambda: made)
    return made


def test_one_thread_for_a_while(threads: blas.Switch, monkeypatch: pytest.MonkeyPatch) -> None:
    get, set_ = threads
    before = get()
    try:
        set_(2)
        with pytest.raises(RuntimeError), blas.one_thread():
            assert get() == 1
            raise RuntimeError
        assert get() == 2
        monkeypatch.setenv(blas.VARIABLE, "2")
        with blas.one_thread():
            assert get() == 2, "who asks for threads gets them"
    finally:
        set_(before)


def test_while_a_problem_is_read(threads: blas.Switch, monkeypatch: pytest.MonkeyPatch) -> None:
    get, set_ = threads
    before, seen, hear = get(), [], Ear.hear

    def hearing(self: Ear, problem: fabula.solution.Problem) -> fabula.solution.Problem:
        seen.append(get())
        return hear(self, problem)

    monkeypatch.setattr(Ear, "hear", hearing)
    try:
        set_(2)
        assert fabula.solve("果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？").answer is not None
        assert (seen, get()) == ([1], 2)
    finally:
        set_(before)
