"""Questions reversed: what was asked is told, a number of the text is asked, and the expression gives that number."""

from __future__ import annotations

from fractions import Fraction

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from fabula.data.records import Record
from fabula.extract.neural.encode import CLS, FRACTION, MASK, SEP, UNKNOWN, WHOLE
from fabula.extract.neural.steps import run
from fabula.learn.disturb import Disturbance, Disturber
from fabula.learn.relating import Example, examples
from fabula.learn.reverse import Node, Tree, leaves, solved_for, steps_of, tree_of

TEXTS = {
    "meeting": ("客车每小时行70千米，货车每小时行50千米，从相距480千米的AB相对开出，几小时后相遇？", "x=480/(70+50)"),
    "share": ("一本书有240页，小明看了全书的(3/8)，小明看了多少页？", "x=240*(3/8)"),
    "rest": ("仓库里有75袋大米，运走25袋，还剩多少袋？", "x=75-25"),
    "part": ("果园里有40棵树，其中15棵是梨树，梨树占总数的几分之几？", "x=15/40"),
    "twice": ("长方形花坛边上插了一圈旗，每边8面，两边各多插3面，两边一共多少面？", "x=8+3+8+3"),
}
SPECIAL = (CLS, SEP, UNKNOWN, MASK, WHOLE, FRACTION)
CHARACTERS = {c for text, _ in TEXTS.values() for c in text} | set("，。；！：？多少几分之几百分之几")
WORDS = {w: i for i, w in enumerate((*SPECIAL, *sorted(CHARACTERS)))}
NAMES = {i: w for w, i in WORDS.items()}


def example(name: str) -> Example:
    text, equation = TEXTS[name]
    return examples([Record(name, text, equation=equation, answer="1")], WORDS)[0]


def reversed_ones(name: str, tries: int = 30) -> set[Example]:
    """Everything that may be asked instead."""
    torch.manual_seed(1)
    found = example(name)
    reverse = Disturber([found], WORDS).reverse
    return {reverse(found) for _ in range(tries)} - {found}


def told(one: Example) -> str:
    return "".join(NAMES[i] for i in one.encoded.ids[1:-1]).replace(WHOLE, "#").replace(FRACTION, "%")


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("rest", {"运走#袋，还剩#袋。仓库里有多少袋大米？", "运走#袋，还剩#袋。仓库里有几袋大米？",
                  "仓库里有#袋大米，还剩#袋。运走多少袋？", "仓库里有#袋大米，还剩#袋。运走几袋？"}),
        ("share", {"小明看了全书的%，小明看了#页。一本书有多少页？", "小明看了全书的%，小明看了#页。一本书有几页？",
                   "一本书有#页，小明看了#页。小明看了全书的几分之几？"}),
        # 其中15棵 leans on what stands before, so it stays
        ("part", {"其中#棵是梨树，梨树占总数的%。果园里有多少棵树？", "其中#棵是梨树，梨树占总数的%。果园里有几棵树？",
                  "果园里有#棵树，其中多少棵是梨树，梨树占总数的%？",
                  "果园里有#棵树，其中几棵是梨树，梨树占总数的%？"}),
    ],
)  # fmt: skip
def test_all_that_may_be_asked(name: str, texts: set[str]) -> None:
    assert {told(one) for one in reversed_ones(name)} == texts


@pytest.mark.parametrize("name", ["meeting", "share", "rest", "part"])
def test_the_expression_gives_what_is_asked_now(name: str) -> None:
    values = {o.value for o in example(name).encoded.operands[1:]}
    answer = run([o.value for o in example(name).encoded.operands], example(name).steps)
    found = reversed_ones(name)
    assert found
    for one in found:
        known = [o.value for o in one.encoded.operands]
        assert known.count(answer or Fraction(0)) == 1
        assert {run(known, one.steps)} == values - set(known)
        for operand in one.encoded.operands[1:]:
            assert NAMES[one.encoded.ids[operand.token]] in (WHOLE, FRACTION)
        assert [o.token for o in one.encoded.operands] == sorted(o.token for o in one.encoded.operands)
        assert NAMES[one.encoded.ids[one.encoded.goal]] in "多几"


def test_a_number_that_stands_twice_is_not_asked() -> None:
    assert not reversed_ones("twice")


def test_hidden_tokens_are_none_that_say_what_is_counted_or_asked() -> None:
    torch.manual_seed(1)
    found = example("meeting")
    disturb = Disturber([found], WORDS, Disturbance(reversed=0.0, hidden=1.0, added=0.0, removed=0.0))
    shown = told(disturb(found))
    assert shown.replace(MASK, "") == "#千，#千，#千，几小？"
    assert disturb(found).steps == found.steps


TREES = st.recursive(
    st.integers(1, 5), lambda inner: st.builds(Node, st.sampled_from("+-*/"), inner, inner), max_leaves=6
)


def value(tree: Tree, values: list[Fraction]) -> Fraction | None:
    """By the tree itself, not by its steps."""
    if isinstance(tree, int):
        return values[tree]
    a, b = value(tree.left, values), value(tree.right, values)
    if a is None or b is None or (tree.sign == "/" and not b):
        return None
    return {"+": a + b, "-": a - b, "*": a * b, "/": a / b if b else None}[tree.sign]


@given(TREES, st.lists(st.fractions(1, 99, max_denominator=9), min_size=6, max_size=6))
def test_steps_and_trees_say_the_same(tree: Tree, values: list[Fraction]) -> None:
    steps = steps_of(tree, len(values))
    if steps:
        assert run(values, steps) == value(tree, values)
        assert value(tree_of(steps, len(values)), values) == value(tree, values)


@given(TREES, st.lists(st.fractions(1, 99, max_denominator=9), min_size=6, max_size=6), st.integers(1, 5))
def test_what_is_solved_for_comes_out(tree: Tree, values: list[Fraction], target: int) -> None:
    total, found = value(tree, values), solved_for(target, tree, target)
    assert (found is None) == (leaves(tree).count(target) != 1)
    if total and found is not None:
        told = [*values[:target], total, *values[target + 1 :]]
        assert value(found, told) in (values[target], None)
