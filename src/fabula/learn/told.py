"""Files that tell whose numbers are, whatever their form: annotations, stories, gold and generated situations."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from fabula.data.goldgraph import Gold, compile_gold, read_gold
from fabula.data.records import Record
from fabula.data.situations import parse_situations
from fabula.data.stories import SUFFIX, read_stories
from fabula.learn.stories import told_in
from fabula.learn.tagging import Annotations, Told, fingerprint, of_gold, read_annotations
from fabula.text import read

SITUATION = "situation-"  # how the ids of problems begin whose whole situation is known


def read_told(paths: Iterable[Path]) -> tuple[Annotations, list[Record]]:
    """What several files tell, and the problems of those that have texts of their own: stories, gold and generated
    situations.
    """
    found: dict[str, tuple[Told, ...]] = {}
    records = []
    for path in paths:
        if path.suffix == ".jsonl" and not _generated(path):
            found |= read_annotations(path).found
            continue
        if path.suffix == SUFFIX:
            for story in (s for s in read_stories(path) if not s.kept):
                found[fingerprint(read(story.text).text)] = told_in(story)[0]
                records.append(replace(story.record(), id=f"{path.stem}-{story.name}"))
            continue
        for n, (gold, expression) in enumerate(_golds(path), 1):
            found[fingerprint(gold.problem.text)] = of_gold(gold)
            answer = gold.situation.answer
            records.append(Record(f"{SITUATION}{path.stem}-{n}", gold.problem.text, equation=expression, answer=answer))
    return Annotations(found), records


def _generated(path: Path) -> bool:
    """Whether a file of JSON lines is one that ``fabula generate`` has written."""
    with path.open(encoding="utf-8") as lines:
        return '"situation":' in next(lines, "")


def _golds(path: Path) -> Iterator[tuple[Gold, str | None]]:
    """The situations of a file; with the formula of the answer, where the file was generated."""
    if path.suffix != ".jsonl":
        yield from ((gold, None) for gold in read_gold(path))
        return
    for data in map(json.loads, path.read_text("utf-8").splitlines()):
        yield from ((compile_gold(s), data.get("expression")) for s in parse_situations(data["situation"]))
