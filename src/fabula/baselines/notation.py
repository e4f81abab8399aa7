"""Expressions over symbols as token sequences and back: prefix for trees, postfix and infix for sequences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from fabula.data.expression import Binary, Expression, Negative, Number, evaluate
from fabula.errors import DataError
from fabula.situation.arithmetic import Tokens

OPERATORS = ("+", "-", "*", "/", "^")
_POWER = frozenset("^")
_BINDING = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}


def prefix(tree: Expression) -> tuple[str, ...]:
    """``- N1 * N0 2``"""
    if isinstance(tree, Binary):
        return (tree.operator, *prefix(tree.left), *prefix(tree.right))
    return (_symbol(tree),)


def postfix(tree: Expression) -> tuple[str, ...]:
    """``N1 N0 2 * -``"""
    if isinstance(tree, Binary):
        return (*postfix(tree.left), *postfix(tree.right), tree.operator)
    return (_symbol(tree),)


def infix(tree: Expression) -> tuple[str, ...]:
    """``N1 - N0 * 2``, with no more brackets than needed."""
    if not isinstance(tree, Binary):
        return (_symbol(tree),)
    own = _BINDING[tree.operator]
    # - and / lean to the left, ^ to the right
    left = _bracketed(tree.left, own + (tree.operator == "^"))
    right = _bracketed(tree.right, own + (tree.operator != "^"))
    return (*left, tree.operator, *right)


def _bracketed(tree: Expression, least: int) -> tuple[str, ...]:
    tokens = infix(tree)
    weak = isinstance(tree, Binary) and _BINDING[tree.operator] < least
    return ("(", *tokens, ")") if weak else tokens


def _symbol(tree: Expression) -> str:
    if isinstance(tree, Negative):
        raise DataError("a sign is no symbol")
    assert isinstance(tree, Number)
    return tree.text


def from_prefix(tokens: Sequence[str], values: Mapping[str, Fraction]) -> Expression:
    """The tree of a prefix sequence; DataError if it is none, or uses a symbol without a value."""
    stack: list[Expression] = []
    for token in reversed(tokens):
        if token in OPERATORS:
            if len(stack) < 2:
                raise DataError("an operator without operands")
            stack.append(Binary(token, stack.pop(), stack.pop()))
        else:
            stack.append(_number(token, values))
    return _only(stack)


def from_postfix(tokens: Sequence[str], values: Mapping[str, Fraction]) -> Expression:
    """The tree of a postfix sequence."""
    stack: list[Expression] = []
    for token in tokens:
        if token in OPERATORS:
            if len(stack) < 2:
                raise DataError("an operator without operands")
            right, left = stack.pop(), stack.pop()
            stack.append(Binary(token, left, right))
        else:
            stack.append(_number(token, values))
    return _only(stack)


def from_infix(tokens: Sequence[str], values: Mapping[str, Fraction]) -> Expression:
    """The tree of an infix sequence, by operator precedence."""
    return _Infix(tokens, values).whole()


class _Infix(Tokens[Expression]):
    def __init__(self, tokens: Sequence[str], values: Mapping[str, Fraction]) -> None:
        super().__init__(tokens)
        self.values = values

    def fail(self, message: str) -> Exception:
        return DataError(message)

    def joined(self, op: str, left: Expression, right: Expression, at: int) -> Expression:
        return Binary(op, left, right)

    def operand(self) -> Expression:
        base = super().operand()
        return Binary("^", base, self.operand()) if self.operator(_POWER) else base

    def leaf(self, token: str) -> Expression:
        return _number(token, self.values)


def _number(token: str, values: Mapping[str, Fraction]) -> Number:
    if token not in values:
        raise DataError(f"no value for {token!r}")
    return Number(values[token], token)


def _only(stack: list[Expression]) -> Expression:
    if len(stack) != 1:
        raise DataError("not one expression")
    return stack[0]


def value_of(tree: Expression) -> Fraction | None:
    """The exact value; None for a division by zero or a power out of reach."""
    try:
        return evaluate(tree)
    except DataError:
        return None
