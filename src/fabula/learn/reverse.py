"""The same story asked the other way: one of its numbers becomes the question, the answer a number of the text.

Reverse operation (Liu et al., 2020) on token ids. 「客车每小时行70千米，…相距480千米…，几小时后相遇？」
becomes 「…相距480千米…，4小时后相遇。客车每小时行多少千米？」: the expression is solved for the number that is asked
now. So every problem asks as many things as it has numbers, and the network has to know what hangs on what, not only
which expression a story like this has.

Randomness comes from torch's generator, whose state a checkpoint keeps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

import torch

from fabula.data.perturb import FILE
from fabula.extract.neural.encode import DECIMAL, FRACTION, PERCENT, WHOLE, Encoded, Operand
from fabula.extract.neural.steps import MOST_STEPS, OPERATIONS, Step, run
from fabula.extract.neural.store import UNKNOWN
from fabula.lang.lexicon import classes
from fabula.learn.relating import Example

ODDEST = 20  # the largest denominator of an answer that may stand in a text
DIGITS = 1000  # … of one that is told as a decimal


@dataclass(frozen=True)
class Node:
    """Two operands or nodes and what is done to them: ``sign`` is one of + - * /."""

    sign: str
    left: Tree
    right: Tree


Tree = int | Node


def tree_of(steps: Sequence[Step], given: int) -> Tree:
    """What the last step comes to, over ``given`` operands."""
    trees: list[Tree] = list(range(given))
    for step in steps:
        left, sign, right = tuple(OPERATIONS[step.operation])
        sides = {"a": trees[step.left], "b": trees[step.right]}
        trees.append(Node(sign, sides[left], sides[right]))
    return trees[-1]


def leaves(tree: Tree) -> list[int]:
    """The operands in a tree, each as often as it stands there."""
    return [tree] if isinstance(tree, int) else [*leaves(tree.left), *leaves(tree.right)]


def solved_for(target: int, tree: Tree, total: int) -> Tree | None:
    """The target as a tree, if ``tree`` comes to operand ``total``; None if it does not stand in it just once."""
    if leaves(tree).count(target) != 1:
        return None
    value: Tree = total
    while isinstance(tree, Node):
        inside = target in leaves(tree.left)
        kept = tree.right if inside else tree.left
        undone = {"+": "-", "-": "+", "*": "/", "/": "*"}[tree.sign]
        behind = not inside and tree.sign in "-/"  # a - x, a / x
        value = Node(tree.sign, kept, value) if behind else Node(undone, value, kept)
        tree = tree.left if inside else tree.right
    return value


def steps_of(tree: Tree, given: int) -> tuple[Step, ...] | None:
    """The tree as steps, equal ones once; None if it relates a number to itself or takes too many."""
    steps: list[Step] = []

    def place(part: Tree) -> int | None:
        if isinstance(part, int):
            return part
        left, right = place(part.left), place(part.right)
        if left is None or right is None or left == right:
            return None
        name = f"a{part.sign}b" if left < right or part.sign in "+*" else f"b{part.sign}a"
        step = Step(min(left, right), max(left, right), OPERATIONS.index(name))
        if step not in steps:
            steps.append(step)
        return given + steps.index(step)

    return tuple(steps) if place(tree) is not None and 0 < len(steps) <= MOST_STEPS else None


def renumbered(tree: Tree, places: Mapping[int, int]) -> Tree:
    """The same over operands in another order."""
    if isinstance(tree, int):
        return places[tree]
    return Node(tree.sign, renumbered(tree.left, places), renumbered(tree.right, places))


@dataclass(frozen=True)
class Turn:
    """What changes: the numeral of operand ``target`` becomes ``asks``, the words ``asked`` become a numeral."""

    target: int
    tree: Tree  # what the target comes to; the target itself stands for the answer in it
    asked: tuple[int, ...]
    asks: tuple[int, ...]
    numeral: int
    answer: Fraction


class Reverser:
    """Knows the words that ask, in the ids of a vocabulary."""

    def __init__(self, vocabulary: Mapping[str, int], ends: frozenset[int]) -> None:
        known = classes(FILE)
        self.ends = ends
        asking = ([_ids(w, vocabulary) for w in known[name]] for name in ("asks", "asks_share", "asks_percent"))
        amounts, shares, percents = ([w for w in words if w] for words in asking)
        self.tokens = {name: vocabulary[name] for name in (WHOLE, DECIMAL, FRACTION, PERCENT) if name in vocabulary}
        self.kinds = {token: name for name, token in self.tokens.items()}
        self.words = {WHOLE: amounts, DECIMAL: amounts, FRACTION: shares, PERCENT: percents}
        self.asking = sorted({*amounts, *shares, *percents}, key=len, reverse=True)
        self.shares = {**dict.fromkeys(shares, FRACTION), **dict.fromkeys(percents, PERCENT)}
        self.stop, self.question = (vocabulary.get(c, vocabulary[UNKNOWN]) for c in "。？")
        self.leans = frozenset(vocabulary[c] for c in (*known["leans"], *known["never"]) if c in vocabulary)

    def __call__(self, example: Example) -> Example:
        """The example with another of its numbers asked; the same if that cannot be done cleanly."""
        encoded, given = example.encoded, len(example.encoded.operands)
        asked = next((w for w in self.asking if encoded.ids[encoded.goal : encoded.goal + len(w)] == w), None)
        answer = run([o.value for o in encoded.operands], example.steps)
        if asked is None or answer is None:
            return example
        kind = self._kind(answer, self.shares.get(asked))
        if kind is None:
            return example
        tree = tree_of(example.steps, given)
        choice = [i for i in range(1, given) if self._may_be_asked(encoded, i)]
        trees = [(i, found) for i in choice if (found := solved_for(i, tree, i)) is not None]
        if not trees:
            return example
        target, turned = trees[int(torch.randint(len(trees), (1,)))]
        words = self.words[self.kinds[encoded.ids[encoded.operands[target].token]]]
        word = words[int(torch.randint(len(words), (1,)))]
        return self._retold(example, Turn(target, turned, asked, word, self.tokens[kind], answer))

    def _may_be_asked(self, encoded: Encoded, i: int) -> bool:
        """A numeral of its own, for which there is a word that asks."""
        operand = encoded.operands[i]
        kind = self.kinds.get(encoded.ids[operand.token])
        alone = sum(o.token == operand.token for o in encoded.operands) == 1
        return kind is not None and alone and not operand.group and bool(self.words[kind])

    def _kind(self, answer: Fraction, share: str | None) -> str | None:
        """As what kind of number the answer would be told, if it can be; ``share`` is what the question asks for."""
        short = DIGITS % answer.denominator == 0
        kind = share or (WHOLE if answer.denominator == 1 else DECIMAL if short else FRACTION)
        odd = (kind != FRACTION and not short) or (kind == FRACTION and answer.denominator > ODDEST)
        return None if odd or answer <= 0 or kind not in self.tokens else kind

    def _retold(self, example: Example, turn: Turn) -> Example:
        """The example with both changes made; the same if its numbers do not bear it."""
        encoded = example.encoded
        at, goal = encoded.operands[turn.target].token, encoded.goal
        instead = {goal: (turn.numeral,), at: turn.asks} | {goal + k: () for k in range(1, len(turn.asked))}
        ids: list[int] = [encoded.ids[0]]
        places: dict[int, int] = {0: 0}
        for start, end, mark in self._order(encoded, at):
            for old in range(start, end):
                places[old] = len(ids)
                last = old == end - 1 and encoded.ids[old] in self.ends
                ids += (mark,) if last and mark is not None else instead.get(old, (encoded.ids[old],))
            if mark is not None and encoded.ids[end - 1] not in self.ends:
                ids.append(mark)
        places[len(encoded.ids) - 1] = len(ids)
        ids.append(encoded.ids[-1])
        operands, order = _operands(encoded, turn.target, places, Operand(turn.answer, -1, places[goal]))
        steps = steps_of(renumbered(turn.tree, order), len(operands))
        if steps is None or run([o.value for o in operands], steps) != encoded.operands[turn.target].value:
            return example
        tags = tuple(t.moved(places.__getitem__) for t in example.tags)
        made = Encoded(tuple(ids), (), tuple(operands), places[at])
        return Example(example.id, made, steps, tags, example.known)

    def _order(self, encoded: Encoded, at: int) -> list[tuple[int, int, int | None]]:
        """The clauses as they are told: where each begins and ends, and the mark it has then, if another than before.

        The clause that asks now goes to the end, unless it leans on what stands before it.
        """
        last = len(encoded.ids) - 1
        cuts = [1, *(i + 1 for i in range(1, last) if encoded.ids[i] in self.ends and i + 1 < last), last]
        spans = list(pairwise(cuts))
        asks, told = (next(k for k, (a, b) in enumerate(spans) if a <= t < b) for t in (at, encoded.goal))
        alone = asks != told and told == len(spans) - 1 and encoded.ids[spans[asks][0]] not in self.leans
        if not alone:
            return [(a, b, None) for a, b in spans]
        marks: dict[int, int | None] = {told: self.stop, asks: self.question}
        order = [k for k in range(len(spans)) if k != asks] + [asks]
        return [(*spans[k], marks.get(k)) for k in order]


def _ids(word: str, vocabulary: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(vocabulary[c] for c in word) if all(c in vocabulary for c in word) else ()


def _operands(
    encoded: Encoded, target: int, places: Mapping[int, int], answer: Operand
) -> tuple[list[Operand], dict[int, int]]:
    """The operands in the order of the new text, and where each old one is now; the answer's is the target's."""
    one, *rest = encoded.operands
    moved = [(i, replace(o, token=places[o.token])) for i, o in enumerate(rest, 1) if i != target]
    ordered = sorted([*moved, (target, answer)], key=lambda pair: pair[1].token)
    return [one, *(o for _, o in ordered)], {0: 0, **{i: k for k, (i, _) in enumerate(ordered, 1)}}
