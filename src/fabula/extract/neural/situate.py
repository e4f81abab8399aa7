"""Expressions of the relation decoder as situations: bound to the facts of the text (``frames/binding``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from fabula.extract.neural.encode import Operand
from fabula.extract.neural.steps import OPERATIONS, Step
from fabula.frames import binding as bind
from fabula.frames.types import problem_type
from fabula.situation import ParseGraph, derive
from fabula.text import Problem


class Situator:
    """Makes situations of the expressions of one problem."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.binder = self._binder(problem)

    @cached_property
    def unheard(self) -> bind.Binder:
        """A binder that goes by the facts alone."""
        return self._binder(replace(self.problem, heard=()))

    @staticmethod
    def _binder(problem: Problem) -> bind.Binder:
        return bind.Binder(problem, problem_type(problem))

    @property
    def asks(self) -> bool:
        """Whether the text tells what is asked for."""
        return self.binder.matcher.asked is not None

    def graph(self, operands: Sequence[Operand], steps: Sequence[Step], score: float) -> ParseGraph:
        """The graph of an expression; its goal is the result of the last step.

        Where what was heard puts unlike things into one row, and the graph outside the grammar, the facts decide.
        """
        given = [bind.Operand(o.value, o.quantity) for o in operands]
        operations = [_operation(s) for s in steps]
        graph = self.binder.graph(given, operations, score)
        if not self.problem.heard or derive(graph):
            return graph
        other = self.unheard.graph(given, operations, score)
        return other if derive(other) else graph


def _operation(step: Step) -> bind.Operation:
    name = OPERATIONS[step.operation]
    left, right = (step.right, step.left) if name[0] == "b" else (step.left, step.right)
    return bind.Operation(left, right, name[1])
