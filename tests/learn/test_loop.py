"""The loop: deterministic, resumable, refusing what it does not know."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from fabula.errors import ModelError  # noqa: E402
from fabula.learn.loop import LoopConfig, batches, train  # noqa: E402

POINTS = [(x / 10, 3 * x / 10 + 1) for x in range(-20, 20)]


class Line(torch.nn.Module):  # type: ignore[misc, name-defined]
    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.line = torch.nn.Linear(1, 1)

    def forward(self, batch: tuple[torch.Tensor, torch.Tensor]) -> torch.Tensor:
        return ((self.line(batch[0]) - batch[1]) ** 2).mean()


def collate(chosen: Sequence[tuple[float, float]]) -> tuple[torch.Tensor, torch.Tensor]:
    table = torch.tensor(chosen)
    return table[:, :1], table[:, 1:]


def config(passes: int) -> LoopConfig:
    return LoopConfig(passes=passes, batch=4, head_rate=0.1, half=False)


def test_learns_and_is_the_same_each_time() -> None:
    one, two = Line(), Line()
    for model in (one, two):
        train(model, POINTS, collate, lambda p: 1, config(40))
    assert abs(one.line.weight.item() - 3) < 0.1
    assert torch.equal(one.line.weight, two.line.weight)


def test_killed_and_resumed_is_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole, broken, resumed = Line(), Line(), Line()
    train(whole, POINTS, collate, lambda p: 1, config(6))
    calls = 0

    def fail(chosen: Sequence[tuple[float, float]]) -> tuple[torch.Tensor, torch.Tensor]:
        nonlocal calls
        calls += 1
        if calls == 37:  # in the middle of the fourth pass
            raise KeyboardInterrupt
        return collate(chosen)

    path = tmp_path / "line.pt"
    steady = LoopConfig(**{**config(6).__dict__, "save_seconds": 0.0})
    with pytest.raises(KeyboardInterrupt):
        train(broken, POINTS, fail, lambda p: 1, steady, checkpoint=path)
    train(resumed, POINTS, collate, lambda p: 1, steady, checkpoint=path, resume=True)
    assert torch.equal(whole.line.weight, resumed.line.weight)


def test_a_foreign_checkpoint_is_named(tmp_path: Path) -> None:
    path = tmp_path / "line.pt"
    path.write_bytes(b"no checkpoint")
    with pytest.raises(ModelError, match=r"line\.pt"):
        train(Line(), POINTS, collate, lambda p: 1, config(1), checkpoint=path, resume=True)


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ModelError, match="speed"):
        LoopConfig.from_dict({"speed": 3})


def test_batches_hold_every_example_once() -> None:
    made = batches([5, 3, 9, 1, 1, 7, 2], LoopConfig(batch=2, pool=2), 3)
    assert sorted(i for batch in made for i in batch) == list(range(7))
    assert made == batches([5, 3, 9, 1, 1, 7, 2], LoopConfig(batch=2, pool=2), 3)
