"""The one training loop: seeded, logged, resumable; every model in the repository goes through it."""

from __future__ import annotations

import json
import pickle
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import torch
import torch._dynamo  # now, and not in the middle of a training
from torch import Tensor, nn

from fabula.errors import ModelError
from fabula.learn.files import write_atomically
from fabula.terminal.bar import bar

E = TypeVar("E")
B = TypeVar("B")


@dataclass(frozen=True)
class LoopConfig:
    """How to train. ``rate`` is the encoder's learning rate, ``head_rate`` that of everything above it."""

    seed: int = 1
    passes: int = 8
    batch: int = 24
    rate: float = 1e-4
    head_rate: float = 1e-3
    warmup: float = 0.1
    decay: float = 0.01
    clip: float = 1.0
    half: bool = True  # bfloat16 where the processor has it; twice as fast
    save_seconds: float = 120.0
    pool: int = 20  # batches that are sorted by length together

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> LoopConfig:
        return checked(cls, data)


C = TypeVar("C")


def checked(config: type[C], data: dict[str, Any]) -> C:
    """A config dataclass from a dictionary; an unknown key is named and refused."""
    known = {f.name for f in fields(config)}  # type: ignore[arg-type]
    unknown = sorted(set(data) - known)
    if unknown:
        raise ModelError(f"unknown setting {unknown[0]!r}", hint=f"known are {', '.join(sorted(known))}")
    return config(**data)


def set_seed(seed: int) -> None:
    random.seed(seed)
    torch.manual_seed(seed)


def batches(sizes: Sequence[int], config: LoopConfig, number: int) -> list[list[int]]:
    """The batches of one pass: shuffled, then sorted by length within pools, then shuffled again."""
    draw = random.Random(config.seed * 1000 + number)
    order = list(range(len(sizes)))
    draw.shuffle(order)
    made: list[list[int]] = []
    width = config.batch * config.pool
    for start in range(0, len(order), width):
        pool = sorted(order[start : start + width], key=lambda i: sizes[i])
        made += [pool[i : i + config.batch] for i in range(0, len(pool), config.batch)]
    draw.shuffle(made)
    return made


class Log:
    """A JSONL file, one line an event."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.started = time.monotonic()

    def __call__(self, **event: Any) -> None:
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        line = {"seconds": round(time.monotonic() - self.started, 1), **event}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def train(
    model: nn.Module,
    examples: Sequence[E],
    collate: Callable[[Sequence[E]], B],
    size: Callable[[E], int],
    config: LoopConfig,
    *,
    checkpoint: Path | None = None,
    resume: bool = False,
    log: Log | None = None,
    after_pass: Callable[[int], dict[str, float]] | None = None,
    loss: Callable[[nn.Module, B], Tensor] | None = None,
) -> nn.Module:
    """Train in place. With ``resume`` an existing checkpoint is taken up where it was written."""
    if not examples:
        raise ModelError("there is nothing to learn from", hint="is the training file empty?")
    log = log or Log(None)
    set_seed(config.seed)
    where = device()
    model.to(where)
    optimizer = _optimizer(model, config)
    sizes = [size(e) for e in examples]
    a_pass = len(batches(sizes, config, 0))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, _shape(config, a_pass))
    first, skip = 0, 0
    if resume and checkpoint is not None and checkpoint.is_file():
        first, skip = _restore(checkpoint, model, optimizer, schedule)
        log(event="resume", at_pass=first, batch=skip)
    compute = loss or (lambda m, b: m(b))
    saved = time.monotonic()
    with bar("training", config.passes * a_pass, first * a_pass + skip) as further:
        for number in range(first, config.passes):
            model.train()
            began, total = time.monotonic(), 0.0
            plan = batches(sizes, config, number)
            for at, batch in enumerate(plan):
                if number == first and at < skip:
                    continue
                ready = moved(collate([examples[i] for i in batch]), where)
                total += _step(model, optimizer, schedule, compute, ready, config)
                further(1)
                if checkpoint is not None and time.monotonic() - saved > config.save_seconds:
                    save(checkpoint, model, optimizer, schedule, number, at + 1)
                    saved = time.monotonic()
            seconds = time.monotonic() - began
            event: dict[str, Any] = {"loss": round(total / len(plan), 4), "pass_seconds": round(seconds, 1)}
            if after_pass is not None:
                model.eval().to("cpu")
                event |= after_pass(number)
                model.to(where)
            log(event="pass", number=number + 1, **event)
            if checkpoint is not None:
                save(checkpoint, model, optimizer, schedule, number + 1, 0)
                saved = time.monotonic()
    return model.eval().to("cpu")


def device() -> torch.device:
    """Where training happens: on a GPU if there is one."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


@cache
def computes_half() -> bool:
    """Whether the processor has instructions for bfloat16; without them it takes four times as long as float32."""
    if device().type == "cuda":
        return bool(torch.cuda.is_bf16_supported(including_emulation=False))
    told: dict[str, object] = getattr(torch.cpu, "get_capabilities", dict)()
    return any(bool(told.get(name)) for name in ("avx512_bf16", "amx_bf16", "bf16"))


def moved(batch: B, where: torch.device) -> B:
    """The tensors of a batch (a dataclass, or one inside another) where the model is."""
    if where.type == "cpu" or not is_dataclass(batch) or isinstance(batch, type):
        return batch
    found = {f.name: getattr(batch, f.name) for f in fields(batch)}
    kept = {n: v.to(where) if isinstance(v, Tensor) else moved(v, where) for n, v in found.items()}
    return replace(batch, **kept)


def _step(
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    schedule: torch.optim.lr_scheduler.LRScheduler,
    compute: Callable[[nn.Module, B], Tensor],
    batch: B,
    config: LoopConfig,
) -> float:
    optimizer.zero_grad(set_to_none=True)
    with torch.autocast(device().type, torch.bfloat16) if config.half and computes_half() else nullcontext():
        loss = compute(model, batch)
    loss.backward()  # type: ignore[no-untyped-call]
    torch.nn.utils.clip_grad_norm_(model.parameters(), config.clip)
    optimizer.step()
    schedule.step()
    return float(loss.detach())


def _optimizer(model: nn.Module, config: LoopConfig) -> torch.optim.Optimizer:
    """Two learning rates; no decay on vectors (biases, norms)."""
    groups: dict[tuple[bool, bool], list[nn.Parameter]] = {}
    for name, parameter in model.named_parameters():
        groups.setdefault(("bert" in name.split("."), parameter.dim() > 1), []).append(parameter)
    made = [
        {
            "params": parameters,
            "lr": config.rate if encoder else config.head_rate,
            "weight_decay": config.decay if matrix else 0.0,
        }
        for (encoder, matrix), parameters in groups.items()
    ]
    return torch.optim.AdamW(made, fused=True)


def _shape(config: LoopConfig, a_pass: int) -> Callable[[int], float]:
    """Linear up, linear down."""
    total = max(1, config.passes * a_pass)
    rise = max(1, int(total * config.warmup))
    return lambda step: min((step + 1) / rise, max(0.02, (total - step) / max(1, total - rise)))


def save(
    path: Path,
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    schedule: torch.optim.lr_scheduler.LRScheduler,
    number: int,
    batch: int,
) -> None:
    """A checkpoint from which training goes on as if nothing had happened."""
    state = {
        "model": model.state_dict(),
        "optimizer": optimizer.state_dict(),
        "schedule": schedule.state_dict(),
        "pass": number,
        "batch": batch,
        "random": torch.get_rng_state(),
    }
    write_atomically(path, lambda beside: torch.save(state, beside))


def _restore(
    path: Path,
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    schedule: torch.optim.lr_scheduler.LRScheduler,
) -> tuple[int, int]:
    state = load_weights(path, model, hint="delete it, or leave --resume out")
    optimizer.load_state_dict(state["optimizer"])
    schedule.load_state_dict(state["schedule"])
    torch.set_rng_state(state["random"])
    return int(state["pass"]), int(state["batch"])


def load_weights(
    path: Path, model: nn.Module, hint: str = "name a checkpoint of the same model", new: tuple[str, ...] = ()
) -> Any:
    """The weights of a checkpoint into a model; the whole checkpoint is returned.

    Parts whose names begin with one of ``new`` may be missing: they were added since, and stay as they are.
    """
    try:
        state = torch.load(path, map_location="cpu", weights_only=True)
        fill(model, state["model"], new)
    except (OSError, RuntimeError, KeyError, EOFError, ValueError, pickle.UnpicklingError) as error:
        raise ModelError(f"{path}: not a checkpoint of this model", hint=hint) from error
    return state


def fill(model: nn.Module, weights: dict[str, Tensor], new: tuple[str, ...] = ()) -> None:
    """Weights by name into a model; only those whose names begin with one of ``new`` may be missing."""
    kept = {n: w for n, w in model.state_dict().items() if n.startswith(new) and n not in weights}
    model.load_state_dict({**weights, **kept})


def config_json(config: object) -> dict[str, Any]:
    """A config for a log or a model card."""
    return asdict(config)  # type: ignore[call-overload, no-any-return]


def parts(records: Sequence[E], count: int) -> Iterator[tuple[list[E], list[E]]]:
    """For each of ``count`` folds the rest and the fold, by position."""
    for fold in range(count):
        yield (
            [r for i, r in enumerate(records) if i % count != fold],
            [r for i, r in enumerate(records) if i % count == fold],
        )
