"""MathEN: shapes, gradients, what a decoder may see, the vote."""

from __future__ import annotations

import pytest
import torch
from tests.baselines.sequence_models import (
    check_gradients,
    check_padding,
    prepared,
)

from fabula.baselines.batch import Example
from fabula.baselines.masking import mask
from fabula.baselines.mathen import Ensemble, MathEn
from fabula.baselines.sequences import SequenceModel

SMALL = {"width": 16, "convolutions": 2, "blocks": 1, "heads": 2}
KINDS = ("Recurrent", "Convolutional", "Transformer")


@pytest.mark.parametrize("number", range(3), ids=KINDS)
def test_shapes_and_no_look_ahead(number: int) -> None:
    _, network, batch = prepared(MathEn, **SMALL)
    assert isinstance(network, Ensemble)
    network.eval()
    model, memory = network.read(batch)[number]
    assert type(model).__name__ == KINDS[number]
    rows, length = batch.words.shape
    assert memory.states.shape[:2] == (rows, length) and memory.text.shape[0] == rows
    inputs = torch.full((rows, 6), model.begin)
    scores = model.scores(memory, inputs)
    assert scores.shape == (rows, 6, len(model.symbols.tokens))
    other = inputs.clone()
    other[:, 4:] = 0  # what comes later changes nothing before
    torch.testing.assert_close(model.scores(memory, other)[:, :4], scores[:, :4])
    assert not torch.allclose(model.scores(memory, other)[:, 4], scores[:, 4])


def test_gradients() -> None:
    check_gradients(MathEn, **SMALL)


def test_padding_is_not_read() -> None:
    check_padding(MathEn, **SMALL)


def test_the_most_confident_model_answers() -> None:
    made, network, _ = prepared(MathEn, **SMALL)
    assert isinstance(network, Ensemble)
    network.eval()
    text = "每千克梨4元，妈妈买了12千克梨，要付多少元？"
    batch = made.collate([Example(made.encode(text, mask(text)))])
    tops = [model.search(memory, 2, 4)[0] for model, memory in network.read(batch)]
    found = network.decode(batch, 4)
    assert found[0] == max(tops, key=lambda candidate: candidate.score)
    assert len({c.symbols for c in found}) == len(found)
    assert [c.score for c in found] == sorted((c.score for c in found), reverse=True)


def test_models_share_nothing() -> None:
    _, network, batch = prepared(MathEn, **SMALL)
    assert isinstance(network, Ensemble)
    model, memory = network.read(batch)[0]
    assert isinstance(model, SequenceModel)
    model.loss(memory, batch.targets).backward()
    touched = {name.split(".")[1] for name, p in network.named_parameters() if p.grad is not None}
    assert touched == {"0"}
