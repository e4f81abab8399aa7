"""One cell of a benchmark: a system on a split with a seed, in a folder of its own.

OUT/cells/gts/iid/seed1/
    model/           what the system saved, or trained into it
    training.json    seconds, once the training is done
    problems.jsonl   one line a problem
    cell.json        the figures; written last, so that a cell without it is not finished
    perturb.json     the figures on disturbed problems, if they were asked for
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from fabula.bench.rows import Row, read_rows, write_rows
from fabula.learn.files import write_atomically

CELLS = "cells"
FIGURES, PROBLEMS, TRAINING = "cell.json", "problems.jsonl", "training.json"
ROBUSTNESS = "perturb.json"


@dataclass(frozen=True)
class Cell:
    """The folder of a cell and what is in it so far."""

    system: str
    split: str
    seed: int
    root: Path

    @property
    def name(self) -> str:
        return f"{self.system} {self.split} seed {self.seed}"

    @property
    def folder(self) -> Path:
        return self.root / CELLS / self.system / self.split / f"seed{self.seed}"

    @property
    def problems(self) -> Path:
        return self.folder / PROBLEMS

    @property
    def finished(self) -> bool:
        return bool(read_json(self.folder / FIGURES)) and self.problems.is_file()

    @property
    def figures(self) -> dict[str, Any]:
        return read_json(self.folder / FIGURES)

    @property
    def trained(self) -> dict[str, Any]:
        """Empty until the training is done."""
        found = read_json(self.folder / TRAINING)
        return found if found.get("done") else {}

    @property
    def seconds_before(self) -> float:
        """What earlier, stopped trainings of this cell took."""
        return float(read_json(self.folder / TRAINING).get("seconds", 0.0))

    @property
    def robustness(self) -> dict[str, Any]:
        """Figures by disturbance; empty until they were measured."""
        return read_json(self.folder / ROBUSTNESS)

    def note_robustness(self, figures: Mapping[str, Any]) -> None:
        write_json(self.folder / ROBUSTNESS, figures)

    def note_training(self, seconds: float, *, done: bool) -> None:
        write_json(self.folder / TRAINING, {"seconds": round(seconds, 1), "done": done})

    def finish(self, rows: list[Row], figures: Mapping[str, Any]) -> None:
        """The lines first, the figures last: whoever finds figures finds all lines."""
        write_atomically(self.problems, lambda beside: write_rows(beside, rows))
        write_json(self.folder / FIGURES, figures)

    @cached_property
    def rows(self) -> list[Row]:
        return read_rows(self.problems)


def read_json(path: Path) -> dict[str, Any]:
    """An empty dictionary for a file that is missing or cut short."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    write_atomically(path, lambda beside: beside.write_text(text, "utf-8"))


def write_text(path: Path, text: str) -> None:
    write_atomically(path, lambda beside: beside.write_text(text, "utf-8"))


def megabytes(folder: Path) -> float:
    """The size of all files below a folder."""
    return sum(f.stat().st_size for f in folder.rglob("*") if f.is_file()) / 1e6


Say = Callable[[str], object]
