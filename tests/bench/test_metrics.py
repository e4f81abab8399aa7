"""Metrics on predictions made by hand, and the blindness of systems."""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from dataclasses import fields
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.bench.metrics import evaluate, judge, percentile, summarise
from fabula.bench.registry import SYSTEMS, make_system
from fabula.bench.systems import Prediction
from fabula.data.records import BlindProblem, ProblemType, Record
from fabula.errors import FabulaError


def record(id_: str, answer: str | None, kind: ProblemType | None = ProblemType.PRICE) -> Record:
    return Record(id_, f"text {id_}", equation="x=1", answer=answer, type=kind)


def predicted(*answers: int | str, status: str = "solved") -> Prediction:
    return Prediction(tuple(Fraction(a) for a in answers), status, 0.9)


class Oracle:
    """Answers from a table and remembers what it was shown."""

    name = "oracle"

    def __init__(self, table: dict[str, Prediction]) -> None:
        self.table = table
        self.shown: list[object] = []

    def fit(self, records: Sequence[Record]) -> None:
        raise AssertionError("nobody asked for this")

    def predict(self, problem: BlindProblem) -> Prediction:
        self.shown.append(problem)
        return self.table[problem.id]


def test_rank_is_the_place_of_the_right_answer() -> None:
    assert judge(record("a", "5"), predicted(5, 6)).rank == 0
    assert judge(record("a", "6"), predicted(5, 6)).rank == 1
    assert judge(record("a", "7"), predicted(5, 6)).rank is None
    assert judge(record("a", "8((92)/(95))"), predicted("852/95")).correct
    assert judge(record("a", "12.5%"), predicted("1/8")).correct
    assert judge(record("a", "0.33"), predicted("33/100")).correct
    assert not judge(record("a", "3"), predicted()).correct


def test_gold_that_cannot_be_read_counts_as_wrong_and_is_counted() -> None:
    report = summarise(
        "s", [judge(record("a", "五"), predicted(5)), judge(record("b", None), predicted())], 1.0
    )
    assert (report.total.problems, report.total.correct, report.gold_unreadable) == (2, 0, 2)


def test_report() -> None:
    records = [
        record("1", "1"),
        record("2", "2"),
        record("3", "3", ProblemType.JOURNEY),
        record("4", "4", ProblemType.JOURNEY),
        record("5", "5", None),
    ]
    table = {
        "1": predicted(1),
        "2": predicted(9, 8, 7, 6, 2),
        "3": predicted(*range(20, 3, -1), 3, status="unsure"),
        "4": predicted(3, status="solved"),
        "5": predicted(status="unsolved"),
    }
    seen = []
    report = evaluate(Oracle(table), records, seen.append)
    assert len(seen) == 5
    found = json.loads(json.dumps(report.to_json()))
    assert (found["problems"], found["correct"], found["accuracy"]) == (5, 1, 0.2)
    assert (found["top_5"], found["top_20"]) == (0.4, 0.6)
    assert list(found["by_type"]) == ["journey", "price", "other"]
    assert found["by_type"]["journey"]["top_20"] == 0.5
    assert found["status"] == {"solved": 3, "unsure": 1, "unsolved": 1}
    assert found["solved"] == {"share": 0.6, "precision": 0.333333}
    assert 0 <= found["ms"]["median"] <= found["ms"]["p95"]


def test_a_system_sees_the_text_and_nothing_else() -> None:
    oracle = Oracle({"1": predicted(1)})
    evaluate(oracle, [record("1", "1")])
    assert oracle.shown == [BlindProblem("1", "text 1")]
    assert {f.name for f in fields(BlindProblem)} == {"id", "text"}


def test_nothing_evaluated_is_no_division_by_zero() -> None:
    assert summarise("s", [], 0.0).to_json()["accuracy"] == 0.0


@given(st.lists(st.floats(0, 1e6), min_size=2, max_size=40))
def test_percentile_is_the_textbook_one(values: list[float]) -> None:
    assert percentile(values, 50) == pytest.approx(statistics.median(values))
    assert percentile(values, 0) == min(values)
    assert percentile(values, 100) == max(values)
    quartiles = statistics.quantiles(values, n=4, method="inclusive")
    assert percentile(values, 25) == pytest.approx(quartiles[0])


def test_systems_are_found_by_name() -> None:
    assert make_system("frames").name == "frames"
    with pytest.raises(FabulaError, match="no system"):
        make_system("magic")
    assert set(SYSTEMS) >= {"frames"}


def test_the_frames_answer() -> None:
    system = make_system("frames")
    system.fit(())
    found = system.predict(BlindProblem("1", "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？"))
    assert found.answers[0] == 17
    assert len(set(found.answers)) == len(found.answers)
    assert system.predict(BlindProblem("2", "")) == Prediction()
