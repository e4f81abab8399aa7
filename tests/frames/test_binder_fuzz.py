"""Any expression that a decoder may come up with is bound without a fault, and to no other value than its own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

pytest.importorskip("numpy")

from fabula.extract.neural.encode import Operand, operands
from fabula.extract.neural.situate import Situator
from fabula.extract.neural.steps import OPERATIONS, Step, run
from fabula.solve.renumber import value_of
from fabula.text import read
from fabula.text.heard import Heard, Words

TEXTS = [
    "书店买进字典30本，每本12元，卖出字典25本，每本18元，卖字典的收入比买字典的钱多多少元？",
    "一辆客车每小时行80千米，一辆货车每小时行60千米，两车从相距490千米的两地相对开出，几小时相遇？",
    "果园里有桃树120棵，梨树的棵数是桃树的(3/4)，苹果树比梨树多20%，苹果树有多少棵？",
    "小明今年8岁，爸爸今年36岁，几年后爸爸的年龄是小明的3倍？",
    "修一条路，甲队单独修要12天，乙队单独修要15天，两队合修4天后，还剩这条路的几分之几？",
    "一件大衣原价480元，先提价10%，再打八折出售，现价多少元？",
]


def expression(draw: random.Random, given: int) -> list[Step]:
    """Steps at random, each on two numbers that are there by then; some numbers come up twice, some never."""
    steps = []
    for known in range(given, given + draw.randint(1, 6)):
        left, right = sorted(draw.sample(range(known), 2))
        steps.append(Step(left, right, draw.randrange(len(OPERATIONS))))
    return steps


def heard(draw: random.Random, known: Sequence[Operand], text: str) -> tuple[Heard, ...]:
    """Something heard of some numbers, at random."""

    def words() -> Words | None:
        start = draw.randrange(len(text) - 3)
        return Words((start, start + draw.randint(1, 3)), draw.random()) if draw.random() < 0.7 else None

    found = []
    for quantity in {o.quantity for o in known if o.quantity is not None}:
        role = draw.choice(("rate", "amount", "total", "relation"))
        told = (words(), words(), words(), words())
        found.append(Heard(quantity, role, draw.random(), draw.random() < 0.2, *told))
    return tuple(found)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("listens", [False, True])
def test_every_expression_is_bound(text: str, listens: bool) -> None:
    draw = random.Random(len(text))
    problem = read(text)
    known = operands(problem)
    for _ in range(60):
        told = replace(problem, heard=heard(draw, known, problem.text) if listens else ())
        steps = expression(draw, len(known))
        graph = Situator(told).graph(known, steps, 0.0)
        given = [g.slot for g in graph.givens]
        assert len(given) == len(set(given)), f"{steps}\n{graph}"
        wanted, value = run([o.value for o in known], steps), value_of(graph, told)
        # a step that divides by zero may be one that nothing rests on
        assert wanted is None or value in (None, wanted), f"{steps}\n{graph}"
