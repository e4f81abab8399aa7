"""A GRU cell in numpy, for all networks that run without torch."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


def gru(into: Array, from_: Array, state: Array) -> Array:
    """The next states (K, D), with torch's order of gates: reset, update, new.

    ``into`` and ``from_`` (K, 3D) are what the input and the old state come to through their weights.
    """
    d = state.shape[1]
    reset = 1 / (1 + np.exp(-(into[:, :d] + from_[:, :d])))
    keep = 1 / (1 + np.exp(-(into[:, d : 2 * d] + from_[:, d : 2 * d])))
    new = np.tanh(into[:, 2 * d :] + reset * from_[:, 2 * d :])
    mixed: Array = (1 - keep) * new + keep * state
    return mixed
