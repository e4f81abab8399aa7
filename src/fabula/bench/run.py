"""``fabula bench``: train what is missing, evaluate everything, go on where a run was stopped."""

from __future__ import annotations

import os
import platform
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fabula import __version__
from fabula.bench.builtin import MODEL
from fabula.bench.cells import Cell, megabytes, read_json, write_json
from fabula.bench.metrics import run as answer_all
from fabula.bench.metrics import summarise
from fabula.bench.parts import Part, read_part, train_folder
from fabula.bench.registry import find, make_system
from fabula.bench.robust import disturbed, measure
from fabula.bench.rows import Row
from fabula.bench.systems import WARM_UP, Counted, Run, Storable, System
from fabula.data.records import BlindProblem
from fabula.errors import DataError, FabulaError

BENCH = "bench.json"
Bar = Callable[[str, int], AbstractContextManager[Callable[[], None]]]


@contextmanager
def _silent(label: str, total: int) -> Iterator[Callable[[], None]]:
    yield lambda: None


@dataclass(frozen=True)
class Plan:
    """What is to be measured. ``models`` names trained models by (system, split, seed)."""

    data: Path
    out: Path
    systems: tuple[str, ...]
    splits: tuple[str, ...] = ("iid", "ood")
    seeds: tuple[int, ...] = (1,)
    models: Mapping[tuple[str, str, int], Path] = field(default_factory=dict)
    part: str = "test"
    limit: int | None = None
    threads: int = 2
    perturb: bool = False  # also ask every system about disturbed versions of the problems

    def cells(self) -> list[Cell]:
        """Seed by seed and split by split, so that a stopped run leaves whole tables; frames need one seed."""
        made = [
            Cell(system, split, seed, self.out)
            for seed in self.seeds
            for split in self.splits
            for system in self.systems
            if find(system).learns or seed == self.seeds[0]
        ]
        return list(dict.fromkeys(made))


@dataclass(frozen=True)
class Failure:
    cell: Cell
    reason: str


class Bench:
    """A plan and its folder."""

    def __init__(self, plan: Plan, *, say: Callable[[str], object] = print, bar: Bar = _silent) -> None:
        self.plan = plan
        self.say = say
        self.bar = bar
        self.parts: dict[str, Part] = {}

    def run(self, after_cell: Callable[[], object] = lambda: None) -> list[Failure]:
        """All cells that are not finished; a system that cannot be trained does not stop the others."""
        cells = self.plan.cells()
        self._claim()
        failures = []
        for number, cell in enumerate(cells, 1):
            head = f"[{number}/{len(cells)}] {cell.name}"
            if cell.finished and (cell.robustness or not self.plan.perturb):
                self.say(f"{head}: done before, {100 * cell.figures['accuracy']:.1f} %")
                continue
            self.say(f"{head} …")
            try:
                self._run_cell(cell)
            except FabulaError as error:
                self.say(f"{head}: {error}")
                failures.append(Failure(cell, str(error)))
                continue
            self.say(f"{head}: {100 * cell.figures['accuracy']:.1f} %")
            after_cell()
        return failures

    def _claim(self) -> None:
        """A folder belongs to one set of data: figures of different data are never mixed."""
        files = {split: self._part(split).digest for split in self.plan.splits}
        own: dict[str, Any] = {
            "version": 1,
            "part": self.plan.part,
            "limit": self.plan.limit,
        }
        path = self.plan.out / BENCH
        found = read_json(path)
        before = found.get("files", {})
        differs = any(before.get(split, digest) != digest for split, digest in files.items())
        if found and (differs or any(found.get(key) != value for key, value in own.items())):
            hint = "name another folder with --out"
            raise DataError(f"{self.plan.out} holds a benchmark on other data", hint=hint)
        write_json(path, {**own, "files": {**before, **files}})

    def _part(self, split: str) -> Part:
        if split not in self.parts:
            self.parts[split] = read_part(self.plan.data, split, self.plan.part, self.plan.limit)
        return self.parts[split]

    def _run_cell(self, cell: Cell) -> None:
        part = self._part(cell.split)
        cell.folder.mkdir(parents=True, exist_ok=True)
        model = self._given(cell)
        run = Run(
            split=cell.split,
            seed=cell.seed,
            folder=cell.folder,
            model=model,
            train=train_folder(self.plan.out, part, self.plan.data),
            threads=self.plan.threads,
            say=lambda line: self.say(f"    {line}"),
        )
        system = make_system(cell.system, run=run)
        seconds = self._fit(cell, system, part, given=model is not None)
        if not cell.finished:
            size = self._size(cell, model, system)
            self._evaluate(cell, system, part, {"training_seconds": seconds, "model": size})
        if self.plan.perturb:
            self._disturb(cell, system, part)

    def _given(self, cell: Cell) -> Path | None:
        """A model that the plan names, or that of the system whose model this one uses."""
        owner = find(cell.system).model_of or cell.system
        named = self.plan.models.get((owner, cell.split, cell.seed))
        if named is not None or owner == cell.system:
            return named
        return Cell(owner, cell.split, cell.seed, self.plan.out).folder / MODEL

    def _fit(self, cell: Cell, system: System, part: Part, *, given: bool) -> float | None:
        """Train, or load what an earlier run trained; seconds of the training, None if it was not ours."""
        stored = cell.folder / MODEL
        if given:
            system.fit(part.train)
            return None
        if cell.trained and isinstance(system, Storable) and stored.is_dir():
            system.load(stored)
            return float(cell.trained["seconds"])
        began, before, done = time.monotonic(), cell.seconds_before, False
        known = bool(cell.trained)  # a system that keeps its own model only loads it now
        try:
            system.fit(part.train)
            if isinstance(system, Storable):
                _save(system, stored)
            done = True
        finally:
            if not known:
                cell.note_training(before + time.monotonic() - began, done=done)
        return float(cell.trained["seconds"]) if find(cell.system).learns else None

    def _evaluate(self, cell: Cell, system: System, part: Part, more: Mapping[str, Any]) -> None:
        system.predict(BlindProblem("warm-up", WARM_UP))
        outcomes, rows = [], []
        began = time.perf_counter()
        with self.bar(cell.name, len(part.test)) as advance:
            for record, outcome in zip(part.test, answer_all(system, part.test), strict=True):
                outcomes.append(outcome)
                rows.append(Row.of(record, outcome))
                advance()
        report = summarise(cell.system, outcomes, time.perf_counter() - began)
        where = {"split": cell.split, "seed": cell.seed, "part": self.plan.part}
        cell.finish(rows, {**report.to_json(), **where, **more, "machine": machine(self.plan.threads)})

    def _disturb(self, cell: Cell, system: System, part: Part) -> None:
        """The same problems in all the ways of ``robust.py``; clauses come from other problems of the test."""
        ways = disturbed(part.test, part.test, cell.seed)
        count = len(part.test) + sum(map(len, ways.values()))
        with self.bar(f"{cell.name}, disturbed", count) as advance:
            cell.note_robustness(measure(system, part.test, ways, advance))

    def _size(self, cell: Cell, model: Path | None, system: System) -> dict[str, Any]:
        folder = model or cell.folder / MODEL
        return {
            "folder": str(folder.resolve()) if folder.is_dir() else None,
            "megabytes": round(megabytes(folder), 3) if folder.is_dir() else None,
            "parameters": system.parameters() if isinstance(system, Counted) else None,
        }


def _save(system: Storable, folder: Path) -> None:
    """Beside its place first: a model folder that is there is whole."""
    beside = folder.with_name(f".{folder.name}.{os.getpid()}")
    shutil.rmtree(beside, ignore_errors=True)
    beside.mkdir(parents=True)
    system.save(beside)
    shutil.rmtree(folder, ignore_errors=True)
    beside.replace(folder)


def machine(threads: int) -> dict[str, Any]:
    """On what the times were measured; ``load`` tells whether others were at work there too."""
    return {
        "cores": os.cpu_count(),
        "threads": threads,
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "processor": platform.machine(),
        "python": platform.python_version(),
        "fabula": __version__,
    }
