"""The paper's ablation of ``smart``: NER only, with relation rules, with Seq2Seq, with both.

The networks are those of ``MODEL.check``, which have not learned from the problems that are asked here: the
ones of the split's train file that a training holds back. The weights of p(pg|x) are the model's own.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fabula.errors import ModelError
from fabula.extract.neural.smart import SmartExtractor, SmartReader
from fabula.extract.neural.store import ModelFolder
from fabula.learn.curve import bars_svg
from fabula.learn.files import write_atomically
from fabula.learn.iterate import held_back
from fabula.learn.validate import cases, figures
from fabula.parse.score import Reduction, Weights

TITLES = {
    "ner": "NER",
    "ner+rules": "NER + rules",
    "ner+seq2seq": "NER + Seq2Seq",
    "both": "both",
}


@dataclass(frozen=True)
class Row:
    """One mode and how well it answers."""

    mode: str
    problems: int
    accuracy: float
    within_5: float
    within_20: float
    seconds: float

    def to_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def ablate(model: Path, data: Path, limit: int | None = None) -> Iterator[Row]:
    """The figures of every mode on the problems that the training of ``model`` held back."""
    card, check = ModelFolder(model).card, model.with_name(f"{model.name}.check")
    if not (check / "model.json").is_file():
        raise ModelError(f"{check} is missing", hint="`fabula train --variant smart` leaves it there")
    records = held_back(data, str(card["split"]))[1][:limit]
    weights = Weights(**card["weights"])
    for mode in TITLES:
        began = time.monotonic()
        extractor = SmartExtractor(ModelFolder(check), mode)
        reader = SmartReader(extractor.reader.generator.silent, Reduction.JOINT, weights, mode)
        found = figures(list(cases(records, reader, extractor.view)), Reduction.JOINT, reader.weights)
        yield Row(mode, len(records), **found, seconds=round(time.monotonic() - began, 1))


def write(rows: list[Row], out: Path, title: str) -> None:
    """A JSON file and a picture beside it."""
    text = json.dumps([row.to_json() for row in rows], indent=2) + "\n"
    picture = bars_svg(title, [(TITLES[r.mode], r.accuracy, r.within_5) for r in rows])
    write_atomically(out.with_name(f"{out.name}.json"), lambda beside: beside.write_text(text, "utf-8"))
    write_atomically(out.with_name(f"{out.name}.svg"), lambda beside: beside.write_text(picture, "utf-8"))


def table(rows: list[Row]) -> str:
    """The rows as Markdown."""
    lines = ["| | problems | right | first 5 | first 20 | seconds |", "|---|---|---|---|---|---|"]
    for row in rows:
        shares = " | ".join(f"{100 * s:.1f} %" for s in (row.accuracy, row.within_5, row.within_20))
        lines.append(f"| {TITLES[row.mode]} | {row.problems} | {shares} | {row.seconds:.0f} |")
    return "\n".join(lines)
