"""Nothing that a text can hold makes the program fall over, and a fault of ours costs one problem at most."""

from __future__ import annotations

import json
import logging
import pickle
import time
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import fabula
from fabula.bench.metrics import evaluate
from fabula.bench.systems import SolverSystem
from fabula.choose import CostChooser, Ranker, RankerChooser, evidence
from fabula.choose.ranker import Linear
from fabula.cli.lines import Line
from fabula.cli.many import solve_line
from fabula.data.records import Record
from fabula.errors import FabulaError, InternalError
from fabula.extract import make_extractor
from fabula.extract.base import DECODER, FRAMES, Reading
from fabula.extract.neural.situate import Situator
from fabula.frames.match import Matcher
from fabula.frames.tellings import Masked
from fabula.situation.nodes import NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot
from fabula.solve.attempt import Attempt
from fabula.text import Problem, UnreadableError, read
from fabula.text.heard import Heard, Words

TREES = "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？"

# A character of the masking alphabet in the text: one that masks no quantity of it, one that masks its first
# (an invented number), and one of the private use area beyond the alphabet.
PRIVATE = [
    "果园里有苹果树12棵，梨树比苹果树多\ue0ff棵，梨树有多少棵？",
    "果园里有苹果树12棵，梨树比苹果树多\ue000，梨树有多少棵？",
    "果园里有苹果树12棵，梨树比苹果树多5棵\uf8ff，梨树有多少棵？",
]


@pytest.mark.parametrize("text", PRIVATE)
@pytest.mark.parametrize("extractor", ["frames", "smart+"])
def test_characters_of_private_use_are_no_quantities(text: str, extractor: str) -> None:
    solution = fabula.solve(text, extractor=extractor)
    assert solution.error is None
    assert solution.status is not fabula.Status.SOLVED
    assert any("没有读懂" in warning.zh for warning in solution.warnings)
    assert solution.problem is not None
    assert [q.value for q in solution.problem.quantities if q.value is not None] in ([12], [12, 5])


def test_an_invented_number_is_never_used() -> None:
    """U+E000 once was the first number of the text: 12 + 12 = 24."""
    found = fabula.solve(PRIVATE[1], extractor="frames")
    assert Fraction(24) not in [a.answer.value for a in found.attempts if a.answer]


def fails_first(monkeypatch: pytest.MonkeyPatch, holder: Any, name: str) -> None:
    """The first call of it fails at its end; the others do what they did."""
    sound, calls = getattr(holder, name), iter(range(10_000))

    def run(*told: Any, **named: Any) -> Any:
        found = sound(*told, **named)
        if next(calls) == 0:
            raise KeyError("A7")
        return found

    monkeypatch.setattr(holder, name, run)


class Faulty:
    """Proposes a graph that no equation can be made of, then what another reads."""

    name = "faulty"

    def readings(self, problem: Problem) -> Iterator[Reading]:
        good = list(make_extractor("frames").readings(problem))
        (first, *_) = good
        goal = Apply("Difference", (Number(Fraction(1)),) * 3)
        relation = Relation("Equal", (Slot(first.graph.world.id, Attribute.TOTAL), goal))
        broken = replace(first.graph, relations=(*first.graph.relations, relation))
        yield replace(first, graph=broken)
        yield from good


def test_a_fault_in_one_reading_costs_no_other() -> None:
    found = fabula.Solver(Faulty()).solve(TREES)
    assert found.answer is not None and found.answer.value == 17


class Deaf:
    """Reads by frames, and fails to listen."""

    name = "deaf"

    def hear(self, problem: Problem) -> Problem:
        raise IndexError("list index out of range")

    def readings(self, problem: Problem) -> Iterator[Reading]:
        yield from make_extractor("frames").readings(problem)


def test_whoever_cannot_listen_reads_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger="fabula"):
        found = fabula.Solver(Deaf()).solve(TREES)
    assert found.answer is not None and found.answer.value == 17
    assert "listening failed" in caplog.text


@pytest.mark.parametrize("part", ["agreement", "_function"])
def test_a_fault_in_weighing_one_reading_costs_no_other(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_first(monkeypatch, evidence, part)
    ranker = RankerChooser(Ranker(Linear({"frame_gap": -1.0})))
    found = fabula.Solver(Both(), chooser=ranker).solve(TREES)
    assert found.answer is not None and found.answer.value == 17


class Both:
    """All frames' readings, then the same as a decoder's."""

    name = "both"

    def readings(self, problem: Problem) -> Iterator[Reading]:
        for proposer in (FRAMES, DECODER):
            yield from (replace(r, proposer=proposer) for r in make_extractor("frames").readings(problem))


def test_a_fault_in_one_run_costs_no_other(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    problem = read("甲、乙从两地相对走来，甲每小时走5千米，乙每小时走4千米，3小时后相距3千米，两地相距几千米？")
    whole = [r.graph.pretty() for r in make_extractor("frames").readings(problem)]
    fails_first(monkeypatch, Matcher, "run")
    with caplog.at_level(logging.ERROR, logger="fabula"):
        rest = [r.graph.pretty() for r in make_extractor("frames").readings(problem)]
    assert rest and set(rest) < set(whole)
    assert "reading by frames failed" in caplog.text


def test_a_fault_in_one_expression_costs_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    (*_, decoder) = make_extractor("smart+").proposers  # type: ignore[attr-defined]
    problem = read(TREES)
    whole = [str(r.graph) for r in decoder.readings(problem)]
    fails_first(monkeypatch, Situator, "graph")
    assert [str(r.graph) for r in decoder.readings(problem)] == whole[1:] != []


def test_owners_of_an_ill_formed_graph() -> None:
    """A number on a node that is not there speaks for nobody."""
    words = Words((8, 11), 0.9)
    problem = replace(read(TREES), heard=(Heard(0, "total", 0.9, owner=words),))
    graph = next(iter(make_extractor("frames").readings(problem))).graph
    lost = replace(graph, nodes=tuple(n for n in graph.nodes if n.kind is NodeKind.WORLD))
    assert evidence.agreement(problem, lost)[2] == 0.0


class Unordered:
    """The reading that is meant, one that is dearer by far, and one that is nearly as cheap."""

    name = "unordered"

    def readings(self, problem: Problem) -> Iterator[Reading]:
        first = next(iter(make_extractor("frames").readings(problem)))
        for score, factor in ((0.0, 1), (-40.0, 2), (-0.5, 3)):
            givens = tuple(replace(g, value=g.value * factor) for g in first.graph.givens)
            yield replace(first, score=score, graph=replace(first.graph, givens=givens))


def test_a_dear_reading_hides_no_cheaper_one_behind_it() -> None:
    found = fabula.Solver(Unordered()).solve(TREES)
    assert [a.answer.value for a in found.attempts if a.answer] == [17, 41]


def test_a_learned_extractor_brings_its_ranker() -> None:
    """Whoever makes it by hand gets what ``load`` gives: the ranker of its model, and every reading tried."""
    made, loaded = fabula.Solver(make_extractor("smart+")), fabula.load("smart+")
    assert isinstance(made.chooser, RankerChooser) and isinstance(loaded.chooser, RankerChooser)
    assert made.chooser.ranker == loaded.chooser.ranker
    assert made.solve(TREES).confidence == loaded.solve(TREES).confidence


def test_how_widely_is_tried_is_for_the_extractor_to_say(tmp_path: Path) -> None:
    """Whichever chooser is at work: scores on one scale cut the search, others do not."""
    ranker = RankerChooser(Ranker(Linear({"frame_gap": -1.0})))

    class Pool(Unordered):
        ranker_in = tmp_path

    for extractor, values in ((Unordered(), [17, 41]), (Pool(), [17, 29, 41])):
        for chooser in (ranker, CostChooser()):
            found = fabula.Solver(extractor, chooser=chooser).solve(TREES)
            assert sorted(a.answer.value for a in found.attempts if a.answer) == values


def test_masking_takes_over_no_mask_from_a_text() -> None:
    data = read(TREES).to_json()
    data["text"] = data["text"].replace("梨树有", "\ue101树有")  # a problem that did not come from ``read``
    masked = Masked(Problem.from_json(data))
    assert sum("\ue000" <= char <= "\uf8ff" for char in masked.text) == 3


class Broken:
    """An extractor with a fault that one text brings to light."""

    name = "broken"

    def __init__(self) -> None:
        self.sound = make_extractor("frames")

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
    record = fabula.Solver(make_extractor("frames")).solve_json(TREES)
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
    hurried = fabula.Solver(make_extractor("frames"), seconds=1e-6)
    assert not hurried.solve(text).attempts
    calls = iter(range(10_000))
    monkeypatch.setattr("fabula.solver.loading", lambda: 100.0 * (next(calls) > 0))  # a model comes in
    assert hurried.solve(text).attempts


CUT = [
    "文具店卖出铅笔35盒，每盒12元，又卖出钢笔20盒，每盒45元，一共卖了多少元？",
    "甲、乙从两地相对走来，甲每小时走5千米，乙每小时走4千米，3小时后相遇，两地相距多少千米？",
    TREES,
]


class Worker:
    """Works a while for each reading, so that its time runs out where the test says."""

    name = "worker"

    def __init__(self, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sound = make_extractor("frames")
        self.after = after
        self.spent = 0.0
        monkeypatch.setattr("fabula.solver.time.thread_time", lambda: self.spent)

    def readings(self, problem: Problem) -> Iterator[Reading]:
        self.spent = 0.0
        for tried, reading in enumerate(self.sound.readings(problem)):
            self.spent = 0.5 if tried < self.after else 9.0
            yield reading


@pytest.mark.parametrize("text", CUT)
def test_want_of_time_makes_nobody_surer(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    full = fabula.Solver(make_extractor("frames")).solve(text)
    assert not any("时间" in warning.zh for warning in full.warnings)
    for after in (0, 1):
        cut = fabula.Solver(Worker(after, monkeypatch)).solve(text)
        if len(full.attempts) + len(full.set_aside) > after:
            assert cut.confidence <= min(0.5, full.confidence)
            assert cut.status is not fabula.Status.SOLVED
            assert [w.en for w in cut.warnings if "time ran out" in w.en]


def test_listening_and_retelling_take_of_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """One deadline for all: whoever listens too long has no time for a reading, and retelling gets what is left."""
    now, given = [0.0], []

    class Slow(Deaf):
        def hear(self, problem: Problem) -> Problem:
            now[0] += self.takes
            return problem

        takes = 1.5

    def completed(attempt: Attempt, seconds: float) -> Attempt:
        given.append(seconds)
        return attempt

    monkeypatch.setattr("fabula.solver.time.thread_time", lambda: now[0])
    monkeypatch.setattr("fabula.solver.completed", completed)
    assert fabula.Solver(Slow()).solve(TREES).status is fabula.Status.SOLVED
    assert given and set(given) == {0.5}
    Slow.takes = 2.5
    assert not fabula.Solver(Slow()).solve(TREES).attempts


def test_a_proposer_that_does_not_come_to_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at between readings; one reading alone may take for ever."""
    monkeypatch.setattr("fabula.solver.GRACE", 0.2)
    frames = make_extractor("frames")

    class Endless:
        name = "endless"

        def readings(self, problem: Problem) -> Iterator[Reading]:
            yield from frames.readings(problem)
            while True:
                pass

    began = time.thread_time()
    solution = fabula.Solver(Endless(), seconds=0.5).solve("小明有5支铅笔，又买了3支，一共有多少支？")
    assert time.thread_time() - began < 3
    assert solution.best is not None and solution.best.answer is not None and solution.best.answer.text == "8支"
    assert solution.status.value == "unsure" and any("time ran out" in w.en for w in solution.warnings)
