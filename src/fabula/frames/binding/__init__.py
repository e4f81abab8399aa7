"""Expressions told as situations: every number in its row, every operation as what it means there."""

from fabula.frames.binding.binder import Binder
from fabula.frames.binding.expression import Operand, Operation

__all__ = ["Binder", "Operand", "Operation"]
