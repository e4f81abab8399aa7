"""What all baselines share: dropped equations, resuming, refusing what is not theirs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from tests.baselines.shared import tiny_config  # noqa: E402
from tests.learn.tiny import problems  # noqa: E402

from fabula.baselines.baseline import BaselineConfig  # noqa: E402
from fabula.baselines.gts import Gts  # noqa: E402
from fabula.baselines.store import CARD, WEIGHTS  # noqa: E402
from fabula.baselines.table import BASELINES, make_baseline  # noqa: E402
from fabula.data.records import BlindProblem, Record  # noqa: E402
from fabula.errors import FabulaError, ModelError  # noqa: E402


def quick(passes: int = 2) -> BaselineConfig:
    config = tiny_config(Gts)
    return replace(config, loop=replace(config.loop, passes=passes))


def test_equations_that_cannot_be_aligned_are_dropped_and_counted() -> None:
    bad = [
        Record("a", "小明有3个苹果，几个？", equation="x=3+777", answer="780"),
        Record("b", "小明有3个苹果，几个？", equation="x=((", answer="3"),
        Record("c", "小明有3个苹果，几个？", equation=None, answer="3"),
    ]
    gts = Gts(quick())
    gts.fit([*problems(6), *bad])
    assert gts.dropped == 3


def test_nothing_to_learn_from() -> None:
    with pytest.raises(ModelError, match="nothing to learn"):
        Gts(quick()).fit([])


def test_unfitted() -> None:
    with pytest.raises(ModelError, match="gts"):
        Gts().predict(BlindProblem("1", "小明有3个苹果，吃了2个，还剩几个？"))


def test_training_goes_on_where_it_was(tmp_path: Path) -> None:
    records = problems(6)
    Gts(quick(), tmp_path).fit(records)
    Gts(quick(), tmp_path).fit(records)
    (log,) = tmp_path.glob("*.jsonl")
    events = [json.loads(line)["event"] for line in log.read_text("utf-8").splitlines()]
    assert events == ["start", "pass", "pass", "start", "resume"]


def test_another_training_does_not_take_up_the_checkpoint(tmp_path: Path) -> None:
    Gts(quick(), tmp_path).fit(problems(6))
    Gts(quick(), tmp_path).fit(problems(5))
    Gts(quick(3), tmp_path).fit(problems(6))
    assert len(list(tmp_path.glob("*.pt"))) == 3


def test_a_cut_or_foreign_folder_is_named(tmp_path: Path) -> None:
    gts = Gts(quick())
    gts.fit(problems(6))
    gts.save(tmp_path)
    weights = (tmp_path / WEIGHTS).read_bytes()
    (tmp_path / WEIGHTS).write_bytes(weights[:-10])
    with pytest.raises(ModelError, match=WEIGHTS):
        Gts().load(tmp_path)
    card = json.loads((tmp_path / CARD).read_text("utf-8"))
    (tmp_path / CARD).write_text(json.dumps({**card, "name": "other"}), "utf-8")
    with pytest.raises(ModelError, match="other"):
        Gts().load(tmp_path)
    (tmp_path / CARD).write_text("{", "utf-8")
    with pytest.raises(ModelError, match=CARD):
        Gts().load(tmp_path)
    with pytest.raises(ModelError, match="missing"):
        Gts().load(tmp_path / "nowhere")


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ModelError, match="speed"):
        BaselineConfig.from_dict({"speed": 3})


def test_by_name() -> None:
    made = make_baseline("gts", seed=7, encoder="m3e-small")
    assert (made.name, made.config.loop.seed, made.config.encoder) == ("gts", 7, "m3e-small")
    plain = make_baseline("gts", seed=7).config
    assert made.config.loop.passes < plain.loop.passes  # each of them costs more
    assert (made.config.hidden, made.config.layers) == (plain.hidden, plain.layers)
    assert all(BASELINES[name]().name == name for name in BASELINES)
    with pytest.raises(FabulaError, match="graph3tree"):
        make_baseline("graph3tree")
