"""What solving a system can come to, and the trace that shows how."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from fabula.situation.formula import Expr
from fabula.solve.equations import Variable


class Outcome(StrEnum):
    """Every way solving can end has a name."""

    SOLVED = "solved"
    SEVERAL_ROOTS = "several_roots"
    NO_SOLUTION = "no_solution"
    TOO_FEW_EQUATIONS = "too_few_equations"
    CONTRADICTION = "contradiction"
    DIVISION_BY_ZERO = "division_by_zero"
    TIME_LIMIT = "time_limit"


class StepKind(StrEnum):
    """How a step of the trace gets its result."""

    COMPUTE = "compute"  # an attribute from known ones
    LET = "let"  # call an unknown attribute x
    EXPRESS = "express"  # an attribute as a·x + b
    SOLVE = "solve"  # the equation in x that closes the chain
    SYSTEM = "system"  # several unknowns at once
    UNIT = "unit"  # take an attribute as 1: its size does not matter to what is asked


@dataclass(frozen=True, slots=True)
class Linear:
    """``slope · x + constant``: an attribute expressed in the unknown called x."""

    slope: Fraction
    constant: Fraction


@dataclass(frozen=True, slots=True)
class Step:
    """One step: ``target`` gets ``value`` by ``expr`` because of relation number ``relation``.

    ``needs`` are the variables it rests on. A SYSTEM step rests on several relations, in ``relations``.
    """

    kind: StepKind
    target: Variable
    value: Fraction | None = None
    expr: Expr | None = None
    relation: int = -1
    form: Linear | None = None
    sides: tuple[Linear, Linear] | None = None
    needs: tuple[Variable, ...] = ()
    relations: tuple[int, ...] = ()


@dataclass(frozen=True)
class Result:
    """The outcome, the goal's value if there is one, all values found, and only the steps that matter."""

    outcome: Outcome
    value: Fraction | None = None
    roots: tuple[Fraction, ...] = ()
    values: tuple[tuple[Variable, Fraction], ...] = ()
    steps: tuple[Step, ...] = ()
    message: str = ""

    @property
    def solved(self) -> bool:
        return self.outcome is Outcome.SOLVED

    def value_of(self, variable: Variable) -> Fraction | None:
        return dict(self.values).get(variable)
