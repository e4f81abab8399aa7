"""A small data folder of made-up problems, and systems that are quick."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from tests.data.made import records

from fabula.bench.systems import Run
from fabula.data.records import BlindProblem, Record
from fabula.data.system import Prediction, Working
from fabula.data.writers import official


def data_folder(path: Path, each: int = 6) -> Path:
    """The official four files: two problems in three are for training, for both splits."""
    path.mkdir(parents=True, exist_ok=True)
    made = records(each)
    train, test = [r for i, r in enumerate(made) if i % 3], made[::3]
    for prefix in ("data", "generalization_data"):
        (path / f"{prefix}_train.json").write_bytes(official(train))
        (path / f"{prefix}_test.json").write_bytes(official(test))
    (path / "study.json").write_bytes(official(train))
    return path


class Multiplier:
    """Answers with the product of the first and the last number; remembers nothing but that it was fitted."""

    name = "multiplier"

    def __init__(self, run: Run) -> None:
        self.run = run
        self.fitted = 0

    def fit(self, records: Sequence[Record]) -> None:
        self.fitted = len(records)
        if self.run.folder is not None:
            with (self.run.folder / "fits.txt").open("a", encoding="utf-8") as file:
                file.write("fit\n")

    def save(self, folder: Path) -> None:
        (folder / "state.json").write_text(json.dumps(self.fitted), "utf-8")

    def load(self, folder: Path) -> None:
        self.fitted = json.loads((folder / "state.json").read_text("utf-8"))

    def parameters(self) -> int:
        return 7

    def predict(self, problem: BlindProblem) -> Prediction:
        assert self.fitted, "asked before it was fitted"
        numbers = [int(n) for n in "".join(c if c.isdigit() else " " for c in problem.text).split()]
        value = Fraction(numbers[0] * numbers[-1])
        shown = Working(expression=f"{numbers[0]}*{numbers[-1]}")
        return Prediction((value,), "solved", 0.9, lambda: shown)


class Dying(Multiplier):
    """Stops the process in the middle of the problems, as a power cut would, unless a file says not to."""

    def predict(self, problem: BlindProblem) -> Prediction:
        assert self.run.folder is not None
        asked = self.run.folder / "asked.txt"
        with asked.open("a", encoding="utf-8") as file:
            file.write(problem.id + "\n")
        if len(asked.read_text("utf-8").splitlines()) == 4:
            import os
            import signal

            os.kill(os.getpid(), signal.SIGKILL)
        return super().predict(problem)
