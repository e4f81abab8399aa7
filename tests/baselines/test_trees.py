"""GTS and Graph2Tree: shapes, gradients, batches, rates."""

from __future__ import annotations

from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from tests.baselines.shared import (  # noqa: E402
    Kind,
    tiny_config,
)
from tests.learn.tiny import encoder_folder, problems  # noqa: E402

from fabula.baselines.baseline import Baseline  # noqa: E402
from fabula.baselines.graph2tree import Graph2Tree  # noqa: E402
from fabula.baselines.gts import Gts, GtsNetwork  # noqa: E402
from fabula.baselines.masking import mask  # noqa: E402

KINDS: list[Kind] = [Gts, Graph2Tree]


def prepared(kind: Kind, **more: object) -> tuple[Baseline, GtsNetwork, object]:
    records = problems(6)
    baseline = kind(tiny_config(kind, **more))
    masked = [mask(record.text) for record in records]
    baseline.setup = baseline._prepare(records, masked)
    network = baseline.network(baseline.setup)
    assert isinstance(network, GtsNetwork)
    return baseline, network, baseline.collate(baseline.examples(records, masked))


@pytest.mark.parametrize("kind", KINDS)
def test_shapes(kind: Kind) -> None:
    baseline, network, batch = prepared(kind)
    memory, goal = network.read(batch)
    fixed, numbers = len(baseline.setup.symbols.fixed), batch.numbers.shape[1]
    assert memory.states.shape == (*batch.words.shape, 32)
    assert memory.symbols.shape == (6, fixed + numbers, 32)
    assert goal.shape == (6, 32)
    assert network(batch).shape == ()


@pytest.mark.parametrize("kind", KINDS)
def test_every_weight_learns(kind: Kind) -> None:
    _, network, batch = prepared(kind)
    network(batch).backward()
    still = {name for name, p in network.named_parameters() if p.grad is None or not p.grad.abs().sum()}
    assert still == set()


@pytest.mark.parametrize("kind", KINDS)
def test_a_problem_is_read_alike_alone_and_in_a_batch(kind: Kind) -> None:
    baseline, network, _ = prepared(kind)
    records = problems(6)
    examples = baseline.examples(records, [mask(record.text) for record in records])
    network.eval()
    with torch.no_grad():
        together = float(network(baseline.collate(examples)))
        alone = [float(network(baseline.collate([example]))) for example in examples]
    assert together == pytest.approx(sum(alone) / len(alone), abs=1e-4)


def test_the_encoder_learns_at_its_own_rate(tmp_path: Path) -> None:
    from fabula.learn.loop import _optimizer

    encoder = encoder_folder(tmp_path / "bert")
    _, network, _ = prepared(Gts, encoder=str(encoder))
    config = tiny_config(Gts).loop
    rates = {
        id(parameter): group["lr"]
        for group in _optimizer(network, config).param_groups
        for parameter in group["params"]
    }
    for name, parameter in network.named_parameters():
        assert rates[id(parameter)] == (config.rate if ".bert." in name else config.head_rate), name
