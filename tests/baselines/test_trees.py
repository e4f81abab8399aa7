"""GTS and Graph2Tree: shapes, gradients, the shared test, the option of a pretrained encoder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from tests.baselines.shared import (  # noqa: E402
    Kind,
    check_odd_texts,
    check_overfits_saves_and_loads,
    fitted,
    solved,
    tiny_config,
)
from tests.learn.tiny import encoder_folder, problems  # noqa: E402

from fabula.baselines.baseline import Baseline  # noqa: E402
from fabula.baselines.graph2tree import Graph2Tree  # noqa: E402
from fabula.baselines.gts import Gts, GtsNetwork  # noqa: E402
from fabula.baselines.masking import mask  # noqa: E402
from fabula.data.records import BlindProblem, Record  # noqa: E402
from fabula.data.system import Counted, Storable  # noqa: E402

KINDS: list[Kind] = [Gts, Graph2Tree]


@pytest.fixture(scope="module", params=KINDS)
def trained(request: pytest.FixtureRequest) -> tuple[Baseline, list[Record]]:
    return fitted(request.param)


def test_overfits_saves_and_loads(trained: tuple[Baseline, list[Record]], tmp_path: Path) -> None:
    check_overfits_saves_and_loads(*trained, tmp_path / "model")


def test_unusual_texts_get_an_answer_or_none(trained: tuple[Baseline, list[Record]]) -> None:
    check_odd_texts(trained[0].predict)


def test_it_reads_kinds_of_problems_not_numbers(trained: tuple[Baseline, list[Record]]) -> None:
    other = problems(12, seed=9)
    assert solved(trained[0], other) == len(other)


def test_answers_are_different_and_confidence_is_a_share(trained: tuple[Baseline, list[Record]]) -> None:
    baseline, records = trained
    for record in records:
        found = baseline.predict(record.blind())
        assert len(set(found.answers)) == len(found.answers) > 0
        assert 0 < found.confidence <= 1
        assert found.status == "solved"


def test_the_expression_is_shown_as_the_text_writes_it(trained: tuple[Baseline, list[Record]]) -> None:
    problem = BlindProblem("1", "小明有14个苹果，小红有5个苹果，一共有多少个苹果？")
    assert trained[0].predict(problem).working().expression == "14+5"


def test_it_is_a_system_that_can_be_stored(trained: tuple[Baseline, list[Record]]) -> None:
    assert isinstance(trained[0], Storable) and isinstance(trained[0], Counted)


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


@pytest.mark.parametrize("kind", KINDS)
def test_a_pretrained_encoder_below(kind: Kind, tmp_path: Path) -> None:
    encoder = encoder_folder(tmp_path / "bert")
    loop = replace(tiny_config(kind).loop, passes=100, rate=1e-3)
    baseline, records = fitted(kind, encoder=str(encoder), loop=loop)
    (tmp_path / "bert").rename(tmp_path / "gone")  # a saved baseline needs it no more
    check_overfits_saves_and_loads(baseline, records, tmp_path / "model")
    check_odd_texts(baseline.predict)


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
