"""``fabula solve --engine ray``: many problems on many machines, through Ray Data.

The rows of all input files go to actors in parts of so many, fewer towards the end; an actor loads its solver
once. Whoever solves a part writes it into its own file, beside its place first and then renamed, under a name that
follows from the rows and from the fingerprint of the solver. So a part may be solved twice, after a machine was lost
(at least once), but the file is the same, and nothing is doubled. A later run reads the part files that are there
and sends out only the rows whose ids they lack. At the end the parts become one file in the order of the input.

The folder of the parts has to be one that all machines see.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from glob import glob
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fabula import __version__
from fabula.cli.base import Code, say
from fabula.cli.lines import PARQUET, Line, need_arrow, opened, read_lines, write_parquet
from fabula.cli.many import Way
from fabula.errors import DataError, FabulaError, extra_hint
from fabula.extract import LEARNED, SHIPPED, default
from fabula.workers import settle

PART = 100  # rows: some seconds of work, which is what a lost machine costs
LEAST = 10  # rows; towards the end the parts become smaller, so that all actors end at about the same time
SHARE = 32  # of what is left no part has more than one in so many


@dataclass(frozen=True)
class Row:
    """A line with its place among all lines of all files, and an id that stays the same from run to run."""

    number: int
    id: str
    line: Line


def rows(pattern: str) -> Iterator[Row]:
    """The rows of all files that the pattern names, in the order of their names."""
    paths = sorted(Path(name) for name in glob(pattern)) or [Path(pattern)]
    number = 0
    for path in paths:
        for line in read_lines(path):
            number += 1
            own = json.dumps(line.id, ensure_ascii=False) if line.id is not None else f"#{line.number}"
            yield Row(number, f"{path.name}:{own}", line)


def fingerprint(way: Way) -> str:
    """What the results follow from besides the text: version, reader, model, limits and form."""
    found = sha256(json.dumps([__version__, asdict(way) | {"jobs": 0}], sort_keys=True).encode())
    if (way.extractor or default()) in LEARNED:
        for path in sorted(path for path in SHIPPED.iterdir() if path.is_file()):
            found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:12]


def part_name(part: list[Row], mark: str) -> str:
    """The same rows and the same solver give the same name."""
    ids = sha256("\n".join(f"{row.id} {row.line.digest}" for row in part).encode()).hexdigest()[:16]
    return f"part-{part[0].number:09}-{ids}-{mark}.jsonl"


class PartSolver:
    """What an actor does: it loads the solver once and turns parts into files."""

    def __init__(self, way: Way, folder: str) -> None:
        self.solve = way.maker()
        self.folder = Path(folder)
        settle()

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        for name, part in zip(batch["name"], batch["part"], strict=True):
            self._write(self.folder / str(name), json.loads(str(part)))
        return {"name": batch["name"]}

    def _write(self, path: Path, part: list[dict[str, Any]]) -> None:
        text = ""
        for sent in part:
            record = {"row": sent["row"], "key": sent["key"], **self.solve(Line(**sent["line"]))}
            text += json.dumps(record, ensure_ascii=False) + "\n"
        beside = path.with_name(f".{path.name}.{id(self)}")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)


def solve_on_ray(way: Way, pattern: str, out: Path | None, address: str = "") -> Code:
    """Solve every row that no part file has yet, and put the parts together; 1 if any row was bad."""
    if find_spec("ray") is None:
        raise FabulaError("--engine ray needs Ray", hint=extra_hint("ray"))
    if out is None:
        raise DataError("--engine ray needs --out", hint="a .jsonl or .parquet file in a folder that all see")
    if out.suffix == PARQUET:
        need_arrow()
    folder = out.with_name(f"{out.name}.parts").absolute()
    folder.mkdir(parents=True, exist_ok=True)
    mark = fingerprint(way)
    done = {(key, _digest(record)) for _, key, record in _finished(folder, mark)}
    left = _parts((row for row in rows(pattern) if (row.id, row.line.digest) not in done), mark)
    if done:
        say(f"{len(done)} rows were there already")
    _run(left, way, folder, address)
    return _merge(folder, mark, [(row.id, row.line.digest) for row in rows(pattern)], out)


def _parts(left: Iterable[Row], mark: str) -> list[dict[str, str]]:
    """What is sent out; a part travels as JSON, so that Ray need not guess the types of its columns."""
    parts, waiting = [], list(left)
    at = 0
    while part := waiting[at : at + _size(len(waiting) - at)]:
        sent = [{"row": row.number, "key": row.id, "line": asdict(row.line)} for row in part]
        parts.append({"name": part_name(part, mark), "part": json.dumps(sent, ensure_ascii=False)})
        at += len(part)
    return parts


def _size(left: int) -> int:
    """How many of the rows that are left the next part has."""
    return min(PART, max(LEAST, left // SHARE))


def _run(parts: list[dict[str, str]], way: Way, folder: Path, address: str) -> None:
    import ray

    if not parts:
        return
    started = not ray.is_initialized()
    if started:
        os.environ.setdefault(
            "RAY_worker_niceness", "0"
        )  # as of the processes of --jobs; Ray would give its own the least
        here: dict[str, Any] = {} if address else {"include_dashboard": False, "num_cpus": _cores(way.jobs)}
        ray.init(address=address or None, log_to_driver=False, **here)
    try:
        ray.data.DataContext.get_current().enable_progress_bars = False
        room = max(1, int(ray.cluster_resources().get("CPU", 1)))
        actors = min(way.jobs or room, room)  # an actor beyond the cores would never get one
        # Every block is one part: a lost actor costs the parts it had in hand, and they are sent out again.
        dataset = ray.data.from_items(parts, override_num_blocks=len(parts)).map_batches(
            PartSolver,
            fn_constructor_args=(way, str(folder)),
            batch_size=1,
            batch_format="numpy",
            compute=ray.data.ActorPoolStrategy(size=min(actors, len(parts))),
            num_cpus=1,
        )
        for _ in dataset.iter_rows():
            pass
    finally:
        if started:
            ray.shutdown()


def _cores(jobs: int) -> int | None:
    """What a cluster of our own is told to have: as many cores as jobs are wanted; None to let it count."""
    return max(jobs, os.cpu_count() or 1) if jobs else None


def _finished(folder: Path, mark: str) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """Row number, id and record of all rows that were solved by the same solver."""
    for path in sorted(folder.glob(f"part-*-{mark}.jsonl")):
        with opened(path, "rb") as file:
            for raw in file:
                record = json.loads(raw)
                yield record.pop("row"), record.pop("key"), record


def _digest(record: dict[str, Any]) -> str:
    """Of the text that a record was made of; of the empty one where there was no text."""
    return str(record["sha"]) if "sha" in record else Line(0, record.get("text", "")).digest


def _merge(folder: Path, mark: str, wanted: list[tuple[str, str]], out: Path) -> Code:
    """One record a row, in the order of the input as it is now; nothing is lost and nothing doubled.

    ``wanted`` are the ids with the digests of their texts: a text that was changed since is another row.
    """
    found = {(key, _digest(record)): record for _, key, record in _finished(folder, mark)}
    if len({key for key, _ in wanted}) < len(wanted):
        double = next(key for key, count in Counter(key for key, _ in wanted).items() if count > 1)
        raise DataError(f"two rows have the id {double}", hint="ids must be unique within a file")
    if lost := [key for key in wanted if key not in found]:
        raise DataError(f"{len(lost)} rows were not solved, the first is {lost[0][0]}", hint="run it again")
    records = ({"row": number, **found[key]} for number, key in enumerate(wanted, 1))
    if out.suffix == PARQUET:
        write_parquet(out, records)
    else:
        beside = out.with_name(f".{out.name}.new")
        with opened(beside, "wb") as file:
            file.writelines(json.dumps(record, ensure_ascii=False).encode() + b"\n" for record in records)
        beside.replace(out)
    tally = Counter("bad" if "bad" in found[key] else str(found[key]["status"]) for key in wanted)
    say(", ".join(f"{count} {name}" for name, count in sorted(tally.items())) or "no rows")
    return Code.UNSOLVED if tally["bad"] else Code.OK
