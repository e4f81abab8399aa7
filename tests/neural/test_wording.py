"""A model outlives the relation language it was trained with."""

from __future__ import annotations

import numpy as np
import pytest

from fabula.errors import ModelError
from fabula.extract.neural.heads import SYMBOLS, translated
from fabula.extract.neural.wording import wording

NOW = wording().names


def weights(rows: int) -> dict[str, np.ndarray]:
    return {SYMBOLS: np.arange(3.0 * rows, dtype=np.float32).reshape(rows, 3), "begin": np.ones(3)}


def test_the_same_language_changes_nothing() -> None:
    old = weights(len(NOW))
    assert (translated(old, NOW)[SYMBOLS] == old[SYMBOLS]).all()


def test_words_keep_their_rows_and_new_ones_are_average() -> None:
    before = ("gone", *reversed(NOW[:-2]))  # two have been added since, one was taken away, all were moved
    old = weights(len(before))
    new = translated(old, before)
    assert new[SYMBOLS].shape == (len(NOW), 3) and (new["begin"] == 1).all()
    for place, word in enumerate(NOW[:-2]):
        assert (new[SYMBOLS][place] == old[SYMBOLS][before.index(word)]).all()
    assert new[SYMBOLS][-1] == pytest.approx(old[SYMBOLS].mean(0))


def test_a_list_that_does_not_fit_is_named() -> None:
    with pytest.raises(ModelError, match="words of relations"):
        translated(weights(len(NOW) - 1), NOW)
