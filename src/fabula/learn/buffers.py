"""The success and the failure buffer of Algorithm 1, as files that people can read."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fabula.errors import ModelError
from fabula.extract.base import Label, Mention
from fabula.learn.files import write_atomically
from fabula.situation import ParseGraph

SUCCESS, FAILURE = "success.jsonl", "failure.jsonl"


@dataclass(frozen=True)
class Entry:
    """A pseudo-gold graph and the iteration in which it was found; 0 is the initial parser."""

    id: str
    iteration: int
    graph: ParseGraph
    mentions: tuple[Mention, ...]
    score: float
    agreeing: int = 1

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "iteration": self.iteration,
            "score": round(self.score, 6),
            "agreeing": self.agreeing,
            "mentions": [m.to_json() for m in self.mentions],
            "graph": self.graph.to_json(),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Entry:
        mentions = tuple(
            Mention(Label(m["label"]), (m["span"][0], m["span"][1]), m["node"], m["p"])
            for m in data["mentions"]
        )
        graph = ParseGraph.from_json(data["graph"])
        return cls(data["id"], data["iteration"], graph, mentions, data["score"], data["agreeing"])


@dataclass
class Buffers:
    """Success by problem id, and the ids of the problems not solved yet."""

    success: dict[str, Entry] = field(default_factory=dict)
    failure: dict[str, int] = field(default_factory=dict)  # id → iterations tried

    def add(self, entry: Entry) -> None:
        """A problem found once stays found; its first graph is kept."""
        self.success.setdefault(entry.id, entry)
        self.failure.pop(entry.id, None)

    def fail(self, id_: str, iteration: int) -> None:
        if id_ not in self.success:
            self.failure[id_] = iteration

    def tried(self, id_: str, iteration: int) -> bool:
        """Whether the search of this iteration has been at a problem, or need not be."""
        return id_ in self.success or self.failure.get(id_, -1) >= iteration

    def found_in(self, iteration: int) -> int:
        """How many graphs this iteration found."""
        return sum(entry.iteration == iteration for entry in self.success.values())

    def among(self, ids: Container[str]) -> Buffers:
        """What the initial parser said of these problems."""
        success = {i: e for i, e in self.success.items() if i in ids and e.iteration == 0}
        failure = {i: 0 for i in (*self.failure, *self.success) if i in ids and i not in success}
        return Buffers(success, failure)

    def curve(self) -> list[int]:
        """How many graphs the success buffer held after each iteration."""
        last = max((e.iteration for e in self.success.values()), default=-1)
        return [sum(e.iteration <= i for e in self.success.values()) for i in range(last + 1)]

    def write(self, folder: Path) -> None:
        _lines(folder / SUCCESS, (e.to_json() for e in self.success.values()))
        _lines(folder / FAILURE, ({"id": i, "iteration": n} for i, n in self.failure.items()))

    @classmethod
    def read(cls, folder: Path) -> Buffers:
        found = cls()
        for line in _read(folder / SUCCESS):
            entry = Entry.from_json(line)
            found.success[entry.id] = entry
        found.failure = {line["id"]: line["iteration"] for line in _read(folder / FAILURE)}
        return found


def _lines(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    write_atomically(path, lambda beside: beside.write_text(text, "utf-8"))


def _read(path: Path) -> Iterable[dict[str, Any]]:
    if not path.is_file():
        raise ModelError(f"{path} is missing", hint="start the training without --resume")
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            yield json.loads(line)
        except ValueError as error:
            raise ModelError(
                f"{path}, line {number}: {error}", hint="delete the file and start again"
            ) from None
