"""All figures of a benchmark folder in one dictionary, ``results.json``: tables and plots are made of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from fabula.bench import paper
from fabula.bench.builtin import ABLATIONS, MODEL, STAGES
from fabula.bench.cells import CELLS, FIGURES, Cell, read_json
from fabula.bench.intervals import over_seeds
from fabula.data.records import ProblemType

OVERALL = "overall"
COLUMNS = (OVERALL, *(kind.value for kind in ProblemType))
SPLITS = ("iid", "ood")


def summarise_folder(out: Path, order: Sequence[str] = ()) -> dict[str, Any]:
    """Everything that finished cells say; systems in the given order, others behind them by name."""
    cells = finished_cells(out)
    places = {system: place for place, system in enumerate(order)}
    systems = sorted({c.system for c in cells}, key=lambda s: (places.get(s, len(places)), s))
    whole = [s for s in systems if s not in (*ABLATIONS, *STAGES)]
    about = read_json(out / "bench.json")
    return {
        "version": 1,
        "part": about.get("part", "test"),
        "limit": about.get("limit"),
        "paper": paper.source(),
        "systems": systems,
        "accuracy": {
            split: {s: _accuracy(own, split) for s in whole if (own := _of(cells, s, split))}
            for split in SPLITS
            if any(c.split == split for c in cells)
        },
        "cost": {s: _cost(_of(cells, s)) for s in whole},
        "curve": list(_curves(cells)),
        "ablation": {split: row for split in SPLITS if (row := _ablation(cells, split))},
        "robustness": {split: rows for split in SPLITS if (rows := _robustness(cells, whole, split))},
        "machine": cells[0].figures.get("machine", {}) if cells else {},
        "cells": [c.figures for c in cells],
    }


def finished_cells(out: Path) -> list[Cell]:
    found = []
    for path in sorted(out.glob(f"{CELLS}/*/*/seed*/{FIGURES}")):
        system, split, seed = path.parts[-4:-1]
        cell = Cell(system, split, int(seed.removeprefix("seed")), out)
        if cell.finished:
            found.append(cell)
    return sorted(found, key=lambda c: (c.system, c.split, c.seed))


def _of(cells: Sequence[Cell], system: str, split: str | None = None) -> list[Cell]:
    return [c for c in cells if c.system == system and split in (None, c.split)]


def _accuracy(cells: Sequence[Cell], split: str) -> dict[str, Any]:
    """Overall and by type: the mean over seeds with its interval, and the paper's figure if it has one."""
    printed = paper.accuracy(split, cells[0].system)  # which had no such rows as gts@m3e-small
    made: dict[str, Any] = {}
    for column in COLUMNS:
        runs = [{r.id: r.correct for r in c.rows if column in (OVERALL, r.type)} for c in cells]
        if runs[0]:
            made[column] = over_seeds(runs).to_json() | {"paper": printed.get(column)}
    made["first_5"] = _mean([c.figures["top_5"] for c in cells])
    made["first_20"] = _mean([c.figures["top_20"] for c in cells])
    made["sure"] = _mean([c.figures["solved"]["share"] for c in cells])
    made["right_if_sure"] = _mean([c.figures["solved"]["precision"] for c in cells])
    return made


def _cost(cells: Sequence[Cell]) -> dict[str, Any]:
    """Time, size and training of a system; medians are of all its cells in this folder."""
    figures = [c.figures for c in cells]
    trained = [f["training_seconds"] for f in figures if f.get("training_seconds") is not None]
    sizes = [f["model"]["megabytes"] for f in figures if f["model"]["megabytes"] is not None]
    counts = [f["model"]["parameters"] for f in figures if f["model"]["parameters"] is not None]
    return {
        "median_ms": _mean([f["ms"]["median"] for f in figures]),
        "p95_ms": _mean([f["ms"]["p95"] for f in figures]),
        "training_seconds": _mean(trained) if trained else None,
        "megabytes": max(sizes, default=None),
        "parameters": max(counts, default=None),
    }


def _curves(cells: Sequence[Cell]) -> Iterator[dict[str, Any]]:
    """Smart's iterations: the training problems in the success buffer, and the accuracy if it was measured.

    The first is from the training log; the second begins with the frames, the initial parser.
    """
    for cell in _of(cells, "smart"):
        model = Path(cell.figures["model"]["folder"] or cell.folder / MODEL)
        solved = list(_iterations(model.with_name(f"{model.name}.work") / "log.jsonl"))
        if solved:
            yield {
                "split": cell.split,
                "seed": cell.seed,
                "solved": solved,
                "accuracy": _stages(cells, cell, len(solved)),
            }


def _stages(cells: Sequence[Cell], last: Cell, count: int) -> list[float]:
    """The accuracy from the frames through the iterations to smart; empty unless all were measured."""
    own = [c for c in cells if c.split == last.split and c.seed == last.seed]
    stages = [_of(own, name) for name in list(STAGES)[: count - 2]]
    found = [_of(cells, "frames", last.split), *stages, [last]]
    whole = len(found) == count and all(found)
    return [of[0].figures["accuracy"] for of in found] if whole else []


def _iterations(log: Path) -> Iterator[float]:
    """A log of a resumed training tells an iteration again; the last word counts."""
    last: dict[int, float] = {}
    if log.is_file():
        for line in log.read_text("utf-8").splitlines():
            event = _event(line)
            if event.get("event") == "buffers":
                success, failure = int(event["success"]), int(event["failure"])
                last[int(event["iteration"])] = round(success / max(1, success + failure), 6)
    yield from (last[i] for i in sorted(last))


def _event(line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:  # the line that was being written when the training was stopped
        return {}
    return found if isinstance(found, dict) else {}


def _ablation(cells: Sequence[Cell], split: str) -> dict[str, Any]:
    """Smart without some of its modules, with smart itself; empty unless an ablation was measured."""
    names = [name for name in (*ABLATIONS, "smart") if _of(cells, name, split)]
    if not set(names) & set(ABLATIONS):
        return {}
    return {name: _accuracy(_of(cells, name, split), split)[OVERALL] for name in names}


def _robustness(cells: Sequence[Cell], systems: Sequence[str], split: str) -> dict[str, Any]:
    """What was measured on disturbed problems, by system; of several seeds the first."""
    found = {s: next((c.robustness for c in _of(cells, s, split) if c.robustness), {}) for s in systems}
    return {system: ways for system, ways in found.items() if ways}


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 6) if values else 0.0
