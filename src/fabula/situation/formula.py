"""Formulas: the small arithmetic language in which relations state their equations.

``a = b * (1 + n)`` in ``relations.txt`` is parsed once into a tree; giving its parameters terms
yields an :class:`Equation` over attributes. Nothing here evaluates text.

    formula  :=  sum "=" sum
    sum      :=  product (("+" | "-") product)*
    product  :=  factor (("*" | "/" | "//") factor)*      (7 // 2 is 3: how often it is full)
    factor   :=  NUMBER | NAME | fold "(" NAME ")" | "(" sum ")"
    fold     :=  "sum" | "product" | "count"          (over a variadic parameter, written ``a...``)
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce

from fabula.errors import GrammarError
from fabula.situation.arithmetic import Tokens, tokens
from fabula.situation.terms import Number, Slot, Unknown

Leaf = Number | Slot | Unknown


@dataclass(frozen=True, slots=True)
class Binary:
    """``left op right`` with op one of + - * / //."""

    op: str
    left: Expr
    right: Expr

    def __str__(self) -> str:
        return show(self)


Expr = Leaf | Binary
Binding = Mapping[str, "Expr | tuple[Expr, ...]"]

def full(a: Fraction, b: Fraction) -> Fraction:
    """How many times ``b`` is in ``a``, full times only."""
    return Fraction(a // b)


PRECEDENCE = {"+": 1, "-": 1, "*": 2, "/": 2, "//": 2}
OPERATORS: dict[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": full,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Equation:
    """Two sides that are equal; ``relation`` is the index of the relation in its graph."""

    left: Expr
    right: Expr
    relation: int = -1

    def __str__(self) -> str:
        return f"{show(self.left)} = {show(self.right)}"


def show(expr: Expr, leaf: object = str) -> str:
    """The expression with the fewest brackets; ``leaf`` prints numbers and attributes."""

    def side(child: Expr, parent: str, right: bool) -> str:
        text = show(child, leaf)
        if not isinstance(child, Binary):
            return text
        lower = PRECEDENCE[child.op] < PRECEDENCE[parent]
        again = parent in ("-", "/", "//") or (parent == "*" and has_floor(child))  # 2 * (7 // 2) is 6, 2 * 7 // 2 is 7
        same = PRECEDENCE[child.op] == PRECEDENCE[parent] and right and again
        return f"({text})" if lower or same else text

    if isinstance(expr, Binary):
        return f"{side(expr.left, expr.op, False)} {expr.op} {side(expr.right, expr.op, True)}"
    return leaf(expr)  # type: ignore[operator, no-any-return]


def has_floor(expr: Expr) -> bool:
    """True if it counts how often something is full."""
    return isinstance(expr, Binary) and (expr.op == "//" or has_floor(expr.left) or has_floor(expr.right))


def evaluate(expr: Expr, values: Mapping[Slot | Unknown, Fraction]) -> Fraction:
    """The exact value of an expression all of whose attributes are known."""
    if isinstance(expr, Binary):
        return OPERATORS[expr.op](evaluate(expr.left, values), evaluate(expr.right, values))
    return expr.value if isinstance(expr, Number) else values[expr]


def leaves(expr: Expr) -> Iterator[Leaf]:
    """Numbers, attributes and unknowns from left to right."""
    if not isinstance(expr, Binary):
        yield expr
        return
    ahead: list[Expr] = [expr]
    while ahead:
        found = ahead.pop()
        while isinstance(found, Binary):
            ahead.append(found.right)
            found = found.left
        yield found


@dataclass(frozen=True, slots=True)
class _Name:
    name: str


@dataclass(frozen=True, slots=True)
class _Fold:
    fold: str
    name: str


@dataclass(frozen=True, slots=True)
class _Node:
    op: str
    left: _Tree
    right: _Tree


_Tree = Number | _Name | _Fold | _Node

_FOLDS = ("sum", "product", "count")


class _Reader(Tokens[_Tree]):
    """Reads a formula of a relation."""

    def __init__(self, source: str) -> None:
        super().__init__(tokens(source))
        self.source = source

    def fail(self, message: str) -> Exception:
        return GrammarError(f"formula {self.source!r}: {message}")

    def joined(self, op: str, left: _Tree, right: _Tree, at: int) -> _Tree:
        return _Node(op, left, right)

    def leaf(self, token: str) -> _Tree:
        if token in _FOLDS:
            self.take("(")
            name = self.take()
            self.take(")")
            return _Fold(token, name)
        if token[0].isdigit():
            return Number(Fraction(token))
        if token[0].isalpha():
            return _Name(token)
        raise self.fail(f"unexpected {token!r}")


@dataclass(frozen=True, slots=True)
class Formula:
    """One side, or an equation of two sides (``right`` is None for a function's value)."""

    source: str
    left: _Tree
    right: _Tree | None

    def names(self) -> frozenset[str]:
        """The parameters it speaks of."""
        sides = (self.left,) if self.right is None else (self.left, self.right)
        return frozenset(name for side in sides for name in _names(side))

    def value(self, binding: Binding) -> Expr:
        """The left side with its parameters bound."""
        return _bind(self.left, binding)

    def equation(self, binding: Binding, relation: int = -1) -> Equation:
        """Both sides with their parameters bound."""
        if self.right is None:
            raise GrammarError(f"{self.source!r} is not an equation")
        return Equation(_bind(self.left, binding), _bind(self.right, binding), relation)


def parse_formula(source: str) -> Formula:
    """Parse ``a = b * n`` or ``w - sum(a)``."""
    reader = _Reader(source)
    left, right = reader.climb(), None
    if reader.peek() == "=":
        reader.take()
        right = reader.climb()
    reader.end()
    return Formula(source, left, right)


def _names(tree: _Tree) -> Iterator[str]:
    if isinstance(tree, _Node):
        yield from _names(tree.left)
        yield from _names(tree.right)
    elif not isinstance(tree, Number):
        yield tree.name


def _bind(tree: _Tree, binding: Binding) -> Expr:
    match tree:
        case Number():
            return tree
        case _Node(op, left, right):
            return Binary(op, _bind(left, binding), _bind(right, binding))
        case _Name(name):
            bound = binding[name]
            if isinstance(bound, tuple):
                raise GrammarError(f"{name} stands for several things here; use sum({name})")
            return bound
        case _Fold(fold, name):
            return _fold(fold, binding[name])


def _fold(fold: str, bound: Expr | tuple[Expr, ...]) -> Expr:
    parts = bound if isinstance(bound, tuple) else (bound,)
    if fold == "count":
        return Number(Fraction(len(parts)))
    if not parts:
        return Number(Fraction(0 if fold == "sum" else 1))
    op = "+" if fold == "sum" else "*"
    return reduce(lambda a, b: Binary(op, a, b), parts)
