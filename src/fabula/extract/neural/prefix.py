"""Expressions as words in prefix order, one spelling for each: what the writer writes.

A word is an operator or an operand. ``480 / (70 + 50)`` is ``/ 480 + 70 50``; sums and products are flattened and
their parts put in the order of the text, what is taken away or divided by is gathered: ``100 - 20 - 30`` is
``- 100 + 20 30``. So steps that differ only in what is done first have the same words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fabula.extract.neural.steps import OPERATIONS, Step

OPERATORS = ("+", "-", "*", "/")
PLUS, MINUS, TIMES, OVER = range(len(OPERATORS))
FIRST = len(OPERATORS)  # the word of operand 0
MOST_WORDS = 31
ROOT = FIRST * 2  # the place of the first word; others are 2 * operator + side

PREFIX = "writer."  # of the weights' names in a model's heads

Words = tuple[int, ...]


@dataclass(frozen=True)
class _Group:
    """A sum or a product: ``sign`` is PLUS or TIMES, the parts that are added and those that are taken away."""

    sign: int
    plus: tuple[_Tree, ...]
    minus: tuple[_Tree, ...]


_Tree = int | _Group


def words_of(steps: Sequence[Step], given: int) -> Words:
    """The words of the last step's result over ``given`` operands; none if there are too many."""
    trees: list[_Tree] = list(range(given))
    for step in steps:
        trees.append(_joined(step.operation, trees[step.left], trees[step.right]))
    words = _spelled(trees[-1]) if steps else ()
    return words if len(words) <= MOST_WORDS else ()


def _joined(operation: int, a: _Tree, b: _Tree) -> _Group:
    name = OPERATIONS[operation]
    if name in ("b-a", "b/a"):
        a, b = b, a
    sign = PLUS if "+" in name or "-" in name else TIMES
    inverse = "-" in name or "/" in name
    (plus, minus), (more, less) = _parts(a, sign), _parts(b, sign)
    if inverse:
        more, less = less, more
    return _Group(sign, (*plus, *more), (*minus, *less))


def _parts(tree: _Tree, sign: int) -> tuple[tuple[_Tree, ...], tuple[_Tree, ...]]:
    return (tree.plus, tree.minus) if isinstance(tree, _Group) and tree.sign == sign else ((tree,), ())


def _spelled(tree: _Tree) -> Words:
    if isinstance(tree, int):
        return (FIRST + tree,)
    inverse = tree.sign + 1
    added, taken = (_chain(tree.sign, parts) for parts in (tree.plus, tree.minus))
    return (inverse, *added, *taken) if taken else added


def _chain(sign: int, parts: Sequence[_Tree]) -> Words:
    spelled = sorted((_spelled(part) for part in parts), key=_order)
    words: list[int] = []
    for i, part in enumerate(spelled):
        words += [sign] * (i + 1 < len(spelled))
        words += part
    return tuple(words)


def _order(words: Words) -> tuple[int, int, Words]:
    """By the operand that stands first in the text."""
    return min(w for w in words if w >= FIRST), len(words), words


def places_of(words: Sequence[int]) -> tuple[int, ...]:
    """Under which operator, and on which side of it, each word stands; known before the word is."""
    open_: list[int] = [ROOT]
    places = []
    for word in words:
        places.append(open_.pop())
        if word < FIRST:
            open_ += [2 * word + 1, 2 * word]
    return tuple(places)


def steps_of(words: Sequence[int], given: int) -> tuple[Step, ...] | None:
    """The words as steps, equal ones once; None if they are no expression, or relate a number to itself."""
    steps: list[Step] = []
    known: dict[Step, int] = {}
    stack: list[int] = []
    for word in reversed(words):
        if word >= FIRST:
            stack.append(word - FIRST)
            continue
        if len(stack) < 2:
            return None
        left, right = stack.pop(), stack.pop()
        if left == right:
            return None
        turned = left > right and word in (MINUS, OVER)
        name = f"b{OPERATORS[word]}a" if turned else f"a{OPERATORS[word]}b"
        step = Step(min(left, right), max(left, right), OPERATIONS.index(name))
        if step not in known:
            known[step] = given + len(steps)
            steps.append(step)
        stack.append(known[step])
    return tuple(steps) if len(stack) == 1 and steps else None
