"""The fuzzer's texts, some of them in every run: none may raise, hang, or be told wrongly."""

from __future__ import annotations

import importlib.util
import sys
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
