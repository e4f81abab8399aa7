"""The shared test of every baseline: it overfits a few problems, is saved, loaded, and says the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from tests.learn.tiny import problems

from fabula.baselines.baseline import Baseline, BaselineConfig
from fabula.data.records import BlindProblem, Record
from fabula.learn.loop import LoopConfig

Kind = type[Baseline]
OWN_SIZES = {"width": 24, "convolutions": 2, "blocks": 1, "heads": 2}  # of some
ODD = (
    "",
    "？",
    "3",
    "hello 12 world",
    "一" * 3000,
    "3" * 3000,
    "甲有5个" * 400,
    "有\ud83d个苹果和3个梨，一共多少？",
    "3/0是多少？",
    "小明有3:0个苹果，几个？",
    "😀有12个，吃了12个，还剩几分之几？",
    "\n\t 5　千米 ％ (1/2)",
)


def tiny_config(kind: Kind, **more: object) -> BaselineConfig:
    """Small enough to learn a dozen problems in seconds."""
    loop = LoopConfig(passes=50, batch=4, rate=3e-4, head_rate=1e-2, clip=5.0, half=False)
    made = kind.settings()
    own = {name: size for name, size in OWN_SIZES.items() if hasattr(made, name)}
    small = replace(made, embedding=24, hidden=32, layers=1, dropout=0.0, word_count=1, loop=loop)
    return replace(small, **own | more)  # type: ignore[arg-type]


def fitted(kind: Kind, **more: object) -> tuple[Baseline, list[Record]]:
    records = problems(12)
    baseline = kind(tiny_config(kind, **more))
    baseline.fit(records)
    return baseline, records


def solved(baseline: Baseline, records: list[Record]) -> int:
    """How many of the records the first answer is right for."""
    answers = [baseline.predict(record.blind()).answers for record in records]
    return sum(found[:1] == (Fraction(r.answer or ""),) for found, r in zip(answers, records, strict=True))


def check_overfits_saves_and_loads(baseline: Baseline, records: list[Record], folder: Path) -> None:
    assert solved(baseline, records) == len(records)
    baseline.save(folder)
    other = type(baseline)()
    other.load(folder)
    assert other.parameters() == baseline.parameters()
    for record in records:
        first, second = baseline.predict(record.blind()), other.predict(record.blind())
        assert first == second
        assert first.working() == second.working()


def check_odd_texts(ask: Callable[[BlindProblem], object]) -> None:
    for text in ODD:
        ask(BlindProblem("odd", text))
