"""One thread for products as small as ours, also where numpy was imported before we could ask for it.

OpenBLAS reads ``OPENBLAS_NUM_THREADS`` once, with numpy. Where it has more threads already, they wait for each other
at every product; on a machine whose cores others are using that makes a problem take seconds instead of 50 ms.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

VARIABLE = "OPENBLAS_NUM_THREADS"
_HOMES = ("numpy._core._multiarray_umath", "numpy.core._multiarray_umath")  # of numpy 2, and of 1
_NAMES = ("scipy_openblas_{}_num_threads64_", "openblas_{}_num_threads64_", "openblas_{}_num_threads")

Switch = tuple[Callable[[], int], Callable[[int], object]]


@contextmanager
def one_thread() -> Iterator[None]:
    """As long as this lasts numpy multiplies in one thread, unless the environment says otherwise."""
    switch = openblas() if os.environ.get(VARIABLE, "1") == "1" else None
    before = switch[0]() if switch else 1
    if switch is None or before == 1:
        yield
        return
    switch[1](1)
    try:
        yield
    finally:
        switch[1](before)


@cache
def openblas() -> Switch | None:
    """How many threads the OpenBLAS of numpy has, and how to set it; None where numpy has another library."""
    for home in _HOMES:
        try:
            library = ctypes.CDLL(sys.modules[home].__file__)
        except (KeyError, OSError):  # another numpy; a module that only forwards
            continue
        for name in _NAMES:
            if hasattr(library, name.format("set")):
                return getattr(library, name.format("get")), getattr(library, name.format("set"))
    return None
