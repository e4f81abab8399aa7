"""What the tests of MathEN and Group-ATT share: a few problems, small settings, checks of a network."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import torch
from tests.learn.tiny import problems

from fabula.baselines.baseline import Baseline, BaselineConfig, Network
from fabula.baselines.batch import Batch
from fabula.baselines.masking import mask


def small(kind: type[Baseline], passes: int = 2, **more: Any) -> Baseline:
    """A baseline of a few thousand parameters."""
    config = replace(kind.settings(), embedding=16, hidden=32, layers=1, dropout=0.0, word_count=1, **more)
    loop = replace(config.loop, passes=passes, batch=6, head_rate=5e-3, half=False)
    made: BaselineConfig = replace(config, loop=loop)
    return kind(made)


def prepared(kind: type[Baseline], **more: Any) -> tuple[Baseline, Network, Batch]:
    """A network that has learned nothing, and a batch of all problems."""
    made = small(kind, **more)
    records = problems(9)
    masked = [mask(record.text) for record in records]
    torch.manual_seed(3)
    made.setup = made._prepare(records, masked)
    made.model = made.network(made.setup)
    return made, made.model, made.collate(made.examples(records, masked))


def check_gradients(kind: type[Baseline], **more: Any) -> None:
    """Every parameter gets a gradient, and it is the slope of the loss."""
    _, network, batch = prepared(kind, **more)
    network.double()
    network(batch).backward()
    silent = [n for n, p in network.named_parameters() if p.grad is None or not p.grad.abs().sum()]
    assert not silent
    for name, parameter in network.named_parameters():
        assert parameter.grad is not None
        place = int(parameter.grad.abs().argmax())
        slope = float(parameter.grad.flatten()[place])
        flat, step = parameter.data.view(-1), 1e-6
        flat[place] += step
        above = float(network(batch).detach())
        flat[place] -= 2 * step
        below = float(network(batch).detach())
        flat[place] += step
        measured = (above - below) / (2 * step)
        assert abs(measured - slope) <= 1e-4 * max(1.0, abs(slope)), name


def check_padding(kind: type[Baseline], **more: Any) -> None:
    """What a problem costs does not depend on the longer problems beside it."""
    made, network, batch = prepared(kind, **more)
    records = problems(9)
    masked = [mask(record.text) for record in records]
    network.eval()
    alone = [network(made.collate([example])) for example in made.examples(records, masked)]
    tokens = (batch.targets >= 0).sum(1).float()
    mean = (torch.stack(alone) * tokens).sum() / tokens.sum()
    torch.testing.assert_close(network(batch), mean, rtol=1e-4, atol=1e-5)
