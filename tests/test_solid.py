"""Nothing that a text can hold makes the program fall over, and a fault of ours costs one problem at most."""

from __future__ import annotations

import json
import logging
import pickle
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import fabula
from fabula.bench.metrics import evaluate
from fabula.bench.systems import SolverSystem
from fabula.cli.lines import Line
from fabula.cli.many import solve_line
from fabula.data.records import Record
from fabula.errors import FabulaError, InternalError
from fabula.extract import make_extractor
from fabula.extract.base import Reading
from fabula.extract.rules.masked import mask
from fabula.text import Problem, UnreadableError, read

TREES = "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？"

# A character of the masking alphabet in the text: one that masks no quantity of it, one that masks its first
# (an invented number), and one of the private use area beyond the alphabet.
PRIVATE = [
    "果园里有苹果树12棵，梨树比苹果树多\ue0ff棵，梨树有多少棵？",
    "果园里有苹果树12棵，梨树比苹果树多\ue000，梨树有多少棵？",
    "果园里有苹果树12棵，梨树比苹果树多5棵\uf8ff，梨树有多少棵？",
]


@pytest.mark.parametrize("text", PRIVATE)
@pytest.mark.parametrize("extractor", ["rules", "smart+"])
def test_characters_of_private_use_are_no_quantities(text: str, extractor: str) -> None:
    solution = fabula.solve(text, extractor=extractor)
    assert solution.error is None
    assert solution.status is not fabula.Status.SOLVED
    assert any("没有读懂" in warning.zh for warning in solution.warnings)
    assert solution.problem is not None
    assert [q.value for q in solution.problem.quantities if q.value is not None] in ([12], [12, 5])


def test_an_invented_number_is_never_used() -> None:
    """U+E000 once was the first number of the text: 12 + 12 = 24."""
    found = fabula.solve(PRIVATE[1], extractor="rules")
    assert Fraction(24) not in [a.answer.value for a in found.attempts if a.answer]


def test_masking_takes_over_no_mask_from_a_text() -> None:
    data = read(TREES).to_json()
    data["text"] = data["text"].replace("梨树有", "\ue101树有")  # a problem that did not come from ``read``
    masked = mask(Problem.from_json(data))
    assert sum(masked.is_quantity(char) for char in masked.text) == 3


class Broken:
    """An extractor with a fault that one text brings to light."""

    name = "broken"

    def __init__(self) -> None:
        self.sound = make_extractor("rules")

    def readings(self, problem: Problem) -> Iterator[Reading]:
        if "坏" in problem.text:
            raise IndexError("list index out of range")
        yield from self.sound.readings(problem)


BAD = "坏了3个梨，还有5个梨，一共有多少个梨？"


def test_a_fault_is_told_and_logged_without_the_text(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger="fabula"):
        solution = fabula.Solver(Broken()).solve(BAD)
    assert solution.status is fabula.Status.UNSOLVED and solution.answer is None
    assert isinstance(solution.error, InternalError)
    told = solution.to_json()
    assert told["error"]["code"] == "internal" and "IndexError" in told["error"]["message"]
    assert solution.error.digest in caplog.text and "IndexError" in caplog.text
    assert "坏了" not in caplog.text


def test_a_file_loses_one_problem_to_a_fault() -> None:
    solver = fabula.Solver(Broken())
    done = [solve_line(solver, Line(n, text), "zh", None) for n, text in enumerate((TREES, BAD, TREES), 1)]
    assert [record["status"] for record in done] == ["solved", "unsolved", "solved"]
    assert json.dumps(done)


def test_an_explanation_that_fails_costs_no_other_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("verb")

    monkeypatch.setattr("fabula.solution.attempt_json", fail)
    record = fabula.Solver(make_extractor("rules")).solve_json(TREES)
    assert (record["status"], record["error"]["code"]) == ("unsolved", "internal")


def test_an_evaluation_loses_one_problem_to_a_fault() -> None:
    system = SolverSystem("broken", fabula.Solver(Broken()))
    records = [Record(str(n), text, answer="17") for n, text in enumerate((TREES, BAD, TREES))]
    report = evaluate(system, records)
    assert (report.total.problems, report.total.correct) == (3, 2)


@pytest.mark.parametrize("wrong", [None, [TREES], float("nan"), b"3", 7, Path("x")])
def test_what_is_no_text_is_a_type_error_that_says_so(wrong: Any) -> None:
    with pytest.raises(TypeError, match=f"a problem is a str, not {type(wrong).__name__}"):
        fabula.solve(wrong)


@pytest.mark.parametrize("wrong", [None, [2], "2", True])
def test_seconds_are_a_number(wrong: Any) -> None:
    with pytest.raises(TypeError, match="seconds is a number"):
        fabula.load(seconds=wrong)


@pytest.mark.parametrize("wrong", [0, -1, float("nan")])
def test_seconds_are_positive(wrong: float) -> None:
    with pytest.raises(ValueError, match="seconds must be above 0"):
        fabula.load(seconds=wrong)


@pytest.mark.parametrize(
    "error",
    [
        FabulaError("a", hint="b"),
        UnreadableError("empty"),
        InternalError("solving failed", "00ff"),
    ],
)
def test_errors_are_values(error: FabulaError) -> None:
    back = pickle.loads(pickle.dumps(error))
    assert back == error and hash(back) == hash(error) and str(back) == str(error)
    assert back != FabulaError("another") and back != "a"


@pytest.mark.parametrize("extractor", ["frames", ""])
@pytest.mark.parametrize(
    "text",
    [
        "每㎏3%／🍎比第一组少十几：多少折？多少？",  # one number over the end of a clause
        "一根绳工程队修一条观光小道，第一周完成全长的3次用去全长的(1/3)，第二次1/3)，第二次用去余下的(1/4)，还剩多少米？",
    ],
)
def test_what_the_fuzzer_found(text: str, extractor: str) -> None:
    told = fabula.load(extractor).solve_json(text, "en")
    assert (told["error"] or {}).get("code") != "internal"


def test_what_is_loaded_on_the_way_is_no_work_of_the_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first text of a process that looks at the syntax gets the readings it would get later."""
    text = "甲、乙两车同时从相距480千米的两地相对开出，甲车每小时行70千米，乙车每小时行50千米，几小时后相遇？"
    hurried = fabula.Solver(make_extractor("rules"), seconds=1e-6)
    assert not hurried.solve(text).attempts
    calls = iter(range(10_000))
    monkeypatch.setattr("fabula.solver.loading", lambda: 100.0 * (next(calls) > 0))  # a model comes in
    assert hurried.solve(text).attempts
