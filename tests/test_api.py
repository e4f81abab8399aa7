"""The Python interface as docs/api-python.md promises it."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

import fabula
from fabula.extract import SHIPPED

TREES = "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？"
ROAD = "甲乙两车同时从两地相对开出，甲车每小时行50千米，乙车每小时行40千米，3小时后两车相距35千米，两地相距多少千米？"


@pytest.fixture(scope="module")
def solution() -> fabula.Solution:
    return fabula.solve(TREES)


def test_what_a_solution_tells(solution: fabula.Solution) -> None:
    assert solution.answer == fabula.Answer(Fraction(17), "棵", "17棵")
    assert solution.status is fabula.Status.SOLVED
    assert 0.7 < solution.confidence <= 1
    (equation,) = solution.equations
    assert equation.text == "梨树的棵数=苹果树的棵数+5"
    assert equation.logic == "More_than(Total(梨树), Total(苹果树), 5棵)"
    assert solution.steps[-1].text == "答：梨树有17棵。"
    assert "答：梨树有17棵。" in solution.explain()
    assert "17" in solution.explain("en") and "梨树的棵数：" not in solution.explain("en")


def test_pictures(solution: fabula.Solution) -> None:
    assert solution.svg("graph").startswith("<svg") and solution.svg("segments").startswith("<svg")
    assert solution.svg("graph") != solution.svg("segments") == solution.svg()
    with pytest.raises(ValueError, match="no picture 'journey', only: auto, segments, graph"):
        solution.svg("journey")
    with pytest.raises(ValueError, match="no language 'fr'"):
        solution.svg(lang="fr")


def test_a_page(solution: fabula.Solution) -> None:
    page = solution.html()
    assert page.startswith("<!doctype html>") and "<svg" in page and page.endswith("</html>\n")
    assert "&lt;b&gt;" in fabula.solve("<b>你好</b>").html()


def test_readings_are_told_like_the_solution() -> None:
    found = fabula.solve(ROAD)
    first, second = found.readings[:2]
    assert (first.answer, first.steps) == (found.answer, found.steps)
    assert second.answer is not None and second.answer.value == 235
    assert "235" in second.explain() and second.svg("graph") != first.svg("graph")
    assert first.logic != second.logic


def test_a_short_repr(solution: fabula.Solution) -> None:
    assert repr(solution).startswith("<Solution solved: 17棵 (")
    assert repr(fabula.solve("你好")) == "<Solution unsolved: no_question (0%) of '你好'>"
    assert len(repr(fabula.solve(ROAD))) < 90
    assert repr(solution.readings[0]) == "<SolvedReading 17棵: More_than(Total(梨树), Total(苹果树), 5棵)>"


def test_nothing_to_tell() -> None:
    nothing = fabula.solve("你好")
    assert (nothing.answer, nothing.steps, nothing.equations, nothing.readings) == (None, (), (), ())
    assert nothing.explain("en") == "the text asks nothing"
    with pytest.raises(fabula.FabulaError, match="no situation to draw"):
        nothing.svg()


@pytest.mark.parametrize("text", [TREES, "你好"])
def test_solutions_are_values(text: str) -> None:
    one = fabula.solve(text)
    back = pickle.loads(pickle.dumps(one))
    assert back == one and hash(back) == hash(one) and len({one, back}) == 1
    assert back.to_json() == one.to_json()


@pytest.mark.parametrize("extractor", ["frames", "smart+"])
def test_a_solver_can_be_sent_to_another_process(extractor: str) -> None:
    solver = fabula.load(extractor, seconds=1.5)
    back = pickle.loads(pickle.dumps(solver))
    assert back.seconds == 1.5 and back.extractor.name == extractor
    assert back.solve(TREES) == solver.solve(TREES)
    assert isinstance(hash(solver), int)


def test_loading() -> None:
    assert repr(fabula.load("frames", seconds=1.5)) == "<Solver frames, 1.5 s a problem>"
    with pytest.raises(TypeError, match="a model is a folder"):
        fabula.load(model=5)  # type: ignore[arg-type]
    assert fabula.load(seconds=1.5) is fabula.load("", seconds=1.5)
    assert fabula.load(seconds=1.5) is not fabula.load()
    assert fabula.load(model=str(SHIPPED)).solve(TREES).answer == fabula.solve(TREES).answer
    with pytest.raises(fabula.ModelError):
        fabula.load(model=Path("/nowhere"))
    with pytest.raises(fabula.FabulaError, match="no extractor 'oracle'"):
        fabula.load("oracle")


def trees() -> Iterator[str]:
    """Problems without end."""
    return (TREES.replace("12", str(n)) for n in itertools.count(12))


@pytest.mark.parametrize("jobs", [1, 2])
def test_many_lazily_and_in_order(jobs: int) -> None:
    solutions = fabula.load("frames").solve_many(trees(), jobs=jobs)
    found = [solution.answer for solution in itertools.islice(solutions, 20)]
    assert [answer.value for answer in found if answer] == list(range(17, 37))


def test_many_refuses_one_text_and_what_is_none() -> None:
    with pytest.raises(TypeError, match="several texts"):
        fabula.solve_many(TREES)
    with pytest.raises(ValueError, match="at least 1"):
        fabula.solve_many([TREES], jobs=0)
    for wrong in ("2", 1.5, True, None):
        with pytest.raises(TypeError, match="jobs is a whole number"):
            fabula.solve_many([TREES], jobs=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not NoneType"):
        list(fabula.load("frames").solve_many([TREES, None], jobs=2))  # type: ignore[list-item]
