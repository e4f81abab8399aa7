"""Equation normalisation (Wang et al. 2018): of all equations that say the same, one is learned.

1. A shorter equation is preferred: what cancels goes (a+b-b), a common factor is taken out (a*c+b*c is
   (a+b)*c).
2. Numbers stand as near as possible to their order in the text: a chain of + and - is a list of signed terms,
   a chain of * and / one of factors and divisors; the first that is added (multiplied) comes first, then the
   rest, each in the order of its first number, constants last.

Brackets are not our business: a postfix sequence has none. Only laws of arithmetic are used; the value stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from fabula.data.expression import Binary, Expression, Number, numbers

_LAST = 1000
_CHAINS = {"+": ("+", "-"), "*": ("*", "/")}  # an operation and its inverse


Part = tuple[bool, Expression]  # whether it is subtracted (divided by)


def normalised(tree: Expression) -> Expression:
    """The same value, the shortest way of writing it that we know, in the order of the text."""
    if not isinstance(tree, Binary):
        return tree
    if tree.operator in "+-":
        return _sum(_parts(tree, "+"))
    if tree.operator in "*/":
        return _chain("*", _cancelled(_normal_parts(_parts(tree, "*"), "*")))
    return Binary(tree.operator, normalised(tree.left), normalised(tree.right))


def _parts(tree: Expression, operator: str, inverse: bool = False) -> list[Part]:
    """A chain as a list: a-(b-c) is +a -b +c."""
    forward, backward = _CHAINS[operator]
    if isinstance(tree, Binary) and tree.operator in (forward, backward):
        turned = inverse != (tree.operator == backward)
        return _parts(tree.left, operator, inverse) + _parts(tree.right, operator, turned)
    return [(inverse, tree)]


def _normal_parts(parts: Sequence[Part], operator: str) -> list[Part]:
    """Every part normalised; one that has become a chain of the same kind is taken apart again."""
    return [p for inverse, tree in parts for p in _parts(normalised(tree), operator, inverse)]


def _sum(parts: list[Part]) -> Expression:
    found = _cancelled(_normal_parts(parts, "+"))
    common = _common_factor(found)
    if common is None:
        return _chain("+", found)
    rest = [(inverse, _without(tree, common)) for inverse, tree in found]
    if any(tree is None for _, tree in rest):
        return _chain("+", found)
    inner = _sum([(inverse, tree) for inverse, tree in rest if tree is not None])
    return _chain("*", _parts(Binary("*", inner, common), "*"))


def _cancelled(parts: list[Part]) -> list[Part]:
    """Without pairs of a part and its inverse; a chain of which nothing is left stays as it is."""
    left: list[Part] = []
    for inverse, tree in parts:
        if (not inverse, tree) in left:
            left.remove((not inverse, tree))
        else:
            left.append((inverse, tree))
    return left if any(not inverse for inverse, _ in left) else parts


def _common_factor(parts: Sequence[Part]) -> Expression | None:
    """A number of the text that every term is multiplied with."""
    if len(parts) < 2:
        return None
    factors = [[tree for inverse, tree in _parts(term, "*") if not inverse] for _, term in parts]
    shared = [f for f in factors[0] if isinstance(f, Number) and all(f in other for other in factors[1:])]
    return shared[0] if shared else None


def _without(term: Expression, factor: Expression) -> Expression | None:
    """The term without the factor; None where nothing would be left."""
    parts = _parts(term, "*")
    parts.remove((False, factor))
    return _chain("*", parts) if any(not inverse for inverse, _ in parts) else None


def _chain(operator: str, parts: Sequence[Part]) -> Expression:
    """The parts as a tree that leans to the left: first one that is not inverted."""
    forward, backward = _CHAINS[operator]
    ordered = sorted(parts, key=lambda part: _order(part[1]))
    first = next((part for part in ordered if not part[0]), None)
    assert first is not None, "the first operand of a chain is never inverted"
    ordered.remove(first)
    return reduce(
        lambda left, part: Binary(backward if part[0] else forward, left, part[1]), ordered, first[1]
    )


def _order(tree: Expression) -> tuple[int, int, str]:
    """By the first number of the text in it; of equal ones the smaller tree, then the spelling."""
    literals = numbers(tree)
    return min(map(_place, literals)), len(literals), str(tree)


def _place(literal: Number) -> int:
    return int(literal.text[1:]) if literal.text[0] == "N" else _LAST
