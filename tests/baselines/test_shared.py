"""What every baseline does: learns a few problems by heart, is saved and loaded, stands on an encoder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch")

from tests.baselines.shared import (
    Kind,
    check_odd_texts,
    check_overfits_saves_and_loads,
    fitted,
    solved,
    tiny_config,
)
from tests.learn.tiny import encoder_folder, problems

from fabula.baselines.baseline import Baseline
from fabula.baselines.table import BASELINES
from fabula.data.records import BlindProblem, Record
from fabula.data.system import Counted, Storable

KINDS: list[Kind] = [load() for load in BASELINES.values()]
Trained = tuple[Baseline, list[Record]]


@pytest.fixture(scope="module", params=KINDS, ids=list(BASELINES))
def trained(request: pytest.FixtureRequest) -> Trained:
    return fitted(request.param)


def test_overfits_saves_and_loads(trained: Trained, tmp_path: Path) -> None:
    check_overfits_saves_and_loads(*trained, tmp_path / "model")


def test_unusual_texts_get_an_answer_or_none(trained: Trained) -> None:
    check_odd_texts(trained[0].predict)


def test_it_reads_kinds_of_problems_not_numbers(trained: Trained) -> None:
    other = problems(12, seed=9)
    assert solved(trained[0], other) == len(other)


def test_answers_are_different_and_confidence_is_a_share(trained: Trained) -> None:
    baseline, records = trained
    for record in records:
        found = baseline.predict(record.blind())
        assert len(set(found.answers)) == len(found.answers) > 0
        assert 0 < found.confidence <= 1
        assert found.status == "solved"


def test_the_expression_is_shown_as_the_text_writes_it(trained: Trained) -> None:
    problem = BlindProblem("1", "小明有14个苹果，小红有5个苹果，一共有多少个苹果？")
    assert trained[0].predict(problem).working().expression == "14+5"


def test_it_is_a_system_that_can_be_stored(trained: Trained) -> None:
    assert isinstance(trained[0], Storable) and isinstance(trained[0], Counted)


@pytest.mark.parametrize("kind", KINDS, ids=list(BASELINES))
def test_a_pretrained_encoder_below(kind: Kind, tmp_path: Path) -> None:
    encoder = encoder_folder(tmp_path / "bert")
    loop = replace(tiny_config(kind).loop, passes=60, rate=1e-3)
    baseline, records = fitted(kind, encoder=str(encoder), loop=loop)
    (tmp_path / "bert").rename(tmp_path / "gone")  # a saved baseline needs it no more
    check_overfits_saves_and_loads(baseline, records, tmp_path / "model")
    check_odd_texts(baseline.predict)
