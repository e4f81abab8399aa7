"""The fuzzer's texts, some of them in every run: none may raise, hang, or be told wrongly."""

from __future__ import annotations

import importlib.util
import sys
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import pytest

import fabula

ROOT = Path(__file__).parents[1]
SEEDS = [
    int(line.split()[0])
    for line in (ROOT / "tests/fuzz_seeds.txt").read_text("utf-8").splitlines()
    if line.strip() and not line.startswith("#")
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


@pytest.mark.parametrize("seeds", [range(120), SEEDS], ids=["first", "once failed"])
def test_nothing_fails(fuzz: ModuleType, seeds: range | list[int]) -> None:
    solver = fabula.load(seconds=fuzz.SECONDS)
    trials = [fuzz.trial(solver, seed) for seed in seeds]
    assert [(trial.seed, trial.fault) for trial in trials if trial.fault] == []


def test_a_fault_is_found(fuzz: ModuleType) -> None:
    class Broken(fabula.Solver):
        def _solve(self, text: str) -> fabula.Solution:
            raise IndexError(text)

    found = fuzz.trial(Broken(fabula.load("rules").extractor), 1)
    assert (found.status, found.fault) == ("internal", "solving failed with IndexError")


def test_turns_of_the_readers(fuzz: ModuleType) -> None:
    """A mixed run gives every twin, and one text in twenty, to the default solver."""
    readers = [fuzz.reader_of(seed) for seed in range(20_000)]
    assert [readers.count(name) for name in ("", "rules", "frames")] == [1000, 2000, 17_000]
    assert all(not readers[seed] for seed in range(0, 20_000, fuzz.TWINS))


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
    assert fuzz._misread(solution, Fraction(17)) == fuzz._misread(solution, None) == ""
    assert fuzz._misread(solution, Fraction(18)) == "solved, but 17棵 is wrong: 18"
