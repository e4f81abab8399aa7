"""The fuzzer's texts, some of them in every run: none may raise, hang, or be told wrongly."""

from __future__ import annotations

import importlib.util
import json
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import pytest

import fabula

ROOT = Path(__file__).parents[1]
FAILED = [
    json.loads(line)["text"] for line in (ROOT / "tests/fuzz_failed.jsonl").read_text("utf-8").splitlines() if line
]


@pytest.fixture(scope="module")
def fuzz() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz", ROOT / "benchmarks/fuzz.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["fuzz"] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def test_a_text_follows_from_its_seed(fuzz: ModuleType) -> None:
    texts = [fuzz.text_of(seed) for seed in range(200)]
    assert texts == [fuzz.text_of(seed) for seed in range(200)]
    assert len(set(texts)) > 190


def test_nothing_fails(fuzz: ModuleType) -> None:
    solver = fabula.load(seconds=fuzz.SECONDS)
    trials = [fuzz.trial(solver, seed) for seed in range(1, 121)]
    assert [(trial.seed, trial.fault) for trial in trials if trial.fault] == []


def test_what_once_failed(fuzz: ModuleType) -> None:
    """Told by its text: the texts of seeds change whenever the fuzzer gets something new to try."""
    readers = [fabula.load(name, seconds=fuzz.SECONDS) for name in ("", fuzz.FAST)]
    found = [(text, fuzz.fault_of(solver, text)) for text in FAILED for solver in readers]
    assert [(text, fault) for text, fault in found if fault] == []


def test_a_fault_is_found(fuzz: ModuleType) -> None:
    class Broken(fabula.Solver):
        def _solve(self, text: str) -> fabula.Solution:
            raise IndexError(text)

    found = fuzz.trial(Broken(fabula.load("frames").extractor), 1)
    assert (found.status, found.fault) == ("internal", "solving failed with IndexError")


def test_a_fault_that_costs_only_a_reading_is_found(fuzz: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("A7")

    monkeypatch.setattr("fabula.solver.retold", fail)
    solver = fabula.load("frames")
    monkeypatch.setattr(fuzz, "_made", lambda seed: ("果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？", None))
    found = fuzz.trial(solver, 1)
    assert (found.status, found.fault) == ("solved", "retelling a reading failed: KeyError('A7')")


def test_turns_of_the_readers(fuzz: ModuleType) -> None:
    """A mixed run gives every twin, and one text in twenty, to the default solver."""
    readers = [fuzz.reader_of(seed) for seed in range(20_000)]
    assert [readers.count(name) for name in ("", "frames")] == [400, 19_600]
    assert all(not readers[seed] for seed in range(0, 20_000, fuzz.TWINS))


def test_a_mixed_run(fuzz: ModuleType) -> None:
    """As the command makes it; once the readers of a mixed run were spelled out letter by letter."""
    (found,) = fuzz.fuzz([range(fuzz.FULL, fuzz.FULL + 3)], jobs=1, extractor="", mixed=True)
    assert (found.readers, found.faults) == ({"smart+": 1, "frames": 2}, [])


def test_a_twin_says_the_same_in_another_way(fuzz: ModuleType) -> None:
    capital = [fuzz._capital(n) for n in (120, 105, 1005, 3050, 10)]
    assert capital == ["壹佰贰拾", "壹佰零伍", "壹仟零伍", "叁仟零伍拾", "壹拾"]
    twins = [fuzz._made(seed) for seed in range(0, 40 * fuzz.TWINS, fuzz.TWINS)]
    own = dict(fuzz.PROBLEMS)
    assert all(answer in own.values() for _, answer in twins)
    assert sum(text not in own for text, _ in twins) > 20  # 1,200 of 12 is 12
    assert fuzz._made(1)[1] is None


def test_a_sure_misreading_is_a_fault(fuzz: ModuleType) -> None:
    solution = fabula.solve("果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？")
    assert solution.status is fabula.Status.SOLVED
    solver = fabula.load()
    assert fuzz._misread(solver, solution, 0, Fraction(17)) == fuzz._misread(solver, solution, 0, None) == ""
    assert fuzz._misread(solver, solution, 0, Fraction(18)) == "solved, but 17棵 is wrong: 18"


def test_runs_are_gone_on_with(fuzz: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a killed run has written whole counts, what it has not is run again, each seed once."""
    runs = tmp_path / "runs.jsonl"
    seeds = range(3 * fuzz.BLOCK)
    blocks = fuzz.rest(seeds, [])
    assert [(piece.start, piece.stop) for piece in blocks] == [(0, 1000), (1000, 2000), (2000, 3000)]
    known = {"": fabula.load("frames")}
    tried = [fuzz.block(known, "0.1 abc", range(first, first + 5)) for first in (0, 1000)]
    assert [found.readers for found in tried] == [{"frames": 5}, {"frames": 5}]
    assert list(fuzz.told(iter(tried[:1]), runs)) == tried[:1]
    runs.write_text(runs.read_text("utf-8") + '{"first": 1000, "cou', "utf-8")
    assert fuzz.kept(runs) == tried[:1]
    assert list(fuzz.told(iter(tried[1:]), runs)) == tried[1:]
    assert fuzz.kept(runs) == tried
    whole = [replace(found, count=fuzz.BLOCK) for found in tried]
    assert fuzz.rest(seeds, whole) == [range(2000, 3000)]
    assert fuzz.total(whole) == 0
    assert "0.1 abc: 2000 texts, 0 faults" in capsys.readouterr().out
