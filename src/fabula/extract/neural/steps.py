"""Expressions as steps: each step relates two numbers, and its result is a number like the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

OPERATIONS = ("a+b", "a-b", "b-a", "a*b", "a/b", "b/a")
MOST_STEPS = 8


@dataclass(frozen=True, slots=True)
class Step:
    """``operation`` (an index into OPERATIONS) on operands number ``left`` < ``right``."""

    left: int
    right: int
    operation: int

    def __str__(self) -> str:
        name = OPERATIONS[self.operation]
        return name.replace("a", f"n{self.left}").replace("b", f"n{self.right}")


def apply(operation: int, a: Fraction, b: Fraction) -> Fraction | None:
    """The result; None if it divides by zero."""
    name = OPERATIONS[operation]
    if name == "a+b":
        return a + b
    if name == "a*b":
        return a * b
    if name in ("b-a", "b/a"):
        a, b = b, a
    if name in ("a-b", "b-a"):
        return a - b
    return a / b if b else None


def run(values: Sequence[Fraction], steps: Sequence[Step]) -> Fraction | None:
    """The value of the last step."""
    known = list(values)
    for step in steps:
        value = apply(step.operation, known[step.left], known[step.right])
        if value is None:
            return None
        known.append(value)
    return known[-1] if steps else None
