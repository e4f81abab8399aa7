"""The beam against every expression there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

np = pytest.importorskip("numpy")

from fabula.extract.neural.encode import Operand  # noqa: E402
from fabula.extract.neural.relate import (  # noqa: E402
    Proposal,
    RelationDecoder,
    _allowed,
    _Hypothesis,
    _Move,
    _taken,
    _Vectors,
)
from fabula.extract.neural.steps import OPERATIONS, Step  # noqa: E402

DIM, WIDTH = 6, 8


def decoder(seed: int) -> RelationDecoder:
    draw = np.random.default_rng(seed)

    def matrix(*shape: int) -> object:
        return draw.normal(0, 0.7, shape).astype("float32")

    weights = {
        "operand.weight": matrix(DIM, 2 * WIDTH), "operand.bias": matrix(DIM),
        "operand_norm.weight": np.ones(DIM), "operand_norm.bias": np.zeros(DIM),
        "one": matrix(DIM), "state.weight": matrix(DIM, 2 * WIDTH), "state.bias": matrix(DIM),
        "first.weight": matrix(6 * DIM, DIM), "first.bias": matrix(6 * DIM),
        "second.weight": matrix(6 * DIM, DIM), "both.weight": matrix(6 * DIM, DIM),
        "result.weight": matrix(DIM, DIM), "result.bias": matrix(DIM),
        "result_norm.weight": np.ones(DIM), "result_norm.bias": np.zeros(DIM),
        "key.weight": matrix(2 * DIM, DIM), "key.bias": matrix(2 * DIM),
        "update.weight_ih": matrix(3 * DIM, DIM), "update.weight_hh": matrix(3 * DIM, DIM),
        "update.bias_ih": matrix(3 * DIM), "update.bias_hh": matrix(3 * DIM),
    }  # fmt: skip
    return RelationDecoder(weights)


def every_expression(
    model: RelationDecoder, seen: _Vectors, values: tuple[Fraction, ...], deepest: int
) -> list[Proposal]:
    """All finished expressions of at most so many steps, by plain recursion over one hypothesis at a time."""
    found: list[Proposal] = []

    def go(at: _Hypothesis, seen: _Vectors, left: int) -> None:
        scores = at.score + model.log_probabilities(seen.related, seen.state)[0]
        for a, b in combinations(range(len(at.values)), 2):
            for operation in range(len(OPERATIONS)):
                step, row = Step(a, b, operation), seen.pairs.index((a, b))
                value = _allowed(at, step, last=True)
                if value is not None:
                    found.append(Proposal((*at.steps, step), value, float(scores[row, operation, 1])))
                value = _allowed(at, step, last=False)
                if value is not None and left > 1:
                    move = _Move(float(scores[row, operation, 0]), 0, row, step, False, value)
                    go(_taken(at, move), model._grow(seen, [move]), left - 1)

    go(_Hypothesis(0.0, (), values, frozenset()), seen, deepest)
    return sorted(found, key=lambda p: -p.score)


@pytest.mark.parametrize("seed", range(4))
def test_a_wide_beam_finds_the_best_expressions(seed: int) -> None:
    model = decoder(seed)
    vectors = np.random.default_rng(seed + 100).normal(size=(5, WIDTH)).astype("float32")
    operands = (
        Operand(Fraction(1), None, 0),
        Operand(Fraction(12), 0, 1),
        Operand(Fraction(2, 5), 1, 3),
    )
    found = model.decode(vectors, operands, 4, beam=400)
    values = tuple(o.value for o in operands)
    expected = every_expression(model, model._start(vectors, operands, 4), values, 3)
    short = [p for p in found if len(p.steps) <= 3][:10]
    assert [p.steps for p in short] == [p.steps for p in expected[:10]]
    assert [p.score for p in short] == pytest.approx([p.score for p in expected[:10]], abs=1e-4)


def test_only_well_formed_expressions() -> None:
    vectors = np.random.default_rng(0).normal(size=(6, WIDTH)).astype("float32")
    operands = tuple(Operand(Fraction(v), i or None, i) for i, v in enumerate((1, 5, 9, 4)))
    for proposal in decoder(1).decode(vectors, operands, 5, beam=30):
        used = [p for step in proposal.steps for p in (step.left, step.right)]
        results = range(len(operands), len(operands) + len(proposal.steps) - 1)
        assert all(result in used for result in results)
        assert proposal.value > 0
        assert len(set(proposal.steps)) == len(proposal.steps)


def test_nothing_to_relate_gives_nothing() -> None:
    vectors = np.zeros((3, WIDTH), "float32")
    assert decoder(0).decode(vectors, (Operand(Fraction(1), None, 0),), 1) == []
