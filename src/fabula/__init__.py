"""Fabula: algebra story problems solved by way of the situation behind them.

    import fabula
    fabula.solve("每千克梨3.65元，妈妈买13千克梨要付多少元？").answer.text  # 47.45元

The names below are the public ones; each is loaded at its first use, so that importing costs nothing.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fabula.errors import FabulaError, InternalError, ModelError, ReadError
    from fabula.explain.steps import ExplainedStep
    from fabula.solution import Equation, Solution, SolvedReading, Status
    from fabula.solve.attempt import Answer
    from fabula.solver import Solver, load, solve, solve_many
else:  # so that a checker of types knows what is not there

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'fabula' has no attribute {name!r}")
        found: object = getattr(import_module(_HOMES[name]), name)
        globals()[name] = found
        return found


__version__ = "0.1.0"
__all__ = [
    "Answer", "Equation", "ExplainedStep", "FabulaError", "InternalError", "ModelError", "ReadError",
    "Solution", "SolvedReading", "Solver", "Status", "__version__", "load", "solve", "solve_many",
]  # fmt: skip

_NAMES = {
    "fabula.errors": ("FabulaError", "InternalError", "ModelError", "ReadError"),
    "fabula.explain.steps": ("ExplainedStep",),
    "fabula.solution": ("Equation", "Solution", "SolvedReading", "Status"),
    "fabula.solve.attempt": ("Answer",),
    "fabula.solver": ("Solver", "load", "solve", "solve_many"),
}
_HOMES = {name: home for home, names in _NAMES.items() for name in names}


def __dir__() -> list[str]:
    return sorted(__all__)


class _Package(ModuleType):
    """``fabula.solve`` is a function; importing the package of that name must not put it in its place."""

    def __setattr__(self, name: str, value: object) -> None:
        if name not in _HOMES or not isinstance(value, ModuleType):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
