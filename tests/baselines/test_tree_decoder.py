"""The tree decoder: training and search give the same probabilities, the beam finds the best there is."""

from __future__ import annotations

from itertools import product

import pytest

torch = pytest.importorskip("torch")

from fabula.baselines.forest import plant  # noqa: E402
from fabula.baselines.notation import OPERATORS  # noqa: E402
from fabula.baselines.tree_decoder import Memory, TreeDecoder  # noqa: E402

HIDDEN, FIXED = 8, len(OPERATORS) + 1  # one constant
LEAVES = (5, 6, 7)  # the constant and two numbers; a third number is padding


@pytest.fixture
def decoder() -> TreeDecoder:
    torch.manual_seed(4)
    made = TreeDecoder(HIDDEN, FIXED, 0.0).eval()
    for parameter in made.parameters():
        parameter.data *= 2  # far from uniform
    return made


def remembered(decoder: TreeDecoder, problems: int = 1) -> tuple[Memory, torch.Tensor]:
    torch.manual_seed(5)
    states, numbers = torch.randn(problems, 6, HIDDEN), torch.randn(problems, 3, HIDDEN)
    real = torch.ones(problems, 6, dtype=torch.bool)
    real[:, 4:] = False
    present = torch.tensor([[True, True, False]]).expand(problems, -1)
    return decoder.remember(states, real, numbers, present), torch.randn(problems, HIDDEN)


def expressions(most: int) -> list[tuple[int, ...]]:
    """Every prefix expression of at most ``most`` symbols."""
    by_size: dict[int, list[tuple[int, ...]]] = {1: [(leaf,) for leaf in LEAVES]}
    for size in range(3, most + 1, 2):
        by_size[size] = [
            (operator, *left, *right)
            for own in range(1, size - 1, 2)
            for operator, left, right in product(range(len(OPERATORS)), by_size[own], by_size[size - 1 - own])
        ]
    return [tree for size in sorted(by_size) for tree in by_size[size]]


def brute_force(decoder: TreeDecoder, most: int) -> dict[tuple[int, ...], float]:
    memory, root = remembered(decoder)
    with torch.no_grad():
        return {tree: -float(decoder.loss(memory, root, plant([tree]))) for tree in expressions(most)}


def test_a_beam_that_holds_everything_is_brute_force(decoder: TreeDecoder) -> None:
    expected = brute_force(decoder, 5)
    assert len(expected) == 3 + 45 + 1350
    memory, root = remembered(decoder)
    with torch.no_grad():
        found = decoder.search(memory, root[0], beam=5000, most=5)
    assert {c.symbols for c in found} == set(expected)
    assert [c.score for c in found] == sorted((c.score for c in found), reverse=True)
    for candidate in found:
        assert candidate.score == pytest.approx(expected[candidate.symbols], abs=1e-4)


def test_a_narrow_beam_finds_true_scores_and_the_best(decoder: TreeDecoder) -> None:
    expected = brute_force(decoder, 5)
    memory, root = remembered(decoder)
    with torch.no_grad():
        found = decoder.search(memory, root[0], beam=25, most=5)
    assert len({c.symbols for c in found}) == 25
    assert found[0].symbols == max(expected, key=expected.__getitem__)
    for candidate in found:
        assert candidate.score == pytest.approx(expected[candidate.symbols], abs=1e-4)


def test_probabilities_of_all_expressions_are_at_most_one(decoder: TreeDecoder) -> None:
    total = sum(torch.tensor(list(brute_force(decoder, 5).values())).exp().tolist())
    assert 0.1 < total <= 1.0001


def test_a_batch_is_the_mean_of_its_problems(decoder: TreeDecoder) -> None:
    trees = [(7,), (0, 6, 2, 7, 5), (3, 1, 5, 6, 7)]
    memory, roots = remembered(decoder, 3)
    together = decoder.loss(memory, roots, plant(trees))
    alone = []
    for row, tree in enumerate(trees):
        own = Memory(**{name: tensor[row : row + 1] for name, tensor in vars(memory).items()})
        alone.append(decoder.loss(own, roots[row : row + 1], plant([tree])))
    assert torch.allclose(together, torch.stack(alone).mean(), atol=1e-5)


def test_every_weight_learns(decoder: TreeDecoder) -> None:
    memory, roots = remembered(decoder, 2)
    decoder.loss(memory, roots, plant([(0, 2, 6, 7, 5), (3, 5, 1, 6, 7)])).backward()
    for name, parameter in decoder.named_parameters():
        assert parameter.grad is not None and parameter.grad.abs().sum() > 0, name


def test_gradients(decoder: TreeDecoder) -> None:
    decoder = decoder.double()
    states = torch.randn(1, 4, HIDDEN, dtype=torch.double, requires_grad=True)
    numbers = torch.randn(1, 2, HIDDEN, dtype=torch.double, requires_grad=True)
    roots = torch.randn(1, HIDDEN, dtype=torch.double, requires_grad=True)
    real, present = torch.ones(1, 4, dtype=torch.bool), torch.ones(1, 2, dtype=torch.bool)

    def loss(states: torch.Tensor, numbers: torch.Tensor, roots: torch.Tensor) -> torch.Tensor:
        memory = decoder.remember(states, real, numbers, present)
        return decoder.loss(memory, roots, plant([(0, 2, 6, 7, 5)]))

    assert torch.autograd.gradcheck(loss, (states, numbers, roots))


def test_a_forest_knows_operands_and_heights() -> None:
    forest = plant([(0, 2, 6, 7, 5), (6,)])
    assert forest.owner.tolist() == [0, 0, 0, 0, 0, 1]
    assert forest.left.tolist() == [1, 2, -1, -1, -1, -1]
    assert forest.right.tolist() == [4, 3, -1, -1, -1, -1]
    assert [level.tolist() for level in forest.heights] == [[1], [0]]
    assert forest.roots.tolist() == [0, 5]
