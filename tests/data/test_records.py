"""Gold stays away from whatever predicts; label noise; statistics; whole files."""

from __future__ import annotations

import os
from dataclasses import fields
from fractions import Fraction
from pathlib import Path

import pytest

from fabula.data.check import check
from fabula.data.records import BlindProblem, ProblemType, Record, blind, predict
from fabula.data.stats import PAPER, GraphFigures, as_json, statistics
from fabula.data.writers import official, write_files
from fabula.errors import DataError

from . import made


def test_a_blind_problem_has_no_gold() -> None:
    record = made.records(1)[0]
    assert {field.name for field in fields(BlindProblem)} == {"id", "text"}
    assert record.blind() == BlindProblem(record.id, record.text)
    assert not hasattr(record.blind(), "__dict__") or set(vars(record.blind())) == {"id", "text"}
    assert blind([record]) == [record.blind()]


def test_predictors_get_blind_problems_only() -> None:
    seen: list[object] = []
    records = made.records(2)

    def predictor(problem: BlindProblem) -> int:
        seen.append(problem)
        return len(problem.text)

    pairs = list(predict(records, predictor))
    assert all(type(problem) is BlindProblem for problem in seen)
    assert pairs == [(record, len(record.text)) for record in records]


def test_label_noise() -> None:
    records = [
        Record("1", "题", equation="x=3+4", answer="7"),
        Record("2", "题", equation="x=3+4", answer="8"),
        Record("3", "题", equation="x=1/3", answer="0.3333"),
        Record("4", "题", equation="x=3+", answer="3"),
        Record("5", "题", equation="x=3", answer="三"),
        Record("6", "题"),
    ]
    found = check(records)
    assert (found.checked, found.without_gold) == (5, 1)
    assert [noise.id for noise in found.noise] == ["2", "4", "5"]
    assert found.noise[0].value == Fraction(7)
    assert found.noise[0].reason == "gives 7, the answer is 8"
    assert found.noise[1].reason.startswith("equation: a number is missing")
    assert found.noise[2].reason.startswith("answer: ")


def test_statistics_with_a_fake_parser() -> None:
    records = [
        Record("1", "长", "一 二 三", type=ProblemType.JOURNEY),
        Record("2", "短", "一", type=ProblemType.JOURNEY),
        Record("3", "价", "一 二", type=ProblemType.PRICE),
    ]
    graphs = {"长": GraphFigures(2, 4, 6), "短": GraphFigures(1, 1, 1), "价": None}
    done: list[None] = []
    found = statistics(records, graphs.get, lambda: done.append(None))
    assert len(done) == 3
    assert list(found.by_type) == ["journey", "price"]
    journey = found.by_type["journey"]
    assert (journey.problems, journey.length, journey.agents, journey.relations) == (2, 2.0, 1.5, 3.5)
    assert found.by_type["price"].agents is None
    assert (found.total.problems, found.total.length, found.total.graphs) == (3, 2.0, 2)
    plain = as_json(found)
    assert plain["ours"]["total"]["events"] == 2.5  # type: ignore[index]
    assert plain["paper"]["total"]["problems"] == 6666  # type: ignore[index]


def test_statistics_without_graphs_or_types() -> None:
    found = statistics([Record("1", "题", "一 二")])
    assert list(found.by_type) == ["untyped"]
    assert found.total.agents is None
    assert statistics([]).total.problems == 0
    assert PAPER.by_type["relation"].agents == 2.34


def test_official_text_needs_gold() -> None:
    with pytest.raises(DataError, match="'9' has no equation"):
        official([Record("9", "题", "题")])


def test_nothing_is_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.txt").write_bytes(b"old")
    calls = []

    def full(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DataError, match="No space left"):
        write_files(tmp_path, {"a.txt": b"new", "b.txt": b"new"})
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]
    assert (tmp_path / "a.txt").read_bytes() == b"old"


def test_unwritable_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(DataError, match="cannot be written"):
        write_files(tmp_path / "file", {"a.txt": b"new"})
