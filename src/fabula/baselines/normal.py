"""One way of writing an equation out of the many that say the same.

3+N1*N0 and N0*N1+3 are one equation to a reader and two targets to a decoder, which then has to learn which
of them the annotator liked. Sums and products are brought into one order: the operands of a chain of + or of
* are sorted by the place of their first number in the text, constants last, and put together again leaning to
the left. Only the laws of commutation and association are used, so the value never changes; the operands of
-, / and ^ stay where they are.
"""

from __future__ import annotations

from functools import reduce

from fabula.data.expression import Binary, Expression, Number, numbers

_LAST = 1000


def normal(tree: Expression) -> Expression:
    """The same value, one way of writing it."""
    if not isinstance(tree, Binary):
        return tree
    if tree.operator in "+*":
        operands = sorted(map(normal, _operands(tree, tree.operator)), key=_order)
        return reduce(lambda left, right: Binary(tree.operator, left, right), operands)
    return Binary(tree.operator, normal(tree.left), normal(tree.right))


def _operands(tree: Expression, operator: str) -> list[Expression]:
    if isinstance(tree, Binary) and tree.operator == operator:
        return _operands(tree.left, operator) + _operands(tree.right, operator)
    return [tree]


def _order(tree: Expression) -> tuple[int, int, str]:
    """By the first number of the text in it; of equal ones the smaller tree, then the spelling."""
    literals = numbers(tree)
    return min(map(_place, literals)), len(literals), str(tree)


def _place(literal: Number) -> int:
    return int(literal.text[1:]) if literal.text[0] == "N" else _LAST
